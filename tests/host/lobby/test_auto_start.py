"""Lobbies whose games begin by themselves, with a clock moved by hand."""

from zoneinfo import ZoneInfo

import pytest

from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S
from host.lobby.game_options import set_beginning
from host.lobby.view import BEGINS, BEGINS_AT, CANCEL, FEW, FULL
from host.people.typed import read_moment
from host.sleeper import Sleeper
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.hand_clock import MIDDAY, HandClock


@pytest.fixture
def clock(desk: Desk) -> HandClock:
    clock = desk.clock = HandClock()
    desk.restart()
    return clock


async def choose(desk: Desk, game_id: str, **chosen: object) -> str:
    interaction = desk.interaction()
    return (await set_beginning(desk.lobby, game_id, ADA, False, chosen, interaction_id=interaction)).row.status


async def status_after(desk: Desk, clock: HandClock, game_id: str, seconds: float) -> str:
    clock.pass_time(seconds)
    await Sleeper(desk.host).do_what_is_due()
    return (await desk.host.game(game_id)).status


async def test_a_game_begins_when_the_last_seat_is_taken(desk: Desk) -> None:
    game_id = (await desk.open("toy", ADA, BEN)).row.id
    assert await choose(desk, game_id, **{BEGINS: FULL}) == "lobby"
    press = desk.interaction()
    for _ in range(2):  # delivered twice
        assert (await desk.lobby.join(game_id, CHLOE, "Chloe", interaction_id=press)).row.status == "running"
    assert await desk.kinds(game_id) == ["lobby", "start", "prompt", "prompt", "prompt"]
    full = (await desk.open("toy", ADA, BEN, CHLOE)).row.id
    assert await choose(desk, full, **{BEGINS: FULL}) == "running"


async def test_full_is_what_the_options_allow(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA, BEN, CHLOE, options={"neutral-assistants": "on"})
    assert view.most == 4
    await choose(desk, view.row.id, **{BEGINS: FULL})
    view = await desk.lobby.add_house(view.row.id, ADA, True, "rookie", ["Kemal"], interaction_id=desk.interaction())
    assert view.row.status == "running"


async def test_a_game_begins_at_its_time_with_those_who_are_there(desk: Desk, clock: HandClock) -> None:
    game_id = (await desk.open("toy", ADA, BEN)).row.id
    await choose(desk, game_id, **{BEGINS_AT: MIDDAY + DAY_S})
    await choose(desk, game_id, **{BEGINS_AT: MIDDAY + HOUR_S})
    desk.restart()
    assert await status_after(desk, clock, game_id, HOUR_S - 1) == "lobby"
    assert await status_after(desk, clock, game_id, 1) == "running"
    assert (await desk.host.game(game_id)).options.get(BEGINS_AT) is None
    assert await status_after(desk, clock, game_id, DAY_S) == "running"


@pytest.mark.parametrize(("people", "few"), [((ADA,), "start"), ((ADA, BEN), CANCEL)])
async def test_a_lobby_of_too_few_is_cancelled_at_its_time(
    desk: Desk, clock: HandClock, people: tuple[int, ...], few: str
) -> None:
    game_id = (await desk.open("toy", *people)).row.id
    await choose(desk, game_id, **{BEGINS_AT: MIDDAY + HOUR_S, FEW: few})
    assert await status_after(desk, clock, game_id, HOUR_S) == "cancelled"
    *_, renewed, told = await desk.posts(game_id)
    assert (renewed.kind, told.kind) == ("lobby", "unbegun")
    assert told.payload == {"why": "few", "joined": len(people), "most": 3, "people": list(people)}
    assert await desk.database.timers.of_game(game_id) == []


async def test_a_time_that_is_taken_away_or_comes_too_late_begins_nothing(desk: Desk, clock: HandClock) -> None:
    game_id = (await desk.open("toy", ADA, BEN)).row.id
    await choose(desk, game_id, **{BEGINS_AT: MIDDAY + HOUR_S})
    await choose(desk, game_id, **{BEGINS_AT: None})
    assert await status_after(desk, clock, game_id, DAY_S) == "lobby"
    with pytest.raises(Refusal, match="bad_option"):
        await choose(desk, game_id, **{FEW: "perhaps"})
    with pytest.raises(Refusal, match="not_organiser"):
        await set_beginning(desk.lobby, game_id, BEN, False, {BEGINS: FULL}, interaction_id=desk.interaction())
    await choose(desk, game_id, **{BEGINS_AT: clock.now() + HOUR_S})
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    assert await status_after(desk, clock, game_id, DAY_S) == "cancelled"


BERLIN = ZoneInfo("Europe/Berlin")  # where it is one o'clock on Friday, 15 January 2027


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("20:30", 7.5), ("8 pm", 7), ("8PM", 7), ("at 20", 7), ("20.30", 7.5), ("12:00", 23), ("0:30", 11.5),
        ("tomorrow 13:00", 24), ("13:00 tomorrow", 24), ("Friday 14:00", 1), ("fri, 12:00", 167), ("Sunday at 1pm", 48),
        ("17 January 13:00", 48), ("2027-01-17 13:00", 48), ("17.1. 13:00", 48), ("today 1:05 pm", 1 / 12),
        ("in 2 hours", 2), ("90 min", 1.5), ("3d", 72), ("1 February 13:00", 408), ("24:00", 11), ("“Friday 14:00”", 1),
    ],
)  # fmt: skip
def test_a_moment_is_read_in_ones_own_time_zone(typed: str, hours: float) -> None:
    assert read_moment(typed, MIDDAY, BERLIN) == MIDDAY + hours * HOUR_S


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "unclear_moment"), ("soon", "unclear_moment"), ("25:00", "unclear_moment"), ("20:61", "unclear_moment"),
        ("24.12.", "unclear_moment"), ("Fritag 20:00", "unclear_moment"), ("13 pm", "unclear_moment"),
        ("30 February 12:00", "unclear_moment"), ("24 December", "unclear_moment"), ("9" * 60, "unclear_moment"),
        ("today 9:00", "moment_is_past"), ("2026-12-24 18:00", "moment_is_past"), ("in 0 minutes", "moment_is_past"),
        ("31 days", "moment_too_far"), ("31d", "moment_too_far"), ("24 December 18:00", "moment_too_far"),
    ],
)  # fmt: skip
def test_what_is_no_moment_to_come_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        read_moment(typed, MIDDAY, BERLIN)
