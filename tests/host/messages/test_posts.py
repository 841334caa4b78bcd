"""What the channel is owed after each press, and the story that is told there."""

from random import Random

import pytest

from engine.core.decision import Refusal
from host import Host
from host.table.table import PRESENT_S
from host.turn import looking
from host.upkeep.upkeep import after_start
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.scenarios.istanbul.given import start
from tests.support.dealt.laid_out import begin_as
from tests.support.hand_clock import HandClock
from tests.support.played import after_bids, play, the_same_after_a_restart


async def test_a_start_owes_the_opening_and_a_prompt_for_each_who_must_act(desk: Desk) -> None:
    game_id = await desk.begin()
    assert [(post.kind, post.payload) for post in await desk.posts(game_id)] == [
        ("start", {}),
        ("prompt", {"seat": 0, "since": 1}),
        ("prompt", {"seat": 1, "since": 1}),
    ]
    assert desk.posts_owed == 3  # a list of open tables may show the lobby, and who joined it; then the start


async def test_an_answer_owes_the_end_of_its_prompt_alone(desk: Desk) -> None:
    game_id = await desk.begin()
    await desk.choose(game_id, BEN, "bid 0")
    assert await desk.kinds(game_id, after=1) == ["unprompt", "turn"]
    assert (await desk.posts(game_id))[3].payload == {"seat": 1}


async def test_composing_owes_nothing_and_the_end_of_a_turn_one_post(desk: Desk) -> None:
    game_id = await after_bids(desk)
    told, before = desk.posts_owed, len(await desk.posts(game_id))
    await desk.choose(game_id, ADA, "go on", "roll")
    await desk.choose(game_id, ADA, "stop")
    assert (desk.posts_owed, len(await desk.posts(game_id))) == (told, before)
    await desk.choose(game_id, ADA, "end")
    owed = [(post.kind, post.payload) for post in (await desk.posts(game_id))[before:]]
    assert owed == [
        ("unprompt", {"seat": 0}),
        ("turn", {"first": 4, "last": 8}),
        ("prompt", {"seat": 0, "since": 8, "quiet": True}),
        ("prompt", {"seat": 1, "since": 8, "quiet": True}),
    ]
    assert desk.posts_owed == told + 1


async def test_who_acted_within_the_last_minute_is_not_pinged(desk: Desk) -> None:
    desk.clock = clock = HandClock()
    desk.restart()
    game_id = await after_bids(desk)
    clock.pass_time(PRESENT_S)
    desk.restart()  # what is known of the bids is read from the log
    await desk.choose(game_id, ADA, "go on", "roll", "stop", "end")
    asked = {post.payload["seat"]: post.payload for post in (await desk.posts(game_id))[-2:]}
    assert "quiet" in asked[0] and "quiet" not in asked[1]


async def test_every_published_row_is_told_once(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN, CHLOE)
    await play(desk, game_id, (ADA, BEN, CHLOE))
    stories = [post.payload for post in await desk.posts(game_id) if post.kind in ("turn", "step")]
    assert [story["first"] for story in stories] == [2, *(story["last"] + 1 for story in stories[:-1])]
    assert stories[-1]["last"] == (await desk.log(game_id))[-1].seq
    assert [post.kind for post in await desk.posts(game_id)][-1] == "end"


async def test_what_happened_since_a_turn_is_the_same_from_memory_and_from_the_latest_records(desk: Desk) -> None:
    game_id, people = await desk.begin("toy", ADA, BEN, CHLOE), (ADA, BEN, CHLOE)
    seen = 0
    while not (table := await desk.host.table(game_id)).over:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, people[seat], next(iter(table.position.decision(seat).options)))
        await looking.history(desk.host, game_id)
        fresh = Host(desk.database)
        for seat in range(3):
            told = [turn.events for turn in await looking.turns_since(desk.host, game_id, seat)]
            assert [turn.events for turn in await looking.turns_since(fresh, game_id, seat)] == told
            seen += len(told)
    assert seen


