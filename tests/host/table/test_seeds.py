"""A game's seed: what goes into it, and that all chance of the game follows from it."""

import logging
from collections.abc import Callable
from hashlib import blake2b
from itertools import product

import pytest

from engine.core.dice import commitment
from host.finished.proof import DEPARTED, MIXED, UNMIXED
from host.lobby import lobby as lobby_module
from host.seats.leaving import forget_person
from host.table.log import mixed_set_up
from host.table.seeds import drawn_order, seed_from
from host.upkeep.upkeep import after_start, check
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.played import two_turns
from tests.support.tamper import rewrite_first_row, sql

FIRST, AGAIN = 1234567890123456789, 1234567890999999999


def same_secret(monkeypatch: pytest.MonkeyPatch, number: int = 11) -> None:
    monkeypatch.setattr(lobby_module, "token_bytes", lambda count: bytes([number]) * count)


async def test_who_chooses_the_secret_does_not_choose_the_start(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message's id and who joins come after the secret, and either changes everything."""
    same_secret(monkeypatch)
    starts = {}
    for message, others in product((FIRST, AGAIN), ((BEN,), (CHLOE,))):
        game_id = await desk.begin("istanbul", ADA, *others, message=message)
        row, (first, *_) = await desk.host.game(game_id), await desk.log(game_id)
        text = f"seed {message} {ADA} {others[0]} {mixed_set_up(first)}".encode()
        assert row.seed == blake2b(text, digest_size=32, key=bytes([11]) * 32).digest()
        starts[row.seed] = tuple(first.outcomes)
        assert (await check(desk.host, game_id)).proof == MIXED
    assert len(starts) == len(set(starts.values())) == 4


def test_the_order_of_the_people_is_not_mixed_in() -> None:
    assert seed_from(bytes(32), 5, [3, 12], "ab") == seed_from(bytes(32), 5, [12, 3], "ab")
    mixed = product((None, 5), ([3], [12], [3, 12]), (None, "ab", "cd"))
    assert len({seed_from(bytes(32), message, people, set_up) for message, people, set_up in mixed}) == 18


async def test_the_first_message_counts_though_another_takes_its_place(desk: Desk) -> None:
    lobby = await desk.open("toy", ADA, BEN)
    for message in (FIRST, AGAIN):
        await desk.lobby.posted(lobby.row.id, message)
    await desk.lobby.start(lobby.row.id, ADA, False, interaction_id=desk.interaction())
    row = await desk.host.game(lobby.row.id)
    assert (row.first_message_id, row.lobby_message_id) == (FIRST, AGAIN)
    (first,) = await desk.log(lobby.row.id)
    assert row.seed == seed_from(row.secret or b"", FIRST, [ADA, BEN], mixed_set_up(first))


async def test_without_a_message_the_people_alone_are_mixed_in(desk: Desk) -> None:
    """One that is posted after the start, or after a message older than the secret, does not count."""
    new, old = await desk.open("toy", ADA, BEN), await desk.open("toy", ADA, BEN)
    sql(desk, "UPDATE games SET lobby_message_id = 5 WHERE id = ?", old.row.id)
    await desk.lobby.posted(old.row.id, FIRST)
    for lobby in (new, old):
        await desk.lobby.start(lobby.row.id, ADA, False, interaction_id=desk.interaction())
        await desk.lobby.posted(lobby.row.id, FIRST)
        row = await desk.host.game(lobby.row.id)
        (first,) = await desk.log(lobby.row.id)
        set_up = mixed_set_up(first)
        assert row.first_message_id is None and row.seed == seed_from(row.secret or b"", None, [ADA, BEN], set_up)
        assert (await check(desk.host, row.id)).good


async def test_the_order_of_seats_follows_from_the_seed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    orders = set()
    for number in range(6):
        same_secret(monkeypatch, number)
        game_id = await desk.begin("istanbul", ADA, BEN, CHLOE, order="random")
        seats, seed = await desk.database.games.seats(game_id), (await desk.host.game(game_id)).seed
        assert [seat.user_id for seat in seats] == drawn_order(seed or b"", [ADA, BEN, CHLOE])
        assert (await check(desk.host, game_id)).good
        orders.add(tuple(seat.user_id for seat in seats))
    assert len(orders) > 1


async def test_what_computer_players_leave_to_chance_follows_from_the_seed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []
    for number in (11, 11, 12):
        same_secret(monkeypatch, number)
        game_id = await desk.begin("istanbul", ADA, BEN, houses=3)
        acted = 0
        while acted < 6:
            table = await desk.host.table(game_id)
            seat = table.position.seats_to_act[0]
            notation = next(iter(table.position.decision(seat).options))
            await desk.choose(game_id, table.seats[seat].user_id or 0, notation)
            acted += 1
        played.append([row.notation for row in (await desk.log(game_id)) if row.actor_id is None])
    assert len(played[0]) > 10
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET secret = seed WHERE id = ?",
        "UPDATE games SET secret = NULL WHERE id = ?",
        "UPDATE games SET first_message_id = 5 WHERE id = ?",
        "UPDATE mixed_people SET user_id = 5 WHERE place = 0 AND game_id = ?",
        "DELETE FROM mixed_people WHERE place = 0 AND game_id = ?",
    ],
)
async def test_what_the_seed_was_made_of_cannot_be_changed_afterwards(desk: Desk, statement: str) -> None:
    game_id = await desk.begin("toy", ADA, BEN, message=FIRST, order="random")
    assert (await check(desk.host, game_id)).good
    sql(desk, statement, game_id)
    verdict = await check(desk.host, game_id)
    assert not verdict.seed_fits and not verdict.good


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["joined"].pop(0),
        lambda data: data.update(joined=None),
        lambda data: data.update(joined=None, set_up=None),
        lambda data: data.update(set_up=None),
        lambda data: data["decks"].update(more=["a"]),
        lambda data: data.update(commitment="0"),
    ],
)
async def test_what_the_log_began_with_cannot_be_changed_afterwards(desk: Desk, change: Callable[..., object]) -> None:
    game_id = await desk.begin("toy", ADA, BEN, message=FIRST, order="random")
    assert (await check(desk.host, game_id)).good
    rewrite_first_row(desk, game_id, change)
    verdict = await check(desk.host, game_id)
    assert not verdict.seed_fits and not verdict.good


