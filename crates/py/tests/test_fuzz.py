"""A hundred thousand calls with whatever comes to mind: exceptions of kaiju, never a panic, and what was refused changed nothing."""

import importlib
import importlib.util
import math
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
        #: What lives on between calls, next to what makes another.
        self.others = [(make, []) for make in self.makers()]
        self.raised = self.went = self.held = 0
        #: The games that a call can change, each with how it was before.
        self.before = []

    def makers(self):
        """Makes of whatever is installed one that may be refused."""
        r = self.random
        options = lambda: {
            name: r.choice(good) if r.random() < 0.95 else self.junk()
            for name, good in {
                "edition": kaiju.edition_names(),
                "players": [2, 3, 4],
                "switches": [{"evolutions": True}, {"costumes": "yes"}],
            }.items()
            if r.random() < 0.5
        }
        shaping = lambda: r.choice([0.0, 0.5, 1]) if r.random() < 0.9 else r.choice(["0.1", math.nan, math.inf, self.junk()])
        forms = [{}, {"lists": True}, {"bits": True}, {"observe": False}, {"lists": True, "bits": True}, {"threads": 2}]

        def vector():
            bots = r.choice([None, [None, "random"], ["greedy"], [self.junk()]])
            return kaiju.vector(r.choice([0, 1, 2, 3]), shaping=shaping(), seed=r.randrange(9), bots=bots, **{**r.choice(forms), **options()})

        makers = [vector]
        if importlib.util.find_spec("pettingzoo"):
            makers.append(lambda: kaiju.env(shaping=shaping(), **options()))
        if importlib.util.find_spec("gymnasium"):
            makers.append(
                lambda: kaiju.gym(
                    opponents=r.choice(["random", "greedy", WORDS]), seat=r.choice([*"ABC", None, "", "AB", self.junk()]),
                    shaping=shaping(), render_mode=r.choice(["ansi", None, "ansi", None, "human"]), **options(),
                )
            )
        if importlib.util.find_spec("pyspiel"):
            import pyspiel

            importlib.import_module("kaiju.spiel")

            makers.append(lambda: pyspiel.load_game("python_kaiju", {"players": r.randrange(2, 5)}).new_initial_state())
        return makers

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
        return self.watched(self.random.choice(self.games))

    def watched(self, game):
        """A game that is about to be called; if the call is refused, it must be as it was."""
        self.before.append((game, game.clone()))
        return game

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

    def other(self):
        """Something that lives on between calls, and a call on it."""
        r = self.random
        make, kept = r.choice(self.others)
        if not kept or r.random() < 0.02:
            kept.append(make())
            del kept[:-4]
        thing = r.choice(kept)
        if isinstance(getattr(thing, "game", None), kaiju.Game):
            self.watched(thing.game)
        call = {"Vector": self.step, "KaijuAec": self.act, "KaijuGym": self.learn, "KaijuState": self.branch}[type(thing).__name__]
        after = call(thing)
        if call == self.branch and after is not None:
            kept.append(after)
            del kept[:-4]

    def step(self, vector):
        r = self.random
        good = lambda: vector.sample()
        r.choice(
            [
                lambda: vector.step(good()),
                lambda: vector.step(good()),
                lambda: vector.step(good().astype(np.int64)),
                lambda: vector.step(r.choice([[0], [0, 0, 0], [-1], [10**9], [1.5], [2**63], self.junk()])),
                lambda: vector.step(vector.advise(r.choice(["random", "greedy", "nobody"]))),
                lambda: vector.view(r.choice([0, 2, -1, 9, self.junk()])).legal_numbers(),
            ]
        )()

    def act(self, env):
        r = self.random
        if r.random() < 0.1 or not env.agents:
            return r.choice([env.reset, lambda: env.reset(seed=r.randrange(9)), lambda: env.step(self.junk())])()
        legal = env.game.legal_numbers() if not env.terminations[env.agent_selection] else []
        env.step(r.choice(legal) if legal and r.random() < 0.9 else r.choice([None, self.junk()]))

    def learn(self, env):
        r = self.random
        r.choice([env.reset] + 12 * [lambda: env.step(env.action_space.sample())] + 2 * [lambda: env.step(self.junk())])()

    def branch(self, state):
        """A state after this one. OpenSpiel checks nothing itself: now and then it is handed what is not legal."""
        if state.is_terminal():
            return state.returns() and None
        legal, r = state.legal_actions(), self.random
        if r.random() < 0.1:
            self.watched(state.kaiju)
            state.apply_action(r.choice([-2, max(legal) + 1, kaiju.ANSWERS, 2**40]))
            raise AssertionError("an action was taken that is not legal")
        after = state.clone()
        after.apply_action(r.choice(legal))
        return after

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
                self.tally,
                lambda: game.odds(),
                lambda: game.risk(r.choice("ABCDEFG"), games=r.choice([-1, 0, 2])),
                lambda: kaiju.vector(r.choice([0, 1, 3]), players=r.choice([2, 9]), seed=r.randrange(9), bots=[None, "greedy"]).step(
                    r.choice([[0], [0, 0, 0], [-1], [10**9], [1.5]])
                ),
                lambda: kaiju.run_scenario(self.text(game)),
                lambda: kaiju.find_rules(self.text(game), r.choice([None, "first", "third"]), r.choice([-1, 0, 3])),
                lambda: kaiju.sim([r.choice(["random", "greedy", "nobody"])], r.randrange(2), players=r.choice([2, 7])),
                lambda: game.review(tries=r.choice([-1, 0, 1])) if game.inputs < 60 else game.review(0),
                lambda: kaiju.Game.from_text(game.record()),
                self.study,
            ]
        )()

    def study(self):
        """A short study, or one with something wrong in it."""
        r = self.random
        bots = lambda: r.choice([["random", "random"], ["random", "greedy"], ["random"], WORDS, 3])
        table = lambda: {"players": r.choice([2, 2, [2, 3], 9]), "games": r.choice([1, 2, -1])}
        what, options = r.choice(
            [
                lambda: ("sim", {"bots": bots(), **table()}),
                lambda: ("arena", {"bots": bots(), **table()}),
                lambda: ("atlas", {"subject": "seats", **table()}),
                lambda: ("corpus", {"manifest": {"games": 0}, "out": "/"}),
                lambda: ("census", {}),
            ]
        )()
        if r.random() < 0.5:
            options[r.choice(["part", "threads", "on", "seed", "sed", "first_game", "bot", "switches", "cards", "progress"])] = self.junk()
        kaiju.study(what, **options)

    def tally(self):
        """Adds up what may be no tally."""
        r = self.random
        tally = kaiju.sim(["random"], r.randrange(3), players=r.choice([2, 3]))
        numbers = tally.numbers()
        for _ in range(r.randrange(3)):
            numbers[r.randrange(len(numbers))] = r.choice([0, 1, 2**58, 2**64 - 1, 2**64, 2**128 - 1])
        other = kaiju.Tally.from_numbers(r.choice([2, 3]), r.choice([numbers, numbers, self.junk()]))
        (tally + other + other).to_dict()

    def call(self):
        which = self.random.random()
        steps = [(0.35, self.play), (0.50, self.poke), (0.65, self.look), (0.80, self.other), (0.90, self.read), (0.96, self.think), (0.995, self.make)]
        step = next((step for most, step in steps if which < most), self.work)
        self.before = []
        try:
            step()
            self.went += 1
        except kaiju.errors.Bug:
            raise
        except ALLOWED:
            self.raised += 1
            for game, before in self.before:
                assert told(game) == told(before), f"a call that was refused has changed a game: {step.__name__}"
                assert told(played_on(game)) == told(played_on(before)), f"a refused call has used up luck: {step.__name__}"
                self.held += 1


def told(game):
    """All that a game tells: its text, what happened, what it asks and which answers are legal, how many inputs it had."""
    pending = game.pending
    asks = (pending.kind, pending.seat, pending.question, pending.luck, pending.winners)
    return (game.to_text(), game.events, asks, game.legal(), game.inputs, game.shares)


def played_on(game):
    """A copy with one answer more, if one is asked for: what chance brings then is the luck to come."""
    game = game.clone()
    for number in game.legal_numbers()[:1]:
        game.apply(number)
    return game


def test_whatever_is_called_nothing_breaks():
    fuzzer = Fuzzer(1)
    for _ in range(CALLS):
        fuzzer.call()
    assert fuzzer.raised > CALLS // 20 and fuzzer.went > CALLS // 2, (fuzzer.raised, fuzzer.went)
    assert fuzzer.held > CALLS // 20, fuzzer.held
