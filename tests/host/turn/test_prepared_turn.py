"""Turns prepared while others play: made as prepared, switched off when something changed, and told."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from cogs.posts.direct_posts import plan_notice, plan_obstacle
from db import Change, PostRow
from engine import players
from engine.core.decision import Refusal
from engine.core.determinize import determinize
from engine.core.position import AnyPosition
from engine.marco_polo.rules import MARCO_POLO
from host.lobby import lobby as lobby_module
from host.messages.posts import PlanOff, Undone
from host.table.table import Table
from host.timers.nudging import nudge
from host.turn import looking
from host.turn.prepared_turn import PLAN, PLAY, can_prepare, prepare, prepared, refused, rehearse, why_off
from host.turn.standing_answers import ANSWER_AFTER_S
from host.turn.undo import AGREED, take_back
from host.upkeep.upkeep import check
from host.votes.proposals import ask_to_swap, request
from host.votes.voters import PAUSE, RESUME
from host.votes.votes import running_vote, vote
from operation.commands import carry_out
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.scenarios.istanbul.given import start as istanbul
from tests.scenarios.marco_polo.given import start as marco_polo
from tests.support.dealt import tables
from tests.support.evening import Days
from tests.support.played import begun_turn
from tests.support.presses import WORDS, panel_of
from tests.support.sentences import tells


class Duel(Days):
    """Istanbul for two: `mover` is to move, `waiter` prepares."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.game_id, self.mover, self.waiter = "", ADA, BEN

    async def begin(self) -> "Duel":
        """A game in which whoever waits can go to place 1, pay the mover there, and is asked nothing else: by the hands
        that are dealt, a card may be offered there."""
        for first in range(20):
            with pytest.MonkeyPatch.context() as chance:
                chance.setattr(
                    lobby_module, "token_bytes", lambda count, first=first: bytes(range(first, count + first))
                )
                self.game_id = await self.desk.begin("istanbul", ADA, BEN)
            table = await self.desk.host.table(self.game_id)
            (seat,) = table.position.seats_to_act
            self.mover, self.waiter = ((ADA, BEN), (BEN, ADA))[seat]
            with suppress(Refusal):
                rehearse(table, 1 - seat, ("move 1", "leave", "end"))
                return self
        raise AssertionError("no such game was dealt")

    async def turn(self, person: int, first: str) -> None:
        """A whole turn: `first`, then what ends it soonest."""
        await self.desk.choose(self.game_id, person, first)
        while (decision := (await looking.panel(self.desk.host, self.game_id, person)).decision) is not None:
            await self.desk.choose(self.game_id, person, list(decision.options)[-1])

    async def prepare(self, *choices: str) -> tuple[str, ...]:
        for notation in choices:
            before = await prepared(self.desk.host, self.game_id, self.waiter)
            await prepare(self.desk.host, self.game_id, self.waiter, len(before.choices), notation)
        return (await prepared(self.desk.host, self.game_id, self.waiter)).choices

    async def told(self) -> list[PostRow]:
        """What people were told by themselves."""
        outbox, found = self.desk.database.outbox, []
        while posts := await outbox.claim(self.clock.steady(), 50):
            for post in posts:
                found += [post] if post.user_id is not None else []
                await outbox.sent(post, 1)
        return found


@pytest.fixture
async def duel(desk: Desk) -> Duel:
    return await Duel(desk).begin()


async def test_a_turn_is_made_as_it_was_prepared(duel: Duel) -> None:
    desk, game_id = duel.desk, duel.game_id
    assert await duel.prepare("move 1", "leave", "end") == ("move 1", "leave", "end")
    await duel.turn(duel.mover, "move 3")
    rows = len(await desk.log(game_id))
    prompt = (await desk.posts(game_id))[-1]
    assert (prompt.kind, prompt.payload["quiet"]) == ("prompt", True)
    await duel.passes(ANSWER_AFTER_S - 1)
    assert len(await desk.log(game_id)) == rows
    await duel.passes(1)
    made = (await desk.log(game_id))[rows:]
    assert [row.notation for row in made] == ["move 1", "leave", "end"]
    assert all(row.automatic and row.actor_id is None for row in made)
    assert await desk.database.ahead(game_id) == () and await duel.told() == []
    assert (await check(desk.host, game_id)).good


