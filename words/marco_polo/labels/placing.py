"""Labels of dice in Marco Polo: which to place, sell, roll again or turn, and which column they bring."""

from collections.abc import Sequence
from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING
from engine.marco_polo.components.board import (
    ADJUST_PRICE,
    BAZAAR,
    CONTRACTS_SPACE,
    MOST_TAKEN_CONTRACTS,
    PURSE,
    REROLL_PRICE,
    TRAVEL,
)
from engine.marco_polo.components.map import CITIES
from engine.marco_polo.notation import CARD, COLUMN, DIE_NUMBERS, LOWER, RAISE
from engine.marco_polo.reach import ends_of_journey, toll_of_journey
from engine.marco_polo.shortcuts import SAME_FOR_ALL, dice_of, is_covered, rank_of_dice, worth_of_dice
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from words.labels import Draft, worse
from words.marco_polo import terms
from words.marco_polo.labels.acting import steps_paid
from words.marco_polo.labels.asked import Asked

MOST_NAMED: Final = 4
"""Cities of a journey that are named; more are counted."""


def which_dice(asked: Asked, notation: str) -> Draft:
    numbers = dice_of(notation)
    low, pips = min(number % 10 for number in numbers), sum(number % 10 for number in numbers)
    text = terms.dice(asked.words, numbers)
    if asked.decision.kind == "die":
        return Draft(text, rank=pips)
    bare = text
    steps = steps_paid(asked, (low,), low) if asked.view.doing == TRAVEL else 0
    if gain := _effect(asked, low, steps):
        text = asked.say("label-dice-gain", dice=text, things=gain)
    toll = toll_of_journey(asked.view, asked.decision.seat, low) if asked.view.doing == TRAVEL else 0
    if asked.paid != NOTHING and asked.outlook is not None and asked.outlook.opens not in ("travel", "step"):
        text = asked.say("label-dice-cost", text=text, price=terms.amounts(asked.words, asked.paid))
    elif toll:
        text = asked.say("label-dice-toll", text=text, coins=terms.amount(asked.words, COIN, toll))
    if text == bare:
        text = asked.say("label-which-dice", dice=text, count=len(numbers))
    group = "die" if len(numbers) == 1 else ""
    if asked.view.doing == TRAVEL:  # those that can be paid for count; of the same number the cheapest comes first
        made = Draft(text, _ends(asked, low), group, pips - 100 * steps)
    else:
        made = Draft(text, group=group, rank=rank_of_dice(asked.view.doing, len(asked.view.row), numbers))
    return worse(made) if any(_spares(asked, dice_of(option), numbers) for option in asked.decision.options) else made


def _spares(asked: Asked, dice: Sequence[int], others: Sequence[int]) -> bool:
    """Whether these dice bring the same as the others, cost no more and leave better ones: higher, or those of more
    use, which are not of the seat's colour."""
    doing, contracts = asked.view.doing, len(asked.view.row)
    (low, pips, special), (its_low, its_pips, its_special) = (
        (min(die % 10 for die in each), sum(die % 10 for die in each), sum(die >= 10 for die in each))
        for each in (dice, others)
    )
    same = worth_of_dice(doing, contracts, dice) == worth_of_dice(doing, contracts, others)
    spares = pips < its_pips or (pips == its_pips and special < its_special)
    return same and low <= its_low and special <= its_special and spares


def _ends(asked: Asked, low: int) -> str:
    """How far a journey gets: the cities, or the oases too where it is one step; not back to where it begins."""
    if len(asked.me.figures) > 1:
        return ""
    ends = [end for end in ends_of_journey(asked.view, asked.decision.seat, low) if end not in asked.me.figures]
    cities = ends if low == 1 else [end for end in ends if end in CITIES]
    if len(cities) > MOST_NAMED:
        return asked.say("label-journey-ends-many", count=len(cities))
    places = asked.words.either(terms.place(asked.words, city) for city in cities)
    return asked.say("label-journey-ends", places=places) if cities else ""


def _effect(asked: Asked, low: int, steps: int) -> str:
    """The effect of the lowest die in the action being taken, which is `steps` of a journey; empty where it has
    none."""
    doing = asked.view.doing
    if doing in SAME_FOR_ALL:
        return ""
    if doing in BAZAAR:
        return terms.reward(asked.words, BAZAAR[doing][low - 1])
    if doing == TRAVEL:
        return asked.say("label-steps", count=steps)
    if doing == CONTRACTS_SPACE:
        return asked.say("label-reach", count=min(low, len(asked.view.row)), most=MOST_TAKEN_CONTRACTS)
    card = CITY_CARDS[CARD.rest(doing)]
    if card.by_die:
        return terms.reward(asked.words, card.by_die[low - 1])
    if asked.gained != NOTHING:
        return terms.amounts(asked.words, asked.gained)
    return asked.say("label-times", count=low)


def column(asked: Asked, notation: str) -> Draft:
    number, rewards = COLUMN.number(notation), BAZAAR[asked.view.doing]
    things = terms.reward(asked.words, rewards[number - 1])
    made = Draft(asked.say("label-column", number=number, things=things), rank=-number)
    return worse(made) if is_covered(asked.view.doing, notation, asked.decision.options) else made


def purse(asked: Asked, notation: str) -> Draft:
    (die,) = dice_of(notation)
    coins = terms.COINS_OF_SPACE[PURSE]
    return Draft(asked.say("label-sell-die", die=terms.die(asked.words, die), coins=coins), rank=die)


def reroll(asked: Asked, notation: str) -> Draft:
    (die,) = dice_of(notation)
    camels = REROLL_PRICE.at(asked.view.version)[CAMEL]
    return Draft(
        asked.say("label-roll-die", die=terms.die(asked.words, die), count=camels), rank=die % 10, chance="final"
    )


def adjust(asked: Asked, notation: str) -> Draft:
    up = RAISE.begins(notation)
    number = DIE_NUMBERS[(RAISE if up else LOWER).rest(notation)]
    now = number + (1 if up else -1)
    camels = ADJUST_PRICE.at(asked.view.version)[CAMEL]
    text = asked.say("label-turn-die", was=terms.die(asked.words, number), now=now % 10, count=camels)
    return Draft(text, rank=number % 10 + (0 if up else 10))
