"""What would have won a finished game for who lost it: one other choice, had all else gone as it did, or another of its
last turns, with which it always wins when Merchants play on."""

from collections.abc import Sequence
from itertools import chain, takewhile
from random import Random
from typing import Any, Final, NamedTuple

from engine.core.create import load_position
from engine.core.decision import Choice, Refusal
from engine.core.determinize import redrawn
from engine.core.dice import Unknown
from engine.core.position import AnyPosition
from engine.core.standings import winners
from engine.games import rules_of
from engine.players import merchant
from engine.players.access import PlayerAccess
from engine.players.analysis import NO_SEED, Made, PlayedTurn, events_of_turn, turn_played
from engine.players.shares import shares

ROUNDS: Final = 2
"""So many of the last rounds are looked at: before them others would have done otherwise too."""
LAST: Final = 2
"""In place of so many of a seat's last turns others are tried,"""
TIMES: Final = 5
"""each so often, with other outcomes of chance: it must always win, and the turn that was played never."""


class Other(NamedTuple):
    """Another choice in the turn with the number `turn`, or another turn in place of it (`whole`), and what happened to
    its seat up to where chance or another seat comes in."""

    turn: int
    events: tuple[Any, ...]
    whole: bool = False


def other_choice(game: str, turns: Sequence[PlayedTurn], seat: int, rng: Random) -> Other | None:
    """The last one with which `seat` alone would have won; None where the last rounds have none, or no rule ended the
    game. `turns`: all of a finished game of the rules with the name `game`; `rng`: for the looks of Merchants."""
    for at in range(len(turns) - 1, 0, -1):
        turn, later = turns[at], [turn.moves for turn in turns[at + 1 :]]
        if not turn.moves or turn.round <= turns[-1].round - ROUNDS:
            break
        position, found = load_position(rules_of(game), turn.start, NO_SEED), list[Other]()
        for number, move in enumerate(turn.moves):
            for notation in position.decision(seat).options if move.choice.seat == seat else ():
                fork, rest = position.fork(blind=True), [turn.moves[number + 1 :], *later]
                if notation != move.choice.notation and (events := _wins(fork, notation, move, rest, rng)):
                    found.append(Other(at, tuple(event for event in events if event.seat == seat)))
            position.follow(move.choice, move.version)
        if not later and not position.over:
            break
        if found:
            return found[-1]
    return None


def _wins(
    position: AnyPosition, notation: str, move: Made, later: Sequence[Sequence[Made]], rng: Random
) -> tuple[Any, ...]:
    """The events of a choice in place of a move, if its seat wins with it where the `later` moves of each turn follow.
    What is asked in the last turn may differ, such as for cards to be played: from there on Merchants play. None where
    anything would depend on chance."""
    seat = move.choice.seat
    try:
        events = position.follow(Choice(seat, notation), move.version)
        for made in chain(*later[:-1], takewhile(lambda made: _asks(position, made.choice), later[-1])):
            position.follow(made.choice, made.version)
        while not position.over:
            actor = position.seats_to_act[0]
            position.choose(actor, merchant.choose(PlayerAccess(position, actor, rng)))
    except (Refusal, Unknown):
        return ()
    return events if winners(position.rules.standings(position.view(None))) == [seat] else ()


def _asks(position: AnyPosition, choice: Choice) -> bool:
    return any(one.seat == choice.seat and choice.notation in one.options for one in position.decisions)


def last_turns(turns: Sequence[PlayedTurn], seat: int) -> list[int]:
    """The numbers of the turns of `seat` in place of which others are tried, the last first."""
    own = [at for at, turn in enumerate(turns) if turn.moves and turn.moves[0].choice.seat == seat]
    return own[: -LAST - 1 : -1]


def plans_instead(game: str, turn: PlayedTurn, seat: int, last: int, rng: Random) -> list[tuple[str, ...]]:
    """The choices of other turns of `seat`; none where the one that was played may win. `last`: the round in which the
    game ended."""
    start, played = (load_position(rules_of(game), turn.start, NO_SEED) for _ in range(2))
    for move in turn.moves:
        played.follow(move.choice, move.version)
    if start.seats_to_act != (seat,) or any(_share_of(seat, played, last, rng) != 0 for _ in range(TIMES)):
        return []
    access = PlayerAccess(start, seat, rng)
    return [plan.choices for plan in merchant.plans_of(access.world, seat, access.judge.most_tried, access.judge)]


def always_wins(game: str, turn: PlayedTurn, seat: int, plan: Sequence[str], last: int, rng: Random) -> tuple[Any, ...]:
    """The events of a turn with these choices if it always wins; none otherwise."""
    start = load_position(rules_of(game), turn.start, NO_SEED)
    if all(_share_of(seat, _begun(start, plan, rng), last, rng) == 1 for _ in range(TIMES)):
        return events_of_turn(start, seat, plan, rng)
    return ()


def _begun(start: AnyPosition, notations: Sequence[str], rng: Random) -> AnyPosition:
    """The position after the first choices of a turn, as far as chance leaves them."""
    position = redrawn(start, rng)
    (seat,) = position.seats_to_act
    for notation in takewhile(lambda notation: _asks(position, Choice(seat, notation)), notations):
        position.choose(seat, notation)
    return position


def _share_of(seat: int, position: AnyPosition, last: int, rng: Random) -> float | None:
    """What a seat has of the win where Merchants play on to the end; None where there are more rounds than `last`: that
    is another game."""
    while not position.over:
        if position.view(None).round > last:
            return None
        position = turn_played(position, rng)
    return shares(position)[seat]
