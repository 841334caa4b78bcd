"""Pictures are made off the event loop, once, and panels get only their newest."""

import asyncio
import io
import threading
from dataclasses import replace
from importlib import import_module

import pytest
from PIL import Image

from engine.games import rules_of
from render import games
from render.encode import to_webp
from render.game import GamePictures
from render.istanbul import ISTANBUL
from render.kit.canvas import HEIGHT, WIDTH
from render.scene import Style
from render.studio import MADE_AT_ONCE, NotDrawn, Studio
from tests.render.bounds import LARGEST
from tests.render.easel import Easel, settle, turn
from tests.render.scenes.base import usual
from tests.render.scenes.every import SCENES
from words.speech import words

import_module("engine.games")


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("picture", ISTANBUL.pictures)
async def test_a_picture_is_webp_of_the_right_size_and_weight(name: str, picture: str) -> None:
    body = await Studio().picture("istanbul", picture, SCENES[name]())
    assert len(body) <= LARGEST
    with Image.open(io.BytesIO(body)) as shown:
        assert (shown.format, shown.size) == ("WEBP", (WIDTH, HEIGHT))


async def test_a_small_picture_has_the_same_shape_in_less_than_two_thirds_of_the_pixels() -> None:
    scene = next(iter(SCENES.values()))()
    body = await Studio().picture("istanbul", "board", replace(scene, style=Style(small=True)))
    with Image.open(io.BytesIO(body)) as shown:
        assert shown.width * 7 == shown.height * 11 and 3 * shown.width * shown.height < 2 * WIDTH * HEIGHT


async def test_drawing_is_never_done_by_the_event_loop(easel: Easel) -> None:
    easel.go.set()
    await Studio().picture("istanbul", "board", turn(1))
    assert threading.get_ident() not in easel.threads
    assert len(easel.threads) == 1


async def test_a_repeat_costs_no_drawing(easel: Easel) -> None:
    easel.go.set()
    studio = Studio()
    first = await studio.picture("istanbul", "board", turn(1))
    assert await studio.picture("istanbul", "board", turn(1), panel="p") is first
    await studio.picture("istanbul", "board", turn(2))
    assert easel.drawn == [1, 2]


async def test_a_picture_is_made_once_for_all_who_ask_for_it_meanwhile(easel: Easel) -> None:
    studio = Studio()
    ahead = asyncio.create_task(studio.ahead("istanbul", "board", turn(1)))
    await settle()
    post = asyncio.create_task(studio.picture("istanbul", "board", turn(1)))
    await settle()
    easel.go.set()
    await asyncio.gather(ahead, post)
    assert easel.drawn == [1]


async def test_who_asks_for_a_picture_that_is_being_made_is_in_nobodys_way(easel: Easel) -> None:
    studio = Studio()
    same = [asyncio.create_task(studio.picture("istanbul", "board", turn(1))) for _ in range(2 * MADE_AT_ONCE)]
    await settle()
    others = [asyncio.create_task(studio.picture("istanbul", "board", turn(n))) for n in range(2, MADE_AT_ONCE + 1)]
    await settle()
    assert studio._free.locked() and studio._waiting == MADE_AT_ONCE
    easel.go.set()
    await asyncio.gather(*same, *others)
    assert sorted(easel.drawn) == [*range(1, MADE_AT_ONCE + 1)]


async def test_nothing_is_drawn_ahead_while_others_wait(easel: Easel) -> None:
    studio = Studio()
    post = asyncio.create_task(studio.picture("istanbul", "board", turn(1)))
    await settle()
    await studio.ahead("istanbul", "board", turn(2))
    easel.go.set()
    await post
    assert easel.drawn == [1]


async def test_language_names_and_light_make_another_picture() -> None:
    scene = usual()
    others = (
        replace(scene, language="de"),
        replace(scene, names=("Bob", *scene.names[1:])),
        replace(scene, offered=("move 7",)),
        replace(scene, events=()),
    )
    assert len({one.digest() for one in (scene, usual(), *others)}) == 1 + len(others)


