"""Looking for others who want the same game: what somebody may wish for and for how long, who may look, when looking
ends, and until when ratings must be near. Who fits whom stands in matching.py."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from db import AT_ONCE, Change, SeekerRow, TimerRow
from engine.core.decision import Refusal
from engine.games import GAMES
from host.clock import DAY_S
from host.host import Host
from host.lobby.making import kinds_of
from host.messages.posts import SearchOver
from host.payload import Payload
from host.people.hours import Hours, usual_hours
from host.people.settings import settings_of
from host.sleeper import lone_timer
from host.table_options import PACE

SEEKING: Final = "seeking"
"""The timer of a person who looks for others, due when that ends somewhere, or ratings need not be near any more."""
DAYS: Final = (1, 3, 7, 14)
USUAL_DAYS: Final = 7
NEAR_S: Final = DAY_S
"""So long, and at most for half of a search, only people with near ratings are looked for."""
OPEN_BEYOND_FINISHED: Final = 3  # who has more games open than finished ones and these should finish some first


class Wish(Payload):
    """What somebody wants to play: any of these `kinds` (see making.kinds_of) at any of these `paces`, for how many
    `days` they look, and whether only for people whose usual `hours` are similar."""

    game: str
    kinds: Sequence[str]
    paces: Sequence[str]
    days: int
    hours: bool = False


class Sought(NamedTuple):
    """What is looked for on a server, as everybody may read it; `hours`: those of who looks for similar ones alone."""

    game: str
    kinds: tuple[str, ...]
    paces: tuple[str, ...]
    hours: Hours | None


def known_wish(sought: Mapping[str, Any]) -> Wish:
    """The wish that was stored, or what is usual in place of what this version does not know."""
    game = sought["game"] if sought.get("game") in GAMES else min(GAMES)
    kinds, days = kinds_of(game), sought.get("days")
    chosen = [kind for kind in kinds if kind in sought.get("kinds", ())]
    paces = [pace for pace in PACE.values if pace in sought.get("paces", ())]
    return Wish(
        game=game,
        kinds=chosen or list(kinds[:1]),
        paces=paces or [PACE.default],
        days=days if days in DAYS else USUAL_DAYS,
        hours=sought.get("hours") is True,
    )


async def wish_of(host: Host, user_id: int) -> Wish:
    """What a person looked for last."""
    return known_wish((await settings_of(host.people, user_id)).sought)


async def seek(host: Host, guild_id: int, user_id: int, name: str) -> None:
    """A person looks for others on a server who want what they want. Raises Refusal: no_noticeboard, too_many_open
    (`open`, `most`), hours_unknown."""
    if await host.db.noticeboards.of(guild_id) is None:
        raise Refusal("no_noticeboard")
    count = host.db.games.count_of_user
    open_now, most = await count(user_id), await count(user_id, ("finished",)) + OPEN_BEYOND_FINISHED
    if open_now > most:
        raise Refusal("too_many_open", open=open_now, most=most)
    wish, now = await wish_of(host, user_id), host.clock.now()
    if wish.hours and await hours_of(host, user_id) is None:
        raise Refusal("hours_unknown")
    others = [row for row in await host.db.seekers.of_person(user_id) if row.guild_id != guild_id]
    seeker = SeekerRow(guild_id, user_id, name, wish.game, wish.stored(), now, now + wish.days * DAY_S)
    change = Change("", (SEEKING, user_id))
    change.seek(seeker)
    change.arm(SEEKING, min(_next_moment(row, now) for row in (seeker, *others)), {}, user_id=user_id)
    change.renew_noticeboard(guild_id)
    await host.db.write(change)


def near_until(seeker: SeekerRow) -> float:
    """Until when only people with ratings near to a person's are looked for, in UTC seconds."""
    return seeker.since + min(NEAR_S, (seeker.until - seeker.since) / 2)


def _next_moment(seeker: SeekerRow, now: float) -> float:
    """When something changes for a person by itself, after `now`."""
    near = near_until(seeker)
    return near if near > now else seeker.until


async def searches(host: Host, guild_id: int, user_id: int) -> list[SeekerRow]:
    """What a person looks for on a server: one search, or none."""
    now = host.clock.now()
    return [row for row in await host.db.seekers.of_person(user_id) if row.guild_id == guild_id and row.until > now]


async def stop(host: Host, guild_id: int, user_id: int) -> None:
    """A person looks for nobody any more on a server."""
    change = Change("", (SEEKING, user_id))
    change.unseek(guild_id, user_id)
    change.renew_noticeboard(guild_id)
    await host.db.write(change)


@lone_timer(SEEKING)
async def end(host: Host, timer: TimerRow) -> None:
    """Whoever has looked long enough is off the list and told so, and who fits is looked at anew; the timer is set for
    where they still look."""
    user_id, now = timer.user_id or 0, host.clock.now()
    change, left = Change("", (SEEKING, user_id)), list[float]()
    change.settle(timer)
    for seeker in await host.db.seekers.of_person(user_id):
        if seeker.until > now:
            left.append(_next_moment(seeker, now))
        else:  # refused where a table was found meanwhile, so that nobody is told something else
            change.found(seeker)
            over = SearchOver(user=user_id, guild=seeker.guild_id, game=seeker.rules_name)
            if over.game in GAMES:
                await tell_over(host, change, over, directly=await _is_told_directly(host, user_id))
        change.renew_noticeboard(seeker.guild_id)
    if left:
        change.arm(SEEKING, min(left), {}, user_id=user_id)
    await host.db.write(change)


async def _is_told_directly(host: Host, user_id: int) -> bool:
    return (await settings_of(host.people, user_id)).pings == "direct"


async def tell_over(host: Host, change: Change, over: SearchOver, *, directly: bool) -> None:
    """Owe a person that their search is over: by direct message, or in the channel of the noticeboard while there is
    one."""
    board = await host.db.noticeboards.of(over.guild)
    if directly or board is None:
        change.post_to(over.user, over.kind, over.stored(), due=AT_ONCE)
    else:
        change.post_in(over.guild, board.channel_id, over.kind, over.stored(), due=AT_ONCE)


async def tell_over_elsewhere(host: Host, over: SearchOver, *, directly: bool) -> None:
    """Where a person could not be told, they are told the other way; once, and nobody where that is no other way."""
    if over.elsewhere or (not directly and await host.db.noticeboards.of(over.guild) is None):
        return
    change = Change("", (SEEKING, over.user))
    await tell_over(host, change, over.but(elsewhere=True), directly=directly)
    await host.db.write(change)


async def hours_of(host: Host, user_id: int) -> Hours | None:
    """A person's usual hours; None where nobody knows."""
    return usual_hours(await settings_of(host.people, user_id), host.clock.now())


async def sought_on(host: Host, guild_id: int) -> Counter[Sought]:
    """What is looked for on a server and by how many, that for which somebody has looked longest first."""
    found = Counter[Sought]()
    for seeker in await host.db.seekers.of_guild(guild_id, host.clock.now()):
        wish = known_wish(seeker.wishes)
        if seeker.rules_name in GAMES:
            hours = await hours_of(host, seeker.user_id) if wish.hours else None
            found[Sought(wish.game, tuple(wish.kinds), tuple(wish.paces), hours)] += 1
    return found
