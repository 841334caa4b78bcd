"""What coins, camels, goods, points, contracts, posts, city cards and actions are worth to the Rookie of Marco Polo, in
coins."""

from typing import Final

from engine.core.protocols import Access
from engine.marco_polo.components.amounts import CAMEL, COIN, VP, Amounts, Reward, minus
from engine.marco_polo.components.board import (
    BAZAAR,
    BEIJING_VP,
    BLACK_DIE_PRICE,
    COINS,
    CONTRACTS_SPACE,
    DICE_OF_SPACE,
    FIVE_COINS,
    KHAN,
    KHANS_FAVOUR,
    MILESTONES,
    MOST_ACTIVE_CONTRACTS,
    PURSE,
    ROUNDS,
    THREE_COINS,
    TRAVEL,
    TRAVEL_FEES,
)
from engine.marco_polo.components.cards import CONTRACTS, DISTINCT_CITIES_VP, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.map import BEIJING, CITIES
from engine.marco_polo.notation import BLACK_DIE, CARD, COMPLETE, END
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.spaces.city_cards import CITY_CARDS, CityCard, Counted, OwnCity, Trade
from engine.marco_polo.travel.routes import Route, cities_of, ways_of
from engine.marco_polo.view import View

EACH: Final = (1.0, 2.0, 2.0, 3.0, 4.0, 4.0)  # of a coin, a camel, pepper, silk, gold and a point
NEEDED: Final = 1.5  # times as much, while an active contract asks for it
MUCH: Final = (15, 7, 4, 4, 4)  # of a coin, a camel and so on; more
PLENTY: Final = 0.5  # count for so much
LEFT_OVER: Final = 0.4  # in the last round, of what no contract asks for
UNFINISHED: Final = 0.3  # in the last round, of a contract that still needs something
DIE: Final = 3.0  # at least, for the coins of the purse
STEP, GOOD, DRAWN_CONTRACT, CITY_BONUS = 4.0, 3.0, 5.0, 6.0


def rounds_left(view: View) -> int:
    """The rounds after this one."""
    return ROUNDS - view.round


def share(view: View) -> float:
    """How much counts of what is not needed now."""
    return 1.0 if rounds_left(view) else LEFT_OVER


def gained(view: View, amounts: Amounts) -> float:
    """The worth of amounts received: more as far as contracts need them."""
    return _beside(view, amounts, view.me.have)


def paid(view: View, amounts: Amounts) -> float:
    """The worth of amounts given away: more as far as they are then missing for contracts."""
    return _beside(view, amounts, minus(view.me.have, amounts))


def _beside(view: View, amounts: Amounts, others: Amounts) -> float:
    """The worth of amounts for a seat that has these others to complete its contracts with."""
    needs = [sum(CONTRACTS[contract].cost[kind] for contract in view.me.contracts) for kind in range(len(EACH))]
    return sum(
        _of_kind(view, kind, amount, max(0, need - other))
        for kind, (amount, need, other) in enumerate(zip(amounts, needs, others, strict=True))
    )


def _of_kind(view: View, kind: int, amount: int, needed: int) -> float:
    """So much of a kind, of which at most `needed` for contracts."""
    if not amount or kind == VP:
        return EACH[kind] * amount
    used = min(amount, needed)
    plenty = min(amount - used, max(0, view.me.have[kind] + amount - MUCH[kind]))
    return EACH[kind] * (NEEDED * used + share(view) * (amount - used - plenty * (1 - PLENTY)))


def reward_worth(view: View, reward: Reward) -> float:
    chosen = (
        GOOD * (reward.any_good + reward.different)
        + STEP * reward.step
        + DIE * reward.black
        + DRAWN_CONTRACT * reward.contract
        + CITY_BONUS * (reward.copy + reward.own_city)
    )
    return gained(view, reward.plain) + chosen * share(view)


def contract_worth(view: View, contract: str) -> float:
    """Its reward less what it still needs, and half of what is there for it."""
    printed = CONTRACTS[contract]
    have = view.me.have
    missing = sum(each * max(0, need - own) for each, need, own in zip(EACH, printed.cost, have, strict=True))
    there = sum(each * min(need, own) for each, need, own in zip(EACH, printed.cost, have, strict=True))
    value = reward_worth(view, printed.reward) - missing - there / 2
    return value * UNFINISHED if missing and not rounds_left(view) else value


# ---------------------------------------------------------------------- trading posts and journeys

POINT: Final = 6.0  # coins; more than elsewhere, because further journeys bring points that nothing here foresees
CARD_A_ROUND: Final = 6.0  # what a city card brings beyond another action
FURTHER: Final = 0.4  # of the best city that can be reached from a place later
NEAR: Final = 3  # steps
ONE_OF_A_PAIR: Final = 0.6  # of the points of a goal card, for the first of its cities


