"""Refusals and trouble outside the bot are told in words; trouble is one line of the log."""

import logging
import sys
from typing import Any

import aiohttp
import discord
import pytest

from cogs.framework.errors import OneLine, tell
from engine.core.decision import Refusal
from tests.host.desk import ADA, BEN, Desk
from tests.support.interactions import Response, press_of
from tests.support.language.refusals import Raised, raised
from words.games import GAMES, game_words
from words.speech import UNSAID, words


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


def refused_by_games() -> list[tuple[str, Raised]]:
    """Every reason of the rules of every game, and of what all games share."""
    return [(game, refusal) for game in GAMES for refusal in raised("engine/core", f"engine/{game}")]


@pytest.mark.parametrize(("game", "refusal"), refused_by_games(), ids=lambda each: getattr(each, "code", each))
async def test_a_refusal_of_the_rules_has_its_sentence_wherever_it_comes_up(
    desk: Desk, caplog: pytest.LogCaptureFixture, game: str, refusal: Raised
) -> None:
    example = refusal.example(game)
    example.rules = game
    interaction = press_of(desk, ADA)
    await tell(interaction, example)
    told = interaction.response.send_message.call_args.kwargs["view"].children[0].content
    assert told == game_words(game).refusal(words(), example, None, ())
    assert words().say(UNSAID) not in told and not caplog.records


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_position_refuses_says_whose_rules_those_are(desk: Desk, game: str) -> None:
    position = (await desk.host.table(await desk.begin(game, ADA, BEN))).position
    with pytest.raises(Refusal) as refused:
        position.choose(position.seats_to_act[0], "move 99")
    assert refused.value.rules == game


async def test_a_message_that_was_deleted_is_said_in_words_and_in_one_line_of_the_log(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    response: Any = Response(404)
    interaction = press_of(desk, ADA)
    await tell(interaction, discord.NotFound(response, {"code": 10008, "message": "Unknown Message"}))
    assert "deleted" in interaction.response.send_message.call_args.kwargs["view"].children[0].content
    (line,) = caplog.records
    assert line.levelno == logging.WARNING and line.exc_info is None


def test_where_nothing_can_be_stored_no_cause_is_guessed() -> None:
    """It may be a full disk, and as well a server that does not run."""
    told = words().say("error-storage", code="K7F2-3M").lower()
    assert not any(cause in told for cause in ("disk", "file", "database", "postgresql", "server"))
