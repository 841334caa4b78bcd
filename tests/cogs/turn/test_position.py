"""What is drawn when the position is looked up."""

from engine.istanbul.events import Moved
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.reader import Reader


async def test_the_board_shows_the_last_turn_and_to_who_moves_what_it_has_brought_so_far(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table, row = await desk.host.table(game_id), await desk.host.game(game_id)
    (seat,) = table.position.seats_to_act
    mover, other = ((ADA, BEN), (BEN, ADA))[seat]
    move = next(one for one in table.position.decision(seat).options if one.startswith("move "))

    async def seen(person: int) -> tuple[list[int], bool]:
        reader = Reader(desk, person, guild=row.guild_id, channel=row.channel_id, sees=(row.channel_id,))
        await reader.run("board")
        (scene,) = reader.interaction.client.services.studio.scenes[-1:]
        return [event.seat for event in scene.events if isinstance(event, Moved)], scene.running

    await desk.choose(game_id, mover, move)
    assert await seen(mover) == ([seat], True)
    assert await seen(other) == ([], False)
    while table.position.seats_to_act == (seat,):
        await desk.choose(game_id, mover, list(table.position.decision(seat).options)[-1])
        table = await desk.host.table(game_id)
    for person in (mover, other, STRANGER):
        assert await seen(person) == ([seat], False)
