"""Games that cannot be read: the log stands in where it can, otherwise they are frozen, shown, reported and thawed."""

import json
from collections.abc import Callable

import pytest

from engine.core.decision import Refusal
from host.table.freezing import reason_of
from host.turn import looking
from host.upkeep.upkeep import after_start, check
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import facts, play, two_turns
from tests.support.tamper import cut_short, garble, last_record, rewrite_record, sql, value

Break = Callable[[Desk, str], None]


def missing_row(desk: Desk, game_id: str) -> None:
    sql(desk, "DELETE FROM log WHERE game_id = ? AND seq = 4", game_id)


def unknown_notation(desk: Desk, game_id: str) -> None:
    sql(desk, "UPDATE log SET notation = 'halt' WHERE game_id = ? AND notation = 'stop'", game_id)


def unknown_kind(desk: Desk, game_id: str) -> None:
    sql(desk, "UPDATE log SET kind = 'wish' WHERE game_id = ? AND seq = 4", game_id)


def newer_log(desk: Desk, game_id: str) -> None:
    sql(desk, "UPDATE log SET rules_version = 99 WHERE game_id = ?", game_id)


def too_old(desk: Desk, game_id: str) -> None:
    sql(desk, "UPDATE games SET rules_version = 1 WHERE id = ?", game_id)


def newer_record(desk: Desk, game_id: str) -> None:
    sql(desk, "UPDATE records SET version = 99 WHERE game_id = ?", game_id)


def newer_state(desk: Desk, game_id: str) -> None:
    rewrite_record(desk, game_id, last_record(desk, game_id), lambda content: content["state"].update(version=99))


def other_rules(desk: Desk, game_id: str) -> None:
    rewrite_record(desk, game_id, last_record(desk, game_id), lambda content: content["state"].update(rules="istanbul"))


def half_a_state(desk: Desk, game_id: str) -> None:
    rewrite_record(desk, game_id, last_record(desk, game_id), lambda content: content["state"].pop("boundary"))


def of_another_game(desk: Desk, game_id: str) -> None:
    other = value(desk, "SELECT blob FROM records WHERE game_id <> ? LIMIT 1", game_id)
    sql(desk, "UPDATE records SET blob = ? WHERE game_id = ?", other, game_id)


BAD_RECORDS: tuple[Break, ...] = (
    garble, cut_short, newer_record, newer_state, other_rules, half_a_state, of_another_game,
)  # fmt: skip
BAD_LOGS: tuple[Break, ...] = (missing_row, unknown_notation, unknown_kind, newer_log)


@pytest.mark.parametrize("spoil", BAD_RECORDS)
async def test_a_bad_record_is_made_good_by_the_log(desk: Desk, spoil: Break) -> None:
    await two_turns(desk)
    game_id = await two_turns(desk)
    before, told = facts(await desk.host.table(game_id)), (await looking.history(desk.host, game_id)).turns
    spoil(desk, game_id)
    assert facts(await desk.host.table(game_id)) == before
    history = await looking.history(desk.host, game_id)
    assert [(turn.number, turn.events) for turn in history.turns] == [(turn.number, turn.events) for turn in told]
    await desk.choose(game_id, BEN, "bid 0")
    assert (await desk.host.game(game_id)).status == "running"


@pytest.mark.parametrize("spoil", BAD_LOGS)
async def test_a_bad_log_before_a_good_record_does_no_harm(desk: Desk, spoil: Break) -> None:
    game_id = await two_turns(desk)
    if spoil is newer_log:
        sql(desk, "UPDATE log SET rules_version = 99 WHERE game_id = ? AND seq < 4", game_id)
    else:
        spoil(desk, game_id)
    await desk.choose(game_id, BEN, "bid 0")
    assert (await desk.host.game(game_id)).status == "running"


@pytest.mark.parametrize(("spoil", "code"), [
    (missing_row, "damaged_record"), (unknown_notation, "damaged_record"), (unknown_kind, "damaged_record"),
    (newer_log, "damaged_record"),
])  # fmt: skip
async def test_a_game_whose_record_and_log_are_bad_is_frozen_and_no_other(desk: Desk, spoil: Break, code: str) -> None:
    other, game_id = await two_turns(desk), await two_turns(desk)
    before = facts(await desk.host.table(other))
    seen = (await looking.history(desk.host, game_id)).view_at(6)
    spoil(desk, game_id)
    sql(desk, "UPDATE records SET blob = ? WHERE game_id = ? AND last_seq > 7", b"\0", game_id)
    await is_frozen(desk, game_id, code)
    history = await looking.history(desk.host, game_id)
    assert history.view_at(history.seq) == seen and [turn.number for turn in history.turns] == [1]
    look = await looking.look(desk.host, game_id, ADA)
    assert (look.view, look.seat, look.acting) == (seen, None, ())
    assert facts(await desk.host.table(other)) == before
    assert (await desk.host.game(other)).status == "running"


