"""A table that is played for as long as a run lasts, by people who press whatever is legal."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from random import Random

from engine.core.position import Position
from tests.support.live.bot import BotProcess
from tests.support.live.new_table import new_table
from tests.support.live.person import Outcome, Sight
from tests.support.live.player import Player, Table, offered

BY_HAND = 0.3  # of the choices; the others are the defaults, where there is one
HOUSE_MOVES_S = 60.0


def choose(position: Position, seat: int, rng: Random) -> str:
    decision = position.decision(seat)
    if decision.default is not None and rng.random() > BY_HAND:
        return decision.default
    return rng.choice(list(decision.options))


@dataclass
class Pressed:
    """A press, the panel it was made on, and what came of it."""

    player: Player
    panel: Sight
    notation: str
    outcome: Outcome


class Play:
    """`acknowledged`: what was chosen by the answered presses of the present game, by interaction; `earlier`: how many
    there were in games before; `lost`: presses nobody answered that had taken effect (true) or not (false); `seconds`:
    how long each answer took."""

    def __init__(self, table: Table, rng: Random, *houses: str) -> None:
        self.table = table
        self.rng = rng
        self.houses = houses
        self.acknowledged: dict[int, str] = {}
        self.earlier = 0
        self.lost: list[bool] = []
        self.seconds: list[float] = []
        self.begun = False

    async def turn_to(self) -> Player:
        """Whoever must act next, with their panel open. A game that is over is followed by another one."""
        async with asyncio.timeout(HOUSE_MOVES_S):
            while True:
                if not self.begun or self.table.ledger.position().over:
                    assert not self.missing()
                    await self._begin()
                position = self.table.ledger.position()
                seats = [seat for seat in position.seats_to_act if seat in self.table.players]
                if seats:
                    player = self.table.players[seats[0]]
                    player.panel = (await player.person.slash("/turn")).message
                    return player
                await asyncio.sleep(0.05)

    async def _begin(self) -> None:
        self.table.players.clear()
        await self.table.begin(*self.houses, layout="short")
        self.begun = True
        self.earlier += len(self.acknowledged)
        self.acknowledged.clear()

    def missing(self) -> int:
        """How many acknowledged choices are not in the log. That of a game which is over does not know interactions."""
        if not self.begun:
            return 0
        rows = self.table.ledger.log()
        if self.table.ledger.game()["status"] == "running":
            return len(self.acknowledged.keys() - {row.interaction_id for row in rows})
        return (Counter(self.acknowledged.values()) - Counter(row.notation for row in rows)).total()

    async def press(self, player: Player) -> Pressed:
        """One choice on the open panel, which offers exactly what the rules do."""
        panel, position = player.panel, self.table.ledger.position()
        assert panel is not None
        assert sorted(offered(panel)) == sorted(position.decision(player.seat).options), panel.text
        notation = choose(position, player.seat, self.rng)
        began = time.monotonic()
        pressed = Pressed(player, panel, notation, await player.press(notation))
        if pressed.outcome.status == "answered":
            self.seconds.append(time.monotonic() - began)
            self.acknowledged[int(pressed.outcome.interaction)] = notation
        return pressed

    async def press_again(self, pressed: Pressed) -> None:
        """A press that nobody answered is made once more, with the same button: it acts if it had not."""
        player = pressed.player
        self.lost.append(int(pressed.outcome.interaction) in self.table.ledger.interactions())
        custom_id, value = offered(pressed.panel)[pressed.notation]
        again = await player.person.press_id(pressed.panel.id, custom_id, None if value is None else [value])
        assert again.status == "answered", pressed
        took_effect = int(again.interaction) in self.table.ledger.interactions()
        assert took_effect is not self.lost[-1], pressed
        if took_effect:
            self.acknowledged[int(again.interaction)] = pressed.notation


async def plays(bot: BotProcess, guild: str, count: int, rng: Random) -> list[Play]:
    """So many tables of a server, each in a channel of its own; every other one with a computer player."""
    made = []
    for number in range(count):
        table = await new_table(bot, guild)
        made.append(Play(table, rng, *(["rookie"] if number % 2 else [])))
    return made
