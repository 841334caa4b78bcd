"""Who plays at a running table and what its people decide together, with a clock moved by hand."""

from typing import Any

import pytest

from db import Change
from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S
from host.lobby.again import rematch
from host.lobby.game_options import set_options
from host.seats.leaving import forget_person, leave
from host.seats.seating import give_back
from host.turn import looking
from host.upkeep.upkeep import check
from host.votes.proposals import ask_to_swap, offer, request
from host.votes.replacing import replace
from host.votes.voters import CANCEL, PAUSE, RESUME
from host.votes.votes import VOTE_S, running_vote
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.evening import Evening
from tests.support.played import says


async def goes(evening: Evening, person: int) -> None:
    await leave(evening.desk.host, evening.game, person, interaction_id=evening.desk.interaction())
    await evening.desk.host.houses.settled(evening.game)


async def forgets(evening: Evening, person: int) -> None:
    await forget_person(evening.desk.host, person)


async def comes_back(evening: Evening, person: int) -> None:
    await give_back(evening.desk.host, evening.game, person, interaction_id=evening.desk.interaction())


async def status(evening: Evening) -> str:
    return (await evening.desk.host.game(evening.game)).status


async def test_who_leaves_is_played_for_and_the_longest_seated_person_organises(evening: Evening) -> None:
    host = evening.desk.host
    await goes(evening, BEN)
    await comes_back(evening, BEN)  # so that Chloe has sat there longer
    await evening.news()
    await goes(evening, ADA)
    (told,) = [post for post in (await evening.desk.posts(evening.game))[evening.seen :] if post.kind == "seat"]
    assert told.payload == {"seat": 0, "why": "left", "organiser": 2}
    assert (await host.game(evening.game)).organiser_id == CHLOE
    with pytest.raises(Refusal, match="replaced"):
        await goes(evening, ADA)
    with pytest.raises(Refusal, match="not_at_table"):
        await goes(evening, STRANGER)
    await goes(evening, BEN)
    with pytest.raises(Refusal, match="last_person"):
        await goes(evening, CHLOE)
    await evening.restart()
    await comes_back(evening, ADA)
    assert (await evening.desk.host.table(evening.game)).people == [0, 2]
    assert (await check(evening.desk.host, evening.game)).good


async def test_the_organiser_who_deletes_their_data_is_followed_by_the_longest_seated(evening: Evening) -> None:
    await forget_person(evening.desk.host, ADA)
    assert (await evening.desk.host.game(evening.game)).organiser_id == BEN
    lobby = await evening.desk.open("toy", CHLOE, BEN)
    await evening.desk.lobby.leave(lobby.row.id, CHLOE, interaction_id=evening.desk.interaction())
    await forget_person(evening.desk.host, CHLOE)  # who organised it without a seat
    assert (await evening.desk.host.game(lobby.row.id)).organiser_id == BEN


async def test_a_game_that_its_last_person_deletes_is_cancelled(evening: Evening) -> None:
    await goes(evening, BEN)  # and may return
    await forget_person(evening.desk.host, ADA)
    await forget_person(evening.desk.host, CHLOE)
    assert await status(evening) == "running"
    await forget_person(evening.desk.host, BEN)
    assert await status(evening) == "cancelled"
    assert (await evening.news())[-1] == "cancelled" and await evening.timers() == []


@pytest.mark.parametrize("gone", [goes, forgets])
async def test_a_vote_is_over_when_everybody_left_has_answered(evening: Evening, gone: Any) -> None:
    await request(evening.desk.host, evening.game, ADA, PAUSE)
    await says(evening, BEN, True)
    await gone(evening, CHLOE)
    assert await status(evening) == "paused"
    assert await running_vote(evening.desk.host, evening.game) is None


async def test_a_vote_pings_who_has_quiet_hours_or_is_away_when_that_ends_unless_it_is_over_then(
    evening: Evening,
) -> None:
    host, people = evening.desk.host, evening.desk.host.people
    await people.settings.change(BEN, {"zone": "Europe/Berlin", "quiet": "12:00-18:00"})  # it is one o'clock there
    await people.settings.change(CHLOE, {"away": evening.clock.now() + VOTE_S})
    await request(host, evening.game, ADA, PAUSE)
    assert (await evening.desk.posts(evening.game))[-1].payload["call"] == [CHLOE]
    assert await evening.passes(5 * HOUR_S - 1) == ["vote"]
    await people.settings.change(BEN, {"quiet": "12:00-19:00"})
    assert await evening.passes(1) == []
    assert await evening.passes(HOUR_S) == ["vote-waits"]
    assert (await evening.desk.posts(evening.game))[-1].payload["user"] == BEN
    assert await evening.passes(12 * HOUR_S) == []


