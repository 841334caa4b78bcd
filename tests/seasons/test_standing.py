"""The table of a group: what breaks ties, one after the other; who left, and who has no rank."""

from fractions import Fraction

from seasons.standing import Member, Result, Row, Status, standing

ANN, BEN, CAT, DAN, EVE, FAY = range(1, 7)


def result(*people: int | None, scores: tuple[int, ...] = (20, 10, 5, 2, 1), deserted: tuple[int, ...] = ()) -> Result:
    """People in the order of their places."""
    return Result(tuple(range(1, len(people) + 1)), scores[: len(people)], people, deserted)


def table(results: list[Result], *members: int | Member, games: int = 4) -> list[Row]:
    return standing(results, [one if isinstance(one, Member) else Member(one) for one in members], games)


def ranks(rows: list[Row]) -> list[tuple[int, int | None]]:
    return [(row.person, row.rank) for row in rows]


def even(*people: int) -> Result:
    """A game that all ended with the same score."""
    return result(*people, scores=(10,) * 5)


def test_points_come_first() -> None:
    rows = table([result(ANN, BEN, CAT, DAN), result(BEN, ANN, DAN)], CAT, DAN, ANN, BEN)
    assert [(row.person, row.rank, row.points, row.places) for row in rows] == [
        (BEN, 1, 16, (2, 1)),
        (ANN, 2, 15, (1, 2)),
        (CAT, 3, 3, (3,)),
        (DAN, 4, 2, (4, 3)),
    ]


def test_before_the_first_game_all_share_the_first_place_in_their_order() -> None:
    assert ranks(table([], CAT, ANN, BEN)) == [(CAT, 1), (ANN, 1), (BEN, 1)]


def test_wins_break_a_tie() -> None:
    # Ann 10 + 1 + 1, Ben 6 + 6.
    rows = table([result(ANN, BEN, CAT, DAN), result(EVE, BEN, CAT, ANN), result(EVE, CAT, DAN, ANN)], BEN, ANN)
    assert [(row.person, row.rank, row.points, row.wins) for row in rows] == [(ANN, 1, 12, 1), (BEN, 2, 12, 0)]


def test_then_seconds() -> None:
    # Ann 6 + 1 + 1 + 1, Ben 3 + 3 + 3, where nobody won.
    games = [result(EVE, ANN, BEN, DAN), *[result(EVE, DAN, BEN, ANN)] * 2, result(EVE, DAN, CAT, ANN)]
    rows = table(games, BEN, ANN)
    assert [(row.person, row.rank, row.points, row.seconds) for row in rows] == [(ANN, 1, 9, 1), (BEN, 2, 9, 0)]


def test_then_thirds() -> None:
    # Ann 3 + 1, Ben 2 + 2 at tables of five.
    games = [result(EVE, FAY, CAT, BEN, DAN), result(EVE, FAY, CAT, BEN, DAN), result(EVE, FAY, ANN, DAN)]
    rows = table([*games, result(EVE, FAY, CAT, ANN)], BEN, ANN)
    assert [(row.person, row.rank, row.points, row.thirds) for row in rows] == [(ANN, 1, 4, 1), (BEN, 2, 4, 0)]


def test_then_the_mean_share_of_the_winners_score() -> None:
    close, far = (100, 90, 5, 2), (100, 80, 5, 2)
    rows = table([result(CAT, ANN, DAN, EVE, scores=far), result(CAT, BEN, DAN, EVE, scores=close)], ANN, BEN)
    assert [(row.person, row.rank, row.share) for row in rows] == [
        (BEN, 1, Fraction(9, 10)),
        (ANN, 2, Fraction(4, 5)),
    ]


def test_no_share_is_below_nothing_and_a_winner_without_points_has_all() -> None:
    rows = table(
        [result(ANN, BEN, CAT, scores=(10, -5, -5)), result(DAN, EVE, FAY, scores=(0, 0, -1))], ANN, BEN, DAN, EVE
    )
    assert {row.person: row.share for row in rows} == {ANN: 1, BEN: 0, DAN: 1, EVE: 0}


