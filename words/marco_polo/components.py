"""What is said of each space, city card, contract, goal card, city and character of Marco Polo to one reader now: what
is lacking, what dice would bring, what a journey costs."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.core.figures import Figure
from engine.marco_polo.components.amounts import CAMEL, COIN, VP, Amounts, cost
from engine.marco_polo.components.board import (
    ADJUST_PRICE,
    BAZAAR,
    BEIJING_VP,
    BLACK_DIE_PRICE,
    COINS,
    CONTRACTS_SPACE,
    DICE_OF_SPACE,
    KHAN,
    MOST_ACTIVE_CONTRACTS,
    PURSE,
    REROLL_PRICE,
    ROUNDS,
    THREE_COINS,
    TRAVEL,
)
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.notation import ADJUST, BLACK_DIE, CARD, REROLL
from engine.marco_polo.outlook import Prospect
from engine.marco_polo.reach import Reach, reach, why_closed, why_unusable
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.view import SeatView, View
from words.facts import colour
from words.marco_polo import terms
from words.marco_polo.board import hourglass
from words.marco_polo.refusals import refusal_text
from words.marco_polo.sight import space_key
from words.rulebook import Reading, both

Reader: TypeAlias = Reading[View, SeatView]
Example: TypeAlias = Callable[[Reader], str]


def _dice(to: Reader) -> str:
    """The reader's dice that are not placed yet."""
    dice = to.mine.dice
    if not dice:
        return to.say("example-no-dice")
    return to.say("example-dice", dice=terms.dice(to.words, dice), count=len(dice))


def _within_reach(to: Reader) -> Reach:
    return reach(to.view, to.view.seat or 0)


def _lacking(to: Reader, price: Sequence[int]) -> str:
    """Which of these amounts the reader lacks."""
    missing = [max(0, need - have) for need, have in zip(price, to.mine.have, strict=True)]
    things = terms.amounts(to.words, missing)
    return to.say("example-lacking", things=things) if any(missing) else to.say("example-enough")


def _post_in(to: Reader, city: str) -> str:
    """Whether the reader has a trading post in a city."""
    return to.say("example-post" if city in to.mine.posts else "example-no-post", city=terms.place(to.words, city))


# ---------------------------------------------------------------------- actions


def _camels_price(price: Figure[Amounts]) -> Example:
    """The camels left, or missing, after paying a price."""

    def example(to: Reader) -> str:
        if price in (REROLL_PRICE, ADJUST_PRICE) and not to.mine.powers.rolls:
            return to.say("refusal-sets-dice-freely")
        have, cost = to.mine.have[CAMEL], price.at(to.view.version)[CAMEL]
        if have < cost:
            return to.say("example-camels-short", have=have, cost=cost, short=cost - have)
        return to.say("example-camels", have=have, cost=cost, left=have - cost)

    return example


def _at_best(space: str, tell: Callable[[Reader, Prospect], str]) -> Example:
    """The best that the reader's dice can do on a space; the dice alone where it is closed to them."""

    def example(to: Reader) -> str:
        best = _within_reach(to).actions.get(space)
        return _dice(to) if best is None else tell(to, best)

    return example


def _gain(line: str) -> Example:
    """What the best dice bring on a line of the bazaar."""

    def tell(to: Reader, best: Prospect) -> str:
        if best.reward is None:
            return _dice(to)
        things = terms.reward(to.words, best.reward)
        return to.say("example-best", count=DICE_OF_SPACE.get(line, 1), dice=best.low, things=things)

    return _at_best(line, tell)


def _contracts_in_reach(to: Reader, best: Prospect) -> str:
    return to.say("example-contracts", count=len(best.contracts), dice=best.low)


def _occupied(space: str) -> Example:
    """The price of dice that lie there."""

    def example(to: Reader) -> str:
        if not dict(to.view.spaces)[space]:
            return to.say("example-free")
        if not to.mine.powers.pays_toll:
            return to.say("example-occupied-free")
        return to.say("example-occupied", count=DICE_OF_SPACE.get(space, 1), coins=to.mine.have[COIN])

    return example


def _closed(to: Reader, notation: str) -> str:
    """Why an action is closed to the reader's dice and money as they are; empty where it is not, or dice are lacking
    anyway."""
    if to.view.stage != "turn" or not to.mine.dice:
        return ""
    refusal = why_closed(to.view, to.view.seat or 0, notation)
    return refusal_text(to.words, refusal, to.view, ()) if refusal else ""


def _unless_closed(space: str, *examples: Example) -> Example:
    """Examples of the reader's use of a space, or why it is closed."""

    def example(to: Reader) -> str:
        closed = _closed(to, space)
        return to.words.sentences([_dice(to), closed]) if closed else both(*examples)(to)

    return example


