#!/usr/bin/env python3
"""Checks the dice and cards of a recorded online game without kaiju.

Written from docs/fair-dice.md and docs/card-order.md alone, with nothing but the standard library:

    python3 examples/verify_fair.py my.game [--commitment HEX] [--order docs/card-order.md]

It checks the commitments, the chains, every throw and every card, seat and evolution drawn. It does not know the rules of
the game: that answers were legal and that chance chose from the cards really left is what `kaiju verify` checks.
"""

import argparse
import hashlib
import hmac
import pathlib
import sys

FACES = "123ehs"


class Unfair(Exception):
    """The record does not show what it claims."""


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def field(data):
    return len(data).to_bytes(2, "big") + data


def commitment_of(game, secret):
    return sha(b"kaiju secret 1", field(game), secret)


def step(element):
    return sha(b"kaiju chain 1", element)


def key_of(game, secret, firsts):
    """HKDF-SHA-256 with one block, as RFC 5869 has it."""
    material = secret + b"".join(first or bytes(32) for first in firsts)
    extracted = hmac.digest(sha(b"kaiju key 1", field(game)), material, "sha256")
    return hmac.digest(extracted, b"kaiju key 1" + b"\x01", "sha256")


def stream(key, purpose, game, index, link):
    address = b"kaiju draw 1" + field(purpose) + field(game) + index.to_bytes(8, "big") + field(link or b"")
    block = 0
    while True:
        yield from hmac.digest(key, address + block.to_bytes(4, "big"), "sha256")
        block += 1


