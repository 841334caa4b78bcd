"""Avatars on cards."""

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from render.cards.faces import MOST_BYTES, SIDE, Unreadable, shrunk
from render.encode import to_webp
from render.games import drawing
from tests.render.drawn import in_the_way, watched
from tests.render.scenes.lobbies import lobby_full
from tests.render.scenes.people import best, person, season_of_nine


def saved(picture: Image.Image, kind: str, **options: Any) -> bytes:
    body = io.BytesIO()
    picture.save(body, kind, **options)
    return body.getvalue()


PLAIN = Image.effect_noise((300, 200), 90).convert("RGB")


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "JPEG", "GIF"])
def test_any_kind_of_avatar_is_made_small(kind: str) -> None:
    with Image.open(io.BytesIO(shrunk(saved(PLAIN, kind)))) as small:
        assert (small.size, small.mode) == ((SIDE, SIDE), "RGB")


def test_what_shines_through_lies_on_paper() -> None:
    with Image.open(io.BytesIO(shrunk(saved(Image.new("RGBA", (64, 64)), "PNG")))) as small:
        assert min(small.getpixel((5, 5))) > 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<svg/>",
        saved(PLAIN, "PNG")[:500],
        saved(PLAIN, "BMP"),
        saved(Image.new("RGB", (1100, 1100)), "PNG"),
        bytes(MOST_BYTES + 1),
    ],
)
def test_what_is_no_avatar_is_refused(body: bytes) -> None:
    with pytest.raises(Unreadable):
        shrunk(body)


@pytest.mark.parametrize(
    ("scene", "picture"),
    [(lobby_full, "lobby"), (person, "profile"), (best, "leaderboard"), (season_of_nine, "season-table")],
)
def test_faces_hide_no_words_and_change_the_card(scene: Any, picture: str) -> None:
    plain, draw = scene(), drawing("istanbul", picture)
    faces = tuple(chair._replace(face=shrunk(saved(PLAIN, "PNG"))) for chair in plain.view.seats)
    shown, found = watched(lambda: draw(replace(plain, view=plain.view._replace(seats=faces))))
    assert shown.tobytes() != draw(plain).tobytes() and len(to_webp(shown)) < 150 * 1024
    assert in_the_way(found) == []
