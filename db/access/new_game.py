"""A new game's id (five letters and digits), and the check of how many games a person may make and how soon again. The
limits themselves are a server's settings; it is checked in the transaction that makes a game, since two presses may
come at once."""

import secrets
from typing import Final, NamedTuple

from sqlalchemy import bindparam, exists, func, or_, select, update

from db import schema
from db.access.change import Change, Statement
from db.problems import TooManyGames

ANY_NUMBER: Final = 2**31 - 1
# No vowels (no words by accident), nothing that looks like something else.
_ALPHABET: Final = "bcdfghjkmnpqrstvwxyz23456789"
_LENGTH: Final = 5


def new_game_id() -> str:
    """Five letters and digits, one of 17 million; two games with the same one are refused by the database."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


class MakingLimit(NamedTuple):
    """A person may make a game in a guild where they have made fewer than `most` that have not ended, and none less
    than `pause` seconds from `now` (UTC seconds): not before, and not after, by a press at the same time. What is
    still later was made before the clock was set back."""

    user_id: int
    guild_id: int
    most: int
    now: float
    pause: float


_games = schema.games.c
_others = schema.games.alias()
_by_them = (
    _others.c.organiser_id == bindparam("of_user"),
    _others.c.guild_id == bindparam("of_guild"),
    _others.c.id != bindparam("of_id"),
)
_going_on = or_(*(_others.c.status == status for status in schema.UNFINISHED))
_count = select(func.count()).select_from(_others).where(*_by_them, _going_on).scalar_subquery()
_lately = exists().where(
    *_by_them, _others.c.created > bindparam("of_since"), _others.c.created < bindparam("of_until")
)
_within = update(schema.games).where(_games.id == bindparam("of_id"), _count < bindparam("of_most"), ~_lately)
# Changes nothing, and finds its row only where the game may be made.
_checked = Statement(_within.values(revision=_games.revision), guarded=True, refusal=TooManyGames)


def add_limit(change: Change, limit: MakingLimit) -> None:
    """The change, which makes a game, is refused with TooManyGames where the limit is reached."""
    of_limit = {"of_user": limit.user_id, "of_guild": limit.guild_id, "of_most": limit.most}
    times = {"of_since": limit.now - limit.pause, "of_until": limit.now + limit.pause}
    change.add(_checked, {"of_id": change.game_id, **of_limit, **times})