async def test_a_plan_has_the_number_of_the_turn_that_it_is_for(duel: Duel) -> None:
    plan = await prepared(duel.desk.host, duel.game_id, duel.waiter)
    assert plan.rehearsal.position is not None
    assert plan.rehearsal.position.view(plan.seat).turn == plan.table.position.view(plan.seat).turn + 1


async def test_a_plan_in_which_something_else_is_asked_is_switched_off_at_once_and_told(duel: Duel) -> None:
    await duel.prepare("move 1", "leave", "end")
    await duel.turn(duel.mover, "move 1")  # so that the other merchant must be paid there
    (told,) = await duel.told()
    reason = {"why": "illegal", "choices": ["move 1", "leave", "end"]}
    assert (told.user_id, told.payload) == (duel.waiter, {"game": duel.game_id, **reason})
    assert "quiet" not in (await duel.desk.posts(duel.game_id))[-1].payload
    text = str((await plan_notice(duel.desk.host, told, WORDS)).view.to_components())
    assert tells(text, "plan-choice", choice="end") and tells(text, "istanbul/moment-end")
    await duel.passes(ANSWER_AFTER_S)
    table = await duel.desk.host.table(duel.game_id)
    assert table.position.seats_to_act == (table.seat_of(duel.waiter),) and not table.position.choices


@pytest.mark.parametrize(("first", "why"), [("move 16", "illegal"), ("move 1", "changed")])
async def test_a_plan_that_is_not_possible_or_brings_something_else_is_switched_off(
    duel: Duel, first: str, why: str
) -> None:
    await duel.prepare("move 1")
    change, table = Change(duel.game_id), await duel.desk.host.table(duel.game_id)
    change.ahead(table.seat_of(duel.waiter), PLAN, {"choices": [first], "marks": ["x"]})
    await duel.desk.database.write(change)
    await duel.turn(duel.mover, "move 3")
    (told,) = await duel.told()
    assert told.payload["why"] == why
    await duel.turn(duel.waiter, "move 1")
    await duel.turn(duel.mover, "move 2")
    assert await duel.told() == []  # once


async def test_who_acts_before_makes_their_turn_themselves(duel: Duel) -> None:
    await duel.prepare("move 1", "leave", "end")
    await duel.turn(duel.mover, "move 3")
    await duel.desk.choose(duel.game_id, duel.waiter, "move 2")
    await duel.passes(ANSWER_AFTER_S)
    rows = [row.notation for row in await duel.desk.log(duel.game_id) if row.actor_id == duel.waiter]
    assert rows == ["move 2"] and await duel.desk.database.ahead(duel.game_id) == ()


async def test_a_plan_ends_where_chance_decides_and_its_person_is_called_then(duel: Duel) -> None:
    host = duel.desk.host
    await duel.prepare("move 9", "leave")
    plan = await prepared(host, duel.game_id, duel.waiter)
    while (decision := plan.rehearsal.decision(plan.seat)) is not None:
        notation = next((one for one in decision.options if one.startswith("call")), next(iter(decision.options)))
        plan = await prepare(host, duel.game_id, duel.waiter, len(plan.choices), notation)
    assert plan.choices[-1].startswith("call")
    with pytest.raises(Refusal, match="plan_over"):
        await prepare(host, duel.game_id, duel.waiter, len(plan.choices), "end")
    await duel.turn(duel.mover, "move 3")
    await duel.passes(ANSWER_AFTER_S)
    last = (await duel.desk.posts(duel.game_id))[-1]
    assert last.kind == "prompt" and last.payload["prepared"] and "quiet" not in last.payload
    assert (await check(host, duel.game_id)).good


