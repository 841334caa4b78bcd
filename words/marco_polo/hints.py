"""Which reasons a hint of Marco Polo gives for a turn, which contract or journey it works towards and what is lacking,
and the turn in one line."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.marco_polo.components.amounts import COIN, KINDS
from engine.marco_polo.events import TookCharacter
from engine.marco_polo.merchant.aims import CONTRACT, DICE
from engine.marco_polo.notation import PICK
from engine.players.hints.turns import Step, Turn
from words.marco_polo import terms
from words.marco_polo.labels import label
from words.marco_polo.story import PLANNED, UNMENTIONED, Actions
from words.shapes import Names, Plan
from words.speech import Words

FAR: Final = 6.0  # goods or camels; what lacks more is not worked towards yet
COINS_A_GOOD: Final = 3


def turn_ahead(words: Words, steps: Sequence[Step], seat: int, names: Names) -> str:
    """ "Pepper bazaar with a 5: 2 coins, 3 pepper"."""
    events = [
        event
        for step in steps
        for event in step.events or ()
        if event.seat == seat and not isinstance(event, UNMENTIONED)
    ]
    actions = Actions(words, names, PLANNED).of(events)
    actions += [_label(words, step, seat, names) for step in steps if step.events is None]
    return words.chain(actions or [_label(words, step, seat, names) for step in steps])


def _label(words: Words, step: Step, seat: int, names: Names) -> str:
    if PICK.begins(step.notation):  # dice are rolled after the last pick; who is played is sure all the same
        return words.chain(Actions(words, names, PLANNED).of([TookCharacter(seat, PICK.rest(step.notation))]))
    return label.option_label(words, step.view, step.decision, step.notation, None, names).text


def reason(words: Words, part: str, gain: float, figures: Mapping[str, int]) -> str:
    """A character is its own reason, by its powers."""
    if PICK.begins(part):
        return terms.character_line(words, PICK.rest(part))
    return words.say(f"hint-reason-{part}", points=max(1, round(gain)))


def plan(words: Words, now: Mapping[str, Mapping[str, int]], turn: Turn) -> Plan:
    """The contract or journey for which the turn brings something that was lacking, and afterwards the least is; none
    where chance decides about it."""
    nearer = [
        aim
        for aim in now
        if aim in turn.figures and _effort(turn.figures[aim]) < _effort(now[aim]) and _effort(now[aim]) <= FAR
    ]
    if turn.chance or not nearer:
        return Plan()
    aim = min(nearer, key=lambda aim: (_effort(turn.figures[aim]), _effort(now[aim])))
    kind, _, name = aim.partition("-")
    told = terms.contract_reward(words, name) if aim.startswith(CONTRACT) else terms.place(words, name)
    lacks = words.say(f"hint-lacks-{kind}", missing=_missing(words, now[aim]), name=told)
    left = _missing(words, turn.figures[aim])
    if left:
        return Plan(lacks, words.say(f"hint-then-{kind}.short", missing=left, name=told))
    when = ".next" if DICE in turn.figures[aim] else ""
    return Plan(lacks, words.say(f"hint-then-{kind}{when}", name=told))


def _effort(lacks: Mapping[str, int]) -> float:
    """About how many goods or camels it takes to get what is lacking."""
    return sum(lacks.get(kind, 0) / (COINS_A_GOOD if kind == KINDS[COIN] else 1) for kind in KINDS)


def _missing(words: Words, lacks: Mapping[str, int]) -> str:
    return words.listed(terms.amount(words, kind, lacks[name]) for kind, name in enumerate(KINDS) if name in lacks)
