"""Every button, menu, form and slash command there is, by people who have no right to it: from another server, whatever
they manage there, by direct message, and in the channel of a private game. Nothing changes, and nothing is told that is
not told of a game that does not exist."""

import json
import re
from dataclasses import asdict
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import MagicMock

import discord
import pytest

from cogs.framework.commands import COMMANDS
from cogs.framework.routes import ROUTES, Pressed, _handle
from db import Change
from engine.players.thinking_time import Budget
from host.lobby.presets import save
from host.seats.leaving import leave
from host.votes.proposals import offer
from host.votes.votes import VOTE
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import say

HERE, ELSEWHERE, NOWHERE = 1, 2, 90
"""The server of the games, another one, and a channel without a game."""
UNKNOWN = "zzzzzzz"


class Press(NamedTuple):
    """What a component carries; GAME stands for the number of a game."""

    rest: str = ""
    values: tuple[str, ...] = ()

    def of(self, game_id: str, named: str = "") -> Pressed:
        """`named`: for GAME, the pressed game if empty."""
        values = tuple(value.replace("GAME", named or game_id) for value in self.values)
        return Pressed(game_id, self.rest.replace("GAME", named or game_id), values)


CHOOSE = "5:move 7"
PRESSES: dict[str, tuple[Press, ...]] = {
    "ahead": (Press(),), "ahead-ask": (Press("auction"),), "ahead-set": (Press("auction", ("0",)),),
    "analysis": (Press(),), "avoid": (Press(),), "avoid-pick": (Press("", (str(STRANGER),)), Press()),
    "back-to-options": (Press("game"), Press("table")),
    "begin": (Press("begins", ("full",)), Press("few", ("cancel",))), "begin-at": (Press(), Press("never")),
    "beginning": (Press(),), "cancel": (Press(), Press("sure")), "cancel-alone": (Press(),),
    "chapter": (Press("istanbul:"),),
    "chapter-menu": (Press("istanbul", ("turn",)),), "chapter-next": (Press("istanbul:"),),
    "choose": (Press(CHOOSE), Press("5:", ("move 7",))), "clone": (Press(),), "colour": (Press("", ("green",)),),
    "company": (Press("rookie"), Press("", ("master",))),
    "correct": (Press("not"), Press("0:lira:2:40"), Press("1:lira:3:40")), "delete-preset": (Press("1"),),
    "finished": (Press("..."),), "finished-game": (Press("", ("GAME",)),), "forget-me": (Press(),), "hand": (Press(),),
    "hands": (Press("0"),), "help": (Press(), Press("commands")), "hint": (Press(),), "hint-longer": (Press(),),
    "history": (Press(), Press("turn.0"), Press("jump.0.all", ("0",))), "house": (Press("", ("random",)),),
    "invite": (Press("", (str(STRANGER),)), Press()), "join": (Press(),), "leaders": (Press("istanbul.0"),),
    "league": (Press("unknown"),), "league-act": (Press("unknown:extend"), Press("unknown:off")),
    "league-change": (Press("unknown:replace", ("1",)),),
    "league-change-sure": (Press("unknown:replace:1"),), "league-create": (Press("cup.toy..3.2.8.5"),),
    "league-do": (Press("unknown:register"),), "league-games": (Press("unknown:1"),), "league-new": (Press(),),
    "league-organise": (Press("unknown"),), "league-organise-in": (Press("unknown", ("1",)),),
    "league-rules": (Press("unknown"),), "league-set": (Press("kind:league.toy", ("cup",)),),
    "league-table": (Press("unknown:1"),), "leagues": (Press(),),
    "learn": (Press(),), "leave": (Press(),), "lesson": (Press("", ("istanbul",)),), "lesson-back": (Press(),),
    "lesson-begin": (Press("istanbul"),), "lesson-leave": (Press(),), "like-colour": (Press("", ("red",)),),
    "language": (Press("", ("en",)),),
    "log": (Press("0"),), "minute": (Press(),), "more": (Press(), Press("back"), Press("further")),
    "move-times": (Press(),),
    "mute": (Press(),), "notes": (Press(),),
    "noticeboard": (Press("here"), Press("gone")),
    "open": (Press(),),
    "option": (Press("layout", ("long",)), Press("pace", ("week",)), Press("order", ("random",))),
    "lobby-more": (Press(),), "options": (Press(),),
    "options-page": (Press("", ("time",)),),
    "options-why": (Press("game"),), "picture": (Press("board"),), "prepare": (Press(),), "prepare-back": (Press("0"),),
    "prepare-choose": (Press("0:move 7"),), "prepare-what": (Press("open"),),
    "prepare-what-is": (Press("", ("place-7",)),), "preset": (Press("", ("1",)),), "presets": (Press(),),
    "privacy": (Press(),),
    "private-thread": (Press(),),
    "race": (Press(),), "range": (Press("5:move", ("0",)),), "redo": (Press("5"),),
    "related": (Press("istanbul:place-7"),),
    "rematch": (Press(),), "remove": (Press("", ("blue",)),), "rename-preset": (Press("1"),),
    "replace": (Press(f"0:random:at-once:{ADA}"),),
    "replay": (Press(),),
    "reopen": (Press("5"),),
    "results-csv": (Press(),),
    "reset": (Press(),), "resign": (Press(),), "resume": (Press(),), "return": (Press(),), "save-preset": (Press(),),
    "seats": (Press(),), "seek": (Press(), Press("start"), Press("stop")),
    "seek-again": (Press(f"{HERE}.{ADA}"), Press(f"{HERE}.{STRANGER}")), "seek-hours": (Press(),),
    "seek-set": (Press("days", ("3",)),),
    "server-figures": (Press("istanbul"),), "server-language": (Press("", ("en",)),),
    "server-options": (Press("here"), Press("usual")), "server-page": (Press("places"), Press("games")),
    "server-pick": (Press("channels", ("90",)),), "server-setting": (Press("leaderboard", ("off",)),),
    "setting": (Press("palette", ("plain",)),), "settings": (Press(),),
    "settings-page": (Press("play"), Press("calls")), "shortcut": (Press(CHOOSE),),
    "signs": (Press(),), "snooze": (Press(), Press("hour")), "start": (Press(),), "state": (Press(),),
    "swap-seats": (Press("places", ("red", "blue")), Press("colours", ("red", "blue"))),
    "tables": (Press("0"),), "take-seat": (Press(),),
    "thread": (Press("istanbul:open:game GAME"),), "topic": (Press("", ("istanbul:place-7",)),), "topics": (Press(),),
    "try": (Press(),), "try-back": (Press("0"),), "try-choose": (Press("0:move 7"),), "try-from": (Press("0"),),
    "type-setting": (Press("time_zone"),), "undo": (Press(),),
    "undo-ask": (Press("player.1.1"), Press("organiser.1.1")),
    "undo-point": (Press("player", ("1",)), Press("organiser", ("1",))),
    "undo-points": (Press("player"), Press("organiser")), "use-preset": (Press("1"),), "vote": (Press("1:yes"),),
    "whole": (Press(CHOOSE),),
    "watch": (Press("all"), Press("since")), "what": (Press("open"),), "what-is": (Press("", ("place-7",)),),
}  # fmt: skip
"""By verb, what its components carry."""

