"""Whatever the tables of Istanbul hold has a front to draw and words to say; what lacks one fails by its name."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PIL import Image

from engine.istanbul import names
from engine.istanbul.rules import ISTANBUL
from render.istanbul import components
from render.istanbul.components import FRONTS, GUILD, KIOSK, card_front, draw_letter, guild_front, kiosk_front
from render.istanbul.places import PLACES
from render.istanbul.tiles import face
from render.kit.canvas import Box, Canvas
from tests.render.drawn import watched
from tests.support.language.istanbul_words import OWN, WORDS
from words.istanbul import ISTANBUL as SPEECH
from words.istanbul import terms

SIDE = 96


class Component(NamedTuple):
    """`key`: of its entry in the rules look-up. `say`: the nouns and lines that name it."""

    key: str
    draw: Callable[[Canvas], None]
    say: Callable[[], list[str]]


def front(paint: Callable[..., None], face: str | int) -> Callable[[Canvas], None]:
    return lambda canvas: paint(face)(canvas, Box(0, 0, SIDE * 3 // 4, SIDE))


def bonus_card(face: str) -> Component:
    return Component(
        f"card-{face}", front(card_front, face), lambda: [terms.card(OWN, face), terms.card_line(OWN, face)]
    )


def guild_card(number: int) -> Component:
    said = terms.guild_card, terms.guild_line
    return Component(f"guild-{number}", front(guild_front, number), lambda: [say(OWN, number) for say in said])


def kiosk_tile(number: int) -> Component:
    return Component(f"kiosk-{number}", front(kiosk_front, number), lambda: [terms.kiosk_tile(OWN, number)])


def place_tile(place: int) -> Component:
    """With the colours of its header; its sign depends on the view."""

    def draw(canvas: Canvas) -> None:
        canvas.image.paste(face(place, "", SIDE, SIDE))
        assert PLACES[place].sign

    return Component(f"place-{place}", draw, lambda: [terms.place(OWN, place), terms.place_line(OWN, place)])


def letter(place: int) -> Component:
    """A letter is known by the place it names."""
    return Component(
        f"place-{place}",
        lambda canvas: draw_letter(canvas, SIDE / 2, SIDE / 2, SIDE, place, False),
        lambda: [terms.place(OWN, place), terms.place_line(OWN, place), terms.letters(OWN, [place], 0)],
    )


TABLES = ISTANBUL.components
COMPONENTS = [
    *map(bonus_card, TABLES.cards),
    *map(guild_card, TABLES.guild_cards),
    *map(kiosk_tile, TABLES.kiosk_tiles),
    *map(place_tile, names.PLACES),
    *map(letter, names.PLACES),
]
each_component = pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.key)


@pytest.fixture
def _no_text_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card without a face fails, where people would see its name."""

    def fail(name: str) -> None:
        raise KeyError(name)

    monkeypatch.setattr(components, "_say_missing", fail)


@each_component
@pytest.mark.usefixtures("_no_text_instead")
def test_it_has_a_front(component: Component) -> None:
    canvas = Canvas(Image.new("RGB", (SIDE, SIDE), "white"))
    component.draw(canvas)
    colours = canvas.image.getcolors(SIDE * SIDE)
    assert colours is not None and len(colours) > 10


@each_component
def test_it_has_words(component: Component) -> None:
    assert all(component.say())
    assert len(SPEECH.look_up(WORDS, component.key)) > 30


@pytest.mark.parametrize("wide", [60, 216])
def test_a_card_without_a_face_is_its_name_and_is_logged_once(wide: int, caplog: pytest.LogCaptureFixture) -> None:
    name = f"lost-and-found-{wide}"
    box = Box(10, 10, wide, wide * 4 // 3)

    def draw() -> Image.Image:
        canvas = Canvas(Image.new("RGB", (300, 400)))
        for _ in range(2):
            card_front(name)(canvas, box)
        return canvas.image

    texts = [one for one in watched(draw)[1] if one.kind == "text"]
    assert " ".join(one.what for one in texts) == " ".join([name.replace("-", " ")] * 2)
    assert all(box.contains(one.box) for one in texts)
    assert [record.getMessage() for record in caplog.records] == [
        f"There is no face for {name}; its name is drawn instead."
    ]


@pytest.mark.parametrize("face", FRONTS)
def test_the_caption_of_a_large_card_keeps_away_from_its_edge(face: str) -> None:
    box = Box(0, 0, 216, 288)
    canvas = Canvas(Image.new("RGB", (300, 400)))
    texts = [one for one in watched(lambda: (card_front(face)(canvas, box), canvas.image)[1])[1] if one.kind == "text"]
    assert texts and all(box.x + 18 <= one.box.x and one.box.right <= box.right - 18 for one in texts)


def test_no_front_and_no_entry_is_left_of_what_is_gone() -> None:
    assert set(FRONTS) == set(TABLES.cards)
    assert set(GUILD) == set(TABLES.guild_cards)
    assert set(KIOSK) == set(TABLES.kiosk_tiles)
    assert set(PLACES) == set(names.PLACES)
    kinds = ("card-", "guild-", "kiosk-", "place-")
    keys = {topic.key for topic in SPEECH.topics(WORDS) if topic.key.startswith(kinds)}
    assert keys == {component.key for component in COMPONENTS}


@pytest.mark.usefixtures("_no_text_instead")
def test_a_card_without_front_or_words_is_found() -> None:
    nothing = bonus_card("nothing")
    with pytest.raises(KeyError, match="nothing"):
        test_it_has_a_front(nothing)
    with pytest.raises(KeyError, match="nothing"):
        test_it_has_words(nothing)
