"""What others know is taken back: by consent, at once where nobody needs to be asked, with the log keeping it all."""

import pytest

from engine.core.decision import Refusal
from host.table.log import UNDO
from host.turn import looking
from host.turn.undo import turns_after
from host.upkeep.upkeep import check
from host.votes.undo_request import Points, ask, points_for
from host.votes.votes import VOTE_S, Votes, running_vote, vote
from tests.host.desk import ADA, BEN, CHLOE, NAMES, STRANGER, Desk
from tests.support.evening import Evening
from tests.support.played import the_same_after_a_restart


@pytest.fixture
async def evening(desk: Desk) -> Evening:
    """Ada has rolled and ended her turn, Ben has rolled in his and not ended it: rows 2 to 8, then 9 to 13."""
    evening = await Evening(desk).begin()
    await desk.choose(evening.game, ADA, "bid 0", "go on", "roll", "stop", "end")
    for person in (ADA, BEN, CHLOE):
        await desk.choose(evening.game, person, "bid 0")
    await desk.choose(evening.game, BEN, "go on", "roll")
    await evening.news()
    return evening


async def offered(evening: Evening, person: int, *, organises: bool = False) -> Points:
    return await points_for(evening.desk.host, evening.game, person, organises=organises)


async def asked(evening: Evening, person: int, place: int, *, organises: bool = False) -> Votes:
    """The person asks for the point at `place` of those offered."""
    points = await offered(evening, person, organises=organises)
    to = points.choices[place].to
    host, interaction = evening.desk.host, evening.desk.interaction()
    return await ask(
        host, evening.game, person, to, points.published, organises=organises, interaction_id=interaction
    )  # fmt: skip


async def says(evening: Evening, person: int, *, yes: bool) -> bool | None:
    timer = await running_vote(evening.desk.host, evening.game)
    assert timer is not None
    number = timer.vote.number
    return (await vote(evening.desk.host, evening.game, person, NAMES[person], number, yes=yes)).decided


def named(points: Points) -> list[tuple[int, int]]:
    return [(point.first, point.choices) for point in points.choices]


async def test_each_is_offered_what_they_may_know_of(evening: Evening) -> None:
    own, other = await offered(evening, BEN), await offered(evening, ADA)
    assert named(own) == [(2, 1), (2, 2), (2, 0), (1, 0)]
    own_last_turn = [(1, 1), (1, 4), (1, 5)]  # what was chosen by default is no point, the first choice all of the turn
    # First before her last choice that did more than end the turn; the bids of the second turn are known.
    assert named(other) == [(1, 3), (2, 0), *own_last_turn, (1, 0)]
    told = [event for turn in other.described(1) for event in turn.events]
    assert [type(event).__name__ for event in told].count("Rolled") == 1  # Ben's die is his alone so far
    told = [event for turn in own.described(1) for event in turn.events]
    assert [type(event).__name__ for event in told].count("Rolled") == 2
    with pytest.raises(Refusal, match="not_at_table"):
        await offered(evening, STRANGER)
    stranger = await offered(evening, STRANGER, organises=True)
    assert stranger.seat is None and named(stranger) == [(2, 0), (1, 0)]


async def test_a_request_tells_nobody_what_is_hidden(evening: Evening) -> None:
    """Ben draws a card in his turn: his preview names it, what the others read does not."""
    desk, game = evening.desk, evening.game
    await desk.choose(game, BEN, "go on", "draw")
    points = await offered(evening, BEN)
    to = points.choices[0].to
    (own,) = [event for turn in points.described(to) for event in turn.events]
    (told,) = [event for turn in turns_after(points.history, points.table, to, 1) for event in turn.events]
    assert type(own).__name__ == "Drew" and own.card is not None and told.card is None
    assert turns_after(points.history, points.table, to, None) == []  # where another asks, it is not told at all


async def test_everybody_agrees_and_all_is_as_it_was_with_the_same_dice(evening: Evening) -> None:
    desk, game = evening.desk, evening.game
    before = (await desk.host.table(game)).position.view(None).coins
    button = (await looking.panel(desk.host, game, BEN)).asked_after
    assert (await asked(evening, ADA, -1)).decided is None
    assert await evening.news() == ["vote"]
    with pytest.raises(Refusal, match="vote_running"):
        await asked(evening, BEN, 0)
    assert await says(evening, BEN, yes=True) is None
    assert await says(evening, CHLOE, yes=True)
    assert await evening.news() == ["unprompt", "unprompt", "undone", "prompt", "prompt", "prompt"]
    await the_same_after_a_restart(desk, game)
    with pytest.raises(Refusal, match="stale"):
        await desk.choose(game, BEN, "bid 0", asked_after=button)
    *_, row = await desk.log(game)
    assert (row.kind, row.seat, row.notation, row.actor_id) == (UNDO, None, "undo to 1", ADA)
    assert row.data == {"by": 0, "why": "agreed", "first": 1, "last": 2, "choices": 0}
    history = await looking.history(desk.host, game)
    assert history.turns == [] and [note.facts["by"] for note in history.notes_of(0)] == [0]
    for person in (ADA, BEN, CHLOE):
        await desk.choose(game, person, "bid 0")
    await desk.choose(game, ADA, "go on", "roll", "stop", "pay", "end")  # what followed by itself is asked now
    for person in (ADA, BEN, CHLOE):
        await desk.choose(game, person, "bid 0")
    await desk.choose(game, BEN, "go on", "roll")
    assert (await desk.host.table(game)).position.view(None).coins == before
    assert (await check(desk.host, game)).good
    history = await looking.history(desk.host, game)
    assert [len(history.notes_of(number)) for number in (1, 2)] == [1, 0]
    assert [turn.number for turn in history.turns] == [1, 2]


