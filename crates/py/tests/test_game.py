"""The engine as an object."""

import copy
import pathlib
import pickle
import threading

import numpy as np
import pytest

import kaiju

ROOT = pathlib.Path(__file__).resolve().parents[3]
POSITION = """kaiju position 1
edition second
seat A gigazaur
seat B cyber-kitty ♥3 city
at keep A dice 11shee rolls 2
"""


def finished(seed=3, **options):
    game = kaiju.Game(seed=seed, **options)
    bot = kaiju.Bot("greedy", seed)
    while not game.over:
        game.apply(bot(game))
    return game


@pytest.mark.parametrize("edition", kaiju.edition_names())
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_is_played_to_its_end(edition, players):
    game = finished(edition=edition, players=players)
    assert game.pending.kind == "over" and game.winners is not None
    assert game.legal() == [] and not game.mask().any()
    assert sum(game.shares) == pytest.approx(1.0 if game.winners else 0.0)
    with pytest.raises(kaiju.IllegalAnswer) as refused:
        game.apply("no")
    assert refused.value.reason == "over" and str(refused.value) == "the game is over"


def test_luck_is_handed_in_or_drawn():
    game = kaiju.Game(players=2)
    assert game.pending.kind == "chance" and game.pending.luck == "reveal 1"
    chances = game.chances()
    assert sum(chance for _, chance in chances) == pytest.approx(1.0)
    before = game.to_text()
    with pytest.raises(kaiju.IllegalAnswer, match="chance is asked here"):
        game.apply("no")
    with pytest.raises(kaiju.IllegalAnswer, match="chance cannot give that"):
        game.apply("luck dice 111111")
    assert game.to_text() == before
    assert game.apply(chances[0][0])
    drawn = [game.draw(word) for word in (0, 2**64 - 1)]
    assert all(line.startswith("luck card ") for line in drawn)
    twins = [kaiju.Game(players=2, seed=5), kaiju.Game(players=2, seed=5)]
    assert twins[0] == twins[1] and twins[0] != kaiju.Game(players=2, seed=6)


def test_answers_are_words_or_numbers():
    game = kaiju.Game.from_text(POSITION)
    legal, numbers = game.legal(), game.legal_numbers()
    assert len(legal) == len(numbers) == int(game.mask().sum()) == 36
    for answer, number in zip(legal, numbers):
        assert game.number(answer) == number and game.answer(number) == answer
        assert game.mask()[number] == 1
    by_words, by_seat, by_number, by_numpy = (game.clone() for _ in range(4))
    by_words.apply("keep 11")
    by_seat.apply("A keep 11")
    by_number.apply(game.number("keep 11"))
    by_numpy.apply(np.int64(game.number("keep 11")))
    assert by_words == by_seat == by_number == by_numpy
    assert game == kaiju.Game.from_text(POSITION), "what is applied to a copy stays there"


def test_texts_lead_back():
    game = finished(players=3)
    again = kaiju.Game.from_text(game.record())
    assert again == game and again.events == game.events and again.inputs == game.inputs
    middle = kaiju.Game(players=3, seed=8)
    for _ in range(40):
        middle.apply(middle.legal()[0])
    assert kaiju.Game.from_text(middle.to_text()) == middle
    with pytest.raises(kaiju.KaijuError, match="no record"):
        kaiju.Game.from_text(middle.to_text()).record()
    assert copy.deepcopy(middle) == copy.copy(middle) == middle


def test_the_same_seed_gives_the_game_of_the_arena():
    tally = kaiju.sim(["greedy", "greedy"], 1, seed=11, first_game=4)
    # Luck is the same; the thoughts of the greedy bot need none.
    game = kaiju.Game(players=2, seed=11, game=4)
    bot = kaiju.Bot("greedy")
    while not game.over:
        game.apply(bot(game))
    told = tally.to_dict()
    assert told["inputs_mean"] == game.inputs
    assert tally.wins == [int(share == 1.0) for share in game.shares]


