"""Positions stored by version 1 load, show and ask what they did, and are played on to the end."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from engine.core.create import load_position, new_position
from engine.core.position import Position
from engine.core.rules import Unreadable
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.setup.decks import LISTS_OF_SEAT, LISTS_OF_STATE
from tests.engine.istanbul.old_games import POSITIONS, loaded, play_on

BAZAAR = {"expansion": "bazaar"}
COLOURS = ("red", "blue")
DECKS = ISTANBUL.decks(ISTANBUL.check_options(BAZAAR, 2), 2)
Data = dict[str, Any]
each_file = pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.name.partition(".")[0])


def shown(position: Position, viewer: str) -> Any:
    return json.loads(json.dumps(asdict(position.view(None if viewer == "spectators" else int(viewer)))))


def common(old: Any, new: Any) -> Any:
    """`new` without the fields that version 1 did not have, at every depth."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {name: common(value, new[name]) for name, value in old.items() if name in new}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [common(*pair) for pair in zip(old, new, strict=True)]
    return new


def asked(position: Position) -> list[Data]:
    names = ("seat", "kind", "default", "confirm", "secret", "public")
    return [
        {**{name: getattr(one, name) for name in names}, "notations": list(one.options)} for one in position.decisions
    ]


@each_file
def test_a_position_of_version_1_shows_and_asks_what_it_did(path: Path) -> None:
    for kept, position in loaded(path, ISTANBUL):
        if position.boundary.stage == "final" and asked(position) != kept["asked"]:
            continue  # ruling 66: other seats are asked for final cards than in version 1, or the game is over
        assert asked(position) == kept["asked"]
        for viewer, view in kept["views"].items():
            today = shown(position, viewer)
            if view["over"] and view["letters"]:
                view["letters"]["mover"] = "merchant"  # nobody moves any more; version 1 kept who moved last
            assert common(view, today) == common(today, view)
            assert len(today) > 30


@each_file
def test_a_game_of_version_1_is_played_to_its_end(path: Path) -> None:
    assert play_on(path, ISTANBUL)


def dumped() -> Data:
    data: Data = json.loads(json.dumps(new_position(ISTANBUL, BAZAAR, COLOURS, bytes(32)).dump()))
    return data


def spoilt(change: Callable[[Data], Any]) -> Unreadable:
    """Why a dump that was changed in one place is not read."""
    data = dumped()
    change(data["boundary"])
    with pytest.raises(Unreadable) as refused:
        load_position(ISTANBUL, data, bytes(32))
    return refused.value


@pytest.mark.parametrize("name", LISTS_OF_SEAT)
def test_an_unknown_thing_of_a_seat_is_named(name: str) -> None:
    refused = spoilt(lambda state: state["seats"][1].update({name: ["nothing-9.1"]}))
    assert (refused.code, refused.facts) == ("unknown_component", {"component": "nothing-9.1"})


@pytest.mark.parametrize(
    "name",
    LISTS_OF_STATE,
)
def test_an_unknown_thing_of_a_pile_is_named(name: str) -> None:
    refused = spoilt(lambda state: state[name].append("nothing-9.1"))
    assert (refused.code, refused.facts) == ("unknown_component", {"component": "nothing-9.1"})


def test_damaged_data_are_refused() -> None:
    assert spoilt(lambda state: state.pop("seats")).code == "damaged"
    assert spoilt(lambda state: state.pop("grid")).code == "damaged"
    assert spoilt(lambda state: state.update(deck=7)).code == "damaged"
    assert spoilt(lambda state: state.update(round="3")).code == "damaged"
    assert spoilt(lambda state: state["options"].update(expansion="nowhere")).code == "damaged"


def test_what_is_missing_gets_its_default_and_what_is_unknown_is_left_out() -> None:
    data = dumped()
    before = load_position(ISTANBUL, data, bytes(32))
    del data["boundary"]["society"], data["boundary"]["palace"], data["boundary"]["seats"][0]["bought"]
    data["boundary"]["weather"] = data["boundary"]["seats"][0]["mood"] = "fine"
    assert load_position(ISTANBUL, data, bytes(32)).dump() == before.dump()


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_with_something_unknown_or_twice_in_it_is_refused(deck: str) -> None:
    def refused(decks: dict[str, list[str]]) -> Unreadable:
        with pytest.raises(Unreadable) as found:
            new_position(ISTANBUL, BAZAAR, COLOURS, bytes(32), decks=decks)
        return found.value

    unknown = refused({**DECKS, deck: [*DECKS[deck], "nothing-9.1"]})
    assert (unknown.code, unknown.facts) == ("unknown_component", {"component": "nothing-9.1"})
    assert refused({**DECKS, deck: [*DECKS[deck], DECKS[deck][0]]}).code == "damaged"
    assert refused({name: contents for name, contents in DECKS.items() if name != deck}).code == "damaged"
