"""Posts: in each game's order, none lost, none twice."""

import asyncio
from typing import Any

import pytest

from db import ALONE, Change, Database, Outbox, PostRow, PromptRow, WriteRefused
from db.access.leases import LEASE_S
from db.access.store import Backend
from tests.db.helpers import create, move


async def post(database: Database, game_id: str, seq: int, *kinds: str, due: float = 0.0) -> None:
    change = move(game_id, seq)
    for ordinal, kind in enumerate(kinds):
        change.post(seq, kind, 100, {"row": seq}, due=due, ordinal=ordinal)
    await database.write(change)


def label(posts: list[PostRow]) -> list[str]:
    return [f"{post.game_id} {post.seq} {post.kind}" for post in posts]


async def test_one_post_of_a_game_at_a_time_in_order(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "turn", "prompt")
    await post(database, "abc", 2, "end")
    delivered = []
    while claimed := await database.outbox.claim(1.0, limit=10):
        assert len(claimed) == 1
        assert await database.outbox.claim(1.0, limit=10) == []
        delivered += label(claimed)
        await database.outbox.sent(claimed[0], 500)
    assert delivered == ["abc 1 turn", "abc 1 prompt", "abc 2 end"]


async def test_games_do_not_wait_for_each_other(database: Database) -> None:
    for number, game_id in enumerate(("one", "two", "six")):
        await create(database, game_id, number)
        await post(database, game_id, 1, "turn", due=float(number))
    assert label(await database.outbox.claim(1.5, limit=2)) == ["one 1 turn", "two 1 turn"]
    assert await database.outbox.claim(1.5) == []
    assert await database.outbox.next_due() == 2.0
    assert label(await database.outbox.claim(2.0)) == ["six 1 turn"]
    assert await database.outbox.next_due() is None


async def test_claims_at_the_same_moment_get_different_posts(database: Database) -> None:
    for number in range(6):
        await create(database, f"g{number}", number)
        await post(database, f"g{number}", 1, "turn")
    claims = await asyncio.gather(*[database.outbox.claim(1.0, limit=2) for _ in range(5)])
    claimed = [one for claim in claims for one in label(claim)]
    assert sorted(claimed) == [f"g{number} 1 turn" for number in range(6)]


async def test_a_failure_is_tried_again_before_what_follows(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "turn", "prompt")
    (first,) = await database.outbox.claim(1.0)
    await database.outbox.failed(first, "500", retry_at=60.0)
    assert await database.outbox.claim(59.0) == []
    (again,) = await database.outbox.claim(60.0)
    assert (again.id, again.nonce, again.attempts, again.error) == (first.id, first.nonce, 1, "500")
    assert not again.uncertain
    await database.outbox.failed(again, "unknown channel", retry_at=None)
    assert label(await database.outbox.claim(60.0)) == ["abc 1 prompt"]
    given_up = (await database.outbox.of_game("abc"))[0]
    assert (given_up.state, given_up.error, given_up.attempts) == ("failed", "unknown channel", 2)


async def test_what_failed_can_be_hurried_and_nothing_else(database: Database) -> None:
    for number, game_id in enumerate(("failed", "later")):
        await create(database, game_id, number)
    await post(database, "failed", 1, "turn")
    await post(database, "later", 1, "turn", due=500.0)
    (forbidden,) = await database.outbox.claim(1.0)
    await database.outbox.failed(forbidden, "403", retry_at=300.0)
    await database.outbox.hurry()
    assert label(await database.outbox.claim(10.0, limit=10)) == ["failed 1 turn"]
    assert await database.outbox.next_due() == 500.0


async def test_a_doubtful_sending_stays_in_doubt(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "turn")
    (first,) = await database.outbox.claim(1.0)
    await database.outbox.failed(first, "connection lost", retry_at=2.0, uncertain=True)
    (again,) = await database.outbox.claim(2.0)
    assert again.uncertain


async def test_what_was_in_flight_at_a_crash_is_uncertain(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "turn", "prompt")
    (in_flight,) = await database.outbox.claim(1.0)
    await database.close()
    again = await Database.open(database.path)
    (found,) = await again.outbox.claim(1.0)
    assert (found.id, found.nonce, found.uncertain, found.attempts) == (in_flight.id, in_flight.nonce, True, 1)
    await again.outbox.sent(found, 900)
    (prompt,) = await again.outbox.claim(1.0)
    assert (prompt.kind, prompt.uncertain) == ("prompt", False)
    await again.close()


def another(database: Database) -> Outbox:
    """The outbox of another process with the same database."""
    return Outbox(Backend(database.games._reader, database.writer, ALONE, "another", False))


