"""The contract of a game's words: all that a game must be able to say, from option labels and prompts to refusals,
stories, alt texts and hints, with defaults for a small game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from engine.core.decision import Decision, Refusal
from engine.core.standings import Mark, Standing
from engine.core.trial import Shortcut
from engine.games import rules_of
from engine.players.hints.turns import Step, Turn
from words.events import EventTeller
from words.facts import fitted, refusal_message, spelled_facts
from words.finished import first_three, went_ahead
from words.options import Source, bad_option, option_title, source_told, special_option
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
    Plan,
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


def made_by(make: Callable[Concatenate[Words, P], R]) -> Callable[Concatenate[Any, Words, P], R]:
    """A function of a game as a method of its GameWords, given the game's own Words whatever topic the caller's are."""

    def method(game: AnyWords, words: Words, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return make(game.own(words, *args), *args, **kwargs)

    return method


class GameWords(ABC, Generic[V, O, E]):
    """The words of one game; all are pure functions of what they are given. A game's class gives its own methods by
    `made_by`, or as static methods where they need no words.

    `view` is the view of whoever will read it (a spectator's for the channel); events must have been through
    `engine.core.event.seen_by` for the same reader. `words` may be those of any topic.

    `met_at`, `met_with`: the things explained once, by `met-<thing>`, when a person first meets them: by the kind of a
    decision, by how an option begins; `met_besides`: those that a game's own `meetings` adds. `alt_makers`: the
    sentences of each picture's alt text, by the picture's name, the most important first, from view, names and the
    story of the last turn; empty ones are left out. `teller`: of a game that tells its events so; `revealing`: the
    events that tell what chance brought. `tie_breakers`: what the standings compare after the score. `worth_praise`:
    from how much on each figure of `praised` is. `entries`: of the rules look-up, by key, in reading order; `parts`:
    the chapters of the rules. `sources`: where the rule of a set-up option stands, by the option's name or by
    "<name>-<value>"; `most_seats`: how many may play at most, by the code of a refusal of an option. `first_options`:
    the options asked for first, by name, where the others are variants; `levels`: sets of options that are chosen
    together, by their names, the default first: `level-<name>` with `.help`."""

    name: ClassVar[str]
    met_at: ClassVar[Mapping[str, str]] = {}
    met_with: ClassVar[Mapping[str, str]] = {}
    met_besides: ClassVar[Sequence[str]] = ()
    alt_makers: ClassVar[Mapping[str, Callable[[Words, Any, Names, str], Iterable[str]]]] = {}
    teller: ClassVar[EventTeller[Any]]
    revealing: ClassVar[tuple[type[Any], ...]] = ()
    tie_breakers: ClassVar[Sequence[str]] = ()
    worth_praise: ClassVar[Mapping[str, int]] = {}
    entries: ClassVar[Mapping[str, Entry]] = {}
    parts: ClassVar[Sequence[Part]] = ()
    sources: ClassVar[Mapping[str, Source]] = {}
    most_seats: ClassVar[Mapping[str, int]] = {}
    first_options: ClassVar[Sequence[str]] = ()
    levels: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    # What a game must say.

    @abstractmethod
    def option_label(
        self, words: Words, /, view: V, decision: Decision, notation: str, outlook: O | None, names: Names
    ) -> Label:
        """An option in words; `outlook` may be None, which leaves out what follows."""

    def answer_label(
        self, words: Words, /, view: V, decision: Decision, notation: str, answer: str, names: Names
    ) -> str:
        """An option together with an answer to the question after it (`Rules.answers_at_once`)."""
        raise KeyError(answer)

    def answer_lacks(self, words: Words, /, view: V, decision: Decision, notation: str) -> str:
        """What the seat lacks for an option whose answers are none."""
        raise KeyError(notation)

    @abstractmethod
    def prompt(self, words: Words, /, view: V, decision: Decision, names: Names) -> Prompt:
        """The question of a decision."""

    @abstractmethod
    def standing(self, words: Words, /, view: V, names: Names) -> str:
        """How far the game is and how the seats stand, in turn order: a few words for the screen of a phone."""

    @abstractmethod
    def turn_story(self, words: Words, /, events: Sequence[E], names: Names) -> str:
        """Events of one turn (or one stretch of it) in one or two short lines; empty when nothing is worth telling."""

    @abstractmethod
    def minute(self, words: Words, /, options: Mapping[str, str], seats: int | None) -> Minute:
        """The game for somebody who never played it, with the additions of these options (all of them); `seats`: how
        many play, None where that is still open."""

    @abstractmethod
    def score_sheet(self, words: Words, /, view: V, names: Names) -> str:
        """All seats in order of rank, for each a line with its score and one with the parts of that."""

    @abstractmethod
    def result(self, words: Words, /, standings: Sequence[Standing], names: Names) -> str:
        """Who won and by what, in one sentence."""

    # What a game may say besides: choosing.

    def rule_refusal(self, words: Words, /, refusal: Refusal, view: V | None, names: Names) -> str:
        """Why something may not be done, and what may; of the facts `acts` is a seat, which is named."""
        own = words.about(self.name)
        return own.say(refusal_message(refusal), **spelled_facts(own, refusal, names, {}))

    def shortcut_deal(self, words: Words, /, view: V, shortcut: Shortcut, names: Names) -> str:
        """All that a shortcut brings and costs, told by its events; empty for one that brings nothing."""
        return ""

    def hinted_deal(self, words: Words, /, view: V, shortcut: Shortcut, names: Names) -> str:
        """As `shortcut_deal`, for turns of a hint, which may do more than those that are offered to everybody."""
        return self.shortcut_deal(words, view, shortcut, names)

    def deal_within(self, words: Words, /, view: V, shortcut: Shortcut, names: Names) -> str:
        """As `hinted_deal`, for a shortcut that begins within a turn; empty where its choices tell it better."""
        return ""

    def name_within(self, words: Words, /, view: V, shortcut: Shortcut) -> str:
        """What such a shortcut is called; empty where that does not tell it from others there."""
        return ""

    def shortcut_is_waste(self, view: V, shortcut: Shortcut) -> bool:
        """Whether a shortcut goes somewhere and does nothing there, or takes more than what it brings needs."""
        return False

    def shortcut_name(self, words: Words, /, view: V, shortcut: Shortcut, *, apart: bool) -> str:
        """A shortcut on its button; `apart`: told apart from others to the same place by how it begins."""
        raise KeyError(shortcut.notations)

    def name_in_line(self, words: Words, /, name: str) -> str:
        """How the line above a button for a whole turn calls it, by what tells its `name` from all others."""
        return name

    def shortcut_skips(self, words: Words, /, view: V, shortcut: Shortcut) -> str:
        """What else could still be done at the place where a shortcut ends the turn; empty for nothing."""
        return ""

    def shortcut_offers(self, words: Words, /, shortcut: Shortcut) -> str:
        """What a shortcut that chance decides makes possible (`Shortcut.offers`), as a note; empty for nothing."""
        return ""

    def shortcut_meets(self, words: Words, /, view: V, shortcut: Shortcut) -> str:
        """What a shortcut decides besides its place, such as whom it meets and whom it passes over."""
        return ""

    def shortcut_cards(self, words: Words, /, shortcut: Shortcut) -> list[str]:
        """That cards of the hand are played, each as a note, which stands on the button itself."""
        return []

    def shortcut_chance(self, shortcut: Shortcut) -> str:
        """The name in its message `chance-<name>` of what chance decides at the end of a shortcut, else on its way."""
        return "final"

    def placeholder(self, words: Words, /, group: str) -> str:
        """The text in the closed menu of a group of options, up to 150 characters."""
        return words.about(self.name).say(f"group-{group}")

    def meetings(self, view: V, decision: Decision) -> list[str]:
        """The things that the decision's seat meets in it, by their names, the most important first."""
        met = [self.met_at[decision.kind]] if decision.kind in self.met_at else []
        begun = (start for start in self.met_with if any(option.startswith(start) for option in decision.options))
        return [*met, *(self.met_with[start] for start in begun)]

    def summons(self, words: Words, /, view: V, decision: Decision, names: Names) -> str:
        """What a seat is asked, for the call in the channel; tells nothing hidden."""
        return words.say("your-move")

    def status_line(self, words: Words, /, view: V, seat: int) -> str:
        """The belongings of a seat in one line; empty where it has none."""
        return ""

    def role(self, words: Words, /, view: V, seat: int) -> str:
        """The part that a seat plays, such as its character and the powers of that; empty where it plays none."""
        return ""

    def state_text(self, words: Words, /, view: V, names: Names) -> list[str]:
        """The complete position in readable parts of up to 3,900 characters, for screen readers; the alt texts of all
        pictures where these say it all."""
        return [*self.alt_texts(words, view, names).values()]

    def hand_text(self, words: Words, /, view: V) -> str:
        """The things that the reader holds unseen by others, each with its effect."""
        return words.say("hand-empty")

    def held(self, words: Words, /, view: V) -> str:
        """The same by name alone."""
        return words.say("nothing")

    def obstacle(self, words: Words, /, view: V, decision: Decision, notation: str, names: Names) -> str:
        """The reason against a notation that is no option of a decision: see `why_not`."""
        return self.refusal(words, decision.why(notation) or Refusal("not_an_option"), view, names)

    def why_omitted(self, words: Words, /, view: V, decision: Decision, notation: str, names: Names) -> str:
        """The reason why the action that a notation belongs to, at hand or just passed, was not possible; empty for any
        other notation."""
        return ""

    def wishes(self, words: Words, /, view: V) -> Iterable[tuple[str, str]]:
        """The notations that the viewer may want to choose some time, with the names by which they are looked for."""
        return ()

    def ahead_line(self, words: Words, /, name: str, value: str | None) -> str:
        """The choice made for a seat that answered so ahead; `value` None: it is asked."""
        raise KeyError(name)

    def ahead_choice(self, words: Words, /, name: str, value: str, present: str | None) -> str:
        """One of the values that may be answered ahead, or one of a list; `present`: the answer given now."""
        raise KeyError(name)

    def why_none_ahead(self, words: Words, /, view: V, seat: int) -> str:
        """Why a seat can pass nothing in advance, in a game that asks nothing that could be answered ahead; empty where
        nobody would look for that."""
        return ""

    def turn_ahead(self, words: Words, /, steps: Sequence[Step], seat: int, names: Names) -> str:
        """A turn that a seat could make, in one line: its choices, to where chance decides."""
        return words.chain(
            self.option_label(words, step.view, step.decision, step.notation, None, names).text for step in steps
        )

    def reason(self, words: Words, /, part: str, gain: float, figures: Mapping[str, int]) -> str:
        """Why a turn is good: the `gain` of a part of the position's value (`Judge.parts`, CHANCE), with its figures
        (`Judge.figures`); empty where that is too far off to be a reason."""
        return words.about(self.name).say(f"hint-reason-{part}", **figures)

    def plan(self, words: Words, /, now: Mapping[str, Mapping[str, int]], turn: Turn) -> Plan:
        """What a turn of a hint is a step towards; `now`: `Judge.figures` before it, as `turn.figures` are those after
        it."""
        return Plan()

    # What happened.

    def since_your_last_turn(
        self, words: Words, /, turns: Sequence[Sequence[E]], seat: int | None, names: Names
    ) -> str:
        """The news from the turns of the others, in one sentence; empty without any."""
        return ""

    def gist(self, words: Words, /, events: Sequence[E], names: Names) -> str:
        """A turn in a few words, for lists of turns; empty when nothing is worth telling."""
        return ""

    def where(self, words: Words, /, events: Sequence[E]) -> str:
        """The place that a turn was about; empty where turns are about none."""
        return ""

    def moments(self, words: Words, /, turns: Turns, marks: Sequence[Mark], names: Names) -> list[Moment]:
        """Up to three turns of a finished game that counted most, in their order."""
        return first_three(turns, went_ahead(words.about(self.name), marks, names))

    def all_figures(self, words: Words, /, view: V, events: Sequence[E], seat: int) -> str:
        """All that is counted of a seat's deeds in the whole game, and how its dice fell, in a line; empty for none."""
        return ""

    def praised(self, view: V, events: Sequence[E], seat: int) -> Mapping[str, int]:
        """Figures to praise a seat for, by names that have a sentence `praise-<name>`, the most telling first."""
        return {}

    def gained_beside(
        self, words: Words, /, earlier: Sequence[E], events: Sequence[E], later: Sequence[E], seat: int
    ) -> str:
        """What a seat won by a turn beyond what its story tells, given all that happened before and after it, in a
        sentence; empty for nothing."""
        return ""

    def to_come(self, words: Words, /, state: Any) -> list[str]:
        """The cards that would have been drawn next, a line for each pile, from the state of a game that is over."""
        return []

    def field_value(self, words: Words, /, name: str, value: str) -> str:
        """A value of a field that can be corrected: "5 lira"."""
        return words.about(self.name).say(f"field-{name}", value=int(value))

    # The game.

    def in_sight(self, view: V, decision: Decision | None) -> InSight:
        """The entries that the viewer's seat may wonder about now; `decision`: its own, None where it has none."""
        return InSight((), (), ())

    def ways(self, view: V, decision: Decision, key: str) -> Ways:
        """How the decision chooses the thing of an entry."""
        return Ways((), "")

    def chapter_facts(self, words: Words, /) -> Mapping[str, Argument]:
        """The facts that the chapters' own sentences name, and those of lessons."""
        return {}

    def option_help(self, words: Words, /, field: str, value: str) -> str:
        """The effect of a value of a set-up option, in one line of up to 100 characters."""
        return words.about(self.name).say(f"option-{field}-{value}.help")

    # What is made of the above, alike for every game.

    def own(self, words: Words, *subjects: object) -> Words:
        """The game's own sentences; where one of their subjects has a version, as a view has that of the rules that its
        game began with, with the figures of that version and without what its options leave out."""
        told = next((thing for thing in subjects if hasattr(thing, "version")), None)
        options = getattr(told, "options", None)
        lacks = None if options is None else self.lacking(dict(options))
        return words.about(self.name, getattr(told, "version", None), lacks)

    def lacking(self, options: Mapping[str, str]) -> frozenset[str]:
        """What games with these options do not have although sentences of others speak of it (`Words.lacks`)."""
        return frozenset()

    def title(self, words: Words) -> str:
        return words.about(self.name).say("game-title")

    def short_title(self, words: Words) -> str:
        """The same where a phone shows little of a line."""
        own = words.about(self.name)
        return own.say("game-title.short") if own.has("game-title.short") else self.title(words)

    def choice_title(self, words: Words) -> str:
        """The same where Discord looks in it for what is typed: with what else the game is called in that language."""
        own = words.about(self.name)
        return own.say("game-choice") if own.has("game-choice") else self.title(words)

    def names(self, words: Words, colours: Sequence[str]) -> tuple[str, ...]:
        """The names of seats where colours are enough: "Red", "Blue"."""
        return tuple(words.about(self.name).say(f"colour-{colour}") for colour in colours)

    def first_line(self, words: Words, thing: str) -> str:
        """The explanation of a thing when a person first meets it."""
        return words.about(self.name).say(f"met-{thing}")

    def seen(self, words: Words, events: Sequence[E], names: Names) -> list[str]:
        """The outcomes of chance: dice, cards and tiles, a sentence each."""
        own = words.about(self.name)
        return [self.teller.sentence(own, event, names) for event in events if isinstance(event, self.revealing)]

    def refusal(self, words: Words, refusal: Refusal, view: V | None, names: Names) -> str:
        """Why something may not be done, and what may. `view` may be None before a game has started."""
        refusal = shortened(refusal)
        if "allowed" not in refusal.facts:
            return self.rule_refusal(words, refusal, view, names)
        rules = rules_of(self.name)
        most = self.most_seats.get(refusal.code, rules.max_seats)
        return bad_option(words.about(self.name), refusal, rules.min_seats, most)

    def why_not(self, words: Words, view: V, decision: Decision, notation: str, names: Names) -> str:
        """The reason against a notation, or anything else that was typed, at a decision: whole sentences from the view
        of the seat that decides. Empty where it may be chosen."""
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
        name. `events`: of the last turn, or with `running` of the turn that goes on; the last turn among them is
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
        """The entries of the rules look-up of the version of `words`, in reading order."""
        own = words.about(self.name)
        return [
            Topic(key, clipped(entry.title(own), TITLE_LENGTH), own.say(f"section-{entry.section}"), entry.only_with)
            for key, entry in self.entries.items()
            if entry.belongs_to(own.version, None)
        ]

    def look_up(self, words: Words, key: str) -> str:
        """One entry's title, text and rulebook pages. Raises KeyError."""
        return self.entries[key].told(words.about(self.name))

    def in_brief(self, words: Words, key: str) -> Brief:
        """One entry's title, and its rule in two sentences at most. Raises KeyError."""
        entry, own = self.entries[key], words.about(self.name)
        return Brief(entry.title(own), entry.rule(own))

    def example(self, words: Words, view: Any, key: str) -> str:
        """The meaning of an entry for the viewer's seat, with its figures of now, in one or two sentences; empty where
        there is nothing to count."""
        if view.seat is None or key not in self.entries:
            return ""
        return self.entries[key].example(Reading(self.own(words, view), view, view.seats[view.seat]))

    def chapters(self, words: Words, options: Mapping[str, str] | None = None) -> list[Chapter]:
        """The rules of a game with these options, chapter by chapter; of all there are where they are None."""
        return chapters_told(words.about(self.name), self.parts, self.entries, self.chapter_facts(words), options)

    def option_title(self, words: Words, field: str, value: str | None = None) -> str:
        """A set-up option's name, or that of one of its values."""
        return option_title(words.about(self.name), field, value)

    def special_option(self, words: Words, field: str, value: str) -> str:
        """What is special about a table with this value of a set-up option; empty where there are no words for it."""
        return special_option(words.about(self.name), field, value)

    def level(self, options: Mapping[str, str]) -> str | None:
        """The name of the level that these options are; None for a mix, and for a game without levels."""
        return next((name for name, level in self.levels.items() if level.items() <= options.items()), None)

    def level_title(self, words: Words, level: str) -> str:
        """The name of a level."""
        return words.about(self.name).say(f"level-{level}")

    def level_special(self, words: Words, level: str) -> str:
        """What a level that is not the usual one means, in a few words."""
        return words.about(self.name).say(f"level-{level}.special")

    def option_source(self, words: Words, field: str, value: str) -> str:
        """Where the rule of a value stands: pages of the rulebook, rulings."""
        return source_told(words.about(self.name), self.sources, field, value)


AnyWords: TypeAlias = GameWords[Any, Any, Any]
