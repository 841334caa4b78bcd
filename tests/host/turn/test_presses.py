"""Presses at once, presses twice, presses that cannot be written, and several games."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from db import StorageFailed
from engine.core.create import load_position
from engine.core.decision import Refusal
from engine.core.position import AnyPosition
from host import Host
from host.houses.houses import Thought
from host.table.log import CHOICE, SEAT, TIMEOUT
from host.table.records import reopening_in
from host.table.table import Table
from host.turn import looking, press
from tests.engine.toy import Drew
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import after_bids, begun_turn, facts, the_same_after_a_restart

pytestmark = pytest.mark.engines


async def test_of_two_presses_at_once_one_counts(desk: Desk) -> None:
    game_id = await after_bids(desk)
    asked_after = (await looking.panel(desk.host, game_id, ADA)).asked_after
    rows = len(await desk.log(game_id))
    presses = [desk.choose(game_id, ADA, notation, asked_after=asked_after) for notation in ("go on", "stop")]
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert not isinstance(first, BaseException)
    assert isinstance(second, Refusal) and second.code == "stale"
    assert [row.notation for row in (await desk.log(game_id))[rows:]] == ["go on"]
    await the_same_after_a_restart(desk, game_id)


async def test_a_thousand_presses_of_old_panels_change_nothing_and_hold_nobody_up(desk: Desk) -> None:
    game_id = await after_bids(desk)
    asked_after = (await looking.panel(desk.host, game_id, ADA)).asked_after
    rows, posts = len(await desk.log(game_id)), len(await desk.posts(game_id))
    old = [desk.choose(game_id, ADA, "go on", asked_after=asked_after - 1) for _ in range(1000)]
    *refused, counted = await asyncio.gather(
        *old, desk.choose(game_id, ADA, "stop", asked_after=asked_after), return_exceptions=True
    )
    assert not isinstance(counted, BaseException)
    assert {refusal.code for refusal in refused if isinstance(refusal, Refusal)} == {"stale"} and len(refused) == 1000
    assert [row.notation for row in (await desk.log(game_id))[rows:] if not row.automatic] == ["stop"]
    assert len(await desk.posts(game_id)) - posts <= 3
    await the_same_after_a_restart(desk, game_id)


async def test_sealed_answers_at_once_both_count(desk: Desk) -> None:
    game_id = await desk.begin()
    asked_after = (await looking.panel(desk.host, game_id, ADA)).asked_after
    await asyncio.gather(*(desk.choose(game_id, person, "bid 0", asked_after=asked_after) for person in (ADA, BEN)))
    assert sorted(row.seat or 0 for row in (await desk.log(game_id))[1:]) == [0, 1]
    await the_same_after_a_restart(desk, game_id)


async def test_the_same_interaction_twice_has_the_effect_of_one(desk: Desk) -> None:
    game_id = await after_bids(desk)
    interaction = desk.interaction()
    first = await press.choose(desk.host, game_id, ADA, "go on", asked_after=3, interaction_id=interaction)
    rows = await desk.log(game_id)
    again = await press.choose(desk.host, game_id, ADA, "go on", asked_after=3, interaction_id=interaction)
    assert again.decision is not None and first.decision is not None
    assert again.decision.options == first.decision.options
    desk.restart()
    await press.choose(desk.host, game_id, ADA, "go on", asked_after=3, interaction_id=interaction)
    assert await desk.log(game_id) == rows


async def test_the_same_interaction_at_once_has_the_effect_of_one(desk: Desk) -> None:
    game_id = await after_bids(desk)
    interaction, rows = desk.interaction(), len(await desk.log(game_id))
    both = [press.choose(desk.host, game_id, ADA, "go on", asked_after=3, interaction_id=interaction) for _ in range(2)]
    await asyncio.gather(*both)
    assert len(await desk.log(game_id)) == rows + 1


async def test_an_undo_delivered_twice_takes_back_once(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on", "rest", "go on")
    interaction = desk.interaction()
    for _ in range(2):
        await press.undo(desk.host, game_id, ADA, interaction_id=interaction)
    assert [choice.notation for choice in (await desk.replayed(game_id)).choices] == ["bid 0", "bid 0", "go on", "rest"]


async def test_a_press_that_cannot_be_written_changes_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await after_bids(desk)
    before = facts(await desk.host.table(game_id))
    with monkeypatch.context() as broken:
        desk.break_writing(broken)
        with pytest.raises(StorageFailed):
            await desk.choose(game_id, ADA, "go on")
    assert facts(await desk.host.table(game_id)) == before
    panel = await desk.choose(game_id, ADA, "go on", "rest")
    assert panel.decision is not None and panel.decision.kind == "go"
    await the_same_after_a_restart(desk, game_id)


async def test_nobody_sees_what_is_not_written_yet(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await after_bids(desk)
    writing, go = asyncio.Event(), asyncio.Event()
    write = desk.database.write

    async def slowly(change: object) -> None:
        writing.set()
        await go.wait()
        await write(change)  # type: ignore[arg-type]

    monkeypatch.setattr(desk.database, "write", slowly)
    press = asyncio.create_task(desk.choose(game_id, ADA, "go on"))
    await writing.wait()
    seen = asyncio.create_task(looking.panel(desk.host, game_id, BEN))
    await asyncio.sleep(0.01)
    assert not seen.done()
    go.set()
    assert (await seen).table.seq >= 4
    await press


async def test_a_press_cut_off_while_it_waits_is_found_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await after_bids(desk)
    writing, written = asyncio.Event(), asyncio.Event()
    transact = desk.database._storage.transact

    async def slowly(work: Any) -> Any:
        writing.set()
        await asyncio.sleep(0.05)
        done = await transact(work)
        written.set()
        return done

    monkeypatch.setattr(desk.database._storage, "transact", slowly)
    press = asyncio.create_task(desk.choose(game_id, ADA, "go on"))
    await writing.wait()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    await asyncio.wait_for(written.wait(), 10)
    monkeypatch.undo()
    assert [row.notation for row in await desk.log(game_id)][-1] == "go on"


async def test_two_hosts_on_one_file_do_not_overwrite_each_other(desk: Desk) -> None:
    """As after a restart in which the old process was still writing."""
    game_id = await after_bids(desk)
    other = Host(desk.database)
    await other.table(game_id)
    await desk.choose(game_id, ADA, "go on")
    with pytest.raises(Exception, match="row"):
        await press.choose(other, game_id, ADA, "stop", interaction_id=desk.interaction())
    panel = await press.choose(other, game_id, ADA, "rest", interaction_id=desk.interaction())
    assert panel.decision is not None and panel.decision.kind == "go"


async def test_games_do_not_wait_for_each_other(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await after_bids(desk), await after_bids(desk)
    async with desk.host.lock(slow):
        panel = await asyncio.wait_for(desk.choose(quick, ADA, "go on"), 5)
    assert panel.decision is not None and panel.decision.kind == "venture"


async def test_unknown_games_and_lobbies(desk: Desk) -> None:
    for game_id, code in (("nope", "unknown_game"), ((await desk.open()).row.id, "not_started")):
        with pytest.raises(Refusal) as refused:
            await desk.choose(game_id, ADA, "stop")
        assert refused.value.code == code
    with pytest.raises(Refusal, match="no_game_here"):
        await desk.host.game_in(1)


async def test_who_takes_something_back_is_asked_what_followed_by_itself(desk: Desk) -> None:
    """Otherwise nobody could choose anything but the default, since one undo takes back all of a press."""
    game_id = await desk.begin("istanbul", ADA, BEN)
    decision = (await desk.host.table(game_id)).position.decisions[0]
    person, move = (ADA, BEN)[decision.seat], next(one for one in decision.options if one.startswith("move "))

    async def chosen() -> list[str]:
        await desk.choose(game_id, person, move)
        return [choice.notation for choice in (await desk.host.table(game_id)).position.choices]

    assert (await chosen())[1:] == ["leave"]
    await press.undo(desk.host, game_id, person, interaction_id=desk.interaction())
    assert await chosen() == [move]
    await press.undo(desk.host, game_id, person, interaction_id=desk.interaction())
    desk.restart()
    assert await chosen() == [move], "after a restart, too"


async def test_who_reopens_a_turn_is_asked_too_and_nobody_in_the_next(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    seat = (await desk.host.table(game_id)).position.seats_to_act[0]
    person, other = (ADA, BEN) if seat == 0 else (BEN, ADA)
    whole = ("move 2", "leave", "fill", "end")
    await press.choose(desk.host, game_id, person, *whole, interaction_id=desk.interaction())
    end = (await desk.host.table(game_id)).seq
    await press.reopen(desk.host, game_id, person, end, desk.interaction())
    assert (await desk.choose(game_id, person, "move 2")).decision is not None
    table = await desk.host.table(game_id)
    assert [choice.notation for choice in table.position.choices] == ["move 2"]
    await desk.choose(game_id, person, "leave", "fill", "end")
    await desk.choose(game_id, other, "move 5")
    assert [choice.notation for choice in (await desk.host.table(game_id)).position.choices][1:2] == ["leave"]


async def test_a_reopened_turn_is_numbered_as_its_post_was(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "marco_polo", ADA, BEN)
    person = (ADA, BEN)[seat]
    while (table := await desk.host.table(game_id)).reopening is None:
        await desk.choose(game_id, person, next(iter(table.position.decision(seat).options)))
    told = next(
        turn.number for turn in reversed((await looking.history(desk.host, game_id)).turns) if turn.seat == seat
    )
    assert table.finished_turns < told, "what happened to all before it is counted too"
    await press.reopen(desk.host, game_id, person, table.reopening.end, desk.interaction())
    assert (await desk.log(game_id))[-1].data == {
        "first": told,
        "last": told,
        "choices": 0,
        "by": seat,
        "why": "at-once",
    }


def scripted(desk: Desk, monkeypatch: pytest.MonkeyPatch, *wanted: str) -> None:
    """Computer players choose the first of these that they can, or else what is offered first."""

    async def think(player: str, position: AnyPosition, seat: int, *_: Any) -> Thought:
        options = position.decision(seat).options
        return Thought(next((notation for notation in wanted if notation in options), next(iter(options))), "")

    monkeypatch.setattr(desk.host.houses, "think", think)


WHOLE = ("move 2", "leave", "fill", "end")


async def test_alone_with_computer_players_a_finished_turn_is_opened_again_after_theirs(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(desk, monkeypatch, "move 3", "leave", "fill", "end")
    game_id = await desk.begin("istanbul", ADA, houses=1)
    number = (await desk.host.table(game_id)).finished_turns + 1
    finished = await press.choose(desk.host, game_id, ADA, *WHOLE, interaction_id=desk.interaction())
    assert finished.reopens is not None
    await desk.host.houses.settled(game_id)
    panel = await looking.panel(desk.host, game_id, ADA)
    assert panel.decision is not None and panel.reopens == finished.reopens
    interaction = desk.interaction()
    for _ in range(2):  # as where Discord delivers one press twice
        await press.reopen(desk.host, game_id, ADA, finished.reopens, interaction)
    await desk.host.houses.settled(game_id)
    panel = await looking.panel(desk.host, game_id, ADA)
    assert panel.decision is not None and "move 2" in panel.decision.options
    row = (await desk.log(game_id))[-1]
    assert row.data == {"first": number, "last": number + 1, "choices": 0, "by": 0, "why": "alone"}
    with pytest.raises(Refusal, match="stale"):  # nothing has come in between: it is done
        await press.reopen(desk.host, game_id, ADA, finished.reopens, desk.interaction())
    await desk.choose(game_id, ADA, *WHOLE)
    await the_same_after_a_restart(desk, game_id)


async def test_a_restart_keeps_a_finished_turn_within_one_press_of_undo(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(shared)
    person = table.seats[table.position.seats_to_act[0]].user_id or 0
    finished = await press.choose(desk.host, shared, person, *WHOLE, interaction_id=desk.interaction())
    await the_same_after_a_restart(desk, shared)
    await press.reopen(desk.host, shared, person, finished.reopens or 0, desk.interaction())
    assert (await desk.host.table(shared)).open_rows == []
    await the_same_after_a_restart(desk, shared)
    scripted(desk, monkeypatch, "move 3", "leave", "fill", "end")
    alone = await desk.begin("istanbul", ADA, houses=1)
    finished = await press.choose(desk.host, alone, ADA, *WHOLE, interaction_id=desk.interaction())
    await desk.host.houses.settled(alone)
    await the_same_after_a_restart(desk, alone)
    panel = await looking.panel(desk.host, alone, ADA)
    assert panel.decision is not None and panel.reopens == finished.reopens
    await press.reopen(desk.host, alone, ADA, finished.reopens or 0, desk.interaction())
    assert "move 2" in (await desk.host.table(alone)).position.decision(0).options


async def test_a_restart_within_the_turn_of_a_computer_player_keeps_it_too(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(desk, monkeypatch, "move 3", "leave", "fill", "end")
    game_id = await desk.begin("istanbul", ADA, houses=1)
    finished = await press.choose(desk.host, game_id, ADA, *WHOLE, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    row, seats = (table := await desk.host.table(game_id)).row, table.seats
    log = await desk.log(game_id)
    within = next(one.seq for one in log if one.seq > (finished.reopens or 0) and one.notation == "leave")
    record = await desk.database.games.last_record(game_id, finished.reopens)
    assert record is not None
    content = record.content
    position = load_position(table.position.rules, content["state"], row.seed or b"")
    loaded = Table(row, seats, position, record.last_seq, record.number, {}, reopening_in(content))
    loaded.catch_up([one for one in log if record.last_seq < one.seq <= within], record.last_seq)
    assert loaded.open_rows and loaded.can_reopen(0)
    loaded.catch_up([replace(log[-1], seq=within + 1, kind=SEAT, seat=1)], record.last_seq)
    assert not loaded.can_reopen(0)


async def test_it_stays_finished_where_chance_has_decided_or_somebody_else_plays(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(desk, monkeypatch, "move 3", "leave", "fill", "end")
    game_id = await desk.begin("istanbul", ADA, houses=1)
    scripted(desk, monkeypatch, "move 9", "leave", "end")
    finished = await press.choose(desk.host, game_id, ADA, *WHOLE, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    assert (await looking.panel(desk.host, game_id, ADA)).reopens is None
    with pytest.raises(Refusal, match="moved_since") as late:
        await press.reopen(desk.host, game_id, ADA, finished.reopens or 0, desk.interaction())
    assert late.value.facts == {"acts": 1}
    scripted(desk, monkeypatch, "move 4", "leave", "fill", "end")
    shared = await desk.begin("istanbul", ADA, BEN, houses=1)
    acting = (await desk.host.table(shared)).position.seats_to_act[0]
    for person, move in ((ADA, "move 2"), (BEN, "move 3"))[acting:]:
        await press.choose(desk.host, shared, person, move, *WHOLE[1:], interaction_id=desk.interaction())
        await desk.host.houses.settled(shared)
    assert (await looking.panel(desk.host, shared, BEN)).reopens is None


@pytest.mark.parametrize(
    ("since", "code", "acts"),
    [
        ([(0, CHOICE), (2, CHOICE), (1, CHOICE)], "moved_since", 2),
        ([(2, SEAT), (1, CHOICE)], "moved_since", 1),
        ([(None, TIMEOUT), (0, CHOICE), (2, SEAT)], "nothing_to_undo", None),
    ],
)
def test_who_moved_first_since_a_turn_is_no_one_else(
    since: list[tuple[int | None, str]], code: str, acts: int | None
) -> None:
    rows: Any = [SimpleNamespace(seq=seq, seat=seat, kind=kind) for seq, (seat, kind) in enumerate(since, 3)]
    own: Any = [SimpleNamespace(seq=1, seat=1, kind=CHOICE), SimpleNamespace(seq=2, seat=0, kind=CHOICE)]
    refusal = press._too_late([*own, *rows], 0, 2)
    assert (refusal.code, refusal.facts.get("acts")) == (code, acts)


async def test_a_press_that_rolled_and_ended_the_turn_cannot_be_taken_back(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(desk, monkeypatch, "move 3", "leave", "fill", "end")
    rolled = ("move 9", "leave", "call 7")
    game_id = await desk.begin("istanbul", ADA, houses=1)
    finished = await press.choose(desk.host, game_id, ADA, *rolled, "end")
    assert not finished.table.open_rows and finished.reopens is None
    shared = await desk.begin("istanbul", ADA, houses=1)
    await press.choose(desk.host, shared, ADA, *rolled)
    finished = await press.choose(desk.host, shared, ADA, "end")
    assert finished.reopens is not None, "the end that was pressed alone can"


async def test_what_was_rolled_in_a_turn_that_is_opened_again_stays_known_to_all(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(desk, monkeypatch, "move 3", "leave", "fill", "end")
    game_id = await desk.begin("istanbul", ADA, houses=1)
    rolled = await press.choose(desk.host, game_id, ADA, "move 9", "leave", "call 7")
    known = rolled.position.view(None)
    finished = await press.choose(desk.host, game_id, ADA, "end", interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    await press.reopen(desk.host, game_id, ADA, finished.reopens or 0, desk.interaction())
    table = await desk.host.table(game_id)
    assert table.public_position().view(None) == known
    turn = (await looking.history(desk.host, game_id)).turns[-1]
    assert [step.seq for step in turn.steps] == table.open_rows and turn.steps[-1].view == known
    data = (await desk.log(game_id))[-1].data or {}
    assert (data["choices"], data["last"] - data["first"]) == (1, 1)
    await the_same_after_a_restart(desk, game_id)


async def test_what_a_press_draws_is_told_also_where_it_draws_more_than_once_or_ends_the_turn(desk: Desk) -> None:
    game_id = await after_bids(desk)
    panel = await press.choose(desk.host, game_id, ADA, "go on", "draw", "go on", "draw")
    first, second = (event for event in panel.news if isinstance(event, Drew))
    assert first.card and second.card
    panel = await press.choose(desk.host, game_id, ADA, "go on", "draw", "stop", "pay", "end")
    assert not panel.table.open_rows
    (third,) = panel.news
    assert isinstance(third, Drew) and third.card not in (None, first.card, second.card)
