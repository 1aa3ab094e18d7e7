"""Studies that are played in parts: here, or on a Ray cluster."""

from __future__ import annotations

from typing import Any, Callable, Iterator, Optional, Sequence

from ._kaiju import Tally, sim


def _parts(first: int, games: int, part: int) -> Iterator[tuple[int, int]]:
    for start in range(first, first + games, part):
        yield start, min(part, first + games - start)


def _play(bots: list[str], games: int, **options: Any) -> Tally:
    """A part of a study."""
    return sim(bots, games, **options)


def study(
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    first_game: int = 0,
    part: int = 1000,
    on: str = "here",
    threads: int = 1,
    progress: Optional[Callable[[int, int], None]] = None,
    **table: Any,
) -> Tally:
    """Plays a study in parts and adds them up: the figures of `kaiju sim` with the same bots, seed and numbers.

    bots: a name for each seat, or one for all.
    part: how many games make a part.
    on: "here", or "ray" for a Ray cluster: parts are tasks, and a part whose worker dies is played again elsewhere. A part
        has one result, so nothing that happens to workers changes the figures.
    threads: how many threads play a part.
    progress: is called with how many games are done, and how many there are.
    table: edition, players, book, switches, monsters, as for `kaiju.sim`.
    """
    if games < 0 or part < 1:
        raise ValueError("a study has games, and a part has at least one")
    total = sim(list(bots), 0, seed=seed, threads=threads, **table)
    played = 0

    def add(tally: Tally) -> None:
        nonlocal total, played
        total += tally
        played += tally.games
        if progress is not None:
            progress(played, games)

    options = {"seed": seed, "threads": threads, **table}
    if on == "here":
        for start, many in _parts(first_game, games, part):
            add(_play(list(bots), many, first_game=start, **options))
    elif on == "ray":
        import ray

        task: Any = ray.remote(max_retries=-1, num_cpus=threads)(_play)
        waiting = [
            task.remote(list(bots), many, first_game=start, **options)
            for start, many in _parts(first_game, games, part)
        ]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                add(ray.get(one))
    else:
        raise ValueError(f'a study is played on "here" or "ray", not on "{on}"')
    return total
