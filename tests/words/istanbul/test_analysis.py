"""What is told of turns of Istanbul that luck or choices decided, of turns for nothing, and of the whole game."""

import pytest

from engine.core.standings import Mark, Standing
from engine.istanbul.events import (
    Caught,
    DrewCards,
    FamilySent,
    GainedLira,
    GainedRuby,
    Moved,
    Rolled,
    SpentLira,
    TurnBegan,
)
from engine.istanbul.reading import assets as istanbul
from engine.marco_polo import assets as marco_polo
from tests.support.sentences import say
from words.analysis import (
    MOST_CHANCES,
    PartFacts,
    SeriesFacts,
    SumFacts,
    SwingFacts,
    leads_told,
    series_told,
    sum_told,
    swing_told,
)
from words.games import game_words
from words.speech import ENGLISH, Words

WORDS = Words(ENGLISH, strict=True)
NAMES = ("Ada", "Ben")
WALK, RUBY = Moved(0, 1, 2), GainedRuby(0, 16)
LUCK, CHOICE = "analysis-luck", "analysis-choice"


def ended(*standings: Standing) -> list[Mark]:
    return [Mark(99, 9, standings)]


def told(luck: float, choice: float, *events: tuple[object, ...], better: tuple[object, ...] = (RUBY,)) -> str:
    return swing_told(WORDS, "istanbul", SwingFacts(0, 0, luck, choice, better, events or (WALK,)), NAMES)


@pytest.mark.parametrize(
    ("luck", "choice", "said"),
    [(0.2, -0.1, [LUCK, CHOICE]), (0.1, -0.2, [CHOICE, LUCK]), (0.2, -0.07, [LUCK]), (-0.06, -0.2, [CHOICE])],
)
def test_the_larger_cause_is_told_first_and_one_that_decided_nothing_not_at_all(
    luck: float, choice: float, said: list[str]
) -> None:
    text = told(luck, choice)
    change = {LUCK: say("analysis-percent", sign="plus" if luck > 0 else "minus", percent=abs(round(100 * luck)))}
    change[CHOICE] = say("analysis-percent", sign="minus", percent=round(-100 * choice))
    sentences = {one: say(one, who="Ada", change=change[one], luck="good") for one in (LUCK, CHOICE)}
    assert sorted(said, key=lambda one: text.index(sentences[one])) == said
    assert all((sentences[one] in text) == (one in said) for one in sentences), text


def test_the_turn_and_a_better_one_are_told_with_place_means_and_gain() -> None:
    to_post, ruby = (Moved(0, 1, 5), GainedLira(0, 3)), (Moved(0, 1, 16), SpentLira(0, 14), GainedRuby(0, 16))
    was, better = told(0.0, -0.2, *to_post, better=ruby).split(say(CHOICE, who="Ada", change="−20%"))
    assert "5 Post Office" in was and "3 lira" in was
    assert "16 Gemstone Dealer" in better and "14 lira" in better and "ruby" in better


def test_a_better_turn_of_which_there_is_nothing_to_tell_is_left_out() -> None:
    for better in ((), (TurnBegan(0, 1, 1),)):
        assert told(0.0, -0.2, better=better).endswith(say(CHOICE, who="Ada", change="−20%"))
        for lost_by in ("choice", "turn"):
            swing = SwingFacts(0, 0, 0.0, 0.0, better, (WALK,), lost_by=lost_by)
            assert swing_told(WORDS, "istanbul", swing, NAMES).endswith(say(f"analysis-lost-by-{lost_by}", who="Ada"))


def test_it_is_told_that_a_turn_brought_nothing() -> None:
    assert say("analysis-idle") in told(0.0, -0.2, WALK)
    assert say("analysis-idle") not in told(0.0, -0.2, WALK, GainedLira(0, 3))
    assert say("analysis-idle") not in told(0.2, 0.0, WALK), "luck is none of its doing"
    assert say("analysis-idle") in told(0.0, -0.2, WALK, GainedLira(1, 3)), "what others gained is not of this turn"