async def test_a_plan_shows_nothing_hidden(duel: Duel) -> None:
    """It goes the same way however what the seat cannot know lies."""
    table = await duel.desk.host.table(duel.game_id)
    seat, rng = table.seat_of(duel.waiter), Random(5)
    true = table.position
    for first in list(rehearse(table, seat, ()).decision(seat).options):  # type: ignore[union-attr]
        worlds = []
        for world in (true, determinize(true, seat, rng), determinize(true, seat, rng)):
            table.position, choices = world, [first]
            while (decision := (plan := rehearse(table, seat, choices)).decision(seat)) is not None:
                choices.append(next(iter(decision.options)))
            worlds.append((choices, plan.events, plan.marks))
        assert worlds[0] == worlds[1] == worlds[2]


async def test_a_plan_may_be_taken_back_and_dropped(duel: Duel) -> None:
    host, game_id = duel.desk.host, duel.game_id
    await duel.prepare("move 1", "leave")
    assert (await prepare(host, game_id, duel.waiter, 1)).choices == ("move 1",)
    with pytest.raises(Refusal, match="stale"):
        await prepare(host, game_id, duel.waiter, 2, "leave")
    assert (await prepare(host, game_id, duel.waiter, 0)).choices == ()
    assert await duel.desk.database.ahead(game_id) == ()
    for person, code in ((duel.mover, "your_turn_already"), (STRANGER, "not_at_table")):
        with pytest.raises(Refusal, match=code):
            await prepared(host, game_id, person)


async def test_a_plan_for_the_turn_after_is_not_made_in_place_of_one_that_is_taken_back(duel: Duel) -> None:
    desk, game_id = duel.desk, duel.game_id
    await duel.turn(duel.mover, "move 3")
    table = await desk.host.table(game_id)
    before, reached = table.seq, set(table.position.decision(table.seat_of(duel.waiter)).options)
    await duel.turn(duel.waiter, "move 2")
    plan = await prepared(desk.host, game_id, duel.waiter)
    await duel.prepare(next(one for one in plan.rehearsal.decision(plan.seat).options if one in reached))  # type: ignore[union-attr]
    told = Undone(by=table.seat_of(duel.waiter), why=AGREED, first=2, last=2, choices=0)
    async with desk.host.lock(game_id):
        await take_back(desk.host, table, before, told, actor=duel.waiter)
    rows = len(await desk.log(game_id))
    await duel.passes(ANSWER_AFTER_S)
    assert len(await desk.log(game_id)) == rows
    assert [(post.user_id, post.payload["why"]) for post in await duel.told()] == [(duel.waiter, "undone")]
    assert "quiet" not in [post for post in await desk.posts(game_id) if post.kind == "prompt"][-1].payload


async def test_a_plan_is_made_after_a_pause_that_came_between(duel: Duel) -> None:
    desk, game_id = duel.desk, duel.game_id
    await duel.prepare("move 1", "leave", "end")
    await duel.turn(duel.mover, "move 3")
    for about in (PAUSE, RESUME):
        await request(desk.host, game_id, duel.mover, about)
        timer = await running_vote(desk.host, game_id)
        assert timer is not None
        await vote(desk.host, game_id, duel.waiter, "", timer.vote.number, yes=True)
    await duel.passes(ANSWER_AFTER_S)
    assert [row.notation for row in await desk.log(game_id)][-3:] == ["move 1", "leave", "end"]


