"""Studies in parts."""

import json
import pathlib
import pickle
import shutil
import signal
import subprocess
import sys
import threading

import pytest

import kaiju

SHIPPED = pathlib.Path(__file__).resolve().parents[3] / "docs/corpus/small"
SMALL = {"games": 7, "part": 3, "seed": 4, "bots": ["greedy", "random"], "players": [2, 3]}


def files(folder):
    """All that lies in a folder."""
    root = pathlib.Path(folder)
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def said(request, *words):
    """What the program prints."""
    program = request.config.getoption("--kaiju")
    if program is None:
        pytest.skip("no kaiju was named with --kaiju")
    return json.loads(subprocess.run([program, *words, "--json"], capture_output=True, check=True, text=True).stdout)


def test_parts_add_up_to_the_whole():
    whole = kaiju.sim(["greedy", "random", "random"], 60, seed=4, threads=2)
    seen = []
    parts = kaiju.study(
        "sim", bots=["greedy", "random", "random"], games=60, seed=4, part=17, progress=lambda done, of: seen.append((done, of))
    )
    assert parts == whole and pickle.loads(pickle.dumps(parts)) == whole
    assert seen == [(17, 60), (34, 60), (51, 60), (60, 60)]
    assert whole.to_dict()["wins"] == whole.wins and sum(whole.wins) <= 60
    with pytest.raises(kaiju.KaijuError):
        whole + kaiju.sim(["random"], 1, players=2)


def test_a_tally_is_of_games():
    """Numbers that contradict one another are refused, and so is a sum that is larger than what can be counted."""
    tally = kaiju.sim(["random"], 30, players=2, seed=3)
    numbers = tally.numbers()
    assert kaiju.Tally.from_numbers(2, numbers) == tally
    for at in range(len(numbers)):
        # What inputs add up to is told by nothing else.
        one_more = [numbers[at] + 1] if at not in range(25, 29) else []
        for other in (*one_more, 2**64 - 1, 2**128 - 1):
            with pytest.raises(kaiju.KaijuError):
                kaiju.Tally.from_numbers(2, [*numbers[:at], other, *numbers[at + 1 :]])
    for players, wrong in [
        (2, []),
        (2, numbers[:28]),
        (2, [2**64 - 1] * 29),
        (2, [2**64] * 29),
        (7, numbers),
        (2, kaiju.sim(["random"], 30, players=6).numbers()),
    ]:
        with pytest.raises(kaiju.KaijuError):
            kaiju.Tally.from_numbers(players, wrong)
    many = kaiju.Tally.from_numbers(2, [2**58, 0, 0, 2**58, *[0] * 15, *2 * [0, 0, 0, 2**64 - 1, 0]])
    assert many.to_dict()["stuck"] == many.games == 2**58
    with pytest.raises(kaiju.KaijuError, match="cannot be counted"):
        many + many


def test_what_is_wrong_is_refused(tmp_path):
    for what, options in [
        ("sim", {"bots": ["random"], "games": 1, "players": 2, "on": "moon"}),
        ("sim", {"bots": ["random"], "games": 1, "players": 2, "part": 0}),
        ("census", {}),
        ("sim", {"games": 1}),
        ("sim", {"bots": ["random"]}),
        ("corpus", {"manifest": SMALL}),
        ("arena", {"bots": ["greedy"]}),
        ("arena", {"bots": ["greedy", "random"], "among": "seer"}),
        ("arena", {"bots": ["greedy", "random"], "players": 9}),
        ("atlas", {"subject": "weather"}),
        ("atlas", {"cards": ["umbrella"]}),
        ("corpus", {"out": tmp_path / "no", "manifest": {"bots": ["mcts:5ms"]}}),
        ("corpus", {"out": tmp_path / "no", "manifest": {"games": 0}}),
        ("corpus", {"out": tmp_path / "no", "manifest": SMALL, "colour": "red"}),
        ("corpus", {"out": tmp_path / "no", "manifest": SMALL, "on": "moon"}),
        ("corpus", {"out": tmp_path / "no", "manifest": {**SMALL, "games": 2.5}}),
    ]:
        with pytest.raises((kaiju.KaijuError, TypeError)):
            kaiju.study(what, **options)
    assert not (tmp_path / "no").exists()


