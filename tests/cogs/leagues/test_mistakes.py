"""Mistakes at a league or cup: what is pressed too early, too late, twice, or where the bot may not do it."""

from types import SimpleNamespace

import discord
import pytest

from engine.core.decision import Refusal
from host.clock import DAY_S
from host.leagues import organising, registering
from host.leagues.season import ENDING, OPEN, OVER, PLAYING, RUNNING, VOID
from tests.support.discord.hall import Hall, choose, press, reader_of
from tests.support.reader import Reader
from tests.support.season import CHANNEL, FIRST, ORGANISER, SERVER, Club
from tests.support.sentences import say, tells

PEOPLE = range(FIRST, FIRST + 5)
CUP = "cup.istanbul.base.3.1.4.5"


async def test_who_opens_a_registration_twice_has_one(club: Club, hall: Hall) -> None:
    organiser = reader_of(club, ORGANISER, manages=True)
    organiser.interaction.guild = hall.guild
    for _ in range(2):
        assert tells(await press(organiser, "league-create", CUP), "league-cup-open", count=0)
    (first,) = await club.host.db.leagues.of_guild(SERVER)
    await registering.register(club.host, first.id, FIRST, "Ada")
    await press(organiser, "league-create", CUP)
    assert len(await club.host.db.leagues.of_guild(SERVER)) == 2, "one in which people are is another one"
    await club.passes(registering.PRESSED_TWICE_S)
    await press(organiser, "league-create", CUP)
    assert len(await club.host.db.leagues.of_guild(SERVER)) == 3


async def test_what_comes_too_early_or_too_late_is_told_with_the_reason(club: Club) -> None:
    await club.set_up()
    organiser, person = reader_of(club, ORGANISER), reader_of(club, FIRST)
    extend, again, ready = f"{club.league}:extend", f"{club.league}:again", f"{club.league}:ready"
    for rest in (extend, again):
        assert tells(await press(organiser, "league-act", rest), "refusal-season-elsewhere", stage=OPEN)
    assert tells(await press(person, "league-do", ready), "refusal-not-registered")
    await club.start(*PEOPLE)
    assert tells(await press(organiser, "league-act", again), "refusal-season-elsewhere", stage=PLAYING)
    missed = reader_of(club, FIRST + 9)
    assert tells(await press(missed, "league-do", ready), "refusal-season-begun"), "who missed it is not told otherwise"
    await club.make_tables()
    await club.passes(8 * 7 * DAY_S)
    stage = (await club.season()).league.stage  # the next season is open already where no game goes on
    assert stage in (ENDING, OPEN)
    assert tells(await press(organiser, "league-act", extend), "refusal-season-elsewhere", stage=stage)
    await club.set_up(kind="cup", people=5)
    await press(organiser, "league-act", f"{club.league}:sure")
    for rest in ("extend", "sure"):
        said = await press(organiser, "league-act", f"{club.league}:{rest}")
        assert tells(said, "refusal-season-elsewhere", stage=OVER)
    assert tells(await press(person, "league-do", f"{club.league}:ready"), "refusal-season-over")


@pytest.mark.parametrize("end", ["void", "off"])
async def test_a_game_that_counts_no_more_ends(club: Club, end: str) -> None:
    await club.set_up(kind="cup", people=5, at_once=1)
    await club.register(*PEOPLE)
    await club.passes(1.0)
    (game_id, *_) = await club.make_tables()
    fixture, organiser = (await club.season()).in_state(RUNNING)[0], reader_of(club, ORGANISER)
    if end == "void":
        await press(organiser, "league-change-sure", f"{club.league}:void:{fixture.number}")
    else:
        await press(organiser, "league-act", f"{club.league}:sure")
    await club.passes(1.0)
    await club.passes(1.0)
    assert (await club.host.game(game_id)).status == "cancelled"
    assert fixture.number in {one.number for one in (await club.season()).in_state(VOID)}


