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


def test_ray_gives_the_same_figures_though_a_worker_dies():
    ray = pytest.importorskip("ray")
    import os
    import signal

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        pids = ray.get([ray.remote(os.getpid).remote() for _ in range(4)])
        killed = []

        def kill_one(done, of):
            if not killed:
                killed.append(pids[0])
                try:
                    os.kill(pids[0], signal.SIGKILL)
                except ProcessLookupError:
                    pass

        options = {"seed": 2, "part": 25, "players": 4}
        far = kaiju.study(["greedy"], 400, on="ray", progress=kill_one, **options)
        assert killed and far == kaiju.study(["greedy"], 400, **options)
    finally:
        ray.shutdown()
