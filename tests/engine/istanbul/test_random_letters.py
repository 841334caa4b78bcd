"""Whole random games with Letters & Seals and the Grand Bazaar: nothing is lost, and every decision is reached."""

import json
import re
from collections import Counter
from functools import cache
from itertools import chain
from random import Random

import pytest

from engine.core.create import load_position
from engine.core.decision import Decision, Refusal
from engine.core.position import Position
from engine.istanbul.events import DeclinedTile, PlayedCard, UsedTile
from engine.istanbul.ids import FACES
from tests.engine.istanbul.checks import check, count_coffee
from tests.support.dealt.printed_decks import BONUS, KIOSK_TILES
from tests.support.dealt.tables import Table, bytes_of, new

MOST_TURNS = 6000


def table(seats: int, **options: str) -> Table:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Table("istanbul", tuple(named.items()), seats)


TABLES = [
    table(2, expansion="letters", deck="both", layout="random"),
    table(3, expansion="letters", kiosk_letters="1"),
    table(4, expansion="letters", layout="random", caravan_master="on"),
    table(5, expansion="letters", deck="both"),
    table(2, expansion="bazaar", neutral_assistants="on"),
    table(3, expansion="bazaar"),
    table(4, expansion="bazaar", kiosk_letters="1"),
    table(5, expansion="bazaar", caravan_master="on"),
]

# How each row of the list of decisions is met: the kind of decision, and a notation chosen in it.
ROWS = {
    "L02": ("move", "place-companion"),
    "L03": ("move", r"companion \d+"),
    "L03 card": ("move", "play companion-2"),
    "L04": ("companion", "take-companion"),
    "L05": ("courier", r"lira|letter \d+|letter delivered"),
    "L06": ("encounters|end-turn", "extra-turn .*"),
    "L07": ("kiosk-pick", r"pick \d+"),
    "L08": ("kiosk-use", "use|take .*|.* for .*"),
    "L10": ("auction-house", "take .*"),
    "L11": ("opening-bid", r"bid \d+"),
    "L12": ("bid", r"bid \d+"),
    "L13": ("closing-bid", r"bid \d+"),
    "L14": ("secret-society", "trade .*"),
    "L14 ruby": ("ruby", "ruby (13|16|20)"),
    "L15": ("tunnel", r"tunnel \d+"),
    "L15 coffee": ("catacombs", "take coffee"),
    "L15 companion": ("tunnel-figure", "figure companion"),
    "L16 step": ("family-step", r"step \d+"),
    "L16 merchant": ("move-to-merchant", r"to [a-z]+"),
    "L16 figure": ("use-figure", "meet .*"),
    "L16 ware": ("give-ware", "give .*"),
    "L16 again": ("again", "play (mosque|society)-twice"),
    "L16 copy": (".*", "play copy-top-discard"),
}


# Chance alone hardly ever brings six seals to the Secret Society, or who can pay for an extension to the Kiosk.
SOUGHT = re.compile("trade|take-letters|use$|pick 1[78]|(move|companion) (21|22|24)")
SPARED = re.compile("extra-turn")


def choose(options: list[str], rng: Random) -> str:
    sought = [option for option in options if SOUGHT.match(option)]
    if sought and rng.random() < 0.5:
        return rng.choice(sought)
    kept = [option for option in options if not SPARED.match(option)]
    return rng.choice(kept if kept and rng.random() < 0.8 else options)


def check_out_of_turn(position: Position, decision: Decision) -> None:
    """Another seat owes: nobody else may answer, no card is offered to it, and what others did is final."""
    assert not any(option.startswith(("play", "recall")) for option in decision.options)
    assert all(choice.seat == decision.seat for choice in position.choices[position.floor :])
    before = bytes_of(position)
    for seat in range(len(position.state.seats)):
        if seat != decision.seat:
            with pytest.raises(Refusal, match="not_your_turn"):
                position.choose(seat, next(iter(decision.options)))
    assert bytes_of(position) == before


def dealt(table: Table) -> Position:
    """A new game in which every card of the expansion is in a hand."""
    position = new(table)
    state = position.boundary.clone()
    state.deck += [card for seat in state.seats for card in seat.hand]
    faces = {FACES[card]: card for card in state.deck if FACES[card] in BONUS["letters"]}
    for number, seat in enumerate(state.seats):
        seat.hand = list(faces.values())[number :: table.seats]
    state.deck = [card for card in state.deck if card not in faces.values()]
    return Position(position.rules, state)


