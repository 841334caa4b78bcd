"""What cities, goods, spaces, city cards, contracts and goal cards of Marco Polo are called, and in which order dice
are named: own ones first, then black and white ("6, 5, 3 and white 4")."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain, groupby
from typing import Final

from engine.marco_polo.components.amounts import COIN, KINDS, VP, Reward
from engine.marco_polo.components.board import (
    COINS,
    FIVE_COINS,
    KHAN,
    MILESTONES,
    POSTS,
    PURSE,
    SPACES,
    THREE_COINS,
)
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.dice import BLACK, WHITE
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS, Trade
from words.speech import Words

COINS_OF_SPACE: Final = {COINS: FIVE_COINS[COIN], PURSE: THREE_COINS[COIN]}


def place(words: Words, name: str) -> str:
    """A place by its id; the id itself, which somebody typed, where there is no such place."""
    return words.say(f"place-{name.replace('_', '-')}") if name in PLACES else name


def places(words: Words, names: Sequence[str]) -> str:
    """ "Moscow, Anxi"; "none" when there are none."""
    return words.commas(place(words, name) for name in names) or words.say("none")


def amount(words: Words, kind: int, count: int) -> str:
    return words.say(f"amount-{KINDS[kind]}", count=count)


def amounts(words: Words, counts: Sequence[int]) -> str:
    """ "3 coins, 2 camels"; "nothing" when there is nothing."""
    return words.commas(each_amount(words, counts)) or words.say("nothing")


def each_amount(words: Words, counts: Sequence[int]) -> list[str]:
    """The same as a list; empty when there is nothing."""
    return [amount(words, kind, count) for kind, count in enumerate(counts) if count]


def coins_between(words: Words, first: int, second: int) -> str:
    """ "2 to 5 coins", or "2 coins" where both ends are the same."""
    least, most = sorted((first, second))
    coins = amount(words, COIN, most)
    return coins if least == most else words.say("label-span", least=least, most=coins)


def reward(words: Words, gain: Reward) -> str:
    """Everything a reward gives, plain things first."""
    extras = ("any-good", "different", "step", "black", "contract", "copy", "own-city")
    return words.commas(
        [
            *each_amount(words, gain.plain),
            *(words.say(f"reward-{name}", count=n) for name, n in zip(extras, gain[1:], strict=True) if n),
        ]
    )


def die(words: Words, number: int) -> str:
    """ "5", "black 4", "white 6"; dice not set yet have no value."""
    if number in (0, BLACK):
        return words.say("die-black" if number else "die-own")
    if number > WHITE:
        return words.say("die-white-value", value=number - WHITE)
    return words.say("die-black-value" if number > BLACK else "die-own-value", value=number % BLACK)


def dice(words: Words, numbers: Sequence[int]) -> str:
    """ "5, 3 and black 2": own dice, then black and white ones, as all behind one named white would be read as white;
    of each the highest first. Equal ones are told together, "two 4s, 3 and two black 4s". Dice not set yet are counted:
    "4 coloured dice and a black one"."""
    by_colour = groupby(sorted(filter(value_of, numbers), key=_by_colour), colour_of)
    shown = chain.from_iterable(_of_colour(words, [*group]) for _, group in by_colour)
    return words.listed([*shown, *_unset(words, numbers.count(0), numbers.count(BLACK))])


def begins_with_equal(numbers: Sequence[int]) -> bool:
    """Whether what is said of these dice begins with several of one value."""
    return numbers.count(min(numbers, key=_by_colour)) > 1


def _unset(words: Words, own: int, black: int) -> list[str]:
    if own and black:
        more = words.say("dice-black.more", count=black)
        return [words.say("dice-both", own=words.say("dice-own", count=own), black=more)]
    return [
        words.say(message, count=count) for message, count in {"dice-own": own, "dice-black": black}.items() if count
    ]


def _of_colour(words: Words, numbers: Sequence[int]) -> list[str]:
    """Dice of one colour, sorted."""
    kinds = Counter(numbers)
    return [
        words.say("dice-equal", colour=colour_of(number), value=value_of(number), count=count)
        if count > 1
        else die(words, number)
        for number, count in kinds.items()
    ]


def dice_sold(words: Words, numbers: Sequence[int]) -> str:
    """Of one without a value it is not said how many it is."""
    return die(words, numbers[0]) if len(numbers) == 1 else dice(words, numbers)


def dice_placed(words: Words, numbers: Sequence[int]) -> str:
    """ "dice 5 and 3", "two 6s and 3", "black die 4"."""
    begins = "equal" if begins_with_equal(numbers) else "other"
    colour, value = colour_of(numbers[0]), value_of(numbers[0])
    return words.say(
        "shortcut-dice", count=len(numbers), dice=dice(words, numbers), begins=begins, colour=colour, value=value
    )


def value_of(number: int) -> int:
    """What a die shows; 0 of one not set yet."""
    return number % BLACK


def colour_of(number: int) -> str:
    return ("own", "black", "white")[number // BLACK]


def _by_colour(number: int) -> tuple[int, int]:
    return number // BLACK, -number


def space(words: Words, key: str) -> str:
    """An action space by its notation, "3 coins" or "Silk bazaar"; a city card by its effect."""
    if key in SPACES:
        return words.say(f"space-{key.replace(' ', '-')}", coins=COINS_OF_SPACE.get(key, 0))
    return card(words, key)


def card(words: Words, name: str) -> str:
    """The effect of a city card in a few words; the name itself, which somebody typed, where there is no such card."""
    if name not in CITY_CARDS:
        return name
    card = CITY_CARDS[name]
    if card.each is not None:
        return words.say(f"card-{card.kind.replace('_', '-')}", reward=reward(words, card.each))
    if card.by_die:
        turn = next(value for value in range(1, 7) if card.by_die[value] != card.by_die[0])
        few, many = (reward(words, card.by_die[value]) for value in (0, 5))
        return words.say("card-by-die", few=few, many=many, **{"from": turn + 1})
    first, *others = (trade(words, each) for each in card.trades)
    return words.say("card-either", one=first, other=others[0]) if others else first


def trade(words: Words, use: Trade) -> str:
    """One use of a card: "1 camel, 1 silk → 8 coins"."""
    if use.different:
        cost = words.say("trade-different", count=use.different)
    else:
        cost = words.say("trade-any-good") if use.any_good else amounts(words, use.cost)
    return words.say("trade", cost=cost, reward=reward(words, use.reward))


def contract(words: Words, name: str) -> str:
    """ "2 camels, 2 pepper, 1 gold → 4 points, 1 bonus step"."""
    if name not in CONTRACTS:
        return name
    return words.say("contract", reward=contract_reward(words, name), cost=contract_cost(words, name))


def contract_reward(words: Words, name: str) -> str:
    return reward(words, CONTRACTS[name].reward)


def contract_quoted(words: Words, name: str) -> str:
    """Its reward as its name: "“7 coins, 1 camel”"."""
    return words.say("shortcut-contract", contract=contract_reward(words, name))


def contracts_quoted(words: Words, names: Sequence[str]) -> str:
    return words.listed(contract_quoted(words, name) for name in names)


def contract_cost(words: Words, name: str) -> str:
    return amounts(words, CONTRACTS[name].cost)


def contract_among(words: Words, name: str, others: Sequence[str]) -> str:
    """The reward of a contract, and its cost where another of these has the same reward."""
    reward = contract_reward(words, name)
    alone = all(CONTRACTS[other].reward != CONTRACTS[name].reward for other in others if other != name)
    return reward if alone else words.say("contract-told-apart", reward=reward, cost=contract_cost(words, name))


def goal(words: Words, name: str) -> str:
    """ "Moscow and Xi'an: 4 points"."""
    if name not in GOALS:
        return name
    return words.say("goal", cities=pair(words, name), points=amount(words, VP, GOALS[name].vp))


def goals(words: Words, names: Sequence[str]) -> str:
    return words.series(goal(words, name) for name in names)


def pair(words: Words, name: str) -> str:
    """The two cities of a goal card."""
    first, second = (place(words, city) for city in GOALS[name].cities)
    return words.say("cities-joined", one=first, other=second)


def both(words: Words, things: Sequence[str]) -> str:
    """One thing, or two as "this + that"."""
    return things[0] if len(things) == 1 else words.say("both", one=things[0], other=things[1])


def marker(words: Words, letter: str) -> str:
    return reward(words, MARKERS[letter])


def outpost(words: Words, tile: str) -> str:
    return reward(words, OUTPOSTS[tile])


def character(words: Words, name: str) -> str:
    return words.say(f"character-{name}")


def character_line(words: Words, name: str) -> str:
    """The powers of a character in one short line."""
    return words.say(f"character-{name}.line", **character_figures(words, name))


def character_figures(words: Words, name: str) -> dict[str, int | str]:
    """The facts that sentences about a character may name."""
    powers = CHARACTERS[name]
    return {
        "income": amounts(words, powers.round_income),
        "posts": POSTS,
        "black": powers.posts - POSTS,
        "last": powers.posts,
        "points": MILESTONES.get(powers.posts, 0),
        "khan": amounts(words, powers.income_from(KHAN, 2)),
        "coins": amounts(words, powers.income_from(COINS, 2)),
    }
