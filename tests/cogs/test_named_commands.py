"""Sentences send people to commands that there are."""

import re

import cogs.client.client  # noqa: F401 registers every command
from cogs.framework.commands import COMMANDS
from words.speech import LOCALES

NAMED = re.compile(r"(?<![\w/<.])/([a-z]+)(?: ([a-z]+))?")
GROUPS = {name.split()[0] for name in COMMANDS if " " in name}


def test_every_command_that_a_sentence_names_exists() -> None:
    lines = [line for path in LOCALES.rglob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    said = [line for line in lines if not line.startswith("#")]
    named = {match.groups() for line in said for match in NAMED.finditer(line)}
    commands = {f"{first} {second}" if first in GROUPS else first for first, second in named}
    assert len(commands) > 20 and commands <= COMMANDS.keys()
