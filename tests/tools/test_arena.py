"""Matches of computer players: fair seats, what is counted, going on after a break."""

from pathlib import Path

import pytest

from tools import arena
from tools.arena import Match

MATCH = Match("istanbul", ("rookie", "random"), {})


def test_a_match_gives_each_player_each_seat_and_counts_everything(tmp_path: Path) -> None:
    games = arena.run(MATCH, 2, 1, tmp_path / "games")
    assert [game["names"] for game in games] == [["rookie", "random"], ["random", "rookie"]]
    assert [game["won"] for game in games] == [[1, 0], [0, 1]]
    for game in games:
        for name in MATCH.names:
            assert len(game["times"][name]) == sum(game["chosen"][name].values()) > 20
    _, _, random, rookie = arena.table(games)
    assert random.split()[:3] == ["random", "2", "0.0%"] and rookie.split()[:5] == [
        "rookie", "2", "100.0%", "34.2%", "100.0%",
    ]  # fmt: skip
    assert any(line.startswith("rookie tea-house (") for line in arena.shares(games, "rookie"))


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = tmp_path / "games"
    kept = arena.run(MATCH, 1, 1, results)
    monkeypatch.setattr(arena, "play", lambda match, number: {**kept[0], "number": number})
    assert [game["number"] for game in arena.run(MATCH, 3, 1, results)] == [0, 1, 2]
    assert arena.run(MATCH, 2, 1, results)[0] == kept[0]
    results.write_text(results.read_text("utf-8")[:-5], "utf-8")  # in the middle of a line
    told = list[int]()
    assert len(arena.run(MATCH, 3, 1, results, lambda games: told.append(len(games)))) == told.pop() == 3
    assert not told and len(results.read_text("utf-8").splitlines()) == 4
    with pytest.raises(ValueError, match="another match"):
        arena.run(MATCH._replace(options={"expansion": "mocha"}), 1, 1, results)


def test_a_match_ends_with_the_deal_that_tells_two_shares_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(match: Match, number: int) -> arena.Game:
        return {"number": number, "names": list(match.names), "won": [float(number >= 2), float(number < 2)]}

    monkeypatch.setattr(arena, "play", play)
    games = arena.run(MATCH, 100, 1, sprt=(0.5, 0.8))
    assert len(games) == 14  # 12 of them won; after 12 games 10 ln 1.6 + 2 ln 0.4 is 2.87, less than ln 19
    assert arena.verdict(games, "rookie", 0.5, 0.8) == "rookie wins 80% of games or more"
    assert arena.verdict(games[:4], "rookie", 0.5, 0.8).startswith("rookie: not yet told")
    assert arena.verdict(games[:2] * 2, "rookie", 0.5, 0.8) == "rookie wins 50% of games or less"


@pytest.mark.parametrize(("won", "games", "interval"), [(120, 200, (0.531, 0.665)), (0, 0, (0.0, 1.0))])
def test_intervals_are_wilson_s(won: float, games: int, interval: tuple[float, float]) -> None:
    assert arena.wilson(won, games) == pytest.approx(interval, abs=0.001)
