"""What can be asked about with *What is this?* in Istanbul: the things that an option is about, others in sight, in
which order, and how each could be chosen."""

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.istanbul import notation as verbs
from engine.istanbul.names import GOODS, TAVERN_TILES, YELLOW_TILE
from engine.istanbul.names import PLACES as KIND_OF_PLACE
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.setup.options import ON
from words import shapes
from words.istanbul.components.pieces import ROWS
from words.istanbul.components.places import PLACES
from words.shapes import InSight, Ways

TURN, ASSISTANTS, MERCHANTS, FAMILY = "concept-turn", "concept-assistants", "concept-merchants", "concept-family"
CARDS, LETTERS, COMPANION, EXTRA_TURN = "concept-cards", "concept-letters", "concept-companion", "concept-extra-turn"
END, WHEELBARROW, COFFEE = "concept-end", "concept-wheelbarrow", "concept-coffee"
RED, GREEN, YELLOW = (f"tile-{GOODS[good]}" for good in (0, 1, 2))
PLACE_OF_KIND: Final = {kind: f"place-{number}" for number, kind in KIND_OF_PLACE.items()}
CHOOSING_PLACES: Final = ("move", "police-station", "any-place", "barrier-place", "family-step", "tunnel")
"""Decisions in which any place of the board may be thought of."""


def _place(rest: str) -> list[str]:
    return [f"place-{number}" for number in rest.split()[:1] if number.isdigit()]


def _card(rest: str) -> list[str]:
    return [f"card-{rest}"]


def _tile(rest: str) -> list[str]:
    return [f"tavern-{rest}" if rest in TAVERN_TILES else f"tile-{rest}"]


def _roasted(rest: str) -> list[str]:
    """The price at the Roasting Plant: lira, a good, a bonus card or a guild card."""
    kind, which = parse(rest)
    return [f"{kind}-{which}"] if which else []


ABOUT: Final[dict[str, Callable[[str], list[str]]]] = {
    **{
        verb.word: _place
        for verb in (verbs.MOVE, verbs.COMPANION, verbs.SEND, verbs.STEP, verbs.USE, verbs.BESIDE, verbs.TUNNEL)
    },
    verbs.RUBY.word: _place,
    verbs.BAKSHEESH.word: lambda rest: ["baksheesh"],
    verbs.PLAY.word: _card,
    verbs.DISCARD.word: _card,
    verbs.ROAST.word: _roasted,
    verbs.GUILD.word: lambda rest: [f"guild-{rest}"],
    verbs.DISCARD_GUILD.word: lambda rest: [f"guild-{rest}"],
    verbs.PICK.word: lambda rest: [f"kiosk-{rest}"],
    verbs.TILE.word: _tile,
    verbs.MEET.word: lambda rest: [f"figure-{rest}"],
    verbs.CATCH.word: lambda rest: [FAMILY],
    verbs.RECALL.word: lambda rest: [YELLOW],
    verbs.RETURN.word: lambda rest: [ASSISTANTS],
    verbs.EXTRA.word: lambda rest: [GREEN],
    verbs.TURN_DIE.word: lambda rest: [RED],
    "reroll": lambda rest: [RED],
    verbs.SIX_TO.word: lambda rest: ["card-die-to-six"],
    verbs.EXTRA_TURN.word: lambda rest: [EXTRA_TURN],
    verbs.TRADE.word: lambda rest: [LETTERS],
    verbs.LETTER.word: lambda rest: [LETTERS],
    verbs.PLACE_COMPANION: lambda rest: [COMPANION],
    "take-companion": lambda rest: [COMPANION],
    "collect-neutral": lambda rest: ["concept-neutral-assistants"],
    "barrier": lambda rest: ["barrier"],
}
"""The subjects of an option, by the verb of its notation, given the rest of it."""
KINDS: Final = {
    kind: tuple(key for key, row in ROWS.items() if kind in row.asks) or (PLACE_OF_KIND[kind],)
    for kind in (*PLACE_OF_KIND, *(kind for row in ROWS.values() for kind in row.asks))
}
"""The subjects of a decision besides its options, by its kind."""


def in_sight(view: View, decision: Decision | None) -> InSight:
    return shapes.in_sight(offered(view, decision) if decision is not None else (), _seen(view, decision))


def offered(view: View, decision: Decision) -> Iterator[str]:
    """The subjects of a decision and of each of its options; keys may come more than once."""
    yield from KINDS.get(decision.kind, ())
    for option in decision.options:
        yield from about(option)
    if view.mocha is not None and view.mocha.guild_card:
        yield f"guild-{view.mocha.guild_card}"
    if view.letters is not None and view.letters.tile:
        yield f"kiosk-{view.letters.tile}"


