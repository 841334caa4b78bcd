"""A turn in one line; the start of a round in one line for all seats."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.notation import parse
from engine.marco_polo.components.amounts import NOTHING, Amounts, cost, total
from engine.marco_polo.components.board import COINS, PURSE, ROUNDS, TRAVEL
from engine.marco_polo.components.dice import BLACK
from engine.marco_polo.events import (
    Adjusted,
    BuiltPost,
    Completed,
    CopiedMarker,
    Discarded,
    DrewContract,
    Gained,
    GameEnded,
    GotBlackDie,
    Moved,
    Paid,
    Placed,
    Rerolled,
    RoundBegan,
    RoundEnded,
    RowFilled,
    Scored,
    TookContract,
    TookHourglass,
    TookOutpost,
    TurnBegan,
)
from engine.marco_polo.notation import ADJUST, BLACK_DIE, CARD, CITY, CONTRACT, OUTPOST, REROLL
from words.marco_polo import terms
from words.marco_polo.events import TELLER, path, placed_on, source
from words.shapes import Names
from words.speech import Words

UNMENTIONED: Final = (TurnBegan, TookHourglass, TookOutpost, RowFilled, RoundEnded, Scored)
BEGINNINGS: Final = (TurnBegan, RoundBegan)
SELF_EVIDENT: Final = (COINS, PURSE)
"""Spaces whose gain is said by their name."""
NAMED: Final = {CONTRACT.word: "contract", BLACK_DIE: "bought"}
"""Sources that are things done."""
MOVING: Final = (TRAVEL, CARD.word)
"""Sources of journeys whose price includes the road."""
ONE_BY_ONE: Final = (REROLL, ADJUST)
"""Paid for each time anew, even in a row."""


def turn_story(words: Words, events: Sequence[Any], names: Names) -> str:
    """One line for each turn, and for each start of a round, in `events`."""
    lines = [_stretch(words, stretch, names) for stretch in stretches(events)]
    return "\n".join(line for line in lines if line)


def stretches(events: Sequence[Any]) -> list[list[Any]]:
    """Events divided where turns and rounds begin."""
    found: list[list[Any]] = [[]]
    for event in events:
        if isinstance(event, BEGINNINGS):
            found.append([])
        found[-1].append(event)
    return [stretch for stretch in found if stretch]


def _stretch(words: Words, events: Sequence[Any], names: Names) -> str:
    told = [event for event in events if not isinstance(event, UNMENTIONED)]
    parts = [
        words.say(
            "story-round.last" if event.round == ROUNDS else "story-round", round=event.round, start=names[event.start]
        )
        for event in told
        if isinstance(event, RoundBegan)
    ]
    for seat in dict.fromkeys(event.seat for event in told if event.seat is not None):
        actions = Actions(words, names).of([event for event in told if event.seat == seat])
        parts.append(words.say("story", who=names[seat], actions=words.series(actions)))
    parts += [TELLER.sentence(words, event, names) for event in told if isinstance(event, GameEnded)]
    return words.sentences(parts)


class _Action:
    """One thing done: what was paid for it and what it brought."""

    def __init__(self, key: str, text: str, *, origin: bool = False) -> None:
        self.key = key
        self.text = text
        self.origin = origin  # the text only says where something came from
        self.paid: Amounts = NOTHING
        self.gained: Amounts = NOTHING
        self.more: list[str] = []
        self.dropped: list[str] = []


DONE: Final = ".part"
PLANNED: Final = ".planned"


class Actions:
    """Turns the events of one seat into what it did, payments and gains going with what they belong to. `form`: DONE,
    or PLANNED for what it may do."""

    def __init__(self, words: Words, names: Names, form: str = DONE) -> None:
        self.words = words
        self.names = names
        self.form = form
        self.found: list[_Action] = []

    def of(self, events: Sequence[Any]) -> list[str]:
        for index, event in enumerate(events):
            if _is_bonus_step(events[index:]):
                self._bonus_step(event)
            else:
                self._tell(event)
        return [self._told(one) for one in self.found]

    def _tell(self, event: Any) -> None:
        match event:
            case Placed():
                self._placed(event)
            case Paid() | Gained():
                self._moved_goods(event)
            case Moved():
                self._at(event.source).more.append(path(self.words, event.path))
            case BuiltPost():
                self.found.append(_Action(event.city, self._built(event)))
            case CopiedMarker():
                one, other = self._at(CITY(event.city)), terms.place(self.words, event.other)
                one.text = self.words.say("story-copied", source=one.text, city=other)
            case Completed():
                self._at(CONTRACT(event.contract))
            case GotBlackDie():
                self._at(event.source).more.append(self._black_die(event))
            case TookContract() | DrewContract():
                told = terms.contract_reward(self.words, event.contract)
                self._latest().more.append(self.words.say("story-contract-taken", contract=told))
            case Rerolled() | Adjusted():
                self._turned(event)
            case Discarded():
                self._latest().dropped.append(terms.contract_reward(self.words, event.contract))
            case _:
                self.found.append(_Action("", TELLER.form(self.words, event, self.names, self.form)))

    def _bonus_step(self, event: Paid | Moved) -> None:
        """Its road has a price of its own, apart from that of what brings the step."""
        key = f"step {event.source}"
        if not self.found or self.found[-1].key != key:
            self.found.append(_Action(key, self.words.say("story-step")))
        one = self.found[-1]
        if isinstance(event, Paid):
            one.paid = total(one.paid, event.amounts)
        else:
            one.more.append(path(self.words, event.path))

    def _turned(self, event: Rerolled | Adjusted) -> None:
        one = self._at(REROLL if isinstance(event, Rerolled) else ADJUST)
        one.text, one.origin = TELLER.form(self.words, event, self.names, self.form), False

    def _placed(self, event: Placed) -> None:
        dice = terms.dice(self.words, event.dice)
        if event.space in SELF_EVIDENT:
            text = self.words.say(f"story-took{self.form}", coins=terms.COINS_OF_SPACE[event.space], dice=dice)
        else:
            text = self.words.say("story-used", space=placed_on(self.words, event.space), dice=dice)
        one = _Action(event.space, text)
        one.paid = cost(coin=event.coins)
        self.found.append(one)

    def _moved_goods(self, event: Paid | Gained) -> None:
        one = self._at(event.source)
        if event.source in ONE_BY_ONE and one.paid != NOTHING:  # the same again
            one = self._new(event.source, event.source)
        if isinstance(event, Paid):
            one.paid = total(one.paid, event.amounts)
        elif event.source not in SELF_EVIDENT:
            one.gained = total(one.gained, event.amounts)

    def _at(self, name: str) -> _Action:
        """The last action if it is about this source, a new one otherwise."""
        kind, rest = parse(name)
        key = rest if kind in (CITY.word, OUTPOST.word) else name
        if not self.found or self.found[-1].key != key:
            return self._new(name, key)
        return self.found[-1]

    def _new(self, name: str, key: str) -> _Action:
        kind = parse(name).verb
        if kind in NAMED:
            self.found.append(_Action(key, self.words.say(f"story-{NAMED[kind]}{self.form}")))
        else:
            self.found.append(_Action(key, source(self.words, name), origin=True))
        return self.found[-1]

    def _latest(self) -> _Action:
        if not self.found:
            return self._new("character", "character")
        return self.found[-1]

    def _built(self, event: BuiltPost) -> str:
        city = terms.place(self.words, event.city)
        if event.origin is None:
            return self.words.say("story-built", city=city)
        return self.words.say("story-moved-post", origin=terms.place(self.words, event.origin), city=city)

    def _black_die(self, event: GotBlackDie) -> str:
        if event.die == BLACK:
            return self.words.say("story-black-die")
        return self.words.say("story-rolled-black-die", value=event.die - BLACK)

    def _told(self, one: _Action) -> str:
        text = one.text
        if one.paid != NOTHING:
            text = self.words.say("story-for", action=text, cost=terms.amounts(self.words, one.paid))
        things = [terms.amounts(self.words, one.gained)] if one.gained != NOTHING else []
        things += one.more
        things += [self.words.say(f"story-dropped{self.form}", contract=contract) for contract in one.dropped]
        if things and one.origin and one.paid == NOTHING:
            return self.words.say("story-from", things=self.words.commas(things), source=text)
        return self.words.say("story-gained", action=text, things=self.words.commas(things)) if things else text


def _is_bonus_step(events: Sequence[Any]) -> bool:
    """Whether events begin with a bonus step or with what its road costs, all of which is paid before moving."""
    moved = next((event for event in events if not isinstance(event, Paid)), None)
    if not isinstance(moved, Moved) or parse(moved.source).verb in MOVING:
        return False
    return bool(events[0].source == moved.source)
