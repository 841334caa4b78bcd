"""What each seat and a spectator may know in Istanbul: hand cards, piles, pieces; and the ranking by rubies, lira,
goods, cards (rulebook p. 9). It is the only input of pictures, texts and computer players."""

from dataclasses import dataclass

from engine.core.rules import LASTING_VERSION
from engine.core.standings import Standing
from engine.istanbul import letters
from engine.istanbul.board import Edge, Grid
from engine.istanbul.guild import deck
from engine.istanbul.ids import FACES, NUMBERS, PLACES_NAMED, numbers
from engine.istanbul.places import markets, prices, tavern
from engine.istanbul.state import GENERAL_SUPPLY, Seat, State
from engine.istanbul.turn import final, payment


@dataclass(frozen=True, slots=True)
class MochaView:
    """All that one seat may know of the parts of Mocha & Baksheesh.

    `guild_hand`: numbers of the viewer's own guild cards; `guild_discard`: numbers, the top one last; `guild_card`:
    the one being carried out, or 0. `barrier`: the two places it lies between, `barrier_holder`: the seat that may
    pass it. `tavern_costs`: coffee for the next tile for straight lines and for free encounters, 0 when none is left.
    `baksheesh`: the goods asked for, by type."""

    guild_hand: tuple[int, ...]
    guild_deck: int
    guild_discard: tuple[int, ...]
    guild_card: int
    barrier: Edge | None
    barrier_holder: int | None
    tavern_costs: tuple[int, ...]
    baksheesh: tuple[int, ...]
    coffee_house_price: int
    coffee_house_rubies: int


@dataclass(frozen=True, slots=True)
class LettersView:
    """All that everybody may know of the parts of Letters & Seals; there is nothing only one seat knows.

    `mover`: merchant, companion or family, whichever moves this turn. `pile`: letters left, `used`: the places that
    the discarded ones name. Kiosk tiles by their numbers: `tiles_open` to choose from, `tile` being used (or 0),
    `tiles_used` discarded, `tiles_left` how many face down. `bid`, `bidder`: the highest of the auction so far.
    `society`: the seats that traded at the Secret Society, in this order."""

    mover: str
    pile: int
    used: tuple[int, ...]
    tiles_open: tuple[int, ...]
    tile: int
    tiles_used: tuple[int, ...]
    tiles_left: int
    bid: int
    bidder: int | None
    society: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public side of one player. `stack`: assistants under the merchant, bottom first (0 own, 1 neutral);
    `out`: places of assistants left behind; `tiles`: mosque tiles by good; `cards`: bonus cards in hand;
    `guild_cards`: how many in hand; `taverns`: the tavern tiles, for straight lines and for free encounters;
    `companion`: its place, 0 in its owner's supply, -1 in the general one; `letters`: the place each names and its
    seals, 2 once delivered; `extra_turn_bought`: with seals, in this round."""

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

    def unfit(self, goods: tuple[int, ...]) -> tuple[int, ...]:
        """How many of these goods, by kind, the wheelbarrow has no room for."""
        return tuple(max(0, have + more - self.capacity) for have, more in zip(self.goods, goods, strict=True))


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` (None: a spectator) sees it. Places are printed numbers; goods are fabric, spice, fruit,
    jewelry in this order. `hand`: faces of the viewer's own cards, sorted. `discard`: faces, the top one last.
    `neutral_out`: places of neutral assistants; `caravan`: seat of the caravan master; `mocha`, `letters`: None without
    that expansion. `winners`: once it is over. `to_pay`: how many merchants and companions, where somebody is asked to
    pay them. `version`: of the rules that the game began with, by which their figures
    are asked."""

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
    version: int = LASTING_VERSION
    to_pay: int = 0

    @property
    def me(self) -> SeatView:
        """The viewer; of a spectator the first seat."""
        return self.seats[self.seat or 0]


def view_of(state: State, seat: int | None) -> View:
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
        seats=tuple(_seat_view(each, state.round) for each in state.seats),
        hand=hand,
        figures=tuple(state.figures.items()),
        neutral_merchants=tuple(state.neutral_merchants),
        deck=len(state.deck),
        discard=tuple(FACES[card] for card in state.discard),
        large_demand=markets.LARGE_TILES[state.large_market[0]],
        small_demand=markets.SMALL_TILES[state.small_market[0]],
        mail_down=state.mail,
        extensions_left=state.extensions,
        wainwright_rubies=state.wainwright_rubies,
        mosque_tiles=tuple(tuple(prices.mosque_stack(state, good)) for good in range(4)),
        mosque_rubies=tuple(state.mosque_rubies),
        palace_price=prices.PALACE.price(state),
        palace_rubies=prices.PALACE.rubies(state),
        dealer_price=prices.DEALER.price(state),
        dealer_rubies=prices.DEALER.rubies(state),
        recalled=state.now.recalled,
        neutral_out=tuple(state.neutral_out),
        caravan=state.caravan,
        mocha=_mocha_view(state, seat) if state.setup.mocha else None,
        letters=_letters_view(state) if state.setup.letters else None,
        winners=final.winners(state) if state.over else (),
        version=state.version,
        to_pay=payment.met(state) if state.now.phase == "pay" else 0,
    )


def standings_of(view: View) -> tuple[Standing, ...]:
    """How each seat stands; `final.Standing` says what counts."""
    return tuple(final.Standing(seat.rubies, seat.lira, sum(seat.goods), seat.cards) for seat in view.seats)


def _seat_view(seat: Seat, round_now: int) -> SeatView:
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


def _mocha_view(state: State, seat: int | None) -> MochaView:
    return MochaView(
        guild_hand=() if seat is None else tuple(deck.in_hand(state, seat)),
        guild_deck=len(state.guild_deck),
        guild_discard=tuple(NUMBERS[card] for card in state.guild_discard),
        guild_card=state.guild_card,
        barrier=state.barrier,
        barrier_holder=state.barrier_holder,
        tavern_costs=prices.tavern_tile_costs(state),
        baksheesh=tavern.BAKSHEESH_SIDES[state.baksheesh_side],
        coffee_house_price=prices.COFFEE_HOUSE.price(state),
        coffee_house_rubies=prices.COFFEE_HOUSE.rubies(state),
    )


def _letters_view(state: State) -> LettersView:
    return LettersView(
        mover=state.now.mover,
        pile=len(state.letters),
        used=tuple(sorted(PLACES_NAMED[letter] for letter in state.letters_used)),
        tiles_open=tuple(numbers(state.kiosk_open)),
        tile=state.kiosk_tile,
        tiles_used=tuple(numbers(state.kiosk_used)),
        tiles_left=len(state.kiosk),
        bid=state.bid,
        bidder=state.bidder,
        society=tuple(state.society),
    )
