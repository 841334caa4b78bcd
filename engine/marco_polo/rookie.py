"""A computer player with simple priorities: complete contracts, fetch what they need, travel to new cities."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.core.notation import parse
from engine.marco_polo.amounts import CAMEL, COIN, GOLD, GOODS, PEPPER, SILK, VP
from engine.marco_polo.data.board import (
    CAMELS,
    COINS,
    CONTRACTS_SPACE,
    GOLD_LINE,
    KHAN,
    PEPPER_LINE,
    PURSE,
    ROUNDS,
    SILK_LINE,
    TRAVEL,
)
from engine.marco_polo.data.components import CONTRACTS, GOALS
from engine.marco_polo.data.map import CITIES, SMALL_CITIES
from engine.marco_polo.notation import (
    BLACK_DIE,
    CARD,
    COMPLETE,
    COPY,
    DIE_NUMBERS,
    END,
    FROM,
    KEEP,
    PICK,
    TAKE,
    destination_read,
    goods_read,
    mix_read,
)
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import SeatView, View
from engine.players import Access

WORTH: Final = (1, 2, 2, 3, 4, 4)  # of a coin, a camel, pepper, silk, gold and a point
LIKED: Final = ("raschid", "matteo", "kubilai", "niccolo-marco", "berke", "caprini", "rubruk", "mercator")
MARKERS_LIKED: Final = "CFABE"
LINES: Final = {CAMELS: CAMEL, PEPPER_LINE: PEPPER, SILK_LINE: SILK, GOLD_LINE: GOLD}
ENOUGH_TO_TRAVEL: Final = 12
ENOUGH_OF_ALL: Final = 12
HIGH_DICE: Final = ("bazaar", "travel", "contracts", "card")


def choose(access: Access[View, Outlook], rng: Random) -> str:
    """The option liked best; ties go to the first."""
    decision = access.decision
    if decision.default is not None:
        return decision.default
    options = list(decision.options)
    view = access.view
    like = LIKES.get(decision.kind)
    if like is not None:
        return max(options, key=lambda notation: like(view, notation))
    if decision.kind in ("times", "trade"):
        return max(options, key=lambda notation: _balance(access.outlook(notation)))
    return options[0]


def _balance(outlook: Outlook) -> int:
    return sum(worth * (gained - paid) for worth, gained, paid in zip(WORTH, outlook.gained, outlook.paid, strict=True))


def _me(view: View) -> SeatView:
    return view.seats[view.seat or 0]


def _lacking(me: SeatView) -> list[int]:
    """What the active contracts still need of each kind."""
    needs = [sum(CONTRACTS[contract].cost[kind] for contract in me.contracts) for kind in range(6)]
    return [max(0, need - have) for need, have in zip(needs, me.have, strict=True)]


def _goal_cities(view: View) -> set[str]:
    return {city for goal in view.goals for city in GOALS[goal].cities}


def _action(view: View, notation: str) -> float:
    """How much a main or bonus action is liked."""
    me = _me(view)
    lacking = _lacking(me)
    if COMPLETE.begins(notation):
        return 100 + CONTRACTS[COMPLETE.rest(notation)].reward.plain[VP]
    if notation in LINES:
        return 20 + min(4, lacking[LINES[notation]]) if lacking[LINES[notation]] else 8
    if CARD.begins(notation):
        return 15
    if notation == CONTRACTS_SPACE:
        return 24 if not me.contracts and view.round < ROUNDS else 10 - 5 * len(me.contracts)
    if notation == TRAVEL:
        return 26 if me.have[COIN] >= ENOUGH_TO_TRAVEL and me.have[CAMEL] >= 2 else 6
    if notation == KHAN:
        return 12 + sum(lacking)
    if notation == COINS:
        return 14 if me.have[COIN] < ENOUGH_OF_ALL else 9
    return {END: 7.0, PURSE: 5.0, BLACK_DIE: 8.0 if me.have[CAMEL] >= ENOUGH_OF_ALL else 0.0}.get(notation, 0)


def _dice(view: View, notation: str) -> int:
    """High dice where they help, low ones elsewhere."""
    total = sum(DIE_NUMBERS[name] % 10 for name in parse(notation).rest.split())
    return total if view.doing.startswith(HIGH_DICE) else -total


def _goods(view: View, notation: str) -> int:
    lacking = _lacking(_me(view))
    counts = zip(GOODS.values(), goods_read(TAKE, notation), strict=True)
    return sum(10 * min(1, lacking[kind]) + kind for kind, count in counts if count)


def _place(view: View, notation: str) -> int:
    """New cities, those of goal cards most; oases on the way to more; staying where no step helps."""
    city = destination_read(notation).place
    if not city:
        return 2
    if city not in CITIES or city in _me(view).posts:
        return 1
    return 10 + 10 * (city in _goal_cities(view)) + 3 * (city in SMALL_CITIES)


def _contracts(view: View, notation: str) -> int:
    taken = TAKE.words(notation)
    room = 2 - len(_me(view).contracts)
    points = sum(CONTRACTS[contract].reward.plain[VP] for contract in taken)
    return points - 20 * max(0, len(taken) - max(1, room))


def _discard(view: View, notation: str) -> int:
    contract = parse(notation).rest
    return -CONTRACTS[contract].reward.plain[VP] if contract in CONTRACTS else -5


def _even_mix(view: View, notation: str) -> int:
    return -max(mix_read(notation))


def _marker(view: View, notation: str) -> int:
    letter = dict(view.markers)[COPY.rest(notation)]
    return -MARKERS_LIKED.index(letter)


def _relocate(view: View, notation: str) -> int:
    return -(FROM.rest(notation) in _goal_cities(view))


LIKES: Final[dict[str, Callable[[View, str], float]]] = {
    "character": lambda view, notation: -LIKED.index(PICK.rest(notation)),
    "goals": lambda view, notation: sum(GOALS[goal].vp for goal in KEEP.words(notation)),
    "turn": _action,
    "after": _action,
    "dice": _dice,
    "die": _dice,
    "purse": _dice,
    "goods": _goods,
    "travel": _place,
    "step": _place,
    "contracts": _contracts,
    "discard": _discard,
    "swap": _discard,
    "compensation": _even_mix,
    "copy": _marker,
    "relocate": _relocate,
}
