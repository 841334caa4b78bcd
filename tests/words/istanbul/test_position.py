"""Alt texts and the text view: complete, within their limits, even where everything is on the table at once."""

import re
from dataclasses import replace

import pytest

from engine.core.create import new_position
from engine.games import rules_of
from engine.istanbul.events import GainedLira, Moved, Rolled, TurnBegan
from engine.istanbul.reading.view import View
from engine.istanbul.rules import ISTANBUL
from tests.support.dealt import printed_decks
from tests.support.language.istanbul_words import EXPANSIONS, WORDS, full_table, moments
from words import facts
from words.istanbul import ISTANBUL as SPEECH
from words.shapes import PART_LENGTH, PICTURE_LENGTH

CODE = re.compile(r"\d \d|[_{}]|\d[-+]\d")
LONG_NAME = "Somebody with a name as long as names may be"


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("seed", range(3))
def test_positions_of_random_games(expansion: str, seed: int) -> None:
    for step, (position, names, events, _) in enumerate(moments(seed, expansion)):
        if step % 17:
            continue
        view = position.view(position.decisions[0].seat)
        called = (LONG_NAME,) * len(names)
        for name, text in SPEECH.alt_texts(WORDS, view, called, events).items():
            assert len(text) <= PICTURE_LENGTH and not CODE.search(text), text
            first = view.active if name != "reach" or view.seat is None else view.seat  # within reach of the reader
            assert names[first] in text.split(".")[0], "whose turn comes first"
        for text in SPEECH.alt_texts(WORDS, position.view(None), called).values():
            assert "You" not in text
        parts = SPEECH.state_text(WORDS, view, called)
        assert all(0 < len(part) <= PART_LENGTH for part in parts)
        whole = "\n".join(parts)
        for place in (place for row in view.grid for place in row):
            assert f"\n{place} " in whole
        for seat in view.seats:
            assert f"{seat.lira} lira" in whole
        assert SPEECH.status_line(WORDS, view, 0)


@pytest.mark.parametrize("kiosk", [True, False])
@pytest.mark.parametrize("seat", [0, None])
def test_the_fullest_table_tells_what_matters_most_and_where_the_rest_is(seat: int | None, kiosk: bool) -> None:
    view = replace(full_table(kiosk=kiosk), seat=seat)
    texts = SPEECH.alt_texts(WORDS, view, (LONG_NAME,) * 5)
    for name, text in texts.items():
        assert len(text) <= PICTURE_LENGTH
        assert name == "reach" or text.endswith(" For everything else, use /state.")
    long = facts.fitted(WORDS, ["a" * 900, "b" * 900, "c"])
    assert long == f"{'a' * 900} For everything else, use /state."
    for colour in ("Purple", "Red", "Blue", "Green", "Yellow"):
        assert f"{colour}: 5 rubies, merchant at" in texts["board"].replace(" (Somebody with a…)", "")
        assert f"{colour}: 5 rubies, 23 lira" in texts["carts"].replace(" (Somebody with a…)", "")
    assert all(len(part) <= PART_LENGTH for part in SPEECH.state_text(WORDS, view, (LONG_NAME,) * 5))


def mid_game() -> View:
    """Three players with something of everything that the base game and both expansions have."""
    options = {"expansion": "bazaar", "caravan-master": "on"}
    # Dealt as printed: the facts told name the demand tiles, which more cards before them would shuffle otherwise.
    decks = printed_decks.istanbul(options, 3)
    view = new_position(rules_of("istanbul"), options, ISTANBUL.colours[:3], bytes(32), decks=decks).view(1)
    red, blue, green = view.seats
    red = replace(red, lira=21, rubies=3, goods=(2, 0, 1, 0), merchant=9, stack=(0, 0), out=(2, 5), family=4, cards=2)
    blue = replace(blue, lira=8, goods=(0, 0, 0, 0), merchant=9, stack=(), out=(3, 3, 14, 7), coffee=3, guild_cards=1,
                   letters=((4, 1), (13, 1), (7, 2)), taverns=(True, False), tiles=(True, False, False, True),
                   companion=0)  # fmt: skip
    green = replace(green, lira=2, merchant=16, stack=(1, 0, 0), companion=22, extra_turn_bought=True)
    mocha = replace(view.mocha, guild_hand=(7,), barrier=(7, 17), barrier_holder=0)
    letters = replace(view.letters, society=(2, 0), tiles_open=(18,))
    return replace(
        view, turn=34, round=12, active=1, seats=(red, blue, green), hand=("gain-5-lira", "gain-5-lira"),
        figures=(("governor", 6), ("smuggler", 9)), neutral_merchants=(15,), neutral_out=(8,), caravan=2, mocha=mocha,
        letters=letters, discard=("move-0",), mosque_tiles=((2, 3), (), (4,), (3,)),
    )  # fmt: skip