async def test_a_choice_of_one_s_own_turn(evening: Evening) -> None:
    """The die is Ben's alone; its eyes come again, and the row says what was taken back."""
    desk, game = evening.desk, evening.game
    await asked(evening, BEN, 0)
    assert await says(evening, ADA, yes=True) is None and await says(evening, CHLOE, yes=True)
    table = await desk.host.table(game)
    assert [choice.notation for choice in table.position.choices] == ["bid 0"] * 3 + ["go on"]
    history = await looking.history(desk.host, game)
    assert history.turns[-1].steps[-1].view is not None  # what stands can be drawn
    *_, row = await desk.log(game)
    assert row.data == {"by": 1, "why": "agreed", "first": 2, "last": 2, "choices": 1}
    await desk.choose(game, BEN, "rest", "stop", "pay", "end")
    assert (await check(desk.host, game)).good
    await the_same_after_a_restart(desk, game)


async def test_a_choice_of_one_s_last_finished_turn(evening: Evening) -> None:
    """All after Ada's die, Ben's turn too: hers goes on where she had rolled."""
    desk, game = evening.desk, evening.game
    assert (await asked(evening, ADA, 0)).decided is None
    assert await says(evening, BEN, yes=True) is None and await says(evening, CHLOE, yes=True)
    *_, row = await desk.log(game)
    assert row.data == {"by": 0, "why": "agreed", "first": 1, "last": 2, "choices": 3}
    table, history = await desk.host.table(game), await looking.history(desk.host, game)
    assert [choice.notation for choice in table.position.choices] == ["bid 0"] * 3 + ["go on", "roll"]
    assert table.called.keys() == {0} and [turn.number for turn in history.turns] == [1]
    assert [note.facts["choices"] for note in history.notes_of(1)] == [3]
    with pytest.raises(Refusal, match="not_your_turn"):
        await desk.choose(game, BEN, "stop")
    await desk.choose(game, ADA, "stop", "pay", "end")
    assert (await check(desk.host, game)).good
    await the_same_after_a_restart(desk, game)


async def test_a_move_ends_the_request(evening: Evening) -> None:
    before = (await offered(evening, CHLOE)).published
    await asked(evening, ADA, 0)
    await evening.desk.choose(evening.game, BEN, "stop")  # which nobody knows of yet
    assert await running_vote(evening.desk.host, evening.game) is not None
    await evening.desk.choose(evening.game, BEN, "end")
    assert await running_vote(evening.desk.host, evening.game) is None
    news = await evening.news()
    assert news[0] == "vote" and "voted" in news and "undone" not in news
    now = (await offered(evening, CHLOE)).published
    for published, code in ((now, "no_such_point"), (before, "undo_outdated")):
        with pytest.raises(Refusal, match=code):
            host, interaction = evening.desk.host, evening.desk.interaction()
            await ask(host, evening.game, CHLOE, 3, published, organises=False, interaction_id=interaction)


async def test_a_no_keeps_everything_and_so_does_silence(evening: Evening) -> None:
    before = (await evening.desk.host.table(evening.game)).position.dump()
    await asked(evening, ADA, 0)
    assert await says(evening, CHLOE, yes=False) is False
    assert await evening.news() == ["vote", "unprompt", "voted"]
    await asked(evening, ADA, 0)
    assert "voted" in await evening.passes(VOTE_S)
    assert (await evening.desk.host.table(evening.game)).position.dump() == before


async def test_the_organiser_decides_when_nobody_answers_or_the_table_chose_so(evening: Evening) -> None:
    desk, game = evening.desk, evening.game
    with pytest.raises(Refusal, match="not_at_table"):
        await asked(evening, STRANGER, 0)
    await asked(evening, STRANGER, 0, organises=True)
    assert "undone" in await evening.passes(VOTE_S)
    *_, row = await desk.log(game)
    assert row.data is not None and (row.data["by"], row.data["why"]) == (None, "silence")
    await evening.option(undo="organiser")
    assert (await asked(evening, ADA, 0)).decided is None
    assert (await asked(evening, ADA, 0, organises=True)).decided
    assert await running_vote(desk.host, game) is None  # what was asked before is over
    *_, row = await desk.log(game)
    assert row.data is not None and (row.data["by"], row.data["why"]) == (0, "organiser")
    await the_same_after_a_restart(desk, game)
    assert (await check(desk.host, game)).good


async def test_alone_with_computer_players_nobody_is_asked(desk: Desk) -> None:
    game = await desk.begin("toy", ADA, houses=1)
    await desk.choose(game, ADA, "bid 0", "go on", "draw")
    points = await points_for(desk.host, game, ADA, organises=False)
    interaction = desk.interaction()
    votes = await ask(
        desk.host, game, ADA, points.choices[0].to, points.published, organises=False, interaction_id=interaction
    )  # fmt: skip
    assert votes.decided
    *_, row = await desk.log(game)
    assert row.data is not None and row.data["why"] == "alone"
    panel = await looking.panel(desk.host, game, ADA)
    assert panel.decision is not None and "draw" in panel.decision.options
    await the_same_after_a_restart(desk, game)
