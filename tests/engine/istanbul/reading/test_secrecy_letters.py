"""Letters and kiosk tiles still face down are known to nobody; those drawn, and bids, to everybody."""

from itertools import chain
from random import Random

import pytest

from engine.core.determinize import determinize
from engine.core.event import seen_by
from engine.istanbul.events import DrewCards, DrewLetters, OpenedTiles
from tests.support.dealt.tables import Table, moments, new

TABLES = [
    Table("istanbul", (("expansion", expansion),), seats) for expansion in ("letters", "bazaar") for seats in (2, 5)
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_hold_no_letter_or_tile_face_down(table: Table) -> None:
    rng = Random(str(table))
    for position in moments(table, 60):
        for viewer in (None, *range(table.seats)):
            state = position.state.clone()
            rng.shuffle(state.letters)
            rng.shuffle(state.kiosk)
            assert position.rules.view(state, viewer) == position.view(viewer)


def test_views_show_letters_tiles_and_bids_to_everybody() -> None:
    shown = set()
    for position in chain.from_iterable(moments(table, 250) for table in TABLES):
        views = [position.view(viewer) for viewer in (None, *range(len(position.state.seats)))]
        assert len({view.letters for view in views}) == len({view.seats for view in views}) == 1
        parts = views[0].letters
        lying = sum(len(seat.letters) for seat in views[0].seats)
        assert parts.pile + len(parts.used) + lying == 36
        assert parts.tiles_left + len(parts.tiles_used) + len(parts.tiles_open) + bool(parts.tile) == 24
        shown |= {name for name in ("used", "tiles_open", "tile", "bid") if getattr(parts, name)}
        shown |= {"letters" for seat in views[0].seats if seat.letters}
        shown |= {"companion" for seat in views[0].seats if seat.companion > 0}
    assert shown == {"used", "tiles_open", "tile", "bid", "letters", "companion"}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_determinize_redraws_what_lies_face_down_and_nothing_else(table: Table) -> None:
    rng = Random(str(table))
    redrawn = {"letters": 0, "kiosk": 0}
    for position in moments(table, 60):
        seat = rng.randrange(table.seats)
        fork = determinize(position, seat, rng)
        assert fork.view(seat) == position.view(seat)
        for name in redrawn:
            before, after = getattr(position.state, name), getattr(fork.state, name)
            assert sorted(before) == sorted(after)
            redrawn[name] += before != after
    assert all(redrawn.values())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_only_the_winner_of_an_auction_sees_the_cards(table: Table) -> None:
    position, rng = new(table, seed=1), Random(str(table))
    told: set[type] = set()
    for _ in range(4000):
        if position.over:
            break
        decision = position.decisions[0]
        for event in position.choose(decision.seat, rng.choice(list(decision.options))):
            other = seen_by(event, None)
            told.add(type(event))
            if isinstance(event, DrewCards):
                assert (other.cards, other.number) == (None, event.number)
                assert seen_by(event, event.seat) == event
            elif isinstance(event, DrewLetters | OpenedTiles):
                assert other == event
    assert {DrewCards, DrewLetters, OpenedTiles} <= told