async def test_of_a_panel_only_the_newest_waiting_position_is_drawn(easel: Easel) -> None:
    studio = Studio()
    busy = [asyncio.create_task(studio.picture("istanbul", "board", turn(n))) for n in (1, 2, 3)]
    await settle()
    waiting = [asyncio.create_task(studio.picture("istanbul", "board", turn(n), panel="p")) for n in (4, 5, 6)]
    await settle()
    easel.go.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.gather(*busy)
    assert [getattr(answer, "why", "drawn") for answer in answers] == ["superseded", "superseded", "drawn"]
    assert sorted(easel.drawn) == [1, 2, 3, 6]
    assert easel.most_at_once == 1  # the others wait to be drawn while the first is encoded


async def test_panels_do_not_disturb_each_other(easel: Easel) -> None:
    easel.go.set()
    studio = Studio()
    await asyncio.gather(*(studio.picture("istanbul", "board", turn(n), panel=n) for n in range(5)))
    assert sorted(easel.drawn) == [0, 1, 2, 3, 4]


async def test_a_full_queue_refuses_panels_but_never_turn_posts(easel: Easel) -> None:
    studio = Studio(waiting=2)
    posts = [asyncio.create_task(studio.picture("istanbul", "board", turn(n))) for n in (1, 2, 3)]
    await settle()
    with pytest.raises(NotDrawn) as refused:
        await studio.picture("istanbul", "board", turn(9), panel="p")
    assert refused.value.why == "crowded"
    posts.append(asyncio.create_task(studio.picture("istanbul", "board", turn(4))))
    await settle()
    easel.go.set()
    await asyncio.gather(*posts)
    assert sorted(easel.drawn) == [1, 2, 3, 4]


async def test_a_refused_panel_leaves_its_older_position_in_the_queue(easel: Easel) -> None:
    studio = Studio(waiting=4)
    posts = [asyncio.create_task(studio.picture("istanbul", "board", turn(n))) for n in (1, 2, 3)]
    await settle()
    older = asyncio.create_task(studio.picture("istanbul", "board", turn(4), panel="p"))
    await settle()
    with pytest.raises(NotDrawn, match="crowded"):
        await studio.picture("istanbul", "board", turn(5), panel="p")
    easel.go.set()
    await asyncio.gather(*posts, older)
    assert sorted(easel.drawn) == [1, 2, 3, 4]


async def test_a_known_newer_position_supersedes_a_waiting_one(easel: Easel) -> None:
    easel.go.set()
    studio = Studio()
    await studio.picture("istanbul", "board", turn(5))
    easel.go.clear()
    posts = [asyncio.create_task(studio.picture("istanbul", "board", turn(n))) for n in (1, 2, 3)]
    await settle()
    older = asyncio.create_task(studio.picture("istanbul", "board", turn(4), panel="p"))
    await settle()
    assert await studio.picture("istanbul", "board", turn(5), panel="p")
    easel.go.set()
    with pytest.raises(NotDrawn, match="superseded"):
        await older
    await asyncio.gather(*posts)


async def test_a_failing_drawing_is_reported_and_frees_its_place(easel: Easel, monkeypatch) -> None:
    def fail(scene) -> Image.Image:
        raise ValueError("no such piece")

    studio = Studio()
    monkeypatch.setitem(games.GAMES, "istanbul", GamePictures({"board": fail}))
    for _ in range(3):
        with pytest.raises(ValueError, match="no such piece"):
            await studio.picture("istanbul", "board", turn(1), panel="p")
    easel.go.set()
    monkeypatch.setitem(games.GAMES, "istanbul", GamePictures({"board": easel.draw}))
    assert await studio.picture("istanbul", "board", turn(1), panel="p")


async def test_old_pictures_make_room(easel: Easel) -> None:
    easel.go.set()
    studio = Studio(kept=max(len(to_webp(easel.draw(turn(number)))) for number in (1, 2)))
    easel.drawn.clear()
    await studio.picture("istanbul", "board", turn(1))
    await studio.picture("istanbul", "board", turn(2))
    await studio.picture("istanbul", "board", turn(2))
    await studio.picture("istanbul", "board", turn(1))
    assert easel.drawn == [1, 2, 1]


async def test_warming_up_draws_every_number_of_players(easel: Easel) -> None:
    easel.go.set()
    await Studio().warm_up([rules_of("istanbul")], words("en"))
    assert len(easel.drawn) == 4


def test_an_unknown_game_has_no_pictures() -> None:
    with pytest.raises(KeyError):
        games.pictures("chess")