def _last_of_khan(to: Reader) -> str:
    placed = dict(to.view.spaces)[KHAN]
    return to.say("example-khan", value=placed[-1].dice[0] % 10) if placed else to.say("example-khan-free")


def _travel(to: Reader) -> str:
    within = _within_reach(to)
    return to.say("example-travel", count=within.steps) if within.journeys else _dice(to)


def _own_card_cities(to: Reader) -> list[str]:
    return [*dict.fromkeys(terms.place(to.words, city) for city, _ in to.view.cards if city in to.mine.posts)]


def _city_cards(to: Reader) -> str:
    cities = _own_card_cities(to)
    return to.say("example-card-cities", count=len(cities), places=to.words.listed(cities))


def _purse(to: Reader) -> str:
    have, coins = to.mine.have[COIN], THREE_COINS[COIN]
    price = terms.amount(to.words, COIN, coins)
    return to.say("example-purse", have=have, price=price, after=have + coins)


def _completed(to: Reader) -> str:
    most = max(len(seat.done) for seat in to.view.seats)
    return to.say("example-completed", count=len(to.mine.done), most=most)


SPACES: Final[dict[str, Example]] = {
    space_key(COINS): _unless_closed(COINS, _occupied(COINS), _dice),
    **{space_key(line): _unless_closed(line, _gain(line), _occupied(line)) for line in BAZAAR},
    space_key(KHAN): _unless_closed(KHAN, _last_of_khan, _dice),
    space_key(CONTRACTS_SPACE): _unless_closed(
        CONTRACTS_SPACE, _at_best(CONTRACTS_SPACE, _contracts_in_reach), _occupied(CONTRACTS_SPACE)
    ),
    space_key(TRAVEL): _unless_closed(TRAVEL, _travel, _occupied(TRAVEL)),
    "space-card": both(_city_cards, _dice),
    space_key(PURSE): _purse,
    space_key(REROLL): _camels_price(REROLL_PRICE),
    space_key(ADJUST): _camels_price(ADJUST_PRICE),
    space_key(BLACK_DIE): both(_camels_price(BLACK_DIE_PRICE), lambda to: to.say("example-black", count=to.view.black)),
    "bonus-complete": _completed,
    "concept-occupied": lambda to: to.say("example-coins", coins=to.mine.have[COIN]),
    "concept-dice": _dice,
}

# ---------------------------------------------------------------------- contracts, goal cards, city cards, bonuses


def _contract(name: str) -> Example:
    """The goods missing for it, and where it lies while nobody has it."""

    def example(to: Reader) -> str:
        where = to.say("example-on-space", space=to.view.row.index(name) + 1) if name in to.view.row else ""
        return to.words.sentences([_lacking(to, CONTRACTS[name].cost), where])

    return example


def _goal(name: str) -> Example:
    def example(to: Reader) -> str:
        missing = [terms.place(to.words, city) for city in GOALS[name].cities if city not in to.mine.posts]
        if not missing:
            return to.say("example-goal-done")
        return to.say("example-goal", places=to.words.listed(missing), count=len(missing))

    return example


def _city_card(name: str) -> Example:
    """Whether the reader may use it, and what is lacking for one use."""

    def example(to: Reader) -> str:
        cities = [city for city, card in to.view.cards if card == name][:1]
        has_post = any(city in to.mine.posts for city in cities)
        closed = _closed(to, CARD(name)) if has_post else ""
        lacking = _lacking_for_card(to, name, has_post=has_post)
        return to.words.sentences([*(_post_in(to, city) for city in cities), closed or lacking])

    return example


def _lacking_for_card(to: Reader, name: str, *, has_post: bool) -> str:
    """The coins, camels and so on that the reader lacks to use a city card once, or that none are lacking; empty for
    one that asks for nothing, and where a trading post is what is lacking. Of a card with two directions one is enough,
    and points may go below zero."""
    card, refusal = CITY_CARDS[name], why_unusable(to.view, to.view.seat or 0, name)
    if refusal is None:
        return to.say("example-enough") if has_post and (card.trades or any(card.price)) else ""
    short = any(need > have for need, have in zip(card.price, to.mine.have, strict=True))
    return _lacking(to, card.price) if short and len(card.trades) == 1 else refusal_text(to.words, refusal, to.view, ())


def _marker(letter: str) -> Example:
    return lambda to: to.words.sentences(_post_in(to, city) for city, its in to.view.markers if its == letter)


