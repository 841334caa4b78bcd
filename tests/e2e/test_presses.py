"""Presses that are wrong, late, doubled or at once, through the whole stack."""

import asyncio

import pytest

from tests.support.live.person import telling
from tests.support.live.player import Player, Table, offered
from tests.support.sentences import say

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_somebody_elses_prompt(shared_table: Table) -> None:
    table = shared_table
    stranger = table.stranger
    player = await table.opened()
    (prompt,) = await table.live_prompts()
    other = next(one for one in table.players.values() if one is not player)
    seen = (await other.person.press(prompt, "Take turn")).message
    assert seen.ephemeral and not offered(seen)
    assert seen.tells("panel-waiting", who=player.person.name)
    seen = (await stranger.press(prompt, "Take turn")).message
    assert seen.ephemeral and seen.tells("refusal-not-at-table")
    typed = (await other.person.slash("/play", choice="move 7")).message
    assert typed.tells("refusal-not-your-turn", acts=player.person.name)
    assert len(table.ledger.log()) == 1


async def test_a_button_of_an_earlier_moment(shared_table: Table) -> None:
    """On a panel that was left standing, because the bot was started anew since and knows nothing of it."""
    table = shared_table
    player = await table.opened()
    old = player.panel
    assert old is not None
    move = player.a_move()
    await table.bot.stop()
    await table.bot.start()
    await player.type(move)
    rows = len(table.ledger.log())
    custom_id, value = offered(old)[move]
    fresh = (await player.person.press_id(old.id, custom_id, None if value is None else [value])).message
    assert fresh.tells("refusal-stale")
    assert sorted(offered(fresh)) == sorted(table.ledger.position().decision(player.seat).options)
    assert len(table.ledger.log()) == rows


async def test_a_form_that_was_open_while_the_bot_was_started_again(shared_table: Table) -> None:
    """What was typed is given back, since Discord closes a form that is answered."""
    table = shared_table
    player = await table.opened()
    for typed in ("Ben saves **rubies**.", ""):
        form = await player.person.slash("/table notes")
        assert form.modal is not None
        (field,) = (part["component"]["custom_id"] for part in form.modal["components"])
        await table.bot.stop()
        await table.bot.start()
        said = (await player.person.submit_values(form, {field: typed})).message
        told = say("error-unknown-form-typed", text=typed) if typed else say("error-unknown-form")
        assert said.ephemeral and said.text == told
    assert "rubies" not in (await player.person.slash("/hand")).message.text


async def test_every_kind_of_press_delivered_twice(shared_table: Table) -> None:
    table = shared_table
    sandbox = table.bot.sandbox
    ada, ben, _ = table.people
    await sandbox.gateway("deliver_twice", times=3)
    lobby = (await ada.slash("/new", game="istanbul")).message
    await ben.press(lobby, "Join")
    await ada.press(lobby, "Start")
    await table.delivered()
    assert [seat["user_id"] for seat in table.ledger.seats()] != []
    assert len(table.ledger.seats()) == 2
    assert len(table.ledger.rows("SELECT * FROM games WHERE channel_id = ?", int(ada.channel))) == 1
    seat = table.ledger.position().seats_to_act[0]
    row = table.ledger.seats()[seat]
    person = ada if str(row["user_id"]) == await ada.id() else ben
    player = Player(person, seat)
    await player.open()
    await sandbox.gateway("deliver_twice", times=1)
    moved = await player.press(player.a_move())
    assert moved.status == "answered"
    await sandbox.until_answered_twice(moved.interaction)
    assert [entry.automatic for entry in table.ledger.log()].count(False) == 2
    assert len(await ada.public()) == 3
    assert "an update with a picture was refused" not in table.bot.log


async def test_two_presses_of_one_panel_at_once(shared_table: Table) -> None:
    table = shared_table
    player = await table.opened()
    panel = player.panel
    assert panel is not None
    moves = [notation for notation in offered(panel) if notation.startswith("move ")][:2]
    rows = len(table.ledger.log())
    presses = [player.person.press_id(panel.id, *_target(offered(panel)[move])) for move in moves]
    outcomes = await asyncio.gather(*presses)
    assert [outcome.status for outcome in outcomes] == ["answered", "answered"]
    by_hand = [row.notation for row in table.ledger.log()[rows:] if not row.automatic]
    assert len(by_hand) == 1 and by_hand[0] in moves


def _target(carried: tuple[str, str | None]) -> tuple[str, list[str] | None]:
    custom_id, value = carried
    return custom_id, None if value is None else [value]


async def test_two_people_press_join_at_once(shared_table: Table) -> None:
    table = shared_table
    stranger = table.stranger
    ada, ben, chloe = table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    outcomes = await asyncio.gather(*(person.press(lobby, "Join") for person in (ben, chloe, stranger)))
    assert {outcome.status for outcome in outcomes} == {"answered"}
    assert len(table.ledger.seats()) == 4
    shown = await ada.see(lobby)
    assert all([f"<@{await person.id()}>" in shown.text for person in (ada, ben, chloe, stranger)])


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("move 99", "istanbul/refusal-unknown-place"),
        ("dance", "istanbul/refusal-move-first"),
        ("", "refusal-not-an-option"),
        ("end", "istanbul/refusal-move-first"),
    ],
)
async def test_a_choice_that_is_not_legal(shared_table: Table, typed: str, told: str) -> None:
    table = shared_table
    player = await table.opened()
    rows = len(table.ledger.log())
    answered = (await player.type(typed or " ")).message
    assert answered.ephemeral and answered.tells(told)
    assert offered(answered)
    assert len(table.ledger.log()) == rows


