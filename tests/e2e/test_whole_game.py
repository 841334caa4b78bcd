"""One whole game of three people, the bot killed thrice on the way; and everything it sent looked at afterwards."""

import re
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from engine.core.event import seen_by
from engine.core.position import Position
from engine.istanbul.cards.base import BASE
from engine.istanbul.names import FABRIC_WAREHOUSE, FOUNTAIN, FRUIT_WAREHOUSE, SPICE_WAREHOUSE
from engine.istanbul.notation import MOVE
from operation.own_sandbox import SANDBOX_TOKEN
from tests.support import limits
from tests.support.dealt.planner import plan
from tests.support.live import referee
from tests.support.live.audit import created_posts, is_private, strings
from tests.support.live.bot import BotProcess
from tests.support.live.killer import Killer, play_turn
from tests.support.live.ledger import Ledger
from tests.support.live.new_table import new_table
from tests.support.live.person import Person, Sight, telling
from tests.support.live.player import Press, Table
from tests.support.sentences import say, tells
from words.istanbul import terms
from words.speech import words

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

RUBIES, DRAWN, LOG_LEVEL = 1, True, "DEBUG"
PLAIN = (FABRIC_WAREHOUSE, SPICE_WAREHOUSE, FRUIT_WAREHOUSE, FOUNTAIN)
PLAIN_TURNS = 9
ROUTINE_PRESSES = 3
ROUTINE = {"move", "fill", "return", "sell", "buy", "end"}
# What stands in the channel for ever; the others come and go.
STANDING = ("start", "turn", "step", "end")
TOUR_AT = 9
THREAD_CREATED = 18
DRAWN_CHUNKS = {b"VP8 ", b"VP8L", b"VP8X", b"ALPH", b"ANIM", b"ANMF"}  # what is seen; others hold words
COMMANDS = (
    "/turn",
    "/hand",
    "/board",
    "/table carts",
    "/state",
    "/history",
    "/rules",
    "/games",
    "/results finished",
    "/help",
)


@dataclass
class Played:
    """A finished game: its table, the lobby's message, the kills, and everything the bot sent."""

    table: Table
    lobby: Sight
    killer: Killer
    sent: list[dict[str, Any]]
    standing: list[Sight]

    @property
    def ledger(self) -> Ledger:
        return self.table.ledger


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(shared_bot: BotProcess) -> AsyncIterator[Played]:
    table = await new_table(shared_bot)  # made here, so that a second try begins in a channel without a game
    table.choose = plainly_at_first
    ada = table.people[0]
    await ada.choose((await ada.slash("/server settings")).message, "cm:server-setting::leaderboard", "on")
    # Ben would otherwise have to wait before a second try makes his second game.
    await ada.choose((await ada.slash("/server settings")).message, "cm:server-setting::cool_down", "none")
    lobby = await table.begin(layout="short")
    await look_at_options(table)
    killer = Killer(table, Random(7))
    while not (position := table.ledger.position()).over:
        await play_turn(table, killer)
        if position.state.turn == TOUR_AT:
            await look_at_everything(table)
        if position.state.turn % 5 == 0 and not table.ledger.position().over:
            await calls_exactly_those_who_owe(table)
    await table.delivered()
    await look_at_everything(table)
    seen = await table.people[0].messages(limit=1000)
    standing = [sight for sight in seen if not sight.ephemeral and sight.data["type"] != THREAD_CREATED]
    yield Played(table, lobby, killer, await table.bot.sandbox.sent(), standing)


def plainly_at_first(position: Position, seat: int, rng: Random) -> str:
    """Three rounds to a warehouse or the Fountain where nobody else is, with the defaults; then as planned."""
    decision = position.decision(seat)
    if position.state.turn <= PLAIN_TURNS:
        taken = {other.merchant for other in position.state.seats}
        ways = [way for way in MOVE.among(decision.options) if MOVE.number(way) in {*PLAIN} - taken]
        if decision.kind == "move" and ways:
            return rng.choice(ways)
        if decision.default is not None:
            return decision.default
    return plan(position, seat, rng)


async def look_at_options(table: Table) -> None:
    """A second lobby in a thread, with its options, so that they are among what was sent."""
    ben = table.people[1]
    offer = (await ben.slash("/new", game="istanbul")).message
    made = (await ben.press(offer, "Open a thread for it")).message
    thread = made.text.partition("<#")[2].partition(">")[0]
    lobby = await ben.wait_for(lambda sight: any(button["label"] == "Join" for button in sight.buttons), thread)
    panel = await ben.options(lobby)
    assert panel.ephemeral and len(panel.selects) >= 3
    await ben.press((await ben.press(panel, say("button-more"))).message, "Cancel game")


