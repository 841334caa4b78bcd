"""The replay file of a game, checked by the script that goes with it, as whoever gets both runs it."""

import io
import json
import runpy
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import players
from engine.core.decision import Refusal
from host.finished.replay_file import replay_file
from host.seats.leaving import forget_person
from host.turn import press
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import MESSAGE, played
from tests.support.tamper import garble, sql

SCRIPT = Path(__file__).parents[3] / "tools" / "check_replay.py"
TOLD = ("WRONG: ", "not a whole replay file", "files of format 1 alone")
Tampering = Callable[[dict[str, Any]], object]


async def content_of(desk: Desk, game_id: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(await replay_file(desk.database, await desk.host.game(game_id)))
    return content


def written(content: Any, folder: Path) -> Path:
    path = folder / "replay.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def checked(content: Any, folder: Path) -> tuple[int, str]:
    """Exit code and everything said of a file with this content."""
    path = written(content, folder)
    done = subprocess.run([sys.executable, "-I", SCRIPT, path], capture_output=True, text=True, cwd=folder)
    return done.returncode, done.stdout + done.stderr


def refused(content: Any, folder: Path) -> str:
    """Everything the script says when it ends with an error; run in this process, many times in a second."""
    out = io.StringIO()
    with redirect_stdout(out), pytest.raises(SystemExit) as ended:
        runpy.run_path(str(SCRIPT))["main"](str(written(content, folder)))
    assert isinstance(ended.value.code, str)  # printed, the exit code is 1
    return out.getvalue() + ended.value.code


def with_outcomes(content: dict[str, Any], place: int = -1) -> Any:
    return [row for row in content["rows"] if row.get("outcomes")][place]


def last_outcome_changed(content: dict[str, Any]) -> None:
    pair = with_outcomes(content)["outcomes"][-1]
    pair[1] = (pair[1] + 1) % pair[0]


def outcomes_swapped(content: dict[str, Any]) -> None:
    outcomes = with_outcomes(content, 0)["outcomes"]
    place = next(i for i in range(len(outcomes) - 1) if outcomes[i] != outcomes[i + 1])
    outcomes[place : place + 2] = outcomes[place + 1], outcomes[place]


def deck_s_shuffle(content: dict[str, Any]) -> Any:
    return next(shuffle for shuffle in content["shuffles"] if shuffle["pile"] is not None)


def other_order_throughout(content: dict[str, Any]) -> None:
    """The deck is said to have lain in another order, so that the shuffle itself is right."""
    shuffle = deck_s_shuffle(content)
    for pile in (shuffle["before"], shuffle["after"]):
        first, second = pile.index(shuffle["before"][0]), pile.index(shuffle["before"][1])
        pile[first], pile[second] = pile[second], pile[first]


TAMPERED: dict[str, Tampering] = {
    "the fingerprint": lambda content: content.update(fingerprint="0" * 64),
    "the secret": lambda content: content.update(secret="00" * 32),
    "the seed": lambda content: content.update(seed="00" * 32),
    "the message": lambda content: content["mixed"].update(message="5"),
    "no message": lambda content: content["mixed"].update(message=None),
    "the people": lambda content: content["mixed"].update(people=["5"]),
    "one more person": lambda content: content["mixed"]["people"].append("5"),
    "nothing mixed in": lambda content: content.update(mixed=None),
    "the order of seats": lambda content: content["seats"].reverse(),
    "the order of joining": lambda content: content["joined"].reverse(),
    "the last outcome": last_outcome_changed,
    "how many were possible": lambda content: with_outcomes(content, 0)["outcomes"][0].__setitem__(0, 7),
    "an outcome left out": lambda content: with_outcomes(content, 0)["outcomes"].pop(),
    "an outcome more": lambda content: with_outcomes(content, 0)["outcomes"].append([6, 0]),
    "two outcomes": outcomes_swapped,
    "a row left out": lambda content: content["rows"].remove(with_outcomes(content, 1)),
    "a row twice": lambda content: content["rows"].insert(1, with_outcomes(content, 0)),
    "an outcome's number": lambda content: with_outcomes(content).update(number=0),
    "a pile": lambda content: deck_s_shuffle(content)["after"].reverse(),
    "a pile before": lambda content: deck_s_shuffle(content)["before"].reverse(),
    "a pile throughout": other_order_throughout,
    "a deck": lambda content: content["decks"][deck_s_shuffle(content)["pile"]].reverse(),
    "a smaller pile": lambda content: deck_s_shuffle(content).update(before=[], after=[]),
    "when a pile was shuffled": lambda content: deck_s_shuffle(content).update(number=1),
    "the format": lambda content: content.update(format=2),
    "no secret": lambda content: content.pop("secret"),
    "no number": lambda content: content.update(seed="seed"),
    "nothing possible": lambda content: with_outcomes(content)["outcomes"][0].__setitem__(0, 0),
    "too much possible": lambda content: with_outcomes(content)["outcomes"][0].__setitem__(0, 2**65),
}


@pytest.mark.parametrize(("game", "options"), [("istanbul", {"expansion": "bazaar"}), ("marco_polo", {})])
async def test_the_script_confirms_a_game_and_finds_every_tampering(
    desk: Desk, tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    game_id = await played(desk, game, **options)
    content = await content_of(desk, game_id)
    told = sum(len(row.get("outcomes", ())) for row in content["rows"])
    assert told == sum(len(row.outcomes) for row in await desk.log(game_id)) > 50
    decks = content["decks"]
    assert {shuffle["pile"] for shuffle in content["shuffles"]} - {None} >= {*decks} - {"markers", "characters"}
    assert content["mixed"] == {"message": str(MESSAGE), "people": [str(ADA)]}
    code, said = checked(content, tmp_path)
    assert code == 0 and f"OK, {told} outcomes" in said and "WRONG" not in said and "NOT PROVED" not in said
    assert content["fingerprint"] in said and str(MESSAGE) in said
    for name, tamper in TAMPERED.items():
        changed = json.loads(json.dumps(content))
        tamper(changed)
        assert changed != content, name
        said = refused(changed, tmp_path)
        assert "OK" not in said and any(word in said for word in TOLD), (name, said)
    whole = json.dumps(content)
    for broken in (whole[: len(whole) // 2], "", "[]", "null", whole.replace("{", "[", 1)):
        assert "not a whole replay file" in refused(broken, tmp_path), broken[:20]
    code, said = checked(whole[:-1], tmp_path)
    assert code == 1 and "not a whole replay file" in said and "Traceback" not in said


async def test_the_page_on_fairness_names_everything_in_it(desk: Desk) -> None:
    page = (SCRIPT.parents[1] / "docs" / "fairness.md").read_text("utf-8")
    content = await content_of(desk, await played(desk, "marco_polo"))
    names = {*content, *content["mixed"], *content["shuffles"][0], *with_outcomes(content, 1)}
    assert {name for name in names if f"`{name}`" not in page} == set()


async def test_rows_that_were_taken_back_are_not_in_it(desk: Desk, tmp_path: Path) -> None:
    game_id = await desk.begin("toy", ADA, BEN, message=MESSAGE)
    await desk.choose(game_id, ADA, "bid 0")
    await desk.choose(game_id, BEN, "bid 0")
    table, rng, taken_back = await desk.host.table(game_id), Random(5), 0
    while not table.over:
        seat = table.position.seats_to_act[0]
        panel = await desk.choose(game_id, (ADA, BEN)[seat], players.choose("random", table.position, seat, rng))
        if panel.can_undo and taken_back < 3:
            await press.undo(desk.host, game_id, (ADA, BEN)[seat])
            taken_back += 1
        table = await desk.host.table(game_id)
    content = await content_of(desk, game_id)
    assert taken_back == 3 and len(content["rows"]) == len(await desk.log(game_id)) - 6
    assert checked(content, tmp_path)[0] == 0


async def test_what_cannot_be_proved_is_said(desk: Desk, tmp_path: Path) -> None:
    game_id = await played(desk, "marco_polo")
    await forget_person(desk.host, ADA)
    content = await content_of(desk, game_id)
    assert content["mixed"]["people"] == [None] and str(ADA) not in json.dumps(content["mixed"])
    code, said = checked(content, tmp_path)
    assert code == 0 and "NOT PROVED: how the seed was made" in said
    sql(desk, "UPDATE games SET secret = NULL WHERE id = ?", game_id)
    content = await content_of(desk, game_id)
    content["fingerprint"] = "?"
    code, said = checked(content, tmp_path)
    assert code == 1 and "NOT PROVED: that the secret was not chosen" in said and said.count("WRONG") == 1
    content["rows"][0]["kind"] = "choice"
    assert "NOT PROVED: how the game came to row 1" in checked(content, tmp_path)[1]


async def test_there_is_none_before_the_end_nor_where_nothing_can_be_replayed(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    with pytest.raises(Refusal) as refused:
        await content_of(desk, game_id)
    assert refused.value.code == "not_over"
    game_id = await played(desk, "marco_polo")
    garble(desk, game_id, "packed_logs")
    with pytest.raises(Refusal) as refused:
        await content_of(desk, game_id)
    assert refused.value.code == "no_replay"
