"""Tables before they begin."""

import asyncio
from hashlib import sha256

import pytest

from db import Change, StaleWrite
from engine import players
from engine.core.decision import Refusal
from host.houses.searching import offered
from host.lobby.game_options import set_options
from host.lobby.lobby import TRIES
from host.lobby.seats import swap_colours, swap_places
from host.lobby.view import LobbyView
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk


def code(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


async def test_join_leave_and_colours(desk: Desk) -> None:
    view = await desk.open("toy", ADA, BEN)
    game_id = view.row.id
    assert [seat.colour for seat in view.seats] == ["red", "blue"]
    view = await desk.lobby.colour(game_id, ADA, "green", interaction_id=desk.interaction())
    assert view.free_colours == ["red"]
    with pytest.raises(Refusal) as refused:
        await desk.lobby.colour(game_id, ADA, "blue", interaction_id=desk.interaction())
    assert code(refused) == "colour_taken"
    with pytest.raises(Refusal) as refused:
        await desk.lobby.colour(game_id, ADA, "pink", interaction_id=desk.interaction())
    assert code(refused) == "unknown_colour"
    view = await desk.lobby.leave(game_id, ADA, interaction_id=desk.interaction())
    assert [(seat.seat, seat.user_id) for seat in view.seats] == [(0, BEN)]
    with pytest.raises(Refusal) as refused:
        await desk.lobby.leave(game_id, STRANGER, interaction_id=desk.interaction())
    assert code(refused) == "not_joined"


async def test_who_joins_gets_the_first_free_colour_of_those_they_like(desk: Desk) -> None:
    for person, liked in ((ADA, ["green"]), (BEN, ["green", "pink", "blue", "red"]), (CHLOE, ["green"])):
        await desk.host.people.settings.change(person, {"colours": liked})
    view = await desk.open("toy", ADA, BEN, CHLOE)
    assert [seat.colour for seat in view.seats] == ["green", "blue", "red"]


async def test_nobody_joins_twice_nor_a_full_table(desk: Desk) -> None:
    view = await desk.open("toy", ADA, BEN)
    with pytest.raises(Refusal) as refused:
        await desk.lobby.join(view.row.id, BEN, "Ben", interaction_id=desk.interaction())
    assert code(refused) == "already_joined"
    await desk.lobby.join(view.row.id, CHLOE, "Chloe", interaction_id=desk.interaction())
    with pytest.raises(Refusal) as refused:
        await desk.lobby.join(view.row.id, STRANGER, "Dan", interaction_id=desk.interaction())
    assert (code(refused), refused.value.facts) == ("table_full", {"seats": 3})
    with pytest.raises(Refusal) as refused:
        await desk.lobby.add_house(view.row.id, ADA, True, "rookie", ["Rashid"], interaction_id=desk.interaction())
    assert code(refused) == "table_full"


async def test_a_computer_player_that_takes_its_time_is_not_for_quick_tables(desk: Desk) -> None:
    view = await desk.open("toy", ADA)
    live = await set_options(desk.lobby, view.row.id, ADA, False, {"pace": "live"}, interaction_id=desk.interaction())
    with pytest.raises(Refusal) as refused:
        await desk.lobby.add_house(
            view.row.id, ADA, True, players.PATIENT, ["Rashid"], interaction_id=desk.interaction()
        )
    assert code(refused) == "too_slow_here"
    assert set(players.KINDS) - set(offered(live.row)) == {players.PATIENT}
    await set_options(desk.lobby, view.row.id, ADA, False, {"pace": "none"}, interaction_id=desk.interaction())
    view = await desk.lobby.add_house(
        view.row.id, ADA, True, players.PATIENT, ["Rashid"], interaction_id=desk.interaction()
    )
    assert [seat.player for seat in view.seats] == ["human", players.PATIENT]


async def test_of_many_who_press_join_at_once_as_many_as_fit_get_in(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA)
    joins = [
        desk.lobby.join(view.row.id, person, f"P{person}", interaction_id=desk.interaction())
        for person in range(100, 108)
    ]
    ends = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(not isinstance(end, BaseException) for end in ends) == 4
    assert {end.code for end in ends if isinstance(end, Refusal)} == {"table_full"}
    view = await desk.lobby.view(view.row.id)
    assert len({seat.user_id for seat in view.seats}) == len({seat.colour for seat in view.seats}) == 5


@pytest.mark.parametrize("too_late", [TRIES - 1, TRIES])
async def test_a_change_is_tried_again_where_another_write_came_first(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, too_late: int
) -> None:
    view, write, tried = await desk.open("toy", ADA), desk.database.write, []

    async def stale(change: Change) -> None:
        tried.append(change)
        if len(tried) <= too_late:
            raise StaleWrite(view.row.id, 0, 0)
        await write(change)

    monkeypatch.setattr(desk.database, "write", stale)
    joining = desk.lobby.join(view.row.id, BEN, "Ben", interaction_id=desk.interaction())
    if too_late < TRIES:
        assert [seat.user_id for seat in (await joining).seats] == [ADA, BEN]
    else:
        with pytest.raises(Refusal, match="busy"):
            await joining
    assert len(tried) == TRIES


async def test_a_private_game_takes_the_invited_alone(desk: Desk) -> None:
    view = await desk.open("toy", ADA, private=True)
    game_id = view.row.id
    with pytest.raises(Refusal) as refused:
        await desk.lobby.join(game_id, BEN, "Ben", interaction_id=desk.interaction())
    assert code(refused) == "not_invited"
    with pytest.raises(Refusal) as refused:
        await desk.lobby.invite(game_id, BEN, False, [BEN], interaction_id=desk.interaction())
    assert code(refused) == "not_organiser"
    await desk.lobby.invite(game_id, ADA, False, [BEN], interaction_id=desk.interaction())
    assert len((await desk.lobby.join(game_id, BEN, "Ben", interaction_id=desk.interaction())).seats) == 2
    view = await desk.lobby.invite(game_id, ADA, False, [], interaction_id=desk.interaction())
    assert not view.row.private


async def test_a_game_needs_enough_people_to_start(desk: Desk) -> None:
    view = await desk.open("toy", ADA)
    with pytest.raises(Refusal) as refused:
        await desk.lobby.start(view.row.id, ADA, False, interaction_id=desk.interaction())
    assert (code(refused), refused.value.facts) == ("too_few", {"joined": 1, "least": 2, "most": 3})
    assert (await desk.host.game(view.row.id)).status == "lobby"


async def test_a_running_game_takes_no_more_changes(desk: Desk) -> None:
    game_id = await desk.begin()
    for act in (
        desk.lobby.join(game_id, CHLOE, "Chloe", interaction_id=desk.interaction()),
        desk.lobby.leave(game_id, ADA, interaction_id=desk.interaction()),
        desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction()),
        set_options(desk.lobby, game_id, ADA, False, {"order": "joined"}, interaction_id=desk.interaction()),
    ):
        with pytest.raises(Refusal) as refused:
            await act
        assert code(refused) == "already_running"
    assert len((await desk.lobby.view(game_id)).seats) == 2


