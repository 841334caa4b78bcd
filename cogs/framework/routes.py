"""Buttons and menus that carry all they need in their custom id, so that they work after any restart.

A custom id is `kind:verb:game:rest`; each verb has one handler.
"""

import re
from collections.abc import Callable, Coroutine, Sequence
from logging import getLogger
from typing import Any, Final, NamedTuple, TypeAlias

import discord

from cogs.framework import limits
from cogs.framework.access import seen_game
from cogs.framework.answer import answer
from cogs.framework.language import reader_words
from cogs.framework.reply import Reply, text_reply
from cogs.framework.services import Interaction
from words.names import without_escapes
from words.shapes import clipped

log = getLogger(__name__)

BUTTON, MENU, PICKER = "cv", "cm", "cu"
_GAME: Final = "[a-z0-9]*"
_PATTERN: Final = rf":(?P<verb>[a-z-]+):(?P<game>{_GAME}):(?P<rest>.*)"
CUSTOM_ID: Final = rf"(?:{BUTTON}|{MENU}|{PICKER}){_PATTERN}"


class Pressed(NamedTuple):
    """What was pressed: the game and the rest of the custom id, and the chosen values of a menu."""

    game_id: str
    rest: str
    values: tuple[str, ...] = ()


Handler: TypeAlias = Callable[[Interaction, Pressed], Coroutine[Any, Any, None]]
NO_VALUE, ONE_VALUE, TWO_VALUES, AT_MOST_ONE = range(1), range(1, 2), range(2, 3), range(2)
NUMBER: Final = r"\d{1,6}"
PERSON: Final = r"[1-8]?\d{1,18}"  # fits into the 64 bits of an id
_HANDLERS: Final[dict[str, Handler]] = {}  # by verb
_OPEN: Final[set[str]] = set()  # verbs that need no check whether the person may see the game


class Shape(NamedTuple):
    """What the components of a verb may carry: the rest of the custom id and each chosen value as patterns, and how
    many values there are."""

    rest: str
    value: str
    values: range

    def fits(self, pressed: Pressed) -> bool:
        """Whether a component of this bot can have been pressed so; custom ids and values can be forged."""
        return (
            re.fullmatch(_GAME, pressed.game_id, re.ASCII) is not None
            and re.fullmatch(self.rest, pressed.rest, re.ASCII) is not None
            and len(pressed.values) in self.values
            and all(re.fullmatch(self.value, value, re.ASCII) is not None for value in pressed.values)
        )


_SHAPES: Final[dict[str, Shape]] = {}


def handles(
    verb: str, *, open_to_all: bool = False, rest: str = ".*", value: str = ".+", values: range = NO_VALUE
) -> Callable[[Handler], Handler]:
    """Registers the decorated function as the handler of a verb.

    It is called for those who may see the game; `open_to_all`: for everybody, as on a lobby's message, where the lobby
    itself says who may do what. It is called for what fits `rest`, `value` and `values` (see `Shape`) alone.
    """

    def register(handler: Handler) -> Handler:
        _HANDLERS[verb] = handler
        _SHAPES[verb] = Shape(rest, value, values)
        if open_to_all:
            _OPEN.add(verb)
        return handler

    return register


def custom_id(kind: str, verb: str, game_id: str = "", rest: str = "") -> str:
    """What a component carries; up to 100 characters are taken by Discord."""
    return f"{kind}:{verb}:{game_id}:{rest}"


