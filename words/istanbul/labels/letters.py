"""Labels of options of Letters & Seals: letters, seals, companion, bids at the Auction House, kiosk tiles, Secret
Society, Catacombs."""

from dataclasses import replace
from typing import Final

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.istanbul.events import Bid
from engine.istanbul.kiosk.table import KIOSK_TILES, PRICES
from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.names import AUCTION_HOUSE, COURIER, FOUNTAIN, GOODS, PLACES
from engine.istanbul.notation import BID, MEET, PICK, STEP, TRADE, TUNNEL, parse_swap
from engine.istanbul.places import drawing, pieces
from engine.istanbul.reading.view import View
from words.istanbul import terms
from words.istanbul.components.kiosk import KIOSK_TILES as KIOSK_WORDS
from words.istanbul.components.kiosk import lacks
from words.istanbul.labels.asked import COMPANION_RANK, LIST, SEALS_RANK, Asked
from words.istanbul.labels.meeting import DRAWS
from words.istanbul.labels.mocha import several_wares
from words.istanbul.labels.moving import costs, with_prospect
from words.labels import LAST, Draft
from words.rulebook import Reading
from words.shapes import CARD, FIGURE, Names
from words.speech import Words


def companion(asked: Asked, rest: str) -> Draft:
    draft = with_prospect(asked, int(rest), "label-companion")
    return Draft(draft.text, costs(asked, int(rest)), "companion", COMPANION_RANK + draft.rank)


def take_companion(asked: Asked, rest: str) -> Draft:
    """At the Fountain it is one of the ways to end the action while assistants are out: they stay there, whereas after
    assistants the companion is asked about."""
    alone = asked.decision.kind == PLACES[FOUNTAIN] and asked.me.out
    return Draft(
        asked.say("label-only-companion" if alone else "label-take-companion"),
        group="return",
        rank=LAST if alone else 0,
    )


