"""What is typed with /play means an option where it can only mean that one."""

from typing import Any

import pytest

from cogs.panel.typed import completed
from cogs.turn.play import complete_choice
from engine.core.decision import Decision
from host.turn import press
from tests.host.desk import ADA, BEN, Desk
from tests.scenarios.istanbul.given import start
from tests.support.dealt.laid_out import begin_as
from tests.support.reader import Reader
from tests.support.sentences import tells
from words.shapes import Label
from words.speech import words


class Typing:
    """Ada at a table of Istanbul whose turn it is, and what she types."""

    def __init__(self, desk: Desk, game_id: str, channel: int) -> None:
        self.desk, self.game_id = desk, game_id
        self.reader = Reader(desk, ADA, guild=1, channel=channel)

    async def play(self, typed: str) -> str:
        self.reader.interaction.id = self.desk.interaction()
        return await self.reader.run("play", choice=typed)

    async def listed(self, typed: str) -> list[str]:
        return [one.value for one in await complete_choice(self.reader.interaction, typed)]

    async def shown(self, typed: str) -> list[str]:
        return [one.name for one in await complete_choice(self.reader.interaction, typed)]

    async def decision(self) -> Decision:
        return (await self.desk.host.table(self.game_id)).position.decision(0)

    async def chose(self) -> list[str]:
        """Her choices of this turn, but those that followed by themselves."""
        rows = await self.desk.log(self.game_id)
        return [row.notation for row in rows if row.kind == "choice" and row.actor_id == ADA]


async def typing(desk: Desk, monkeypatch: pytest.MonkeyPatch, **given: Any) -> Typing:
    begin_as(monkeypatch, start({"seats": 2, **given}))
    game_id = await desk.begin("istanbul", ADA, BEN)
    return Typing(desk, game_id, (await desk.host.game(game_id)).channel_id or 0)


async def test_all_that_is_listed_is_accepted_as_it_is_listed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    for at, notation in enumerate((await (await typing(desk, monkeypatch)).listed("")) * 2):
        ada = await typing(desk, monkeypatch)
        values, names = await ada.listed(""), await ada.shown("")
        written = names[values.index(notation)] if at < len(values) else notation.upper()
        await ada.play(f" {written} ")
        assert (await ada.chose())[:1] == [notation], written


@pytest.mark.parametrize("typed", ["fabr", "FABRIC ware", "2", "wareh fab"])
async def test_a_name_that_one_option_begins_with_is_chosen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    ada = await typing(desk, monkeypatch)
    assert "move 2" in (await ada.decision()).options
    await ada.play(typed)
    assert await ada.chose() == ["move 2"]
    await press.undo(desk.host, ada.game_id, ADA, interaction_id=desk.interaction())


async def test_several_are_asked_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await typing(desk, monkeypatch)
    assert tells(await ada.play("wareh"), "typed-possible") and await ada.chose() == []


async def test_what_cannot_be_undone_is_asked_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await typing(desk, monkeypatch)
    await ada.play("fabric")
    while "end" not in (await ada.decision()).options:
        await ada.play(next(iter((await ada.decision()).options)))
    before = await ada.chose()
    assert tells(await ada.play("finish"), "typed-final", notation="end") and await ada.chose() == before
    await ada.play("Finish turn")
    assert (await ada.chose())[-1] == "end"


async def test_a_number_means_a_place_first(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await typing(desk, monkeypatch)
    assert (await ada.listed("2"))[0] == "move 2" and len(await ada.listed("2")) > 1  # of which others bring two
    assert tells(await ada.play("13"), "istanbul/refusal-too-far") and await ada.chose() == []


async def test_a_place_out_of_reach_is_meant_though_others_begin_with_its_number(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await typing(desk, monkeypatch, red={"at": 10})
    offered = (await ada.decision()).options
    assert "move 1" not in offered and {"move 11", "move 12"} <= set(offered)
    assert tells(await ada.play("1"), "istanbul/refusal-too-far") and await ada.chose() == []


def test_what_bears_a_number_is_listed_before_what_begins_with_it() -> None:
    labels = {"sell 20": Label("20 lira"), "move 2": Label("2 Fabric Warehouse")}
    assert [*completed(words(), [labels], "2")] == ["move 2", "sell 20"]


async def test_no_option_is_listed_that_only_speaks_of_a_place_out_of_reach(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await typing(desk, monkeypatch, red={"at": 8, "family": 15})
    assert "15" in (await ada.shown("police"))[0] and "move 15" not in (await ada.decision()).options
    assert await ada.listed("15") == [] and await ada.listed("1") != []


@pytest.mark.parametrize("typed", ["fabrik", "warehuose", "spcie"])
async def test_completion_forgives_slips(desk: Desk, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    ada = await typing(desk, monkeypatch)
    listed = await ada.listed(typed)
    assert listed and set(listed) <= set((await ada.decision()).options)
    assert tells(await ada.play(typed), "typed-possible") and await ada.chose() == []


def test_the_english_name_of_an_option_finds_it_in_every_language() -> None:
    own = {"move 2": Label("2 Sklad látek"), "move 7": Label("7 Kašna")}
    english = {"move 2": Label("2 Fabric Warehouse"), "move 7": Label("7 Fountain")}
    for typed, notation in (("latek", "move 2"), ("fabric", "move 2"), ("kasna", "move 7"), ("fountian", "move 7")):
        assert [*completed(words("cs"), [own, english], typed)] == [notation]
        assert "Fabric" not in completed(words("cs"), [own, english], typed)[notation]


@pytest.mark.parametrize("typed", ["склад ткан", "fabric", "2 fabric warehouse", "СКЛАД ТКАНЕЙ"])
async def test_a_reader_of_russian_types_either_name(desk: Desk, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    ada = await typing(desk, monkeypatch)
    ada.reader.interaction.locale = "ru"
    assert "move 2" in await ada.listed(typed)
    await ada.play(typed)
    assert (await ada.chose())[:1] == ["move 2"]
