"""The banner of a lobby."""

import pytest

from render.cards.lobby import HIGH, WIDE
from render.encode import to_webp
from render.games import GAMES, drawing
from render.kit.canvas import Box
from render.scene import LOBBY
from tests.render.drawn import Drawn, in_the_way, watched
from tests.render.scenes.lobbies import lobby

MOST_BYTES = 150 * 1024
SHOWN = 370
"""Pixels that a phone has for it."""
READ = 11
HOUSE = "family-house"
NAMES = (
    "Ada",
    "W" * 32,
    "Maximiliane-Alexandra von Hohen-Ötting",
    "שלום עולם נפלא",
    "e\u0301\u0323\u0301 🎲🎲🎲",
)
WHOLE = Box(0, 0, WIDE, HIGH)


def drawn(game: str, *names: str, free: int = 0, numbered: bool = True, **options: str) -> list[Drawn]:
    scene = lobby("A title that is as long as none of them", names, free, houses=(1,), numbered=numbered, **options)
    drawing(game, LOBBY)(scene)  # the ground with its title is drawn once
    picture, found = watched(lambda: drawing(game, LOBBY)(scene))
    assert picture.size == (WIDE, HIGH)
    assert len(to_webp(picture)) < MOST_BYTES
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("count", range(6))
def test_names_stay_on_their_seats_and_are_read_on_a_phone(game: str, count: int) -> None:
    found = drawn(game, *NAMES[:count], free=5 - count, expansion="bazaar", caravan_master="on")
    texts = [one for one in found if one.kind == "text"]
    plates = [one.box for one in found if one.kind == "field"]
    assert all(any(plate.contains(text.box) for plate in plates) for text in texts)
    assert all(text.size * SHOWN / WIDE >= READ for text in texts)
    assert all(WHOLE.contains(one.box) for one in found)
    assert in_the_way(found) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_seat_has_the_piece_of_its_colour(game: str) -> None:
    pieces = [one.what for one in drawn(game, *NAMES, numbered=False) if one.kind == "piece"]
    token = GAMES[game].look.token
    assert [piece for piece in pieces if piece.startswith(f"{token}-") and piece != HOUSE] == [
        f"{token}-{colour}" for colour in ("red", "blue", "green", "yellow", "purple")
    ]
    assert pieces.count(HOUSE) == 1


def test_an_expansion_has_its_emblems_and_the_base_game_none() -> None:
    emblems = {"coffee", "guild-card", "letter", "seal"}
    assert not emblems & {one.what for one in drawn("istanbul", "Ada", expansion="base")}
    assert emblems <= {one.what for one in drawn("istanbul", "Ada", expansion="bazaar")}


def test_every_taken_and_every_free_seat_changes_the_banner() -> None:
    draw = drawing("istanbul", LOBBY)
    pictures = [
        draw(lobby("Istanbul", NAMES[:count], free)).tobytes() for count, free in ((1, 4), (2, 3), (2, 2), (2, 0))
    ]
    assert len(set(pictures)) == len(pictures)
