"""Pictures of the rules look-up and of hands."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PIL import ImageChops

from render.encode import to_webp
from render.games import GAMES as RENDERED
from render.games import drawing, holds_cards, is_drawn
from render.kit.canvas import Box
from render.kit.mat import WIDE
from render.scene import HAND, TOPIC, Scene, Style, Subject
from render.topics import SHEET, draw_topic
from tests.render.scenes.every import SCENES
from tests.render.scenes.marco_polo import MARCO_POLO
from tests.support.games import facts_of
from words.games import GAMES, game_words
from words.speech import Words, words


def topic_scene(game: str, key: str) -> Scene:
    return Scene(Subject(key), (), "en", words("en").about(game).say)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_entry_is_drawn_but_those_about_nothing_to_be_seen(game: str) -> None:
    keys = {topic.key for topic in game_words(game).topics(Words("en"))}
    of_options = {key for key in keys if key.startswith("option-")}
    assert {key for key in keys if not is_drawn(game, key)} == facts_of(game).not_to_be_seen | of_options


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_two_entries_of_a_section_look_alike(game: str) -> None:
    """Of a fifth of them, which has each kind."""
    seen: dict[bytes, str] = {}
    for topic in game_words(game).topics(Words("en"))[::5]:
        if not is_drawn(game, topic.key):
            continue
        picture = drawing(game, TOPIC)(topic_scene(game, topic.key))
        assert picture.width == WIDE
        drawn = picture.tobytes()
        same = seen.setdefault(f"{topic.section}".encode() + drawn, topic.key)
        assert same == topic.key, f"{topic.key} looks like {same}"


SINGLE = ("card-", "guild-", "kiosk-", "tile-", "contract-", "goal-", "marker-", "outpost-", "character-")


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_single_components_lie_in_the_middle_of_the_same_sheet(game: str) -> None:
    """Of a fifth of them, which has each kind."""
    keys = [topic.key for topic in game_words(game).topics(Words("en")) if topic.key.startswith(SINGLE)][::5]
    for key in keys:
        scene = topic_scene(game, key)
        empty = draw_topic(scene, RENDERED[game].cloth, {key: lambda canvas, scene: None}, {})
        left, top, right, bottom = ImageChops.difference(drawing(game, TOPIC)(scene), empty).getbbox()
        drawn = Box(left, top, right - left, bottom - top)
        assert SHEET.inset(7).contains(drawn), key
        assert abs(drawn.middle[0] - SHEET.middle[0]) <= 6 and abs(drawn.middle[1] - SHEET.middle[1]) <= 8, key


@pytest.mark.parametrize("key", ["place-10", "card-gain-5-lira", "concept-signs-mocha"])
def test_a_picture_of_the_look_up_is_small(key: str) -> None:
    assert len(to_webp(drawing("istanbul", TOPIC)(topic_scene("istanbul", key)))) < 150_000


def test_a_hand_shows_each_face_once() -> None:
    scene = replace(SCENES["usual"](), say=words("en").about("istanbul").say)
    view = replace(scene.view, hand=("gain-5-lira", "gain-5-lira", "move-0"))
    draw = drawing("istanbul", HAND)
    two = draw(replace(scene, view=view))
    one = draw(replace(scene, view=replace(view, hand=("gain-5-lira", "move-0"))))
    five = draw(
        replace(scene, view=replace(view, hand=("gain-5-lira", "move-0", "move-3-4", "gain-good", "post-twice")))
    )
    assert two.size == one.size and two.tobytes() != one.tobytes()
    assert five.height > two.height
    assert not holds_cards("istanbul", replace(view, hand=()))


def test_a_hand_of_marco_polo_shows_goals_and_contracts() -> None:
    scene = MARCO_POLO["polo_goals"]()
    assert scene.view.seat is not None and holds_cards("marco_polo", scene.view)
    draw = drawing("marco_polo", HAND)
    fewer = replace(scene, view=replace(scene.view, goals=scene.view.goals[:1]))
    assert draw(scene).tobytes() != draw(fewer).tobytes()
    assert not holds_cards("marco_polo", replace(scene.view, seat=None, goals=()))


@pytest.mark.parametrize(
    ("game", "key", "scene"),
    [("istanbul", "place-13", SCENES["usual"]), ("marco_polo", "space-khan", MARCO_POLO["polo_goals"])],
)
def test_a_place_is_drawn_as_it_is_at_the_table(game: str, key: str, scene: Callable[[], Scene]) -> None:
    draw, table, begins = drawing(game, TOPIC), scene(), topic_scene(game, key)
    as_it_is = draw(replace(begins, view=Subject(key, table.view), names=table.names))
    near = draw(replace(begins, view=Subject(key, table.view), names=table.names, style=Style(near=True)))
    assert as_it_is.tobytes() == near.tobytes() != draw(begins).tobytes()
