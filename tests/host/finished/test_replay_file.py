"""The replay file of a game, checked by the script that goes with it, as whoever gets both runs it."""

import io
import json
import runpy
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import players
from engine.core.decision import Refusal
from engine.core.dice import Dice
from engine.core.rules import LASTING_VERSION
from engine.games import GAMES, rules_of
from host.finished.game_file import whole_file
from host.finished.replay_file import replay_file
from host.lobby.again import template_like
from host.seats.leaving import forget_person
from host.turn import press
from host.upkeep.upkeep import check
from tests.engine.toy import Toy
from tests.host.desk import ADA, BEN, Desk
from tests.support.dealt.tables import tables_of
from tests.support.played import MESSAGE, played, to_the_end
from tests.support.tamper import garble, sql, stack_decks

SCRIPT = Path(__file__).parents[3] / "tools" / "check_replay.py"
TOLD = ("WRONG: ", "not a whole replay file", "files of the formats 1 and 2 alone")
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


def stacked_throughout(content: dict[str, Any]) -> None:
    """The deck is said to have lain in another order everywhere, so that all its shuffles are right."""
    other_order_throughout(content)
    shuffle = deck_s_shuffle(content)
    content["decks"][shuffle["pile"]] = list(shuffle["before"])


def equal_cards(content: dict[str, Any]) -> None:
    """A deck is said to have held one card twice, in place of another."""
    shuffle = deck_s_shuffle(content)
    first, second = shuffle["before"][:2]
    for pile in (shuffle["before"], shuffle["after"], content["decks"][shuffle["pile"]]):
        pile[pile.index(second)] = first


def marked_anew(content: dict[str, Any], **changes: Any) -> None:
    """The file with another set-up, and the mark that goes with it."""
    content.update(changes)
    content.update(set_up=runpy.run_path(str(SCRIPT))["set_up_mark"](content))


def other_option(content: dict[str, Any]) -> dict[str, str]:
    """The options with another value of one of which no deck depends."""
    name = next(name for name in ("caravan-master", "city-card") if name in content["options"])
    return {**content["options"], name: "at-once" if name == "city-card" else "on"}


