"""When the rookie plays a bonus card, and which cards it gives away. A card that is not named here is only given away
or, if it repeats an action, played then."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from engine.core.contracts import Access
from engine.istanbul.board import board_of
from engine.istanbul.cards.bonus_cards import COPY
from engine.istanbul.cards.moves import PRICE_OF_ANYWHERE
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.names import FABRIC, FRUIT, SPICE
from engine.istanbul.notation import DISCARD, DISCARD_GUILD, PLAY
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.rookie.appraisal import me_of, places, room
from engine.istanbul.rookie.worth import CARD
from engine.istanbul.turn.neutral_figures import FIGURE_FEE

Condition = Callable[[View, SeatView], bool]

POOR: Final = 1.0  # the worth of a card that is not named below
TWICE: Final = "-twice"  # how the faces end that repeat an action


class Played(NamedTuple):
    """A card that is played as soon as it brings something: its worth in lira, and when it does."""

    worth: float
    when: Condition


def _always(view: View, me: SeatView) -> bool:
    return True


def _with_room(*goods: int) -> Condition:
    return lambda view, me: view.final_round or any(room(me, good) for good in goods)


AT_ONCE: Final = {
    "gain-5-lira": Played(5.0, _always),
    "family-to-police": Played(3.0, _always),
    "gain-good": Played(3.5, _with_room(*range(4))),
    "two-coffee": Played(5.0, _always),
    "coffee-for-lira": Played(5.5, _always),
    "one-letter": Played(4.5, _always),
    "good-for-7-lira": Played(5.0, _always),
    "fabric-and-3-lira": Played(4.0, _with_room(FABRIC)),
    "spice-and-3-lira": Played(4.0, _with_room(SPICE)),
    "fruit-and-3-lira": Played(4.0, _with_room(FRUIT)),
    "roll-reward-mocha": Played(4.5, _always),
    "roll-reward-letters": Played(4.5, _always),
}
# Cards kept until they lead to a ruby.
KEPT: Final = {"dealer-twice": 4.0, "sultan-twice": 3.5, "move-3-4": 3.0, "move-anywhere-3": 3.0}
# Cards that move the merchant: lira they cost, and the places they lead to.
REACHED: Final[dict[str, tuple[int, Callable[[View], Sequence[int]]]]] = {
    "move-0": (0, lambda view: [me_of(view).merchant]),
    "move-3-4": (0, lambda view: [place for place, steps in _steps(view).items() if steps in (3, 4)]),
    "move-to-corner": (0, lambda view: _elsewhere(view, board_of(view.grid).corners)),
    "move-to-merchant": (0, lambda view: _elsewhere(view, [seat.merchant for seat in view.seats])),
    "move-anywhere-3": (PRICE_OF_ANYWHERE, lambda view: _elsewhere(view, places(view))),
}


def _steps(view: View) -> dict[int, int]:
    return board_of(view.grid).distances(me_of(view).merchant)


def _elsewhere(view: View, found: Sequence[int]) -> list[int]:
    return [place for place in found if place != me_of(view).merchant]


def card_worth(face: str) -> float:
    """The worth of a card in hand, in lira."""
    return AT_ONCE[face].worth if face in AT_ONCE else KEPT.get(face, POOR)


def played_at_once(view: View, options: Sequence[str]) -> str | None:
    """A card that brings something now, the one that copies such a card included."""
    for option in PLAY.among(options):
        played = AT_ONCE.get(counts_as(view, PLAY.rest(option)))
        if played is not None and played.when(view, me_of(view)):
            return option
    return None


def counts_as(view: View, face: str) -> str:
    """The face of a card, or of the one that it copies."""
    return next((other for other in reversed(view.discard) if other != COPY), face) if face == COPY else face


def repeats(view: View, options: Sequence[str]) -> list[str]:
    """The cards that repeat an action."""
    return [option for option in PLAY.among(options) if counts_as(view, PLAY.rest(option)).endswith(TWICE)]


def card_source(access: Access[View, Any], options: Sequence[str]) -> str:
    """The discard pile for a card that is worth more than an unknown one, otherwise the deck."""
    view = access.view
    good = bool(view.discard) and card_worth(view.discard[-1]) > CARD
    return "discard-pile" if good and "discard-pile" in options else options[0]


def give_up_card(access: Access[View, Any], options: Sequence[str]) -> str:
    """The card that is worth least, or 2 lira if that is worth more."""
    cards = DISCARD.among(options)
    least = min(cards, key=lambda option: card_worth(DISCARD.rest(option)), default="lira")
    dear = least in cards and card_worth(DISCARD.rest(least)) > FIGURE_FEE
    return "lira" if dear and "lira" in options else least


def give_up_guild_card(access: Access[View, Any], options: Sequence[str]) -> str:
    """The guild card that is worth least."""
    return min(options, key=lambda option: GUILD_CARDS[DISCARD_GUILD.number(option)].worth)
