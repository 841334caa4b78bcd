"""A computer player takes a seat: when the organiser may have it so, who is asked, who is told, what the log says."""

import pytest

from db import LogRow
from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S
from host.seats.leaving import leave
from host.seats.seating import give_back, move_for
from host.table.loading import stand_ins
from host.table.log import is_stand_in
from host.upkeep.upkeep import check
from host.votes.proposals import offer, request
from host.votes.replacing import AT_ONCE, BY_VOTE, IF_AGREED, OWN, replace, way_of
from host.votes.voters import PAUSE
from host.votes.votes import VOTE_S, running_vote, vote
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.evening import Evening
from tests.support.played import says, the_same_after_a_restart


@pytest.fixture
async def waiting(desk: Desk) -> Evening:
    """Ada must act at a table that waits for whoever does not move."""
    return await Evening(desk).begin(absence="wait")


async def wants(evening: Evening, seat: int = 0, player: str = "merchant", person: int = BEN) -> float | None:
    ends = await replace(
        evening.desk.host, evening.game, person, seat, player, interaction_id=evening.desk.interaction()
    )
    await evening.desk.host.houses.settled(evening.game)
    return ends


async def people(evening: Evening) -> list[int]:
    return (await evening.desk.host.table(evening.game)).people


async def seats_told(evening: Evening) -> list[str]:
    return [post.payload["why"] for post in await evening.desk.posts(evening.game) if post.kind == "seat"]


async def test_who_still_has_time_is_asked_and_plays_on_unless_they_agree(evening: Evening) -> None:
    for seat, asked in ((0, ADA), (2, CHLOE)):  # the one to move, and one who waits
        assert await way_of(evening.desk.host, evening.game, BEN, seat, "random") == IF_AGREED
        await wants(evening, seat, "random")
        with pytest.raises(Refusal, match="not_asked"):
            await says(evening, CHLOE if asked == ADA else ADA, True)
        assert (await says(evening, asked, False)).decided is False
    await wants(evening, 0, "random")
    await evening.passes(VOTE_S)  # no answer is a no
    assert await running_vote(evening.desk.host, evening.game) is None
    assert await people(evening) == [0, 1, 2] and await seats_told(evening) == []


async def test_who_agrees_is_played_for_until_they_return(evening: Evening) -> None:
    await wants(evening, 0, "random")
    await evening.restart()
    await evening.news()
    assert (await says(evening, ADA, True)).decided is True
    await evening.desk.host.houses.settled(evening.game)
    assert {"unprompt", "seat"} <= set(await evening.news()) and await seats_told(evening) == ["agreed"]
    assert await people(evening) == [1, 2]
    await give_back(evening.desk.host, evening.game, ADA, interaction_id=evening.desk.interaction())
    assert await people(evening) == [0, 1, 2] and (await check(evening.desk.host, evening.game)).good


async def test_the_request_ends_when_whoever_is_asked_leaves(evening: Evening) -> None:
    await wants(evening, 2)
    running = await running_vote(evening.desk.host, evening.game)
    assert running is not None
    await evening.news()
    await leave(evening.desk.host, evening.game, CHLOE, interaction_id=evening.desk.interaction())
    assert await evening.news() == ["seat", "unprompt", "voted"] and await seats_told(evening) == ["left"]
    assert await running_vote(evening.desk.host, evening.game) is None
    with pytest.raises(Refusal, match="vote_over"):
        await vote(evening.desk.host, evening.game, CHLOE, "Chloe", running.vote.number, yes=True)
    await wants(evening, 0)  # the next request does not wait for that answer


async def test_the_request_stays_when_somebody_else_leaves(evening: Evening) -> None:
    await wants(evening, 2)
    await leave(evening.desk.host, evening.game, ADA, interaction_id=evening.desk.interaction())
    assert (await says(evening, CHLOE, False)).decided is False


async def test_who_is_overdue_is_replaced_where_the_table_does_not_vote(waiting: Evening) -> None:
    await waiting.passes(DAY_S - HOUR_S)
    assert await way_of(waiting.desk.host, waiting.game, BEN, 0, "merchant") == IF_AGREED
    await waiting.passes(2 * HOUR_S)
    assert await way_of(waiting.desk.host, waiting.game, BEN, 0, "merchant") == AT_ONCE
    assert await way_of(waiting.desk.host, waiting.game, ADA, 1, "merchant") == IF_AGREED  # who is not waited for
    with pytest.raises(Refusal, match="house_too_weak"):
        await wants(waiting, 0, "random")
    assert await wants(waiting) is None
    assert await people(waiting) == [1, 2] and await seats_told(waiting) == ["overdue"]


async def test_the_others_vote_where_the_table_does_about_who_is_overdue(evening: Evening) -> None:
    await evening.passes(DAY_S + HOUR_S)
    assert await way_of(evening.desk.host, evening.game, BEN, 0, "master") == BY_VOTE
    await wants(evening, 0, "master")
    running = await running_vote(evening.desk.host, evening.game)
    assert running is not None and (running.vote.about, running.vote.seat, running.vote.yes) == ("absence", 0, [1])
    with pytest.raises(Refusal, match="own_vote"):
        await says(evening, ADA, False)
    with pytest.raises(Refusal, match="vote_running"):
        await wants(evening)
    assert await people(evening) == [0, 1, 2]
    assert (await says(evening, CHLOE, True)).decided is True
    assert (await evening.desk.host.table(evening.game)).seats[0].player.startswith("master")
    assert await seats_told(evening) == ["absent"]