@pytest.mark.parametrize("meanwhile", ["answered", "over"])
async def test_nobody_is_pinged_for_a_vote_that_needs_them_no_more(evening: Evening, meanwhile: str) -> None:
    await evening.desk.host.people.settings.change(BEN, {"away": evening.clock.now() + HOUR_S})
    await request(evening.desk.host, evening.game, ADA, PAUSE)
    if meanwhile == "answered":
        await says(evening, BEN, True)
    else:
        await says(evening, CHLOE, False)
        await request(evening.desk.host, evening.game, BEN, PAUSE)
    await evening.news()
    assert await evening.passes(HOUR_S) == [] and "vote-call" not in await evening.timers()


async def test_a_seat_is_given_to_a_computer_player_and_then_to_a_person_who_agrees(evening: Evening) -> None:
    host, desk = evening.desk.host, evening.desk
    with pytest.raises(Refusal, match="seat_played"):
        await offer(host, evening.game, 0, STRANGER, "Dora")
    await replace(host, evening.game, BEN, 0, "random", interaction_id=desk.interaction())
    assert (await says(evening, ADA, True)).decided is True
    await host.houses.settled(evening.game)
    with pytest.raises(Refusal, match="not_a_person"):
        await replace(host, evening.game, BEN, 0, "random", interaction_id=desk.interaction())
    with pytest.raises(Refusal, match="already_at_table"):
        await offer(host, evening.game, 0, CHLOE, "Chloe")
    await offer(host, evening.game, 0, STRANGER, "Dora")
    with pytest.raises(Refusal, match="not_offered"):
        await says(evening, BEN, True)
    await evening.passes(VOTE_S)  # no answer is a no
    await offer(host, evening.game, 0, STRANGER, "Dora")
    assert (await says(evening, STRANGER, False)).decided is False
    await offer(host, evening.game, 0, STRANGER, "Dora")
    await evening.restart()
    await evening.news()
    assert (await says(evening, STRANGER, True)).decided is True
    assert {"unprompt", "seat"} <= set(await evening.news())
    table = await desk.host.table(evening.game)
    assert (table.seats[0].user_id, table.seats[0].name, table.seats[0].by_person) == (STRANGER, "Dora", True)
    assert [row.notation for row in await desk.log(evening.game) if row.kind == "seat"] == ["random", "human"]
    with pytest.raises(Refusal, match="not_at_table"):
        await comes_back(evening, ADA)
    assert (await check(desk.host, evening.game)).good


async def test_a_pause_needs_everybody_and_nobody_is_reminded_meanwhile(evening: Evening) -> None:
    host = evening.desk.host
    assert (await request(host, evening.game, BEN, PAUSE)).decided is None
    for person in (BEN, CHLOE):
        with pytest.raises(Refusal, match="vote_running"):
            await request(host, evening.game, person, CANCEL)
    with pytest.raises(Refusal, match="not_at_table"):
        await says(evening, STRANGER, True)
    assert (await says(evening, ADA, True)).decided is None
    await evening.news()
    assert (await says(evening, CHLOE, True)).decided is True
    assert await evening.news() == ["unprompt", "unprompt", "paused"]
    assert await evening.passes(40 * DAY_S) == [] == await evening.timers()
    with pytest.raises(Refusal, match="game_paused"):
        await evening.desk.choose(evening.game, ADA, "bid 0")
    await goes(evening, CHLOE)
    await evening.restart()
    other = await evening.desk.database.games.paused_in((await evening.desk.host.game(evening.game)).channel_id or 0)
    assert other is not None and other.id == evening.game
    await evening.news()
    await request(evening.desk.host, evening.game, ADA, RESUME)
    await comes_back(evening, CHLOE)  # which leaves the vote as it is
    assert (await says(evening, BEN, True)).decided is None
    assert await evening.news() == ["vote", "seat"]
    assert (await says(evening, CHLOE, True)).decided is True
    assert await evening.news() == ["unprompt", "resumed", "prompt"]
    assert await evening.timers("stalled", "turn") == ["stalled", "turn"] and await status(evening) == "running"
    await evening.desk.choose(evening.game, ADA, "bid 0")
    assert (await check(evening.desk.host, evening.game)).good


