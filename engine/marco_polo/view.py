"""What each seat and a spectator may know in Marco Polo: goal cards, drawn contracts, estimate of points; the
standings, and who starts the next round."""

from dataclasses import dataclass
from typing import Final

from engine.core.rules import LASTING_VERSION
from engine.core.standings import Standing
from engine.marco_polo.components.amounts import Amounts
from engine.marco_polo.components.board import POSTS, ROUNDS, SPACES
from engine.marco_polo.components.characters import CHARACTERS, NOBODY, Character
from engine.marco_polo.components.dice import NEUTRAL, Placement
from engine.marco_polo.state import Seat, State
from engine.marco_polo.turns.scoring import sheet_of, standing

BEFORE_ROUNDS: Final = ("draft", "goals")  # the stages before the first round


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one player.

    `have`: coins, camels, pepper, silk, gold, points. `dice`: not yet placed, lowest first, numbers as in
    engine/marco_polo/components/dice.py. `figures`: places. `posts`: cities in the order of placing, of which the
    `black_posts` last ones are black. `done`: completed contracts. `drawn`: a contract still to be given a place.
    `goals`: how many goal cards; `goal_cards`: their names once the game is over. `sheet`: the final score, line by
    line.
    """

    colour: str
    character: str
    have: Amounts
    dice: tuple[int, ...]
    figures: tuple[str, ...]
    posts: tuple[str, ...]
    black_posts: int
    posts_left: int
    contracts: tuple[str, ...]
    done: tuple[str, ...]
    drawn: str | None
    goals: int
    goal_cards: tuple[str, ...]
    sheet: tuple[tuple[str, int], ...]

    @property
    def powers(self) -> Character:
        """The rules of its character; the ordinary ones before the draft."""
        return CHARACTERS.get(self.character, NOBODY)


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` (None: a spectator) sees it.

    `stage`: draft, goals, bonuses, roll, turn or end. `turn` counts all turns. `hourglass`: who starts the next round
    as things stand. `spaces`: each space of the board and each city card (by id) with the dice on it, seat -1 neutral.
    `markers`: small city and letter. `cards`: city and city card, one for each card space. `outposts`: large city and
    the outpost bonus still there. `row`: contracts on spaces 1 to 6. `beijing`: the seats on its four spaces, -1 none.
    `black`: black dice left on the board. `piles`: round piles to come; `special`: contracts in the special pile.
    `draft`: characters on offer. `goals`: the viewer's own goal cards; `estimate`: the viewer's score sheet if the
    game ended now. `doing`: the action being taken, by its notation; `acted`: the main action of this turn is done;
    `bought`: a black die was bought in this turn; `fresh`: cities whose post was placed in this turn. `version`:
    of the rules that the game began with, by which their figures are asked.
    """

    seat: int | None
    options: tuple[tuple[str, str], ...]
    stage: str
    round: int
    turn: int
    start: int
    active: int
    hourglass: int
    over: bool
    winners: tuple[int, ...]
    seats: tuple[SeatView, ...]
    spaces: tuple[tuple[str, tuple[Placement, ...]], ...]
    markers: tuple[tuple[str, str], ...]
    cards: tuple[tuple[str, str], ...]
    outposts: tuple[tuple[str, str], ...]
    row: tuple[str, ...]
    beijing: tuple[int, ...]
    black: int
    piles: int
    special: int
    draft: tuple[str, ...]
    goals: tuple[str, ...]
    estimate: tuple[tuple[str, int], ...]
    doing: str
    acted: bool
    bought: bool
    fresh: tuple[str, ...]
    version: int = LASTING_VERSION

    @property
    def me(self) -> SeatView:
        """The viewer's own seat; the first one for spectators."""
        return self.seats[self.seat or 0]

    @property
    def next_start(self) -> int | None:
        """The seat that starts the next round as things stand; None where no round follows, and before the first."""
        return None if self.round == ROUNDS or self.stage in BEFORE_ROUNDS else self.hourglass


def _lying(state: State, key: str) -> tuple[Placement, ...]:
    """The dice on a space or card. Those of the last round are about to be rolled once the next one has begun, and lie
    nowhere any more."""
    placed = state.placed.get(key, ())
    return tuple(one for one in placed if one.seat == NEUTRAL) if state.stage == "bonuses" else placed


def view_of(state: State, seat: int | None) -> View:
    layout = state.layout
    keys = (*SPACES, *(card for _, card in layout.cards))
    return View(
        seat=seat,
        options=tuple(layout.options.items()),
        stage=state.stage,
        round=state.round,
        turn=state.turn,
        start=state.start,
        active=state.active,
        hourglass=state.hourglass,
        over=state.over,
        winners=state.winners,
        seats=tuple(_seat_view(seat_state, state.over) for seat_state in state.seats),
        spaces=tuple((key, _lying(state, key)) for key in keys),
        markers=tuple(layout.markers.items()),
        cards=layout.cards,
        outposts=tuple(state.outposts.items()),
        row=tuple(state.row),
        beijing=tuple(state.beijing),
        black=state.black,
        piles=len(state.piles),
        special=len(state.special),
        draft=tuple(state.draft),
        goals=() if seat is None else tuple(sorted(state.seats[seat].goals)),
        estimate=() if seat is None or state.over or state.stage in BEFORE_ROUNDS else sheet_of(state, seat),
        doing=state.doing,
        acted=state.acted,
        bought=state.bought,
        fresh=tuple(state.fresh),
        version=state.version,
    )


def standings_of(view: View) -> tuple[Standing, ...]:
    return tuple(standing(seat.have) for seat in view.seats)


def _seat_view(seat: Seat, over: bool) -> SeatView:
    return SeatView(
        colour=seat.colour,
        character=seat.character.id,
        have=seat.have,
        dice=tuple(seat.hand),
        figures=tuple(seat.figures),
        posts=tuple(seat.posts),
        black_posts=max(0, len(seat.posts) - POSTS),
        posts_left=seat.posts_left,
        contracts=tuple(seat.contracts),
        done=tuple(seat.done),
        drawn=seat.drawn,
        goals=len(seat.goals),
        goal_cards=tuple(sorted(seat.goals)) if over else (),
        sheet=seat.sheet,
    )
