"""A position: the state at the last turn boundary and the choices made since.

Between boundaries nothing else is kept. Loading, undo, preview and search all rebuild a position by cloning the
boundary and feeding the choices to the script again.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias

from engine.core.decision import Decision, Refusal, Request, Script, Together
from engine.core.dice import Dice, Unknown
from engine.core.options import BadOption
from engine.core.rules import AnyRules, Decks, E, O, Rules, S, Unreadable, V, upgraded

NOBODY = -1  # the seat of rows that no seat chose
FIRST_VERSION = 1  # of all rules; its dumps name the game under another key


class Choice(NamedTuple):
    """One row of a game's log: who chose what, and the outcomes of chance it caused."""

    seat: int
    notation: str
    outcomes: tuple[int, ...] = ()


class Foresight(NamedTuple):
    """What choosing something leads to: the events, the fork after it (None past unknown chance)."""

    events: tuple[Any, ...]
    after: "AnyPosition | None"


class Position(Generic[S, V, O, E]):
    """See the module's docstring. `decisions`: who must act now; empty only at the end.

    `boundary`: the state at the last turn boundary; `choices`: those since; `floor`: how many of them lie before the
    last new information. `opening_outcomes`, `opening_events`: what chance brought and what happened after the boundary
    before its first decision; `interlude`: what the last choice (or the set-up) brought between the end of its own turn
    and that boundary; `answered`: seats whose sealed answers are in; `last`: the row of the last choice for the log."""

    __slots__ = (
        "_answers",
        "_main",
        "_outlooks",
        "_scripts",
        "answered",
        "boundary",
        "choices",
        "decisions",
        "floor",
        "interlude",
        "last",
        "opening_events",
        "opening_outcomes",
        "rules",
        "state",
    )

    def __init__(self, rules: Rules[S, V, O, E], boundary: S, opening: Sequence[int] = ()) -> None:
        """Stand at `boundary` (never changed from now on); `opening`: outcomes before the first decision after it."""
        self.rules = rules
        self.choices: list[Choice] = []
        self.floor = 0
        self.opening_events: tuple[Any, ...] = ()
        self.interlude: tuple[Any, ...] = ()
        self._enter(boundary, opening)
        taken = self.opening_outcomes + self._run_on()
        self.last = Choice(NOBODY, "new", taken)

    # ------------------------------------------------------------------ asking and answering

    @property
    def sealed(self) -> bool:
        """Whether what is asked now is answered unseen by the other seats until the last of them has answered."""
        return any(script is not self._main for script in self._scripts.values())

    @property
    def over(self) -> bool:
        return not self.decisions

    def decision(self, seat: int) -> Decision:
        """What `seat` must choose now. Raises Refusal: game_over, not_your_turn."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        if self.over:
            raise Refusal("game_over")
        raise Refusal("not_your_turn", acts=self.decisions[0].seat)

    def choose(self, seat: int, notation: str, outcomes: Iterable[int] = ()) -> tuple[Any, ...]:
        """Apply one choice and return its events; `last` then holds its row for the log.

        `outcomes`: those of a recorded game, replayed instead of generated.
        Raises Refusal, and leaves everything as it was, when the choice is not legal.
        """
        decision = self.decision(seat)
        if notation not in decision.options:
            raise decision.why(notation) or Refusal("not_an_option", notation=notation)
        events = self._apply(decision, notation, outcomes)
        outcomes = self.choices[-1].outcomes
        if not self._scripts:
            self._enter(self.state, self.state.dice.recorded)
            outcomes += self.opening_outcomes + self._run_on()
            events += self.interlude + self.opening_events
            self.choices.clear()
            self.floor = 0
        self.last = Choice(seat, notation, outcomes)
        return events

    def _apply(self, decision: Decision, notation: str, outcomes: Iterable[int]) -> tuple[Any, ...]:
        dice: Dice = self.state.dice
        dice.begin(outcomes)
        self._outlooks.clear()
        self._answer(decision.seat, decision.options[notation])
        self.choices.append(Choice(decision.seat, notation, tuple(dice.taken)))
        if dice.revealed:
            self.floor = len(self.choices)
        return self._collect()

    def _collect(self) -> tuple[Any, ...]:
        events = tuple(self.state.events)
        self.state.events.clear()
        return events

    def _enter(self, boundary: S, opening: Iterable[int]) -> None:
        """Make `boundary` the boundary and run on to the first decision after it."""
        opening = tuple(opening)
        self.boundary = boundary
        self.state = boundary.clone()
        self._answers: dict[int, Any] = {}
        self.answered: set[int] = set()
        self._scripts: dict[int, Script[Any]] = {}
        self._outlooks: dict[tuple[int, str], O] = {}
        self.decisions: tuple[Decision, ...] = ()
        self.state.dice.begin(opening)
        if not self.state.over:
            self._main: Script[None] = self.rules.script(self.state)
            self._run(None)
        self.opening_outcomes = tuple(self.state.dice.taken)
        self.opening_events = self._collect()

    def _run_on(self) -> tuple[int, ...]:
        """Past boundaries that nobody has to decide at; the outcomes of chance on the way."""
        taken: tuple[int, ...] = ()
        self.interlude = ()
        while not self._scripts and not self.state.over:
            self.interlude += self.opening_events
            self._enter(self.state, self.state.dice.recorded)
            taken += self.opening_outcomes
        return taken

    def _run(self, value: Any) -> None:
        """Send `value` to the main script and take note of whom it asks next."""
        try:
            request = _next_request(self._main, value)
        except StopIteration:
            self._scripts = {}
            self.decisions = ()
            return
        if isinstance(request, Decision):
            self._scripts = {request.seat: self._main}
            self.decisions = (request,)
        else:
            self._open(request)

    def _open(self, request: Together) -> None:
        self._answers = {}
        self._scripts = {}
        decisions = []
        for seat, script in sorted(request.scripts.items()):
            try:
                asked = _next_request(script, None)
            except StopIteration as done:
                self._answers[seat] = done.value
                continue
            if not isinstance(asked, Decision) or asked.seat != seat:
                raise TypeError(f"the sealed script of seat {seat} asked for {asked!r}")
            self._scripts[seat] = script
            decisions.append(asked)
        self.decisions = tuple(decisions)
        self._close_if_all_are_in()

    def _answer(self, seat: int, value: Any) -> None:
        script = self._scripts[seat]
        if script is self._main:
            self._run(value)
            return
        try:
            asked = _next_request(script, value)
        except StopIteration as done:
            self._answers[seat] = done.value
            self.answered.add(seat)
            del self._scripts[seat]
            self.decisions = tuple(decision for decision in self.decisions if decision.seat != seat)
            self._close_if_all_are_in()
            return
        if not isinstance(asked, Decision) or asked.seat != seat:
            raise TypeError(f"the sealed script of seat {seat} asked for {asked!r}")
        self.decisions = tuple(asked if old.seat == seat else old for old in self.decisions)

    def _close_if_all_are_in(self) -> None:
        if not self._scripts:
            self.answered.clear()
            self._run(dict(sorted(self._answers.items())))

    # ------------------------------------------------------------------ copies

    def fork(self, upto: int | None = None, *, blind: bool = False) -> "Position[S, V, O, E]":
        """An independent copy, or the same turn after its first `upto` choices.

        A blind fork raises dice.Unknown when it would roll or draw anything that this position has not.
        """
        return _replay(self.rules, self.boundary, self.opening_outcomes, self.choices[:upto], blind=blind)

    def try_out(self, seat: int, notation: str, then_defaults: bool = True) -> Foresight:
        """What choosing `notation` (and the defaults after it) leads to, stopping before anything unknown."""
        fork = self.fork(blind=True)
        events: tuple[Any, ...] = ()
        try:
            events += fork.choose(seat, notation)
            while then_defaults and fork.choices and fork.decisions[0].default is not None:
                if fork.decisions[0].seat != seat:
                    break
                events += fork.choose(seat, fork.decisions[0].default)
        except Unknown:
            return Foresight(events + tuple(fork.state.events), None)
        return Foresight(events, fork)

    def determinize(self, seat: int, rng: Random) -> "Position[S, V, O, E]":
        """A fork whose hidden parts are redrawn consistently with what `seat` may see now, dice included.

        Things the seat has seen by now stay where they lay at the boundary; all others change places. Redraws that
        this turn's choices contradict are tried again; after 20 of them the hidden parts stay as they are. Secret
        choices of other seats are made anew.
        """

        def guess(decision: Decision) -> str | None:
            return rng.choice(list(decision.options)) if decision.secret and decision.seat != seat else None

        seen = self.rules.seen(self.state, seat)
        here = self.view(seat)
        for _ in range(20):
            boundary = self.boundary.clone()
            for lists in self.rules.hidden(boundary, seat):
                _permute(lists, seen, rng)
            boundary.dice = Dice(rng.randbytes(32))
            try:
                fork = _replay(self.rules, boundary, self.opening_outcomes, self.choices, guess=guess)
            except (Refusal, IndexError):
                continue
            if fork.view(seat) == here and fork.seats_to_act == self.seats_to_act:
                return fork
        boundary = self.boundary.clone()
        boundary.dice = Dice(rng.randbytes(32))
        return _replay(self.rules, boundary, self.opening_outcomes, self.choices)

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        return tuple(decision.seat for decision in self.decisions)

    def view(self, seat: int | None) -> V:
        """All that `seat` (None: a spectator) may know now."""
        return self.rules.view(self.state, seat)

    def outlook(self, seat: int, notation: str) -> O:
        """Typed consequences of one of the seat's options, for its label. Found once, until something is chosen."""
        key = seat, notation
        if key not in self._outlooks:
            self._outlooks[key] = self.rules.outlook(self, seat, notation)
        return self._outlooks[key]

    # ------------------------------------------------------------------ storing

    def dump(self) -> dict[str, Any]:
        """JSON-able data that `load_position` turns into the same position; the seed is stored apart."""
        return {
            "rules": self.rules.name,
            "version": self.rules.version,
            "boundary": self.rules.dump(self.boundary),
            "dice": self.boundary.dice.counter,
            "opening": list(self.opening_outcomes),
            "choices": [[c.seat, c.notation, list(c.outcomes)] for c in self.choices],
        }