async def test_a_paused_game_waits_until_its_channel_is_free(evening: Evening) -> None:
    desk, host = evening.desk, evening.desk.host
    for person in (BEN, CHLOE):
        await goes(evening, person)
    assert (await request(host, evening.game, ADA, PAUSE)).decided is True  # nobody else plays
    channel = (await host.game(evening.game)).channel_id or 0
    made = {"guild_id": 1, "organiser_id": BEN, "organiser": "Ben"}
    view = await desk.lobby.create("toy", channel_id=channel, interaction_id=desk.interaction(), **made)
    with pytest.raises(Refusal, match="channel_busy"):
        await request(host, evening.game, ADA, RESUME)
    await desk.lobby.cancel(view.row.id, BEN, False, interaction_id=desk.interaction())
    assert (await request(host, evening.game, ADA, RESUME)).decided is True
    with pytest.raises(Refusal, match="not_paused"):
        await request(host, evening.game, ADA, RESUME)


@pytest.mark.parametrize(
    ("answers", "cancelled"),
    [({BEN: True}, True), ({}, False), ({BEN: False}, False), ({BEN: True, CHLOE: True}, True)],
)
async def test_a_game_is_cancelled_by_consent(evening: Evening, answers: dict[int, bool], cancelled: bool) -> None:
    """One no keeps it; who does not answer in 48 hours counts neither way, but half must have agreed."""
    await request(evening.desk.host, evening.game, ADA, CANCEL)
    for person, yes in answers.items():
        await says(evening, person, yes)
    await evening.passes(VOTE_S)
    assert (await status(evening) == "cancelled") is cancelled
    assert await running_vote(evening.desk.host, evening.game) is None
    if cancelled:
        assert await evening.timers() == []
        with pytest.raises(Refusal, match="game_cancelled"):
            await request(evening.desk.host, evening.game, ADA, PAUSE)


async def test_a_vote_about_somebody_absent_waits_for_the_one_that_runs(evening: Evening) -> None:
    await evening.passes(3.5 * DAY_S)
    await request(evening.desk.host, evening.game, BEN, PAUSE)
    await evening.passes(DAY_S)
    timer = await running_vote(evening.desk.host, evening.game)
    assert timer is not None and timer.vote.about == PAUSE
    await evening.passes(VOTE_S)
    await evening.passes(DAY_S)
    timer = await running_vote(evening.desk.host, evening.game)
    assert timer is not None and timer.vote.about == "absence"


async def test_a_rematch_has_the_options_and_computer_players_of_the_game_and_invites_its_people(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA, BEN, private=False)
    game_id, lobby = view.row.id, desk.lobby
    await lobby.add_house(game_id, ADA, True, "random", ["Kemal"], interaction_id=desk.interaction())
    await lobby.colour(game_id, BEN, "yellow", interaction_id=desk.interaction())
    chosen = {"pace": "week", "absence": "wait", "order": "joined"}
    await set_options(lobby, game_id, ADA, False, chosen, interaction_id=desk.interaction())
    await lobby.invite(game_id, ADA, False, [BEN], interaction_id=desk.interaction())
    await lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    with pytest.raises(Refusal, match="no_rematch_yet"):
        await rematch(lobby, game_id, BEN, "Ben", interaction_id=desk.interaction())
    row = await desk.host.game(game_id)
    change = Change(game_id)
    change.update_game(row.seq, status="finished")
    await desk.database.write(change)
    with pytest.raises(Refusal, match="not_at_table"):
        await rematch(lobby, game_id, STRANGER, "Dora", interaction_id=desk.interaction())
    press = desk.interaction()
    again = await rematch(lobby, game_id, BEN, "Benno", interaction_id=press)
    assert again == await rematch(lobby, game_id, BEN, "Benno", interaction_id=press)  # delivered twice
    assert [(seat.colour, seat.player, seat.name) for seat in again.seats] == [
        ("yellow", "human", "Benno"),
        ("green", "random", "Kemal"),
    ]
    assert (again.row.organiser_id, again.row.private, again.invited) == (BEN, True, (ADA,))
    assert again.table_options.items() >= {"pace": "week", "absence": "wait"}.items() and again.order == "joined"
    assert again.fingerprint is not None and again.fingerprint != view.fingerprint
    with pytest.raises(Refusal, match="channel_busy"):
        await rematch(lobby, game_id, ADA, "Ada", interaction_id=desk.interaction())
    await lobby.join(again.row.id, ADA, "Ada", interaction_id=desk.interaction())
    await lobby.start(again.row.id, BEN, False, interaction_id=desk.interaction())


