"""Whether registered commands keep to Discord's limits on names, descriptions and options."""

import re
from typing import Any

from sandbox.checks import limits
from sandbox.model.world import Json
from sandbox.wire.errors import ApiError, Path, Problems, units

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
MOST = {CHAT: limits.SLASH_COMMANDS, USER_MENU: limits.CONTEXT_COMMANDS, MESSAGE_MENU: limits.CONTEXT_COMMANDS}
NAME_USED = "Option name, localized name or command name already used"
_NAME = re.compile(r"[-_'\w]{1,32}")


def check_set(commands: Any) -> None:
    """All commands of one scope; raises ApiError."""
    if not isinstance(commands, list):
        raise ApiError(400, 50035, "Invalid Form Body")
    for kind, most in MOST.items():
        if sum(command.get("type", CHAT) == kind for command in commands) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most})")
    names: set[tuple[int, str]] = set()
    with Problems() as problems:
        for index, command in enumerate(commands):
            _check(problems, command, (index,))
            key = (command.get("type", CHAT), str(command.get("name")))
            problems.unique((index, "name"), key, names, "APPLICATION_COMMANDS_DUPLICATE_NAME", NAME_USED)


def check_command(command: Json) -> None:
    """Raises ApiError."""
    with Problems() as problems:
        _check(problems, command, ())


def _check(problems: Problems, command: Json, at: Path) -> None:
    kind = command.get("type", CHAT)
    _check_names(problems, command, at, slash=kind == CHAT)
    if kind != CHAT:
        if command.get("description"):
            problems.add((*at, "description"), "CONTEXT_MENU_COMMAND_DESCRIPTION", "Must be empty.")
        return
    _check_texts(problems, command, at, "description", limits.COMMAND_DESCRIPTION)
    _check_options(problems, command.get("options") or [], at)
    if _size(command) > limits.COMMAND_TEXT:
        message = f"Command exceeds maximum size ({limits.COMMAND_TEXT})"
        problems.add(at, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_names(problems: Problems, thing: Json, at: Path, *, slash: bool) -> None:
    _check_texts(problems, thing, at, "name", limits.COMMAND_NAME)
    for name in _texts(thing, "name"):
        if slash and (not _NAME.fullmatch(str(name)) or str(name) != str(name).lower()):
            problems.add((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_texts(problems: Problems, thing: Json, at: Path, key: str, most: int) -> None:
    """A name or description and its translations."""
    problems.length((*at, key), thing.get(key), 1, most)
    for locale, text in (thing.get(f"{key}_localizations") or {}).items():
        problems.length((*at, f"{key}_localizations", locale), text, 1, most)


def _texts(thing: Json, key: str) -> list[Any]:
    """A name or description and its translations."""
    return [thing.get(key, ""), *(thing.get(f"{key}_localizations") or {}).values()]


def _check_options(problems: Problems, options: list[Json], at: Path) -> None:
    problems.count((*at, "options"), options, 0, limits.COMMAND_OPTIONS)
    optional_seen = False
    names: set[str] = set()
    for index, option in enumerate(options):
        here: Path = (*at, "options", index)
        problems.one_of((*here, "type"), option.get("type"), tuple(range(SUBCOMMAND, ATTACHMENT + 1)))
        _check_names(problems, option, here, slash=True)
        _check_texts(problems, option, here, "description", limits.COMMAND_DESCRIPTION)
        problems.unique((*here, "name"), option.get("name"), names, "APPLICATION_COMMANDS_DUPLICATE_OPTION", NAME_USED)
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_choices(problems, option, here)
        if option.get("type") in (SUBCOMMAND, GROUP):
            _check_options(problems, option.get("options") or [], here)


def _check_choices(problems: Problems, option: Json, at: Path) -> None:
    choices = option.get("choices") or []
    problems.count((*at, "choices"), choices, 0, limits.CHOICES)
    if choices and option.get("autocomplete"):
        message = "Autocomplete and choices cannot both be set"
        problems.add((*at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    for index, choice in enumerate(choices):
        problems.length((*at, "choices", index, "name"), choice.get("name"), 1, limits.CHOICE_TEXT)
        if option.get("type") == STRING:
            problems.length((*at, "choices", index, "value"), choice.get("value"), 1, limits.CHOICE_TEXT)


def _size(thing: Json) -> int:
    """Characters that count towards a command's 8,000, in the longest of its languages."""
    size = sum(max(units(str(text)) for text in _texts(thing, key)) for key in ("name", "description"))
    for choice in thing.get("choices") or []:
        size += units(str(choice.get("name"))) + units(str(choice.get("value")))
    return size + sum(_size(option) for option in thing.get("options") or [])
