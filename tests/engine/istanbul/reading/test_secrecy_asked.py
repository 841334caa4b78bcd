"""Whom the others wait for, and for which question, tells nothing of what anybody holds (rulings 66 and 85)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from engine.core.decision import Choice, Refusal
from engine.core.position import Position
from engine.istanbul.names import AUCTION_HOUSE, KIOSK
from engine.istanbul.notation import MOVE
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.state import State
from tests.support.dealt.tables import Table, moments

TABLES = [
    Table("istanbul", (("expansion", expansion),), seats) for expansion in ("letters", "bazaar") for seats in (2, 3, 5)
]
DEALS = 6  # of hidden cards, for each turn
MOST_CHOICES = 40  # of a turn that is followed
REFUSING = ("skip", "stop")


def at_the_door(state: State, place: int, rng: Random) -> State:
    """The same boundary with the active merchant beside `place`, everybody with some lira and cards."""
    state = state.clone()
    cards = [*state.deck, *state.discard, *(card for seat in state.seats for card in seat.hand)]
    rng.shuffle(cards)
    for seat in state.seats:
        seat.lira = rng.choice((0, 1, 2, 3, 8))
        seat.capacity = rng.choice((2, 2, 5))
        seat.hand = [cards.pop() for _ in range(rng.choice((0, 1, 1, 2, 3)))]
    seat = state.seats[state.active]
    seat.merchant, seat.stack, seat.out = rng.choice(state.board.neighbours(place, None)), (0, 0, 0, 0), ()
    state.discard = tuple(cards.pop() for _ in range(rng.randrange(len(cards))))
    state.deck, state.taken_openly, state.shuffled = cards, (), {}
    return state


def turns(table: Table) -> Iterator[tuple[Position, list[Choice]]]:
    """Turns at the Kiosk and the Auction House: the position they begin with, and their choices."""
    rng = Random(str(table))
    for number, moment in enumerate(moments(table, 60, every=20)):
        place = (KIOSK, AUCTION_HOUSE)[number % 2]
        if moment.boundary.stage == "turn":
            first = Position(ISTANBUL, at_the_door(moment.boundary, place, rng))
            yield first, list(islice(played(first.fork(), place, rng), MOST_CHOICES))


def played(position: Position, place: int, rng: Random) -> Iterator[Choice]:
    turn = position.state.turn
    while position.state.turn == turn and not position.over:
        decision = position.decisions[0]
        options = [option for option in decision.options if option not in REFUSING] or list(decision.options)
        option = MOVE(place) if MOVE(place) in options else rng.choice(options)
        position.choose(decision.seat, option)
        yield position.last


def with_other_cards(position: Position, rng: Random) -> Position:
    """The same boundary with all cards that nobody sees dealt anew: other hands of the same sizes."""
    state = position.boundary.clone()
    for piles in (
        [state.deck, *(seat.hand for seat in state.seats)],
        [state.guild_deck, *(seat.guild for seat in state.seats)],
    ):
        cards = [card for pile in piles for card in pile]
        rng.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]
    return Position(ISTANBUL, state)


def asked(position: Position) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in position.decisions]


def compared(first: Position, choices: list[Choice], other: Position) -> Counter[str]:
    """Plays the same choices in two worlds until one of them does not fit, and compares whom the others wait for: after
    another seat's answer, and whenever another seat is asked. Returns how often each question was compared."""
    found: Counter[str] = Counter()
    here, active, waiting = first.fork(), first.state.active, False
    for choice in choices:
        if waiting or here.seats_to_act != (active,):
            assert asked(here) == asked(other)
            alone = "only " if len(here.decisions[0].options) == 1 else ""
            found[alone + here.decisions[0].kind] += 1
        try:
            other.choose(choice.seat, choice.notation)
        except Refusal:
            break
        here.follow(choice, ISTANBUL.version)
        waiting = choice.seat != active
    return found


@cache
def comparisons(table: Table) -> Counter[str]:
    found: Counter[str] = Counter()
    rng = Random(str(table))
    for first, choices in turns(table):
        for _ in range(DEALS):
            found += compared(first, choices, with_other_cards(first, rng))
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hidden_cards_change_nothing_of_whom_the_others_wait_for(table: Table) -> None:
    assert comparisons(table).total() > 100


def test_every_question_is_met_where_others_wait() -> None:
    found = sum(map(comparisons, TABLES), Counter[str]())
    wanted = {"bid", "closing-bid", "only closing-bid", "kiosk-pick", "kiosk-use", "only kiosk-use", "encounters"}
    assert wanted <= {kind for kind, count in found.items() if count > 5}
