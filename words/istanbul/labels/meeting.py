"""Labels of options in Istanbul for those who are met: catching a family member, Governor, Smuggler, paying merchants;
bonus cards to play or discard."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.notation import parse
from engine.istanbul.events import CopiedCard, GaveGoods, PaidNeutral, PaidSeat, SpentLira
from engine.istanbul.names import COLOURS, GOOD, SMUGGLER
from engine.istanbul.notation import parse_swap
from engine.istanbul.rookie.goods import swap_worth
from engine.istanbul.turn.encounters import REWARD_LIRA
from engine.istanbul.turn.neutral_figures import FIGURE_FEE, FIGURES
from engine.istanbul.turn.payment import neutral_paid
from engine.istanbul.turn.recall import PRICE
from words.istanbul import terms
from words.istanbul.components.cards import CARDS
from words.istanbul.labels.asked import CARD_RANK, RECALL_RANK, Asked
from words.istanbul.labels.moving import LONGEST_NAME
from words.labels import LAST, Draft, worse
from words.shapes import CARD, DETAIL_LENGTH, FIGURE, clipped, length_of

DRAWS: Final = ("governor", "courier")
"""The figures for which cards or letters are drawn."""


def catch(asked: Asked, rest: str) -> Draft:
    colour, reward = rest.split()
    victim = next(i for i, seat in enumerate(asked.view.seats) if seat.colour == colour)
    reward = asked.say(f"reward-{reward}", lira=REWARD_LIRA)
    text = asked.say("label-catch", name=clipped(asked.names[victim], LONGEST_NAME), reward=reward)
    return Draft(text, group="meet", rank=COLOURS.index(colour), chance="final")


def reward(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-reward", reward=asked.say(f"reward-{rest}", lira=REWARD_LIRA)))


def meet(asked: Asked, rest: str) -> Draft:
    text, line = asked.say("label-meet", figure=terms.figure(asked.words, rest)), terms.figure_line(asked.words, rest)
    return Draft(text, line, "meet", rank=100, chance="draw" if rest in DRAWS else rest, explains=FIGURE)


def smuggler(asked: Asked, notation: str) -> Draft:
    """What brings most comes first."""
    swap = parse_swap(notation)
    if swap is None:
        raise ValueError(notation)
    gained, price = swap
    good, rank = terms.good(asked.words, GOOD[gained]), -round(100 * swap_worth(asked.view, swap))
    if not price:
        return Draft(asked.say("label-take-good", good=good), rank=rank, chance=SMUGGLER)
    if price == "lira":
        return Draft(asked.say("label-good-for-lira", good=good, lira=FIGURE_FEE), rank=rank, chance=SMUGGLER)
    if price == gained:
        made = Draft(asked.say("label-good-for-itself", good=good), rank=LAST, chance=SMUGGLER)
        return worse(made) if any(map(_brings_something, asked.decision.options)) else made
    text = asked.say("label-good-for-good", good=good, price=terms.good(asked.words, GOOD[price]))
    return Draft(text, rank=rank, chance=SMUGGLER)


def _brings_something(notation: str) -> bool:
    """Whether it is anything else than a good for itself: a deal, or a card that may make one possible."""
    swap = parse_swap(notation)
    return swap is None or swap.gained != swap.given


def pay_lira(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-pay-lira", lira=FIGURE_FEE), rank=-1, chance=asked.decision.kind)


def discard(asked: Asked, rest: str) -> Draft:
    text = asked.say("label-discard", card=terms.card(asked.words, rest))
    figure = asked.decision.kind if asked.decision.kind in FIGURES else ""
    return Draft(text, terms.card_line(asked.words, rest), chance=figure, explains=CARD)


def pay(asked: Asked, rest: str) -> Draft:
    """All merchants met, all or none."""
    if asked.outlook is None:
        return Draft(asked.say("label-pay-all"))
    paid = [event for event in asked.outlook.events if isinstance(event, PaidSeat | PaidNeutral)]
    met = list(dict.fromkeys(asked.names[event.to] for event in paid if isinstance(event, PaidSeat)))
    neutral = [neutral_paid(event) for event in paid if isinstance(event, PaidNeutral)]
    met += [asked.say("neutral-merchants", count=count) for count in neutral]
    lira = sum(event.lira for event in paid)
    text = asked.say("label-pay", who=asked.words.listed(met), lira=lira)
    return Draft(text, chance=neutral_chance(paid))


def neutral_chance(events: Sequence[Any]) -> str:
    """The name of the message that says where neutral merchants go who are paid."""
    count = sum(neutral_paid(event) for event in events if isinstance(event, PaidNeutral))
    return "neutral" if count == 1 else "neutrals"


def play(asked: Asked, rest: str) -> Draft:
    """A bonus card; how many of them are in hand, where several are."""
    count = asked.view.hand.count(rest)
    card = asked.say("counted", thing=terms.card(asked.words, rest), count=max(count, 1))
    at_once = _at_once(asked)
    return Draft(
        asked.say("label-play", card=card),
        at_once or _with_reach(asked, terms.card_line(asked.words, rest)),
        "card",
        CARD_RANK,
        "roll" if CARDS[rest].rolls else "final",  # a figure may move next, or cards be drawn
        "" if at_once else CARD,
    )


def _at_once(asked: Asked) -> str:
    """The card that is copied, and what is paid without another choice, where this card's own words tell neither: for
    a copy, or for the figure that is met."""
    events = asked.outlook.events if asked.outlook else ()
    copied = [event.card for event in events if isinstance(event, CopiedCard)]
    if not copied and asked.decision.kind not in FIGURES:
        return ""
    lira = sum(event.lira for event in events if isinstance(event, SpentLira))
    price = [asked.say("lira", lira=lira)] if lira else []
    price += [terms.goods(asked.words, event.goods) for event in events if isinstance(event, GaveGoods)]
    notes = [asked.say("label-copies", card=terms.card(asked.words, card)) for card in copied]
    notes += [asked.say("shortcut-pay", price=asked.words.commas(price))] if price else []
    return asked.words.chain(notes)


def detail_of_card(asked: Asked, rest: str) -> Draft:
    """A choice that one bonus card alone asks for: its notation is the card's face and a word, its label the attribute
    of that name of the card's message."""
    return Draft(terms.card_detail(asked.words, parse(asked.notation).verb, rest))


def _with_reach(asked: Asked, line: str) -> str:
    """The effect of a card, and where one may go with it alone; how many places that are if they have no room."""
    reach = asked.outlook.reach if asked.outlook else ()
    if not reach:
        return line
    whole = asked.words.chain([line, asked.say("label-reach", places=asked.words.either(map(str, reach)))])
    if length_of(whole) <= DETAIL_LENGTH:
        return whole
    return asked.words.chain([line, asked.say("label-reach-many", count=len(reach))])


def recall(asked: Asked, rest: str) -> Draft:
    place = terms.place(asked.words, int(rest))
    return Draft(asked.say("label-recall", place=place, lira=PRICE), group="recall", rank=RECALL_RANK + int(rest))
