"""A file of a finished game is opened again as history; what is not one is refused in words."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest

from db import HintsRow
from engine.core.decision import Refusal
from host.access import Visitor, may_see
from host.finished import importing
from host.finished.game_file import checksum
from host.finished.importing import MOST_BYTES, MOST_OF_A_ROW, MOST_ROWS, opened
from host.finished.proof import verify
from host.seats.leaving import resign
from host.table.status import ended_by
from host.turn import looking
from host.turn.corrections import correct
from host.turn.hints import asked_in
from host.turn.looking import game_file
from processes import Timed
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import played, two_turns

REFUSED = {"import_foreign", "import_newer", "import_damaged", "import_not_over", "import_too_old"}


async def file_of(desk: Desk, game_id: str) -> bytes:
    return await game_file(desk.host, await desk.host.game(game_id), ADA, operator=False)


def changed(content: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file with a change and the checksum that goes with it."""
    found = json.loads(content)
    del found["checksum"]
    change(found)
    return json.dumps({**found, "checksum": checksum(found)}).encode()


def opens(content: bytes) -> object:
    return opened(content, (), "k7f2x", ADA, 0.0)


@pytest.mark.parametrize("name", ["toy", "marco_polo"])
async def test_a_finished_game_is_opened_as_it_was(desk: Desk, name: str) -> None:
    game_id = await played(desk, name)
    content = await file_of(desk, game_id)
    row = await desk.host.imports.open(content, BEN)
    assert await desk.host.imports.open(content, BEN) == row  # the same once more
    before, after = await looking.history(desk.host, game_id), await looking.history(desk.host, row.id)
    assert [turn.events for turn in after.turns] == [turn.events for turn in before.turns]
    assert (after.turns, after.marks) == (before.turns, before.marks)
    assert (await desk.host.game(row.id)).result == (await desk.host.game(game_id)).result
    last = before.last_number
    shown = await looking.revealed(desk.host, row.id, after.turn(last).last)
    assert shown.dump() == (await looking.revealed(desk.host, game_id, before.turn(last).last)).dump()
    assert [seat.user_id for seat in after.seats] == [None] * len(after.seats)
    assert (await verify(desk.database, row)).good
    assert row.id not in {one.id for one in await desk.database.results.uncounted()}

    async def nowhere() -> bool:
        return False

    seen = [await may_see(desk.host, row, Visitor(person, 1, True), nowhere) for person in (ADA, BEN)]
    assert seen == [False, True]


