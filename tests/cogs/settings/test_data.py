"""Lobby, start, end and history tell what the dice follow from; whoever may see a game gets its replay file."""

import json
import re
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from cogs.framework.services import Services
from cogs.lobby.message import lobby_reply
from cogs.posts.outgoing import Message
from cogs.posts.posts import compose
from cogs.settings.data import CHECK_SCRIPT
from db import PostRow
from engine.core.standings import ahead_for_good
from host.finished import analysis, decided
from host.seats.leaving import forget_person
from host.table.history import final_standings
from host.turn import looking
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support import limits
from tests.support.panels import Pencil
from tests.support.played import to_the_end
from tests.support.reader import Reader, text_of
from tests.support.sentences import say, tells
from tests.support.tamper import garble, sql, stack_decks
from words.games import game_words
from words.speech import words

pytestmark = pytest.mark.sqlite  # games are damaged with its words

MESSAGE = 1234567890123456789
NAMES = ("Ada", "House 0")


async def played(desk: Desk, **options: Any) -> str:
    game_id = await desk.begin("marco_polo", ADA, houses=1, player="rookie", message=MESSAGE, **options)
    await to_the_end(desk, game_id)
    return game_id


async def post(desk: Desk, game_id: str, kind: str) -> Any:
    """What a post of the game's channel shows."""
    return (await sent(desk, game_id, kind)).view


async def sent(desk: Desk, game_id: str, kind: str) -> Message:
    """A post of the game's channel."""
    row = await desk.host.game(game_id)
    owed = PostRow(1, game_id, row.seq, kind, 0, 5, {}, "waiting", "nonce", None, 0, 0.0, None)
    services: Any = Services(desk.host, desk.lobby, Pencil())
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    message = await compose(client, services, owed)
    assert message is not None
    return message


def pressed_by(view: Any) -> list[str]:
    return [part.item.label for part in view.walk_children() if hasattr(part, "item")]


async def test_the_fingerprint_is_in_the_lobby_and_in_the_post_of_the_start(desk: Desk) -> None:
    lobby = await desk.open("marco_polo", ADA, BEN)
    game_id, fingerprint = lobby.row.id, lobby.fingerprint or ""
    await desk.lobby.posted(game_id, MESSAGE)
    shown = text_of(lobby_reply(words(), lobby).view())
    assert len(fingerprint) == 64 and fingerprint not in shown and tells(shown, "lobby-dice", hash=fingerprint[:16])
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    assert fingerprint[:16] in text_of(lobby_reply(words(), await desk.lobby.view(game_id)).view())
    start = text_of(await post(desk, game_id, "start"))
    assert start.splitlines()[-1] == say("post-start-dice", hash=fingerprint)
    row = await desk.host.game(game_id)
    assert row.secret is not None and row.seed is not None
    for hidden in (row.secret.hex(), row.seed.hex()):
        assert hidden not in start
    sql(desk, "UPDATE games SET secret = NULL WHERE id = ?", game_id)
    assert tells(text_of(await post(desk, game_id, "start")), "post-start-dice", hash=fingerprint)
    assert "Dice" not in text_of(lobby_reply(words(), await desk.lobby.view(game_id)).view())


