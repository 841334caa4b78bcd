"""What the analysis of a finished game says: each seat's share of winning turn by turn, and what luck and choices made
of it in each turn.

Everything is known after the end, so positions are taken as they were. Arguments and results are plain data, because
another process computes them."""

from collections.abc import Iterable, Mapping, Sequence
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.create import load_position
from engine.core.decision import Choice
from engine.core.determinize import redrawn
from engine.core.dice import Unknown
from engine.core.position import AnyPosition
from engine.core.rules import JsonObject
from engine.games import rules_of
from engine.players import merchant
from engine.players.access import PlayerAccess
from engine.players.shares import shares

VERSION: Final = 23
"""Grows with each change after which an analysis can come out otherwise; older ones are made again when asked for."""
NO_SEED: Final = bytes(32)  # whatever chance brought is in the log

Shares: TypeAlias = tuple[float, ...]
"""Of winning, by seat."""


class Made(NamedTuple):
    """A choice that row `row` of the log holds, `version`: of the rules that wrote it."""

    row: int
    version: int
    choice: Choice


class Corrected(NamedTuple):
    """A row of the log that sets the position to the dump `position`."""

    row: int
    position: JsonObject


Move: TypeAlias = Made | Corrected


class PlayedTurn(NamedTuple):
    """A turn, with decisions of all seats at once after it, such as at the start of a round. `start`: the dump of the
    position before it; `moves`: none of a correction; `last`: the row that ended it; `round`: the one that was being
    played before it, 0 during the set-up; `before`, `shares`: of winning before it and at the next decision; `idle`:
    whether it brought its seat nothing; `counts`: whether it brought what the game is won by (`Rules.assets`);
    `fortunes`: by seat what the dice alone say of its luck (`Rules.fortune`); `for_all`: whether what followed
    concerns all, such as the start of a round."""

    start: JsonObject
    moves: tuple[Made, ...]
    last: int
    round: int
    before: Shares
    shares: Shares
    idle: bool = False
    counts: bool = False
    fortunes: Sequence[float] = ()
    for_all: bool = False


def set_up(game: str, start: JsonObject, row: int) -> PlayedTurn:
    """The set-up, which led to the first known position `start`, as a turn without moves. `game`: the name of its
    rules; `row`: of the log, which ended it."""
    told = shares(_loaded(game, start))
    return PlayedTurn(start, (), row, 0, told, told)


def next_turns(game: str, start: JsonObject, moves: Sequence[Move], most: int) -> tuple[list[PlayedTurn], JsonObject]:
    """Up to `most` turns that begin with the position `start`, and the position after them. A turn that was not played
    to its end is left out.

    Raises Refusal or Unreadable where the moves cannot be made."""
    position, turns, made, events = _loaded(game, start), list[PlayedTurn](), list[Made](), list[Any]()
    round_, before = position.view(None).round, shares(position)
    for move in moves:
        if isinstance(move, Made):
            made.append(move)
            events += position.follow(move.choice, move.version)
            if _goes_on(position):
                continue
        else:
            position, made = _loaded(game, move.position), []
        rules, mover = position.rules, made[0].choice.seat if made else None
        idle = mover is not None and not rules.brought(events, mover)
        counts = mover is not None and bool(rules.assets(events, mover))
        fortunes = tuple(rules.fortune(events, seat) for seat in range(len(before)))
        for_all, after = bool(position.interlude) and not position.over, shares(position)
        turns.append(PlayedTurn(start, tuple(made), move.row, round_, before, after, idle, counts, fortunes, for_all))
        start, made, events = position.dump(), [], []
        round_, before = position.view(None).round, after
        if len(turns) == most:
            break
    return turns, start


def _goes_on(position: AnyPosition) -> bool:
    """True while a turn is not over. A decision of several seats at once belongs to the turn before, because they have
    nothing in hand that could be compared."""
    return bool(position.choices) or position.sealed


def _loaded(game: str, dump: JsonObject) -> AnyPosition:
    return load_position(rules_of(game), dump, NO_SEED)


# ---------------------------------------------------------------------- a turn taken apart

FIRST: Final = 2
"""So many samples are drawn of a mean at first; where they are alike, nothing that chance may bring matters."""
MORE: Final = 4
"""So many are drawn then."""
NOTICED: Final = 0.02
"""A better turn counts from this difference on."""
TOLD: Final = 0.08
"""What luck or choices changed in a turn is told from this on: less decides nothing."""
ALIKE: Final = 0.001
ROUNDS_ON: Final = 2
"""So many rounds are played on where a better turn is checked."""
CHECKS: Final = 3
"""So often is that done at first, with other outcomes of chance each time."""
MORE_CHECKS: Final = 5
"""So often again where it is still open whether the loss is to be told."""
SURE: Final = 2
"""A loss counts where it is so many times its standard error."""


