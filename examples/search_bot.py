#!/usr/bin/env python3
"""A bot that looks ahead, in one file, with nothing but the standard library: `kaiju engine` knows the rules for it.

    kaiju arena --bot examples/search_bot.py --bot greedy --time 10000 --games 20

For every answer worth a look it asks the engine what follows and how likely its seat is to win then, a few times over, and
takes the best. KAIJU names the program to ask, by default `kaiju`. docs/bot-protocol.md lists the requests.
"""

import json
import os
import subprocess
import sys

# How many answers are looked at, and how often each: more is stronger and slower.
ANSWERS = 8
SAMPLES = 2


class Engine:
    """A process that answers requests, one JSON object a line each."""

    def __init__(self):
        command = [os.environ.get("KAIJU", "kaiju"), "engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdout.readline()  # its greeting

    def ask(self, do, **more):
        print(json.dumps({"do": do, **more}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer


def main():
    engine = Engine()
    for line in sys.stdin:
        message = json.loads(line)
        if message["kaiju"] == "setup":
            say({"kaiju": "ready"})
        elif message["kaiju"] == "question":
            say({"id": message["id"], "answer": choose(engine, message)})


def say(message):
    print(json.dumps(message), flush=True)


def choose(engine, message):
    """The answer after which the seat wins most often."""
    seat = message["seat"]
    # What others hide is unknown in the position; sample draws a game that looks like it.
    seen = engine.ask("load", position=message["position"], seat=seat)["game"]
    worth = {}
    for sample in range(SAMPLES):
        seed = message["random"] + sample
        game = engine.ask("sample", game=seen, seed=seed)["game"]
        for answer in candidates(message):
            after = engine.ask("clone", game=game)["game"]
            engine.ask("apply", game=after, answer=answer)
            value = engine.ask("value", game=after, seat=seat, samples=1, seed=seed)["value"][seat]
            worth[answer] = worth.get(answer, 0) + value
            engine.ask("drop", game=after)
        engine.ask("drop", game=game)
    engine.ask("drop", game=seen)
    return max(worth, key=worth.get)


def candidates(message):
    """The answers that are looked at: all of a few, and of many keeps those that keep whole faces."""
    legal = message["legal"]
    if len(legal) <= ANSWERS:
        return legal
    dice = message["table"]["dice"]
    whole = [answer for answer in legal if all(answer.count(face, 5) in (0, dice.count(face)) for face in set(dice))]
    return (whole or legal)[-ANSWERS:]


if __name__ == "__main__":
    main()
