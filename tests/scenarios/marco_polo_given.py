"""The Voyages of Marco Polo's words for positions in scenarios: what may be given, and what is compared.

Seats go by colour. Amounts are written {coin: 2}: kinds not named are 0, in what is given and in what is compared.
Dice are written as in notations: "1 3 b5 w6"; "own" and "black" for who sets dice when placing them.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.dice import Dice
from engine.core.position import Position
from engine.games import rules_of
from engine.marco_polo.amounts import KINDS
from engine.marco_polo.characters import CHARACTERS, NOBODY
from engine.marco_polo.data.board import BEIJING_VP, COLOURS, DICE_EACH
from engine.marco_polo.data.map import CARD_SPACES
from engine.marco_polo.dice import NEUTRAL, Placement, order
from engine.marco_polo.notation import DIE_NAMES, DIE_NUMBERS
from engine.marco_polo.setup import clear_dice
from engine.marco_polo.state import Layout, Seat, State
from tests.scenarios.runner import Wrong, compare
from tests.support.printed_decks import MARCO_POLO

SEED = b"a scenario's seed, 32 bytes long"
SEAT = ("character", "have", "dice", "figures", "posts", "contracts", "done", "goals")
NUMBERS_OF_TABLE = ("version", "round", "turn", "black", "stage", "bought", "special_known")
COLOUR_OF_TABLE = ("active", "start", "hourglass")
TABLE = ("seats", "options", "new", "markers", "cards", "outposts", "row", "special", "piles", "placed", "beijing",
         "fresh")  # fmt: skip


def start(given: Mapping[str, Any]) -> Position:
    """A turn of blue in the first round of 4, everybody without character, possessions and posts, with dice 1 to 5.

    Layout: `seats` (how many), `options` (of set-up), `new` (true: the set-up as it is dealt, and nothing else given
    but characters), `markers` (city: letter), `cards` (city: card, or a list), `outposts` (city: tile, none if not
    given), `row` and `special` (contracts, `special` from its top), `piles` (of later rounds, the next one first),
    `placed` (space: list of "green 5 3"), `beijing` (colours or none from the highest space), `fresh` (cities), and
    those of NUMBERS_OF_TABLE and COLOUR_OF_TABLE. A colour: SEAT.
    """
    colours = COLOURS[: given.get("seats", 4)]
    known = {*TABLE, *NUMBERS_OF_TABLE, *COLOUR_OF_TABLE, *colours}
    if unknown := given.keys() - known:
        raise Wrong(f"given: unknown {sorted(unknown)}; known are {sorted(known)}")
    rules = rules_of("marco_polo")
    options = rules.check_options(given.get("options", {}), len(colours))
    state: State = rules.new_state(options, colours, Dice(SEED), MARCO_POLO, rules.version)
    if given.get("new"):
        _set_characters(state, given)
        return Position(rules, state)
    state.layout = _layout(state.layout, given)
    _empty(state)
    _set_table(state, given)
    for one in state.seats:
        _set_seat(state, one, given.get(one.colour, {}))
    _deal_cards(state, given)
    _fill_beijing(state, given)
    return Position(rules, state)


def _set_characters(state: State, given: Mapping[str, Any]) -> None:
    """Those given instead of those dealt, nobody special for seats not named; as dealt if none is given."""
    if not given.keys() & {one.colour for one in state.seats}:
        return
    state.beijing = [-1] * len(BEIJING_VP)
    for me, one in enumerate(state.seats):
        named = given.get(one.colour, {})
        if unknown := named.keys() - {"character"}:
            raise Wrong(f"{one.colour}: a new game has no {sorted(unknown)}")
        one.posts = []
        one.character = CHARACTERS[named["character"]] if named else NOBODY
        one.character.set_up(state, me)


def _layout(layout: Layout, given: Mapping[str, Any]) -> Layout:
    cards: list[tuple[str, str]] = []
    wanted = {
        city: [cards_] if isinstance(cards_, str) else list(cards_) for city, cards_ in given.get("cards", {}).items()
    }
    named = [card for cards_ in wanted.values() for card in cards_]
    if len(set(named)) < len(named):
        raise Wrong(f"a city card lies twice: {named}")
    spare = [card for card in MARCO_POLO["city-cards"] if card not in named]
    for city in CARD_SPACES:
        cards.append((city, wanted[city].pop(0) if wanted.get(city) else spare.pop(0)))
    markers = {**layout.markers, **given.get("markers", {})}
    if len(set(markers.values())) != len(markers):
        raise Wrong(f"a marker lies twice: {markers}")
    return Layout(layout.options, layout.seats, markers, tuple(cards), {card: city for city, card in cards})


def _empty(state: State) -> None:
    state.stage = "turn"
    state.round = 1
    state.turn = 0
    state.draft = []
    state.outposts = {}
    clear_dice(state)


def _set_table(state: State, given: Mapping[str, Any]) -> None:
    colours = [one.colour for one in state.seats]
    for name in NUMBERS_OF_TABLE:
        setattr(state, name, given.get(name, getattr(state, name)))
    for name in COLOUR_OF_TABLE:
        setattr(state, name, colours.index(given.get(name, colours[0])))
    state.outposts = dict(given.get("outposts", {}))
    state.fresh = list(given.get("fresh", []))
    for space, placements in given.get("placed", {}).items():
        there = tuple(_placement(colours, words) for words in placements)
        state.placed[space] = (*state.placed.get(space, ()), *there)


def _placement(colours: list[str], words: str) -> Placement:
    owner, _, dice = words.partition(" ")
    return Placement(NEUTRAL if owner == "neutral" else colours.index(owner), tuple(_dice(dice)))


def _dice(words: str | int) -> list[int]:
    return sorted((DIE_NUMBERS[word] for word in str(words).split()), key=order)


def _set_seat(state: State, one: Seat, given: Mapping[str, Any]) -> None:
    if unknown := given.keys() - set(SEAT):
        raise Wrong(f"{one.colour}: unknown {sorted(unknown)}; known are {SEAT}")
    one.character = CHARACTERS[given["character"]] if "character" in given else NOBODY
    one.posts = []
    one.figures = list(given.get("figures", [one.character.start] * one.character.figures))
    one.posts = list(given.get("posts", []))
    one.have = _amounts(given.get("have", {}))
    one.hand = _dice(given.get("dice", "1 2 3 4 5" if one.character.rolls else "own " * DICE_EACH))
    one.contracts = list(given.get("contracts", []))
    one.done = list(given.get("done", []))
    if len(one.posts) > one.character.posts:
        raise Wrong(f"{one.colour} has not so many trading posts")


def _amounts(named: Mapping[str, int]) -> list[int]:
    if unknown := named.keys() - set(KINDS):
        raise Wrong(f"unknown amounts {sorted(unknown)}")
    return [named.get(kind, 0) for kind in KINDS]


def _deal_cards(state: State, given: Mapping[str, Any]) -> None:
    """Contracts and goal cards not named lie in the piles, those of low number first."""
    held = {contract for one in state.seats for contract in (*one.contracts, *one.done)}
    named = [*given.get("row", []), *given.get("special", []), *(c for pile in given.get("piles", []) for c in pile)]
    spare = [contract for contract in MARCO_POLO["contracts"] if contract not in {*held, *named}]
    state.row = list(given.get("row", [spare.pop(0) for _ in range(6)] if "row" not in given else ()))
    special = given.get("special")
    state.special = list(reversed(special if special is not None else [spare.pop() for _ in range(8)]))
    piles = given.get("piles") or [
        [spare.pop(0) for _ in range(6)] for _ in range(min(5 - state.round, len(spare) // 6))
    ]
    state.piles = [list(pile) for pile in reversed(piles)]
    held_goals = {goal for one in state.seats for goal in given.get(one.colour, {}).get("goals", [])}
    goals = [goal for goal in MARCO_POLO["goals"] if goal not in held_goals]
    for one in state.seats:
        one.goals = list(given.get(one.colour, {}).get("goals") or [goals.pop(0), goals.pop(0)])
    state.unused_goals = goals


def _fill_beijing(state: State, given: Mapping[str, Any]) -> None:
    colours = [one.colour for one in state.seats]
    there = [colour for colour, one in zip(colours, state.seats, strict=True) if "beijing" in one.posts]
    spaces = [colours.index(colour) if colour else -1 for colour in given.get("beijing", there)]
    state.beijing = [*spaces, *[-1] * (len(BEIJING_VP) - len(spaces))]
    if sorted(colours[one] for one in state.beijing if one >= 0) != sorted(there):
        raise Wrong(f"posts in Beijing: {there}, spaces {state.beijing}")


def seat(position: Position, colour: str) -> int:
    """The number of the seat that plays `colour`."""
    return [one.colour for one in position.state.seats].index(colour)


def check(position: Position, then: Mapping[str, Any]) -> None:
    """Compare what `then` says of the table and of each colour with the position."""
    state: State = position.state
    for me, one in enumerate(state.seats):
        if one.colour in then:
            expected = dict(then[one.colour])
            if "have" in expected:
                expected["have"] = _amounts(expected["have"])
            compare(expected, _seat(position, me), one.colour)
    table = _found(state)
    compare({name: value for name, value in then.items() if name not in COLOURS}, table, "table")


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
        **{key: getattr(state, key) for key in (*NUMBERS_OF_TABLE, "acted", "over")},
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
