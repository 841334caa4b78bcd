"""What people see of their results and those of others."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.routes import button
from cogs.lists.profile import mean_rounds
from db import Change, ResultRow
from host.finished.profiles import LISTED_GAMES, LISTED_OPPONENTS
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from words.speech import Words

GALLERY = 12
ROW = ResultRow(
    "", 0, 0, ADA, "human", 1, "marco_polo", 0.0, 2, 1, 80, rounds=5, turn_order=1, character="berke",
    moves=10, move_s=3 * 3600.0, missed=1, rated_games=1, mu=1650.0, sigma=340.0,
)  # fmt: skip


@pytest.fixture
async def played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Three games of Ada, Ben and Chloe in a server with a leaderboard, enough to stand there: Ada won two, Chloe gave
    a seat up."""
    monkeypatch.setattr("host.finished.profiles.LISTED_GAMES", 3)
    await desk.host.people.guild_settings.change(1, {"leaderboard": True})
    for number in range(3):
        game = (await desk.open("marco_polo", ADA)).row
        change = Change(game.id)
        ada = replace(ROW, game_id=game.id, ended=float(number), place=1 if number else 2, rated_games=number + 1)
        ben = replace(ada, number=1, seat=1, user_id=BEN, place=2, mu=1500.0, sigma=200.0, character="matteo")
        rows = [ada, replace(ben, turn_order=2), replace(ben, number=2, user_id=CHLOE, gave_up=True, sigma=100.0)]
        change.insert(*rows, replace(ada, number=3, user_id=STRANGER, guild_id=2, rules_name="istanbul"))
        change.update_game(0, status="finished", ended=float(number), result={"standings": [[80], [80]]})
        await desk.database.write(change)
    return desk


def reader(desk: Desk, *, guild: int | None = 1) -> Reader:
    return Reader(desk, ADA, guild=guild, channel=500)


async def profile(desk: Desk, user_id: int | None = None, *, guild: int | None = 1) -> str:
    person = None if user_id is None else SimpleNamespace(id=user_id, display_name=f"Person {user_id}")
    return await reader(desk, guild=guild).run("results profile", person=person)


async def test_a_profile_says_what_somebody_played_and_how_sure_their_rating_is(played: Desk) -> None:
    said = await profile(played)
    assert tells(said, "profile-game", games=3, won=2) and tells(said, "marco_polo/profile-score", score=80)
    assert tells(said, "profile-rating", rating=1650, known="guess", off=680, games=3)
    berke = say("profile-share", what=say("marco_polo/character-berke"), won=2, games=3)
    first = say("profile-share", what=say("profile-order", order=1), won=2, games=3)
    assert tells(said, "profile-characters", shares=berke) and tells(said, "profile-orders", shares=first)
    assert tells(said, "profile-moves", moves=30) and tells(said, "profile-reliability", missed=3, gave_up=0)
    assert tells(await profile(played, BEN), "profile-rating", known="rough", off=400)
    chloe = await profile(played, CHLOE)
    assert tells(chloe, "profile-game", games=0, won=0) and tells(chloe, "profile-reliability", gave_up=3)
    assert tells(chloe, "profile-rating", known="sure")
    assert tells(await profile(played, STRANGER), "profile-none")


@pytest.mark.parametrize(("rounds", "told"), [(1.0, "in 1 round."), (8.5, "in 8.5 rounds."), (None, "rubies.")])
def test_a_mean_number_of_rounds(rounds: float | None, told: str) -> None:
    w = Words("en", strict=True)
    assert w.about("istanbul").say("profile-score", score=4.0, **mean_rounds(rounds)).endswith(told)


async def test_ones_own_results_of_all_servers_stand_in_direct_messages(played: Desk) -> None:
    said = await profile(played, guild=None)
    assert tells(said, "profile-title", where="all") and tells(said, "profile-game", games=3)
    assert not tells(said, "profile-rating")


async def test_who_wants_it_is_shown_to_nobody(played: Desk) -> None:
    board = await reader(played).run("results leaderboard", game="marco_polo")
    assert [line.split(" · ")[0] for line in board.splitlines()[1:4]] == [f"{n}. <@{one}>" for n, one in
                                                                          ((1, CHLOE), (2, BEN), (3, ADA))]  # fmt: skip
    await played.host.people.settings.change(BEN, {"statistics": False})
    board = await reader(played).run("results leaderboard", game="marco_polo")
    assert f"<@{BEN}>" not in board
    assert tells(board, "leaderboard-line", place=2, who=f"<@{ADA}>", rating=1650, off=680, games=3, won=2)
    assert tells(await profile(played, BEN), "refusal-no-profile")
    await played.host.people.settings.change(ADA, {"statistics": False})
    assert tells(await profile(played), "profile-rating", rating=1650)