TOLD = {
    "board": (
        "Round 12, turn 34: Blue (Ben) to move.",
        "You have 8 lira, 3 coffee, no goods, room for 2 of each good, the red and blue mosque tiles, "
        "straight-line tile, letters to 4 and 13, a delivered letter, 4 seals and companion in supply.",
        "Your bonus cards: “5 lira” ×2.",
        "Your guild cards: Guild 7: to the Fountain.",
        "Previous turn.",
        "Ada took 4 lira (8 → 9 Tea House).",
        "Blue: no rubies, merchant at 9 without assistants, assistants left at 3, 3, 7 and 14.",
        "Green (Cyd): no rubies, merchant at 16 with 3 assistants, companion at 22.",
        "Red (Ada): 3 rubies, merchant at 9 with 2 assistants, assistants left at 2 and 5, family member at 4.",
        "22 Kiosk: 24 tiles face down.",
        "Face up: pay one of each good for an extension.",
        "The barrier stands between 7 Fountain and 17 Roasting Plant; only Red can cross it.",
        "Governor at 6, Smuggler at 9.",
        "Neutral merchants at 15.",
        "Neutral assistants left at 8.",
        "5 Post Office gives 1 spice, 1 fruit and 2 lira.",
        "10 Large Market wants 2 fabric, 1 spice and 2 jewelry.",
        "11 Small Market wants 1 fabric, 3 spice and 1 fruit.",
        "16 Gemstone Dealer: a ruby for 14 lira.",
        "13 Sultan's Palace: a ruby for 1 fabric, 1 spice, 1 fruit, 1 jewelry and 1 good of any type.",
        "20 Coffee House: a ruby for 6 coffee.",
        "14 Small Mosque: a tile if you have 2 fabric; you give only 1.",
        "15 Great Mosque: a tile if you have 3 jewelry or 4 fruit; you give only 1.",
        "19 Tavern: straight-line tile for 1 coffee, free-encounters tile for 1 coffee; baksheesh costs 3 fruit.",
        "1 Wainwright: 9 extensions left.",
        "24 Secret Society: used so far by Green and Red.",
        "21 Embassy: 36 letters in the pile.",
        "6 rubies end the game.",
        "Places row by row: 15, 20, 11, 9, 21; 25, 22, 16, 3, 10; 18, 8, 7, 1, 2; 4, 17, 6, 5, 13; 24, 14, 23, 12, 19.",
        "On top of the discard pile: “Stay”.",
        "Green is the caravan master.",
    ),
    "carts": (
        "Round 12, turn 34: Blue (Ben) to move.",
        "Blue (Ben): no rubies, 8 lira, 3 coffee, no goods, room for 2 of each good.",
        "Green (Cyd): no rubies, 2 lira, no goods, room for 2 of each good.",
        "Red (Ada): 3 rubies, 21 lira, 2 fabric, 1 fruit, room for 2 of each good.",
        "Blue: no assistants with the merchant, the red and blue mosque tiles, straight-line tile, 1 bonus card, 1"
        " guild card.",
        "Green: 3 assistants with the merchant, assistant 1 from the bottom is neutral, 1 bonus card.",
        "Red: 2 assistants with the merchant, 2 bonus cards.",
        "Blue: letters to 4 and 13, a delivered letter, 4 seals, companion in supply.",
        "Green: extra turn bought.",
        "Previous turn.",
        "Ada took 4 lira (8 → 9 Tea House).",
    ),
}


@pytest.mark.parametrize("picture", TOLD)
def test_every_fact_is_told_in_words_the_rare_ones_last(picture: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("words.facts.PICTURE_LENGTH", 10_000)  # all at once have no room in one picture
    events = (Moved(0, 8, 9), GainedLira(0, 4), TurnBegan(1, 34, 12))
    texts = SPEECH.alt_texts(WORDS, mid_game(), ("Ada", "Ben", "Cyd"), events)
    assert texts[picture] == " ".join(TOLD[picture])


def test_the_turn_that_goes_on_is_told_and_a_long_one_is_shortened() -> None:
    events = (Moved(1, 8, 9), *(GainedLira(1, 4), Rolled(1, (3, 4))) * 20)
    told = SPEECH.alt_texts(WORDS, mid_game(), ("Ada", "Ben", "Cyd"), events, running=True)["board"]
    assert "This turn. Ben took 4 lira (8 → 9 Tea House, rolled" in told and "… Blue: no rubies" in told


def test_a_view_without_a_seat_tells_no_hand() -> None:
    position = new_position(rules_of("istanbul"), {"expansion": "mocha"}, ISTANBUL.colours[:3], bytes(32))
    names = ("Red", "Blue", "Green")
    assert "Your bonus cards" in "".join(SPEECH.state_text(WORDS, position.view(1), names))
    assert "Your" not in "".join(SPEECH.state_text(WORDS, position.view(None), names))


def test_a_game_that_is_over_counts_the_turns_that_were_played() -> None:
    position = new_position(rules_of("istanbul"), {}, ISTANBUL.colours[:2], bytes(32))
    view = replace(position.view(0), over=True, turn=85, winners=(0,))
    assert SPEECH.alt_texts(WORDS, view, ("Ada", "Ben"))["board"].startswith("The game is over after 84 turns.")


def test_the_status_line_is_that_of_the_storyboard() -> None:
    view = new_position(rules_of("istanbul"), {}, ISTANBUL.colours[:2], bytes(32)).view(0)
    mine = replace(view.seats[0], lira=21, goods=(5, 2, 4, 1), stack=(0, 0))
    told = SPEECH.status_line(WORDS, replace(view, seats=(mine, *view.seats[1:])), 0)
    assert told == "21 lira · 5 fabric, 2 spice, 4 fruit, 1 jewelry · 2 assistants"
