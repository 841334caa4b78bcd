"""The history by its controls: any turn by what happened, filters, pages of the menu, what was hidden after the end."""

import re
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord

from cogs.framework.routes import Pressed
from cogs.history.page import page, press_hands
from cogs.history.turns import REST, VALUE, place_of, steps_of
from cogs.history.watch import SINCE_MY_TURN, press_watch
from engine import players
from engine.istanbul.ids import face_of
from host.finished.game_file import FORMAT
from host.finished.importing import MOST_BYTES
from host.table.history import contested_turns, turns_that_scored
from host.turn import looking
from tests.host.desk import ADA, BEN, Desk
from tests.support import limits
from tests.support.played import to_the_end
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from words.istanbul import terms
from words.speech import words


async def played(desk: Desk) -> str:
    """A game of Istanbul to its end."""
    game_id = await desk.begin("istanbul", ADA, houses=1, player="rookie")
    await to_the_end(desk, game_id)
    return game_id


async def test_a_file_that_is_nested_padded_or_too_long_is_refused_in_words(desk: Desk) -> None:
    reader = Reader(desk, ADA, guild=1, channel=7)
    head = f'{{"format": "{FORMAT}", "version": 2, "more": '
    for content, message in (
        (head + "[" * 900 + "]" * 900 + "}", "refusal-import-damaged"),
        (head + "[" * 200_000, "refusal-import-damaged"),
        (head + '"' + " " * (MOST_BYTES - 200) + '"}', "refusal-import-damaged"),
        (" " * (MOST_BYTES + 1), "refusal-import-too-large"),
    ):
        file = SimpleNamespace(size=len(content), read=AsyncMock(return_value=content.encode()))
        assert tells(await reader.run("results import", file=file), message)


class Pages:
    """The history of a game as one reader leafs through it."""

    def __init__(self, desk: Desk, game_id: str) -> None:
        self.interaction = Reader(desk, ADA, guild=1, channel=7).interaction
        self.game_id = game_id
        self.parts: list[dict[str, Any]] = []
        self.pictures: list[str] = []

    async def press(self, rest: str, *values: str) -> str:
        """The headline of the page to which a button, or a menu with a value, leads."""
        assert re.fullmatch(REST, rest) and all(re.fullmatch(VALUE, value) for value in values)
        reply = await page(self.interaction, self.game_id, place_of(Pressed(self.game_id, rest, values)))
        drawn = await reply.all_drawn()
        self.pictures = [picture.name for picture in drawn]
        components = reply.view(drawn).to_components()
        assert limits.broken({"components": components}, []) == []
        self.parts = list(limits.components(components))
        return self.parts[0]["content"].split("\n")[0]

    def leads(self, name: str) -> str:
        """The place to which the button or the menu of this name leads; empty where there is none, since it would lead
        nowhere."""
        for part in self.parts:
            found = re.fullmatch(rf"c[vm]:history:\w+:({name}\..*)", part.get("custom_id", ""))
            if found:
                return str(found[1])
        return ""

    def options(self, name: str) -> dict[str, str]:
        part = next(one for one in self.parts if f":{name}." in one.get("custom_id", ""))
        return {option["value"]: option["label"] for option in part["options"]}


async def test_every_turn_can_be_reached_by_what_happened_in_it(desk: Desk) -> None:
    game_id = await played(desk)
    pages = Pages(desk, game_id)
    history = await looking.history(desk.host, game_id)
    last = history.last_number
    assert tells(await pages.press(""), "history-title", turn=last, turns=last)
    assert pages.pictures == ["end.webp", "board.webp", "carts.webp"]
    reached: dict[str, str] = {}
    while True:
        options = pages.options("jump")
        reached |= {value: label for value, label in options.items() if value.isdecimal()}
        earlier = next((value for value, label in options.items() if tells(label, "history-earlier")), None)
        if earlier is None:
            break
        assert tells(await pages.press(pages.leads("jump"), earlier), "history-title", turn=last)
    assert sorted(map(int, reached)) == list(range(1, last + 1))
    scored = turns_that_scored(history)
    assert all(tells(reached[str(number)], "istanbul/event-gained-ruby.part") for number in scored)
    assert tells(await pages.press(pages.leads("jump"), str(scored[0])), "history-title", turn=scored[0])
    assert pages.pictures == ["board.webp", "carts.webp"]
    await only_turns_of_a_filter(pages, scored, last)
    await step_by_step(desk, pages)
    await what_was_hidden_is_shown(desk, pages)


async def test_a_game_without_fights_for_a_place_has_no_filter_of_them(desk: Desk) -> None:
    game_id = await desk.begin("nim", ADA, houses=1, player="rookie")
    await to_the_end(desk, game_id)
    pages = Pages(desk, game_id)
    await pages.press("")
    assert pages.pictures == ["end.webp", "board.webp"]
    assert list(pages.options("only")) == ["all", "score", "seat0", "seat1"]


async def only_turns_of_a_filter(pages: Pages, scored: list[int], last: int) -> None:
    assert tells(await pages.press(f"only.{scored[0] + 1}", "score"), "history-title", turn=scored[1])
    assert [int(value) for value in pages.options("jump")] == scored
    assert tells(await pages.press(pages.leads("next")), "history-title", turn=scored[2])
    assert tells(await pages.press(pages.leads("first")), "history-title", turn=scored[0])
    assert pages.leads("back") == ""
    assert tells(await pages.press(pages.leads("only"), "all"), "history-title", turn=scored[0])
    assert "House" in await pages.press(pages.leads("only"), "seat1")
    assert all("House" in label for label in pages.options("jump").values() if " · " in label)
    assert tells(await pages.press(f"only.{last}", "all"), "history-title", turn=last)
    assert tells(await pages.press(pages.leads("first")), "history-start")