async def look_at_everything(table: Table) -> None:
    """Every command that shows something, the history by its buttons, completion, an entry of the rules."""
    for person in (table.people[0], table.stranger):
        for command in COMMANDS:
            assert (await person.slash(command)).status == "answered"
    ada = table.people[0]
    page = (await ada.slash("/history", turn=1)).message
    for button in ("Next turn", "Previous turn", "First", "Last"):
        page = (await ada.press(page, button)).message
        await pictured(ada, page)
    page = (await ada.press(page, "Log")).message
    assert re.search(r"^\d+\. ", page.text, re.MULTILINE)
    topics = (await ada.slash("/rules")).message
    for menu in topics.selects:
        entry = await ada.choose(topics, menu["custom_id"], menu["options"][0]["value"])
        assert entry.message.text
    await ada.complete("/rules", "topic", topic="mark")
    for player in table.players.values():
        await player.person.complete("/play", "choice", choice="")


async def pictured(person: Person, page: Sight) -> None:
    """Waits for the pictures of a page, which come in a message after it where drawing takes long."""
    await person.wait_for(lambda sight: sight.ephemeral and bool(sight.pictures) and int(sight.id) >= int(page.id))


async def calls_exactly_those_who_owe(table: Table) -> None:
    await table.delivered()
    called = [ping for prompt in await table.live_prompts() for ping in prompt.called]
    owing = [await table.players[seat].person.id() for seat in table.ledger.position().seats_to_act]
    assert called == owing


async def test_the_game_ends_after_all_kills(played: Played) -> None:
    assert played.killer.done == list(Killer.WAYS)
    assert played.ledger.game()["status"] == "finished"
    assert not await played.table.live_prompts()
    assert played.ledger.prompts() == []
    tell(played)


async def test_the_game_is_rated_once_though_the_bot_was_killed(played: Played) -> None:
    ada, *others = played.table.people
    assert played.lobby.text.splitlines()[1].casefold().endswith(say("table-option-rated-short", value="yes"))
    board = (await ada.slash("/results leaderboard")).message
    assert board.tells("leaderboard-none")  # one game makes no leader
    end = await ada.wait_for(telling("post-end-ratings"))
    assert end.tells("post-end-rating", change="up") and end.tells("post-end-rating", change="down")
    figures = (await ada.press(board, "Statistics")).message
    assert figures.tells("figures-title", games=1, known="yes") and figures.tells("figures-orders")
    winners = []
    for person in played.table.people:
        own = (await person.slash("/results profile")).message
        assert own.tells("profile-game", games=1) and own.tells("profile-rating", known="guess", games=1)
        assert own.tells("istanbul/profile-score", known="yes")
        winners += [await person.id()] if own.tells("profile-game", won=1) else []
    (winner,) = winners
    theirs = (await others[0].slash("/results profile", person=winner)).message
    assert theirs.tells("profile-game", won=1) and theirs.tells("profile-reliability", gave_up=0)


async def test_every_answered_press_is_in_the_log(played: Played) -> None:
    written = played.ledger.interactions()
    assert {int(press.interaction) for press in played.table.presses} <= written
    numbers = [row.seq for row in played.ledger.log()]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_every_post_stands_once_and_in_order(played: Played) -> None:
    posts = played.ledger.posts()
    assert {post["state"] for post in posts} == {"done"}
    owed = [str(post["message_id"]) for post in posts if post["kind"] in STANDING and post["message_id"]]
    assert [sight.id for sight in played.standing] == [played.lobby.id, *owed]
    turns = [sight.text for sight in played.standing if tells(sight.text.split("\n")[-1], "post-turn")]
    assert len(turns) == len(set(turns)) == played.ledger.history().last_number
    made = created_posts(played.sent)
    assert len(made) == len(set(made))


async def test_every_turn_post_shows_board_and_carts(played: Played) -> None:
    for sight in played.standing:
        if tells(sight.text.split("\n")[-1], "post-turn"):
            assert [urlsplit(picture["url"]).path.rpartition("/")[2] for picture in sight.pictures] == [
                "board.webp",
                "carts.webp",
            ]


async def test_a_routine_turn_takes_three_presses(played: Played) -> None:
    routine = routine_turns(played.table.presses)
    assert len(routine) >= 5
    assert max(map(len, routine)) <= ROUTINE_PRESSES


async def test_all_that_was_sent_keeps_discords_limits(played: Played) -> None:
    bodies = [entry for entry in played.sent if entry["payload"] is not None]
    assert len(bodies) > 150
    assert [
        (entry["path"], broken) for entry in bodies if (broken := limits.broken(entry["payload"], entry["files"]))
    ] == []
    refused = [(entry["route"], entry["status"], entry.get("error")) for entry in bodies if entry["status"] == 400]
    assert refused == []


async def test_all_that_was_sent_is_as_discord_describes_it(played: Played) -> None:
    judged = [entry for entry in played.sent if entry["payload"] and referee.judged(entry["method"], entry["route"])]
    kinds = Counter((entry["method"], entry["route"]) for entry in judged)
    assert len(kinds) >= 4
    complaints = {referee.complaint(entry["method"], entry["route"], entry["payload"]) for entry in judged}
    assert complaints == {None}


