"""Buttons, menus and the commands' translation."""

import re
from collections.abc import Iterator

import discord
import pytest
from discord import app_commands

from cogs.framework.commands import CommandTranslator, message_id
from cogs.framework.reply import text_reply
from cogs.framework.routes import ROUTES, RoutedButton, RoutedMenu, RoutedPicker, button, menu, picker
from tests.host.desk import ADA, Desk
from tests.support.interactions import all_commands, press_of
from tests.support.language.messages import messages, render
from tests.support.language.pseudo_language import LANGUAGE, Watch, english_in, spoken
from tests.support.sentences import say
from words.speech import ENGLISH, Words, words

Where = app_commands.TranslationContextLocation
VERBS = {
    "open", "choose", "undo", "reset", "hand", "picture", "state", "history", "log", "topics", "topic",
    "join", "leave", "colour", "house", "remove", "start", "cancel", "options", "option", "invite", "thread",
}  # fmt: skip


def test_every_verb_has_a_handler() -> None:
    assert set(ROUTES) >= VERBS


@pytest.mark.parametrize("rest", ["", "12:sell fabric spice", "0:keep G03", "7:x:y:z"])
def test_a_button_carries_all_it_needs(rest: str) -> None:
    for made, kind in (
        (button("Go", "choose", "k7f2", rest), RoutedButton),
        (menu("Where?", [discord.SelectOption(label="a")], "choose", "k7f2", rest), RoutedMenu),
    ):
        match = kind.__discord_ui_compiled_template__.fullmatch(made.custom_id)
        assert match is not None
        assert (match["verb"], match["game"], match["rest"]) == ("choose", "k7f2", rest)
        other = RoutedMenu if kind is RoutedButton else RoutedButton
        assert other.__discord_ui_compiled_template__.fullmatch(made.custom_id) is None


async def test_discord_py_keeps_nothing_of_what_is_answered() -> None:
    assert text_reply("x", [button("x", "choose", "k7f2")]).view().is_finished()


def test_a_menu_of_people() -> None:
    made = picker("user", "Who?", "invite", "k7f2", chosen=[1, 2])
    assert RoutedPicker.__discord_ui_compiled_template__.fullmatch(made.custom_id) is not None
    assert [value.id for value in made.item.default_values] == [1, 2]


def test_long_labels_are_cut() -> None:
    assert len(button("x" * 200, "choose").item.label or "") == 80


async def test_every_command_and_parameter_has_its_words() -> None:
    speech, names = words(ENGLISH), set()
    for command in all_commands():
        names.add(command.name)
        group = isinstance(command, app_commands.Group)
        said = [
            (Where.group_name if group else Where.command_name, command, command.name),
            (Where.group_description if group else Where.command_description, command, command.description),
        ]
        for parameter in [] if group else command.parameters:
            said.append((Where.parameter_name, parameter, parameter.name))
            said.append((Where.parameter_description, parameter, parameter.description))
        for place, thing, text in said:
            message = message_id(app_commands.TranslationContext(place, thing))
            assert message is not None and speech.has(message), message
            assert speech.say(message) == str(text)
    assert {"new", "table", "play", "turn", "undo", "hand", "board", "state", "history", "games"} <= names


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    yield from spoken(monkeypatch, Watch(()))


async def test_values_of_commands_are_named_in_the_readers_language(
    pseudo: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.framework.commands.best_language", lambda _: LANGUAGE)
    seen = set()
    for command in all_commands():
        for parameter in [] if isinstance(command, app_commands.Group) else command.parameters:
            for choice in parameter.choices:
                context = app_commands.TranslationContext(Where.choice_name, choice)
                told = await CommandTranslator().translate(choice._locale_name, discord.Locale.german, context)
                assert told is not None and english_in(told) == [], choice.name
                seen.add(choice.value)
    assert {"istanbul", "rookie", "turns"} <= seen


def test_the_help_is_five_short_lines() -> None:
    lines = say("help-text").splitlines()
    assert len(lines) == 5 and max(map(len, lines)) <= 90


async def test_sentences_name_commands_there_are() -> None:
    there = {command.qualified_name for command in all_commands()}
    groups = "|".join({name.partition(" ")[0] for name in there if " " in name})
    told = {message.name: render(words(ENGLISH), message) for message in messages()}
    command = re.compile(rf"\B/((?:{groups}) [a-z]+|[a-z]+)")
    named = {(name, one) for name, text in told.items() for one in command.findall(text)}
    assert len(named) > 50 and {(name, one) for name, one in named if one not in there} == set()


async def test_discords_other_languages_keep_the_english_text() -> None:
    command = next(one for one in all_commands() if one.name == "new")
    context = app_commands.TranslationContext(Where.command_name, command)
    translated = await CommandTranslator().translate(app_commands.locale_str("new"), discord.Locale.finnish, context)
    assert translated is None


async def test_a_button_of_an_older_version_says_so(desk: Desk) -> None:
    interaction = press_of(desk, ADA)
    await button("Old", "forgotten", "k7f2").callback(interaction)
    (text,) = interaction.response.send_message.call_args.kwargs["view"].children
    assert text.content == say("error-unknown-button")