async def test_a_plan_is_made_though_its_time_came_while_the_table_was_frozen(duel: Duel) -> None:
    desk, game_id = duel.desk, duel.game_id
    await duel.prepare("move 1", "leave", "end")
    await duel.turn(duel.mover, "move 3")
    await carry_out(desk.host, ["freeze", game_id])
    await duel.passes(10 * ANSWER_AFTER_S)
    await carry_out(desk.host, ["thaw", game_id])
    assert [post for post in await desk.posts(game_id) if post.kind == "prompt"][-1].payload["quiet"]
    await duel.passes(ANSWER_AFTER_S)
    assert [row.notation for row in await desk.log(game_id)][-3:] == ["move 1", "leave", "end"]


async def test_that_a_plan_is_off_is_told_of_a_frozen_game_too(duel: Duel) -> None:
    await duel.prepare("move 1", "leave", "end")
    await duel.turn(duel.mover, "move 1")
    (told,) = await duel.told()
    await carry_out(duel.desk.host, ["freeze", duel.game_id])
    text = str((await plan_notice(duel.desk.host, told, WORDS)).view.to_components())
    assert tells(text, "plan-off", why="illegal") and not tells(text, "plan-choice")


async def test_nobody_is_nudged_just_before_what_they_prepared_is_made(duel: Duel) -> None:
    desk, game_id = duel.desk, duel.game_id
    await duel.prepare("move 1", "leave", "end")
    await duel.turn(duel.mover, "move 3")
    await desk.host.people.settings.change(duel.waiter, {"pings": "direct"})
    timer = next(one for one in await desk.database.timers.of_game(game_id) if one.kind == PLAY)
    change = Change(game_id)
    change.arm(PLAY, timer.due + 10 * ANSWER_AFTER_S, timer.payload, user_id=duel.waiter)  # as after a pause
    await desk.database.write(change)
    await duel.passes(5 * ANSWER_AFTER_S)
    with pytest.raises(Refusal, match="nudged_enough"):
        await nudge(desk.host, game_id, duel.mover, organises=False)


@pytest.mark.parametrize("asks", ["mover", "waiter"])
async def test_who_exchanges_seats_learns_nothing_of_what_was_prepared_there(duel: Duel, asks: str) -> None:
    desk, game_id = duel.desk, duel.game_id
    await duel.prepare("move 1", "leave", "end")
    asker, other = (duel.mover, duel.waiter) if asks == "mover" else (duel.waiter, duel.mover)
    await answer_ahead_of(desk, game_id, duel.waiter)
    table = await desk.host.table(game_id)
    await ask_to_swap(desk.host, game_id, asker, table.seat_of(other))
    timer = await running_vote(desk.host, game_id)
    assert timer is not None
    await vote(desk.host, game_id, other, "", timer.vote.number, yes=True)
    assert await desk.database.ahead(game_id) == () and await duel.told() == []


async def answer_ahead_of(desk: Desk, game_id: str, person: int) -> None:
    """As if the game had the Auction House."""
    change, table = Change(game_id), await desk.host.table(game_id)
    change.ahead(table.seat_of(person), "auction", {"value": "7"})
    await desk.database.write(change)


async def test_a_turn_of_marco_polo_can_be_prepared_too(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "marco_polo", ADA, BEN)
    waiter = (BEN, ADA)[seat]
    plan = await prepared(desk.host, game_id, waiter)
    while (decision := plan.rehearsal.decision(plan.seat)) is not None and len(plan.choices) < 6:
        plan = await prepare(desk.host, game_id, waiter, len(plan.choices), list(decision.options)[-1])
    assert plan.choices


def table_of(position: AnyPosition) -> Table:
    """A table of two people at which this position is."""
    return panel_of(position, position.seats_to_act[0]).table


def played(table: Table, seat: int, *choices: str) -> dict[str, Any]:
    """A plan as it is stored."""
    return {"choices": list(choices), "marks": list(rehearse(table, seat, choices).marks)}


ROW = ["K07", "K01", "K03", "K09"]


def contracts_table(row: list[str]) -> Table:
    return table_of(marco_polo({"row": row, "green": {"dice": "5 5 6", "have": {"coin": 9}}}))


