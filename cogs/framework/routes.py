"""Buttons and menus: how their custom ids are built and checked, and which handler a press reaches, so that they work
after any restart.

A custom id is `kind:verb:game:rest`; each verb has one handler."""

import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from logging import getLogger
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import discord

from cogs.framework import limits
from cogs.framework.access import check_seen
from cogs.framework.answering import answer, say_privately
from cogs.framework.errors import tell
from cogs.framework.language import know_reader, reader_words
from cogs.framework.reply import Reply, text_reply
from cogs.framework.services import Interaction
from words.names import without_escapes
from words.shapes import clipped
from words.speech import Words

log = getLogger(__name__)

BUTTON, MENU, PICKER = "cv", "cm", "cu"
_GAME: Final = "[a-z0-9]*"
_PATTERN: Final = rf":(?P<verb>[a-z-]+):(?P<game>{_GAME}):(?P<rest>.*)"
CUSTOM_ID: Final = rf"(?:{BUTTON}|{MENU}|{PICKER}){_PATTERN}"


class Pressed(NamedTuple):
    """A press: the game and the rest of the custom id, and the chosen values of a menu."""

    game_id: str
    rest: str
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """The chosen value of a menu that takes one."""
        (value,) = self.values
        return value

    @property
    def numbered(self) -> tuple[int, str]:
        """The number that the rest begins with, and the chosen value or what follows that number after a colon."""
        number, _, text = self.rest.partition(":")
        return int(number), self.value if self.values else text


Handler: TypeAlias = Callable[[Interaction, Pressed], Coroutine[Any, Any, None]]
Replier: TypeAlias = Callable[[Interaction, Pressed], Coroutine[Any, Any, Reply]]
NO_VALUE, ONE_VALUE, TWO_VALUES, AT_MOST_ONE = range(1), range(1, 2), range(2, 3), range(2)
NUMBER: Final = r"\d{1,6}"
PERSON: Final = r"[1-8]?\d{1,18}"  # fits into the 64 bits of an id


class Route(NamedTuple):
    """The handler of a verb, and what its components may carry: the rest of the custom id and each chosen value as
    patterns, and how many values there are."""

    handler: Handler
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


ROUTES: Final[dict[str, Route]] = {}  # by verb


def handles(
    verb: str, *, rest: str = ".*", value: str = ".+", values: range = NO_VALUE
) -> Callable[[Handler], Handler]:
    """Registers the decorated function as the handler of a verb.

    It is called for what fits `rest`, `value` and `values` (see `Route`) alone, and where its component names a game
    for those alone who may see that: to everybody else a game that they may not see is like one that does not exist.
    """

    def register(handler: Handler) -> Handler:
        ROUTES[verb] = Route(handler, rest, value, values)
        return handler

    return register


def replies(verb: str, *, update: bool = False, **route: Any) -> Callable[[Replier], Replier]:
    """As `handles`, for a function that returns the answer; `update`: it takes the place of the message that was
    pressed, where that is private."""

    def register(reply: Replier) -> Replier:
        async def handler(interaction: Interaction, pressed: Pressed) -> None:
            await answer(interaction, reply(interaction, pressed), update=update)

        handles(verb, **route)(handler)
        return reply

    return register


def custom_id(kind: str, verb: str, game_id: str = "", rest: str = "") -> str:
    """The custom id of a component; Discord takes up to 100 characters."""
    return f"{kind}:{verb}:{game_id}:{rest}"


def button(
    label: str,
    verb: str,
    game_id: str = "",
    rest: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
) -> "RoutedButton":
    """A button that the handler of `verb` answers; its label is cut to what Discord takes. None is greyed: what cannot
    be used is left out (docs/discord.md)."""
    return RoutedButton(
        discord.ui.Button(
            label=clipped(without_escapes(label), limits.BUTTON_LABEL),
            style=style,
            custom_id=custom_id(BUTTON, verb, game_id, rest),
            emoji=emoji,
        )
    )


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
    return RoutedMenu(
        discord.ui.Select(
            placeholder=clipped(without_escapes(placeholder), limits.PLACEHOLDER),
            options=list(options),
            custom_id=custom_id(MENU, verb, game_id, rest),
            min_values=least,
            max_values=most,
        )
    )


