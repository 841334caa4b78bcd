"""Typing anything with /play finds what is possible, and why the rest is not."""

from cogs.turn.play import complete_choice
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells


async def at_table(desk: Desk, game: str, person: int, expansion: dict[str, str] | None = None) -> Reader:
    game_id = await desk.begin(game, ADA, BEN)
    row = await desk.host.game(game_id)
    return Reader(desk, person, guild=1, channel=row.channel_id or 0)


async def completed(reader: Reader, typed: str) -> dict[str, str]:
    return {one.value: one.name for one in await complete_choice(reader.interaction, typed)}


async def who_moves(desk: Desk, game: str) -> tuple[Reader, Reader]:
    """The person whose turn it is, and the other one."""
    game_id = await desk.begin(game, ADA, BEN)
    table = await desk.host.table(game_id)
    channel = table.row.channel_id or 0
    (acts, *_) = table.position.seats_to_act
    first = ADA if table.seat_of(ADA) == acts else BEN
    mover, other = (Reader(desk, one, guild=1, channel=channel) for one in (first, ADA + BEN - first))
    return mover, other


async def test_what_is_refused_is_not_completed_and_told_with_its_reason(desk: Desk) -> None:
    mover, other = await who_moves(desk, "istanbul")
    for typed in ("13", "Sultan", "SULTAN", "sultn", "palac"):
        assert "move 13" not in await completed(mover, typed) and await completed(other, typed) == {}
        assert tells(await mover.run("play", choice=typed), "istanbul/refusal-too-far"), typed
    assert await completed(other, "") == {}
    stranger = Reader(desk, STRANGER, guild=1, channel=mover.interaction.channel_id)
    assert await completed(stranger, "2") == {}


async def test_what_was_typed_is_answered_with_the_obstacle(desk: Desk) -> None:
    mover, other = await who_moves(desk, "istanbul")
    assert tells(await mover.run("play", choice="sell fabric"), "istanbul/refusal-move-first")
    card = say("istanbul/card-sultan-twice")
    assert tells(await mover.run("play", choice=card), "istanbul/refusal-card-not-in-hand")
    assert tells(await mover.run("play", choice="banana"), "unknown-choice", typed="banana")
    assert "turn." in await other.run("play", choice="13")


async def test_a_fragment_is_answered_in_marco_polo(desk: Desk) -> None:
    mover, _ = await who_moves(desk, "marco_polo")
    assert tells(await mover.run("play", choice="beijing"), "marco_polo/moment-travel")
    assert await completed(mover, "beij") == {}
