"""What can go wrong. Every exception of kaiju is a `KaijuError`, and what raised it has not changed anything; a `Bug` in a vector alone
leaves it in the middle of a step."""

from __future__ import annotations

__all__ = ["Bug", "IllegalAnswer", "InUse", "KaijuError", "NotationError", "ScenarioFailed", "SetupRefused"]


class KaijuError(ValueError):
    """Something that kaiju cannot do, and why."""


class SetupRefused(KaijuError):
    """A game cannot start like that: an unknown edition, a monster that plays twice, …"""


class NotationError(KaijuError):
    """A text that is not in the notation, with the place where it is not."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        super().__init__(message)
        #: The line, from 1 on.
        self.line = line
        #: The column, from 1 on.
        self.column = column

    def __reduce__(self):
        return (type(self), (str(self), self.line, self.column))


class IllegalAnswer(KaijuError):
    """An input that the rules refuse. The game is as it was."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        #: The word for it in the notation, such as "not-an-answer" or "too-expensive".
        self.reason = reason

    def __reduce__(self):
        return (type(self), (str(self), self.reason))


class ScenarioFailed(KaijuError, AssertionError):
    """A scenario does not hold; the message tells what was otherwise, and the story of the game."""


class InUse(KaijuError, RuntimeError):
    """Another thread is using this very game, bot or vector. Make a copy for each thread."""


class Bug(KaijuError):
    """A bug of kaiju, or a position that somebody wrote and no game comes to. A game is as it was. A vector stopped in the middle of
    a step: it refuses every later call, and is to be made anew."""
