"""Buttons and menus that carry all they need in their custom id, so that they work after any restart.

A custom id is `cv:verb:game:rest` (menus: `cm:`, people menus: `cu:`); each verb has one handler.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import discord

from cogs.shared import limits
from cogs.shared.services import Interaction
from words.shapes import clipped

_PATTERN: Final = r":(?P<verb>[a-z-]+):(?P<game>[a-z0-9]*):(?P<rest>.*)"


class Pressed(NamedTuple):
    """What was pressed: the verb's game and rest, and a menu's chosen values."""

    game_id: str
    rest: str
    values: tuple[str, ...] = ()


Handler: TypeAlias = Callable[[Interaction, Pressed], Coroutine[Any, Any, None]]
_HANDLERS: Final[dict[str, Handler]] = {}


def handles(verb: str) -> Callable[[Handler], Handler]:
    """Register the handler of a verb."""

    def register(handler: Handler) -> Handler:
        _HANDLERS[verb] = handler
        return handler

    return register


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
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=clipped(label, limits.BUTTON_LABEL),
        style=style,
        custom_id=f"cv:{verb}:{game_id}:{rest}",
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
) -> "RoutedMenu":
    item: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=clipped(placeholder, limits.PLACEHOLDER),
        options=list(options),
        custom_id=f"cm:{verb}:{game_id}:{rest}",
    )
    return RoutedMenu(item)


def menu_option(
    label: str, value: str, *, description: str = "", default: bool = False, emoji: str | None = None
) -> discord.SelectOption:
    """An entry of a menu; its texts are cut to what Discord takes, its value must be short enough."""
    return discord.SelectOption(
        label=clipped(label, limits.OPTION_TEXT),
        value=value,
        description=clipped(description, limits.OPTION_TEXT) or None,
        default=default,
        emoji=emoji,
    )


def people_menu(
    placeholder: str, verb: str, game_id: str, *, chosen: Sequence[int] = (), most: int = limits.MENU_OPTIONS
) -> "RoutedPeopleMenu":
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        placeholder=clipped(placeholder, limits.PLACEHOLDER),
        custom_id=f"cu:{verb}:{game_id}:",
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.user) for one in chosen],
    )
    return RoutedPeopleMenu(item)


async def _handle(interaction: Interaction, verb: str, pressed: Pressed) -> None:
    errors = interaction.client.services.errors
    handler = _HANDLERS.get(verb)
    if handler is None:
        await errors.tell_unknown_button(interaction)
        return
    await errors.guarded(interaction, handler(interaction, pressed))


class RoutedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=f"cv{_PATTERN}"):
    """Any button of ours."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "RoutedButton":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            await _handle(interaction, match["verb"], Pressed(match["game"], match["rest"]))


class RoutedMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=f"cm{_PATTERN}"):
    """Any menu of ours."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "RoutedMenu":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            pressed = Pressed(match["game"], match["rest"], tuple(self.item.values))
            await _handle(interaction, match["verb"], pressed)


class RoutedPeopleMenu(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=f"cu{_PATTERN}"):
    """Any menu of people."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: Any, /
    ) -> "RoutedPeopleMenu":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            chosen = tuple(str(person.id) for person in self.item.values)
            await _handle(interaction, match["verb"], Pressed(match["game"], match["rest"], chosen))


ITEMS: Final = (RoutedButton, RoutedMenu, RoutedPeopleMenu)
