"""Why something typed or wanted in Marco Polo is not possible now: the rule, what is lacking, how far a place is, or to
which moment of a turn it belongs."""

from collections.abc import Iterator
from typing import Final

from engine.core.decision import Decision, Refusal
from engine.core.notation import parse
from engine.marco_polo import notation as verbs
from engine.marco_polo.components.amounts import CAMEL, cost
from engine.marco_polo.components.board import ADJUST_PRICE, CONTRACTS_SPACE, PURSE, SPACES, TRAVEL
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.reach import reach
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from engine.marco_polo.turns.bonus_actions import BONUS_ACTIONS
from engine.marco_polo.view import View
from words.facts import first_of
from words.marco_polo import terms
from words.marco_polo.labels import label
from words.marco_polo.look_up import BONUS
from words.marco_polo.prompts import prompt
from words.marco_polo.refusals import refusal_text
from words.shapes import Names
from words.speech import Words

GENERAL: Final = "not_an_option"
IN_TURN: Final = ("turn", "after")
PASSING: Final = ("pass", "pass turn", "skip", "skip turn")
"""What somebody types who wants to do nothing in a turn (ruling 1.3)."""

MOMENTS: Final[dict[str, str]] = {
    **dict.fromkeys((parse(space).verb for space in SPACES), "main"),
    verbs.CARD.word: "main",
    **dict.fromkeys((*BONUS_ACTIONS, verbs.COMPLETE.word), "bonus"),
    verbs.END: "end",
    verbs.PICK.word: "pick",
    verbs.KEEP.word: "keep",
    verbs.TAKE.word: "take",
    verbs.DISCARD.word: "discard",
    **dict.fromkeys((verbs.SWAP.word, verbs.DECLINE), "swap"),
    "camels": "column-bonus",
    **dict.fromkeys((verbs.DIE.word, verbs.DICE.word), "dice"),
    **dict.fromkeys((verbs.RAISE.word, verbs.LOWER.word), "turn-die"),
    verbs.COLUMN.word: "column",
    **dict.fromkeys((verbs.MOVE.word, verbs.TO.word), "travel"),
    **dict.fromkeys((verbs.VIA.word, verbs.DIRECT), "route"),
    verbs.FIRST.word: "first",
    verbs.FROM.word: "from",
    verbs.COPY.word: "copy",
    verbs.COLLECT.word: "collect",
    verbs.STAY: "stay",
    **dict.fromkeys((verbs.TIMES.word, verbs.SELL.word, verbs.DONE), "card-use"),
    verbs.GIVE.word: "give",
}
"""To which moment of a turn a verb belongs."""


def why_not(words: Words, view: View, decision: Decision, notation: str, names: Names) -> str:
    if _belongs(decision, notation):
        refusal = decision.why(notation) or Refusal(GENERAL)
        if refusal.code != GENERAL:
            return refusal_text(words, refusal, view, names)
        if lacking := _lacking(words, view, decision, notation):
            return lacking
        texts = [label.option_label(words, view, decision, option, None, names).text for option in decision.options]
        return words.say("only-these", options=first_of(words, texts))
    moment, first = _moment(words, view, decision, notation), _first(words, view, decision, names)
    return words.sentences([moment, first, _distance(words, view, decision, notation)])


def why_omitted(words: Words, view: View, decision: Decision, notation: str, names: Names) -> str:
    """Why nobody passes who has dice left; empty for anything else that is typed."""
    if decision.kind != "turn" or notation not in PASSING:
        return ""
    return refusal_text(words, Refusal("dice_left", dice=len(view.seats[decision.seat].dice)), view, names)


def why_none_ahead(words: Words, view: View, seat: int) -> str:
    """Why a seat passes nothing in advance: with dice it may not, without any it is passed over (ruling 1.3)."""
    return words.say("no-pass-ahead", dice=len(view.seats[seat].dice) if view.stage == "turn" else 1)


