"""What a button for a whole turn of Marco Polo says: which dice act where, gain and price, what chance decides."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.notation import parse
from engine.core.trial import Shortcut
from engine.marco_polo.components.amounts import (
    CAMEL,
    GOODS,
    KINDS,
    NOTHING,
    Amounts,
    Reward,
    in_both,
    minus,
    total,
)
from engine.marco_polo.components.board import COINS, CONTRACTS_SPACE, FIVE_COINS, PURSE, TRAVEL
from engine.marco_polo.components.cards import CONTRACTS, OUTPOSTS
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
    Rerolled,
    TookContract,
    TookOutpost,
    brings,
)
from engine.marco_polo.notation import ADJUST, BLACK_DIE, CARD, COMPLETE, DICE, DIE, REROLL, TAKE, parse_destination
from engine.marco_polo.outlook import paid_in
from engine.marco_polo.shortcuts import dice_of
from engine.marco_polo.view import View
from words.marco_polo import terms
from words.marco_polo.labels.acting import chance_of
from words.marco_polo.labels.choosing import discarded
from words.marco_polo.labels.travelling import city_bonus, opened
from words.marco_polo.labels.turn_events import (
    actions_of,
    gained_in,
    is_besides,
    is_main,
    is_sale,
    journeys_in,
    own_events,
    with_contracts_together,
)
from words.marco_polo.story import PLANNED, Actions
from words.shapes import Names
from words.speech import Words

TOLD: Final = (Placed, Completed, Gained, Paid, Moved, BuiltPost, TookContract, Discarded, GotBlackDie, Lost, Rerolled)
BONUS_ACTIONS: Final = frozenset((PURSE, REROLL, ADJUST, BLACK_DIE))
KINDS_IN_NAME: Final = 2
"""So many kinds of things that one brings have room in a name."""
STEP: Final = "step"
DESTINATION: Final = "travel"
"""The kinds of the decisions where a bonus step, or a journey, leads."""


def shortcut_deal(words: Words, view: View, shortcut: Shortcut, names: Names, named: str | None = None) -> str:
    """ "pay 4 coins → 3 silk · dice 5 and 4"; empty for one that brings nothing. Of several actions each says its own
    price and gain, in their order. `named`: the place that the button's name says; None for that of a journey."""
    own = own_events(view, shortcut)
    bringing = [event for event in own if brings(event)]
    if all(isinstance(event, Gained) and event.source == PURSE for event in bringing) and shortcut.opens != DESTINATION:
        return ""  # the purse is no main action, and the dice are needed for one
    goes_on = shortcut.opens and not (shortcut.ends or shortcut.chance)
    opens = words.say("shortcut-opens", kind=shortcut.opens) if goes_on else ""
    if not is_told(own) or (shortcut.opens == DESTINATION and not shortcut.chance):
        return words.chain([*Actions(words, names, PLANNED).of(own), opens])
    change = [brought - given for brought, given in zip(gained_in(own), paid_in(own, view.seat), strict=True)]
    lasting = any(isinstance(event, TookContract | BuiltPost) for event in own)
    if not lasting and not any(count > 0 for count in change):  # a losing trade
        return ""
    actions, told, more = with_contracts_together(actions_of(own)), list[str](), _still_to_come(words, shortcut)
    chosen, alone = _chooses_goods(shortcut), len(actions) == 1
    for action in actions:
        to_come = [more] if more and action is actions[-1] else []
        if sum(isinstance(event, Completed) for event in action) > 1:
            told.append(words.commas([_completed(words, view, action), *to_come]))
        elif len(actions) > 1 and is_besides(action[0]):
            *others, last = Actions(words, names, PLANNED).of(action)
            told += [*others, words.commas([last, *to_come])]
        else:
            told.append(_one_action(words, view, action, named, to_come, alone=alone, chosen=chosen))
    return words.chain([*told, opens])


def _one_action(
    words: Words,
    view: View,
    own: Sequence[Any],
    named: str | None,
    to_come: Sequence[str],
    *,
    alone: bool,
    chosen: bool = False,
) -> str:
    """`to_come`: what it brings later. `alone`: the button is named by it, so that what its name says is left out.
    `chosen`: goods are chosen for it."""
    back = _traded_back(own)
    paid = minus(paid_in(own, view.seat), back)
    if alone and any(isinstance(event, Placed) and event.space == COINS for event in own):
        back = total(back, FIVE_COINS)
    takes = any(isinstance(event, TookContract) for event in own)
    more = _amounts(words, minus(gained_in(own), back), chosen=chosen) if takes else ""
    deal = words.commas([*_gains(words, view, own, named, back, chosen=chosen), *to_come])
    if any(paid):
        price = terms.amounts(words, paid)
        deal = words.say("shortcut-for" if deal else "shortcut-costs", gains=deal, price=price)
    also = words.say("label-more", things=more) if more else ""
    return words.chain([deal, also, *_notes(words, view, own, alone=alone)])


