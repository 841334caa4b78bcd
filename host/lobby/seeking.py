"""Looking for others who want the same game: what somebody may wish for and for how long, who may look, who fits whom,
and the table that is made for three or more who do."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from db import Change, GameRow, SeatRow, SeekerRow, TimerRow, new_game_id
from engine import players
from engine.core.decision import Refusal
from engine.games import GAMES
from host.clock import DAY_S
from host.host import Host
from host.lobby.checks import new_seat, rules_named
from host.lobby.lobby import Lobby
from host.lobby.making import usual_options
from host.lobby.view import ORDERS, LobbyView
from host.messages.posts import Gathered, owe
from host.messages.posts import Lobby as LobbyPost
from host.payload import Payload
from host.people.settings import settings_of
from host.sleeper import lone_timer
from host.table_options import JOINERS, PACE

SEEKING: Final = "seeking"
"""The timer of a person who looks for others, due when that ends somewhere."""
KIND: Final = "expansion"
"""The option of a game by which people choose what they want to play, where it has one."""
DAYS: Final = (1, 3, 7, 14)
USUAL_DAYS: Final = 7
LEAST: Final = 3
"""So many who fit get a table."""
OPEN_BEYOND_FINISHED: Final = 3  # who has more games open than finished ones and these should finish some first


class Wish(Payload):
    """What somebody wants to play: any of these `kinds` (values of KIND, none where the game has no such option) at any
    of these `paces`, and for how many `days` they look."""

    game: str
    kinds: Sequence[str]
    paces: Sequence[str]
    days: int


def kinds_of(game: str) -> Sequence[str]:
    """What can be played of a game."""
    return next((option.allowed for option in rules_named(game).option_fields if option.name == KIND), ())


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
    )


async def wish_of(host: Host, user_id: int) -> Wish:
    """What a person looked for last."""
    return known_wish((await settings_of(host.people, user_id)).sought)


async def seek(host: Host, guild_id: int, user_id: int, name: str) -> None:
    """A person looks for others on a server who want what they want. Raises Refusal: no_noticeboard, too_many_open
    (`open`, `most`)."""
    if await host.db.noticeboards.of(guild_id) is None:
        raise Refusal("no_noticeboard")
    count = host.db.games.count_of_user
    open_now, most = await count(user_id), await count(user_id, ("finished",)) + OPEN_BEYOND_FINISHED
    if open_now > most:
        raise Refusal("too_many_open", open=open_now, most=most)
    wish, now = await wish_of(host, user_id), host.clock.now()
    others = [row for row in await host.db.seekers.of_person(user_id) if row.guild_id != guild_id]
    seeker = SeekerRow(guild_id, user_id, name, wish.game, wish.stored(), now, now + wish.days * DAY_S)
    change = Change("", (SEEKING, user_id))
    change.seek(seeker)
    change.arm(SEEKING, min(row.until for row in (seeker, *others)), {}, user_id=user_id)
    change.renew_noticeboard(guild_id)
    await host.db.write(change)


async def stop(host: Host, guild_id: int, user_id: int) -> None:
    """A person looks for nobody any more on a server."""
    change = Change("", (SEEKING, user_id))
    change.unseek(guild_id, user_id)
    change.renew_noticeboard(guild_id)
    await host.db.write(change)


@lone_timer(SEEKING)
async def end(host: Host, timer: TimerRow) -> None:
    """Whoever has looked long enough is off the list; the timer is set for where they still look."""
    user_id, now = timer.user_id or 0, host.clock.now()
    change, left = Change("", (SEEKING, user_id)), list[float]()
    change.settle(timer)
    for seeker in await host.db.seekers.of_person(user_id):
        if seeker.until > now:
            left.append(seeker.until)
            continue
        change.unseek(seeker.guild_id, user_id, until=seeker.until)
        change.renew_noticeboard(seeker.guild_id)
    if left:
        change.arm(SEEKING, min(left), {}, user_id=user_id)
    await host.db.write(change)


async def counts(host: Host, guild_id: int) -> dict[str, int]:
    """How many look for each game on a server."""
    seekers = await host.db.seekers.of_guild(guild_id, host.clock.now())
    return dict(sorted(Counter(seeker.rules_name for seeker in seekers if seeker.rules_name in GAMES).items()))


class Gathering(NamedTuple):
    """People who want the same; `kind`: empty where the game has no such option."""

    game: str
    kind: str
    pace: str
    seekers: tuple[SeekerRow, ...]


async def gathering(host: Host, guild_id: int) -> Gathering | None:
    """The first people of a server who fit, those who have waited longest before others; None without LEAST."""
    seekers = [
        (seeker, known_wish(seeker.wishes))
        for seeker in await host.db.seekers.of_guild(guild_id, host.clock.now())
        if seeker.rules_name in GAMES
    ]
    for first, wish in seekers:
        for kind, pace in product(wish.kinds or ("",), wish.paces):
            others = [other for other, theirs in seekers if _wants(theirs, wish.game, kind, pace)]
            group = await _who_sit_together(host, first, others, rules_named(wish.game).max_seats)
            if len(group) >= LEAST:
                return Gathering(wish.game, kind, pace, group)
    return None


def _wants(wish: Wish, game: str, kind: str, pace: str) -> bool:
    return wish.game == game and kind in (wish.kinds or ("",)) and pace in wish.paces


async def _who_sit_together(
    host: Host, first: SeekerRow, others: Sequence[SeekerRow], most: int
) -> tuple[SeekerRow, ...]:
    """The first and, one after the other, those of the others who avoid nobody taken before and are avoided by none."""
    group = [first]
    for other in others:
        free = other is not first and len(group) < most
        if free and not await host.db.avoided.between(other.user_id, [one.user_id for one in group]):
            group.append(other)
    return tuple(group)


async def make_table(lobby: Lobby, guild_id: int, found: Gathering, thread_id: int) -> LobbyView:
    """Open a lobby for those who fit, in a thread of its own, and call them there. Raises WriteRefused where one of
    them does not look for that any more, Refusal channel_busy."""
    host, game = lobby.host, found.game
    options = await usual_options(host.people, game, guild_id)
    if found.kind and options["game"].get(KIND, kinds_of(game)[0]) != found.kind:
        options["game"] = {KIND: found.kind}
    row = GameRow(
        id=new_game_id(),
        rules_name=game,
        channel_id=thread_id,
        guild_id=guild_id,
        organiser_id=found.seekers[0].user_id,
        status="lobby",
        options={"order": ORDERS[0], **options, PACE.name: found.pace, JOINERS.name: JOINERS.default},
        created=host.clock.now(),
        in_thread=True,
    )
    seats = list[SeatRow]()
    for seeker in found.seekers:
        liked = (await settings_of(host.people, seeker.user_id)).colours
        seats.append(new_seat(LobbyView(row, tuple(seats), ()), seeker.user_id, players.PERSON, seeker.name, liked))
    people = [seeker.user_id for seeker in found.seekers]

    def also(change: Change) -> None:
        for seeker in found.seekers:
            change.found(seeker)
        owe(change, row.seq, thread_id, [LobbyPost(), Gathered(people=people)])

    return await lobby.open(row, seats, (), interaction_id=None, also=also)
