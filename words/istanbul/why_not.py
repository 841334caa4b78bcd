"""Why a choice is not possible now: what the rules say, or else to which moment of a turn it belongs and what must be
chosen before."""

from typing import Final

from engine.core.decision import Decision, Refusal
from engine.core.notation import parse
from engine.istanbul import names
from engine.istanbul import notation as verbs
from engine.istanbul.cards.table import CARDS
from engine.istanbul.encounters import SEALS_FOR_TURN
from engine.istanbul.names import GOODS
from engine.istanbul.view import View
from words.istanbul import terms
from words.istanbul.lacking import lacking, options_text
from words.istanbul.prompts import PLACE_OF_KIND, prompt
from words.istanbul.refusals import refusal_text
from words.shapes import Names
from words.speech import Words

GENERAL: Final = "not_an_option"
MOVED: Final = ("assistant", "pay", "action", "encounters", "end")
"""Phases of a turn that follow the move."""

PLACES_OF: Final[dict[str, tuple[int, ...]]] = {
    "buy": (names.WAINWRIGHT, names.GEMSTONE_DEALER, names.COFFEE_HOUSE),
    "fill": (names.FABRIC_WAREHOUSE, names.SPICE_WAREHOUSE, names.FRUIT_WAREHOUSE),
    "deck": (names.CARAVANSARY,),
    "discard-pile": (names.CARAVANSARY,),
    "roll-first": (names.BLACK_MARKET,),
    verbs.CALL.word: (names.TEA_HOUSE,),
    verbs.SELL.word: (names.LARGE_MARKET, names.SMALL_MARKET),
    verbs.SEND.word: (names.POLICE_STATION,),
    verbs.DELIVER.word: (names.SULTANS_PALACE,),
    verbs.TILE.word: (names.SMALL_MOSQUE, names.GREAT_MOSQUE, names.TAVERN),
    verbs.ROAST.word: (names.ROASTING_PLANT,),
    "draw": (names.GUILD_HALL,),
    "barrier": (names.TAVERN,),
    verbs.BESIDE.word: (names.TAVERN,),
    verbs.BAKSHEESH.word: (names.TAVERN,),
    "take-letters": (names.EMBASSY,),
    "open": (names.KIOSK,),
    verbs.PICK.word: (names.KIOSK,),
    verbs.DECLINE: (names.KIOSK,),
    verbs.BID.word: (names.AUCTION_HOUSE,),
    verbs.PASS: (names.AUCTION_HOUSE,),
    verbs.TRADE.word: (names.SECRET_SOCIETY,),
    verbs.TUNNEL.word: (names.CATACOMBS,),
    verbs.FIGURE.word: (names.CATACOMBS,),
    "take-companion": (names.FOUNTAIN,),
    "leave-companion": (names.FOUNTAIN,),
}
"""The places whose actions are chosen by a verb."""

LATER: Final = ("beside", "pick", "decline", "bid", "pass", "tunnel", "figure", "leave-companion")
"""What these places ask only once their action has begun."""

MOMENTS: Final[dict[str, str]] = {
    verbs.MOVE.word: "move",
    verbs.COMPANION.word: "companion",
    verbs.PLACE_COMPANION: "place-companion",
    verbs.GUILD.word: "guild",
    "leave": "assistant",
    "collect": "collect",
    "collect-neutral": "assistant",
    verbs.STOP: "stop",
    "pay": "pay",
    verbs.SKIP: "skip",
    verbs.MEET.word: "meet",
    verbs.CATCH.word: "catch",
    verbs.REWARD.word: "reward",
    verbs.END: "end",
    verbs.EXTRA_TURN.word: "extra-turn",
    verbs.ENOUGH: "enough",
    verbs.DONE: "done",
    **dict.fromkeys((verbs.KEEP, verbs.TURN_DIE.word, "reroll", verbs.SIX.word), "roll"),
    **dict.fromkeys(
        (verbs.TAKE.word, verbs.GAIN.word, verbs.GIVE.word, verbs.JEWELRY.word, "take-nothing", "coffee"), "goods"
    ),
    **dict.fromkeys((verbs.RETURN.word, "return-none"), "return"),
    verbs.RECALL.word: "recall",
    verbs.DISCARD.word: "discard",
    verbs.DISCARD_GUILD.word: "discard-guild",
    **dict.fromkeys(("lira", *GOODS), "figure"),
    "for": "exchange",
    verbs.LETTER.word: "letter",
    verbs.RUBY.word: "ruby",
    **dict.fromkeys((verbs.STEP.word, verbs.TO.word, verbs.ANY.word), "card"),
    **dict.fromkeys((verbs.EXTRA.word, verbs.NO_EXTRA), "extra-good"),
    verbs.USE.word: "use",
}
"""To which moment of a turn other verbs belong."""