def test_what_a_study_does_not_know_is_named():
    """With what there is instead. Nothing is played before: a progress would be told."""
    duel = {"bots": ["random", "greedy"], "players": 2, "games": 1, "progress": lambda done, of: pytest.fail("something was played")}
    seats = {"subject": "seats", "bot": "random", "players": 2, "games": 1, "progress": duel["progress"]}
    for what, options, said in [
        ("arena", {**duel, "sed": 5}, 'a study of "arena" takes bots, games, seed, .*, not sed'),
        ("atlas", {**seats, "first_game": 5}, 'a study of "atlas" takes subject, .*, not first_game'),
        ("sim", {**duel, "among": "greedy", "card": 1}, 'a study of "sim" takes bots, .*, not among, card'),
        ("corpus", {"out": "no", "manifest": SMALL, "games": 5}, "takes out, manifest, not games"),
        ("census", {}, 'a "sim", an "arena", an "atlas" or a "corpus", not \'census\''),
        ("sim", {**duel, "on": "moon"}, '"here" or "ray", not on \'moon\''),
        ("atlas", {**seats, "cards": ["wings"]}, "cards are tried with .*, not with 'seats'"),
        *[
            (what, {**options, name: wrong}, rf"{name} is {limit}, not {wrong}")
            for what, options in [("sim", duel), ("arena", duel), ("atlas", seats)]
            for name, wrong, limit in [
                ("games", -1, "1 or more"),
                ("games", 0, "1 or more"),
                ("games", 2.7, "a whole number"),
                ("games", 2**64, f"{2**64 - 1} or less"),
                ("part", 0, "1 or more"),
                ("part", 2.5, "a whole number"),
                ("threads", 0, "1 or more"),
                ("threads", 257, "256 or less"),
            ]
        ],
        *[
            (what, {**duel, "first_game": wrong}, f"first_game is {limit}, not {wrong}")
            for what in ("sim", "arena")
            for wrong, limit in [(-1, "0 or more"), (2**64 - 1, f"{2**64 - 2} or less")]
        ],
        *[
            (what, {**options, "players": wrong}, "players (are|is) ")
            for what, options in [("arena", duel), ("atlas", seats)]
            for wrong in ([], "2", [7], [2.5])
        ],
        ("sim", {**duel, "bots": "greedy"}, "bots are a list of names, not 'greedy'"),
        ("sim", {**duel, "games": 10**9, "part": 1}, "at most 1,000,000 parts: make them larger than 1 games"),
        ("sim", {**duel, "progress": 5}, "progress is called with two numbers, and 5 cannot be called"),
    ]:
        for on in {options.get("on", "here"), "ray"} if "moon" not in said else ["moon"]:
            with pytest.raises((kaiju.KaijuError, TypeError), match=said):
                kaiju.study(what, **{**options, "on": on})
    assert kaiju.study("arena", **{**duel, "progress": None, "among": "random", "seed": 2, "first_game": 3, "edition": "first"})
    for what, names in kaiju.studies._OPTIONS.items():
        told = next(part for part in kaiju.study.__doc__.split("\n\n") if part.strip().startswith((f'A "{what}"', f'An "{what}"')))
        assert all(name in told for name in names), (what, told)
    with pytest.raises(kaiju.KaijuError, match="there are not 2 games"):
        kaiju.sim(["random"], 2, players=2, first_game=2**64 - 1)