def throw(source, count):
    faces = []
    while len(faces) < count:
        byte = next(source)
        if byte < 252:
            faces.append(FACES[byte // 42])
    return faces


def below(source, count):
    part = (2**64 - 1) // count
    while True:
        number = int.from_bytes(bytes(next(source) for _ in range(8)), "big") // part
        if number < count:
            return number


def element(word):
    return None if word == "-" else bytes.fromhex(word)


def numbers(text):
    """`1-3,7` is 1, 2, 3, 7."""
    for part in text.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def index_of(place):
    """The number that stands for the number of the input at a table of a duplicate."""
    kind, *rest = place
    if kind == "roll":
        return (ord(rest[0]) - 64 << 32) + (int(rest[1]) << 16) + int(rest[2])
    if kind == "evolution":
        return (ord(rest[0]) - 62 << 32) + int(rest[1])
    return {"card": 1, "dug": 2, "starter": 0}[kind] * 2**32 + int((rest or [0])[0])


def read_order(path):
    """Lines of four words: `card EDITION NUMBER ID` and `evolution MONSTER NUMBER ID`."""
    order = {}
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        words = line.split()
        if len(words) == 4 and words[0] in ("card", "evolution") and words[2].isdigit():
            order[words[0], words[1], int(words[2])] = words[3]
    return order


class Game:
    """A record with its proof, checked line by line."""

    def __init__(self, order):
        self.order, self.version, self.body = order, None, False
        self.head, self.seats, self.monsters, self.withheld = {}, [], {}, []
        self.index, self.link, self.key, self.shown = 0, None, None, {}
        self.left, self.event = None, 0
        self.dice = self.cards = self.links = self.unexplained = self.renewed = 0
        self.by = {}

    def read(self, line):
        text, *comments = [part.strip() for part in (" " + line).split(" #")]
        words = text.split()
        if not words:
            for comment in comments:
                (self.between if self.body else self.above)(comment.split())
        elif words == ["---"]:
            self.seal()
        elif self.body:
            self.input(words, dict(self.told(comment.split()) for comment in comments))
        elif words[0] == "edition":
            self.head["edition"] = words[1]
        elif words[0] == "seat":
            self.monsters[words[1]] = words[2]

    @staticmethod
    def told(words):
        if words[:2] == ["one", "of"]:
            return "from", list(numbers(words[2]))
        if words[0] == "event":
            return "event", (int(words[1]), words[3])
        return words[0], words[1:]

    def above(self, words):
        if words[:2] == ["kaiju", "proof"]:
            self.version = int(words[2])
        elif words and words[0] in ("game", "duplicate", "commitment", "secret"):
            self.head[words[0]] = words[1]
        elif words and words[0] == "seat":
            self.seats.append((element(words[3]), element(words[5])))
        elif words and words[0] == "abandoned":
            self.withheld += [seat for seat in words[3] if seat != "-"]

    def take(self, published, secret):
        if commitment_of(self.game, secret) != bytes.fromhex(published):
            raise Unfair("a secret is not the one that was committed to")
        self.key = key_of(self.game, secret, [first for _, first in self.seats])

    def seal(self):
        luck = "duplicate" if self.version == 3 else "game"
        if self.version not in (1, 2, 3) or not {"game", luck, "commitment", "secret"} <= set(self.head):
            raise Unfair("the record carries no proof")
        self.game, self.body = self.head[luck].encode("ascii"), True
        for number, (tip, first) in enumerate(self.seats):
            if first is not None and (tip is None or step(first) != tip):
                raise Unfair(f"the first element of seat {chr(65 + number)} does not belong to its tip")
            self.shown[chr(65 + number)] = first
        self.take(self.head["commitment"], bytes.fromhex(self.head["secret"]))

    def between(self, words):
        if len(words) == 7 and words[2] == "renewed":
            self.take(words[4], bytes.fromhex(words[6]))
            self.renewed += 1

    def input(self, words, told):
        if words[0] != "luck":
            self.answer(words[0], told)
        else:
            index = index_of(told["at"]) if self.version == 3 else self.index
            source = stream(self.key, b"dice" if words[1] == "dice" else b"cards", self.game, index, self.link)
            if words[1] == "dice":
                fallen = "" if words[2] == "-" else words[2]
                if sorted(throw(source, len(fallen))) != sorted(fallen):
                    raise Unfair(f"input {self.index}: the dice should have fallen otherwise")
                self.dice += 1
            elif self.version >= 2:
                self.draw(words[1], words[2], told["from"], source)
        self.index += 1

    def answer(self, seat, told):
        self.link = element(told["link"][0]) if "link" in told else None
        if self.link is not None:
            if self.shown.get(seat) is None or step(self.link) != self.shown[seat]:
                raise Unfair(f"input {self.index}: the element is not the next one of seat {seat}'s chain")
            self.shown[seat] = self.link
            self.links += 1
        if self.version >= 2:
            event, by = told["event"]
            if event <= self.event:
                raise Unfair(f"input {self.index}: events are not in order")
            self.event = event
            self.by.setdefault(seat, {}).setdefault(by, 0)
            self.by[seat][by] += 1

    def draw(self, kind, name, choices, source):
        chosen = choices[below(source, len(choices))]
        if kind == "seat":
            due = chr(64 + chosen)
        elif kind == "evolution":
            due = f"{name[0]}:{self.order.get((kind, self.monsters[name[0]], chosen))}"
        else:
            due = self.order.get((kind, self.head["edition"], chosen))
            if self.left is not None and self.left != set(choices):
                self.unexplained += 1
            self.left = set(choices) - {chosen}
        if due != name:
            raise Unfair(f"input {self.index}: {due} should have come up, not {name}")
        self.cards += 1


def main():
    here = pathlib.Path(__file__).resolve().parent
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("record", help="a record; - reads standard input")
    options.add_argument("--commitment", help="the one your client showed before the first roll")
    options.add_argument("--order", default=here.parent / "docs" / "card-order.md", help="the order of the cards")
    asked = options.parse_args()
    record = sys.stdin if asked.record == "-" else open(asked.record, encoding="utf-8")
    game = Game(read_order(asked.order))
    try:
        for line in record:
            game.read(line)
        if not game.body:
            raise Unfair("this is no record")
        if asked.commitment and asked.commitment.lower() != game.head["commitment"]:
            raise Unfair("the commitment is not the one you saw")
    except (Unfair, KeyError, ValueError, IndexError, StopIteration) as flaw:
        print(f"unfair: {flaw}")
        return 1
    print(f"fair: {game.dice} throws, {game.cards} cards and other draws, {game.links} elements of chains")
    print(f"commitment {game.head['commitment']}")
    print(f"seats that withheld their first element: {''.join(game.withheld) or 'none'}; new secrets: {game.renewed}")
    for seat, hands in sorted(game.by.items()):
        print(f"answers of {seat}: " + ", ".join(f"{by} {count}" for by, count in sorted(hands.items())))
    if game.unexplained:
        print(f"{game.unexplained} times the cards to choose from changed by more than the last one drawn: ask the rules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
