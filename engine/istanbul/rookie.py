"""The house player "rookie", with simple priorities: rubies first, then what leads to them; it sees only its own seat.

Estimates of worth are in lira (engine.istanbul.worth)."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from engine.core.notation import parse
from engine.istanbul import appraisal
from engine.istanbul.appraisal import me_of, room, worth
from engine.istanbul.board import board_of
from engine.istanbul.events import Collected, GainedGoods, GainedLira, Left, PaidNeutral, PaidSeat
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.names import FABRIC, GOOD
from engine.istanbul.notation import (
    CALL,
    CATCH,
    COMPANION,
    DECLINE,
    DISCARD,
    DONE,
    END,
    ENOUGH,
    GUILD,
    KEEP,
    MEET,
    MOVE,
    NO_EXTRA,
    PASS,
    PLACE_COMPANION,
    PLAY,
    RECALL,
    SELL,
    SEND,
    SKIP,
    STOP,
    TILE,
    parse_swap,
)
from engine.istanbul.outlook import Outlook
from engine.istanbul.places.dice import CONSOLATION
from engine.istanbul.view import View
from engine.istanbul.worth import GOODS_WORTH, RUBY

Chooser = Callable[[Any, Sequence[str]], str]

# What ends or leaves something: chosen last.
LATER: Final = frozenset({SKIP, ENOUGH, NO_EXTRA, STOP, KEEP, DONE, END, PASS, DECLINE})
BESIDE: Final = (PLAY.word, RECALL.word)
PLAYED_AT_ONCE: Final = ("gain-5-lira", "coffee-for-lira", "two-coffee", "one-letter", "gain-good")
WORTH_KEEPING: Final = ("gain-5-lira", "dealer-twice", "gain-good", "move-3-4", "coffee-for-lira", "sultan-twice")
WAYS: Final = (MOVE.word, COMPANION.word, GUILD.word)
NEAR: Final = 0.35
FAR: Final = 0.12
PER_ASSISTANT: Final = 1.5
PER_CUT: Final = 15.0


def choose(access: Any, rng: Random) -> str:
    """One option: by the chooser of the kind of decision, otherwise the first that does something."""
    options = list(access.decision.options)
    kind: str = access.decision.kind
    if access.decision.default is not None:
        return str(access.decision.default)
    if kind in CHOOSERS:
        return CHOOSERS[kind](access, options)
    return _first(access, options)


def _own(options: Sequence[str]) -> list[str]:
    """The step's own options, without cards and tiles offered beside them."""
    return [option for option in options if option not in LATER and parse(option).verb not in BESIDE]


def _first(access: Any, options: Sequence[str]) -> str:
    """The first option that does something; a repeat card is played."""
    mine = _own(options) or [option for option in PLAY.among(options) if option.endswith("-twice")]
    return (mine or [option for option in options if option in LATER] or list(options))[0]


def _move(access: Any, options: Sequence[str]) -> str:
    """The move with the highest worth of way and action, plus a share of the best place for the turn after."""
    for card in PLAYED_AT_ONCE:
        if PLAY(card) in options:
            return PLAY(card)
    view: View = access.view
    me = me_of(view)
    if len(me.stack) < 2 and len(me.out) > 1:
        helps = _bring_assistants(options)
        if helps and me.lira > 3:
            return helps[0]
    if PLACE_COMPANION in options:
        return PLACE_COMPANION
    worths = {place: worth(view, place) for row in view.grid for place in row}
    best, value = max(((option, _value(access, view, worths, option)) for option in _ways(options)), key=_second)
    if PLAY("move-3-4") in options and value < RUBY / 2 and _ruby_is_far(view, worths):
        return PLAY("move-3-4")
    return best


def _second(pair: tuple[str, float]) -> float:
    return pair[1]


def _ways(options: Sequence[str]) -> list[str]:
    return [option for option in options if parse(option).verb in WAYS] or _own(options) or list(options)


def _value(access: Any, view: View, worths: dict[int, float], option: str) -> float:
    """The worth of what a way leads to, what it costs, and what lies one step further."""
    parsed = parse(option)
    if parsed.verb not in WAYS:
        return 0
    if parsed.verb == GUILD.word:
        return GUILD_CARDS[parsed.number].worth + _later(view, worths, me_of(view).merchant)
    place = parsed.number
    cost = _cost_of_way(access.outlook(option))
    value = -PER_CUT if cost is None else worths[place] - cost
    return value + _later(view, worths, place if parsed.verb == MOVE.word else me_of(view).merchant)


def _later(view: View, worths: dict[int, float], place: int) -> float:
    """What the best place for a later turn is worth from here."""
    steps = board_of(view.grid).distances(place)
    return max((NEAR if steps[other] <= 2 else FAR) * worths[other] for other in worths if other != place)


def _cost_of_way(outlook: Outlook) -> float | None:
    """Lira paid and assistants left on the way; None where the turn would end at once."""
    if outlook.cut_short:
        return None
    cost = 0.0
    for event in outlook.events:
        if isinstance(event, PaidSeat | PaidNeutral):
            cost += event.lira
        elif isinstance(event, Left):
            cost += PER_ASSISTANT
        elif isinstance(event, Collected):
            cost -= PER_ASSISTANT
    return cost


def _ruby_is_far(view: View, worths: dict[int, float]) -> bool:
    steps = board_of(view.grid).distances(me_of(view).merchant)
    return any(worths[place] >= RUBY / 2 and steps[place] in (3, 4) for place in worths)


def _assistant(access: Any, options: Sequence[str]) -> str:
    """The step itself, or what brings an assistant back in time."""
    return (_own(options) or _bring_assistants(options) or list(options))[0]