@pytest.mark.parametrize("meanwhile", ["moves", "no"])
async def test_a_vote_about_who_is_overdue_ends_with_their_move_or_a_tie(evening: Evening, meanwhile: str) -> None:
    await evening.passes(DAY_S + HOUR_S)
    await wants(evening)
    if meanwhile == "moves":
        await evening.desk.choose(evening.game, ADA, "bid 0")
    else:
        assert (await says(evening, CHLOE, False)).decided is False
    assert await running_vote(evening.desk.host, evening.game) is None
    assert await people(evening) == [0, 1, 2]


async def test_of_two_players_the_other_decides_about_who_is_overdue(evening: Evening) -> None:
    await leave(evening.desk.host, evening.game, CHLOE, interaction_id=evening.desk.interaction())
    await evening.passes(DAY_S + HOUR_S)
    assert await way_of(evening.desk.host, evening.game, BEN, 0, "merchant") == AT_ONCE
    assert await way_of(evening.desk.host, evening.game, STRANGER, 0, "merchant") == BY_VOTE  # who manages the server


async def test_ones_own_seat_goes_at_once_but_not_the_last_persons(evening: Evening) -> None:
    assert await way_of(evening.desk.host, evening.game, ADA, 0, "random") == OWN
    assert await wants(evening, 0, "random", ADA) is None
    await leave(evening.desk.host, evening.game, CHLOE, interaction_id=evening.desk.interaction())
    with pytest.raises(Refusal, match="last_person"):
        await wants(evening, 1)


async def test_who_has_time_in_their_time_bank_is_not_overdue(desk: Desk) -> None:
    evening = await Evening(desk).begin(absence="wait", bank="three-days")
    await evening.passes(2 * DAY_S)
    assert await way_of(desk.host, evening.game, BEN, 0, "merchant") == IF_AGREED
    with pytest.raises(Refusal, match="not_silent_yet"):
        await move_for(desk.host, evening.game, BEN, 0, interaction_id=desk.interaction())
    await evening.passes(DAY_S + 5 * HOUR_S)
    assert await way_of(desk.host, evening.game, BEN, 0, "merchant") == AT_ONCE


@pytest.mark.parametrize("why", ["overdue", "absent", "moved-for"])
async def test_who_is_called_by_direct_message_is_told_so_what_a_computer_player_does_for_them(
    waiting: Evening, why: str
) -> None:
    host = waiting.desk.host
    await host.people.settings.change(ADA, {"pings": "direct"})
    if why == "absent":
        await waiting.option(absence="house")
    await waiting.passes(DAY_S + HOUR_S)
    if why == "absent":
        for _ in range(4):
            await waiting.passes(DAY_S)
    elif why == "overdue":
        await wants(waiting)
    else:
        await move_for(host, waiting.game, BEN, 0, interaction_id=waiting.desk.interaction())
    told = [post.payload for post in await waiting.desk.posts(waiting.game) if post.kind == "played-for"]
    assert told == [{"seat": 0, "why": why}]


@pytest.mark.parametrize(("pings", "kinds"), [("channel", ["vote"]), ("direct", ["vote", "vote-waits"])])
async def test_who_is_asked_is_called_where_they_are_reached(evening: Evening, pings: str, kinds: list[str]) -> None:
    await evening.desk.host.people.settings.change(ADA, {"pings": pings})
    await wants(evening)
    (asked,) = [post.payload for post in await evening.desk.posts(evening.game) if post.kind == "vote"]
    assert asked["call"] == ([ADA] if pings == "channel" else [])
    assert await evening.news() == kinds
    await says(evening, ADA, False)
    await request(evening.desk.host, evening.game, BEN, PAUSE)  # and so of every vote
    assert await evening.news() == ["unprompt", "voted", *kinds]


async def test_whose_seat_is_given_to_another_is_told_and_keeps_it_if_they_return_before(evening: Evening) -> None:
    host, desk = evening.desk.host, evening.desk
    await leave(host, evening.game, CHLOE, interaction_id=desk.interaction())
    await offer(host, evening.game, 2, STRANGER, "Dora")
    await give_back(host, evening.game, CHLOE, interaction_id=desk.interaction())
    assert (await says(evening, STRANGER, True)).decided is False
    assert (await host.table(evening.game)).seats[2].user_id == CHLOE
    await leave(host, evening.game, CHLOE, interaction_id=desk.interaction())
    await offer(host, evening.game, 2, STRANGER, "Dora")
    assert (await says(evening, STRANGER, True)).decided is True
    lost = [post.payload for post in await desk.posts(evening.game) if post.kind == "seat-lost"]
    assert lost == [{"seat": 2, "user": CHLOE}]


async def test_the_log_says_what_a_computer_player_chose_for_a_person(waiting: Evening) -> None:
    desk, game = waiting.desk, waiting.game

    async def chosen_for() -> list[LogRow]:
        return [row for row in await desk.log(game) if is_stand_in(row)]

    await desk.choose(game, ADA, "bid 0")
    await desk.choose(game, (await desk.host.table(game)).seats[await to_act(waiting)].user_id or 0, "go on")
    assert await chosen_for() == []
    seat = await to_act(waiting)
    person = (await desk.host.table(game)).seats[seat].user_id or 0
    await leave(desk.host, game, person, interaction_id=desk.interaction())
    await desk.host.houses.settled(game)
    rows = await chosen_for()
    assert rows and {(row.seat, row.actor_id, (row.data or {})["house"].split()[0]) for row in rows} == {
        (seat, None, "merchant")
    }
    row = await desk.host.game(game)
    assert await stand_ins(desk.database, row, 1, row.seq) == rows
    await the_same_after_a_restart(desk, game)
    assert (await check(desk.host, game)).good


async def to_act(evening: Evening) -> int:
    return (await evening.desk.host.table(evening.game)).position.seats_to_act[0]