class Played:
    """A random game to its end, checked after every choice: what was offered and what happened."""

    def __init__(self, table: Table) -> None:
        self.offered: Counter[tuple[str, str]] = Counter()
        self.out_of_turn: Counter[str] = Counter()
        self.used: Counter[int] = Counter()
        self.declined: Counter[int] = Counter()
        self.cards: Counter[str] = Counter()
        self.coffee: Counter[int] = Counter()
        self.position, rng = dealt(table), Random(str(table))
        while not self.position.over:
            self._choose(rng)

    def _choose(self, rng: Random) -> None:
        position = self.position
        check(position.state, self.coffee)
        assert position.state.turn <= MOST_TURNS
        (decision,) = position.decisions
        self.offered.update((decision.kind, option) for option in decision.options)
        if decision.seat != position.state.active:
            self.out_of_turn[decision.kind] += 1
            if rng.random() < 0.1:
                check_out_of_turn(position, decision)
        if rng.random() < 0.02:
            loaded = load_position(position.rules, json.loads(json.dumps(position.dump())), position.boundary.dice.seed)
            assert bytes_of(loaded) == bytes_of(position)
            assert loaded.view(decision.seat) == position.view(decision.seat)
        waited_for, turn = decision.seat != position.state.active, position.state.turn
        events = position.choose(decision.seat, choose(list(decision.options), rng))
        if waited_for and turn == position.state.turn and position.seats_to_act != (decision.seat,):
            assert position.floor == len(position.choices), "another seat's answer is not for others to undo"
        count_coffee(self.coffee, events)
        for event in events:
            if isinstance(event, UsedTile):
                self.used[event.tile] += 1
            elif isinstance(event, DeclinedTile):
                self.declined[event.tile] += 1
            elif isinstance(event, PlayedCard):
                self.cards[event.card] += 1


@cache
def played(table: Table) -> Played:
    return Played(table)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_and_every_game_ends(table: Table) -> None:
    state = played(table).position.state
    check(state, played(table).coffee)
    assert max(seat.rubies for seat in state.seats) >= state.setup.rubies_to_end == 6
    assert (state.kiosk_open, state.kiosk_tile, state.bid, state.bidder) == ((), 0, 0, None)


@pytest.mark.parametrize("row", ROWS)
def test_every_decision_is_reached(row: str) -> None:
    kind, notation = ROWS[row]
    offered = chain.from_iterable(played(table).offered for table in TABLES)
    assert any(re.fullmatch(kind, found) and re.fullmatch(notation, option) for found, option in offered)


def test_other_seats_are_asked_only_at_the_kiosk_and_in_auctions() -> None:
    asked = Counter[str]()
    for each in TABLES:
        asked += played(each).out_of_turn
    assert set(asked) == {"kiosk-pick", "kiosk-use", "bid", "letter"}


@pytest.mark.parametrize("number", KIOSK_TILES)
def test_every_kiosk_tile_is_used_and_declined(number: int) -> None:
    assert any(played(table).used[number] for table in TABLES)
    assert any(played(table).declined[number] for table in TABLES)


# Twelve seals at once or goods for two tiles of a mosque, which repeating takes, are left to scenarios.
@pytest.mark.parametrize("face", [face for face in BONUS["letters"] if not face.endswith("-twice")])
def test_every_card_is_played(face: str) -> None:
    assert any(played(table).cards[face] for table in TABLES)


def test_without_its_expansion_nothing_of_it_is_offered() -> None:
    words = re.compile("letter|seal|companion|courier|pick|bid|delivered|tunnel|extra-turn")
    for expansion in ("base", "mocha"):
        offered = plain(table(3, expansion=expansion))
        assert not [option for option in offered if words.search(option)]


def plain(table: Table) -> set[str]:
    """The options of a stretch of a random game."""
    position, rng = new(table, seed=3), Random(3)
    found: set[str] = set()
    for _ in range(1500):
        if position.over:
            break
        (decision,) = position.decisions
        found.update(decision.options)
        position.choose(decision.seat, rng.choice(list(decision.options)))
    return found
