"""Buttons and menus that carry all they need in their custom id, so that they work after any restart.

A custom id is `cv:verb:game:rest` (menus: `cm:`, people menus: `cu:`); each verb has one handler.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import discord

if TYPE_CHECKING:
    from cogs.client import Caravanserai

CUSTOM_ID_LIMIT: Final = 100
LABEL_LIMIT: Final = 80
_PATTERN: Final = r":(?P<verb>[a-z-]+):(?P<game>[a-z0-9]*):(?P<rest>.*)"

Interaction: TypeAlias = "discord.Interaction[Caravanserai]"


class Pressed(NamedTuple):
    """What was pressed: the verb's game and rest, and a menu's chosen values."""

    game_id: str
    rest: str
    values: tuple[str, ...] = ()


Handler: TypeAlias = Callable[[Interaction, Pressed], Coroutine[Any, Any, None]]
_HANDLERS: Final[dict[str, Handler]] = {}


def route(verb: str) -> Callable[[Handler], Handler]:
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
) -> "Press":
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=label[:LABEL_LIMIT],
        style=style,
        custom_id=f"cv:{verb}:{game_id}:{rest}",
        disabled=disabled,
        emoji=emoji,
    )
    return Press(item)


def menu(
    placeholder: str,
    options: Sequence[discord.SelectOption],
    verb: str,
    game_id: str = "",
    rest: str = "",
) -> "Menu":
    item: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=placeholder[:150], options=list(options), custom_id=f"cm:{verb}:{game_id}:{rest}"
    )
    return Menu(item)


def people_menu(
    placeholder: str, verb: str, game_id: str, *, chosen: Sequence[int] = (), most: int = 25
) -> "PeopleMenu":
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        placeholder=placeholder[:150],
        custom_id=f"cu:{verb}:{game_id}:",
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.user) for one in chosen],
    )
    return PeopleMenu(item)


async def _handle(interaction: Interaction, verb: str, pressed: Pressed) -> None:
    client = interaction.client
    handler = _HANDLERS.get(verb)
    if handler is None:
        await client.troubles.tell_unknown_button(interaction)
        return
    await client.troubles.guarded(interaction, handler(interaction, pressed))


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=f"cv{_PATTERN}"):
    """Any button of ours."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "Press":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            await _handle(interaction, match["verb"], Pressed(match["game"], match["rest"]))


class Menu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=f"cm{_PATTERN}"):
    """Any menu of ours."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "Menu":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            pressed = Pressed(match["game"], match["rest"], tuple(self.item.values))
            await _handle(interaction, match["verb"], pressed)


class PeopleMenu(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=f"cu{_PATTERN}"):
    """Any menu of people."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "PeopleMenu":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            chosen = tuple(str(person.id) for person in self.item.values)
            await _handle(interaction, match["verb"], Pressed(match["game"], match["rest"], chosen))


ITEMS: Final = (Press, Menu, PeopleMenu)
