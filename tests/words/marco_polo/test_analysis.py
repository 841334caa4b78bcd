"""What is told of a turn with which a winner of Marco Polo gained, and of the whole game."""

from engine.core.standings import Mark
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.events import Completed, Gained, GotBlackDie, Moved, Paid, RoundBegan, Scored, brought
from engine.marco_polo.events import Rolled as Dice
from engine.marco_polo.key_figures import fortune, key_figures
from tests.support.sentences import say
from words.analysis import SeriesFacts, SwingFacts, leads_told, series_told, swing_told
from words.speech import ENGLISH, Words

WORDS = Words(ENGLISH, strict=True)
NAMES = ("Ada", "Ben")
BEGINS = (RoundBegan(None, 4, 1), Dice(0, (6, 6, 5, 5, 4)), Dice(1, (1, 2, 2, 3, 1)))


def test_turns_in_a_row_that_brought_nothing_are_not_listed_where_none_has_a_place() -> None:
    idle = {turn: BEGINS for turn in (3, 5, 7)}
    some, everything = (
        series_told(WORDS, "marco_polo", 1, SeriesFacts(0, idle, turns, -0.2), NAMES) for turns in (4, 3)
    )
    assert "turns 3, 5 and 7" in some and "5" not in everything and "Turns 3–7" in everything


def test_a_journey_and_a_black_die_are_something() -> None:
    journey, die = Moved(0, 0, ("venice", "oasis-1"), "travel"), GotBlackDie(0, 16, "black-die")
    assert brought([*BEGINS, journey, die], 0) == [journey, die] and not brought(BEGINS, 0)


def test_dice_say_that_luck_was_good_where_they_are_above_those_of_others() -> None:
    assert fortune(BEGINS, 0) > 0 > fortune(BEGINS, 1)
    assert fortune((*BEGINS, GotBlackDie(1, 16, "black-die")), 1) > fortune(BEGINS, 1)
    assert fortune(BEGINS[:1], 0) == 0


def test_points_that_a_city_card_cost_are_taken_from_those_it_brought() -> None:
    card = Gained(0, cost(vp=5), "card F11"), Paid(0, cost(vp=1), "card F11")
    assert key_figures(card, 0).points == (("card", 4),)


def test_a_long_turn_with_which_a_winner_gained_is_told_in_a_few_words() -> None:
    done = Completed(0, "K07"), Gained(0, cost(vp=7, coin=2, camel=3), "contract K07")
    for times, whole in ((1, True), (4, False)):
        swing = SwingFacts(0, 0, 0.0, 0.0, (), done * times, gain=0.3)
        text = swing_told(WORDS, "marco_polo", swing, NAMES)
        assert ("2 coins" in text) == whole
        assert text.endswith(say("analysis-gain", who="Ada", change="+30%")) and "…" not in text


def test_points_of_contracts_are_told_with_how_many_and_when() -> None:
    done = Completed(1, "K07"), Gained(1, cost(vp=7), "contract K07")
    turns = {3: done, 8: done, 9: (Gained(0, cost(vp=1), "contract K01"),), 11: (Gained(0, cost(vp=3), "city kochi"),)}
    text = leads_told(WORDS, "marco_polo", turns, dict.fromkeys(turns), [Mark(12, 5, ((4, 1), (14, 2)))], NAMES)
    each = "Ben 14 points from 2 (turns 3–8), Ada 1 point"
    contracts = say("analysis-lead", what=say("marco_polo/lead-contracts"), each=each)
    assert text.startswith(say("analysis-whole", leads=contracts))
    assert text.endswith(say("analysis-lead", what=say("marco_polo/lead-cities"), each="Ada 3 points, Ben 0 points"))


def test_a_turn_that_drew_level_for_good_with_the_most_contracts_is_told_with_their_points() -> None:
    ada, ben = ((Completed(seat, "K07"), Gained(seat, cost(vp=3), "contract K07")) for seat in (0, 1))
    points = Scored(0, "contracts", 7)
    most = {say("marco_polo/gained-most-contracts", count=count, points="7 points") for count in (1, 2)}

    def told(earlier: tuple[object, ...], *later: object) -> bool:
        swing = SwingFacts(0, 0, 0.0, 0.0, (), ada, earlier, later, 0.3)
        return any(each in swing_told(WORDS, "marco_polo", swing, NAMES) for each in most)

    assert told(ben, points)
    assert told((), *ben, points), "it was enough to the end"
    assert told(ben, *ada, points), "whatever it completed later"
    assert not told(ben), "it brought nothing"
    assert not told(ben, *ada, *ben, points), "more of them were needed"
    assert not told(ben * 2, points), "still behind"
    assert not told((*ada, *ben), points), "one fewer would have been enough"
