"""The commands as they are registered: their names and descriptions in all languages within what Discord takes."""

import asyncio
import unicodedata
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.framework import limits
from cogs.framework.commands import CommandTranslator, ReaderTree, commands_and_groups
from tests.support.limits import units
from words.speech import ENGLISH, best_language, languages

COMMAND_TEXT = 8000
"""Characters of a command with all that belongs to it, of each text in the language where it is longest
(https://discord.com/developers/docs/interactions/application-commands#slash-commands)."""
OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.fixture(scope="module")
def registered() -> list[dict[str, Any]]:
    """Every command as Discord gets it."""

    async def payloads() -> list[dict[str, Any]]:
        tree, translator = ReaderTree(discord.Client(intents=discord.Intents.none())), CommandTranslator()
        return [await command.get_translated_payload(tree, translator) for command in commands_and_groups(())]

    return asyncio.run(payloads())


def parts(thing: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, its subcommands, their options and the values of these."""
    yield thing
    for inner in (*thing.get("options", ()), *thing.get("choices", ())):
        yield from parts(inner)


def size_of(part: dict[str, Any]) -> int:
    """What counts of one part."""
    others = {key: (part.get(f"{key}_localizations") or {}).values() for key in ("name", "description", "value")}
    return sum(max(units(str(text)) for text in (part.get(key, ""), *others[key])) for key in others)


def test_a_command_with_all_its_languages_is_short_enough(registered: list[dict[str, Any]]) -> None:
    sizes = {command["name"]: sum(map(size_of, parts(command))) for command in registered}
    assert {name: size for name, size in sizes.items() if size > COMMAND_TEXT} == {}
    assert sizes["table"] > 2000, "its subcommands count"


@pytest.mark.parametrize("language", OTHERS)
def test_names_are_such_as_discord_takes(registered: list[dict[str, Any]], language: str) -> None:
    for part in (part for command in registered for part in parts(command) if "description" in part):
        for locale, name in (part.get("name_localizations") or {}).items():
            if best_language((locale,)) == language:
                assert 1 <= len(name) <= 32 and name == name.lower(), name
                assert all(unicodedata.category(letter)[0] in "LN" or letter in "-_'" for letter in name), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_two_beside_each_other_are_called_the_same(registered: list[dict[str, Any]], language: str) -> None:
    """Neither may one be called as another is in English, which everybody may type."""
    for siblings in (
        registered,
        *(part["options"] for command in registered for part in parts(command) if part.get("options")),
    ):
        english = [part["name"] for part in siblings]
        named = [_name(part, language) for part in siblings]
        assert len({*named}) == len(named), named
        taken = [name for own, name in zip(english, named, strict=True) if name != own and name in english]
        assert taken == [], "so another is called in English"


def _name(part: dict[str, Any], language: str) -> str:
    named = {best_language((locale,)): name for locale, name in (part.get("name_localizations") or {}).items()}
    return str(named.get(language, part["name"]))


def test_spanish_is_that_of_spain_and_of_latin_america(registered: list[dict[str, Any]]) -> None:
    settings = next(command for command in registered if command["name"] == "settings")
    spoken = settings["name_localizations"]
    assert spoken["es-ES"] == spoken["es-419"] and {"cs", "de", "ru"} <= spoken.keys()
    assert not {"fr", "en-GB", "en-US", "pl"} & spoken.keys()


def test_descriptions_are_short_enough(registered: list[dict[str, Any]]) -> None:
    for part in (part for command in registered for part in parts(command)):
        for text in (part.get("description_localizations") or {}).values():
            assert units(text) <= limits.OPTION_TEXT, text
        for text in (part.get("name_localizations") or {}).values():
            assert units(text) <= limits.CHOICE_TEXT, text


def test_all_of_discords_languages_have_words() -> None:
    spoken = {locale.value: best_language((locale.value,)) for locale in discord.Locale}
    assert {name for name, language in spoken.items() if language != ENGLISH} == {"cs", "de", "es-ES", "es-419", "ru"}
