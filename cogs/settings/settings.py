"""/settings: the lines and menus of a person's settings, forms for typed ones (time zone, quiet hours, away, digest),
colours liked, language. What a setting means stands in host/people/settings.py."""

from typing import Any, Final

import discord

from cogs.framework import (
    ONE_VALUE,
    Form,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    answer,
    button,
    handles,
    menu,
    menu_option,
    reader_words,
    replies,
    show_form,
    slash_reply,
    speak_to,
    text_part,
)
from engine.core.decision import Refusal
from engine.games import GAMES
from host.people.settings import PersonSettings, Settings, is_typed, settings_of, value_called, values_of
from host.people.typed import READERS, zone_name
from host.timers.digest import change_times
from words.speech import Argument, Words, languages, own_name

OWN: Final = "setting"
PLAY, CALLS = PAGES = "play", "calls"
# The settings with listed values of each page, in the order of its lines; those that are typed stand below the calls.
LISTED: Final = {
    PLAY: ("ask_always", "ask_end", "palette", "board", "signs", "explain", "statistics", "colours"),
    CALLS: ("pings", "reminders", "next"),
}
NAME: Final = "[a-z_]+"
COLOURS: Final = "colours"
LANGUAGE: Final = "language"
LANGUAGE_NAME: Final = "[A-Za-z-]{2,12}"
ON_DISCORD: Final = "on-discord"
NO_COLOUR: Final = "none"
ALL_COLOURS: Final = tuple(dict.fromkeys(colour for rules in GAMES.values() for colour in rules.colours))
LONGEST: Final = 60  # characters that can be typed


@slash_reply("settings")
async def open_settings(interaction: Interaction) -> Reply:
    return await settings_panel(interaction)


async def settings_panel(interaction: Interaction, page: str = PLAY) -> Reply:
    """A page (see LISTED) of the panel: a line about the present value of each setting, and below it a menu of its
    values; those that are typed come last, with a row of buttons."""
    w, people = reader_words(interaction), interaction.client.services.host.people
    settings = await settings_of(people, interaction.user.id)
    parts = text_part(w.say("settings-title"))
    for key in LISTED[page]:
        if key == COLOURS:
            parts += _colours_line(w, settings.colours)
        else:
            parts += setting_line(w, f"setting-{key.replace('_', '-')}", OWN, settings, key)
    if page == PLAY:
        parts += language_line(w, "setting-language", LANGUAGE, settings.language)
    if page == CALLS:
        parts += _typed_lines(w, settings)
    others = [button(w.say(f"button-settings-{name}"), "settings-page", rest=name) for name in PAGES if name != page]
    parts.append(discord.ui.ActionRow[Any](*others, button(w.say("button-avoid"), "avoid")))
    return Reply(parts, screen=ScreenName("settings", ""))


def setting_line(
    w: Words, message: str, verb: str, settings: Settings, key: str, *, fixed: bool = False
) -> list[discord.ui.Item[Any]]:
    """The line of one setting, said by `message`, and, unless it is `fixed` for the reader, its menu, which the handler
    of `verb` answers."""
    chosen = settings.chosen(key)
    options = [
        menu_option(w.say(f"{message}.choice", value=_argument(value)), value, default=value == chosen)
        for value in values_of(type(settings), key)
    ]
    controls = [] if fixed else [menu(w.say("menu-setting"), options, verb, "", key)]
    return text_part(w.say(message, value=_argument(chosen)), *controls)


def language_line(w: Words, message: str, verb: str, chosen: str, *, fixed: bool = False) -> list[discord.ui.Item[Any]]:
    """As `setting_line`, of a language, which is called as it calls itself; `chosen`: empty for that on Discord."""
    names = {ON_DISCORD: w.say(f"{message}-none.choice"), **{name: own_name(name) for name in languages()}}
    present = chosen if chosen in names else ON_DISCORD
    line = w.say(f"{message}-none") if present == ON_DISCORD else w.say(message, name=names[present])
    options = [menu_option(name, language, default=language == present) for language, name in names.items()]
    return text_part(line, *([] if fixed else [menu(w.say("menu-setting"), options, verb)]))


def language_chosen(value: str) -> str:
    """The language that was chosen in a menu, empty for that on Discord. Raises Refusal unknown_setting."""
    if value not in (ON_DISCORD, *languages()):
        raise Refusal("unknown_setting")
    return "" if value == ON_DISCORD else value


def _argument(value: str) -> Argument:
    """A value as its sentence takes it: what is a number chooses the form of what it counts."""
    return int(value) if value.isdecimal() else value


