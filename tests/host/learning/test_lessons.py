"""A lesson: one a person, told by its file, seen by nobody else, counted nowhere, and gone when it is closed."""

import pytest
from sqlalchemy import func, select

from db import Change, schema
from engine.core.decision import Refusal
from host.access import Visitor, may_see
from host.finished.proof import verify
from host.learning import taking
from host.learning.taking import LASTS_S
from host.lessons.lesson import LESSONS, Lesson
from host.lessons.progress import MARK
from host.seats.leaving import forget_person
from host.sleeper import Sleeper
from host.turn import looking, press
from host.upkeep.upkeep import after_start
from tests.host.desk import ADA, BEN, Desk
from tests.support.hand_clock import HandClock

BASE = "istanbul"
LESSON = LESSONS[BASE]


async def begin(desk: Desk, person: int = ADA, name: str = BASE) -> str:
    row = await taking.begin(desk.host, name, person, "Ada", ["Kemal", "Leyla", "Orhan"])
    await desk.host.houses.settled(row.id)
    return row.id


async def follow(desk: Desk, game_id: str, until: str | None = None) -> looking.Panel:
    """The learner chooses what is meant, until `until` is meant, or nothing any more."""
    panel = await looking.panel(desk.host, game_id, ADA)
    while panel.meant not in (None, until):
        panel = await desk.choose(game_id, ADA, panel.meant)
    return panel


async def stored(desk: Desk, game_id: str) -> dict[str, int]:
    """In which tables rows of the game are, and how many."""
    found = {}
    for table in schema.metadata.sorted_tables:
        column = table.c.id if table.name == "games" else table.c.get("game_id")
        if column is not None:
            count = await desk.database.games._reader.value(select(func.count()).where(column == game_id))
            found |= {table.name: count} if count else {}
    return found


async def test_a_lesson_is_told_to_its_end_and_then_played_freely(desk: Desk) -> None:
    game_id = await begin(desk)
    desk.restart()  # nothing of it is in memory alone
    panel = await follow(desk, game_id)
    assert panel.progress is not None and panel.progress.over and panel.meant is None
    free = next(iter(panel.decision.options)) if panel.decision else ""
    assert panel.taught
    panel = await desk.choose(game_id, ADA, free)
    assert panel.progress is not None and panel.progress.over and not panel.progress.astray and not panel.taught
    assert await desk.posts(game_id) == []
    assert (await verify(desk.database, await desk.host.game(game_id))).good


async def test_another_choice_leads_astray_and_back_again(desk: Desk) -> None:
    game_id = await begin(desk)
    with pytest.raises(Refusal) as refused:
        await taking.go_back(desk.host, game_id, ADA, interaction_id=desk.interaction())
    assert refused.value.code == "nothing_to_undo"
    panel = await follow(desk, game_id, "end")
    before = panel.progress
    panel = await desk.choose(game_id, ADA, "play gain-good", "gain fruit", "end")
    assert panel.progress is not None and panel.progress.astray and panel.meant is None and not panel.taught
    assert panel.progress.strayed == 3
    assert panel.decision is not None and not panel.table.open_rows  # the others have moved meanwhile
    await taking.go_back(desk.host, game_id, ADA, interaction_id=desk.interaction())
    panel = await looking.panel(desk.host, game_id, ADA)
    assert panel.progress == before and panel.meant == "end"
    panel = await follow(desk, game_id)
    assert panel.progress is not None and panel.progress.over


async def test_a_bonus_card_may_be_played_earlier_in_the_turn_than_it_is_told(desk: Desk) -> None:
    game_id = await begin(desk)
    panel = await follow(desk, game_id, "move 11")
    panel = await desk.choose(game_id, ADA, "play gain-good")
    assert panel.progress is not None and not panel.progress.astray and panel.progress.step is not None
    assert (panel.meant, panel.progress.step.say) == ("gain fruit", "card")
    panel = await desk.choose(game_id, ADA, "gain fruit")
    assert panel.meant == "move 11"
    panel = await follow(desk, game_id)
    assert panel.progress is not None and panel.progress.over and not panel.progress.astray


