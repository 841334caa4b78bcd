"""The Voyages of Marco Polo's words for positions in scenarios: what may be given, and what is compared.

Seats go by colour. Amounts are written {coin: 2}: kinds not named are 0, in what is given and in what is compared.
Dice are written as in notations: "1 3 b5 w6"; "own" and "black" for who sets dice when placing them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.options import BadOption
from engine.core.position import Position
from engine.games import rules_of
from engine.marco_polo.components.amounts import KINDS, cost
from engine.marco_polo.components.board import BEIJING_VP, COLOURS, DICE_EACH
from engine.marco_polo.components.characters import CHARACTERS, NOBODY
from engine.marco_polo.components.dice import BLACK, NEUTRAL, WHITE, Placement, has_colour, order
from engine.marco_polo.components.map import CARD_SPACES
from engine.marco_polo.notation import DIE_NAMES, DIE_NUMBERS
from engine.marco_polo.setup import clear_dice, give_character
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.state import Layout, Seat, State
from tests.scenarios.compare import compare_table
from tests.scenarios.format import Path, Wrong, read
from tests.scenarios.marco_polo.deal import count_dice, deal_contracts, deal_goals, on_board
from tests.scenarios.marco_polo.format import Amounts, Given
from tests.scenarios.pieces import Pieces
from tests.scenarios.scenario_dice import ScenarioDice
from tests.support.dealt.printed_decks import MARCO_POLO

SEED = b"a scenario's seed, 32 bytes long"
NUMBERS_OF_TABLE = ("version", "round", "stage")
TOLD_OF_TABLE = (*NUMBERS_OF_TABLE, "turn", "black", "bought", "special_known", "acted", "over")
COLOUR_OF_TABLE = ("active", "start", "hourglass")


def start(given: Mapping[str, Any]) -> Position:
    """A turn of blue in the first round of 4, everybody without character, possessions and posts, with dice 1 to 5.

    Layout: `seats` (how many), `options` (of set-up), `new` (true: the set-up as it is dealt, and nothing else given
    but characters), `markers` (city: letter), `cards` (city: card, or a list), `outposts` (city: tile, none if not
    given), `row` and `special` (contracts, `special` from its top), `piles` (of later rounds, the next one first),
    `placed` (space: list of "green 5 3"), `black` (dice left on the board, by default all that nobody has), `beijing`
    (colours or none from the highest space), `fresh` (cities), and those of NUMBERS_OF_TABLE and COLOUR_OF_TABLE. A
    colour: see tests.scenarios.marco_polo.format.Seat.

    Raises Wrong for what does not exist in this game."""
    try:
        return _start(read(Given, given))
    except Wrong as wrong:
        raise wrong.below("given") from None


def _start(given: Mapping[str, Any]) -> Position:
    colours = COLOURS[: given.get("seats", 4)]
    for colour in given.keys() & set(COLOURS[len(colours) :]):
        raise Wrong(f"nobody plays {colour} with {len(colours)} seats; {', '.join(colours)} play", (colour,))
    rules = rules_of("marco_polo")
    try:
        options = rules.check_options(given.get("options", {}), len(colours))
    except BadOption as error:
        field = error.value if error.code == "unknown_option" else error.field
        raise Wrong(str(error), ("options", field)) from None
    state: State = rules.new_state(options, colours, ScenarioDice(SEED), MARCO_POLO, rules.version)
    if given.get("new"):
        _set_characters(state, given)
        return Position(rules, state)
    state.layout = _layout(state.layout, given)
    _empty(state)
    _set_table(state, given)
    names = Pieces("character", MARCO_POLO["characters"])
    for me, one in enumerate(state.seats):
        words = given.get(one.colour, {})
        names.take([words["character"]] if "character" in words else [], (one.colour, "character"))
        _set_seat(one, words, sum(has_colour(die) for die in on_board(state, me)))
    count_dice(state, given)
    deal_contracts(state, given)
    deal_goals(state, given)
    _fill_beijing(state, given)
    return Position(rules, state)


def _set_characters(state: State, given: Mapping[str, Any]) -> None:
    """Those given instead of those dealt, nobody special for seats not named; as dealt if none is given."""
    colours = {one.colour for one in state.seats}
    for key in given.keys() - {"new", "seats", "options"} - colours:
        raise Wrong("a new game has only seats, options and characters", (key,))
    if not given.keys() & colours:
        return
    state.beijing = (-1,) * len(BEIJING_VP)
    names = Pieces("character", MARCO_POLO["characters"])
    for me, one in enumerate(state.seats):
        words = given.get(one.colour, {})
        for key in words.keys() - {"character"}:
            raise Wrong("a new game has only seats, options and characters", (one.colour, key))
        names.take(list(words.values()), (one.colour, "character"))
        one.posts = ()
        give_character(state, me, CHARACTERS[words["character"]] if words else NOBODY)


def _layout(layout: Layout, given: Mapping[str, Any]) -> Layout:
    deck = Pieces("city card", MARCO_POLO["city-cards"], known=CITY_CARDS)
    wanted = {}
    for city, there in given.get("cards", {}).items():
        wanted[city] = deck.take([there] if isinstance(there, str) else there, ("cards", city))
        if len(wanted[city]) > CARD_SPACES.count(city):
            raise Wrong(f"there is room for {CARD_SPACES.count(city)}", ("cards", city))
    cards = tuple((city, wanted[city].pop(0) if wanted.get(city) else deck.left.pop(0)) for city in CARD_SPACES)
    markers = {**layout.markers, **given.get("markers", {})}
    for letter, count in Counter(markers.values()).items():
        if count > 1:
            cities = [city for city in markers if markers[city] == letter]
            raise Wrong(f"marker {letter} lies twice: {', '.join(cities)}", ("markers",))
    return Layout(layout.options, markers, cards)


def _empty(state: State) -> None:
    state.stage = "turn"
    state.round = 1
    state.turn = 0
    state.draft = ()
    state.outposts = {}
    clear_dice(state)


def _set_table(state: State, given: Mapping[str, Any]) -> None:
    colours = [one.colour for one in state.seats]
    for name in NUMBERS_OF_TABLE:
        setattr(state, name, given.get(name, getattr(state, name)))
    for name in COLOUR_OF_TABLE:
        colour = given.get(name, colours[0])
        setattr(state, name, _number(colours, colour, (name,)))
    tiles = Pieces("outpost bonus", MARCO_POLO["outposts"])
    for city, tile in given.get("outposts", {}).items():
        tiles.take([tile], ("outposts", city))
        state.outposts[city] = tile
    state.fresh = tuple(given.get("fresh", []))
    for space, placements in given.get("placed", {}).items():
        path = ("placed", space)
        if space in CITY_CARDS and space not in state.layout.city_of_card:
            raise Wrong(f"this card is not laid out; {', '.join(state.layout.city_of_card)} are", path)
        there = tuple(_placement(colours, words, path) for words in placements)
        state.placed[space] = (*state.placed.get(space, ()), *there)


def _number(colours: list[str], colour: str, path: Path) -> int:
    if colour not in colours:
        raise Wrong(f"nobody plays {colour}; {', '.join(colours)} play", path)
    return colours.index(colour)


def _placement(colours: list[str], words: str, path: Path) -> Placement:
    owner, _, dice = words.partition(" ")
    return Placement(NEUTRAL if owner == "neutral" else _number(colours, owner, path), tuple(_dice(dice)))


def _dice(words: str | int) -> list[int]:
    return sorted((DIE_NUMBERS[word] for word in str(words).split()), key=order)


def _set_seat(one: Seat, given: Mapping[str, Any], placed: int) -> None:
    """`placed`: how many dice of its colour lie on the board already."""
    one.character = CHARACTERS[given["character"]] if "character" in given else NOBODY
    one.figures = tuple(given.get("figures", [one.character.start] * one.character.figures))
    one.posts = tuple(given.get("posts", []))
    one.have = cost(**given.get("have", {}))
    free = DICE_EACH - placed
    one.hand = tuple(_dice(given.get("dice", " ".join("12345"[placed:]) if one.character.rolls else "own " * free)))
    for key, count in (("figures", one.character.figures), ("posts", one.character.posts)):
        held = len(getattr(one, key))
        if held > count or (key == "figures" and held < count):
            raise Wrong(f"this seat has {count}, here are {held}", (one.colour, key))
    for die in one.hand:
        if (die % BLACK == 0) == one.character.rolls and die < WHITE:
            sentence = "rolls its dice" if one.character.rolls else "sets its dice when placing them: own or black"
            raise Wrong(f"this seat {sentence}", (one.colour, "dice"))


def _amounts(named: Mapping[str, int]) -> list[int]:
    return [named.get(kind, 0) for kind in KINDS]


def _fill_beijing(state: State, given: Mapping[str, Any]) -> None:
    colours = [one.colour for one in state.seats]
    there = [colour for colour, one in zip(colours, state.seats, strict=True) if "beijing" in one.posts]
    spaces = given.get("beijing", there)
    if sorted(filter(None, spaces)) != sorted(there):
        raise Wrong(f"the posts in Beijing are those of {', '.join(there) or 'nobody'}", ("beijing",))
    taken = [colours.index(colour) if colour else -1 for colour in spaces]
    state.beijing = (*taken, *(-1,) * (len(BEIJING_VP) - len(taken)))


def seat(position: Position, colour: str, path: Path) -> int:
    """The number of the seat that plays `colour`. Raises Wrong if none does."""
    return _number([one.colour for one in position.state.seats], colour, path)


def check(position: Position, then: Mapping[str, Any], path: Path) -> None:
    """Compare what `then` says of the table and of each colour with the position."""
    state: State = position.state
    found = {**_found(state), **{one.colour: _seat(position, me) for me, one in enumerate(state.seats)}}
    compare_table(then, found, COLOURS, path, have=lambda given, here: _amounts(read(Amounts, given, here)))


def _seat(position: Position, me: int) -> dict[str, Any]:
    one: Seat = position.state.seats[me]
    return {
        "character": one.character.id,
        "have": list(one.have),
        "dice": _words(one.hand),
        "number_of_dice": len(one.hand),
        "figures": list(one.figures),
        "posts": list(one.posts),
        "posts_left": one.posts_left,
        "black_posts": position.view(None).seats[me].black_posts,
        "contracts": list(one.contracts),
        "done": list(one.done),
        "goals": sorted(one.goals),
        "sheet": dict(one.sheet),
    }


def _words(dice: Iterable[int]) -> str:
    return " ".join(DIE_NAMES[die] for die in dice)


def _found(state: State) -> dict[str, Any]:
    colours = [one.colour for one in state.seats]

    def name(me: int) -> str | None:
        return "neutral" if me == NEUTRAL else colours[me]

    return {
        **{key: getattr(state, key) for key in TOLD_OF_TABLE},
        **{key: colours[getattr(state, key)] for key in COLOUR_OF_TABLE},
        "placed": {
            key: [f"{name(one.seat)} {_words(one.dice)}" for one in there]
            for key, there in state.placed.items()
            if there
        },
        "beijing": [colours[me] if me >= 0 else None for me in state.beijing],
        "outposts": dict(state.outposts),
        "markers": dict(state.layout.markers),
        "row": list(state.row),
        "special": list(reversed(state.special)),
        "piles": len(state.piles),
        "draft": sorted(state.draft),
        "unused_goals": len(state.unused_goals),
        "winners": [colours[me] for me in state.winners],
    }
