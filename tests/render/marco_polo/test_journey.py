"""What the board says of a journey before it is chosen."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest

from engine.core.position import AnyPosition
from engine.marco_polo.components.amounts import NOTHING, cost, times, total
from engine.marco_polo.components.board import TRAVEL, TRAVEL_FEES
from engine.marco_polo.events import Moved
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.travel.routes import routes_from
from engine.marco_polo.view import View
from render.marco_polo import MARCO_POLO as MARCO
from render.marco_polo.board import draw_map, taken
from render.marco_polo.geometry import SPOTS
from render.marco_polo.journey import Way, ways
from render.scene import Scene
from tests.render.drawn import watched
from tests.render.scenes.marco_polo import COLOURS, four, scene, travelling, view
from tests.scenarios.marco_polo.given import start
from tools.positions import turns


def private(position: AnyPosition, seat: int) -> Scene:
    offered = tuple(position.decision(seat).options)
    outlooks = tuple(position.outlook(seat, notation) for notation in offered)
    return replace(scene(position.view(seat), offered=offered), outlooks=outlooks)


def test_each_place_says_what_choosing_it_costs_and_leaves() -> None:
    position, seat = start({"blue": {"have": {"coin": 20, "camel": 6}, "dice": "5 5"}}), 0
    position.choose(seat, "travel")
    assert position.decision(seat).kind == "travel"
    found = ways(private(position, seat))
    assert {f"to {way.end}" for way in found} == set(position.decision(seat).options)
    for way in found:
        after = position.try_out(seat, f"to {way.end}").events
        moved = [event.path for event in after if isinstance(event, Moved)]
        have = position.view(seat).seats[seat].have
        assert way.price is not None and way.left == total(have, times(way.price, -1))
        assert way.path == (moved[0] if moved else ())


def test_the_first_of_two_figures_has_no_price_yet() -> None:
    """Both are paid for together."""
    moved = Moved(0, 0, ("venezia", "o1"), TRAVEL)
    opens = Outlook((moved,), NOTHING, NOTHING, False, "travel", None)
    (way,) = ways(replace(scene(view(*four(), seat=0), offered=("to o1 marco",)), outlooks=(opens,)))
    assert (way.end, way.figure, way.price, way.path) == ("o1", "marco", None, ("venezia", "o1"))


def test_of_several_ways_each_is_told_by_the_places_on_it() -> None:
    paid = cost(coin=7, camel=2)
    one, two = (Moved(0, 0, path, TRAVEL) for path in (("o5", "kashgar"), ("o5", "samarcanda", "o2", "kashgar")))
    outlooks = tuple(Outlook((moved,), paid, NOTHING, False, "turn", None) for moved in (one, two))
    offered = ("direct", "via samarcanda o2")
    direct, via = ways(replace(scene(view(*four(), seat=0), offered=offered), outlooks=outlooks))
    assert (direct.via, via.via) == ((), ("samarcanda", "o2"))
    assert {direct.end, via.end} == {"kashgar"}


@pytest.mark.parametrize("kept", ["offered", "seat"])
def test_without_foresight_or_reader_nothing_is_said(kept: str) -> None:
    usual = travelling()
    spectator = replace(usual, view=replace(usual.view, seat=None))
    assert ways(replace(usual, outlooks=()) if kept == "offered" else spectator) == []


def test_prices_lie_on_the_places_and_in_a_list() -> None:
    on_map, beside = (watched(partial(MARCO.pictures[name], travelling()))[1] for name in MARCO.boards)
    for end, amounts in (("xian", ["3", "coin-plain"]), ("sumatra", ["7", "coin-plain", "4", "good-camel"])):
        disc = SPOTS[end].disc
        assert [
            one.what for one in on_map if one.by == "journey.plate" and one.what and disc.overlaps(one.box)
        ] == amounts
    listed = [one.what for one in beside if one.by == "journey.write"]
    assert listed[:7] == ["Xian", "3", "coin-plain", "20", "coin-plain", "6", "good-camel"]


def late_positions(seed: int) -> Iterator[View]:
    """Positions of a game of four in its last two rounds."""
    for number, (position, _) in enumerate(turns("marco_polo", {}, COLOURS, seed)):
        late = position.view(None)
        if late.round >= 4 and number % 5 == 0:
            yield late


def journeys_from(figure: str) -> list[Way]:
    """The twelve cheapest journeys of a figure, their price in coins and camels."""
    prices: dict[str, tuple[int, int]] = {}
    for route in routes_from(figure):
        if route.steps <= 4:
            price = TRAVEL_FEES[route.steps] + route.coins, route.camels
            prices[route.end] = min(prices.get(route.end, price), price)
    cheapest = sorted(prices.items(), key=lambda item: item[1])[:12]
    return [Way(end, None, "", (), cost(coin=coins, camel=camels), NOTHING) for end, (coins, camels) in cheapest]


@pytest.mark.parametrize("seed", [3, 5, 8])
def test_prices_of_journeys_cover_no_figure_post_card_name_or_price_of_a_road(seed: int) -> None:
    covered, laid = [], 0
    for late in late_positions(seed):
        journeys = journeys_from(late.seats[late.active].figures[0])
        drawn = watched(lambda late=late, journeys=journeys: draw_map(scene(late), journeys).image)[1]
        plates = [one.box for one in drawn if one.by == "journey.plate" and one.kind == "field"][::2]
        laid += len(plates)
        covered += [(plate, box) for plate in plates for box in taken(late) if plate.overlaps(box)]
        covered += [(one, two) for one, two in combinations(plates, 2) if one.overlaps(two)]
    assert laid > 80
    assert covered == []