def test_the_figures_are_those_of_the_program(request, tmp_path):
    told = said(request, "sim", "--bots", "greedy,random,random", "--games", "40", "--seed", "6")
    ours = kaiju.study("sim", bots=["greedy", "random", "random"], games=40, seed=6, part=13).to_dict()
    assert {key: told[key] for key in ours} == ours
    told = said(request, "arena", "--bots", "greedy,random", "--players", "2,3", "--games", "12", "--seed", "3")
    ours = kaiju.study("arena", bots=["greedy", "random"], players=[2, 3], games=12, seed=3, part=5)
    assert {key: told[key] for key in ours} == ours and len(ours["pairings"]) == 4
    for subject, words, options in [
        ("cards", ["--card", "wings", "--card", "jets"], {"cards": ["wings", "jets"]}),
        ("evolutions", ["--evolutions", "--card", "radioactive-waste"], {"cards": ["radioactive-waste"]}),
        ("seats", ["--seats"], {}),
        ("tokyo", ["--tokyo"], {}),
        ("monsters", ["--monsters"], {}),
        ("personalities", ["--personalities"], {}),
    ]:
        told = said(request, "atlas", *words, "--games", "60", "--players", "2,4", "--seed", "9")
        ours = kaiju.study("atlas", subject=subject, games=60, players=[2, 4], seed=9, part=25, **options)
        assert [{key: row[key] for key in mine} for row, mine in zip(told, ours)] == ours and len(ours) == len(told)
    near, far = tmp_path / "near", tmp_path / "far"
    ours = kaiju.study("corpus", out=near, manifest=SMALL)
    words = ["corpus", "--games", "7", "--part", "3", "--seed", "4", "--bots", "greedy,random", "--players", "2-3"]
    assert said(request, *words, "--out", str(far)) == ours
    assert files(near) == files(far) and len(files(near)) == 14


def test_a_corpus_is_gone_on_with_and_made_again(tmp_path):
    one, again = tmp_path / "one", tmp_path / "again"
    kaiju.study("corpus", out=one, manifest=SMALL)
    before = files(one)
    (one / "seats/part-00001.parquet").unlink()
    seen = []
    kaiju.study("corpus", out=one, manifest=SMALL, threads=2, progress=lambda done, of: seen.append((done, of)))
    assert seen == [(3, 3)] and files(one) == before
    told = kaiju.study("corpus", out=again, manifest=one / "manifest.json")
    assert (told["compared"], told["differ"]) == (12, []) and files(again) == before


@pytest.mark.parametrize("how", ["SIGKILL", "SIGINT"])
def test_a_corpus_is_gone_on_with_after_a_kill_and_after_ctrl_c(tmp_path, how):
    """The process that makes it ends after the first of three parts. Who goes on comes to the same bytes."""
    if not hasattr(signal, how):
        pytest.skip(f"no {how} here")
    out, whole = tmp_path / "out", tmp_path / "whole"
    code = (
        "import os, signal, sys, kaiju\n"
        f"end = lambda done, of: os.kill(os.getpid(), signal.{how})\n"
        f"kaiju.study('corpus', out=sys.argv[1], manifest={SMALL!r}, progress=end)\n"
    )
    ended = subprocess.run([sys.executable, "-c", code, out], capture_output=True, text=True)
    assert ended.returncode == -getattr(signal, how), ended.stderr
    assert (out / "decisions/part-00000.parquet").exists() and not (out / "decisions/part-00001.parquet").exists()
    left = []
    told = kaiju.study("corpus", out=out, manifest=SMALL, progress=lambda done, of: left.append(done))
    assert left == [3, 4]
    assert told == kaiju.study("corpus", out=whole, manifest=SMALL) and files(out) == files(whole)


@pytest.mark.parametrize("what", ["sim", "arena", "atlas", "corpus"])
def test_ctrl_c_is_heeded_in_the_middle_of_a_part(tmp_path, what):
    """A part that takes long. Somebody presses Ctrl-C while it is played."""
    days, bots = 10**12, ["random", "greedy"]
    options = {
        "sim": {"bots": bots, "players": 2, "games": days, "part": days},
        "arena": {"bots": bots, "players": 2, "games": days, "part": days},
        "atlas": {"subject": "seats", "players": 2, "games": days, "part": days},
        "corpus": {"out": tmp_path / "out", "manifest": {**SMALL, "games": 10_000, "part": 10_000}},
    }[what]
    main, ended = threading.main_thread().ident, threading.Event()

    def press():
        while not ended.wait(0.01):
            frame = sys._current_frames().get(main)
            if frame is not None and frame.f_code.co_name == "_play":
                return signal.pthread_kill(main, signal.SIGINT)

    thread = threading.Thread(target=press)
    thread.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            kaiju.study(what, **options)
    finally:
        ended.set()
        thread.join()
    left = [path.name for path in tmp_path.rglob("*") if path.is_file()]
    assert left == (["manifest.json"] if what == "corpus" else [])


