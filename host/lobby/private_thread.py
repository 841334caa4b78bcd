"""Moving a lobby from its channel into a private thread, which the people of its table alone read; who may."""

from dataclasses import replace
from typing import Any

from db import Change
from engine.core.decision import Refusal
from host.lobby.checks import check_open, check_organiser
from host.lobby.lobby import Lobby
from host.lobby.view import LobbyView
from host.messages.posts import owe_again
from host.table.thread_members import PRIVATE_THREAD, has_private_thread, members_owed, people_of


def check_may_move(view: LobbyView, user_id: int, manager: bool) -> None:
    """Raises Refusal: not_organiser, in_private_thread, and those of `check_open`."""
    check_open(view.row)
    check_organiser(view.row, user_id, manager)
    if has_private_thread(view.row):
        raise Refusal("in_private_thread")


async def move_to_private_thread(
    lobby: Lobby, game_id: str, user_id: int, manager: bool, thread_id: int, *, interaction_id: int
) -> LobbyView:
    """Make a lobby private and have it go on in the thread, of which its people become members. Its message is still
    that of the channel. Raises Refusal as `check_may_move`."""

    def act(view: LobbyView) -> dict[str, Any]:
        check_may_move(view, user_id, manager)
        options = {**view.row.options, PRIVATE_THREAD: True}
        return {"channel_id": thread_id, "in_thread": True, "private": True, "options": options}

    async def also(change: Change, view: LobbyView) -> None:
        moved = replace(view.row, channel_id=thread_id, options={PRIVATE_THREAD: True})
        owe_again(change, moved, members_owed(moved, people_of(view.row.organiser_id, view.seats, view.invited)))

    return await lobby.change(game_id, interaction_id, act, also)