async def test_start_pressed_twice_at_once_starts_once(desk: Desk) -> None:
    view = await desk.open("toy", ADA, BEN)
    starts = [desk.lobby.start(view.row.id, person, False, interaction_id=desk.interaction()) for person in (ADA, BEN)]
    ends = await asyncio.gather(*starts, return_exceptions=True)
    assert [end.code for end in ends if isinstance(end, Refusal)] == ["already_running"]
    assert (await desk.kinds(view.row.id)).count("start") == 1


@pytest.mark.parametrize("act", ["join", "start", "cancel"])
async def test_the_same_interaction_twice(desk: Desk, act: str) -> None:
    view = await desk.open("toy", ADA, BEN)
    game_id, interaction = view.row.id, desk.interaction()
    for _ in range(2):
        if act == "join":
            await desk.lobby.join(game_id, CHLOE, "Chloe", interaction_id=interaction)
        elif act == "start":
            await desk.lobby.start(game_id, ADA, False, interaction_id=interaction)
        else:
            await desk.lobby.cancel(game_id, ADA, False, interaction_id=interaction)
    assert len((await desk.lobby.view(game_id)).seats) == (3 if act == "join" else 2)
    assert len(await desk.posts(game_id)) == (3 if act == "start" else 0)


async def test_a_game_made_twice_by_one_interaction_is_one(desk: Desk) -> None:
    interaction = desk.interaction()
    made = [
        await desk.lobby.create(
            "toy", channel_id=7, guild_id=1, organiser_id=ADA, organiser="Ada", interaction_id=interaction
        )
        for _ in range(2)
    ]
    assert made[0].row.id == made[1].row.id


async def test_what_keeps_a_lobby_from_being_cancelled_is_asked_while_nobody_can_join(desk: Desk) -> None:
    game_id, locked = (await desk.open("istanbul", ADA)).row.id, list[bool]()

    def kept(lobby: LobbyView) -> bool:
        locked.append(desk.host.lock(lobby.row.id).locked())
        return True

    lobby = await desk.lobby.cancel(game_id, ADA, False, unless=kept, interaction_id=desk.interaction())
    assert (lobby.row.status, locked) == ("lobby", [True])


async def test_one_game_for_each_channel(desk: Desk) -> None:
    first = await desk.open("toy", ADA)
    with pytest.raises(Refusal) as refused:
        await desk.lobby.create(
            "toy",
            channel_id=first.row.channel_id,
            guild_id=1,
            organiser_id=BEN,
            organiser="Ben",
            interaction_id=desk.interaction(),
        )
    assert (code(refused), refused.value.facts) == ("channel_busy", {"game": first.row.id})
    await desk.lobby.cancel(first.row.id, ADA, False, interaction_id=desk.interaction())
    assert (await desk.host.game_in(first.row.channel_id)).status == "cancelled"


async def test_an_unknown_game_names_those_there_are(desk: Desk) -> None:
    with pytest.raises(Refusal) as refused:
        await desk.open("chess", ADA)
    assert code(refused) == "bad_game"
    assert "istanbul" in str(refused.value.facts["allowed"])


