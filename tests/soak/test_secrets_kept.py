"""That a run of any_press notices what an answer tells one person and should not."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from db import Database
from host.lobby import lobby
from host.table.table import Table
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.soak.running import Running
from tests.soak.secrets_kept import SecretsKept, bonus_cards
from tests.support.live.person import EPHEMERAL, Outcome
from words.marco_polo import terms
from words.speech import words


@pytest.fixture
async def desk(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setattr(lobby, "token_bytes", Random(1).randbytes)
    desk = Desk(await Database.open(place))
    yield desk
    await desk.close()


@pytest.fixture
def kept(place: Path | str) -> SecretsKept:
    return SecretsKept(Running(place))


def answer(table: Table, text: str) -> Outcome:
    """One that a single person sees in the table's channel."""
    message = {"id": "1", "channel_id": str(table.row.channel_id), "flags": EPHEMERAL, "content": text}
    message |= {"pinged": [], "components": [], "embeds": []}
    outcome = {"interaction": "2", "status": "answered", "answered_s": 0.1, "modal": None, "choices": None}
    return Outcome({**outcome, "messages": [message]})


async def test_a_bonus_card_is_told_to_its_owner_alone(desk: Desk, kept: SecretsKept) -> None:
    table = await desk.host.table(await desk.begin("istanbul", ADA, BEN))
    (face,) = table.position.view(table.seat_of(BEN)).hand
    assert face not in table.position.view(table.seat_of(ADA)).hand
    says = answer(table, f"In hand: “{bonus_cards()[face][0]}”")
    assert kept.told_to(BEN, says) == []
    for person in (ADA, CHLOE):
        (told,) = kept.told_to(person, says)
        assert told.startswith(face)


async def test_a_goal_card_is_told_to_its_owner_alone(desk: Desk, kept: SecretsKept) -> None:
    table = await desk.host.table(await desk.begin("marco_polo", ADA, BEN))
    goal = table.position.state.seats[table.seat_of(BEN)].goals[0]
    says = answer(table, terms.goal(words().about("marco_polo"), goal))
    assert kept.told_to(BEN, says) == []
    (told,) = kept.told_to(ADA, says)
    assert told.startswith(goal)


async def test_the_seed_is_told_to_nobody(desk: Desk, kept: SecretsKept) -> None:
    table = await desk.host.table(await desk.begin("istanbul", ADA, BEN))
    (told,) = kept.told_to(ADA, answer(table, (table.row.seed or b"").hex()))
    assert told.startswith(f"seed of {table.row.id}")
