"""How a game ended, in a sentence."""

from collections.abc import Sequence

from engine.core.standings import Standing, ranking
from host import GameRow
from host.resigning import ended_by
from words.games import game_words
from words.shapes import Names
from words.speech import Words


def outcome(w: Words, row: GameRow, standings: Sequence[Standing], names: Names) -> str:
    """Who won and by what, or because of whose resignation."""
    resigned = ended_by(row, len(names))
    if resigned is None:
        return game_words(row.rules_name).result(w, standings, names)
    return w.say("result-resigned", winner=names[1 - resigned], who=names[resigned])


def in_order(row: GameRow, standings: Sequence[Standing]) -> list[int]:
    """The seats as they came in, the first first."""
    resigned = ended_by(row, len(standings))
    return ranking(standings) if resigned is None else [1 - resigned, resigned]