async def test_the_end_tells_who_won_and_why_and_offers_what_can_be_looked_at(desk: Desk) -> None:
    game_id = await played(desk)
    row = await desk.host.game(game_id)
    message = await sent(desk, game_id, "end")
    end = message.view
    assert limits.broken({"components": end.to_components()}, []) == []
    assert row.secret is not None and text_of(end).splitlines()[-1] == say("post-end-dice", secret=row.secret.hex())
    assert pressed_by(end) == [say("button-rematch"), say("button-history"), say("button-analysis")]
    assert [one.id for one in message.mentions.users] == [ADA] and text_of(end).count(f"<@{ADA}>") == 1
    assert not message.silent
    result = game_words("marco_polo").result(words(), final_standings(row), ("Ada", "House 0"))
    assert tells(text_of(end), "post-end", id=game_id, rounds=5, result=result)
    turns = [int(number) for number in re.findall(r"\*\*Turn (\d+) · .+\*\* · ", text_of(end))]
    assert turns == sorted(turns) and 1 <= len(turns) <= 3
    assert [file.filename for file in message.files] == ["end.webp", *(f"turn-{turn}.webp" for turn in turns)]
    assert all(file.description for file in message.files)
    history = await looking.history(desk.host, game_id)
    assert history.marks[-1].standings == final_standings(row) and len(history.marks) > 20
    decided = ahead_for_good(history.marks)
    assert ("A flag at" in str(message.files[0].description)) == (decided is not None)
    reader = Reader(desk, ADA, guild=1, channel=row.channel_id or 0)
    await reader.press("race", game_id)
    assert set(reader.files) == {"race.webp"}
    reader = Reader(desk, STRANGER, guild=1, channel=row.channel_id or 0, sees=(row.channel_id or 0,))
    text = await reader.press("replay", game_id)
    assert set(reader.files) == {f"replay-{game_id}.json", "check_replay.py"} and f"#{game_id}" in text
    content = json.loads(reader.files[f"replay-{game_id}.json"])
    assert (content["game"], content["secret"]) == (game_id, row.secret.hex())
    assert reader.files["check_replay.py"] == CHECK_SCRIPT.read_bytes()
    assert not tells(text_of(end), "post-end-given-up")
    sql(desk, "UPDATE seats SET player = 'rookie' WHERE game_id = ? AND user_id = ?", game_id, ADA)
    desk.restart()
    assert tells(text_of(await post(desk, game_id, "end")), "post-end-given-up", count=1, who="Ada")
    sql(desk, "UPDATE games SET secret = NULL WHERE id = ?", game_id)
    seed = (row.seed or b"").hex()
    assert tells(text_of(await post(desk, game_id, "end")), "post-end-dice", secret=seed)


async def test_the_file_is_for_those_who_may_see_the_game_and_for_games_that_are_over(desk: Desk) -> None:
    private = await played(desk, private=True)
    elsewhere = Reader(desk, STRANGER, guild=1, channel=7, sees=(7,))
    assert tells(await elsewhere.press("replay", private), "refusal-unknown-game") and not elsewhere.files
    own = Reader(desk, ADA, guild=None, channel=7)
    await own.press("replay", private)
    assert own.files
    running = await desk.begin("istanbul", ADA, BEN)
    reader = Reader(desk, ADA, guild=1, channel=7)
    assert tells(await reader.press("replay", running), "refusal-not-over") and not reader.files
    garble(desk, private, "packed_logs")
    assert tells(await reader.press("replay", private), "refusal-no-replay") and not reader.files


async def test_a_file_is_had_by_the_number_of_its_game_wherever_it_may_be_seen(desk: Desk) -> None:
    """Also where another game has begun in the channel since, or waits in a lobby."""
    finished, channel = await played(desk), 0
    channel = (await desk.host.game(finished)).channel_id or 0
    closed = await desk.begin("istanbul", ADA, BEN)
    sql(desk, "UPDATE games SET status = 'cancelled' WHERE id = ?", closed)
    for game_id, message in ((finished, "game-exported"), (closed, "game-exported-seen")):
        for typed in (game_id, f"#{game_id}"):
            reader = exporting(desk, ADA, guild=None, channel=7)
            assert tells(await reader.run("table export", game=typed), message, id=game_id)
            (name,) = reader.files
            assert name == f"game-{game_id}.json"
            assert ("seed" in json.loads(reader.files[name])) is (game_id == finished)
    elsewhere = exporting(desk, STRANGER, guild=2, channel=7)
    assert tells(await elsewhere.run("table export", game=finished), "refusal-unknown-game") and not elsewhere.files
    here = exporting(desk, STRANGER, guild=1, channel=channel, sees=(channel,))
    assert tells(await here.run("table export"), "game-exported", id=finished) and here.files


