#!/usr/bin/env python3
"""A language model at the table: asks any OpenAI-style endpoint, with nothing but kaiju and the standard library.

    python3 examples/python/llm_bot.py http://localhost:11434/v1 llama3.1 --games 3 --opponents greedy
    OPENAI_API_KEY=... python3 examples/python/llm_bot.py https://api.openai.com/v1 gpt-4o-mini

The model is shown what its seat sees, in words, with the texts of the cards that lie there, and must name one of the legal
answers. It may look up rules first, three times for an answer. What it says is searched for an answer; after three times without
one, a bot answers for it, and that is counted.
"""

import argparse
import json
import os
import urllib.request

import kaiju

SYSTEM = (
    "You play King of Tokyo. You win with 20 stars, or as the last monster alive. You are told what you see and the legal "
    "answers. Think briefly, then end with one line: ANSWER: followed by exactly one of the legal answers. To read a rule first, "
    "end with one line instead: RULES: followed by a few words, such as RULES: yield tokyo."
)
TRIES = 3
# How often a model may look up rules before it answers, and how many it is told at a time.
LOOK_UPS = 3
RULES = 4
# A list of more answers than this is cut: keeping dice can be done in many ways, and the pattern is plain.
SHOWN = 40


def cards_in_sight(view, texts):
    """The texts of the cards that the seat sees."""
    table = view.table()
    ids = [card for card in table["shop"] if card]
    ids += [card for seat in table["seats"] for card in seat["cards"]]
    return [f"{card}: {texts[card]}" for card in dict.fromkeys(ids) if card in texts]


def prompt(view, texts):
    """What the model is told: the table, the cards, the question and the answers."""
    legal = view.legal()
    shown = legal if len(legal) <= SHOWN else [*legal[: SHOWN - 1], legal[-1]]
    more = "" if shown == legal else f" (and {len(legal) - len(shown)} more of the same form)"
    return "\n".join(
        [
            f"You are seat {view.seat}. Dice faces: 1 2 3 are points, e energy, h heart, s smash.",
            "The position:",
            view.to_text(),
            "The cards in sight:",
            *cards_in_sight(view, texts),
            f"The question: {view.pending.question}",
            "Legal answers: " + "; ".join(shown) + more,
        ]
    )


def find_answer(said, legal):
    """The legal answer in what was said, if there is one: after the last `ANSWER:`, or as the last line."""
    lines = [line.strip() for line in said.strip().splitlines() if line.strip()]
    tail = said.rsplit("ANSWER:", 1)[1].strip().splitlines()[:1] if "ANSWER:" in said else lines[-1:]
    for line in tail:
        word = line.strip(" .`*\"'")
        if word in legal:
            return word
        # Dice may be named in any order.
        if word.startswith("keep "):
            dice = sorted(word.removeprefix("keep "))
            return next((one for one in legal if one.startswith("keep ") and sorted(one.removeprefix("keep ")) == dice), None)
    return None


def look_up(said, edition):
    """The rules that were asked for in what was said; none where no rules were."""
    if "RULES:" not in said:
        return None
    words = said.rsplit("RULES:", 1)[1].strip().split("\n")[0].strip(" .`*\"'")
    found = kaiju.find_rules(words, edition, RULES) if words else []
    # Where no rule has all the words, those that have one of them may help.
    found = found or [rule for word in words.split() for rule in kaiju.find_rules(word, edition, 1)]
    return "\n".join(f"{clause} ({title}): {text}" for clause, title, text in found) or "No rule tells of that."


class LlmBot:
    """Call it with a game, like any bot of kaiju."""

    def __init__(self, url, model, key=None, timeout=120, stand_in="greedy"):
        self.url, self.model, self.key, self.timeout = url.rstrip("/"), model, key, timeout
        self.stand_in = kaiju.Bot(stand_in)
        self.asked = self.failed = self.looked_up = 0
        self._texts = {}

    def complete(self, messages):
        """What the endpoint says to these messages."""
        body = json.dumps({"model": self.model, "messages": messages, "temperature": 0}).encode()
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(f"{self.url}/chat/completions", body, headers)
        with urllib.request.urlopen(request, timeout=self.timeout) as reply:
            return json.load(reply)["choices"][0]["message"]["content"]

    def __call__(self, game):
        view = game.view(game.pending.seat)
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        if game.edition not in self._texts:
            self._texts[game.edition] = {card["id"]: card["text"] for card in game.setup()["cards"]}
        messages = [
            {"role": "system", "content": SYSTEM},
            {"role": "user", "content": prompt(view, self._texts[game.edition])},
        ]
        self.asked += 1
        tries, look_ups = TRIES, LOOK_UPS
        while tries > 0:
            said = self.complete(messages)
            answer = find_answer(said, legal)
            if answer is not None:
                return answer
            told = look_up(said, game.edition) if look_ups > 0 else None
            if told is not None:
                look_ups -= 1
                self.looked_up += 1
            else:
                tries -= 1
                told = "That names none of the legal answers. End with ANSWER: and one of them."
            messages += [{"role": "assistant", "content": said}, {"role": "user", "content": told}]
        self.failed += 1
        return self.stand_in(view)


def play(bot, opponents, games, seed, edition="second"):
    """Plays games with the model at seat A, B … in turn; its wins, shared ones in parts."""
    players, won = len(opponents) + 1, 0.0
    for number in range(games):
        me = number % players
        game = kaiju.Game(edition, players, seed=seed, game=number)
        others = iter(opponents)
        chairs = [bot if seat == me else kaiju.Bot(next(others), seed) for seat in range(players)]
        while not game.over:
            game.apply(chairs["ABCDEF".index(game.pending.seat)](game))
        won += game.shares[me]
        print(f"game {number + 1}: seat {'ABCDEF'[me]}, won by {', '.join(game.winners) or 'nobody'}", flush=True)
    return won


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("url", help="the endpoint, up to /v1")
    parser.add_argument("model")
    parser.add_argument("--opponents", default="greedy", help="bots, with commas between them")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="second")
    args = parser.parse_args()
    bot = LlmBot(args.url, args.model, os.environ.get("OPENAI_API_KEY"))
    won = play(bot, args.opponents.split(","), args.games, args.seed, args.edition)
    print(f"{args.model} won {won:g} of {args.games}")
    print(f"asked {bot.asked} times, {bot.failed} times without a legal answer; {bot.looked_up} times it looked up rules")


if __name__ == "__main__":
    main()
