"""Why something typed or wanted in Istanbul is not possible now: the rule, what is lacking, or to which moment of a
turn it belongs and what comes first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.decision import Decision, Refusal
from engine.core.figures import figure_at
from engine.core.notation import Parsed, parse
from engine.istanbul import names
from engine.istanbul import notation as verbs
from engine.istanbul.cards.table import CARDS, SETS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.letters import DELIVERED
from engine.istanbul.names import GOOD, GOODS, POLICE_STATION, TAVERN_TILES
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.table import PLACES as RULES
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.setup.options import card_sets
from engine.istanbul.turn.extra_turn import SEALS_FOR_TURN
from engine.istanbul.turn.neutral_figures import FIGURE_FEE
from words.facts import colour, first_of
from words.istanbul import terms
from words.istanbul.components.places import PLACES
from words.istanbul.labels import label
from words.istanbul.prompts import PLACE_OF_KIND, prompt
from words.istanbul.refusals import refusal_text
from words.shapes import Names
from words.speech import Words

MARKETS: Final = ("large-market", "small-market")
PLACE_VERBS: Final = {
    verb.word for verb in (verbs.SEND, verbs.STEP, verbs.USE, verbs.BESIDE, verbs.TUNNEL, verbs.RUBY, verbs.BAKSHEESH)
}
GIVING: Final = (verbs.SELL.word, verbs.DELIVER.word, verbs.GIVE.word, verbs.ROAST.word)


def lacking(words: Words, view: View, decision: Decision, notation: str) -> str:
    """The things that a notation names and the seat does not have, or the place that does not do; empty where it is
    something else."""
    verb, rest = parse(notation)
    seat, swap = view.seats[decision.seat], verbs.parse_swap(notation)
    if ware := _lacking_ware(words, seat, notation):
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
        known = all(ware in (*GOODS, "coffee") for ware in rest.split())
        return words.say("lacks-other-goods", goods=terms.wares(words, rest) if known else rest)
    if verb == verbs.TILE.word and rest in GOOD:
        return _lacking_tile(words, GOOD[rest])
    if verb == verbs.TURN_DIE.word:
        return words.say("lacks-die", die=rest)
    if card := verbs.DISCARD.rest(notation) or verbs.ROAST_CARD.rest(notation):
        return refusal_text(words, Refusal("card_not_in_hand", card=card), view, ())
    if card := verbs.DISCARD_GUILD.rest(notation) or verbs.ROAST_GUILD.rest(notation):
        return refusal_text(words, Refusal("guild_card_not_in_hand", card=Parsed("", card).number), view, ())
    if verb == verbs.RETURN.word:
        away = next((place for place in rest.split() if place not in map(str, seat.out)), None)
        return refusal_text(words, Refusal("no_assistant_there", place=away), view, ()) if away else ""
    if verb in (verbs.LETTER.word, verbs.TRADE.word, verbs.EXTRA_TURN.word):
        return _lacking_letter(words, seat, rest.split())
    if verb in PLACE_VERBS:
        on_board = any(parse(notation).number in row for row in view.grid)
        message = "lacks-other-place" if on_board else "refusal-unknown-place"
        return words.say(message, place=terms.place(words, int(rest)) if on_board else rest)
    return ""


def _lacking_tile(words: Words, good: int) -> str:
    mosque = next(place for place, goods in STACKS.items() if good in goods)
    return words.say("lacks-tile-here", tile=terms.mosque_tile(words, good), place=terms.place(words, mosque))


def _lacking_ware(words: Words, seat: SeatView, notation: str) -> str:
    """Which of the goods that a notation gives away the seat has too few of."""
    verb, rest = parse(notation)
    swap = verbs.parse_swap(notation)
    names_goods = rest.split() if verb in GIVING else [verb]
    given = swap.given.split() if swap else names_goods
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


def options_text(words: Words, view: View, decision: Decision, names: Names) -> str:
    """The first options of a decision in words."""
    return first_of(
        words, [label.option_label(words, view, decision, option, None, names).text for option in decision.options]
    )


GENERAL: Final = "not_an_option"
MOVED: Final = ("assistant", "pay", "action", "encounters", "end")
"""Phases of a turn that follow the move."""

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
    **dict.fromkeys((verbs.KEEP, verbs.TURN_DIE.word, "reroll", verbs.SIX_TO.word), "roll"),
    **dict.fromkeys(
        (verbs.TAKE.word, verbs.GAIN.word, verbs.GIVE.word, verbs.JEWELRY_COUNT.word, "take-nothing", "coffee"), "goods"
    ),
    **dict.fromkeys((verbs.RETURN.word, "return-none"), "return"),
    verbs.RECALL.word: "recall",
    verbs.DISCARD.word: "discard",
    verbs.DISCARD_GUILD.word: "discard-guild",
    **dict.fromkeys(("lira", *GOODS), "figure"),
    "for": "exchange",
    verbs.LETTER.word: "letter",
    **dict.fromkeys((verbs.STEP.word, verbs.TO.word, verbs.ANY.word, *CARDS), "card"),
    **dict.fromkeys((verbs.EXTRA.word, verbs.NO_EXTRA), "extra-good"),
    verbs.USE.word: "use",
}
"""To which moment of a turn a verb belongs, where it is not the action of certain places."""

VERBS_OF: Final = {place: (*RULES[place].verbs, *row.later) for place, row in PLACES.items()}
PLACES_OF: Final = {
    verb: [place for place, own in VERBS_OF.items() if verb in own]
    for verb in dict.fromkeys(verb for own in VERBS_OF.values() for verb in own if verb not in MOMENTS)
}
"""The places whose actions are chosen by a verb."""

WITH_RUBIES: Final = (
    names.WAINWRIGHT,
    names.SULTANS_PALACE,
    names.SMALL_MOSQUE,
    names.GREAT_MOSQUE,
    names.GEMSTONE_DEALER,
    names.TAVERN,
    names.COFFEE_HOUSE,
    names.SECRET_SOCIETY,
)
ARRIVING: Final = ("leave", "collect", "collect-neutral", verbs.STOP)
OWN_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "move": (verbs.MOVE.word, verbs.COMPANION.word, verbs.PLACE_COMPANION, verbs.GUILD.word),
    "assistant": ARRIVING,
    "pay": ("pay", verbs.STOP),
    "encounters": (verbs.MEET.word, verbs.CATCH.word, verbs.END, verbs.EXTRA_TURN.word),
    "end-turn": (verbs.END, verbs.EXTRA_TURN.word),
    "extra-good": (verbs.EXTRA.word,),
    "kiosk-use": ("use",),
    "tavern-again": RULES[names.TAVERN].verbs,
    **{kind: RULES[place].verbs for kind, place in PLACE_OF_KIND.items()},
    **dict.fromkeys(("opening-bid", "bid", "closing-bid"), (verbs.BID.word,)),
}
"""The verbs of a decision of this kind, beside the action of a place, even where no such option is possible."""

BESIDE: Final = (verbs.PLAY.word, verbs.RECALL.word)
"""The verbs that may be chosen beside most decisions of one's own turn."""
OVER: Final = {"encounters": "only_encounters_left", "end-turn": "turn_over"}
"""Decisions after the action, and the code with which the rules say only that it is over."""


