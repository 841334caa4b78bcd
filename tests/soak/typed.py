"""What people type and choose: something plausible, something odd, something of another game."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sandbox.checks.commands import ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, NUMBER, ROLE, USER
from sandbox.checks.components import CHANNEL_SELECT, ROLE_SELECT, STRING_SELECT, TEXT_INPUT, USER_SELECT
from sandbox.checks.modals import inputs
from tests.support.live.person import Json, Outcome, Person
from tests.support.live.sandbox import SandboxProcess

ODD: Final = (
    "", " ", "\0", "\ud800", "x" * 6000, "9" * 90, "-1", "²", "#", "@everyone", "<@1>", "</new:1>", "```", "*_~|`[](x)",
    "🎲" * 40, "ا" * 30, "\n\n\n", "0:x", "' OR 1=1 --", "{ $code }", "../../etc/passwd", "none", "null", "%s",
    "\u202e", "9999-12-31", "0001-01-01", "25:99", "utc+99", "999 weeks",
)  # fmt: skip
PLAUSIBLE: Final = (
    "istanbul", "marco_polo", "rookie", "merchant", "random", "red", "blue", "1", "2", "0", "end", "move 7", "Ada",
    "Ben's table", "22-7", "18:00", "tomorrow", "until monday", "2 h", "3 days", "UTC", "Europe/Berlin", "31.12.",
    "2026-12-31", "market", "camel", "short", "letters", "yes", "12", "I wanted to sell first. 😀",
)  # fmt: skip
FILES: Final = (b"", b"{}", b"\x80", b"[" * 5000, b'{"format": "caravanserai"}')
PICKED: Final = {USER_SELECT: USER, ROLE_SELECT: ROLE, CHANNEL_SELECT: CHANNEL}
SLOW: Final = {"master", "patient"}  # computer players, of which a few are enough
SLOW_SHARE, COMPLETED_SHARE, FILE_IN_VIEW_SHARE, TYPED_FIRST_SHARE, FILLED_IN_SHARE = 0.05, 0.85, 0.7, 0.15, 0.9
COMPLETED_UP_TO: Final = 100  # characters


@dataclass
class Typed:
    """`known`: texts that mean something here, such as the numbers of games."""

    sandbox: SandboxProcess
    known: tuple[str, ...] = PLAUSIBLE

    def text(self, rng: Random) -> str:
        return rng.choice(rng.choice((ODD, PLAUSIBLE, self.known)))

    async def option(self, person: Person, command: str, option: Json, given: Json, rng: Random) -> Any:
        """A value that the client lets through, as far as kinds and lengths go. `given`: of the options before it."""
        if option.get("choices"):
            return rng.choice(_few_slow([choice["value"] for choice in option["choices"]], rng))
        kind = option["type"]
        if kind == BOOLEAN:
            return rng.random() < 0.5
        if kind in (INTEGER, NUMBER):
            low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
            return min(max(rng.choice((0, 1, 2, 5, -1, low, high)), low), high)
        if kind == ATTACHMENT:
            return await self._file(person, rng)
        if kind in (USER, ROLE, CHANNEL):
            return rng.choice(await self._pickable(kind))
        if option.get("autocomplete") and rng.random() < COMPLETED_SHARE:
            typed = self.text(rng)[:COMPLETED_UP_TO] if rng.random() < TYPED_FIRST_SHARE else ""
            choices = (await completed(person, command, option["name"], given | {option["name"]: typed})).choices
            if choices:
                return rng.choice(choices)["value"]
        return (self.text(rng) or " ")[: option.get("max_length", 6000)]

    async def chosen(self, menu: Json, rng: Random) -> list[str]:
        """So many of a menu's entries, or of the people, roles or channels, as it asks for."""
        if menu["type"] == STRING_SELECT:
            offered = _few_slow([option["value"] for option in menu["options"]], rng)
        else:
            offered = await self._pickable(PICKED[menu["type"]])
        most = min(menu.get("max_values", 1), len(offered))
        return rng.sample(offered, rng.randint(min(menu.get("min_values", 1), most), most))

    def form(self, modal: Json, rng: Random) -> Json:
        """Texts for a form's fields, some of which stay as they are."""
        fields = [part for part in inputs(modal) if part["type"] == TEXT_INPUT and rng.random() < FILLED_IN_SHARE]
        return {part["custom_id"]: self.text(rng)[: part.get("max_length", 4000)] for part in fields}

    async def _file(self, person: Person, rng: Random) -> str:
        """One that stands in a message, such as an exported game, or one of the person's own."""
        found = [file["id"] for sight in await person.messages() for file in sight.data["attachments"]]
        if found and rng.random() < FILE_IN_VIEW_SHARE:
            return str(rng.choice(found))
        return await person.upload("game.json", rng.choice(FILES))

    async def _pickable(self, kind: int) -> list[str]:
        state = await self.sandbox.get("/_sandbox/state")
        if kind == USER:
            return [one["id"] for one in (*state["people"], state["bot"])]
        if kind == ROLE:
            return [role for guild in state["guilds"] for role in guild["roles"]]
        return [channel["id"] for guild in state["guilds"] for channel in guild["channels"]]


async def completed(person: Person, command: str, focused: str, given: Json) -> Outcome:
    """What is offered while an option is typed."""
    return await person._act("complete", channel=person.channel, command=command, focused=focused, options=given)


def _few_slow(values: list[Any], rng: Random) -> list[Any]:
    quick = [value for value in values if value not in SLOW]
    return values if rng.random() < SLOW_SHARE else quick or values
