"""Who fits whom of those who look for others (game, expansions, pace, hours, near ratings, whom they avoid), and in
which order; the table that three or more get, and how it plays."""

from collections.abc import Collection, Sequence
from itertools import product
from typing import Final, NamedTuple

from db import Change, GameRow, SeatRow, SeekerRow, new_game_id
from engine import players
from engine.games import GAMES
from host.finished.ratings import Rating, are_near, rating_of
from host.host import Host
from host.lobby.checks import new_seat, rules_named
from host.lobby.lobby import Lobby
from host.lobby.making import usual_options, with_kind
from host.lobby.seeking import Wish, hours_of, known_wish, near_until
from host.lobby.view import ORDERS, LobbyView
from host.messages.posts import Gathered, owe
from host.messages.posts import Lobby as LobbyPost
from host.people.hours import Hours
from host.people.settings import settings_of
from host.table_options import JOINERS, NO_SHOW, PACE, REPLACED, WAIT

LEAST: Final = 3
"""So many who fit get a table."""


class Gathering(NamedTuple):
    """People who want the same; `kind`: empty where the game has no such option."""

    game: str
    kind: str
    pace: str
    seekers: tuple[SeekerRow, ...]


class Seeker(NamedTuple):
    """Somebody who looks for others, their rating in that game and their usual hours, None where nobody knows."""

    row: SeekerRow
    wish: Wish
    rating: Rating
    hours: Hours | None

    def wants(self, game: str, kind: str, pace: str) -> bool:
        """Whether they would play so; `kind`: empty where the game has no such option."""
        return self.wish.game == game and kind in (self.wish.kinds or ("",)) and pace in self.wish.paces


async def gathering(host: Host, guild_id: int) -> Gathering | None:
    """The first people of a server who fit, those who have waited longest before others; None without LEAST."""
    seekers, now = await _seekers_of(host, guild_id), host.clock.now()
    avoided = await host.db.avoided.among([seeker.row.user_id for seeker in seekers])
    for first in seekers:
        wish, nearby = first.wish, now < near_until(first.row)
        others = [other for other in seekers if other is not first and _fit(first, other, avoided, nearby=nearby)]
        for kind, pace in product(wish.kinds or ("",), wish.paces):
            alike = [other for other in others if other.wants(wish.game, kind, pace)]
            group = _first_group(first, alike, avoided, rules_named(wish.game).max_seats, nearby=nearby)
            if group:
                return Gathering(wish.game, kind, pace, tuple(seeker.row for seeker in group))
    return None


async def _seekers_of(host: Host, guild_id: int) -> list[Seeker]:
    rows = await host.db.seekers.of_guild(guild_id, host.clock.now())
    known = [row for row in rows if row.rules_name in GAMES]
    rated = {
        game: await host.db.results.latest_rated(guild_id, game, [row.user_id for row in known])
        for game in {row.rules_name for row in known}
    }
    return [
        Seeker(
            row,
            known_wish(row.wishes),
            rating_of(rated[row.rules_name].get(row.user_id)),
            await hours_of(host, row.user_id),
        )
        for row in known
    ]


def _fit(one: Seeker, other: Seeker, avoided: Collection[frozenset[int]], *, nearby: bool) -> bool:
    """Whether two may sit at one table. `nearby`: their ratings must be near."""
    if frozenset((one.row.user_id, other.row.user_id)) in avoided:
        return False
    if one.wish.hours or other.wish.hours:
        similar = one.hours is not None and other.hours is not None and one.hours.are_similar(other.hours)
        if not similar:
            return False
    return not nearby or are_near(one.rating, other.rating)


def _first_group(
    first: Seeker, others: Sequence[Seeker], avoided: Collection[frozenset[int]], most: int, *, nearby: bool
) -> list[Seeker]:
    """LEAST or more of whom all fit each other: the first, and of the `others`, who fit the first and of whom earlier
    ones go before later ones. Empty where there are none."""
    for begin in range(len(others)):
        group = [first]
        for other in others[begin:]:
            if len(group) < most and all(_fit(one, other, avoided, nearby=nearby) for one in group[1:]):
                group.append(other)
        if len(group) >= LEAST:
            return group
    return []


async def make_table(lobby: Lobby, guild_id: int, found: Gathering, thread_id: int) -> LobbyView:
    """Open a lobby for those who fit, in a thread of its own, and call them there. Raises WriteRefused where one of
    them does not look for that any more, Refusal channel_busy."""
    host, game = lobby.host, found.game
    options = with_kind(await usual_options(host.people, game, guild_id), game, found.kind)
    row = GameRow(
        id=new_game_id(),
        rules_name=game,
        channel_id=thread_id,
        guild_id=guild_id,
        organiser_id=found.seekers[0].user_id,
        status="lobby",
        options={"order": ORDERS[0], **options, **_of_strangers(found.pace)},
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


def _of_strangers(pace: str) -> dict[str, str]:
    """How a table of people plays who need not know each other."""
    no_show = WAIT if PACE.values[pace] is None else REPLACED
    return {PACE.name: pace, JOINERS.name: JOINERS.default, NO_SHOW.name: no_show}
