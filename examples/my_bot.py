#!/usr/bin/env python3
"""A bot for kaiju in one file, with nothing but the standard library. Copy it and make it better.

    kaiju arena --bot examples/my_bot.py --bot random --games 60
    python3 examples/online_bot.py http://localhost:8080 ABCDEF --bot examples/my_bot.py

kaiju starts this program and writes one JSON message a line to its standard input; answers go to standard output, one
line each. docs/bot-protocol.md describes every message. Print what you want to know about your own thoughts to
standard error: standard output belongs to kaiju.
"""

import json
import sys
from collections import Counter


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["kaiju"]
        if kind == "setup":
            # A new game. Forget the last one here, if you remember anything.
            say({"kaiju": "ready"})
        elif kind == "question":
            say({"id": message["id"], "answer": choose(message)})
        # "over" tells who won; there is nothing to answer. Unknown kinds are for newer bots than this one.


def say(message):
    print(json.dumps(message), flush=True)


def choose(message):
    """The answer to a question: one of message["legal"], or its place in that list."""
    table = message["table"]
    me = next(seat for seat in table["seats"] if seat["seat"] == message["seat"])
    others = [seat for seat in table["seats"] if seat["alive"] and seat is not me]
    # Questions that are about one card come with its name, as in "power opportunist 0"; the first word is the kind.
    kind = message["question"].split()[0]
    if kind == "keep":
        return best_keep(message["legal"], table, me, others)
    if kind == "yield":
        return "yes" if me["hearts"] <= 4 else "no"
    if kind == "shop":
        return best_buy(message)
    return anything(message)


def anything(message):
    """Any answer. The number kaiju sends makes it the same in every run; random.random() would not be."""
    return message["random"] % len(message["legal"])


def best_keep(legal, table, me, others):
    """Keeps the dice that are worth most as they lie; the rest is rolled again.

    Dice are letters: 1 2 3 are the numbers, h heals, e is energy, s smashes.
    """
    if table["rolls"] == 0:
        return "keep " + table["dice"]
    count = Counter(table["dice"])
    keep = {"s": count["s"]}
    if me["hearts"] <= 5 and me["place"] is None:
        # Hearts do nothing in Tokyo.
        keep["h"] = count["h"]
    if me["hearts"] >= 6:
        keep["e"] = count["e"]
    # A number needs three of a kind; a pair is worth a try.
    number, many = max(((n, count[n]) for n in "123"), key=lambda pair: (pair[1], pair[0]))
    if many >= 3 or (many == 2 and me["stars"] >= 10):
        keep[number] = many
    # Nobody to be hit before somebody is in Tokyo: one smash is enough to go there.
    if me["place"] is None and all(seat["place"] is None for seat in others):
        keep["s"] = min(keep["s"], 1)
    wanted = Counter({face: n for face, n in keep.items() if n})
    for answer in legal:
        word, _, dice = answer.partition(" ")
        if word == "keep" and Counter(dice.replace("-", "")) == wanted:
            return answer
    return "keep " + table["dice"]


def best_buy(message):
    """The dearest card there is energy for: cards cost what they are worth, more or less."""
    prices = message["prices"]
    cards = [answer for answer in message["legal"] if answer.startswith("buy ")]
    return max(cards, key=prices.get, default="no")


if __name__ == "__main__":
    main()
