"""Names of a whole turn of Istanbul's choices."""

import pytest

from engine.core.notation import parse
from engine.core.trial import Shortcut, Trial
from engine.istanbul.events import (
    Caught,
    CutShort,
    DeliveredLetters,
    Discarded,
    Extended,
    FamilySent,
    GainedGoods,
    GainedLira,
    GaveGoods,
    LeftUndone,
    Met,
    Moved,
    PlayedCard,
    Recalled,
    SpentLira,
    TookDiscard,
)
from engine.istanbul.notation import CATCH, MEET, TAKE, TILE
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import all_tables, moments
from tests.support.panels import WORDS
from words.istanbul.labels.shortcuts import CHOSEN, deal_within, hinted_deal, is_waste, shortcut_deal


def test_whatever_a_whole_turn_may_choose_has_a_name() -> None:
    met = dict.fromkeys(CHOSEN, 0)
    words = WORDS.about("istanbul")
    for table in [table for table in all_tables() if table.game == "istanbul"][::4]:
        for position in moments(table, 60, every=3):
            for decision in position.decisions:
                for verb, rest in map(parse, decision.options):
                    if verb in CHOSEN:
                        met[verb] += 1
                        assert CHOSEN[verb](words, rest)
    assert all(met[verb.word] for verb in (MEET, CATCH, TILE, TAKE)), met


