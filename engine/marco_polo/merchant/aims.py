"""What a hint says is still missing for a contract or a journey in Marco Polo: coins, camels, goods, steps, dice."""

from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN, KINDS, VP
from engine.marco_polo.components.board import DICE_OF_SPACE, ROUNDS, TRAVEL, TRAVEL_FEES
from engine.marco_polo.components.cards import CONTRACTS, GOALS
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.travel.routes import ways_of
from engine.marco_polo.view import View

CONTRACT: Final = "contract-"
JOURNEY: Final = "journey-"
DICE: Final = "dice"
"""What a journey lacks that must wait for the next round."""


def aims(view: View) -> dict[str, dict[str, int]]:
    """By contract (contract-<id>) and city to travel to (journey-<id>): how many of each of KINDS the viewer lacks for
    it, its `steps`, and DICE."""
    return _contracts(view) | _journeys(view)


def _contracts(view: View) -> dict[str, dict[str, int]]:
    return {
        f"{CONTRACT}{name}": {
            KINDS[kind]: needed - have
            for kind, (needed, have) in enumerate(zip(CONTRACTS[name].cost[:VP], view.me.have, strict=False))
            if needed > have
        }
        for name in view.me.contracts
    }


def _journeys(view: View) -> dict[str, dict[str, int]]:
    """To each city of goal cards and to Beijing where there is no post of the viewer, by the way that lacks least; none
    for which the dice of the last round are too few."""
    me = view.me
    dice = max(0, DICE_OF_SPACE[TRAVEL] - len(me.dice))
    if not me.posts_left or (dice and view.round == ROUNDS):
        return {}
    cities = {city for goal in view.goals for city in GOALS[goal].cities} | {BEIJING}
    found: dict[str, dict[str, int]] = {}
    for figure in me.figures:
        for way in ways_of(me.powers, figure):
            if way.end in cities and way.end not in me.posts:
                coins = max(0, TRAVEL_FEES[way.steps] + way.coins - me.have[COIN])
                camels = max(0, way.camels - me.have[CAMEL])
                new = {KINDS[COIN]: coins, KINDS[CAMEL]: camels, "steps": way.steps, DICE: dice}
                known = found.get(f"{JOURNEY}{way.end}")
                if known is None or _effort(new) < _effort(known):
                    found[f"{JOURNEY}{way.end}"] = new
    return {name: {kind: count for kind, count in lacks.items() if count} for name, lacks in found.items()}


def _effort(lacks: dict[str, int]) -> tuple[int, int]:
    return lacks[KINDS[COIN]] + lacks[KINDS[CAMEL]], lacks["steps"]