def exporting(desk: Desk, person: int, **where: Any) -> Reader:
    reader = Reader(desk, person, **where)
    reader.interaction.client.is_owner = AsyncMock(return_value=False)
    return reader


async def test_a_replay_file_is_opened_as_the_game_s_own_file_is(desk: Desk) -> None:
    game_id = await played(desk)
    reader = exporting(desk, ADA, guild=1, channel=7)
    await reader.press("replay", game_id)
    replay = reader.files[f"replay-{game_id}.json"]
    await reader.run("table export", game=game_id)
    own = reader.files[f"game-{game_id}.json"]
    older = json.dumps({name: part for name, part in json.loads(replay).items() if name != "file"}).encode()
    for content, message in (
        (replay, "game-imported"),
        (own, "game-imported"),
        (older, "refusal-import-replay-old"),
        (replay[: len(replay) // 2], "refusal-import-damaged"),
    ):
        file = SimpleNamespace(size=len(content), read=AsyncMock(return_value=content))
        assert tells(await reader.run("results import", file=file), message)
    (opened,) = await desk.database.games.imported_by(ADA)  # both are the same game
    before, after = [await looking.history(desk.host, one) for one in (game_id, opened.id)]
    assert (before.turns, before.marks) == (after.turns, after.marks)


async def test_history_offers_the_file_of_a_game_that_is_over(desk: Desk) -> None:
    for game_id, offered in ((await played(desk), True), (await desk.begin("istanbul", ADA, BEN), False)):
        reader = Reader(desk, ADA, guild=1, channel=7)
        await reader.run("history", game=game_id)
        assert (say("button-replay") in reader.labels) is offered
        assert (say("button-analysis") in reader.labels) is offered


async def test_what_decided_a_game_is_told_of_one_that_has_just_ended(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "FIRST", 1)
    monkeypatch.setattr(decided, "MOST_CHECKED", 1)
    game_id = await played(desk)
    assert say("button-analysis") in pressed_by(await post(desk, game_id, "end"))
    told = await Reader(desk, ADA, guild=1, channel=7).press("analysis", game_id)
    result = game_words("marco_polo").result(words(), final_standings(await desk.host.game(game_id)), NAMES)
    assert result in told and tells(told, "analysis-praise")


async def test_verify_says_what_it_made_again_and_what_that_proves(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN, message=MESSAGE)
    row = await desk.host.game(game_id)
    reader = Reader(desk, ADA, guild=1, channel=row.channel_id or 0)
    count = sum(len(one.outcomes) for one in await desk.log(game_id))
    text = await reader.run("table verify")
    fingerprint = await desk.host.fingerprint(game_id)
    assert tells(text, "verify-good", outcomes=count) and tells(text, "verify-mixed", hash=fingerprint)
    assert row.secret is not None and row.secret.hex() not in text
    sql(desk, "UPDATE games SET first_message_id = 5 WHERE id = ?", game_id)
    reader = Reader(desk, ADA, guild=1, channel=row.channel_id or 0)
    assert tells(await reader.run("table verify"), "verify-bad-seed", id=game_id)
    await forget_person(desk.host, BEN)
    assert tells(await reader.run("table verify"), "verify-departed")


async def test_verify_names_a_deck_that_was_not_in_order_before_it_was_shuffled(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as cheating:
        stack_decks(cheating, "istanbul")
        game_id = await desk.begin("istanbul", ADA, BEN)
    row = await desk.host.game(game_id)
    text = await Reader(desk, ADA, guild=1, channel=row.channel_id or 0).run("table verify")
    assert tells(text, "verify-bad-deck", deck="bonus")


async def test_verify_names_the_row_that_the_seed_does_not_give(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as cheating:
        cheating.setattr("engine.core.dice.outcome", lambda seed, number, among: 0)
        game_id = await desk.begin("istanbul", ADA, BEN)
    row = await desk.host.game(game_id)
    text = await Reader(desk, ADA, guild=1, channel=row.channel_id or 0).run("table verify")
    assert tells(text, "verify-bad-chance", row=1)