async def test_of_a_person_who_is_forgotten_nothing_stays_and_the_game_goes_on(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN, message=FIRST)
    await forget_person(desk.host, BEN)
    await desk.host.houses.settled(game_id)
    assert await desk.database.games.mixed_people(game_id) == [ADA, None]
    await desk.choose(game_id, ADA, "bid 0")
    verdict = await check(desk.host, game_id)
    assert verdict.good and verdict.proof == DEPARTED


async def test_a_game_from_before_there_were_secrets_proves_that_its_seed_did_not_change(desk: Desk) -> None:
    game_id = await two_turns(desk)
    (old,) = (row.seed for row in [await desk.host.game(game_id)])
    assert old is not None
    rewrite_first_row(desk, game_id, lambda data: data.update(commitment=commitment(old)))
    sql(desk, "UPDATE games SET secret = NULL WHERE id = ?", game_id)
    sql(desk, "DELETE FROM mixed_people WHERE game_id = ?", game_id)
    verdict = await check(desk.host, game_id)
    assert verdict.good and verdict.proof == UNMIXED and verdict.outcomes
    await desk.choose(game_id, BEN, "bid 0")
    sql(desk, "UPDATE games SET seed = ? WHERE id = ?", bytes(32), game_id)
    assert not (await check(desk.host, game_id)).seed_fits


async def test_no_line_of_the_log_names_a_secret_or_a_seed(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    game_id = await desk.begin("toy", ADA, houses=1, message=FIRST)
    row = await desk.host.game(game_id)
    sql(desk, "UPDATE games SET first_message_id = 5 WHERE id = ?", game_id)
    await after_start(desk.host)
    assert game_id in caplog.text
    for hidden in (row.secret, row.seed):
        assert hidden is not None and hidden.hex() not in caplog.text and repr(hidden) not in caplog.text
