"""The posts with a season's tables: words, a picture for each of the highest divisions, the best turn at the end."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType, SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.framework import limits
from cogs.leagues.news import PICTURES, tell
from db import Change, EntrantRow, FixtureRow, LeagueRow, PostRow
from host.leagues.highlights import BestTurn
from host.leagues.season import COUNTED, OVER, PLAYING, WAITING
from host.messages.posts import LeagueNews
from host.turn import looking
from seasons.schedule import schedule
from tests.host.desk import ADA, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells

FIVE = range(1, 6)


async def posted(
    desk: Desk,
    divisions: int,
    news: str,
    stage: str = PLAYING,
    *games: str,
    moved: Mapping[int, int] = MappingProxyType({}),
    league: str = "l",
) -> dict[str, Any]:
    """What is sent of a league, in whose divisions one game each is counted, `games` as far as they are named;
    `moved`: by how many divisions people fall at its end."""
    setup = {"kind": "league", "game": "istanbul", "table": 3}
    change = Change("", ("league", league))
    change.insert(LeagueRow(league, 1, 40, ADA, "istanbul", setup, 2, stage, told=0.0))
    for division in range(1, divisions + 1):
        numbers = [10 * division + at for at in FIVE]
        change.insert(
            *(
                EntrantRow(league, 2, at, at, "W" * 32, "playing", division=division, move=moved.get(at, 0))
                for at in numbers
            )
        )
        counted = {"places": (1, 2, 3), "scores": (5, 4, 3), "counted": 1.0}
        for at, table in enumerate(schedule(5, 3)):
            fixture = FixtureRow(league, 2, 5 * division - 4 + at, division, [numbers[one] for one in table], WAITING)
            game_id = next(iter(games[division - 1 :]), None)
            change.insert(fixture if at else replace(fixture, state=COUNTED, game_id=game_id, **counted))
    await desk.database.write(change)
    send = AsyncMock()
    guild = SimpleNamespace(preferred_locale="en-GB")
    client: Any = SimpleNamespace(
        get_partial_messageable=lambda _: SimpleNamespace(send=send), get_guild=lambda _: guild
    )
    services = Reader(desk, ADA, guild=1, channel=500).interaction.client.services
    owed = LeagueNews(league=league, season=2, news=news)
    post = PostRow(1, "", 0, owed.kind, 0, 40, owed.stored(), "owed", "l-2", None, 0, 0.0, None, guild_id=1)
    await tell(client, services, post)
    return dict(send.await_args.kwargs)


def texts(sent: dict[str, Any]) -> list[str]:
    return [part.content for part in sent["view"].walk_children() if isinstance(part, discord.ui.TextDisplay)]


async def test_each_division_has_its_words_and_below_them_its_picture(desk: Desk) -> None:
    sent = await posted(desk, 2, "standing")
    assert sent["silent"] and sent["allowed_mentions"].to_dict() == discord.AllowedMentions.none().to_dict()
    kinds = [type(part).__name__ for part in sent["view"].children]
    assert kinds == ["TextDisplay", *["TextDisplay", "MediaGallery"] * 2, "ActionRow"]
    assert [file.filename for file in sent["files"]] == ["division-1.webp", "division-2.webp"]
    assert say("league-division", division=2) in texts(sent)[2] and "<@21>" in texts(sent)[2]


async def test_a_league_of_very_many_divisions_fits_a_message(desk: Desk) -> None:
    sent = await posted(desk, 40, "standing")
    assert len(sent["files"]) == PICTURES
    assert sum(map(len, texts(sent))) <= limits.TEXT and sent["view"].total_children_count <= 40
    assert all(text.strip() for text in texts(sent))


async def test_at_the_end_the_champion_is_told(desk: Desk) -> None:
    said = texts(await posted(desk, 1, "over", OVER))
    assert tells(said[0], "league-champion", who="<@11>", count=1) and "%" not in said[0]


async def test_the_best_turn_is_told_with_what_it_was_and_where(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1, player="rookie")
    while not (past := await looking.history(desk.host, game_id)).turns[2:]:
        table = await desk.host.table(game_id)
        await desk.choose(game_id, ADA, next(iter(table.position.decision(table.position.seats_to_act[0]).options)))
        await desk.host.houses.settled(game_id)
    turn = past.turns[0]
    best = BestTurn(1, turn.first, 11, 0.3)
    monkeypatch.setattr("cogs.leagues.news.best_turn_of", AsyncMock(return_value=best))
    said = texts(await posted(desk, 1, "over", OVER, game_id))[0]
    where = f"<#{past.row.channel_id}>"
    facts = {"game": say("league-game", number=1), "turn": turn.number, "where": where, "percent": 30}
    gist = said.rpartition("Best turn: ")[2]
    assert tells(said, "league-best-turn", who="<@11>", gist=gist.partition(" (")[0], **facts)


async def test_at_the_end_it_is_told_who_won_most_what_was_closest_and_who_moves(desk: Desk) -> None:
    games = [await desk.begin("istanbul", ADA, houses=1, player="rookie") for _ in range(2)]
    row = await desk.host.game(games[0])
    said = "\n".join(texts(await posted(desk, 2, "over", OVER, *games, moved={12: 1, 13: 1, 21: -1, 22: -1})))
    close = {"who": "<@11> and <@12>", "scores": say("league-scores", first=5, second=4)}
    assert tells(said, "league-closest-game", where=f"<#{row.channel_id}>", **close)
    assert not tells(said, "league-most-wins"), "each of two has won one game"
    assert tells(said, "league-moving", way="down", who="<@12> and <@13>")
    assert tells(said, "league-moving", way="up", who="<@21> and <@22>")
    standing = "\n".join(texts(await posted(desk, 2, "standing", league="m")))
    assert not tells(standing, "league-closest-game") and not tells(standing, "league-moving")
