"""Labels of options in Istanbul: buying, collecting, assistants brought back, numbers to call at the Tea House, dice
turned or rolled again, and their order in a menu."""

from typing import Final

from engine.core.notation import parse
from engine.istanbul.events import GainedGoods, GainedLira
from engine.istanbul.guild.actions import TIMES_THE_LIRA
from engine.istanbul.merchant.chance import CALLS, tea
from engine.istanbul.names import CARAVANSARY, COFFEE_HOUSE, GEMSTONE_DEALER, PLACES, RED_TILE
from engine.istanbul.notation import RETURN
from engine.istanbul.places import warehouses
from engine.istanbul.places.dice import CONSOLATION
from engine.istanbul.places.drawing import BONUS_CARDS
from engine.istanbul.reading.view import View
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.turn.roll import SET_TO, SIX, SIX_CARD
from words.istanbul import terms
from words.istanbul.components.reader import rolls_of
from words.istanbul.labels.asked import LIST, Asked
from words.labels import Draft, worse
from words.shapes import CARD

FEW_ASSISTANTS: Final = 2
BETTER_TEA_HOUSE: Final = 9
"""The guild card that pays more at the Tea House."""
REROLL_RANK: Final = 10
GAIN_RANK: Final = 20
"""Of a lira or good that a roll is certain to bring."""


def buy(asked: Asked, rest: str) -> Draft:
    if asked.decision.kind == PLACES[GEMSTONE_DEALER]:
        return Draft(asked.say("label-buy-ruby", lira=asked.view.dealer_price), group="act")
    if asked.decision.kind == PLACES[COFFEE_HOUSE] and asked.view.mocha:
        return Draft(asked.say("label-buy-ruby-coffee", coffee=asked.view.mocha.coffee_house_price), group="act")
    capacity, lira = asked.me.capacity + 1, warehouses.EXTENSION_PRICE.at(asked.view.version)
    message = "label-buy-last-extension" if capacity == LAST_CAPACITY else "label-buy-extension"
    return Draft(asked.say(message, lira=lira), asked.say("label-room-after", capacity=capacity), "act")


def collect(asked: Asked, rest: str) -> Draft:
    if asked.decision.kind == "assistant":
        return Draft(asked.say("label-collect"))
    goods, lira = warehouses.received(asked.view.mail_down)
    lost = asked.me.unfit(goods)
    detail = asked.say("shortcut-lost", goods=terms.goods(asked.words, lost)) if any(lost) else ""
    return Draft(asked.say("label-mail", goods=terms.goods(asked.words, goods), lira=lira), detail, "act")


def bring_back(asked: Asked, rest: str) -> Draft:
    places = [int(number) for number in rest.split()]
    if len(places) == len(asked.me.out) > 1:
        text = asked.say("label-return-all", count=len(places))
        return Draft(text, group=_return_group(asked, len(places)), rank=-len(places), by_gain=True)
    # Of several by their numbers alone, which tell them apart from the start.
    where = asked.words.listed(places) if len(places) > 1 else terms.places(asked.words, places)
    text = asked.say("label-return", count=len(places), places=where)
    return Draft(text, group=_return_group(asked, len(places)), rank=-len(places), by_gain=True)


def _return_group(asked: Asked, count: int) -> str:
    """Sets of assistants of which there are more than a list holds are listed by their size."""
    sizes = [len(RETURN.words(option)) for option in RETURN.among(asked.decision.options)]
    if len(sizes) <= LIST:
        return "return"
    return f"return 1 {FEW_ASSISTANTS}" if count <= FEW_ASSISTANTS else f"return {FEW_ASSISTANTS + 1} {max(sizes)}"


def call(asked: Asked, rest: str) -> Draft:
    """The call with the highest gain on average comes first."""
    number = int(rest)
    tile = asked.me.tiles[RED_TILE] and not _guild_card(asked.view)
    odds = asked.say(
        "label-call-odds",
        tile="yes" if tile else "no",
        ways=rolls_of(number, tile),
        lira=_times_the_call(asked.view) * number,
    )
    best = sorted(CALLS, key=lambda total: round(tea(total, tile), 6), reverse=True)
    return Draft(asked.say("label-call", number=number), odds, "call", best.index(number), "roll")


def lira_of_lower_roll(view: View) -> int:
    """At the Tea House, whatever was called."""
    return _times_the_call(view) * CONSOLATION


def _times_the_call(view: View) -> int:
    return TIMES_THE_LIRA if _guild_card(view) == BETTER_TEA_HOUSE else 1


def _guild_card(view: View) -> int:
    return view.mocha.guild_card if view.mocha else 0


def keep_roll(asked: Asked, rest: str) -> Draft:
    return _roll_with_gain(asked, Draft(asked.say("label-keep-roll")))


def turn_die(asked: Asked, rest: str) -> Draft:
    was = int(rest)
    made = _roll_with_gain(asked, Draft(asked.say("label-turn-die", was=was, now=SET_TO), rank=was))
    return made if was < SET_TO else worse(made)


def _roll_with_gain(asked: Asked, draft: Draft) -> Draft:
    """With the gain of the roll then, where that is certain; the larger it is the earlier."""
    own = [event for event in asked.outlook.events if event.seat == asked.decision.seat] if asked.outlook else []
    lira = [event.lira for event in own if isinstance(event, GainedLira)]
    goods = [event.goods for event in own if isinstance(event, GainedGoods) and any(event.goods)]
    gains = [*(asked.say("lira", lira=each) for each in lira), *(terms.goods(asked.words, each) for each in goods)]
    if not gains:
        return draft
    text = asked.say("label-roll-brings", text=draft.text, gains=asked.words.listed(gains))
    return draft._replace(text=text, rank=draft.rank - GAIN_RANK * (sum(lira) + sum(map(sum, goods))), by_gain=True)


def turn_to_six(asked: Asked, rest: str) -> Draft:
    """ "six 2", or "six 2 copy-top-discard" with the card that copies."""
    die, copying = parse(rest)
    card = terms.card(asked.words, copying or SIX_CARD)
    text = asked.say("label-turn-die-by-card", was=int(die), now=SIX, card=card)
    return Draft(text, rank=20 + int(die) + 10 * bool(copying))


def from_deck(asked: Asked, rest: str) -> Draft:
    """Without a discard pile the second card comes from the deck too, and is drawn at once."""
    at_once = asked.decision.kind == PLACES[CARAVANSARY] and not asked.view.discard
    text = asked.say("label-deck", count=min(BONUS_CARDS, asked.view.deck) if at_once else 1)
    return Draft(text, asked.say("label-deck-size", count=asked.view.deck), "cards", chance="final")


def from_discard_pile(asked: Asked, rest: str) -> Draft:
    """The only card of the pile leaves the deck alone for the second one, which is drawn at once."""
    top = asked.view.discard[-1]
    draws = len(asked.view.discard) == 1 and asked.view.deck and asked.decision.kind == PLACES[CARAVANSARY]
    text = asked.say("label-discard-and-deck" if draws else "label-discard-pile", card=terms.card(asked.words, top))
    return Draft(text, terms.card_line(asked.words, top), "cards", explains=CARD)
