"""A request to take something back by its controls, and the posts of what was taken back or corrected."""

from random import Random

import pytest

from cogs.framework.routes import button
from cogs.posts.posts import compose
from cogs.table.takebacks import PLAYER, points_screen, preview
from cogs.turn.more import FURTHER
from db import PostRow
from engine import players
from host.messages.posts import Corrected, Undone
from host.seats.leaving import leave
from host.turn import looking
from host.turn.corrections import correct
from host.votes.undo_request import ask, points_for
from tests.host.desk import ADA, BEN, Desk
from tests.scenarios.marco_polo.given import start
from tests.support.dealt.laid_out import begin_as
from tests.support.limits import components
from tests.support.reader import Reader, text_of, told
from tests.support.sentences import say, tells

CHOICES = ("undo-from-choice", "undo-from-choice-untold", "undo-from-end")


async def played(desk: Desk, game: str, turns: int) -> str:
    """A game of Ada alone with a computer player, after so many turns of hers."""
    game_id, rng = await desk.begin(game, ADA, houses=1, player="rookie"), Random(3)
    done = 0
    while done < turns:
        table = await desk.host.table(game_id)
        before = table.finished_turns
        await desk.choose(game_id, ADA, players.choose("rookie", table.position, table.seat_of(ADA), rng))
        done += (await desk.host.table(game_id)).finished_turns > before
    return game_id


async def post_of(desk: Desk, game_id: str, kind: str) -> PostRow:
    return [post for post in await desk.posts(game_id) if post.kind == kind][-1]


async def test_the_last_own_turn_is_offered_choice_by_choice(desk: Desk) -> None:
    game_id = await played(desk, "istanbul", 2)
    interaction = Reader(desk, ADA, guild=1, channel=7).interaction
    history = await looking.history(desk.host, game_id)
    own = [turn.number for turn in history.turns if turn.seat == 0]
    offered = told(await points_screen(interaction, game_id, PLAYER))
    assert offers_choices_of(offered, own[-1]) and not offers_choices_of(offered, own[0])


async def test_the_choice_of_a_point_says_what_follows_and_leads_back(desk: Desk) -> None:
    alone = await played(desk, "istanbul", 1)
    together = await desk.begin("istanbul", ADA, BEN)
    first = (ADA, BEN)[(await desk.host.table(together)).position.seats_to_act[0]]
    called = (await desk.choose(together, first, "move 9")).decision
    assert called is not None
    await desk.choose(together, first, next(iter(called.options)))
    for game_id, person, message in ((alone, ADA, "undo-points-alone"), (together, first, "undo-points-asks")):
        reader = Reader(desk, person, guild=1, channel=7)
        assert tells(await reader.press("undo-points", game_id), message)
        ids = [part["custom_id"] for part in components(reader.components) if "custom_id" in part]
        assert ids[-1] == f"cv:more:{game_id}:back"


def offers_choices_of(offered: str, turn: int) -> bool:
    return any(tells(offered, message, turn=turn) for message in CHOICES)


@pytest.mark.parametrize("game, field, value", [("istanbul", "lira", "19"), ("marco_polo", "silk", "4")])
async def test_a_correction_is_named_before_it_is_taken_back_and_all_pictures_follow_both(
    desk: Desk, game: str, field: str, value: str
) -> None:
    game_id = await played(desk, game, 1)
    reader = Reader(desk, ADA, guild=1, channel=7)
    services, interaction = reader.interaction.client.services, reader.interaction
    turn = await compose(interaction.client, services, await post_of(desk, game_id, "turn"))
    await correct(desk.host, game_id, ADA, 0, field, value, interaction_id=desk.interaction())
    to = (await looking.history(desk.host, game_id)).turns[-1].first - 1
    assert tells(told(await preview(interaction, game_id, PLAYER, to)), "history-corrected", who="Ada")
    published = (await desk.host.table(game_id)).published
    await ask(desk.host, game_id, ADA, to, published, organises=False, interaction_id=desk.interaction())
    for kind in (Corrected.kind, Undone.kind):
        message = await compose(interaction.client, services, await post_of(desk, game_id, kind))
        assert message is not None and turn is not None
        assert [file.filename for file in message.files] == [file.filename for file in turn.files] != []
        assert tells(text_of(message.view), "post-to-move")


async def test_the_end_of_a_turn_that_is_taken_back_is_told_as_such(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_as(monkeypatch, start({"seats": 2}))
    game_id = await desk.begin("marco_polo", ADA, BEN)
    await desk.choose(game_id, ADA, "bazaar camel", "die 3", "end")
    points = (await points_for(desk.host, game_id, ADA, organises=False)).choices
    (last,) = [point for point in points if point.choices == 1]
    assert points[0].choices > 1 and not last.events  # what is offered first takes more back than the end
    assert [point for point in points if point.ends] == [last]
    interaction = Reader(desk, ADA, guild=1, channel=7).interaction
    assert tells(told(await points_screen(interaction, game_id, PLAYER)), "undo-from-end", turn=last.first)
    assert tells(told(await preview(interaction, game_id, PLAYER, last.to)), "undo-nothing-told")


async def test_who_has_done_nothing_yet_is_not_offered_to_ask_for_undo(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    table.finished_turns = 1  # of the other, who began
    table.acted = {1: 0.0}
    assert [(await looking.panel(desk.host, game_id, person)).can_ask for person in (ADA, BEN)] == [False, True]
    table.finished_turns = 2
    assert (await looking.panel(desk.host, game_id, ADA)).can_ask


@pytest.mark.parametrize("rated", [False, True])
async def test_who_is_alone_at_a_rated_game_is_not_offered_to_ask_for_undo(desk: Desk, rated: bool) -> None:
    await desk.host.people.guild_settings.change(1, {"leaderboard": rated})
    game_id, rng = await desk.begin("istanbul", ADA, BEN), Random(3)
    while (table := await desk.host.table(game_id)).finished_turns < len(table.seats):
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, table.seats[seat].user_id or 0, players.choose("rookie", table.position, seat, rng))
    ada = Reader(desk, ADA, guild=1, channel=(await desk.host.game(game_id)).channel_id or 0)
    assert await offers_to_go_back(ada, game_id) == say("button-ask-undo")
    await leave(desk.host, game_id, BEN, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    assert await offers_to_go_back(ada, game_id) == (None if rated else say("button-undo-further"))
    assert tells(await ada.press("undo-points", game_id), "refusal-undo-rated-alone") is rated


async def offers_to_go_back(reader: Reader, game_id: str) -> str | None:
    """The label of the button behind *More…* that takes back what others know; None where there is none."""
    reader.labels.clear()
    for page in ("", FURTHER):
        await button("x", "more", game_id, page).callback(reader.interaction)
        reader.begin()
    ways = {say("button-ask-undo"), say("button-undo-further")}
    return next((label for label in reader.labels if label in ways), None)
