"""A host and its lobby with a way to make games quickly and to look at what they left in the database."""

from itertools import count
from typing import Any

from db import Database, LogRow, PostRow, StorageFailed
from db.problems import DatabaseFull
from engine.core.create import new_position
from engine.core.position import Position
from engine.games import rules_of
from host import Host, Lobby, Panel
from host.clock import Clock
from host.lobby.view import LobbyView
from host.table.log import CHOICES, choice_of, opening_of, without_undone
from host.turn import press

ADA, BEN, CHLOE, STRANGER = 11, 12, 13, 99
NAMES = {ADA: "Ada", BEN: "Ben", CHLOE: "Chloe"}


class Desk:
    """`posts_owed`: how often the host said that posts wait."""

    def __init__(self, database: Database, clock: Clock | None = None) -> None:
        self.database = database
        self.clock = clock or Clock()
        self.posts_owed = 0
        self._hosts: list[Host] = []
        self._interactions = count(1000)
        self._channels = count(500)
        self.restart()

    def restart(self) -> None:
        """What a new process knows: the database and nothing else."""
        self.host = Host(self.database, self.clock)
        self.database.writer.on_posts_owed = self._tell
        self.lobby = Lobby(self.host)
        self._hosts.append(self.host)

    async def close(self) -> None:
        """Ends what all hosts do in the background, then closes the database, as the bot does."""
        for host in self._hosts:
            await host.close()
        await self.database.close()

    def _tell(self) -> None:
        self.posts_owed += 1

    def interaction(self) -> int:
        return next(self._interactions)

    async def open(self, game: str = "toy", *people: int, order: str = "joined", **options: Any) -> LobbyView:
        """A lobby of `people`, the first one having made it."""
        first, *others = people or (ADA, BEN)
        view = await self.lobby.create(
            game,
            channel_id=next(self._channels),
            guild_id=1,
            organiser_id=first,
            organiser=NAMES[first],
            interaction_id=self.interaction(),
            order=order,
            **options,
        )
        for person in others:
            view = await self.lobby.join(view.row.id, person, NAMES[person], interaction_id=self.interaction())
        return view

    async def begin(
        self,
        game: str = "toy",
        *people: int,
        houses: int = 0,
        player: str = "random",
        message: int | None = None,
        **options: Any,
    ) -> str:
        """The id of a game that has started; computer players sit after the people. `message`: the lobby's, if any."""
        view = await self.open(game, *people, **options)
        if message is not None:
            await self.lobby.posted(view.row.id, message)
        for number in range(houses):
            view = await self.lobby.add_house(
                view.row.id, ADA, True, player, [f"House {number}"], interaction_id=self.interaction()
            )
        await self.lobby.start(view.row.id, view.seats[0].user_id or 0, False, interaction_id=self.interaction())
        await self.host.houses.settled(view.row.id)
        return view.row.id

    async def choose(self, game_id: str, person: int, *notations: str, asked_after: int | None = None) -> Panel:
        """One choice after the other; the panel after the last."""
        for notation in notations:
            panel = await press.choose(
                self.host, game_id, person, notation, asked_after=asked_after, interaction_id=self.interaction()
            )
            await self.host.houses.settled(game_id)
        return panel

    async def log(self, game_id: str) -> list[LogRow]:
        return await self.database.games.log(game_id)

    async def posts(self, game_id: str) -> list[PostRow]:
        return await self.database.outbox.of_game(game_id)

    async def kinds(self, game_id: str, after: int = 0) -> list[str]:
        """Kinds of the posts owed since row `after`."""
        return [post.kind for post in await self.posts(game_id) if post.seq > after]

    async def replayed(self, game_id: str) -> Position:
        """The position from the log alone."""
        row = await self.host.game(game_id)
        first, *rest = without_undone(await self.log(game_id))
        colours = [seat.colour for seat in await self.database.games.seats(game_id)]
        decks = (first.data or {})["decks"]
        rules, options = rules_of(row.rules_name), row.options["game"]
        position = new_position(rules, options, colours, row.seed or b"", opening_of(first), decks)
        for row_of_choice in (row for row in rest if row.kind in CHOICES):
            position.follow(choice_of(row_of_choice), row_of_choice.rules_version)
        return position

    def break_writing(self, monkeypatch: Any) -> None:
        """Every write fails from now on, as on a full disk."""

        async def refuse(change: Any) -> None:
            raise StorageFailed(DatabaseFull(self.database.path))

        monkeypatch.setattr(self.database, "write", refuse)
