"""A hundred thousand calls with whatever comes to mind: exceptions of kaiju, and never a panic."""

import random

import numpy as np

import kaiju

CALLS = 100_000
ALLOWED = (kaiju.KaijuError, TypeError, ValueError, OverflowError)
WORDS = (
    "keep no yes number face seat card turn cure buy buy-top buy-from sweep use play take luck dice evolution A B F G - 1 2 3 "
    "111 ssshhh 111111111111111 0 7 255 256 -1 ♥3 ★19 ⚡9 city bay kaiju position game scenario edition second todo ask shop "
    "rolls at roll resolve poison mimic plot-twist A:0 # \n \t é"
).split(" ")


class Fuzzer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.games = [kaiju.Game(players=2, seed=1)]
        self.raised = self.went = 0

    def junk(self):
        r = self.random
        return r.choice(
            [
                lambda: None,
                lambda: r.choice([True, False]),
                lambda: r.randrange(-3, 12_000),
                lambda: r.choice([2**31, 2**63, 2**64 - 1, 2**64, -(2**63), 10**40]),
                lambda: r.random() * 100,
                lambda: r.choice(WORDS),
                lambda: " ".join(r.choices(WORDS, k=r.randrange(6))),
                lambda: r.choice("ABCDEFG"),
                lambda: [r.choice(WORDS)] * r.randrange(4),
                lambda: np.zeros(r.randrange(3), r.choice([np.int8, np.int64, np.float32])),
                lambda: b"\xff",
                lambda: {"evolutions": r.choice([True, "yes", "maybe", 3])},
            ]
        )()

    def text(self, game):
        """A position with something wrong in it, or nothing."""
        lines = game.to_text().split("\n")
        for _ in range(self.random.randrange(3)):
            at = self.random.randrange(len(lines))
            words = lines[at].split(" ")
            words[self.random.randrange(len(words))] = self.random.choice(WORDS)
            lines[at] = " ".join(words)
        return "\n".join(lines)

    def game(self):
        return self.random.choice(self.games)

    def keep(self, game):
        self.games = (self.games + [game])[-12:]

    def make(self):
        r = self.random
        options = {}
        for name, good in {
            "edition": kaiju.edition_names(),
            "players": [2, 3, 4, 5, 6],
            "book": kaiju.book_names(),
            "switches": [{"evolutions": True}, {"promos": "yes"}],
            "monsters": [["gigazaur", "kraken"], ["rodan", "gigan", "mothra"]],
            "seed": [0, 7, 2**64 - 1],
        }.items():
            if r.random() < 0.5:
                options[name] = r.choice(good) if r.random() < 0.9 else self.junk()
        self.keep(kaiju.Game(**options))

    def play(self):
        game, r = self.game(), self.random
        if game.over:
            self.games.remove(game)
            self.keep(kaiju.Game(players=r.randrange(2, 7), seed=r.randrange(99), switches={"evolutions": r.random() < 0.5}))
        elif game.pending.kind == "chance":
            game.draw(r.randrange(2**64))
        else:
            game.apply(r.choice([r.choice(game.legal()), r.choice(game.legal_numbers() or [0])]))

    def poke(self):
        game, r = self.game(), self.random
        name = r.choice(
            ["apply", "apply", "apply", "draw", "view", "observe", "number", "answer", "setup", "from_text", "clone", "__eq__"]
        )
        arguments = [] if name == "clone" else [self.junk()]
        found = getattr(game, name)(*arguments)
        if isinstance(found, kaiju.Game):
            self.keep(found)

    def look(self):
        game = self.game()
        name = self.random.choice(
            ["pending", "over", "winners", "alive", "shares", "standing", "events", "inputs", "edition", "players", "monsters"]
        )
        getattr(game, name)
        for method in ["legal", "legal_numbers", "mask", "chances", "__repr__"]:
            if self.random.random() < 0.3:
                getattr(game, method)()
        if self.random.random() < 0.2:
            seat = self.random.choice("ABCDEF")
            view = game.view(seat)
            view.question(), view.table(), view.legal(), view.pending, view.imagine(self.random.randrange(99))
            game.observe(seat)

    def read(self):
        game = kaiju.Game.from_text(self.text(self.game()), seed=self.random.choice([None, 3]))
        self.keep(game)

    def think(self):
        game, r = self.game(), self.random
        if r.random() < 0.7:
            kaiju.Bot(r.choice(["random", "clumsy", "greedy", "smasher", "learned"]), r.randrange(9))(game)
        elif r.random() < 0.5:
            kaiju.odds(r.choice(WORDS), dice=r.choice([None, 0, 3, 6, 10]), rolls=r.choice([None, 0, 2, 49]), lying=r.choice([None, "11s"]))
        else:
            kaiju.Bot(r.choice(WORDS))

    def work(self):
        game, r = self.game(), self.random
        r.choice(
            [
                lambda: game.odds(),
                lambda: game.risk(r.choice("ABCDEFG"), games=r.choice([-1, 0, 2])),
                lambda: kaiju.vector(r.choice([0, 1, 3]), players=r.choice([2, 9]), seed=r.randrange(9), bots=[None, "greedy"]).step(
                    r.choice([[0], [0, 0, 0], [-1], [10**9], [1.5]])
                ),
                lambda: kaiju.run_scenario(self.text(game)),
                lambda: kaiju.find_rules(self.text(game), r.choice([None, "first", "third"]), r.choice([-1, 0, 3])),
                lambda: kaiju.sim([r.choice(["random", "greedy", "nobody"])], r.randrange(2), players=r.choice([2, 7])),
            ]
        )()

    def call(self):
        which = self.random.random()
        steps = [(0.40, self.play), (0.60, self.poke), (0.80, self.look), (0.90, self.read), (0.96, self.think), (0.995, self.make)]
        step = next((step for most, step in steps if which < most), self.work)
        try:
            step()
            self.went += 1
        except kaiju.errors.Bug:
            raise
        except ALLOWED:
            self.raised += 1


def test_whatever_is_called_nothing_breaks():
    fuzzer = Fuzzer(1)
    for _ in range(CALLS):
        fuzzer.call()
    assert fuzzer.raised > CALLS // 20 and fuzzer.went > CALLS // 2, (fuzzer.raised, fuzzer.went)
