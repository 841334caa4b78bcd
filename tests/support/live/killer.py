"""Ends the bot with kill -9 in the middle of things, and plays on."""

import asyncio
from random import Random

from tests.support.live.person import Outcome, Sight
from tests.support.live.player import Player, Table, offered
from tests.support.live.sandbox import ANSWER_S

TURNS = range(2, 14)
ANSWER_IN_FLIGHT_S = 0.7  # whoever pressed is not answered any more


class Killer:
    """Ends the bot once in each way, at drawn turns: before a press, just after one was sent, while posts go out."""

    WAYS = ("before", "in flight", "delivering")

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.moments = sorted(rng.sample(TURNS, len(self.WAYS)))
        self.done: list[str] = []
        self.lost_answers = 0

    def way(self, turn: int) -> str | None:
        if len(self.done) < len(self.moments) and turn >= self.moments[len(self.done)]:
            return self.WAYS[len(self.done)]
        return None

    async def strike(self, way: str, sight: Sight | None) -> None:
        await self.table.bot.kill()
        self.done.append(way)
        await self.table.bot.start_answering()

    async def strike_in_flight(self, player: Player, notation: str) -> None:
        """The press is on its way when the process dies; unless it was answered, which replaced the panel, the same
        button is pressed again afterwards."""
        panel = player.panel
        assert panel is not None
        await self.table.bot.sandbox.deadlines(answer_s=ANSWER_IN_FLIGHT_S)
        sending = asyncio.create_task(player.press(notation))
        await asyncio.sleep(self.rng.uniform(0.0, 0.12))
        await self.strike("in flight", panel)
        first = await sending
        await self.table.bot.sandbox.deadlines(answer_s=ANSWER_S)
        self.lost_answers += first.status == "failed"
        written = int(first.interaction) in self.table.ledger.interactions()
        if first.status == "answered":
            assert written
            player.panel = first.message
        else:
            await self._press_again(player, panel, notation, applied=written)

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
            await killer.strike_in_flight(player, table.choose(position, seat, table.rng))
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
