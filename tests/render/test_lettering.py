"""Fonts show what our languages write, and texts fit where they are put."""

import pytest
from PIL import ImageFont

from engine.istanbul.names import PLACES
from render.istanbul.geometry import HEADER
from render.kit import lettering
from words.speech import LOCALES, languages, words

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "de": "äöüß",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "cs": "áčďéěíňóřšťúůýž",
    "es": "áéíñóúü",
}
SIGNS = "0123456789.,:;!?-–—…()'\"/+−×→←≥%&"


def shows(face: ImageFont.FreeTypeFont, character: str) -> bool:
    return bytes(face.getmask(character)) != bytes(face.getmask("\uffff"))


@pytest.mark.parametrize("weight", lettering.FILES)
@pytest.mark.parametrize("language", ALPHABETS)
def test_every_letter_is_in_the_font(weight: str, language: str) -> None:
    letters = ALPHABETS[language] + ALPHABETS[language].replace("ß", "").upper()
    assert [c for c in letters if not shows(lettering.font(weight, 24), c)] == []


@pytest.mark.parametrize("weight", ["medium", "semibold", "extrabold"])
def test_text_weights_have_the_signs_we_draw(weight: str) -> None:
    assert [c for c in SIGNS + "ẞ№₽" if not shows(lettering.font(weight, 24), c)] == []


def test_the_check_notices_a_missing_letter() -> None:
    assert not shows(lettering.font("semibold", 24), "漢")


@pytest.mark.parametrize("place", list(PLACES))
def test_place_names_fit_their_header(place: int) -> None:
    room = 256 - 58 - 22
    name = words("en").about("istanbul").say(f"place-{place}")
    lines, size = lettering.lines(name, "semibold", 31, room, 24)
    assert " ".join(lines) == name
    assert max(lettering.width(line, "semibold", size) for line in lines) <= room
    assert size * len(lines) <= HEADER


@pytest.mark.parametrize(
    "text", ["Полицейский участок", "Торговец драгоценностями", "Donaudampfschifffahrtsgesellschaft"]
)
def test_long_names_never_leave_their_room(text: str) -> None:
    lines, size = lettering.lines(text, "semibold", 31, 170, 24)
    assert max(lettering.width(line, "semibold", size) for line in lines) <= 170


def test_a_text_that_fits_keeps_its_size() -> None:
    assert lettering.fitted("Bob", "semibold", 38, 200, 24) == ("Bob", 38)


def test_a_text_without_room_ends_in_an_ellipsis() -> None:
    text, size = lettering.fitted("A very long player name indeed", "semibold", 38, 150, 24)
    assert text.endswith("…")
    assert size == 24
    assert lettering.width(text, "semibold", size) <= 150


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Magda", "Magda"),
        ("Пётр 🎲", "Пётр"),
        ("𝕸𝖆𝖌𝖉𝖆", "Magda"),
        ("漢字", "Red"),
        ("a\u202eb\n c", "ab c"),
        ("", "Red"),
    ],
)
def test_a_name_is_shown_as_far_as_the_font_goes(name: str, shown: str) -> None:
    assert lettering.printable(name, "Red") == shown


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_can_be_drawn(language: str) -> None:
    written = {c for file in (LOCALES / language).rglob("*.ftl") for c in file.read_text(encoding="utf-8")} - {"\n"}
    assert [c for c in sorted(written) if not shows(lettering.font("semibold", 24), c)] == []
