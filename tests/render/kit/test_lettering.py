"""Fonts show what our languages write, and texts fit where they are put."""

import pytest
from PIL import ImageFont, features

from engine.istanbul.names import PLACES
from render.istanbul.tiles import HEADER
from render.kit import fonts, lettering
from words.speech import LOCALES, languages, words

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "de": "äöüß",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "cs": "áčďéěíňóřšťúůýž",
    "es": "áéíñóúü",
}
SIGNS = "0123456789.,:;!?-–—…()'\"/+−×→←≥%&"


shaping = pytest.mark.skipif(not features.check("raqm"), reason="FriBiDi is not installed: scripts are not shaped")


def shows(face: ImageFont.FreeTypeFont, character: str) -> bool:
    return bytes(face.getmask(character)) != bytes(face.getmask("\uffff"))


@pytest.mark.parametrize("weight", fonts.FILES)
@pytest.mark.parametrize("language", ALPHABETS)
def test_every_letter_is_in_the_font(weight: str, language: str) -> None:
    letters = ALPHABETS[language] + ALPHABETS[language].replace("ß", "").upper()
    assert [c for c in letters if not shows(fonts.font(weight, 24), c)] == []


@pytest.mark.parametrize("weight", ["medium", "semibold", "extrabold"])
def test_text_weights_have_the_signs_we_draw(weight: str) -> None:
    assert [c for c in SIGNS + "ẞ№₽" if not shows(fonts.font(weight, 24), c)] == []


def test_the_check_notices_a_missing_letter() -> None:
    assert not shows(fonts.font("semibold", 24), "漢")


@pytest.mark.parametrize("place", list(PLACES))
def test_place_names_fit_their_header(place: int) -> None:
    room = 343 - 122
    name = words("en").about("istanbul").say(f"place-{place}")
    lines, size = lettering.lines(name, "semibold", 32, room, 25)
    assert " ".join(lines) == name
    assert max(lettering.width(line, "semibold", size) for line in lines) <= room
    assert 0.8 * size * len(lines) <= HEADER


@pytest.mark.parametrize(
    "text", ["Полицейский участок", "Торговец драгоценностями", "Donaudampfschifffahrtsgesellschaft"]
)
def test_long_names_never_leave_their_room(text: str) -> None:
    lines, size = lettering.lines(text, "semibold", 31, 170, 24)
    assert max(lettering.width(line, "semibold", size) for line in lines) <= 170


def test_a_text_that_fits_keeps_its_size() -> None:
    assert lettering.fitted("Bob", "semibold", 38, 200, 24) == ("Bob", 38)


def test_a_text_without_room_loses_its_middle() -> None:
    text, size = lettering.fitted("A very long player name indeed", "semibold", 38, 150, 24)
    assert text.startswith("A v")
    assert "…" in text
    assert text.endswith("eed")
    assert size == 24
    assert lettering.width(text, "semibold", size) <= 150


@pytest.mark.parametrize(
    "name", ["Magdalena Maria von Habsburg zu C", "𓀀" * 32, "m" * 32, "👩‍👩‍👧‍👦" * 20, "محمد " * 6]
)
def test_a_sentence_with_a_long_name_stays_whole(name: str) -> None:
    short = fonts.printable(name, "Red")
    text, size = lettering.fitted_with(lambda cut: f"{cut} to move", short, "extrabold", 38, 300, 26)
    assert text.endswith(" to move")
    assert lettering.width(text, "extrabold", size) <= 300


def test_names_that_begin_alike_are_told_apart() -> None:
    names = [f"The longest beginning of a name {last}" for last in "ABCDE"]
    assert len({lettering.fitted(name, "extrabold", 38, 160, 26) for name in names}) == 5


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Magda", "Magda"),
        ("𝕸𝖆𝖌𝖉𝖆", "Magda"),
        ("漢字", "漢字"),
        ("ひらがな カナ", "ひらがな カナ"),
        ("김철수", "김철수"),
        ("𓀀𓀁", "Red"),
        ("Ada 𓀀𓀁", "Red Ada"),
        ("e" + "\u0301" * 20, "é"),
        ("a\u202eb\n c", "ab c"),
        ("", "Red"),
    ],
)
def test_a_name_is_shown_as_far_as_the_font_goes(name: str, shown: str) -> None:
    assert fonts.printable(name, "Red") == shown


@shaping
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Пётр 🎲", "Пётр 🎲"),
        ("❤️", "❤"),
        ("محمد علي", "محمد علي"),
        ("משה", "משה"),
        ("राजेश", "राजेश"),
        ("สมชาย", "สมชาย"),
    ],
)
def test_scripts_that_must_be_shaped_are_shown(name: str, shown: str) -> None:
    assert fonts.printable(name, "Red") == shown


@shaping
def test_words_written_from_right_to_left_keep_their_order() -> None:
    assert fonts.runs("محمد علي to move", "extrabold") == (("arabic", "محمد علي"), ("extrabold", " to move"))
    assert fonts.runs("משה דוד!", "extrabold") == (("hebrew", "משה דוד"), ("extrabold", "!"))


@shaping
@pytest.mark.parametrize("script", fonts.SCRIPTS)
def test_a_name_of_every_script_leaves_ink(script: str) -> None:
    samples = {
        "arabic": "علي", "hebrew": "משה", "devanagari": "राज", "thai": "สมชาย", "han": "漢", "hangul": "김",
        "emoji": "🎲",
    }  # fmt: skip
    assert fonts.runs(samples[script], "extrabold") == ((script, samples[script]),)
    assert lettering.word(samples[script], "extrabold", 38).mask.getbbox()


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_can_be_drawn(language: str) -> None:
    written = {c for file in (LOCALES / language).rglob("*.ftl") for c in file.read_text(encoding="utf-8")} - {"\n"}
    assert [c for c in sorted(written) if fonts.writer(c, "semibold") is None] == []


def test_no_line_begins_with_a_dash() -> None:
    assert lettering.lines("слева — отдать, справа — получить", "semibold", 40, 420, 36)[0] == (
        "слева — отдать,", "справа — получить",
    )  # fmt: skip
    assert lettering.lines("one — two", "semibold", 40, 100, 36)[0] == ("one —", "two")


def test_a_name_takes_a_third_line_before_it_is_cut() -> None:
    name = "Departed player (Purple)"
    assert lettering.lines(name, "extrabold", 50, 166, 34, 3)[0] == ("Departed", "player", "(Purple)")
    assert " ".join(lettering.lines(name, "extrabold", 50, 166, 34)[0]) != name


def test_a_long_word_of_a_name_goes_on_on_the_next_line() -> None:
    assert lettering.name_lines("Ada", "extrabold", 50, 166, 34, 3) == (("Ada",), 50)
    assert lettering.name_lines("Eda of Trebizond", "extrabold", 50, 166, 34, 3)[0] == ("Eda of", "Trebizond")
    parts, size = lettering.name_lines("Konstantinopolitanski", "extrabold", 50, 166, 34, 3)
    assert "".join(parts) == "Konstantinopolitanski"
    assert size >= 28
    assert all(lettering.width(part, "extrabold", size) <= 166 for part in parts)


def test_of_a_name_that_fits_on_no_lines_the_middle_is_left_out() -> None:
    parts, size = lettering.name_lines("W" * 31 + "5", "extrabold", 50, 166, 34, 3)
    assert len(parts) == 3
    assert "".join(parts).startswith("WWW")
    assert "".join(parts).endswith("W5")
    assert sum(lettering.ELLIPSIS in part for part in parts) == 1
    assert all(lettering.width(part, "extrabold", size) <= 166 for part in parts)
