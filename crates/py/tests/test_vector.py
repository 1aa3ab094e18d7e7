"""Many games at once."""

import hashlib
import os
import threading

import numpy as np
import pytest

import kaiju


def test_arrays_have_one_shape_and_are_written_in_place():
    vector = kaiju.vector(7, players=3, seed=3)
    arrays = (vector.observations, vector.masks, vector.rewards, vector.dones, vector.seats)
    assert [array.shape for array in arrays] == [(7, kaiju.observation_size()), (7, kaiju.ANSWERS), (7, 6), (7,), (7,)]
    assert [array.dtype for array in arrays] == [np.int8, np.int8, np.float32, np.bool_, np.int8]
    place = vector.masks.__array_interface__["data"][0]
    vector.step(vector.sample())
    assert vector.masks.__array_interface__["data"][0] == place and vector.inputs >= 7
    with pytest.raises(ValueError):
        vector.masks[0, 0] = 1


@pytest.mark.parametrize("bots", [[None, None, None], [None, "greedy", "random"]])
def test_it_shows_what_the_seat_sees_and_ends_games(bots):
    vector = kaiju.vector(16, players=3, bots=bots, seed=5, threads=2)
    ended, wins = 0, 0.0
    for step in range(400):
        for game in range(0, 16, 5):
            view = vector.view(game)
            assert "ABC".index(view.seat) == vector.seats[game]
            assert sorted(view.legal_numbers()) == np.flatnonzero(vector.masks[game]).tolist()
            assert len(view.legal()) > 1
            if step % 20 == 0:
                shown = kaiju.Game.from_text(view.imagine(1).to_text()) if view.imagine(1).inputs == 0 else None
                if shown is not None:
                    assert (shown.observe(view.seat) == vector.observations[game]).all()
        vector.step(vector.sample())
        ended += int(vector.dones.sum())
        wins += float(vector.rewards.sum())
        assert not vector.rewards[~vector.dones].any()
    assert ended > 16 and 0 < wins <= ended


def test_the_same_seed_and_answers_give_the_same_games():
    one, other = kaiju.vector(40, players=2, seed=9, threads=1), kaiju.vector(40, players=2, seed=9, threads=3)
    for _ in range(200):
        answers = one.sample()
        assert (answers == other.sample()).all()
        one.step(answers)
        other.step(answers)
        assert (one.observations == other.observations).all() and (one.masks == other.masks).all()
        assert (one.rewards == other.rewards).all() and (one.dones == other.dones).all()
    third = kaiju.vector(40, players=2, seed=10)
    assert (third.observations != one.observations).any()


def test_what_is_wrong_is_refused_and_nothing_moves():
    vector = kaiju.vector(3, players=2)
    good, before = vector.sample().copy(), vector.masks.copy()
    for wrong in ([0, 0], [good[0], good[1], -1], [good[0], good[1], kaiju.ANSWERS], []):
        with pytest.raises((kaiju.KaijuError, TypeError)):
            vector.step(wrong)
    for wrong in ([0.5, 0.5, 0.5], [[0, 0, 0]], "abc", None):
        with pytest.raises((TypeError, ValueError)):
            vector.step(wrong)
    assert (vector.masks == before).all()
    vector.step(good)
    for options in ({"games": 0}, {"games": 10**9}, {"games": 2, "bots": ["greedy", "greedy"], "players": 2}, {"games": 2, "threads": 0}):
        with pytest.raises(kaiju.KaijuError):
            kaiju.vector(**options)


def test_nobody_looks_where_nobody_wants_to():
    assert kaiju.vector(4, players=2, observe=False).observations.shape == (0, kaiju.observation_size())


def test_lists_are_the_places_of_the_ones():
    rows, lists = (kaiju.vector(12, players=3, bots=[None, "greedy"], seed=4, lists=lists) for lists in (False, True))
    assert lists.observations.shape[0] == lists.masks.shape[0] == rows.seen.shape[0] == rows.legal.shape[0] == 0
    for _ in range(100):
        for game, (seen, legal) in enumerate(lists.counts):
            assert sorted(lists.seen[game, :seen]) == np.flatnonzero(rows.observations[game]).tolist()
            assert sorted(lists.legal[game, :legal]) == np.flatnonzero(rows.masks[game]).tolist()
        answers = rows.sample()
        rows.step(answers)
        lists.step(answers)
    assert (kaiju.vector(3, players=2, lists=True, observe=False).counts[:, 0] == 0).all()
    with pytest.raises(ValueError):
        lists.legal[0, 0] = 1


