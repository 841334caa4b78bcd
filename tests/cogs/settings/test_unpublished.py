"""What somebody has chosen and not yet ended is theirs alone: no command tells anybody else of it."""

from random import Random
from unittest.mock import AsyncMock

import pytest

from cogs.framework.commands import COMMANDS
from engine import players
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.reader import Reader

# What these do is told to everybody, or is about what is named with the command.
ACT = {
    "data delete", "results import", "table invite", "table join", "learn", "new", "table option", "play", "rules",
    "server settings", "settings", "table start",
    "table act", "table cancel", "table correct", "table follow", "table leave", "table move", "table notes",
    "table nudge", "table pause", "table replace", "table resign", "table resume", "table return", "table swap",
    "table undo", "undo",
}  # fmt: skip


async def answers(desk: Desk, game_id: str, person: int) -> dict[str, str]:
    """The answer, and the files with it, of each command that tells something of the channel's game."""
    channel, told = (await desk.host.game(game_id)).channel_id or 0, {}
    for command in sorted(COMMANDS.keys() - ACT):
        reader = Reader(desk, person, guild=1, channel=channel, sees=(channel,))
        reader.interaction.client.is_owner = AsyncMock(return_value=False)
        told[command] = f"{await reader.run(command)}\n{reader.files}"
    return told


@pytest.mark.parametrize("options", [{}, {"expansion": "bazaar"}])
async def test_a_roll_in_a_turn_that_goes_on_is_told_to_nobody_else(desk: Desk, options: dict[str, str]) -> None:
    game_id, rng, rolls = await desk.begin("istanbul", ADA, BEN, options=options), Random(7), 0
    people = (ADA, BEN)
    for person in people:  # what is told once is told before
        await answers(desk, game_id, person)
    while rolls < 2:
        table = await desk.host.table(game_id)
        seat = table.position.seats_to_act[0]
        notation = players.choose("rookie", table.position, seat, rng)
        ahead = table.position.fork(len(table.position.choices))
        ahead.choose(seat, notation)
        if not ahead.last.outcomes or seat not in ahead.seats_to_act:
            await desk.choose(game_id, people[seat], notation)
            continue
        readers = people[1 - seat], STRANGER
        before = [await answers(desk, game_id, person) for person in readers]
        await desk.choose(game_id, people[seat], notation)
        if (await desk.host.game(game_id)).published < table.seq:
            rolls += 1
            for person, earlier in zip(readers, before, strict=True):
                now = await answers(desk, game_id, person)
                assert {command for command in now if now[command] != earlier[command]} == set()