async def test_only_organiser_and_managers_cancel_and_set_options(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA, BEN)
    for act in (
        desk.lobby.cancel(view.row.id, BEN, False, interaction_id=desk.interaction()),
        desk.lobby.remove(view.row.id, "red", BEN, False, interaction_id=desk.interaction()),
        set_options(desk.lobby, view.row.id, BEN, False, {"layout": "long"}, interaction_id=desk.interaction()),
    ):
        with pytest.raises(Refusal) as refused:
            await act
        assert code(refused) == "not_organiser"
    view = await set_options(desk.lobby, view.row.id, BEN, True, {"layout": "long"}, interaction_id=desk.interaction())
    assert view.options["layout"] == "long"
    cancelled = await desk.lobby.cancel(view.row.id, BEN, True, interaction_id=desk.interaction())
    assert cancelled.row.status == "cancelled"


async def test_options_that_cannot_be(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA)
    for chosen, wanted in (({"layout": "round"}, "bad_option"), ({"weather": "rain"}, "unknown_option")):
        with pytest.raises(Refusal) as refused:
            await set_options(desk.lobby, view.row.id, ADA, False, chosen, interaction_id=desk.interaction())
        assert code(refused) == wanted
    assert (await desk.lobby.view(view.row.id)).chosen == {}


async def test_the_dice_are_settled_at_the_start_and_nowhere_shown(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA, BEN)
    assert lobby.row.secret != (await desk.open("istanbul", ADA, BEN)).row.secret
    await desk.lobby.start(lobby.row.id, ADA, False, interaction_id=desk.interaction())
    row = await desk.host.game(lobby.row.id)
    assert row.seed is not None and row.secret == lobby.row.secret != row.seed and len(row.seed) == 32
    assert lobby.fingerprint == await desk.host.fingerprint(row.id) == sha256(row.secret or b"").hexdigest()
    everything = repr(lobby) + repr(row) + repr(await desk.posts(row.id)) + repr(await desk.log(row.id))
    for hidden in (row.seed, row.secret or b""):
        assert hidden.hex() not in everything and repr(hidden) not in everything


async def test_the_organiser_arranges_seats_and_colours(desk: Desk) -> None:
    view = await desk.open("toy", ADA, BEN)
    game_id, lobby = view.row.id, desk.lobby
    view = await lobby.add_house(game_id, ADA, True, "random", ["Kemal"], interaction_id=desk.interaction())

    async def change(how: object, person: int, one: str, other: str) -> list[tuple[str, str]]:
        changed = await how(lobby, game_id, person, False, one, other, interaction_id=desk.interaction())  # type: ignore[operator]
        return [(seat.name, seat.colour) for seat in changed.seats]

    assert await change(swap_places, ADA, "red", "green") == [("Kemal", "green"), ("Ben", "blue"), ("Ada", "red")]
    assert await change(swap_colours, ADA, "red", "blue") == [("Kemal", "green"), ("Ben", "red"), ("Ada", "blue")]
    for how, person, other, expected in (
        (swap_places, BEN, "green", "not_organiser"),
        (swap_colours, BEN, "green", "not_organiser"),
        (swap_places, ADA, "pink", "no_such_seat"),
    ):
        with pytest.raises(Refusal) as refused:
            await change(how, person, "red", other)
        assert code(refused) == expected
    view = await lobby.colour(game_id, BEN, "green", interaction_id=desk.interaction())  # which a computer player has
    assert [(seat.name, seat.colour) for seat in view.seats] == [("Kemal", "red"), ("Ben", "green"), ("Ada", "blue")]
    await set_options(lobby, game_id, ADA, False, {"order": "random"}, interaction_id=desk.interaction())
    with pytest.raises(Refusal) as refused:
        await change(swap_places, ADA, "red", "green")
    assert code(refused) == "order_is_drawn"


async def test_an_organiser_who_leaves_is_followed_by_who_joined_first(desk: Desk) -> None:
    game_id = (await desk.open("toy", ADA)).row.id
    await desk.lobby.add_house(game_id, ADA, True, "random", ["Kemal"], interaction_id=desk.interaction())
    view = await desk.lobby.join(game_id, BEN, "Ben", interaction_id=desk.interaction())
    view = await desk.lobby.leave(game_id, ADA, interaction_id=desk.interaction())
    assert view.row.organiser_id == BEN and [seat.name for seat in view.seats] == ["Kemal", "Ben"]
    view = await desk.lobby.leave(game_id, BEN, interaction_id=desk.interaction())  # the last person
    assert view.row.organiser_id == BEN and view.row.status == "lobby"
    with pytest.raises(Refusal) as refused:
        await desk.lobby.start(game_id, BEN, False, interaction_id=desk.interaction())
    assert code(refused) == "too_few"
    view = await desk.lobby.join(game_id, CHLOE, "Chloe", interaction_id=desk.interaction())
    with pytest.raises(Refusal) as refused:
        await desk.lobby.remove(game_id, "green", CHLOE, False, interaction_id=desk.interaction())
    assert code(refused) == "not_organiser"
