"""The operator's commands (bot.py list, verify, freeze, thaw, cancel, move, log, announce): arguments, what each does
and answers."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple, TypeAlias

from cogs.posts.places import Unplayable
from db import GameRow, StorageFailed, WriteRefused
from db.schema import STATUSES
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host import Host
from host.finished.proof import Verdict, verify
from host.host import DRIVEN_ELSEWHERE
from host.seats.closing import cancel
from host.table import freezing
from host.table.status import FROZEN, PLAYABLE
from host.upkeep.announcing import Unpostable, announce
from host.upkeep.unreachable import move
from host.upkeep.upkeep import thaw
from operation import exit_codes
from operation.game_log.report import lines_of
from words.refusals import refusal_text
from words.speech import ENGLISH, words

EVERY: Final = "all"
GAME: Final = "ID"
GOOD, BAD = 0, 1
LARGEST_ID: Final = 2**63 - 1  # that the database takes


class Answer(NamedTuple):
    """Lines for the terminal, and the exit code."""

    lines: list[str]
    code: int = GOOD


def together(answers: Sequence[Answer]) -> Answer:
    """The answers of several processes to one command: of those that deal with it, each block of lines once."""
    dealing = [answer for answer in answers if answer.code != exit_codes.DRIVEN_ELSEWHERE] or list(answers[:1])
    blocks = dict.fromkeys(tuple(answer.lines) for answer in dealing)
    return Answer([line for lines in blocks for line in lines], max(answer.code for answer in dealing))


Look: TypeAlias = Callable[[GameRow, int], Awaitable[bool]]
"""Looks at a channel in which a game is to be played on: whether it is a thread. Raises Unplayable where it cannot."""


class Command(NamedTuple):
    """`arguments`: the words it takes, in brackets one that may be left out; `options`: those that may follow, each
    with what it does and the name of its value, empty for a flag; `looks`: whether it looks at Discord."""

    run: Callable[..., Awaitable[Answer]]
    help: str
    arguments: tuple[str, ...] = (GAME,)
    options: Mapping[str, tuple[str, str]] = {}
    looks: bool = False

    def read(self, words: Sequence[str]) -> tuple[list[str], dict[str, str]] | None:
        """The arguments and options among the words behind its name; None where they are not what it takes. A game may
        be named as it is posted, #id."""
        options = dict(word.removeprefix("--").split("=", 1) for word in words if self._is_option(word))
        given = [word for word in words if not self._is_option(word)]
        if not sum(not word.startswith("[") for word in self.arguments) <= len(given) <= len(self.arguments):
            return None
        named = zip(self.arguments, given, strict=False)
        return [word.strip().removeprefix("#") if name == GAME else word for name, word in named], options

    def _is_option(self, word: str) -> bool:
        return word.startswith("--") and word.removeprefix("--").partition("=")[0] in self.options


def usage() -> list[str]:
    """A line for each command."""
    forms = {" ".join(("bot.py", name, *command.arguments)): command.help for name, command in COMMANDS.items()}
    return [f"  {form:<26}{text}" for form, text in forms.items()]


async def carry_out(host: Host, words: Sequence[str], look: Look | None = None) -> Answer:
    """Does what a command says. Whatever hinders it stands in the answer. `look`: None while no bot runs."""
    name, *others = words or [""]
    read = COMMANDS[name].read(others) if name in COMMANDS else None
    if read is None:
        return Answer(usage(), exit_codes.WRONG_COMMAND)
    command, (arguments, options) = COMMANDS[name], read
    try:
        looking = (look,) if command.looks else ()
        return await command.run(host, *looking, *arguments, **options)
    except Refusal as refusal:
        if refusal.code == DRIVEN_ELSEWHERE:
            return Answer(["Another process drives this game's server; it does not run."], exit_codes.DRIVEN_ELSEWHERE)
        if refusal.code == "unknown_game":
            return Answer(
                [f"There is no game {refusal.facts['game']}. The command list names those that have not ended."], BAD
            )
        return Answer([_reason(refusal)], BAD)
    except Unpostable as problem:
        return Answer([str(problem)], exit_codes.WRONG_COMMAND)
    except (StorageFailed, WriteRefused, Unplayable) as problem:
        return Answer([str(problem)], BAD)


def _reason(refusal: Refusal) -> str:
    """As players read it."""
    return refusal_text(words(ENGLISH), refusal)


async def _list(host: Host, status: str = "") -> Answer:
    if status and status not in STATUSES:
        return Answer([f"No game can be {status}; a status is one of {', '.join(STATUSES)}."], exit_codes.WRONG_COMMAND)
    wanted = (status,) if status else ("lobby", *PLAYABLE, FROZEN)
    rows = await host.db.games.with_status(*wanted)
    lessons = [row for row in await host.db.games.lessons() if row.status in wanted]
    counted = [_counted(len(rows), "game"), *([_counted(len(lessons), "lesson")] if lessons else [])]
    return Answer([*map(_line, [*rows, *lessons]), ", ".join(counted)])


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _line(row: GameRow) -> str:
    began = "" if row.started is None else f"since {datetime.fromtimestamp(row.started, UTC):%Y-%m-%d}, "
    reason, choices = freezing.reason_of(row).get("code", ""), _counted(row.seq, "choice")
    place = f"channel {row.channel_id}" if row.channel_id else "no channel"
    place = place if row.lesson is None else f"lesson {row.lesson}"
    return f"{row.id}  {row.rules_name:<12}{row.status:<10}{began}{choices}, {place}  {reason}".rstrip()


