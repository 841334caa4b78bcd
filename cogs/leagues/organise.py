"""The screen of who organises a league or cup: replacing somebody, making a game void, a week more, calling it off,
moving it here, the next registration."""

from typing import Any

import discord

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    limits,
    manages_server,
    menu,
    menu_option,
    reader_words,
    replies,
    text_part,
)
from cogs.leagues.league import LEAGUE, league_place, season_here
from cogs.leagues.telling import fixture_name, name_shown, named, person, stage_line
from engine.core.decision import Refusal
from host.leagues import organising
from host.leagues.season import OPEN, OVER, PLAYING, READY, RUNNING, WAITING, Season

EXTEND, CALL_OFF, SURE, HERE, AGAIN = "extend", "off", "sure", "here", "again"
REPLACE, VOID = "replace", "void"


@replies("league-organise", update=True, rest=LEAGUE)
async def press_organise(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _screen(interaction, pressed.rest)


@replies("league-organise-in", update=True, rest=LEAGUE, value=r"\d{1,3}", values=ONE_VALUE)
async def press_division(interaction: Interaction, pressed: Pressed) -> Reply:
    """The screen with the people and games of another division."""
    return await _screen(interaction, pressed.rest, int(pressed.value))


@replies("league-act", update=True, rest=f"{LEAGUE}:({EXTEND}|{CALL_OFF}|{SURE}|{HERE}|{AGAIN})")
async def press_act(interaction: Interaction, pressed: Pressed) -> Reply:
    """Raises Refusal as the acts do."""
    league_id, what = pressed.rest.split(":")
    season, who = await season_here(interaction, league_id), interaction.user.id
    host, manager, w = interaction.client.services.host, manages_server(interaction), reader_words(interaction)
    match what:
        case "extend":
            await organising.extend(host, league_id, who, manager)
        case "off":
            stage = season.league.stage
            sure = button(w.say("button-league-off", stage=stage), "league-act", rest=f"{league_id}:{SURE}")
            back = button(w.say("button-back"), "league-organise", rest=league_id)
            ask = w.say("league-off-ask", stage=stage, league=named(w, season))
            return Reply(text_part(ask, sure, back), screen=ScreenName("league", ""))
        case "sure":
            await organising.call_off(host, league_id, who, manager)
        case "here":
            await organising.move(host, league_id, league_place(interaction).id, who, manager)
        case "again":
            await organising.open_again(host, league_id, who, manager)
    return await _screen(interaction, league_id)


@replies("league-change", update=True, rest=f"{LEAGUE}:({REPLACE}|{VOID})", value=r"\d{1,4}", values=ONE_VALUE)
async def press_change(interaction: Interaction, pressed: Pressed) -> Reply:
    """Asks whether an entrant is to be replaced, or a game made void. Raises Refusal: no_server, unknown_league,
    not_in_season, no_such_fixture."""
    league_id, what = pressed.rest.split(":")
    season, w, number = await season_here(interaction, league_id), reader_words(interaction), int(pressed.value)
    if what == REPLACE:
        entrant = next((one for one in season.playing if one.number == number), None)
        if entrant is None:
            raise Refusal("not_in_season")
        other = person(season.reserve[0]) if season.reserve else "none"
        ask = w.say("league-replace-ask", who=person(entrant), other=other)
    else:
        fixture = next((one for one in season.in_state(RUNNING, WAITING) if one.number == number), None)
        if fixture is None:
            raise Refusal("no_such_fixture")
        ask = w.say("league-void-ask", game=fixture_name(w, fixture))
    sure = button(w.say(f"button-league-{what}"), "league-change-sure", rest=f"{league_id}:{what}:{number}")
    back = button(w.say("button-back"), "league-organise", rest=league_id)
    return Reply(text_part(ask, sure, back), screen=ScreenName("league", ""))


@replies("league-change-sure", update=True, rest=rf"{LEAGUE}:({REPLACE}|{VOID}):\d{{1,4}}")
async def press_change_sure(interaction: Interaction, pressed: Pressed) -> Reply:
    """Replaces an entrant, or makes a game void. Raises Refusal as these do."""
    league_id, what, number = pressed.rest.split(":")
    season = await season_here(interaction, league_id)
    act = organising.replace if what == REPLACE else organising.make_void
    host, manager = interaction.client.services.host, manages_server(interaction)
    await act(host, league_id, int(number), interaction.user.id, manager)
    w = reader_words(interaction)
    if what == REPLACE:
        entrant = season.entrant(int(number))
        done, division = w.say("league-done", what=what, who=person(entrant)), entrant.division
    else:
        fixture = season.fixture(int(number))
        done, division = w.say("league-done", what=what, game=fixture_name(w, fixture)), fixture.division
    return await _screen(interaction, league_id, division or 1, done)


async def _screen(interaction: Interaction, league_id: str, division: int = 1, done: str = "") -> Reply:
    """`done`: what was just done. Raises Refusal: no_server, unknown_league, not_league_organiser."""
    season, w = await season_here(interaction, league_id), reader_words(interaction)
    if not organising.may_organise(season.league, interaction.user.id, manages_server(interaction)):
        raise Refusal("not_league_organiser")
    lines = [*filter(None, [done]), w.say("league-line", league=named(w, season)), stage_line(w, season)]
    lost = season.league.lost is not None
    where = f"<#{season.league.channel_id}>"
    lines.append(w.say("league-channel-lost", where=where) if lost else w.say("league-channel", where=where))
    stage, acts = season.league.stage, list[str]()
    if stage in (OPEN, READY):
        lines.append(w.say("league-organise-later"))
    if stage == PLAYING:
        acts.append(EXTEND)
    if stage in (OPEN, READY, PLAYING):
        acts.append(CALL_OFF)
    if stage == OVER:
        acts.append(AGAIN)
    if lost or interaction.channel_id != season.league.channel_id:
        acts.append(HERE)
    buttons = [
        button(w.say(f"button-league-{act}", stage=stage), "league-act", rest=f"{league_id}:{act}") for act in acts
    ]
    buttons.append(button(w.say("button-back"), "league", rest=league_id))
    menus = _menus(interaction, season, min(max(division, 1), season.divisions)) if stage == PLAYING else []
    rows = [*(discord.ui.ActionRow[Any](one) for one in menus), discord.ui.ActionRow[Any](*buttons)]
    return Reply([*text_part("\n".join(lines)), *rows], screen=ScreenName("league", ""))


def _menus(interaction: Interaction, season: Season, division: int) -> list[discord.ui.Item[Any]]:
    """Which division, and whom of it to replace and which of its games to make void."""
    w, league_id = reader_words(interaction), season.league.id
    people = [
        menu_option(name_shown(w, entrant), str(entrant.number))
        for entrant in season.playing
        if entrant.division == division
    ]
    games = [
        menu_option(
            fixture_name(w, fixture),
            str(fixture.number),
            description=w.commas(name_shown(w, season.entrant(number)) for number in fixture.entrants),
        )
        for fixture in season.in_state(RUNNING, WAITING)
        if fixture.division == division
    ]
    menus = list[discord.ui.Item[Any]]()
    if season.divisions > 1:
        others = [
            menu_option(w.say("button-league-division", division=other), str(other), default=other == division)
            for other in near(division, season.divisions)
        ]
        menus.append(menu(w.say("menu-league-division"), others, "league-organise-in", rest=league_id))
    for what, options in ((REPLACE, people), (VOID, games)):
        if options:
            shown = options[: limits.MENU_OPTIONS]
            menus.append(menu(w.say(f"menu-league-{what}"), shown, "league-change", rest=f"{league_id}:{what}"))
    return menus


def near(division: int, divisions: int) -> range:
    """As many divisions as a menu takes, with this one among them."""
    first = min(max(1, division - limits.MENU_OPTIONS // 2), max(1, divisions - limits.MENU_OPTIONS + 1))
    return range(first, min(divisions, first + limits.MENU_OPTIONS - 1) + 1)
