"""What a panel of Marco Polo asks and what the call in the channel says; who is skipped next; the line about a seat's
belongings; what a beginner is told when first meeting a thing."""

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Decision
from engine.marco_polo.components.amounts import COIN, KINDS, NOTHING, VP
from engine.marco_polo.components.board import (
    COINS,
    DICE_OF_SPACE,
    FAIR_ROLL,
    GOALS_DEALT,
    MOST_ACTIVE_CONTRACTS,
    ROUNDS,
    SPACES,
    THREE_COINS,
)
from engine.marco_polo.components.characters import NOBODY
from engine.marco_polo.notation import CARD, COINS_WITH, TAKE, parse_goods
from engine.marco_polo.view import View
from words.facts import from_seat
from words.finished import in_turn_order
from words.marco_polo import terms
from words.shapes import Names, Prompt
from words.speech import Words

Facts = dict[str, int | str]
UNPAID = ("occupied_cost", "not_enough")
"""Refusals of a main action for want of what it costs."""


def prompt(words: Words, view: View, decision: Decision, names: Names) -> Prompt:
    asked, facts = f"ask-{decision.kind}", _facts(words, view, decision)
    help_lines = [words.say(f"{asked}.help", **facts) if words.has(f"{asked}.help") else ""]
    if decision.kind == "after":
        help_lines.append(_skipped(words, view, names))
    if decision.kind == "turn":
        help_lines.append(_unpaid(words, view, decision))
    things = _contracts(words, view, decision) if decision.kind == "contracts" else ()
    return Prompt(words.say(asked, **facts), "\n".join(filter(None, help_lines)), things)


def _contracts(words: Words, view: View, decision: Decision) -> tuple[str, ...]:
    """The contracts that may be taken, by their spaces."""
    offered = {name for option in decision.options for name in TAKE.words(option)}
    return tuple(
        words.say("contract-in-space", space=view.row.index(name) + 1, contract=terms.contract(words, name))
        for name in sorted(offered, key=view.row.index)
    )


def _unpaid(words: Words, view: View, decision: Decision) -> str:
    """The main actions that the seat cannot pay, with what they cost at least."""
    own = view.seats[decision.seat].posts
    cards = {
        CARD(card): words.say("space-card", city=terms.place(words, city)) for city, card in view.cards if city in own
    }
    spaces = {space: terms.space(words, space) for space in SPACES}
    spaces[COINS] = words.say("label-take", things=spaces[COINS])
    unpaid = []
    for action, named in (spaces | cards).items():
        why = decision.why(action)
        if why is not None and why.code in UNPAID and why.facts.get("what") in (None, *KINDS):
            kind = KINDS.index(why.facts["what"]) if "what" in why.facts else COIN
            price = terms.amount(words, kind, int(why.facts["needed"]))
            unpaid.append(words.say("turn-unpaid-action", action=named, price=price))
    return words.say("turn-unpaid", actions=words.commas(unpaid)) if unpaid else ""


def _skipped(words: Words, view: View, names: Names) -> str:
    """Who has no turn after this one, for want of dice; empty where the next one has dice, or nobody."""
    *_, active = order = from_seat(len(view.seats), view.active + 1)
    following = next((seat for seat in order if view.seats[seat].dice), order[0])
    skipped = order[: order.index(following)]
    if not skipped:
        return ""
    if following == active:
        return words.say("after-alone")
    who = words.listed(names[seat] for seat in skipped)
    return words.say("after-skipped", who=who, count=len(skipped), next=names[following])


def standing(words: Words, view: View, names: Names) -> str:
    if not view.round:
        return words.say("standing-before")
    points = in_turn_order(words, view, names, [seat.have[VP] for seat in view.seats])
    return words.say("standing", round=view.round, rounds=ROUNDS, points=points)


def summons(words: Words, view: View, decision: Decision, names: Names) -> str:
    called = f"ask-{decision.kind}.public"
    if words.has(called) and view.stage != "turn":  # a question to everybody at once, or in the draft
        return words.say(called, **_facts(words, view, decision))
    return words.say("your-move")


def _facts(words: Words, view: View, decision: Decision) -> Facts:
    """The facts that questions may name. Options that are secret are only counted."""
    mine = view.seats[decision.seat]
    total = sum(die % 10 for die in mine.dice)
    facts: Facts = {
        "round": view.round,
        "fair": FAIR_ROLL,
        "total": total,
        "missing": FAIR_ROLL - total,
        "count": GOALS_DEALT,
        "of": mine.goals,
        "coins": THREE_COINS[COIN],
        "room": MOST_ACTIVE_CONTRACTS - len(mine.contracts),
        "sets": "yes" if 0 in mine.dice else "no",  # Raschid's dice have no value until they are placed
        **_action_facts(words, view),
    }
    first = next(iter(decision.options))
    if decision.kind == "goods":
        facts["count"] = sum(parse_goods(TAKE, first))
    if decision.kind == "column-bonus":
        facts["contract"] = terms.contract_reward(words, COINS_WITH.rest(first))
    if mine.drawn is not None:
        facts["contract"] = terms.contract(words, mine.drawn)
    return facts


def _action_facts(words: Words, view: View) -> Facts:
    """The space or city card being used and how many dice it takes."""
    name = CARD.rest(view.doing)
    if name:
        place = next(terms.place(words, city) for city, card in view.cards if card == name)
        card = words.say("card-of-place", place=place, card=terms.card(words, name))
        return {"space": words.say("space-card", city=place), "dice": 1, "card": card}
    space = terms.space(words, view.doing) if view.doing in SPACES else ""
    return {"space": space, "dice": DICE_OF_SPACE.get(view.doing, 1), "card": ""}


def role(words: Words, view: View, seat: int) -> str:
    """The seat's character and its powers; empty before the draft reaches it."""
    character = view.seats[seat].character
    if character == NOBODY.id:
        return ""
    name, line = terms.character(words, character), terms.character_line(words, character)
    return words.say("role-character", character=name, line=line)


def status_line(words: Words, view: View, seat: int) -> str:
    """ "12 coins, 2 camels, 2 gold, 14 points · dice: 5, 3 and black 4"."""
    mine = view.seats[seat]
    parts = [
        terms.amounts(words, mine.have) if mine.have != NOTHING else "",
        _dice(words, mine.dice),
        words.say("status-no-dice") if not mine.dice and view.stage == "turn" else "",
    ]
    return words.chain(parts)


def _dice(words: Words, dice: Sequence[int]) -> str:
    """Those that are left; that some are dice is said by their number where they have no values yet."""
    told = terms.dice(words, dice) if dice else ""
    return words.say("status-dice", dice=told, count=len(dice)) if any(die % 10 for die in dice) else told


# What is explained in a line, once, when a person first meets it: `met-<thing>`.

MET_AT: Final = {
    "turn": "turn",
    "dice": "dice",
    "die": "dice",
    "contracts": "contracts",
    "travel": "travel",
    "step": "bonus-step",
    "compensation": "compensation",
    "character": "character",
    "goals": "goals",
    "relocate": "relocate",
}
"""By the kind of a decision."""
MET_WITH: Final = {
    "bazaar gold": "bonus-step",
    "complete ": "complete",
    "card ": "city-card",
    "black": "black-die",
    "adjust": "adjust",
}
"""By how an option begins."""
