#!/usr/bin/env python3
"""PPO by Tianshou on kaiju's Gymnasium environment: what it takes to use a library of algorithms, and nothing more.

    pip install tianshou
    python3 examples/python/tianshou_ppo.py [--epochs 5] [--opponent random] [--games 400]

The one thing Tianshou has to be told is which answers are legal. An observation of `kaiju.gym` has a mask, and the actor below
lays it over what it would answer, so that what is drawn is always legal. `ppo.py` learns much faster: it steps a thousand games
at once with `kaiju.vector`, and knows what keeps have in common.
"""

import argparse

import numpy as np
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from tianshou.utils.net.common import AbstractDiscreteActor, ModuleWithVectorOutput
from torch import nn

import kaiju


class Body(ModuleWithVectorOutput):
    """Two layers over what is seen."""

    def __init__(self, hidden):
        super().__init__(hidden)
        self.layers = nn.Sequential(
            nn.Linear(kaiju.observation_size(), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )

    def forward(self, obs):
        return self.layers(torch.as_tensor(obs.observation, dtype=torch.float32))


class LegalActor(AbstractDiscreteActor):
    """A number for each answer; those that are not legal have a chance of nothing."""

    def __init__(self, body):
        super().__init__(kaiju.ANSWERS)
        self.body, self.last = body, nn.Linear(body.get_output_dim(), kaiju.ANSWERS)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def get_preprocess_net(self):
        return self.body

    def forward(self, obs, state=None, info=None):
        legal = torch.as_tensor(obs.action_mask, dtype=torch.bool)
        return self.last(self.body(obs)).masked_fill(~legal, -1e9), state


class Critic(nn.Module):
    """What a table is worth."""

    def __init__(self, body):
        super().__init__()
        self.body, self.last = body, nn.Linear(body.get_output_dim(), 1)

    def forward(self, obs, info=None):
        return self.last(self.body(obs))


def play(policy, envs, games, seed):
    """The share of the wins in some games of a policy that does not learn."""
    collector = Collector(policy, envs)
    collector.reset(gym_reset_kwargs={"seed": seed})
    return float(np.mean(collector.collect(n_episode=games).returns))


def learn(epochs=5, steps=8192, opponent="random", games=400, envs=16, hidden=128, seed=1):
    """Learns for some epochs; the shares of the wins before and after."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    one = kaiju.gym(players=2, opponents=opponent, seat=None)
    many = DummyVectorEnv([lambda: kaiju.gym(players=2, opponents=opponent, seat=None, shaping=0.3) for _ in range(envs)])
    judges = DummyVectorEnv([lambda: kaiju.gym(players=2, opponents=opponent, seat=None) for _ in range(envs)])
    body = Body(hidden)
    policy = DiscreteActorPolicy(
        actor=LegalActor(body),
        dist_fn=lambda logits: torch.distributions.Categorical(logits=logits),
        action_space=one.action_space,
        observation_space=one.observation_space,
        deterministic_eval=False,
    )
    ppo = PPO(policy=policy, critic=Critic(body), optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, ent_coef=0.003)
    before = play(policy, judges, games, seed)
    print(f"before: {before:.1%} of {games} duels against {opponent}", flush=True)
    collector = Collector(ppo, many, VectorReplayBuffer(2048, envs))
    collector.reset(gym_reset_kwargs={"seed": seed + 1000})
    ppo.run_training(
        OnPolicyTrainerParams(
            training_collector=collector,
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=2048,
            update_step_num_repetitions=4,
            batch_size=256,
            verbose=False,
            show_progress=False,
        )
    )
    after = play(policy, judges, games, seed + 2000)
    print(f"after {epochs * steps:,} steps: {after:.1%}")
    return before, after


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--epochs", type=int, default=5, help="how many times 8,192 steps it learns")
    parser.add_argument("--opponent", default="random", help="the bot it plays against")
    parser.add_argument("--games", type=int, default=400, help="how many duels it is measured by, before and after")
    args = parser.parse_args()
    learn(epochs=args.epochs, opponent=args.opponent, games=args.games)


if __name__ == "__main__":
    main()
