"""Everything of The Voyages of Marco Polo that must have a scenario, by part of the game."""

from engine.marco_polo.components.board import BAZAAR, BEIJING_VP, BLACK_DICE, MILESTONES, TRAVEL_FEES
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.setup import OPTIONS
from engine.marco_polo.spaces.board_spaces import BOARD
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.turns.bonus_actions import BONUS_ACTIONS
from tests.scenarios.documents import decisions, in_force

# Sections of the rulings that say which source is followed, what is open and what is printed: proved by other ids.
REFERENCE = ("9", "11", "12")


def wanted() -> dict[str, set[str]]:
    """The ids that scenarios must cover, by part."""
    return {
        "decisions": decisions("P"),
        "rulings": {f"ruling.{number}" for number in in_force("marco_polo") if number.split(".")[0] not in REFERENCE},
        "spaces": _spaces(),
        "bonus actions": {f"bonus.{name}" for name in ("complete", *BONUS_ACTIONS)},
        "characters": {f"character.{name}" for name in CHARACTERS} | {f"mercator.{seats}" for seats in BLACK_DICE},
        "cards": {f"card.{card}" for card in CITY_CARDS},
        "contracts": {f"contract.{contract}" for contract in CONTRACTS},
        "bonuses": {f"outpost.{tile}" for tile in OUTPOSTS} | {f"marker.{letter}" for letter in MARKERS},
        "goals": {f"goal.{goal}" for goal in GOALS},
        "table": _table(),
    }


def _spaces() -> set[str]:
    cells = {f"{line.replace(' ', '.')}.{column}" for line in BAZAAR for column in range(1, 7)}
    fees = {f"fee.{steps}" for steps in range(1, len(TRAVEL_FEES))}
    return cells | fees | {f"space.{space.notation.replace(' ', '.')}" for space in BOARD}


def _table() -> set[str]:
    options = {f"option.{option.name}.{value}" for option in OPTIONS for value in option.allowed}
    posts = {f"posts.{number}" for number in MILESTONES} | {f"beijing.{vp}" for vp in BEIJING_VP}
    return options | posts | {f"seats.{seats}" for seats in BLACK_DICE}
