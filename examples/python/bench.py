#!/usr/bin/env python3
"""How fast kaiju plays from Python, next to other environments: steps and games a second of one core, in one run.

    python3 examples/python/bench.py [--seconds 3] [--games 1024] [--shares]

A step is one choice of one player; every player answers at random. What is not installed is left out: OpenSpiel
(open_spiel), PettingZoo's classic games (pettingzoo[classic]), Catanatron (catanatron), Pgx (pgx). Games differ in how much a
step is, so games a second are told too; the comparison is with loops people write, not of the games. Seconds are those of the
processor, of all threads together, so that others on the machine take little part in it, and kaiju has one thread: a ratio of two
such rows is per core. Three rows have all cores and seconds of the clock on the wall: what a program gets that calls `step`, and a
ratio of such a row and a loop in Python is per call, not per core. It says something only on a machine that does nothing else,
so the load of the machine is told before and after.

The second table says what looking and handing over cost: how fast one thread steps many games of two random players, as a share
of how fast the engine plays whole ones (`kaiju.sim`, which tells nobody anything on the way). Both are counted in inputs, the
answers and results of chance that were played, and in processor time, so that others on the machine take no part in it. All take
turns, and of each the quickest round counts. With --shares there is only this table.
"""

import argparse
import os
import random
import time

import numpy as np

import kaiju


class Clock:
    """Counts steps and games until so much time is used: the processor's, or that of another clock."""

    def __init__(self, seconds, time=time.process_time):
        self.seconds, self.steps, self.games, self.time = seconds, 0, 0, time
        self.begun = time()

    @property
    def on(self):
        return self.time() - self.begun < self.seconds

    def row(self, name):
        took = self.time() - self.begun
        return name, self.steps / took, self.games / took


def kaiju_vector(seconds, games, **options):
    """All games at once, on one thread; the answers are drawn in Rust."""
    return stepped_for(Clock(seconds), kaiju.vector(games, seed=1, threads=1, **options))


def kaiju_all_cores(seconds, games, **options):
    """All games at once, on all cores, by the clock on the wall: what a caller gets."""
    return stepped_for(Clock(seconds, time.perf_counter), kaiju.vector(games, seed=1, **options))


def stepped_for(clock, vector):
    """Steps a vector until the time is up."""
    while clock.on:
        vector.step(vector.sample())
        clock.steps += len(vector)
        clock.games += int(vector.dones.sum())
    return clock


def kaiju_loop(seconds):
    """One game, answer by answer, in Python."""
    clock = Clock(seconds)
    while clock.on:
        game = kaiju.Game(players=2, seed=clock.games)
        while not game.over:
            game.apply(random.choice(game.legal_numbers()))
            clock.steps += 1
        clock.games += 1
    return clock


def kaiju_aec(seconds):
    """The PettingZoo environment, with observations and masks."""
    env, clock, rng = kaiju.env(players=2), Clock(seconds), np.random.default_rng(1)
    while clock.on:
        env.reset(seed=clock.games)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            clock.steps += 1
        clock.games += 1
    return clock


def spiel_loop(name):
    """A game of OpenSpiel: the rules in C++, the loop in Python."""

    def run(seconds):
        import pyspiel

        game, clock = pyspiel.load_game(name), Clock(seconds)
        while clock.on:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    clock.steps += 1
            clock.games += 1
        return clock

    return run


def spiel_bots(name):
    """A game of OpenSpiel, rules, loop and random players in C++. It does not say how many steps a game had."""

    def run(seconds):
        import pyspiel

        game, clock = pyspiel.load_game(name), Clock(seconds)
        bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
        while clock.on:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, clock.games)
            clock.games += 1
        return clock

    return run


def classic(name):
    """A classic game of PettingZoo."""

    def run(seconds):
        import importlib

        env, clock = importlib.import_module(f"pettingzoo.classic.{name}").env(), Clock(seconds)
        rng = np.random.default_rng(1)
        while clock.on:
            env.reset(seed=clock.games)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                clock.steps += 1
            clock.games += 1
        return clock

    return run


def catanatron(seconds):
    """Catan by Catanatron, with its random players."""
    from catanatron import Color, Game, RandomPlayer

    clock = Clock(seconds)
    while clock.on:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        clock.games += 1
        clock.steps += len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
    return clock


