"""What a button for a whole turn of Marco Polo says: which dice act where, gain and price, what chance decides."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.trial import Shortcut
from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING, total
from engine.marco_polo.components.board import COINS, FIVE_COINS, PURSE, THREE_COINS, TRAVEL
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.dice import BLACK
from engine.marco_polo.events import (
    BuiltPost,
    Completed,
    Discarded,
    Gained,
    GotBlackDie,
    Lost,
    Moved,
    Paid,
    Placed,
    TookContract,
)
from engine.marco_polo.notation import ADJUST, BLACK_DIE, CARD, COMPLETE, DICE, DIE, REROLL, parse_destination
from engine.marco_polo.outlook import paid_in
from engine.marco_polo.shortcuts import dice_of
from engine.marco_polo.view import View
from words.marco_polo import terms
from words.marco_polo.labels.acting import chance_of
from words.marco_polo.labels.choosing import discarded, quoted
from words.marco_polo.story import PLANNED, UNMENTIONED, Actions
from words.shapes import Names
from words.speech import Words

TOLD: Final = (Placed, Completed, Gained, Paid, Moved, BuiltPost, TookContract, Discarded, GotBlackDie, Lost)
BRINGING: Final = (Gained, TookContract, BuiltPost)
BONUS_ACTIONS: Final = frozenset((PURSE, REROLL, ADJUST, BLACK_DIE))
STEP: Final = "step"
DESTINATION: Final = "travel"
"""The kinds of the decisions where a bonus step, or a journey, leads."""


def shortcut_deal(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """ "pay 4 coins → 3 silk · dice 5 and 4"; empty for one that brings nothing. What several actions pay and bring of
    the same kind is set off: what counts is what one has then."""
    return _deal(words, view, shortcut, names)


def _deal(words: Words, view: View, shortcut: Shortcut, names: Names, named: str | None = None) -> str:
    """`named`: the place that the button's name says; None for that of a journey."""
    own = _own(view, shortcut)
    bringing = [event for event in own if isinstance(event, BRINGING)]
    if all(isinstance(event, Gained) and event.source == PURSE for event in bringing) and shortcut.opens != DESTINATION:
        return ""  # the purse is no main action, and the dice are needed for one
    opens = "" if shortcut.ends or shortcut.chance else words.say("shortcut-opens", kind=shortcut.opens)
    if not is_told(own) or shortcut.opens == DESTINATION:
        return words.chain([*Actions(words, names, PLANNED).of(own), opens])
    gained, paid = _gained(own), paid_in(own, view.seat)
    change = [brought - given for brought, given in zip(gained, paid, strict=True)]
    lasting = any(isinstance(event, TookContract | BuiltPost) for event in own)
    if not lasting and not any(count > 0 for count in change):  # a losing trade
        return ""
    several = is_sum(own)
    if several:
        gained, paid = (tuple(max(0, sign * count) for count in change) for sign in (1, -1))
    elif any(isinstance(event, Placed) and event.space == COINS for event in own):
        gained = [count - named for count, named in zip(gained, FIVE_COINS, strict=True)]
    gains = _gains(words, own, gained, named)
    gains += [words.say("reward-step", count=1)] if shortcut.opens == STEP else []
    deal = words.commas(gains)
    if any(paid):
        price = terms.amounts(words, paid)
        message = "shortcut-for" if deal else "shortcut-costs"
        deal = words.say(message, gains=deal, price=price)
    deal = words.say("shortcut-in-all", deal=deal) if deal and several else deal
    return words.chain([deal, *_notes(words, view, own), opens])


def is_sum(own: Sequence[Any]) -> bool:
    """Whether it is of several actions: a main one, dice that are sold or bought, contracts that are completed."""
    kinds = {
        "main": any(isinstance(event, Moved) or _is_main(event) for event in own),
        "sold": any(isinstance(event, Placed) and event.space == PURSE for event in own),
        "bought": any(isinstance(event, Paid) and event.source == BLACK_DIE for event in own),
        "completed": any(isinstance(event, Completed) for event in own),
    }
    return sum(kinds.values()) > 1


def _is_main(event: Any) -> bool:
    return isinstance(event, Placed) and event.space != PURSE


