"""Whatever is typed into whatever command, wherever: an answer in words, no traceback, and nothing changes at a table
that is not the person's."""

from math import isfinite
from types import SimpleNamespace
from typing import Any, TypeAlias
from unittest.mock import AsyncMock, MagicMock
from zoneinfo import ZoneInfo

import discord
import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.app_commands.namespace import Namespace
from hypothesis import given
from hypothesis import strategies as st

from cogs.client.state import ClientState, whole
from cogs.framework.errors import tell
from cogs.settings.settings import setting_form
from engine.core.decision import Refusal
from host.people.settings import PersonSettings, ServerSettings, settings_of
from host.people.typed import READERS, read_away, read_end_of_day
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.hand_clock import MIDDAY
from tests.support.interactions import ODD, all_commands, press_of
from words.refusals import refusal_text
from words.speech import ENGLISH, words

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any]
MOST_CHOICES, LONGEST = 25, 100
KEYS = sorted({*PersonSettings.model_fields, *ServerSettings.model_fields, "layout", "pace", "bank", "rated"})
TYPED = ("9999-12-31", "0001-01-01", "31.2.", "22-7", "25:99", "utc+99", "until monday", "999 weeks", "#", "1" * 1500)
SOME = (st.sampled_from([*KEYS, *TYPED, "istanbul", "rookie", "red", "0", "1"]) | ODD).map(whole)


def namespace(options: dict[str, Any]) -> Namespace:
    """What is typed so far, as a completion finds it."""
    made = Namespace.__new__(Namespace)
    made.__dict__.update(options)
    return made


@pytest.fixture
async def ids(desk: Desk) -> tuple[str, str]:
    """Ada's table, and one of two others."""
    return await desk.begin("istanbul", ADA, CHLOE), await desk.begin("marco_polo", BEN, CHLOE)


def value_of(data: st.DataObject, parameter: app_commands.Parameter, ids: tuple[str, str]) -> Any:
    """One that Discord lets through: it knows an option's kind, its choices and how far numbers go."""
    if parameter.choices:
        return data.draw(st.sampled_from([choice.value for choice in parameter.choices]), label=parameter.name)
    if parameter.type is Kind.string:
        most = int(parameter.max_value or 6000)
        known = st.sampled_from([*ids, f"#{ids[1]}"])
        return data.draw(SOME | known, label=parameter.name)[:most]
    if parameter.type is Kind.integer:
        least, most = int(parameter.min_value or -(2**53)), int(parameter.max_value or 2**53)
        return data.draw(st.integers(least, most), label=parameter.name)
    if parameter.type is Kind.boolean:
        return data.draw(st.booleans(), label=parameter.name)
    if parameter.type is Kind.user:
        person = data.draw(st.sampled_from([ADA, BEN, CHLOE, 2**63 - 1]), label=parameter.name)
        return MagicMock(spec=discord.Member, id=person, display_name="B\0n", bot=person == CHLOE)
    assert parameter.type is Kind.attachment, parameter.type
    content = data.draw(st.binary(max_size=60) | st.just(b'{"format": "caravanserai"}'), label=parameter.name)
    return SimpleNamespace(size=len(content), filename="game.json", read=AsyncMock(return_value=content))


@pytest.fixture
async def commands() -> dict[str, AnyCommand]:
    return {one.qualified_name: one for one in all_commands() if isinstance(one, app_commands.Command)}


@given(data=st.data())
async def test_any_command_is_answered(
    desk: Desk,
    ids: tuple[str, str],
    commands: dict[str, AnyCommand],
    caplog: pytest.LogCaptureFixture,
    data: st.DataObject,
) -> None:
    command = commands[data.draw(st.sampled_from(sorted(commands)), label="command")]
    given = [one for one in command.parameters if one.required or data.draw(st.booleans(), label=one.name)]
    options = {one.name: value_of(data, one, ids) for one in given}
    interaction = press_of(desk, ADA)
    interaction.permissions = discord.Permissions.none()
    interaction.type, interaction.command = discord.InteractionType.application_command, command
    interaction.namespace = namespace(options)
    interaction.channel_id = (await desk.host.game(data.draw(st.sampled_from(ids), label="where"))).channel_id
    before = await stored(desk, ids[1])
    caplog.clear()
    await completed(command, interaction)
    try:
        await command.callback(interaction, **options)
    except Exception as error:  # noqa: BLE001 - as the command tree does
        await tell(interaction, error)
    assert answered(interaction)
    assert not [record for record in caplog.records if record.exc_info]
    assert await stored(desk, ids[1]) == before


async def completed(command: AnyCommand, interaction: Any) -> None:
    """Each option that is completed while somebody types is offered what Discord takes."""
    for parameter in command.parameters:
        if not parameter.autocomplete or parameter.name not in vars(interaction.namespace):
            continue
        await command._invoke_autocomplete(interaction, parameter.name, interaction.namespace)
        (offered,) = interaction.response.autocomplete.call_args.args
        del interaction.response.autocomplete
        assert len(offered) <= MOST_CHOICES
        assert all(0 < len(choice.name) <= LONGEST and len(str(choice.value)) <= LONGEST for choice in offered)


def answered(interaction: Any) -> bool:
    ways = (interaction.response, interaction.followup, interaction.edit_original_response)
    return any(way.mock_calls for way in ways)


async def stored(desk: Desk, game_id: str) -> list[Any]:
    return [await desk.database.games.get(game_id), await desk.log(game_id), await desk.database.games.seats(game_id)]


@given(key=st.sampled_from(sorted(READERS)), text=SOME)
async def test_whatever_is_typed_as_a_setting_is_answered(
    desk: Desk, caplog: pytest.LogCaptureFixture, key: str, text: str
) -> None:
    interaction = press_of(desk, ADA)
    form = setting_form(words(ENGLISH), key)
    caplog.clear()
    try:
        await form._typed(interaction, text[: form.field.max_length])
    except Exception as error:  # noqa: BLE001 - as discord.py does
        await form.on_error(interaction, error)
    assert answered(interaction)
    assert not [record for record in caplog.records if record.exc_info]
    await settings_of(desk.host.people, ADA)


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("a\ud800b", "a\ufffdb"),
        ("\udc00", "\ufffd"),
        ("a\0b", "a\ufffdb"),
        ("é\0", "é\ufffd"),
        ("\ud83d\ude00", "😀"),
        ({"value": ["é", {"n": "\ud800"}]}, {"value": ["é", {"n": "\ufffd"}]}),
        (7, 7),
    ],
)
def test_what_cannot_be_stored_is_replaced_before_anybody_reads_it(sent: Any, read: Any) -> None:
    handled: list[Any] = []
    state: Any = SimpleNamespace(take_interaction=handled.append)
    ClientState.parse_interaction_create(state, sent)
    assert handled == [whole(sent)] == [read]


@given(text=SOME)
def test_any_day_is_understood_or_refused(text: str) -> None:
    for zone in ("UTC", "Pacific/Kiritimati", "Etc/GMT+12"):
        for read in (read_away, read_end_of_day):
            try:
                assert isfinite(read(text, MIDDAY, ZoneInfo(zone)))
            except Refusal as refusal:
                assert refusal_text(words(ENGLISH), refusal)
