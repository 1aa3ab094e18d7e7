"""Studies that are played in parts: here, or on a Ray cluster."""

from __future__ import annotations

import json
import operator
import os
from typing import Any, Callable, Iterator, Optional

from . import _kaiju
from ._kaiju import Tally, sim
from .errors import KaijuError

#: What each study can be told, next to what `study` names.
_OPTIONS = {
    "sim": ["bots", "games", "seed", "first_game", "edition", "players", "book", "switches", "monsters"],
    "arena": ["bots", "games", "seed", "first_game", "players", "among", "edition", "book", "switches"],
    "atlas": ["subject", "cards", "bot", "games", "seed", "players", "edition", "book", "switches"],
    "corpus": ["out", "manifest"],
}

#: The number of the last game there is.
_LAST = 2**64 - 1

#: No study is played in more parts than this: each is remembered.
_MOST_PARTS = 1_000_000

#: A part of a study: what it is a part of, its first game, and how many games.
_Task = tuple[int, int, int]


def _parts(first: int, games: int, part: int) -> Iterator[tuple[int, int]]:
    for start in range(first, first + games, part):
        yield start, min(part, first + games - start)


def _play(what: str, options: dict[str, Any], task: _Task, threads: int) -> Any:
    """Plays a part of a study."""
    number, first, games = task
    if what == "sim":
        return sim(games=games, first_game=first, threads=threads, **options)
    if what == "arena":
        return _kaiju.arena_part(options, number, first, games, threads)
    if what == "atlas":
        return _kaiju.atlas_part(options, number, first, games, threads)
    return _kaiju.corpus_part(options["manifest"], number, threads)


def _needed(what: str, options: dict[str, Any], name: str) -> Any:
    """Takes an option that a study does not go without."""
    if name not in options:
        raise TypeError(f'a study of "{what}" takes {name}, and none was given')
    return options.pop(name)


def _whole(name: str, said: Any, least: int, most: int = _LAST) -> int:
    """A whole number, if it is one and within its limits."""
    try:
        number = operator.index(said)
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {said!r}") from None
    if not least <= number <= most:
        limit = f"{least} or more" if number < least else f"{most} or less"
        raise KaijuError(f"{name} is {limit}, not {number}")
    return number


def _taken(options: dict[str, Any], name: str, usual: Any) -> Any:
    """Takes an option, or what it is usually."""
    said = options.pop(name, None)
    return usual if said is None else said


class _Sums:
    """Numbers of parts, added up one by one for each round of games."""

    def __init__(self, rounds: int) -> None:
        self.rounds: list[list[int]] = [[] for _ in range(rounds)]

    def add(self, task: _Task, numbers: list[int]) -> None:
        before = self.rounds[task[0]] or [0] * len(numbers)
        self.rounds[task[0]] = [one + more for one, more in zip(before, numbers)]