def why_not(words: Words, view: View, decision: Decision, notation: str, names: Names) -> str:
    """The reason against a notation that is no option of a decision: the rule that forbids it, the things the seat
    lacks for it, or else to which moment of a turn it belongs and what must be chosen before."""
    verb = _verb(notation)
    if (verb in BESIDE and decision.seat == view.active) or _belongs(decision, verb):
        refusal = decision.why(notation) or Refusal(GENERAL)
        if refusal.code != GENERAL:
            return refusal_text(words, refusal, view, names)
        if missing := lacking(words, view, decision, notation):
            return missing
        if verb not in BESIDE:
            return words.say("only-these", options=options_text(words, view, decision, names))
    elif decision.kind in OVER and (reason := why_omitted(words, view, decision, notation, names)):
        return reason
    return words.sentences([_moment(words, view, decision, notation), _first(words, view, decision, names)])


def why_omitted(words: Words, view: View, decision: Decision, notation: str, names: Names) -> str:
    """Why the action that a notation belongs to cannot be done at the place of the decision, was left undone in this
    turn, or belongs to another place; empty for anything else."""
    kind, verb = decision.kind, _verb(notation)
    if not any(verb in row.verbs for row in RULES.values()) or not (kind in OVER or verb in OWN_VERBS.get(kind, ())):
        return ""
    refusal = decision.why(notation)
    if refusal is not None and refusal.code not in (GENERAL, OVER.get(kind)):
        return refusal_text(words, refusal, view, names)
    if kind not in OVER:
        return ""
    return words.sentences([_moment(words, view, decision, notation), _first(words, view, decision, names)])


