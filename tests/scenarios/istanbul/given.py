"""Istanbul's words for positions in scenarios: what may be given, and what is compared.

Seats go by colour. Goods are written {fabric: 2}: types not named are 0, in what is given and in what is compared.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.create import new_position
from engine.core.options import BadOption
from engine.core.position import Position
from engine.core.tuples import replaced
from engine.games import rules_of
from engine.istanbul.ids import FACES
from engine.istanbul.ids import NUMBERS as PRINTED
from engine.istanbul.names import BLUE_TILE, COLOURS, GOODS, POLICE_STATION, SMALL_MOSQUE
from engine.istanbul.places import prices
from engine.istanbul.places.markets import LARGE_TILES, SMALL_TILES
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.setup.decks import decks
from engine.istanbul.setup.options import Setup
from engine.istanbul.setup.start import FIRST_LIRA
from engine.istanbul.state import FIRST_CAPACITY, LAST_CAPACITY, OWN, Seat, State
from engine.istanbul.turn.final import winners
from tests.scenarios.compare import compare_table
from tests.scenarios.format import Path, Wrong, read
from tests.scenarios.istanbul import letters as letters_given
from tests.scenarios.istanbul import mocha as mocha_given
from tests.scenarios.istanbul.exists import check_exists
from tests.scenarios.istanbul.format import ASSISTANTS, KINDS, Given, Goods
from tests.scenarios.pieces import Pieces
from tests.scenarios.scenario_dice import ScenarioDice
from tests.support.dealt import printed_decks

SEED = b"a scenario's seed, 32 bytes long"
NUMBERS = ("version", "mail", "palace", "dealer", "round", "final_round")


def start(given: Mapping[str, Any]) -> Position:
    """A new game of 3 with a fixed seed, red first, hands empty, changed as `given` says; base games lie in order of
    number and figures wait at the Police Station. `as_set_up`: nothing is changed, chance included.

    Table: `options` (of set-up), `seats` (how many), `active` and `start` (colours), governor, smuggler and the other
    figures (places), `neutral` (places), `deck` (faces from the top, the others below), `deck_only` (no card below
    them), `discard` (faces from the top), `mosques` (tiles taken of each good, at least those that seats have), `large`
    and `small` (number of the demand tile on top, 1 to 5), and NUMBERS. A colour: see
    tests.scenarios.istanbul.format.Seat; `stack` is how many assistants are with the merchant, or own and neutral ones
    from the bottom. Extensions, and rubies for the third one or for both tiles of a mosque, are gone from the table
    when a seat has them.

    Raises Wrong for what does not exist in this game."""
    try:
        return _start(read(Given, given))
    except Wrong as wrong:
        raise wrong.below("given") from None


def _start(given: Mapping[str, Any]) -> Position:
    rules = rules_of("istanbul")
    colours = COLOURS[: given.get("seats", 3)]
    options = given.get("options", {})
    if "expansion" not in options:
        options = {"layout": "numbered", **options}
    try:
        printed = printed_decks.istanbul(options, len(colours))
    except BadOption as error:
        field = error.value if error.code == "unknown_option" else error.field
        raise Wrong(str(error), ("options", field)) from None
    state: State = new_position(rules, options, colours, SEED, decks=printed).boundary.clone()
    check_exists(state, given)
    state.dice = ScenarioDice(SEED, state.dice.counter)
    if given.get("as_set_up"):
        return Position(rules, state)
    state.start = colours.index(given.get("start", "red"))
    state.active = colours.index(given.get("active", "red"))
    _lay_figures(state, given)
    _lay_table(state, given)
    _deal_cards(state, given)
    mocha_given.lay(state, given)
    letters_given.lay(state, given)
    for index, seat in enumerate(state.seats):
        seat.lira = FIRST_LIRA + (index - state.start) % len(colours)
        _set_seat(seat, given.get(seat.colour, {}), state.setup)
    _take_from_table(state, given)
    mocha_given.take_from_table(state, given)
    return Position(rules, state)


def _lay_figures(state: State, given: Mapping[str, Any]) -> None:
    state.figures = {figure: given.get(figure, POLICE_STATION) for figure in state.figures}
    if "neutral" in given:
        state.neutral_merchants = tuple(given["neutral"])


def _lay_table(state: State, given: Mapping[str, Any]) -> None:
    for name in NUMBERS:
        setattr(state, name, given.get(name, getattr(state, name)))
    for name, pile, tiles in (("large", state.large_market, LARGE_TILES), ("small", state.small_market, SMALL_TILES)):
        top = given.get(name, 1) - 1
        pile[:] = [*list(tiles)[top:], *list(tiles)[:top]]


def _deal_cards(state: State, given: Mapping[str, Any]) -> None:
    printed = printed_decks.istanbul(dict(state.setup.options), len(state.seats))["bonus"]
    known = decks(state.components, state.setup, state.version)["bonus"]
    cards = Pieces("bonus card", printed, FACES.__getitem__, known)
    for seat in state.seats:
        seat.hand = cards.take(given.get(seat.colour, {}).get("hand", []), (seat.colour, "hand"))
    state.discard = tuple(cards.take(given.get("discard", [])[::-1], ("discard",)))
    key = "deck_only" if "deck_only" in given else "deck"
    top = cards.take(given.get(key, [])[::-1], (key,))
    state.deck = top if key == "deck_only" else cards.left + top


def _set_seat(seat: Seat, given: Mapping[str, Any], setup: Setup) -> None:
    seat.merchant = given.get("at", seat.merchant)
    for name in ("family", "lira", "rubies", "capacity"):
        setattr(seat, name, given.get(name, getattr(seat, name)))
    seat.goods = tuple(_goods(given.get("goods", {})))
    if max(seat.goods) > seat.capacity:
        raise Wrong(f"the wheelbarrow holds {seat.capacity} of each type", (seat.colour, "goods"))
    seat.tiles = tuple(good in given.get("tiles", []) for good in GOODS)
    seat.out = tuple(given.get("out", []))
    seat.reserve = given.get("reserve", 0 if seat.tiles[BLUE_TILE] else 1)
    own = ASSISTANTS - 1 if setup.neutral_assistants else ASSISTANTS  # one of them left the game (rulebook p. 17)
    stack = given.get("stack", own - seat.reserve - len(seat.out))
    seat.stack = (OWN,) * stack if isinstance(stack, int) else tuple(KINDS[kind] for kind in stack)
    if seat.stack.count(OWN) + len(seat.out) + seat.reserve != own:
        parts = f"{seat.stack.count(OWN)} with the merchant, {len(seat.out)} out, {seat.reserve} in reserve"
        raise Wrong(f"a seat has {own} assistants of its own, here are {parts}", (seat.colour,))
    mocha_given.set_seat(seat, given)


def _take_from_table(state: State, given: Mapping[str, Any]) -> None:
    """What seats have is gone from the table."""
    bought = sum(seat.capacity - FIRST_CAPACITY for seat in state.seats)
    state.extensions -= bought
    state.wainwright_rubies -= sum(seat.capacity == LAST_CAPACITY for seat in state.seats)
    for mosque, goods in STACKS.items():
        both = sum(all(seat.tiles[good] for good in goods) for seat in state.seats)
        left = state.mosque_rubies[mosque - SMALL_MOSQUE] - both
        state.mosque_rubies = replaced(state.mosque_rubies, mosque - SMALL_MOSQUE, left)
    held = [sum(seat.tiles[good] for seat in state.seats) for good in range(len(GOODS))]
    named = given.get("mosques", {})
    for good, name in enumerate(GOODS):
        most = len(prices.MOSQUE_NEEDS[len(state.seats)])
        if not held[good] <= named.get(name, held[good]) <= most:
            sentence = f"{held[good]} to {most} tiles are taken, as seats have {held[good]}"
            raise Wrong(sentence, ("mosques", name))
        state.mosques = replaced(state.mosques, good, named.get(name, held[good]))


def _goods(named: Mapping[str, int]) -> list[int]:
    return [named.get(good, 0) for good in GOODS]


def seat(position: Position, colour: str, path: Path) -> int:
    """The number of the seat that plays `colour`. Raises Wrong if none does."""
    colours = [one.colour for one in position.state.seats]
    if colour not in colours:
        raise Wrong(f"nobody plays {colour}; {', '.join(colours)} play", path)
    return colours.index(colour)


def check(position: Position, then: Mapping[str, Any], path: Path) -> None:
    """Compare what `then` says of the table and of each colour with the position."""
    state: State = position.state
    found = {**_table(state), **{one.colour: _seat(one) for one in state.seats}}
    compare_table(then, found, COLOURS, path, goods=lambda given, here: _goods(read(Goods, given, here)))


def _seat(seat: Seat) -> dict[str, Any]:
    return {
        "at": seat.merchant,
        "family": seat.family,
        "lira": seat.lira,
        "rubies": seat.rubies,
        "capacity": seat.capacity,
        "goods": list(seat.goods),
        "hand": sorted(FACES[card] for card in seat.hand),
        "cards": len(seat.hand),
        "stack": len(seat.stack),
        "out": sorted(seat.out),
        "reserve": seat.reserve,
        "tiles": [good for good, has in zip(GOODS, seat.tiles, strict=True) if has],
        **mocha_given.seat_words(seat),
        **letters_given.seat_words(seat),
    }


def _table(state: State) -> dict[str, Any]:
    return {
        **state.figures,
        **{name: getattr(state, name) for name in (*NUMBERS, "turn", "wainwright_rubies")},
        **mocha_given.table_words(state),
        **letters_given.table_words(state),
        "neutral": list(state.neutral_merchants),
        "deck": len(state.deck),
        "discard": [FACES[card] for card in reversed(state.discard)],
        "large": PRINTED[state.large_market[0]],
        "small": PRINTED[state.small_market[0]],
        "grid": [list(row) for row in state.board.grid],
        "start": state.seats[state.start].colour,
        "rubies_to_end": state.setup.rubies_to_end,
        "palace_price": prices.PALACE.price(state),
        "palace_rubies": prices.PALACE.rubies(state),
        "dealer_price": prices.DEALER.price(state),
        "dealer_rubies": prices.DEALER.rubies(state),
        "mosque_stacks": {good: list(prices.mosque_stack(state, i)) for i, good in enumerate(GOODS)},
        "mosque_rubies": list(state.mosque_rubies),
        "extensions": state.extensions,
        "over": state.over,
        "winners": [state.seats[i].colour for i in winners(state)] if state.over else None,
        "all_cards": dict(Counter(FACES[card] for card in _all_cards(state))),
    }


def _all_cards(state: State) -> list[str]:
    return [*state.deck, *state.discard, *(card for seat in state.seats for card in seat.hand)]
