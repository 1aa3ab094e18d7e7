"""Studies in parts."""

import json
import pickle
import subprocess

import pytest

import kaiju


def test_parts_add_up_to_the_whole():
    whole = kaiju.sim(["greedy", "random", "random"], 60, seed=4, threads=2)
    seen = []
    parts = kaiju.study(["greedy", "random", "random"], 60, seed=4, part=17, progress=lambda done, of: seen.append((done, of)))
    assert parts == whole and pickle.loads(pickle.dumps(parts)) == whole
    assert seen == [(17, 60), (34, 60), (51, 60), (60, 60)]
    assert whole.to_dict()["wins"] == whole.wins and sum(whole.wins) <= 60
    with pytest.raises(kaiju.KaijuError):
        whole + kaiju.sim(["random"], 1, players=2)
    with pytest.raises(ValueError):
        kaiju.study(["random"], 1, players=2, on="moon")
    with pytest.raises(kaiju.KaijuError):
        kaiju.Tally.from_numbers(2, [1, 2])


def test_the_figures_are_those_of_the_program(request):
    program = request.config.getoption("--kaiju")
    if program is None:
        pytest.skip("no kaiju was named with --kaiju")
    said = subprocess.run(
        [program, "sim", "--bots", "greedy,random,random", "--games", "40", "--seed", "6", "--json"],
        capture_output=True, check=True, text=True,
    )
    told = json.loads(said.stdout)
    ours = kaiju.study(["greedy", "random", "random"], 40, seed=6, part=13).to_dict()
    assert {key: told[key] for key in ours} == ours


def test_ray_gives_the_same_figures_though_a_worker_dies(tmp_path, monkeypatch):
    """The worker that comes to the fourth part first is killed in the middle of it."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    options = {"seed": 2, "part": 25, "players": 4}
    near = kaiju.study(["greedy"], 250, **options)
    dead = str(tmp_path / "dead")

    def play(bots, games, first_game, **options):
        import os
        import signal

        tally = kaiju.sim(bots, games, first_game=first_game, **options)
        if first_game == 75 and not os.path.exists(dead):
            open(dead, "x").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return tally

    monkeypatch.setattr(kaiju.studies, "_play", play)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        seen = []
        far = kaiju.study(["greedy"], 250, on="ray", progress=lambda done, of: seen.append(done), **options)
    finally:
        ray.shutdown()
    assert (tmp_path / "dead").exists() and far == near and seen[-1] == 250
