"""People who leave for good."""

import random
from pathlib import Path

from db import Database
from host import Host, Lobby
from host.houses.houses import STAND_IN
from host.seats.leaving import forget_person
from host.turn import looking, press
from host.upkeep.upkeep import check


async def started(database: Database) -> tuple[Host, Lobby, str]:
    host = Host(database)
    lobby = Lobby(host)
    made = await lobby.create("istanbul", channel_id=1, guild_id=2, organiser_id=10, organiser="Ada", interaction_id=1)
    await lobby.join(made.row.id, 11, "Ben", interaction_id=2)
    await lobby.start(made.row.id, 10, False, interaction_id=3)
    return host, lobby, made.row.id


async def play(host: Host, game_id: str, presses: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for number in range(presses):
        table = await host.table(game_id)
        user = next(seat.user_id for seat in table.seats if seat.seat in table.position.seats_to_act)
        assert user is not None
        panel = await looking.panel(host, game_id, user)
        assert panel.decision is not None
        notation = rng.choice(list(panel.decision.options))
        await press.choose(
            host, game_id, user, notation, asked_after=panel.asked_after, interaction_id=1000 * seed + number
        )
        await host.houses.settled(game_id)


async def test_a_departed_players_seat_is_taken_by_the_house(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "games.db")
    host, _, game_id = await started(database)
    await play(host, game_id, 5)
    assert await forget_person(host, 11) == 1
    await host.houses.settled(game_id)
    table = await host.table(game_id)
    departed = next(seat for seat in table.seats if seat.user_id is None)
    assert departed.player == STAND_IN
    told = [post.payload for post in await database.outbox.of_game(game_id) if post.kind == "seat"]
    assert told == [{"seat": departed.seat, "why": "departed"}]
    assert departed.seat not in table.position.seats_to_act
    await play(host, game_id, 20, seed=2)
    assert (await check(host, game_id)).good
    exported = await host.people.export(11)
    assert not exported["seats"]
    assert not exported["choices"]
    await host.close()
    await database.close()


async def test_a_departed_person_leaves_a_lobby(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "games.db")
    host = Host(database)
    lobby = Lobby(host)
    made = await lobby.create("istanbul", channel_id=1, guild_id=2, organiser_id=10, organiser="Ada", interaction_id=1)
    await lobby.join(made.row.id, 11, "Ben", interaction_id=2)
    await forget_person(host, 11)
    assert [seat.name for seat in (await lobby.view(made.row.id)).seats] == ["Ada"]
    await host.close()
    await database.close()