async def _verify(host: Host, game_id: str) -> Answer:
    playable = (*PLAYABLE, FROZEN)
    ids = [row.id for row in await host.db.games.with_status(*playable)] if game_id == EVERY else [game_id]
    verdicts = {checked: await _verdict(host, checked) for checked in ids}
    bad = sum(not verdict.good for verdict in verdicts.values())
    lines = [f"{checked}  {in_words(verdict)}" for checked, verdict in verdicts.items()]
    lines.append(f"{_counted(len(verdicts), 'game')}, {bad} not as recorded")
    return Answer(lines, BAD if bad else GOOD)


async def _verdict(host: Host, game_id: str) -> Verdict:
    """Rows that another process, which drives the game, writes meanwhile are no difference: it is checked again."""
    async with host.lock(game_id):
        while True:
            row = await host.game(game_id)
            if row.started is None:
                raise Refusal("not_started")
            verdict = await verify(host.db, row)
            if verdict.good or (await host.game(game_id)).seq == row.seq:
                return verdict


def in_words(verdict: Verdict) -> str:
    """A verdict for the operator; what cannot be read is named by its code alone, since facts may name hidden cards."""
    if verdict.problem is not None:
        return f"cannot be read: {verdict.problem.code}"
    if not verdict.seed_fits:
        return f"the seed does not fit its fingerprint ({verdict.proof})"
    if verdict.wrong_row is not None:
        return f"log row {verdict.wrong_row} has an outcome that the seed does not give"
    if verdict.stacked is not None:
        return f"the deck {verdict.stacked} was not in order before it was shuffled"
    if verdict.differing is not None:
        return f"turn {verdict.differing} is not as recorded"
    return f"good: {verdict.turns} turns, {verdict.outcomes} outcomes of chance"


async def _freeze(host: Host, game_id: str) -> Answer:
    async with host.lock(game_id):
        row = await host.driven_game(game_id)
        if row.status == FROZEN:
            return Answer([f"{game_id} is frozen already."], BAD)
        if row.status not in PLAYABLE:
            raise Refusal("over" if row.ended is not None else "not_started", game=game_id)
        await freezing.freeze(host.db, row, Unreadable(freezing.BY_OPERATOR))
        host.forget(game_id)
    return Answer([f"{game_id} is frozen. bot.py thaw {game_id} lets it go on."])


async def _thaw(host: Host, game_id: str) -> Answer:
    async with host.lock(game_id):
        row = await host.driven_game(game_id)
        if row.status != FROZEN:
            return Answer([f"{game_id} is not frozen."], BAD)
        if not await thaw(host, row):
            text = f"{game_id} stays frozen: it cannot be read, or its channel has another game. The log says which."
            return Answer([text], BAD)
    await host.resume(game_id)
    return Answer([f"{game_id} goes on."])


async def _cancel(host: Host, game_id: str) -> Answer:
    async with host.lock(game_id):
        await cancel(host, await host.driven_game(game_id), await host.db.games.seats(game_id))
    return Answer([f"{game_id} is cancelled."])


async def _move(host: Host, look: Look | None, game_id: str, channel: str) -> Answer:
    """Within the game's server."""
    if not (channel.isdecimal() and int(channel) <= LARGEST_ID):
        return Answer([f"{channel} is not a channel. Give its number."], BAD)
    row = await host.driven_game(game_id)
    in_thread = row.in_thread if look is None else await look(row, int(channel))
    await move(host, game_id, 0, True, int(channel), row.guild_id, in_thread=in_thread)
    lines = [f"{game_id} is played on in channel {channel}."]
    if look is None:
        lines.append("No bot runs: whether there is this channel, and it may post there, shows at the next start.")
    return Answer(lines)


async def _log(host: Host, game_id: str, turn: str = "", secrets: str = "") -> Answer:
    if turn and not turn.isdecimal():
        return Answer([f"{turn} is not a turn. Give its number."], exit_codes.WRONG_COMMAND)
    try:
        return Answer(await lines_of(host, game_id, int(turn) if turn else None, secrets=bool(secrets)))
    except Unreadable as problem:
        return Answer([f"{game_id}: its log cannot be read: {problem.code}"], BAD)


async def _announce(host: Host, text: str) -> Answer:
    return Answer([f"Told to the channels of {_counted(await announce(host, text), 'game')}."])


COMMANDS: Final = {
    "list": Command(_list, "lists the games that have not ended, or those of a status", ("[STATUS]",)),
    "verify": Command(_verify, 'replays a game, or "all" that have not ended, and compares each turn'),
    "log": Command(
        _log,
        "tells choice by choice who did what when in a game, and which posts it led to",
        options={
            "turn": ("one turn alone, with what was taken back in it", "N"),
            "secrets": ("hidden things too: do not pass it on while the game runs", ""),
        },
    ),
    "freeze": Command(_freeze, "puts a game on hold: it can be looked at, nobody can move"),
    "thaw": Command(_thaw, "lets a game on hold go on"),
    "cancel": Command(_cancel, "ends a game without a result"),
    "move": Command(
        _move,
        "plays a game on in another channel of its server, by that channel's number",
        (GAME, "CHANNEL"),
        looks=True,
    ),
    "announce": Command(_announce, "posts a text in the channel of every game that is being played", ("TEXT",)),
}