async def test_two_persons_exchange_their_seats_if_both_agree(evening: Evening) -> None:
    host = evening.desk.host
    await ask_to_swap(host, evening.game, BEN, 0)
    with pytest.raises(Refusal, match="not_asked"):
        await says(evening, CHLOE, True)
    assert (await says(evening, ADA, False)).decided is False
    await ask_to_swap(host, evening.game, BEN, 0)
    await evening.passes(VOTE_S)  # no answer is a no
    stale = (await looking.panel(host, evening.game, ADA)).asked_after
    await ask_to_swap(host, evening.game, BEN, 0)
    await evening.restart()
    await evening.news()
    assert (await says(evening, ADA, True)).decided is True
    assert await evening.news() == ["unprompt", "unprompt", "seat", "prompt"]
    for _ in range(2):  # also after a restart
        table = await evening.desk.host.table(evening.game)
        assert [(seat.user_id, seat.name, seat.colour) for seat in table.seats[:2]] == [
            (BEN, "Ben", "red"),
            (ADA, "Ada", "blue"),
        ]
        with pytest.raises(Refusal, match="stale"):
            await evening.desk.choose(evening.game, BEN, "go on", asked_after=stale)
        await evening.restart()
    assert [timer.user_id for timer in await evening.desk.database.timers.of_game(evening.game)].count(BEN) == 1
    assert await evening.passes(DAY_S) == ["unprompt", "prompt 1"]
    await evening.desk.choose(evening.game, BEN, "bid 0")
    assert (await check(evening.desk.host, evening.game)).good
    await goes(evening, ADA)  # who organises, and has sat there as long as before
    await comes_back(evening, ADA)
    assert (await evening.desk.host.game(evening.game)).organiser_id == BEN


async def test_seats_are_exchanged_between_two_persons_who_play(evening: Evening) -> None:
    host = evening.desk.host
    for other, code in ((1, "own_seat"), (7, "no_such_seat")):
        with pytest.raises(Refusal, match=code):
            await ask_to_swap(host, evening.game, BEN, other)
    await ask_to_swap(host, evening.game, BEN, 2)
    await goes(evening, BEN)
    assert await running_vote(host, evening.game) is None  # who asked does not play any more
    await comes_back(evening, BEN)
    await ask_to_swap(host, evening.game, BEN, 2)
    await goes(evening, ADA)
    assert await running_vote(host, evening.game) is not None  # whom it does not concern
    await goes(evening, CHLOE)
    assert await running_vote(host, evening.game) is None
    await comes_back(evening, CHLOE)
    await goes(evening, BEN)
    with pytest.raises(Refusal, match="not_played_by_person"):
        await ask_to_swap(host, evening.game, CHLOE, 1)
    with pytest.raises(Refusal, match="replaced"):
        await ask_to_swap(host, evening.game, BEN, 2)


async def test_a_table_where_everybody_is_away_waits_for_them(evening: Evening) -> None:
    away = evening.clock.now() + 10 * DAY_S
    for person in (ADA, BEN, CHLOE):
        await evening.desk.host.people.settings.change(person, {"away": away})
    for _ in range(9):
        assert await evening.passes(DAY_S) == []
    assert await status(evening) == "running" and (await evening.desk.host.table(evening.game)).people == [0, 1, 2]
    await evening.passes(DAY_S)
    told = [await evening.passes(DAY_S) for _ in range(3)]
    assert [one for day in told for one in day if one.startswith("prompt")]
    assert await status(evening) == "running"
