"""The screens of a person's saved options (presets): saving, renaming, deleting, using them in a lobby."""

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
    manages,
    menu,
    menu_option,
    reader_words,
    replies,
    show_form,
    text_reply,
)
from cogs.lobby.likes import in_short, left_out
from cogs.lobby.options import options_answered
from cogs.lobby.pages import GAME
from engine.core.decision import Refusal
from host import PresetRow
from host.lobby.presets import LONGEST_NAME, preset, rename, save, take_over
from host.lobby.templates import Template, template_of
from words.games import title_of
from words.names import name_in_text, plain_name
from words.speech import Words

ID: Final = r"\d{1,15}"


def _known(saved: PresetRow) -> Template | None:
    """The template of saved options, as far as this version knows them; None for a game that it does not have."""
    try:
        return template_of(saved.rules_name, saved.options)
    except Refusal:
        return None


def _line(w: Words, saved: PresetRow) -> str:
    template, game = _known(saved), title_of(w, saved.rules_name)
    options = "" if template is None else in_short(w, template)
    return w.say("preset-line", name=name_in_text(saved.name), what=w.chain(dict.fromkeys((game, options))))


async def _all(interaction: Interaction, game_id: str, notice: str = "") -> Reply:
    """All saved options; those of the lobby can be saved while it is one. `notice`: says what has just been done."""
    w, services = reader_words(interaction), interaction.client.services
    lobby, presets = await services.lobby.view(game_id), await services.host.db.presets.of(interaction.user.id)
    lines = [notice, w.say("presets-title"), *(_line(w, saved) for saved in presets)]
    lines.append("" if presets else w.say("presets-none"))
    choices = [menu_option(plain_name(saved.name), str(saved.id)) for saved in presets]
    buttons = [
        button(w.say("button-save-options"), "save-preset", game_id, style=discord.ButtonStyle.primary),
        button(w.say("button-more"), "lobby-more", game_id),
    ]
    return text_reply(
        "\n".join(filter(None, lines)),
        [menu(w.say("menu-preset"), choices, "preset", game_id)] if presets else [],
        buttons if lobby.row.status == "lobby" else [],
        screen=ScreenName("options", game_id),
    )


async def _one(interaction: Interaction, game_id: str, preset_id: int) -> Reply:
    """Some saved options, and what can be done with them."""
    saved = await preset(interaction.client.services.host, interaction.user.id, preset_id)
    w, template, rest = reader_words(interaction), _known(saved), str(saved.id)
    buttons = [
        button(w.say("button-rename"), "rename-preset", game_id, rest),
        button(w.say("button-delete"), "delete-preset", game_id, rest, style=discord.ButtonStyle.danger),
        button(w.say("button-presets"), "presets", game_id),
    ]
    if template is not None:
        using = button(w.say("button-use"), "use-preset", game_id, rest, style=discord.ButtonStyle.primary)
        buttons.insert(0, using)
    lines = [_line(w, saved), "" if template is None else left_out(w, template)]
    return text_reply("\n".join(filter(None, lines)), buttons, screen=ScreenName("options", game_id))


@replies("presets", update=True, rest="")
async def press_presets(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _all(interaction, pressed.game_id)


@replies("preset", update=True, rest="", value=ID, values=ONE_VALUE)
async def press_preset(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _one(interaction, pressed.game_id, int(pressed.value))


@handles("save-preset", rest="")
async def press_save(interaction: Interaction, pressed: Pressed) -> None:

    async def typed(interaction: Interaction, name: str) -> None:
        await answer(interaction, _saved(interaction, pressed.game_id, name), update=True)

    w = reader_words(interaction)
    await show_form(interaction, _form(w, w.say("button-save-options"), typed))


def _form(w: Words, title: str, typed: Any, name: str = "") -> Form:
    return Form(title, w.say("preset-label"), typed, longest=LONGEST_NAME, example=w.say("preset-example"), value=name)


async def _saved(interaction: Interaction, game_id: str, typed: str) -> Reply:
    services, w = interaction.client.services, reader_words(interaction)
    name = await save(services.host, interaction.user.id, await services.lobby.view(game_id), typed)
    return await _all(interaction, game_id, w.say("preset-saved", name=name_in_text(name)))


@handles("rename-preset", rest=ID)
async def press_rename(interaction: Interaction, pressed: Pressed) -> None:
    host, person, preset_id = interaction.client.services.host, interaction.user.id, int(pressed.rest)
    saved, w = await preset(host, person, preset_id), reader_words(interaction)

    async def typed(interaction: Interaction, name: str) -> None:
        await rename(host, person, preset_id, name)
        await answer(interaction, _one(interaction, pressed.game_id, preset_id), update=True)

    await show_form(interaction, _form(w, w.say("button-rename"), typed, saved.name))


@replies("delete-preset", update=True, rest=ID)
async def press_delete(interaction: Interaction, pressed: Pressed) -> Reply:
    host, person, preset_id = interaction.client.services.host, interaction.user.id, int(pressed.rest)
    saved = await preset(host, person, preset_id)
    await host.db.presets.delete(person, preset_id)
    notice = reader_words(interaction).say("preset-deleted", name=name_in_text(saved.name))
    return await _all(interaction, pressed.game_id, notice)


@handles("use-preset", rest=ID)
async def press_use(interaction: Interaction, pressed: Pressed) -> None:
    """The lobby takes over saved options; they are shown with its other options."""
    services, person = interaction.client.services, interaction.user.id
    saved, manager = await preset(services.host, person, int(pressed.rest)), await manages(interaction, pressed.game_id)
    template, interaction_id = template_of(saved.rules_name, saved.options), interaction.id
    lobby = await take_over(services.lobby, pressed.game_id, person, manager, template, interaction_id=interaction_id)
    await options_answered(interaction, lobby, GAME)