def _outpost(tile: str) -> Example:
    def example(to: Reader) -> str:
        places = to.words.listed(terms.place(to.words, city) for city, its in to.view.outposts if its == tile)
        return to.say("example-outpost", places=places) if places else to.say("example-outpost-gone")

    return example


CARDS: Final[dict[str, Example]] = {
    **{f"contract-{name}": _contract(name) for name in CONTRACTS},
    **{f"goal-{name}": _goal(name) for name in GOALS},
    **{f"card-{name}": _city_card(name) for name in CITY_CARDS},
    **{f"marker-{letter}": _marker(letter) for letter in MARKERS},
    **{f"outpost-{tile}": _outpost(tile) for tile in OUTPOSTS},
}

# ---------------------------------------------------------------------- places, characters, terms of the rules


def _place(name: str) -> Example:
    """Whether the reader has a post there, who else has, and the price of the journey there."""

    def example(to: Reader) -> str:
        own = name in to.mine.posts
        others = [seat for at, seat in enumerate(to.view.seats) if at != to.view.seat and name in seat.posts]
        if owners := to.words.listed(colour(to.words, seat.colour) for seat in others):
            posts = to.say("example-post-shared" if own else "example-posts-at", who=owners)
        else:
            posts = to.say("example-post-own") if own else ""
        return to.words.sentences([posts, _way_to(to, name)])

    return example


def _way_to(to: Reader, name: str) -> str:
    if name in to.mine.figures:
        return to.say("example-here")
    if to.view.doing and to.view.active == to.view.seat:
        return ""  # the options say what the way costs; that of another journey would contradict them
    journey = _within_reach(to).journeys.get(name)
    if journey is None:
        return to.say("example-no-way") if to.view.stage == "turn" else ""
    price = terms.amounts(to.words, cost(coin=journey.coins, camel=journey.camels))
    return to.say("example-way", count=len(journey.path) - 1, cost=price)


def _character(name: str) -> Example:
    def example(to: Reader) -> str:
        if to.mine.character == name:
            return to.say("example-own-character")
        owners = [colour(to.words, seat.colour) for seat in to.view.seats if seat.character == name]
        return to.say("example-character", who=owners[0]) if owners else ""

    return example


def _posts(to: Reader) -> str:
    return to.say("example-posts", placed=len(to.mine.posts), left=to.mine.posts_left)


def _large_cities(to: Reader) -> str:
    cities = _own_card_cities(to)
    places = to.words.commas(cities) or to.say("none")
    return to.say("example-card-cities", count=len(cities), places=places)


def _small_cities(to: Reader) -> str:
    rewards = [terms.marker(to.words, letter) for city, letter in to.view.markers if city in to.mine.posts]
    return to.say("example-markers", things=to.words.series(rewards)) if rewards else to.say("example-no-markers")


def _beijing(to: Reader) -> str:
    free = [vp for vp, seat in zip(BEIJING_VP, to.view.beijing, strict=True) if seat < 0]
    if not free:
        return to.say("example-beijing-full")
    return to.say("example-beijing", points=terms.amount(to.words, VP, free[0]))


def _contracts(to: Reader) -> str:
    return to.say("example-active", count=len(to.mine.contracts), most=MOST_ACTIVE_CONTRACTS)


def _goals(to: Reader) -> str:
    goals = terms.goals(to.words, to.view.goals)
    return to.say("example-goals", goals=goals) if goals else to.say("example-no-goals")


def _round(to: Reader) -> str:
    return to.say("example-round", round=to.view.round, rounds=ROUNDS) if to.view.round else ""


def _end(to: Reader) -> str:
    if not to.view.estimate:
        return ""
    return to.say("example-estimate", points=terms.amount(to.words, VP, sum(vp for _, vp in to.view.estimate)))


def _goods(to: Reader) -> str:
    things = terms.each_amount(to.words, to.mine.have[:VP])
    return to.say("example-goods", things=to.words.listed(things), count=len(things))


PIECES: Final[dict[str, Example]] = {
    **{f"place-{name}": _place(name) for name in PLACES},
    **{f"character-{name}": _character(name) for name in CHARACTERS},
    "concept-posts": _posts,
    "concept-large-cities": _large_cities,
    "concept-small-cities": _small_cities,
    "concept-question-mark": _small_cities,
    "concept-beijing": _beijing,
    "concept-contracts": _contracts,
    "concept-goals": _goals,
    "concept-compensation": _dice,
    "concept-start-player": lambda to: hourglass(to.words, to.view),
    "concept-round": _round,
    "concept-end": _end,
    "concept-goods": _goods,
}
EXAMPLES: Final = {**SPACES, **CARDS, **PIECES}
"""By the key of the entry."""
