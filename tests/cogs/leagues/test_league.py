"""/league, what a league posts in its channel, and the threads of its games."""

import pytest

from cogs.framework.limits import MENU_OPTIONS
from cogs.leagues.organise import near
from cogs.leagues.telling import NAMED
from host.clock import DAY_S, HOUR_S
from host.leagues import organising, registering
from host.leagues.channel import channel_gone
from host.leagues.season import OPEN, PLAYING, RUNNING, VOID
from seasons.schedule import LEAST_PEOPLE
from tests.host.desk import ADA
from tests.support.discord.hall import Hall, choose, press, reader_of
from tests.support.reader import Reader
from tests.support.season import CHANNEL, FIRST, ORGANISER, SERVER, Club
from tests.support.sentences import say, tells


async def test_a_manager_sets_a_cup_up_and_others_are_offered_nothing_of_it(club: Club, hall: Hall) -> None:
    reader, other = reader_of(club, ADA, manages=True), reader_of(club, ADA)
    assert say("leagues-none") in await other.run("league") and say("button-league-new") not in other.labels
    await reader.run("league")
    assert say("button-league-new") in reader.labels
    reader.interaction.guild = hall.guild
    await press(reader, "league-new")
    await choose(reader, "league-set", "kind:league.istanbul.base.4.2.8.7", "cup")
    assert "league-create::cup.istanbul.base.4.2.8.7" in str(reader.components)
    said = await press(reader, "league-create", "cup.istanbul.base.3.1.4.9")
    (row,) = await club.host.db.leagues.of_guild(SERVER)
    assert tells(said, "league-cup-open", count=0, people=9) and row.setup["at_once"] == 1
    assert tells(await press(other, "league-create", "cup.istanbul.base.3.1.4.9"), "refusal-not-server-manager")
    assert tells(await press(reader, "league-create", "cup.marco_polo..5.1.4.9"), "league-cup-open", people=9)
    await hall.delivered()
    assert len(hall.texts) == 2 and say("league-title", game="Istanbul", kind="cup", season=1) in hall.texts[0]


async def test_people_register_in_the_last_day_are_ready_and_are_called_for_that(club: Club, hall: Hall) -> None:
    await club.set_up()
    reader = reader_of(club, FIRST)
    assert tells(await press(reader, "league-do", f"{club.league}:register"), "league-own", status="registered")
    assert tells(await press(reader, "league-do", f"{club.league}:register"), "refusal-registered-already")
    assert tells(await press(reader, "league-do", f"{club.league}:ready"), "refusal-not-ready-yet")
    await club.passes(registering.REGISTRATION_S - registering.READY_S)
    await hall.delivered()
    assert hall.pinged[-1] == [FIRST]
    assert tells(await press(reader, "league", club.league), "league-own", status="not-ready")
    assert tells(await press(reader, "league-do", f"{club.league}:ready"), "league-own", status="ready")
    await press(reader, "league-do", f"{club.league}:leave")
    assert (await club.season()).entrants == ()


async def test_games_get_threads_and_the_table_is_told(club: Club, hall: Hall) -> None:
    await club.set_up(kind="cup", people=5, at_once=1)
    await club.register(*range(FIRST, FIRST + 5))
    await club.passes(1.0)
    hall.lost = True
    with pytest.raises(ConnectionError):
        await hall.delivered()
    hall.lost = False
    club.desk.restart()
    await club.host.outbox.mark_uncertain(of_all=True)
    await hall.delivered()
    begun = (await club.season()).in_state(RUNNING)
    assert len(begun) == len(hall.channel.threads) == 1, "a thread without a table is used"
    named = {"kind": "cup", "season": 1, "name": say("league-game", number=begun[0].number), "game": "toy"}
    assert hall.channel.threads[0].name == say("league-thread", **named)
    reader = reader_of(club, FIRST)
    assert f"<#{hall.channel.threads[0].id}>" in await press(reader, "league-games", f"{club.league}:1")
    await club.play_out(begun[0].game_id or "")
    await hall.delivered()
    said = await press(reader, "league-table", f"{club.league}:1")
    assert tells(said, "league-playing", played=1, games=5) and "10" in said
    assert len(hall.channel.threads) == 2
    await club.passes(86400.0)
    await hall.delivered()
    assert "10" in hall.texts[-1] and hall.pinged[-1] == []


