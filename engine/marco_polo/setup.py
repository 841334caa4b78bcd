"""Options of Marco Polo in the lobby, and how a game is set up: city bonuses, city cards, characters, goal cards,
contracts, first coins, neutral dice (ruling 12.1)."""

from collections.abc import Iterable, KeysView, Mapping, Sequence
from typing import Final, TypeVar

from engine.core.dice import Dice
from engine.core.options import Option
from engine.core.rules import Decks, Unreadable
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.board import (
    BEGINNERS,
    BLACK_DICE,
    COINS,
    GOALS_DEALT,
    GOALS_OFFERED,
    KHAN,
    NEUTRAL_COINS_DICE,
    NEUTRAL_KHAN_DICE,
    ROUND_PILE,
    ROUNDS,
    SPECIAL_PILE,
    START_CAMELS,
    START_COINS,
)
from engine.marco_polo.components.cards import CONTRACTS, GOALS, LETTERED, MARKERS, NORMAL, OUTPOSTS, STARTING
from engine.marco_polo.components.characters import CHARACTERS, Character
from engine.marco_polo.components.dice import NEUTRAL, Placement
from engine.marco_polo.components.map import CARD_SPACES, LARGE_CITIES, SMALL_CITIES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.state import Layout, Seat, State
from engine.marco_polo.view import View

T = TypeVar("T")

# The three parts of the expert variant, then the table options of rulings 10.1 to 10.4.
OPTIONS: Final = (
    Option("city-bonuses", ("lettered", "random")),
    Option("characters", ("fixed", "drafted")),
    Option("goals", ("dealt", "chosen")),
    Option("city-card", ("next-turn", "at-once")),
    Option("question-mark", ("any", "without-post")),
    Option("two-way-cards", ("free", "one-direction")),
)
SEATS: Final = tuple(BLACK_DICE)
NEUTRAL_DIE: Final = Placement(NEUTRAL, (1,))


def decks(options: Mapping[str, str], seats: int, version: int) -> dict[str, list[str]]:
    """The contents of the decks that are shuffled at the start of a game: ids of cards, tiles and markers.

    A component that came with a later version is left out for games that began before it, as one that is no longer
    dealt is for those that began since; it stays in its table as long as stored games have it."""
    return {
        "markers": list(MARKERS),
        "city-cards": list(CITY_CARDS),
        "outposts": list(OUTPOSTS),
        "starting-contracts": [contract.id for contract in STARTING],
        "contracts": [contract.id for contract in NORMAL],
        "goals": list(GOALS),
        "characters": list(CHARACTERS),
    }


def check_decks(decks: Decks, seats: int) -> None:
    """Raises Unreadable: unknown_component; damaged where a deck is missing, too small or has something twice."""
    least: dict[str, tuple[KeysView[str], int]] = {
        "markers": (MARKERS.keys(), len(SMALL_CITIES)),
        "city-cards": (CITY_CARDS.keys(), len(CARD_SPACES)),
        "outposts": (OUTPOSTS.keys(), len(LARGE_CITIES)),
        "starting-contracts": (CONTRACTS.keys(), seats),
        "contracts": (CONTRACTS.keys(), SPECIAL_PILE + ROUND_PILE * (ROUNDS - 1) + 1),
        "goals": (GOALS.keys(), GOALS_OFFERED * seats),
        "characters": (CHARACTERS.keys(), seats + 1),
    }
    for name, (known, count) in least.items():
        deck = decks.get(name, ())
        require_known(deck, known)
        if len(deck) < count or len(set(deck)) < len(deck):
            raise Unreadable("damaged", detail=f"deck {name}: {' '.join(deck)}")


def require_known(ids: Iterable[str], known: KeysView[str]) -> None:
    """Raises Unreadable unknown_component, naming the first of `ids` that is not `known`."""
    if not known >= {*ids}:
        raise Unreadable("unknown_component", component=next(name for name in ids if name not in known))


LAID: Final = "laid-"  # before the name of a deck of which the game begins with given ones


def laid_out(view: View) -> dict[str, list[str]]:
    """City bonuses, city cards, outpost bonuses and the characters on offer of a new game, in the order of their
    places."""
    markers, outposts = dict(view.markers), dict(view.outposts)
    laid = {
        LAID + "markers": [markers[city] for city in SMALL_CITIES],
        LAID + "city-cards": [card for _, card in view.cards],
        LAID + "outposts": [outposts[city] for city in LARGE_CITIES],
    }
    return laid | ({LAID + "characters": list(view.draft)} if view.draft else {})


