"""Ruling 58: after the family step merchant and companion stay. Before it named Kiosk and Fountain they could be moved
there, which logs of that time hold for ever."""

from random import Random
from typing import Any

import pytest

from engine.core.create import load_position
from engine.core.decision import Choice, Refusal
from engine.core.position import Position
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.rules import ISTANBUL
from tests.scenarios.istanbul.given import start

KIOSK: dict[str, Any] = {"options": {"expansion": "letters"}, "kiosk": [19, 15, 3, 12]}


def stepped(red: dict[str, Any], *choices: str, given: dict[str, Any] = KIOSK) -> Position:
    position = start({**given, "red": {"hand": ["family-step"], **red}})
    for notation in ("play family-step", *choices):
        position.choose(0, notation)
    return position


def followed(position: Position, *notations: str) -> Position:
    for notation in notations:
        position.follow(Choice(0, notation), 2)
    return position


@pytest.mark.parametrize(("tile", "moved"), [(19, (7, 3)), (15, (6, 0))])
def test_a_log_in_which_a_tile_moved_them_replays(tile: int, moved: tuple[int, int]) -> None:
    position = stepped({"at": 6, "family": 11, "companion": 3}, "step 22", "open", f"pick {tile}")
    with pytest.raises(Refusal, match="family_step_was_the_move"):
        position.choose(0, "use")
    seat = followed(position, "use").state.seats[0]
    assert (seat.merchant, seat.companion) == moved


@pytest.mark.parametrize(
    ("out", "rows"),
    [([], ["take-companion"]), ([1], ["take-companion"]), ([1], ["return 1", "take-companion"])],
)
def test_a_log_in_which_the_fountain_took_the_companion_replays(out: list[int], rows: list[str]) -> None:
    position = stepped({"at": 5, "family": 6, "companion": 3, "out": out}, "step 7")
    assert followed(position, *rows).state.seats[0].companion == 0
    assert position.decision(0).kind == "end-turn"


def test_a_log_in_which_the_companion_was_left_replays() -> None:
    position = stepped({"at": 5, "family": 6, "companion": 3, "out": [1]}, "step 7")
    assert followed(position, "return 1", "leave-companion").decision(0).kind == "end-turn"
    assert position.state.seats[0].companion == 3


MOVING = ("companion-2", "move-to-merchant", "move-anywhere-3", "use-neutral-figure", "copy-top-discard")


@pytest.mark.parametrize("expansion", ["letters", "bazaar"])
def test_whatever_is_chosen_after_it_both_stay(expansion: str) -> None:
    """Every place and effect that random choices come to, those that a later card or tile adds included."""
    options, met = {"expansion": expansion}, set[str]()
    for seed in range(120):
        rng, places = Random(seed), [*start({"options": options}).state.board.places]
        (at, companion), family = rng.choices(places, k=2), rng.choice([one for one in places if one != POLICE_STATION])
        red = {"at": at, "family": family, "companion": companion, "lira": 30, "out": [1], "goods": {"fruit": 2}}
        given = {**KIOSK, "options": options}
        position = stepped({**red, "hand": ["family-step", *rng.sample(MOVING, 2)]}, given=given)
        while position.choices and position.boundary.active == 0:
            decision = position.decisions[0]
            going_on = [option for option in decision.options if option not in ("end", "skip", "decline")]
            position.choose(decision.seat, rng.choice(going_on or [*decision.options]))
            seat = (position.state if position.choices else position.boundary).seats[0]
            assert (seat.merchant, seat.companion) == (at, companion), (seed, decision.kind)
            met.add(decision.kind)
    assert met >= {"kiosk-use", "fountain"} | ({"catacombs"} if expansion == "bazaar" else set())


def test_the_turn_of_today_is_stored_and_copied_with_what_nobody_was_asked() -> None:
    position = stepped({"at": 5, "family": 6, "companion": 3, "out": [1]}, "step 7", "return 1")
    assert position.last == Choice(0, "return 1", (), ("leave-companion",))
    copies = [position.fork(), load_position(ISTANBUL, position.dump(), bytes(32))]
    assert all(copy.decision(0).kind == "end-turn" and copy.state.seats[0].companion == 3 for copy in copies)