def pgx_backgammon(games):
    """Backgammon by Pgx, as many games at once, compiled by JAX."""

    def run(seconds):
        import jax
        import jax.numpy as jnp
        import pgx

        env = pgx.make("backgammon")
        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))

        @jax.jit
        def step(state, key):
            key, pick, luck = jax.random.split(key, 3)
            action = jax.random.categorical(pick, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
            keys = jax.random.split(luck, games)
            after = jax.vmap(env.step)(state, action, keys)
            ended = after.terminated
            fresh = jax.vmap(env.init)(keys)
            pick_one = lambda new, old: jnp.where(ended.reshape(ended.shape + (1,) * (old.ndim - 1)), new, old)
            return jax.tree_util.tree_map(pick_one, fresh, after), key, ended.sum()

        state, key, _ = step(state, key)
        clock = Clock(seconds)
        while clock.on:
            state, key, ended = step(state, key)
            clock.steps += games
            clock.games += int(ended)
        return clock

    return run


def engine(games):
    """Plays whole random games in Rust, on this thread; how many inputs that took."""
    tally = kaiju.sim(["random"], games, players=2, threads=1)
    return tally.to_dict()["inputs_mean"] * games


def stepped(vector, times):
    """Steps a vector some times with answers that it draws; how many inputs that took."""
    inputs = 0
    for _ in range(times):
        vector.step(vector.sample())
        inputs += vector.inputs
    return inputs


def shares(seconds, many):
    """How fast each form of a vector is, next to the engine: inputs a second of one thread, and their share."""
    forms = {
        "observations and masks": {},
        "masks only": {"observe": False},
        "bits=True": {"bits": True},
        "bits=True, observe=False": {"bits": True, "observe": False},
        "lists=True": {"lists": True},
        "lists=True, observe=False": {"lists": True, "observe": False},
    }
    work = {"kaiju.sim, whole games": lambda: engine(many)}
    for name, options in forms.items():
        vector = kaiju.vector(many, players=2, seed=1, threads=1, **options)
        stepped(vector, 100)  # the games are no longer all at their first turn
        work[f"kaiju.vector({many}): {name}"] = lambda vector=vector: stepped(vector, 30)
    best = dict.fromkeys(work, 0.0)
    until = time.perf_counter() + seconds * len(work)
    while True:
        for name, run in work.items():
            begun = time.process_time()
            best[name] = max(best[name], run() / (time.process_time() - begun))
        if time.perf_counter() >= until:
            break
    print(f"\n{'one thread':50} {'inputs/s':>12} {'share':>10}")
    whole = best["kaiju.sim, whole games"]
    for name, inputs in best.items():
        print(f"{name:50} {inputs:12,.0f} {inputs / whole:10.0%}")


def compare(seconds, many):
    """Prints how fast each environment is that is installed."""
    cores = lambda form, **options: (
        f"all {os.cpu_count()} cores, by the clock: {form}",
        lambda s: kaiju_all_cores(s, many, players=2, **options),
    )
    rows = [
        (f"kaiju.vector({many}), 2 players", lambda s: kaiju_vector(s, many, players=2)),
        (f"kaiju.vector({many}), 2 players, masks only", lambda s: kaiju_vector(s, many, players=2, observe=False)),
        (f"kaiju.vector({many}), 2 players, lists, answers only", lambda s: kaiju_vector(s, many, players=2, lists=True, observe=False)),
        (f"kaiju.vector({many}), 2 players, lists", lambda s: kaiju_vector(s, many, players=2, lists=True)),
        cores("everything"),
        cores("masks only", observe=False),
        cores("lists", lists=True),
        ("kaiju.Game, a loop in Python", kaiju_loop),
        ("kaiju.env, a loop in Python", kaiju_aec),
        ("OpenSpiel pig", spiel_loop("pig")),
        ("OpenSpiel backgammon", spiel_loop("backgammon")),
        ("OpenSpiel pig, the loop in C++ as well", spiel_bots("pig")),
        ("OpenSpiel backgammon, the loop in C++ as well", spiel_bots("backgammon")),
        ("PettingZoo tictactoe", classic("tictactoe_v3")),
        ("PettingZoo connect four", classic("connect_four_v3")),
        ("PettingZoo Leduc hold'em", classic("leduc_holdem_v4")),
        ("Catanatron, 2 random players", catanatron),
        (f"Pgx backgammon, {many} at once", pgx_backgammon(many)),
    ]
    print(f"{'':50} {'steps/s':>12} {'games/s':>10}")
    for name, run in rows:
        try:
            _, steps, games = run(seconds).row(name)
        except ImportError as missing:
            print(f"{name:50} not installed ({missing.name})")
            continue
        told = f"{steps:,.0f}" if steps else "–"
        print(f"{name:50} {told:>12} {games:10,.1f}", flush=True)


def load():
    """How many programs want a core, on average over the last minute, and how many cores there are."""
    wanted = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return f"load {wanted} on {os.cpu_count()} cores"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each is measured")
    parser.add_argument("--games", type=int, default=1024, help="how many at once")
    parser.add_argument("--shares", action="store_true", help="only what looking and handing over cost")
    args = parser.parse_args()
    many = args.games
    print(f"before: {load()}")
    if not args.shares:
        compare(args.seconds, many)
    shares(args.seconds, many)
    print(f"\nafter: {load()}")


if __name__ == "__main__":
    main()
