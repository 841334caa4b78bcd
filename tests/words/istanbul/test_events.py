"""Every event has a sentence, secrets left out or not; turns and what happened meanwhile are told short."""

import inspect
from typing import Any

import pytest

from engine.core.event import seen_by
from engine.istanbul import events
from engine.istanbul.events import (
    Acted,
    Bid,
    Caught,
    CompanionMoved,
    CompanionPlaced,
    CutShort,
    DeclinedTile,
    DieSet,
    DrewCards,
    FamilyMoved,
    FamilySent,
    FigureMoved,
    GainedGoods,
    GainedLira,
    GainedRuby,
    GameEnded,
    GaveGoods,
    GaveLetters,
    LastRound,
    Left,
    Met,
    Moved,
    NeutralMoved,
    PaidNeutral,
    PaidSeat,
    PassedBid,
    PickedTile,
    PlayedCard,
    Recalled,
    Rolled,
    Sold,
    SpentLira,
    TookTile,
    TurnBegan,
    UsedTile,
    WonAuction,
)
from tests.support.language.istanbul_words import EXPANSIONS, OWN, WORDS, moments
from tests.support.language.messages import messages
from tests.support.language.told import check_sentence, sample
from words.istanbul import ISTANBUL as SPEECH
from words.istanbul.events import TELLER
from words.istanbul.story import UNMENTIONED
from words.shapes import MEANWHILE_LENGTH

NAMES = ("Red", "Blue", "Green")
CLASSES = [each for _, each in inspect.getmembers(events, inspect.isclass) if hasattr(each, "_fields")]
SAMPLES: dict[str | tuple[str, str], Any] = {
    "seat": 1, "place": 13, "origin": 4, "places": (3, 5), "to": 0, "victim": 2, "lira": 7, "number": 2,
    "goods": (1, 0, 2, 0), "lost": 1, "good": 3, "capacity": 4, "card": "gain-good", "down": 2, "figure": "smuggler",
    "dice": (2, 5), "turn": 14, "round": 5, "winners": (0, 2), "was": 2, "now": 4, "why": "merchants", "by": "family",
    "coffee": 2, "between": (4, 5), "tile": 20, "tiles": (1, 20), "how": "use", "delivered": 2, "neutral": True,
    "unfit": (0, 1, 0, 0),
    ("DrewCards", "cards"): ("gain-good", "move-0"), ("DrewGuildCards", "cards"): (7, 12), ("Reshuffled", "cards"): 12,
    ("GuildReshuffled", "cards"): 6, ("DiscardedGuildCard", "card"): 7, ("PlayedGuildCard", "card"): 7,
    ("TookTavernTile", "tile"): "line",
}  # fmt: skip


@pytest.mark.parametrize("event_class", CLASSES, ids=lambda each: each.__name__)
def test_every_event_has_a_sentence(event_class: type) -> None:
    check_sentence(TELLER, OWN, sample(event_class, SAMPLES), NAMES)


def test_no_sentence_is_left_over() -> None:
    told = {f"event-{tag}" for tag in events.EVENT_TYPES} | {
        "event-drew-known-cards", "event-drew-known-guild-cards", "event-gained-no-goods", "event-companion-taken-back",
        "event-last-round-complete", "event-took-last-tile",
    }  # fmt: skip
    said = {m.name.partition(".")[0] for m in messages() if m.topic == "istanbul" and m.name.startswith("event-")}
    assert said == told


@pytest.mark.parametrize("event_class", CLASSES, ids=lambda each: each.__name__)
def test_every_event_worth_telling_is_part_of_a_story(event_class: type) -> None:
    told = SPEECH.turn_story(WORDS, [Met(1, "governor"), sample(event_class, SAMPLES)], NAMES)
    assert told.startswith("Blue met the Governor")
    assert told != "Blue met the Governor." or event_class in UNMENTIONED


