"""Labels of options in Marco Polo: contracts, uses of city cards, characters, goal cards, goods, city bonuses, a post
to move; which come first."""

from collections.abc import Sequence
from typing import Any

from engine.marco_polo.components.amounts import GOODS, KINDS, NOTHING, VP, Amounts, Reward, cost, times, total
from engine.marco_polo.components.board import BEIJING_VP, MOST_ACTIVE_CONTRACTS
from engine.marco_polo.components.cards import CONTRACTS, DISTINCT_CITIES_VP, GOALS, MARKERS
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.events import Discarded
from engine.marco_polo.notation import (
    CARD,
    COLLECT,
    COPY,
    DECLINE,
    DISCARD,
    DONE,
    FIRST,
    FROM,
    GIVE,
    KEEP,
    PICK,
    SWAP,
    TAKE,
    TIMES,
    Goods,
    as_amounts,
    parse_goods,
    parse_mix,
    parse_sale,
)
from engine.marco_polo.spaces.city_cards import CITY_CARDS, CityCard, Trade
from engine.marco_polo.view import View
from words.labels import LAST, LEAST, Draft
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked
from words.speech import Words


def take(asked: Asked, notation: str) -> Draft:
    """Called by their spaces, with what they bring and, in all, need. In the order of the spaces, two before one, and
    last those for which an old contract goes, as the question says."""
    wanted = TAKE.words(notation)
    spaces = [asked.view.row.index(name) + 1 for name in wanted]
    things = asked.words.series(terms.contract_reward(asked.words, name) for name in wanted)
    text = asked.say("label-take-contracts", count=len(wanted), spaces=asked.words.listed(spaces), things=things)
    dropped = len(asked.me.contracts) + len(wanted) > MOST_ACTIVE_CONTRACTS
    by_space = 10 * min(spaces) + max(spaces)
    needs = total(*(CONTRACTS[name].cost for name in wanted))
    detail = asked.say("label-needs", cost=terms.amounts(asked.words, needs), count=len(wanted))
    return Draft(text, detail, f"take-{len(wanted)}", 200 * dropped - 100 * len(wanted) + by_space)


def discarded(words: Words, events: Sequence[Any], held: Sequence[str]) -> str:
    """The old contracts that go in these events of one seat, which has `held` them; empty for none."""
    gone = [event.contract for event in events if isinstance(event, Discarded)]
    if gone and set(gone) == set(held):
        return words.say("label-discards", count=len(gone))
    contracts = terms.contracts_quoted(words, gone)
    return words.say("shortcut-discards", contracts=contracts, count=len(gone)) if gone else ""


def discard(asked: Asked, notation: str) -> Draft:
    return _drop(asked, DISCARD.rest(notation))


def swap(asked: Asked, notation: str) -> Draft:
    if notation == DECLINE:
        return Draft(asked.say("label-decline"), rank=LAST)
    return _drop(asked, SWAP.rest(notation))


def _drop(asked: Asked, contract: str) -> Draft:
    return Draft(
        asked.say("label-drop", things=terms.contract_among(asked.words, contract, asked.me.contracts)),
        asked.say("label-needs", cost=terms.contract_cost(asked.words, contract), count=1),
        rank=CONTRACTS[contract].reward.plain[VP],
    )


def column_bonus(asked: Asked, notation: str) -> Draft:
    """By the outlook as many as are left in the supply; without one as many as the space brings."""
    gained = asked.gained if any(asked.gained) else asked.decision.options[notation]
    return Draft(asked.say("label-more", things=terms.amounts(asked.words, gained)))


# Using a city card.


def how_often(asked: Asked, notation: str) -> Draft:
    count, (trade, *_) = TIMES.number(notation), _card(asked).trades
    return Draft(_trade(asked, count, trade.cost, trade.reward), rank=-count)


def trade(asked: Asked, notation: str) -> Draft:
    """Most uses first, one direction after the other."""
    if notation == DONE:
        return Draft(asked.say("label-trade-done"), group="pass", rank=LEAST)
    kind, count = parse_sale(notation)
    trades = _card(asked).trades
    way = next(way for way, trade in enumerate(trades) if _sells(trade, kind))
    price = cost(**{kind: 1}) if trades[way].any_good else trades[way].cost
    return Draft(_trade(asked, count, price, trades[way].reward), rank=10 * way + KINDS.index(kind) - count)


def _card(asked: Asked) -> CityCard:
    return CITY_CARDS[CARD.rest(asked.view.doing)]


def _sells(trade: Trade, kind: str) -> bool:
    return bool(trade.cost[KINDS.index(kind)]) or bool(trade.any_good and kind in GOODS)


