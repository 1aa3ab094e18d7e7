#!/usr/bin/env python3
"""A player for a table of a kaiju server, in one file, with nothing but the standard library.

    python3 examples/online_bot.py http://localhost:8080 ABCDEF                 joins the table with this code
    python3 examples/online_bot.py http://localhost:8080 --game G --token T     plays a seat somebody gave it

It sits down, waits for the game to begin, answers when it is asked, and ends with the game. Whatever happens to the
line or to the server in between: it asks again, and sends an answer again under the same id, which then counts once.
docs/bot-protocol.md walks through the same calls with curl, docs/protocol.md describes all of them.
"""

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """The server says no, and why."""

    def __init__(self, status, answer):
        super().__init__(f"{status} {answer.get('code')}: {answer.get('message')}")
        self.code = answer.get("code")
        self.retry = answer.get("retry", False)
        self.after = answer.get("after_ms") or 500


class Server:
    """Calls of the API, repeated while the server is away or busy."""

    def __init__(self, url):
        self.base = url.rstrip("/") + "/api/v1"
        self.token = None

    def call(self, method, path, body=None, key=None):
        headers = {"accept-language": "en"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if key:
            headers["idempotency-key"] = key
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        for attempt in range(30):
            try:
                with urllib.request.urlopen(request, timeout=40) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                refused = Refused(error.code, json.load(error))
                if not refused.retry:
                    raise refused from None
                time.sleep(refused.after / 1000)
            except OSError:
                # Nobody answers: the server restarts, or the line is down. Never all at once, never for ever.
                time.sleep(random.uniform(0, min(5, 0.25 * 2**attempt)))
        sys.exit("the server does not answer")


def play(server, game, choose):
    """Plays until the game is over; the letters of the winners."""
    while True:
        view = server.call("GET", f"/tables/{game}/view")
        if view["table"]["phase"] in ("over", "closed"):
            return view["table"].get("winners") or []
        ask = view.get("ask") or {}
        # Only whoever is asked gets the legal answers.
        if not ask.get("legal"):
            server.call("GET", f"/tables/{game}/events?from={view['seq'] + 1}&wait_ms=20000")
            continue
        act = {"id": secrets.token_hex(16), "expect": view["seq"], "action": choose(view, ask)}
        try:
            server.call("POST", f"/tables/{game}/actions", act)
        except Refused as refused:
            # Somebody answered in our place because we were too slow: look again. Anything else is a mistake of ours.
            if refused.code not in ("seq_conflict", "not_your_turn", "game_over"):
                raise


def choose(view, ask):
    """One of ask["legal"]. The whole position is in view["positions"], in the notation of docs/notation.md."""
    if ask["question"] == "keep":
        # Dice are letters: 1 2 3 are the numbers, h heals, e is energy, s smashes. Keep what is worth most as it lies.
        return max(ask["legal"], key=lambda keep: worth(keep.removeprefix("keep ")))
    buys = [answer for answer in ask["legal"] if answer.startswith("buy ")]
    return random.choice(buys or ask["legal"])


def worth(dice):
    numbers = sum(dice.count(n) for n in "123" if dice.count(n) >= 2)
    return 2 * dice.count("s") + dice.count("e") + dice.count("h") + numbers - 0.1 * len(dice)


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("server", help="its address, such as http://localhost:8080")
    words.add_argument("code", nargs="?", help="the six letters of a table")
    words.add_argument("--game", help="the id of a table, together with --token")
    words.add_argument("--token", help="the token of a seat")
    words.add_argument("--name", default="Robot", help="what others see")
    asked = words.parse_args()
    server = Server(asked.server)
    if asked.token and asked.game:
        game, server.token = asked.game, asked.token
    elif asked.code:
        game = server.call("GET", f"/codes/{asked.code}")["game"]
        join = {"code": asked.code, "name": asked.name}
        # With a key of its own, joining twice is joining once, should the first answer be lost.
        ticket = server.call("POST", f"/tables/{game}/seats", join, key=secrets.token_hex(16))
        server.token = ticket["token"]
        print(f"seat {ticket['seat']} at table {game}")
    else:
        words.error("give the code of a table, or --game and --token")
    print("winners:", " ".join(play(server, game, choose)) or "nobody")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
