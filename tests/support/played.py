"""Games played at a desk, as many tests of the host need them, and what must be the same after a restart."""

from math import inf
from random import Random

from engine import players
from engine.core.position import Position
from host.table.table import Table
from host.turn import looking, press
from host.turn.foreseen import after_turn
from host.turn.looking import Panel
from host.votes.votes import Votes, running_vote, vote
from tests.host.desk import ADA, BEN, NAMES, Desk
from tests.support.evening import Evening

MESSAGE = 1234567890123456789


async def after_bids(desk: Desk) -> str:
    """The first seat's turn begins; nobody bid anything."""
    game_id = await desk.begin()
    await desk.choose(game_id, BEN, "bid 0")
    await desk.choose(game_id, ADA, "bid 0")
    return game_id


async def two_turns(desk: Desk) -> str:
    """A game of which two rounds are recorded and a third has begun: rows 2 to 6, 7 to 11 and on."""
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "stop", "end")
    await desk.choose(game_id, ADA, "bid 0")
    await desk.choose(game_id, BEN, "bid 0")
    await desk.choose(game_id, BEN, "stop", "end")
    await desk.choose(game_id, ADA, "bid 0")
    return game_id


async def begun_turn(desk: Desk, game: str, *people: int) -> tuple[str, int]:
    """A game in which everybody has answered what is asked before the first turn; its id, and the seat in turn."""
    game_id = await desk.begin(game, *people)
    while (table := await desk.host.table(game_id)).position.sealed:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, people[seat], next(iter(table.position.decision(seat).options)))
    (seat,) = table.position.seats_to_act
    return game_id, seat


async def finishing(desk: Desk, *people: int) -> Panel:
    """A panel of Istanbul whose turn can be finished now."""
    (game_id, _), rng = await begun_turn(desk, "istanbul", *people), Random(3)
    while True:
        table = await desk.host.table(game_id)
        (seat,) = table.position.seats_to_act
        panel = await looking.panel(desk.host, game_id, people[seat])
        if after_turn(panel, [table.position.rules.turn_end]) is not None:
            return panel
        await desk.choose(game_id, people[seat], players.choose(players.ROOKIE, table.position.fork(), seat, rng))


async def play(desk: Desk, game_id: str, people: tuple[int, ...], seed: int = 1, turns: float = inf) -> list[Position]:
    """To the end, or for so many turns, by random choices and a few undos; a position for each row of the log."""
    rng, seen = Random(seed), []
    while not (table := await desk.host.table(game_id)).over and table.finished_turns < turns:
        seat = rng.choice(table.position.seats_to_act)
        person = people[seat]
        panel = await looking.panel(desk.host, game_id, person)
        if panel.can_undo and rng.random() < 0.2:
            await press.undo(
                desk.host, game_id, person, everything=rng.random() < 0.5, interaction_id=desk.interaction()
            )
        else:
            assert panel.decision is not None
            await desk.choose(game_id, person, rng.choice(list(panel.decision.options)), asked_after=panel.asked_after)
        seen.append((await desk.host.table(game_id)).position)
    return seen


async def played(desk: Desk, game: str, **options: str) -> str:
    """A whole game of one person and computer players."""
    game_id = await desk.begin(game, ADA, houses=2, player="rookie", message=MESSAGE, order="random", options=options)
    await to_the_end(desk, game_id)
    return game_id


async def to_the_end(desk: Desk, game_id: str) -> None:
    """Of a game of Ada and computer players: she plays as a rookie."""
    rng = Random(3)
    while not (table := await desk.host.table(game_id)).over:
        await desk.choose(game_id, ADA, players.choose("rookie", table.position, table.seat_of(ADA), rng))
    await desk.host.archives.settled()


def facts(table: Table) -> tuple[object, ...]:
    """All that a table keeps in memory."""
    return (
        table.position.dump(),
        table.seq,
        table.published,
        table.finished_turns,
        list(table.open_rows),
        dict(table.asked.after),
        dict(table.asked.since),
        table.position.seats_to_act,
        table.answers.kept,
        [table.answers.to(decision) for decision in table.position.decisions],
        [table.reopening for seat in table.seats if table.can_reopen(seat.seat)],
    )


async def the_same_table(desk: Desk, game_id: str) -> None:
    before = (await desk.host.table(game_id)).position.dump()
    desk.restart()
    assert (await desk.host.table(game_id)).position.dump() == before


async def the_same_after_a_restart(desk: Desk, game_id: str) -> None:
    before = facts(await desk.host.table(game_id))
    desk.restart()
    assert facts(await desk.host.table(game_id)) == before
    assert (await desk.replayed(game_id)).dump() == before[0]


async def says(evening: Evening, person: int, yes: bool) -> Votes:
    timer = await running_vote(evening.desk.host, evening.game)
    number = 0 if timer is None else timer.vote.number
    return await vote(evening.desk.host, evening.game, person, NAMES.get(person, "Dora"), number, yes=yes)