AnyPosition: TypeAlias = Position[Any, Any, Any, Any]


def new_position(
    rules: AnyRules,
    options: Mapping[str, str],
    colours: Sequence[str],
    seed: bytes,
    outcomes: Iterable[int] = (),
    decks: Decks | None = None,
    version: int | None = None,
) -> AnyPosition:
    """A new game; `last` holds the first row of its log. `outcomes`, `decks`, `version`: those of a recorded game; by
    default chance follows the seed, decks and version are those of these rules.

    Raises BadOption naming the field and the allowed values, Unreadable for decks with unknown contents."""
    _check_colours(rules, colours)
    checked = rules.check_options(options, len(colours))
    dice = Dice(seed)
    dice.begin(outcomes)
    decks = rules.decks(checked, len(colours)) if decks is None else decks
    state = rules.new_state(checked, colours, dice, decks, version or rules.version)
    setup = tuple(dice.taken)
    position = Position(rules, state, tuple(dice.recorded))
    position.last = position.last._replace(outcomes=setup + position.last.outcomes)
    return position


def _check_colours(rules: AnyRules, colours: Sequence[str]) -> None:
    if not rules.min_seats <= len(colours) <= rules.max_seats:
        raise BadOption("seats", len(colours), range(rules.min_seats, rules.max_seats + 1), code="seats")
    if len(set(colours)) < len(colours) or not set(colours) <= set(rules.colours):
        raise BadOption("colours", " ".join(colours), rules.colours, code="colours")