async def test_what_is_not_a_whole_finished_game_is_refused(desk: Desk) -> None:
    whole = await file_of(desk, await played(desk, "toy"))
    running = await desk.begin("toy", ADA, BEN)
    for content, code in (
        (b"", "import_foreign"),
        (b"\xff\x00\x01", "import_foreign"),
        (b'{"format": "something else"}', "import_foreign"),
        (b"[" * 100_000, "import_foreign"),
        (whole[: len(whole) // 2], "import_damaged"),
        (whole.replace(b'"name": "Ada"', b'"name": "Eda"'), "import_damaged"),
        (await file_of(desk, running), "import_not_over"),
        (changed(whole, lambda file: file.update(version=3)), "import_newer"),
        (changed(whole, lambda file: file.update(rules="chess")), "import_newer"),
        (changed(whole, lambda file: file["log"][-1].update(rules_version=99)), "import_newer"),
        (changed(whole, lambda file: file["log"].pop()), "import_damaged"),
        (changed(whole, lambda file: file["log"][0]["outcomes"].reverse()), "import_damaged"),
        (changed(whole, lambda file: file.update(seed="ab" * 32)), "import_damaged"),
    ):
        with pytest.raises(Refusal, match=code):
            await desk.host.imports.open(content, BEN)
    with pytest.raises(Refusal, match="import_too_large"):
        await desk.host.imports.open(b" " * (MOST_BYTES + 1), BEN)
    assert await desk.database.games.imported_by(BEN) == []


async def test_whatever_is_changed_a_file_is_refused_in_words_or_opens_whole(desk: Desk) -> None:
    """Bytes lost, doubled or changed, and values of every kind in every place, the checksum made to fit."""
    content, rng = await file_of(desk, await played(desk, "toy")), Random(7)
    for number in range(250):
        spoilt = _bytes_spoilt(content, rng) if number % 2 else changed(content, lambda file: _value_spoilt(file, rng))
        try:
            opens(spoilt)
        except Refusal as refusal:
            assert refusal.code in REFUSED


ODD_VALUES = {
    "a moment beyond all calendars": lambda file: file.update(started=1e300),
    "a moment before all calendars": lambda file: file.update(ended=-1e15),
    "a move beyond all calendars": lambda file: file["log"][1].update(at=1e300),
    "half a character in a name": lambda file: file["seats"][0].update(name="\ud800"),
    "half a character in what a row holds": lambda file: file["log"][1].update(data={"note": "\ud800"}),
    "NUL in a name": lambda file: file["seats"][0].update(name="A\0da"),
    "NUL in what a row holds": lambda file: file["log"][1].update(data={"note": "\0"}),
    "a row far away": lambda file: file["log"][1].update(seq=2**70),
    "a seat far away": lambda file: file["log"][1].update(seat=2**70),
    "an outcome far away": lambda file: file["log"][0]["outcomes"].append(2**70),
}


@pytest.mark.engines
async def test_a_value_that_cannot_be_stored_or_shown_is_refused(desk: Desk) -> None:
    whole = await file_of(desk, await played(desk, "toy"))
    for odd, change in ODD_VALUES.items():
        with pytest.raises(Refusal, match="import_damaged"):
            print(odd, await desk.host.imports.open(changed(whole, change), BEN))


def _bytes_spoilt(content: bytes, rng: Random) -> bytes:
    at, length = rng.randrange(len(content)), rng.randrange(1, 40)
    new = rng.choice([b"", rng.randbytes(length), content[at : at + length] * 2])
    return content[:at] + new + content[at + length :]


def _value_spoilt(file: dict[str, Any], rng: Random) -> None:
    holder: Any = file
    while True:
        key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.2:
            break
        holder = inner
    new = rng.choice([None, -1, 7, 10**30, 1.5, "", "x" * 30, [], [1, "a"], {}, {"unasked": ["end"]}, True])
    if rng.random() < 0.2:
        del holder[key]
    else:
        holder[key] = new


async def test_a_file_whose_game_is_cut_short_is_not_over(desk: Desk) -> None:
    """Its row of the database says that it has ended, which is nothing to believe."""
    whole = await file_of(desk, await played(desk, "toy"))
    with pytest.raises(Refusal, match="import_damaged"):
        opens(changed(whole, lambda file: file.update(log=file["log"][:1])))


async def test_a_game_that_ended_because_somebody_resigned_has_the_same_winner(desk: Desk) -> None:
    game_id = await two_turns(desk)
    await resign(desk.host, game_id, ADA, interaction_id=desk.interaction())
    row = await desk.host.imports.open(await file_of(desk, game_id), BEN)
    before, after = await desk.host.game(game_id), await desk.host.game(row.id)
    assert after.result == before.result and ended_by(after, 2) == 0


async def test_who_asked_for_hints_is_in_the_file(desk: Desk) -> None:
    game_id = await played(desk, "toy")
    await desk.database.hints.save(HintsRow(game_id, 1, BEN, 4, 9))
    content = await file_of(desk, game_id)
    row = await desk.host.imports.open(content, ADA)
    assert await asked_in(desk.host, row.id, await desk.database.games.seats(row.id)) == [(1, 4)]
    with pytest.raises(Refusal, match="import_damaged"):
        opens(changed(content, lambda game: game["hints"][0].update(seat=9)))
    assert opens(
        changed(content, lambda game: game.pop("hints") and game.update(version=1))
    )  # as earlier versions made


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


TOO_MUCH = {
    "lists in lists": lambda file: file["log"][1].update(data={"unasked": nested(100)}),
    "lists in lists, more than a parser takes": lambda file: file["log"][1].update(data={"unasked": nested(900)}),
    "lists in lists in the file": lambda file: file.update(more=nested(900)),
    "objects in objects": lambda file: file["log"][1].update(data={"a": {"a": {"a": {"a": nested(30)}}}}),
    "padding in a row": lambda file: file["log"][1].update(data={"note": "x" * MOST_OF_A_ROW}),
    "padding in many rows": lambda file: [row.update(data={"note": "x" * MOST_OF_A_ROW}) for row in file["log"][1:]],
    "very many outcomes": lambda file: file["log"][1]["outcomes"].extend([0] * 100_000),
    "very many options": lambda file: file["options"].update({f"option {number}": "x" for number in range(9999)}),
    "very many hints": lambda file: file.update(hints=[{"seat": 0, "asked": 1}] * 9999),
    "very many seats": lambda file: file["seats"].extend(file["seats"] * 999),
    "very many cards": lambda file: file["log"][0]["data"]["decks"].update(deck=["x"] * 9999),
}


@pytest.mark.parametrize("much", TOO_MUCH)
async def test_a_file_that_is_nested_or_padded_is_refused_as_damaged(desk: Desk, much: str) -> None:
    whole = await file_of(desk, await played(desk, "toy"))
    with pytest.raises(Refusal, match="import_damaged"):
        await desk.host.imports.open(changed(whole, TOO_MUCH[much]), BEN)


async def test_a_game_of_more_rows_than_any_is_refused_before_it_is_replayed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = await file_of(desk, await played(desk, "toy"))

    def longer(file: dict[str, Any]) -> None:
        first, *rows = file["log"]
        log = [first, *(rows * MOST_ROWS)[:MOST_ROWS]]
        file["log"] = [{"seq": seq, "seat": 0, "kind": row["kind"]} for seq, row in enumerate(log, 1)]

    content = changed(whole, longer)
    assert len(content) < MOST_BYTES
    monkeypatch.setattr(importing, "replay", None)
    with pytest.raises(Refusal, match="import_too_long"):
        await desk.host.imports.open(content, BEN)


A_MINUTE_S = 60.0


class Held:
    """A process that works when it is let."""

    def __init__(self) -> None:
        self.begun: list[tuple[Any, ...]] = []
        self.works, self.let = asyncio.Event(), asyncio.Event()

    async def run(self, within_s: float, work: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
        self.begun.append(arguments)
        self.works.set()
        await self.let.wait()
        return work(*arguments)


async def test_files_are_opened_one_at_a_time_and_a_person_s_one_after_the_other(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, held, imports = await file_of(desk, await played(desk, "toy")), Held(), desk.host.imports
    imports.pool.run = held.run
    first = asyncio.create_task(imports.open(content, ADA))
    await asyncio.wait_for(held.works.wait(), A_MINUTE_S)
    with pytest.raises(Refusal, match="import_at_work"):
        await imports.open(content, ADA)
    monkeypatch.setattr(importing, "WAITS_S", 0.0)
    with pytest.raises(Refusal, match="import_busy"):
        await asyncio.wait_for(imports.open(content, BEN), A_MINUTE_S)
    monkeypatch.setattr(importing, "WAITS_S", 60.0)
    second = asyncio.create_task(imports.open(content, BEN))
    await asyncio.sleep(0)
    assert len(held.begun) == 1
    held.let.set()
    assert (await first).id != (await second).id and len(held.begun) == 2
    assert await imports.open(content, ADA) == await first


async def test_what_takes_too_long_or_finds_no_process_is_said_and_nothing_stays_in_the_way(desk: Desk) -> None:
    content, imports = await file_of(desk, await played(desk, "toy")), desk.host.imports
    works = imports.pool.run
    for problem, code in ((TimeoutError(), "import_too_long"), (OSError("no more"), "import_not_now")):
        imports.pool.run = AsyncMock(side_effect=problem)
        with pytest.raises(Refusal, match=code):
            await imports.open(content, ADA)
    imports.pool.run = works
    assert (await imports.open(content, ADA)).imported


async def test_a_file_is_opened_in_a_process_of_its_own(desk: Desk) -> None:
    content, process = await file_of(desk, await played(desk, "marco_polo")), Timed(1, lasting=False)
    desk.host.imports.pool.run = process.run
    row = await desk.host.imports.open(content, BEN)
    assert (await verify(desk.database, row)).good
    with pytest.raises(Refusal, match="import_damaged"):
        await desk.host.imports.open(content[: len(content) // 2], BEN)
    process.close()


async def test_a_file_that_takes_too_long_ends_with_its_process(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    content, process = await file_of(desk, await played(desk, "marco_polo")), Timed(1, lasting=False)
    desk.host.imports.pool.run = process.run
    monkeypatch.setattr(importing, "TAKES_S", 0.0)
    with pytest.raises(Refusal, match="import_too_long"):
        await desk.host.imports.open(content, BEN)
    monkeypatch.setattr(importing, "TAKES_S", 600.0)
    assert (await desk.host.imports.open(content, BEN)).imported
    process.close()


async def corrected_game(desk: Desk) -> dict[str, Any]:
    """The file of a game in which Ada was given nine lira."""
    game_id = await desk.begin("istanbul", ADA, BEN)
    await correct(desk.host, game_id, ADA, 0, "lira", "9", interaction_id=desk.interaction())
    await resign(desk.host, game_id, ADA, interaction_id=desk.interaction())
    content: dict[str, Any] = json.loads(await file_of(desk, game_id))
    return content


def corrections(file: dict[str, Any]) -> Any:
    return next(row for row in file["log"] if row["kind"] == "correction")


UNTRUE = {
    "another value than told": lambda row: row["data"].update(now="7"),
    "another value than noted": lambda row: row.update(notation="correct 0 lira 7"),
    "another value throughout": lambda row: row.update(notation="correct 0 lira 7", data={**row["data"], "now": "7"}),
    "more than there is": lambda row: row.update(notation="correct 0 lira 999999"),
    "what it was not": lambda row: row["data"].update(was="77"),
    "somebody who is not there": lambda row: row["data"].update(by=7),
    "another field": lambda row: row["data"].update(field="rubies"),
    "another position": lambda row: row["data"]["position"]["boundary"]["seats"][0].update(lira=7),
    "no position": lambda row: row["data"].pop("position"),
    "no correction": lambda row: row.update(notation="correct"),
}


@pytest.mark.parametrize("untrue", UNTRUE)
async def test_a_correction_changes_what_it_says_and_nothing_else(desk: Desk, untrue: str) -> None:
    file = await corrected_game(desk)
    content = changed(json.dumps(file).encode(), lambda file: None)
    assert opens(content)
    with pytest.raises(Refusal, match="import_damaged"):
        opens(changed(content, lambda file: UNTRUE[untrue](corrections(file))))
