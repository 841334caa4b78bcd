"""Sentences send people to commands that there are, by the names one types."""

import re
from pathlib import Path

import cogs.client.client  # noqa: F401 registers every command
from cogs.client.client import ORDER
from cogs.framework.commands import COMMANDS, MOVED, commands_and_groups, typed_form
from tests.host.desk import ADA, Desk
from tests.support.reader import Reader
from tests.support.sentences import say
from words.speech import LOCALES, words

NAMED = re.compile(r"(?<![\w/<.])/([a-z]+)")
TOP = {name.split()[0] for name in COMMANDS}
MOST_ON_TOP = 20
ROOT = Path(__file__).parents[2]


def test_sentences_name_a_command_by_its_message() -> None:
    """Which is `{ command-table-leave }` for /table leave: a command that moves takes its sentences along."""
    lines = [line for path in LOCALES.rglob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    said = [line for line in lines if not line.startswith("#")]
    typed = {line.strip() for line in said for match in NAMED.finditer(line) if match[1] in TOP}
    assert typed == set()


def test_each_command_is_said_as_one_types_it() -> None:
    assert {name: typed_form(words(), name) for name in COMMANDS} == {name: f"/{name}" for name in COMMANDS}


def test_few_commands_stand_on_top() -> None:
    top = {command.name for command in commands_and_groups(ORDER)}
    assert len(top) <= MOST_ON_TOP and {"new", "turn", "play", "hand", "history", "rules", "help"} <= top
    assert set(ORDER) == COMMANDS.keys(), "each has its place in the list"


def test_each_command_that_has_moved_is_where_the_help_says() -> None:
    assert {*MOVED.values()} <= COMMANDS.keys() and not MOVED.keys() & COMMANDS.keys()
    assert say("help-moved-to", before="carts", now=typed_form(words(), MOVED["carts"])) == "/carts is now /table carts"


async def test_what_belongs_to_a_server_says_so_in_direct_messages(desk: Desk) -> None:
    """Discord knows no subcommand that is for servers alone."""
    for command in ("server settings", "results leaderboard", "results finished"):
        told = await Reader(desk, ADA, guild=None, channel=1).run(command)
        assert told.strip() == say("refusal-no-server"), command


def test_every_command_that_a_page_names_exists() -> None:
    """But for the changelog, which tells of commands as they were."""
    pages = [
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")),
    ]
    groups = {name.split()[0] for name in COMMANDS if " " in name}
    named = [
        f"{first} {second}".strip() if first in groups else first
        for page in pages
        for first, second in re.findall(r"`/([a-z]+)(?: ([a-z]+))?[` ]", page.read_text("utf-8"))
        if first in TOP | MOVED.keys()
    ]
    assert len(named) > 50 and {*named} <= COMMANDS.keys() | groups
