"""Finished games of a server: found by player, game and option, page by page, each opened by a press."""

import re
from types import SimpleNamespace

import pytest

from cogs.framework.routes import ROUTES, Pressed
from cogs.lists import finished
from cogs.lists.finished import Search, complete_option, found_by, listed
from db import Change
from host.lobby.game_options import set_options
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support import limits
from tests.support.reader import Reader
from tests.support.sentences import say, tells


async def ended(desk: Desk, game: str, *people: int, at: float, **options: str) -> str:
    """A game that counts as over, whatever its position."""
    view = await desk.open(game, *people)
    game_id = view.row.id
    if options:
        await set_options(desk.lobby, game_id, people[0], False, options, interaction_id=desk.interaction())
    await desk.lobby.start(game_id, people[0], False, interaction_id=desk.interaction())
    row = await desk.host.game(game_id)
    standings = [[5, seat] + [0, 0] * (game == "istanbul") for seat in range(len(people))]
    change = Change(game_id)
    change.update_game(row.seq, status="finished", ended=at, result={"winners": [1], "standings": standings})
    await desk.database.write(change)
    desk.host.forget(game_id)
    return game_id


async def test_games_are_found_by_player_game_and_option_and_opened(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await ended(desk, "istanbul", ADA, BEN, at=1.0)
    second = await ended(desk, "istanbul", ADA, CHLOE, at=2.0, layout="long")
    third = await ended(desk, "marco_polo", ADA, BEN, at=3.0)
    reader = Reader(desk, ADA, guild=1, channel=7)

    async def found(**search: str) -> list[str]:
        return [game.id for game in (await found_by(reader.interaction, Search(**search)))[0]]

    assert await found() == [third, second, first]
    assert await found(person=str(BEN)) == [third, first]
    assert await found(game="istanbul", option="layout=long") == [second]
    assert await found(after=second) == [first]
    ben, nobody = SimpleNamespace(id=BEN), SimpleNamespace(id=9)
    told = await reader.run("results finished", person=ben, game="istanbul")
    assert f"#{first}" in told and f"#{second}" not in told and tells(told, "istanbul/result-lira", name="Ben", count=5)
    assert tells(await reader.run("results finished", game="istanbul", person=nobody), "games-finished-not-found")
    assert f"#{third}" in await reader.run("results finished", until="today")
    assert reader.files.keys() == {f"{third}.webp", f"{second}.webp", f"{first}.webp"}
    assert tells(await reader.run("results finished", until="1969-07-20"), "games-finished-not-found")
    assert tells(await reader.run("results finished", until="Freitag"), "refusal-unclear-past-day", typed="Freitag")
    assert tells(await reader.run("results finished", option="nonsense"), "refusal-no-such-search", value="nonsense")
    reader.interaction.namespace.game = "istanbul"
    offered = [choice.value for choice in await complete_option(reader.interaction, "long")]
    assert "layout=long" in offered and not any("characters" in value for value in offered)

    monkeypatch.setattr(finished, "SHOWN", 1)
    longest = Search(str(2**63), "marco_polo", "city-bonuses=lettered", "z" * 16)
    assert len(f"cv:finished::{longest.rest}") <= 100
    assert await leaf(reader, Search()) == [third, second, first]
    await ROUTES["finished-game"].handler(reader.interaction, Pressed("", "", (second,)))
    assert f"#{second}" in reader.text


async def leaf(reader: Reader, search: Search) -> list[str]:
    """The games on all pages, one after the other."""
    seen = []
    while True:
        components = (await listed(reader.interaction, search)).view().to_components()
        assert limits.broken({"components": components}, []) == []
        parts = list(limits.components(components))
        seen += re.findall(r"#(\w+)", parts[0]["content"])
        older = next((part for part in parts if part.get("label") == say("button-earlier")), None)
        if older is None:
            return seen
        search = Search(*older["custom_id"].removeprefix("cv:finished::").split("."))
