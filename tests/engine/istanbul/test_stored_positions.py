"""A stored position is read whole, and what is unknown or damaged in it is named."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.create import load_position, new_position
from engine.core.rules import Unreadable
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.setup.decks import LISTS_OF_SEAT, LISTS_OF_STATE

BAZAAR = {"expansion": "bazaar"}
COLOURS = ("red", "blue")
DECKS = ISTANBUL.decks(ISTANBUL.check_options(BAZAAR, 2), 2, ISTANBUL.version)
Data = dict[str, Any]


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
