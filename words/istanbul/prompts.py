"""What a panel of Istanbul asks and what the call in the channel says; the line about a seat's belongings; what a
beginner is told when first meeting a thing; answers given ahead in words."""

from typing import Final

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.istanbul.names import PLACES, TEA_HOUSE
from engine.istanbul.notation import CATCH, GUILD, MEET, SKIP, STOP, is_beside
from engine.istanbul.places import auction_house
from engine.istanbul.reading.ahead import AUCTION, NEVER
from engine.istanbul.reading.view import View
from words.finished import in_turn_order
from words.istanbul import terms
from words.istanbul.labels.acting import lira_of_lower_roll
from words.istanbul.refusals import guild_refusal, short_refusal
from words.shapes import Names, Prompt
from words.speech import Words

ASKED_WITH_ANY_HAND: Final = ("opening-bid", "closing-bid", "kiosk-use", "final-cards")  # rulings 66 and 85
PLACE_OF_KIND: Final = {kind: place for place, kind in PLACES.items()}


def prompt(words: Words, view: View, decision: Decision, names: Names) -> Prompt:
    place = PLACE_OF_KIND.get(decision.kind)
    if place is not None:
        lower = words.say("tea-house-lower", lira=lira_of_lower_roll(view)) if place == TEA_HOUSE else ""
        return Prompt(terms.place(words, place), lower)
    asked, facts = _question(decision), _facts(words, view, decision.seat, names)
    lines = [_omitted(words, decision) if decision.kind == "encounters" else ""]
    nothing_left = decision.kind == "end-turn" and len(decision.options) == 1
    lines.append(words.say(f"{asked}.help", **facts) if words.has(f"{asked}.help") and not nothing_left else "")
    if decision.kind == "move":
        lines += [_near_end(words, view, names), _guild_cards_not_now(words, view, decision)]
    if decision.kind in ASKED_WITH_ANY_HAND and len(decision.options) == 1 and view.hand:
        lines.append(words.say("asked-with-any-hand"))
    return Prompt(words.say(asked, **facts), "\n".join(filter(None, lines)))


def _omitted(words: Words, decision: Decision) -> str:
    """Why the action of the place could not be carried out; empty where it was, or was skipped."""
    why = decision.why(SKIP)
    if why is None or why.code in ("only_encounters_left", "action_skipped"):
        return ""
    return words.say("no-action-here", why=short_refusal(words, why))


def _question(decision: Decision) -> str:
    verbs = {parse(option).verb for option in decision.options}
    if decision.kind == "encounters" and CATCH.word in verbs:  # which is no choice: the turn cannot end before it
        return "question-catch"
    if decision.kind == "assistant" and all(option == STOP or is_beside(option) for option in decision.options):
        return "question-no-assistant"
    if decision.kind != "encounters" or MEET.word in verbs:
        return f"ask-{decision.kind}"
    return "ask-done" if len(decision.options) == 1 else "question-nobody-left"


def _guild_cards_not_now(words: Words, view: View, decision: Decision) -> str:
    """Which guild cards in hand cannot be played, with the reason, those of the same reason together."""
    by_reason: dict[str, list[str]] = {}
    for number in view.mocha.guild_hand if view.mocha else ():
        refusal = decision.why(GUILD(number))
        if refusal is not None:
            by_reason.setdefault(guild_refusal(words, refusal), []).append(terms.guild_card(words, number))
    held = [words.say("guild-not-now", cards=words.series(cards), reason=why) for why, cards in by_reason.items()]
    return words.say("guild-cards-not-now", cards=words.chain(held)) if held else ""


def standing(words: Words, view: View, names: Names) -> str:
    rubies = in_turn_order(words, view, names, [seat.rubies for seat in view.seats])
    return words.say("standing-last" if view.final_round else "standing", round=view.round, rubies=rubies)


def _near_end(words: Words, view: View, names: Names) -> str:
    """Everybody's rubies, once somebody lacks one ruby to end the game, or has ended it."""
    near = [names[number] for number, seat in enumerate(view.seats) if seat.rubies == view.rubies_to_end - 1]
    if not near and not view.final_round:
        return ""
    message = "rubies-last-round" if view.final_round else "rubies-near-end"
    rubies = in_turn_order(words, view, names, [seat.rubies for seat in view.seats])
    return words.say(message, rubies=rubies, who=words.either(near))