def _trade(asked: Asked, count: int, price: Amounts, reward: Reward) -> str:
    whole = Reward(times(reward.plain, count), any_good=reward.any_good * count)
    given, taken = terms.amounts(asked.words, times(price, count)), terms.reward(asked.words, whole)
    return asked.say("label-trade", count=count, given=given, taken=taken)


def cities(asked: Asked, notation: str) -> Draft:
    """The bonuses of all these cities together."""
    chosen, letters = COLLECT.words(notation), dict(asked.view.markers)
    rewards = [MARKERS[letters[city]] for city in chosen]
    whole = Reward(
        total(*(gain.plain for gain in rewards)),
        different=sum(gain.different for gain in rewards),
        copy=sum(gain.copy for gain in rewards),
    )
    price = times(_card(asked).price, len(chosen))
    text = terms.reward(asked.words, whole)
    if price != NOTHING:
        text = asked.say("label-trade", count=len(chosen), given=terms.amounts(asked.words, price), taken=text)
    return Draft(terms.places(asked.words, chosen), text, rank=-len(chosen))


# Characters, goal cards, goods and small cities.


def character(asked: Asked, notation: str) -> Draft:
    name = PICK.rest(notation)
    detail = asked.say("label-character", line=terms.character_line(asked.words, name))
    return Draft(terms.character(asked.words, name), detail)


def goals(asked: Asked, notation: str) -> Draft:
    """The pair with the most points first."""
    kept = KEEP.words(notation)
    cities = {city for goal in kept for city in GOALS[goal].cities}
    points, more = sum(GOALS[goal].vp for goal in kept), DISTINCT_CITIES_VP[len(cities)]
    text = terms.both(asked.words, [terms.pair(asked.words, goal) for goal in kept])
    return Draft(text, asked.say("label-goals", points=points, count=len(cities), more=more), rank=-points - more)


def copy(asked: Asked, notation: str) -> Draft:
    city = COPY.rest(notation)
    things = terms.marker(asked.words, dict(asked.view.markers)[city])
    return Draft(asked.say("label-space", space=terms.place(asked.words, city), things=things))


def goods(asked: Asked, notation: str) -> Draft:
    """Those that make the most of the scarce kinds first."""
    text, scarce = _goods(asked, parse_goods(TAKE, notation))
    return Draft(text, rank=-scarce, chance="final")


def give(asked: Asked, notation: str) -> Draft:
    """Those that keep the scarce kinds first."""
    text, scarce = _goods(asked, parse_goods(GIVE, notation))
    return Draft(text, rank=scarce)


def _goods(asked: Asked, goods: Goods) -> tuple[str, int]:
    """Goods in words, and how scarce they are together."""
    pepper, silk, gold = goods
    return terms.amounts(asked.words, as_amounts(goods)), 3 * gold + 2 * silk + pepper


def compensation(asked: Asked, notation: str) -> Draft:
    camels, coins = parse_mix(notation)
    return Draft(terms.amounts(asked.words, cost(coin=coins, camel=camels)), rank=coins)


def order(asked: Asked, notation: str) -> Draft:
    city, markers = FIRST.rest(notation), dict(asked.view.markers)
    if city in markers:
        things = terms.marker(asked.words, markers[city])
    else:
        things = terms.amounts(asked.words, asked.gained) if any(asked.gained) else ""
    return Draft(asked.say("label-first", place=terms.place(asked.words, city)), things)


def relocate(asked: Asked, notation: str) -> Draft:
    """The losses with a post; cities of one's own goal cards last."""
    city, letters = FROM.rest(notation), dict(asked.view.markers)
    wanted = is_goal(asked.view, city)
    losses = [asked.say("label-goal")] if wanted else []
    if city in letters:
        losses.append(asked.say("label-each-round", things=terms.marker(asked.words, letters[city])))
    if city == BEIJING:
        points = BEIJING_VP[asked.view.beijing.index(asked.decision.seat)]
        losses.append(asked.say("label-at-the-end", points=terms.amount(asked.words, VP, points)))
    cards = [terms.card(asked.words, card) for where, card in asked.view.cards if where == city]
    losses += [asked.say("label-cards", count=len(cards))] if len(cards) > 1 else cards
    text = asked.say("label-relocate", place=terms.place(asked.words, city))
    return Draft(text, asked.words.chain(losses), rank=LEAST if wanted or city == BEIJING else len(losses))


def is_goal(view: View, city: str) -> bool:
    """Whether a goal card of the viewer names the city."""
    return any(city in GOALS[goal].cities for goal in view.goals)