ARRIVING: Final = ("leave", "collect", "collect-neutral", verbs.STOP)
OWN_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "move": (verbs.MOVE.word, verbs.COMPANION.word, verbs.PLACE_COMPANION, verbs.GUILD.word),
    "assistant": ARRIVING,
    "pay": ("pay", verbs.STOP),
    "encounters": (verbs.MEET.word, verbs.CATCH.word, verbs.END, verbs.EXTRA_TURN.word),
    "end-turn": (verbs.END, verbs.EXTRA_TURN.word),
    "fountain": (verbs.RETURN.word, "take-companion"),
    "extra-good": (verbs.EXTRA.word,),
    **dict.fromkeys(("opening-bid", "bid", "closing-bid"), (verbs.BID.word,)),
}
"""What belongs to a decision of this kind, beside the action of a place, even where no such option is possible."""

BESIDE: Final = (verbs.PLAY.word, verbs.RECALL.word)
"""What may be done beside most decisions of the own turn."""


def why_not(words: Words, view: View, decision: Decision, notation: str, seats: Names) -> str:
    """Whole sentences that name what stands in the way of a notation that is no option of the decision."""
    verb = _verb(notation)
    if (verb in BESIDE and decision.seat == view.active) or _belongs(decision, verb):
        refusal = decision.why(notation) or Refusal(GENERAL)
        if refusal.code != GENERAL:
            return refusal_text(words, refusal, view, seats)
        missing = lacking(words, view, decision, notation)
        if missing:
            return missing
        if verb not in BESIDE:
            return words.say("only-these", options=options_text(words, view, decision, seats))
    return words.sentences([_moment(words, view, decision, notation), _first(words, view, decision, seats)])


def _verb(notation: str) -> str:
    """What a notation begins with; "for" of an exchange, which begins with what is gained."""
    verb = parse(notation).verb
    return "for" if verbs.parse_swap(notation) and verb != verbs.TILE.word else verb


def _belongs(decision: Decision, verb: str) -> bool:
    place = PLACE_OF_KIND.get(decision.kind)
    own = verb in OWN_VERBS.get(decision.kind, ()) or (verb not in LATER and place in PLACES_OF.get(verb, ()))
    return own or any(_verb(option) == verb for option in decision.options)


def _moment(words: Words, view: View, decision: Decision, notation: str) -> str:
    """To which moment of a turn a notation belongs."""
    verb = _verb(notation)
    if verb in PLACES_OF:
        there = [place for place in PLACES_OF[verb] if any(place in row for row in view.grid)]
        if not there:
            return words.say("moment-not-in-game")
        return words.say("moment-at-place", places=words.either(terms.place(words, place) for place in there))
    if verb == verbs.PLAY.word:
        face = verbs.PLAY.rest(notation)
        if face not in CARDS or face not in view.hand:
            code = "card_not_in_hand" if face in CARDS else "unknown_card"
            return refusal_text(words, Refusal(code, card=face), view, ())
        return words.say("moment-play" if decision.seat == view.active else "moment-play.other")
    moved = verb == verbs.MOVE.word and decision.seat == view.active and view.phase in MOVED
    moment = MOMENTS.get(verb)
    if moment is None:
        return words.say("unknown-choice", typed=notation)
    return words.say(f"moment-{moment}{'.moved' if moved else ''}", **_facts(moment))


def _facts(moment: str) -> dict[str, int | str]:
    return {"seals": SEALS_FOR_TURN} if moment == "extra-turn" else {}


def _first(words: Words, view: View, decision: Decision, seats: Names) -> str:
    """What the seat must choose before anything else."""
    if decision.kind == "move":
        return words.say("refusal-move-first")
    if decision.kind == "encounters":
        return words.say("refusal-only-encounters-left")
    if decision.kind == "end-turn":
        return words.say("refusal-turn-over")
    if decision.kind in PLACE_OF_KIND and verbs.SKIP in decision.options:
        return words.say("first-place", place=terms.place(words, PLACE_OF_KIND[decision.kind]))
    return words.say("first-asked", question=prompt(words, view, decision, seats).question)