OF_NO_GAME = {
    "avoid", "avoid-pick", "noticeboard", "seek", "seek-again", "seek-hours", "seek-set", "tables",
    "league", "league-act", "league-change", "league-change-sure", "league-create", "league-do", "league-games",
    "league-new", "league-organise", "league-organise-in", "league-rules", "league-set", "league-table", "leagues",
    "chapter", "chapter-menu", "chapter-next", "finished", "finished-game", "forget-me", "help", "leaders", "learn",
    "lesson", "language", "lesson-begin", "like-colour", "move-times", "privacy", "related",
    "results-csv", "server-figures", "server-language", "server-options",
    "server-page", "server-pick", "server-setting", "setting", "settings", "settings-page", "thread",
    "topic", "topics", "type-setting",
}  # fmt: skip
"""Verbs of components that are also made without a game."""
OF_SERVERS = {verb for verb in PRESSES if verb.startswith("server-")}
OWN = OF_SERVERS | {
    "delete-preset", "forget-me", "language", "learn", "lesson", "lesson-begin", "like-colour", "mute", "setting",
    "snooze",
}  # fmt: skip
"""Verbs that change something of the presser's own, or of their server's, which the next answer shows."""
ORGANISING = {
    "begin", "begin-at", "cancel", "correct", "invite", "option", "private-thread", "remove", "replace", "swap-seats",
    "undo-ask", "undo-point", "undo-points", "use-preset",
}  # fmt: skip
"""Verbs with which the organiser, and who manages the game's server, does what others at the table may not."""
WAYS = {
    "a manager of another server": (STRANGER, ELSEWHERE, True),
    "an outsider in another server": (STRANGER, ELSEWHERE, False),
    "a stranger by direct message": (STRANGER, None, True),
}


