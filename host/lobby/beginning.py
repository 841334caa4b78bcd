"""When the game of a lobby is to begin, as its organiser chooses."""

from collections.abc import Mapping
from typing import Any

from db import Change
from engine.core.decision import Refusal
from host.lobby.auto_start import begin_if_full, follow
from host.lobby.limits import check_organiser
from host.lobby.lobby import Lobby
from host.lobby.view import BEGINS_AT, LOBBY_OPTIONS, LobbyView


async def set_beginning(
    lobby: Lobby, game_id: str, user_id: int, manager: bool, chosen: Mapping[str, Any], *, interaction_id: int
) -> LobbyView:
    """Set some of `LOBBY_OPTIONS`, or under BEGINS_AT the moment in UTC seconds, None for none; a game that is to begin
    when it is full, and is, begins. Raises Refusal: not_organiser, bad_option, already_running, over."""
    for name, value in chosen.items():
        allowed = LOBBY_OPTIONS.get(name, (value,))
        if value not in allowed:
            raise Refusal("bad_option", field=name, value=str(value), allowed=", ".join(allowed))

    def act(view: LobbyView) -> dict[str, Any]:
        check_organiser(view.row, user_id, manager)
        return {"options": {**view.row.options, **chosen}}

    async def also(change: Change, view: LobbyView) -> None:
        if BEGINS_AT in chosen:
            follow(change, chosen, view)

    return await begin_if_full(lobby.host, await lobby.change(game_id, interaction_id, act, also))
