#!/usr/bin/env python3
"""A bot account that anybody can challenge, with nothing but the standard library and online_bot.py beside it.

    python3 examples/ladder_bot.py http://localhost:8080 --token kaijubot_…             plays until it is stopped
    KAIJU_BOT_TOKEN=kaijubot_… python3 examples/ladder_bot.py http://localhost:8080     with the token out of sight
    python3 examples/ladder_bot.py http://localhost:8080 --token … --bot 'node bot.js'  with a bot of your own

It waits until somebody challenges the bot, sits down and plays, at several tables at a time; each table gets a process of the
bot of its own. After a restart it goes on with the tables it was playing. The token comes from *Account* on the page;
docs/bot-accounts.md describes the calls.
"""

import argparse
import os
import pathlib
import queue
import shlex
import sys
import threading
import time

from online_bot import Bot, Refused, Server, play


def sit(url, token, name, game):
    """Takes the seat that is the bot's; a server that is called with the token of the seat."""
    account, seat = Server(url), Server(url)
    account.token = token
    # A bot that sits there already gets another token for its seat: nothing has to be kept between two runs.
    seat.token = account.call("POST", f"/tables/{game}/seats", {"name": name})["token"]
    return seat


def attend(asked, token, name, game, ended):
    """Plays a table in a thread of its own, and tells how that ended."""
    try:
        winners = play(sit(asked.server, token, name, game), game, Bot(asked.bot))
        ended.put((game, "winners: " + (" ".join(winners) or "nobody"), True))
    except Refused as refused:
        # It began without us, or was closed.
        ended.put((game, str(refused), False))


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("server", help="its address, such as http://localhost:8080")
    words.add_argument("--token", default=os.environ.get("KAIJU_BOT_TOKEN"), help="the token of the bot account")
    words.add_argument("--games", type=int, help="end after so many games; by default never")
    example = pathlib.Path(__file__).with_name("my_bot.py")
    words.add_argument("--bot", default=shlex.quote(str(example)), help="a program and its arguments")
    asked = words.parse_args()
    if not asked.token:
        words.error("give the token of a bot account")
    server = Server(asked.server)
    server.token = asked.token
    playing, ends, over, ended = set(), 0, 0, queue.Queue()
    while asked.games is None or over < asked.games:
        # While it plays, the end of a game is news, too.
        wait = 500 if len(playing) > ends else 20000
        agenda = server.call("GET", f"/bot?wait_ms={wait}")
        before = len(playing)
        for table in [one["table"]["game"] for one in agenda["challenges"] + agenda["tables"]]:
            if table not in playing:
                playing.add(table)
                print(f"{agenda['name']} plays at table {table}", flush=True)
                words = (asked, asked.token, agenda["name"], table, ended)
                threading.Thread(target=attend, args=words, daemon=True).start()
        while not ended.empty():
            table, said, played = ended.get()
            ends += 1
            over += played
            print(f"table {table}: {said}", flush=True)
            if not played:
                # Nobody is to wait for us there.
                server.call("DELETE", f"/bot/challenges/{table}")
        if len(playing) == before and agenda["challenges"]:
            # We are on our way there.
            time.sleep(0.5)


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