def summons(words: Words, view: View, decision: Decision, names: Names) -> str:
    called = f"ask-{decision.kind}.public"
    if words.has(called):
        return words.say(called, **_facts(words, view, decision.seat, names))
    return words.say("your-move" if decision.kind == "move" else "your-turn-goes-on")


def _facts(words: Words, view: View, seat: int, names: Names) -> dict[str, int | str]:
    """The facts of questions: the turn's number, the seat's lira, how many merchants it meets, the kiosk tile being
    used, the auction so far."""
    facts: dict[str, int | str] = {"turn": view.turn, "have": view.seats[seat].lira, "merchants": view.to_pay}
    letters = view.letters
    if letters is None:
        return facts
    bidder = "" if letters.bidder is None else names[letters.bidder]
    tile = terms.kiosk_tile(words, letters.tile) if letters.tile else ""
    return facts | {"bid": letters.bid, "cards": auction_house.CARDS, "bidder": bidder, "tile": tile}


def role(words: Words, view: View, seat: int) -> str:
    """The caravan master is called so."""
    return words.say("role-caravan-master") if view.caravan == seat else ""


def status_line(words: Words, view: View, seat: int) -> str:
    """ "21 lira · 5 fabric, 2 spice · 2 assistants"."""
    mine = view.seats[seat]
    parts = [
        words.say("rubies", count=mine.rubies) if mine.rubies else "",
        words.say("lira", lira=mine.lira),
        terms.goods(words, mine.goods),
        terms.some(words, "coffee", mine.coffee) if mine.coffee else "",
        terms.letters_of(words, mine.letters) if view.letters and mine.letters else "",
        words.say("status-assistants", count=len(mine.stack)),
    ]
    return words.chain(parts)


# What is explained in a line, once, when a person first meets it: `met-<thing>`.

MET_AT: Final = {
    "move": "turn",
    "large-market": "market",
    "small-market": "market",
    "small-mosque": "mosque",
    "great-mosque": "mosque",
    "fountain": "fountain",
    "caravansary": "caravansary",
    "black-market": "black-market",
    "tea-house": "tea-house",
    "police-station": "police-station",
    "roasting-plant": "roasting-plant",
    "guild-hall": "guild-hall",
    "tavern": "tavern",
    "kiosk-pick": "kiosk",
    "opening-bid": "auction",
    "bid": "auction",
    "secret-society": "secret-society",
    "catacombs": "catacombs",
}
"""By the kind of a decision."""
MET_WITH: Final = {
    "catch ": "family",
    "meet governor": "governor",
    "meet smuggler": "smuggler",
    "meet coffee-trader": "coffee-trader",
    "meet courier": "courier",
    "guild ": "guild-card",
    "play ": "card",
    "place-companion": "companion",
    "extra-turn": "extra-turn",
}
"""By how an option begins."""


def ahead_line(words: Words, name: str, value: str | None) -> str:
    if value is None:
        return words.say(f"ahead-{name}", answer="ask")
    if name == AUCTION:
        return words.say("ahead-auction", answer="pass" if value == "0" else "bid", lira=int(value))
    if value == NEVER:
        return words.say("ahead-kiosk", answer=NEVER)
    tiles = words.chain(terms.kiosk_tile(words, int(number)) for number in value.split())
    return words.say("ahead-kiosk", answer="order", tiles=tiles)


def ahead_choice(words: Words, name: str, value: str, present: str | None) -> str:
    """A value that can be chosen; a tile comes after those that are chosen now, if any are."""
    if name == AUCTION:
        return words.say("ahead-auction-choice", answer="pass" if value == "0" else "bid", lira=int(value))
    if value == NEVER:
        return words.say("ahead-kiosk-never")
    which = "first" if present in (None, NEVER, value) else "next"
    return words.say("ahead-kiosk-choice", which=which, tile=terms.kiosk_tile(words, int(value)))
