"""What a league or cup posts in its channel: registration, ready, begun, its table, who is out or comes in, what its
organiser did, the end."""

from collections.abc import Sequence
from logging import getLogger
from typing import Any

import discord

from cogs.framework import Services, button, guild_words
from cogs.leagues.telling import (
    division_lines,
    fixture_name,
    members_line,
    named,
    over_line,
    person,
    rules_line,
    stage_line,
)
from cogs.posts.outgoing import Message, post_message
from cogs.posts.sending import OF_SERVER, find_sent
from host import EntrantRow, Host, PostRow
from host.leagues.season import Season, season_numbered
from host.messages.posts import LeagueNews
from host.people.settings import settings_of
from words.speech import Words

log = getLogger(__name__)


async def tell(client: discord.Client, services: Services, post: PostRow) -> None:
    """Sends a post of a league. Where its channel is gone nothing is told; /league says so to who organises it. Raises
    the errors of discord.py."""
    news, channel = LeagueNews.read(post.payload), client.get_partial_messageable(post.channel_id)
    w = await guild_words(client, services.host, post.guild_id)
    season = await season_numbered(services.host, news.league, news.season)
    message = await _message(services.host, w, season, news, post)
    try:
        if post.uncertain and await find_sent(client, channel, post) is not None:
            return
        await channel.send(
            view=message.view,
            files=message.files,
            allowed_mentions=message.mentions,
            nonce=post.nonce,
            silent=message.silent,
        )
    except discord.NotFound as gone:
        log.warning("league %s has lost its channel %s: %s", news.league, post.channel_id, gone.text)


async def _message(host: Host, w: Words, season: Season, news: LeagueNews, post: PostRow) -> Message:
    lines, buttons = _lines(w, season, news), list[discord.ui.Item[Any]]()
    league = news.league
    if news.news == "open":
        buttons.append(
            button(w.say("button-register"), "league-do", rest=f"{league}:register", style=discord.ButtonStyle.primary)
        )
    elif news.news == "ready":
        buttons.append(
            button(w.say("button-ready"), "league-do", rest=f"{league}:ready", style=discord.ButtonStyle.primary)
        )
    buttons.append(button(w.say("button-league"), "league", rest=league))
    message = post_message("\n".join(lines), post, buttons)
    if news.news == "ready":
        message.ping(await _reachable(host, season.playing))
    return message


def _lines(w: Words, season: Season, news: LeagueNews) -> Sequence[str]:
    title = named(w, season)
    match news.news:
        case "open":
            return [w.say("league-news-open", league=title), rules_line(w, season), stage_line(w, season)]
        case "ready":
            begins = f"<t:{int(news.when)}:f>"
            who = w.listed(person(entrant) for entrant in season.playing)
            return [w.say("league-news-ready", league=title, begins=begins, count=len(season.playing), who=who)]
        case "begun":
            members = [members_line(w, season, division) for division in range(1, season.divisions + 1)]
            return [w.say("league-news-begun", league=title), rules_line(w, season), *members]
        case "standing":
            return [w.say("league-news-standing", league=title), stage_line(w, season), *_tables(w, season)]
        case "over":
            return [w.say("league-news-over", league=title), over_line(w, season), *_tables(w, season)]
    by_number = {entrant.number: person(entrant) for entrant in season.entrants}
    fixture = next((one for one in season.fixtures if one.number == news.fixture), None)
    facts = {
        "who": by_number.get(news.entrant, ""),
        "other": by_number.get(news.other, ""),
        "game": "" if fixture is None else fixture_name(w, fixture),
        "when": f"<t:{int(news.when)}:D>",
    }
    return [w.say(f"league-news-{news.news}", league=title, **facts)]


def _tables(w: Words, season: Season) -> list[str]:
    return [line for division in range(1, season.divisions + 1) for line in division_lines(w, season, division)]


async def _reachable(host: Host, entrants: Sequence[EntrantRow]) -> list[int]:
    """Those of them who may be pinged now."""
    now, people = host.clock.now(), [entrant.user_id for entrant in entrants if entrant.user_id is not None]
    return [person for person in people if (await settings_of(host.people, person)).reachable_at(now) <= now]


OF_SERVER[LeagueNews.kind] = tell