def test_what_is_secret_is_not_told() -> None:
    drawn = DrewCards(1, 2, ("gain-good", "move-0"))
    assert TELLER.sentence(OWN, drawn, NAMES) == "Blue drew 2 bonus cards (“1 good”, “Stay”)."
    assert TELLER.sentence(OWN, seen_by(drawn, 0), NAMES) == "Blue drew 2 bonus cards."


def test_the_turn_of_the_storyboard() -> None:
    turn = [
        TurnBegan(1, 14, 5),
        Moved(1, 4, 13),
        Moved(1, 13, 11),
        Left(1, 11),
        PaidSeat(1, 0, 2),
        Sold(1, 11, (1, 1, 1, 0), 12),
        TurnBegan(2, 15, 5),
    ]
    story = SPEECH.turn_story(WORDS, turn, NAMES)
    assert story == "Blue sold 1 fabric, 1 spice and 1 fruit for 12 lira (4 → 13 → 11 Small Market, paid Red 2 lira)."


def test_costs_go_with_what_they_bought() -> None:
    turn = [Moved(1, 4, 16), SpentLira(1, 14), GainedRuby(1, 16)]
    assert SPEECH.turn_story(WORDS, turn, NAMES) == ("Blue took a ruby for 14 lira (4 → 16 Gemstone Dealer).")
    turn = [GaveGoods(1, (1, 0, 0, 0)), GainedRuby(1, 13)]
    assert "for 1 fabric" in SPEECH.turn_story(WORDS, turn, NAMES)


def test_a_ruby_for_letters_is_told_with_where_it_was_bought_unless_the_way_says_so() -> None:
    letters, ruby = GaveLetters(1, (), 3), GainedRuby(1, 13)
    society = "from 13 Sultan's Palace at 24 Secret Society for 3 delivered letters"
    assert society in SPEECH.turn_story(WORDS, [letters, ruby], NAMES)
    for way in ([Moved(1, 20, 24)], [Moved(1, 7, 12), FamilySent(1, 24)]):
        story = SPEECH.turn_story(WORDS, [*way, letters, ruby], NAMES)
        assert "from 13 Sultan's Palace for 3 delivered letters" in story and story.count("24 Secret Society") == 1


@pytest.mark.parametrize(("lira", "said"), [(2, "for a neutral merchant"), (4, "for 2 neutral merchants")])
def test_neutral_merchants_are_counted_by_what_was_paid(lira: int, said: str) -> None:
    assert SPEECH.turn_story(WORDS, [PaidNeutral(1, lira)], NAMES) == f"Blue paid {lira} lira {said}."


@pytest.mark.parametrize(("lira", "said"), [(2, "sent it to"), (4, "sent a neutral merchant to")])
def test_the_only_neutral_merchant_that_was_paid_is_not_named_again_where_it_goes(lira: int, said: str) -> None:
    turn = [PaidNeutral(1, lira), NeutralMoved(None, 7, 9, (4, 5))]
    assert f" and {said} 9 Tea House" in SPEECH.turn_story(WORDS, turn, NAMES)


def test_a_figure_is_paid_in_one_clause_and_others_stay_apart() -> None:
    turn = [
        Met(1, "governor"),
        DrewCards(1, 1, None),
        SpentLira(1, 2),
        Recalled(1, (3,)),
        SpentLira(1, 2),
        FigureMoved(None, "governor", 7, (3, 4)),
    ]
    assert SPEECH.turn_story(WORDS, turn, NAMES) == (
        "Blue met the Governor, drew a bonus card, brought back the assistant from 3 Spice Warehouse for 2 lira, "
        "paid 2 lira and sent the Governor to 7 Fountain."
    )


