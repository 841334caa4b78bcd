"""The last turn as signs; nothing that can happen or be held lacks a drawing."""

from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from engine.istanbul import events, names
from engine.istanbul.board import PRINTED
from engine.istanbul.names import COLOURS, GOODS
from engine.istanbul.reading.view import View
from render.istanbul.marks import Step, companion_steps, reachable, steps
from render.istanbul.places import PLACES
from render.istanbul.scene import Story, last_story, walked
from render.istanbul.signs import MAKERS, SILENT
from render.istanbul.tiles import face
from render.kit import sprites
from tests.render.scenes.base import outlook, seat, view
from tests.render.scenes.expansions import MOCHA

GRID = PRINTED["short"]
FIGURES = ("governor", "smuggler", "coffee-trader", "courier", "neutral")
DUEL = view(seat("red"), seat("blue"))


def test_every_event_has_a_sign_or_is_silent_on_purpose() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and hasattr(kind, "_fields")}
    assert len(kinds) > 50
    assert set(MAKERS) | SILENT == kinds - {NamedTuple}
    assert not set(MAKERS) & SILENT


def test_every_place_has_a_face() -> None:
    assert set(PLACES) == set(names.PLACES)


def test_the_story_is_that_of_the_last_turn_played() -> None:
    told = (
        events.Moved(0, 7, 12),
        events.GainedLira(0, 3),
        events.TurnBegan(1, 2, 1),
        events.Moved(1, 7, 9),
        events.Left(1, 9),
        events.Rolled(1, (5, 3)),
        events.TurnBegan(0, 3, 2),
    )
    story = last_story(told, DUEL)
    assert story is not None
    assert (story.seat, story.path[0], story.path[-1]) == (1, 7, 9)
    assert [[(sign.name, sign.caption) for sign in deed.signs] for deed in story.deeds] == [
        [("assistant-blue", "−1")],
        [("die-5", ""), ("die-3", "")],
    ]


def story_of(*told: Any, table: View = DUEL) -> Story:
    story = last_story(told, table)
    assert story is not None
    return story


def deeds_of(*told: Any) -> list[list[str]]:
    return [[sign.name for sign in deed.signs] for deed in story_of(*told).deeds]


def test_who_acts_in_between_is_named_by_an_emblem() -> None:
    told = events.Bid(0, 1), events.Bid(1, 4), events.PassedBid(0), events.WonAuction(1, 4)
    assert deeds_of(*told) == [["coin"], ["coin"], ["gavel"]]
    assert [deed.emblem for deed in story_of(*told).deeds] == ["emblem-red", "emblem-blue", "emblem-blue"]


def test_a_family_member_that_acts_where_it_was_sent_names_the_place_once() -> None:
    assert deeds_of(events.Moved(0, 7, 12), events.FamilySent(0, 8), events.Acted(0, 8, "family")) == [
        ["family-red", "→", "8"]
    ]


def test_steps_of_one_turn_are_one_way() -> None:
    story = story_of(events.Moved(0, 13, 10), events.Acted(0, 25, "merchant"), events.Moved(0, 10, 14))
    assert story.path == (13, 10, 14)


def test_a_card_that_puts_the_merchant_somewhere_leaves_no_trail() -> None:
    story = story_of(events.PlayedCard(0, "move-to-corner"), events.Moved(0, 13, 14))
    assert story.path == (13, 14)


@pytest.mark.parametrize(("holder", "steps"), [(0, 1), (1, 3)])
def test_only_its_holder_walks_through_the_barrier(holder: int, steps: int) -> None:
    table = replace(DUEL, mocha=replace(MOCHA, barrier=(7, 12), barrier_holder=holder))
    assert len(story_of(events.Moved(0, 12, 7), table=table).path) == steps + 1


def test_a_turn_of_the_companion_is_told_by_its_own_piece() -> None:
    story = story_of(events.CompanionMoved(0, 13, 10), events.CompanionMoved(1, 7, 12))
    assert (story.piece, story.path) == ("companion", (13, 10))
    assert story_of(events.Moved(0, 13, 10), events.CompanionMoved(1, 7, 12)).piece == "merchant"


WALKED = (
    events.Moved(0, 7, 12), events.Left(0, 12, True), events.PaidSeat(0, 1, 2), events.PaidNeutral(0, 2)
)  # fmt: skip


