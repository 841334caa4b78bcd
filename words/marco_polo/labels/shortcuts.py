"""A shortcut on its button: which dice act where, what that brings and what it costs."""

from collections.abc import Sequence
from typing import Any, Final

from engine.marco_polo.components.amounts import NOTHING, Reward, cost, total
from engine.marco_polo.components.board import BAZAAR, COINS, PURSE
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.events import Completed, Gained, Paid, Placed
from engine.marco_polo.notation import CARD
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.view import View
from words.marco_polo import terms
from words.shapes import Names
from words.speech import Words

TOLD: Final = (Placed, Completed, Gained, Paid)


def shortcut_label(words: Words, view: View, events: Sequence[Any], names: Names) -> str:
    """ "Silk line with 5 and 4: 3 silk for 4 coins"; empty for one that brings nothing or does what is not told
    here."""
    own = [event for event in events if event.seat == view.seat]
    done = [event for event in own if isinstance(event, Placed | Completed)]
    gained = total(*(event.amounts for event in own if isinstance(event, Gained)))
    if any(not isinstance(event, TOLD) for event in own) or len(done) != 1 or gained == NOTHING:
        return ""
    if isinstance(done[0], Placed) and done[0].space == PURSE:  # no main action, and the dice are needed for one
        return ""
    paid = total(
        *(event.amounts for event in own if isinstance(event, Paid)),
        *(cost(coin=event.coins) for event in own if isinstance(event, Placed)),
    )
    if not any(brought > given for brought, given in zip(gained, paid, strict=True)):  # a losing trade
        return ""
    message = "shortcut" if paid == NOTHING else "shortcut-for"
    step = [words.say("reward-step", count=1)] if _brings_step(done[0], own) else []
    gains, price = words.commas([terms.amounts(words, gained), *step]), terms.amounts(words, paid)
    if isinstance(done[0], Placed) and done[0].space == COINS:  # what it brings is its name
        message = "shortcut-coins" if paid == NOTHING else "shortcut-coins-for"
        return words.say(message, coins=gains, dice=terms.dice(words, done[0].dice), price=price)
    return words.say(message, head=_head(words, view, done[0]), gains=gains, price=price)


def _brings_step(done: Placed | Completed, own: Sequence[Any]) -> bool:
    """Whether a bonus step remains to be taken after what was gained."""
    if isinstance(done, Completed):
        return CONTRACTS[done.contract].reward.step > 0
    here = total(*(event.amounts for event in own if isinstance(event, Gained) and event.source == done.space))
    return any(column.step and column.plain == here for column in _columns(done.space))


def _columns(space: str) -> Sequence[Reward]:
    """What a line of the bazaar or a city card brings with each die, where that depends on it."""
    return BAZAAR.get(space) or (CITY_CARDS[CARD.rest(space)].by_die if CARD.begins(space) else ())


def _head(words: Words, view: View, event: Placed | Completed) -> str:
    """What is done: the dice on a space or city card, or a contract."""
    if isinstance(event, Completed):
        return words.say("shortcut-complete")
    dice, card = terms.dice(words, event.dice), CARD.rest(event.space)
    city = next((terms.place(words, city) for city, lies in view.cards if lies == card), "")
    space = words.say("space-card", city=city) if city else terms.space(words, event.space)
    return words.say("story-used", space=space, dice=dice)
