"""The boards on demand: what each place is away from one's merchant; what one's dice and money are enough for."""

from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageStat

from engine.istanbul.reading.reach import ways
from engine.marco_polo.components.board import BAZAAR, CONTRACTS_SPACE
from engine.marco_polo.reach import reach
from render.istanbul.board import draw_reach
from render.marco_polo.board import draw_map
from render.marco_polo.geometry import SPOTS
from render.marco_polo.reach import draw_map_in_reach, draw_spaces_in_reach
from render.marco_polo.spaces import DICE, FRAMES, STEPS, column_box, price_box
from tests.render.bounds import NOTHING, wrong
from tests.render.drawn import watched
from tests.render.scenes.every import SCENES
from tests.render.scenes.marco_polo import MARCO_POLO

DARKER = 0.8
"""A place in the dark, in shares of its light on the map."""


@pytest.mark.parametrize(("name", "seat"), [("usual", None), ("bazaar", 1), ("late_duel", 0)])
def test_far_places_show_their_steps_and_near_ones_their_costs(name: str, seat: int | None) -> None:
    made = SCENES[name]()
    made = replace(made, view=replace(made.view, seat=seat))
    found = ways(made.view, made.view.active if seat is None else seat)
    _, drawn = watched(partial(draw_reach, made))
    told = [one.what for one in drawn if one.kind == "text" and one.by == "marks.draw"]
    assert sorted(text for text in told if text.isdigit()) == sorted(
        str(way.steps) for way in found.values() if not way.near
    )
    goes = [way for way in found.values() if way.near and not way.cut_short]
    paid = [f"−{way.lira}" for way in goes if way.lira]
    left = ["−1" for way in goes if way.assistant.startswith("leave")]
    assert sorted(text for text in told if text.startswith("−")) == sorted(paid + left)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_open_spaces_show_what_they_cost_and_places_what_a_journey_there_costs(seat: int | None) -> None:
    made = MARCO_POLO["polo_usual"]()
    made = replace(made, view=replace(made.view, seat=seat, options=(("city-card", "next-turn"),)))
    found = reach(made.view, made.view.active if seat is None else seat)
    _, spaces = watched(partial(draw_spaces_in_reach, made))
    tolls = [
        best.toll if space in (*BAZAAR, CONTRACTS_SPACE) else best.least_toll
        for space, best in found.actions.items()
        if space in FRAMES
    ]
    assert sorted(one.what for one in spaces if one.by == "reach.draw_toll" and one.kind == "text") == sorted(
        f"−{toll}" for toll in tolls if toll
    )
    assert wrong("marco_polo", spaces) == NOTHING
    figures = [column_box(line, number) for line in BAZAAR for number in range(1, 7)]
    figures += [*map(price_box, STEPS), *DICE.values()]
    plates = [one.box for one in spaces if one.by == "reach.draw_toll" and one.kind == "field"]
    assert not any(plate.overlaps(box) for plate in plates for box in figures)
    _, board = watched(partial(draw_map_in_reach, made))
    own = made.view.seats[seat].figures if seat is not None else ()
    paid = [
        str(amount)
        for end, way in found.journeys.items()
        for amount in (way.coins, way.camels)
        if amount and end not in own
    ]
    assert sorted(one.what for one in board if one.by == "journey.plate" and one.kind == "text") == sorted(paid)


def light_of(picture: Image.Image, place: str) -> float:
    """How light the disc of a place is."""
    return sum(ImageStat.Stat(picture.crop(SPOTS[place].disc.edges).convert("RGB")).sum)


def test_places_that_no_journey_leads_to_lie_in_the_dark() -> None:
    made = MARCO_POLO["polo_usual"]()
    within = reach(made.view, made.view.active).journeys.keys()
    empty = SPOTS.keys() - {place for seat in made.view.seats for place in seat.figures}
    lit, dark = draw_map(made, []).image, draw_map_in_reach(made)
    darker = {place for place in empty if light_of(dark, place) < DARKER * light_of(lit, place)}
    assert darker == empty - within and darker != empty
