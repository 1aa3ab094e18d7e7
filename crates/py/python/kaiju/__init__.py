"""King of Tokyo with the engine of kaiju: games, bots, odds, and environments for learning.

>>> import kaiju
>>> game = kaiju.Game("second", players=2, seed=1)
>>> game.pending.question
'keep'
>>> bot = kaiju.Bot("greedy")
>>> while not game.over:
...     _ = game.apply(bot(game))
>>> len(game.winners) <= 1
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import errors
from ._kaiju import (
    ANSWERS,
    RULES_VERSION,
    Bot,
    Game,
    Pending,
    Tally,
    View,
    book_names,
    bot_names,
    card_names,
    edition_names,
    find_rules,
    monster_names,
    observation_parts,
    observation_size,
    odds,
    question_words,
    run_scenario,
    sim,
    switch_words,
    version,
)
from ._vector import Vector
from .errors import Bug, IllegalAnswer, InUse, KaijuError, NotationError, ScenarioFailed, SetupRefused
from .studies import study

if TYPE_CHECKING:
    from .aec import KaijuAec
    from .single import KaijuGym

__version__ = version()

__all__ = [
    "ANSWERS",
    "RULES_VERSION",
    "Bot",
    "Bug",
    "Game",
    "IllegalAnswer",
    "InUse",
    "KaijuError",
    "NotationError",
    "Pending",
    "ScenarioFailed",
    "SetupRefused",
    "Tally",
    "Vector",
    "View",
    "book_names",
    "bot_names",
    "card_names",
    "edition_names",
    "env",
    "errors",
    "find_rules",
    "gym",
    "monster_names",
    "observation_parts",
    "observation_size",
    "odds",
    "question_words",
    "run_scenario",
    "sim",
    "study",
    "switch_words",
    "vector",
    "version",
]


def env(**options: Any) -> KaijuAec:
    """A PettingZoo environment (AEC) in which every seat is an agent, "A" to "F". Needs `pettingzoo`.

    The options are those of `kaiju.aec.KaijuAec`.
    """
    from .aec import KaijuAec

    return KaijuAec(**options)


def gym(**options: Any) -> KaijuGym:
    """A Gymnasium environment in which one seat learns and bots play the others. Needs `gymnasium`.

    The options are those of `kaiju.single.KaijuGym`.
    """
    from .single import KaijuGym

    return KaijuGym(**options)


def vector(games: int, *args: Any, **options: Any) -> Vector:
    """Many games at once, stepped by threads of Rust, with NumPy arrays that are written in place.

    The options are those of `kaiju.Vector`.
    """
    return Vector(games, *args, **options)