def test_bits_are_the_rows_packed():
    rows, bits = (kaiju.vector(12, players=3, bots=[None, "greedy"], seed=4, bits=bits) for bits in (False, True))
    assert bits.observations.shape[0] == bits.masks.shape[0] == rows.observation_bits.shape[0] == rows.mask_bits.shape[0] == 0
    unpacked = lambda packed, width: np.unpackbits(packed, axis=1, bitorder="little")[:, :width]
    for _ in range(100):
        assert (unpacked(bits.observation_bits, kaiju.observation_size()) == rows.observations).all()
        assert (unpacked(bits.mask_bits, kaiju.ANSWERS) == rows.masks).all()
        answers = rows.sample()
        assert (answers == bits.sample()).all()
        rows.step(answers)
        bits.step(answers.astype(np.int64))
    blind = kaiju.vector(3, players=2, bits=True, observe=False)
    assert blind.observation_bits.shape[0] == 0 and blind.mask_bits.any(axis=1).all()
    with pytest.raises(kaiju.KaijuError):
        kaiju.vector(3, players=2, bits=True, lists=True)
    with pytest.raises(ValueError):
        bits.mask_bits[0, 0] = 1


def test_who_follows_advice_wins():
    vector = kaiju.vector(32, players=3, bots=[None, "random", "random"], seed=6)
    won = ended = 0.0
    while ended < 100:
        vector.step(vector.advise("greedy"))
        won += float(vector.rewards[:, 0].sum())
        ended += int(vector.dones.sum())
    assert won > 0.7 * ended
    with pytest.raises(kaiju.KaijuError):
        vector.advise("nobody")


def played(vector, steps):
    """What some steps come to."""
    sums = hashlib.sha256()
    for _ in range(steps):
        vector.step(vector.sample())
        sums.update(vector.masks.tobytes() + vector.rewards.tobytes() + vector.seats.tobytes())
    return sums.digest()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is forked here")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.parametrize("threads", [None, 3])
def test_a_forked_process_steps_on(threads):
    """It has none of the threads of its parent. Did it wait for them, this would never end."""
    vector = kaiju.vector(100, players=2, seed=8, threads=threads, observe=False)
    played(vector, 5)
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            again = kaiju.vector(100, players=2, seed=8, threads=threads, observe=False)
            os.write(writes, played(vector, 20) + played(again, 5))
            status = 0
        finally:
            os._exit(status)
    os.close(writes)
    with os.fdopen(reads, "rb") as pipe:
        told = pipe.read()
    assert os.waitpid(child, 0)[1] == 0
    again = kaiju.vector(100, players=2, seed=8, threads=1, observe=False)
    assert told == played(vector, 20) + played(again, 5)


def test_a_vector_in_two_threads_raises():
    """Two threads ask one vector for advice until one of them comes while the other is answered. What was refused moved nothing."""
    vector, twin = (kaiju.vector(64, players=2, seed=3, observe=False) for _ in range(2))
    met, went, refused = threading.Event(), [], []

    def ask():
        while not met.is_set():
            try:
                vector.advise("scorer")
                went.append(1)
            except kaiju.InUse as error:
                refused.append(str(error))
                met.set()

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(refused) == {"another thread is using this vector"}
    for _ in went:
        twin.advise("scorer")
    assert played(vector, 5) == played(twin, 5)


def test_threads_of_python_hand_over_and_get_back():
    """Four threads of Python step a vector each, and all of them share the threads of Rust."""
    alone, told = played(kaiju.vector(40, players=2, seed=5, threads=1, observe=False), 500), []
    work = lambda: told.append(played(kaiju.vector(40, players=2, seed=5, observe=False), 500))
    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told == [alone] * 4
