"""The public message of a lobby."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.framework.emblems import ORDINARY
from cogs.framework.routes import ROUTES, Pressed
from cogs.lobby.message import lobby_reply
from cogs.lobby.more import more_reply
from cogs.lobby.pages import SEATS, options_reply
from db import GameRow, SeatRow
from engine.games import GAMES, rules_of
from engine.marco_polo.rules import MarcoPolo
from host.lobby.view import LobbyView
from host.table_options import TABLE_OPTIONS
from tests.host.desk import ADA, CHLOE, Desk
from tests.support import limits
from tests.support.interactions import Response, press_of
from tests.support.reader import text_of
from tests.support.sentences import say, tells
from words.games import game_words
from words.speech import words

ONE_LINE = 50
"""Characters: a line on a phone."""


class WithoutOptions(MarcoPolo):
    """A game that is always set up alike."""

    option_fields = ()

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        return {}

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        return {}


def test_a_game_without_options_has_a_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "marco_polo", WithoutOptions())
    row = GameRow("k7f2", "marco_polo", 1, 2, 3, "lobby", {"game": {}, "order": "random"}, 0.0)
    lobby = LobbyView(row, (SeatRow("k7f2", 0, "blue", 3, "human", "Ada"),), ())
    (first, *_) = str(lobby_reply(words("en"), lobby).view().to_components()).split("\\n")
    assert first.endswith("**The Voyages of Marco Polo #k7f2**")
    assert tells(str(options_reply(words("en"), lobby, SEATS).view().to_components()), "lobby-order")


def lobby_with(game: str, chosen: Mapping[str, str], order: str = "random", **table: str) -> LobbyView:
    options = {"game": chosen, "order": order, **{name: one.default for name, one in TABLE_OPTIONS.items()}, **table}
    row = GameRow("k7f2", game, 1, 2, ADA, "lobby", options, 0.0)
    return LobbyView(row, (SeatRow("k7f2", 0, "blue", ADA, "human", "Ada"),), ())


def lines_of(lobby: LobbyView) -> list[str]:
    return text_of(lobby_reply(words(), lobby).view()).splitlines()


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_a_lobby_where_nothing_is_special_says_who_sits_there_and_no_more(game: str) -> None:
    lobby = lobby_with(game, {})
    title = say("lobby-title", game=game_words(game).title(words()), id="k7f2")
    free = lobby.rules.max_seats - 1
    told = [say("lobby-seats-open", count=free), say("lobby-houses")]
    assert lines_of(lobby) == [title, f"🟦 <@{ADA}>", *told]
    (row,) = [
        part for part in limits.components(lobby_reply(words(), lobby).view().to_components()) if part["type"] == 1
    ]
    labels = [say("button-join"), say("button-start"), say("button-more")]
    assert [part["label"] for part in row["components"]] == labels


def test_where_computer_players_are_added_is_said_until_there_is_one() -> None:
    alone = lobby_with("istanbul", {})
    joined = replace(alone, seats=(*alone.seats, SeatRow("k7f2", 1, "red", None, "rookie", "Kemal")))
    assert [say("lobby-houses") in lines_of(lobby) for lobby in (alone, joined)] == [True, False]


@pytest.mark.parametrize("name", TABLE_OPTIONS)
def test_whatever_differs_from_the_default_is_told_in_one_line(name: str) -> None:
    for value in TABLE_OPTIONS[name].values:
        special = lines_of(lobby_with("istanbul", {"expansion": "mocha"}, "joined", **{name: value}))[1]
        short = say(f"table-option-{name}-short", value=value)
        told_of = [] if value == TABLE_OPTIONS[name].default else [short]
        played = say("istanbul/option-expansion-mocha.special")
        assert special == " · ".join([played, *told_of, say("lobby-order-joined")])


def test_a_rated_table_says_nothing_of_hints_which_it_does_not_give() -> None:
    special = lines_of(lobby_with("istanbul", {}, rated="yes", hints="forbidden"))[1]
    assert special.casefold() == say("table-option-rated-short", value="yes")


@pytest.mark.parametrize(
    ("chosen", "special"),
    [
        (
            {"city-bonuses": "random", "characters": "drafted", "goals": "chosen"},
            "Expert: shuffled city bonuses, and everybody chooses a character and goals",
        ),
        ({"goals": "chosen", "city-bonuses": "random"}, "City bonuses shuffled · everybody chooses goals"),
    ],
)
def test_a_level_is_called_by_its_name_and_a_mix_by_what_differs(chosen: dict[str, str], special: str) -> None:
    assert lines_of(lobby_with("marco_polo", chosen))[1] == special


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_every_value_that_is_not_the_usual_one_is_told_in_plain_words(game: str) -> None:
    speech = game_words(game)
    for option in rules_of(game).option_fields:
        usual, *others = option.allowed
        told = [speech.special_option(words(), option.name, value) for value in others]
        first = "first" in others  # the printed layout of an expansion, usual wherever there is one
        assert [text for text in told if not text] == [""] * first and len({*told}) == len(told)
        assert all(len(text) <= ONE_LINE for text in told)
        assert not speech.special_option(words(), option.name, usual)
    usual, *others = speech.levels or [""]
    assert all(0 < len(speech.level_special(words(), level)) <= 2 * ONE_LINE for level in others)


def verbs_of(lobby: LobbyView, person: int, *, organises: bool) -> set[str]:
    shown = more_reply(words(), lobby, ORDINARY, person, organises=organises).view().to_components()
    return {part["custom_id"].split(":")[1] for part in limits.components(shown) if "custom_id" in part}


def test_more_shows_each_person_what_they_may_use() -> None:
    lobby = lobby_with("istanbul", {})
    everybody = {"options", "presets", "minute", "topics"}
    seated = everybody | {"house", "colour", "leave"}
    assert verbs_of(lobby, CHLOE, organises=False) == everybody
    assert verbs_of(lobby, ADA, organises=False) == seated
    assert verbs_of(lobby, ADA, organises=True) == seated | {"cancel"}


async def test_what_is_pressed_under_more_shows_that_screen_and_the_lobby_anew(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA)
    await desk.lobby.posted(lobby.row.id, 70)
    interaction = press_of(desk, ADA)
    interaction.message = discord.Object(71)
    interaction.message.flags = discord.MessageFlags(ephemeral=True)
    await ROUTES["colour"].handler(interaction, Pressed(lobby.row.id, "", ("green",)))
    shown = interaction.response.edit_message.call_args.kwargs["view"].to_components()
    assert "colour-green" not in str(shown) and say("colour-green") in str(shown)
    channel = interaction.client.get_partial_messageable(lobby.row.channel_id)
    channel.edit.assert_awaited_once()


async def test_a_press_on_a_message_that_was_just_deleted_counts_and_is_answered(desk: Desk) -> None:
    """The lobby gets another message, and the presser a private copy."""
    lobby = await desk.open("istanbul")
    await desk.lobby.posted(lobby.row.id, 70)
    interaction = press_of(desk, CHLOE)
    interaction.message = discord.Object(70)
    interaction.message.flags = discord.MessageFlags()
    response: Any = Response(404)
    gone = discord.NotFound(response, {"code": 10008, "message": "Unknown Message"})
    interaction.response.edit_message.side_effect = gone
    channel = interaction.client.get_partial_messageable(lobby.row.channel_id)
    channel.edit.side_effect = gone
    await ROUTES["join"].handler(interaction, Pressed(lobby.row.id, ""))
    assert CHLOE in [seat.user_id for seat in (await desk.lobby.view(lobby.row.id)).seats]
    assert interaction.response.send_message.call_args.kwargs["ephemeral"] is True
    channel.send.assert_awaited_once()
    assert (await desk.host.game(lobby.row.id)).lobby_message_id == 7


@pytest.mark.parametrize(
    ("verb", "values"), [("colour", ("green",)), ("house", ("rookie",)), ("leave", ()), ("options", ()), ("seats", ())]
)
async def test_buttons_of_lobbies_posted_before_go_on_working(desk: Desk, verb: str, values: tuple[str, ...]) -> None:
    """Those that stood on the public message: what changes the lobby changes that, and the rest is answered apart."""
    lobby = await desk.open("istanbul", ADA, CHLOE)
    await desk.lobby.posted(lobby.row.id, 70)
    interaction = press_of(desk, ADA)
    interaction.message = discord.Object(70)
    interaction.message.flags = discord.MessageFlags()
    await ROUTES[verb].handler(interaction, Pressed(lobby.row.id, "", values))
    if verb in ("options", "seats"):
        assert interaction.response.send_message.call_args.kwargs["ephemeral"] is True
        return
    shown = interaction.response.edit_message.call_args.kwargs["view"].to_components()
    assert {part["label"] for part in limits.components(shown) if "label" in part} == {
        say("button-join"), say("button-start"), say("button-more"),
    }  # fmt: skip
    assert (await desk.lobby.view(lobby.row.id)).seats != lobby.seats
