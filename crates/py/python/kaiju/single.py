"""kaiju for Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

import math
from numbers import Real
from typing import Any, Mapping, Optional, Sequence

import gymnasium
import numpy as np
from gymnasium import spaces

from ._kaiju import ANSWERS, Bot, Game, observation_size
from .errors import IllegalAnswer, KaijuError

SEATS = "ABCDEF"


def known_shaping(said: Any) -> float:
    """How much of what a seat gains is a reward on the way, if that is a number."""
    if not isinstance(said, Real):
        raise TypeError(f"shaping is a number, not {said!r}")
    try:
        shaping = float(said)
    except OverflowError:
        shaping = math.inf
    if not math.isfinite(shaping):
        raise KaijuError(f"shaping is a finite number, not {said!r}")
    return shaping


def known_render_mode(said: Any) -> Optional[str]:
    """How a position is shown, if it can be shown like that."""
    if said not in (None, "ansi"):
        raise KaijuError(f'render_mode is "ansi" or None, not {said!r}')
    return said


class LegalAnswers(spaces.Discrete):
    """The numbers of all answers; what is drawn from it is legal in the game of the environment it belongs to. With a seat it is
    drawn from only while that seat is asked; 0 comes otherwise, as Gymnasium has it for a mask without ones."""

    def __init__(self, env: Any, seat: Optional[str] = None) -> None:
        super().__init__(ANSWERS)
        self._env, self._seat = env, seat

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal answer, each as likely as any other."""
        if mask is None and probability is None:
            game = self._env.game
            asked = self._seat is None or game.pending.seat == self._seat
            mask = game.mask() if asked else np.zeros(ANSWERS, np.int8)
        return super().sample(mask) if probability is None else super().sample(mask, probability)


class KaijuGym(gymnasium.Env):
    """King of Tokyo against bots.

    An observation has "observation", what the seat sees as zeros and ones, and "action_mask", which answers are legal. The
    reward is the share of the win at the end, and with `shaping` what was gained on the way. An episode ends when the game
    does, or the learner's monster is out.

    opponents: the names of the bots, one for all other seats or one for each.
    seat: the learner's seat, a letter; None for another one in each episode.
    edition, players, book, switches, monsters: as for `kaiju.Game`.
    shaping: how much of what the seat gains in stars and hearts, as a part of what one can have, is a reward on the way.
    render_mode: "ansi" or None.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        edition: Optional[str] = None,
        players: Optional[int] = None,
        *,
        opponents: "str | Sequence[str]" = "greedy",
        seat: Optional[str] = "A",
        book: Optional[str] = None,
        switches: Optional[Mapping[str, "str | bool"]] = None,
        monsters: Optional[Sequence[str]] = None,
        shaping: float = 0.0,
        render_mode: Optional[str] = None,
    ) -> None:
        self._options: dict[str, Any] = {
            "edition": edition,
            "players": players,
            "book": book,
            "switches": None if switches is None else dict(switches),
            "monsters": None if monsters is None else list(monsters),
        }
        #: The game that is being played.
        self.game = Game(**self._options)
        seats = SEATS[: self.game.players]
        others = [opponents] * (len(seats) - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != len(seats) - 1:
            raise KaijuError(f"{len(others)} opponents for {len(seats) - 1} seats")
        if seat is not None and seat not in list(seats):
            raise KaijuError(f"expected a seat from A to {seats[-1]}, or None for any, found {seat!r}")
        self._names, self._seat = others, seat
        self._bots: dict[str, Bot] = {}
        for name in others:
            Bot(name)
        self.shaping = known_shaping(shaping)
        self.render_mode = known_render_mode(render_mode)
        #: The seat of the learner.
        self.me = seat or "A"
        self._asked = False
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (observation_size(),), np.int8),
                "action_mask": spaces.Box(0, 1, (ANSWERS,), np.int8),
            }
        )
        self.action_space = LegalAnswers(self)

    def action_masks(self) -> np.ndarray:
        """Which answers are legal, as truths: what MaskablePPO of sb3-contrib asks for."""
        return self.game.mask().astype(bool)

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple[dict, dict]:
        """Begins a game; the same seed gives the same dice and the same thoughts of the bots."""
        super().reset(seed=seed)
        seats = SEATS[: self.game.players]
        while True:
            self.me = self._seat or str(self.np_random.choice(list(seats)))
            others = [seat for seat in seats if seat != self.me]
            thoughts = self.np_random.integers(2**63, size=len(others))
            self._bots = {s: Bot(name, int(t)) for s, name, t in zip(others, self._names, thoughts)}
            self.game = Game(**self._options, seed=int(self.np_random.integers(2**63)))
            self._play_on()
            # A game that the bots end before the learner is ever asked teaches nothing.
            if not self.game.over and self.me in self.game.alive:
                break
        self._standing, self._asked = self.game.standing, True
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[dict, float, bool, bool, dict]:
        """Answers, and plays on to the learner's next choice. What is not legal raises, and nothing has moved; after the end of an
        episode nothing is legal."""
        if not self._asked:
            raise IllegalAnswer("the learner is asked nothing: `reset` begins an episode", "over")
        self.game.apply(action)
        self._play_on()
        at = SEATS.index(self.me)
        before, self._standing = self._standing, self.game.standing
        reward = self.game.shares[at] + self.shaping * (self._standing[at] - before[at])
        done = self.game.over or self.me not in self.game.alive
        self._asked = not done
        return self._observe(), float(reward), done, False, self._info()

    def render(self) -> Optional[str]:
        """The position in the notation, as the learner sees it."""
        return self.game.view(self.me).to_text() if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        while not self.game.over and self.me in self.game.alive:
            numbers = self.game.legal_numbers()
            if len(numbers) == 1:
                self.game.apply(numbers[0])
            elif (seat := self.game.pending.seat) is None or seat == self.me:
                return
            else:
                self.game.apply(self._bots[seat](self.game))

    def _observe(self) -> dict[str, np.ndarray]:
        asked = self.game.pending.seat == self.me
        mask = self.game.mask() if asked else np.zeros(ANSWERS, np.int8)
        return {"observation": self.game.observe(self.me), "action_mask": mask}

    def _info(self) -> dict:
        return {"seat": self.me}