def test_every_verb_is_pressed() -> None:
    assert PRESSES.keys() == ROUTES.keys()
    assert {
        verb: press
        for verb, presses in PRESSES.items()
        for press in presses
        if not ROUTES[verb].fits(press.of(UNKNOWN))
    } == {}


@pytest.fixture
async def games(desk: Desk) -> dict[str, str]:
    """A game of Ada and Ben in each state, public and private, by what it is."""
    made: dict[str, str] = {}
    for private in (False, True):
        of = "private" if private else "public"
        for state in ("lobby", "running", "paused", "finished"):
            game_id = made[f"{of} {state}"] = (await desk.open("istanbul", ADA, BEN)).row.id
            if private:
                await desk.lobby.invite(game_id, ADA, False, [CHLOE], interaction_id=desk.interaction())
            if state != "lobby":
                await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
            if state in ("paused", "finished"):
                await marked(desk, game_id, state)
    return made


async def marked(desk: Desk, game_id: str, status: str) -> None:
    """The game is paused or over, whatever its position."""
    game, change = await desk.host.game(game_id), Change(game_id)
    over = {"ended": 9.0, "result": {"winners": [1], "standings": [[0, 9, 0, 0], [5, 0, 0, 0]]}}
    change.update_game(game.seq, status=status, **(over if status == "finished" else {}))
    await desk.database.write(change)
    desk.host.forget(game_id)


class Stored:
    """All that the database holds of games, and what their server has set; read again once something was committed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._commits = 0
        self._known: dict[tuple[str, ...], tuple[int, str]] = {}
        desk.database.writer.after_commit.append(self._committed)

    def _committed(self, _: Change) -> None:
        self._commits += 1

    async def of(self, *game_ids: str) -> str:
        commits, text = self._known.get(game_ids, (-1, ""))
        if commits != self._commits:
            commits, text = self._commits, await self._read(game_ids)
            self._known[game_ids] = commits, text
        return text

    async def _read(self, game_ids: tuple[str, ...]) -> str:
        database, kept = self._desk.database, []
        for game_id in game_ids:
            kept.append(repr(await database.games.get(game_id)))
            for rows in (
                await database.games.log(game_id),
                await database.games.seats(game_id),
                await database.timers.of_game(game_id),
            ):
                kept += [repr(asdict(row)) for row in rows]
            kept += [repr(await database.games.invited(game_id)), repr(await self._desk.posts(game_id))]
        return "\n".join([*kept, repr(await self._desk.host.people.guild_settings.of([HERE]))])


@pytest.fixture
def stored(desk: Desk) -> Stored:
    return Stored(desk)


@pytest.fixture(autouse=True)
def short_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint says is not asked here."""
    for name in ("HINT_SOON", "HINT_LONGER"):
        monkeypatch.setattr(f"engine.players.thinking_time.{name}", Budget(1, 60.0))


