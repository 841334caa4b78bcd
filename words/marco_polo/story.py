"""A turn of Marco Polo, and the start of a round, in one line for posts and history: what is mentioned, what is left
out, how prices and gains are joined."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
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
from words.events import stretches
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
    lines = (_stretch(words, stretch, names) for stretch in stretches(events, BEGINNINGS))
    return "\n".join(filter(None, lines))


def _stretch(words: Words, events: Sequence[Any], names: Names) -> str:
    mentioned = [event for event in events if not isinstance(event, UNMENTIONED)]
    parts = [
        words.say(
            "story-round.last" if event.round == ROUNDS else "story-round", round=event.round, start=names[event.start]
        )
        for event in mentioned
        if isinstance(event, RoundBegan)
    ]
    for seat in dict.fromkeys(event.seat for event in mentioned if event.seat is not None):
        actions = Actions(words, names).of([event for event in mentioned if event.seat == seat])
        parts.append(words.say("story", who=names[seat], actions=words.series(actions)))
    parts += [TELLER.sentence(words, event, names) for event in mentioned if isinstance(event, GameEnded)]
    return words.sentences(parts)


@dataclass
class _Action:
    """One thing done, with its price and gain. `origin`: the text only says where something came from; `space`: only
    where `dice` were placed; `taken`: contracts; `more`: what was got beside amounts and contracts; `beside`: what else
    came of it; `sold`: dice; `dropped`: contracts that had no room; `declined`: those that were drawn and at once
    discarded."""

    key: str
    text: str
    origin: bool = False
    paid: Amounts = NOTHING
    gained: Amounts = NOTHING
    space: bool = False
    dice: tuple[int, ...] = ()
    taken: list[str] = field(default_factory=list)
    more: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)
    sold: tuple[int, ...] = ()
    dropped: list[str] = field(default_factory=list)
    declined: list[str] = field(default_factory=list)


DONE: Final = ".part"
PLANNED: Final = ".planned"


@dataclass
class Actions:
    """The events of one seat as actions, payments and gains going with what they belong to. `form`: DONE, or PLANNED
    for actions that it may take."""

    words: Words
    names: Names
    form: str = DONE
    actions: list[_Action] = field(default_factory=list)
    drawn: set[str] = field(default_factory=set)

    def of(self, events: Sequence[Any]) -> list[str]:
        for index, event in enumerate(events):
            if _is_bonus_step(events[index:]):
                self._bonus_step(event)
            else:
                self._add(event)
        return [text for brought, run in groupby(self.actions, _only_brought) for text in self._told(brought, [*run])]

    def _told(self, brought: bool, actions: Sequence[_Action]) -> list[str]:
        """What sources brought one after the other is one gain, with each source in brackets behind its part."""
        if not brought:
            return [text for action in actions for text in self._texts(action)]
        things = [
            self.words.say("story-from", things=self.words.commas(self._got(action)), source=action.text)
            for action in actions
        ]
        return [self.words.say(f"story-brought{self.form}", things=self.words.series(things))]

    def _add(self, event: Any) -> None:
        match event:
            case Placed() if event.space == PURSE:
                self._sold(event)
            case Placed():
                placed = _Action(event.space, self._placed(event), paid=cost(coin=event.coins), space=True)
                placed.dice = event.dice
                self.actions.append(placed)
            case Paid() | Gained():
                self._move_goods(event)
            case Moved() if event.source == TRAVEL and self.form == PLANNED:
                self._plan_journey(event.path)
            case Moved():
                self._at(event.source).beside.append(self._journey(event.path))
            case BuiltPost():
                self.actions.append(_Action(event.city, self._built(event)))
            case CopiedMarker():
                action, other = self._at(CITY(event.city)), terms.place(self.words, event.other)
                action.text = self.words.say("story-copied", source=action.text, city=other)
            case Completed():
                self._at(CONTRACT(event.contract))
            case GotBlackDie():
                self._got_black_die(event)
            case TookContract() | DrewContract():
                self._latest().taken.append(event.contract)
                self.drawn |= {event.contract} if isinstance(event, DrewContract) else set()
            case Rerolled() | Adjusted():
                action = self._at(REROLL if isinstance(event, Rerolled) else ADJUST)
                action.text, action.origin = self._sentence(event), False
            case Discarded():
                self._discarded(event.contract)
            case _:
                self.actions.append(_Action("", self._sentence(event)))

    def _discarded(self, contract: str) -> None:
        """One that has just been drawn was not got but declined."""
        action = self._latest()
        if contract in self.drawn and contract in action.taken:
            action.taken.remove(contract)
            action.declined.append(contract)
        else:
            action.dropped.append(contract)

    def _sentence(self, event: Any) -> str:
        return TELLER.form(self.words, event, self.names, self.form)

    def _bonus_step(self, event: Paid | Moved) -> None:
        """Its road has a price of its own, apart from that of what brings the step."""
        key = f"step {event.source}"
        if not self.actions or self.actions[-1].key != key:
            self.actions.append(_Action(key, self.words.say("story-step")))
        action = self.actions[-1]
        if isinstance(event, Paid):
            action.paid = total(action.paid, event.amounts)
        else:
            action.beside.append(self._journey(event.path))

    def _plan_journey(self, places: Sequence[str]) -> None:
        """Named by where it leads, but for that of a second figure, which shares the price."""
        action = self._at(TRAVEL)
        if not (action.origin or action.space):
            action.beside.append(self._journey(places))
            return
        _, *over, end = (terms.place(self.words, place) for place in places)
        action.text, action.origin, action.space = self.words.say("story-travel", place=end), False, False
        action.beside += [terms.dice_placed(self.words, action.dice)] if action.dice else []
        action.beside += [self.words.say("label-via", places=self.words.commas(over))] if over else []

    def _journey(self, places: Sequence[str]) -> str:
        origin, *over, end = (terms.place(self.words, place) for place in places)
        way, between = path(self.words, places), self.words.listed(over)
        return self.words.say("story-journey", way=way, origin=origin, over=between, count=len(over), place=end)

    def _placed(self, event: Placed) -> str:
        dice = terms.dice(self.words, event.dice)
        if event.space == COINS:
            return self.words.say(f"story-took{self.form}", coins=terms.COINS_OF_SPACE[COINS], dice=dice)
        return self.words.say("story-used", space=placed_on(self.words, event.space), dice=dice)

    def _sold(self, event: Placed) -> None:
        """Dice that are sold one right after the other are one sale."""
        more = self.actions and self.actions[-1].key == PURSE
        sold = (*(self.actions.pop().sold if more else ()), *event.dice)
        coins, dice = len(sold) * terms.COINS_OF_SPACE[PURSE], terms.dice_sold(self.words, sold)
        text = self.words.say(f"story-sold{self.form}", coins=coins, dice=dice, count=len(sold))
        self.actions.append(_Action(PURSE, text, sold=sold))

    def _move_goods(self, event: Paid | Gained) -> None:
        action = self._at(event.source)
        if event.source in ONE_BY_ONE and action.paid != NOTHING:  # the same again
            action = self._new(event.source, event.source)
        if isinstance(event, Paid):
            action.paid = total(action.paid, event.amounts)
        elif event.source not in SELF_EVIDENT:
            action.gained = total(action.gained, event.amounts)

    def _at(self, name: str) -> _Action:
        """The last action if it is about this source, a new one otherwise."""
        kind, rest = parse(name)
        key = rest if kind in (CITY.word, OUTPOST.word) else name
        return self.actions[-1] if self.actions and self.actions[-1].key == key else self._new(name, key)

    def _new(self, name: str, key: str) -> _Action:
        kind = parse(name).verb
        if kind in NAMED:
            self.actions.append(_Action(key, self.words.say(f"story-{NAMED[kind]}{self.form}")))
        else:
            self.actions.append(_Action(key, source(self.words, name), origin=True))
        return self.actions[-1]

    def _latest(self) -> _Action:
        return self.actions[-1] if self.actions else self._new("character", "character")

    def _built(self, event: BuiltPost) -> str:
        city = terms.place(self.words, event.city)
        if event.origin is None:
            return self.words.say("story-built", city=city)
        return self.words.say("story-moved-post", origin=terms.place(self.words, event.origin), city=city)

    def _got_black_die(self, event: GotBlackDie) -> None:
        """Of one that was bought, which is said already, only its value."""
        action, value = self._at(event.source), event.die - BLACK
        if event.source == BLACK_DIE:
            action.beside += [self.words.say("story-bought-value", value=value)] if value else []
        else:
            said = self.words.say("story-rolled-black-die", value=value) if value else self.words.say("story-black-die")
            action.more.append(said)

    def _texts(self, action: _Action) -> list[str]:
        """What was done, and apart from it what was discarded for want of room."""
        text = action.text
        if action.paid != NOTHING:
            text = self.words.say("story-for", action=text, cost=terms.amounts(self.words, action.paid))
        got = self._got(action)
        if got and (action.origin or action.space):
            got = [self.words.say(f"story-received{self.form}", things=self.words.commas(got))]
        dropped = [
            *self._contracts(f"story-dropped{self.form}", action.dropped),
            *self._contracts(f"story-declined{self.form}", action.declined),
        ]
        things = [*got, *action.beside]
        if (things or dropped) and action.origin and action.paid == NOTHING:  # a source stands at what it brought
            gained = [self.words.say("story-from", things=self.words.commas(things), source=text)] if things else []
            return [*gained, *dropped]
        if things and action.space and self.form == DONE:  # so does a space
            return [self.words.say("story-gained.part", action=text, things=self.words.commas(things)), *dropped]
        told = self.words.say("story-gained", action=text, things=self.words.commas(things)) if things else text
        return [told, *dropped]

    def _got(self, action: _Action) -> list[str]:
        """Amounts, contracts and dice."""
        got = [terms.amounts(self.words, action.gained)] if action.gained != NOTHING else []
        return got + self._contracts("story-contracts-taken", action.taken) + action.more

    def _contracts(self, message: str, names: Sequence[str]) -> list[str]:
        quoted = terms.contracts_quoted(self.words, names)
        return [self.words.say(message, contracts=quoted, count=len(names))] if names else []


def _only_brought(action: _Action) -> bool:
    """Whether it tells nothing but what a source brought, for no price."""
    got = action.gained != NOTHING or bool(action.taken or action.more)
    lost = action.dropped or action.declined
    return action.origin and got and action.paid == NOTHING and not (action.beside or lost)


def _is_bonus_step(events: Sequence[Any]) -> bool:
    """Whether events begin with a bonus step or with the price of its road, all of which is paid before moving."""
    moved = next((event for event in events if not isinstance(event, Paid)), None)
    if not isinstance(moved, Moved) or parse(moved.source).verb in MOVING:
        return False
    return bool(events[0].source == moved.source)