def test_what_is_given_stands_alone_where_only_chance_says_what_it_brings() -> None:
    position = start({"red": {"at": 6}, "governor": 6})
    events = (Discarded(0, "move-0"), Met(0, "governor"))
    shortcut = Shortcut(("discard move-0", "meet governor"), events, "governor", chance=True)
    told = deal_within(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
    assert told == "discard “Stay” · meet the Governor"


def test_a_turn_to_the_caravansary_says_that_it_begins_with_the_deck() -> None:
    position = start({"red": {"at": 2}, "discard": ["gain-good"]})
    told = [shortcut_deal(WORDS.about("istanbul"), position.view(0), each, ("Ann", "Bob"))
            for each in position.shortcuts(0, "move 6")]  # fmt: skip
    assert told == ["2 bonus cards (the first from the deck), then discard one"]


def test_a_card_that_goes_back_to_the_discard_pile_is_not_told() -> None:
    position = start({"red": {"at": 6}})
    events = (TookDiscard(0, "move-0"), TookDiscard(0, "gain-good"), Discarded(0, "move-0"))
    shortcut = Shortcut(("discard-pile", "discard-pile", "discard move-0"), events, "end", ends=True)
    told = deal_within(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
    assert told == "“1 good” from the discard pile"


def test_a_turn_to_the_fountain_says_who_stays_out() -> None:
    position = start({"red": {"at": 6, "out": [3, 9, 14], "stack": ["own"]}})
    trial = Trial(position, 0, "move 7")
    trial.choose("return 3 14")
    shortcut = Shortcut(("move 7", "return 3 14"), trial.events, "end", ends=True)
    told = shortcut_deal(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
    assert told == "2 assistants return (from 3, 14) · 1 stays out (9)"


@pytest.mark.parametrize(("ends", "told"), [(False, "Smuggler here"), (True, "skip the Smuggler")])
def test_a_turn_says_of_a_figure_where_it_goes_that_it_is_there_or_skipped(ends: bool, told: str) -> None:
    view = start({"red": {"at": 2}, "smuggler": 6}).view(0)
    shortcut = Shortcut(("move 6", "deck"), (Moved(0, 2, 6),), "second-card", chance=True, ends=ends)
    assert told in shortcut_deal(WORDS.about("istanbul"), view, shortcut, ("Ann", "Bob")).split(" · ")


def test_two_extensions_are_told_as_the_room_that_there_is_then() -> None:
    position = start({"red": {"at": 3, "lira": 15, "capacity": 2}})
    events = (PlayedCard(0, "wainwright-twice"), Moved(0, 3, 1), SpentLira(0, 7), Extended(0, 3),
              SpentLira(0, 7), Extended(0, 4))  # fmt: skip
    shortcut = Shortcut(("play wainwright-twice", "merchant 1", "extend", "extend"), events, "end", ends=True)
    told = deal_within(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
    assert "pay 14 lira → room for 4 of each good" in told.split(" · "), told


def test_goods_that_pay_the_smuggler_are_told_as_gained_and_as_paid() -> None:
    position = start({"red": {"at": 4}, "smuggler": 4})
    filled, met, taken = GainedGoods(0, (0, 0, 3, 0), 0), Met(0, "smuggler"), GainedGoods(0, (1, 0, 0, 0), 0)
    own = (filled, met, taken, GaveGoods(0, (0, 0, 1, 0)))
    back = (filled, met, taken, GaveGoods(0, (1, 0, 0, 0)))
    for events, deal in ((own, "3 fruit · pay 1 fruit → 1 fabric"), (back, "3 fruit")):
        shortcut = Shortcut(("fill", "meet smuggler", "swap"), events, "encounters", ends=True)
        told = deal_within(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
        assert told == f"{deal} · meet the Smuggler"


def test_lira_of_a_card_are_told_before_what_they_pay_for() -> None:
    position = start({"red": {"at": 2, "hand": ["gain-5-lira"]}})
    events = (PlayedCard(0, "gain-5-lira"), GainedLira(0, 5), Moved(0, 2, 1), SpentLira(0, 7), Extended(0, 5))
    shortcut = Shortcut(("play gain-5-lira", "move 1", "extend"), events, "end", ends=True)
    told = hinted_deal(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
    assert told.startswith("5 lira · pay 7 lira → room for 5 of each good · "), told


FULL = GainedGoods(0, (0, 0, 0, 0), 3, (3, 0, 0, 0))
SOME = GainedGoods(0, (1, 0, 0, 0), 2, (2, 0, 0, 0))


@pytest.mark.parametrize(
    ("events", "chance", "waste"),
    [
        ((LeftUndone(0),), False, True),
        ((CutShort(0, "merchants"),), False, True),
        ((FULL,), False, True),
        ((SOME,), False, False),
        ((LeftUndone(0), FULL), False, True),
        ((LeftUndone(0), SOME), False, False),
        ((LeftUndone(0), Met(0, "governor")), False, False),
        ((LeftUndone(0), Recalled(0, (3, 5))), False, False),
        ((LeftUndone(0),), True, False),
        ((), False, False),
    ],
)
def test_a_turn_is_waste_that_does_nothing_where_it_goes(events: tuple[tuple, ...], chance: bool, waste: bool) -> None:
    view = start({"red": {"at": 6}}).view(0)
    assert is_waste(view, Shortcut(("move 3",), events, "end", chance=chance)) is waste


def test_a_turn_to_a_place_where_nothing_can_be_done_promises_no_choice_there() -> None:
    position = start({"red": {"at": 8, "family": 14, "out": [12], "hand": ["gain-5-lira"]}})
    (shortcut,) = position.shortcuts(0, "move 12")
    assert (
        shortcut.opens == ""
        and shortcut_deal(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob")) == ""
    )
    home = start({"red": {"at": 8, "hand": ["gain-5-lira"]}})
    assert all(FamilySent in map(type, each.events) for each in home.shortcuts(0, "move 12"))


def test_assistants_that_come_back_are_counted_together() -> None:
    view = start({"red": {"at": 6}}).view(0)
    shortcut = Shortcut(("move 7",), (Recalled(0, (3, 5)), Recalled(0, (9,))), "end", ends=True)
    assert deal_within(WORDS.about("istanbul"), view, shortcut, ("Ann", "Bob")) == "3 assistants return (from 3, 5, 9)"


def test_a_letter_that_somebody_else_delivers_is_told_as_theirs() -> None:
    view = start({"options": {"expansion": "letters"}, "red": {"at": 1}}).view(0)
    letters = (DeliveredLetters(0, (2,)), DeliveredLetters(1, (12,)), DeliveredLetters(1, (12, 16)))
    shortcut = Shortcut(("move 2",), (Moved(0, 1, 2), GainedLira(0, 3), *letters), "end", ends=True)
    told = deal_within(WORDS.about("istanbul"), view, shortcut, ("Ann", "Bob"))
    assert told == "3 lira · delivers a letter · delivers Bob's letter · delivers 2 letters of Bob"


def test_what_a_catch_brings_stands_beside_who_is_caught() -> None:
    view = start({"red": {"at": 1}, "blue": {"family": 2}}).view(0)
    events = (Moved(0, 1, 2), GainedGoods(0, (2, 0, 0, 0), 0), Caught(0, 1), GainedLira(0, 3))
    shortcut = Shortcut(("move 2", "fill", "catch blue lira"), events, "end", ends=True)
    told = deal_within(WORDS.about("istanbul"), view, shortcut, ("Ann", "Bob"))
    assert told == "2 fabric · catch Bob's family member: 3 lira"


def test_the_lira_for_all_who_are_caught_are_told_with_their_names_and_those_of_the_place_apart() -> None:
    position = start({"seats": 3, "red": {"at": 6}, "blue": {"family": 9}, "green": {"family": 9}})
    colours = [seat.colour for seat in position.view(0).seats[1:]]
    place = Moved(0, 6, 9), GainedLira(0, 7)
    catches = tuple(f"catch {colour} lira" for colour in colours)
    caught = tuple(event for seat in (1, 2) for event in (Caught(0, seat), GainedLira(0, 3)))
    shortcut = Shortcut(("move 9", *catches), (*place, *caught), "end", ends=True)
    told = deal_within(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob", "Cem"))
    assert told.startswith("7 lira") and "6 lira" in told
    only = shortcut._replace(events=(place[0], *caught))
    assert "6 lira" in deal_within(WORDS.about("istanbul"), position.view(0), only, ("Ann", "Bob", "Cem"))


@pytest.mark.parametrize(
    ("notations", "told"),
    [
        (  # what a card brings is there before the mosque takes it
            ("move 15", "leave", "play gain-good", "gain jewelry", "tile jewelry"),
            "1 jewelry · pay 1 jewelry → blue tile (fifth assistant) and ruby · play “1 good”",
        ),
        (
            ("move 5", "leave", "collect", "recall 2"),
            "1 spice, 1 fruit and 2 lira · yellow tile: pay 2 lira → 1 assistant returns (from 2)",
        ),
        (
            ("recall 2", "move 5", "leave", "collect"),
            "yellow tile: pay 2 lira → 1 assistant returns (from 2) · 1 spice, 1 fruit and 2 lira",
        ),
    ],
)
def test_what_pays_for_something_else_is_told_before_it(notations: tuple[str, ...], told: str) -> None:
    red = {"at": 13, "lira": 9, "tiles": ["fruit"], "out": [2], "hand": ["gain-good"], "goods": {"jewelry": 1}}
    position = start({"red": red, "blue": {"at": 7}})
    trial = Trial(position, 0, notations[0], passing=position.ways.passing)
    for notation in notations[1:]:
        trial.choose(notation, passing=position.ways.passing)
    shortcut = Shortcut(notations, trial.events, "", ends=True)
    assert hinted_deal(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob")) == told