def deal_within(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """The same within an action, whose dice the option names, or as the place to which a bonus step leads."""
    travels = any(isinstance(event, Moved) and event.source == TRAVEL for event in _own(view, shortcut))
    if travels and name_within(words, view, shortcut):  # which says where to
        return _deal(words, view, shortcut, names)
    return _deal(words, view, shortcut, names, parse_destination(shortcut.notations[0]).place)


def is_waste(view: View, shortcut: Shortcut) -> bool:
    """Whether bonus actions follow where only the action that is being taken is asked about; whether dice are placed
    for a journey that brings nothing, or for which lower ones would do."""
    (first, *others), own = shortcut.notations, _own(view, shortcut)
    if (view.doing or COMPLETE.begins(first)) and not BONUS_ACTIONS.isdisjoint(others):
        return True
    goes = [event for event in own if isinstance(event, Moved) and event.source == TRAVEL]
    if not goes or not (DICE.begins(first) or DIE.begins(first)):
        return False
    steps = sum(len(event.path) - 1 for event in goes)
    return not any(isinstance(event, BRINGING) for event in own) or _lower_would_do(view, dice_of(first), steps)


def _lower_would_do(view: View, placed: Sequence[int], steps: int) -> bool:
    """Whether other dice allow so many steps with fewer pips in all."""
    # Where one of the player's own colour may be placed, all may be.
    usable = [die % 10 for die in view.me.dice if die >= BLACK or min(placed) < BLACK]
    enough = sorted(pips for pips in usable if pips >= steps)[: len(placed)]
    return len(enough) == len(placed) and sum(enough) < sum(die % 10 for die in placed)


def name_within(words: Words, view: View, shortcut: Shortcut) -> str:
    """The space, where the action is not the one that is being taken; several actions, where none is."""
    own = _own(view, shortcut)
    placed = [event.space for event in own if _is_main(event)]
    elsewhere = bool(placed) and placed[-1] != view.doing
    named = elsewhere or (is_sum(own) and not view.doing)
    return shortcut_name(words, view, shortcut, apart=False) if named else ""


def is_told(own: Sequence[Any]) -> bool:
    """Whether the line of a button names what it brings, costs and needs, rather than each action in its order."""
    journeys = [event for event in own if isinstance(event, Moved) and event.source == TRAVEL]
    moved_post = any(isinstance(event, BuiltPost) and event.origin is not None for event in own)
    return all(isinstance(event, TOLD) for event in own) and len(journeys) < 2 and not moved_post


def _gains(words: Words, own: Sequence[Any], gained: Sequence[int], named: str | None) -> list[str]:
    """Contracts, all amounts together, then where one goes; a post needs no city where that is said."""
    black = sum(isinstance(event, GotBlackDie) and event.source != BLACK_DIE for event in own)
    done = [event.contract for event in own if isinstance(event, Completed)]
    taken = [event.contract for event in own if isinstance(event, TookContract)]
    gains = [quoted(words, contract) for contract in taken if contract not in done]
    gains += [terms.amounts(words, gained)] if any(gained) else []
    built = {event.city for event in own if isinstance(event, BuiltPost)}
    said = {named}
    for event in own:
        if isinstance(event, Moved):
            goal = event.path[-1]
            if event.source != TRAVEL:
                said.add(goal)
                gains += [words.say("shortcut-step", place=terms.place(words, goal))] if goal != named else []
            elif named is None:  # the button's name says it
                said.add(goal)
            elif goal not in (named, *built):
                gains.append(terms.place(words, goal))
        elif isinstance(event, BuiltPost):
            city = terms.place(words, event.city)
            gains.append(words.say("label-plain-post" if event.city in said else "shortcut-post", place=city))
    return [*gains, *([words.say("reward-black", count=black)] if black else [])]


def _notes(words: Words, view: View, own: Sequence[Any]) -> list[str]:
    """The contracts that are completed beside something else or go, the way of a journey, the dice; those that are sold
    or bought, for how much."""
    completed = [event.contract for event in own if isinstance(event, Completed)]
    placed = [event for event in own if _is_main(event) and event.space != view.doing]
    sold = [die for event in own if isinstance(event, Placed) and event.space == PURSE for die in event.dice]
    ways = [event.path[1:-1] for event in own if isinstance(event, Moved) and event.source == TRAVEL]
    bought = [event for event in own if isinstance(event, Paid) and event.source == BLACK_DIE]
    contracts = words.listed(quoted(words, contract) for contract in completed)
    return [
        words.say("shortcut-completes", contracts=contracts, count=len(completed)) if completed and is_sum(own) else "",
        *dict.fromkeys(words.say("label-lost", what=event.what) for event in own if isinstance(event, Lost)),
        discarded(words, own, view.me.contracts),
        *(words.say("label-via", places=terms.places(words, way)) for way in ways if way),
        *(words.say("shortcut-dice", dice=terms.dice(words, each.dice), count=len(each.dice)) for each in placed),
        _sale(words, sold),
        *(words.say("label-black", count=event.amounts[CAMEL]) for event in bought),
    ]


def _sale(words: Words, sold: Sequence[int]) -> str:
    coins, dice = len(sold) * THREE_COINS[COIN], terms.dice(words, sold)
    return words.say("story-sold.planned", dice=dice, coins=coins, count=len(sold)) if sold else ""


def shortcut_name(words: Words, view: View, shortcut: Shortcut, *, apart: bool) -> str:
    """The space or the goal of a journey, and after it that dice are sold or bought; where there is no room for that,
    or it must be told apart, without, or first what it brings; empty where its name says that already."""
    own = [event for event in _own(view, shortcut) if not (isinstance(event, Placed) and event.space == PURSE)]
    name, gained = _name(words, view, own), _gained(own)
    sold = [die for each in shortcut.events if isinstance(each, Placed) and each.space == PURSE for die in each.dice]
    more = [words.say("shortcut-sells", dice=terms.dice(words, sold), count=len(sold))] if sold else []
    more += [words.say("shortcut-black-die")] if BLACK_DIE in shortcut.notations else []
    if name and more:
        return name if apart else words.say("both", one=name, other=words.commas(more))
    if not apart or not name:
        return name
    if is_sum(own):
        return ""
    moved = [event for event in own if isinstance(event, Moved)]
    if moved and moved[-1].source != TRAVEL:
        what = words.say("shortcut-to", place=terms.place(words, moved[-1].path[-1]))
    elif moved or gained == NOTHING or any(isinstance(event, Placed) and event.space == COINS for event in own):
        return ""
    else:
        what = terms.amounts(words, gained)
    return words.say("shortcut-apart", what=what, name=name)


def shortcut_chance(shortcut: Shortcut) -> str:
    """The name of the message that says what chance brings."""
    contract = COMPLETE.rest(shortcut.notations[-1])
    return chance_of(CONTRACTS[contract].reward) if contract else "final"


def _own(view: View, shortcut: Shortcut) -> list[Any]:
    """The viewer's events that are worth a word."""
    return [event for event in shortcut.events if event.seat == view.seat and not isinstance(event, UNMENTIONED)]


def _gained(own: Sequence[Any]) -> Any:
    return total(*(event.amounts for event in own if isinstance(event, Gained)))


def _name(words: Words, view: View, own: Sequence[Any]) -> str:
    taken = [event.space for event in own if isinstance(event, TookContract)]
    if taken:
        return words.say("shortcut-contracts", spaces=words.listed(taken), count=len(taken))
    for event in own:
        if isinstance(event, Placed) and event.space == COINS:
            return words.say("label-take", things=terms.space(words, COINS))
        if isinstance(event, Placed) and event.space != TRAVEL:
            return _space(words, view, event)
    moved = [event for event in own if isinstance(event, Moved)]
    if not moved:
        places = any(isinstance(event, Placed) for event in own)
        completes = any(isinstance(event, Completed) for event in own)
        return terms.space(words, TRAVEL) if places else words.say("shortcut-complete") if completes else ""
    return words.say("shortcut-travel", place=terms.place(words, moved[-1].path[-1]))


def _space(words: Words, view: View, event: Placed) -> str:
    card = CARD.rest(event.space)
    city = next((terms.place(words, city) for city, lies in view.cards if lies == card), "")
    return words.say("space-card", city=city) if city else terms.space(words, event.space)
