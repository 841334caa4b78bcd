"""Labels of what is done at a place: buying, collecting, rolling, sending, drawing."""

from typing import Final

from engine.core.notation import parse
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, PLACES
from engine.istanbul.notation import RETURN
from engine.istanbul.places import warehouses
from engine.istanbul.places.dice import CONSOLATION
from engine.istanbul.roll import SET_TO, SIX, SIX_CARD
from engine.istanbul.state import LAST_CAPACITY
from words.istanbul import terms
from words.istanbul.labels.asked import LIST, Asked
from words.labels import LAST, Draft
from words.shapes import LABEL_LENGTH

FEW_ASSISTANTS: Final = 2


def buy(asked: Asked, rest: str) -> Draft:
    if asked.decision.kind == PLACES[GEMSTONE_DEALER]:
        return Draft(asked.say("label-buy-ruby", lira=asked.view.dealer_price), group="act")
    if asked.decision.kind == PLACES[COFFEE_HOUSE] and asked.view.mocha:
        return Draft(asked.say("label-buy-ruby-coffee", coffee=asked.view.mocha.coffee_house_price), group="act")
    last = asked.me.capacity + 1 == LAST_CAPACITY
    text = asked.say("label-buy-last-extension" if last else "label-buy-extension", lira=warehouses.EXTENSION_PRICE)
    return Draft(text, asked.say("label-room-after", capacity=asked.me.capacity + 1), "act")


def collect(asked: Asked, rest: str) -> Draft:
    if asked.decision.kind == "assistant":
        return Draft(asked.say("label-collect"))
    goods, lira = warehouses.received(asked.view.mail_down)
    return Draft(asked.say("label-mail", goods=terms.goods(asked.words, goods), lira=lira), group="act")


def bring_back(asked: Asked, rest: str) -> Draft:
    places = [int(number) for number in rest.split()]
    text = asked.say("label-return", count=len(places), places=terms.places(asked.words, places))
    if len(text) > LABEL_LENGTH:
        text = asked.say("label-return", count=len(places), places=asked.words.listed(places))
    return Draft(text, group=_return_group(asked, len(places)), rank=-len(places))


def _return_group(asked: Asked, count: int) -> str:
    """Sets of assistants of which there are more than a list holds are listed by their size."""
    sizes = [len(RETURN.words(option)) for option in RETURN.among(asked.decision.options)]
    if len(sizes) <= LIST:
        return "return"
    return f"return 1 {FEW_ASSISTANTS}" if count <= FEW_ASSISTANTS else f"return {FEW_ASSISTANTS + 1} {max(sizes)}"


def call(asked: Asked, rest: str) -> Draft:
    number = int(rest)
    return Draft(
        asked.say("label-call", number=number),
        asked.say("label-call-odds", ways=_ways(number), consolation=CONSOLATION, number=number),
        "call",
        rank=abs(number - 7),
        chance="roll",
    )


def _ways(number: int) -> int:
    """How many of the 36 rolls of two dice reach `number`."""
    return sum(a + b >= number for a in range(1, 7) for b in range(1, 7))


def keep_roll(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-keep-roll"))


def turn_die(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-turn-die", was=int(rest), now=SET_TO), rank=int(rest))


def turn_to_six(asked: Asked, rest: str) -> Draft:
    """ "six 2", or "six 2 copy-top-discard" with the card that copies."""
    die, copying = parse(rest)
    card = terms.card(asked.words, copying or SIX_CARD)
    text = asked.say("label-turn-die-by-card", was=int(die), now=SIX, card=card)
    return Draft(text, rank=20 + int(die) + 10 * bool(copying))


def reroll(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-reroll"), rank=10, chance="roll")


def from_deck(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-deck"), asked.say("label-deck-size", count=asked.view.deck), "cards")


def from_discard_pile(asked: Asked, rest: str) -> Draft:
    top = asked.view.discard[-1]
    return Draft(
        asked.say("label-discard-pile", card=terms.card(asked.words, top)), terms.card_line(asked.words, top), "cards"
    )


def skip(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-skip"), group="pass", rank=LAST)


PASSING: Final = {"enough": "label-enough", "no-extra": "label-no-extra", "end": "label-end", "done": "label-done"}


def pass_on(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say(PASSING[asked.notation]), group="pass", rank=LAST)
