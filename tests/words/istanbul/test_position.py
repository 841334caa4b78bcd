"""Alt texts and the text view: complete, within their limits, even where everything is on the table at once."""

from dataclasses import replace

import pytest

from engine.core.position import new_position
from engine.games import rules_of
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.view import View
from tests.words.istanbul.games import EXPANSIONS, WORDS, moments
from words.istanbul import ISTANBUL as SPEECH
from words.shapes import PART_LENGTH, PICTURE_LENGTH

LONG_NAME = "Somebody with a name as long as names may be"


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("seed", range(3))
def test_positions_of_random_games(expansion: str, seed: int) -> None:
    for step, (position, names, _, _) in enumerate(moments(seed, expansion)):
        if step % 17:
            continue
        view = position.view(position.decisions[0].seat)
        called = (LONG_NAME,) * len(names)
        for text in SPEECH.alt_texts(WORDS, view, called).values():
            assert len(text) <= PICTURE_LENGTH and not text.endswith("…")
            assert names[view.active] in text.split(".")[0], "whose turn comes first"
        parts = SPEECH.state_text(WORDS, view, called)
        assert all(0 < len(part) <= PART_LENGTH for part in parts)
        whole = "\n".join(parts)
        for place in (place for row in view.grid for place in row):
            assert f"\n{place} " in whole
        for seat in view.seats:
            assert f"{seat.lira} lira" in whole
        assert SPEECH.status_line(WORDS, view, 0)


def full_table(*, kiosk: bool) -> View:
    """The fullest table there can be: five seats, everything taken and laid out; a Kiosk or an auction under way."""
    options = {"expansion": "bazaar", "caravan-master": "on"}
    view = new_position(rules_of("istanbul"), options, ISTANBUL.colours, bytes(32)).view(0)
    seats = [
        replace(
            seat,
            lira=23,
            rubies=5,
            goods=(5, 5, 5, 5),
            capacity=5,
            merchant=10 + index,
            stack=(0,) if index < 4 else (),
            out=(10 + index, 15, 16, 22),
            reserve=0 if index < 4 else 1,
            family=12,
            tiles=(index < 4, index < 4, index > 0, index < 4),
            cards=12,
            coffee=12,
            guild_cards=4,
            taverns=(index < 4, index > 0),
            companion=20 if kiosk else 0,
            letters=(*((10 + place, 1) for place in range(5)), (3, 2), (4, 2)),
            extra_turn_bought=True,
        )
        for index, seat in enumerate(view.seats)
    ]
    mocha = replace(
        view.mocha, barrier=(22, 25), barrier_holder=4, coffee_house_price=10, guild_discard=tuple(range(1, 11))
    )
    tiles = (15, 17, 18, 20, 21, 24)
    letters = replace(
        view.letters,
        society=(4, 3, 2, 1, 0),
        tiles_open=tiles if kiosk else (),
        bid=0 if kiosk else 23,
        bidder=None if kiosk else 4,
    )
    return replace(
        view,
        turn=131,
        round=27,
        active=4,
        seats=tuple(seats),
        figures=tuple((figure, 12) for figure, _ in view.figures),
        discard=("move-to-merchant",) * 40,
        palace_price=10,
        dealer_price=23,
        mail_down=4,
        caravan=4,
        mocha=mocha,
        letters=letters,
    )


@pytest.mark.parametrize("kiosk", [True, False])
def test_the_fullest_table_fits_and_loses_nothing(kiosk: bool) -> None:
    view = full_table(kiosk=kiosk)
    texts = SPEECH.alt_texts(WORDS, view, (LONG_NAME,) * 5)
    for text in texts.values():
        assert len(text) <= PICTURE_LENGTH and not text.endswith("…")
    board, carts = texts["board"], texts["carts"]
    assert "Goods: fabric, spice, fruit, jewelry." in board, "numbers alone need their order"
    for place in ("10", "11", "12", "13", "14", "15", "16", "22", "25"):
        assert place in board
    assert ("Companions" in board) is kiosk and ("companion waits" in carts) is not kiosk
    assert carts.count("letters 10 11 12 13 14") == 5
    assert all(len(part) <= PART_LENGTH for part in SPEECH.state_text(WORDS, view, (LONG_NAME,) * 5))


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
    assert told == "21 lira · fabric 5 spice 2 fruit 4 jewelry 1 · 2 assistants with you"