@pytest.mark.parametrize("card", [True, False])
def test_a_figure_is_not_paid_for_what_a_card_brought_meanwhile(card: bool) -> None:
    turn = [
        Met(1, "governor"),
        DrewCards(1, 1, None),
        *([PlayedCard(1, "family-to-police"), FamilySent(1, 12)] if card else []),
        GainedLira(1, 3),
        SpentLira(1, 2),
        FigureMoved(None, "governor", 9, (4, 5)),
    ]
    assert SPEECH.turn_story(WORDS, turn, NAMES).endswith("paid 2 lira and sent the Governor to 9 Tea House.")


def test_gains_in_a_row_are_told_at_once_and_a_card_of_lira_once() -> None:
    turn = [GainedGoods(1, (1, 0, 1, 0), 0), GainedLira(1, 2), PlayedCard(1, "gain-5-lira"), GainedLira(1, 5)]
    assert SPEECH.turn_story(WORDS, turn, NAMES) == "Blue took 1 fabric, 1 fruit and 2 lira and played “5 lira”."


@pytest.mark.parametrize(
    ("goods", "unfit", "told"),
    [
        ((0, 0, 1, 0), (0, 2, 0, 0), "Blue took 1 fruit (2 spice didn't fit)."),
        ((0, 0, 0, 0), (0, 1, 0, 0), "Blue took nothing (1 spice didn't fit)."),
        ((0, 0, 1, 0), (), "Blue took 1 fruit (2 goods didn't fit)."),
    ],
    ids=["some", "all", "stored without their types"],
)
def test_goods_without_room_are_named(goods: tuple[int, ...], unfit: tuple[int, ...], told: str) -> None:
    event = GainedGoods(1, goods, sum(unfit) or 2, unfit)
    assert TELLER.sentence(OWN, event, NAMES) == told


def test_an_auction_and_a_kiosk_are_told_without_doubles() -> None:
    auction = [Bid(1, 2), PassedBid(2), Bid(0, 3), WonAuction(0, 3), PaidSeat(0, 1, 3), DrewCards(0, 2, None)]
    assert SPEECH.turn_story(WORDS, [Acted(1, 23, "merchant"), *auction], NAMES) == (
        "Blue bid 2 lira. Red bid 3 lira, won the auction for 3 lira and drew 2 bonus cards."
    )
    kiosk = [
        PickedTile(1, 6),
        DeclinedTile(1, 6),
        PickedTile(2, 9),
        UsedTile(2, 9, "use"),
        GainedGoods(2, (1, 0, 0, 0), 0),
    ]
    assert SPEECH.turn_story(WORDS, kiosk, NAMES) == "Blue left a kiosk tile unused (2 fabric). Green took 1 fabric."
    assert "chose a kiosk tile (2 fabric)" in SPEECH.turn_story(WORDS, [PickedTile(1, 6)], NAMES)
    last = [PickedTile(1, 6, last=True)]
    assert SPEECH.turn_story(WORDS, last, NAMES) == "Blue took the last kiosk tile (2 fabric)."


def test_a_kiosk_tile_that_takes_the_merchant_somewhere_is_named() -> None:
    turn = [UsedTile(1, 19, "use"), Moved(1, 22, 7)]
    assert SPEECH.turn_story(WORDS, turn, NAMES) == "Blue went from 22 Kiosk to 7 Fountain with a kiosk tile."


def test_a_turn_says_where_the_companion_went() -> None:
    turn = [CompanionPlaced(1, 7), CompanionMoved(1, 7, 12), Acted(1, 12, "companion"), FamilySent(1, 4)]
    assert SPEECH.turn_story(WORDS, turn, NAMES) == (
        "Blue placed their companion at 7 Fountain, moved their companion from 7 Fountain to 12 Police Station and sent"
        " their family member to 4 Fruit Warehouse."
    )


def test_a_figure_that_the_dice_leave_where_it_was_met_is_sent_nowhere() -> None:
    met = [Moved(1, 8, 7), Met(1, "governor"), DrewCards(1, 1, None), FigureMoved(None, "governor", 7, (3, 4))]
    paid = [PaidNeutral(1, 2), NeutralMoved(None, 7, 7, (3, 4))]
    for turn in (met, paid):
        assert "sent" not in SPEECH.turn_story(WORDS, turn, NAMES)
    card = [Moved(1, 8, 7), PlayedCard(1, "use-neutral-figure"), *met[1:]]
    assert SPEECH.turn_story(WORDS, card, NAMES).endswith("sent the Governor to 7 Fountain.")


