"""The table of a season as a picture: who is on it, and the same in words."""

from dataclasses import replace

from cogs.leagues.table_card import table_alt, table_card
from cogs.leagues.telling import division_lines
from db import EntrantRow, FixtureRow, LeagueRow
from host.leagues.season import COUNTED, OVER, PLAYING, WAITING, Season
from render.scene import Style
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.reader import Reader
from words.shapes import PICTURE_LENGTH
from words.speech import Words

WORDS = Words("en", strict=True)
WIDE, RIGHT_TO_LEFT, EMOJI = "W" * 32, "شلومو", "🎲 Dice"
PEOPLE = (
    (ADA, "Ada", "playing"),
    (BEN, EMOJI, "playing"),
    (CHLOE, "", "playing"),
    (None, WIDE, "out"),
    (None, RIGHT_TO_LEFT, "playing"),
)


def season(kind: str = "league", stage: str = PLAYING) -> Season:
    """The middle one of three divisions: two games, in the first of which the fourth left."""
    league = LeagueRow("l", 1, 40, ADA, "istanbul", {"kind": kind, "game": "istanbul", "table": 4}, 3, stage)
    entrants = tuple(
        EntrantRow("l", 3, number, user_id, name, status, division=2)
        for number, (user_id, name, status) in enumerate(PEOPLE, 1)
    )
    others = [EntrantRow("l", 3, 10 + at, None, "Somebody", "playing", division=at) for at in (1, 3)]
    games = (
        FixtureRow("l", 3, 1, 2, (1, 2, 4, 5), COUNTED, absent=(4,), places=(1, 2, 3, 4), scores=(8, 7, 6, 5)),
        FixtureRow("l", 3, 2, 2, (1, 2, 5, 3), COUNTED, places=(1, 1, 4, 3), scores=(8, 8, 5, 6)),
    )
    to_come = ((3, 4, 1, 2), (3, 4, 1, 5), (3, 4, 2, 5))
    waiting = [FixtureRow("l", 3, number, 2, seats, WAITING) for number, seats in enumerate(to_come, 3)]
    return Season(league, (*entrants, *others), (*games, *waiting))


def test_the_alt_text_tells_all_that_the_picture_shows() -> None:
    assert table_alt(WORDS, season(), 2) == (
        "Standings of the Istanbul league, Season 3 · division 2. 1. Ada: 18 points, places 1 and 1, moves up. "
        "2. 🎲 Dice: 14 points, places 2 and 1, moves up. 3. A player: 3 points, place 3. "
        "4. شلومو: 2 points, places 4 and 4, moves down. "
        f"No rank, {WIDE}: 0 points, place ×, moves down, is out."
    ).replace(" and ", ", ")
    assert "moves up" not in table_alt(WORDS, season("cup"), 2)
    assert table_alt(WORDS, season("cup"), 2).startswith("Standings of the Istanbul cup 3. ")


def test_before_the_first_game_nobody_rises() -> None:
    table = season()
    waiting = tuple(replace(fixture, state=WAITING, places=None, scores=None) for fixture in table.fixtures)
    told = table_alt(WORDS, replace(table, fixtures=waiting), 2)
    assert "moves up" not in told and " Ada: 0 points." in told and "1." not in told


async def test_before_the_first_result_nobody_has_a_medal(desk: Desk) -> None:
    services, table = Reader(desk, ADA, guild=1, channel=500).interaction.client.services, season()
    waiting = tuple(replace(fixture, state=WAITING, places=None, scores=None) for fixture in table.fixtures)
    await table_card(services, replace(table, fixtures=waiting), 2, WORDS, Style())
    assert {line.place for line in services.studio.scenes[-1].view.lines} == {None}
    assert not any("**1**" in line for line in division_lines(WORDS, replace(table, fixtures=waiting), 2))
    assert any("**1**" in line for line in division_lines(WORDS, table, 2))


def test_the_alt_text_of_the_longest_table_is_no_longer_than_may_be() -> None:
    table = season()
    many = tuple(EntrantRow("l", 3, number, None, WIDE, "playing", division=2) for number in range(1, 12))
    assert len(table_alt(WORDS, replace(table, entrants=many), 2)) <= PICTURE_LENGTH


async def test_the_table_is_drawn_with_people_who_are_known_and_others(desk: Desk) -> None:
    services = Reader(desk, ADA, guild=1, channel=500).interaction.client.services
    (picture,) = await table_card(services, season(), 2, WORDS, Style())
    assert picture.alt == table_alt(WORDS, season(), 2)
    drawn = services.studio.scenes[-1]
    assert (drawn.view.title, drawn.view.where) == ("Istanbul league", "Season 3 · division 2")
    assert [line.points for line in drawn.view.lines] == ["18", "14", "3", "2", "0"]
    assert [line.move for line in drawn.view.lines] == [-1, -1, 0, 1, 1]
    assert [line.faded for line in drawn.view.lines] == [False, False, False, False, True]
    assert list(drawn.names) == ["Ada", EMOJI, "A player", RIGHT_TO_LEFT, WIDE]
    assert await table_card(services, season(), 9, WORDS, Style()) == []


async def test_who_has_won_is_crowned_at_the_end(desk: Desk) -> None:
    services = Reader(desk, ADA, guild=1, channel=500).interaction.client.services
    first = replace(season(stage=OVER), entrants=tuple(replace(one, division=1) for one in season().entrants[:5]))
    won = replace(first, fixtures=tuple(replace(fixture, division=1) for fixture in first.fixtures))
    for stage, crowned in ((OVER, 1), (PLAYING, 0)):
        await table_card(services, replace(won, league=replace(won.league, stage=stage)), 1, WORDS, Style())
        lines = services.studio.scenes[-1].view.lines
        assert [line.champion for line in lines] == [True] * crowned + [False] * (5 - crowned)
    await table_card(services, season(stage=OVER), 2, WORDS, Style())
    assert not any(line.champion for line in services.studio.scenes[-1].view.lines)