def _typed_lines(w: Words, settings: PersonSettings) -> list[discord.ui.Item[Any]]:
    """The lines of the typed settings, and the buttons of their forms in one row."""
    keys = [key for key in PersonSettings.model_fields if is_typed(PersonSettings, key)]
    lines = [_typed_line(w, key, getattr(settings, key)) for key in keys]
    forms = [button(w.say(f"setting-{key}-form"), "type-setting", "", key) for key in keys]
    return text_part("\n".join(lines), *forms)


def _typed_line(w: Words, key: str, value: Any) -> str:
    if not value:
        return w.say(f"setting-{key}-off")
    if key == "quiet":
        begins, ends = value.split("-")
        return w.say("setting-quiet", begins=begins, ends=ends)
    shown = zone_name(value) if key == "zone" else f"<t:{int(value)}:D>" if key == "away" else str(value)
    return w.say(f"setting-{key}", value=shown)


def setting_form(w: Words, key: str) -> Form:
    """The form. What it cannot understand is told with what it did understand and examples, and changes nothing."""

    async def typed(interaction: Interaction, text: str) -> None:
        host, person = interaction.client.services.host, interaction.user.id
        settings = await settings_of(host.people, person)
        value = READERS[key](text, host.clock.now(), settings.time_zone)
        await change_times(host, person, key, value)
        await answer(interaction, settings_panel(interaction, CALLS), update=True)

    title, label = w.say(f"setting-{key}-form"), w.say(f"setting-{key}-label")
    return Form(title, label, typed, longest=LONGEST, example=w.say(f"setting-{key}-example"))


def _colours_line(w: Words, liked: tuple[str, ...]) -> list[discord.ui.Item[Any]]:
    """The colours that a person likes to have, and a menu that adds one more."""
    names = [w.say(f"colour-{colour}") for colour in liked]
    line = w.say("setting-colours", value=w.commas(names)) if liked else w.say("setting-colours-off")
    place = "next" if liked else "first"
    options = [
        menu_option(w.say("setting-colours.choice", place=place, value=w.say(f"colour-{colour}")), colour)
        for colour in ALL_COLOURS
        if colour not in liked
    ]
    if liked:
        options.append(menu_option(w.say("setting-colours-off.choice"), NO_COLOUR))
    return text_part(line, menu(w.say("menu-setting"), options, "like-colour"))


@replies("settings", rest="")
async def press_settings(interaction: Interaction, pressed: Pressed) -> Reply:
    return await settings_panel(interaction)


@replies("settings-page", update=True, rest="|".join(PAGES))
async def press_page(interaction: Interaction, pressed: Pressed) -> Reply:
    return await settings_panel(interaction, pressed.rest)


@replies(OWN, update=True, rest=NAME, value="[a-z_-]+", values=ONE_VALUE)
async def press_setting(interaction: Interaction, pressed: Pressed) -> Reply:
    value = value_called(PersonSettings, pressed.rest, pressed.value)
    await interaction.client.services.host.people.settings.change(interaction.user.id, {pressed.rest: value})
    return await settings_panel(interaction, CALLS if pressed.rest in LISTED[CALLS] else PLAY)


@replies("like-colour", update=True, rest="", value="|".join((*ALL_COLOURS, NO_COLOUR)), values=ONE_VALUE)
async def press_colour(interaction: Interaction, pressed: Pressed) -> Reply:
    """The person likes this colour too, after those they like already; NO_COLOUR: any."""
    people, person = interaction.client.services.host.people, interaction.user.id
    others = [colour for colour in (await settings_of(people, person)).colours if colour != pressed.value]
    await people.settings.change(person, {COLOURS: [] if pressed.value == NO_COLOUR else [*others, pressed.value]})
    return await settings_panel(interaction)


@replies(LANGUAGE, update=True, rest="", value=LANGUAGE_NAME, values=ONE_VALUE)
async def press_language(interaction: Interaction, pressed: Pressed) -> Reply:
    chosen = language_chosen(pressed.value)
    await interaction.client.services.host.people.settings.change(interaction.user.id, {"language": chosen})
    speak_to(interaction, chosen)
    return await settings_panel(interaction)


@handles("type-setting", rest=NAME)
async def press_typed_setting(interaction: Interaction, pressed: Pressed) -> None:
    if not is_typed(PersonSettings, pressed.rest):
        raise Refusal("unknown_setting")
    await show_form(interaction, setting_form(reader_words(interaction), pressed.rest))