def test_the_corpus_that_comes_with_kaiju_is_what_it_makes(tmp_path):
    """Two of its twenty parts are made again. All files are compared with the manifest."""
    here = tmp_path / "small"
    shutil.copytree(SHIPPED, here)
    for part in (6, 13):
        for table in ("games", "seats", "turns", "decisions"):
            (here / f"{table}/part-{part:05}.parquet").unlink()
    told = kaiju.study("corpus", out=here, manifest=SHIPPED / "manifest.json")
    anew = "rm -r docs/corpus/small; kaiju corpus --games 200 --part 10 --out docs/corpus/small"
    assert (told["compared"], told["differ"]) == (80, []), f"bots or rules have changed, make it anew: {anew}"
    assert files(here) == files(SHIPPED)


def test_ray_gives_the_same_figures_though_a_worker_dies(tmp_path, monkeypatch):
    """The worker that comes to the fourth part first is killed in the middle of it: its games would take years, and it dies
    once the engine has asked twice whether to go on with them."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    studies = {
        "sim": {"bots": ["greedy"], "games": 250, "players": 4, "seed": 2, "part": 25},
        "arena": {"bots": ["greedy", "random"], "players": 3, "games": 40, "part": 10},
        "atlas": {"subject": "seats", "bot": "greedy", "games": 60, "part": 10},
        "corpus": {"manifest": {**SMALL, "part": 1}},
    }

    def play(what, options, task, threads):
        import json
        import os
        import signal
        import threading

        first = task[0] if what == "corpus" else task[1] // (25 if what == "sim" else 10)
        marker = str(tmp_path / f"dead-{what}")
        if first != 3 or os.path.exists(marker):
            return original(what, options, task, threads)
        if what == "corpus":
            options = {"manifest": json.dumps({**json.loads(options["manifest"]), "games": 100_000, "part": 10_000})}
        asked = []

        def ask(number, frame):
            # It may be asked once before the engine plays, and never between two parts: this is the only one that `ask` sees.
            if frame.f_code is original.__code__:
                asked.append(1)
            if len(asked) == 3:
                open(marker, "a").close()
                os.kill(os.getpid(), signal.SIGKILL)

        def press():
            while True:
                signal.pthread_kill(main, signal.SIGUSR1)
                pause.wait(0.01)

        main, pause = threading.main_thread().ident, threading.Event()
        signal.signal(signal.SIGUSR1, ask)
        threading.Thread(target=press, daemon=True).start()
        return original(what, options, (task[0], task[1], 10**12), threads)

    original = kaiju.studies._play
    out = lambda what, where: {"out": tmp_path / where} if what == "corpus" else {}
    seen = {what: [] for what in studies}

    def study(what, where, **options):
        told = lambda done, of: seen[what].append((done, of))
        return kaiju.study(what, progress=told, **studies[what], **out(what, where), **options)

    near = {what: study(what, "near") for what in studies}
    before = {what: seen.pop(what) for what in studies}
    seen.update({what: [] for what in studies})
    monkeypatch.setattr(kaiju.studies, "_play", play)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        far = {what: study(what, "far", on="ray") for what in studies}
    finally:
        ray.shutdown()
    assert all((tmp_path / f"dead-{what}").exists() for what in studies)
    assert far == near and files(tmp_path / "near") == files(tmp_path / "far")
    for what, told in seen.items():
        # Parts end in any order, and each is told once: also the one that was played twice.
        steps = sorted(done - less for (done, _), (less, _) in zip(told, [(0, 0), *told]))
        assert steps == sorted(done - less for (done, _), (less, _) in zip(before[what], [(0, 0), *before[what]]))
        assert {of for _, of in told} == {told[-1][0]}
