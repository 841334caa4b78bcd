"""What a bot of the tests is told by its environment, so that a test meets the same in every run.

With ARRANGED_SEED all its games have this seed; with ARRANGED_RUBIES those of Istanbul end with so many, with
ARRANGED_ROUNDS those of Marco Polo have so many; with ARRANGED_LOCALES the languages are those of this folder.
With ARRANGED_BROKEN, such as "operation.garbage:Garbage.look", that function fails whenever it is called.
With ARRANGED_ITERATIONS the searches of computer players have so many, and hardly any time.
With ARRANGED_IDENTIFIES_EVERY_S its shards identify with the gateway so many seconds apart.
ARRANGED_PENCIL draws its pictures: "blank"; "slow", blank and late, see `SLOW_FILE`; "broken"; real ones without it."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Hashable
from functools import reduce
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from cachetools import LRUCache
from PIL import Image

from cogs.client import client
from cogs.framework.reply import Picture, Reply
from db.postgresql import cluster
from engine.players import thinking_time
from host.finished import proof
from host.lobby import start
from processes import Threaded, Timed
from render import studio
from render.games import pictures
from tests.support.language.second_language import speak_from
from words.speech import languages, load_languages, words

T = TypeVar("T")

SLOW_FILE: Final = Path("slow")
"""While it stands in the bot's folder, every picture takes as many seconds more as it says."""
SLOW_WITHIN_S, QUICK_WITHIN_S = 0.1, 60.0
BLANK: Final = Image.new("RGB", (176, 112))


_drawn = Reply.drawn


class Forgetful(LRUCache[Hashable, bytes]):
    """Each picture is drawn anew."""

    def __contains__(self, key: object) -> bool:
        return False


def read_languages() -> None:
    """Once for all bots that are forked from this process, the names of commands too, which each registers."""
    load_languages()
    for speech in map(words, languages()):
        for message in speech._bundles[0]._messages:
            speech.has(message)


def arrange() -> None:
    """Do what the environment says, but for the ends of games (`short_games`)."""
    cluster.TAKEN_WITHIN_S *= 3  # answers have more time too
    cluster.IDENTIFIES_EVERY_S = float(os.environ.get("ARRANGED_IDENTIFIES_EVERY_S", cluster.IDENTIFIES_EVERY_S))
    if "ARRANGED_SEED" in os.environ:
        seed = bytes.fromhex(os.environ["ARRANGED_SEED"])
        start.seed_from = proof.seed_from = lambda *_: seed
    if "ARRANGED_LOCALES" in os.environ:
        speak_from(Path(os.environ["ARRANGED_LOCALES"]))
    else:
        client.load_languages = _read_before
    if iterations := os.environ.get("ARRANGED_ITERATIONS"):
        quick = thinking_time.Budget(int(iterations), 0.1)
        thinking_time.BUDGETS.update(dict.fromkeys(thinking_time.BUDGETS, (quick, quick)))
    if broken := os.environ.get("ARRANGED_BROKEN"):
        module, _, path = broken.partition(":")
        *holders, name = path.split(".")
        _break(reduce(getattr, holders, import_module(module)), name)
    studio.Studio.warm_up = _nothing  # type: ignore[method-assign]
    if pencil := os.environ.get("ARRANGED_PENCIL"):
        _draw_with({"blank": _blank, "slow": _slow, "broken": _broken}[pencil])
        if pencil == "slow":
            studio.LRUCache = Forgetful  # type: ignore[misc]
            Reply.drawn = _drawn_in_time  # type: ignore[method-assign]
        _need_no_processes()


def _read_before() -> None:
    """To go through all languages touches most of what was forked, and copies it."""


def _break(holder: Any, name: str) -> None:
    def fails(*_: Any, **__: Any) -> NoReturn:
        raise RuntimeError("arranged to fail")

    async def fails_later(*_: Any, **__: Any) -> NoReturn:
        fails()

    setattr(holder, name, fails_later if iscoroutinefunction(getattr(holder, name)) else fails)


def _draw_with(pencil: Callable[[Any], Image.Image]) -> None:
    studio.pictures = lambda game: dict.fromkeys(pictures(game), pencil)
    studio.drawing = lambda game, name: pencil


def _blank(_: Any) -> Image.Image:
    return BLANK


def _slow(_: Any) -> Image.Image:
    time.sleep(float(SLOW_FILE.read_text()) if SLOW_FILE.exists() else 0)
    return BLANK


async def _drawn_in_time(reply: Reply, _: float) -> list[Picture] | None:
    """On a machine of any speed slow pictures are late, and quick ones are not."""
    return await _drawn(reply, SLOW_WITHIN_S if SLOW_FILE.exists() else QUICK_WITHIN_S)


def _broken(_: Any) -> NoReturn:
    raise RuntimeError("the pencil broke")


def _need_no_processes() -> None:
    """Computer players think in a thread too: their processes would take longer to start than all that they do."""
    Threaded.start = _nothing  # type: ignore[method-assign]
    Threaded.run = _in_thread  # type: ignore[method-assign]
    Timed.run = _timed_in_thread  # type: ignore[method-assign]


async def _nothing(*_: Any) -> None:
    pass


def _in_thread(_: Threaded, work: Callable[..., T], /, *given: Any) -> Awaitable[T]:
    return asyncio.to_thread(work, *given)


def _timed_in_thread(_: Timed, __: float, work: Callable[..., T], /, *given: Any, **___: Any) -> Awaitable[T]:
    return asyncio.to_thread(work, *given)
