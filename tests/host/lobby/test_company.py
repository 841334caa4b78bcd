"""The avoid list, which acts in both directions and tells nobody."""

import pytest

from engine.core.decision import Refusal
from host.lobby.company import MOST_AVOIDED, avoid
from tests.host.desk import ADA, BEN, CHLOE, Desk


async def join(desk: Desk, game_id: str, person: int, name: str = "x") -> None:
    await desk.lobby.join(game_id, person, name, interaction_id=desk.interaction())


@pytest.mark.engines
@pytest.mark.parametrize("who", [(ADA, BEN), (BEN, ADA)])
async def test_neither_takes_a_seat_where_the_other_sits(desk: Desk, who: tuple[int, int]) -> None:
    avoiding, avoided = who
    await avoid(desk.database, avoiding, [avoided])
    for first, second in ((ADA, BEN), (BEN, ADA)):
        lobby = await desk.open("toy", first)
        with pytest.raises(Refusal) as refusal:
            await join(desk, lobby.row.id, second)
        assert (refusal.value.code, refusal.value.facts) == ("no_seat_here", {})
        assert [seat.user_id for seat in await desk.database.games.seats(lobby.row.id)] == [first]
        await join(desk, lobby.row.id, CHLOE)
        await desk.lobby.leave(lobby.row.id, first, interaction_id=desk.interaction())
        await join(desk, lobby.row.id, second)


async def test_what_would_be_refused_anyway_is_refused_as_ever(desk: Desk) -> None:
    await avoid(desk.database, ADA, [BEN])
    lobby = await desk.open("toy", ADA, private=True)
    with pytest.raises(Refusal, match="not_invited"):
        await join(desk, lobby.row.id, BEN)
    game_id = await desk.begin("toy", ADA, CHLOE)
    with pytest.raises(Refusal, match="already_running"):
        await join(desk, game_id, BEN)


async def test_a_list_is_replaced_as_a_whole_and_has_its_bound(desk: Desk) -> None:
    await avoid(desk.database, ADA, [BEN, BEN, ADA, CHLOE])
    assert await desk.database.avoided.of(ADA) == [BEN, CHLOE]
    with pytest.raises(Refusal, match="too_many_avoided"):
        await avoid(desk.database, ADA, range(100, 100 + MOST_AVOIDED + 1))
    await avoid(desk.database, ADA, [])
    assert not await desk.database.avoided.between(ADA, [BEN, CHLOE])
