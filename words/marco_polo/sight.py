"""What can be asked about with *What is this?* in Marco Polo: the things that an option is about, others in sight, in
which order, and how each could be chosen."""

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.decision import Decision
from engine.marco_polo import notation as verbs
from engine.marco_polo.components.board import PURSE, SPACES
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.characters import NOBODY
from engine.marco_polo.components.map import BEIJING, PLACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.view import SeatView, View
from words import shapes
from words.shapes import InSight, Ways

TURN, DICE, POSTS, COMPLETE = "concept-turn", "concept-dice", "concept-posts", "bonus-complete"
CONTRACTS_ENTRY, GOALS, COPYING = "concept-contracts", "concept-goals", "concept-question-mark"
BONUS: Final = (PURSE, verbs.REROLL, verbs.ADJUST, verbs.BLACK_DIE)
KINDS: Final = {
    "character": ("concept-draft",),
    "goals": (GOALS,),
    "copy": (COPYING,),
    "compensation": ("concept-compensation", DICE),
    "order": ("concept-small-cities",),
    "relocate": (POSTS,),
    "contracts": ("space-contracts",),
    "column-bonus": ("space-contracts",),
    "discard": (CONTRACTS_ENTRY,),
    "swap": (CONTRACTS_ENTRY,),
    "dice": (DICE,),
    "die": (DICE,),
    "after": (TURN,),
}
"""The subjects of a decision besides its options and the action being taken, by its kind."""
ACTING: Final = ("turn", "after")
TRAVELLING: Final = ("travel", "step", "figures", "route")
WITH_PLACES: Final = (verbs.TO, verbs.VIA, verbs.FIRST, verbs.FROM, verbs.COLLECT)


def in_sight(view: View, decision: Decision | None) -> InSight:
    offered = _offered(view, decision) if decision is not None else ()
    return shapes.in_sight(offered, _seen(view, decision.kind if decision is not None else ""))


def ways(view: View, decision: Decision, key: str) -> Ways:
    options = tuple(option for option in decision.options if key in _about(view, option))
    return Ways(options, "" if key in _offered(view, decision) else _typed(view, decision, key))


def space_key(notation: str) -> str:
    """The entry of an action by its notation; empty for none."""
    if notation in BONUS:
        return f"bonus-{notation}"
    if notation in SPACES:
        return f"space-{notation.replace(' ', '-')}"
    card = verbs.CARD.rest(notation)
    return f"card-{card}" if card in CITY_CARDS else ""


def _offered(view: View, decision: Decision) -> Iterator[str]:
    if action := space_key(view.doing):
        yield action
    yield from KINDS.get(decision.kind, ())
    for option in decision.options:
        yield from _about(view, option)


def _about(view: View, option: str) -> list[str]:
    if action := space_key(option):
        return [action]
    if option.startswith(f"{verbs.COMPLETE.word} "):
        return [f"contract-{verbs.COMPLETE.rest(option)}", COMPLETE]
    if verbs.PICK.begins(option):
        return [f"character-{verbs.PICK.rest(option)}"]
    if verbs.KEEP.begins(option):
        return [f"goal-{goal}" for goal in verbs.KEEP.words(option)]
    if verbs.COPY.begins(option):
        return [f"marker-{dict(view.markers)[verbs.COPY.rest(option)]}"]
    places = PLACES if any(verb.begins(option) for verb in WITH_PLACES) else ()
    contracts = [f"contract-{word}" for word in option.split() if word in CONTRACTS]
    return [*contracts, *(f"place-{word}" for word in option.split() if word in places)]


CHOSEN_BY: Final[dict[str, Callable[[str], str]]] = {
    "space": lambda which: which.replace("bazaar-", "bazaar "),
    "bonus": lambda which: which if which in BONUS else "",
    "card": verbs.CARD,
    "place": verbs.TO,
}
"""The notation that would choose a thing, by the kind of its entry."""


def _typed(view: View, decision: Decision, key: str) -> str:
    sort, _, which = key.partition("-")
    if sort == "contract":
        active = which in view.seats[decision.seat].contracts
        return verbs.COMPLETE(which) if active else verbs.TAKE(which) if decision.kind == "contracts" else ""
    if key == "space-card" or (sort == "place" and decision.kind not in ("travel", "step")):
        return ""
    return CHOSEN_BY[sort](which) if sort in CHOSEN_BY else ""


def _seen(view: View, kind: str) -> Iterator[str]:
    mine = view.seats[view.seat or 0]
    if kind in ("", *ACTING):
        yield from map(space_key, SPACES)
        yield "space-card"
        yield from (f"card-{card}" for _, card in view.cards)
        yield COMPLETE
    if kind in ("", *TRAVELLING):
        yield from (f"place-{place}" for place in PLACES)
        yield from (f"outpost-{tile}" for _, tile in view.outposts)
    elif view.stage != "draft":
        yield from (f"place-{place}" for place in dict.fromkeys((*mine.figures, *mine.posts)))
    if kind in ("", "contracts", *ACTING):
        yield from (f"contract-{contract}" for contract in (*mine.contracts, *view.row))
    yield from (f"goal-{goal}" for goal in view.goals)
    yield from (f"character-{seat.character}" for seat in (mine, *view.seats) if seat.character != NOBODY.id)
    yield from (f"marker-{letter}" for city, letter in view.markers if kind in ("", *TRAVELLING) or city in mine.posts)
    yield from _concepts(view, mine, kind)


def _concepts(view: View, mine: SeatView, kind: str) -> Iterator[str]:
    yield from (TURN, "concept-goods", DICE, "concept-occupied", POSTS, "concept-large-cities", "concept-small-cities")
    yield from (CONTRACTS_ENTRY, GOALS, "concept-start-player")
    if BEIJING in mine.posts or kind in ("", *TRAVELLING):
        yield "concept-beijing"
    yield from (COPYING, "concept-round", "concept-end", "concept-signs")
