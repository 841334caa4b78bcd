"""What a player did in a whole game, in figures."""

from collections.abc import Sequence
from typing import Any

from engine.istanbul.events import PaidSeat, PlayedCard, Rolled, Sold
from words.figures import dice_told
from words.speech import Words


def figures(words: Words, events: Sequence[Any], seat: int) -> str:
    own = [event for event in events if event.seat == seat]
    dice = [die for event in own if isinstance(event, Rolled) for die in event.dice]
    sales = [event.lira for event in own if isinstance(event, Sold)]
    cards = sum(isinstance(event, PlayedCard) for event in own)
    paid = sum(event.lira for event in own if isinstance(event, PaidSeat))
    return words.commas(
        filter(
            None,
            [
                words.say("figures-sales", count=len(sales), lira=sum(sales)) if sales else "",
                words.say("figures-cards", count=cards) if cards else "",
                words.say("figures-paid", lira=paid) if paid else "",
                dice_told(words, sum(dice), len(dice)),
            ],
        )
    )