def _bring_assistants(options: Sequence[str]) -> list[str]:
    """The card or the tile that brings an assistant back."""
    return [*(option for option in options if option == PLAY("return-assistant")), *RECALL.among(options)]


def _pay(access: Any, options: Sequence[str]) -> str:
    """The payment, or a card that brings the lira for it."""
    helps = [option for option in PLAY.among(options) if option.endswith("lira")]
    return (_own(options) or helps or list(options))[0]


def _send(access: Any, options: Sequence[str]) -> str:
    view: View = access.view
    ways = SEND.among(options)
    return max(ways, key=lambda option: worth(view, SEND.number(option))) if ways else _first(access, options)


def _sell(access: Any, options: Sequence[str]) -> str:
    """Sell as much as possible, but not just one good; with the Small Market's card when the tile wants little."""
    sales = SELL.among(options)
    most = len(SELL.words(sales[0])) if sales else 0
    if PLAY("small-market-any") in options and sum(me_of(access.view).goods) >= 4 and most < 3:
        return PLAY("small-market-any")
    return sales[0] if most > 1 else SKIP


def _tile(access: Any, options: Sequence[str]) -> str:
    view: View = access.view
    tiles = TILE.among(options)
    if not tiles:
        return _first(access, options)
    return max(tiles, key=lambda option: appraisal.tile_worth(view, me_of(view), GOOD[TILE.rest(option)]))


def _good(access: Any, options: Sequence[str]) -> str:
    """The good named last in an option that there is room for and that is worth most."""
    me = me_of(access.view)

    def wanted(option: str) -> tuple[float, int]:
        named = [GOOD[word] for word in option.split() if word in GOOD]
        return (GOODS_WORTH[named[-1]] if room(me, named[-1]) else 0, room(me, named[-1])) if named else (0, 0)

    return max(_own(options) or list(options), key=wanted)


def _extra_good(access: Any, options: Sequence[str]) -> str:
    mine = _own(options)
    return _good(access, mine) if mine and me_of(access.view).lira > 5 else NO_EXTRA


def _call(access: Any, options: Sequence[str]) -> str:
    return CALL(9 if me_of(access.view).tiles[FABRIC] else 7)


def _roll(access: Any, options: Sequence[str]) -> str:
    """The change of the dice that is worth most for certain; roll both again if even that is worth little."""
    sure = [option for option in options if option != "reroll" and parse(option).verb not in BESIDE]
    gains = {option: _gain(access.outlook(option).events) for option in sure}
    best = max(sure, key=lambda option: gains[option])
    return "reroll" if gains[best] <= CONSOLATION and "reroll" in options else best


def _gain(events: Sequence[Any]) -> float:
    lira = sum(event.lira for event in events if isinstance(event, GainedLira))
    goods = [event.goods for event in events if isinstance(event, GainedGoods)]
    return lira + sum(count * each for counts in goods for count, each in zip(counts, GOODS_WORTH, strict=True))


def _card_source(access: Any, options: Sequence[str]) -> str:
    view: View = access.view
    good = bool(view.discard) and view.discard[-1] in WORTH_KEEPING
    return "discard-pile" if good and "discard-pile" in options else _first(access, options)


def _give_up_card(access: Any, options: Sequence[str]) -> str:
    """A card that is worth little, or else 2 lira."""
    cards = DISCARD.among(options)
    poor = [option for option in cards if DISCARD.rest(option) not in WORTH_KEEPING]
    if poor or "lira" not in options:
        return (poor or cards or list(options))[0]
    return "lira"


def _encounters(access: Any, options: Sequence[str]) -> str:
    """Catch for lira, use a figure when its price does not hurt, play what brings something, end the turn."""
    view: View = access.view
    me = me_of(view)
    caught = CATCH.among(options)
    if caught:
        return next((option for option in caught if option.endswith(" lira")), caught[0])
    met = MEET.among(options)
    if met and me.lira >= 4:
        return met[0]
    for card in ("gain-5-lira", "family-to-police"):
        if PLAY(card) in options:
            return PLAY(card)
    return END if END in options else _first(access, options)


def _smuggler(access: Any, options: Sequence[str]) -> str:
    """The best good there is room for, paid with lira or with the most plentiful good."""
    me = me_of(access.view)

    def value(option: str) -> float:
        swap = parse_swap(option)
        if swap is None:
            return 0
        cost = 0.0
        if swap.given:
            good = GOOD.get(swap.given)
            cost = 2.0 if good is None else GOODS_WORTH[good] - me.goods[good] / 10
        return (GOODS_WORTH[GOOD[swap.gained]] if room(me, GOOD[swap.gained]) else 0) - cost

    return max(_own(options), key=value)


def _final(access: Any, options: Sequence[str]) -> str:
    return next(iter(PLAY.among(options)), DONE)


CHOOSERS: Final[dict[str, Chooser]] = {
    "move": _move,
    "assistant": _assistant,
    "pay": _pay,
    "police-station": _send,
    "large-market": _sell,
    "small-market": _sell,
    "small-mosque": _tile,
    "great-mosque": _tile,
    "black-market": _good,
    "ware": _good,
    "gain-good": _good,
    "extra-good": _extra_good,
    "tea-house": _call,
    "roll": _roll,
    "caravansary": _card_source,
    "second-card": _card_source,
    "discard": _give_up_card,
    "governor": _give_up_card,
    "encounters": _encounters,
    "end-turn": _encounters,
    "smuggler": _smuggler,
    "final-cards": _final,
}
