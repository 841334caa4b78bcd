"""Guild cards that others draw and hold reach nobody else."""

from random import Random

import pytest

from engine.core.determinize import determinize
from engine.core.event import seen_by
from engine.istanbul.events import DrewGuildCards
from engine.istanbul.ids import guild_card
from tests.support.dealt.tables import Table, mix, moments, new, walk

TABLES = [
    Table("istanbul", (("expansion", expansion),), seats) for expansion in ("mocha", "bazaar") for seats in (2, 5)
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_hold_no_hidden_guild_card(table: Table) -> None:
    """Changing every guild card a seat does not see leaves its view the same, changing one of its own does not."""
    rng = Random(str(table))
    own = 0
    for position in moments(table, 80, every=40):
        for viewer in (None, *range(table.seats)):
            state = position.state.clone()
            mix([state.guild_deck, *(seat.guild for i, seat in enumerate(state.seats) if i != viewer)], rng)
            assert position.rules.view(state, viewer) == position.view(viewer)
        for seat in range(table.seats):
            state = position.state.clone()
            hand, pile = state.seats[seat].guild, state.guild_deck
            if hand and pile:
                hand[0], pile[0] = pile[0], hand[0]
                assert position.rules.view(state, seat) != position.view(seat)
                own += 1
    assert own


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_drawn_guild_cards_are_told_to_their_owner_alone(table: Table) -> None:
    rng = Random(str(table))
    position = new(table)
    drawn = 0
    for here in walk(position, rng):
        fork = here.fork()
        decision = rng.choice(fork.decisions)
        for event in fork.choose(decision.seat, rng.choice(list(decision.options))):
            if isinstance(event, DrewGuildCards):
                drawn += event.number
                assert len(seen_by(event, event.seat).cards or ()) == event.number
                others = [viewer for viewer in (None, *range(table.seats)) if viewer != event.seat]
                assert all(seen_by(event, viewer).cards is None for viewer in others)
        if drawn > 4:
            break
    assert drawn > 4


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_redrawn_position_keeps_what_the_seat_has_seen(table: Table) -> None:
    rng = Random(str(table))
    differed = 0
    for position in moments(table, 60):
        for seat in range(table.seats):
            other = determinize(position, seat, rng)
            assert other.view(seat) == position.view(seat)
            assert sorted(other.state.seats[seat].guild) == sorted(position.state.seats[seat].guild)
            assert other.state.guild_discard == position.state.guild_discard
            differed += other.state.guild_deck != position.state.guild_deck
    assert differed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_guild_card_being_carried_out_is_known_to_all(table: Table) -> None:
    known = 0
    for here in walk(new(table, seed=1), Random(str(table))):
        card = here.state.guild_card
        if card:
            hidden = [here.rules.hidden(here.state, seat) for seat in range(table.seats)]
            assert not any(guild_card(card) in group for groups in hidden for group in groups)
            assert all(here.view(seat).mocha.guild_card == card for seat in (None, *range(table.seats)))
            known += 1
    assert known
