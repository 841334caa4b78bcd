"""Who may make a game in a server: in which channels, with which roles, how many that are open at once and after which
pause (cool-down); and the options that it begins with."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from db import ANY_NUMBER, Database, MakingLimit, People
from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.host import Host
from host.lobby.checks import rules_named
from host.lobby.view import is_possible
from host.people.settings import ServerSettings, server_settings_of
from host.table_options import NO, RATED, TABLE_OPTIONS, YES

COOL_DOWNS: Final = {"none": 0.0, "seconds": 10.0, "minutes": 10 * MINUTE_S, "hour": HOUR_S, "day": DAY_S}  # seconds
KIND: Final = "expansion"
"""The option of a game by which people choose what they want to play, where it has one."""


class Maker(NamedTuple):
    """A person who wants to make a game in a server. `channels`: the ids of the channel and, of a thread, of the one
    that it is in; `roles`: the ids of the person's roles; `known`: of all channels and roles that the server has."""

    user_id: int
    guild_id: int
    channels: tuple[int, ...]
    roles: frozenset[int]
    known: frozenset[int]


async def check_maker(host: Host, maker: Maker) -> MakingLimit:
    """The limit that holds for the person, to be checked again when the game is made. Raises Refusal: elsewhere
    (`channels`), not_a_maker (`roles`), and those of `check_limit`. Channels and roles that were deleted do not count;
    where all of them were, nothing was chosen."""
    settings = await server_settings_of(host.people, maker.guild_id)
    channels = [channel for channel in settings.channels if channel in maker.known]
    if channels and not set(channels) & set(maker.channels):
        raise Refusal("elsewhere", channels=_mentions("#", channels))
    roles = [role for role in settings.makers if role in maker.known]
    if roles and not set(roles) & maker.roles:
        raise Refusal("not_a_maker", roles=_mentions("@&", roles))
    most = ANY_NUMBER if settings.open_games == "any" else int(settings.open_games)
    now = host.clock.now()
    limit = MakingLimit(maker.user_id, maker.guild_id, most, now, COOL_DOWNS[settings.cool_down])
    await check_limit(host.db, limit)
    return limit


async def check_limit(db: Database, limit: MakingLimit) -> None:
    """Raises Refusal: open_games (`most`), cool_down (`ends`)."""
    count, last = await db.games.made_by(limit.user_id, limit.guild_id)
    if count >= limit.most:
        raise Refusal("open_games", most=limit.most)
    if last is not None and abs(limit.now - last) < limit.pause:
        raise Refusal("cool_down", ends=f"<t:{int(last + limit.pause) + 1}:R>")


def _mentions(kind: str, ids: Iterable[int]) -> str:
    return ", ".join(f"<{kind}{number}>" for number in ids)


async def usual_options(people: People, name: str, guild_id: int | None) -> dict[str, Any]:
    """The options of a table with which a game called `name` begins in a server: of the game and of the table."""
    settings = await server_settings_of(people, guild_id)
    chosen = dict(settings.options.get(name, {}))
    game = chosen if is_possible(rules_named(name), chosen) else {}
    return {"game": game, **table_options(settings)}


def kinds_of(game: str) -> Sequence[str]:
    """What can be played of a game: the values of KIND, none where it has no such option."""
    return next((option.allowed for option in rules_named(game).option_fields if option.name == KIND), ())


def with_kind(usual: Mapping[str, Any], game: str, kind: str) -> dict[str, Any]:
    """The options with which a game begins in a server, where `kind` is played, empty for whatever is usual: what the
    server chose for something else need not go with it."""
    if not kind or usual["game"].get(KIND, kinds_of(game)[0]) == kind:
        return dict(usual)
    return {**usual, "game": {KIND: kind}}


def table_options(settings: ServerSettings) -> dict[str, str]:
    """How a new table plays in a server, whatever the game."""
    chosen = {name: settings.chosen(name) for name, option in TABLE_OPTIONS.items() if option.by_server}
    return {**chosen, RATED.name: YES if settings.leaderboard else NO}
