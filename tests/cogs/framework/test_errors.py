"""Trouble outside the bot is one line of its log."""

import logging
import sys
from typing import Any

import aiohttp
import discord
import pytest

from cogs.framework.errors import OneLine
from tests.support.interactions import Response


def logged(error: Exception) -> logging.LogRecord:
    """The record of an error with its way through the code, after the filter."""
    try:
        raise error
    except Exception:  # noqa: BLE001 - any will do
        record = logging.LogRecord("x", logging.ERROR, __file__, 1, "in %s", ("a press",), sys.exc_info())
    assert OneLine().filter(record)
    return record


@pytest.mark.parametrize("status", [429, 500, 502, 503])
def test_what_discord_cannot_do_now(status: int) -> None:
    answer: Any = Response(status)
    record = logged(discord.HTTPException(answer, "<html>\n<p>sorry</p>\n</html>"))
    assert record.exc_info is None
    text = logging.Formatter().format(record)
    assert text.startswith("in a press: HTTPException: ") and str(status) in text and "\n" not in text


@pytest.mark.parametrize(
    "error",
    [aiohttp.ServerDisconnectedError(), ConnectionResetError("gone"), TimeoutError(), discord.RateLimited(300.0)],
)
def test_a_way_that_is_cut(error: Exception) -> None:
    assert logged(error).exc_info is None


@pytest.mark.parametrize("error", [KeyError("x"), discord.HTTPException(Response(400), "Invalid Form Body")])  # type: ignore[arg-type]
def test_mistakes_of_the_bot_keep_their_way_through_the_code(error: Exception) -> None:
    assert logged(error).exc_info is not None


@pytest.mark.parametrize(("status", "code"), [(400, 40060), (404, 10062), (401, 50027)])
@pytest.mark.parametrize("level", [logging.DEBUG, logging.INFO])
def test_an_answer_given_twice_or_too_late_is_a_line_for_developers_alone(
    caplog: pytest.LogCaptureFixture, level: int, status: int, code: int
) -> None:
    caplog.set_level(level)
    try:
        raise discord.HTTPException(Response(status), {"code": code, "message": "no more"})  # type: ignore[arg-type]
    except discord.HTTPException:
        record = logging.LogRecord("x", logging.ERROR, __file__, 1, "in %s", ("a completion",), sys.exc_info())
    assert OneLine().filter(record) is (level == logging.DEBUG)
    assert record.levelno == logging.DEBUG and record.exc_info is None
    assert record.getMessage().startswith("in a completion: HTTPException: ")