def test_contracts_that_are_all_taken_switch_off_no_plan_but_those_that_take_some() -> None:
    before, after = contracts_table(ROW), contracts_table([])
    assert not after.position.boundary.row and after.position.boundary.special
    coins = played(before, 1, "coins", "die 6", "end")
    assert why_off(after, 1, coins) is None
    taken = played(before, 1, "contracts", "die 5", "take K01")
    off = why_off(after, 1, taken)
    assert off is not None and (off.why, off.choices) == ("illegal", ("contracts",))
    text = plan_obstacle(WORDS, after, 1, off)
    assert tells(text, "plan-choice", choice="contracts") and tells(text, "marco_polo/refusal-contracts-to-come")


def test_while_no_contract_lies_there_turns_can_be_prepared_all_the_same() -> None:
    table = contracts_table([])
    assert can_prepare(table, 1)
    decision = rehearse(table, 1, ()).decision(1)
    assert decision is not None and "contracts" not in decision.options
    refusal = decision.why("contracts")
    assert refusal is not None and refusal.code == "contracts_to_come"


def test_no_plan_of_whole_games_is_switched_off_because_contracts_are_laid_out() -> None:
    """Every seat prepares a turn at each boundary; where the row is empty it must hold at the next one, too, unless it
    takes contracts, is no longer possible by another rule or brings something else."""
    emptied, options = 0, tuple(MARCO_POLO.check_options({}, 4).items())
    for seed in range(3):
        position, rng = tables.new(tables.Table("marco_polo", options, 4), seed), Random(seed)
        plans: dict[int, dict[str, Any]] = {}
        while not position.over:
            if not position.choices and not position.sealed:
                table = table_of(position)
                empty = not position.boundary.row and position.boundary.special
                emptied += bool(empty)
                for seat in range(4):
                    may = position.rules.begin_turn_of(position.boundary.clone(), seat)
                    assert can_prepare(table, seat) is (may and seat not in position.seats_to_act)
                    off = why_off(table, seat, plans[seat]) if may and seat in plans else None
                    assert off is None or off.choices, "the turn cannot even begin"
                    assert off is None or not empty or may_be_off(table, seat, off)
                    if can_prepare(table, seat):
                        plans[seat] = planned(table, seat, rng)
            decision = position.decisions[0]
            wanted = [option for option in decision.options if option.split()[0] in ("contracts", "take")][-1:]
            rookie = players.choose(players.ROOKIE, position, decision.seat, rng)
            position.choose(decision.seat, wanted[0] if wanted and rng.random() < 0.8 else rookie)
    assert emptied


def may_be_off(table: Table, seat: int, off: PlanOff) -> bool:
    """Whether a plan takes contracts, or something else than the contracts that are gone is in its way."""
    place = refused(table, seat, off)
    refusal = place and place[1].why(place[2])
    gone = refusal is not None and refusal.code in ("contracts_to_come", "no_contracts", "contract_not_there")
    return off.choices[-1] == "contracts" if gone else True


def planned(table: Table, seat: int, rng: Random) -> dict[str, Any]:
    choices: list[str] = []
    while len(choices) < 4 and (decision := rehearse(table, seat, choices).decision(seat)) is not None:
        choices.append(rng.choice(list(decision.options)))
    return played(table, seat, *choices)


def test_a_turn_of_the_next_round_offers_the_extra_turn_that_it_will_have() -> None:
    letters = {"options": {"expansion": "letters"}, "active": "blue", "start": "red"}
    position = istanbul({**letters, "red": {"at": 7, "delivered": [1, 2], "bought": 1}, "round": 1})
    table = table_of(position)
    assert position.boundary.seats[0].bought == position.boundary.round
    plan = rehearse(table, 0, ("move 4", "leave", "skip"))
    decision = plan.decision(0)
    assert decision is not None and "extra-turn delivered delivered" in decision.options
    assert plan.position is not None and plan.position.state.round == position.boundary.round + 1
