"""Istanbul's words for positions in scenarios: what may be given, and what is compared.

Seats go by colour. Goods are written {fabric: 2}: types not named are 0, in what is given and in what is compared.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.position import Position, new_position
from engine.games import rules_of
from engine.istanbul import prices
from engine.istanbul.deck_contents import decks
from engine.istanbul.final import winners
from engine.istanbul.ids import FACES
from engine.istanbul.ids import NUMBERS as PRINTED
from engine.istanbul.market_demand import LARGE_TILES, SMALL_TILES
from engine.istanbul.names import COLOURS, GOODS, POLICE_STATION
from engine.istanbul.setup import FIRST_LIRA
from engine.istanbul.state import NEUTRAL, OWN, Seat, State
from tests.scenarios import istanbul_letters_given as letters_given
from tests.scenarios import istanbul_mocha_given as mocha_given
from tests.scenarios.runner import Wrong, compare
from tests.support import printed_decks

SEED = b"a scenario's seed, 32 bytes long"
ASSISTANTS = 5
SEAT = (
    "at",
    "family",
    "lira",
    "rubies",
    "capacity",
    "goods",
    "hand",
    "stack",
    "out",
    "tiles",
    "reserve",
    *mocha_given.SEAT,
    *letters_given.SEAT,
)
# What lies on the table, by the name of the state's attribute.
NUMBERS = ("version", "mail", "palace", "dealer", "round", "turn", "final_round", "wainwright_rubies")
TABLE = (
    "as_set_up",
    "seats",
    "options",
    "active",
    "start",
    "neutral",
    "deck",
    "deck_only",
    "discard",
    "mosques",
    "large",
    "small",
)


def start(given: Mapping[str, Any]) -> Position:
    """A new game of 3 with a fixed seed, red first, hands empty, changed as `given` says; base games lie in order of
    number and figures wait at the Police Station. `as_set_up`: nothing is changed, chance included.

    Table: `options` (of set-up), `seats` (how many), `active` and `start` (colours), governor, smuggler and the other
    figures (places), `neutral` (places), `deck` (faces from the top, the others below), `deck_only` (no card below
    them), `discard` (faces from the top), `mosques` (tiles taken of each good), `large` and `small` (number of the
    demand tile on top, 1 to 5), and the numbers of NUMBERS. A colour: SEAT; `stack` is how many assistants are with
    the merchant, or own and neutral ones from the bottom.
    """
    rules = rules_of("istanbul")
    colours = COLOURS[: given.get("seats", 3)]
    options = given.get("options", {})
    if "expansion" not in options:
        options = {"layout": "numbered", **options}
    printed = printed_decks.istanbul(options, len(colours))
    state: State = new_position(rules, options, colours, SEED, decks=printed).boundary.clone()
    known = {*TABLE, *mocha_given.TABLE, *letters_given.TABLE, *NUMBERS, *colours, *state.figures}
    if unknown := given.keys() - known:
        raise Wrong(f"given: unknown {sorted(unknown)}; known are {sorted(known)}")
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
        _set_seat(seat, given.get(seat.colour, {}), neutral=state.setup.neutral_assistants)
    return Position(rules, state)


def _lay_figures(state: State, given: Mapping[str, Any]) -> None:
    for figure in state.figures:
        state.figures[figure] = given.get(figure, POLICE_STATION)
    if "neutral" in given:
        state.neutral_merchants = list(given["neutral"])


def _lay_table(state: State, given: Mapping[str, Any]) -> None:
    for name in NUMBERS:
        if name in given:
            setattr(state, name, given[name])
    state.mosques = _goods(given.get("mosques", {}))
    for name, pile, tiles in (("large", state.large_market, LARGE_TILES), ("small", state.small_market, SMALL_TILES)):
        top = given.get(name, 1) - 1
        pile[:] = [*list(tiles)[top:], *list(tiles)[:top]]


def _deal_cards(state: State, given: Mapping[str, Any]) -> None:
    printed = printed_decks.istanbul(dict(state.setup.options), len(state.seats))["bonus"]
    later = [card for card in decks(state.components, state.setup)["bonus"] if card not in printed]
    cards = [*later, *printed]
    for seat in state.seats:
        seat.hand = [_take(cards, name) for name in given.get(seat.colour, {}).get("hand", [])]
    state.discard = [_take(cards, name) for name in reversed(given.get("discard", []))]
    top = [_take(cards, name) for name in reversed(given.get("deck_only", given.get("deck", [])))]
    below = [card for card in cards if card in printed]
    state.deck = top if "deck_only" in given else below + top


def _take(cards: list[str], name: str) -> str:
    for card in cards:
        if FACES[card] == name:
            cards.remove(card)
            return card
    raise Wrong(f"no card {name!r} left among {sorted({FACES[card] for card in cards})}")


def _set_seat(seat: Seat, given: Mapping[str, Any], neutral: bool) -> None:
    if unknown := given.keys() - set(SEAT):
        raise Wrong(f"{seat.colour}: unknown {sorted(unknown)}; known are {SEAT}")
    seat.merchant = given.get("at", seat.merchant)
    for name in ("family", "lira", "rubies", "capacity"):
        setattr(seat, name, given.get(name, getattr(seat, name)))
    seat.goods = _goods(given.get("goods", {}))
    seat.tiles = [good in given.get("tiles", []) for good in GOODS]
    seat.out = list(given.get("out", []))
    seat.reserve = given.get("reserve", 0 if seat.tiles[3] else 1)
    own = ASSISTANTS - 1 if neutral else ASSISTANTS  # one of them left the game (rulebook p. 17)
    stack = given.get("stack", own - seat.reserve - len(seat.out))
    kinds = {"own": OWN, "neutral": NEUTRAL}
    seat.stack = [OWN] * stack if isinstance(stack, int) else [kinds[kind] for kind in stack]
    if seat.stack.count(OWN) + len(seat.out) + seat.reserve != own:
        raise Wrong(f"{seat.colour} has not {own} assistants of its own")
    mocha_given.set_seat(seat, given)
    if max(seat.goods) > seat.capacity:
        raise Wrong(f"{seat.colour} has more goods than room")


def _goods(named: Mapping[str, int]) -> list[int]:
    if unknown := named.keys() - set(GOODS):
        raise Wrong(f"unknown goods {sorted(unknown)}")
    return [named.get(good, 0) for good in GOODS]


def seat(position: Position, colour: str) -> int:
    """The number of the seat that plays `colour`."""
    return [one.colour for one in position.state.seats].index(colour)


def check(position: Position, then: Mapping[str, Any]) -> None:
    """Compare what `then` says of the table and of each colour with the position."""
    state: State = position.state
    found = {**_table(state), **{one.colour: None for one in state.seats}}
    for one in state.seats:
        if one.colour in then:
            expected = dict(then[one.colour])
            if "goods" in expected:
                expected["goods"] = _goods(expected["goods"])
            compare(expected, _seat(one), one.colour)
    compare({name: value for name, value in then.items() if name not in COLOURS}, found, "table")


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
        **{name: getattr(state, name) for name in NUMBERS},
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
        "palace_price": prices.palace_price(state),
        "palace_rubies": prices.palace_rubies(state),
        "dealer_price": prices.dealer_price(state),
        "dealer_rubies": prices.dealer_rubies(state),
        "mosque_stacks": {good: list(prices.mosque_stack(state, i)) for i, good in enumerate(GOODS)},
        "mosque_rubies": list(state.mosque_rubies),
        "extensions": state.extensions,
        "over": state.over,
        "winners": [state.seats[i].colour for i in winners(state)] if state.over else None,
        "all_cards": dict(Counter(FACES[card] for card in _all_cards(state))),
    }


def _all_cards(state: State) -> list[str]:
    return [*state.deck, *state.discard, *(card for seat in state.seats for card in seat.hand)]
