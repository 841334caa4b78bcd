"""Tables whose days are moved by hand."""

from typing import Any

from db import PromptRow
from host.lobby.game_options import set_options
from host.messages.posts import Prompt, Unprompt
from host.sleeper import Sleeper
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.hand_clock import HandClock

ALL = (ADA, BEN, CHLOE)


class Days:
    """What is due at any table is done once the time has passed."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = desk.clock = HandClock()
        desk.restart()

    async def passes(self, seconds: float) -> None:
        self.clock.pass_time(seconds)
        await Sleeper(self.desk.host).do_what_is_due()


class Evening:
    """A table of three of the toy game at which Ben and Chloe have bid, so that Ada alone must act."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = desk.clock = HandClock()
        desk.restart()
        self.sleeper = Sleeper(desk.host)
        self.game = ""
        self.seen = 0

    async def begin(self, **table: str) -> "Evening":
        view = await self.desk.open("toy", *ALL)
        self.game = view.row.id
        await self.option(**table)
        await self.desk.lobby.start(self.game, ADA, False, interaction_id=self.desk.interaction())
        for person in (BEN, CHLOE):
            await self.desk.choose(self.game, person, "bid 0")
        await self.news()
        return self

    async def option(self, **chosen: str) -> None:
        interaction = self.desk.interaction()
        await set_options(self.desk.lobby, self.game, ADA, False, chosen, interaction_id=interaction)

    async def restart(self) -> None:
        self.desk.restart()
        self.sleeper = Sleeper(self.desk.host)
        await self.desk.host.resume(self.game)

    async def passes(self, seconds: float) -> list[str]:
        """What the channel is owed after so much time; the reminders by their numbers."""
        self.clock.pass_time(seconds)
        await self.sleeper.do_what_is_due()
        await self.desk.host.houses.settled(self.game)
        return await self.news()

    async def news(self) -> list[str]:
        posts = await self.desk.posts(self.game)
        fresh, self.seen = posts[self.seen :], len(posts)
        return [f"{post.kind} {post.payload.get('reminder', '')}".strip() for post in fresh]

    async def delivered(self) -> None:
        """All that is owed is sent, each post as a message of its own."""
        outbox = self.desk.host.outbox
        while claimed := await outbox.claim(self.desk.host.clock.steady()):
            for post in claimed:
                prompt = None
                if post.kind == Prompt.kind:
                    call = Prompt.read(post.payload)
                    prompt = PromptRow(post.id, post.game_id, post.channel_id, call.seat, None, call.since)
                standing = await self.desk.host.db.games.prompts(post.game_id) if post.kind == Unprompt.kind else []
                removed = [row for row in standing if row.seat == post.payload["seat"]]
                await outbox.sent(post, post.id, prompt, removed=removed)

    async def called(self) -> dict[str, Any]:
        """What the last call says."""
        return [post.payload for post in await self.desk.posts(self.game) if post.kind == "prompt"][-1]

    async def timers(self, *kinds: str) -> list[str]:
        """The kinds of the timers that are set, one for each: of all, or of `kinds`, where a test is about some."""
        set_now = [timer.kind for timer in await self.desk.database.timers.of_game(self.game)]
        return sorted(kind for kind in set_now if kind in kinds or not kinds)