def test_a_step_on_offer_tells_assistants_fees_and_whether_the_turn_ends() -> None:
    outlooks = outlook(*WALKED), outlook(events.Collected(0, 9)), outlook(cut_short="merchants"), outlook()
    offered = ("move 12", "move 9", "companion 11", "pay")
    assert steps(offered, outlooks, DUEL) == [
        Step(12, "merchant", left="assistant-neutral", paid=4),
        Step(9, "merchant", collected="assistant-red"),
        Step(11, "companion", ends=True),
    ]
    assert steps(offered[:1], (), DUEL) == [Step(12, "merchant")]


def test_another_seats_piece_that_moves_has_a_sign() -> None:
    told = events.Moved(0, 13, 10), events.Moved(1, 16, 7)
    assert deeds_of(*told) == [["merchant-blue", "→", "7"]]
    assert story_of(*told).deeds[0].emblem == "emblem-blue"


def test_before_the_first_turn_there_is_no_story() -> None:
    assert last_story((), DUEL) is None
    assert last_story((events.TurnBegan(0, 1, 1),), DUEL) is None


@pytest.mark.parametrize(("origin", "place", "steps"), [(7, 11, 1), (7, 12, 1), (15, 16, 6), (4, 3, 3)])
def test_the_way_shown_is_a_shortest_one(origin: int, place: int, steps: int) -> None:
    way = walked(GRID, origin, place)
    assert (way[0], way[-1], len(way)) == (origin, place, steps + 1)


@pytest.mark.parametrize(
    ("offered", "places"),
    [
        (("move 7", "move 16", "recall 3", "guild 4", "companion 5", "use"), {7, 16}),
        (("tunnel 1", "tunnel 25"), {1, 25}),
        (("return 4", "return 4 9", "return-none"), {4, 9}),
        (("beside 4", "beside 9"), {4, 9}),
        (("to red", "to blue"), {7}),
        (("pay", "sell fabric", "bid 3", "pick 7", "letter 13"), set()),
    ],
)
def test_choices_of_places_light_them(offered: tuple[str, ...], places: set[int]) -> None:
    assert reachable(offered, DUEL) == places


def test_the_companions_steps_are_lit_apart() -> None:
    assert companion_steps(("move 7", "companion 5", "companion 9", "place-companion")) == {5, 9}


@pytest.mark.parametrize("piece", ["merchant", "emblem", "assistant", "family"])
def test_players_differ_in_shape_not_only_in_colour(piece: str) -> None:
    outlines = [sprites.sprite(f"{piece}-{colour}", 60)[1] for colour in COLOURS]
    for one, two in combinations(outlines, 2):
        assert changed(one, two) > 0.025


def test_companions_differ_in_the_shape_on_their_flag() -> None:
    shapes = [pale(sprites.sprite(f"companion-{colour}", 60)[0]) for colour in COLOURS]
    for one, two in combinations(shapes, 2):
        assert changed(one, two) > 0.025


def test_goods_differ_in_shape_from_each_other_and_from_the_player_of_their_colour() -> None:
    for one, two in combinations([sprites.sprite(f"good-{good}", 60)[1] for good in GOODS], 2):
        assert changed(one, two) > 0.05
    for good, player in zip(GOODS, ("red", "green", "yellow", "blue"), strict=True):
        assert changed(sprites.sprite(f"good-{good}", 60)[1], sprites.sprite(f"emblem-{player}", 60)[1]) > 0.13


def test_neutral_figures_have_outlines_of_their_own() -> None:
    neutral = [sprites.sprite(f"figure-{name}", 60)[1] for name in FIGURES]
    players = [sprites.sprite(f"merchant-{colour}", 60)[1] for colour in COLOURS]
    for figure in neutral:
        assert all(changed(figure, other) > 0.08 for other in (*players, *neutral) if other is not figure)


@pytest.mark.parametrize("colour", COLOURS)
def test_pieces_of_one_player_have_outlines_of_their_own_on_a_phone(colour: str) -> None:
    merchant, family, companion, assistant = (
        sprites.sprite(f"{piece}-{colour}", 16)[1] for piece in ("merchant", "family", "companion", "assistant")
    )
    for one, two in ((merchant, family), (merchant, companion), (family, companion), (assistant, companion)):
        assert changed(one, two) > 0.28


def pale(colours: Image.Image) -> Image.Image:
    """What is ivory of a piece."""
    return colours.getchannel("B").point([255 * (level > 200) for level in range(256)])


def changed(one: Image.Image, two: Image.Image) -> float:
    """How much of both outlines together is in one of them only."""
    apart = sum(ImageChops.difference(one, two).histogram()[128:])
    return apart / sum(ImageChops.lighter(one, two).histogram()[128:])


def test_faces_are_shared() -> None:
    assert face(7, "Fountain", 256, 256) is face(7, "Fountain", 256, 256)
