"""What one seat, or a spectator, may know: the only input of pictures, texts and computer players."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.standings import Standing
from engine.istanbul import final, letters, prices
from engine.istanbul.board import Grid
from engine.istanbul.ids import FACES
from engine.istanbul.letters_view import LettersView, letters_view
from engine.istanbul.mocha_view import MochaView, mocha_view
from engine.istanbul.places.market_demand import LARGE_TILES, SMALL_TILES
from engine.istanbul.state import GENERAL_SUPPLY

if TYPE_CHECKING:
    from engine.istanbul.state import Seat, State


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one player. `stack`: assistants under the merchant, bottom first (0 own, 1 neutral);
    `out`: places of assistants left behind; `tiles`: mosque tiles by good; `cards`: bonus cards in hand;
    `guild_cards`: how many in hand; `taverns`: the tavern tiles, for straight lines and for free encounters;
    `companion`: its place, 0 in the own supply, -1 in the general one; `letters`: the place each names and its seals,
    2 once delivered; `extra_turn_bought`: with seals, in this round."""

    colour: str
    lira: int
    rubies: int
    goods: tuple[int, ...]
    capacity: int
    merchant: int
    stack: tuple[int, ...]
    out: tuple[int, ...]
    reserve: int
    family: int
    tiles: tuple[bool, ...]
    cards: int
    coffee: int = 0
    guild_cards: int = 0
    taverns: tuple[bool, ...] = (False, False)
    companion: int = GENERAL_SUPPLY
    letters: tuple[tuple[int, int], ...] = ()
    extra_turn_bought: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` (None: a spectator) sees it. Places are printed numbers; goods are fabric, spice, fruit,
    jewelry in this order. `hand`: faces of the viewer's own cards, sorted. `discard`: faces, the top one last.
    `neutral_out`: places of neutral assistants; `caravan`: seat of the caravan master; `mocha`, `letters`: None without
    that expansion. `winners`: once it is over."""

    seat: int | None
    options: tuple[tuple[str, str], ...]
    grid: Grid
    turn: int
    round: int
    start: int
    active: int
    stage: str
    phase: str
    final_round: bool
    over: bool
    rubies_to_end: int
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    figures: tuple[tuple[str, int], ...]
    neutral_merchants: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    large_demand: tuple[int, ...]
    small_demand: tuple[int, ...]
    mail_down: int
    extensions_left: int
    wainwright_rubies: int
    mosque_tiles: tuple[tuple[int, ...], ...]
    mosque_rubies: tuple[int, ...]
    palace_price: int
    palace_rubies: int
    dealer_price: int
    dealer_rubies: int
    recalled: bool
    neutral_out: tuple[int, ...] = ()
    caravan: int | None = None
    mocha: MochaView | None = None
    letters: LettersView | None = None
    winners: tuple[int, ...] = ()


def view_of(state: "State", seat: int | None) -> View:
    """All that `seat` (None: a spectator) may know."""
    hand = () if seat is None else tuple(sorted(FACES[card] for card in state.seats[seat].hand))
    return View(
        seat=seat,
        options=state.setup.options,
        grid=state.board.grid,
        turn=state.turn,
        round=state.round,
        start=state.start,
        active=state.active,
        stage=state.stage,
        phase=state.now.phase,
        final_round=state.final_round,
        over=state.over,
        rubies_to_end=state.setup.rubies_to_end,
        seats=tuple(_seat_view(one, state.round) for one in state.seats),
        hand=hand,
        figures=tuple(state.figures.items()),
        neutral_merchants=tuple(state.neutral_merchants),
        deck=len(state.deck),
        discard=tuple(FACES[card] for card in state.discard),
        large_demand=LARGE_TILES[state.large_market[0]],
        small_demand=SMALL_TILES[state.small_market[0]],
        mail_down=state.mail,
        extensions_left=state.extensions,
        wainwright_rubies=state.wainwright_rubies,
        mosque_tiles=tuple(tuple(prices.mosque_stack(state, good)) for good in range(4)),
        mosque_rubies=tuple(state.mosque_rubies),
        palace_price=prices.palace_price(state),
        palace_rubies=prices.palace_rubies(state),
        dealer_price=prices.dealer_price(state),
        dealer_rubies=prices.dealer_rubies(state),
        recalled=state.now.recalled,
        neutral_out=tuple(state.neutral_out),
        caravan=state.caravan,
        mocha=mocha_view(state, seat) if state.setup.mocha else None,
        letters=letters_view(state) if state.setup.letters else None,
        winners=final.winners(state) if state.over else (),
    )


def standings_of(view: View) -> tuple[Standing, ...]:
    """Rubies, lira, goods, bonus cards of each seat: compared in this order (rulebook p. 9)."""
    return tuple((seat.rubies, seat.lira, sum(seat.goods), seat.cards) for seat in view.seats)


def _seat_view(seat: "Seat", round_now: int) -> SeatView:
    return SeatView(
        colour=seat.colour,
        lira=seat.lira,
        rubies=seat.rubies,
        goods=tuple(seat.goods),
        capacity=seat.capacity,
        merchant=seat.merchant,
        stack=tuple(seat.stack),
        out=tuple(seat.out),
        reserve=seat.reserve,
        family=seat.family,
        tiles=tuple(seat.tiles),
        cards=len(seat.hand),
        coffee=seat.coffee,
        guild_cards=len(seat.guild),
        taverns=tuple(seat.taverns),
        companion=seat.companion,
        letters=letters.shown(seat),
        extra_turn_bought=seat.bought == round_now,
    )
