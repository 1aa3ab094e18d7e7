"""Many games at once."""

from __future__ import annotations

from typing import Mapping, Optional, Sequence

import numpy as np
import numpy.typing as npt

from ._kaiju import RawVector, View


def _sealed(array: np.ndarray) -> np.ndarray:
    """The same memory, not to be written to: kaiju wipes only what it wrote itself."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


class Vector:
    """Many games of the same kind, stepped together by threads of Rust.

    In every game a learner has at least two answers to choose from. `step` takes one number of an answer for each game,
    and plays each on by itself (luck, bots, and whoever has only one answer) to the next choice of a learner. Where a game
    ends, the next one begins at once.

    The arrays are the same all the time and written in place, without copies: copy what is to be kept.

    games: how many.
    bots: who sits where: a name of a bot, or None for a learner. Seats beyond the list are learners.
    seed: with the place of a game, the seed of its dice; the same seed and the same answers give the same games, on any
        number of threads.
    shaping: how much of what a seat gains in stars and hearts is a reward on the way.
    threads: how many threads, or None for all cores.
    observe: False saves the time of looking at the tables, and `observations` is empty.
    bits: True writes `observation_bits` and `mask_bits` instead of `observations` and `masks`: eight numbers to a byte, for
        `numpy.unpackbits(..., bitorder="little")`. That moves an eighth of the memory.
    lists: True writes `seen`, `legal` and `counts` instead of `observations` and `masks`: the places of the ones instead of
        zeros and ones. That is quicker, and what a layer that adds up the rows of the inputs that are on wants anyway.
    """

    #: What the seat that is asked sees in each game: zeros and ones, see `kaiju.observation_parts`.
    observations: npt.NDArray[np.int8]
    #: Which answers are legal: a one at the number of each.
    masks: npt.NDArray[np.int8]
    #: With `bits`: what is seen, the first number in the lowest bit of the first byte; after the last there are zeros.
    observation_bits: npt.NDArray[np.uint8]
    #: With `bits`: which answers are legal, likewise.
    mask_bits: npt.NDArray[np.uint8]
    #: With `lists`: the places of the ones of an observation, as many as `counts[:, 0]` says; what follows is left from before.
    seen: npt.NDArray[np.uint16]
    #: With `lists`: the numbers of the legal answers, as many as `counts[:, 1]` says; what follows is left from before.
    legal: npt.NDArray[np.uint16]
    #: With `lists`: how many inputs are on, and how many answers are legal.
    counts: npt.NDArray[np.uint16]
    #: What each of six seats was rewarded with since the last step.
    rewards: npt.NDArray[np.float32]
    #: Whether a game ended with the last step; what is seen belongs to the next one then.
    dones: npt.NDArray[np.bool_]
    #: The seat that is asked in each game, 0 for A.
    seats: npt.NDArray[np.int8]
    #: How many answers and results of chance were played in the last step, in all games together.
    inputs: int

    def __init__(
        self,
        games: int,
        edition: Optional[str] = None,
        players: Optional[int] = None,
        *,
        book: Optional[str] = None,
        switches: Optional[Mapping[str, "str | bool"]] = None,
        monsters: Optional[Sequence[str]] = None,
        bots: Optional[Sequence[Optional[str]]] = None,
        seed: int = 0,
        shaping: float = 0.0,
        threads: Optional[int] = None,
        observe: bool = True,
        lists: bool = False,
        bits: bool = False,
    ) -> None:
        self._raw = RawVector(
            games,
            edition,
            players,
            book=book,
            switches=None if switches is None else dict(switches),
            monsters=None if monsters is None else list(monsters),
            bots=None if bots is None else list(bots),
            seed=seed,
            shaping=shaping,
            threads=threads,
            observe=observe,
            lists=lists,
            bits=bits,
        )
        self.observations = _sealed(self._raw.observations)
        self.masks = _sealed(self._raw.masks)
        self.observation_bits = _sealed(self._raw.observation_bits.view(np.uint8))
        self.mask_bits = _sealed(self._raw.mask_bits.view(np.uint8))
        self.seen = _sealed(self._raw.seen)
        self.legal = _sealed(self._raw.legal)
        self.counts = _sealed(self._raw.counts)
        self.rewards = _sealed(self._raw.rewards)
        self.dones = _sealed(self._raw.dones)
        self.seats = _sealed(self._raw.seats)
        self.inputs = 0

    def __len__(self) -> int:
        return len(self._raw)

    def step(self, answers: npt.ArrayLike) -> None:
        """Answers in every game, a number for each. If one of them is not legal, none of the games has moved."""
        given = np.asarray(answers)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise TypeError("answers are a list of whole numbers, one for each game")
        if given.dtype == np.int32:
            self.inputs = self._raw.step(np.ascontiguousarray(given, dtype=np.int32))
        else:
            self.inputs = self._raw.step(np.ascontiguousarray(given, dtype=np.int64))

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal answer for every game, each as likely as any other. The array is the same each time."""
        return self._raw.sample()

    def advise(self, bot: str) -> npt.NDArray[np.int32]:
        """What a bot would answer in every game, seeing what the seat that is asked sees: a teacher to learn from. The array is
        that of `sample`."""
        return self._raw.advise(bot)

    def view(self, game: int) -> View:
        """What the seat that is asked in a game sees, in words."""
        return self._raw.view(game)
