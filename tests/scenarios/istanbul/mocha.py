"""The words of Mocha & Baksheesh and of the variants in scenarios, beside those of tests.scenarios.istanbul.given.

Guild cards go by number; they lie in order, 1 on top, but for those in hands, in `guild_discard` (from the top) and
in `guild_deck` (from the top, the others below; `guild_deck_only`: no card below them). `barrier`: its two places,
`barrier_holder` and `caravan`: colours. `tavern_tiles`: tiles taken of both stacks. `baksheesh_side`: 0 or 1.
`coffee_house`: rubies taken. `neutral_out`: places of neutral assistants. A colour: `coffee`, `guild` and `taverns`.
"""

from collections.abc import Mapping
from typing import Any

from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.ids import NUMBERS as PRINTED
from engine.istanbul.ids import guild_card
from engine.istanbul.names import TAVERN_TILES
from engine.istanbul.places import prices
from engine.istanbul.places.tavern import BAKSHEESH_SIDES
from engine.istanbul.state import NEUTRAL, Seat, State
from tests.scenarios.format import Wrong
from tests.scenarios.pieces import Pieces
from tests.support.dealt import printed_decks

NUMBERS = ("coffee_house", "baksheesh_side")


def lay(state: State, given: Mapping[str, Any]) -> None:
    """Change a new state as the words of the table say."""
    colours = [seat.colour for seat in state.seats]
    for name in NUMBERS:
        setattr(state, name, given.get(name, getattr(state, name)))
    state.neutral_out = tuple(given.get("neutral_out", []))
    if "barrier" in given:
        first, second = sorted(given["barrier"])
        state.barrier = first, second
        state.barrier_holder = colours.index(given["barrier_holder"])
    if "caravan" in given:
        state.caravan = colours.index(given["caravan"])
    if state.setup.mocha:
        _deal_guild_cards(state, given)


def _deal_guild_cards(state: State, given: Mapping[str, Any]) -> None:
    printed = [guild_card(number) for number in reversed(printed_decks.GUILD_CARDS)]
    cards = Pieces("guild card", printed, PRINTED.__getitem__, map(guild_card, GUILD_CARDS))
    for seat in state.seats:
        seat.guild = cards.take(given.get(seat.colour, {}).get("guild", []), (seat.colour, "guild"))
    state.guild_discard = tuple(cards.take(given.get("guild_discard", [])[::-1], ("guild_discard",)))
    key = "guild_deck_only" if "guild_deck_only" in given else "guild_deck"
    top = cards.take(given.get(key, [])[::-1], (key,))
    state.guild_deck = top if key == "guild_deck_only" else cards.left + top


def set_seat(seat: Seat, given: Mapping[str, Any]) -> None:
    seat.coffee = given.get("coffee", 0)
    seat.taverns = tuple(tile in given.get("taverns", []) for tile in TAVERN_TILES)


def take_from_table(state: State, given: Mapping[str, Any]) -> None:
    """What seats have is gone from the table."""
    held = [sum(seat.taverns[tile] for seat in state.seats) for tile in range(len(TAVERN_TILES))]
    taken = given.get("tavern_tiles", held)
    for tile, name in enumerate(TAVERN_TILES):
        if taken[tile] < held[tile]:
            raise Wrong(f"seats have {held[tile]} of the tiles {name!r}", ("tavern_tiles", tile))
    state.tavern_tiles = tuple(taken)
    neutral = [*state.neutral_out, *(kind for seat in state.seats for kind in seat.stack if kind == NEUTRAL)]
    if len(neutral) > len(state.seats):
        raise Wrong(f"{len(neutral)} neutral assistants with {len(state.seats)} seats", ("neutral_out",))


def seat_words(seat: Seat) -> dict[str, Any]:
    """What is compared of one colour."""
    return {
        "coffee": seat.coffee,
        "guild": sorted(PRINTED[card] for card in seat.guild),
        "guild_cards": len(seat.guild),
        "taverns": [tile for tile, has in zip(TAVERN_TILES, seat.taverns, strict=True) if has],
        "stack_of": ["neutral" if kind else "own" for kind in seat.stack],
    }


def table_words(state: State) -> dict[str, Any]:
    """What is compared of the table."""
    colours = [seat.colour for seat in state.seats]
    return {
        **{name: getattr(state, name) for name in NUMBERS},
        "guild_deck": len(state.guild_deck),
        "guild_discard": [PRINTED[card] for card in reversed(state.guild_discard)],
        "tavern_tiles": state.tavern_tiles,
        "tavern_costs": list(prices.tavern_tile_costs(state)),
        "baksheesh": list(BAKSHEESH_SIDES[state.baksheesh_side]),
        "barrier": list(state.barrier) if state.barrier else None,
        "barrier_holder": None if state.barrier_holder is None else colours[state.barrier_holder],
        "neutral_out": sorted(state.neutral_out),
        "caravan": None if state.caravan is None else colours[state.caravan],
        "coffee_house_price": prices.COFFEE_HOUSE.price(state),
        "coffee_house_rubies": prices.COFFEE_HOUSE.rubies(state),
    }