def test_then_who_was_ahead_where_they_met() -> None:
    # Ann and Ben are equal in everything: a first and a second place each. In the games of both Ben was ahead.
    rows = table([even(BEN, ANN, CAT, DAN), even(ANN, CAT, DAN, EVE), even(CAT, BEN, DAN, EVE)], ANN, BEN)
    assert ranks(rows) == [(BEN, 1), (ANN, 2)]
    assert {(row.points, row.wins, row.seconds, row.thirds, row.share) for row in rows} == {(16, 1, 1, 0, 1)}


def test_who_is_still_equal_is_compared_by_the_games_among_them_alone() -> None:
    """Each won twice and was second twice. Ann was ahead of Ben twice, and so leads; Ben and Cat are each one behind
    then, and Ben was ahead of Cat."""
    met = [even(ANN, BEN, DAN), even(ANN, BEN, DAN), even(BEN, CAT, DAN)]
    apart = [even(EVE, ANN, DAN)] * 2 + [even(BEN, EVE, DAN)] + [even(CAT, EVE, DAN)] * 2 + [even(EVE, CAT, DAN)]
    assert ranks(table([*met, *apart], CAT, BEN, ANN)) == [(ANN, 1), (BEN, 2), (CAT, 3)]


def test_nobody_leads_in_a_circle() -> None:
    games = [even(ANN, BEN, DAN), even(BEN, CAT, DAN), even(CAT, ANN, DAN)]
    assert ranks(table(games, ANN, BEN, CAT)) == [(ANN, 1), (BEN, 1), (CAT, 1)]


def test_what_nothing_decides_is_shared_and_the_next_place_is_left_out() -> None:
    shared = Result((1, 1, 3, 4), (10, 10, 5, 1), (ANN, BEN, CAT, DAN))
    assert ranks(table([shared], DAN, CAT, BEN, ANN)) == [(BEN, 1), (ANN, 1), (CAT, 3), (DAN, 4)]


def test_who_deserted_gets_nothing_and_the_others_keep_their_places() -> None:
    rows = table([result(None, ANN, CAT, DAN, deserted=(BEN,))], ANN, BEN, CAT, DAN)
    assert [(row.person, row.rank, row.points, row.places, row.played) for row in rows] == [
        (ANN, 1, 6, (2,), 1),
        (CAT, 2, 3, (3,), 1),
        (DAN, 3, 1, (4,), 1),
        (BEN, 4, 0, (0,), 0),
    ]
    assert (rows[-1].deserted, rows[-1].share) == (1, 0)


def test_who_left_is_unranked_with_fewer_than_half_of_the_games() -> None:
    games = [result(ANN, BEN, CAT, DAN), result(ANN, BEN, CAT, DAN), result(BEN, CAT, DAN)]
    for status in (Status.WITHDRAWN, Status.OUT, Status.RESERVE):
        assert ranks(table(games, Member(ANN, status), BEN, CAT, DAN, games=4))[0] == (BEN, 1)
        assert ranks(table(games, Member(ANN, status), BEN, CAT, DAN, games=5))[-1] == (ANN, None)
    assert ranks(table(games, Member(DAN), Member(ANN, Status.OUT), Member(CAT, Status.OUT), games=9)) == [
        (DAN, 1),
        (ANN, None),
        (CAT, None),
    ]


def test_deserted_games_are_not_half_of_them() -> None:
    games = [result(ANN, BEN, CAT), result(None, BEN, CAT, deserted=(ANN,)), result(None, BEN, CAT, deserted=(ANN,))]
    assert ranks(table(games, Member(ANN, Status.OUT), BEN, CAT, games=3))[-1] == (ANN, None)


def test_the_reserve_gets_what_the_seat_reached_and_who_left_it_nothing() -> None:
    rows = table([result(FAY, BEN, CAT, deserted=(ANN,))], ANN, BEN, CAT, Member(FAY, Status.RESERVE), games=2)
    assert [(row.person, row.points) for row in rows] == [(FAY, 10), (BEN, 5), (CAT, 1), (ANN, 0)]