def test_a_turn_of_which_there_is_nothing_to_tell_names_who_had_it() -> None:
    for luck, choice in ((0.2, 0.0), (0.0, -0.2)):
        assert told(luck, choice, TurnBegan(0, 1, 1)).startswith(say("analysis-turn", gist="Ada"))


def test_of_chance_is_told_what_it_brought_to_this_seat_and_not_all_of_it() -> None:
    own, others = [Rolled(0, (1, number)) for number in (1, 2, 3)], Rolled(1, (6, 6))
    text = told(-0.2, 0.0, others, *own)
    assert "Ben" not in text
    assert [f"1 + {number}" in text for number in (1, 2, 3)] == [number <= MOST_CHANCES for number in (1, 2, 3)]


def test_a_turn_is_called_by_where_the_family_member_was_sent_from_the_police_station() -> None:
    turn = Moved(0, 7, 12), FamilySent(0, 8), Rolled(0, (5, 5))
    text = told(0.2, 0.0, *turn)
    assert "8 Black Market" in text and "12 Police Station" not in text


def test_what_a_winner_gained_is_told_after_its_turn() -> None:
    swing = SwingFacts(0, 0, 0.0, 0.0, (), (Moved(0, 1, 16), SpentLira(0, 14), GainedRuby(0, 16)), gain=0.27)
    text = swing_told(WORDS, "istanbul", swing, NAMES)
    assert text.endswith(say("analysis-gain", who="Ada", change="+27%")) and "16 Gemstone Dealer" in text


def test_turns_that_brought_nothing_are_told_with_their_count_and_where() -> None:
    idle = {18: [Moved(0, 3, 7)], 20: [Moved(0, 7, 15)], 22: [Moved(0, 15, 7)], 24: [TurnBegan(0, 24, 8)]}
    text = series_told(WORDS, "istanbul", 2, SeriesFacts(0, idle, 5, -0.36), NAMES)
    places = "turns 18 and 22 at 7 Fountain, turn 20 at 15 Great Mosque, turn 24"
    facts = {"number": 2, "first": 18, "last": 24, "who": "Ada", "idle": 4, "turns": 5, "all": "no", "change": "−36%"}
    assert text == say("analysis-series", places=places, told="yes", **facts)
    text = series_told(WORDS, "istanbul", 2, SeriesFacts(0, idle, 4, -0.36), NAMES)
    assert text == say("analysis-series", places=places, told="no", **facts | {"turns": 4, "all": "yes"})


def test_what_the_winner_had_more_of_is_told_and_what_less_who_had_more_first() -> None:
    turns = {3: [GainedRuby(1, 16)], 5: [GainedRuby(1, 16)], 9: [GainedRuby(1, 16), GainedRuby(0, 20)]}
    text = leads_told(WORDS, "istanbul", turns, dict.fromkeys(turns), ended((1,), (3,), (1,)), ("Ada", "Ben", "Chloe"))
    gems, coffee = "Ben 3 (turns 3–9), Ada none", "Ada 1 (turn 9), Ben none"
    leads = [
        say("analysis-lead", what=say(f"istanbul/lead-{kind}"), each=each)
        for kind, each in (("gems", gems), ("coffee", coffee))
    ]
    assert text == say("analysis-whole", leads=" ".join(leads))
    assert leads_told(WORDS, "istanbul", {}, {}, ended((1,), (3,)), NAMES) == ""


def test_many_turns_for_nothing_of_the_next_best_are_told() -> None:
    turns = {at: [Moved(1, 1, 2)] for at in (2, 4, 8)}
    text = leads_told(WORDS, "istanbul", turns, dict.fromkeys(turns, 1), ended((3,), (1,)), NAMES)
    each = "Ada none, Ben 3 (turns 2–8)"
    told = say("analysis-lead", what=say("analysis-for-nothing"), each=each)
    assert text == say("analysis-whole", leads=told)


