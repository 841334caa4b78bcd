"""What may be answered in advance, and why nothing may be passed in advance in Marco Polo."""

import pytest

from host.table.table import Table
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.played import begun_turn
from tests.support.reader import Reader
from tests.support.sentences import say, tells


async def of_who_waits(desk: Desk, game: str) -> tuple[str, Reader, Table]:
    """A game of two in a turn of one of them; the other reads."""
    game_id, active = await begun_turn(desk, game, ADA, BEN)
    table = await desk.host.table(game_id)
    return game_id, Reader(desk, table.seats[1 - active].user_id or 0, guild=1, channel=1), table


async def test_in_marco_polo_who_would_pass_in_advance_reads_why_not_and_how_to_prepare_a_turn(desk: Desk) -> None:
    game_id, reader, table = await of_who_waits(desk, "marco_polo")
    await reader.press("more", game_id)
    assert say("button-pass-ahead") in reader.labels and say("button-ahead") not in reader.labels
    reader.begin()
    reader.labels.clear()
    told = await reader.press("ahead", game_id)
    assert tells(told, "marco_polo/no-pass-ahead", dice=5) and say("button-prepare") in reader.labels
    acting = Reader(desk, table.seats[table.turn_seat or 0].user_id or 0, guild=1, channel=1)
    await acting.press("more", game_id)
    assert say("button-pass-ahead") not in acting.labels


async def test_who_has_no_dice_left_need_not_pass(desk: Desk) -> None:
    game_id, reader, table = await of_who_waits(desk, "marco_polo")
    seat = table.seat_of(reader.interaction.user.id)
    table.position.state.seats[seat].hand = ()
    assert tells(await reader.press("ahead", game_id), "marco_polo/no-pass-ahead", dice=0)


async def test_in_istanbul_answers_in_advance_are_as_before(desk: Desk) -> None:
    game_id, reader, _ = await of_who_waits(desk, "istanbul")
    await reader.press("more", game_id)
    assert say("button-pass-ahead") not in reader.labels
    assert tells(await reader.press("ahead", game_id), "ahead-none")


@pytest.mark.parametrize("typed", ["pass", "Pass", "skip turn"])
async def test_whoever_types_that_they_pass_reads_that_dice_are_left(desk: Desk, typed: str) -> None:
    _, _, table = await of_who_waits(desk, "marco_polo")
    acting = Reader(desk, table.seats[table.turn_seat or 0].user_id or 0, guild=1, channel=1)
    acting.interaction.channel_id = table.row.channel_id
    assert tells(await acting.run("play", choice=typed), "marco_polo/refusal-dice-left", dice=5)


async def test_a_stranger_answers_nothing_in_advance(desk: Desk) -> None:
    game_id, _, table = await of_who_waits(desk, "marco_polo")
    channel = table.row.channel_id or 0
    stranger = Reader(desk, STRANGER, guild=1, channel=channel, sees=(channel,))
    assert tells(await stranger.press("ahead", game_id), "refusal-not-at-table")
