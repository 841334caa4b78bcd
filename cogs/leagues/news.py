"""What a league or cup posts in its channel: registration, ready, begun, its table, who is out or comes in, what its
organiser did, the end."""

from collections.abc import Sequence
from logging import getLogger
from typing import Any, Final

import discord

from cogs.framework import (
    NO_MENTIONS,
    Picture,
    Reply,
    Services,
    button,
    duration,
    files,
    guild_words,
    limits,
    names_of,
    server_style,
    text_part,
    words_of_game,
)
from cogs.leagues.league import league_button, rules_button
from cogs.leagues.table_card import table_card
from cogs.leagues.telling import (
    dates_line,
    division_lines,
    fixture_name,
    members_line,
    moving_lines,
    named,
    over_line,
    person,
    rules_line,
    stage_line,
)
from cogs.posts.outgoing import Message, post_marker, post_message
from cogs.posts.sending import OF_SERVER, TO_PERSON, find_sent
from engine.core.decision import Refusal
from host import EntrantRow, Host, PostRow
from host.clock import MINUTE_S
from host.leagues.channel import buttons_taken, lost, note_buttons, works
from host.leagues.highlights import best_turn_of, closest_game_of, most_wins_of, quickest_of
from host.leagues.season import OPEN, Season, season_numbered, season_of
from host.messages.posts import LeagueClosed, LeagueCount, LeagueLost, LeagueNews
from host.people.settings import settings_of
from host.turn import looking
from seasons.schedule import LEAST_PEOPLE
from words.games import game_words
from words.shapes import fitting
from words.speech import Words

log = getLogger(__name__)

PICTURES: Final = 5
"""Of so many divisions a post shows the table as a picture; of the others in words alone."""


async def tell(client: discord.Client, services: Services, post: PostRow) -> None:
    """Sends a post of a league where it is told of now. Where that channel is gone nothing is told; its organiser is
    told that. Raises the errors of discord.py."""
    host, news = services.host, LeagueNews.read(post.payload)
    w, season = await guild_words(client, host, post.guild_id), await season_numbered(host, news.league, news.season)
    place = season.league.channel_id
    channel = client.get_partial_messageable(place)
    if news.news in ("standing", "over"):
        message = await _tables_message(services, w, season, news, post)
    else:
        message = await _message(host, w, season, news, post)
    try:
        message_id = await find_sent(client, channel, post) if post.uncertain else None
        if message_id is None:
            message_id = (
                await channel.send(
                    view=message.view,
                    files=message.files,
                    allowed_mentions=message.mentions,
                    nonce=post.nonce,
                    silent=message.silent,
                )
            ).id
    except discord.NotFound as gone:
        log.warning("league %s has lost its channel %s: %s", news.league, place, gone.text)
        await lost(host, news.league, place)
        return
    except discord.Forbidden:  # tried again until it is allowed
        await lost(host, news.league, place)
        raise
    await works(host, season)
    if news.news in ("open", "ready"):
        await note_buttons(host, news.league, news.season, place, message_id)


async def take_buttons(client: discord.Client, services: Services, post: PostRow) -> None:
    """Edits the posts of a registration that is over: nobody is asked to register or be ready any more."""
    host, closed = services.host, LeagueClosed.read(post.payload)
    w = await guild_words(client, host, post.guild_id)
    season = await season_numbered(host, closed.league, closed.season)
    view = post_message(w.say("league-news-closed", league=named(w, season)), post, [league_button(w, season)]).view
    await _edit(client, season, view)
    await buttons_taken(host, closed.league)


async def recount(client: discord.Client, services: Services, post: PostRow) -> None:
    """Edits the post of a cup's registration: how many there are now; nothing once that is over."""
    host, counted = services.host, LeagueCount.read(post.payload)
    w = await guild_words(client, host, post.guild_id)
    season = await season_numbered(host, counted.league, counted.season)
    if season.league.stage == OPEN:
        news = LeagueNews(league=counted.league, season=counted.season, news="open")
        await _edit(client, season, (await _message(host, w, season, news, post)).view)


async def _edit(client: discord.Client, season: Season, view: discord.ui.LayoutView) -> None:
    """Edits the posts with buttons of a registration, as far as they are there."""
    for channel_id, message_id in season.league.noted_messages:
        message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.edit(view=view, allowed_mentions=NO_MENTIONS)
        except (discord.NotFound, discord.Forbidden) as gone:
            log.info("message %s of league %s stays as it was: %s", message_id, season.league.id, gone.text)


async def lost_notice(host: Host, post: PostRow, w: Words) -> Message | None:
    """To the organiser: the channel is lost, and what to do; None where it works again."""
    season = await season_of(host, LeagueLost.read(post.payload).league)
    if season.league.lost is None:
        return None
    where, game = f"<#{season.league.channel_id}>", named(w, season)
    message = post_message(w.say("league-lost", where=where, league=game), post)
    message.silent = False
    return message


async def _message(host: Host, w: Words, season: Season, news: LeagueNews, post: PostRow) -> Message:
    lines, buttons = _lines(w, season, news), list[discord.ui.Item[Any]]()
    league = news.league
    if news.news == "open":
        buttons.append(
            button(w.say("button-register"), "league-do", rest=f"{league}:register", style=discord.ButtonStyle.primary)
        )
        buttons.append(rules_button(w, season))
    elif news.news == "ready":
        buttons.append(
            button(w.say("button-ready"), "league-do", rest=f"{league}:ready", style=discord.ButtonStyle.primary)
        )
    buttons.append(league_button(w, season))
    message = post_message("\n".join(lines), post, buttons)
    if news.news == "ready":
        message.ping(await _reachable(host, season.playing))
    return message


