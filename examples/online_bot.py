#!/usr/bin/env python3
"""Seats any bot at a table of a kaiju server, in one file, with nothing but the standard library.

    python3 examples/online_bot.py http://localhost:8080 ABCDEF                       joins the table with this code
    python3 examples/online_bot.py http://localhost:8080 --game G --token T           plays a seat somebody gave it
    python3 examples/online_bot.py http://localhost:8080 ABCDEF --bot 'node bot.js'   with a bot of your own

The bot is a program that plays in `kaiju arena`, by default examples/my_bot.py. It is started as the arena starts it and
is told the very same messages, one a line: this file hands the bot what the server says, and the server what the bot
answers. When the line or the server breaks down it asks again; an answer that is sent again counts once.
docs/bot-protocol.md walks through the same calls with curl.
"""

import argparse
import json
import pathlib
import random
import secrets
import shlex
import subprocess
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


class Bot:
    """A program that reads messages and writes answers, one JSON object a line."""

    def __init__(self, words):
        command = shlex.split(words)
        if command[0].endswith(".py"):
            command.insert(0, sys.executable)
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, message):
        print(json.dumps(message), file=self.process.stdin, flush=True)

    def hear(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the bot has ended")
        return json.loads(line)


def play(server, game, bot):
    """Plays until the game is over; the letters of the winners."""
    path = f"/tables/{game}/setup?wait_ms=20000"
    while True:
        message = server.call("GET", path)
        kind = message["kaiju"]
        if kind == "wait":
            continue
        bot.tell(message)
        if kind == "over":
            return message["winners"]
        answer = bot.hear()
        if kind == "setup":
            # "ready", and perhaps the wish for odds.
            path = f"/tables/{game}/question?wait_ms=20000" + ("&odds=true" if answer.get("odds") else "")
            continue
        try:
            server.call("POST", f"/tables/{game}/answer", answer)
        except Refused as refused:
            # Somebody answered in our place because we were too slow: ask again. Anything else is a mistake of the bot.
            if refused.code not in ("seq_conflict", "not_your_turn", "game_over"):
                raise


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("server", help="its address, such as http://localhost:8080")
    words.add_argument("code", nargs="?", help="the six letters of a table")
    words.add_argument("--game", help="the id of a table, together with --token")
    words.add_argument("--token", help="the token of a seat")
    words.add_argument("--name", default="Robot", help="what others see")
    example = pathlib.Path(__file__).with_name("my_bot.py")
    words.add_argument("--bot", default=shlex.quote(str(example)), help="a program and its arguments")
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
    print("winners:", " ".join(play(server, game, Bot(asked.bot))) or "nobody")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