async def test_a_league_is_moved_only_to_where_games_can_get_threads_and_that_is_told_once(
    club: Club, hall: Hall
) -> None:
    await club.set_up()
    organiser, here = reader_of(club, ORGANISER), f"{club.league}:here"
    organiser.interaction.guild = hall.guild
    await press(organiser, "league-act", here)
    hall.channel.id = organiser.interaction.channel_id = CHANNEL + 1
    hall.channel.permissions_for = lambda _: discord.Permissions(view_channel=True)
    assert say("permission-create-public-threads") in await press(organiser, "league-act", here)
    assert (await club.season()).league.channel_id == CHANNEL
    hall.guild.get_channel_or_thread = lambda _: SimpleNamespace(id=CHANNEL + 1)
    assert tells(await press(organiser, "league-act", here), "refusal-no-league-here")
    hall.guild.get_channel_or_thread = lambda _: hall.channel
    hall.channel.permissions_for = lambda _: discord.Permissions.all()
    for _ in range(2):
        await press(organiser, "league-act", here)
    assert (await club.news()).count("moved") == 1


async def test_elsewhere_a_league_is_neither_seen_nor_moved(club: Club) -> None:
    await club.set_up()
    manager = Reader(club.desk, ORGANISER, guild=SERVER + 1, channel=3, manages=True)
    for verb, rest in (("league", ""), ("league-act", ":here"), ("league-do", ":register"), ("league-organise", "")):
        assert tells(await press(manager, verb, f"{club.league}{rest}"), "refusal-unknown-league")
    alone = Reader(club.desk, ORGANISER, guild=None, channel=3)
    assert say("refusal-no-server") in await alone.run("league")
    assert (await club.season()).league.channel_id == CHANNEL


async def test_an_over_full_server_opens_no_league_again(club: Club) -> None:
    over = await club.set_up(weeks=4)
    await organising.call_off(club.host, over.id, ORGANISER, False)
    for _ in range(registering.MOST_LEAGUES):
        await club.set_up(kind="cup", people=5)
        await club.passes(registering.PRESSED_TWICE_S)
    with pytest.raises(Refusal, match="too_many_leagues"):
        await organising.open_again(club.host, over.id, ORGANISER, False)


async def test_people_of_any_name_can_be_chosen_by_who_organises(club: Club) -> None:
    await club.set_up()
    names = ("x" * 100, "🎲", "\u202eabc", "שלום", "\u200b", "")
    people = [FIRST + place for place in range(len(names))]
    for person, name in zip(people, names, strict=True):
        await registering.register(club.host, club.league, person, name)
    await club.passes(registering.REGISTRATION_S - registering.READY_S)
    for person in people:
        await registering.be_ready(club.host, club.league, person)
    await club.passes(DAY_S)
    organiser = reader_of(club, ORGANISER)
    await press(organiser, "league-organise", club.league)
    menus = [part for row in organiser.components for part in row.get("components", ()) if "options" in part]
    options = [option for menu in menus for option in menu["options"]]
    assert all(option["label"].strip() for option in options) and len(options) > len(names)
    assert [option["label"] for option in options].count(say("card-nameless")) == 2
    assert not any(", ," in option.get("description", "") for option in options)


async def test_the_last_person_can_be_taken_out_and_nobody_twice(club: Club) -> None:
    await club.set_up()
    season = await club.start(*PEOPLE)
    await club.make_tables()
    organiser = reader_of(club, ORGANISER)
    for entrant in season.playing:
        sure = f"{club.league}:replace:{entrant.number}"
        assert tells(await press(organiser, "league-change-sure", sure), "league-done", what="replace")
        assert tells(await press(organiser, "league-change-sure", sure), "refusal-not-in-season")
    assert tells(await choose(organiser, "league-change", f"{club.league}:replace", "99"), "refusal-not-in-season")
    await club.passes(1.0)
    assert not (await club.season()).playing
