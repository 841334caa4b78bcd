"""/league: the leagues and cups of a server; the screen of one, where people register, say that they are ready,
withdraw, and see its table and its games."""

from typing import Any, Final

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    check_permissions,
    manages_server,
    reader_style,
    reader_words,
    replies,
    server_of,
    slash_reply,
    text_part,
    text_reply,
)
from cogs.leagues.table_card import table_card
from cogs.leagues.telling import (
    all_rules,
    dates_line,
    division_lines,
    fixture_name,
    named,
    people_lines,
    person,
    rules_line,
    stage_line,
)
from cogs.posts.threads import channel_of, check_threads
from engine.core.decision import Refusal
from host import EntrantRow, FixtureRow, Host
from host.leagues import registering
from host.leagues.organising import may_organise
from host.leagues.season import OPEN, OVER, PLAYING, READY, RUNNING, Season, season_of
from seasons.standing import Status
from words.speech import Words

LEAGUE: Final = "[a-z0-9]{1,16}"
REGISTER, BE_READY, LEAVE, SURE = "register", "ready", "leave", "sure"
SHOWN: Final = 10  # of a server
GAMES_SHOWN: Final = 11  # of a division


@slash_reply("league")
async def leagues(interaction: Interaction) -> Reply:
    return await _all(interaction)


