"""Options of a lobby that a person saved under a name (presets): how many, how long a name, taking them over."""

from typing import Any, Final

from db import PresetRow
from engine.core.decision import Refusal
from host.host import Host
from host.lobby.checks import check_organiser
from host.lobby.lobby import Lobby
from host.lobby.templates import Template
from host.lobby.view import LobbyView
from host.table_options import RATED

MOST: Final = 25  # as many as a menu of Discord shows
LONGEST_NAME: Final = 40


def saved_options(lobby: LobbyView) -> dict[str, Any]:
    """The options of a lobby as they are saved; whether it is rated depends on the server in which it is made."""
    table = {name: value for name, value in lobby.table_options.items() if name != RATED.name}
    return {"game": lobby.chosen, "order": lobby.order, "begins": lobby.begins, "few": lobby.few, **table}


async def save(host: Host, user_id: int, lobby: LobbyView, typed: str) -> str:
    """Save the options of a lobby for a person under the name `typed`; returns the name. Raises Refusal:
    preset_exists, too_many_presets, and those of `name_of`."""
    name, presets = name_of(typed), host.db.presets
    if len(await presets.of(user_id)) >= MOST:
        raise Refusal("too_many_presets", most=MOST)
    if not await presets.save(user_id, name, lobby.row.rules_name, saved_options(lobby), host.clock.now()):
        raise Refusal("preset_exists", name=name)
    return name


async def rename(host: Host, user_id: int, preset_id: int, typed: str) -> None:
    """Give saved options of a person another name. Raises Refusal: unknown_preset, preset_exists, and those of
    `name_of`."""
    name = name_of(typed)
    await preset(host, user_id, preset_id)
    if not await host.db.presets.rename(user_id, preset_id, name):
        raise Refusal("preset_exists", name=name)


async def preset(host: Host, user_id: int, preset_id: int) -> PresetRow:
    """Saved options of a person. Raises Refusal unknown_preset."""
    for saved in await host.db.presets.of(user_id):
        if saved.id == preset_id:
            return saved
    raise Refusal("unknown_preset")


async def preset_named(host: Host, user_id: int, typed: str) -> PresetRow | None:
    """Saved options of a person by their name, however it is written."""
    wanted = " ".join(typed.split()).casefold()
    return next((saved for saved in await host.db.presets.of(user_id) if saved.key == wanted), None)


async def take_over(
    lobby: Lobby, game_id: str, user_id: int, manager: bool, template: Template, *, interaction_id: int
) -> LobbyView:
    """Set all options of a lobby as a template has them. Raises Refusal: not_organiser, other_game, already_running,
    over."""

    def act(view: LobbyView) -> dict[str, Any]:
        check_organiser(view.row, user_id, manager)
        if view.row.rules_name != template.rules_name:
            raise Refusal("other_game")
        return {"options": {**view.row.options, **template.options}}

    return await lobby.change(game_id, interaction_id, act)


def name_of(typed: str) -> str:
    """A name that was typed, on one line. Raises Refusal preset_without_name, preset_name_too_long."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in typed).split())
    if not name:
        raise Refusal("preset_without_name")
    if len(name) > LONGEST_NAME:
        raise Refusal("preset_name_too_long", length=len(name), most=LONGEST_NAME)
    return name