async def test_a_choice_that_is_undone_leads_back_by_itself(desk: Desk) -> None:
    game_id = await begin(desk)
    panel = await desk.choose(game_id, ADA, "move 2")
    assert panel.progress is not None and panel.progress.astray
    panel = await press.undo(desk.host, game_id, ADA, everything=True, interaction_id=desk.interaction())
    assert panel.meant == "move 3"


async def test_a_person_has_one_lesson_which_goes_on_until_another_begins(desk: Desk) -> None:
    first = await begin(desk)
    assert await begin(desk) == first
    assert await begin(desk, BEN) != first
    with pytest.raises(Refusal) as refused:
        await begin(desk, ADA, "chess")
    assert refused.value.code == "unknown_lesson"
    assert (await desk.host.game(first)).lesson == BASE
    row = await desk.host.game(first)
    assert not taking.is_outdated(row)
    change = Change(first)
    change.update_game(row.seq, status="finished")
    await desk.database.write(change)
    again = await begin(desk)  # it was played to its end
    assert again != first and await stored(desk, first) == {}
    assert await taking.leave(desk.host, ADA) and await stored(desk, again) == {}
    assert not await taking.leave(desk.host, ADA)
    with pytest.raises(Refusal) as refused:
        await desk.choose(first, ADA, "move 3")
    assert refused.value.code == "unknown_game"


async def test_a_lesson_stands_in_no_list_and_counts_nowhere(desk: Desk) -> None:
    game_id = await begin(desk)
    games, row = desk.database.games, await desk.host.game(game_id)
    assert (
        await games.of_user(ADA) == await games.begun(user_id=ADA, limit=9) == await games.with_status("running") == []
    )
    assert await games.counts() == {} and await games.last_played(ADA, LESSON.game) is None
    assert (row.channel_id, row.guild_id, row.private) == (None, None, True)

    async def sees_channel() -> bool:
        return True

    assert await may_see(desk.host, row, Visitor(ADA, 1, False), sees_channel)
    assert not await may_see(desk.host, row, Visitor(BEN, None, True), sees_channel)
    timers = [timer.kind for timer in await desk.database.timers.of_game(game_id)]
    await desk.choose(game_id, ADA, "move 3")
    await after_start(desk.host)
    assert timers == ["lesson"] == [timer.kind for timer in await desk.database.timers.of_game(game_id)]


async def test_a_lesson_is_closed_a_week_after_its_last_choice(desk: Desk) -> None:
    desk.clock = clock = HandClock()
    desk.restart()
    sleeper, game_id = Sleeper(desk.host), await begin(desk)
    clock.pass_time(LASTS_S - 1)
    await sleeper.do_what_is_due()
    await desk.choose(game_id, ADA, "move 3")
    clock.pass_time(LASTS_S - 1)
    await sleeper.do_what_is_due()
    assert (await desk.host.game(game_id)).lesson == BASE
    clock.pass_time(1)
    await sleeper.do_what_is_due()
    assert await stored(desk, game_id) == {}
    assert await desk.database.games.lesson_of(ADA) is None


async def test_a_lesson_of_an_older_version_is_told_no_more_and_begins_anew(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await begin(desk)
    changed = Lesson.model_validate({**LESSON.model_dump(), "steps": LESSON.steps[:3]})
    monkeypatch.setitem(LESSONS, BASE, changed)
    row = await desk.host.game(game_id)
    assert taking.is_outdated(row) and row.options[MARK] == LESSON.mark != changed.mark
    assert (await looking.panel(desk.host, game_id, ADA)).progress is None
    again = await begin(desk)
    assert again != game_id and await stored(desk, game_id) == {}


async def test_who_is_forgotten_leaves_their_lesson(desk: Desk) -> None:
    game_id = await begin(desk)
    await taking.note_done(desk.host, ADA, BASE)
    await taking.note_done(desk.host, ADA, BASE)
    assert (await desk.host.people.settings(ADA))["lessons"] == [BASE]
    assert await forget_person(desk.host, ADA) == 0
    assert await stored(desk, game_id) == {}