@replies("leagues", update=True, rest="")
async def press_all(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _all(interaction)


async def _all(interaction: Interaction) -> Reply:
    """A server's leagues and cups. Raises Refusal no_server."""
    server, w, host = server_of(interaction), reader_words(interaction), interaction.client.services.host
    seasons = (await registering.leagues_of(host, server))[:SHOWN]
    parts = text_part(w.say("leagues-title" if seasons else "leagues-none"))
    for season in seasons:
        line = "\n".join([w.say("league-line", league=named(w, season)), stage_line(w, season)])
        parts += text_part(line, league_button(w, season))
    if manages_server(interaction):
        parts += text_part(w.say("league-set-up"), button(w.say("button-league-new"), "league-new"))
    return Reply(parts, screen=ScreenName("league", ""))


async def season_here(interaction: Interaction, league_id: str) -> Season:
    """The season of a league of the server. Raises Refusal: no_server, unknown_league."""
    season = await season_of(interaction.client.services.host, league_id)
    if season.league.guild_id != server_of(interaction):
        raise Refusal("unknown_league")
    return season


@replies("league", update=True, rest=LEAGUE)
async def press_league(interaction: Interaction, pressed: Pressed) -> Reply:
    return league_screen(interaction, await season_here(interaction, pressed.rest))


@replies("league-do", update=True, rest=f"{LEAGUE}:({REGISTER}|{BE_READY}|{LEAVE}|{SURE})")
async def press_do(interaction: Interaction, pressed: Pressed) -> Reply:
    """Registers somebody, notes that they are ready, or has them withdraw, after asking where the season has begun.
    Raises Refusal as these do."""
    league_id, what = pressed.rest.split(":")
    season, host = await season_here(interaction, league_id), interaction.client.services.host
    someone, w = interaction.user, reader_words(interaction)
    if what == REGISTER:
        await registering.register(host, league_id, someone.id, someone.display_name)
    elif what == BE_READY:
        await registering.be_ready(host, league_id, someone.id)
    elif what == LEAVE and season.league.stage == PLAYING and _plays(season, someone.id):
        sure = button(w.say("button-withdraw"), "league-do", rest=f"{league_id}:{SURE}")
        back = button(w.say("button-back"), "league", rest=league_id)
        return Reply(text_part(w.say("league-withdraw-ask"), sure, back), screen=ScreenName("league", ""))
    else:
        await registering.leave(host, league_id, someone.id)
    return league_screen(interaction, await season_of(host, league_id))


def league_place(interaction: Interaction) -> discord.TextChannel:
    """The channel of an interaction, for a league's posts and the threads of its games. Raises Refusal no_league_here;
    PermissionsMissing where the bot may not post or open threads there."""
    check_permissions(interaction)
    place = channel_of(interaction.guild, interaction.channel_id or 0)
    if place is None or interaction.guild is None:
        raise Refusal("no_league_here")
    check_threads(interaction.guild, place)
    return place


def league_button(w: Words, season: Season) -> discord.ui.Item[Any]:
    """The button that leads to a league's or cup's screen."""
    return button(w.say("button-league", kind=season.setup.kind), "league", rest=season.league.id)


def rules_button(w: Words, season: Season) -> discord.ui.Item[Any]:
    return button(w.say("button-league-rules"), "league-rules", rest=season.league.id)


@replies("league-rules", update=True, rest=LEAGUE)
async def press_rules(interaction: Interaction, pressed: Pressed) -> Reply:
    """How a league or cup is played, in full."""
    season, w = await season_here(interaction, pressed.rest), reader_words(interaction)
    rules = [f"- {rule}" for rule in all_rules(w, season)]
    opens = [dates_line(w, season)] if season.league.stage == OPEN and not season.setup.is_cup else []
    lines = [w.say("league-line", league=named(w, season)), *opens, rules_line(w, season), *rules]
    back = button(w.say("button-back"), "league", rest=season.league.id)
    return Reply(text_part("\n".join(lines), back), screen=ScreenName("league", ""))


def _plays(season: Season, user_id: int) -> bool:
    entrant = season.entry_of(user_id)
    return entrant is not None and entrant.status == Status.PLAYING


def league_screen(interaction: Interaction, season: Season) -> Reply:
    """A league or cup as one person sees it."""
    w, league, own = reader_words(interaction), season.league, season.entry_of(interaction.user.id)
    lines = [w.say("league-line", league=named(w, season)), rules_line(w, season), stage_line(w, season)]
    lines += people_lines(w, season)
    if own is not None and (season.fixtures or league.stage != OVER):
        lines.append(_own_line(w, season, own.status, own.ready, own.division))
    buttons = list[discord.ui.Item[Any]]()

    def add(label: str, what: str, *, main: bool = False) -> None:
        style = discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary
        buttons.append(button(w.say(label), "league-do", rest=f"{league.id}:{what}", style=style))

    if own is None and league.stage in (OPEN, READY, PLAYING):
        add("button-register" if league.stage != PLAYING else "button-reserve", REGISTER, main=True)
    elif own is not None and league.stage == READY and not own.ready:
        add("button-ready", BE_READY, main=True)
    if own is not None and league.stage in (OPEN, READY, PLAYING) and own.status in (Status.PLAYING, Status.RESERVE):
        add("button-withdraw", LEAVE)
    more = [rules_button(w, season)]
    if season.fixtures:
        more.append(button(w.say("button-league-table"), "league-table", rest=f"{league.id}:{_division(own)}"))
        more.append(button(w.say("button-league-games"), "league-games", rest=f"{league.id}:{_division(own)}"))
    if may_organise(league, interaction.user.id, manages_server(interaction)):
        more.append(button(w.say("button-league-organise"), "league-organise", rest=league.id))
    more.append(button(w.say("button-leagues"), "leagues"))
    rows = [discord.ui.ActionRow[Any](*row) for row in (buttons, more) if row]
    return Reply([*text_part("\n".join(lines)), *rows], screen=ScreenName("league", ""))


def _own_line(w: Words, season: Season, status: str, ready: bool, division: int | None) -> str:
    stage = season.league.stage
    if status != Status.PLAYING:
        return w.say("league-own", status=status)
    if stage == READY:
        return w.say("league-own", status="ready" if ready else "not-ready")
    if stage == OPEN:
        return w.say("league-own", status="registered")
    return w.say("league-own-division", division=division or 1, divisions=season.divisions)


def _division(own: EntrantRow | None) -> int:
    """That of a person, else the first one."""
    return (own.division if own is not None else None) or 1


def _pages(w: Words, season: Season, verb: str, division: int) -> list[discord.ui.Item[Any]]:
    """Buttons for the other divisions next to one, and the way back."""
    near = [other for other in (division - 1, division + 1) if 1 <= other <= season.divisions]
    pages = [
        button(w.say("button-league-division", division=other), verb, rest=f"{season.league.id}:{other}")
        for other in near
    ]
    return [*pages, button(w.say("button-back"), "league", rest=season.league.id)]


@replies("league-table", update=True, rest=rf"{LEAGUE}:\d{{1,3}}")
async def press_table(interaction: Interaction, pressed: Pressed) -> Reply:
    """The table of a division as it is now."""
    league_id, _, division = pressed.rest.partition(":")
    season, w = await season_here(interaction, league_id), reader_words(interaction)
    lines = [w.say("league-line", league=named(w, season)), stage_line(w, season)]
    lines += division_lines(w, season, int(division))
    services, style = interaction.client.services, await reader_style(interaction)
    drawing = table_card(services, season, int(division), w, style)
    pages = _pages(w, season, "league-table", int(division))
    return text_reply("\n".join(lines), pages, drawing=drawing, screen=ScreenName("league", ""))


@replies("league-games", update=True, rest=rf"{LEAGUE}:\d{{1,3}}")
async def press_games(interaction: Interaction, pressed: Pressed) -> Reply:
    """The games of a division, and who waits for whom."""
    league_id, _, division = pressed.rest.partition(":")
    season, w = await season_here(interaction, league_id), reader_words(interaction)
    host = interaction.client.services.host
    fixtures = [fixture for fixture in season.fixtures if fixture.division == int(division)]
    lines = [w.say("league-line", league=named(w, season))]
    lines += [await _fixture_line(host, w, season, fixture) for fixture in fixtures[:GAMES_SHOWN]]
    parts = text_part("\n".join(lines), *_pages(w, season, "league-games", int(division)))
    return Reply(parts, screen=ScreenName("league", ""))


async def _fixture_line(host: Host, w: Words, season: Season, fixture: FixtureRow) -> str:
    there = [season.entrant(number) for number in fixture.entrants if number not in fixture.absent]
    who = w.commas(person(entrant) for entrant in there if not Status(entrant.status).left)
    name, state = fixture_name(w, fixture), w.say("league-game-state", state=fixture.state)
    if fixture.state == RUNNING and fixture.game_id is not None:
        name = f"<#{(await host.game(fixture.game_id)).channel_id}>"  # the thread, which has the game's number
        called = await _called(host, season, fixture.game_id)
        state = w.say("league-game-waits", who=called) if called else ""
    return w.chain([f"{name}: {who}" if who else name, state])


async def _called(host: Host, season: Season, game_id: str) -> str:
    """Mentions of those for whom a game waits, of who is out no more; empty where it cannot be read."""
    try:
        table = await host.table(game_id)
    except Refusal:
        return ""
    called = [table.seats[seat].user_id for seat in table.called]
    playing = {entrant.user_id for entrant in season.playing}
    return ", ".join(f"<@{user_id}>" for user_id in called if user_id in playing)
