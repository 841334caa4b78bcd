"""A whole game of three people, the bot killed ten times on the way."""

import asyncio
from collections import Counter
from random import Random

import pytest

from tests.support.audit import created_posts
from tests.support.person import Outcome, Sight
from tests.support.planner import plan
from tests.support.player import Player, Press, Table, offered
from tests.support.sandbox import SandboxProcess

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]

KILLS = 10
ROUTINE_PRESSES = 3
ACTS = {"fill", "return", "sell", "buy"}
ROUTINE = ACTS | {"move", "end"}
# What stands in the channel for ever; the others come and go.
STANDING = ("start", "turn", "step", "end")


class Killer:
    """Ends the bot at `turns` chosen beforehand: before a press, just after one was sent, or while posts go out."""

    WAYS = ("before", "in flight", "delivering")

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.moments = sorted(rng.sample(range(2, 40), KILLS))
        self.done: list[str] = []
        self.lost_answers = 0

    def way(self, turn: int) -> str | None:
        if len(self.done) < len(self.moments) and turn >= self.moments[len(self.done)]:
            return self.WAYS[len(self.done) % len(self.WAYS)]
        return None

    async def strike(self, way: str, sight: Sight | None) -> None:
        await self.table.bot.kill()
        self.done.append(way)
        await self.table.bot.start_answering()

    async def strike_in_flight(self, player: Player, notation: str) -> None:
        """The press is on its way when the process dies; the same button is pressed again afterwards."""
        panel, rows = player.panel, len(self.table.ledger.log())
        assert panel is not None
        sending = asyncio.create_task(player.press(notation))
        await asyncio.sleep(self.rng.uniform(0.0, 0.12))
        await self.strike("in flight", panel)
        first = await sending
        self.lost_answers += first.status == "failed"
        written = [row for row in self.table.ledger.log()[rows:] if row.interaction_id == int(first.interaction)]
        assert len(written) == 1 or first.status == "failed"
        await self._press_again(player, panel, notation, applied=bool(written))

    async def _press_again(self, player: Player, panel: Sight, notation: str, *, applied: bool) -> None:
        """A button of before the restart: it acts if its press was lost, and answers with the present if it was not."""
        before = len(self.table.ledger.log())
        custom_id, value = offered(panel)[notation]
        again: Outcome = await player.person.press_id(panel.id, custom_id, None if value is None else [value])
        assert again.status == "answered"
        player.panel = again.message
        rows = self.table.ledger.log()[before:]
        assert bool(rows) is not applied
        if applied:
            assert "earlier moment" in again.message.text or "turn" in again.message.text


async def play_turn(table: Table, killer: Killer) -> None:
    position = table.ledger.position()
    seat, number = position.seats_to_act[0], position.state.turn
    player, way = table.players[seat], killer.way(position.state.turn)
    await player.open()
    choice = killer.rng.randrange(2)
    while not position.over and position.seats_to_act == (seat,) and position.state.turn == number:
        choice -= 1
        if way == "in flight" and choice < 0:
            await killer.strike_in_flight(player, plan(position, seat, table.rng))
            way = None
        elif way == "before" and choice < 0:
            await killer.strike("before", player.panel)
            await table.act(player, position)
            way = None
        else:
            await table.act(player, position)
        position = table.ledger.position()
    if way is not None:
        await asyncio.sleep(killer.rng.uniform(0.0, 0.4))
        await killer.strike("delivering", None)


async def test_a_whole_game_with_ten_kills(table: Table, sandbox: SandboxProcess) -> None:
    lobby = await table.begin(layout="short")
    killer = Killer(table, Random(7))
    while not (position := table.ledger.position()).over:
        await play_turn(table, killer)
        if position.state.turn % 5 == 0 and not table.ledger.position().over:
            await calls_exactly_those_who_owe(table)
    await table.delivered()
    assert killer.done == [Killer.WAYS[n % 3] for n in range(KILLS)]
    await every_answered_press_is_in_the_log(table)
    await every_post_stands_once(table, lobby)
    assert not await table.live_prompts()
    assert table.ledger.prompts() == []
    made = created_posts(await sandbox.sent())
    assert len(made) == len(set(made))
    assert len(routine_turns(table.presses)) >= 5
    assert max(map(len, routine_turns(table.presses))) <= ROUTINE_PRESSES
    assert table.ledger.game()["status"] == "finished"
    assert (await table.people[0].public())[-1].text.count("wins") == 1
    tell(table, killer)


async def calls_exactly_those_who_owe(table: Table) -> None:
    await table.delivered()
    called = [ping for prompt in await table.live_prompts() for ping in prompt.pinged]
    owing = [await table.players[seat].person.id() for seat in table.ledger.position().seats_to_act]
    assert called == owing


async def every_answered_press_is_in_the_log(table: Table) -> None:
    written = {row.interaction_id for row in table.ledger.log()}
    assert {int(press.interaction) for press in table.presses} <= written
    numbers = [row.seq for row in table.ledger.log()]
    assert numbers == list(range(1, len(numbers) + 1))


async def every_post_stands_once(table: Table, lobby: Sight) -> None:
    posts = table.ledger.posts()
    assert {post["state"] for post in posts} == {"done"}
    owed = [str(post["message_id"]) for post in posts if post["kind"] in STANDING and post["message_id"]]
    sights = [sight for sight in await table.people[0].messages(limit=1000) if not sight.ephemeral]
    assert [sight.id for sight in sights] == [lobby.id, *owed]
    turns = [sight.text for sight in sights if "· turn " in sight.text.split("\n")[0]]
    assert len(turns) == len(set(turns)) == table.ledger.position().state.turn - 1


def tell(table: Table, killer: Killer) -> None:
    turns = Counter(press.turn for press in table.presses)
    seconds = sorted(press.seconds for press in table.presses)
    print(f"\npresses per turn: {dict(sorted(Counter(turns.values()).items()))}, {len(turns)} turns")
    print(f"kills: {killer.done}; answers lost in them: {killer.lost_answers}")
    p50, p95 = (seconds[len(seconds) * share // 100] * 1000 for share in (50, 95))
    print(f"a press: p50 {p50:.0f} ms, p95 {p95:.0f} ms")


def routine_turns(presses: list[Press]) -> list[list[Press]]:
    """Turns at a warehouse, the Fountain, a market or a shop in which nothing else was done."""
    turns: dict[int, list[Press]] = {}
    for press in presses:
        turns.setdefault(press.turn, []).append(press)
    return [
        made for made in turns.values() if _verbs(made) >= {"move"} and _verbs(made) <= ROUTINE and _verbs(made) & ACTS
    ]


def _verbs(made: list[Press]) -> set[str]:
    return {press.notation.split()[0] for press in made}
