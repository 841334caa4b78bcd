"""What others draw and hold reaches nobody else: not by views, options, reasons, outlooks or events."""

from random import Random

import pytest

from engine.core.event import seen_by
from engine.core.position import Position
from engine.istanbul.events import Discarded
from tests.support.dealt.tables import Table, mix, moments

TABLES = [Table("istanbul", (("layout", "random"),), seats) for seats in (2, 3, 4, 5)]


def with_other_deck(position: Position, rng: Random) -> Position:
    """The same turn with the undrawn cards in another order; what the turn has drawn stays drawn."""
    boundary = position.boundary.clone()
    undrawn = set(position.state.deck)
    slots = [i for i, card in enumerate(boundary.deck) if card in undrawn]
    cards = [boundary.deck[i] for i in slots]
    rng.shuffle(cards)
    for i, card in zip(slots, cards, strict=True):
        boundary.deck[i] = card
    other = Position(position.rules, boundary, position.opening)
    for choice in position.choices:
        other.follow(choice, position.rules.version)
    return other


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_drawn_card_is_seen_by_its_owner_alone(table: Table) -> None:
    rng = Random(str(table))
    differed = 0
    for position in moments(table, 350):
        (decision,) = position.decisions
        option = rng.choice(list(decision.options))
        other = with_other_deck(position, rng)
        assert list(other.decision(decision.seat).options) == list(decision.options)
        events, other_events = position.fork().choose(decision.seat, option), other.choose(decision.seat, option)
        differed += events != other_events
        for viewer in [None, *(seat for seat in range(table.seats) if seat != decision.seat)]:
            # One of the two may go on by itself, where the card drawn leaves no choice.
            for event, other_event in zip(events, other_events, strict=False):
                assert type(event) is type(other_event)
                if not isinstance(event, Discarded):
                    assert seen_by(event, viewer) == seen_by(other_event, viewer)
    assert differed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_hold_no_hidden_card(table: Table) -> None:
    """Changing every card a seat does not see leaves its view the same, changing one of its own does not."""
    rng = Random(str(table))
    own = 0
    for position in moments(table, 80):
        for viewer in (None, *range(table.seats)):
            state = position.state.clone()
            mix([state.deck, *(seat.hand for i, seat in enumerate(state.seats) if i != viewer)], rng)
            assert position.rules.view(state, viewer) == position.view(viewer)
        seat = rng.randrange(table.seats)
        state = position.state.clone()
        if state.seats[seat].hand and state.deck:
            state.seats[seat].hand[0], state.deck[0] = state.deck[0], state.seats[seat].hand[0]
            own += position.rules.view(state, seat) != position.view(seat)
    assert own