async def test_the_secret_is_shown_at_the_end_and_nowhere_before(played: Played) -> None:
    game = played.ledger.game()
    secret, seed = game["secret"].hex(), game["seed"].hex()
    showing = [entry for entry in played.sent if secret in "".join(strings(entry["payload"]))]
    assert showing and not any(seed in "".join(strings(entry["payload"])) for entry in played.sent)
    turns = [entry["n"] for entry in played.sent if tells("".join(strings(entry["payload"])), "post-turn")]
    assert min(entry["n"] for entry in showing) > min(turns)
    assert all(tells("".join(strings(entry["payload"])), "post-end") for entry in showing)


async def test_the_whole_log_holds_no_secret(played: Played) -> None:
    """Written as finely as it can be."""
    game, log = played.ledger.game(), played.table.bot.log
    assert " DEBUG " in re.sub(r"\x1b\[[\d;]*m", "", log)
    secrets = [game["secret"], game["seed"]]
    assert not [one for one in secrets if one.hex() in log or repr(one) in log]
    assert SANDBOX_TOKEN not in log and "SELECT" not in log
    assert not any(f"play {card.face}" in log for card in BASE)


async def test_pictures_hold_nothing_but_the_picture(played: Played) -> None:
    sandbox = played.table.bot.sandbox
    urls = {urlsplit(picture["url"]).path: picture["url"] for sight in played.standing for picture in sight.pictures}
    assert {path.rpartition("/")[2] for path in urls} >= {"board.webp", "carts.webp"}
    for url in urls.values():
        async with sandbox.session.get(url) as answer:
            assert chunks(await answer.read()) <= DRAWN_CHUNKS, url


def chunks(webp: bytes) -> set[bytes]:
    """The kinds of parts a file has (https://developers.google.com/speed/webp/docs/riff_container)."""
    found, at = set(), 12
    assert webp[:4] == b"RIFF" and webp[8:at] == b"WEBP"
    while at < len(webp):
        found.add(webp[at : at + 4])
        size = int.from_bytes(webp[at + 4 : at + 8], "little")
        at += 8 + size + size % 2
    return found


async def test_no_card_leaves_its_hand_before_it_is_played(played: Played) -> None:
    """Posts name a card only once it was played or discarded, or while it lies on the discard pile."""
    speech = words().about("istanbul")
    faces = {card.face for card in BASE}
    titles = {re.sub(r"[*“”]", "", terms.card(speech, one)): one for one in faces}
    history = played.ledger.history()
    told = 0
    for post in played.ledger.posts():
        if post["kind"] != "turn":
            continue
        sight = next(one for one in played.standing if one.id == str(post["message_id"]))
        # The last of them: what ends in turn 10 also tells of a turn 1.
        turn = [one for one in history.turns if sight.tells("post-turn", turn=one.number)][-1]
        public = set(turn.steps[-1].view.discard) | cards_in(turn.events)
        text = sight.text + " ".join(picture["description"] for picture in sight.pictures)
        named = {one for title, one in titles.items() if f"“{title}”" in text or (_telling(title) and title in text)}
        assert named <= public, (sight.text, named, public)
        told += len(named)
    assert told


def _telling(title: str) -> bool:
    """Whether a title is no ordinary phrase, as "5 lira" is."""
    return len(title.split()) > 3


def cards_in(events: tuple[Any, ...]) -> set[str]:
    """Faces in what everybody may know of the events."""
    return {fact for event in events for fact in seen_by(event, None) if isinstance(fact, str)}


async def test_nobodys_private_panel_is_seen_by_others(played: Played) -> None:
    public = [entry for entry in played.sent if entry["route"].endswith("/messages") and not is_private(entry)]
    assert public
    assert not [
        entry for entry in public if "cv:choose" in str(entry["payload"]) or "cm:choose" in str(entry["payload"])
    ]
    panels = [entry for entry in played.sent if "cm:choose" in str(entry["payload"])]
    assert panels and all(is_private(entry) or entry["payload"].get("type") == 7 for entry in panels)


def tell(played: Played) -> None:
    presses = played.table.presses
    turns = Counter(press.turn for press in presses)
    seconds = sorted(press.seconds for press in presses)
    p50, p95 = (seconds[len(seconds) * share // 100] * 1000 for share in (50, 95))
    print(f"\npresses per turn: {dict(sorted(Counter(turns.values()).items()))}, {len(turns)} turns")
    print(f"kills: {played.killer.done}; answers lost in them: {played.killer.lost_answers}")
    print(f"a press, with its picture: p50 {p50:.0f} ms, p95 {p95:.0f} ms")


def routine_turns(presses: list[Press]) -> list[list[Press]]:
    """Turns in which nothing was done but to move, fill up, call assistants back, sell or buy."""
    turns: dict[int, list[Press]] = {}
    for press in presses:
        turns.setdefault(press.turn, []).append(press)
    return [made for made in turns.values() if "move" in _verbs(made) and _verbs(made) <= ROUTINE]


def _verbs(made: list[Press]) -> set[str]:
    return {press.notation.split()[0] for press in made}