async def test_a_panel_reads_nothing_of_the_turn_that_has_just_ended(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, people, told = await desk.begin("toy", ADA, BEN, CHLOE), (ADA, BEN, CHLOE), 0
    read = desk.database.games.latest_records
    while not (table := await desk.host.table(game_id)).over:
        seat, before = table.position.seats_to_act[0], table.recorded
        if before > 1:
            monkeypatch.setattr(desk.database.games, "latest_records", None)
        panel = await desk.choose(game_id, people[seat], next(iter(table.position.decision(seat).options)))
        monkeypatch.setattr(desk.database.games, "latest_records", read)
        fresh = await looking.panel(Host(desk.database), game_id, people[seat])
        assert panel.events == fresh.events
        told += panel.table.recorded > before and bool(panel.events)
    assert told > 2


async def test_prompts_and_their_ends_come_in_pairs(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN, CHLOE)
    await play(desk, game_id, (ADA, BEN, CHLOE), seed=4)
    standing: set[int] = set()
    for post in await desk.posts(game_id):
        if post.kind == "prompt":
            assert post.payload["seat"] not in standing
            standing.add(post.payload["seat"])
        elif post.kind == "unprompt":
            standing.remove(post.payload["seat"])
    assert not standing


@pytest.mark.parametrize("houses", [1, 2])
async def test_computer_players_answer_at_once(desk: Desk, houses: int) -> None:
    game_id = await desk.begin("toy", ADA, houses=houses)
    table = await desk.host.table(game_id)
    assert table.position.seats_to_act == (0,)
    assert [row.seat for row in (await desk.log(game_id))[1:]] == [1] * (
        len(await desk.log(game_id)) - 1
    ) or houses == 2
    await play(desk, game_id, (ADA,))
    assert (await desk.host.table(game_id)).over
    assert (await desk.host.game(game_id)).status == "finished"
    await the_same_after_a_restart(desk, game_id)


async def test_a_turn_told_with_the_sealed_answer_after_it_keeps_its_number(desk: Desk) -> None:
    """The computer player ends its turn and bids for the next round, where the person's bid is awaited."""
    game_id = (await desk.open("toy", ADA)).row.id
    await desk.lobby.add_house(game_id, ADA, True, "rookie", ["House"], interaction_id=desk.interaction())
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    await desk.choose(game_id, ADA, "bid 0", "stop", "end", "bid 0")
    story = [post for post in await desk.posts(game_id) if post.kind == "turn"][-1]
    rows = [row.notation for row in await desk.log(game_id) if story.payload["first"] <= row.seq]
    assert rows[-3:] == ["pay", "end", "bid 0"]
    history = await looking.history(desk.host, game_id)
    told = history.last_told(story.payload["first"], story.payload["last"])
    assert (told.number, told.seat) == (2, 1)
    with pytest.raises(LookupError):
        history.last_told(story.payload["last"], story.payload["last"])


async def test_computer_players_go_on_after_a_restart(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed before any of them had moved: whoever comes next makes their moves, told in one post."""
    begin_as(monkeypatch, start({"start": "blue", "active": "blue"}))
    view = await desk.open("istanbul", ADA)
    game_id = view.row.id
    for name in ("One", "Two"):
        await desk.lobby.add_house(game_id, ADA, True, "rookie", [name], interaction_id=desk.interaction())
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    await desk.host.close()
    desk.restart()
    assert (await desk.host.table(game_id)).position.seats_to_act == (1,)
    assert len(await desk.log(game_id)) == 1
    await after_start(desk.host)
    await desk.host.houses.settled(game_id)
    table = await desk.host.table(game_id)
    assert table.position.seats_to_act == (0,)
    assert await desk.kinds(game_id) == ["start", "turn", "prompt"]
    turn = (await desk.posts(game_id))[1]
    assert turn.payload == {"first": 2, "last": table.seq}


async def test_computer_players_answer_beside_a_person_who_is_asked_at_the_same_time(desk: Desk) -> None:
    view = await desk.open("toy", ADA)
    game_id = view.row.id
    for name in ("One", "Two"):
        await desk.lobby.add_house(game_id, ADA, True, "random", [name], interaction_id=desk.interaction())
    await desk.lobby.leave(game_id, ADA, interaction_id=desk.interaction())
    await desk.lobby.join(game_id, ADA, "Ada", interaction_id=desk.interaction())
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    log = await desk.log(game_id)
    assert {row.seat for row in log[1:]} == {0, 1} and all(row.automatic for row in log[1:])
    assert await desk.kinds(game_id) == ["start", "prompt", "turn"]
    turn = (await desk.posts(game_id))[2]
    assert turn.payload == {"first": 2, "last": log[-1].seq}
    row = await desk.host.game(game_id)
    assert (row.seq, row.published, row.status) == (log[-1].seq, log[-1].seq, "running")
    await the_same_after_a_restart(desk, game_id)


async def test_history_grows_as_it_is_stored(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    await looking.history(desk.host, game_id)
    rng = Random(3)
    while not (table := await desk.host.table(game_id)).over:
        seat = rng.choice(table.position.seats_to_act)
        await desk.choose(game_id, (ADA, BEN)[seat], rng.choice(list(table.position.decision(seat).options)))
        grown = await looking.history(desk.host, game_id)
        fresh = await looking.history(Host(desk.database), game_id)
        assert fresh.turns == grown.turns
        assert fresh.first_view == grown.first_view


async def test_history_hides_what_is_secret(desk: Desk) -> None:
    game_id = await after_bids(desk)
    panel = await desk.choose(game_id, ADA, "go on", "draw")
    (card,) = panel.position.view(0)[-1]
    await desk.choose(game_id, ADA, "stop", "end")
    history = await looking.history(desk.host, game_id)
    assert card not in repr([(step.events, step.view) for turn in history.turns for step in turn.steps])


async def test_turns_since_mine(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    (first,) = (await desk.host.table(game_id)).position.seats_to_act
    for seat in (first, 1 - first, first):
        await one_turn(desk, game_id, (ADA, BEN)[seat])
    history = await looking.history(desk.host, game_id)
    assert [turn.seat for turn in history.turns] == [first, 1 - first, first]
    assert [turn.number for turn in history.turns_since(1 - first)] == [3]
    assert [turn.number for turn in history.turns_since(first)] == []
    assert history.view_at(history.turns[0].last) == history.turns[0].steps[-1].view
    assert history.view_at(1) == history.first_view


async def one_turn(desk: Desk, game_id: str, person: int) -> None:
    turns = (await desk.host.table(game_id)).finished_turns
    while (await desk.host.table(game_id)).finished_turns == turns:
        panel = await looking.panel(desk.host, game_id, person)
        assert panel.decision is not None
        await desk.choose(game_id, person, list(panel.decision.options)[-1])


async def test_a_cancelled_game_takes_its_prompts_away(desk: Desk) -> None:
    game_id = await after_bids(desk)
    before = len(await desk.posts(game_id))
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    owed = (await desk.posts(game_id))[before:]
    assert [post.kind for post in owed] == ["unprompt", "unprompt", "unprompt", "cancelled"]
    assert owed[2].payload == {"seat": None}  # the message of a vote
    with pytest.raises(Refusal, match="game_cancelled"):
        await desk.choose(game_id, ADA, "stop")
    assert (await looking.panel(desk.host, game_id, ADA)).decision is None
    assert (await looking.history(desk.host, game_id)).turns
