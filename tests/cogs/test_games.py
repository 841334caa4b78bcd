"""/games: what waits for a person, whom they wait for, for how long and where."""

from dataclasses import replace

from cogs.games import Games
from cogs.shared.seats import ago
from cogs.shared.waiting import entries_of, list_games
from db import Change, PromptRow
from tests.cogs.reader import Reader
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.hand_clock import HandClock
from words.speech import ENGLISH, words

WORDS = words(ENGLISH)


async def listed(desk: Desk, person: int) -> list[str]:
    return list_games(await entries_of(desk.host, person, WORDS), WORDS).split("\n")


async def test_each_game_stands_where_it_waits_with_its_link_and_for_how_long(desk: Desk) -> None:
    desk.clock = clock = HandClock()
    desk.restart()
    began = clock.now()
    older = await desk.begin("istanbul", ADA, BEN)
    clock.pass_time(3600)
    lobby = (await desk.open("istanbul", BEN, ADA)).row.id
    seats = await desk.database.games.seats(older)
    (acting,) = (await desk.host.table(older)).called
    waited, waiting = (ADA, BEN) if seats[acting].user_id == ADA else (BEN, ADA)
    change = Change(older)
    change.prompt(PromptRow(777, older, 500, acting, None, 1))
    await desk.database.write(change)
    mine = await listed(desk, waited)
    assert mine[0] == "**Waiting for you**" and ago(began) in mine[1] and "/channels/1/500/777)" in mine[1]
    assert mine[2] == "**Not begun**" and lobby in mine[3]
    theirs = await listed(desk, waiting)
    name = seats[acting].name
    assert theirs[0] == "**You wait for others**" and f"{name}, since {ago(began)}" in theirs[1]
    assert await listed(desk, STRANGER) == [WORDS.say("games-none")]
    change = Change(older)
    change.seats(replace(seat, player="rookie") if seat.seat == acting else seat for seat in seats)
    await desk.database.write(change)
    desk.restart()
    assert (await listed(desk, waited))[0].startswith("**A house player plays for you**")


async def test_games_that_wait_for_a_person_show_their_boards_side_by_side(desk: Desk) -> None:
    game_ids = [await desk.begin("istanbul", ADA, BEN) for _ in range(3)]
    acting = [(ADA, BEN)[min((await desk.host.table(game_id)).called)] for game_id in game_ids]
    for person in (ADA, BEN):
        reader = Reader(desk, person, guild=1, channel=1)
        await reader.run(Games(), "games")
        waiting = {f"{game_id}.webp" for game_id, one in zip(game_ids, acting, strict=True) if one == person}
        galleries = [part for part in reader.components if part["type"] == 12]
        assert reader.files.keys() == waiting and len(galleries) == bool(waiting)
        scenes = reader.interaction.client.services.studio.scenes
        assert all(scene.view.seat == (ADA, BEN).index(person) and scene.style.near for scene in scenes)