def load_position(rules: AnyRules, data: Mapping[str, Any], seed: bytes) -> AnyPosition:
    """The position that was dumped, by these rules or an older version of them.

    Of a dump of version 1 the last turn boundary is kept and the choices since are left out: their notations were not
    yet promised to stay. Raises Unreadable: newer_version, other_game, unknown_component, damaged."""
    try:
        version = data["version"] if "version" in data else data["rules"]
        name = data["rules"] if "version" in data else data["game"]
        if name != rules.name:
            raise Unreadable("other_game", found=str(name), expected=rules.name)
        boundary = rules.load(upgraded(rules, data["boundary"], version), Dice(seed, data["dice"]))
        kept = data["choices"] if version > FIRST_VERSION else []
        choices = [Choice(seat, notation, tuple(outcomes)) for seat, notation, outcomes in kept]
        return _replay(rules, boundary, data["opening"], choices)
    except (LookupError, TypeError, ValueError, AttributeError, Refusal) as problem:
        raise Unreadable("damaged", detail=repr(problem)) from problem


def _replay(
    rules: AnyRules,
    boundary: Any,
    opening: Sequence[int],
    choices: Iterable[Choice],
    *,
    blind: bool = False,
    guess: Callable[[Decision], str | None] = lambda decision: None,
) -> AnyPosition:
    """The position after `choices`; `guess` may put another notation in the place of a recorded one."""
    position: AnyPosition = Position(rules, boundary, opening)
    for choice in choices:
        decision = position.decision(choice.seat)
        notation = guess(decision) or choice.notation
        if notation not in decision.options:
            raise Refusal("not_an_option", notation=notation)
        position._apply(decision, notation, choice.outcomes)
    position.state.dice.blind = blind
    return position


def _permute(lists: list[list[Any]], seen: set[Any], rng: Random) -> None:
    slots = [(pile, i) for pile in lists for i, thing in enumerate(pile) if thing not in seen]
    things = [pile[i] for pile, i in slots]
    rng.shuffle(things)
    for (pile, i), thing in zip(slots, things, strict=True):
        pile[i] = thing


def _next_request(script: Script[Any], value: Any) -> Request:
    """Send `value`; make forced choices (one option) for the script until it asks something open."""
    request = script.send(value)
    while isinstance(request, Decision) and len(request.options) == 1 and not request.confirm:
        (only,) = request.options.values()
        request = script.send(only)
    return request