def _drawn(decks: Decks, name: str, known: KeysView[str], places: Sequence[T], dice: Dice) -> Iterable[tuple[T, str]]:
    """Each of the places with an id of a deck: by chance, or as in an earlier game where that is given. Raises
    Unreadable."""
    if LAID + name not in decks:
        return zip(places, _shuffled(decks[name], dice), strict=False)
    laid = list(decks[LAID + name])
    require_known(laid, known)
    if len(laid) != len(places) or len(set(laid)) < len(laid):
        raise Unreadable("damaged", detail=f"{LAID}{name}: {' '.join(laid)}")
    return zip(places, laid, strict=True)


def _shuffled(deck: Iterable[str], dice: Dice) -> list[str]:
    cards = list(deck)
    dice.shuffle(cards)
    return cards


def new_state(options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int) -> State:
    """The table laid out from the contents of its decks; seat 0 is the start player. Raises Unreadable."""
    check_decks(decks, len(colours))
    state = State(_lay_out_cities(dict(options), dice, decks), dice, version=version, black=BLACK_DICE[len(colours)])
    state.outposts = dict(_drawn(decks, "outposts", OUTPOSTS.keys(), LARGE_CITIES, dice))
    _deal_contracts(state, colours, decks)
    _deal_goals(state, decks)
    _deal_characters(state, decks)
    clear_dice(state)
    state.stage = "draft" if state.draft else after_draft(state)
    return state


def after_draft(state: State) -> str:
    """The stage that follows once everybody has a character."""
    return "goals" if state.layout.options["goals"] == "chosen" else "bonuses"


def _lay_out_cities(options: dict[str, str], dice: Dice, decks: Decks) -> Layout:
    markers = dict(LETTERED)
    if options["city-bonuses"] == "random":
        markers = dict(_drawn(decks, "markers", MARKERS.keys(), SMALL_CITIES, dice))
    return Layout(options, markers, tuple(_drawn(decks, "city-cards", CITY_CARDS.keys(), CARD_SPACES, dice)))


def _deal_contracts(state: State, colours: Sequence[str], decks: Decks) -> None:
    starting = _shuffled(decks["starting-contracts"], state.dice)
    normal = _shuffled(decks["contracts"], state.dice)
    special = [normal.pop() for _ in range(SPECIAL_PILE)]
    dealt = ROUNDS * ROUND_PILE
    state.special = normal[dealt:] + special  # a deck larger than the printed one leaves more for the special pile
    state.piles = [normal[i : i + ROUND_PILE] for i in range(0, min(dealt, len(normal)), ROUND_PILE)]
    state.row = tuple(state.piles.pop())
    for colour, coins in zip(colours, START_COINS, strict=False):
        state.seats.append(Seat(colour, have=cost(coin=coins, camel=START_CAMELS), contracts=(starting.pop(),)))


def _deal_goals(state: State, decks: Decks) -> None:
    goals = _shuffled(decks["goals"], state.dice)
    each = GOALS_OFFERED if state.layout.options["goals"] == "chosen" else GOALS_DEALT
    for seat in state.seats:
        seat.goals = [goals.pop() for _ in range(each)]
    state.unused_goals = goals


def _deal_characters(state: State, decks: Decks) -> None:
    if state.layout.options["characters"] == "fixed":
        for me, name in enumerate(BEGINNERS[: len(state.seats)]):
            give_character(state, me, CHARACTERS[name])
        return
    offered = len(state.seats) + 1
    if len(decks.get(LAID + "characters", ())) != offered:  # those of a game of as many only
        decks = {"characters": decks["characters"]}
    drawn = _drawn(decks, "characters", CHARACTERS.keys(), range(offered), state.dice)
    state.draft = tuple(name for _, name in drawn)


def give_character(state: State, me: int, character: Character) -> None:
    """Seat `me` plays a character and puts on the map what it starts with."""
    seat = state.seats[me]
    seat.character = character
    seat.figures = (character.start,) * character.figures
    if character.starts_with_post:
        seat.posts = (character.start,)
        state.beijing = (me, *state.beijing[1:])


def clear_dice(state: State) -> None:
    """Take all dice off the board but the neutral ones, which lie there all game (ruling 12.2)."""
    seats = len(state.seats)
    state.placed = {KHAN: (NEUTRAL_DIE,) * NEUTRAL_KHAN_DICE[seats], COINS: (NEUTRAL_DIE,) * NEUTRAL_COINS_DICE[seats]}