def test_a_view_has_no_secrets():
    game = kaiju.Game("godzilla", players=3, switches={"evolutions": True}, seed=2)
    bot = kaiju.Bot("random", 1)
    differ = 0
    for _ in range(150):
        if game.over:
            break
        texts = {seat: game.view(seat).to_text() for seat in "ABC"}
        differ += len(set(texts.values())) > 1
        for seat in "ABC":
            view = game.view(seat)
            # Whatever is hidden could be otherwise, and nothing that is seen would be.
            for imagined in (view.imagine(n) for n in range(2)):
                if imagined.inputs == 0:
                    assert imagined.view(seat).to_text() == texts[seat]
                    assert (imagined.observe(seat) == game.observe(seat)).all()
        asked = game.pending.seat
        others = [seat for seat in "ABC" if seat != asked]
        assert game.view(asked).legal() == game.legal()
        assert all(game.view(seat).legal() == [] for seat in others)
        assert game.view(asked).question()["numbers"] == game.legal_numbers()
        game.apply(bot(game.view(asked)))
    assert differ > 10, "there were secrets"


def test_what_a_view_tells():
    view = kaiju.Game.from_text(POSITION).view(0)
    assert view.seat == "A" and view.table()["seats"][1]["hearts"] == 3
    assert view.pending.question == "keep" and "dice 11eehs" in view.to_text()
    assert kaiju.Game(players=2, seed=1).setup()["answers"] == kaiju.ANSWERS


@pytest.mark.parametrize("name", [name for name in kaiju.bot_names() if name != "mcts:1000"])
def test_every_bot_answers(name):
    game = kaiju.Game(players=3, seed=4)
    answers = [kaiju.Bot(name, 9)(game) for _ in range(2)]
    assert answers[0] in game.legal()
    if "ms" not in kaiju.Bot(name).name:
        assert answers[0] == answers[1]


def test_odds_risk_and_review():
    told = kaiju.odds("s", dice=1, rolls=1)
    assert told["chance"] == pytest.approx(1 / 6) and told["fraction"] == (1, 6) and told["keep"] is None
    assert kaiju.odds("111", lying="11shee", rolls=2)["keep"] == "11"
    game = kaiju.Game.from_text(POSITION)
    hopes = {(hope["hope"], hope.get("seat")): hope for hope in game.odds()}
    assert 0 < hopes["eliminate", "B"]["chance"] < 1 and hopes["stars", None]["chance"] == 0
    risk = game.risk("B", games=50)
    assert risk["for_damage"]["stay"]["dies"] > 0 and len(risk["by_bots"]["yield"]["loses"]) == 13
    with pytest.raises(kaiju.KaijuError, match="no dice"):
        finished(players=2).odds()
    played = finished(players=2)
    review = played.review(tries=1)
    assert review["over"] and len(review["steps"]) == played.inputs
    for seat in review["seats"]:
        assert seat["start"] + seat["luck"] + seat["play"] + seat["others"] == pytest.approx(seat["result"])


def test_scenarios_hold_and_fail():
    file = sorted((ROOT / "scenarios/rules").rglob("*.scenario"))[0]
    text = file.read_text(encoding="utf-8")
    assert kaiju.run_scenario(text)
    assert kaiju.Game.from_text(text).to_text()
    with pytest.raises(kaiju.ScenarioFailed):
        kaiju.run_scenario(text + "\nexpect over\n")


def test_rules_are_found():
    (clause, title, text), *others = kaiju.find_rules("ENTER-2", "second")
    assert clause == "ENTER-2" and title and text and len(others) < 5
    assert {clause for clause, _, _ in kaiju.find_rules("yield")} >= {"YIELD-1"}
    assert len(kaiju.find_rules("tokyo", most=3)) == 3 and kaiju.find_rules("xyzzy plugh") == kaiju.find_rules("tokyo", most=0) == []
    with pytest.raises(kaiju.SetupRefused):
        kaiju.find_rules("tokyo", "third")
    with pytest.raises(OverflowError):
        kaiju.find_rules("tokyo", most=-1)