def _amounts(words: Words, gained: Amounts, *, chosen: bool) -> str:
    """ "1 gold, 2 camels": first the goods where they are chosen, which tell it from the same with others."""
    goods = [count if chosen and KINDS[kind] in GOODS else 0 for kind, count in enumerate(gained)]
    others = [count - first for count, first in zip(gained, goods, strict=True)]
    return words.commas([*terms.each_amount(words, goods), *terms.each_amount(words, others)])


def _chooses_goods(shortcut: Shortcut) -> bool:
    return any(_goods_chosen(shortcut.notations))


def _goods_chosen(notations: Sequence[str]) -> list[int]:
    """How many of each kind are chosen among goods."""
    taken = [word for each in notations if TAKE.begins(each) for word in TAKE.words(each)]
    return [taken.count(kind) if kind in GOODS else 0 for kind in KINDS]


def _of_contracts(shortcut: Shortcut) -> list[str]:
    """The choices that complete contracts, each with the goods that are chosen for it."""
    found, of_contract = list[str](), False
    for each in shortcut.notations:
        of_contract = COMPLETE.begins(each) or (of_contract and TAKE.begins(each))
        found += [each] if of_contract else []
    return found


def _completed_last(shortcut: Shortcut) -> str:
    """The contract with which it ends, goods chosen for it or not; empty where it ends with something else."""
    return COMPLETE.rest(next((each for each in reversed(shortcut.notations) if not TAKE.begins(each)), ""))


def _completed(words: Words, view: View, own: Sequence[Any]) -> str:
    """Several contracts with all that they cost and bring: each by itself has no room in a menu."""
    count = sum(isinstance(event, Completed) for event in own)
    action = words.say("story-contracts.planned", count=count)
    told = words.say("story-for", action=action, cost=terms.amounts(words, paid_in(own, view.seat)))
    gained = gained_in(own)
    return words.say("story-gained", action=told, things=terms.amounts(words, gained)) if any(gained) else told


