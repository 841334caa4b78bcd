"""Drawing takes longer than an answer may: controls are answered at once, and sent again whole with the picture."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.support.live.bot import BotProcess
from tests.support.live.forked import ForkedBot
from tests.support.live.person import Person, Sight
from tests.support.live.player import Player, Table, offered
from tests.support.live.sandbox import SandboxProcess

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

SLOW_S = "0.8"  # with words alone an answer is not whole in time
WITHIN_S = 60


class Pencil:
    """Makes the bot's drawing slow and quick again."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "slow"

    def slow(self) -> None:
        self._file.write_text(SLOW_S)

    def quick(self) -> None:
        self._file.unlink(missing_ok=True)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_bot(
    shared_sandbox: SandboxProcess, tmp_path_factory: pytest.TempPathFactory, arranged: dict[str, Any]
) -> AsyncIterator[BotProcess]:
    bot = ForkedBot(shared_sandbox, tmp_path_factory.mktemp("bot"), **arranged | {"ARRANGED_PENCIL": "slow"})
    await bot.start()
    yield bot
    await bot.stop()


@pytest.fixture
def table(shared_table: Table) -> Table:
    """Not begun; its bot draws with the slow pencil."""
    return shared_table


@pytest.fixture
def pencil(table: Table) -> Iterator[Pencil]:
    pencil = Pencil(table.bot.log_file.parent)
    yield pencil
    pencil.quick()


def with_controls(seen: list[Sight]) -> list[Sight]:
    return [sight for sight in seen if sight.buttons or sight.selects]


async def private(person: Person) -> list[Sight]:
    """The person's private messages that have controls or pictures; a lobby's copy has neither."""
    seen = await person.ephemerals()
    return [sight for sight in seen if sight.pictures or with_controls([sight])]


async def settled(person: Person) -> Sight:
    """The person's one private message once the bot is done: it has controls and its picture."""
    seen: list[Sight] = []
    try:
        async with asyncio.timeout(WITHIN_S):
            while [bool(sight.pictures) for sight in seen] != [True]:
                await asyncio.sleep(0.05)
                seen = await private(person)
    except TimeoutError:
        pytest.fail(f"it stays at {seen}")
    assert with_controls(seen) == seen
    return seen[0]


async def sent_again_with_its_picture(player: Player, answered: Sight) -> None:
    """The answer is the live panel in words; the panel is sent again with its picture, and the answer goes."""
    assert with_controls([answered]) and not answered.pictures
    player.panel = await settled(player.person)
    assert player.panel.id != answered.id


async def press(player: Player, start: str = "") -> Sight:
    """Chooses the first option that starts so; the message that is the answer."""
    assert player.panel is not None
    chosen = await player.press(next(notation for notation in offered(player.panel) if notation.startswith(start)))
    return chosen.messages[0]


async def test_a_turn_has_one_panel_and_one_picture_after_each_press(table: Table, pencil: Pencil) -> None:
    player = await table.opened()
    pencil.slow()
    for _ in range(2):
        await sent_again_with_its_picture(player, await press(player, "move "))
        undone = await player.person.press(player.panel, "Undo")
        await sent_again_with_its_picture(player, undone.messages[0])
    pressed = player.panel
    pencil.quick()
    await press(player)
    assert pressed is not None and (await settled(player.person)).id == pressed.id


async def test_a_panel_opened_while_drawing_is_slow(table: Table, pencil: Pencil) -> None:
    player = await table.opened()
    first = player.panel
    pencil.slow()
    await press(player, "move ")
    for _ in range(2):
        opening = await player.person.slash("/turn")
        await sent_again_with_its_picture(player, opening.messages[0])
    assert first is not None and player.panel.id != first.id
    pencil.quick()
    await player.person.slash("/turn")
    assert offered(await settled(player.person))


async def test_a_panel_whose_token_has_ended_says_that_it_is_old(table: Table) -> None:
    player = await table.opened()
    older, rows = await settled(player.person), len(table.ledger.log())
    await table.bot.sandbox.fault("DELETE .*/webhooks/", kind="status", status=401)  # as when the token has ended
    newer = (await player.person.slash("/turn")).messages[0]
    async with asyncio.timeout(WITHIN_S):
        while "was not deleted" not in table.bot.log:  # noqa: ASYNC110 another process writes
            await asyncio.sleep(0.05)
    assert [sight.id for sight in with_controls(await private(player.person))] == [older.id, newer.id]
    player.panel = older
    told = await press(player, "move ")
    assert told.id == older.id and told.tells("screen-old", kind="panel") and not with_controls([told])
    assert len(table.ledger.log()) == rows
    player.panel = newer
    await press(player, "move ")
    assert len(table.ledger.log()) > rows


async def test_pages_of_the_history_come_in_one_piece(table: Table, pencil: Pencil) -> None:
    player = await table.opened()
    number = table.ledger.position().state.turn
    while table.ledger.position().state.turn == number:
        await table.act(player, table.ledger.position())
    reader = next(person for person in table.people if person is not player.person)
    pencil.slow()
    page = (await reader.slash("/history")).messages[0]
    for button in ("First", "Next turn", "Log"):
        shown = await settled(reader)
        assert shown.id != page.id
        page = shown
        await reader.press(shown, button)
    pencil.quick()
    (log,) = with_controls(await private(reader))
    assert log.id == page.id and not log.pictures
    await reader.press(log, "History")
    assert (await settled(reader)).id == log.id
