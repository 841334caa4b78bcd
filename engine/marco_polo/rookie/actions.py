"""The worth of main and bonus actions to the rookie, in coins, less that of the dice they take."""

from typing import Final

from engine.core.contracts import Access
from engine.marco_polo.components.amounts import COIN, VP
from engine.marco_polo.components.board import (
    BAZAAR,
    BLACK_DIE_PRICE,
    COINS,
    CONTRACTS_SPACE,
    DICE_OF_LINE,
    FIVE_COINS,
    KHAN,
    KHANS_FAVOUR,
    MOST_CONTRACTS,
    PURSE,
    THREE_COINS,
    TRAVEL,
)
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.notation import BLACK_DIE, CARD, COMPLETE, END
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.rookie.worth import (
    CITY_BONUS,
    DIE,
    EACH,
    GOOD,
    Cities,
    contract_worth,
    gained,
    paid,
    reward_worth,
    share,
)
from engine.marco_polo.spaces.city_card_kinds import CityCard, Counted, OwnCity, Trade
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.view import View

OTHERS: Final = 1.5  # of what another player receives for it
PIP: Final = 0.4  # a higher die is of more use elsewhere
NEVER: Final = -100.0
DICE: Final = {**DICE_OF_LINE, TRAVEL: 2}  # one for every other action


def act(access: Access[View, Outlook], cities: Cities, notation: str) -> float:
    """A main or bonus action of a turn, or its end."""
    view = cities.view
    if COMPLETE.begins(notation):
        return 100 + CONTRACTS[COMPLETE.rest(notation)].reward.plain[VP]
    if notation == END:
        return 0
    if notation == PURSE:
        if view.acted:
            return NEVER  # the die may bring more in a later turn
        return gained(view, THREE_COINS) - (DIE + PIP) * share(view)
    if notation == BLACK_DIE:
        return (DIE + PIP) * share(view) - paid(view, BLACK_DIE_PRICE.at(view.version))
    prospect = access.outlook(notation).prospect
    if prospect is None:
        return NEVER
    tolls = [low if prospect.toll else 0 for low in range(1, prospect.low + 1)]
    best = max(with_die(cities, notation, low, toll) for low, toll in enumerate(tolls, 1))
    return best - DIE * share(view) * DICE.get(notation, 1) - OTHERS * _income_of_others(view, notation)


def _income_of_others(view: View, notation: str) -> float:
    seats = len(view.seats)
    others = [seat.powers for index, seat in enumerate(view.seats) if index != view.seat]
    incomes = (character.income_from(notation, seats) for character in others)
    return sum(each * count for income in incomes for each, count in zip(EACH, income, strict=True))


def with_die(cities: Cities, notation: str, low: int, toll: int) -> float:
    """A main action with `low` as the lowest die and `toll` coins paid for an occupied space."""
    return _brought(cities, notation, low, toll) - toll * EACH[COIN] - pips_worth(cities, low)


def pips_worth(cities: Cities, pips: int) -> float:
    """The worth of pips for other actions; nothing for a seat that sets its dice when placing them."""
    return PIP * pips * share(cities.view) if cities.character.rolls else 0


def _brought(cities: Cities, notation: str, low: int, toll: int) -> float:
    view = cities.view
    if notation in BAZAAR:
        return reward_worth(view, BAZAAR[notation][low - 1])
    if notation == COINS:
        return gained(view, FIVE_COINS)
    if notation == KHAN:
        return reward_worth(view, KHANS_FAVOUR)
    if notation == TRAVEL:
        return max(cities.journey(place, low, toll) for place in {*cities.me.figures})
    if notation == CONTRACTS_SPACE:
        return _contracts(view, low)
    return card_worth(view, CITY_CARDS[CARD.rest(notation)], low)


def _contracts(view: View, low: int) -> float:
    free = MOST_CONTRACTS - len(view.me.contracts)
    found = sorted((contract_worth(view, contract) for contract in view.row[:low]), reverse=True)
    return sum(max(0, value) for value in found[:free])


# ---------------------------------------------------------------------- city cards


def card_worth(view: View, card: CityCard, die: int) -> float:
    """A city card used as often as the die and what the seat owns allow."""
    if isinstance(card.rule, Counted) and card.each is not None:
        return reward_worth(view, card.each) * min(die, card.rule.count(view.me))
    if card.by_die:
        return reward_worth(view, card.by_die[die - 1])
    if isinstance(card.rule, OwnCity):
        small_cities = sum(city in view.me.posts for city, _ in view.markers)
        return min(die, small_cities) * (CITY_BONUS * share(view) - paid(view, card.price))
    return max(0.0, *(_trade_worth(view, trade, die) for trade in card.trades))


def _trade_worth(view: View, trade: Trade, die: int) -> float:
    """As often as it can be paid."""
    have = view.me.have
    most = min([die, *(own // price for own, price in zip(have[:VP], trade.cost, strict=False) if price)])
    if trade.any_good or trade.different:
        most = min(most, sum(have[2:VP]) // max(trade.any_good, trade.different))
    goods = GOOD * (trade.any_good + trade.different)
    return most * (reward_worth(view, trade.reward) - paid(view, trade.cost) - goods)