async def test_a_league_whose_channel_is_gone_goes_on_and_is_moved(club: Club, hall: Hall) -> None:
    await club.set_up()
    hall.gone = True
    season = await club.start(*range(FIRST, FIRST + 5))
    await hall.delivered()
    assert season.league.stage == PLAYING and hall.texts == [] and not season.in_state(RUNNING)
    await club.passes(3 * DAY_S)
    await hall.delivered()
    ((told, said),) = hall.direct
    assert told == ORGANISER and tells(said, "league-lost", where=f"<#{CHANNEL}>")
    hall.gone = False
    reader = reader_of(club, ORGANISER)
    assert tells(await press(reader, "league-organise", club.league), "league-channel-lost", where=f"<#{CHANNEL}>")
    reader.interaction.guild, reader.interaction.channel_id = hall.guild, 41
    hall.channel.id = 41
    assert say("button-league-here") in (await press(reader, "league-organise", club.league), reader.labels)[1]
    await press(reader, "league-act", f"{club.league}:here")
    await hall.delivered()
    assert (await club.season()).league.channel_id == 41 and (await club.season()).in_state(RUNNING)
    assert not tells(await press(reader, "league-organise", club.league), "league-channel-lost")


async def test_a_channel_that_is_closed_to_the_bot_is_told_of_once_and_nothing_is_lost(club: Club, hall: Hall) -> None:
    await club.set_up()
    hall.barred = True
    for _ in range(3):
        await hall.delivered()
        await club.passes(HOUR_S)
    assert [told for told, _ in hall.direct] == [ORGANISER] and hall.texts == []
    hall.barred = False
    await club.passes(HOUR_S)
    await hall.delivered()
    assert tells(hall.texts[0], "league-news-open") and (await club.season()).league.lost is None


async def test_who_deleted_a_channel_where_nobody_organises_is_no_hindrance(club: Club, hall: Hall) -> None:
    await club.set_up()
    await club.host.db.people.forget(ORGANISER)
    await channel_gone(club.host, CHANNEL)
    await channel_gone(club.host, CHANNEL + 1)
    hall.gone = True
    await hall.delivered()
    assert hall.direct == [] and (await club.season()).league.lost is not None


async def test_nobody_is_told_that_the_channel_of_what_is_over_is_gone(club: Club, hall: Hall) -> None:
    await club.set_up(kind="cup", people=5)
    await organising.call_off(club.host, club.league, ORGANISER, False)
    await hall.delivered()
    await channel_gone(club.host, CHANNEL)
    await hall.delivered()
    assert hall.direct == []


async def test_when_a_registration_is_over_its_posts_ask_nobody_to_register_any_more(club: Club, hall: Hall) -> None:
    await club.set_up()
    await hall.delivered()
    (opened,) = hall.labels
    assert say("button-register") in hall.labels[opened]
    await club.start(*range(FIRST, FIRST + 5))
    await hall.delivered()
    asked = {say("button-register"), say("button-ready")}
    assert not any(asked & {*labels} for labels in hall.labels.values())
    assert hall.labels[opened] == [say("button-league", kind="league")]
    assert (await club.season()).league.noted_messages == ()
    await club.set_up(kind="cup", people=5)
    await hall.delivered()
    hall.gone = True  # and so are its messages
    await organising.call_off(club.host, club.league, ORGANISER, False)
    await hall.delivered()
    assert (await club.season()).league.noted_messages == ()


async def test_only_who_organises_it_may_change_a_season(club: Club) -> None:
    await club.set_up()
    other, organiser = reader_of(club, FIRST), reader_of(club, ORGANISER)
    for verb, rest in (("league-organise", club.league), ("league-act", f"{club.league}:sure")):
        assert tells(await press(other, verb, rest), "refusal-not-league-organiser")
    assert (await club.season()).league.stage == OPEN
    assert say("league-organise-later") in await press(organiser, "league-organise", club.league)
    assert say("button-league-off", stage=OPEN) in organiser.labels
    name = say("league-name", kind="league", title="toy league", season=1)
    asked = await press(organiser, "league-act", f"{club.league}:off")
    assert tells(asked, "league-off-ask", stage=OPEN, league=name)
    assert say("button-league-off", stage=OPEN) in organiser.labels
    assert tells(await press(organiser, "league-act", f"{club.league}:sure"), "league-called-off")
    assert tells(await press(organiser, "league-act", f"{club.league}:again"), "league-open", count=0)


