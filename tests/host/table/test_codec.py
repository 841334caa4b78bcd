"""What happens in any registered game, and what is seen of it, is stored as plain data and read back the same."""

import json
from random import Random

import pytest

from engine.games import rules_of
from host.table.records import Codec
from tests.support.dealt.tables import Table, moments, some_tables

MOMENTS = 20


@pytest.mark.parametrize("table", some_tables(), ids=str)
def test_views_and_events_are_read_back_as_they_were(table: Table) -> None:
    rng, codec = Random(str(table)), Codec(rules_of(table.game))
    for position in moments(table, MOMENTS):
        stored = json.loads(json.dumps(codec.view(position.view(None))))
        assert codec.view_of(stored) == position.view(None)
        for seat in position.seats_to_act:
            notation = rng.choice(list(position.decision(seat).options))
            events = position.fork().choose(seat, notation)
            assert codec.events_of(json.loads(json.dumps(codec.events(events)))) == events