def whose_figure(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-figure-merchant" if rest == "merchant" else "label-figure-companion"))


def tunnel(asked: Asked, notation: str) -> Draft:
    """Nothing is done there, so only the name counts."""
    place = TUNNEL.number(notation)
    return Draft(terms.place(asked.words, place), rank=place)


def family_step(asked: Asked, notation: str) -> Draft:
    return with_prospect(asked, STEP.number(notation))


def to_merchant(asked: Asked, rest: str) -> Draft:
    seat = next(i for i, other in enumerate(asked.view.seats) if other.colour == rest)
    place = terms.place(asked.words, asked.view.seats[seat].merchant)
    return Draft(asked.say("label-to-merchant", name=asked.names[seat], place=place))


def use_figure(asked: Asked, notation: str) -> Draft:
    name = MEET.rest(notation)
    place = dict(asked.view.figures)[name]
    text = asked.say("label-use-figure", figure=terms.figure(asked.words, name), place=place)
    chance, line = "draw" if name in DRAWS else name, terms.figure_line(asked.words, name)
    return Draft(text, line, chance=chance, explains=FIGURE)


def take_letters(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-take-letters", count=drawing.LETTERS), group="act")


DELIVERED_RANK: Final = 100
"""After the letters to all places."""


def letter(asked: Asked, rest: str) -> Draft:
    if rest == "delivered":
        return Draft(asked.say("label-letter-delivered", seals=DELIVERED), rank=DELIVERED_RANK, chance=COURIER)
    text = asked.say("label-letter", place=terms.place(asked.words, int(rest)), seals=SEALED)
    return Draft(text, rank=int(rest), chance=COURIER)


def seals(asked: Asked, rest: str) -> Draft:
    """ "delivered delivered 4 13": which letters are given for their seals."""
    names = rest.split()
    delivered = names.count("delivered")
    places = [int(name) for name in names if name.isdigit()]
    group, message = ("seals", "label-trade") if TRADE.begins(asked.notation) else ("extra-turn", "label-extra-turn")
    text = asked.say(message, letters=terms.letters(asked.words, places, delivered, names.count("any")))
    count = DELIVERED * delivered + SEALED * (len(names) - delivered)
    return Draft(text, asked.say("label-seals", seals=count), group, rank=SEALS_RANK + 10 * count - delivered)


def ruby(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-ruby-from", place=terms.place(asked.words, int(rest))), rank=int(rest))


def open_kiosk(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-open-kiosk", count=len(asked.view.seats) + 1), group="act")


def pick_tile(asked: Asked, rest: str) -> Draft:
    number, letters = int(rest), asked.view.letters
    active = asked.decision.seat == asked.view.active
    held = active and KIOSK_TILES[number].moves and letters is not None and letters.mover == "family"
    return Draft(
        asked.say("label-thing", thing=terms.kiosk_tile(asked.words, number)),
        asked.say("refusal-family-step-was-the-move.short") if held else "",
        rank=number,
        chance="picks",
    )


COFFEE_OR_LIRA: Final = {"take coffee": "kiosk-coffee-taken", "take lira": "kiosk-lira-taken"}


def tile_answer(words: Words, view: View, decision: Decision, notation: str, answer: str, names: Names) -> str:
    """A tile that is used at once: "2 spice", or "Get a letter for 2 lira"; coffee or lira are told with what they are
    taken instead of, since two tiles offer the same coffee."""
    picked, number = Asked(words, view, decision, notation, None, names), PICK.number(notation)
    only_lira = view.mocha is None and answer in COFFEE_OR_LIRA
    if answer == "use" or only_lira or view.letters is None:
        return pick_tile(picked, str(number)).text
    if answer in COFFEE_OR_LIRA:
        lira = KIOSK_TILES[number].figures.at(words.version)["lira"]
        return picked.say("label-thing", thing=words.say(COFFEE_OR_LIRA[answer], lira=lira))
    seen = replace(view, letters=replace(view.letters, tile=number))
    return _use(Asked(words, seen, decision, answer, None, names), answer).text


def tile_lacks(words: Words, view: View, decision: Decision, notation: str) -> str:
    return lacks(Reading(words, view, view.seats[decision.seat]), PICK.number(notation))


def use_tile(asked: Asked, notation: str) -> Draft:
    return _use(asked, notation)._replace(chance=_after_tile(asked, notation))


def _use(asked: Asked, notation: str) -> Draft:
    if notation == "decline":
        return Draft(asked.say("label-decline"), group="pass", rank=LAST)
    verb, rest = parse(notation)
    if verb == "use":
        return Draft(asked.say("label-use-tile"))
    if verb == "take":
        return Draft(asked.say("label-take", wares=_thing(asked, rest, True)))
    swapped = parse_swap(notation)
    if swapped is None:
        raise ValueError(notation)
    gained, given = swapped
    detail = terms.card_line(asked.words, given) if asked.words.has(f"card-{given}") else ""
    text = asked.say("label-swap", gained=_thing(asked, gained, True), given=_thing(asked, given, False))
    return Draft(text, detail, explains=CARD if detail else "")


def _after_tile(asked: Asked, notation: str) -> str:
    """The reason why it cannot be undone: the others choose as long as tiles lie open, the last tile's card or letter
    is drawn."""
    if notation == "use" and KIOSK_WORDS[_tile(asked)].rolls:
        return "roll"
    return "picks" if asked.view.letters and asked.view.letters.tiles_open else "draw"


def _tile(asked: Asked) -> int:
    return asked.view.letters.tile if asked.view.letters else 0


def _thing(asked: Asked, name: str, gained: bool) -> str:
    """One side of an exchange at the Kiosk: a good, coffee, lira, a letter, any card or a card of the hand."""
    if name in (*GOODS, pieces.COFFEE):
        return terms.wares(asked.words, name)
    if name == "lira":
        return _lira(asked, gained)
    if name in ("letter", "card"):
        return asked.say(f"kiosk-{name}")
    return terms.quoted_card(asked.words, name)


def _lira(asked: Asked, gained: bool) -> str:
    """The lira of the tile itself, else those of all exchanges."""
    usual = PRICES.at(asked.words.version)["payout" if gained else "price"]
    tile = KIOSK_TILES.get(_tile(asked))
    return asked.say("lira", lira=tile.figures.at(asked.words.version).get("lira", usual) if tile else usual)


def bid(asked: Asked, rest: str) -> Draft:
    lira = int(rest)
    return Draft(asked.say("label-bid", lira=lira), group=_bid_group(asked, lira), rank=lira, chance=_after_bid(asked))


FEW_BIDS: Final = 5


def no_bid(asked: Asked, rest: str) -> Draft:
    group = "bid" if len(asked.decision.options) <= FEW_BIDS else "pass"
    return Draft(asked.say("label-pass"), group=group, rank=-1, chance=_after_bid(asked))


def _bid_group(asked: Asked, lira: int) -> str:
    """Bids of which there are more than a list holds are listed in ranges."""
    bids = [BID.number(option) for option in BID.among(asked.decision.options)]
    if len(bids) <= LIST:
        return "bid"
    first = bids[0] + (lira - bids[0]) // LIST * LIST
    return f"bid {first} {min(first + LIST - 1, bids[-1])}"


def _after_bid(asked: Asked) -> str:
    """The others bid after the opening; the last bid settles it."""
    return "bids" if asked.decision.kind == "opening-bid" else "final"


def gift(asked: Asked, notation: str) -> Draft:
    if notation == "skip":
        return Draft(asked.say("label-skip"), group="pass", rank=LAST)
    draft = several_wares(asked, notation)
    if asked.decision.kind != PLACES[AUCTION_HOUSE]:
        return draft._replace(chance="final")
    bids = [event.lira for event in asked.outlook.events if isinstance(event, Bid)] if asked.outlook else []
    forced = [asked.say("label-bid", lira=lira) for lira in bids[:1]]  # the last lira opens without being asked
    return draft._replace(text=asked.words.chain([draft.text, *forced]), chance="bids")
