"""Names of a whole turn of Istanbul's choices."""

from engine.core.notation import parse
from engine.core.trial import Shortcut
from engine.istanbul.events import Discarded, GainedGoods, GaveGoods, Met
from engine.istanbul.notation import CATCH, MEET, TAKE, TILE
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import all_tables, moments
from tests.support.panels import WORDS
from words.istanbul.labels.shortcuts import CHOSEN, deal_within


def test_whatever_a_whole_turn_may_choose_has_a_name() -> None:
    met = dict.fromkeys(CHOSEN, 0)
    words = WORDS.about("istanbul")
    for table in [table for table in all_tables() if table.game == "istanbul"][::4]:
        for position in moments(table, 60, every=3):
            for decision in position.decisions:
                for verb, rest in map(parse, decision.options):
                    if verb in CHOSEN:
                        met[verb] += 1
                        assert CHOSEN[verb](words, rest)
    assert all(met[verb.word] for verb in (MEET, CATCH, TILE, TAKE)), met


def test_what_is_given_stands_alone_where_only_chance_says_what_it_brings() -> None:
    position = start({"red": {"at": 6}, "governor": 6})
    events = (Discarded(0, "move-0"), Met(0, "governor"))
    shortcut = Shortcut(("discard move-0", "meet governor"), events, "governor", chance=True)
    told = deal_within(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
    assert told == "“Stay” · meet the Governor"


def test_goods_that_go_to_the_smuggler_again_are_no_price() -> None:
    position = start({"red": {"at": 4}, "smuggler": 4})
    events = (GainedGoods(0, (0, 0, 3, 0), 0), Met(0, "smuggler"), GaveGoods(0, (0, 0, 1, 0)),
              GainedGoods(0, (1, 0, 0, 0), 0))  # fmt: skip
    shortcut = Shortcut(("fill", "meet smuggler", "give fruit", "take fabric"), events, "encounters", ends=True)
    told = deal_within(WORDS.about("istanbul"), position.view(0), shortcut, ("Ann", "Bob"))
    assert told == "fabric, 2 fruit · meet the Smuggler"
