"""Where the Rookie's merchant goes: the worth of the place, the cost of the way, family members caught, a share of
places a step further."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.core.notation import parse
from engine.core.protocols import Access
from engine.istanbul.board import board_of
from engine.istanbul.events import Collected, GainedLira, GainedRuby, Left, PaidNeutral, PaidSeat
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.names import FOUNTAIN, POLICE_STATION
from engine.istanbul.notation import COMPANION, GUILD, MOVE, PLACE_COMPANION, PLAY, RECALL, TO
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.reach import fee, met_by
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.rookie.cards import WAYS_OF_CARDS, played_at_once
from engine.istanbul.rookie.places import values_of, worth
from engine.istanbul.rookie.worth import RUBY, SPARE_LIRA

IstanbulAccess: TypeAlias = Access[View, Outlook]

WAYS: Final = (MOVE.word, COMPANION.word, GUILD.word)
NEAR: Final = 0.35  # of the worth of a place within a merchant's next walk
FAR: Final = 0.12
CUT_SHORT: Final = -15.0
NOTHING_DONE: Final = -3.0
CATCH: Final = 3.0
FEW_ASSISTANTS: Final = 2


def move(access: IstanbulAccess, options: Sequence[str]) -> str:
    """Cards that bring something at once first, then the way that is worth most, or a card that leads to a ruby."""
    view, me = access.view, access.view.me
    at_once = played_at_once(view, options)
    if at_once is not None:
        return at_once
    helps = bring_assistants(options)
    if helps and len(me.stack) < FEW_ASSISTANTS <= len(me.out) and me.lira >= SPARE_LIRA and not view.final_round:
        return helps[0]
    if PLACE_COMPANION in options:
        return PLACE_COMPANION
    worths = {place: worth(view, place) for place in board_of(view.grid).places}
    ways = [option for option in options if parse(option).verb in WAYS]
    values = {option: _value(access, view, worths, option) for option in ways}
    best = max(values, key=values.__getitem__, default=options[0])
    return (_card_to_ruby(view, options) if values.get(best, 0) < RUBY / 2 else None) or best


def bring_assistants(options: Sequence[str]) -> list[str]:
    """The card or the tile that brings an assistant back."""
    return [*(option for option in options if option == PLAY("return-assistant")), *RECALL.among(options)]


def _value(access: IstanbulAccess, view: View, worths: dict[int, float], option: str) -> float:
    """The worth of a way: of the action at its end, less its cost, and of the places one step further."""
    parsed, outlook = parse(option), access.outlook(option)
    merchant = parsed.number if parsed.verb == MOVE.word else view.me.merchant
    now = _guild_card_worth if parsed.verb == GUILD.word else _arrival_worth
    return now(view, outlook, parsed.number) + later(view, worths, merchant)


def _arrival_worth(view: View, outlook: Outlook, place: int) -> float:
    """The action of the place with the lira left on arrival, the family members caught there, and assistants."""
    if outlook.cut_short:
        return CUT_SHORT
    fees = [event.lira for event in outlook.events if isinstance(event, PaidSeat | PaidNeutral)]
    paid = sum(fees) if fees else _fee(view, place)  # not yet paid where the seat is asked before
    action = worth(view, place, view.me.lira - paid)
    families = [seat.family for index, seat in enumerate(view.seats) if index != view.seat]
    caught = CATCH * families.count(place) if place != POLICE_STATION else 0
    assistants = sum(isinstance(event, Collected) - isinstance(event, Left) for event in outlook.events)
    value = action + caught - paid + assistants * values_of(view).assistant
    return value if action > 0 or caught else value + NOTHING_DONE


def _fee(view: View, place: int) -> int:
    return fee(place, met_by(view, view.seat))


def _guild_card_worth(view: View, outlook: Outlook, number: int) -> float:
    """Its estimated worth; in the last round that of the lira and the ruby that are sure."""
    if not view.final_round:
        return GUILD_CARDS[number].worth
    lira = sum(event.lira for event in outlook.events if isinstance(event, GainedLira))
    return lira + RUBY * any(isinstance(event, GainedRuby) for event in outlook.events)


def later(view: View, worths: dict[int, float], place: int) -> float:
    """The worth of the best place for a later turn, seen from `place`."""
    steps = board_of(view.grid).distances(place)
    best = max((NEAR if steps[other] <= 2 else FAR) * worths[other] for other in worths if other != place)
    return best * values_of(view).later


def _card_to_ruby(view: View, options: Sequence[str]) -> str | None:
    """A card that moves the merchant to a place where a ruby can be had."""
    board, merchants = board_of(view.grid), [seat.merchant for seat in view.seats]
    for face, way in WAYS_OF_CARDS.items():
        if PLAY(face) in options:
            lira = view.me.lira - way.lira
            for place in way.places(board, view.me.merchant, merchants):
                left = lira - _fee(view, place)
                if left >= 0 and _may_stand(view.me, place) and worth(view, place, left) >= RUBY / 2:
                    return PLAY(face)
    return None


def _may_stand(me: SeatView, place: int) -> bool:
    return bool(me.stack) or place in me.out or place == FOUNTAIN


def best_place(access: IstanbulAccess, options: Sequence[str]) -> str:
    view = access.view
    return max(options, key=lambda option: worth(view, parse(option).number))


def tunnel(access: IstanbulAccess, options: Sequence[str]) -> str:
    """The place from which the next turn is best made."""
    view = access.view
    worths = {place: worth(view, place) for place in board_of(view.grid).places}
    return max(options, key=lambda option: later(view, worths, parse(option).number))


def merchant(access: IstanbulAccess, options: Sequence[str]) -> str:
    """The merchant at the place whose action is worth most."""
    view = access.view
    where = {TO(seat.colour): seat.merchant for seat in view.seats}
    return max(options, key=lambda option: worth(view, where[option]))
