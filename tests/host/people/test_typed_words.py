"""What is typed in Czech, German, Russian and Spanish is read as the English for it."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.core.decision import Refusal
from host.people.typed import read_away, read_end_of_day, read_hour, read_hours, read_moment, read_zone
from tests.support.language.written import OTHERS
from words.speech import words

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 27, 12, 0, tzinfo=BERLIN).timestamp()
"""A Friday."""
MOMENTS = {
    "cs": {
        "zítra ve 20": "28.11. 20:00", "zitra ve 20:00": "28.11. 20:00", "v pátek ve 20:00": "27.11. 20:00",
        "dnes v 18:30": "27.11. 18:30", "za 2 hodiny": "27.11. 14:00", "24. prosince 18:00": "24.12. 18:00",
        "pozítří ve 20": "29.11. 20:00", "za hodinu": "27.11. 13:00", "ve středu 20:00": "02.12. 20:00",
        "zítra v 8 večer": "28.11. 20:00", "v neděli v 15 hodin": "29.11. 15:00", "za 1 den": "28.11. 12:00",
    },
    "de": {
        "morgen 20 Uhr": "28.11. 20:00", "Freitag 20:00": "27.11. 20:00", "heute 18:30": "27.11. 18:30",
        "am Samstag um 20 Uhr 30": "28.11. 20:30", "in 2 Stunden": "27.11. 14:00", "2 Std.": "27.11. 14:00",
        "24. Dezember 18:00": "24.12. 18:00", "übermorgen 20 Uhr": "29.11. 20:00", "in 3 Tagen": "30.11. 12:00",
        "morgen um 8 abends": "28.11. 20:00", "morgen früh um 8": "28.11. 08:00", "20 Uhr abends": "27.11. 20:00",
        "in einer Stunde": "27.11. 13:00", "nächsten Montag 19 Uhr": "30.11. 19:00",
        "am 24.12. um 20 Uhr": "24.12. 20:00", "20 Uhr am Samstag": "28.11. 20:00", "8 Uhr am Abend": "27.11. 20:00",
    },
    "es": {
        "mañana a las 8": "28.11. 08:00", "manana a las 20:00": "28.11. 20:00", "viernes 20:00": "27.11. 20:00",
        "el viernes a las 20:00": "27.11. 20:00", "hoy a las 18:30": "27.11. 18:30", "en 2 horas": "27.11. 14:00",
        "24 de diciembre 18:00": "24.12. 18:00", "pasado mañana a las 20": "29.11. 20:00", "2 h": "27.11. 14:00",
        "mañana a las 8 de la tarde": "28.11. 20:00", "dentro de 2 horas": "27.11. 14:00",
        "el sábado a las 8 de la mañana": "28.11. 08:00", "a las 20 h": "27.11. 20:00", "20:30 h": "27.11. 20:30",
        "en 20 h": "28.11. 08:00",
    },
    "ru": {
        "завтра в 8 вечера": "28.11. 20:00", "в пятницу в 20:00": "27.11. 20:00", "сегодня 18:30": "27.11. 18:30",
        "через 2 часа": "27.11. 14:00", "24 декабря 18:00": "24.12. 18:00", "послезавтра в 20": "29.11. 20:00",
        "через час": "27.11. 13:00", "пятница 20:00": "27.11. 20:00", "в 8 часов вечера": "27.11. 20:00",
        "в 3 часа дня": "27.11. 15:00", "через 3 дня": "30.11. 12:00", "в среду в 20 часов": "02.12. 20:00",
    },
}  # fmt: skip


@pytest.mark.parametrize("language", MOMENTS)
def test_a_moment(language: str) -> None:
    read = {typed: read_moment(typed, NOW, BERLIN) for typed in MOMENTS[language]}
    shown = {typed: f"{datetime.fromtimestamp(at, BERLIN):%d.%m. %H:%M}" for typed, at in read.items()}
    assert shown == MOMENTS[language]


@pytest.mark.parametrize(
    "typed", ["kdykoli", "irgendwann", "cuando sea", "когда-нибудь", "mar 20:00 20:00", "30. února 8", "20 h"]
)
def test_what_is_no_moment_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="unclear_moment"):
        read_moment(typed, NOW, BERLIN)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("до пятницы", "04.12."),
        ("в пятницу", "04.12."),
        ("v pátek", "04.12."),
        ("bis Freitag", "04.12."),
        ("bis zum Freitag", "04.12."),
        ("do pátku", "04.12."),
        ("hasta el viernes", "04.12."),
        ("6. ledna", "06.01."),
        ("6 января", "06.01."),
        ("6 de enero", "06.01."),
        ("6. Januar", "06.01."),
        ("10 дней", "07.12."),
        ("3 Wochen", "18.12."),
        ("20 dní", "17.12."),
        ("na týden", "04.12."),
        ("für 2 Wochen", "11.12."),
        ("durante 10 días", "07.12."),
        ("на неделю", "04.12."),
    ],
)
def test_a_day_of_return(typed: str, day: str) -> None:
    assert f"{datetime.fromtimestamp(read_away(typed, NOW, BERLIN), BERLIN):%d.%m.}" == day


@pytest.mark.parametrize("typed", ["zpět", "zurück", "he vuelto", "вернулась", "здесь"])
def test_who_is_back(typed: str) -> None:
    assert read_away(typed, NOW, BERLIN) == 0


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("von 22 bis 7 Uhr", "22:00-07:00"),
        ("с 22 до 7", "22:00-07:00"),
        ("od 22:30 do 6", "22:30-06:00"),
        ("de 22 a 7", "22:00-07:00"),
        ("10 вечера - 7 утра", "22:00-07:00"),
        ("vypnout", ""),
        ("aus", ""),
        ("нет", ""),
    ],
)
def test_hours(typed: str, hours: str) -> None:
    assert read_hours(typed) == hours


def test_an_hour_and_an_ended_day() -> None:
    assert [read_hour(typed) for typed in ("8 večer", "8 Uhr", "8 вечера")] == ["20:00", "08:00", "20:00"]
    assert {read_hour(typed) for typed in ("v 8 ráno", "um 8", "a las 8", "в 8 утра")} == {"08:00"}
    assert read_end_of_day("heute", NOW, BERLIN) == read_end_of_day("today", NOW, BERLIN)
    assert read_end_of_day("6. listopadu", NOW, BERLIN) == read_end_of_day("6 November", NOW, BERLIN)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Praha", "Europe/Prague"),
        ("Москва", "Europe/Moscow"),
        ("Moskau", "Europe/Moscow"),
        ("Nueva York", "America/New_York"),
        ("Нью-Йорк", "America/New_York"),
    ],
)
def test_a_zone_by_its_city_in_another_language(typed: str, zone: str) -> None:
    assert read_zone(typed) == zone


@pytest.mark.parametrize("language", OTHERS)
def test_examples_of_a_language_are_read(language: str) -> None:
    readers = {
        "begin-at-example": lambda typed: read_moment(typed, NOW, BERLIN),
        "setting-zone-example": read_zone,
        "setting-quiet-example": read_hours,
        "setting-away-example": lambda typed: read_away(typed, NOW, BERLIN),
        "setting-digest-example": read_hour,
    }
    for message, read in readers.items():
        examples = re.findall(r"[„“«](.+?)[“”»]", words(language).say(message))
        assert len(examples) > 1, message
        for example in examples:
            read(example)