class Cities:
    """The worth of trading posts and places in one view; each is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.me
        self.character = self.me.powers
        self.wanted = {city for goal in view.goals for city in GOALS[goal].cities}
        self._posts: dict[str, float] = {}
        self._onward: dict[str, float] = {}

    def post(self, place: str) -> float:
        """A post there now: its bonuses in this and later rounds, its cards, goals, Beijing and milestones; 0 where the
        viewer can place none."""
        if place not in self._posts:
            possible = place in CITIES and place not in self.me.posts and self.me.posts_left
            self._posts[place] = self._post(place) if possible else 0
        return self._posts[place]

    def _post(self, city: str) -> float:
        view = self.view
        value = self._goals(city) + POINT * MILESTONES.get(len(self.me.posts) + 1, 0)
        letter, outpost = dict(view.markers).get(city), dict(view.outposts).get(city)
        if letter is not None:
            value += reward_worth(view, MARKERS[letter]) * (1 + rounds_left(view))
        if outpost is not None:
            value += reward_worth(view, OUTPOSTS[outpost])
        if city == BEIJING:
            value += POINT * max(vp for vp, seat in zip(BEIJING_VP, view.beijing, strict=True) if seat < 0)
        return value + CARD_A_ROUND * rounds_left(view) * sum(where == city for where, _ in view.cards)

    def _goals(self, city: str) -> float:
        """The points that the viewer's own goal cards give for a city."""
        if city not in self.wanted:
            return 0
        posts = {*self.me.posts}
        reached = len(self.wanted & posts)
        points = float(DISTINCT_CITIES_VP[reached + 1] - DISTINCT_CITIES_VP[reached])
        for goal in (GOALS[name] for name in self.view.goals):
            if city in goal.cities:
                points += goal.vp * (1 if {*goal.cities} - {city} <= posts else ONE_OF_A_PAIR)
        return POINT * points

    def onward(self, place: str) -> float:
        """A share of the best city within a few steps of a place, less the way."""
        if place not in self._onward:
            near = (route for route in ways_of(self.character, place) if route.steps <= NEAR and route.end in CITIES)
            best = max((self.post(route.end) - _price(route) for route in near), default=0)
            self._onward[place] = FURTHER * max(0, best) if rounds_left(self.view) else 0
        return self._onward[place]

    def journey(self, place: str, steps: int, toll: int) -> float:
        """The best worth of a journey from a place of at most `steps`, `toll` coins being paid besides; 0 if none can
        be paid."""
        coins, camels = self.me.have[:2]
        best = 0.0
        for route in ways_of(self.character, place):
            if route.steps > steps:
                break
            if route.camels <= camels and TRAVEL_FEES[route.steps] + route.coins + toll <= coins:
                best = max(best, self._built(route) + self.onward(route.end) - self.onward(place) - _price(route))
        return best

    def _built(self, route: Route) -> float:
        """The posts that a way brings: at its end, or in every city of it."""
        if self.character.posts_on_the_way:
            return sum(self.post(city) for city in cities_of(route))
        return self.post(route.end)


def _price(route: Route) -> float:
    return TRAVEL_FEES[route.steps] + route.coins + EACH[CAMEL] * route.camels


# ---------------------------------------------------------------------- main and bonus actions, less the dice they take

OTHERS: Final = 1.5  # of what another player receives for it
PIP: Final = 0.4  # a higher die is of more use elsewhere
NEVER: Final = -100.0


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
    return best - DIE * share(view) * DICE_OF_SPACE.get(notation, 1) - OTHERS * _income_of_others(view, notation)


def _income_of_others(view: View, notation: str) -> float:
    others = [seat.powers for index, seat in enumerate(view.seats) if index != view.seat]
    incomes = (character.income_from(notation, len(view.seats)) for character in others)
    return sum(each * count for income in incomes for each, count in zip(EACH, income, strict=True))


def with_die(cities: Cities, notation: str, low: int, toll: int) -> float:
    """A main action with `low` as the lowest die and `toll` coins paid where the space is occupied."""
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
    free = MOST_ACTIVE_CONTRACTS - len(view.me.contracts)
    values = sorted((contract_worth(view, contract) for contract in view.row[:low]), reverse=True)
    return sum(max(0, value) for value in values[:free])


# ---------------------------------------------------------------------- city cards


def card_worth(view: View, card: CityCard, die: int) -> float:
    """A city card used as often as the die and what the seat owns allow."""
    if isinstance(card, Counted) and card.each is not None:
        return reward_worth(view, card.each) * min(die, card.count(view.me))
    if card.by_die:
        return reward_worth(view, card.by_die[die - 1])
    if isinstance(card, OwnCity):
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