async def test_what_another_process_has_in_flight_is_left_to_it_until_its_lease_runs_out(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "turn", "prompt")
    other = another(database)
    (theirs,) = await other.claim(10.0)
    end = 10.0 + LEASE_S
    assert theirs.lease_until == end
    for moment in (10.0, end - 1):
        assert await database.outbox.claim(moment) == []
    assert await database.outbox.next_due() == end
    assert await other.next_due() is None
    (mine,) = await database.outbox.claim(end)
    assert (mine.id, mine.uncertain, mine.attempts, mine.nonce) == (theirs.id, True, 1, theirs.nonce)
    with pytest.raises(WriteRefused):
        await other.sent(theirs, 500)
    await database.outbox.sent(mine, 600)
    done, _ = await database.outbox.of_game("abc")
    assert (done.state, done.message_id, done.attempts, done.lease_owner, done.lease_until) == (
        "done",
        600,
        2,
        None,
        None,
    )


async def test_ones_own_post_takes_as_long_as_it_takes(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "turn")
    (mine,) = await database.outbox.claim(1.0)
    assert await database.outbox.claim(1.0 + 10 * LEASE_S) == []
    await database.outbox.sent(mine, 500)


async def test_giving_up_ones_own_leaves_that_of_others(database: Database) -> None:
    for number, game_id in enumerate(("own", "other")):
        await create(database, game_id, number)
        await post(database, game_id, 1, "turn", due=float(number))
    third = Outbox(Backend(database.games._reader, database.writer, ALONE, "third", False))
    await third.claim(0.5)
    await another(database).claim(1.5)
    await third.mark_uncertain()
    states = [(await database.outbox.of_game(game_id))[0].state for game_id in ("own", "other")]
    assert states == ["uncertain", "in_flight"]
    (found,) = await database.outbox.claim(2.0)
    assert (found.game_id, found.uncertain) == ("own", True)


async def test_a_post_that_changed_after_it_was_read_is_not_claimed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes read the same post as due; only one of them gets it, even if the first has sent it by then."""
    for number, game_id in enumerate(("sent", "tried", "free")):
        await create(database, game_id, number)
        await post(database, game_id, 1, "turn")
    other = another(database)
    read = database.games._reader.all

    async def overtaken(query: Any, **values: Any) -> Any:
        rows = await read(query, **values)
        monkeypatch.setattr(database.games._reader, "all", read)
        sent, tried = await other.claim(1.0, limit=2)
        await other.sent(sent, 500)
        await other.failed(tried, "500", retry_at=1.0, uncertain=True)
        return rows

    monkeypatch.setattr(database.games._reader, "all", overtaken)
    assert label(await database.outbox.claim(1.0, limit=3)) == ["free 1 turn"]
    assert label(await database.outbox.claim(1.0, limit=3)) == ["tried 1 turn"]


async def test_sending_records_the_message_and_its_prompt_together(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "prompt")
    (claimed,) = await database.outbox.claim(1.0)
    prompt = PromptRow(900, "abc", 100, 1, 7, 1)
    await database.outbox.sent(claimed, 900, prompt)
    (done,) = await database.outbox.of_game("abc")
    assert (done.state, done.message_id, done.payload) == ("done", 900, {})
    assert await database.games.prompts("abc") == [prompt]


async def test_a_post_is_written_with_its_move_or_not_at_all(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, "turn")
    change = Change("abc")
    change.update_game(0, seq=1)
    change.post(1, "end", 100, {}, due=0.0)
    answers = await asyncio.gather(database.write(change), return_exceptions=True)
    assert isinstance(answers[0], Exception)
    assert label(await database.outbox.of_game("abc")) == ["abc 1 turn"]


async def test_nonces_fit_and_differ(database: Database) -> None:
    await create(database, "abc")
    await post(database, "abc", 1, *["turn"] * 30)
    nonces = {found.nonce for found in await database.outbox.of_game("abc")}
    assert len(nonces) == 30
    assert max(map(len, nonces)) <= 25


async def test_a_post_that_takes_the_id_of_one_that_is_gone_is_sent_as_what_it_is(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A renewal of a noticeboard is found due, and deleted before it is claimed; the next post has its id in SQLite."""
    await create(database, "abc")
    change = Change("", "noticeboard")
    change.noticeboard(2, 7)
    change.renew_noticeboard(2)
    await database.write(change)
    rows, found = database.outbox._reader.rows, list[PostRow]()

    async def read_too_early(*query: Any, **values: Any) -> list[Any]:
        monkeypatch.undo()
        found.extend(await rows(*query, **values))
        taken_down = Change("", "noticeboard")
        taken_down.noticeboard(2, None)
        taken_down.renew_noticeboard(2)
        await database.write(taken_down)
        await post(database, "abc", 1, "turn")
        return [*found]

    monkeypatch.setattr(database.outbox._reader, "rows", read_too_early)
    early = await database.outbox.claim(1.0)
    assert [one.kind for one in found] == ["noticeboard"] and early == []
    assert label(await database.outbox.claim(1.0)) == ["abc 1 turn"]
