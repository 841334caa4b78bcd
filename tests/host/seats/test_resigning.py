"""Giving up: who wins, who plays on, and that it is for good."""

from random import Random

import pytest

from engine import players
from engine.core.decision import Refusal
from host.clock import DAY_S
from host.finished.results import count
from host.lobby.again import rematch
from host.seats.leaving import check_resignation, leave, resign
from host.seats.seating import give_back
from host.table.history import final_place
from host.table.status import RESIGNED_SEATS, ended_by
from host.table.time_banks import TIMER as TIME_BANK
from host.timers.reminders import TURN, UNFINISHED
from host.upkeep.upkeep import check
from host.votes.proposals import offer
from host.votes.votes import VOTE
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.evening import Evening
from tests.support.played import says


async def gives_up(desk: Desk, game_id: str, person: int) -> None:
    await resign(desk.host, game_id, person, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)


async def play_a_turn(desk: Desk, game_id: str) -> None:
    rng = Random(4)
    while not (table := await desk.host.table(game_id)).finished_turns:
        seat = table.position.seats_to_act[0]
        notation = players.choose("random", table.position.fork(), seat, rng)
        await desk.choose(game_id, table.seats[seat].user_id or 0, notation)


@pytest.mark.parametrize("game", ["toy", "istanbul", "marco_polo"])
async def test_before_a_turn_is_over_the_game_of_two_is_called_off_and_counts_nowhere(desk: Desk, game: str) -> None:
    game_id = await desk.begin(game, ADA, BEN)
    await gives_up(desk, game_id, ADA)
    row = await desk.host.game(game_id)
    assert row.status == "cancelled" and row.ended is not None and row.result is None
    assert await desk.database.results.uncounted() == [] and await desk.database.timers.of_game(game_id) == []
    (told,) = [post for post in await desk.posts(game_id) if post.kind == "cancelled"]
    assert told.payload == {"resigned": 0} and "end" not in await desk.kinds(game_id)
    assert (await check(desk.host, game_id)).good


@pytest.mark.parametrize("game", ["toy", "istanbul", "marco_polo"])
async def test_of_two_players_the_other_wins_and_the_game_is_over(desk: Desk, game: str) -> None:
    game_id = await desk.begin(game, ADA, BEN)
    await play_a_turn(desk, game_id)
    assert (await check_resignation(desk.host, game_id, ADA)).row.id == game_id
    await gives_up(desk, game_id, ADA)
    for _ in range(2):  # also after a restart
        row, table = await desk.host.game(game_id), await desk.host.table(game_id)
        assert (row.status, table.over, table.called, ended_by(row, 2)) == ("finished", True, {}, 0)
        assert (row.result or {})["winners"] == [1] and final_place(row, 1) == 1
        for person in (ADA, BEN):
            with pytest.raises(Refusal, match="game_over"):
                await desk.choose(game_id, person, "end")
            with pytest.raises(Refusal, match="game_over"):
                await resign(desk.host, game_id, person, interaction_id=desk.interaction())
        assert (await check(desk.host, game_id)).good
        desk.restart()
    assert (await desk.kinds(game_id, after=1))[-1] == "end"
    assert not {timer.kind for timer in await desk.database.timers.of_game(game_id)} & {
        TURN,
        UNFINISHED,
        TIME_BANK,
        VOTE,
    }
    await count(desk.database, await desk.host.game(game_id))
    results = await desk.database.results.of_game(game_id)
    assert [(one.place, one.gave_up) for one in results] == [(2, True), (1, False)]
    again = await rematch(desk.lobby, game_id, BEN, "Ben", interaction_id=desk.interaction())
    await desk.lobby.join(again.row.id, ADA, "Ada", interaction_id=desk.interaction())
    begun = await desk.lobby.start(again.row.id, BEN, False, interaction_id=desk.interaction())
    assert RESIGNED_SEATS not in begun.row.options


async def test_of_more_players_a_computer_player_plays_the_seat_to_the_end(evening: Evening) -> None:
    desk = evening.desk
    await gives_up(desk, evening.game, ADA)
    told = [post.payload for post in await desk.posts(evening.game) if post.kind == "seat"]
    assert told == [{"seat": 0, "why": "resigned", "organiser": 1}]
    for _ in range(2):
        with pytest.raises(Refusal, match="resigned"):
            await give_back(desk.host, evening.game, ADA, interaction_id=desk.interaction())
        with pytest.raises(Refusal, match="resigned"):
            await desk.choose(evening.game, ADA, "bid 0")
        with pytest.raises(Refusal, match="resigned"):
            await gives_up(desk, evening.game, ADA)
        await evening.restart()
    await offer(desk.host, evening.game, 0, STRANGER, "Dora")
    assert (await says(evening, STRANGER, True)).decided is True
    assert (await desk.host.table(evening.game)).resigned == []
    await evening.passes(DAY_S)
    assert (await check(desk.host, evening.game)).good


async def test_the_last_person_of_several_seats_does_not_resign(evening: Evening) -> None:
    for person in (BEN, CHLOE):
        await leave(evening.desk.host, evening.game, person, interaction_id=evening.desk.interaction())
    for person, code in ((ADA, "last_person"), (STRANGER, "not_at_table")):
        with pytest.raises(Refusal, match=code):
            await gives_up(evening.desk, evening.game, person)
    await gives_up(evening.desk, evening.game, BEN)  # who had left until then
    with pytest.raises(Refusal, match="resigned"):
        await give_back(evening.desk.host, evening.game, BEN, interaction_id=evening.desk.interaction())
