"""What is done in a lobby: making it, joining, leaving, colours, computer players, invitations, starting and
cancelling."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from secrets import token_bytes
from typing import Any, Final, TypeAlias

from db import (
    Change,
    ChannelBusy,
    DuplicateInteraction,
    GameRow,
    MakingLimit,
    SeatRow,
    StaleWrite,
    TooManyGames,
    add_limit,
    new_game_id,
)
from engine import players
from engine.core.decision import Refusal
from engine.games import rules_of
from host.finished.reliability import check_reliable
from host.host import Host
from host.houses.searching import check_offered
from host.lobby import idle, notices
from host.lobby.auto_start import begin_if_full
from host.lobby.checks import (
    check_belongs,
    check_open,
    check_options,
    check_organiser,
    check_room,
    check_value,
    new_seat,
    own_seat,
    rules_named,
    seat_in,
    with_colours,
)
from host.lobby.company import check_company
from host.lobby.making import check_limit, usual_options
from host.lobby.people import change_people, make_members
from host.lobby.start import start_game
from host.lobby.templates import Template
from host.lobby.view import ORDERS, LobbyView, lobby_view
from host.messages import server_log
from host.messages.posts import Lobby as LobbyPost
from host.messages.posts import owe_again
from host.people.settings import settings_of
from host.seats.closing import cancel
from host.table.thread_members import has_private_thread, people_of

AlsoChanged: TypeAlias = Callable[[Change, LobbyView], Awaitable[None]]
TRIES: Final = 5  # of a change, when other writers are faster each time


class Lobby:
    """Changes of lobbies. Every method takes the interaction's id, so that an interaction that Discord delivers twice
    takes effect once, and returns the lobby after the change. When one raises Refusal, nothing has changed.

    `manager`: whether the person may manage the server, and so may do what the organiser may."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.db = host.db

    async def create(
        self,
        name: str,
        *,
        channel_id: int,
        guild_id: int | None,
        organiser_id: int,
        organiser: str,
        interaction_id: int,
        options: Mapping[str, str] | None = None,
        order: str = ORDERS[0],
        like: Template | None = None,
        private: bool = False,
        in_thread: bool = False,
        limit: MakingLimit | None = None,
    ) -> LobbyView:
        """Create a lobby with the organiser in its first seat. `name`: the `rules_name`; `organiser`: the display name;
        `options`: those of the game, None for those that are usual in the server; `like`: options that the lobby takes
        over; `limit`: what `check_maker` has given.

        Raises Refusal: bad_game, channel_busy, and those of wrong options and of `check_limit`."""
        rules = rules_named(name)
        usual = await usual_options(self.host.people, name, guild_id)
        if options is not None:
            check_options(rules, options, None)
            usual["game"] = dict(options)
        row = GameRow(
            id=new_game_id(),
            rules_name=name,
            channel_id=channel_id,
            guild_id=guild_id,
            organiser_id=organiser_id,
            status="lobby",
            options={"order": check_value("order", order, ORDERS), **usual, **(like.options if like else {})},
            created=self.host.clock.now(),
            private=private,
            in_thread=in_thread,
        )
        liked = (await settings_of(self.host.people, organiser_id)).colours
        seat = new_seat(LobbyView(row, (), ()), organiser_id, players.PERSON, organiser, liked)
        return await self.open(row, [seat], (), interaction_id=interaction_id, limit=limit)

    async def open(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        invited: Sequence[int],
        *,
        interaction_id: int | None,
        limit: MakingLimit | None = None,
        also: Callable[[Change], None] | None = None,
    ) -> LobbyView:
        """Store a new lobby with its seats and the people invited. `interaction_id`: None where nobody pressed; `also`
        adds to the change. Raises Refusal channel_busy and those of `check_limit`."""
        change = Change(row.id)
        if limit is not None:
            add_limit(change, limit)
        # The secret now, so that its fingerprint is published before anything is mixed in.
        change.create_game(replace(row, secret=token_bytes(32)))
        change.seats(seats)
        change.invites(invited)
        if interaction_id is not None:
            change.handle(interaction_id)
        if also is not None:
            also(change)
        await make_members(self.db, change, row, people_of(row.organiser_id, seats, invited))
        idle.wait_anew(change, self.host.clock.now())
        change.renew_noticeboard(row.guild_id)
        await server_log.tell_log(self.host.people, change, row, server_log.MADE)
        try:
            await self.db.write(change)
        except DuplicateInteraction as again:
            return await self.view(again.game_id)
        except ChannelBusy as busy:
            raise Refusal("channel_busy", game=busy.game_id) from busy
        except TooManyGames:
            if limit is not None:
                await check_limit(self.db, limit)
            raise
        return await self.view(row.id)

    async def view(self, game_id: str) -> LobbyView:
        """The lobby as its message shows it. Raises Refusal unknown_game."""
        return await lobby_view(self.host, game_id)

    async def posted(self, game_id: str, message_id: int) -> None:
        """Store the id of the lobby's message, which has been posted in the channel. The first one, whatever becomes of
        it, is later mixed into the seed."""
        async with self.host.lock(game_id):
            row = await self.host.game(game_id)
            columns = {"lobby_message_id": message_id}
            # Only the first: otherwise whoever posts it could try messages until one gives a wanted seed.
            if row.status == "lobby" and row.lobby_message_id is None:
                columns["first_message_id"] = message_id
            change = Change(game_id)
            change.update_game(row.seq, **columns)
            await self.db.write(change)
            self.host.forget(game_id)

    async def join(
        self, game_id: str, user_id: int, name: str, *, interaction_id: int, from_list: bool = False
    ) -> LobbyView:
        """Give a person a seat, with the first free colour of those they like. `from_list`: they pressed in a list of
        tables, so that the lobby's message is brought up to date by a post. Raises Refusal: already_joined,
        table_full, not_invited, already_running, game_cancelled, over, not_reliable, no_seat_here."""
        liked = (await settings_of(self.host.people, user_id)).colours

        def act(lobby: LobbyView) -> list[SeatRow]:
            check_room(lobby)
            if any(seat.user_id == user_id for seat in lobby.seats):
                raise Refusal("already_joined")
            if lobby.row.private and user_id not in (*lobby.invited, lobby.row.organiser_id):
                raise Refusal("not_invited")
            return [*lobby.seats, new_seat(lobby, user_id, players.PERSON, name, liked)]

        async def tell(change: Change, lobby: LobbyView) -> None:
            await check_reliable(self.db, lobby.row, user_id)
            await check_company(self.db, lobby, user_id)
            idle.wait_anew(change, self.host.clock.now())
            await notices.join(self.host, change, lobby, user_id)
            if lobby.row.guild_id is not None:  # what they looked for they have
                change.unseek(lobby.row.guild_id, user_id, rules_name=lobby.row.rules_name)
            if from_list:
                owe_again(change, lobby.row, [LobbyPost()])

        return await self.reseat(game_id, interaction_id, act, tell)

    async def leave(self, game_id: str, user_id: int, *, interaction_id: int) -> LobbyView:
        """Free a person's own seat; if they organised the table, the person who has sat there longest does, if anybody
        still does. Raises Refusal: not_joined, already_running, game_cancelled, over."""

        def act(lobby: LobbyView) -> dict[str, Any]:
            own_seat(lobby, user_id)
            left = [seat for seat in lobby.seats if seat.user_id != user_id]
            heir = next((seat.user_id for seat in left if seat.by_person), None)
            organiser = lobby.row.organiser_id if heir is None or lobby.row.organiser_id != user_id else heir
            seats = [replace(seat, seat=index) for index, seat in enumerate(left)]
            return {"seats": seats, "organiser_id": organiser}

        return await self.change(game_id, interaction_id, act)

    async def colour(self, game_id: str, user_id: int, colour: str, *, interaction_id: int) -> LobbyView:
        """Change the colour of a person's seat; a computer player that has it takes the person's. Raises Refusal:
        not_joined, colour_taken, unknown_colour."""

        def act(lobby: LobbyView) -> list[SeatRow]:
            own = own_seat(lobby, user_id)
            if colour not in lobby.rules.colours:
                raise Refusal("unknown_colour", colour=colour)
            holder = next((seat for seat in lobby.seats if seat.colour == colour), None)
            if holder is not None and holder.user_id not in (None, user_id):
                raise Refusal("colour_taken", colour=colour)
            return with_colours(lobby.seats, {own.colour: colour, colour: own.colour})

        return await self.reseat(game_id, interaction_id, act)

    async def add_house(
        self, game_id: str, user_id: int, manager: bool, player: str, names: Sequence[str], *, interaction_id: int
    ) -> LobbyView:
        """Give a seat to a computer player of the kind `player` with some personality, named by the first free of
        `names`, for anybody with a seat, the organiser or a manager. Raises Refusal: not_joined, table_full, and those
        of
        `check_offered`."""

        def act(lobby: LobbyView) -> list[SeatRow]:
            check_belongs(lobby, user_id, manager)
            check_room(lobby)
            check_offered(lobby.row, player)
            taken = {seat.name for seat in lobby.seats}
            name = next((name for name in names if name not in taken), player)
            house = players.some(player, rules_of(lobby.row.rules_name), SystemRandom())
            return [*lobby.seats, new_seat(lobby, None, house, name)]

        return await self.reseat(game_id, interaction_id, act)

    async def remove(self, game_id: str, colour: str, user_id: int, manager: bool, *, interaction_id: int) -> LobbyView:
        """Free the seat of this colour, for the organiser or a manager. Raises Refusal: not_organiser, no_such_seat."""

        def act(lobby: LobbyView) -> list[SeatRow]:
            check_organiser(lobby.row, user_id, manager)
            freed = seat_in(lobby, colour)
            return [seat for seat in lobby.seats if seat is not freed]

        return await self.reseat(game_id, interaction_id, act)

    async def invite(
        self, game_id: str, user_id: int, manager: bool, invited: Sequence[int], *, interaction_id: int
    ) -> LobbyView:
        """Make the game private, so that only these people and the organiser may join; an empty list makes it public
        again, unless it has a private thread. Raises Refusal not_organiser."""

        def act(lobby: LobbyView) -> dict[str, Any]:
            check_organiser(lobby.row, user_id, manager)
            return {"private": bool(invited) or has_private_thread(lobby.row), "invited": sorted(set(invited))}

        async def tell(change: Change, lobby: LobbyView) -> None:
            await notices.invite(self.host, change, lobby, sorted(set(invited)))

        lobby = await self.change(game_id, interaction_id, act, tell)
        return lobby

    async def cancel(
        self,
        game_id: str,
        user_id: int,
        manager: bool,
        *,
        unless: Callable[[LobbyView], bool] = lambda _: False,
        interaction_id: int,
    ) -> LobbyView:
        """Cancel a lobby or a game that has begun, for the organiser or a manager; `unless`: what keeps it as it is,
        asked while nobody can join or start it. Raises Refusal: not_organiser, over."""
        async with self.host.lock(game_id):
            lobby = await self.view(game_id)
            if await self.db.games.was_handled(game_id, interaction_id):
                return lobby
            check_organiser(lobby.row, user_id, manager)
            if unless(lobby):
                return lobby
            await cancel(self.host, lobby.row, lobby.seats, interaction_id)
        return await self.view(game_id)

    async def start(self, game_id: str, user_id: int, manager: bool, *, interaction_id: int) -> LobbyView:
        """Start the game, for anybody with a seat, the organiser or a manager. Raises Refusal: not_joined, or
        not_organiser where nobody joins since computer players alone play, too_few, watched_already, those of
        `check_open` and of wrong options."""
        async with self.host.lock(game_id):
            lobby = await self.view(game_id)
            if await self.db.games.was_handled(game_id, interaction_id):
                return lobby
            check_open(lobby.row)
            if lobby.to_watch:
                check_organiser(lobby.row, user_id, manager)
            else:
                check_belongs(lobby, user_id, manager)
            await start_game(self.host, lobby, interaction_id)
        return await self.view(game_id)

    async def reseat(self, game_id: str, interaction_id: int, act: Any, also: AlsoChanged | None = None) -> LobbyView:
        """Change the seats of an open lobby to those that `act` returns; as `change`. Its game begins where that is
        chosen and all seats are taken."""

        def seats(lobby: LobbyView) -> dict[str, Any]:
            return {"seats": [replace(seat, seat=index) for index, seat in enumerate(act(lobby))]}

        return await begin_if_full(self.host, await self.change(game_id, interaction_id, seats, also))

    async def change(self, game_id: str, interaction_id: int, act: Any, also: AlsoChanged | None = None) -> LobbyView:
        """Change an open lobby; `act` returns the new columns, seats and people invited, `also` adds to the change.
        Tried again up to TRIES times when another write came first. Raises Refusal busy after that, and what `act`
        raises."""
        for _ in range(TRIES):
            async with self.host.lock(game_id):
                lobby = await self.view(game_id)
                if await self.db.games.was_handled(game_id, interaction_id):
                    return lobby
                check_open(lobby.row)
                columns = act(lobby)
                change = Change(game_id)
                change.handle(interaction_id)
                change.renew_noticeboard(lobby.row.guild_id)
                change_people(change, lobby, columns)
                if also is not None:
                    await also(change, lobby)
                revision = lobby.row.revision
                change.update_game(0, revision, revision=revision + 1, **columns)  # a lobby's log has no row
                try:
                    await self.db.write(change)
                except StaleWrite:
                    continue
            return await self.view(game_id)
        raise Refusal("busy")