def test_the_last_round_and_the_end_are_sentences_of_their_own() -> None:
    turn = [GainedRuby(1, 16), LastRound(1), GameEnded(None, (0, 2))]
    assert SPEECH.turn_story(WORDS, turn, NAMES).endswith("after this round. Red and Green share the win.")
    turn[1] = LastRound(1, complete=True)
    assert "so the game is over. Red" in SPEECH.turn_story(WORDS, turn, NAMES)
    assert "last round is over" in SPEECH.since_your_last_turn(WORDS, [turn], 0, NAMES)


def test_turns_in_a_row_are_a_line_each() -> None:
    turns = [TurnBegan(0, 1, 1), Moved(0, 7, 4), TurnBegan(1, 2, 1), Moved(1, 7, 3)]
    assert SPEECH.turn_story(WORDS, turns, NAMES) == (
        "Red went from 7 Fountain to 4 Fruit Warehouse.\nBlue went from 7 Fountain to 3 Spice Warehouse."
    )
    assert SPEECH.turn_story(WORDS, [TurnBegan(0, 1, 1)], NAMES) == ""


def test_what_an_encounter_brings_is_not_the_result_of_a_walk() -> None:
    caught = [Moved(1, 7, 5), Caught(1, 0), GainedLira(1, 3)]
    assert SPEECH.turn_story(WORDS, caught, NAMES).startswith("Blue went from 7 Fountain to 5 Post Office, ")
    assert SPEECH.turn_story(WORDS, [*caught, GainedRuby(1, 16)], NAMES).startswith("Blue took a ruby")


def test_what_a_card_brings_is_not_the_result_of_a_walk() -> None:
    card = [PlayedCard(1, "gain-good"), GainedGoods(1, (1, 0, 0, 0), 0)]
    cut_short = [Moved(1, 7, 5), CutShort(1, "merchants"), *card, GainedLira(1, 3)]
    assert SPEECH.turn_story(WORDS, cut_short, NAMES).startswith("Blue went from 7 Fountain to 5 Post Office")
    walked = [Moved(1, 7, 9), *card, Rolled(1, (5, 2)), GainedLira(1, 7)]
    assert SPEECH.turn_story(WORDS, walked, NAMES).startswith("Blue took 7 lira (7 → 9 Tea House, played “1 good”")


def test_a_call_tells_what_mattered_meanwhile() -> None:
    turns = [
        [Moved(1, 7, 10), PaidSeat(1, 0, 2), Sold(1, 10, (1, 0, 0, 0), 12)],
        [Moved(2, 7, 14), TookTile(2, 0), GainedRuby(2, 14), Caught(2, 0)],
        [Moved(0, 7, 1)],
    ]
    assert SPEECH.since_your_last_turn(WORDS, turns, 0, NAMES) == (
        "News: Blue paid you 2 lira; Green caught your family member; Green took a ruby from 14 Small Mosque."
    ), "what concerns the reader, and rubies; the rest where there is room"
    (sold, _, _) = turns
    assert SPEECH.since_your_last_turn(WORDS, [sold], 0, NAMES) == (
        "News: Blue paid you 2 lira; Blue sold goods for 12 lira."
    )
    assert SPEECH.since_your_last_turn(WORDS, [], 0, NAMES) == ""


def test_walks_name_a_turn_and_are_not_told_in_a_call() -> None:
    companion, family = [CompanionMoved(1, 7, 10)], [FamilyMoved(2, 12, 11)]
    assert SPEECH.gist(WORDS, companion, NAMES) == "Blue moved their companion to 10 Large Market"
    assert SPEECH.gist(WORDS, family, NAMES) == "Green moved their family member to 11 Small Market"
    assert SPEECH.since_your_last_turn(WORDS, [companion, family, [Moved(1, 7, 3)]], 0, NAMES) == ""


