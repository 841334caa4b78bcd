"""What a computer player or a hint may imagine of hidden cards and coming dice: positions redrawn so that nothing
secret is known."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import NOBODY, Choice, Refusal
from engine.core.dice import Dice, Shuffle, Trail, outcomes_between
from engine.core.position import AnyPosition, Position

if TYPE_CHECKING:
    from random import Random

MOST_DRAWS: Final = 10_000


def determinize(position: AnyPosition, seat: int, rng: "Random") -> AnyPosition:
    """One of the positions that `seat` cannot tell from this one, each as likely as any other.

    Components that the seat cannot place (`Rules.hidden`) are shuffled, piles shuffled in this turn included; dice get
    another seed; sealed answers of other seats are drawn anew. The true position comes up as often as chance has it.
    Where another seat's choice of this turn depended on cards that nobody has seen, a draw without them is drawn again.
    """
    shuffles = _shuffles(position) if position.state.dice.shuffled else []
    if not shuffles and not position.sealed and position.asks_only(seat):
        # No question to it depended on anything that it does not know, so its answers fit at once.
        return position.again_from(_redrawn(position, seat, rng, shuffles)[0])
    for _ in range(MOST_DRAWS):
        try:
            world = _drawn(position, seat, rng, shuffles)
        except Refusal:
            continue
        if world is not None:
            return world
    raise RuntimeError(f"none of {MOST_DRAWS} draws agrees with what seat {seat} has seen")


def redrawn(position: AnyPosition, rng: "Random") -> AnyPosition:
    """The same position for every seat, with another future chance: components that nobody can place lie elsewhere,
    dice get another seed. Piles stay as they are once one was shuffled in this turn."""
    boundary = position.boundary.clone()
    if not position.state.dice.shuffled:
        seats = range(len(position.rules.standings(position.view(None))))
        unknown = set.intersection(*({*chain(*position.rules.hidden(position.state, seat))} for seat in seats))
        groups = [[thing for thing in group if thing in unknown] for group in position.rules.hidden(position.state, 0)]
        moved = _moved(groups, {}, rng)
        for pile in position.rules.piles(boundary):
            pile[:] = [moved.get(thing, thing) for thing in pile]
    boundary.dice = Dice(rng.randbytes(32))
    return position.again_from(boundary)


def _shuffles(position: AnyPosition) -> list[Shuffle]:
    """The piles that were shuffled since the turn boundary."""
    boundary = position.boundary.clone()
    boundary.dice = Dice(bytes(32))  # every outcome is recorded; they are numbered from 0 here
    boundary.dice.trail = trail = Trail()
    again = Position(position.rules, boundary, position.opening)
    for choice in position.choices:
        again.follow(choice, position.rules.version)
    return trail.shuffles


def _drawn(position: AnyPosition, seat: int, rng: "Random", shuffles: Sequence[Shuffle]) -> AnyPosition | None:
    """A redrawn position that has come as far as the true one; None, or a Refusal, when its turn went another way."""
    boundary, outcomes = _redrawn(position, seat, rng, shuffles)
    world: AnyPosition = Position(position.rules, boundary, Choice(NOBODY, "new", tuple(outcomes)))
    answered = _answer_as_before(position, world, seat, rng)
    _answer_sealed(position, world, seat, rng)
    agrees = answered and world.seats_to_act == position.seats_to_act and not world.state.dice.recorded
    return world if agrees and world.boundary is boundary else None


def _redrawn(position: AnyPosition, seat: int, rng: "Random", shuffles: Sequence[Shuffle]) -> tuple[Any, list[int]]:
    """The boundary with hidden things elsewhere and other dice, and the outcomes of the turn that go with it."""
    boundary = position.boundary.clone()
    last = {thing: number for number, shuffle in enumerate(shuffles) for thing in shuffle.after}
    moved = _moved(position.rules.hidden(position.state, seat), last, rng)
    # Where a shuffle put something its outcomes say, below.
    lying = moved | {thing: thing for thing in last} if last else moved
    for pile in position.rules.piles(boundary):
        if pile:
            pile[:] = map(lying.get, pile, pile)
    outcomes = [outcome for choice in (position.opening, *position.choices) for outcome in choice.outcomes]
    for number, shuffle in enumerate(shuffles):
        after = [moved.get(thing, thing) if last[thing] == number else thing for thing in shuffle.after]
        outcomes[shuffle.number : shuffle.number + len(after) - 1] = outcomes_between(shuffle.before, after)
    boundary.dice = Dice(rng.randbytes(32))
    return boundary, outcomes


def _moved(groups: list[list[Any]], last: dict[Any, int], rng: "Random") -> dict[Any, Any]:
    """For each hidden thing the one that takes its place. Those whose place a shuffle of this turn decided stay among
    themselves."""
    parts = [part for group in groups if group for part in (_parts(group, last) if last else (group,))]
    others: list[Any] = []
    random = rng.random
    for part in parts:
        # In order first, so that the same chance gives the same world, however it truly lies.
        drawn = {thing: random() for thing in sorted(part)}
        others += sorted(drawn, key=drawn.__getitem__)  # in a quarter of the time of `shuffle`
    return dict(zip(chain.from_iterable(parts), others, strict=True))


def _parts(group: list[Any], last: dict[Any, int]) -> Iterable[list[Any]]:
    parts: dict[int | None, list[Any]] = {}
    for thing in group:
        parts.setdefault(last.get(thing), []).append(thing)
    return parts.values()


def _answer_as_before(position: AnyPosition, world: AnyPosition, seat: int, rng: "Random") -> bool:
    """Give the answers of this turn that are not sealed. Returns whether the world took them, and no others by itself.

    A decision that answered itself may be asked in the world, or the other way round: other seats hold other cards."""
    answers = position.answers(len(position.choices) - len(position.sealed_choices))
    guessed = set()
    while (done := len(world.answers())) < len(answers):
        mover, notation = answers[done]
        decision = world.decisions[0] if mover is None and world.decisions else world.decision(mover or 0)
        if decision.secret and decision.seat != seat:
            notation = rng.choice(list(decision.options))
            guessed.add(done)
        _follow(world, decision.seat, notation)
    taken = world.answers()
    return len(taken) == len(answers) and all(
        number in guessed or taken[number][1] == notation for number, (_, notation) in enumerate(answers)
    )


def _answer_sealed(position: AnyPosition, world: AnyPosition, seat: int, rng: "Random") -> None:
    """Give the seat's own answers to a decision of several seats; those of others who have answered are guessed."""
    for choice in position.sealed_choices:
        if choice.seat == seat:
            _follow(world, seat, choice.notation)
    for other in sorted(position.answered - {seat}):
        while other in world.seats_to_act:
            _follow(world, other, rng.choice(list(world.decision(other).options)))


def _follow(world: AnyPosition, seat: int, notation: str) -> None:
    """One choice as of a log, so that what older rules asked and offered is understood; outcomes come from those left
    of the turn."""
    world.follow(Choice(seat, notation, tuple(world.state.dice.recorded)), world.rules.version)
