"""People at a table of the sandbox who play by pressing, choosing and typing, and count what it takes."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from cogs.panel.carried import notations_in
from cogs.panel.quick_button import SHORTCUT, WHOLE
from engine.core.position import Position
from tests.support.live.bot import BotProcess
from tests.support.live.ledger import Ledger
from tests.support.live.person import Outcome, Person, Sight

Chooser = Callable[[Position, int, Random], str]
TYPED_SHARE = 0.2
DELIVERED_WITHIN_S = 60.0


class Press(NamedTuple):
    """One answered choice: by whom, what, which interaction, and the seconds until its answer was seen."""

    seat: int
    turn: int
    notation: str
    interaction: str
    seconds: float


def offered(panel: Sight) -> dict[str, tuple[str, str | None]]:
    """The options a panel offers: notation to the custom id that carries it, and a menu's value. One that has no place
    of its own stands on a button that does no more but end the turn."""
    found: dict[str, tuple[str, str | None]] = {}
    for button in panel.buttons:
        kind, verb, _, rest = button.get("custom_id", ":::").split(":", 3)
        if (kind, verb) == ("cv", "choose"):
            found[rest.partition(":")[2]] = (button["custom_id"], None)
    for menu in panel.selects:
        if menu["custom_id"].startswith("cm:choose:"):
            found |= {option["value"]: (menu["custom_id"], option["value"]) for option in menu["options"]}
    for button in panel.buttons:
        kind, verb, _, rest = button.get("custom_id", ":::").split(":", 3)
        first, *others = notations_in(rest.partition(":")[2])
        if kind == "cv" and verb in (SHORTCUT, WHOLE) and others in ([], ["end"]):
            found.setdefault(first, (button["custom_id"], None))
    return found


class Player:
    """One person at the table. `panel`: the private panel as last seen."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.panel: Sight | None = None

    async def open(self, within: float = DELIVERED_WITHIN_S) -> Sight:
        """Waits to be called and presses Take turn."""
        me = await self.person.id()
        prompt = await self.person.wait_for(
            lambda sight: not sight.ephemeral and me in sight.called and _has(sight, "Take turn"), within=within
        )
        self.panel = (await self.person.press(prompt, "Take turn")).message
        return self.panel

    def a_move(self) -> str:
        """The first move that the open panel of Istanbul offers."""
        assert self.panel is not None
        return next(notation for notation in offered(self.panel) if notation.startswith("move "))

    async def press(self, notation: str) -> Outcome:
        """Chooses on the panel that is open."""
        assert self.panel is not None
        custom_id, value = offered(self.panel)[notation]
        outcome = await self.person.press_id(self.panel.id, custom_id, None if value is None else [value])
        self._saw(outcome)
        return outcome

    async def type(self, notation: str) -> Outcome:
        outcome = await self.person.slash("/play", choice=notation)
        self._saw(outcome)
        return outcome

    def _saw(self, outcome: Outcome) -> None:
        if outcome.messages:
            self.panel = outcome.message


def _has(sight: Sight, label: str) -> bool:
    return any(button.get("label") == label for button in sight.buttons)


class Table:
    """A running game of the sandbox with everybody at it; `presses`: every choice that was answered; `stranger`:
    somebody who does not play."""

    def __init__(
        self,
        bot: BotProcess,
        people: list[Person],
        choose: Chooser,
        rng: Random,
        stranger: Person | None = None,
    ) -> None:
        self.bot = bot
        self.people = people
        self.stranger = stranger or people[-1]
        channel = people[0].channel
        self.ledger = Ledger(bot.place, int(channel) if channel.isdigit() else None)
        self.choose = choose
        self.rng = rng
        self.presses: list[Press] = []
        self.players: dict[int, Player] = {}

    async def begin(self, *houses: str, game: str = "istanbul", **options: str) -> Sight:
        """From /new to the first turn: everybody joins, options are set, the first one starts. Returns the lobby."""
        first, *others = self.people
        assert (await first.slash("/new", game=game)).status == "answered"
        # An answer that takes long may begin with another message.
        lobby = await first.wait_for(lambda sight: not sight.ephemeral and _has(sight, "Join"))
        for person in others:
            assert (await person.press(lobby, "Join")).status == "answered"
        for house in houses:
            assert (await first.choose(await first.more(lobby), "Add a computer player", house)).status == "answered"
        for option, value in options.items():
            await first.slash("/table option", option=option, value=value)
        lobby = await first.see(lobby)
        assert (await first.press(lobby, "Start")).status == "answered"
        ids = {await person.id(): person for person in self.people}
        for row in self.ledger.seats():
            if row["user_id"] is not None:
                self.players[row["seat"]] = Player(ids[str(row["user_id"])], row["seat"])
        return lobby

    async def opened(self, *houses: str) -> Player:
        """A game of Istanbul has begun, and whoever begins has the panel open."""
        await self.begin(*houses, layout="short")
        await self.delivered()
        player = self.players[self.ledger.position().seats_to_act[0]]
        await player.open()
        return player

    async def turn(self) -> list[Press]:
        """The next person's whole turn, from the ping to the end."""
        position = self.ledger.position()
        seat = position.seats_to_act[0]
        number = position.state.turn
        player = self.players[seat]
        await player.open()
        made = []
        while not position.over and position.seats_to_act == (seat,) and position.state.turn == number:
            made.append(await self.act(player, position))
            position = self.ledger.position()
        return made

    async def act(self, player: Player, position: Position) -> Press:
        """One choice of a seat, which the panel must offer exactly as the rules have it."""
        assert player.panel is not None
        options = position.decision(player.seat).options
        assert sorted(offered(player.panel)) == sorted(options), (player.panel.text, sorted(options))
        notation = self.choose(position, player.seat, self.rng)
        typed = self.rng.random() < TYPED_SHARE
        began = time.perf_counter()
        outcome = await (player.type(notation) if typed else player.press(notation))
        assert outcome.status == "answered", (notation, outcome)
        press = Press(player.seat, position.state.turn, notation, outcome.interaction, time.perf_counter() - began)
        self.presses.append(press)
        return press

    async def delivered(self, within: float = DELIVERED_WITHIN_S) -> list[Any]:
        """Waits until nothing is owed to the channel any more; every post of the game."""
        async with asyncio.timeout(within):
            while any(post["state"] not in ("done", "failed") for post in self.ledger.posts()):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        return self.ledger.posts()

    async def settled(self, within: float = DELIVERED_WITHIN_S) -> None:
        """Waits until all that was due when it is called, such as by a clock that was moved, is done and told: a
        reminder takes the place of the prompt before it."""
        now = time.time() + (await self.bot.sandbox.get("/_sandbox/state"))["ahead"]
        async with asyncio.timeout(within):
            while self.ledger.due(now):  # noqa: ASYNC110 another process does it
                await asyncio.sleep(0.05)
        await self.delivered(within)

    async def live_prompts(self) -> list[Sight]:
        """Messages in the channel that call somebody to act."""
        return [sight for sight in await self.people[0].public() if _has(sight, "Take turn")]
