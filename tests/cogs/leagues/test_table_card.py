"""The table of a season as a picture: who is on it, and the same in words."""

from fractions import Fraction

from cogs.leagues.table_card import Shown, table_alt, table_card
from render.scene import Style
from seasons.divisions import moves
from seasons.standing import Member, Result, Status, standing
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.reader import Reader
from words.shapes import PICTURE_LENGTH
from words.speech import Words

WORDS = Words("en", strict=True)
NAMES = ("Ada", "Ben", "Chloé", "W" * 32, "شلومو")
GAME = Result((1, 2, 3, 4), (80, 70, 60, 50), (1, 2, None, 5), (4,))
SHARED = Result((1, 1, 3), (80, 80, 50), (1, 2, 5))


def shown(where: str = "Season 3 · Division 2") -> Shown:
    members = [Member(1), Member(2), Member(3, Status.RESERVE), Member(4, Status.OUT), Member(5)]
    rows = standing([GAME, SHARED], members, 4)
    names = [NAMES[row.person - 1] for row in rows]
    people = [(ADA, BEN, CHLOE, None, None)[row.person - 1] for row in rows]
    return Shown("istanbul", "Caravans", where, rows, people, names, moves(rows, 2, 3), 4)


def test_the_alt_text_tells_all_that_the_picture_shows() -> None:
    table = shown()
    assert table_alt(WORDS, table, table.names) == (
        "Table of Caravans, Season 3 · Division 2. 1. Ada: 17.5 points, places 1, 1, rises. "
        "2. Ben: 13.5 points, places 2, 1, rises. 3. شلومو: 2 points, places 4, 3, falls. "
        f"No rank, Chloé: 0 points, from the reserve. No rank, {'W' * 32}: 0 points, place left, falls, is out."
    )
    assert table_alt(WORDS, shown(""), table.names).startswith("Table of Caravans. 1. Ada")


def test_the_alt_text_of_the_longest_table_is_no_longer_than_may_be() -> None:
    rows = [
        shown().rows[0]._replace(person=person, places=(1, 2, 3, 4, 5), points=Fraction(101, 3)) for person in range(11)
    ]
    table = shown()._replace(rows=rows, names=["W" * 32] * 11, people=[None] * 11)
    assert len(table_alt(WORDS, table, table.names)) <= PICTURE_LENGTH


async def test_the_table_is_drawn_with_people_who_are_known_and_others(desk: Desk) -> None:
    services = Reader(desk, ADA, guild=1, channel=500).interaction.client.services
    (picture,) = await table_card(services, 1, shown(), WORDS, Style())
    assert picture.alt == table_alt(WORDS, shown(), shown().names)
    drawn = services.studio.scenes[-1]
    assert [line.points for line in drawn.view.lines] == ["17.5", "13.5", "2", "0", "0"]
    assert [line.move for line in drawn.view.lines] == [-1, -1, 1, 0, 1]
    assert [line.faded for line in drawn.view.lines] == [False, False, False, False, True]
    assert list(drawn.names) == shown().names
