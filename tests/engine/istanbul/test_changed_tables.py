"""Games stored today go on when the tables change: a card more, a card less, other counts, prices and attributes."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.core.create import new_position
from engine.core.figures import Figure
from engine.core.position import Position
from engine.istanbul import storage
from engine.istanbul.cards.base import BASE
from engine.istanbul.component_rows import Card, FinalUse
from engine.istanbul.ids import FACES
from engine.istanbul.kiosk.uses import gift
from engine.istanbul.places import dice, warehouses
from engine.istanbul.rules import ISTANBUL, Istanbul
from engine.istanbul.setup import start
from engine.istanbul.state import Seat, State
from engine.istanbul.window import ANY_MOMENT
from tests.engine.istanbul.checks import check
from tests.engine.istanbul.old_games import RECORDED, play_on, replayed, stored
from tests.support.dealt import printed_decks

MORE = 99  # the number of a guild card and a kiosk tile
RETIRED, COUNTED_OTHERWISE = "gain-5-lira", "move-3-4"
LATER = ISTANBUL.version + 1
ADDED = Card("extra-lira", Figure(5, {LATER: 0}), ANY_MOMENT, final_uses=(FinalUse(9),))
COUNTS = {RETIRED: Figure(0, {LATER: 4}), COUNTED_OTHERWISE: Figure(3, {LATER: 4})}


def changed(card: Card) -> Card:
    return card._replace(copies=COUNTS.get(card.face, card.copies))


SETS = {**ISTANBUL.components.card_sets, "base": (ADDED, *map(changed, BASE))}
GUILD_CARDS, KIOSK_TILES = ISTANBUL.components.guild_cards, ISTANBUL.components.kiosk_tiles


class Changed(Istanbul):
    """Istanbul with a new bonus card before all others, one retired, one of which there are fewer, without guild card 7
    and kiosk tile 12 in new games, and with a guild card and a kiosk tile more."""

    components = ISTANBUL.components._replace(
        card_sets=SETS,
        cards={card.face: card for cards in SETS.values() for card in cards},
        guild_cards={
            **GUILD_CARDS,
            7: GUILD_CARDS[7]._replace(is_dealt=Figure(False, {LATER: True})),
            MORE: GUILD_CARDS[17]._replace(number=MORE, is_dealt=Figure(True, {LATER: False})),
        },
        kiosk_tiles={
            **KIOSK_TILES,
            12: KIOSK_TILES[12]._replace(is_dealt=Figure(False, {LATER: True})),
            MORE: gift(MORE, lira=4)._replace(is_dealt=Figure(True, {LATER: False})),
        },
    )
    version = components.changed_in


CHANGED = Changed()


class LaterState(State):
    """With a number and a list more."""

    __slots__ = (*State.__slots__, "clouds", "weather")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.weather = 1
        self.clouds = ["white"]

    def clone(self) -> State:
        other = super().clone()
        other.weather, other.clouds = self.weather, self.clouds.copy()
        return other


class LaterSeat(Seat):
    __slots__ = (*Seat.__slots__, "mood", "moods")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.mood = 1
        self.moods = ["fine"]

    def clone(self) -> Seat:
        other = super().clone()
        other.mood, other.moods = self.mood, self.moods.copy()
        return other


@pytest.fixture
def more_attributes(monkeypatch: pytest.MonkeyPatch) -> None:
    """States and seats have a number and a list more than when old games were stored."""
    for module in (start, storage):
        monkeypatch.setattr(module, "State", LaterState)
        monkeypatch.setattr(module, "Seat", LaterSeat)


def has_more_attributes(position: Position) -> bool:
    state = position.state
    return state.clouds == ["white"] and all((seat.mood, seat.moods) == (1, ["fine"]) for seat in state.seats)


@pytest.mark.parametrize("path", RECORDED[::3], ids=lambda path: path.stem)
def test_stored_positions_are_played_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    dumps = stored(path)
    request.getfixturevalue("more_attributes")
    monkeypatch.setattr(warehouses, "EXTENSION_PRICE", Figure(8))
    monkeypatch.setattr(dice, "CONSOLATION", 1)
    play_on(dumps, CHANGED)


@pytest.mark.usefixtures("more_attributes")
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_replay_with_their_own_decks(path: Path) -> None:
    position = replayed(path, CHANGED)
    assert has_more_attributes(position)
    state = position.state
    cards = [*state.deck, *state.discard, *(card for seat in state.seats for card in seat.hand)]
    faces = [FACES[card] for card in cards]
    if "base" in state.setup.card_sets:
        assert (faces.count(RETIRED), faces.count(COUNTED_OTHERWISE), faces.count(ADDED.face)) == (4, 4, 0)


def test_a_new_game_has_the_cards_of_its_time() -> None:
    position = new_position(CHANGED, {"expansion": "bazaar"}, ("red", "blue"), bytes(32))
    state = position.state
    faces = [FACES[card] for card in (*state.deck, *(card for seat in state.seats for card in seat.hand))]
    assert (faces.count(RETIRED), faces.count(COUNTED_OTHERWISE), faces.count(ADDED.face)) == (0, 3, 5)
    assert GUILD_CARDS.keys() - {7} | {MORE} == {int(card.removeprefix("guild-")) for card in state.guild_deck}
    assert KIOSK_TILES.keys() - {12} | {MORE} == {int(tile.removeprefix("kiosk-")) for tile in state.kiosk}


def test_a_game_dealt_as_printed_is_checked_for_what_is_printed() -> None:
    """So that nothing else fails with a component more."""
    options = CHANGED.check_options({"expansion": "bazaar"}, 2)
    decks = printed_decks.istanbul(options, 2)
    check(new_position(CHANGED, options, ("red", "blue"), bytes(32), decks=decks).state, Counter())