def test_cards_and_goods_of_one_action_are_told_together() -> None:
    drawn = [Moved(1, 7, 6), DrewCards(1, 1, None), DrewCards(1, 1, None)]
    assert SPEECH.turn_story(WORDS, drawn, NAMES) == (
        "Blue went from 7 Fountain to 6 Caravansary and drew 2 bonus cards."
    )
    known = [DrewCards(1, 1, ("gain-good",)), DrewCards(1, 1, ("move-0",))]
    assert SPEECH.turn_story(WORDS, known, NAMES) == "Blue drew 2 bonus cards (“1 good”, “Stay”)."
    rolled = [Moved(1, 7, 8), GainedGoods(1, (1, 0, 0, 0), 0), Rolled(1, (5, 2)), GainedGoods(1, (0, 0, 0, 1), 0)]
    assert SPEECH.turn_story(WORDS, rolled, NAMES) == (
        "Blue took 1 fabric and 1 jewelry (7 → 8 Black Market, rolled 5 + 2 = 7)."
    )


def test_where_a_card_lets_a_merchant_stay_the_place_is_named() -> None:
    stays = [PlayedCard(1, "move-0"), Acted(1, 9, "merchant"), Rolled(1, (3, 6)), GainedLira(1, 8)]
    assert SPEECH.turn_story(WORDS, stays, NAMES) == (
        "Blue took 8 lira (played “Stay”, used 9 Tea House, rolled 3 + 6 = 9)."
    )


def test_dice_rolled_once_more_are_told_as_such() -> None:
    turned = [Moved(1, 7, 9), Rolled(1, (6, 2)), DieSet(1, 2, 4), GainedLira(1, 10)]
    assert SPEECH.turn_story(WORDS, turned, NAMES) == (
        "Blue took 10 lira (7 → 9 Tea House, rolled 6 + 2 = 8, turned a 2 into a 4: 6 + 4 = 10)."
    )
    rolled = [Moved(1, 7, 9), Rolled(1, (1, 1)), Rolled(1, (3, 6)), GainedLira(1, 9)]
    assert SPEECH.turn_story(WORDS, rolled, NAMES) == (
        "Blue took 9 lira (7 → 9 Tea House, rolled 1 + 1 = 2, rolled again: 3 + 6 = 9)."
    )


def test_a_long_call_leaves_out_sales_first() -> None:
    turns = [[Sold(1, 10, (1, 0, 0, 0), lira)] for lira in range(1, 12)] + [[GainedRuby(2, 16)], [PaidSeat(1, 0, 2)]]
    told = SPEECH.since_your_last_turn(WORDS, turns, 0, NAMES)
    assert len(told) <= MEANWHILE_LENGTH and "took a ruby" in told and "paid you 2 lira" in told


def test_a_turn_beyond_all_measure_is_cut_between_words() -> None:
    turn = [Met(1, "governor"), Sold(1, 10, (1, 0, 0, 0), 3)] * 100
    told = SPEECH.turn_story(WORDS, turn, NAMES)
    assert 1000 < len(told) < 1600 and told.endswith(("…", "…."))


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_stories_of_random_games_stay_short(expansion: str) -> None:
    told: list[Any] = []
    for position, names, happened, _ in moments(7, expansion):
        told += [seen_by(event, None) for event in happened]
        for event in happened:
            assert TELLER.sentence(OWN, seen_by(event, event.seat), names)
        if not position.choices and told:
            lines = SPEECH.turn_story(WORDS, told, names).split("\n")
            assert all(len(line) < 900 and "None" not in line for line in lines)
            SPEECH.since_your_last_turn(WORDS, [told], 0, names)
            told = []
