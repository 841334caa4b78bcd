"""Phase 3: the action of a place, and the cards that repeat it (rulebook p. 9, 18 to 21, 24)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.core.decision import Reason, Refusal, Script
from engine.istanbul import bonus
from engine.istanbul.ask import ask
from engine.istanbul.events import Acted, LeftUndone
from engine.istanbul.names import PLACES as NAMES

if TYPE_CHECKING:
    from engine.istanbul.state import State


class Place(NamedTuple):
    """`action`: the place's script, told whether it may be skipped; returns whether it was carried out.
    `refusal`: why the active seat could not carry it out now. `repeated_by`: the card that repeats it."""

    action: "Callable[[State, bool], Script[bool]]"
    refusal: "Callable[[State], Refusal | None]"
    repeated_by: str | None = None


PLACES: Final[dict[int, Place]] = {}


def possible(game: "State") -> Refusal | None:
    """The refusal of a place whose action can always be carried out."""
    return None


def perform(game: "State", place: int, by: str, optional: bool = True) -> Script[bool]:
    """The action of `place`, and again for each repeat card played; whether it was carried out at all.

    `by`: merchant, companion, family, card, barrier or guild."""
    game.phase = "action"
    carried_out = done = yield from _once(game, place, by, optional)
    card = PLACES[place].repeated_by
    while done and card and (yield from _repeats(game, place, card)):
        done = yield from _once(game, place, "card", False)
    return carried_out


def _once(game: "State", place: int, by: str, optional: bool) -> Script[bool]:
    game.acting = False
    game.by = by
    done = yield from PLACES[place].action(game, optional)
    game.acting = False
    return done


def offer(
    game: "State", place: int, options: Callable[[], Mapping[str, Any]], optional: bool, reason: Reason | None = None
) -> Script[Any]:
    """The first choice of a place's action. Returns None when it is skipped; otherwise the action has begun, and
    cards that need a moment between actions must wait for its end."""
    choice = yield from ask(
        game,
        NAMES[place],
        # Cards and tiles used first may leave nothing of an action that was to be carried out.
        lambda: {**options(), "skip": None} if optional else options() or {"skip": None},
        reason=lambda notation: (reason(notation) if reason else None) or PLACES[place].refusal(game),
    )
    if choice is None:
        game.events.append(LeftUndone(game.active))
    else:
        game.acting = True
        game.events.append(Acted(game.active, place, game.by))
    return choice


def _repeats(game: "State", place: int, card: str) -> Script[bool]:
    """Ruling 17: the second run pays the new, higher cost; if that cannot be paid the card cannot be played.

    Cards played first may pay for it (ruling 8); where there are none nothing is asked."""
    if game.guild_card or not bonus.held_as(game, card):  # ruling 36: no such card in a guild card's turn
        return False
    choice = yield from ask(
        game,
        "again",
        lambda: {**({} if PLACES[place].refusal(game) else _repeat_cards(game, card)), "enough": None},
        reason=lambda _: PLACES[place].refusal(game),
    )
    if choice:
        bonus.play_as(game, choice, card)
    return bool(choice)


def _repeat_cards(game: "State", card: str) -> dict[str, str]:
    return {f"play {name}": name for name in bonus.held_as(game, card)}