async def test_who_organises_it_is_asked_before_somebody_is_out_or_a_game_void(club: Club) -> None:
    await club.set_up()
    season = await club.start(*range(FIRST, FIRST + 5))
    other, organiser = reader_of(club, FIRST), reader_of(club, ORGANISER)
    fixture, entrant = season.fixtures[0].number, season.playing[0].number
    for what, number, ask in (("void", fixture, "league-void-ask"), ("replace", entrant, "league-replace-ask")):
        assert tells(await choose(organiser, "league-change", f"{club.league}:{what}", str(number)), ask)
        assert len((await club.season()).playing) == 5 and (
            what == "replace" or not (await club.season()).in_state(VOID)
        )
        sure = f"{club.league}:{what}:{number}"
        assert tells(await press(other, "league-change-sure", sure), "refusal-not-league-organiser")
        assert tells(await press(organiser, "league-change-sure", sure), "league-done", what=what)
        assert say("button-league-off", stage=PLAYING) in organiser.labels
        if what == "void":
            assert (await club.season()).fixtures[0].state == VOID
            again = await choose(organiser, "league-change", f"{club.league}:void", str(number))
            assert tells(again, "refusal-no-such-fixture")
    assert len((await club.season()).playing) == 4
    await club.register(FIRST + 9)
    other_number = (await club.season()).playing[0].number
    asked = await choose(organiser, "league-change", f"{club.league}:replace", str(other_number))
    assert tells(asked, "league-replace-ask", other=f"<@{FIRST + 9}>")
    gone = await choose(organiser, "league-change", f"{club.league}:replace", str(entrant))
    assert tells(gone, "refusal-not-in-season")
    person = reader_of(club, season.playing[0].user_id or 0)
    assert tells(await press(person, "league-do", f"{club.league}:register"), "refusal-withdrawn-already")
    assert tells(await press(other, "league", club.league), "league-playing", played=0, games=len(season.fixtures) - 1)


def options_of(reader: Reader, verb: str) -> dict[str, str]:
    """The options of a menu on the screen, by their values."""
    menus = (part for row in reader.components for part in row.get("components", ()))
    menu = next(one for one in menus if f"{one.get('custom_id')}:".startswith(f"cm:{verb}:"))
    return {one["value"]: one["label"] for one in menu["options"]}


async def test_a_season_of_forty_can_be_organised_division_by_division(club: Club) -> None:
    await club.set_up()
    season = await club.start(*range(FIRST, FIRST + 40))
    organiser, people, games = reader_of(club, ORGANISER), set[str](), set[str]()
    await press(organiser, "league-organise", club.league)
    assert [*options_of(organiser, "league-organise-in")] == ["1", "2", "3", "4", "5"]
    for division in range(1, season.divisions + 1):
        await choose(organiser, "league-organise-in", club.league, str(division))
        shown = options_of(organiser, f"league-change::{club.league}:replace")
        assert len(shown) == 8
        people |= {*shown}
        games |= {*options_of(organiser, f"league-change::{club.league}:void")}
    assert people == {str(entrant.number) for entrant in season.entrants}
    assert games == {str(fixture.number) for fixture in season.fixtures}
    await press(organiser, "league-change-sure", f"{club.league}:replace:{season.members(4)[0].number}")
    assert options_of(organiser, f"league-change::{club.league}:replace").keys() <= {
        str(entrant.number) for entrant in season.members(4)
    }
    await choose(organiser, "league-organise-in", club.league, "999")
    assert "5" in options_of(organiser, "league-organise-in")


def test_of_very_many_divisions_the_menu_shows_those_near_by() -> None:
    assert [*near(1, 5)] == [1, 2, 3, 4, 5] and [*near(1, 1)] == [1]
    for division in (1, 14, 28):
        assert division in near(division, 28) and len(near(division, 28)) == MENU_OPTIONS
        assert near(division, 28)[0] >= 1 and near(division, 28)[-1] <= 28


async def test_who_is_out_is_told_with_the_reason_of_the_rules_and_waited_for_no_more(club: Club, hall: Hall) -> None:
    await club.set_up(at_once=4)
    await club.start(*range(FIRST, FIRST + 5))
    await hall.delivered()
    deserter, number = FIRST, (await club.entrant(FIRST)).number
    for _ in range(2):
        await club.resign(await still_played_by(club, deserter), deserter)
    await hall.delivered()
    told = [text for text in hall.texts if "is out" in text]
    assert len(told) == 1 and tells(told[0], "league-news-out", why="twice", who=f"<@{deserter}>")
    reader = reader_of(club, FIRST + 1)
    assert f"<@{deserter}>" not in await press(reader, "league-games", f"{club.league}:1")
    organiser = reader_of(club, ORGANISER)
    other = next(one for one in (await club.season()).playing if one.number != number)
    await press(organiser, "league-change-sure", f"{club.league}:replace:{other.number}")
    await hall.delivered()
    assert any(tells(text, "league-news-out", why="organiser", who=f"<@{other.user_id}>") for text in hall.texts)


