"""A file of a finished game is opened again as history; what is not one is refused in words."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from db import HintsRow
from engine.core.decision import Refusal
from host.access import Visitor, may_see
from host.finished.game_file import MOST_BYTES, checksum, import_game, read, rebuilt
from host.finished.proof import verify
from host.seats.leaving import resign
from host.table.status import ended_by
from host.turn import looking
from host.turn.hints import asked_in
from host.turn.looking import game_file
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


def opened(content: bytes) -> object:
    mark, game = read(content)
    return rebuilt(game, "k7f2x", mark, ADA, 0.0)


@pytest.mark.parametrize("name", ["toy", "marco_polo"])
async def test_a_finished_game_is_opened_as_it_was(desk: Desk, name: str) -> None:
    game_id = await played(desk, name)
    content = await file_of(desk, game_id)
    row = await import_game(desk.database, content, BEN, desk.clock.now())
    assert await import_game(desk.database, content, BEN, desk.clock.now()) == row  # the same once more
    before, after = await looking.history(desk.host, game_id), await looking.history(desk.host, row.id)
    assert [turn.events for turn in after.turns] == [turn.events for turn in before.turns]
    assert after.boundaries == before.boundaries
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
            await import_game(desk.database, content, BEN, desk.clock.now())
    with pytest.raises(Refusal, match="import_too_large"):
        await import_game(desk.database, b" " * (MOST_BYTES + 1), BEN, desk.clock.now())
    assert await desk.database.games.imported_by(BEN) == []


async def test_whatever_is_changed_a_file_is_refused_in_words_or_opens_whole(desk: Desk) -> None:
    """Bytes lost, doubled or changed, and values of every kind in every place, the checksum made to fit."""
    content, rng = await file_of(desk, await played(desk, "toy")), Random(7)
    for number in range(250):
        spoilt = _bytes_spoilt(content, rng) if number % 2 else changed(content, lambda file: _value_spoilt(file, rng))
        try:
            opened(spoilt)
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
            print(odd, await import_game(desk.database, changed(whole, change), BEN, desk.clock.now()))


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
        opened(changed(whole, lambda file: file.update(log=file["log"][:1])))


async def test_a_game_that_ended_because_somebody_resigned_has_the_same_winner(desk: Desk) -> None:
    game_id = await two_turns(desk)
    await resign(desk.host, game_id, ADA, interaction_id=desk.interaction())
    row = await import_game(desk.database, await file_of(desk, game_id), BEN, desk.clock.now())
    before, after = await desk.host.game(game_id), await desk.host.game(row.id)
    assert after.result == before.result and ended_by(after, 2) == 0


async def test_who_asked_for_hints_is_in_the_file(desk: Desk) -> None:
    game_id = await played(desk, "toy")
    await desk.database.hints.save(HintsRow(game_id, 1, BEN, 4, 9))
    content = await file_of(desk, game_id)
    row = await import_game(desk.database, content, ADA, desk.clock.now())
    assert await asked_in(desk.host, row.id, await desk.database.games.seats(row.id)) == [(1, 4)]
    with pytest.raises(Refusal, match="import_damaged"):
        opened(changed(content, lambda game: game["hints"][0].update(seat=9)))
    assert opened(
        changed(content, lambda game: game.pop("hints") and game.update(version=1))
    )  # as earlier versions made
