#!/usr/bin/env python3
"""PPO in one file: learns to play King of Tokyo against bots on a laptop's CPU. Needs torch; the style is CleanRL's.

    python3 examples/python/ppo.py --minutes 4 --players 2 --opponent greedy --out duel
    python3 examples/python/ppo.py --minutes 6 --lessons 3.5 --players 4 --hidden 256 --batch 1024 --pace 3e-3 --after 0.1 --out four
    python3 examples/python/ppo.py --load four.pt --minutes 0 --measure 8192 --players 4 --opponent greedy

With --lessons it begins with a teacher: it plays by itself, a bot says at every question what it would answer there, and the
policy learns to answer so (DAgger). The rest of the time it learns from its own wins.

It uses one core, and its minutes are those of the processor, so that a busy machine changes nothing. With --threads it uses more
cores, and its minutes are those of the clock on the wall. With --plays it ends after so many answers, and on one core it comes to the
same each time. While it learns it writes OUT.csv, a line for each measurement:
minutes, steps, and the share of the games it wins against the bots when it plays its best; OUT.svg is the curve, and OUT.pt the
policy.

Answers are many, but most of them keep dice. A keep is worth the sum of what its counts of each face are worth, so that what is
learned of one keep is known of all that resemble it: that is the table of features below. The other answers are worth what they
are. Answers that never came up in random games before learning are left alone, like any answer that is not legal.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import kaiju

FACES = "123ehs"


def known_answers(games=64, steps=3000, **table):
    """The numbers that are legal now and then in random games, keeps first, with the words for them."""
    vector = kaiju.vector(games, seed=99, observe=False, **table)
    words = {}
    for _ in range(steps):
        fresh = np.flatnonzero(vector.masks.any(axis=0))
        if any(int(number) not in words for number in fresh):
            for game in range(games):
                view = vector.view(game)
                words.update(zip(view.legal_numbers(), view.legal()))
        vector.step(vector.sample())
    numbers = sorted(words, key=lambda number: (not words[number].startswith("keep "), number))
    return np.array(numbers), [words[number] for number in numbers]


def features(words):
    """A row for each keep: which counts of faces it has."""
    most = 10
    keeps = [word.removeprefix("keep ") for word in words if word.startswith("keep ")]
    rows = np.zeros((len(keeps), 6 * most), np.float32)
    for row, dice in zip(rows, keeps):
        for face, letter in enumerate(FACES):
            row[face * most + dice.count(letter)] = 1.0
    return rows


class Inputs(nn.Module):
    """A first layer that adds up the rows of the inputs that are on: thirty or forty of some thousands, usually."""

    def __init__(self, inputs, hidden):
        super().__init__()
        self.rows = nn.Parameter(torch.randn(inputs, hidden) * 0.1)
        self.bias = nn.Parameter(torch.zeros(hidden))

    def forward(self, seen):
        game, on = seen.nonzero(as_tuple=True)
        many = torch.bincount(game, minlength=len(seen))
        return nn.functional.embedding_bag(on, self.rows, many.cumsum(0) - many, mode="sum") + self.bias


class Policy(nn.Module):
    """What to answer, and the chance to win."""

    def __init__(self, answers, rows, hidden=128):
        super().__init__()
        self.register_buffer("answers", torch.as_tensor(answers))
        self.register_buffer("rows", torch.as_tensor(rows))
        self.body = nn.Sequential(
            Inputs(kaiju.observation_size(), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.actor = nn.Linear(hidden, rows.shape[1] + len(answers) - len(rows))
        self.critic = nn.Linear(hidden, 1)
        nn.init.zeros_(self.actor.weight)
        nn.init.zeros_(self.actor.bias)

    def forward(self, seen, legal):
        """The logarithm of each known answer's chance, and the worth of the table."""
        body = self.body(seen)
        faces, others = self.actor(body).split([self.rows.shape[1], len(self.answers) - len(self.rows)], dim=1)
        worth = torch.cat([faces @ self.rows.T, others], dim=1)
        return torch.log_softmax(worth.masked_fill(~legal, -1e9), dim=-1), self.critic(body).squeeze(-1)


def look(vector, policy):
    """What the vector shows, for the policy; a game whose answers are all unknown has the first legal one instead."""
    seen = torch.from_numpy(vector.observations.copy())
    legal = vector.masks[:, policy.answers.numpy()].astype(bool)
    return seen, torch.from_numpy(legal)


def numbers_of(vector, policy, picked, legal):
    """The numbers of the picked answers."""
    numbers = policy.answers[picked].numpy().copy()
    for game in np.flatnonzero(~legal.any(dim=1).numpy()):
        numbers[game] = np.flatnonzero(vector.masks[game])[0]
    return numbers


def chairs(players, opponent, me=0):
    return [None if seat == me else opponent for seat in range(players)]


