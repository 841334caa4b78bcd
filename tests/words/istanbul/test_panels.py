"""What a panel says of long lists, of choices that hand over to others, and of guild cards that must wait."""

from collections import Counter

import pytest

from engine.core.decision import Decision
from engine.core.position import Position
from engine.core.tuples import replaced
from engine.istanbul.ids import guild_card
from engine.istanbul.state import State
from tests.scenarios.istanbul.given import start
from tests.support.dealt import printed_decks
from tests.support.dealt.tables import Table, new
from words.games import game_words
from words.shapes import Label
from words.speech import ENGLISH, words

WORDS = words(ENGLISH)
SPEECH = game_words("istanbul")
NAMES = ("Ada", "Ben", "Chloe")


def bazaar() -> tuple[Position, State]:
    """A new game of three, its first seat to move, and the state it stands on."""
    table = Table("istanbul", (("expansion", "bazaar"),), 3)
    position = new(table, decks=printed_decks.istanbul(dict(table.options), table.seats))
    state = position.boundary
    state.active = 0
    return position, state


def standing(position: Position, state: State, *notations: str) -> tuple[Position, Decision]:
    """The first seat's decision after its choices."""
    fresh = Position(position.rules, state)
    for notation in notations:
        fresh.choose(0, notation)
    return fresh, fresh.decisions[0]


def labels(position: Position, decision: Decision) -> dict[str, Label]:
    view = position.view(decision.seat)
    return {
        option: SPEECH.option_label(WORDS, view, decision, option, position.outlook(decision.seat, option), NAMES)
        for option in decision.options
    }


def at_place(position: Position, state: State, place: int, seats_lira: int) -> tuple[Position, Decision]:
    """The first seat has gone to `place`, having its assistant there already; everybody has `seats_lira`."""
    me = state.seats[0]
    me.merchant = state.board.neighbours(place)[0]
    me.out, me.stack = (place,), me.stack[:3]
    state.figures = dict.fromkeys(state.figures, 7)
    for seat in state.seats:
        seat.lira = seats_lira
        if seat is not me:
            seat.merchant = seat.family = 7
    return standing(position, state, f"move {place}", "collect")


def group_sizes(found: dict[str, Label]) -> Counter[str]:
    return Counter(label.group for label in found.values())


def test_opening_an_auction_says_that_the_others_bid_then() -> None:
    position, _ = at_place(*bazaar(), 23, 4)
    position.choose(0, "take fabric")
    found = labels(position, position.decisions[0])
    assert [found[f"bid {lira}"].text for lira in (1, 2)] == [
        "Bid 1 lira · others bid next, no undo",
        "Bid 2 lira · others bid next, no undo",
    ]


def test_taking_the_good_says_so_where_its_seat_cannot_open() -> None:
    position, state = bazaar()
    state.seats[0].hand = []
    position, decision = at_place(position, state, 23, 0)
    assert labels(position, decision)["take fabric"].text == "Take 1 fabric · others bid next, no undo"


def test_taking_the_good_says_what_its_seat_must_bid_then() -> None:
    position, state = bazaar()
    state.seats[0].hand = []
    position, decision = at_place(position, state, 23, 1)
    assert labels(position, decision)["take fabric"].text == "Take 1 fabric · Bid 1 lira · others bid next, no undo"


def test_using_a_kiosk_tile_says_that_the_others_choose_then() -> None:
    position, decision = at_place(*bazaar(), 22, 3)
    position.choose(0, "open")
    pick = next(iter(position.decisions[0].options))
    position.choose(0, pick)
    (decision,) = position.decisions
    assert decision.kind == "kiosk-use"
    assert labels(position, decision)["decline"].text == "Don't use it · others choose next, no undo"


def test_the_others_are_told_it_is_final_by_their_question_alone() -> None:
    position, decision = at_place(*bazaar(), 23, 4)
    for notation in ("take fabric", "bid 1"):
        position.choose(0, notation)
    (decision,) = position.decisions
    assert decision.seat == 1
    assert [label.text for label in labels(position, decision).values()] == [
        "Pass", "Bid 2 lira", "Bid 3 lira", "Bid 4 lira",
    ]  # fmt: skip
    assert "final" in SPEECH.prompt(WORDS, position.view(1), decision, NAMES).help


def test_a_rich_seat_s_bids_come_in_ranges() -> None:
    position, decision = at_place(*bazaar(), 23, 70)
    for notation in ("take fabric", "bid 1"):
        position.choose(0, notation)
    (decision,) = position.decisions
    assert group_sizes(labels(position, decision)) == {"pass": 1, "bid 2 26": 25, "bid 27 51": 25, "bid 52 70": 19}
    title = SPEECH.placeholder(WORDS, "bid 27 51")
    assert title == "Bid 27 to 51 lira"


def test_all_five_assistants_come_back_by_how_many() -> None:
    position, state = bazaar()
    me = state.seats[0]
    me.out, me.stack, me.reserve = (1, 2, 3, 4, 5), (), 0
    me.merchant = state.board.neighbours(7)[0]
    for seat in state.seats[1:]:
        seat.merchant = seat.family = 8
    position, decision = standing(position, state, "move 7")
    sizes = group_sizes(labels(position, decision))
    assert {"return 3 5": 16, "return 1 2": 15}.items() <= sizes.items()
    title = SPEECH.placeholder(WORDS, "return 3 5")
    assert title == "Return 3 to 5 assistants"