async def still_played_by(club: Club, person: int) -> str:
    """A game in which somebody still has their seat."""
    for fixture in await club.open_games():
        for seat in await club.host.db.games.seats(fixture.game_id or ""):
            if seat.user_id == person and seat.by_person:
                return seat.game_id
    raise AssertionError(f"{person} plays no game")


async def test_what_everybody_must_know_is_short_and_the_rest_one_press_away(club: Club, hall: Hall) -> None:
    await club.set_up(table=3, weeks=6)
    await hall.delivered()
    short = say("league-rules", table=3, at_once=2, weeks=6)
    assert short in hall.texts[0] and not tells(hall.texts[0], "league-rules-points")
    reader = reader_of(club, FIRST)
    assert short in await press(reader, "league", club.league) and say("button-league-rules") in reader.labels
    assert tells(await press(reader, "league", club.league), "league-open", least=LEAST_PEOPLE)
    told = await press(reader, "league-rules", club.league)
    assert tells(told.split("\n")[1], "league-news-dates", people=LEAST_PEOPLE)
    assert tells(told, "league-rules-points", points="10, 5, 1") and say("league-rules-divisions") in told
    await club.set_up(kind="cup")
    assert say("league-rules-divisions") not in await press(reader, "league-rules", club.league)
    assert tells(await press(reader, "league-rules", "nowhere"), "refusal-unknown-league")


async def test_a_cup_is_no_season(club: Club) -> None:
    await club.set_up(kind="cup", people=5)
    reader = reader_of(club, FIRST)
    said = await press(reader, "league", club.league)
    assert "season" not in said.lower() and "cup" in said
    await press(reader, "leagues")
    assert say("button-league", kind="cup") in reader.labels
    await club.register(*range(FIRST, FIRST + 5))
    await club.passes(1.0)
    assert "season" not in (await press(reader, "league", club.league)).lower()


async def test_what_is_posted_of_a_league_stays_true_when_people_register(club: Club, hall: Hall) -> None:
    await club.set_up()
    await hall.delivered()
    assert tells(hall.texts[0], "league-news-dates", people=LEAST_PEOPLE)
    assert not tells(hall.texts[0], "league-open")


async def test_the_post_of_a_cup_says_how_many_have_registered(club: Club, hall: Hall) -> None:
    await club.set_up(kind="cup", people=5)
    await hall.delivered()
    counted = {"people": 5, "places": 5, "count": 0}
    assert tells(hall.texts[0], "league-cup-open", **counted)
    await club.register(FIRST, FIRST + 1, FIRST + 2)
    await hall.delivered()
    assert tells(hall.texts[0], "league-cup-open", people=5, places=2, count=3) and len(hall.texts) == 1
    await registering.leave(club.host, club.league, FIRST)
    await hall.delivered()
    assert tells(hall.texts[0], "league-cup-open", people=5, places=3, count=2)
    assert say("button-register") in hall.labels[9001]
    await club.register(*range(FIRST + 3, FIRST + 6))
    await club.passes(1.0)
    await hall.delivered()
    assert tells(hall.texts[0], "league-news-closed"), "what was owed is not told after the registration is over"


async def test_who_has_registered_is_named_and_the_reserve_list_too(club: Club) -> None:
    await club.set_up()
    reader, people = reader_of(club, FIRST), [*range(FIRST, FIRST + NAMED + 2)]
    assert not tells(await press(reader, "league", club.league), "league-named")
    await club.register(*people)
    named = ", ".join(f"<@{person}>" for person in people[:NAMED])
    said = await press(reader, "league", club.league)
    assert say("league-named", what="registered", who=named, more=2) in said
    await club.passes(registering.REGISTRATION_S - registering.READY_S)
    for person in people[:5]:
        await registering.be_ready(club.host, club.league, person)
    said = await press(reader, "league", club.league)
    ready = ", ".join(f"<@{person}>" for person in people[:5])
    assert say("league-named", what="ready", who=ready, more=0) in said
    assert tells(said, "league-named", what="not-ready", more=0)
    await club.passes(DAY_S)
    await club.register(FIRST + 90)
    said = await press(reader, "league", club.league)
    assert say("league-named", what="reserve", who=f"<@{FIRST + 90}>", more=0) in said
    assert not tells(said, "league-named", what="registered")