def test_what_broke_a_tie_is_told_with_the_turn_that_made_most_of_it() -> None:
    marks = [Mark(turn, 1, ((5, ada), (5, ben), (4, 30))) for turn, ada, ben in ((0, 9, 4), (5, 9, 20), (7, 9, 4))]
    text = leads_told(WORDS, "istanbul", {}, {}, marks, ("Ada", "Ben", "Chloe"))
    each = "Ada 9, Ben 4 (turn 7: −16)"
    lira = say("analysis-lead", what=say("istanbul/tie-lira"), each=each)
    assert text == say("analysis-whole", leads=lira)


def test_each_kind_of_lead_has_its_name_in_each_game() -> None:
    of_istanbul = {*istanbul.RUBIES.values()}
    of_marco_polo = {*marco_polo.KINDS.values(), marco_polo.OTHER}
    for game, kinds in (("istanbul", of_istanbul), ("marco_polo", of_marco_polo)):
        told = [WORDS.about(game).say(f"lead-{kind}") for kind in kinds]
        assert len({*told}) == len(kinds)
        ties = game_words(game).tie_breakers
        assert len({WORDS.about(game).say(f"tie-{kind}") for kind in ties}) == len(ties) > 0


def summed(luck: SumFacts, choices: SumFacts) -> str:
    return sum_told(WORDS, "istanbul", luck, choices, NAMES)


def test_sums_have_their_signs_and_what_changed_little_is_not_told() -> None:
    luck, little, none = SumFacts(0.104), SumFacts(0.02), SumFacts(0.0)
    assert summed(luck, SumFacts(-0.032)) == f"{say('analysis-sum-luck', luck='+10%')}, {choices_of('−3%')}"
    assert summed(little, SumFacts(-0.03)) == choices_of("−3%")
    assert summed(none, SumFacts(-0.02, [PartFacts(-0.02, 3, (WALK, RUBY))])) == ""


def test_sums_name_the_turns_that_made_them() -> None:
    turns = ", ".join(say("analysis-sum-turn", turn=turn, part=part) for turn, part in ((12, "+9%"), (3, "+7%")))
    made = say("analysis-sum-turns", sum="+22%", turns=turns)
    luck, choices = (SumFacts(side * 0.22, [PartFacts(side * 0.09, 12), PartFacts(side * 0.07, 3)]) for side in (1, -1))
    assert summed(luck, SumFacts(0.0)) == say("analysis-sum-luck", luck=made)
    assert summed(SumFacts(0.0), choices) == choices_of(made.replace("+", "−"))


def test_a_better_turn_than_the_worst_is_told_after_a_sum_of_choices() -> None:
    better = Moved(0, 1, 16), SpentLira(0, 14), GainedRuby(0, 16)
    text = summed(SumFacts(0.0), SumFacts(-0.22, [PartFacts(-0.19, 12, better)]))
    turn = say("analysis-sum-turn", turn=12, part="−19%")
    sums = choices_of(say("analysis-sum-turns", sum="−22%", turns=turn))
    assert text.startswith(say("analysis-sum-better", sums=sums, turn=12)) and "16 Gemstone Dealer" in text


def test_another_choice_or_turn_that_would_have_won_is_told_after_its_turn() -> None:
    caught = Caught(0, 1)
    events, better = (RUBY, caught, DrewCards(0, 1, None)), (caught, GainedLira(0, 3))
    for lost_by in ("choice", "turn"):
        swing = SwingFacts(0, 0, 0.0, 0.0, better, events, lost_by=lost_by)
        told = say(f"analysis-lost-by-{lost_by}.better", who="Ada")
        was, instead = swing_told(WORDS, "istanbul", swing, NAMES).split(told)
        assert "bonus card" in was and "3 lira" in instead


def choices_of(change: str) -> str:
    return say("analysis-sum-choices", choices=change)
