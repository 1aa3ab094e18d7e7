"""The example that asks a language model, with a stub in place of the model."""

import importlib.util
import json
import pathlib
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

import kaiju

EXAMPLE = pathlib.Path(__file__).resolve().parents[3] / "examples/python/llm_bot.py"
spec = importlib.util.spec_from_file_location("llm_bot", EXAMPLE)
llm_bot = importlib.util.module_from_spec(spec)
spec.loader.exec_module(llm_bot)


class Stub(BaseHTTPRequestHandler):
    """Answers what the last of the legal answers in the prompt is, or nonsense where it is told to."""

    nonsense = 0
    curious = 0
    heard = []

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        Stub.heard.append((self.path, self.headers.get("Authorization"), body))
        if Stub.nonsense:
            Stub.nonsense -= 1
            said = "I would rather eat Tokyo."
        elif Stub.curious:
            Stub.curious -= 1
            said = "What was that again?\nRULES: ENTER-2"
        else:
            told = next(m["content"] for m in body["messages"] if m["role"] == "user")
            legal = told.rsplit("Legal answers: ", 1)[1].split(" (and")[0].split("; ")
            said = f"They all look fine.\nANSWER: {legal[-1]}."
        reply = json.dumps({"choices": [{"message": {"role": "assistant", "content": said}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    def log_message(self, *_):
        pass


@pytest.fixture
def url():
    Stub.heard, Stub.nonsense, Stub.curious = [], 0, 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), Stub)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_model_plays_a_game(url, capsys):
    bot = llm_bot.LlmBot(url, "stub", key="secret")
    llm_bot.play(bot, ["random"], 1, seed=3)
    assert bot.asked > 5 and bot.failed == 0 and len(Stub.heard) == bot.asked
    path, key, body = Stub.heard[0]
    assert path == "/v1/chat/completions" and key == "Bearer secret" and body["model"] == "stub"
    told = body["messages"][1]["content"]
    assert "kaiju position 1" in told and "The cards in sight:" in told and ": " in told
    assert "game 1: seat A" in capsys.readouterr().out


def test_nonsense_is_asked_again_and_then_a_bot_answers(url):
    game = kaiju.Game(players=2, seed=1)
    bot = llm_bot.LlmBot(url, "stub")
    Stub.nonsense = 2
    assert bot(game) in game.legal() and bot.failed == 0 and len(Stub.heard) == 3
    Stub.nonsense = 3
    assert bot(game) == kaiju.Bot("greedy")(game) and bot.failed == 1


def test_rules_are_looked_up_but_not_for_ever(url):
    game = kaiju.Game(players=2, seed=1)
    bot = llm_bot.LlmBot(url, "stub")
    Stub.curious = 1
    assert bot(game) in game.legal() and (bot.looked_up, bot.failed, len(Stub.heard)) == (1, 0, 2)
    told = Stub.heard[1][2]["messages"][-1]["content"]
    clause, title, text = kaiju.find_rules("ENTER-2", "second")[0]
    assert clause == "ENTER-2" and told.startswith(f"ENTER-2 ({title}): {text}")
    # Three look-ups, and then three tries that name no answer.
    Stub.heard, Stub.curious = [], 100
    assert bot(game) == kaiju.Bot("greedy")(game) and (bot.looked_up, bot.failed, len(Stub.heard)) == (4, 1, 6)
    assert llm_bot.look_up("RULES: xyzzy plugh", "second") == "No rule tells of that."
    assert llm_bot.look_up("RULES:", "second") == "No rule tells of that." and llm_bot.look_up("no", "second") is None


def test_answers_are_found_in_what_is_said():
    legal = ["keep -", "keep 11", "keep 1s", "no", "buy 1"]
    for said, found in {
        "ANSWER: keep 11": "keep 11",
        "Hm. ANSWER: no\nANSWER: **buy 1**": "buy 1",
        "ANSWER: keep s1.": "keep 1s",
        "keep 11": "keep 11",
        "ANSWER: keep 22": None,
        "ANSWER:": None,
        "": None,
    }.items():
        assert llm_bot.find_answer(said, legal) == found, said


def test_nothing_hidden_is_told():
    game = kaiju.Game("godzilla", 2, switches={"evolutions": True}, seed=5)
    bot = kaiju.Bot("random", 2)
    texts = {card["id"]: card["text"] for card in game.setup()["cards"]}
    for _ in range(60):
        if game.over:
            break
        view = game.view(game.pending.seat)
        other = view.imagine(7)
        if other.inputs == 0:
            assert llm_bot.prompt(other.view(view.seat), texts) == llm_bot.prompt(view, texts)
        game.apply(bot(game))