async def answer_to(reader: Reader, verb: str, game_id: str, press: Press, named: str = "") -> str:
    """What a press tells; of a form its title and what stands in it."""
    reader.begin()
    await _handle(reader.interaction, verb, press.of(game_id, named))
    form = "" if reader.form is None else f"{reader.form.title}: {reader.form.field.default}"
    return "\n".join([reader.text, form, json.dumps(reader.components)])


def without(text: str, *words: object) -> str:
    """The text with these words left out, and without figures that no two presses have alike."""
    for word in words:
        text = text.replace(str(word), "GAME")
    return re.sub(r"<t:\d+", "<t:", text)


@pytest.mark.parametrize("way", WAYS)
async def test_no_press_from_elsewhere_changes_or_tells_anything(
    desk: Desk, stored: Stored, games: dict[str, str], way: str
) -> None:
    person, guild, manages = WAYS[way]
    channels = tuple([(await desk.host.game(game_id)).channel_id or 0 for game_id in games.values()])
    before, told = await stored.of(*games.values()), []
    for verb, presses in PRESSES.items():
        for press in presses:
            for channel in (NOWHERE, channels[0]):
                reader = Reader(desk, person, guild=guild, channel=channel, sees=channels, manages=manages)
                unknown = without(await answer_to(reader, verb, UNKNOWN, press), UNKNOWN)
                assert say("refusal-unknown-game", game="GAME") in unknown, verb
                told += [
                    (verb, press, kind)
                    for kind, game_id in games.items()
                    if without(await answer_to(reader, verb, game_id, press), game_id) != unknown
                ]
    assert told == []
    assert await stored.of(*games.values()) == before


@pytest.mark.parametrize("way", WAYS)
async def test_what_names_its_game_otherwise_tells_nothing_from_elsewhere(
    desk: Desk, stored: Stored, games: dict[str, str], way: str
) -> None:
    """Components without a game, among whose values one may stand. They change the presser's own server at most."""
    person, guild, manages = WAYS[way]
    before, told = await stored.of(*games.values()), []
    for verb in sorted(OF_NO_GAME):
        for press in PRESSES[verb]:
            answers = [
                without(await answer_to(await at(desk, person, guild, manages), verb, "", press, named), named)
                for named in (UNKNOWN, *games.values())
            ]
            told += [(verb, press)] if len({*answers}) > 1 and verb not in OWN else []
    assert told == []
    assert await stored.of(*games.values()) == before


async def at(desk: Desk, person: int, guild: int | None, manages: bool) -> Reader:
    return Reader(desk, person, guild=guild, channel=NOWHERE, manages=manages)


async def test_a_private_game_is_like_none_for_who_is_not_invited_to_it(
    desk: Desk, stored: Stored, games: dict[str, str]
) -> None:
    """In its own channel, for somebody who reads that."""
    before, told = await stored.of(*games.values()), []
    for kind, game_id in games.items():
        channel = (await desk.host.game(game_id)).channel_id or 0
        reader = Reader(desk, STRANGER, guild=HERE, channel=channel, sees=(channel,))
        for verb, presses in PRESSES.items() if kind.startswith("private") else ():
            for press in presses:
                unknown = without(await answer_to(reader, verb, UNKNOWN, press), UNKNOWN)
                if without(await answer_to(reader, verb, game_id, press), game_id) != unknown:
                    told.append((verb, press, kind))
    assert told == []
    assert await stored.of(*games.values()) == before


async def opened(desk: Desk) -> str:
    return (await desk.open("istanbul", ADA, BEN)).row.id


class Unspoilt:
    """Lobbies and running games of Ada and Ben, made anew once a press has changed one."""

    def __init__(self, desk: Desk, stored: Stored) -> None:
        self.desk = desk
        self.stored = stored
        self._kept: dict[bool, tuple[str, str]] = {}

    async def game(self, begun: bool) -> tuple[str, str]:
        """Its id, and what is stored of it."""
        game_id, before = self._kept.get(begun, ("", ""))
        if not game_id or await self.stored.of(game_id) != before:
            game_id = await (self.desk.begin("istanbul", ADA, BEN) if begun else opened(self.desk))
            self._kept[begun] = game_id, await self.stored.of(game_id)
        return self._kept[begun]


