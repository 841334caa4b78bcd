"""The contract of a game's words: one abstract class, with defaults for what a small game has not."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, Self, TypeAlias, TypeVar, overload

from engine.core.decision import Decision, Refusal
from engine.core.options import BadOption
from engine.core.standings import Mark, Standing
from engine.players.hints.turns import Step
from words.events import EventTeller
from words.facts import fitted
from words.finished import first_three, went_ahead
from words.options import Source, bad_option, bad_option_refusal, option_title, source_of, source_told
from words.rulebook import Entry, Part, Reading, chapters_told
from words.shapes import (
    QUOTED_LENGTH,
    TITLE_LENGTH,
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
from words.speech import Argument, Words

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - outlook, beside view and event
E = TypeVar("E")
P = ParamSpec("P")
R = TypeVar("R")


class made_by(Generic[P, R]):
    """A function of a game as a method of its GameWords, given the game's own Words whatever topic the caller's are."""

    def __init__(self, make: Callable[Concatenate[Words, P], R]) -> None:
        self.make = make

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...
    @overload
    def __get__(self, game: "AnyWords", owner: type) -> Callable[Concatenate[Words, P], R]: ...
    def __get__(self, game: "AnyWords | None", owner: type) -> Any:
        if game is None:
            return self
        return lambda words, *args, **kwargs: self.make(game.own(words, *args), *args, **kwargs)


class GameWords(ABC, Generic[V, O, E]):
    """The words of one game; all are pure functions of what they are given. A game's class gives its own methods by
    `made_by`, or as static methods where they need no words.

    `view` is the view of whoever will read it (a spectator's for the channel); events must have been through
    `engine.core.event.seen_by` for the same reader. `words` may be those of any topic."""

    name: ClassVar[str]
    met_at: ClassVar[Mapping[str, str]] = {}
    """What is explained once, `met-<thing>`, when a person first meets it: by the kind of a decision."""
    met_with: ClassVar[Mapping[str, str]] = {}
    """The same, by how an option begins."""
    met_besides: ClassVar[Sequence[str]] = ()
    """Things that a game's own `meetings` adds."""
    alt_makers: ClassVar[Mapping[str, Callable[[Words, Any, Names, str], Iterable[str]]]] = {}
    """The sentences of each picture's alt text, by the picture's name, the most important first, from view, names and
    what is told of the last turn; empty ones are left out."""
    teller: ClassVar[EventTeller[Any]]
    """Of a game that tells its events so."""
    revealing: ClassVar[tuple[type[Any], ...]] = ()
    """The events that tell what chance brought."""
    entries: ClassVar[Mapping[str, Entry]] = {}
    """What can be looked up, by key, in reading order."""
    parts: ClassVar[Sequence[Part]] = ()
    """The chapters of the rules."""
    sources: ClassVar[Mapping[str, Source]] = {}
    """Where the rule of a set-up option stands, by the option's name or by "<name>-<value>"."""

    # What a game must say.

    @abstractmethod
    def option_label(
        self, words: Words, /, view: V, decision: Decision, notation: str, outlook: O | None, names: Names
    ) -> Label:
        """An option in words; `outlook` may be None, which leaves out what follows."""

    @abstractmethod
    def prompt(self, words: Words, /, view: V, decision: Decision, names: Names) -> Prompt:
        """What the decision asks."""

    @abstractmethod
    def standing(self, words: Words, /, view: V, names: Names) -> str:
        """How far the game is and how the seats stand, in turn order: a few words for the screen of a phone."""

    @abstractmethod
    def turn_story(self, words: Words, /, events: Sequence[E], names: Names) -> str:
        """Events of one turn (or one stretch of it) in one or two short lines; empty when nothing is worth telling."""

    @abstractmethod
    def minute(self, words: Words, /, options: Mapping[str, str], seats: int | None) -> Minute:
        """The game for somebody who never played it, with what these options (all of them) add; `seats`: how many play,
        None where that is still open."""

    @abstractmethod
    def score_sheet(self, words: Words, /, view: V, names: Names) -> str:
        """All seats in order of rank, for each one line with its score and one with what that is made of."""

    @abstractmethod
    def result(self, words: Words, /, standings: Sequence[Standing], names: Names) -> str:
        """Who won and by what, in one sentence."""

    # What a game may say besides: choosing.

    def rule_refusal(self, words: Words, /, refusal: Refusal, view: V | None, names: Names) -> str:
        """Why something may not be done, and what may; of the facts `acts` is a seat, which is named."""
        if "allowed" in refusal.facts:
            return bad_option_refusal(words.about(self.name), refusal)
        facts = {name: names[int(fact)] if name == "acts" else fact for name, fact in refusal.facts.items()}
        return words.about(self.name).say(f"refusal-{refusal.code.replace('_', '-')}", **facts)

    def shortcut_label(self, words: Words, /, view: V, events: Sequence[E], names: Names) -> str:
        """What a shortcut does, told by its events, with all it brings and costs; empty for one that brings nothing."""
        return ""

    def placeholder(self, words: Words, /, group: str) -> str:
        """What stands in the closed menu of a group of options, up to 150 characters."""
        return words.about(self.name).say(f"group-{group}")

    def meetings(self, view: V, decision: Decision) -> list[str]:
        """The things that the decision's seat meets in it, by their names, the most important first."""
        met = [self.met_at[decision.kind]] if decision.kind in self.met_at else []
        options = decision.options
        return met + [thing for start, thing in self.met_with.items() if any(one.startswith(start) for one in options)]

    def summons(self, words: Words, /, view: V, decision: Decision, mention: str, names: Names) -> str:
        """The line in the channel that calls the seat, mention first; tells nothing hidden."""
        return words.say("your-move", mention=mention)

    def status_line(self, words: Words, /, view: V, seat: int) -> str:
        """What a seat has, in one line; empty where that is nothing."""
        return ""

    def role(self, words: Words, /, view: V, seat: int) -> str:
        """What a seat is besides its colour, such as its character and what that does; empty where it is nothing."""
        return ""

    def state_text(self, words: Words, /, view: V, names: Names) -> list[str]:
        """The complete position in readable parts of up to 3,900 characters, for screen readers; the alt texts of all
        pictures where these say it all."""
        return [*self.alt_texts(words, view, names).values()]

    def hand_text(self, words: Words, /, view: V) -> str:
        """What the reader holds that others may not see, each with what it does."""
        return words.say("hand-empty")

    def held(self, words: Words, /, view: V) -> str:
        """What the viewer holds that others may not see, by name alone."""
        return words.say("nothing")

    def obstacle(self, words: Words, /, view: V, decision: Decision, notation: str, names: Names) -> str:
        """What stands in the way of a notation that is no option of a decision: see `why_not`."""
        return self.refusal(words, decision.why(notation) or Refusal("not_an_option"), view, names)

    def wishes(self, words: Words, /, view: V) -> Iterable[tuple[str, str]]:
        """What the viewer may want to choose at some moment, as notations with the names by which it is looked for."""
        return ()

    def ahead_line(self, words: Words, /, name: str, value: str | None) -> str:
        """What is chosen for a seat that answered so ahead; `value` None: it is asked."""
        raise KeyError(name)

    def ahead_choice(self, words: Words, /, name: str, value: str, present: str | None) -> str:
        """One of the values that may be answered ahead, or one of a list; `present`: what is answered now."""
        raise KeyError(name)

    def turn_ahead(self, words: Words, /, steps: Sequence[Step], seat: int, names: Names) -> str:
        """A turn that a seat could make, in one line: what it would choose, to where chance decides."""
        return words.chain(
            self.option_label(words, step.view, step.decision, step.notation, None, names).text for step in steps
        )

    def reason(self, words: Words, /, part: str, gain: float, figures: Mapping[str, int]) -> str:
        """Why a turn is good: by how much a part of the position's value grows (`Judge.parts`, CHANCE), and what there
        is to say about that part (`Judge.figures`); empty where that is too far off to be a reason."""
        return words.about(self.name).say(f"hint-reason-{part}", **figures)

    # What happened.

    def since_your_last_turn(
        self, words: Words, /, turns: Sequence[Sequence[E]], seat: int | None, names: Names
    ) -> str:
        """What mattered in the turns of the others, in one sentence; empty when nothing did."""
        return ""

    def gist(self, words: Words, /, events: Sequence[E], names: Names) -> str:
        """What a turn brought in a few words, for lists of turns; empty when nothing is worth telling."""
        return ""

    def moments(self, words: Words, /, turns: Turns, marks: Sequence[Mark], names: Names) -> list[Moment]:
        """Up to three turns of a finished game that counted most, in their order."""
        return first_three(turns, went_ahead(words.about(self.name), marks, names))

    def figures(self, words: Words, /, view: V, events: Sequence[E], seat: int) -> str:
        """What a seat did in the whole game, and how its dice fell, in a short line; empty for nothing."""
        return ""

    def all_figures(self, words: Words, /, view: V, events: Sequence[E], seat: int) -> str:
        """All that is counted of what a seat did in the whole game, in a line."""
        return self.figures(words, view, events, seat)

    def praised(self, view: V, events: Sequence[E], seat: int) -> Mapping[str, int]:
        """What a seat can be praised for, by names that have a sentence `praise-<name>`, the most telling first."""
        return {}

    def to_come(self, words: Words, /, state: Any) -> list[str]:
        """What would have been drawn next, a line for each pile, from the state of a game that is over."""
        return []

    def field_value(self, words: Words, /, name: str, value: str) -> str:
        """What a seat has by the name and value of a field that can be corrected: "5 lira"."""
        return words.about(self.name).say(f"field-{name}", value=int(value))

    # The game.

    def in_sight(self, view: V, decision: Decision | None) -> InSight:
        """What the seat whose view it is may wonder about now; `decision`: its own, None where it has none."""
        return InSight((), (), ())

    def ways(self, view: V, decision: Decision, key: str) -> Ways:
        """How the decision chooses what an entry is about."""
        return Ways((), "")

    def chapter_facts(self, words: Words, /) -> Mapping[str, Argument]:
        """What the chapters' own sentences name."""
        return {}

    def bad_option(self, words: Words, /, problem: BadOption) -> str:
        """Why the options cannot be, and what can."""
        return bad_option(words.about(self.name), problem)

    def option_help(self, words: Words, /, field: str, value: str) -> str:
        """What a value of a set-up option does, in one line of up to 100 characters."""
        return words.about(self.name).say(f"option-{field}-{value}.help")

    # What is made of the above, alike for every game.

    def own(self, words: Words, *told: object) -> Words:
        """The game's own sentences; where what they tell has a version, as a view has that of the rules that its game
        began with, with the figures of that version."""
        return words.about(self.name, next((one.version for one in told if hasattr(one, "version")), None))

    def title(self, words: Words) -> str:
        """The game's name."""
        return words.about(self.name).say("game-title")

    def names(self, words: Words, colours: Sequence[str]) -> tuple[str, ...]:
        """What the seats are called when colours are enough: "Red", "Blue"."""
        return tuple(words.about(self.name).say(f"colour-{colour}") for colour in colours)

    def first_line(self, words: Words, thing: str) -> str:
        """What is said of a thing when a person first meets it."""
        return words.about(self.name).say(f"met-{thing}")

    def seen(self, words: Words, events: Sequence[E], names: Names) -> list[str]:
        """What chance brought: dice, cards and tiles, a sentence each."""
        own = words.about(self.name)
        return [self.teller.sentence(own, event, names) for event in events if isinstance(event, self.revealing)]

    def refusal(self, words: Words, refusal: Refusal, view: V | None, names: Names) -> str:
        """Why something may not be done, and what may. `view` may be None before a game has started."""
        return self.rule_refusal(words, shortened(refusal), view, names)

    def why_not(self, words: Words, view: V, decision: Decision, notation: str, names: Names) -> str:
        """What stands in the way of a notation, or of anything else that was typed, at a decision: whole sentences
        from the view of the seat that decides. Empty where it may be chosen."""
        if notation in decision.options:
            return ""
        return self.obstacle(words, view, decision, clipped(notation, QUOTED_LENGTH), names)

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
        topic = self.own(words, view)
        *_, story = "", *self.turn_story(topic, events, names).splitlines()
        title = topic.say("alt-this-turn" if running else "alt-last-turn")
        last_turn = topic.sentences([title, clipped(story, TURN_LENGTH)]) if story else ""
        return {
            name: fitted(topic, self.alt_makers[name](topic, view, names, last_turn))
            for name in which or self.alt_makers
        }

    def topics(self, words: Words) -> list[Topic]:
        """The entries of the rules look-up, in reading order."""
        own = words.about(self.name)
        return [
            Topic(key, clipped(entry.title(own), TITLE_LENGTH), own.say(f"section-{entry.section}"), entry.only_with)
            for key, entry in self.entries.items()
        ]

    def look_up(self, words: Words, key: str) -> str:
        """One entry's title, text and rulebook pages. Raises KeyError."""
        return self.entries[key].told(words.about(self.name))

    def in_brief(self, words: Words, key: str) -> Brief:
        """One entry's title, and its rule in two sentences at most. Raises KeyError."""
        entry, own = self.entries[key], words.about(self.name)
        return Brief(entry.title(own), entry.rule(own))

    def example(self, words: Words, view: Any, key: str) -> str:
        """What an entry means for the seat whose view it is, with its figures of now, in one or two sentences; empty
        where there is nothing to count."""
        if view.seat is None or key not in self.entries:
            return ""
        return self.entries[key].example(Reading(self.own(words, view), view, view.seats[view.seat]))

    def chapters(self, words: Words, options: Mapping[str, str] | None = None) -> list[Chapter]:
        """The rules of a game with these options, chapter by chapter; with all it can have where they are None."""
        return chapters_told(words.about(self.name), self.parts, self.entries, self.chapter_facts(words), options)

    def option_title(self, words: Words, field: str, value: str | None = None) -> str:
        """A set-up option's name, or that of one of its values."""
        return option_title(words.about(self.name), field, value)

    def option_source(self, words: Words, field: str, value: str) -> str:
        """Where the rule of a value stands: pages of the rulebook, rulings."""
        return source_told(words.about(self.name), source_of(self.sources, field, value))


AnyWords: TypeAlias = GameWords[Any, Any, Any]
