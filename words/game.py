"""The contract that each game's words fulfil."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.decision import Decision, Refusal
from engine.core.options import BadOption
from engine.core.standings import Mark, Standing
from engine.players.hints.turns import Step
from words.options import option_title
from words.shapes import (
    QUOTED_LENGTH,
    TURN_LENGTH,
    Brief,
    Chapter,
    InSight,
    Label,
    Minute,
    Moment,
    Names,
    Prompt,
    Topic,
    Turns,
    Ways,
    clipped,
    shortened,
)
from words.speech import Words

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - outlook, beside view and event
E = TypeVar("E")


def _nothing_ahead(words: Words, name: str, value: str | None, present: str | None = None) -> str:
    raise KeyError(name)


@dataclass(frozen=True, kw_only=True)
class Makers(Generic[V, O, E]):
    """One game's makers of words, each called by the method of GameWords of the same name with the game's own Words."""

    option_label: Callable[[Words, V, Decision, str, O | None, Names], Label]
    shortcut_label: Callable[[Words, V, Sequence[E], Names], str]
    placeholder: Callable[[Words, str], str]
    prompt: Callable[[Words, V, Decision, Names], Prompt]
    meetings: Callable[[V, Decision], Iterator[str]]
    standing: Callable[[Words, V, Names], str]
    summons: Callable[[Words, V, Decision, str, Names], str]
    turn_story: Callable[[Words, Sequence[E], Names], str]
    seen: Callable[[Words, Sequence[E], Names], list[str]]
    field_value: Callable[[Words, str, str], str]
    since_your_last_turn: Callable[[Words, Sequence[Sequence[E]], int | None, Names], str]
    gist: Callable[[Words, Sequence[E], Names], str]
    status_line: Callable[[Words, V, int], str]
    role: Callable[[Words, V, int], str]
    refusal: Callable[[Words, Refusal, V | None, Names], str]
    why_not: Callable[[Words, V, Decision, str, Names], str]
    wishes: Callable[[Words, V], dict[str, str]]
    alt_texts: Mapping[str, Callable[[Words, V, Names, str], str]]
    state_text: Callable[[Words, V, Names], list[str]]
    hand_text: Callable[[Words, V], str]
    held: Callable[[Words, V], str]
    to_come: Callable[[Words, Any], list[str]]
    topics: Callable[[Words], list[Topic]]
    look_up: Callable[[Words, str], str]
    chapters: Callable[[Words, Mapping[str, str] | None], list[Chapter]]
    in_brief: Callable[[Words, str], Brief]
    in_sight: Callable[[V, Decision | None], InSight]
    ways: Callable[[V, Decision, str], Ways]
    example: Callable[[Words, V, str], str]
    minute: Callable[[Words, Mapping[str, str], int | None], Minute]
    score_sheet: Callable[[Words, V, Names], str]
    result: Callable[[Words, Sequence[Standing], Names], str]
    moments: Callable[[Words, Turns, Sequence[Mark], Names], list[Moment]]
    figures: Callable[[Words, V, Sequence[E], int], str]
    all_figures: Callable[[Words, V, Sequence[E], int], str]
    praised: Callable[[V, Sequence[E], int], Mapping[str, int]]
    turn_ahead: Callable[[Words, Sequence[Step], int, Names], str]
    reason: Callable[[Words, str, float, Mapping[str, int]], str]
    option_help: Callable[[Words, str, str], str]
    option_source: Callable[[Words, str, str], str]
    bad_option: Callable[[Words, BadOption], str]
    # Of games in which something can be answered ahead.
    ahead_line: Callable[[Words, str, str | None], str] = _nothing_ahead
    ahead_choice: Callable[[Words, str, str, str | None], str] = _nothing_ahead


class GameWords(Generic[V, O, E]):
    """The words of one game; all are pure functions of what they are given.

    `view` is the view of whoever will read it (a spectator's for the channel); events must have been through
    `engine.core.event.seen_by` for the same reader. `words` may be those of any topic."""

    def __init__(self, name: str, makers: Makers[V, O, E]) -> None:
        self.name = name
        self.makers = makers

    def title(self, words: Words) -> str:
        """The game's name."""
        return words.about(self.name).say("game-title")

    def names(self, words: Words, colours: Sequence[str]) -> tuple[str, ...]:
        """What the seats are called when colours are enough: "Red", "Blue"."""
        return tuple(words.about(self.name).say(f"colour-{colour}") for colour in colours)

    def option_label(
        self, words: Words, view: V, decision: Decision, notation: str, outlook: O | None, names: Names
    ) -> Label:
        """An option in words; `outlook` may be None, which leaves out what follows."""
        return self.makers.option_label(words.about(self.name), view, decision, notation, outlook, names)

    def shortcut_label(self, words: Words, view: V, events: Sequence[E], names: Names) -> str:
        """What a shortcut does, told by its events, with all it brings and costs; empty for one that brings nothing."""
        return self.makers.shortcut_label(words.about(self.name), view, events, names)

    def placeholder(self, words: Words, group: str) -> str:
        """What stands in the closed menu of a group of options, up to 150 characters."""
        return self.makers.placeholder(words.about(self.name), group)

    def prompt(self, words: Words, view: V, decision: Decision, names: Names) -> Prompt:
        """What the decision asks."""
        return self.makers.prompt(words.about(self.name), view, decision, names)

    def meetings(self, view: V, decision: Decision) -> tuple[str, ...]:
        """The things that the decision's seat meets in it, by their names, the most important first."""
        return tuple(self.makers.meetings(view, decision))

    def first_line(self, words: Words, thing: str) -> str:
        """What is said of a thing when a person first meets it."""
        return words.about(self.name).say(f"met-{thing}")

    def standing(self, words: Words, view: V, names: Names) -> str:
        """How far the game is and how the seats stand, in turn order: a few words for the screen of a phone."""
        return self.makers.standing(words.about(self.name), view, names)

    def summons(self, words: Words, view: V, decision: Decision, mention: str, names: Names) -> str:
        """The line in the channel that calls the seat, mention first; tells nothing hidden."""
        return self.makers.summons(words.about(self.name), view, decision, mention, names)

    def turn_story(self, words: Words, events: Sequence[E], names: Names) -> str:
        """Events of one turn (or one stretch of it) in one or two short lines; empty when nothing is worth telling."""
        return self.makers.turn_story(words.about(self.name), events, names)

    def seen(self, words: Words, events: Sequence[E], names: Names) -> list[str]:
        """What chance brought: dice, cards and tiles, a sentence each."""
        return self.makers.seen(words.about(self.name), events, names)

    def field_value(self, words: Words, name: str, value: str) -> str:
        """What a seat has by the name and value of a field that can be corrected: "5 lira"."""
        return self.makers.field_value(words.about(self.name), name, value)

    def since_your_last_turn(self, words: Words, turns: Sequence[Sequence[E]], seat: int | None, names: Names) -> str:
        """What mattered in the turns of the others, in one sentence; empty when nothing did."""
        return self.makers.since_your_last_turn(words.about(self.name), turns, seat, names)

    def gist(self, words: Words, events: Sequence[E], names: Names) -> str:
        """What a turn brought in a few words, for lists of turns; empty when nothing is worth telling."""
        return self.makers.gist(words.about(self.name), events, names)

    def status_line(self, words: Words, view: V, seat: int) -> str:
        """What a seat has, in one line."""
        return self.makers.status_line(words.about(self.name), view, seat)

    def role(self, words: Words, view: V, seat: int) -> str:
        """What a seat is besides its colour, such as its character and what that does; empty where it is nothing."""
        return self.makers.role(words.about(self.name), view, seat)

    def refusal(self, words: Words, refusal: Refusal, view: V | None, names: Names) -> str:
        """Why something may not be done, and what may. `view` may be None before a game has started."""
        return self.makers.refusal(words.about(self.name), shortened(refusal), view, names)

    def why_not(self, words: Words, view: V, decision: Decision, notation: str, names: Names) -> str:
        """What stands in the way of a notation, or of anything else that was typed, at a decision: whole sentences
        from the view of the seat that decides. Empty where it may be chosen."""
        if notation in decision.options:
            return ""
        typed = clipped(notation, QUOTED_LENGTH)
        return self.makers.why_not(words.about(self.name), view, decision, typed, names)

    def wishes(self, words: Words, view: V) -> dict[str, str]:
        """What the viewer may want to choose at some moment, as notations with the names by which it is looked for."""
        return self.makers.wishes(words.about(self.name), view)

    def alt_texts(
        self,
        words: Words,
        view: V,
        names: Names,
        events: Sequence[E] = (),
        *,
        which: Iterable[str] | None = None,
        running: bool = False,
    ) -> dict[str, str]:
        """The alt text (up to 1,024 characters) of the pictures `which`, else of all the game has, by the picture's
        name. `events`: what the last turn brought, or with `running` the turn that goes on; the last turn among them is
        told."""
        topic = words.about(self.name)
        *_, story = "", *self.makers.turn_story(topic, events, names).splitlines()
        title = topic.say("alt-this-turn" if running else "alt-last-turn")
        last_turn = topic.sentences([title, clipped(story, TURN_LENGTH)]) if story else ""
        tellers = self.makers.alt_texts
        return {picture: tellers[picture](topic, view, names, last_turn) for picture in which or tellers}

    def state_text(self, words: Words, view: V, names: Names) -> list[str]:
        """The complete position in readable parts of up to 3,900 characters, for screen readers."""
        return self.makers.state_text(words.about(self.name), view, names)

    def hand_text(self, words: Words, view: V) -> str:
        """What the reader holds that others may not see, each with what it does."""
        return self.makers.hand_text(words.about(self.name), view)

    def held(self, words: Words, view: V) -> str:
        """What the viewer holds that others may not see, by name alone."""
        return self.makers.held(words.about(self.name), view)

    def to_come(self, words: Words, state: Any) -> list[str]:
        """What would have been drawn next, a line for each pile, from the state of a game that is over."""
        return self.makers.to_come(words.about(self.name), state)

    def topics(self, words: Words) -> list[Topic]:
        """The entries of the rules look-up, in reading order."""
        return self.makers.topics(words.about(self.name))

    def look_up(self, words: Words, key: str) -> str:
        """One entry's text, rulebook page included. Raises KeyError."""
        return self.makers.look_up(words.about(self.name), key)

    def chapters(self, words: Words, options: Mapping[str, str] | None = None) -> list[Chapter]:
        """The rules of a game with these options, chapter by chapter; with all it can have where they are None."""
        return self.makers.chapters(words.about(self.name), options)

    def in_brief(self, words: Words, key: str) -> Brief:
        """One entry's title, and its rule in two sentences at most. Raises KeyError."""
        return self.makers.in_brief(words.about(self.name), key)

    def in_sight(self, view: V, decision: Decision | None) -> InSight:
        """What the seat whose view it is may wonder about now; `decision`: its own, None where it has none."""
        return self.makers.in_sight(view, decision)

    def ways(self, view: V, decision: Decision, key: str) -> Ways:
        """How the decision chooses what an entry is about."""
        return self.makers.ways(view, decision, key)

    def example(self, words: Words, view: V, key: str) -> str:
        """What an entry means for the seat whose view it is, with its figures of now, in one or two sentences; empty
        where there is nothing to count."""
        return self.makers.example(words.about(self.name), view, key)

    def minute(self, words: Words, options: Mapping[str, str], seats: int | None) -> Minute:
        """The game for somebody who never played it, with what these options (all of them) add; `seats`: how many play,
        None where that is still open."""
        return self.makers.minute(words.about(self.name), options, seats)

    def score_sheet(self, words: Words, view: V, names: Names) -> str:
        """All seats in order of rank, for each one line with its score and one with what that is made of."""
        return self.makers.score_sheet(words.about(self.name), view, names)

    def result(self, words: Words, standings: Sequence[Standing], names: Names) -> str:
        """Who won and by what, in one sentence."""
        return self.makers.result(words.about(self.name), standings, names)

    def moments(self, words: Words, turns: Turns, marks: Sequence[Mark], names: Names) -> list[Moment]:
        """Up to three turns of a finished game that counted most, in their order."""
        return self.makers.moments(words.about(self.name), turns, marks, names)

    def figures(self, words: Words, view: V, events: Sequence[E], seat: int) -> str:
        """What a seat did in the whole game, and how its dice fell, in a short line; empty for nothing."""
        return self.makers.figures(words.about(self.name), view, events, seat)

    def all_figures(self, words: Words, view: V, events: Sequence[E], seat: int) -> str:
        """All that is counted of what a seat did in the whole game, in a line."""
        return self.makers.all_figures(words.about(self.name), view, events, seat)

    def praised(self, view: V, events: Sequence[E], seat: int) -> Mapping[str, int]:
        """What a seat can be praised for, by names that have a sentence `praise-<name>`, the most telling first."""
        return self.makers.praised(view, events, seat)

    def turn_ahead(self, words: Words, steps: Sequence[Step], seat: int, names: Names) -> str:
        """A turn that a seat could make, in one line: what it would choose, to where chance decides."""
        return self.makers.turn_ahead(words.about(self.name), steps, seat, names)

    def reason(self, words: Words, part: str, gain: float, figures: Mapping[str, int]) -> str:
        """Why a turn is good: by how much a part of the position's value grows (`Judge.parts`, CHANCE), and what there
        is to say about that part (`Judge.figures`); empty where that is too far off to be a reason."""
        return self.makers.reason(words.about(self.name), part, gain, figures)

    def ahead_line(self, words: Words, name: str, value: str | None) -> str:
        """What is chosen for a seat that answered so ahead; `value` None: it is asked."""
        return self.makers.ahead_line(words.about(self.name), name, value)

    def ahead_choice(self, words: Words, name: str, value: str, present: str | None) -> str:
        """One of the values that may be answered ahead, or one of a list; `present`: what is answered now."""
        return self.makers.ahead_choice(words.about(self.name), name, value, present)

    def option_title(self, words: Words, field: str, value: str | None = None) -> str:
        """A set-up option's name, or that of one of its values."""
        return option_title(words.about(self.name), field, value)

    def option_help(self, words: Words, field: str, value: str) -> str:
        """What a value of a set-up option does, in one line of up to 100 characters."""
        return self.makers.option_help(words.about(self.name), field, value)

    def option_source(self, words: Words, field: str, value: str) -> str:
        """Where the rule of a value stands: pages of the rulebook, rulings."""
        return self.makers.option_source(words.about(self.name), field, value)

    def bad_option(self, words: Words, problem: BadOption) -> str:
        """Why the options cannot be, and what can."""
        return self.makers.bad_option(words.about(self.name), problem)
