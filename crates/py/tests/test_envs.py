"""PettingZoo, Gymnasium and OpenSpiel, by their own tests."""

import pickle
import warnings

import numpy as np
import pytest

import kaiju

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel  # noqa: E402


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 4, "shaping": 0.5}, {"edition": "godzilla", "players": 3, "switches": {"evolutions": True}}],
)
def test_pettingzoo_accepts_it(options):
    with warnings.catch_warnings():
        # An agent that is not asked has no legal answers, which they would rather be told.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(kaiju.env(**options), num_cycles=200)
    seed_test(lambda: kaiju.env(**options), num_cycles=100)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "shaping": 0.5}])
def test_pettingzoo_accepts_its_parallel_form(options):
    """Players answer one after the other: of the answers that a step hands over, only that of the agent that is asked counts.
    PettingZoo has a form for such games, and refuses the one in which all answers count."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Live agent was not given|Agent was given")
        parallel_api_test(turn_based_aec_to_parallel(kaiju.env(**options)), num_cycles=400)
    with pytest.raises(AssertionError, match="parallelizable"):
        aec_to_parallel(kaiju.env(**options))


def test_the_parallel_form_is_the_same_with_the_same_seed():
    """PettingZoo's own test draws without a mask, so it needs spaces that draw what is legal, and it stops after one step: its names
    of agents count as truths. So two are also compared over whole games."""
    make = lambda: turn_based_aec_to_parallel(kaiju.env(players=3, shaping=0.5))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Live agent was not given|Agent was given")
        parallel_seed_test(make, num_cycles=100)
        for seed in range(3):
            pair, steps = [make(), make()], 0
            for env in pair:
                env.reset(seed=seed)
                for agent in env.agents:
                    env.action_space(agent).seed(seed)
            while pair[0].agents:
                answers = [{agent: env.action_space(agent).sample() for agent in env.agents} for env in pair]
                one, two = (env.step(chosen) for env, chosen in zip(pair, answers))
                assert answers[0] == answers[1] and one[1:] == two[1:]
                assert all((one[0][agent][part] == two[0][agent][part]).all() for agent in one[0] for part in one[0][agent])
                steps += 1
            assert not pair[1].agents and steps > 20


def test_an_agent_sees_what_its_seat_sees():
    """What is hidden may be anything else, and no agent is shown another thing."""
    env = kaiju.env(edition="godzilla", players=3, switches={"evolutions": True})
    env.reset(seed=4)
    rng, compared = np.random.default_rng(1), 0
    for agent in env.agent_iter(400):
        seen, _, ended, cut, _ = env.last()
        if not (ended or cut):
            for seat in env.agents:
                shown = env.observe(seat)
                other = env.game.view(seat).imagine(int(rng.integers(99)))
                if other.inputs == 0:
                    compared += other != env.game
                    assert (other.observe(seat) == shown["observation"]).all()
                    mask = other.mask() if seat == agent else np.zeros(kaiju.ANSWERS, np.int8)
                    assert (mask == shown["action_mask"]).all()
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert compared > 50


@pytest.mark.parametrize("shaping", [0.0, 0.25])
def test_rewards_are_shares_of_the_win_and_what_was_gained(shaping):
    for seed in range(6):
        env = kaiju.env(players=3, shaping=shaping)
        env.reset(seed=seed)
        start = env.game.standing
        sums = dict.fromkeys(env.possible_agents, 0.0)
        rng = np.random.default_rng(seed)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            sums[agent] += reward
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        gained = [shaping * (end - begun) for begun, end in zip(start, env.game.standing)]
        assert list(sums.values()) == pytest.approx([share + more for share, more in zip(env.game.shares, gained)], abs=1e-5)
        assert (shaping > 0) == any(gained)


@pytest.mark.parametrize("make", [kaiju.env, kaiju.gym])
def test_what_no_environment_can_be_made_of_is_refused_at_once(make):
    """Not at the first step, when a game has moved."""
    for shaping in ("0.1", None, [0.1], 1j):
        with pytest.raises(TypeError, match="shaping is a number, not"):
            make(players=2, shaping=shaping)
    for shaping in (float("nan"), float("inf"), 10**400):
        with pytest.raises(kaiju.KaijuError, match="shaping is a finite number, not"):
            make(players=2, shaping=shaping)
    for render_mode in ("human", "", 0):
        with pytest.raises(kaiju.KaijuError, match='render_mode is "ansi" or None, not'):
            make(players=2, render_mode=render_mode)
    for shaping in (0, 0.5, np.float32(0.5), True):
        assert make(players=2, shaping=shaping).shaping == float(shaping)


def test_a_learner_sits_at_a_seat_that_is_there():
    for seat in ("AB", "", "C", "a", 0, 1.5):
        with pytest.raises(kaiju.KaijuError, match="expected a seat from A to B, or None for any, found"):
            kaiju.gym(players=2, seat=seat)


def test_an_illegal_answer_changes_nothing():
    env = kaiju.env(players=2)
    env.reset(seed=1)
    before = env.game.to_text()
    for wrong in (-1, kaiju.ANSWERS, int(np.flatnonzero(env.game.mask() == 0)[0])):
        with pytest.raises(kaiju.IllegalAnswer):
            env.step(wrong)
    assert env.game.to_text() == before


def test_an_environment_that_ended_takes_no_answer():
    """The learner is out while others play on, or the game is over: what comes then is no answer of somebody else."""
    ended = set()
    for seed in range(40):
        env = kaiju.gym(players=3, opponents="random", seat="B")
        with pytest.raises(kaiju.IllegalAnswer):
            env.step(0)
        env.reset(seed=seed)
        done = False
        while not done:
            _, _, done, _, _ = env.step(env.action_space.sample())
        before, over = env.game.to_text(), env.game.over
        for number in {0, kaiju.ANSWERS, *env.game.legal_numbers()}:
            with pytest.raises(kaiju.IllegalAnswer) as refused:
                env.step(number)
            assert refused.value.reason == "over" and env.game.to_text() == before
        ended.add(over)
        env.reset(seed=seed)
        env.step(env.action_space.sample())
    assert ended == {False, True}
    env = kaiju.env(players=2)
    with pytest.raises(kaiju.IllegalAnswer):
        env.step(0)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    before = env.game.to_text()
    with pytest.raises(kaiju.IllegalAnswer):
        env.step(0)
    assert env.game.over and env.game.to_text() == before


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "seat": None, "opponents": ["random", "greedy", "clumsy"]}])
def test_gymnasium_accepts_it(options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = kaiju.gym(**options)
        # It draws an answer in one game and gives it in the next, where it may not be legal: which it draws is left to no luck.
        env.action_space.seed(1)
        check_env(env, skip_render_check=True)


def test_a_learner_plays_against_bots():
    env = kaiju.gym(players=3, opponents=["random", "greedy"], seat="B", shaping=0.25, render_mode="ansi")
    rewards = []
    for seed in range(5):
        env.reset(seed=seed)
        start, total, done = env.game.standing[1], 0.0, False
        while not done:
            _, reward, done, cut, info = env.step(env.action_space.sample())
            assert not cut and info == {"seat": "B"}
            total += reward
        share = env.game.shares[1]
        assert total == pytest.approx(share + 0.25 * (env.game.standing[1] - start), abs=1e-5)
        assert env.render().startswith("kaiju position 1")
        rewards.append(share)
    with pytest.raises(ValueError):
        kaiju.gym(players=3, opponents=["random"])


def test_openspiel_accepts_it():
    pyspiel = pytest.importorskip("pyspiel")
    import kaiju.spiel  # noqa: F401

    for params in ({"players": 2}, {"players": 3, "edition": "godzilla", "evolutions": True}):
        game = pyspiel.load_game("python_kaiju", params)
        assert game.num_players() == params["players"]
        state, rng = game.new_initial_state(), np.random.default_rng(2)
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                assert sum(chances) == pytest.approx(1.0)
                action = int(rng.choice(actions, p=np.array(chances) / sum(chances)))
            else:
                player = state.current_player()
                assert len(state.observation_tensor(player)) == kaiju.observation_size()
                action = int(rng.choice(state.legal_actions()))
                assert state.action_to_string(player, action)
            twin = state.clone()
            # OpenSpiel hands on whatever action it is given.
            for wrong in (-2, max(state.legal_actions()) + 1, kaiju.ANSWERS):
                with pytest.raises(kaiju.IllegalAnswer):
                    twin.apply_action(wrong)
            if state.is_chance_node():
                with pytest.raises(kaiju.IllegalAnswer, match="chance can say 0 to"):
                    state.action_to_string(state.current_player(), -2)
            state.apply_action(action)
            twin.apply_action(action)
            assert str(twin) == str(state)
        assert sum(state.returns()) in (0.0, 1.0) or len(set(state.returns()) - {0.0}) == 1
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    with pytest.raises(kaiju.KaijuError):
        pyspiel.load_game("python_kaiju", {"players": 2, "edition": "third"}).new_initial_state()


@pytest.mark.parametrize("said", ["python_kaiju", "python_kaiju(players=3,edition=godzilla,evolutions=True)"])
def test_openspiel_plays_its_playthrough_again(tmp_path, said):
    pytest.importorskip("pyspiel")
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    import kaiju.spiel  # noqa: F401

    # It asks for a flag of a command line that its own programs have read.
    flags.FLAGS.mark_as_parsed()
    told = generate_playthrough.playthrough(said, None, seed=1)
    assert f"NumDistinctActions() = {kaiju.ANSWERS}" in told and "IsTerminal() = True" in told
    path = tmp_path / "python_kaiju.txt"
    path.write_text(told, encoding="utf-8")
    first, again = generate_playthrough.replay(path)
    assert first == again == told and told.count("action: ") > 50