TAMPERED: dict[str, Tampering] = {
    "a deck stacked throughout": stacked_throughout,
    "equal cards": equal_cards,
    "a shuffle left out": lambda content: content["shuffles"].remove(deck_s_shuffle(content)),
    "the last shuffle left out": lambda content: content["shuffles"].pop(),
    "all shuffles left out": lambda content: content.update(shuffles=[]),
    "a shuffle of no deck": lambda content: deck_s_shuffle(content).update(pile=None),
    "a deck left out": lambda content: content["decks"].pop(deck_s_shuffle(content)["pile"]),
    "an option": lambda content: content.update(options=other_option(content)),
    "an option, marked anew": lambda content: marked_anew(content, options=other_option(content)),
    "an option, and no mark": lambda content: content.update(options=other_option(content), set_up=None),
    "an option, in the format before": lambda content: content.update(options=other_option(content), format=1),
    "no options": lambda content: content.update(options={}),
    "no order of joining": lambda content: content.update(joined=None),
    "no order of joining, marked anew": lambda content: marked_anew(content, joined=None),
    "seats swapped and no order of joining": lambda content: marked_anew(
        content, joined=None, seats=content["seats"][::-1]
    ),
    "a seat more": lambda content: marked_anew(content, joined=[*content["joined"], "x"]),
    "the version": lambda content: content.update(rules_version=1),
    "the game": lambda content: content.update(rules="toy"),
    "no mark": lambda content: content.update(set_up=None),
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
    "the format": lambda content: content.update(format=3),
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


async def test_a_card_that_lies_twice_in_what_was_put_away_is_found(desk: Desk, tmp_path: Path) -> None:
    """When a pile is used up, what was put away is shuffled again: a good card may not lie there twice."""
    content = await content_of(desk, await played(desk, "istanbul", expansion="bazaar"))
    piles = [shuffle["pile"] for shuffle in content["shuffles"]]
    again = next(shuffle for shuffle in reversed(content["shuffles"]) if piles.count(shuffle["pile"]) > 1)
    first, second = again["before"][:2]
    for pile in (again["before"], again["after"]):
        pile[pile.index(second)] = first
    said = refused(content, tmp_path)
    assert f"WRONG: what was shuffled from outcome {again['number']} on (pile {again['pile']})" in said


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_a_deck_that_was_stacked_before_the_shuffle_is_found(
    desk: Desk, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a bot that knows the seed, and puts the deck into the order from which it is shuffled as the bot likes."""
    rules = rules_of(game)
    with monkeypatch.context() as cheating:
        stack_decks(cheating, game)
        game_id = await played(desk, game)
    deck = next(iter(rules.decks(rules.check_options({}, 3), 3, rules.version)))
    verdict = await check(desk.host, game_id)
    assert (verdict.stacked, verdict.wrong_row, verdict.differing, verdict.seed_fits) == (deck, None, None, True)
    assert not verdict.good
    code, said = checked(await content_of(desk, game_id), tmp_path)
    assert code == 1 and f"WRONG: the order in which {deck} lay" in said
    content = await whole_file(desk.database, await desk.host.game(game_id))
    with pytest.raises(Refusal, match="import_damaged"):
        await desk.host.imports.open(content, BEN)


async def test_a_game_with_the_layout_of_another_is_confirmed_but_for_that(desk: Desk, tmp_path: Path) -> None:
    for game, taken_over, options in (
        ("istanbul", "places", {"layout": "random"}),
        ("marco_polo", "laid-outposts", {"city-bonuses": "random", "characters": "drafted"}),
    ):
        old = await desk.host.game(await desk.begin(game, ADA, BEN, options=options))
        template = await template_like(desk.host, old)
        game_id = await desk.begin(game, ADA, houses=1, player="rookie", message=MESSAGE, like=template)
        await to_the_end(desk, game_id)
        code, said = checked(await content_of(desk, game_id), tmp_path)
        assert code == 0 and f"NOT PROVED: that {taken_over} lay so by chance" in said


async def test_files_of_format_1_are_checked_as_before(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of games that began before their set-up was mixed into the seed."""
    monkeypatch.setattr("host.lobby.start.set_up_mark", lambda *_, **__: None)
    game_id = await played(desk, "marco_polo")
    assert (await check(desk.host, game_id)).good
    content = await content_of(desk, game_id)
    assert content["set_up"] is None
    for form in (content, {name: part for name, part in content.items() if name != "set_up"} | {"format": 1}):
        code, said = checked(form, tmp_path)
        assert code == 0 and "NOT PROVED: the options" in said


def test_the_script_prints_every_deck_of_every_game_as_each_version_deals_it() -> None:
    names = runpy.run_path(str(SCRIPT))
    assert names["DECKS"].keys() == names["NEWEST"].keys() == {name for name in GAMES if has_decks(name)}
    for game, newest in names["NEWEST"].items():
        rules = rules_of(game)
        assert newest == rules.version, f"tools/check_replay.py knows no decks of {game} {rules.version}: NEWEST"
        for table, version in product(tables_of(game), range(LASTING_VERSION, newest + 1)):
            options = rules.check_options(dict(table.options), table.seats)
            in_order = names["decks_in_order"](game, version, options)
            in_order.pop("places", None)
            assert in_order == rules.decks(options, table.seats, version), f"{table}, version {version}: DECKS"


def has_decks(name: str) -> bool:
    """Whether a game has a deck with some options; the pattern of the tests is played at no table."""
    rules = rules_of(name)
    played_at_tables = type(rules) is not Toy
    return played_at_tables and any(
        rules.decks(rules.check_options(dict(table.options), table.seats), table.seats, rules.version)
        for table in tables_of(name)
    )


async def test_of_a_game_without_decks_nothing_is_asked_of_decks(desk: Desk, tmp_path: Path) -> None:
    code, said = checked(await content_of(desk, await played(desk, "nim")), tmp_path)
    assert code == 0 and "NOT PROVED" not in said and "WRONG" not in said


@pytest.mark.parametrize("among", [2, 8])
def test_a_coin_and_a_die_of_eight_are_not_called_forged(among: int) -> None:
    """In a game without decks, where the script knows of no other chance."""
    names, dice = runpy.run_path(str(SCRIPT)), Dice(bytes(32))
    rows: list[dict[str, Any]] = [{"row": 0, "kind": "new"}]
    rows.append({"row": 1, "kind": "choice", "number": 0, "outcomes": [(among, dice.below(among)) for _ in range(9)]})
    game = {"rules": "heads", "decks": {}, "shuffles": [], "rows": rows}
    assert [*names["check_decks"](game), *names["check_outcomes"](game, bytes(32))] == []
    rows[1]["outcomes"][4] = (among, (rows[1]["outcomes"][4][1] + 1) % among)
    assert [*names["check_outcomes"](game, bytes(32))] == ["WRONG: outcome 4 (row 1)"]


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
    log, gone = await desk.log(game_id), set[int]()
    for row in log:
        if row.kind == "undo":
            gone |= set(range(int(row.notation.removeprefix("undo to ")) + 1, row.seq + 1))
    assert taken_back == 3 and len(gone) >= 6
    assert [row["row"] for row in content["rows"]] == [row.seq for row in log if row.seq not in gone]
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