def _lines(w: Words, season: Season, news: LeagueNews) -> Sequence[str]:
    title = named(w, season)
    match news.news:
        case "open":
            return [w.say("league-news-open", league=title), rules_line(w, season), dates_line(w, season)]
        case "ready":
            begins = f"<t:{int(news.when)}:f>"
            who = w.listed(person(entrant) for entrant in season.playing)
            return [w.say("league-news-ready", league=title, begins=begins, count=len(season.playing), who=who)]
        case "begun":
            members = [members_line(w, season, division) for division in range(1, season.divisions + 1)]
            return [w.say("league-news-begun", league=title), *members]
    by_number = {entrant.number: person(entrant) for entrant in season.entrants}
    fixture = next((one for one in season.fixtures if one.number == news.fixture), None)
    facts = {
        "who": by_number.get(news.entrant, ""),
        "other": by_number.get(news.other, ""),
        "game": "" if fixture is None else fixture_name(w, fixture),
        "when": f"<t:{int(news.when)}:D>",
    }
    about = {"league": title, "kind": season.setup.kind, "why": news.why}
    return [w.say(f"league-news-{news.news}", least=LEAST_PEOPLE, **about, **facts)]


async def _tables_message(services: Services, w: Words, season: Season, news: LeagueNews, post: PostRow) -> Message:
    """The tables of all divisions in words, and those of the highest ones as pictures below them; at the end the
    champion and the best turn."""
    over, title = news.news == "over", named(w, season)
    head = [w.say("league-news-over" if over else "league-news-standing", league=title)]
    head += [over_line(w, season), *await _prizes(services.host, w, season)] if over else [stage_line(w, season)]
    divisions = range(1, season.divisions + 1)
    room = (limits.TEXT - len("\n".join(head))) // max(1, season.divisions)
    tables = [_table(w, season, division, room, over=over) for division in divisions]
    style, pictures = await server_style(services, season.league.guild_id), list[Picture]()
    for division in divisions[:PICTURES]:
        drawn = await table_card(services, season, division, w, style)
        pictures += [picture._replace(name=f"division-{division}.webp", below=division) for picture in drawn]
    texts = [*tables[:PICTURES], *filter(None, ["\n".join(tables[PICTURES:])])]
    reply = Reply(
        [
            discord.ui.TextDisplay[Any]("\n".join(head), id=post_marker(post)),
            *(part for text in texts for part in text_part(text)),
            discord.ui.ActionRow[Any](league_button(w, season)),
        ]
    )
    return Message(reply.view(pictures), files=files(pictures))


def _table(w: Words, season: Season, division: int, room: int, *, over: bool) -> str:
    """The table of a division in at most `room` characters; at the end with who moves up and down."""
    moved = moving_lines(w, season, division) if over else []
    room -= sum(len(line) + 1 for line in moved)
    return "\n".join([*fitting(division_lines(w, season, division), max(0, room)), *moved])


async def _prizes(host: Host, w: Words, season: Season) -> list[str]:
    """The best turn, who won most games, the closest game and the quickest person: a line each, where there is one."""
    lines, wins, close = await _best_turn(host, w, season), most_wins_of(season), closest_game_of(season)
    if wins is not None:
        who = w.listed(person(season.entrant(number)) for number in wins.people)
        lines.append(w.say("league-most-wins", who=who, count=wins.games))
    if close is not None:
        fixture = season.fixture(close.game)
        who = w.listed(person(season.entrant(number)) for number in close.people)
        scores = w.say("league-scores", first=close.scores[0], second=close.scores[1])
        where = f"<#{(await host.game(fixture.game_id or '')).channel_id}>"
        lines.append(w.say("league-closest-game", who=who, scores=scores, where=where))
    quickest = await quickest_of(host, season)
    if quickest is not None:
        who, time = person(season.entrant(quickest.person)), duration(w, max(quickest.seconds, MINUTE_S))
        lines.append(w.say("league-quickest", who=who, time=time))
    return lines


async def _best_turn(host: Host, w: Words, season: Season) -> list[str]:
    """A line on the best turn of a season, where one is known and can be shown."""
    best = await best_turn_of(host, season)
    if best is None:
        return []
    fixture = season.fixture(best.game)
    try:
        history = await looking.history(host, fixture.game_id or "", views=False)
    except Refusal as refusal:
        log.warning("the best turn of league %s cannot be shown: %s", season.league.id, refusal.code)
        return []
    turn = history.between(best.first, best.first)[0]
    own, names = words_of_game(w, history.row), names_of(w, history.seats)
    gist = game_words(history.row.rules_name).gist(own, turn.events, names)
    line = w.say(
        "league-best-turn",
        gist=gist,
        game=fixture_name(w, fixture),
        turn=turn.number,
        where=f"<#{history.row.channel_id}>",
        percent=round(100 * best.gain),
        who=person(season.entrant(best.person)),
    )
    return [line] if gist else []


async def _reachable(host: Host, entrants: Sequence[EntrantRow]) -> list[int]:
    """Those of them who may be pinged now."""
    now, people = host.clock.now(), [entrant.user_id for entrant in entrants if entrant.user_id is not None]
    return [person for person in people if (await settings_of(host.people, person)).reachable_at(now) <= now]


OF_SERVER[LeagueNews.kind] = tell
OF_SERVER[LeagueCount.kind] = recount
OF_SERVER[LeagueClosed.kind] = take_buttons
TO_PERSON[LeagueLost.kind] = lost_notice
