#!/usr/bin/env python3
"""Makes the champion's network of what `kaiju-train play` wrote.

    learn.py learn NAMES OLD NEW STEPS SHARD...       one stage: learns from shards, starting from the checkpoint OLD (or -)
    learn.py rounds PROGRAM OLD OUT LIMIT GAMES FAITH THREADS SEED [FIRST [FAST SLOW [TEACHER [FOE]]]]

`rounds` goes round and round: PROGRAM plays GAMES games with the network of the round before, while the games of earlier rounds are
learned from. A LIMIT such as 12x400 is 12 rounds of games, each learned from in 400 steps, and 400 more of all of them: the same
seed gives the same network, as far as the machine adds up in the same order. A LIMIT of seconds, such as 350, stops by the clock, and
what was learned until then depends on the machine. In the FIRST rounds (1) the TEACHER plays: - for the small network, or what
`kaiju-train play` takes for a network. One that begins with both: says that later rounds ask the small network beside the new one, one
that ends in =8 that players of later rounds look ahead 8 times before they answer, so that search teaches. The
pace of learning falls from FAST to SLOW. OUT gets net.bin, net.pt (a checkpoint to go on from) and the network of each round. With a FOE,
a bot by name, it is played against at every table, and the network learns to beat it. OLD is a checkpoint, a network (.bin) or -.
NAMES is what `kaiju-train names` prints; networks are written to NEW (.bin) with a checkpoint beside it (.pt). Needs PyTorch;
a GPU makes it quick. The shape is that of crates/bots/src/deep.rs.
"""
import glob
import os
import shutil
import subprocess
import sys
import time

import numpy as np
import torch

FIRST, SECOND, LINE = 160, 32, 96
SEAT = 2 * 13 + 20 + 16 + 3 + 3 + 4 + 4 + 1
TABLE = 6 * SEAT + 5 + 3 + 1
WHERE = "cuda" if torch.cuda.is_available() else "cpu"
BATCH = int(os.environ.get("BATCH", 16384 if WHERE == "cuda" else 2048))
KEEP = 24  # rounds whose games are learned from
TIMES = int(os.environ.get("TIMES", 6))  # how often everything is learned from in a round


def say(*words):
    print(*words, flush=True)


class Deep(torch.nn.Module):
    def __init__(self, names):
        super().__init__()
        cards, monsters = (part.split() for part in names.split("\n\n"))
        self.inputs = TABLE + 6 * len(cards) + 24 * len(monsters)
        rows = torch.zeros(self.inputs + 1, FIRST)
        torch.nn.init.normal_(rows[:TABLE], std=0.1)
        torch.nn.init.normal_(rows[TABLE:self.inputs], std=0.01)
        self.rows = torch.nn.Parameter(rows)
        self.start = torch.nn.Parameter(torch.zeros(FIRST))
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.third = torch.nn.Linear(SECOND, SECOND)
        self.last = torch.nn.Linear(SECOND, 1)

    def forward(self, on):
        # As a matrix of zeros and ones: GPUs multiply faster than they look up.
        switched = torch.zeros(len(on), self.inputs + 1, device=on.device).scatter_(1, on.long(), 1.0)
        first = torch.relu(switched[:, : self.inputs] @ self.rows[: self.inputs] + self.start)
        return self.last(torch.relu(self.third(torch.relu(self.second(first)))))[:, 0]


def rows_of(matrix):
    """Numbers of the first layer: how often a row is to be halved, and its numbers, which fit a signed byte."""
    matrix = matrix.reshape(-1, FIRST)
    highest = matrix.abs().amax(1, keepdim=True).clamp_min(1e-9)
    halved = torch.floor(torch.log2(127 / highest)).clamp(0, 9)
    return halved, (matrix * 2**halved).round().clamp(-127, 127)


def fine(numbers):
    """Numbers of the other layers, in parts of 4096, which fit two bytes."""
    return (numbers * 4096).round().clamp(-32767, 32767)


