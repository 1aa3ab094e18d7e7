"""kaiju for OpenSpiel: importing this registers the game `python_kaiju`. Needs `open_spiel`.

    import pyspiel, kaiju.spiel
    game = pyspiel.load_game("python_kaiju", {"players": 2, "edition": "second"})

Chance is explicit: every throw and every card is a chance node with its exact law. An action is the number of an answer, as
everywhere in kaiju; an action of chance is its place in `kaiju.Game.chances()`. Returns are shares of the win.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import pyspiel

from ._kaiju import ANSWERS, Game, observation_size
from .errors import IllegalAnswer

#: No game takes more answers and results of chance than this.
MAX_GAME_LENGTH = 10_000
#: Results of nine dice.
MAX_CHANCE_OUTCOMES = 2_002

_DEFAULTS = {"players": 2, "edition": "second", "evolutions": False}

_TYPE = pyspiel.GameType(
    short_name="python_kaiju",
    long_name="King of Tokyo (kaiju)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class KaijuGame(pyspiel.Game):
    """King of Tokyo as a game of OpenSpiel."""

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        said = {**_DEFAULTS, **(params or {})}
        self.table: dict[str, Any] = {
            "players": int(said["players"]),
            "edition": str(said["edition"]),
            "switches": {"evolutions": bool(said["evolutions"])},
        }
        info = pyspiel.GameInfo(
            num_distinct_actions=ANSWERS,
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.table["players"],
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "KaijuState":
        """The start of a game."""
        return KaijuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "KaijuObserver":
        """What a player sees."""
        return KaijuObserver()


class _Carried:
    """A game as OpenSpiel copies and serializes it: chance is handed in, so its record is all of it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> "_Carried":
        return _Carried(self.game.clone())

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return _carried, (self.game.record(),)


def _carried(record: str) -> _Carried:
    return _Carried(Game.from_text(record))


class KaijuState(pyspiel.State):
    """A position."""

    def __init__(self, game: KaijuGame) -> None:
        super().__init__(game)
        self._carried = _Carried(Game(**game.table))

    @property
    def kaiju(self) -> Game:
        """The game of kaiju."""
        return self._carried.game

    def current_player(self) -> int:
        """Who is asked: a seat, counted from 0, chance, or nobody."""
        pending = self.kaiju.pending
        if pending.seat is not None:
            return "ABCDEF".index(pending.seat)
        return pyspiel.PlayerId.CHANCE if pending.kind == "chance" else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.kaiju.legal_numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can say, each with its probability."""
        return [(at, chance) for at, (_, chance) in enumerate(self.kaiju.chances())]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.kaiju.apply(self._outcome(action))
        else:
            self.kaiju.apply(action)

    def _outcome(self, action: int) -> str:
        """What chance says by an action. OpenSpiel checks none of them."""
        chances = self.kaiju.chances()
        if not 0 <= action < len(chances):
            raise IllegalAnswer(f"chance can say 0 to {len(chances) - 1} here, not {action}", "not-an-outcome")
        return chances[action][0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._outcome(action)
        return self.kaiju.answer(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.kaiju.over

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        return self.kaiju.shares

    def __str__(self) -> str:
        return self.kaiju.to_text()


class KaijuObserver:
    """What a player sees: zeros and ones, and the position in words without what others keep secret."""

    def __init__(self) -> None:
        self.tensor = np.zeros(observation_size(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KaijuState, player: int) -> None:
        """Looks."""
        self.tensor[:] = state.kaiju.observe(player)

    def string_from(self, state: KaijuState, player: int) -> str:
        """What the player knows, as a position in the notation."""
        return state.kaiju.view(player).to_text()


pyspiel.register_game(_TYPE, KaijuGame)
