"""For whom an example is told, and the sentences that several examples share."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.core.figures import Figure
from engine.marco_polo.components.amounts import CAMEL, COIN, VP, Amounts
from engine.marco_polo.view import SeatView, View
from words.marco_polo import terms
from words.rulebook import Reading

Reader: TypeAlias = Reading[View, SeatView]
Example: TypeAlias = Callable[[Reader], str]


def coins(to: Reader) -> str:
    return to.say("example-coins", coins=to.mine.have[COIN])


def dice(to: Reader) -> str:
    """The reader's dice that are not placed yet."""
    return (
        to.say("example-dice", dice=terms.dice(to.words, to.mine.dice)) if to.mine.dice else to.say("example-no-dice")
    )


def camels_price(price: Figure[Amounts]) -> Example:
    """What is left, or missing, where something costs so many camels."""

    def told(to: Reader) -> str:
        have, cost = to.mine.have[CAMEL], price.at(to.view.version)[CAMEL]
        if have < cost:
            return to.say("example-camels-short", have=have, cost=cost, short=cost - have)
        return to.say("example-camels", have=have, cost=cost, left=have - cost)

    return told


def lacking(to: Reader, cost: Sequence[int]) -> str:
    """Which of these amounts the reader lacks."""
    missing = [max(0, need - have) for need, have in zip(cost, to.mine.have, strict=True)]
    return (
        to.say("example-lacking", things=terms.amounts(to.words, missing)) if any(missing) else to.say("example-enough")
    )


def post_in(to: Reader, city: str) -> str:
    """Whether the reader has a trading post in a city."""
    return to.say("example-post" if city in to.mine.posts else "example-no-post", city=terms.place(to.words, city))


def points(to: Reader, count: int) -> str:
    return terms.amount(to.words, VP, count)
