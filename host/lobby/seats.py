"""How the organiser of a lobby arranges its seats: swapping places in the turn order, or colours."""

from db import SeatRow
from engine.core.decision import Refusal
from host.lobby.checks import check_organiser, seat_in, with_colours
from host.lobby.lobby import Lobby
from host.lobby.view import RANDOM_ORDER, LobbyView


async def swap_places(
    lobby: Lobby, game_id: str, user_id: int, manager: bool, one: str, other: str, *, interaction_id: int
) -> LobbyView:
    """The seats of two colours change places. Raises Refusal: not_organiser, no_such_seat, order_is_drawn, and what
    `Lobby.join` raises of lobbies that are none any more."""

    def act(view: LobbyView) -> list[SeatRow]:
        check_organiser(view.row, user_id, manager)
        if view.order == RANDOM_ORDER:
            raise Refusal("order_is_drawn")
        first, second = seat_in(view, one), seat_in(view, other)
        moved = {first.seat: second, second.seat: first}
        return [moved.get(seat.seat, seat) for seat in view.seats]

    return await lobby.reseat(game_id, interaction_id, act)


async def swap_colours(
    lobby: Lobby, game_id: str, user_id: int, manager: bool, one: str, other: str, *, interaction_id: int
) -> LobbyView:
    """Two seats exchange their colours. Raises Refusal: not_organiser, no_such_seat, and as `swap_places`."""

    def act(view: LobbyView) -> list[SeatRow]:
        check_organiser(view.row, user_id, manager)
        first, second = seat_in(view, one), seat_in(view, other)
        return with_colours(view.seats, {first.colour: second.colour, second.colour: first.colour})

    return await lobby.reseat(game_id, interaction_id, act)
