"""How the operator's commands reach the running bot: a Unix socket beside its database, which only its user may open.

One connection carries one command: a line of JSON, a list of words, and back a line with `code` and `lines`."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from logging import getLogger
from pathlib import Path
from typing import Final

from host import Host
from operation.commands import BAD, Answer, Look, carry_out

log = getLogger(__name__)

LONGEST: Final = 64 * 1024  # bytes of a command or an answer's line
ONLY_ITS_USER: Final = 0o177  # the mask that leaves mode 600
ANSWERS_WITHIN_S: Final = 600.0  # verifying every game takes a while


@asynccontextmanager
async def listening(path: Path, host: Host, look: Look | None = None) -> AsyncIterator[None]:
    """Takes commands while it is open; `look`: see `carry_out`. A path that is too long for a socket is logged, and
    there are no commands."""

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answer = await carry_out(host, [str(word) for word in json.loads(await reader.readline())], look)
            writer.write(json.dumps(answer._asdict()).encode() + b"\n")
            await writer.drain()
        except (ValueError, OSError) as problem:
            log.warning("a command of the operator was not understood: %s", problem)
        finally:
            writer.close()

    # A socket that is left of a killed process is removed by asyncio, and the database lets no second process in.
    mask = os.umask(ONLY_ITS_USER)
    try:
        server = await asyncio.start_unix_server(connected, path, limit=LONGEST)
    except OSError as problem:
        log.warning("the operator's commands cannot reach the running bot: %s: %s", path, problem)
        yield
        return
    finally:
        os.umask(mask)
    try:
        yield
    finally:
        server.close()
        with suppress(FileNotFoundError):  # somebody may have emptied the folder
            os.unlink(path)


async def sent(path: Path, words: Sequence[str]) -> Answer | None:
    """The running bot's answer to a command; None where none runs. Raises OSError where this user may not ask it."""
    try:
        reader, writer = await asyncio.open_unix_connection(path, limit=16 * 1024 * 1024)
    except (FileNotFoundError, ConnectionRefusedError):
        return None
    try:
        writer.write(json.dumps(list(words)).encode() + b"\n")
        await writer.drain()
        return Answer(**json.loads(await asyncio.wait_for(reader.readline(), ANSWERS_WITHIN_S)))
    except (ValueError, ConnectionError, TimeoutError):  # it ended, or did not understand: its log says what
        return Answer(["The running bot gave no answer. Its log may say why."], BAD)
    finally:
        writer.close()