class Causes(NamedTuple):
    """What changed shares in a turn, besides what was in the position already. `luck`: by seat, what chance brought
    against its mean; `mover`: the seat that had the turn, None where several chose at once; `choice`: what its choices
    lost against the turn that a Merchant plays, 0 or less; `errors`: by seat, the standard error of its luck."""

    luck: Shares
    mover: int | None
    choice: float
    errors: Shares = ()

    def luck_of(self, seat: int) -> float:
        """As it counts: 0 where it may be the error of the samples."""
        return self.luck[seat] if abs(self.luck[seat]) >= SURE * self.error_of(seat) else 0.0

    def error_of(self, seat: int) -> float:
        return self.errors[seat] if self.errors else 0.0


class Question(NamedTuple):
    """A mean that must be known. `move`: the number of the move with which chance comes in, None for the best turn;
    `happened`: after the outcomes of then, otherwise after others."""

    move: int | None = None
    happened: bool = False


BEST: Final = Question()


def questions(game: str, turn: PlayedTurn) -> list[Question]:
    """The means that must be known to take a turn apart. `game`: the name of its rules.

    After each roll or draw, and in the best turn, Merchants play the rest of the turn. Several who choose at once have
    no best turn, so their choices count nothing."""
    position = _loaded(game, turn.start)
    means = [] if position.sealed else [BEST]
    for number, move in enumerate(turn.moves):
        if _is_chance(position, move):
            means += [Question(number, happened=True), Question(number)]
        position.follow(move.choice, move.version)
    return means


def alike(samples: Sequence[Shares]) -> bool:
    return all(max(of_seat) - min(of_seat) < ALIKE for of_seat in zip(*samples, strict=True))


def sampled(game: str, turn: PlayedTurn, question: Question, count: int, rng: Random) -> list[Shares]:
    """So many times the shares as they may be. `rng`: for other outcomes of chance."""
    position = _loaded(game, turn.start)
    if question.move is None:
        return [shares(turn_played(position, rng)) for _ in range(count)]
    for move in turn.moves[: question.move]:
        position.follow(move.choice, move.version)
    move = turn.moves[question.move]
    if not question.happened:
        return [shares(_otherwise(position, move, rng)) for _ in range(count)]
    position.follow(move.choice, move.version)
    if not _goes_on(position):
        return [shares(position)] * count
    return [shares(turn_played(position, rng)) for _ in range(count)]


def causes(game: str, turn: PlayedTurn, samples: Mapping[Question, Sequence[Shares]]) -> Causes:
    """As the shares at the turn's end have it. `samples`: for each of the turn's `questions`."""
    seats = range(len(turn.shares))
    means = {
        question: [fmean(of_seat) for of_seat in zip(*sample, strict=True)] for question, sample in samples.items()
    }
    best = means.pop(BEST, None)
    errors = tuple(hypot(*(_error([shares[seat] for shares in samples[one]]) for one in means)) for seat in seats)
    brought = (sum(mean[seat] * (1 if one.happened else -1) for one, mean in means.items()) for seat in seats)
    luck = tuple(_possible(change, share) for change, share in zip(brought, turn.before, strict=True))
    if best is None:
        return Causes(luck, None, 0.0, errors)
    (mover,) = _loaded(game, turn.start).seats_to_act
    choice = min(0.0, turn.shares[mover] - luck[mover] - best[mover])
    return Causes(luck, mover, _possible(choice, turn.before[mover]), errors)


def _error(samples: Sequence[float]) -> float:
    """The standard error of their mean; of a single one it is not known."""
    return stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0


def _possible(change: float, share: float) -> float:
    """A change of a share as far as there was so much to lose or to win: means of several positions may say more."""
    return min(max(change, -share), 1 - share)


# ---------------------------------------------------------------------- a better turn


class Loss(NamedTuple):
    """What the choices of a turn changed, a loss below 0, and the standard error of that."""

    change: float
    error: float

    @property
    def open(self) -> bool:
        """Whether it may lie on either side of what is told."""
        return abs(self.change + TOLD) < SURE * self.error

    @property
    def sure(self) -> float:
        """As it counts: 0 where it is small or may be chance."""
        return self.change if self.change <= min(-NOTICED, -SURE * self.error) else 0.0


def played_on(game: str, turn: PlayedTurn, seat: int, better: bool, rng: Random) -> list[float]:
    """The share of a seat at the end of a turn and after each of the rounds that Merchants then play: of the turn as
    it was, or the `better` one that a Merchant plays.

    With an equal `rng` both have the same chance, so that they differ by what was chosen: dice and piles of a round do
    not depend on how many turns came before it."""
    position, number = _loaded(game, turn.start), rng.random()

    def rest() -> AnyPosition:
        rng.seed(f"{number} {position.view(None).round}")
        return turn_played(position, rng)

    if better:
        position = rest()
    else:
        for move in turn.moves:
            position.follow(move.choice, move.version)
    told = [shares(position)[seat]]
    for _ in range(ROUNDS_ON):
        for _ in turn.shares:
            if not position.over:
                position = rest()
        told.append(shares(position)[seat])
    return told


