"""Positions stored by version 2 of the rules load, show what they showed, and are played on to the end."""

import json
import lzma
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.create import load_position, new_position
from engine.core.position import Position
from engine.core.rules import Unreadable
from engine.marco_polo.rules import MARCO_POLO
from tests.support.dealt.marco_polo_games import check, table
from tests.support.dealt.tables import walk
from tests.support.stored_versions import positions_of

FILES = positions_of("marco_polo")
STAGES = {"draft", "goals", "bonuses", "roll", "turn", "end"}


def kept(path: Path) -> dict[str, Any]:
    game: dict[str, Any] = json.loads(lzma.decompress(path.read_bytes()))
    return game


def loaded(path: Path) -> Iterator[tuple[dict[str, Any], Position]]:
    """What was recorded of each position, and the position loaded."""
    game = kept(path)
    for recorded in game["positions"]:
        yield recorded, load_position(MARCO_POLO, recorded["dump"], bytes.fromhex(game["seed"]))


def plain(position: Position, seat: int | None) -> Any:
    return json.loads(json.dumps(asdict(position.view(seat))))


def asked(position: Position) -> list[dict[str, Any]]:
    names = ("seat", "kind", "default", "confirm", "secret", "public")
    return [
        {**{name: getattr(one, name) for name in names}, "notations": list(one.options)} for one in position.decisions
    ]


def test_there_are_fixtures_of_every_stage() -> None:
    stages = {one["dump"]["boundary"]["stage"] for path in FILES for one in kept(path)["positions"]}
    assert stages == STAGES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_a_stored_position_shows_and_asks_what_it_did(path: Path) -> None:
    for recorded, position in loaded(path):
        assert asked(position) == recorded["asked"]
        for viewer, view in recorded["views"].items():
            shown = plain(position, None if viewer == "spectators" else int(viewer))
            # What a view has besides came with a later version, by which the dice of a round that is over lie nowhere.
            same = view.keys() - ({"spaces"} if view["stage"] == "bonuses" else set())
            assert {name: shown[name] for name in same} == {name: view[name] for name in same}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_a_stored_game_is_played_to_its_end(path: Path) -> None:
    for number, (_, position) in enumerate(loaded(path)):
        for _here in walk(position, Random(number)):
            pass
        assert position.over
        check(position.state)
        assert position.state.winners


def spoilt(change: Callable[[dict[str, Any]], None]) -> Unreadable:
    """Why a dump that was changed in one place is not read."""
    data = json.loads(json.dumps(table(["matteo", "berke"]).dump()))
    change(data["boundary"])
    with pytest.raises(Unreadable) as refused:
        load_position(MARCO_POLO, data, bytes(32))
    return refused.value


UNKNOWN: dict[str, Callable[[dict[str, Any]], None]] = {
    "contract of a seat": lambda state: state["seats"][0].update(contracts=["nix"]),
    "contract in a pile": lambda state: state["piles"][0].__setitem__(0, "nix"),
    "goal": lambda state: state["seats"][1].update(goals=["nix", "G01"]),
    "unused goal": lambda state: state.update(unused_goals=["nix"]),
    "city card": lambda state: state["cards"][0].__setitem__(1, "nix"),
    "character": lambda state: state["seats"][0].update(character="nix"),
    "character on offer": lambda state: state.update(draft=["nix"]),
    "outpost": lambda state: state.update(outposts={"moscow": "nix"}),
    "marker": lambda state: state["markers"].update(anxi="nix"),
    "place": lambda state: state["seats"][0].update(figures=["nix"]),
    "space": lambda state: state["placed"].update(nix=[]),
}


@pytest.mark.parametrize("change", UNKNOWN.values(), ids=UNKNOWN)
def test_an_unknown_component_is_named(change: Callable[[dict[str, Any]], None]) -> None:
    refused = spoilt(change)
    assert (refused.code, refused.facts) == ("unknown_component", {"component": "nix"})


def test_damaged_data_are_refused() -> None:
    assert spoilt(lambda state: state.pop("seats")).code == "damaged"
    assert spoilt(lambda state: state["options"].update(goals="nix")).code == "damaged"
    assert spoilt(lambda state: state.update(cards=[1])).code == "damaged"


def test_what_is_missing_gets_its_default_and_what_is_unknown_is_ignored() -> None:
    data = json.loads(json.dumps(table(["matteo", "berke"]).dump()))
    before = load_position(MARCO_POLO, data, bytes(32))
    del data["boundary"]["special_known"], data["boundary"]["seats"][0]["refused"], data["boundary"]["winners"]
    del data["boundary"]["options"]["city-card"]
    data["boundary"]["weather"] = data["boundary"]["seats"][0]["weather"] = "fine"
    data["boundary"]["options"]["weather"] = "fine"
    assert load_position(MARCO_POLO, data, bytes(32)).dump() == before.dump()


@pytest.mark.parametrize("deck", MARCO_POLO.decks({}, 2, MARCO_POLO.version))
def test_a_deck_is_refused_where_it_holds_what_is_unknown_too_little_or_something_twice(deck: str) -> None:
    decks = MARCO_POLO.decks({}, 2, MARCO_POLO.version)

    def refused(contents: list[str]) -> Unreadable:
        with pytest.raises(Unreadable) as found:
            new_position(MARCO_POLO, {}, ("blue", "green"), bytes(32), decks={**decks, deck: contents})
        return found.value

    unknown = refused([*decks[deck][1:], "nix"])
    assert (unknown.code, unknown.facts) == ("unknown_component", {"component": "nix"})
    assert refused([]).code == "damaged"
    assert refused([*decks[deck], decks[deck][0]]).code == "damaged"
