"""A shortcut on its button: which dice act where, the gain and the price of that."""

from typing import Final

from engine.core.trial import Shortcut
from engine.marco_polo.components.amounts import NOTHING, total
from engine.marco_polo.components.board import COINS, PURSE
from engine.marco_polo.events import Completed, Gained, Paid, Placed
from engine.marco_polo.notation import CARD
from engine.marco_polo.outlook import paid_in
from engine.marco_polo.view import View
from words.marco_polo import terms
from words.shapes import Names
from words.speech import Words

TOLD: Final = (Placed, Completed, Gained, Paid)
STEP: Final = "step"
"""The kind of the decision where a bonus step leads."""


def shortcut_label(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """ "Silk line with 5 and 4: 3 silk for 4 coins"; empty for one that brings nothing or has no words here."""
    own = [event for event in shortcut.events if event.seat == view.seat]
    done = [event for event in own if isinstance(event, Placed | Completed)]
    gained = total(*(event.amounts for event in own if isinstance(event, Gained)))
    if any(not isinstance(event, TOLD) for event in own) or len(done) != 1 or gained == NOTHING:
        return ""
    if isinstance(done[0], Placed) and done[0].space == PURSE:  # no main action, and the dice are needed for one
        return ""
    paid = paid_in(own, view.seat)
    if not any(brought > given for brought, given in zip(gained, paid, strict=True)):  # a losing trade
        return ""
    step = [words.say("reward-step", count=1)] if shortcut.opens == STEP else []
    gains, price = words.commas([terms.amounts(words, gained), *step]), terms.amounts(words, paid)
    paying = "" if paid == NOTHING else "-for"
    if isinstance(done[0], Placed) and done[0].space == COINS:  # its gain is its name
        return words.say(f"shortcut-coins{paying}", coins=gains, dice=terms.dice(words, done[0].dice), price=price)
    return words.say(f"shortcut{paying}", head=_head(words, view, done[0]), gains=gains, price=price)


def _head(words: Words, view: View, event: Placed | Completed) -> str:
    """The deed: dice on a space or city card, or a contract."""
    if isinstance(event, Completed):
        return words.say("shortcut-complete")
    dice, card = terms.dice(words, event.dice), CARD.rest(event.space)
    city = next((terms.place(words, city) for city, lies in view.cards if lies == card), "")
    space = words.say("space-card", city=city) if city else terms.space(words, event.space)
    return words.say("story-used", space=space, dice=dice)