def loss(luck: float, share: float, was: Sequence[Sequence[float]], better: Sequence[Sequence[float]]) -> Loss:
    """What the choices of a turn lost, from what `played_on` told of it as it `was` and of a `better` one, pair by
    pair. `share`: the seat's before the turn, of which it cannot have lost more.

    Where the shares at the turn's end and later ones disagree, the least: a loss that a round later is none was only a
    matter of opinion."""
    pairs = [
        [with_it - without - luck for with_it, without in zip(*pair, strict=True)]
        for pair in zip(was, better, strict=True)
    ]
    least = max(zip(*pairs, strict=True), key=fmean)
    return Loss(_possible(fmean(least), share), _error(least))


def better_turn(game: str, turn: PlayedTurn, later: Iterable[PlayedTurn], rng: Random) -> tuple[Any, ...]:
    """The events of the turn that a Merchant would have played, up to where chance or another seat comes in; none where
    that turn was played: what chance brought to it was no choice. Nor are there any where all that it brings came in
    the turn that was played, if it gained what it went for, and `later` ones of the seat anyway: that is a matter of
    order."""
    start = _loaded(game, turn.start)
    (mover,) = start.seats_to_act
    events = events_of_turn(start, mover, (), rng)
    own = _events_of(game, turn, mover)
    if own[: len(events)] == events or (start.rules.gains(own, mover) and _came(game, (turn, *later), events, mover)):
        return ()
    return events


def events_of_turn(position: AnyPosition, seat: int, planned: Sequence[str], rng: Random) -> tuple[Any, ...]:
    """What happens to a seat where its turn begins with these choices and a Merchant goes on, up to where chance or
    another seat comes in. The position is changed."""
    events, left = tuple[Any, ...](), [*planned]
    while position.seats_to_act == (seat,):
        notation = left.pop(0) if left else merchant.choose(PlayerAccess(position, seat, rng))
        trial = position.try_out(seat, notation)
        events += tuple(event for event in trial.events if event.seat == seat)
        if trial.unknown:
            break
        position.choose(seat, notation)
        if not position.choices:
            break
    return events


def _came(game: str, turns: Iterable[PlayedTurn], events: Sequence[Any], seat: int) -> bool:
    """Whether all that a seat gains by these events came to it in these turns."""
    gains = rules_of(game).gains
    came = [event for turn in turns for event in gains(_events_of(game, turn, seat), seat)]
    return all(event in came for event in gains(events, seat))


def _events_of(game: str, turn: PlayedTurn, seat: int) -> tuple[Any, ...]:
    """What happened to a seat in a turn."""
    position = _loaded(game, turn.start)
    events = (event for move in turn.moves for event in position.follow(move.choice, move.version))
    return tuple(event for event in events if event.seat == seat)


# ---------------------------------------------------------------------- other outcomes of chance


def _is_chance(before: AnyPosition, move: Made) -> bool:
    """True if a move brings something that nobody can know."""
    try:
        before.fork(blind=True).follow(_undecided(move), move.version)
    except Unknown:
        return True
    return False


def _undecided(move: Made) -> Choice:
    """The choice of a move without outcomes of chance."""
    return Choice(move.choice.seat, move.choice.notation)


def _otherwise(before: AnyPosition, move: Made, rng: Random) -> AnyPosition:
    """The position after a move and the rest of its turn, with other outcomes of chance."""
    world = redrawn(before, rng)
    world.follow(_undecided(move), move.version)
    return _played_out(world, rng)


def turn_played(position: AnyPosition, rng: Random) -> AnyPosition:
    """The position after the rest of the turn, or all of it, with any outcomes of chance."""
    world = redrawn(position, rng)
    if not _goes_on(world):
        _go_on(world, rng)
    return _played_out(world, rng)


def _played_out(position: AnyPosition, rng: Random) -> AnyPosition:
    """The position after its turn, to the end of which Merchants play it."""
    while _goes_on(position):
        _go_on(position, rng)
    return position


def _go_on(position: AnyPosition, rng: Random) -> None:
    """Make the choices that the Merchant plans for the first seat to act, up to something nobody could know before."""
    seat, floor = position.seats_to_act[0], position.floor
    for notation in merchant.planned(PlayerAccess(position, seat, rng)):
        position.choose(seat, notation)
        if position.seats_to_act != (seat,) or not position.choices or position.floor > floor:
            break