def _distance(words: Words, view: View, decision: Decision, notation: str) -> str:
    """How far a place is from the figures of the seat, for who names it before travelling."""
    place = verbs.parse_destination(notation)[0] if verbs.TO.begins(notation) else ""
    if decision.kind not in IN_TURN or place not in PLACES:
        return ""
    journey = reach(view, decision.seat).journeys.get(place)
    if journey is None:
        return words.say("example-no-way")
    price = terms.amounts(words, cost(coin=journey.coins, camel=journey.camels))
    return words.say("example-way", count=len(journey.path) - 1, cost=price)


def _moment_of(notation: str) -> str | None:
    """The name of the moment to which a notation belongs; None for what is no choice of the game."""
    if verbs.COINS_WITH.begins(notation):
        return "column-bonus"
    return MOMENTS.get(notation) or MOMENTS.get(parse(notation).verb)


def _belongs(decision: Decision, notation: str) -> bool:
    if decision.kind in IN_TURN:
        return notation in MAIN_ACTIONS or _moment_of(notation) in ("bonus", "end")
    if decision.kind == "column-bonus":
        return _moment_of(notation) == "column-bonus"
    return any(parse(option).verb == parse(notation).verb for option in decision.options)


def _moment(words: Words, view: View, decision: Decision, notation: str) -> str:
    """To which moment of a turn a notation belongs."""
    moment = _moment_of(notation)
    if moment is None:
        return words.say("unknown-choice", typed=notation)
    own_turn = decision.seat == view.active and view.stage == "turn"
    if moment == "main" and own_turn and view.acted:
        return words.say("moment-main.taken")
    if moment == "main" and own_turn and view.doing in MAIN_ACTIONS:
        return words.say("moment-main.chosen")
    if moment == "bonus" and not own_turn:
        return words.say("moment-bonus.other")
    return words.say(
        f"moment-{moment}",
        camels=ADJUST_PRICE.at(view.version)[CAMEL],
        travel=terms.space(words, TRAVEL),
        contracts=terms.space(words, CONTRACTS_SPACE),
    )


def _first(words: Words, view: View, decision: Decision, names: Names) -> str:
    """The choice that the seat must make before any other."""
    if decision.kind in IN_TURN:
        return words.say("first-action.taken" if view.acted else "first-action")
    return words.say("first-asked", question=prompt(words, view, decision, names).question)


def _lacking(words: Words, view: View, decision: Decision, notation: str) -> str:
    """Why the thing that a notation names cannot be chosen; empty where it is something else."""
    verb, rest = parse(notation)
    contract = next((word for word in notation.split() if word in CONTRACTS), None)
    if contract is not None:
        active = contract in view.seats[decision.seat].contracts
        if not active and verb in (verbs.DISCARD.word, verbs.SWAP.word):
            return refusal_text(words, Refusal("contract_not_active", contract=contract), view, ())
        return words.say("lacks-other-contract", contract=terms.contract(words, contract))
    place = next((word for word in rest.split() if word in PLACES), None)
    if place is not None:
        return words.say("lacks-other-place", place=terms.place(words, place))
    if decision.kind in ("compensation", "goods"):
        return words.say("lacks-other-count", question=prompt(words, view, decision, ()).question)
    return ""


def wishes(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """Things that somebody may want to do, by the names on board, cards and tiles."""
    yield from ((space, terms.space(words, space)) for space in SPACES if space != PURSE)
    for city, card in view.cards:
        name = words.say("space-card", city=terms.place(words, city))
        yield verbs.CARD(card), words.chain([name, terms.card(words, card)])
    if view.seat is not None:
        for contract in view.seats[view.seat].contracts:
            yield verbs.COMPLETE(contract), words.say("title-contract", contract=terms.contract(words, contract))
    for contract in view.row:
        yield verbs.TAKE(contract), words.say("wish-contract", contract=terms.contract(words, contract))
    yield from ((verbs.TO(place), terms.place(words, place)) for place in PLACES)
    yield from ((bonus, words.say(f"bonus-{bonus}")) for bonus in BONUS if bonus != verbs.COMPLETE.word)
    yield verbs.END, words.say("label-end")
