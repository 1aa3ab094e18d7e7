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
                    assert seat == agent or not shown["action_mask"].any()
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert compared > 50


def test_rewards_are_shares_of_the_win():
    for seed in range(6):
        env = kaiju.env(players=3)
        env.reset(seed=seed)
        sums = dict.fromkeys(env.possible_agents, 0.0)
        rng = np.random.default_rng(seed)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            sums[agent] += reward
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert list(sums.values()) == env.game.shares


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
            state.apply_action(action)
            twin.apply_action(action)
            assert str(twin) == str(state)
        assert sum(state.returns()) in (0.0, 1.0) or len(set(state.returns()) - {0.0}) == 1
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
    pyspiel.random_sim_test(pyspiel.load_game("python_kaiju"), num_sims=1, serialize=True, verbose=False)


def test_openspiel_writes_a_playthrough():
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import generate_playthrough

    import kaiju.spiel  # noqa: F401

    told = generate_playthrough.playthrough("python_kaiju", None, seed=1)
    assert "NumDistinctActions() = 11092" in told and "IsTerminal() = True" in told