async def test_who_sits_at_a_table_is_answered(desk: Desk, stored: Stored) -> None:
    """What the others are refused is the game, not the way in which this test presses."""
    unspoilt, unknown = Unspoilt(desk, stored), []
    for verb, presses in PRESSES.items():
        for press in presses:
            for begun in (False, True):
                game_id, _ = await unspoilt.game(begun)
                reader = Reader(desk, ADA, guild=HERE, channel=(await desk.host.game(game_id)).channel_id or 0)
                answer = await answer_to(reader, verb, game_id, press, named=game_id)
                unknown += [(verb, press, begun)] if say("refusal-unknown-game", game=game_id) in answer else []
    assert unknown == []


async def refused(desk: Desk, stored: Stored, guild: int | None, *, manages: bool) -> set[str]:
    """The verbs with which Ben, who sits at Ada's table, is refused what its organiser may do, and changes nothing."""
    unspoilt, refused = Unspoilt(desk, stored), set[str]()
    lobby, _ = await unspoilt.game(begun=False)
    await save(desk.host, BEN, await desk.lobby.view(lobby), "Usual")
    for verb in sorted(PRESSES.keys() - OWN):
        for press in PRESSES[verb]:
            for begun in (False, True):
                game_id, before = await unspoilt.game(begun)
                channel = (await desk.host.game(game_id)).channel_id or 0
                reader = Reader(desk, BEN, guild=guild, channel=channel if guild == HERE else NOWHERE, manages=manages)
                if say("refusal-not-organiser") in await answer_to(reader, verb, game_id, press):
                    refused.add(verb)
                    assert await stored.of(game_id) == before
    return refused


@pytest.mark.parametrize(("guild", "manages"), [(HERE, False), (ELSEWHERE, False), (ELSEWHERE, True), (None, True)])
async def test_nobody_organises_the_table_of_another(
    desk: Desk, stored: Stored, guild: int | None, manages: bool
) -> None:
    assert await refused(desk, stored, guild, manages=manages) == ORGANISING


async def test_who_manages_the_server_of_a_game_organises_it(desk: Desk, stored: Stored) -> None:
    assert await refused(desk, stored, HERE, manages=True) == set()


TYPED: dict[str, Any] = {
    "game": "GAME", "seat": "red", "field": "lira", "value": "40", "option": "pace", "choice": "move 7",
    "topic": "place-7", "tell": "turns", "turn": 0, "lesson": "istanbul",
    "person": MagicMock(spec=discord.Member, id=CHLOE, display_name="Chloe", bot=False, mention="<@13>"),
}  # fmt: skip
"""What is typed into the options of commands, by their names; in those that are missing nothing."""
MAKING = {"new", "learn", "results import"}
"""Commands that make a game, whatever there is; what `/new` tells of other games has a test of its own."""
OF_NO_TABLE = {
    "data delete",
    "data export",
    "results finished",
    "help",
    "league",
    "results leaderboard",
    "results profile",
    "server settings",
    "settings",
    "server status",
    "tables",
}
"""Commands that tell the same in whatever channel."""
CHANGED = "something is changed"


async def typed(reader: Reader, name: str, game_id: str) -> str:
    """What a command tells where it is typed about this game, and what it offers while that is done."""
    command: Any = COMMANDS[name]
    known = {parameter.name: TYPED.get(parameter.name) for parameter in command.parameters}
    if name in ("results finished", "results leaderboard"):
        known["game"] = "istanbul"
    options = {key: game_id if value == "GAME" else value for key, value in known.items() if value is not None}
    reader.interaction.namespace = SimpleNamespace(**{**known, **options})
    offered = [
        str(await parameter.autocomplete(reader.interaction, part))
        for parameter in command._params.values()
        if parameter.autocomplete
        for part in ({"", game_id} if parameter.name == "game" else {""})
    ]
    text = await reader.run(name, **options)
    return "\n".join([text, *offered, json.dumps(reader.components)])