def deal_within(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """The same within an action, whose dice the option names, or as the place to which a bonus step leads; after it
    what several dice are sold for."""
    if whole := _said_whole(words, view, shortcut, names):
        return whole
    says_goal = journeys_in(own_events(view, shortcut)) and name_within(words, view, shortcut)
    named = None if says_goal else parse_destination(shortcut.notations[0]).place
    return shortcut_deal(words, view, shortcut, names, named)


def _said_whole(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """What is only sold or traded, or comes only with contracts that are taken already; empty for anything else."""
    sold = _only_sold(words, view, shortcut, names)
    return sold or _only_traded(words, view, shortcut) or _only_with_contracts(words, view, shortcut)


def _only_with_contracts(words: Words, view: View, shortcut: Shortcut) -> str:
    """ "+1 camel, +2 camels": each space brings its own; empty where one does, or where something else is done."""
    own = own_events(view, shortcut)
    if len(own) < 2 or not all(isinstance(event, Gained) and event.source == CONTRACTS_SPACE for event in own):
        return ""
    each = (terms.amounts(words, event.amounts) for event in own)
    return words.commas(words.say("label-more", things=things) for things in each)


def _only_sold(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """ "take 6 coins for two 6s": several dice, and nothing else is done; empty for anything else."""
    own = own_events(view, shortcut)
    sales = sum(map(is_sale, own))
    if sales < 2 or not all(is_sale(event) or getattr(event, "source", "") == PURSE for event in own):
        return ""
    return words.chain(Actions(words, names, PLANNED).of(own))


def _only_traded(words: Words, view: View, shortcut: Shortcut) -> str:
    """ "pay 2 camels, 1 silk → 2 gold": several trades with the city card that is being used, and nothing else is done;
    empty for anything else."""
    own = own_events(view, shortcut)
    trades = sum(isinstance(event, Paid) for event in own)
    if trades < 2 or not all(isinstance(event, Paid | Gained) and event.source == view.doing for event in own):
        return ""
    return _one_action(words, view, own, None, (), alone=True)


def is_waste(view: View, shortcut: Shortcut) -> bool:
    """Whether bonus actions follow where only the action that is being taken is asked about; whether a contract is
    completed after one without a main action, which it does not need: none costs coins or dice; whether a city card
    takes what it gives; whether dice, once they are to be placed or are, serve a journey that brings nothing, or for
    which lower ones would do."""
    (first, *others), own = shortcut.notations, own_events(view, shortcut)
    back = _traded_back(own)
    if any(count for kind, count in enumerate(back) if kind != CAMEL):  # for camels one good becomes another
        return True
    if (view.doing or COMPLETE.begins(first)) and not BONUS_ACTIONS.isdisjoint(others):
        return True
    if first in BONUS_ACTIONS and any(map(COMPLETE.begins, others)) and not any(map(is_main, own)):
        return True
    journeys, by_dice = journeys_in(own), DICE.begins(first) or DIE.begins(first)
    if not journeys or not (by_dice or view.doing):
        return False
    steps = sum(len(event.path) - 1 for event in journeys)
    return not any(map(brings, own)) or (by_dice and _lower_would_do(view, dice_of(first), steps))


def _traded_back(own: Sequence[Any]) -> Amounts:
    """What a city card takes and gives: of each kind as much as it does both with."""
    by_card = [event for event in own if CARD.begins(getattr(event, "source", ""))]
    given = total(*(event.amounts for event in by_card if isinstance(event, Paid)))
    return in_both(given, gained_in(by_card))


def _lower_would_do(view: View, placed: Sequence[int], steps: int) -> bool:
    """Whether other dice allow so many steps with fewer pips in all."""
    # Where one of the player's own colour may be placed, all may be.
    usable = [die % 10 for die in view.me.dice if die >= BLACK or min(placed) < BLACK]
    enough = sorted(pips for pips in usable if pips >= steps)[: len(placed)]
    return len(enough) == len(placed) and sum(enough) < sum(die % 10 for die in placed)


def name_within(words: Words, view: View, shortcut: Shortcut) -> str:
    """The space, where the action is not the one that is being taken; where a journey leads whose dice are chosen;
    several actions, where none is being taken; contracts that are completed after an action whose dice are chosen; what
    is only sold or traded, or comes with contracts, with all that it brings."""
    if whole := _said_whole(words, view, shortcut, ()):
        return whole
    own, first = own_events(view, shortcut), shortcut.notations[0]
    by_dice = DICE.begins(first) or DIE.begins(first)
    placed = [event.space for event in own if is_main(event)]
    completed = sum(isinstance(event, Completed) for event in own)
    if completed and not placed and _begins_with_step(own):
        return words.say("shortcut-complete", count=completed)
    elsewhere = bool(placed) and placed[-1] != view.doing
    several = len(actions_of(own)) > 1 and not view.doing
    leads = by_dice and bool(journeys_in(own))
    if any(isinstance(event, TookContract) for event in own):
        return words.chain([shortcut_name(words, view, shortcut, apart=False), _with_contracts(words, view, own)])
    if elsewhere or several or leads:
        return shortcut_name(words, view, shortcut, apart=False)
    return words.say("shortcut-complete", count=completed) if completed and by_dice else ""


def _begins_with_step(own: Sequence[Any]) -> bool:
    """Whether first of all a bonus step is made, which the option names."""
    first = next((event for event in own if not isinstance(event, Paid)), None)
    return isinstance(first, Moved) and first.source != TRAVEL


def _with_contracts(words: Words, view: View, own: Sequence[Any]) -> str:
    """What their spaces bring with contracts that are chosen now, which is chosen too."""
    with_them = gained_in([event for event in own if getattr(event, "source", "") == CONTRACTS_SPACE])
    chosen = view.doing == CONTRACTS_SPACE and any(with_them)
    return words.say("label-more", things=terms.amounts(words, with_them)) if chosen else ""


def is_told(own: Sequence[Any]) -> bool:
    """Whether the line of a button names what it brings, costs and needs, rather than each action in its order."""
    moved_post = any(isinstance(event, BuiltPost) and event.origin is not None for event in own)
    return all(isinstance(event, TOLD) for event in own) and len(journeys_in(own)) < 2 and not moved_post


def _gains(
    words: Words, view: View, own: Sequence[Any], named: str | None, back: Amounts, *, chosen: bool
) -> list[str]:
    """Contracts, or amounts, each together up to where one goes next, and where that is, in the order in which it
    happens; a post needs no city where that is said, and says what it brings where that is not among the amounts.
    `back`: amounts that are not said."""
    black = sum(isinstance(event, GotBlackDie) for event in own)
    taken = [terms.contract_quoted(words, event.contract) for event in own if isinstance(event, TookContract)]
    gains, built, said = [*taken], {event.city for event in own if isinstance(event, BuiltPost)}, {named}
    for amounts, event in _stretches(own, back):
        gains += [] if taken else [_amounts(words, amounts, chosen=chosen)]
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
            gains += _post(words, view, own, event.city, named=event.city in said)
    return [*filter(None, gains), *([words.say("reward-black", count=black)] if black else [])]


def _stretches(own: Sequence[Any], back: Amounts) -> Iterator[tuple[Amounts, Moved | BuiltPost | None]]:
    """What is gained up to each move and each post, with that, and after the last of them; without what is given
    `back`."""
    start = 0
    for end, event in enumerate((*own, None)):
        if event is None or isinstance(event, Moved | BuiltPost):
            gained = gained_in(own[start:end])
            once = in_both(gained, back)
            yield minus(gained, once), event
            start, back = end, minus(back, once)


def _post(words: Words, view: View, own: Sequence[Any], city: str, *, named: bool) -> list[str]:
    """A new post, with what it brings where no event has it yet: an amount, a black die, or that it is lost."""
    received = any(parse(getattr(event, "source", "")).rest == city for event in own)
    things = "" if received else city_bonus(words, view, city)
    if named:
        return [words.say("label-post", things=things) if things else words.say("label-plain-post")]
    return [words.say("shortcut-post", place=terms.place(words, city)), *([things] if things else [])]


def _notes(words: Words, view: View, own: Sequence[Any], *, alone: bool) -> list[str]:
    """The contracts that go, the way of a journey, the dice; before these the city cards that posts open, for which an
    action that is not `alone` leaves no room."""
    placed = [event for event in own if is_main(event) and event.space != view.doing]
    built = [event.city for event in own if isinstance(event, BuiltPost)]
    ways = [[place for place in event.path[1:-1] if place not in built] for event in journeys_in(own)]
    return [
        *dict.fromkeys(words.say("label-lost", what=event.what) for event in own if isinstance(event, Lost)),
        discarded(words, own, view.me.contracts),
        opened(words, view, built) if alone else "",
        *(words.say("label-via", places=terms.places(words, way)) for way in ways if way),
        *(terms.dice_placed(words, each.dice) for each in placed),
    ]


def shortcut_name(words: Words, view: View, shortcut: Shortcut, *, apart: bool) -> str:
    """The space or the goal of a journey, and after it that contracts are completed, dice sold or bought; where there
    is no room for that, or it must be told apart, first what it brings or where a step goes, of contracts with which
    dice, and a black die at most after it, else shorter; empty where its name says that already."""
    whole = own_events(view, shortcut)
    own = [event for event in whole if not is_sale(event)]
    name, more = _name(words, view, own), _besides(words, whole)
    if len(own) == len(whole) and _only_for_goods(own, shortcut):
        return words.say("label-complete", things=_amounts(words, gained_in(own), chosen=True))
    if not name or not (apart or more):
        return name
    if apart:
        die = _black_die(words, whole)
        sold = len(own) < len(whole)
        differs = "" if more and (die or sold) else _what_differs(words, shortcut, own, name, besides=bool(more))
        if differs or not more:
            return differs
        more = die or (more[:1] if len(more) > 1 else [])
    return words.say("both", one=name, other=words.commas(more)) if more else name


def _only_for_goods(own: Sequence[Any], shortcut: Shortcut) -> bool:
    """Whether nothing is done but to complete one contract, for which goods are chosen."""
    completes = sum(isinstance(event, Completed) for event in own) == 1
    return completes and _chooses_goods(shortcut) and all(isinstance(event, Completed | Gained | Paid) for event in own)


def _what_differs(words: Words, shortcut: Shortcut, own: Sequence[Any], name: str, *, besides: bool) -> str:
    """The name with what tells it from others at the same space; empty where nothing short does. `besides`: not all
    that it brings is of the space, so that goods that are chosen have room alone."""
    gained, chosen, of_contract = gained_in(own), _chooses_goods(shortcut), _goods_chosen(_of_contracts(shortcut))
    moved = [event for event in own if isinstance(event, Moved)]
    too_many = besides and not (moved or chosen) and sum(map(bool, gained)) > KINDS_IN_NAME
    how = "shortcut-apart"
    if moved and moved[-1].source != TRAVEL:
        what = words.say("shortcut-to", place=terms.place(words, moved[-1].path[-1]))
    elif too_many or any(isinstance(event, TookContract) for event in own):
        how = "shortcut-apart.dice"
        what = words.commas([terms.dice_placed(words, event.dice) for event in own if is_main(event)])
    elif moved or gained == NOTHING or any(isinstance(event, Placed) and event.space == COINS for event in own):
        return ""
    elif besides and any(of_contract):
        how, what = "shortcut-apart.contract", words.commas(terms.each_amount(words, of_contract))
    elif besides and chosen:
        what = words.commas(terms.each_amount(words, _goods_chosen(shortcut.notations)))
    else:
        what = _amounts(words, gained, chosen=chosen)
    return words.say(how, what=what, name=name)


def _besides(words: Words, own: Sequence[Any]) -> list[str]:
    """What is done beside what a button is named by."""
    completed = sum(isinstance(event, Completed) for event in own)
    others = any(isinstance(event, Moved | TookContract) or is_main(event) for event in own)
    sold = [die for event in own if is_sale(event) for die in event.dice]
    taken = any(isinstance(event, TookContract) for event in own)  # the name speaks of contracts
    complete = words.say("shortcut-complete.one" if taken else "shortcut-complete.besides", count=completed)
    return [
        *([complete] if completed and others else []),
        *([_sold(words, sold)] if sold else []),
        *_black_die(words, own),
    ]


def _sold(words: Words, dice: Sequence[int]) -> str:
    coins = len(dice) * terms.COINS_OF_SPACE[PURSE]
    return words.say("shortcut-sells", dice=terms.dice_sold(words, dice), count=len(dice), coins=coins)


def _buys_die(own: Sequence[Any]) -> bool:
    """By its price: where it is rolled there is no event of the die yet."""
    return any(isinstance(event, Paid) and event.source == BLACK_DIE for event in own)


def _black_die(words: Words, own: Sequence[Any]) -> list[str]:
    """That a black die is bought: a name that has no room for all says so, since it costs camels and its roll cannot be
    undone. Empty where none is bought."""
    return [words.say("shortcut-black-die")] if _buys_die(own) else []


def shortcut_chance(shortcut: Shortcut) -> str:
    """The name of the message that says what chance brings."""
    rewards = [OUTPOSTS[event.tile] for event in shortcut.events if isinstance(event, TookOutpost)]
    contract = _completed_last(shortcut)
    rewards += [CONTRACTS[contract].reward] if contract else []
    return chance_of(rewards[-1]) if rewards else "final"


def _still_to_come(words: Words, shortcut: Shortcut) -> str:
    """What the contract that is completed last brings by chance, or what is asked about: a bonus step. Empty where that
    is nothing, or said with the new post."""
    contract = _completed_last(shortcut)
    by_post = any(isinstance(event, TookOutpost) and OUTPOSTS[event.tile].step for event in shortcut.events)
    whole = CONTRACTS[contract].reward if contract else Reward(step=0 if by_post else 1)
    drawn = Reward(black=whole.black, contract=whole.contract) if shortcut.chance else Reward()
    return terms.reward(words, drawn._replace(step=whole.step if shortcut.opens == STEP else 0))


def _name(words: Words, view: View, own: Sequence[Any]) -> str:
    taken = [event.space for event in own if isinstance(event, TookContract)]
    if taken and any(map(is_main, own)):
        return words.say("shortcut-contracts", spaces=words.commas(taken), count=len(taken))
    if taken:  # the question says that they are taken
        return words.say("shortcut-contracts.chosen", spaces=words.listed(taken), count=len(taken))
    for event in own:
        if isinstance(event, Placed) and event.space == COINS:
            return words.say("label-take", things=terms.space(words, COINS))
        if isinstance(event, Placed) and event.space != TRAVEL:
            return _space(words, view, event)
    moved = [event for event in own if isinstance(event, Moved)]
    if not moved:
        places = any(isinstance(event, Placed) for event in own)
        completes = sum(isinstance(event, Completed) for event in own)
        if places:
            return terms.space(words, TRAVEL)
        return words.say("shortcut-complete", count=completes) if completes else ""
    return words.say("shortcut-travel", place=terms.place(words, moved[-1].path[-1]))


def _space(words: Words, view: View, event: Placed) -> str:
    card = CARD.rest(event.space)
    city = next((terms.place(words, city) for city, lies in view.cards if lies == card), "")
    return words.say("space-card", city=city) if city else terms.space(words, event.space)