@pytest.mark.parametrize(
    ("games", "opponents", "listed"),
    [(LISTED_GAMES - 1, LISTED_OPPONENTS, False), (LISTED_GAMES, 1, False), (LISTED_GAMES, LISTED_OPPONENTS, True)],
)
async def test_a_leaderboard_lists_who_has_met_enough_people(
    desk: Desk, games: int, opponents: int, listed: bool
) -> None:
    await desk.host.people.guild_settings.change(1, {"leaderboard": True})
    others = (BEN, CHLOE, STRANGER)[:opponents]
    for number in range(games):
        game_id = (await desk.open("istanbul", ADA)).row.id
        change = Change(game_id)
        row = replace(ROW, game_id=game_id, rules_name="istanbul", ended=1.0)
        ada = replace(row, rated_games=number + 1)
        change.insert(ada, replace(ada, number=1, seat=1, user_id=others[number % opponents], place=2))
        change.update_game(0, status="finished", ended=1.0, result={"standings": [[5], [4]]})
        await desk.database.write(change)
    board = await reader(desk).run("results leaderboard", game="istanbul")
    assert tells(board, "leaderboard-line", who=f"<@{ADA}>") is listed
    message = "leaderboard-note" if listed else "leaderboard-none"
    assert tells(board, message, games=LISTED_GAMES, opponents=LISTED_OPPONENTS)


async def test_a_leaderboard_has_pages_and_figures(played: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.lists.leaderboard.SHOWN", 2)
    seen = reader(played)
    await seen.run("results leaderboard", game="marco_polo")
    assert {"Next", "Istanbul", "Statistics"} <= set(seen.labels) and "Back" not in seen.labels
    seen.begin()
    await button("x", "leaders", "", "marco_polo.2").callback(seen.interaction)
    assert tells(seen.text, "leaderboard-line", place=3, who=f"<@{ADA}>") and f"<@{BEN}>" not in seen.text
    seen.begin()
    await button("x", "server-figures", "", "marco_polo").callback(seen.interaction)
    assert tells(seen.text, "figures-title", games=3, known="yes", rounds=5) and tells(seen.text, "figures-moves")
    shares = (
        (say("profile-order", order=1), 67),
        (say("marco_polo/character-berke"), 67),
        (say("marco_polo/character-matteo"), 0),
    )
    assert all(tells(seen.text, "figures-share", what=what, percent=percent, games=3) for what, percent in shares)
    assert tells(await reader(played).run("results leaderboard", game="istanbul"), "leaderboard-none")
    await played.host.people.guild_settings.change(1, {"leaderboard": False})
    assert tells(await reader(played).run("results leaderboard", game="marco_polo"), "refusal-no-leaderboard")


async def test_the_card_of_a_person_says_the_same_as_the_words(played: Desk) -> None:
    seen = reader(played)
    await seen.run("results profile")
    (picture,) = seen.bodies[-1]["attachments"]
    alt = picture["description"]
    assert picture["filename"] == "profile.webp" and seen.components[0]["type"] == GALLERY
    assert tells(alt, "card-alt", name=f"Person {ADA}", where=say("card-where", where="here"))
    assert tells(alt, "card-alt-game", game=say("marco_polo/game-title"), won=2, games=3)
    assert tells(alt, "card-alt-last", places="1, 1, 2")
    assert tells(alt, "card-alt-favourite", character=say("marco_polo/character-berke"))
    assert tells(alt, "card-alt-rating", rating=1650, off=680, rated=3, first=1650, low=1650, high=1650)
    assert (await scene_of(seen)).view.results[0].course == (1650.0,) * 3


async def test_a_card_of_all_servers_has_no_rating(played: Desk) -> None:
    seen = reader(played, guild=None)
    await seen.run("results profile")
    view = (await scene_of(seen)).view
    assert view.results[0].rating is None and view.unrated == say("card-unrated", where="all")


async def test_who_has_finished_no_game_has_no_card(played: Desk) -> None:
    seen = Reader(played, 98, guild=1, channel=500)
    assert tells(await seen.run("results profile"), "profile-none")
    assert seen.files == {}


async def test_a_leaderboard_is_a_picture_with_the_names_people_play_under(played: Desk) -> None:
    seen = reader(played)
    await seen.run("results leaderboard", game="marco_polo")
    scene, (picture,) = await scene_of(seen), seen.bodies[-1]["attachments"]
    assert scene.names == (say("card-nameless"), say("card-nameless"), "Ada")
    assert [(line.place, line.rating, line.won) for line in scene.view.ranked] == [
        (1, 1500, 0),
        (2, 1500, 0),
        (3, 1650, 2),
    ]
    line = {"place": 3, "name": "Ada", "rating": 1650, "off": 680, "won": 2, "games": 3}
    assert tells(picture["description"], "card-alt-line", **line)
    seen.begin()
    seen.files.clear()
    await seen.run("results leaderboard", game="istanbul")
    assert seen.files == {}


async def scene_of(seen: Reader) -> Any:
    """What the last picture was drawn from."""
    return seen.interaction.client.services.studio.scenes[-1]
