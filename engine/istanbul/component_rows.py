"""What a row says of a bonus card (copies, when, final uses, worth to the Rookie), a guild card, a kiosk tile and a
place: the columns of those tables.

The state of a game holds all tables, so these know it by a type variable only."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.decision import NONE, Refusal, Script
from engine.core.figures import Figure, Figures
from engine.istanbul.board import Board
from engine.istanbul.window import When

S_contra = TypeVar("S_contra", contravariant=True)
Effect: TypeAlias = Callable[[S_contra], Script[Any] | None]
"""Changes the state: a script where seats are asked on the way, otherwise a plain function."""
RefusalOf: TypeAlias = Callable[[S_contra], Refusal | None]


class Gain(NamedTuple):
    """Lira and goods of any types."""

    lira: int = 0
    goods: int = 0


NOTHING: Final = Gain()
NO_FIGURES: Final = Figures()
POOR: Final = 1.0  # lira, the worth of a card that the rookie never plays


class FinalUse(NamedTuple):
    """One way to use a card after the last round (ruling 31): the lira that it brings, the goods of any types that it
    takes from the supply and gives to it, the coffee by which it changes what its owner has, and how many family
    members it sends to the Police Station."""

    lira: int = 0
    taken: int = 0
    given: int = 0
    coffee: int = 0
    family: int = 0


class AtOnce(NamedTuple):
    """The rookie plays the card as soon as it brings something: one of `goods` where it brings these alone, so that
    there must be room for it."""

    goods: tuple[int, ...] = ()


class Way(NamedTuple):
    """Where the rookie looks for a ruby with a card that replaces the walk. `places`: where the merchant may go, given
    where it stands and where those of all seats do; `lira`: the price."""

    places: Callable[[Board, int, Sequence[int]], Sequence[int]]
    lira: int = 0


class Card(NamedTuple, Generic[S_contra]):
    """All rules of one face of bonus cards (rulebook p. 24). To add a card, see docs/changing-a-rule.md.

    `copies`: how many are dealt; of a card that came with version 3 of the rules `Figure(2, {3: 0})`, of one that was
    dealt until then `Figure(0, {3: 2})`. `when`: the windows of a turn in which it may be played. `play`: its effect,
    the card already on the discard pile, none where an action or a roll that offers the card carries it out; a returned
    value, if any, answers the step at which the card was played. `refusal`: any other reason why the active seat may
    not play it now. `pays`: the most lira, and the most goods, that its owner is sure to get by playing it now, so that
    a debt can be paid. `final_uses`: every way to use it after the last round, where it may be played then. `figures`:
    the numbers that its sentences name.

    For the rookie: `worth`, in lira, while it is kept; `use`: when it is played. Without that it is given away, or
    played when an action asks whether it is repeated."""

    face: str
    copies: int | Figure[int]
    when: When
    play: Effect[S_contra] = lambda state: None
    refusal: RefusalOf[S_contra] = lambda state: None
    pays: Callable[[S_contra], Gain] = lambda state: NOTHING
    final_uses: tuple[FinalUse, ...] = ()
    figures: Figures = NO_FIGURES
    worth: float = POOR
    use: AtOnce | Way | None = None


def with_place(place: int) -> When:
    """The moment of a card that only the action of `place` offers."""
    return When(frozenset(), "only_with_place", {"place": place})


def sure_of(gain: Gain) -> Callable[[object], Gain]:
    """The `pays` of a card that always brings the same."""
    return lambda state: gain


class GuildCard(NamedTuple, Generic[S_contra]):
    """The rules of one guild card (rulebook p. 14 and 23). `play`: its effect, while the card lies beside the deck.
    `worth`: the rookie's estimate of its net worth, in lira. `figures`: the numbers that its sentences name. `refusal`:
    the reason why it cannot be fulfilled completely now. `is_dealt`: `Figure(True, {3: False})` of a card that came
    with version 3 of the rules, `Figure(False, {3: True})` of one that was dealt until then."""

    number: int
    play: Effect[S_contra]
    worth: float
    figures: Figures = NO_FIGURES
    refusal: RefusalOf[S_contra] = lambda state: None
    is_dealt: bool | Figure[bool] = True


class KioskTile(NamedTuple, Generic[S_contra]):
    """The rules of one kiosk tile (rulebook p. 22). `uses`: the ways a seat may use it now, by their notations; none of
    them where it can only be declined, unless a card played first brings the price, None where nothing can bring it.
    `figures`: the numbers that its sentences name; for a tile that only gives goods and lira, all that it gives.
    `names_cards`: its options name cards in hand, so that others may not see them. `moves`: it moves the seat's own
    merchant or companion, which may have to stay this turn (ruling 58). `is_dealt`: as of a
    guild card."""

    number: int
    uses: Callable[[S_contra, int], dict[str, Callable[[S_contra, int], Script[None] | None]] | None]
    figures: Figures = NO_FIGURES
    names_cards: bool = False
    moves: bool = False
    is_dealt: bool | Figure[bool] = True


class Place(NamedTuple, Generic[S_contra]):
    """The rules of one place (rulebook p. 18 to 21). `refusal`: why the active seat could not carry out its action now.
    `options`: otherwise the first choice of the action by notation, and `action`: all the rest, given the value of the
    option chosen. `verbs`: those with which notations of that choice begin. `why_not`: why a notation is not among the
    options, where `refusal` does not say it; `obvious`: whether a single option is what one comes for, so that it is
    the default. `former`: choices offered no more, which logs may still hold.
    `repeated_by`: the card that repeats the action. `repeated_there`: that card needs the acting figure to stand at the
    place (ruling 57). `figures`: the numbers that its sentences name."""

    options: Callable[[S_contra], Mapping[str, Any]]
    action: Callable[[S_contra, Any], Script[None] | None]
    verbs: tuple[str, ...]
    refusal: RefusalOf[S_contra] = lambda state: None
    repeated_by: str | None = None
    figures: Figures = NO_FIGURES
    repeated_there: bool = False
    why_not: Callable[[S_contra, str], Refusal | None] = lambda state, notation: None
    obvious: Callable[[S_contra], bool] = lambda state: False
    former: Callable[[S_contra], Mapping[str, Any]] = lambda state: NONE


class Components(NamedTuple, Generic[S_contra]):
    """The tables of all components. `card_sets`: the bonus cards of each set, in the order in which a deck is put
    together before it is shuffled; `cards`: all of them by face. Guild cards, kiosk tiles and places by their printed
    numbers.

    Rules look them up in the state instead of importing the tables, which would be an import circle: the tables need
    the rules of places and encounters, which in turn ask what cards may be played."""

    card_sets: Mapping[str, tuple[Card[S_contra], ...]]
    cards: Mapping[str, Card[S_contra]]
    guild_cards: Mapping[int, GuildCard[S_contra]]
    kiosk_tiles: Mapping[int, KioskTile[S_contra]]
    places: Mapping[int, Place[S_contra]]

    @property
    def changed_in(self) -> int:
        """The newest version of the rules in which a row changed what is dealt or a figure; 0 where none ever did."""
        rows = (*self.cards.values(), *self.guild_cards.values(), *self.kiosk_tiles.values(), *self.places.values())
        return max(field.changed_in for row in rows for field in row if isinstance(field, Figure | Figures))