def part_title(w: Words, title: str, first: str, last: str) -> str:
    """Of a menu that holds a part of what is to be chosen: from which to which, or the only one."""
    return w.chain([title, first]) if first == last else w.say("panel-menu-part", title=title, first=first, last=last)


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


_PICKERS: Final[Mapping[str, Any]] = {
    "user": discord.ui.UserSelect,
    "role": discord.ui.RoleSelect,
    "channel": partial(discord.ui.ChannelSelect, channel_types=[discord.ChannelType.text]),
}


def picker(
    kind: Literal["user", "role", "channel"],
    placeholder: str,
    verb: str,
    game_id: str = "",
    rest: str = "",
    *,
    chosen: Sequence[int],
    most: int = limits.MENU_OPTIONS,
) -> "RoutedPicker":
    """A menu of the server's people, roles or text channels that the handler of `verb` answers; `chosen`: the ids of
    those chosen already."""
    default_type = discord.SelectDefaultValueType(kind)
    return RoutedPicker(
        _PICKERS[kind](
            placeholder=clipped(without_escapes(placeholder), limits.PLACEHOLDER),
            custom_id=custom_id(PICKER, verb, game_id, rest),
            min_values=0,
            max_values=most,
            default_values=[discord.SelectDefaultValue(id=chosen_id, type=default_type) for chosen_id in chosen],
        )
    )


async def _handle(interaction: Interaction, verb: str, pressed: Pressed) -> None:
    route = ROUTES.get(verb)
    try:
        await know_reader(interaction)
        if route is None or not route.fits(pressed):
            log.warning("user %s pressed what this bot does not make: %s %s", interaction.user.id, verb, pressed)
            await say_privately(interaction, text_reply(reader_words(interaction).say("error-unknown-button")))
        else:
            await _run(interaction, route, pressed)
    except Exception as error:  # noqa: BLE001 - the one handler of everything
        await tell(interaction, error)
    finally:
        interaction.client.services.unanswered.done(interaction)


async def _run(interaction: Interaction, route: Route, pressed: Pressed) -> None:
    services = interaction.client.services
    kind = services.screens.replaced.get(interaction.message.id) if interaction.message is not None else None
    if kind is not None:
        await answer(interaction, _told_replaced(interaction, kind), update=True)
        return
    if pressed.game_id and not services.host.drives_all:
        await services.host.driven_game(pressed.game_id)
    if pressed.game_id:
        await check_seen(interaction, pressed.game_id)
    await route.handler(interaction, pressed)


async def _told_replaced(interaction: Interaction, kind: str) -> Reply:
    return text_reply(reader_words(interaction).say("screen-old", kind=kind))


class _Routed:
    """A component of this bot; discord.py makes it anew from the custom id of each press."""

    item: Any
    template: re.Pattern[str]
    custom_id: str

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> Any:
        return cls(item)  # type: ignore[call-arg]  # as a DynamicItem, which all that inherit it are

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            values = tuple(str(getattr(value, "id", value)) for value in getattr(self.item, "values", ()))
            await _handle(interaction, match["verb"], Pressed(match["game"], match["rest"], values))


class RoutedButton(_Routed, discord.ui.DynamicItem[discord.ui.Button[Any]], template=f"{BUTTON}{_PATTERN}"):
    """A button of this bot."""


class RoutedMenu(_Routed, discord.ui.DynamicItem[discord.ui.Select[Any]], template=f"{MENU}{_PATTERN}"):
    """A menu of this bot."""


Picker: TypeAlias = "discord.ui.UserSelect[Any] | discord.ui.RoleSelect[Any] | discord.ui.ChannelSelect[Any]"


class RoutedPicker(_Routed, discord.ui.DynamicItem[Picker], template=f"{PICKER}{_PATTERN}"):
    """A menu of this bot whose entries are people, roles or channels."""


ITEMS: Final = (RoutedButton, RoutedMenu, RoutedPicker)