@torch.no_grad()
def measure(policy, games, players, opponent, edition, threads=1, seed=4242):
    """The share of the games that the policy wins at its best, at each seat as often, and how many games that were."""
    won = played = 0.0
    for me in range(players):
        vector = kaiju.vector(256, edition, players, bots=chairs(players, opponent, me), seed=seed + me, threads=threads)
        # Every place plays as many games, so that short games do not count for more.
        left = np.full(len(vector), max(1, round(games / players / len(vector))))
        while left.any():
            seen, legal = look(vector, policy)
            chances, _ = policy(seen, legal)
            vector.step(numbers_of(vector, policy, chances.argmax(dim=-1), legal))
            counts = vector.dones & (left > 0)
            won += float(vector.rewards[counts, me].sum())
            played += int(counts.sum())
            left[counts] -= 1
    return won / played, played


def curve(rows, par, path):
    """The share of wins over minutes, as a picture."""
    width, height, edge = 640, 320, 40
    longest = max(minutes for minutes, *_ in rows) or 1.0
    x = lambda minutes: edge + (width - 2 * edge) * minutes / longest
    y = lambda share: height - edge - (height - 2 * edge) * share
    line = " ".join(f"{x(minutes):.1f},{y(share):.1f}" for minutes, _, share in rows)
    marks = "".join(
        f'<text x="4" y="{y(part) + 4:.1f}">{part:.0%}</text><line x1="{edge}" x2="{width - edge}" y1="{y(part):.1f}" '
        f'y2="{y(part):.1f}" stroke="{"#c33" if part == par else "#ccc"}"/>'
        for part in sorted({0.0, par, 0.75, 1.0})
    )
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">'
            f'<rect width="{width}" height="{height}" fill="#fff"/>{marks}<polyline points="{line}" fill="none" '
            f'stroke="#26a" stroke-width="2"/><text x="{edge}" y="{height - 10}">0 min</text>'
            f'<text x="{width - edge}" y="{height - 10}" text-anchor="end">{longest:.0f} min</text></svg>\n'
        )


class Plays:
    """What happened in some steps of many games: a row for each step."""

    def __init__(self, policy, steps, games):
        self.seen = torch.zeros(steps, games, kaiju.observation_size(), dtype=torch.int8)
        self.legal = torch.zeros(steps, games, len(policy.answers), dtype=torch.bool)
        self.picked, self.taught = (torch.zeros(steps, games, dtype=torch.long) for _ in range(2))
        self.said, self.worth, self.reward, self.ended = (torch.zeros(steps, games) for _ in range(4))

    @torch.no_grad()
    def fill(self, policy, vectors, teacher=None):
        """Plays on in all games, as the policy likes; a teacher says what it would have answered."""
        places = {int(number): place for place, number in enumerate(policy.answers)}
        for step in range(len(self.seen)):
            for me, vector in enumerate(vectors):
                here = slice(me * len(vector), (me + 1) * len(vector))
                shown, may = look(vector, policy)
                chances, value = policy(shown, may)
                choice = (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=-1)
                self.seen[step, here], self.legal[step, here] = shown, may
                self.picked[step, here], self.worth[step, here] = choice, value
                self.said[step, here] = chances.gather(1, choice[:, None]).squeeze(-1)
                if teacher:
                    advised = [places.get(int(number), -1) for number in vector.advise(teacher)]
                    self.taught[step, here] = torch.tensor(advised)
                vector.step(numbers_of(vector, policy, choice, may))
                self.reward[step, here] = torch.from_numpy(vector.rewards[:, me].copy())
                self.ended[step, here] = torch.from_numpy(vector.dones.astype(np.float32))
        return torch.cat([policy(*look(vector, policy))[1] for vector in vectors])

    def gains(self, after, trace):
        """How much better each answer was than expected, from what the tables were worth and what came of them."""
        gain, running = torch.zeros_like(self.worth), torch.zeros_like(after)
        for step in reversed(range(len(self.worth))):
            goes_on = 1.0 - self.ended[step]
            error = self.reward[step] + goes_on * after - self.worth[step]
            running = error + trace * goes_on * running
            gain[step], after = running, self.worth[step]
        return gain


def lesson(policy, plays, gain, args):
    """The loss of a batch as long as there is a teacher: answer as it does, and know what the table is worth."""
    seen, legal, taught = (one.flatten(0, 1) for one in (plays.seen, plays.legal, plays.taught))
    goal = (gain + plays.worth).flatten()

    def loss(batch):
        chances, value = policy(seen[batch], legal[batch])
        known = taught[batch] >= 0
        hit = chances.gather(1, taught[batch].clamp_min(0)[:, None]).squeeze(-1)
        return -hit[known].mean() + (value - goal[batch]).square().mean()

    return loss