async def told_by_commands(
    desk: Desk, stored: Stored, games: dict[str, str], person: int, guild: int | None, *, manages: bool = False
) -> set[str]:
    """The commands that tell this person of one of the games, from its channel; CHANGED where one was changed."""
    before, told = await stored.of(*games.values()), set[str]()
    for name in sorted(COMMANDS.keys() - MAKING):
        empty = Reader(desk, person, guild=guild, channel=NOWHERE, manages=manages)
        unknown = without(await typed(empty, name, UNKNOWN), UNKNOWN)
        for game_id in games.values():
            channel = (await desk.host.game(game_id)).channel_id or 0
            reader = Reader(desk, person, guild=guild, channel=channel, manages=manages)
            if without(await typed(reader, name, game_id), game_id) != unknown:
                told.add(name)
    return told if await stored.of(*games.values()) == before else {*told, CHANGED}


@pytest.mark.parametrize("way", WAYS)
async def test_no_command_from_elsewhere_changes_or_tells_anything(
    desk: Desk, stored: Stored, games: dict[str, str], way: str
) -> None:
    person, guild, manages = WAYS[way]
    assert await told_by_commands(desk, stored, games, person, guild, manages=manages) == set()


async def test_no_command_tells_who_is_not_invited_of_a_private_game(
    desk: Desk, stored: Stored, games: dict[str, str]
) -> None:
    private = {kind: game_id for kind, game_id in games.items() if kind.startswith("private")}
    assert await told_by_commands(desk, stored, private, STRANGER, HERE) == set()


async def test_commands_tell_those_at_the_table(desk: Desk, stored: Stored, games: dict[str, str]) -> None:
    """What the others are refused is the game, not the way in which this test types."""
    running = {kind: game_id for kind, game_id in games.items() if kind.endswith("running")}
    assert COMMANDS.keys() - MAKING - await told_by_commands(desk, stored, running, ADA, HERE) == OF_NO_TABLE


async def test_a_new_game_in_the_channel_of_a_private_one_names_it_to_nobody_else(
    desk: Desk, games: dict[str, str]
) -> None:
    for kind in ("public running", "private running"):
        game_id = games[kind]
        channel = (await desk.host.game(game_id)).channel_id or 0
        for person in (CHLOE, STRANGER):
            reader = Reader(desk, person, guild=HERE, channel=channel)
            named = f"#{game_id}" in await reader.run("new", game="istanbul")
            assert named is (person == CHLOE or kind == "public running")
        hidden = await Reader(desk, STRANGER, guild=HERE, channel=NOWHERE).run("new", game="istanbul", like=game_id)
        assert hidden.strip() == say("refusal-nothing-like-that", typed=game_id)


async def test_who_is_offered_a_seat_of_a_private_game_may_look_at_it_and_answer(
    desk: Desk, games: dict[str, str]
) -> None:
    game_id = games["private running"]
    await leave(desk.host, game_id, BEN, interaction_id=desk.interaction())
    await offer(desk.host, game_id, 1, STRANGER, "Dilan")
    (timer,) = await desk.database.timers.of_kind(game_id, VOTE)
    channel = (await desk.host.game(game_id)).channel_id or 0
    offered, other = (Reader(desk, person, guild=HERE, channel=channel) for person in (STRANGER, CHLOE + 1))
    yes = Press(f"{timer.payload['number']}:yes")
    assert say("refusal-unknown-game", game=game_id) in await answer_to(other, "vote", game_id, yes)
    assert say("refusal-unknown-game", game=game_id) not in await answer_to(offered, "history", game_id, Press())
    await answer_to(offered, "vote", game_id, yes)
    assert [seat.user_id for seat in await desk.database.games.seats(game_id)] == [ADA, STRANGER]