def study(
    what: str,
    *,
    part: int = 1000,
    on: str = "here",
    threads: int = 1,
    progress: Optional[Callable[[int, int], None]] = None,
    **options: Any,
) -> Any:
    """Plays a study in parts and adds them up: the figures of the program with the same options, seed and numbers.

    what: "sim", "arena", "atlas" or "corpus".
    part: how many games make a part; a corpus says so in its manifest.
    on: "here", or "ray" for a Ray cluster: parts are tasks, and a part whose worker dies is played again elsewhere. A part
        has one result, so nothing that happens to workers changes the figures.
    threads: how many threads play a part.
    progress: is called with how many games are done, and how many there are.
    options: what the study is about, by its kind.

    A "sim" adds games up, as `kaiju sim` does, and gives a `kaiju.Tally`. It takes bots, games, seed, first_game, and edition,
    players, book, switches and monsters as `kaiju.sim` does.

    An "arena" is a round robin, as `kaiju arena` is, and gives what `kaiju arena --json` prints of its pairings and ratings. It
    takes bots, games (of each pairing, 420), seed, first_game, players (a number or several, 4), among, edition, book and
    switches.

    An "atlas" measures what things are worth, as `kaiju atlas` does, and gives the rows of `kaiju atlas --json` without
    their names. It takes subject ("cards", "evolutions", "seats", "tokyo", "monsters" or "personalities"), cards (some ids), bot ("random"), games (10,000),
    seed, players (a number or several, 4), edition, book and switches.

    A "corpus" writes a dataset, as `kaiju corpus` does, to the same bytes. It takes out (a folder) and manifest (the path of
    one, or a dict of what it says otherwise than the manifest of everything there is), and gives what `kaiju corpus --json`
    prints. Parts that are there already are not played again.
    """
    if what not in _OPTIONS:
        raise KaijuError(f'a study is a "sim", an "arena", an "atlas" or a "corpus", not {what!r}')
    if unknown := [name for name in options if name not in _OPTIONS[what]]:
        raise TypeError(f'a study of "{what}" takes {", ".join(_OPTIONS[what])}, not {", ".join(unknown)}')
    if on not in ("here", "ray"):
        raise KaijuError(f'a study is played on "here" or "ray", not on {on!r}')
    if progress is not None and not callable(progress):
        raise TypeError(f"progress is called with two numbers, and {progress!r} cannot be called")
    part, threads = _whole("part", part, 1), _whole("threads", threads, 1, 256)
    tasks: list[_Task]
    add: Callable[[_Task, Any], None]
    told: Callable[[], Any]
    if what == "sim":
        games = _whole("games", _needed(what, options, "games"), 1)
        first = _whole("first_game", _taken(options, "first_game", 0), 0, _LAST - games)
        bots = _needed(what, options, "bots")
        if isinstance(bots, str):
            raise TypeError(f"bots are a list of names, not {bots!r}")
        options["bots"] = list(bots)
        total = [sim(games=0, threads=threads, **options)]
        _few_enough(1, games, part)
        tasks = [(0, start, many) for start, many in _parts(first, games, part)]

        def add(task: _Task, tally: Tally) -> None:
            total[0] += tally

        told = lambda: total[0]
    elif what in ("arena", "atlas"):
        games = _whole("games", _taken(options, "games", 420 if what == "arena" else 10_000), 1)
        first = _whole("first_game", _taken(options, "first_game", 0), 0, _LAST - games)
        options["players"] = _tables(_taken(options, "players", 4))
        subject = options.get("subject") or "cards"
        if options.get("cards") and subject not in ("cards", "evolutions"):
            raise KaijuError(f'cards are tried with the subject "cards" or "evolutions", not with {subject!r}')
        sums = _Sums((_kaiju.arena_rounds if what == "arena" else _kaiju.atlas_rounds)(options))
        _few_enough(len(sums.rounds), games, part)
        tasks = [(number, *some) for number in range(len(sums.rounds)) for some in _parts(first, games, part)]
        add = sums.add
        told = lambda: (_kaiju.arena_told if what == "arena" else _kaiju.atlas_told)(options, sums.rounds)
    else:
        out, manifest = _needed(what, options, "out"), _manifest(_needed(what, options, "manifest"))
        options = {"manifest": manifest}
        tasks = [(number, 0, many) for number, many in _kaiju.corpus_open(manifest, out)]
        add = lambda task, files: _kaiju.corpus_put(manifest, out, task[0], files)
        told = lambda: _kaiju.corpus_finish(manifest, out)
    every, played = sum(many for *_, many in tasks), 0
    for task, result in _played(what, options, tasks, threads, on):
        add(task, result)
        played += task[2]
        if progress is not None:
            progress(played, every)
    return told()


def _tables(said: Any) -> list[int]:
    """How many play: a number or several."""
    try:
        return [operator.index(said)]
    except TypeError:
        pass
    players = [] if isinstance(said, str) else [_whole("players", one, 2, 6) for one in said]
    if not players:
        raise KaijuError(f"players are a number from 2 to 6, or several, not {said!r}")
    return players


def _few_enough(rounds: int, games: int, part: int) -> None:
    """Refuses a study in more parts than can be remembered."""
    if rounds * -(-games // part) > _MOST_PARTS:
        raise KaijuError(f"a study is played in at most {_MOST_PARTS:,} parts: make them larger than {part} games")


def _manifest(said: Any) -> str:
    """The text of a manifest, from its path or from what it says otherwise than that of everything there is."""
    if isinstance(said, (str, os.PathLike)):
        with open(said, encoding="utf-8") as file:
            return file.read()
    games, seed = _whole("games", said.get("games", 10_000), 1), _whole("seed", said.get("seed", 1), 0)
    all_there_is = json.loads(_kaiju.corpus_manifest(games, seed))
    return json.dumps({**all_there_is, **said})


def _played(what: str, options: dict[str, Any], tasks: list[_Task], threads: int, on: str) -> Iterator[tuple[_Task, Any]]:
    """The parts as they are done."""
    if on == "here":
        for task in tasks:
            yield task, _play(what, options, task, threads)
        return
    import ray

    remote: Any = ray.remote(max_retries=-1, num_cpus=threads)(_play)
    todo = iter(tasks)
    waiting: dict[Any, _Task] = {}
    # Some are always under way, but never all of them: what a part brings back has to be kept until it is fetched.
    many = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)) // threads)
    while True:
        for task in todo:
            waiting[remote.remote(what, options, task, threads)] = task
            if len(waiting) >= many:
                break
        if not waiting:
            return
        (done, *_), _ = ray.wait(list(waiting))
        yield waiting.pop(done), ray.get(done)