class Learner:
    def __init__(self, names, old, seed):
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.names = names
        self.net = Deep(names).to(WHERE)
        self.mean = Deep(names).to(WHERE)
        self.adam = torch.optim.AdamW(self.net.parameters(), lr=1e-3, weight_decay=0.02, fused=WHERE == "cuda")
        if old.endswith(".bin"):
            self.read(old)
        elif old != "-":
            state = torch.load(old, map_location=WHERE, weights_only=True)
            self.net.load_state_dict(state["net"])
            self.adam.load_state_dict(state["adam"])
        self.mean.load_state_dict(self.net.state_dict())
        self.parts, self.tests, self.steps = [], [], 0

    def read(self, path):
        """Begins with a network as programs read it."""
        names, numbers = open(path, "rb").read().split(b"\0", 1)
        (cards, monsters), (known, grown) = ([part.split() for part in some.split("\n\n")] for some in (self.names, names.decode()))
        if not set(known) <= set(cards) or not set(grown) <= set(monsters):
            sys.exit(f"{path} knows names that this program does not know")
        # Where each input of the file is by now: what is new in between begins with nothing.
        to = list(range(TABLE))
        to += [TABLE + pile * len(cards) + cards.index(card) for pile in range(6) for card in known]
        to += [TABLE + 6 * len(cards) + 24 * monsters.index(monster) + one for monster in grown for one in range(24)]
        many = (len(to) + 1) * (FIRST + 1)
        first = torch.from_numpy(np.frombuffer(numbers[:many], "i1").reshape(-1, FIRST + 1).astype("f4"))
        rows = (first[:, 1:] / 2 ** first[:, :1]).to(WHERE)
        rest = torch.from_numpy(np.frombuffer(numbers[many:], "<i2").astype("f4") / 4096).to(WHERE)
        net = self.net
        with torch.no_grad():
            net.rows[TABLE:] = 0
            net.rows[torch.tensor(to, device=WHERE)] = rows[:-1]
            net.start.copy_(rows[-1])
            for layer in (net.second, net.third, net.last):
                inner, outer = layer.weight.shape[1], layer.weight.shape[0]
                layer.weight.copy_(rest[: inner * outer].reshape(inner, outer).T)
                layer.bias.copy_(rest[inner * outer :][:outer])
                rest = rest[(inner + 1) * outer :]

    def take(self, shards):
        """Takes the games of a round; the last ones of each shard are kept for tests."""
        parts = [torch.from_numpy(np.fromfile(shard, "<u2").reshape(-1, LINE).view(np.int16)).to(WHERE) for shard in shards]
        new = torch.cat([part[: len(part) - len(part) // 50] for part in parts])
        test = torch.cat([part[len(part) - len(part) // 50 :] for part in parts])
        self.parts, self.tests = (self.parts + [new])[-KEEP:], (self.tests + [test])[-3:]
        self.data = torch.cat(self.parts)
        return sum(map(len, parts))

    def surprise(self, net, batch):
        batch = batch.to(torch.int32) & 0xFFFF
        goal = batch[:, LINE - 1].float() / 32767.5 - 0.5
        # Squares, and not the cross entropy: goals may lie beyond 0 and 1, where it has no bottom.
        return (torch.sigmoid(net(batch[:, : LINE - 1])) - goal).square().mean()

    def test(self, net):
        with torch.no_grad():
            pieces = torch.cat(self.tests).split(1 << 16)
            return sum(self.surprise(net, piece).item() * len(piece) for piece in pieces) / sum(map(len, pieces))

    def known(self):
        """How well it knows some of what it learned from."""
        with torch.no_grad():
            return self.surprise(self.mean, self.data[torch.randint(len(self.data), (1 << 17,), device=WHERE)]).item()

    def learn(self, steps, pace):
        for group in self.adam.param_groups:
            group["lr"] = pace
        for _ in range(steps):
            batch = self.data[torch.randint(len(self.data), (BATCH,), device=WHERE)]
            loss = self.surprise(self.net, batch)
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            self.adam.step()
            with torch.no_grad():
                rest = max(0.001, 1 / (self.steps + 1))
                torch._foreach_lerp_(list(self.mean.parameters()), list(self.net.parameters()), rest)
            self.steps += 1

    def rounded(self):
        """The network as a program will read it."""
        net = Deep(self.names).to(WHERE)
        net.load_state_dict(self.mean.state_dict())
        with torch.no_grad():
            for name, number in net.named_parameters():
                if name in ("rows", "start"):
                    halved, bytes_ = rows_of(number)
                    number.copy_((bytes_ / 2**halved).reshape(number.shape))
                else:
                    number.copy_(fine(number) / 4096)
        return net

    def write(self, path):
        net = self.mean
        layers = [net.second.weight.T, net.second.bias, net.third.weight.T, net.third.bias, net.last.weight, net.last.bias]
        file = self.names.strip().encode() + b"\0"
        for part in (net.rows[: net.inputs], net.start):
            file += torch.hstack(rows_of(part.detach())).cpu().numpy().astype("i1").tobytes()
        file += b"".join(fine(layer.detach()).cpu().numpy().astype("<i2").tobytes() for layer in layers)
        with open(path + ".new", "wb") as out:
            out.write(file)
        os.replace(path + ".new", path)
        torch.save({"net": self.net.state_dict(), "adam": self.adam.state_dict()}, path.removesuffix(".bin") + ".pt.new")
        os.replace(path.removesuffix(".bin") + ".pt.new", path.removesuffix(".bin") + ".pt")


def learn(names, old, new, steps, *shards):
    learner = Learner(open(names).read(), old, 1)
    say(learner.take(shards), "tables,", learner.net.inputs, "inputs, on", WHERE)
    steps = int(steps)
    for part in range(20):
        learner.learn(steps // 20, 1e-3 * (1 - part / 20))
        say(learner.steps, "steps, test", round(learner.test(learner.mean), 5))
    say("rounded", round(learner.test(learner.rounded()), 5))
    learner.write(new)


class Clock:
    """A limit by seconds: when to stop, and how much to learn until then."""

    def __init__(self, seconds):
        self.begun, self.seconds, self.longest = time.time(), seconds, 0.0

    def plays(self, number):
        """Is there time for another round of games?"""
        return self.left() > 1.2 * self.longest + 25

    def part(self, done):
        """How far it has come."""
        return min(1.0, (time.time() - self.begun) / self.seconds)

    def pieces(self, learner, last):
        """How many steps to make at once, until it is enough. Some times through everything that is there, while others play; the last round
        has all the time that is left."""
        most = TIMES * len(learner.data) // BATCH + 1
        done, finish = 0, time.time() + (self.left() - 8 if last else 0.8 * self.longest)
        while done < most and time.time() < finish:
            yield 20
            done += 20

    def left(self):
        return self.seconds - (time.time() - self.begun)

    def took(self, seconds):
        self.longest = max(self.longest, seconds)


class Count:
    """A limit by rounds and steps: nothing depends on a clock."""

    def __init__(self, rounds, steps):
        self.rounds, self.steps = rounds, steps

    def plays(self, number):
        return number < self.rounds

    def part(self, done):
        return min(1.0, done / (self.rounds * self.steps))

    def pieces(self, learner, last):
        left = self.steps
        while left > 0:
            yield min(20, left)
            left -= 20

    def took(self, seconds):
        pass


def limit_of(word):
    rounds, times, steps = word.partition("x")
    return Count(int(rounds), int(steps)) if times else Clock(float(word))


def rounds(program, old, out, limit, games, faith, threads, seed, first="1", fast="1e-3", slow="1e-4", teacher="-", *foe):
    fast, slow, taught = float(fast), float(slow), int(first)
    begun, limit, games, seed = time.time(), limit_of(limit), int(games), int(seed)
    learner = Learner(subprocess.check_output([program, "names"], text=True), old, seed)
    net, room = f"{out}/net.bin", os.environ.get("ROOM", "/dev/shm/kaiju-train")
    os.makedirs(room, exist_ok=True)
    number, before, latest = 0, learner.steps, None

    def keep():
        # Who plays reads a file that nobody writes any more, so that it does not matter who is faster.
        learner.write(net)
        return shutil.copy(net, f"{out}/net-{number}.bin")

    if old != "-":
        latest = keep()
    beside, looks = "both:" if teacher.startswith("both:") else "", teacher.rpartition("=")[1:] if "=" in teacher else ()
    while True:
        shards, playing = f"{room}/{number}", None
        if limit.plays(number):
            part = games // int(threads)
            # What begins with nothing has no network before the second round has been learned from.
            using = teacher if number < taught or latest is None else "".join((beside, latest, *looks))
            firsts = [number * games + thread * part for thread in range(int(threads))]
            at = [[str(part), str(first), str(seed), using, faith, f"{shards}.{first}", *foe] for first in firsts]
            playing, since = [subprocess.Popen([program, "play", *one]) for one in at], time.time()
        if learner.parts:
            for piece in limit.pieces(learner, playing is None):
                learner.learn(piece, fast + (slow - fast) * limit.part(learner.steps - before))
            say(f"{time.time() - begun:.0f} s, round {number}: {len(learner.data)} tables, {learner.steps} steps,",
                f"learned {learner.known():.5f}, test {learner.test(learner.mean):.5f}, rounded {learner.test(learner.rounded()):.5f}")
            latest = keep()
        if playing is None:
            break
        if any([one.wait() for one in playing]):
            sys.exit("playing went wrong")
        limit.took(time.time() - since)
        found = sorted(glob.glob(f"{shards}.*"))
        say(f"{time.time() - begun:.0f} s, round {number}: {learner.take(found)} new tables in {time.time() - since:.0f} s")
        for shard in found:
            os.remove(shard)
        number += 1


{"learn": learn, "rounds": rounds}[sys.argv[1]](*sys.argv[2:])
