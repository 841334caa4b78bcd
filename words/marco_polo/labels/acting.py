"""Labels of main actions, bonus actions and the end of the turn in Marco Polo, what each would bring and cost, and
their order in the menu."""

from collections.abc import Collection
from typing import Final

from engine.core.figures import Figure
from engine.marco_polo.components.amounts import VP, Reward
from engine.marco_polo.components.board import (
    ADJUST_PRICE,
    BAZAAR,
    BLACK_DIE_PRICE,
    CONTRACTS_SPACE,
    FIVE_COINS,
    KHAN,
    KHANS_FAVOUR,
    PURSE,
    REROLL_PRICE,
    THREE_COINS,
    TRAVEL,
)
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.notation import ADJUST, BLACK_DIE, REROLL
from engine.marco_polo.outlook import Prospect
from engine.marco_polo.reach import longest_journey
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from words.labels import Draft
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked

MAIN: Final = "main"
ORDER: Final = ("travel", "contracts", "khan", "bazaar gold", "bazaar silk", "bazaar pepper", "bazaar camel", "coins")
CARDS_RANK: Final = 10  # city cards come between the contracts and the lines


def five_coins(asked: Asked, rest: str) -> Draft:
    return _main(asked, asked.say("label-take", things=terms.amounts(asked.words, FIVE_COINS)))


def bazaar(asked: Asked, rest: str) -> Draft:
    name, prospect = terms.space(asked.words, asked.notation), _prospect(asked)
    if prospect is None or prospect.reward is None:
        return _main(asked, name)
    best = terms.reward(asked.words, prospect.reward)
    others = [terms.reward(asked.words, gain) for gain in BAZAAR[asked.notation][: prospect.low - 1] if gain.step]
    things = asked.say("label-or", best=best, other=others[0]) if others else best
    return _main(asked, asked.say("label-up-to", space=name, things=things))


def khan(asked: Asked, rest: str) -> Draft:
    name, things = terms.space(asked.words, KHAN), terms.reward(asked.words, KHANS_FAVOUR)
    return _main(asked, asked.say("label-space", space=name, things=things))


def contracts(asked: Asked, rest: str) -> Draft:
    name, prospect = terms.space(asked.words, CONTRACTS_SPACE), _prospect(asked)
    return _main(asked, asked.say("label-contracts", space=name, count=len(prospect.contracts)) if prospect else name)


def travel(asked: Asked, rest: str) -> Draft:
    name, prospect = terms.space(asked.words, TRAVEL), _prospect(asked)
    if prospect is None:
        return _main(asked, name)
    count = steps_paid(asked, range(1, prospect.low + 1), prospect.steps)
    return _main(asked, asked.say("label-travel", space=name, count=count))


def steps_paid(asked: Asked, lows: Collection[int], most: int) -> int:
    """Of at most so many steps how many the seat can pay for, where the lowest die placed is one of `lows`. Two figures
    share the steps, and may find cheaper ones."""
    if len(asked.me.figures) > 1:
        return most
    return min(most, longest_journey(asked.view, asked.decision.seat, lows))


def city_card(asked: Asked, rest: str) -> Draft:
    city = next(city for city, card in asked.view.cards if card == rest)
    text = asked.say("label-space", space=terms.place(asked.words, city), things=terms.card(asked.words, rest))
    prospect = _prospect(asked)
    return Draft(text, _uses(asked, rest, prospect) if prospect else "", MAIN, CARDS_RANK)


def _uses(asked: Asked, card: str, prospect: Prospect) -> str:
    """The best that a die can make of a city card."""
    if CITY_CARDS[card].by_die and prospect.reward is not None:
        return asked.say("label-card-gain", things=terms.reward(asked.words, prospect.reward))
    if CITY_CARDS[card].each is not None:
        return asked.say("label-card-counted")
    return asked.say("label-card-uses", count=prospect.low)


def _main(asked: Asked, text: str) -> Draft:
    prospect, rank = _prospect(asked), ORDER.index(asked.notation)
    detail = _costs(asked, prospect) if prospect else ""
    return Draft(text, detail, MAIN, rank if rank < 2 else rank + CARDS_RANK)


def _prospect(asked: Asked) -> Prospect | None:
    return None if asked.outlook is None else asked.outlook.prospect


def _costs(asked: Asked, prospect: Prospect) -> str:
    """ "2 dice · occupied: 2 to 5 coins"."""
    dice = asked.say("label-dice", count=prospect.dice)
    coins = terms.coins_between(asked.words, prospect.least_toll, prospect.toll)
    return asked.say("label-occupied", dice=dice, coins=coins) if prospect.toll else dice


# Message, price and chance of each bonus action that is always called the same.
BONUS: Final = {
    PURSE: ("label-purse", Figure(THREE_COINS), "final"),
    REROLL: ("label-reroll", REROLL_PRICE, "final"),
    ADJUST: ("label-adjust", ADJUST_PRICE, "final"),
    BLACK_DIE: ("label-black", BLACK_DIE_PRICE, "roll"),
}


def bonus(asked: Asked, rest: str) -> Draft:
    message, price, chance = BONUS[asked.notation]
    count = sum(price.at(asked.view.version))  # coins, or camels
    rank, retold = 100 + list(BONUS).index(asked.notation), asked.notation == REROLL
    return Draft(asked.say(message, count=count), "", "bonus", rank, chance, retold=retold)


def complete(asked: Asked, rest: str) -> Draft:
    reward = CONTRACTS[rest].reward
    things = terms.contract_among(asked.words, rest, asked.me.contracts)
    return Draft(
        asked.say("label-complete", things=things),
        asked.say("label-for", cost=terms.contract_cost(asked.words, rest)),
        "complete",
        50 - reward.plain[VP],
        chance_of(reward),
    )


def chance_of(reward: Reward) -> str:
    """The unknown that a reward brings."""
    if reward.black:
        return "roll"
    return "draw" if reward.contract else "final"