async def step_by_step(desk: Desk, pages: Pages) -> None:
    """Each choice of a turn has its words and its position, which are together those of the turn."""
    history = await looking.history(desk.host, pages.game_id)
    contested = contested_turns(history)
    turn = max((history.turn(number) for number in contested), key=lambda turn: len(steps_of(turn)))
    steps = steps_of(turn)
    assert tells(await pages.press(f"only.{turn.number}", "contest"), "history-title", turn=turn.number)
    assert [int(value) for value in pages.options("jump")] == contested
    assert len(steps) > 2 and pages.leads("stepnext") == ""
    for number in range(len(steps) - 1, 0, -1):
        await pages.press(pages.leads("stepback"))
        told = pages.parts[0]["content"].split("\n")
        title = say("history-step", step=number, steps=len(steps))
        assert title in told and told[-1] not in ("", title)
        assert pages.pictures == ["board.webp", "carts.webp"]
    assert pages.leads("stepback") == ""
    beyond = len(steps) + 1  # as a button leads to a choice that was taken back since
    assert tells(await pages.press(f"stepnext.{turn.number}.all.s{beyond}"), "history-title", turn=turn.number)
    assert say("history-step", step=beyond, steps=len(steps)) not in pages.parts[0]["content"]
    views = [await looking.view_after(desk.host, history, turn.number, step) for step in steps]
    assert views[-1] == turn.steps[-1].view or steps[-1] is not turn.steps[-1]
    assert len({str(view) for view in views}) > 1
    again = await looking.view_after(desk.host, history, turn.number, steps[0])
    assert again != views[-1]


async def what_was_hidden_is_shown(desk: Desk, pages: Pages) -> None:
    """After the first turn at whose end somebody held a card."""
    history = await looking.history(desk.host, pages.game_id)
    for turn in range(1, history.last_number + 1):
        record = await desk.database.games.last_record(pages.game_id, upto=history.turn(turn).last)
        assert record is not None
        cards = [seat["hand"] for seat in record.content["state"]["boundary"]["seats"]]
        if any(cards):
            break
    shown = await press_hands(pages.interaction, Pressed(pages.game_id, str(turn)))
    told = str(shown.parts[0].content)  # type: ignore[attr-defined]
    lines = told.split("\n")[1:]
    assert any(cards) and [bool(hand) for hand in cards] == ["nothing" not in line for line in lines[: len(cards)]]
    next_card = terms.quoted_card(words().about("istanbul"), face_of(record.content["state"]["boundary"]["deck"][-1]))
    assert lines[len(cards)].startswith(say("istanbul/hands-to-come", pile="bonus", cards=next_card))


async def test_behind_a_lobby_the_command_shows_the_game_that_began_last_in_the_channel(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    channel = (await desk.host.game(game_id)).channel_id or 0
    reader = Reader(desk, ADA, guild=1, channel=channel)
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    made = {"guild_id": 1, "organiser_id": BEN, "organiser": "Ben"}
    await desk.lobby.create("istanbul", channel_id=channel, interaction_id=desk.interaction(), **made)
    assert f"#{game_id}" in await reader.run("history")


async def test_hands_stay_hidden_while_a_game_runs(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    reader = Reader(desk, ADA, guild=1, channel=7)
    await reader.press("history", game_id)
    assert say("button-race") in reader.labels and say("button-hands") not in reader.labels
    assert tells(await reader.press("hands", game_id), "refusal-hidden-until-end")


async def test_a_game_can_be_watched_as_soon_as_a_turn_is_over(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    reader = Reader(desk, ADA, guild=1, channel=7)
    await reader.press("history", game_id)
    assert {say("button-watch"), say("button-watch-since")} <= set(reader.labels)
    assert tells(await reader.press("watch", game_id), "watch-nothing-new") and not reader.files
    rng = Random(1)
    while (table := await desk.host.table(game_id)).finished_turns < 4:
        (seat,) = table.position.seats_to_act
        notation = players.choose("rookie", table.position, seat, rng)
        await desk.choose(game_id, table.seats[seat].user_id or 0, notation)
    closed = discord.NotFound(MagicMock(status=404), {"code": 10008})
    reader.interaction.delete_original_response = AsyncMock(side_effect=closed)  # its person did not wait
    assert tells(await reader.press("watch", game_id), "watch-progress", drawn=1, frames=5)
    assert tells([said for said in reader.said if said][-1], "watch-title", first=1, last=4)
    assert set(reader.files) == {f"game-{game_id}.webp"}
    played_last = (await looking.history(desk.host, game_id)).turns[-1].seat
    for seat in table.seats:
        reader = Reader(desk, seat.user_id or 0, guild=1, channel=7)
        await press_watch(reader.interaction, Pressed(game_id, SINCE_MY_TURN))
        played_since = tells(reader.text, "watch-title", first=4, last=4)
        assert played_since is not tells(reader.text, "watch-nothing-new") and played_since is (
            seat.seat != played_last
        )
