"""The board on demand: what each place is away from one's merchant."""

from dataclasses import replace
from functools import partial

import pytest

from engine.istanbul.reach import ways
from render.istanbul.reach import draw_reach
from tests.render.drawn import watched
from tests.render.scenes import SCENES


@pytest.mark.parametrize(("name", "seat"), [("usual", None), ("bazaar", 1), ("late_duel", 0)])
def test_far_places_show_their_steps_and_near_ones_their_costs(name: str, seat: int | None) -> None:
    made = SCENES[name]()
    made = replace(made, view=replace(made.view, seat=seat))
    found = ways(made.view, made.view.active if seat is None else seat)
    _, drawn = watched(partial(draw_reach, made))
    steps = sorted(one.what for one in drawn if one.kind == "text" and one.by == "reach.far")
    assert steps == sorted(str(way.steps) for way in found.values() if not way.near)
    paid = [one.what for one in drawn if one.by == "walk.draw_plates" and one.what.startswith("−") and one.what[1:]]
    assert sorted(paid) == sorted(
        f"−{way.lira}" for way in found.values() if way.near and way.lira and not way.cut_short
    )
