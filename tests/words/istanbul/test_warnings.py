"""A choice after which the action is lost says so and stands last, whatever else its seat holds."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine import players
from engine.core.notation import parse
from engine.core.position import Position
from engine.istanbul.events import Acted, CutShort, LeftUndone
from engine.istanbul.ids import FACES
from engine.istanbul.names import PLACES
from engine.istanbul.notation import SKIP, STOP
from engine.istanbul.places.warehouses import EXTENSION_PRICE
from engine.istanbul.rules import ISTANBUL
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import Table, new
from tests.support.language.istanbul_words import NAMES, labels
from words.games import game_words
from words.istanbul.labels.moving import BLOCKED_RANK
from words.shapes import Label
from words.speech import Words

PRICE = EXTENSION_PRICE.latest
WORDS = Words("en", strict=True)
SPEECH = game_words("istanbul")
GAMES = [(expansion, seats) for expansion in ("base", "mocha", "letters", "bazaar") for seats in (2, 4)]
EVERY = 9
MOVES = ("move", "companion")
UNLESS, NONE_LEFT = "turn ends unless an assistant returns", "no assistant left: turn ends"


def loses(position: Position, notation: str) -> bool:
    """Whether the action is lost when after a move every step is done that can be, without any card or tile."""
    seat = position.decisions[0].seat
    fork = position.fork()
    events = fork.choose(seat, notation)
    while not any(isinstance(event, Acted | LeftUndone | CutShort) for event in events):
        (decision,) = fork.decisions
        own = [one for one in decision.options if parse(one).verb not in ("recall", "play")]
        if decision.kind in PLACES.values():
            return own == [SKIP] and fork.state.components.places[fork.state.here].refusal(fork.state) is not None
        if decision.seat != seat or own == [STOP]:
            return True
        events = fork.choose(seat, own[0])
    return not any(isinstance(event, Acted) for event in events)


def hands(position: Position, rng: Random) -> Iterator[Position]:
    """The same start of a turn with few lira, sometimes no assistant, and each kind of card in hand in turn."""
    lira, away, two = rng.randrange(5), rng.random() < 0.4, rng.random() < 0.3
    for hand in ([], *([card] for card in {FACES[card]: card for card in position.boundary.deck}.values())):
        boundary = position.boundary.clone()
        seat = boundary.seats[boundary.active]
        seat.lira, seat.hand, seat.capacity = lira, hand, 5
        seat.goods = (2, 2, 2, 2) if two else (0, 0, 0, 0)
        if away:
            seat.out, seat.stack = (*seat.out, *(1,) * len(seat.stack)), ()
        yield Position(position.rules, boundary)


def turns(expansion: str, seats: int) -> Iterator[Position]:
    """Positions at the start of turns, up to the end of a game of rookies."""
    options = tuple(ISTANBUL.check_options({"expansion": expansion}, seats).items())
    position, rng = new(Table("istanbul", options, seats), seed=seats), Random(expansion)
    while not position.over:
        decision = position.decisions[0]
        if decision.kind == "move" and not position.choices:
            yield position
        position.choose(decision.seat, players.choose(players.ROOKIE, position, decision.seat, rng))


@pytest.mark.parametrize(("expansion", "seats"), GAMES)
def test_a_move_that_loses_its_action_says_so_whatever_is_in_the_hand(expansion: str, seats: int) -> None:
    rng, traps, others = Random(seats), 0, 0
    for position in islice(turns(expansion, seats), 0, None, EVERY):
        empty: dict[str, str] = {}
        for held in hands(position, rng):
            told = {option: label for option, label in labels(held).items() if parse(option).verb in MOVES}
            lost = {option for option in told if loses(held, option)}
            for option, label in told.items():
                assert (label.rank % 300 >= BLOCKED_RANK) == (option in lost), (option, label, held.state.seats)
                if option in lost:
                    told_alike = label.text.replace(UNLESS, NONE_LEFT)  # which depends on cards and tile
                    assert empty.setdefault(option, told_alike) == told_alike
            for verb in MOVES:
                ways = [option for option in sorted(told, key=lambda one: told[one].rank) if option.startswith(verb)]
                assert [option in lost for option in ways] == sorted(option in lost for option in ways)
            traps, others = traps + len(lost), others + len(told) - len(lost)
    assert traps > 50 and others > 50


@pytest.mark.parametrize(
    ("hand", "tiles", "lira", "says"),
    [
        ([], [], 9, NONE_LEFT),
        (["gain-5-lira"], [], 1, NONE_LEFT),
        (["gain-good", "move-0"], ["spice", "fruit"], 9, UNLESS),
        (["return-assistant"], [], 0, UNLESS),
        ([], ["fruit"], 2, UNLESS),
        (["gain-good"], ["fruit"], 1, NONE_LEFT),
        (["gain-5-lira"], ["fruit"], 1, UNLESS),
    ],
)
def test_without_an_assistant_every_walk_but_to_the_fountain_says_that_the_turn_ends(
    hand: list[str], tiles: list[str], lira: int, says: str
) -> None:
    """And whether a card or the yellow tile could still bring one back."""
    told = labels(start({"red": {"at": 6, "out": [1, 3, 4, 9], "lira": lira, "hand": hand, "tiles": tiles}}))
    assert told["move 2"].text == f"2 Fabric Warehouse · {says}"
    assert told["move 5"].rank > max(told["move 7"].rank, told["move 9"].rank)


@pytest.mark.parametrize("hand", [[], ["gain-5-lira"]])
def test_a_walk_to_merchants_who_cannot_be_paid_says_that_the_turn_ends(hand: list[str]) -> None:
    told = labels(start({"red": {"at": 6, "lira": 1, "hand": hand}, "blue": {"at": 2}}))
    assert told["move 2"].text == "2 Fabric Warehouse · turn ends (you can't pay the merchants there)"
    assert told["move 2"].detail == "1 assistant stays there anyway"


def test_nobody_is_met_where_the_turn_ends_at_once() -> None:
    """An encounter is named only where the turn goes on if an assistant comes back."""
    for hand, told in (([], ""), (["return-assistant"], "catch Ben's family member · Governor here")):
        red = {"at": 6, "out": [1, 3, 4, 9], "lira": 9, "hand": hand}
        position = start({"red": red, "blue": {"at": 9, "family": 2}, "governor": 2})
        assert labels(position)["move 2"].detail == told


def test_what_others_are_paid_is_a_part_of_the_lira_that_an_action_lacks() -> None:
    told = labels(start({"seats": 2, "neutral": [16, 2, 3], "red": {"at": 15, "lira": 4}}))
    assert told["move 16"].detail == "including 2 lira for a neutral merchant"
    poor = labels(start({"seats": 2, "neutral": [16, 2, 3], "red": {"at": 15, "lira": 1}}))
    assert poor["move 16"].detail == "1 assistant stays there anyway"


def test_the_second_tile_of_a_mosque_brings_a_ruby_the_menu_says_so() -> None:
    position = start({"red": {"at": 15, "goods": {"fabric": 2}, "tiles": ["spice"]}})
    assert labels(position)["move 14"].text == "14 Small Mosque · red tile (changes rolls) and a ruby"


@pytest.mark.parametrize("hand", [[], ["gain-good"]])
def test_what_is_missing_is_said_although_a_neutral_merchant_is_paid_first(hand: list[str]) -> None:
    position = start({"seats": 2, "neutral": [14, 1, 2], "red": {"at": 10, "lira": 3, "hand": hand}})
    told = labels(position)
    assert told["move 14"].text == "14 Small Mosque · 2 fabric short of the red tile"
    position.choose(0, "move 14")
    position.choose(0, "leave")
    told = labels(position)
    assert told["pay"].detail == "2 fabric short of the red tile"


def test_a_tile_that_uses_up_the_price_says_so() -> None:
    position = start({"red": {"at": 15, "lira": 14, "tiles": ["fruit"], "out": [3]}, "dealer": 0})
    position.choose(0, "move 16")
    position.choose(0, "leave")
    told = labels(position)
    assert told["recall 3"].detail == "then: 2 lira short"


def test_what_brings_the_last_ruby_says_that_the_last_round_starts() -> None:
    for rubies, told in ((3, "Buy a ruby for 14 lira"), (4, "Buy a ruby for 14 lira · starts the last round")):
        position = start({"red": {"at": 15, "lira": 16, "rubies": rubies}})
        position.choose(0, "move 16")
        while position.decisions[0].kind != PLACES[16]:
            position.choose(0, next(iter(position.decisions[0].options)))
        assert labels(position)["buy"].text == told


def test_a_card_that_changes_a_move_says_which_places_it_opens() -> None:
    """Also one where nothing can be done but somebody is caught."""
    red = {"at": 6, "goods": {"fabric": 2}, "hand": ["move-3-4", "return-assistant"], "out": [3]}
    told = labels(start({"red": red, "blue": {"family": 16}}))
    assert told["play move-3-4"].detail == "Instead of 1 or 2 places · useful to reach 4, 12 or 16"
    told = labels(start({"red": red}))
    assert told["play move-3-4"].detail == "Instead of 1 or 2 places · useful to reach 4 or 12"
    assert "takes you" not in told["play return-assistant"].detail


def test_a_mosque_says_beside_its_tiles_what_they_do() -> None:
    goods = dict.fromkeys(("fabric", "spice", "fruit", "jewelry"), 2)
    told = labels(start({"red": {"at": 13, "goods": goods}, "blue": {"at": 7}}))
    assert told["move 14"] == Label(
        "14 Small Mosque · red tile (changes rolls) or green tile (buys extra goods)", "", "move", 14
    )
    assert told["move 15"].text == "15 Great Mosque · blue tile or yellow tile"  # both effects have no room
    told = labels(start({"red": {"at": 13, "goods": {"fruit": 2}}, "blue": {"at": 7}}))
    assert told["move 15"].text == "15 Great Mosque · yellow tile (buys 1 assistant back)"


@pytest.mark.parametrize(
    ("move", "lira", "told"),
    [
        ("move 1", 4, [f"No action here: {PRICE - 4} lira short."]),
        ("move 10", 4, ["No action here: no goods to sell."]),
        ("move 1", PRICE, []),
    ],
    ids=["too dear", "nothing to sell", "skipped"],
)
def test_an_action_that_cannot_be_carried_out_says_why_once_one_is_there(move: str, lira: int, told: list[str]) -> None:
    position = start({"red": {"at": 5, "lira": lira, "goods": {}}, "blue": {"at": 7}})
    for notation in (move, "leave", "skip"):
        if notation in position.decision(0).options:
            position.choose(0, notation)
    assert SPEECH.prompt(WORDS, position.view(0), position.decision(0), NAMES).help.splitlines() == told


def test_the_end_of_a_turn_says_whether_an_assistant_stays_there() -> None:
    for out, told in (([2], "Leave your assistant there, end turn"), ([], "Leave no assistant and end your turn")):
        position = start({"red": {"at": 1, "out": out}, "blue": {"at": 7}})
        position.choose(0, "move 2")
        assert labels(position)[STOP].text == told
