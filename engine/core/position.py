"""A position, the state at the last turn boundary and the choices since: how a choice is applied, what is sealed until
all have answered, and how far undo goes back (`floor`).

Scripts are generators, which cannot be copied or stored in the middle of a turn. So loading, undo, preview and search
all rebuild a position: they clone the boundary and feed the choices to a new script."""

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias

from engine.core.decision import NOBODY, UNEVENTFUL, Choice, Decision, Refusal, dump_choice
from engine.core.dice import Dice, Unknown
from engine.core.protocols import E, O, S, V
from engine.core.rules import Rules
from engine.core.scripts import Scripts, Sent, Unasked, no_script
from engine.core.trial import Shortcut, Trial, Ways, shortcuts_from


class Position(Generic[S, V, O, E]):
    """See the module's docstring. `decisions`: one for each seat that must act now; empty only when the game is over.

    `boundary`: the state at the last turn boundary; `choices`: the choices since; `floor`: how many of them cannot be
    undone, because something hidden became known after them. `opening`, `opening_events`: what followed the boundary
    up to the first decision after it, as in a `Choice` of nobody, and its events. `interlude`: events between the end
    of the turn that the last choice (or the set-up) ended and the boundary, when boundaries without a decision lie
    between.
    `answered`: seats that have given their sealed answer; `last`: the last choice with all outcomes it caused, for the
    log."""

    __slots__ = (
        "_known",
        "_scripts",
        "_unasked",
        "boundary",
        "choices",
        "decisions",
        "floor",
        "interlude",
        "last",
        "opening",
        "opening_events",
        "rules",
        "state",
    )

    def __init__(
        self, rules: Rules[S, V, O, E], boundary: S, opening: Choice | None = None, version: int | None = None
    ) -> None:
        """Start at `boundary`, which is never changed from now on, and run to the first decision.

        `opening`: the way there as a log holds it, None if this boundary is reached for the first time; `version`: of
        the rules that wrote it, the present version by default."""
        self.rules = rules
        self.choices: list[Choice] = []
        self.floor = 0
        self.opening_events: tuple[Any, ...] = ()
        self.interlude: tuple[Any, ...] = ()
        # Asked for since the last choice: views by who looks, outlooks and shortcuts by seat and notation.
        self._known: dict[Any, Any] = {}
        self._unasked = Unasked()
        if opening:
            self._unasked.begin(opening.unasked, version or rules.version)
        self._enter(boundary, opening.outcomes if opening else ())
        self.last = self.opening
        self._run_on()
        self._unasked.forget()

    # ------------------------------------------------------------------ asking and answering

    @property
    def answered(self) -> set[int]:
        return self._scripts.answered

    @property
    def sealed(self) -> bool:
        """True if the current decisions are made at the same time, each answer unseen until the last seat answers."""
        return self._scripts.sealed

    @property
    def together(self) -> bool:
        """True if several seats make the current decisions at the same time; of sealed ones it may be one alone."""
        return self.sealed and len(self.answered) + len(self.decisions) > 1

    @property
    def sealed_choices(self) -> list[Choice]:
        """The choices made so far in a decision of several seats, unseen by each other."""
        return self.choices[self._scripts.sealed_from :] if self.sealed else []

    def in_own_turn(self, seat: int) -> bool:
        """True if a seat that must act does so in its own turn."""
        return not self.choices or self.choices[0].seat == seat

    def asks_only(self, seat: int) -> bool:
        """True if all questions since the boundary were this seat's, those that were not asked included."""
        asked = {decision.seat for decision in self.decisions} | {choice.seat for choice in self.choices}
        unasked = {sent[0].seat for answers in self._scripts.sent for sent in answers if sent}
        return asked | unasked <= {seat}

    def answers(self, upto: int | None = None) -> list[tuple[int | None, str]]:
        """All answers to decisions since the boundary, or to those posed until the first `upto` choices were made: the
        seat, None where none was asked, and the notation."""
        on_the_way, *after = self._scripts.sent
        notations: list[tuple[int | None, str]] = [(None, sent[1]) for sent in on_the_way if sent]
        for choice, answers in zip(self.choices[:upto], after, strict=False):
            notations.append((choice.seat, choice.notation))
            notations += [(None, sent[1]) for sent in answers[1:] if sent]
        return notations

    @property
    def over(self) -> bool:
        return not self.decisions

    def decision(self, seat: int) -> Decision:
        """The decision that `seat` must make now. Raises Refusal: game_over, not_your_turn."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        if self.over:
            raise Refusal("game_over")
        raise Refusal("not_your_turn", acts=self.decisions[0].seat)

    def choose(self, seat: int, notation: str, outcomes: Iterable[int] = ()) -> tuple[Any, ...]:
        """Apply one choice and return its events; `last` is then this choice with all that followed it.

        `outcomes`: outcomes of chance that are used instead of generated ones.
        Raises Refusal, and changes nothing, when the choice is not legal.
        """
        decision = self.decision(seat)
        options = decision.options
        if notation not in options:
            refusal = decision.why(notation) or Refusal("not_an_option", notation=notation)
            refusal.rules = self.rules.name
            raise refusal
        return self._apply(decision, notation, options[notation], outcomes)

    def foresee(self, seat: int, notation: str) -> tuple[Any, ...]:
        """As `choose`, on a blind fork and past chance on which nothing depends (`Rules.indifferent`): another outcome
        stands for the true one, and no event tells it. Raises Refusal, and Unknown for any other chance."""
        indifferent = self.rules.indifferent(self.state, self.decision(seat), notation)
        if indifferent is None:
            return self.choose(seat, notation)
        try:
            return indifferent.untold(self.choose(seat, notation, indifferent.outcomes))
        except Unknown:
            self.state.events[:] = indifferent.untold(self.state.events)
            raise

    def follow(self, choice: Choice, version: int) -> tuple[Any, ...]:
        """As `choose`, for a row of a log that `version` of the rules wrote: questions and options of that version are
        understood, although these rules have others. Raises Refusal when these rules have no such choice; the position
        is of no use then."""
        decision = self.decision(choice.seat)
        if choice.notation not in decision.options and choice.notation not in decision.former:
            raise Refusal("not_an_option", notation=choice.notation)
        self._unasked.begin(choice.unasked, version)
        events = self._apply(decision, choice.notation, decision.value(choice.notation), choice.outcomes)
        self._unasked.forget()
        return events

    def _apply(self, decision: Decision, notation: str, value: Any, outcomes: Iterable[int]) -> tuple[Any, ...]:
        dice: Dice = self.state.dice
        dice.begin(outcomes)
        self.decisions = self._scripts.answer(decision, notation, value)
        self.last = Choice(decision.seat, notation, tuple(dice.taken), self._unasked.collect())
        self._known = {}
        events = self._collect()
        if not self.decisions:
            return self._pass_boundary(events)
        self.choices.append(self.last)
        if dice.revealed:
            self.floor = len(self.choices)
        return events

    def _pass_boundary(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """Go on to the first decision of the next turn. Returns all events, after `events` of the turn that ended."""
        self._enter(self.state, self.state.dice.recorded)
        self._add_opening()
        self._run_on()
        self.choices.clear()
        self.floor = 0
        return events + self.interlude + self.opening_events

    def _add_opening(self) -> None:
        """Count all that followed a boundary as part of the choice that led there."""
        last, opening = self.last, self.opening
        if opening.outcomes or opening.unasked:
            self.last = last._replace(outcomes=last.outcomes + opening.outcomes, unasked=last.unasked + opening.unasked)

    def _collect(self) -> tuple[Any, ...]:
        events = self.state.events
        happened = tuple(events)
        events.clear()
        return happened

    def _enter(self, boundary: S, opening: Iterable[int], again: list[Sent | None] | None = None) -> None:
        """Make `boundary` the boundary and run its script to the first decision. `again`: the answers that were sent on
        the way there, when the turn is run again."""
        opening = tuple(opening)
        self.boundary = boundary
        self.state = boundary.clone()  # the script changes it, and forks start from the boundary again
        self._known = {}
        dice: Dice = self.state.dice
        dice.begin(opening)
        main = no_script() if self.state.over else self.rules.script(self.state)
        self._scripts = Scripts(main, dice, self._unasked, again)
        self.decisions = self._scripts.decisions
        unasked = self._unasked.collect()
        self.opening = Choice(NOBODY, "new", tuple(dice.taken), unasked) if dice.taken or unasked else UNEVENTFUL
        self.opening_events = self._collect()

    def _run_on(self) -> None:
        """Pass turns in which nobody has anything to decide."""
        self.interlude = ()
        while not self.decisions and not self.state.over:
            self.interlude += self.opening_events
            self._enter(self.state, self.state.dice.recorded)
            self._add_opening()

    # ------------------------------------------------------------------ copies

    def fork(self, upto: int | None = None, *, blind: bool = False) -> "Position[S, V, O, E]":
        """An independent copy, or the same turn after its first `upto` choices.

        A blind fork raises dice.Unknown when it would roll or draw something new, so it can reveal nothing hidden.
        Its scripts are sent the same answers as those of this position. Finding the options of each decision on the way
        would take most of the time, and labels need a fork for each option.
        """
        return self.again_from(self.boundary, upto, blind=blind)

    def again_from(
        self,
        boundary: S,
        upto: int | None = None,
        *,
        blind: bool = False,
        kind: "type[Position[S, V, O, E]] | None" = None,
    ) -> "Position[S, V, O, E]":
        """As `fork`, from a boundary that differs in nothing on which questions and answers of the turn depend. `kind`:
        the class of the copy, Position by default."""
        choices = self.choices[:upto]
        on_the_way, *after = self._scripts.sent
        kind = kind or Position
        other = kind.__new__(kind)
        other.rules, other.interlude, other.choices, other.floor = self.rules, (), choices, 0
        other._unasked = Unasked()
        other._enter(boundary, self.opening.outcomes, on_the_way)
        other.opening = self.opening
        dice: Dice = other.state.dice
        for number, (choice, answers) in enumerate(zip(choices, after, strict=False), 1):
            dice.begin(choice.outcomes)
            other.decisions = other._scripts.answer_again(choice.seat, answers)
            if dice.revealed:
                other.floor = number
        other.state.events.clear()
        if len(choices) == len(self.choices):
            for mine, its in zip(self.decisions, other.decisions, strict=True):
                mine.share(its)
        other.last = choices[-1] if choices else self.opening
        other.state.dice.blind = blind
        return other

    def try_out(self, seat: int, notation: str) -> Trial[S]:
        """Try `notation` on a blind fork; this position stays as it is. Raises Refusal when it is not legal."""
        return Trial(self, seat, notation)

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that must choose now; several only while they decide at the same time."""
        return tuple(decision.seat for decision in self.decisions)

    def view(self, seat: int | None) -> V:
        """All that `seat` (None: a spectator) may know now. Kept until the next choice."""
        if seat not in self._known:
            self._known[seat] = self.rules.view(self.state, seat)
        view: V = self._known[seat]
        return view

    def outlook(self, seat: int, notation: str) -> O:
        """Typed consequences of one of the seat's options, for its label. Kept until the next choice."""
        key = "outlook", seat, notation
        if key not in self._known:
            self._known[key] = self.rules.outlook(self.try_out(seat, notation))
        outlook: O = self._known[key]
        return outlook

    @property
    def ways(self) -> Ways[S]:
        """How shortcuts go on in this game."""
        rules = self.rules
        passing = not self.state.dice.blind  # a turn is prepared with blind dice, and no choice in it gets past chance
        return Ways(rules.onward, rules.turn_end, rules.settled, rules.beside, rules.declines, passing)

    def shortcuts(self, seat: int, notation: str) -> tuple[Shortcut, ...]:
        """The shortcuts that begin with one of the seat's options. Kept until the next choice, and the outlook with
        them: one trial finds both."""
        key = "shortcuts", seat, notation
        if key not in self._known:
            rules, trial, of_outlook = self.rules, self.try_out(seat, notation), ("outlook", seat, notation)
            if of_outlook not in self._known:
                self._known[of_outlook] = rules.outlook(trial)
            self._known[key] = tuple(shortcuts_from(trial, self.ways))
        shortcuts: tuple[Shortcut, ...] = self._known[key]
        return shortcuts

    # ------------------------------------------------------------------ storing

    def dump(self) -> dict[str, Any]:
        """JSON-able data from which `load_position` makes the same position. The seed is not in it: it is secret until
        the game ends and stored in a place of its own."""
        dumped = {
            "rules": self.rules.name,
            "version": self.rules.version,
            "boundary": self.rules.dump(self.boundary),
            "dice": self.boundary.dice.counter,
            "opening": list(self.opening.outcomes),
            "choices": [dump_choice(choice) for choice in self.choices],
        }
        if self.opening.unasked:
            dumped["unasked"] = list(self.opening.unasked)
        return dumped


AnyPosition: TypeAlias = Position[Any, Any, Any, Any]
