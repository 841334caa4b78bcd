"""The nouns of Marco Polo: places, amounts, rewards, dice, spaces, cards, contracts, goal cards."""

from collections.abc import Sequence
from typing import Final

from engine.marco_polo.components.amounts import COIN, GOLD, KINDS, NOTHING, PEPPER, SILK, Reward
from engine.marco_polo.components.board import COINS, FIVE_COINS, KHAN, MILESTONES, POSTS, PURSE, SPACES, THREE_COINS
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.dice import BLACK, WHITE, order
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS, CityCard, Trade
from words.speech import Words

COINS_OF_SPACE: Final = {COINS: FIVE_COINS[COIN], PURSE: THREE_COINS[COIN]}
KIND_MESSAGES: Final = {kind: f"amount-{kind}" for kind in KINDS}


def place(words: Words, name: str) -> str:
    """A place by its id; what somebody typed where there is no such place."""
    return words.say(f"place-{name.replace('_', '-')}") if name in PLACES else name


def places(words: Words, names: Sequence[str]) -> str:
    """ "Moscow, Anxi"; "none" when there are none."""
    return words.commas(place(words, name) for name in names) or words.say("none")


def amount(words: Words, kind: int, count: int) -> str:
    return words.say(KIND_MESSAGES[KINDS[kind]], count=count)


def amounts(words: Words, counts: Sequence[int]) -> str:
    """ "3 coins, 2 camels"; "nothing" when there is nothing."""
    told = [amount(words, kind, count) for kind, count in enumerate(counts) if count]
    return words.commas(told) or words.say("nothing")


def stock(words: Words, counts: Sequence[int]) -> str:
    """All three goods with their numbers: "1 pepper 0 silk 2 gold"."""
    pepper, silk, gold = (amount(words, kind, counts[kind]) for kind in (PEPPER, SILK, GOLD))
    return words.say("goods-in-stock", pepper=pepper, silk=silk, gold=gold)


def reward(words: Words, one: Reward) -> str:
    """Everything a reward gives, plain things first."""
    extras = {
        "reward-any-good": one.any_good,
        "reward-different": one.different,
        "reward-step": one.step,
        "reward-black": one.black,
        "reward-contract": one.contract,
        "reward-copy": one.copy,
        "reward-own-city": one.own_city,
    }
    told = [amounts(words, one.plain)] if one.plain != NOTHING else []
    told += [words.say(message, count=count) for message, count in extras.items() if count]
    return words.commas(told)


def die(words: Words, number: int) -> str:
    """ "5", "black 4", "white 6"; dice not set yet have no value."""
    if number in (0, BLACK):
        return words.say("die-black" if number else "die-own")
    if number > WHITE:
        return words.say("die-white-value", value=number - WHITE)
    return words.say("die-black-value", value=number - BLACK) if number > BLACK else words.number(number)


def dice(words: Words, numbers: Sequence[int]) -> str:
    """ "5, 3 and black 2", the highest first; dice not set yet are counted: "4 own dice and 1 black die"."""
    shown = [die(words, number) for number in sorted(numbers, key=order, reverse=True) if number % 10]
    unset = {"dice-own": numbers.count(0), "dice-black": numbers.count(BLACK)}
    return words.listed([*shown, *(words.say(message, count=count) for message, count in unset.items() if count)])


def space(words: Words, key: str) -> str:
    """An action space by its notation, "3 coins" or "Silk line"; a city card by its effect."""
    if key in SPACES:
        return words.say(f"space-{key.replace(' ', '-')}", coins=COINS_OF_SPACE.get(key, 0))
    return card(words, key)


def card(words: Words, name: str) -> str:
    """What a city card does, in a few words; what somebody typed where there is no such card."""
    return _effect(words, CITY_CARDS[name]) if name in CITY_CARDS else name


def _effect(words: Words, one: CityCard) -> str:
    if one.each is not None:
        return words.say(f"card-{one.kind.replace('_', '-')}", reward=reward(words, one.each))
    if one.by_die:
        turn = next(value for value in range(1, 7) if one.by_die[value] != one.by_die[0])
        few, many = (reward(words, one.by_die[value]) for value in (0, 5))
        return words.say("card-by-die", few=few, many=many, **{"from": turn + 1})
    first, *others = (trade(words, each) for each in one.trades)
    return words.say("card-either", one=first, other=others[0]) if others else first


def trade(words: Words, one: Trade) -> str:
    """One use of a card: "1 camel, 1 silk → 8 coins"."""
    if one.different:
        cost = words.say("trade-different", count=one.different)
    elif one.any_good:
        cost = words.say("trade-any-good")
    else:
        cost = amounts(words, one.cost)
    return words.say("trade", cost=cost, reward=reward(words, one.reward))


def contract(words: Words, name: str) -> str:
    """ "4 points, 1 bonus step for 2 camels, 2 pepper, 1 gold"."""
    if name not in CONTRACTS:
        return name
    one = CONTRACTS[name]
    return words.say("contract", reward=reward(words, one.reward), cost=amounts(words, one.cost))


def contract_reward(words: Words, name: str) -> str:
    return reward(words, CONTRACTS[name].reward)


def contract_cost(words: Words, name: str) -> str:
    return amounts(words, CONTRACTS[name].cost)


def contract_among(words: Words, name: str, others: Sequence[str]) -> str:
    """What a contract brings, and what it asks for where another of these brings the same."""
    same = [one for one in others if CONTRACTS[one].reward == CONTRACTS[name].reward and one != name]
    told = contract_reward(words, name)
    return words.say("contract-told-apart", reward=told, cost=contract_cost(words, name)) if same else told


def goal(words: Words, name: str) -> str:
    """ "Moscow and Xi'an: 4 points"."""
    if name not in GOALS:
        return name
    one = GOALS[name]
    return words.say("goal", cities=pair(words, name), points=words.say("amount-vp", count=one.vp))


def pair(words: Words, name: str) -> str:
    """The two cities of a goal card."""
    one, other = (place(words, city) for city in GOALS[name].cities)
    return words.say("cities-joined", one=one, other=other)


def both(words: Words, things: Sequence[str]) -> str:
    """One thing, or two as "this + that"."""
    return things[0] if len(things) == 1 else words.say("both", one=things[0], other=things[1])


def marker(words: Words, letter: str) -> str:
    return reward(words, MARKERS[letter])


def outpost(words: Words, tile: str) -> str:
    return reward(words, OUTPOSTS[tile])


def character(words: Words, name: str) -> str:
    return words.say(f"character-{name}")


def character_in_brief(words: Words, name: str) -> str:
    return words.say(f"character-{name}.short")


def character_line(words: Words, name: str) -> str:
    """What a character's tile does, in one short line."""
    return words.say(f"character-{name}.line", **character_figures(words, name))


def character_figures(words: Words, name: str) -> dict[str, int | str]:
    """What sentences about a character may name."""
    one = CHARACTERS[name]
    return {
        "income": amounts(words, one.round_income),
        "posts": POSTS,
        "black": one.posts - POSTS,
        "last": one.posts,
        "points": MILESTONES.get(one.posts, 0),
        "khan": amounts(words, one.income_from(KHAN, 2)),
        "coins": amounts(words, one.income_from(COINS, 2)),
    }


def colour(words: Words, name: str) -> str:
    return words.say(f"colour-{name}")