def test_ways_stand_first_and_cards_after_them() -> None:
    position, state = bazaar()
    me = state.seats[0]
    me.guild, me.hand = [guild_card(6), guild_card(13)], ["gain-good.2"]
    me.tiles = replaced(me.tiles, 3, True)
    position, decision = standing(position, state)
    found = sorted(labels(position, decision).values(), key=lambda label: label.rank)
    assert found[0].group == "move"
    assert [label.group for label in found if label.group in ("guild", "card")] == ["guild", "card"]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([13], "Not now: Guild 13: a ruby from the Palace (3 goods short)"),
        (
            [10, 11, 16],
            "Not now: Guild 10: 15 lira for 3 goods; Guild 11: 20 lira for goods and jewelry (1 good short) · "
            "Guild 16: a ruby from the Dealer (13 lira short)",
        ),
        ([6, 17], ""),
    ],
)
def test_guild_cards_that_must_wait_are_listed_with_the_reason(cards: list[int], said: str) -> None:
    position, state = bazaar()
    me = state.seats[0]
    me.goods, me.lira, me.guild = (2, 0, 1, 0), 2, [guild_card(card) for card in cards]
    if 11 in cards:
        me.goods = (2, 0, 1, 1)
    position, decision = standing(position, state)
    asked = SPEECH.prompt(WORDS, position.view(0), decision, NAMES)
    assert asked.help == said
    refused = {card for card in cards if decision.why(f"guild {card}")}
    assert {f"guild {card}" for card in set(cards) - refused} <= set(decision.options)


def test_after_a_card_that_changes_the_move_all_guild_cards_wait() -> None:
    position, state = bazaar()
    me = state.seats[0]
    me.guild, me.hand = [guild_card(6), guild_card(17)], ["move-3-4.1"]
    position, decision = standing(position, state, "play move-3-4")
    assert decision.kind == "move"
    assert SPEECH.prompt(WORDS, position.view(0), decision, NAMES).help.endswith(
        "Not now: Guild 6: 3 bonus cards; Guild 17: 5 coffee (a card has changed your move)"
    )


def test_own_cards_of_both_kinds_are_in_the_hand() -> None:
    position, state = bazaar()
    me = state.seats[0]
    me.hand, me.guild = [], [guild_card(17)]
    position, _ = standing(position, state)
    text = SPEECH.hand_text(WORDS, position.view(0))
    assert "Guild 17" in text and "coffee" in text
    assert "Guild" not in SPEECH.hand_text(WORDS, position.view(1))


def test_a_turn_with_nobody_to_meet_is_complete() -> None:
    position, state = bazaar()
    for seat in state.seats:
        seat.hand = []
    place = next(number for number in (2, 3, 4) if state.board.neighbours(number))
    position, decision = at_place(position, state, place, 5)
    position.choose(0, "skip")
    decision = position.decisions[0]
    assert list(decision.options) == ["end"]
    assert SPEECH.prompt(WORDS, position.view(0), decision, NAMES).question == "Your turn is complete"


def test_with_cards_left_but_nobody_to_meet_the_question_is_not_whom_to_meet() -> None:
    position, state = bazaar()
    state.seats[0].hand = ["gain-5-lira.1"]
    position, _ = at_place(position, state, 2, 5)
    position.choose(0, "skip")
    decision = position.decisions[0]
    assert decision.kind == "encounters" and set(decision.options) == {"end", "play gain-5-lira"}
    assert SPEECH.prompt(WORDS, position.view(0), decision, NAMES).question == "Your action is done"


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ([1, 3, 4, 9], "You have none to leave or pick up. Unless you bring one back, your turn ends here."),
        ([1, 3, 4], "Leave or pick up an assistant, or your turn ends here."),
    ],
)
def test_who_has_no_assistant_for_a_place_reads_that_the_turn_ends(out: list[int], said: str) -> None:
    position = start({"red": {"at": 6, "out": out, "lira": 1, "hand": ["gain-5-lira"]}})
    position.choose(0, "move 2")
    assert SPEECH.prompt(WORDS, position.view(0), position.decisions[0], NAMES).help == said


def test_a_panel_near_the_end_tells_everybody_s_rubies_in_turn_order() -> None:
    position = start({"start": "blue", "red": {"rubies": 3}, "blue": {"rubies": 4}})
    told = SPEECH.prompt(WORDS, position.view(0), position.decisions[0], NAMES).help
    assert "Rubies: Ben 4, Chloe 0, Ada 3. One more for Ben starts the last round." in told
    assert SPEECH.standing(WORDS, position.view(0), NAMES).endswith("rubies Ben 4, Chloe 0, Ada 3")
    early = start({"red": {"rubies": 3}})
    assert "Rubies" not in SPEECH.prompt(WORDS, early.view(0), early.decisions[0], NAMES).help
    last = start({"final_round": True, "red": {"rubies": 5}})
    assert "This is the last round." in SPEECH.prompt(WORDS, last.view(0), last.decisions[0], NAMES).help


@pytest.mark.parametrize(
    ("neutral", "said"), [([2, 15, 16], "Another merchant is here"), ([2, 2, 16], "Other merchants are here")]
)
def test_one_merchant_to_be_paid_is_told_as_one(neutral: list[int], said: str) -> None:
    position = start({"seats": 2, "neutral": neutral, "red": {"at": 6, "lira": 9}})
    for choice in ("move 2", "leave"):
        position.choose(0, choice)
    assert SPEECH.prompt(WORDS, position.view(0), position.decisions[0], NAMES).question == said
