"""What the seat does not have of what a notation names, or which place does not do what it asks."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.core.decision import Decision, Refusal
from engine.core.notation import Parsed, parse
from engine.istanbul import names
from engine.istanbul import notation as verbs
from engine.istanbul.figures import FIGURE_FEE
from engine.istanbul.letters import DELIVERED
from engine.istanbul.names import GOOD, GOODS, PLACES
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.view import SeatView, View
from words.istanbul import terms
from words.istanbul.labels import label
from words.istanbul.prompts import PLACE_OF_KIND
from words.istanbul.refusals import refusal_text
from words.shapes import Names
from words.speech import Words

MOST_LISTED: Final = 6
MARKETS: Final = (PLACES[names.LARGE_MARKET], PLACES[names.SMALL_MARKET])
PLACE_VERBS: Final = (verbs.SEND, verbs.STEP, verbs.USE, verbs.BESIDE, verbs.TUNNEL, verbs.RUBY, verbs.BAKSHEESH)
GIVING: Final = (verbs.SELL.word, verbs.DELIVER.word, verbs.GIVE.word, verbs.ROAST.word)


def lacking(words: Words, view: View, decision: Decision, notation: str) -> str:
    """What the seat does not have of what a notation names, or which place does not do; empty where it is something
    else."""
    verb, rest = parse(notation)
    seat = view.seats[decision.seat]
    swap, ware = verbs.parse_swap(notation), _lacking_ware(words, seat, notation)
    if ware:
        return ware
    if verb == verbs.SELL.word and decision.kind in MARKETS:
        place = PLACE_OF_KIND[decision.kind]
        wanted = view.large_demand if place == names.LARGE_MARKET else view.small_demand
        return words.say("lacks-not-wanted", place=terms.place(words, place), goods=terms.goods(words, wanted))
    if swap and swap.given == "lira" and seat.lira < FIGURE_FEE:
        return refusal_text(words, Refusal("needs_lira", lira=FIGURE_FEE, have=seat.lira), view, ())
    if verb == verbs.DELIVER.word:
        return words.say("lacks-ruby-price", options=options_text(words, view, decision, ()))
    if verb in (verbs.TAKE.word, verbs.GAIN.word):
        return words.say("lacks-other-goods", goods=terms.wares(words, rest) if _are_wares(rest) else rest)
    if verb == verbs.TILE.word and rest in GOOD:
        return _lacking_tile(words, GOOD[rest])
    if verb == verbs.TURN_DIE.word:
        return words.say("lacks-die", die=rest)
    for one in (verbs.DISCARD, verbs.ROAST_CARD):
        if one.begins(notation):
            return refusal_text(words, Refusal("card_not_in_hand", card=one.rest(notation)), view, ())
    for one in (verbs.DISCARD_GUILD, verbs.ROAST_GUILD):
        if one.begins(notation):
            card = Parsed(one.word, one.rest(notation)).number
            return refusal_text(words, Refusal("guild_card_not_in_hand", card=card), view, ())
    if verb == verbs.RETURN.word:
        away = next((place for place in rest.split() if place not in map(str, seat.out)), None)
        return (away and refusal_text(words, Refusal("no_assistant_there", place=away), view, ())) or ""
    if verb in (verbs.LETTER.word, verbs.TRADE.word, verbs.EXTRA_TURN.word):
        return _lacking_letter(words, seat, rest.split())
    if any(verb == one.word for one in PLACE_VERBS):
        on_board = any(parse(notation).number in row for row in view.grid)
        message = "lacks-other-place" if on_board else "refusal-unknown-place"
        return words.say(message, place=terms.place(words, int(rest)) if on_board else rest)
    return ""


def _are_wares(named: str) -> bool:
    return all(ware in (*GOODS, "coffee") for ware in named.split())


def _lacking_tile(words: Words, good: int) -> str:
    mosque = next(place for place, goods in STACKS.items() if good in goods)
    return words.say("lacks-tile-here", tile=terms.mosque_tile(words, good), place=terms.place(words, mosque))


def _lacking_ware(words: Words, seat: SeatView, notation: str) -> str:
    """Which of the goods that a notation gives away the seat has too few of."""
    verb, rest = parse(notation)
    swap = verbs.parse_swap(notation)
    given = swap.given.split() if swap else rest.split() if verb in GIVING else [verb]
    have = {**dict(zip(GOODS, seat.goods, strict=True)), "coffee": seat.coffee}
    for ware in dict.fromkeys(given):
        if ware in have and given.count(ware) > have[ware]:
            return words.say("lacks-ware", needed=given.count(ware), good=words.say(f"good-{ware}"), have=have[ware])
    return ""


def _lacking_letter(words: Words, seat: SeatView, named: Sequence[str]) -> str:
    held = Counter("delivered" if seals == DELIVERED else str(place) for place, seals in seat.letters)
    for letter, count in Counter(named).items():
        if letter == "delivered" and count > held[letter]:
            return words.say("lacks-letter-delivered")
        if letter.isdigit() and count > held[letter]:
            return words.say("lacks-letter", place=terms.place(words, int(letter)))
    return ""


def options_text(words: Words, view: View, decision: Decision, seats: Names) -> str:
    """The first options of a decision in words."""
    texts = [label.option_label(words, view, decision, one, None, seats).text for one in decision.options]
    return words.series([*texts[:MOST_LISTED], *(["…"] if len(texts) > MOST_LISTED else [])])
