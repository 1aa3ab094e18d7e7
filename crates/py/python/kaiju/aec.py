"""kaiju for PettingZoo: every seat is an agent, and they answer one after the other."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._kaiju import ANSWERS, Game, observation_size
from .errors import IllegalAnswer
from .single import LegalAnswers, known_render_mode, known_shaping

SEATS = "ABCDEF"


def observation_space() -> spaces.Dict:
    """What an agent is shown: what it sees, and which answers are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (observation_size(),), np.int8),
            "action_mask": spaces.Box(0, 1, (ANSWERS,), np.int8),
        }
    )


def play_forced(game: Game) -> None:
    """Plays on as long as whoever is asked has only one answer."""
    while len(numbers := game.legal_numbers()) == 1:
        game.apply(numbers[0])


class KaijuAec(AECEnv):
    """King of Tokyo as an AEC environment. The agents are the seats, "A" to "F".

    An action is the number of an answer: the numbers of `docs/bot-protocol.md`, the same in every question of every game.
    Whoever has only one answer is not asked. The reward comes with the end: each seat's share of the win. An agent whose
    monster is out is terminated at once.

    edition, players, book, switches, monsters: as for `kaiju.Game`.
    shaping: how much of what a seat gains in stars and hearts, as a part of what one can have, is a reward on the way. It
        is lost again when the monster is out, so it does not change which play is best.
    render_mode: "ansi" or None.
    """

    metadata = {"render_modes": ["ansi"], "name": "kaiju_v0", "is_parallelizable": False}

    def __init__(
        self,
        edition: Optional[str] = None,
        players: Optional[int] = None,
        *,
        book: Optional[str] = None,
        switches: Optional[Mapping[str, "str | bool"]] = None,
        monsters: Optional[Sequence[str]] = None,
        shaping: float = 0.0,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self._options: dict[str, Any] = {
            "edition": edition,
            "players": players,
            "book": book,
            "switches": None if switches is None else dict(switches),
            "monsters": None if monsters is None else list(monsters),
        }
        first = Game(**self._options)
        self.shaping = known_shaping(shaping)
        self.render_mode = known_render_mode(render_mode)
        self.possible_agents = list(SEATS[: first.players])
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: LegalAnswers(self, agent) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        #: The game that is being played.
        self.game = first

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all answers. What is drawn from it is legal while the agent is asked."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        """Begins a game; the same seed gives the same dice."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game = Game(**self._options, seed=int(self._rng.integers(2**63)))
        play_forced(self.game)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._standing = self.game.standing
        self.agent_selection: str = self.game.pending.seat or self.possible_agents[0]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees. Only the one that is asked has legal answers."""
        asked = self.game.pending.seat == agent
        mask = self.game.mask() if asked else np.zeros(ANSWERS, np.int8)
        return {"observation": self.game.observe(agent), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Answers for the agent that is asked. What is not legal raises, and nothing has moved; after the end
        of a game nothing is legal."""
        if not self.agents:
            raise IllegalAnswer("no agent is asked anything: `reset` begins a game", "over")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.game.apply(action)
        play_forced(self.game)
        self._cumulative_rewards[agent] = 0.0
        before, self._standing = self._standing, self.game.standing
        over, alive = self.game.over, set(self.game.alive)
        for seat, (one, share) in enumerate(zip(self.possible_agents, self.game.shares)):
            if one in self.rewards:
                gained = self._standing[seat] - before[seat]
                self.rewards[one] = share * over + self.shaping * gained
                self.terminations[one] = over or one not in alive
        self._accumulate_rewards()
        self.agent_selection = self.game.pending.seat or agent
        self._deads_step_first()

    def render(self) -> Optional[str]:
        """The position in the notation."""
        return self.game.to_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
