"""How the Rookie of Istanbul answers each kind of question: assistants, payment, dice, encounters, Tavern, letters;
otherwise the first option that does something."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.protocols import Access
from engine.istanbul.events import GainedGoods, GainedLira
from engine.istanbul.names import RED_TILE
from engine.istanbul.notation import (
    BAKSHEESH,
    CALL,
    CATCH,
    DONE,
    END,
    ENOUGH,
    EXTRA_TURN,
    GIVE,
    LEAVING,
    PLAY,
    TILE,
    is_beside,
)
from engine.istanbul.places.dice import CONSOLATION
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from engine.istanbul.rookie import cards, goods, kiosk, ways
from engine.istanbul.rookie.places import barrier_worth, values_of

if TYPE_CHECKING:
    from random import Random

Chooser = Callable[[Access[View, Outlook], Sequence[str]], str]

MUCH: Final = 6.0  # lira that moving the barrier must bring to be better than a tavern tile


def choose(access: Access[View, Outlook], rng: "Random") -> str:
    decision = access.decision
    if decision.default is not None:
        return decision.default
    options = list(decision.options)
    if decision.kind in AMONG_ALL:
        return AMONG_ALL[decision.kind](access, options)
    own = _own(options)
    return AMONG_OWN[decision.kind](access, own) if own and decision.kind in AMONG_OWN else _first(options)


def _own(options: Sequence[str]) -> list[str]:
    """The step's own options, without cards and tiles offered beside them."""
    return [option for option in options if option not in LEAVING and not is_beside(option)]


def _first(options: Sequence[str]) -> str:
    """The first option that does something, otherwise one that ends the step."""
    return (_own(options) or [option for option in options if option in LEAVING] or list(options))[0]


def _again(access: Access[View, Outlook], options: Sequence[str]) -> str:
    """A card that repeats the action is played."""
    return (cards.repeats(access.view, options) or [ENOUGH])[0]


def _assistant(access: Access[View, Outlook], options: Sequence[str]) -> str:
    """The step itself, or a way to bring an assistant back in time."""
    return (_own(options) or ways.bring_assistants(options) or list(options))[0]


def _pay(access: Access[View, Outlook], options: Sequence[str]) -> str:
    """The payment, or a card that brings the lira for it."""
    helps = [option for option in PLAY.among(options) if option.endswith("lira")]
    return (_own(options) or helps or list(options))[0]


def _roll(access: Access[View, Outlook], options: Sequence[str]) -> str:
    """The change of the dice that is worth most for certain; roll both again if even that is worth little."""
    sure = [option for option in options if option != "reroll" and not is_beside(option)]
    gains = {option: _gain(access, option) for option in sure}
    best = max(sure, key=gains.__getitem__)
    return "reroll" if gains[best] <= CONSOLATION and "reroll" in options else best


def _gain(access: Access[View, Outlook], option: str) -> float:
    events = access.outlook(option).events
    values = values_of(access.view)
    lira = sum(event.lira for event in events if isinstance(event, GainedLira))
    return lira + sum(values.of(event.goods) for event in events if isinstance(event, GainedGoods))


def _tavern(access: Access[View, Outlook], options: Sequence[str]) -> str:
    """A ruby, then the barrier for an action that brings much, then a tile."""
    rubies, tiles = BAKSHEESH.among(options), TILE.among(options)
    if rubies:
        return rubies[0]
    barrier = barrier_worth(access.view, access.view.me) if "barrier" in options else 0
    if barrier > (MUCH if tiles else 0):
        return "barrier"
    return (tiles or [option for option in options if option in LEAVING] or list(options))[0]


def _encounters(access: Access[View, Outlook], options: Sequence[str]) -> str:
    """Catch for lira, use a figure that is worth its price, play a card that brings something, end the turn."""
    view = access.view
    caught = CATCH.among(options)
    if caught:
        return next((option for option in caught if option.endswith(" lira")), caught[0])
    turns = EXTRA_TURN.among(options) if view.final_round else []  # seals are worth nothing afterwards
    best = goods.figure(view, options) or cards.played_at_once(view, options) or next(iter(turns), None)
    return best or (END if END in options else _first(options))


def _give_coffee(access: Access[View, Outlook], options: Sequence[str]) -> str:
    """Only coffee is exchanged: goods for goods bring nothing."""
    return next((option for option in (GIVE("coffee"), ENOUGH) if option in options), options[0])


# Choosers among a step's own options, as long as there are any.
AMONG_OWN: Final[dict[str, Chooser]] = {
    "move-to-merchant": ways.merchant,
    "tunnel": ways.tunnel,
    **dict.fromkeys(("police-station", "family-step", "any-place", "barrier-place"), ways.best_place),
    **dict.fromkeys(("small-mosque", "great-mosque"), goods.tile),
    **dict.fromkeys(("black-market", "auction-house", "catacombs", "exchange-take"), goods.take),
    **dict.fromkeys(("ware", "two-wares", "gain-good", "gain-goods"), goods.take),
    "smuggler": goods.swap,
    **dict.fromkeys(("discard", "governor"), cards.give_up_card),
    "discard-guild": cards.give_up_guild_card,
    **dict.fromkeys(("caravansary", "second-card"), cards.card_source),
    "kiosk-pick": kiosk.pick_tile,
    "opening-bid": kiosk.bid,
}
# Choosers that also consider cards and tiles offered beside the step, and leaving it.
AMONG_ALL: Final[dict[str, Chooser]] = {
    "move": ways.move,
    "assistant": _assistant,
    "pay": _pay,
    "again": _again,
    **dict.fromkeys(("large-market", "small-market", "any-goods"), goods.sell),
    "exchange-give": _give_coffee,
    "extra-good": goods.extra_good,
    **dict.fromkeys(("roasting-plant", "roast-more"), goods.roast),
    **dict.fromkeys(("tavern", "tavern-again"), _tavern),
    "tea-house": lambda access, options: CALL(9 if access.view.me.tiles[RED_TILE] else 7),
    "roll": _roll,
    "kiosk-use": kiosk.use_tile,
    **dict.fromkeys(("bid", "closing-bid"), kiosk.bid),
    **dict.fromkeys(("encounters", "end-turn"), _encounters),
    "final-cards": lambda access, options: next(iter(PLAY.among(options)), DONE),
}