async def test_a_place_too_far_away_says_how_far(shared_table: Table) -> None:
    table = shared_table
    player = await table.opened()
    near = {
        int(notation.split()[1]) for notation in offered(player.panel or await player.open()) if "move " in notation
    }
    far = next(place for place in range(1, 17) if place not in near and place != 7)
    answered = (await player.type(f"move {far}")).message
    assert answered.tells("istanbul/refusal-too-far")
    more = (await player.person.press(answered, "More…")).message
    asked = (await player.person.press(more, "What is this?")).message
    (menu,) = (menu for menu in asked.selects if any(one["value"] == f"place-{far}" for one in menu["options"]))
    told = (await player.person.press_id(asked.id, menu["custom_id"], [f"place-{far}"])).message
    assert told.id == asked.id and told.tells("what-not-now") and told.tells("istanbul/refusal-too-far")
    assert offered(told) == offered(asked)


async def test_completion_offers_what_is_legal_and_only_to_whom_it_is_asked(shared_table: Table) -> None:
    table = shared_table
    stranger = table.stranger
    player = await table.opened()
    legal = table.ledger.position().decision(player.seat).options
    choices = await player.person.complete("/play", "choice", choice="move")
    assert choices and all(choice["value"] in legal for choice in choices)
    assert await stranger.complete("/play", "choice", choice="") == []


async def test_unknown_game_and_no_game(shared_table: Table) -> None:
    table = shared_table
    ada = table.people[0]
    assert (await ada.slash("/history", game="zzzz")).message.tells("refusal-unknown-game", game="zzzz")
    for command in ("/turn", "/board", "/table start", "/table cancel", "/history"):
        told = (await ada.slash(command)).message
        assert told.ephemeral and told.tells("refusal-no-game-here")


async def test_joining_full_running_and_private_games(shared_table: Table) -> None:
    table = shared_table
    stranger = table.stranger
    ada, ben, _ = table.people
    lobby = (await ada.slash("/new", game="istanbul", private=True)).messages[0]
    assert (await ben.press(lobby, "Join")).message.tells("refusal-unknown-game")
    assert (await ben.slash("/table join")).message.tells("refusal-no-game-here")
    for person in (ben, stranger):
        await ada.slash("/table invite", person=person.name)
    await ben.press(lobby, "Join")
    assert (await ben.press(lobby, "Join")).message.tells("refusal-already-joined")
    assert (await stranger.slash("/table leave")).message.tells("refusal-not-joined")
    for _ in range(3):
        await ada.choose(await ada.more(lobby), "Add a computer player", "rookie")
    assert (await stranger.slash("/table join")).message.tells("refusal-table-full", seats=5)
    await ada.slash("/table start")
    assert (await stranger.slash("/table join")).message.tells("refusal-already-running")
    assert (await ada.slash("/table start")).message.tells("refusal-already-running")


async def test_starting_with_too_few_and_by_somebody_else(shared_table: Table) -> None:
    table = shared_table
    ada, ben, _ = table.people
    lobby = (await ada.slash("/new", game="istanbul")).message
    assert (await ada.press(lobby, "Start")).message.tells("refusal-too-few", least=2, most=5, joined=1)
    assert (await ben.press(lobby, "Start")).message.tells("refusal-not-joined")
    assert table.ledger.game()["status"] == "lobby"


async def test_a_second_game_goes_to_a_thread_once(shared_table: Table) -> None:
    table = shared_table
    sandbox = table.bot.sandbox
    ada, ben, _ = table.people
    await ada.slash("/new", game="istanbul")
    offer = (await ben.slash("/new", game="istanbul")).message
    assert offer.ephemeral and offer.tells("lobby-busy")
    await sandbox.gateway("deliver_twice", times=1)
    made = await ben.press(offer, "Open a thread for it")
    assert made.status == "answered"
    await sandbox.until_answered_twice(made.interaction)
    guilds = (await sandbox.get("/_sandbox/state"))["guilds"]
    (thread,) = [channel for guild in guilds for channel in guild["channels"] if channel["parent_id"] == ada.channel]
    assert thread["id"] in made.message.text
    (lobby,) = [sight for sight in await ben.public(thread["id"]) if sight.buttons]
    assert (await ada.press(lobby, "Join")).status == "answered"
    assert (await ben.press(lobby, "Start")).status == "answered"
    await ada.wait_for(telling("your-move"), thread["id"])
    busy = (await ada.slash("/new", thread["id"], game="istanbul")).message
    assert busy.tells("lobby-busy") and not busy.buttons


async def test_a_cancelled_game(shared_table: Table) -> None:
    table = shared_table
    player = await table.opened()
    panel = player.panel
    assert panel is not None
    move = player.a_move()
    other = next(one for one in table.players.values() if one.person.name not in ("Ada", player.person.name))
    assert (await other.person.slash("/table cancel")).message.tells("vote-asked", about="cancel")
    asked = (await table.people[0].slash("/table cancel")).message
    assert asked.tells("cancel-running")
    assert len(await table.live_prompts()) == 1
    assert (await table.people[0].press(asked, "Cancel game")).message.tells("cancelled")
    await table.delivered()
    assert not await table.live_prompts()
    assert (await player.press(move)).message.tells("refusal-game-cancelled")
    assert (await player.person.slash("/turn")).message.tells("refusal-game-cancelled")
    assert (await table.people[0].public())[-1].tells("post-cancelled")