@pytest.mark.sqlite
@pytest.mark.parametrize(
    "flipped",
    [
        "UPDATE log SET notation = CAST(x'ff80' AS TEXT) WHERE game_id = ?",
        "UPDATE log SET outcomes = '[1,' WHERE game_id = ?",
        "UPDATE seats SET name = CAST(x'41ff' AS TEXT) WHERE game_id = ?",
    ],
    ids=["a text of the log", "a JSON value of the log", "a name"],
)
async def test_a_game_with_a_flipped_byte_in_a_row_is_frozen_and_no_other(desk: Desk, flipped: str) -> None:
    """SQLite's own check of the file does not see them."""
    other, game_id = await two_turns(desk), await two_turns(desk)
    await desk.choose(game_id, BEN, "bid 0")
    before = facts(await desk.host.table(other))
    sql(desk, flipped, game_id)
    desk.database.ahead.clear()
    for _ in range(2):
        with pytest.raises(Refusal, match="frozen"):
            await desk.host.table(game_id)
    assert (await desk.host.game(game_id)).status == "frozen"
    assert (await desk.kinds(game_id)).count("frozen") == 1
    assert facts(await desk.host.table(other)) == before


async def is_frozen(desk: Desk, game_id: str, code: str) -> None:
    """Everybody is told once, however often somebody tries."""
    for _ in range(2):
        for person, act in ((ADA, "stop"), (BEN, "bid 0")):
            with pytest.raises(Refusal) as refused:
                await desk.choose(game_id, person, act)
            assert (refused.value.code, refused.value.facts) == ("frozen", {"reason": code})
        desk.restart()
        await after_start(desk.host)
    row = await desk.host.game(game_id)
    assert row.status == "frozen" and reason_of(row)["code"] == code
    assert (await desk.kinds(game_id)).count("frozen") == 1
    with pytest.raises(Refusal, match="frozen"):
        await looking.panel(desk.host, game_id, ADA)


@pytest.mark.parametrize(("spoil", "code"), [
    (lambda desk, game_id: sql(desk, "DELETE FROM log WHERE game_id = ? AND seq = 12", game_id), "row_missing"),
    (lambda desk, game_id: sql(desk, "UPDATE log SET notation = 'bid 9' WHERE game_id = ? AND seq = 12", game_id),
     "row_refused"),
    (lambda desk, game_id: sql(desk, "UPDATE log SET kind = 'wish' WHERE game_id = ? AND seq = 12", game_id),
     "unknown_row"),
    (newer_log, "newer_version"), (too_old, "too_old"),
])  # fmt: skip
async def test_a_bad_row_after_the_newest_record(desk: Desk, spoil: Break, code: str) -> None:
    game_id = await two_turns(desk)
    await desk.choose(game_id, BEN, "bid 0")
    spoil(desk, game_id)
    await is_frozen(desk, game_id, code)
    assert (await looking.history(desk.host, game_id)).turns


async def test_a_deck_with_an_unknown_card(desk: Desk) -> None:
    """The record of the game still stands, and the log alone does not give a position any more."""
    game_id = await desk.begin("istanbul", ADA, BEN)
    first = (await desk.log(game_id))[0]
    decks = {name: [*cards[:-1], "the moon"] for name, cards in (first.data or {})["decks"].items()}
    sql(desk, "UPDATE log SET data = ? WHERE game_id = ?", json.dumps({**(first.data or {}), "decks": decks}), game_id)
    assert (await desk.host.table(game_id)).position.decisions
    garble(desk, game_id)
    with pytest.raises(Refusal, match="frozen"):
        await desk.host.table(game_id)
    assert (await desk.host.game(game_id)).status == "frozen"
    with pytest.raises(Refusal, match="frozen"):
        await looking.history(desk.host, game_id)


async def test_a_game_without_records_at_all_is_read_from_its_log(desk: Desk) -> None:
    game_id = await two_turns(desk)
    before = facts(await desk.host.table(game_id))
    sql(desk, "DELETE FROM records WHERE game_id = ?", game_id)
    assert facts(await desk.host.table(game_id)) == before


async def unreadable(desk: Desk) -> str:
    """A game with a choice in its log that nobody could make."""
    game_id = await two_turns(desk)
    sql(desk, "UPDATE log SET notation = 'bid 9' WHERE game_id = ? AND seq = 12", game_id)
    return game_id


