"""What a person writes down for themselves about a game."""

import pytest

from engine.core.decision import Refusal
from host.people.private_notes import LONGEST, note_down, notes_of
from tests.host.desk import ADA, BEN, STRANGER, Desk


async def test_notes_are_their_writer_s_alone_and_may_be_changed(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    assert await note_down(desk.database, game_id, ADA, "  Ben keeps cards.\n", 0.0) == "Ben keeps cards."
    await note_down(desk.database, game_id, BEN, "Ada bluffs.", 0.0)
    desk.restart()
    assert await notes_of(desk.database, game_id, ADA) == "Ben keeps cards."
    assert "keeps cards" not in str([await desk.log(game_id), await desk.posts(game_id)])
    await note_down(desk.database, game_id, ADA, "", 0.0)
    assert [await notes_of(desk.database, game_id, one) for one in (ADA, BEN)] == ["", "Ada bluffs."]


async def test_who_has_no_seat_or_writes_too_much_is_refused(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    for work in (notes_of(desk.database, game_id, STRANGER), note_down(desk.database, game_id, STRANGER, "x", 0.0)):
        with pytest.raises(Refusal, match="not_at_table"):
            await work
    with pytest.raises(Refusal, match="notes_too_long"):
        await note_down(desk.database, game_id, ADA, "x" * (LONGEST + 1), 0.0)