REFUSED = {
    "an edition (first, second, godzilla), found `third`": {"edition": "third"},
    "a book (es-2016, es-2011, en-summary, pt-2016, godzilla), found `x`": {"book": "x"},
    "2 to 6 monsters play, not 7": {"players": 7},
    "expected a switch": {"switches": {"tokyo_sea": True}},
    "expected one of no, yes for tokyo_bay, found `maybe`": {"switches": {"tokyo_bay": "maybe"}},
    "expected a monster": {"monsters": ["gigazaur", "nobody"]},
    "plays twice": {"monsters": ["gigazaur", "gigazaur"]},
    "is a book of the edition first": {"book": "es-2011", "edition": "second"},
}


@pytest.mark.parametrize("why", REFUSED)
def test_setups_are_refused_with_a_reason(why):
    with pytest.raises(kaiju.SetupRefused) as refused:
        kaiju.Game(**REFUSED[why])
    assert why in str(refused.value)


def test_books_and_switches():
    assert kaiju.Game(book="godzilla", seed=1).edition == "godzilla"
    game = kaiju.Game(book="pt-2016", switches={"evolutions": True}, seed=1)
    assert game.setup()["all_switches"]["evolutions"] == "yes"
    assert game.setup()["all_switches"]["yield_needs_die"] == "yes"


def test_what_cannot_be_read_says_where():
    with pytest.raises(kaiju.NotationError) as error:
        kaiju.Game.from_text("kaiju position 1\nedition second\nseat A nobody\n")
    assert (error.value.line, error.value.column) == (3, 8) and str(error.value).startswith("3:8: expected a monster")
    assert pickle.loads(pickle.dumps(error.value)).line == 3
    game = kaiju.Game.from_text(POSITION)
    for wrong, error in {
        "keep": kaiju.NotationError,
        "": kaiju.NotationError,
        "keep 11\nkeep 11": kaiju.NotationError,
        "keep 222": kaiju.IllegalAnswer,
        "B keep 11": kaiju.IllegalAnswer,
        -1: kaiju.IllegalAnswer,
        10**30: kaiju.IllegalAnswer,
        True: TypeError,
        None: TypeError,
        1.5: TypeError,
    }.items():
        with pytest.raises(error):
            game.apply(wrong)
    assert game == kaiju.Game.from_text(POSITION)
    for seat in ["C", "G", "", 2, -1, "AB"]:
        with pytest.raises(kaiju.KaijuError):
            game.view(seat)


def test_a_bot_in_two_threads_raises():
    """Two threads ask one bot until one of them comes while it thinks. What was refused made it think nothing."""
    bot, twin = (kaiju.Bot("scorer", seed=4) for _ in range(2))
    view = kaiju.Game.from_text(POSITION).view("A")
    met, went, refused = threading.Event(), [], []

    def ask():
        while not met.is_set():
            try:
                went.append(bot(view))
            except kaiju.InUse as error:
                refused.append(str(error))
                met.set()

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(refused) == {"another thread is using this bot"}
    assert sorted(went) == sorted(twin(view) for _ in went) and bot(view) == twin(view)


def test_a_game_in_two_threads_raises():
    """An answer that, while it is read, has another thread look at the game."""
    game = kaiju.Game.from_text(POSITION)
    met = []

    def meddle():
        for use in (game.legal, game.clone, lambda: game.apply("keep 11"), lambda: game.pending):
            with pytest.raises(kaiju.InUse) as refused:
                use()
            met.append(str(refused.value))

    class Answer:
        def __index__(self):
            other = threading.Thread(target=meddle)
            other.start()
            other.join()
            return number

    number = game.number("keep 11")
    game.apply(Answer())
    assert met == ["another thread is using this game"] * 4
    assert game.pending.luck == "throw 4", "whoever was first was served"