def improvement(policy, plays, gain, args):
    """The loss of a batch without a teacher: what went better than expected is answered more often, within bounds."""
    flat = [one.flatten(0, 1) for one in (plays.seen, plays.legal, plays.picked, plays.said, gain)]
    goal = (gain + plays.worth).flatten()

    def loss(batch):
        s, l, p, old, g = (one[batch] for one in flat)
        chances, value = policy(s, l)
        ratio = (chances.gather(1, p[:, None]).squeeze(-1) - old).exp()
        g = (g - g.mean()) / (g.std() + 1e-8)
        better = torch.min(g * ratio, g * ratio.clamp(0.8, 1.2)).mean()
        spread = -(chances.exp() * chances.clamp_min(-50)).sum(dim=-1).mean()
        return -better + 0.5 * (value - goal[batch]).square().mean() - args.curious * spread

    return loss


def learn(policy, args):
    """Plays and learns until the time is up."""
    vectors = [
        kaiju.vector(
            args.games // args.players, args.edition, args.players, bots=chairs(args.players, args.opponent, me),
            seed=args.seed * 1000 + me, shaping=args.shaping, threads=args.threads,
        )
        for me in range(args.players)
    ]
    size = args.games // args.players * args.players
    optimizer = torch.optim.Adam(policy.parameters(), lr=args.pace, eps=1e-5)
    clock = time.process_time if args.threads == 1 else time.perf_counter
    begun, played, rows, next_look = clock(), 0, [], 0.0
    minutes = lambda: (clock() - begun) / 60
    plays = Plays(policy, args.steps, size)
    share = lambda: played / args.plays if args.plays else minutes() / args.minutes
    while share() < 1.0:
        taught = share() * args.minutes < args.lessons
        pace, begin = (args.pace, 0.0) if taught else (args.pace * args.after, args.lessons / args.minutes)
        until = args.lessons / args.minutes if taught else 1.0
        for group in optimizer.param_groups:
            group["lr"] = pace * max(0.05, (until - share()) / (until - begin))
        gain = plays.gains(plays.fill(policy, vectors, args.teacher if taught else None), args.trace)
        loss = (lesson if taught else improvement)(policy, plays, gain, args)
        for _ in range(args.rounds):
            for batch in torch.randperm(args.steps * size).split(args.batch):
                optimizer.zero_grad()
                loss(batch).backward()
                nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
                optimizer.step()
        played += args.steps * size
        if share() >= min(next_look, 1.0):
            next_look += 1.0 / args.looks
            wins, of = measure(policy, args.measure, args.players, args.opponent, args.edition, args.threads)
            rows.append((minutes(), played, wins))
            print(f"{rows[-1][0]:6.1f} min  {played:10,} steps  wins {wins:.1%} of {of:.0f} (par {1 / args.players:.0%})", flush=True)
            with open(f"{args.out}.csv", "w", encoding="utf-8") as file:
                file.write("minutes,steps,wins\n" + "".join(f"{m:.2f},{n},{w:.4f}\n" for m, n, w in rows))
            curve(rows, 1 / args.players, f"{args.out}.svg")
            torch.save(policy.state_dict(), f"{args.out}.pt")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0, help="of one core or, with threads, of the clock; measurements included")
    parser.add_argument("--plays", type=int, help="ends after so many answers instead of minutes")
    parser.add_argument("--threads", type=int, default=1, help="how many cores it uses")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="greedy", help="the bot at all other seats")
    parser.add_argument("--teacher", default="seer", help="the bot that teaches as long as there are lessons")
    parser.add_argument("--lessons", type=float, default=0.0, help="how many of the minutes begin with a teacher")
    parser.add_argument("--edition", default="second")
    parser.add_argument("--out", default="ppo")
    parser.add_argument("--load", help="goes on from a policy, or measures it with --minutes 0")
    parser.add_argument("--measure", type=int, default=1024, help="games of a measurement")
    parser.add_argument("--looks", type=int, default=10, help="how often it is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=128, help="the width of the network")
    parser.add_argument("--games", type=int, default=256, help="how many at once")
    parser.add_argument("--steps", type=int, default=64, help="answers in each between two lessons")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--pace", type=float, default=1e-3)
    parser.add_argument("--after", type=float, default=1.0, help="the pace after the lessons, as a part of that before")
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--curious", type=float, default=0.005)
    parser.add_argument("--shaping", type=float, default=0.5)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    if args.load:
        state = torch.load(args.load)
        policy = Policy(state["answers"].numpy(), state["rows"].numpy(), len(state["critic.weight"][0]))
        policy.load_state_dict(state)
    else:
        answers, words = known_answers(edition=args.edition, players=args.players)
        policy = Policy(answers, features(words), args.hidden)
        print(f"{len(answers)} answers are known, {sum(p.numel() for p in policy.parameters()):,} numbers are learned")
    if args.minutes > 0 or args.plays:
        learn(policy, args)
    wins, played = measure(policy, args.measure, args.players, args.opponent, args.edition, args.threads)
    print(f"wins {wins:.1%} of {played:.0f} games against {args.opponent} (par {1 / args.players:.0%})")


if __name__ == "__main__":
    main()
