"""Random games of The Voyages of Marco Polo with chosen characters, and what holds at every moment of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from engine.core.dice import Dice
from engine.core.position import Position
from engine.games import rules_of
from engine.marco_polo.components.board import BLACK_DICE, DICE_EACH
from engine.marco_polo.components.cards import GOALS, NORMAL
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.dice import BLACK, NEUTRAL, WHITE
from engine.marco_polo.components.map import BEIJING, CITIES, LARGE_CITIES, PLACES, SMALL_CITIES
from engine.marco_polo.setup import after_draft, give_character
from engine.marco_polo.state import Seat, State
from tests.support.dealt.printed_decks import MARCO_POLO

RICH = (250, 120, 8, 8, 8, 0)
FIRST = ("black", "complete")
EAGER = ("travel", "card", "bazaar gold", "contracts", "to ")


def table(
    characters: Sequence[str], options: dict[str, str] | None = None, seed: int = 0, rich: bool = False
) -> Position:
    """A new game whose seats have these characters, everybody rich and settled if wanted."""
    rules = rules_of("marco_polo")
    checked = rules.check_options({"characters": "drafted", **(options or {})}, len(characters))
    dice = Dice(seed.to_bytes(32, "big"))
    state: State = rules.new_state(checked, rules.colours[: len(characters)], dice, MARCO_POLO, rules.version)
    state.draft = ()
    state.stage = after_draft(state)
    rng = Random(seed)
    for me, name in enumerate(characters):
        give_character(state, me, CHARACTERS[name])
        if rich:
            state.seats[me].have = RICH
            settle(state, me, rng)
    return Position(rules, state)


def settle(state: State, me: int, rng: Random) -> None:
    """Posts in some cities already."""
    settled = [*SMALL_CITIES, *LARGE_CITIES]
    state.seats[me].posts += tuple(rng.sample(settled, rng.randrange(9)))
    for city in state.seats[me].posts:
        state.outposts.pop(city, None)


def eager_walk(position: Position, rng: Random) -> Iterator[Position]:
    """The position before each choice of a game played by people who travel, use cards and buy dice when they can."""
    while not position.over:
        yield position
        position.choose(*eager_choice(position, rng))


def eager_choice(position: Position, rng: Random) -> tuple[int, str]:
    decision = rng.choice(position.decisions)
    options = list(decision.options)
    for liked in (FIRST, EAGER):
        found = [option for option in options if option.startswith(liked)]
        if found and rng.random() < 0.7:
            options = found
            break
    return decision.seat, rng.choice(options)


def deal(rng: Random, seats: int) -> list[str]:
    return rng.sample(sorted(CHARACTERS), seats)


def check(state: State) -> None:
    """Nothing is lost, made of nothing, or where it may not be."""
    check_contracts(state)
    check_goals(state)
    for me, seat in enumerate(state.seats):
        assert min(seat.have[:5]) >= 0
        check_posts(state, me, seat)
    if state.stage == "turn":
        check_dice(state)
    assert sorted(state.outposts) == sorted(set(state.outposts))
    built = {city for seat in state.seats for city in seat.posts}
    assert not built & state.outposts.keys()
    assert state.outposts.keys() <= set(LARGE_CITIES)


def check_contracts(state: State) -> None:
    held = [contract for seat in state.seats for contract in (*seat.contracts, *seat.done)]
    drawn = [seat.drawn for seat in state.seats if seat.drawn]
    normal = [contract for contract in [*held, *drawn] if not contract.startswith("S")]
    everywhere = [*normal, *state.row, *state.special, *(contract for pile in state.piles for contract in pile)]
    assert sorted(everywhere) == [contract.id for contract in NORMAL]
    assert all(len(seat.contracts) <= 2 for seat in state.seats)
    assert len(state.row) <= 6
    assert 0 <= state.special_known <= len(state.special)


def check_goals(state: State) -> None:
    dealt = [goal for seat in state.seats for goal in (*seat.goals, *seat.refused)]
    assert sorted([*dealt, *state.unused_goals]) == list(GOALS)


def check_posts(state: State, me: int, seat: Seat) -> None:
    assert len(set(seat.posts)) == len(seat.posts) <= seat.character.posts
    assert set(seat.posts) <= CITIES
    assert (BEIJING in seat.posts) == (state.beijing.count(me) == 1)
    assert len(seat.figures) == seat.character.figures
    assert set(seat.figures) <= PLACES.keys()


def check_dice(state: State) -> None:
    placed = [placement for there in state.placed.values() for placement in there]
    black = state.black
    for me, seat in enumerate(state.seats):
        mine = [*seat.hand, *(die for one in placed if one.seat == me for die in one.dice)]
        kinds = Counter(die // 10 * 10 for die in mine)
        assert kinds[0] == DICE_EACH
        assert kinds[WHITE] == seat.character.white_dice
        assert list(seat.hand) == sorted(seat.hand, key=lambda die: (die % 10, die))
        black += kinds[BLACK]
    assert black == BLACK_DICE[len(state.seats)]
    check_spaces(state)


def check_spaces(state: State) -> None:
    for space, there in state.placed.items():
        owners = [one.seat for one in there if any(die < BLACK for die in one.dice) and one.seat != NEUTRAL]
        assert space == "purse" or len(set(owners)) == len(owners)
        assert len(there) <= 1 or not space.startswith("CC")
    khan = [one.dice[0] % 10 for one in state.placed.get("khan", ())]
    assert khan == sorted(khan)
    assert len(khan) <= 4
