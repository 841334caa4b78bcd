"""What people at a table are called, and in which language something is said to whom."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.emblems import ORDINARY
from cogs.framework.language import (
    know_reader,
    known_language,
    language_on_discord,
    names_of,
    person_words,
    plain_names_of,
    reader_words,
    table_words,
)
from cogs.framework.routes import button
from db import SeatRow, StorageFailed
from engine.games import GAMES
from host.lobby.game_options import set_options
from tests.host.desk import ADA, BEN, Desk
from tests.support.discord.recorder import Recorder
from tests.support.interactions import press_of
from tests.support.reader import reader_of
from words.speech import words


def seat(number: int, colour: str, name: str) -> SeatRow:
    return SeatRow("k7f2", number, colour, number + 1, "human", name)


def test_people_keep_their_names_unless_two_share_one() -> None:
    seats = [seat(0, "red", "Ada"), seat(1, "blue", "Ben"), seat(2, "green", "Ada")]
    assert names_of(words(), seats) == ("Ada (Red)", "Ben", "Ada (Green)")


def test_a_name_cannot_write_into_the_text() -> None:
    seats = [seat(0, "red", "[Free](https://evil.example)"), seat(1, "blue", "\u202e\u200b"), seat(2, "green", "a_b")]
    assert names_of(words(), seats) == (r"\[Free\](https\:\/\/evil\.example)", "Blue", r"a\_b")
    assert plain_names_of(words(), seats)[2] == "a_b"
    assert button(names_of(words(), seats)[2], "open").item.label == "a_b"


def test_a_seat_that_nobody_has_is_called_by_its_colour() -> None:
    assert names_of(words(), [seat(0, "red", ""), seat(1, "blue", "")]) == ("Red", "Blue")


def test_every_colour_has_a_sign_of_its_own() -> None:
    colours = {colour for rules in GAMES.values() for colour in rules.colours}
    assert sorted(colours - ORDINARY.colours.keys()) == []
    assert len(set(ORDINARY.colours.values())) == len(ORDINARY.colours)


async def test_a_person_reads_what_they_chose_or_what_their_discord_speaks(desk: Desk) -> None:
    press = press_of(desk, ADA)
    for on_discord, chosen, reads in (
        ("de", "", "de"),
        ("es-419", "", "es"),
        ("es-ES", "", "es"),
        ("en-GB", "", "en"),
        ("fr", "", "en"),
        ("de", "cs", "cs"),
        ("ru", "tlh", "ru"),
    ):
        press.locale = on_discord
        await desk.host.people.settings.change(ADA, {"language": chosen})
        await know_reader(press)
        assert reader_words(press).locale == reads
        assert (await person_words(desk.host, ADA, words("en"))).locale == reads


async def test_who_was_never_heard_is_told_in_the_language_around_them(desk: Desk) -> None:
    assert (await person_words(desk.host, BEN, words("cs"))).locale == "cs"


async def test_who_reads_english_is_told_so_where_another_language_is_spoken(desk: Desk) -> None:
    await know_reader(press_of(desk, BEN))
    assert await desk.host.people.settings(BEN) == {}, "nothing to remember"
    await desk.host.people.guild_settings.change(1, {"language": "de"})
    await know_reader(press_of(desk, BEN))
    assert (await person_words(desk.host, BEN, words("de"))).locale == "en"


async def test_a_press_speaks_the_language_that_was_chosen(desk: Desk) -> None:
    await desk.host.people.settings.change(ADA, {"language": "de"})
    reader = reader_of(desk)
    await button("x", "settings").callback(reader.interaction)
    assert words("de").say("settings-title") in reader.text


async def test_what_cannot_be_read_leaves_the_language_of_discord(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(desk.host.people, "settings", Recorder(side_effect=StorageFailed("gone")))
    press = press_of(desk, ADA)
    press.locale = "cs"
    await know_reader(press)
    assert reader_words(press).locale == "cs" and "gone" in caplog.text


def test_a_language_that_is_gone_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    known_language.cache_clear()
    assert [known_language("xx"), known_language("xx"), known_language("de")] == ["", "", "de"]
    assert len(caplog.records) == 1 and "'xx'" in caplog.text


async def test_a_table_keeps_the_language_that_its_server_had_when_it_began(desk: Desk) -> None:
    client: Any = SimpleNamespace(get_guild=lambda _: SimpleNamespace(preferred_locale="de"))
    desk.host.language_on_discord = lambda guild_id: language_on_discord(client, guild_id)
    lobby = await desk.open("istanbul", ADA, BEN)

    async def spoken() -> str:
        return (await table_words(client, desk.host, await desk.host.game(lobby.row.id))).locale

    async def chosen(value: str) -> None:
        wanted, press = {"language": value}, desk.interaction()
        await set_options(desk.lobby, lobby.row.id, ADA, False, wanted, interaction_id=press)

    assert await spoken() == "de"
    await desk.host.people.guild_settings.change(1, {"language": "ru"})
    assert await spoken() == "ru"
    await desk.lobby.start(lobby.row.id, ADA, False, interaction_id=desk.interaction())
    await desk.host.people.guild_settings.change(1, {"language": "es"})
    assert await spoken() == "ru"
    await chosen("cs")
    assert await spoken() == "cs"
    await chosen("server")
    assert await spoken() == "ru"