async def frozen(desk: Desk) -> str:
    game_id = await unreadable(desk)
    await is_frozen(desk, game_id, "row_refused")
    return game_id


def mend(desk: Desk, game_id: str) -> None:
    """What a version that knows the notation does."""
    sql(desk, "UPDATE log SET notation = 'bid 0' WHERE game_id = ? AND seq = 12", game_id)


async def test_a_frozen_game_is_thawed_by_a_start_that_can_read_it(desk: Desk) -> None:
    game_id = await frozen(desk)
    after = len(await desk.posts(game_id))
    mend(desk, game_id)
    with pytest.raises(Refusal, match="frozen"):
        await desk.host.table(game_id)
    await after_start(desk.host)
    row = await desk.host.game(game_id)
    assert (row.status, row.frozen_reason) == ("running", None)
    owed = [(post.kind, post.payload) for post in (await desk.posts(game_id))[after:]]
    assert owed == [("thawed", {}), ("prompt", {"seat": 1, "since": 11})]
    await desk.choose(game_id, BEN, "bid 0")


async def test_a_game_that_was_paused_is_paused_again_after_it_is_thawed(desk: Desk) -> None:
    game_id = await unreadable(desk)
    sql(desk, "UPDATE games SET status = 'paused' WHERE id = ?", game_id)
    await is_frozen(desk, game_id, "row_refused")
    mend(desk, game_id)
    after = len(await desk.posts(game_id))
    await after_start(desk.host)
    assert (await desk.host.game(game_id)).status == "paused"
    assert [post.kind for post in (await desk.posts(game_id))[after:]] == ["thawed"]


async def test_a_frozen_game_can_be_cancelled(desk: Desk) -> None:
    game_id = await frozen(desk)
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    assert (await desk.host.game(game_id)).status == "cancelled"
    assert (await desk.kinds(game_id))[-1] == "cancelled"
    await after_start(desk.host)
    assert (await desk.host.game(game_id)).status == "cancelled"


async def test_a_frozen_game_leaves_its_channel_and_waits_for_it(desk: Desk) -> None:
    game_id = await frozen(desk)
    channel = (await desk.host.game(game_id)).channel_id
    view = await desk.lobby.create(
        "toy", channel_id=channel or 0, guild_id=1, organiser_id=ADA, organiser="Ada", interaction_id=desk.interaction()
    )
    assert (await desk.host.game_in(channel or 0)).id == view.row.id
    mend(desk, game_id)
    await after_start(desk.host)
    assert (await desk.host.game(game_id)).status == "frozen"
    await desk.lobby.cancel(view.row.id, ADA, False, interaction_id=desk.interaction())
    await after_start(desk.host)
    assert (await desk.host.game(game_id)).status == "running"


async def finished(desk: Desk) -> str:
    game_id = await desk.begin("toy", ADA, BEN)
    await play(desk, game_id, (ADA, BEN))
    await desk.host.archives.settled()
    assert value(desk, "SELECT count(*) FROM archives WHERE game_id = ?", game_id) == 1
    return game_id


def newer_archive(desk: Desk, game_id: str) -> None:
    sql(desk, "UPDATE archives SET version = 99 WHERE game_id = ?", game_id)


def archive_of_another_game(desk: Desk, game_id: str) -> None:
    other = value(desk, "SELECT blob FROM archives WHERE game_id <> ?", game_id)
    sql(desk, "UPDATE archives SET blob = ? WHERE game_id = ?", other, game_id)


@pytest.mark.parametrize("spoil", [
    lambda desk, game_id: garble(desk, game_id, "archives"), lambda desk, game_id: cut_short(desk, game_id, "archives"),
    newer_archive, archive_of_another_game,
])  # fmt: skip
async def test_a_bad_archive_is_made_good_by_the_log_and_refused_in_words_without_it(desk: Desk, spoil: Break) -> None:
    await finished(desk)
    game_id = await finished(desk)
    told = await looking.history(desk.host, game_id)
    spoil(desk, game_id)
    history = await looking.history(desk.host, game_id)
    assert history.turns == told.turns
    garble(desk, game_id, "packed_logs")
    verdict = await check(desk.host, game_id)
    assert verdict.problem is not None and verdict.problem.code == "damaged_record"
    for look in (looking.history(desk.host, game_id), desk.host.table(game_id), looking.look(desk.host, game_id, ADA)):
        with pytest.raises(Refusal, match="frozen"):
            await look
    assert (await desk.host.game(game_id)).status == "finished"