def about(option: str) -> list[str]:
    """The subjects of an option; none where it is about nothing."""
    verb, rest = parse(option)
    return ABOUT[verb](rest) if verb in ABOUT else []


def _seen(view: View, decision: Decision | None) -> Iterator[str]:
    mine = view.seats[view.seat or 0]
    wide = decision is None or decision.kind in CHOOSING_PLACES
    if wide:
        yield from (f"place-{place}" for row in view.grid for place in row)
    elif decision is not None and decision.seat == view.active:
        yield f"place-{mine.merchant}"
    yield from (f"card-{face}" for face in dict.fromkeys(view.hand))
    if view.discard and decision is not None and "discard-pile" in decision.options:
        yield f"card-{view.discard[-1]}"
    yield from (f"guild-{number}" for number in (view.mocha.guild_hand if view.mocha else ()))
    yield from _tiles(view, mine, "" if decision is None else decision.kind)
    yield from (f"figure-{figure}" for figure, place in view.figures if wide or place == mine.merchant)
    yield from _pieces(view, mine, wide)
    yield WHEELBARROW
    if view.mocha:
        yield COFFEE
    yield from (END, *_signs(view))


def _tiles(view: View, mine: SeatView, kind: str) -> Iterator[str]:
    """The seat's own tiles; where it may look round or is where they are taken, the others too."""
    wide = kind in ("", *CHOOSING_PLACES)
    mosque = wide or kind in ("small-mosque", "great-mosque")
    yield from (f"tile-{GOODS[good]}" for good, owned in enumerate(mine.tiles) if owned or mosque)
    tavern = view.mocha is not None and (wide or kind in ("tavern", "tavern-again"))
    owned = zip(TAVERN_TILES, mine.taverns, strict=True)
    yield from (f"tavern-{name}" for name, has in owned if has or tavern)


def _pieces(view: View, mine: SeatView, wide: bool) -> Iterator[str]:
    yield from (ASSISTANTS, FAMILY, MERCHANTS)
    if mine.cards:
        yield CARDS
    if mine.guild_cards:
        yield "concept-guild-cards"
    if view.letters is not None:
        yield COMPANION
        yield from (LETTERS, EXTRA_TURN) if mine.letters else (LETTERS,)
    options = dict(view.options)
    yield from (f"concept-{name}" for name in ("caravan-master", "neutral-assistants") if options.get(name) == ON)
    if view.neutral_merchants:
        yield "concept-two-players"
    if view.mocha is not None and wide:
        yield from ("barrier", "baksheesh") if view.mocha.barrier else ("baksheesh",)


def _signs(view: View) -> Iterator[str]:
    yield "concept-signs"
    if view.mocha:
        yield "concept-signs-mocha"
    if view.letters:
        yield "concept-signs-letters"


CHOSEN_BY: Final = {"card": verbs.PLAY, "guild": verbs.GUILD, "figure": verbs.MEET}
"""How a thing is chosen, by the kind of its entry."""
TYPED: Final = {"police-station": verbs.SEND, "family-step": verbs.STEP, "tunnel": verbs.TUNNEL}
"""How a place is chosen where it is not moved to."""
TAKING: Final = {"tile": ("small-mosque", "great-mosque"), "tavern": ("tavern", "tavern-again")}
"""The decisions in which tiles are taken, by the kind of their entry."""
NO_ACTION: Final = (verbs.SKIP, verbs.ENOUGH, verbs.PLAY.word, verbs.RECALL.word)
"""Options at a place that skip its action or play something first."""


def ways(view: View, decision: Decision, key: str) -> Ways:
    options = tuple(option for option in decision.options if key in about(option))
    if not options and PLACE_OF_KIND.get(decision.kind) == key:
        options = tuple(option for option in decision.options if parse(option).verb not in NO_ACTION)
        return Ways(options, PLACES[int(key.removeprefix("place-"))].action)
    return Ways(options, "" if key in offered(view, decision) else _typed(view, decision, key))


def _typed(view: View, decision: Decision, key: str) -> str:
    """The notation that would choose the thing of an entry; empty where nobody chooses it."""
    kind, _, which = key.partition("-")
    if kind == "place":
        return TYPED.get(decision.kind, verbs.MOVE)(which) if decision.kind in CHOOSING_PLACES else ""
    if decision.kind in TAKING.get(kind, ()):
        return verbs.TILE(which)
    if key == YELLOW and view.seats[decision.seat].tiles[YELLOW_TILE]:
        return verbs.RECALL(min(view.seats[decision.seat].out, default=0))
    if key == COMPANION:
        return verbs.PLACE_COMPANION if decision.kind == "move" else ""
    return CHOSEN_BY[kind](which) if kind in CHOSEN_BY else ""