def button(
    label: str,
    verb: str,
    game_id: str = "",
    rest: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: str | None = None,
) -> "RoutedButton":
    """A button that the handler of `verb` answers; its label is cut to what Discord takes."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=clipped(without_escapes(label), limits.BUTTON_LABEL),
        style=style,
        custom_id=custom_id(BUTTON, verb, game_id, rest),
        disabled=disabled,
        emoji=emoji,
    )
    return RoutedButton(item)


def menu(
    placeholder: str,
    options: Sequence[discord.SelectOption],
    verb: str,
    game_id: str = "",
    rest: str = "",
    *,
    least: int = 1,
    most: int = 1,
) -> "RoutedMenu":
    """A menu that the handler of `verb` answers; its placeholder is cut to what Discord takes. `least`, `most`: how
    many options are chosen."""
    item: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=clipped(without_escapes(placeholder), limits.PLACEHOLDER),
        options=list(options),
        custom_id=custom_id(MENU, verb, game_id, rest),
        min_values=least,
        max_values=most,
    )
    return RoutedMenu(item)


def menu_option(
    label: str, value: str, *, description: str = "", default: bool = False, emoji: str | None = None
) -> discord.SelectOption:
    """An entry of a menu; its texts are cut to what Discord takes, its value must be short enough."""
    return discord.SelectOption(
        label=clipped(without_escapes(label), limits.OPTION_TEXT),
        value=value,
        description=clipped(without_escapes(description), limits.OPTION_TEXT) or None,
        default=default,
        emoji=emoji,
    )


def people_menu(
    placeholder: str, verb: str, game_id: str, *, chosen: Sequence[int] = (), most: int = limits.MENU_OPTIONS
) -> "RoutedPicker":
    """A menu of the server's people that the handler of `verb` answers; `chosen`: the ids of those chosen already."""
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        placeholder=clipped(without_escapes(placeholder), limits.PLACEHOLDER),
        custom_id=custom_id(PICKER, verb, game_id),
        min_values=0,
        max_values=most,
        default_values=_picked(chosen, discord.SelectDefaultValueType.user),
    )
    return RoutedPicker(item)


def roles_menu(placeholder: str, verb: str, rest: str, *, chosen: Sequence[int]) -> "RoutedPicker":
    """As `people_menu`, of the server's roles."""
    item: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        placeholder=clipped(without_escapes(placeholder), limits.PLACEHOLDER),
        custom_id=custom_id(PICKER, verb, "", rest),
        min_values=0,
        max_values=limits.MENU_OPTIONS,
        default_values=_picked(chosen, discord.SelectDefaultValueType.role),
    )
    return RoutedPicker(item)


def channels_menu(placeholder: str, verb: str, rest: str, *, chosen: Sequence[int], most: int) -> "RoutedPicker":
    """As `people_menu`, of the server's text channels."""
    item: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        placeholder=clipped(without_escapes(placeholder), limits.PLACEHOLDER),
        custom_id=custom_id(PICKER, verb, "", rest),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=most,
        default_values=_picked(chosen, discord.SelectDefaultValueType.channel),
    )
    return RoutedPicker(item)


def _picked(ids: Sequence[int], kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=one, type=kind) for one in ids]


async def _handle(interaction: Interaction, verb: str, pressed: Pressed) -> None:
    errors = interaction.client.services.errors
    handler = _HANDLERS.get(verb)
    if handler is None or not _SHAPES[verb].fits(pressed):
        log.warning("user %s pressed what this bot does not make: %s %s", interaction.user.id, verb, pressed)
        await errors.tell_unknown_button(interaction)
        return
    await errors.guarded(interaction, _answered(interaction, handler, pressed, check=verb not in _OPEN))


async def _answered(interaction: Interaction, handler: Handler, pressed: Pressed, *, check: bool) -> None:
    kind = interaction.client.services.screens.old(interaction.message.id) if interaction.message is not None else None
    if kind is not None:
        await answer(interaction, _old(interaction, kind), update=True)
        return
    host = interaction.client.services.host
    if pressed.game_id and not host.db.shards.all:
        await host.driven_game(pressed.game_id)
    if check:
        await seen_game(interaction, pressed.game_id)
    await handler(interaction, pressed)


async def _old(interaction: Interaction, kind: str) -> Reply:
    """What is left of a screen that a newer one has replaced."""
    return text_reply(reader_words(interaction).say("screen-old", kind=kind))


class RoutedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=f"{BUTTON}{_PATTERN}"):
    """A button of this bot; discord.py makes it anew from the custom id of each press."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "RoutedButton":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            await _handle(interaction, match["verb"], Pressed(match["game"], match["rest"]))


class RoutedMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=f"{MENU}{_PATTERN}"):
    """A menu of this bot."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "RoutedMenu":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            pressed = Pressed(match["game"], match["rest"], tuple(self.item.values))
            await _handle(interaction, match["verb"], pressed)


Picker: TypeAlias = "discord.ui.UserSelect[Any] | discord.ui.RoleSelect[Any] | discord.ui.ChannelSelect[Any]"


class RoutedPicker(discord.ui.DynamicItem[Picker], template=f"{PICKER}{_PATTERN}"):
    """A menu of this bot whose entries are people, roles or channels."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "RoutedPicker":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            chosen = tuple(str(one.id) for one in self.item.values)
            await _handle(interaction, match["verb"], Pressed(match["game"], match["rest"], chosen))


ITEMS: Final = (RoutedButton, RoutedMenu, RoutedPicker)
