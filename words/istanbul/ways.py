"""How a thing is chosen at a decision, and what one would type for it where it cannot be chosen."""

from typing import Final

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.istanbul import notation as verbs
from engine.istanbul.names import GOODS, YELLOW_TILE
from engine.istanbul.view import View
from words.istanbul.sight import CHOOSING_PLACES, COMPANION, PLACE_OF_KIND, YELLOW, about, offered
from words.shapes import Ways

ACTIONS: Final = {
    **dict.fromkeys(("wainwright", "gemstone-dealer", "coffee-house"), "buy"),
    **dict.fromkeys(("fabric-warehouse", "spice-warehouse", "fruit-warehouse"), "fill"),
    "post-office": "collect",
    "caravansary": "deck",
    "fountain": verbs.RETURN.word,
    **dict.fromkeys(("black-market", "auction-house", "catacombs"), verbs.TAKE(GOODS[0])),
    "tea-house": verbs.CALL(7),
    **dict.fromkeys(("large-market", "small-market"), verbs.SELL(GOODS[0])),
    "police-station": verbs.SEND(1),
    "sultans-palace": verbs.DELIVER.word,
    "small-mosque": verbs.TILE(GOODS[0]),
    "great-mosque": verbs.TILE(GOODS[2]),
    "roasting-plant": verbs.ROAST("lira"),
    "guild-hall": "draw",
    "tavern": "barrier",
    "embassy": "take-letters",
    "kiosk": "open",
    "secret-society": verbs.TRADE.word,
}
"""A notation of each place's action: the reason why nothing can be done there is that of any."""
CHOSEN_BY: Final = {"card": verbs.PLAY, "guild": verbs.GUILD, "figure": verbs.MEET}
"""How a thing is chosen, by the kind of its entry."""
TYPED: Final = {"police-station": verbs.SEND, "family-step": verbs.STEP, "tunnel": verbs.TUNNEL}
"""How a place is chosen where it is not moved to."""
TAKING: Final = {"tile": ("small-mosque", "great-mosque"), "tavern": ("tavern", "tavern-again")}
"""The decisions in which tiles are taken, by the kind of their entry."""


def ways(view: View, decision: Decision, key: str) -> Ways:
    found = tuple(option for option in decision.options if key in about(option))
    if not found and PLACE_OF_KIND.get(decision.kind) == key:
        found = tuple(option for option in decision.options if _is_its_action(option))
        return Ways(found, ACTIONS[decision.kind])
    return Ways(found, "" if key in offered(view, decision) else _typed(view, decision, key))


def _is_its_action(option: str) -> bool:
    """Whether an option at a place's action carries it out, rather than skips it or plays something first."""
    return parse(option).verb not in (verbs.SKIP, verbs.ENOUGH, verbs.PLAY.word, verbs.RECALL.word)


def _typed(view: View, decision: Decision, key: str) -> str:
    """The notation that would choose what an entry is about; empty where nobody chooses it."""
    kind, _, which = key.partition("-")
    if kind == "place":
        return TYPED.get(decision.kind, verbs.MOVE)(which) if decision.kind in CHOOSING_PLACES else ""
    if decision.kind in TAKING.get(kind, ()):
        return verbs.TILE(which)
    if key == YELLOW and view.seats[decision.seat].tiles[YELLOW_TILE]:
        return verbs.RECALL(min(view.seats[decision.seat].out, default=0))
    if key == COMPANION:
        return verbs.PLACE_COMPANION if decision.kind == "move" else ""
    verb = CHOSEN_BY.get(kind)
    return verb(which) if verb else ""
