"""What holds at every moment of any game of Istanbul: nothing is lost or made of nothing."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Any

from engine.istanbul.events import GainedCoffee, SpentCoffee
from engine.istanbul.ids import PLACES_NAMED, guild_card, kiosk_tile
from engine.istanbul.state import NEUTRAL, OWN, State
from tests.support.dealt import printed_decks

OWN_ASSISTANTS = 5
TAVERN_TILES_OF_A_TYPE = 4


def count_coffee(coffee: Counter[int], events: Iterable[Any]) -> None:
    """Keep the books of each seat's coffee from what was told."""
    for event in events:
        if isinstance(event, GainedCoffee):
            coffee[event.seat] += event.coffee
        elif isinstance(event, SpentCoffee):
            coffee[event.seat] -= event.coffee


def check(state: State, coffee: Counter[int]) -> None:
    """What holds at every moment of any game."""
    bonus = [*state.deck, *state.discard, *chain.from_iterable(seat.hand for seat in state.seats)]
    assert sorted(bonus) == contents(state, "bonus")
    check_guild_cards(state)
    if state.setup.letters:
        check_letters(state)
    check_assistants(state)
    check_rubies(state)
    for index, seat in enumerate(state.seats):
        assert seat.coffee == coffee[index] >= 0
        assert seat.lira >= 0
        assert all(0 <= have <= seat.capacity for have in seat.goods)
    for kind, taken in enumerate(state.tavern_tiles):
        assert taken == sum(seat.taverns[kind] for seat in state.seats) <= TAVERN_TILES_OF_A_TYPE
    assert (state.barrier is None) == (state.barrier_holder is None)
    assert state.barrier is None or state.barrier in state.board.edges
    assert state.caravan is None or state.setup.caravan_master


def contents(state: State, deck: str) -> list[str]:
    """What a deck of this game, dealt as printed, holds wherever it lies, in order of ids."""
    return _sorted_decks(state.setup.options, len(state.seats)).get(deck, [])


@cache
def _sorted_decks(options: tuple[tuple[str, str], ...], seats: int) -> dict[str, list[str]]:
    decks = printed_decks.istanbul(dict(options), seats)
    return {name: sorted(pieces) for name, pieces in decks.items()}


def check_guild_cards(state: State) -> None:
    cards = [*state.guild_deck, *state.guild_discard, *chain.from_iterable(seat.guild for seat in state.seats)]
    in_play = [guild_card(state.guild_card)] if state.guild_card else []
    assert sorted(cards + in_play) == contents(state, "guild")


def check_assistants(state: State) -> None:
    neutral = state.setup.neutral_assistants
    for seat in state.seats:
        own = seat.stack.count(OWN) + len(seat.out) + seat.reserve
        assert own == (OWN_ASSISTANTS - 1 if neutral else OWN_ASSISTANTS)
    with_merchants = sum(seat.stack.count(NEUTRAL) for seat in state.seats)
    assert with_merchants + len(state.neutral_out) == (len(state.seats) if neutral else 0)


def check_rubies(state: State) -> None:
    """Every ruby that anybody has left its track, its mosque or the Wainwright."""
    pairs = sum(seat.tiles[a] and seat.tiles[b] for seat in state.seats for a, b in ((0, 1), (3, 2)))
    complete = sum(seat.capacity == 5 for seat in state.seats)
    tracks = state.palace + state.dealer + state.coffee_house
    assert sum(seat.rubies for seat in state.seats) == tracks + pairs + complete
    assert state.coffee_house == 0 or state.setup.mocha
    assert state.wainwright_rubies == len(state.seats) - complete
    assert state.extensions == sum(5 - seat.capacity for seat in state.seats)


def check_letters(state: State) -> None:
    """What holds besides in a game with letters."""
    own = chain.from_iterable((*seat.letters, *seat.delivered) for seat in state.seats)
    assert sorted([*state.letters, *state.letters_used, *own]) == contents(state, "letters")
    used_now = [kiosk_tile(state.kiosk_tile)] if state.kiosk_tile else []
    tiles = [*state.kiosk, *state.kiosk_open, *state.kiosk_used, *used_now]
    assert sorted(tiles) == contents(state, "kiosk")
    for seat in state.seats:
        reached = (seat.merchant, seat.family, seat.companion)
        assert not any(PLACES_NAMED[letter] in reached for letter in seat.letters)
        assert seat.companion in (-1, 0, *state.board.places)
    assert (state.bid == 0) == (state.bidder is None)
    assert len(set(state.society)) == len(state.society)
