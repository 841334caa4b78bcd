"""Labels of using a city card: how often, what for what, which small cities."""

from engine.marco_polo.components.amounts import KINDS, NOTHING, Amounts, Reward, cost, times, total
from engine.marco_polo.components.cards import MARKERS
from engine.marco_polo.notation import CARD, COLLECT, DONE, TIMES, sale_read
from engine.marco_polo.spaces.city_card_kinds import CityCard, Trade
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from words.labels import LAST, Draft
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked


def how_often(asked: Asked, notation: str) -> Draft:
    count = TIMES.number(notation)
    trade = _card(asked).trades[0]
    return Draft(_trade(asked, count, trade.cost, trade.reward), rank=-count)


def trade(asked: Asked, notation: str) -> Draft:
    """Most uses first, one direction after the other."""
    if notation == DONE:
        return Draft(asked.say("label-trade-done"), group="pass", rank=LAST)
    what, count = sale_read(notation)
    card = _card(asked)
    chosen = next(one for one in card.trades if _sells(one, what))
    price = cost(**{what: 1}) if chosen.any_good else chosen.cost
    return Draft(
        _trade(asked, count, price, chosen.reward), rank=10 * card.trades.index(chosen) + KINDS.index(what) - count
    )


def _card(asked: Asked) -> CityCard:
    return CITY_CARDS[CARD.rest(asked.view.doing)]


def _sells(one: Trade, what: str) -> bool:
    return bool(one.cost[KINDS.index(what)]) or bool(one.any_good and what in ("pepper", "silk", "gold"))


def _trade(asked: Asked, count: int, price: Amounts, reward: Reward) -> str:
    whole = Reward(times(reward.plain, count), any_good=reward.any_good * count)
    given, taken = terms.amounts(asked.words, times(price, count)), terms.reward(asked.words, whole)
    return asked.say("label-trade", count=count, given=given, taken=taken)


def cities(asked: Asked, notation: str) -> Draft:
    """The bonuses of all these cities together."""
    chosen = COLLECT.words(notation)
    letters = dict(asked.view.markers)
    rewards = [MARKERS[letters[city]] for city in chosen]
    whole = Reward(
        total(*(one.plain for one in rewards)),
        different=sum(one.different for one in rewards),
        copy=sum(one.copy for one in rewards),
    )
    card = _card(asked)
    price = times(card.trades[0].cost, len(chosen)) if card.trades else NOTHING
    text = terms.reward(asked.words, whole)
    if price != NOTHING:
        text = asked.say("label-trade", count=len(chosen), given=terms.amounts(asked.words, price), taken=text)
    return Draft(terms.places(asked.words, chosen), text, rank=-len(chosen))
