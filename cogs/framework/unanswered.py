"""People who were left without an answer when the process died: they are told after the next start, as long as Discord
takes an answer. Who waits stands in a file meanwhile.

The file holds tokens, by which anybody could answer, so that it is its owner's alone; it is empty while nobody waits.
"""

import json
import os
from collections.abc import Callable
from logging import getLogger
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp
import discord

from cogs.framework.reply import text_reply
from words.speech import words

log = getLogger(__name__)

TOKEN_LASTS_S: Final = 15 * 60.0
_REFUSED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)


class Waiting(NamedTuple):
    """An interaction whose person waits: of which application, in which language, since when (UTC seconds)."""

    id: int
    application_id: int
    token: str
    language: str
    since: float


class Unanswered:
    """`path`: of the file, None for a bot that is never started again; `now`: UTC seconds."""

    def __init__(self, path: Path | None, now: Callable[[], float]) -> None:
        self._path = path
        self._now = now
        self._waiting: dict[int, Waiting] = {}
        self._left_over = self._read()

    def begin(self, interaction: discord.Interaction[Any], language: str) -> None:
        """Its person is told that an answer follows."""
        if self._path is not None:
            token = interaction.application_id, interaction.token
            self._waiting[interaction.id] = Waiting(interaction.id, *token, language, self._now())
            self._write()

    def done(self, interaction: discord.Interaction[Any]) -> None:
        """It was answered, or will not be."""
        if self._waiting.pop(interaction.id, None) is not None:
            self._write()

    async def tell(self, client: discord.Client) -> None:
        """Tell those whom an earlier process left waiting that they have to try again."""
        while self._left_over:
            waiting = self._left_over.pop()
            if self._now() - waiting.since < TOKEN_LASTS_S:
                await _tell(client, waiting)
        self._write()

    def _read(self) -> list[Waiting]:
        if self._path is None or not self._path.exists():
            return []
        try:
            return [Waiting(*entry) for entry in json.loads(self._path.read_text(encoding="utf-8"))]
        except (OSError, ValueError, TypeError) as problem:  # such as one that somebody has edited
            log.warning("who was waiting for an answer is not known: %s", problem)
            return []

    def _write(self) -> None:
        """At one go, so that the file is whole whenever the process dies."""
        if self._path is None:
            return
        new = self._path.with_name(self._path.name + ".new")
        try:
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                json.dump([*self._left_over, *self._waiting.values()], file)
            new.replace(self._path)
        except OSError as problem:  # the press itself may need no disk
            log.warning("who waits for an answer was not noted: %s", problem)


async def _tell(client: discord.Client, waiting: Waiting) -> None:
    data: Any = {"id": waiting.application_id, "type": 3, "token": waiting.token}
    webhook = discord.Webhook.from_state(data=data, state=client._connection)
    try:
        await webhook.send(view=text_reply(words(waiting.language).say("error-started-again")).view(), ephemeral=True)
    except _REFUSED as error:
        log.info("interaction %s, whose person waited when the bot ended, was not answered: %s", waiting.id, error)
