"""A game as a moving picture: small enough, one at a time, with its progress told, and made once."""

import asyncio
import io
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from render import encode
from render.scene import BOARD
from render.studio import ANIMATIONS_WAITING, NotDrawn, Studio
from tests.render.easel import Easel, settle, turn


def noise(seed: int) -> Image.Image:
    """What can hardly be made smaller."""
    return Image.frombytes("RGB", (200, 120), Random(seed).randbytes(200 * 120 * 3))


def shown(body: bytes) -> Image.Image:
    return Image.open(io.BytesIO(body))


async def nobody(drawn: int) -> None:
    pass


def test_frames_follow_each_other_and_the_last_one_stays() -> None:
    made = shown(encode.animated([noise(1), noise(2), noise(3)]))
    assert (made.format, made.n_frames) == ("WEBP", 3)
    lasts = []
    for number in range(3):
        made.seek(number)
        made.load()
        lasts.append(made.info["duration"])
    assert lasts == [encode.TURN_MS, encode.TURN_MS, encode.LAST_MS]


def test_an_animation_too_large_is_made_in_a_lower_quality(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [noise(number) for number in range(4)]
    best = len(encode.animated(frames))
    monkeypatch.setattr(encode, "MOST_BYTES", best - 1)
    assert len(encode.animated(frames)) < best


def test_long_games_leave_turns_out_evenly() -> None:
    assert encode.sampled(3) == [0, 1, 2]
    many = encode.sampled(301)
    assert len(many) == encode.MOST_FRAMES and (many[0], many[-1]) == (0, 300)
    assert {after - before for before, after in pairwise(many)} == {2, 3}


async def test_it_is_drawn_once_and_tells_how_far_it_is(easel: Easel) -> None:
    easel.go.set()
    studio, told = Studio(), []

    async def progress(drawn: int) -> None:
        told.append(drawn)

    frames = [(BOARD, turn(number)) for number in (1, 2, 3)]
    body = await studio.animation("istanbul", frames, progress)
    assert shown(body).size == encode.SIZE
    assert await studio.animation("istanbul", frames, progress) is body
    assert (easel.drawn, told) == ([1, 2, 3], [1, 2, 3])


async def test_one_is_made_at_a_time_and_few_wait_while_pictures_are_drawn(easel: Easel) -> None:
    studio = Studio()
    animations = [
        asyncio.create_task(studio.animation("istanbul", [(BOARD, turn(number))], nobody))
        for number in range(ANIMATIONS_WAITING)
    ]
    await settle()
    with pytest.raises(NotDrawn, match="crowded"):
        await studio.animation("istanbul", [(BOARD, turn(99))], nobody)
    assert easel.most_at_once == 1
    easel.go.set()
    assert await studio.picture("istanbul", BOARD, turn(50))
    await asyncio.gather(*animations)
    assert easel.most_at_once <= 2 and sorted(easel.drawn) == [*range(ANIMATIONS_WAITING), 50]
