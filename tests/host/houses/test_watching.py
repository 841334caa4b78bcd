"""Games of computer players alone: whoever makes one watches it, and it counts for nobody."""

import asyncio

import pytest

from engine.core.decision import Refusal
from host.finished.results import count_all
from host.houses.houses import TURN_S, minimum_turn_s
from host.lobby.start import start_game
from tests.host.desk import ADA, BEN, Desk


async def to_watch(desk: Desk) -> str:
    """A lobby of two computer players, which Ada has made and left."""
    game_id = (await desk.open("toy", ADA)).row.id
    for name in ("Kemal", "Leyla"):
        await desk.lobby.add_house(game_id, ADA, True, "rookie", [name], interaction_id=desk.interaction())
    view = await desk.lobby.leave(game_id, ADA, interaction_id=desk.interaction())
    assert view.to_watch and view.row.organiser_id == ADA
    return game_id


async def begin(desk: Desk, game_id: str, person: int = ADA) -> None:
    await desk.lobby.start(game_id, person, False, interaction_id=desk.interaction())


async def test_every_turn_is_told_and_nobody_is_called(desk: Desk) -> None:
    game_id, waited = await to_watch(desk), list[float]()

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    desk.host.houses.wait = wait
    await begin(desk, game_id)
    await desk.host.houses.settled(game_id)
    table = await desk.host.table(game_id)
    kinds = await desk.kinds(game_id)
    assert table.over
    assert kinds.count("turn") == table.finished_turns
    assert (kinds[0], kinds[-1]) == ("start", "end") and "prompt" not in kinds
    assert sum(seconds > TURN_S - 1 for seconds in waited) == table.finished_turns
    await count_all(desk.database)
    assert await desk.database.results.of_game(game_id) == []


async def test_there_is_one_in_a_server_which_its_maker_may_cancel(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await to_watch(desk), await to_watch(desk)
    monkeypatch.setattr(desk.host.houses, "wake", lambda table: None)
    with pytest.raises(Refusal, match="not_organiser"):
        await begin(desk, first, BEN)
    await begin(desk, first)
    assert minimum_turn_s(await desk.host.table(first), (await desk.host.table(first)).position) == TURN_S
    with pytest.raises(Refusal, match="watched_already") as refused:
        await begin(desk, second)
    assert refused.value.facts == {"game": first}
    await desk.lobby.cancel(first, ADA, False, interaction_id=desk.interaction())
    await begin(desk, second)
    assert (await desk.host.game(second)).status == "running"


async def test_of_two_that_are_started_at_once_one_is_refused(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    both = await to_watch(desk), await to_watch(desk)
    monkeypatch.setattr(desk.host.houses, "wake", lambda table: None)
    begun = await asyncio.gather(*(begin(desk, game_id) for game_id in both), return_exceptions=True)
    (refused,) = (one for one in begun if one is not None)
    assert isinstance(refused, Refusal) and refused.code == "watched_already"
    assert sorted([(await desk.host.game(game_id)).status for game_id in both]) == ["lobby", "running"]


async def test_none_begins_by_itself(desk: Desk) -> None:
    lobby = await desk.lobby.view(await to_watch(desk))
    with pytest.raises(Refusal, match="needs_a_person"):
        await start_game(desk.host, lobby, None)


async def test_with_a_person_no_turn_takes_longer(desk: Desk) -> None:
    table = await desk.host.table(await desk.begin("toy", ADA, houses=1))
    assert minimum_turn_s(table, table.position) == 0