def _verb(notation: str) -> str:
    """The verb of a notation; "for" of an exchange, which begins with the thing gained."""
    verb = parse(notation).verb
    return "for" if verbs.parse_swap(notation) and verb != verbs.TILE.word else verb


def _belongs(decision: Decision, verb: str) -> bool:
    own = verb in OWN_VERBS.get(decision.kind, ())
    return own or any(_verb(option) == verb for option in decision.options)


def _moment(words: Words, view: View, decision: Decision, notation: str) -> str:
    """To which moment of a turn a notation belongs; of a ruby, all places that bring one."""
    verb = _verb(notation)
    if {verbs.RUBY.word, words.say("wish-ruby"), words.say("wish-rubies")} & set(notation.split()):
        places = (terms.place(words, place) for place in WITH_RUBIES if any(place in row for row in view.grid))
        return words.say("moment-ruby", places=words.listed(places))
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
    return words.say(f"moment-{moment}{'.moved' if moved else ''}", seals=SEALS_FOR_TURN)


FIRST: Final = {
    "move": "refusal-move-first",
    "encounters": "refusal-only-encounters-left",
    "end-turn": "refusal-turn-over",
}


def _first(words: Words, view: View, decision: Decision, names: Names) -> str:
    """The choice that the seat must make before any other."""
    if decision.kind in FIRST:
        return words.say(FIRST[decision.kind])
    if decision.kind in PLACE_OF_KIND and verbs.SKIP in decision.options:
        return words.say("first-place", place=terms.place(words, PLACE_OF_KIND[decision.kind]))
    return words.say("first-asked", question=prompt(words, view, decision, names).question)


def wishes(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """Things that somebody may want to do, by the names on board, cards and tiles."""
    for place in sorted(place for row in view.grid for place in row):
        yield verbs.MOVE(place), terms.place(words, place)
    dealt = (card for name in card_sets(dict(view.options)) for card in SETS[name])
    faces = (card.face for card in dealt if figure_at(card.copies, view.version))
    for face in dict.fromkeys((*view.hand, *faces)):
        yield verbs.PLAY(face), terms.card(words, face)
    for figure, _ in view.figures:
        yield verbs.MEET(figure), terms.figure(words, figure)
    for good, name in enumerate(GOODS):
        yield verbs.TILE(name), terms.mosque_tile(words, good)
    for index, seat in enumerate(view.seats):
        if index != view.seat and seat.family != POLICE_STATION:
            yield verbs.CATCH(f"{seat.colour} lira"), words.say("wish-catch", colour=colour(words, seat.colour))
    if view.mocha is not None:
        for number in dict.fromkeys((*view.mocha.guild_hand, *GUILD_CARDS)):
            yield verbs.GUILD(number), terms.guild_card(words, number)
        yield from ((verbs.TILE(name), words.say(f"tavern-{name}")) for name in TAVERN_TILES)
        yield "barrier", words.say("barrier")
    if view.letters is not None:
        yield verbs.PLACE_COMPANION, words.say("concept-companion")
        yield verbs.EXTRA_TURN.word, words.say("concept-extra-turn")
    yield verbs.END, words.say("label-end")
