"""Every event has a sentence, secrets left out or not; turns and what happened meanwhile are told short."""

from typing import Any

import pytest

from engine.core.event import seen_by
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.events import (
    EVENT_TYPES,
    Adjusted,
    BuiltPost,
    Completed,
    CopiedMarker,
    Discarded,
    DrewContract,
    Gained,
    GameEnded,
    GotBlackDie,
    KeptGoals,
    Lost,
    Moved,
    Paid,
    Placed,
    Rolled,
    RoundBegan,
    Skipped,
    TookContract,
    TookHourglass,
    TookOutpost,
    TurnBegan,
)
from tests.scenarios.marco_polo.given import start
from tests.support.language.marco_polo_words import OWN, PARTIES, WORDS, moments, new_game, rich_game
from tests.support.language.messages import messages
from tests.support.language.told import check_sentence, sample
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo import story
from words.marco_polo.events import TELLER

NAMES = ("Blue", "Green", "Red")
CLASSES = list(EVENT_TYPES.values())
SAMPLES: dict[str | tuple[str, str], Any] = {
    "seat": 1, "character": "berke", "goals": ("G01", "G05"), "round": 2, "start": 2, "dice": (1, 14, 26), "turn": 9,
    "amounts": cost(coin=3, camel=1), "source": "card CC07", "space": "bazaar silk", "coins": 2, "die": 14, "was": 2,
    "now": 3, "figure": 0, "path": ("venezia", "o1", "moscow"), "city": "anxi", "number": 3, "origin": "moscow",
    "tile": "OB06", "other": "kochi", "contract": "K07", "what": "step", "contracts": ("K07", "K12"),
    "left": ("K01",), "line": "goal G05", "vp": 7, "winners": (0, 2),
    ("TookContract", "space"): 5,
}  # fmt: skip
SOURCES = (
    "coins", "bazaar camel", "bazaar pepper", "bazaar silk", "bazaar gold", "khan", "contracts", "travel", "purse",
    "reroll", "adjust", "black", "character", "compensation", "posts", "contract K07", "card CC22", "city anxi",
    "outpost moscow",
)  # fmt: skip


@pytest.mark.parametrize("event_class", CLASSES, ids=lambda each: each.__name__)
def test_every_event_has_a_sentence(event_class: type) -> None:
    check_sentence(TELLER, OWN, sample(event_class, SAMPLES), NAMES)


@pytest.mark.parametrize("source", SOURCES)
def test_every_source_is_named(source: str) -> None:
    assert TELLER.sentence(OWN, Gained(1, cost(coin=3), source), NAMES).startswith("Green got 3 coins (")


@pytest.mark.parametrize("what", ["step", "black", "contract", "copy"])
def test_every_loss_is_told(what: str) -> None:
    assert TELLER.sentence(OWN, Lost(1, what, "contract K07"), NAMES).endswith("(contract).")


def test_no_sentence_is_left_over() -> None:
    told = {f"event-{tag}" for tag in EVENT_TYPES} | {
        "event-kept-known-goals", "event-placed-for", "event-got-rolled-black-die", "event-moved-post",
    }  # fmt: skip
    said = {m.name.partition(".")[0] for m in messages() if m.topic == "marco_polo" and m.name.startswith("event-")}
    assert said == told


@pytest.mark.parametrize("form", [story.DONE, story.PLANNED])
@pytest.mark.parametrize("event_class", CLASSES, ids=lambda each: each.__name__)
def test_every_event_of_a_seat_is_told_as_done_and_as_planned(event_class: type, form: str) -> None:
    event = sample(event_class, SAMPLES)
    if event.seat is not None and not isinstance(event, story.UNMENTIONED):
        seen = [event, seen_by(event, None)]
        assert all(text for each in seen for text in story.Actions(OWN, NAMES, form).of([each]))


def test_a_journey_that_may_be_made_is_named_by_where_it_leads() -> None:
    """And not by its price: the name of its button ends before its dice and the way."""
    placed, price = Placed(0, "travel", (4, 3), 0), Paid(0, cost(coin=7), "travel")
    moved = Moved(0, 0, ("venezia", "o1", "moscow"), "travel")
    for events, told in (((price, moved), "via Oasis 1"), ((placed, price, moved), "dice 4 and 3, via Oasis 1")):
        assert story.Actions(OWN, NAMES, story.PLANNED).of(events) == [f"travel to Moscow for 7 coins: {told}"]


def test_goal_cards_are_told_to_their_owner_only() -> None:
    kept = KeptGoals(1, ("G01", "G05"))
    own = TELLER.sentence(OWN, seen_by(kept, 1), NAMES)
    assert own == "Green kept the goal cards Moscow and Xi'an; Karakorum and Kochi."
    assert TELLER.sentence(OWN, seen_by(kept, 0), NAMES) == "Green chose two goal cards."


def test_a_turn_is_one_line_with_costs_and_gains_where_they_belong() -> None:
    turn = [
        TurnBegan(1, 14, 2),
        Placed(1, "travel", (3, 5), 3),
        TookHourglass(1),
        Paid(1, cost(coin=7), "travel"),
        Moved(1, 0, ("venezia", "o1", "moscow"), "travel"),
        BuiltPost(1, "moscow", 2, None),
        TookOutpost(1, "moscow", "OB06"),
        Gained(1, cost(gold=2), "outpost moscow"),
        Paid(1, cost(camel=2, pepper=1), "contract K07"),
        Completed(1, "K07"),
        Gained(1, cost(vp=4), "contract K07"),
        Gained(2, cost(silk=1), "character"),
    ]
    assert SPEECH.turn_story(WORDS, turn, NAMES) == (
        "Green travelled from Venezia via Oasis 1 to Moscow (Travel with a 5 and a 3, paying 10 coins), "
        "placed a trading post in Moscow (got 2 gold) "
        "and completed a contract for 2 camels and 1 pepper (got 4 points). "
        "Red got 1 silk (character bonus)."
    )


def test_bonus_actions_are_told_each() -> None:
    turn = [
        Paid(1, cost(camel=2), "adjust"),
        Adjusted(1, 2, 3),
        Paid(1, cost(camel=2), "adjust"),
        Adjusted(1, 3, 4),
        Paid(1, cost(camel=3), "black"),
        GotBlackDie(1, 15, "black"),
        Placed(1, "purse", (4,), 0),
        Gained(1, cost(coin=3), "purse"),
    ]
    assert SPEECH.turn_story(WORDS, turn, NAMES) == (
        "Green turned a 2 into a 3 for 2 camels, turned a 3 into a 4 for 2 camels, "
        "bought a black die for 3 camels and rolled a 5 and took 3 coins for a die (4)."
    )


def test_dice_sold_one_after_the_other_are_one_sale() -> None:
    sold = [event for die in (1, 13) for event in (Placed(1, "purse", (die,), 0), Gained(1, cost(coin=3), "purse"))]
    assert SPEECH.turn_story(WORDS, sold, NAMES) == "Green took 6 coins for 2 dice (1 and black 3)."


def test_the_start_of_a_round_is_told_seat_by_seat() -> None:
    start = [
        RoundBegan(None, 2, 1),
        CopiedMarker(0, "xian", "ormuz"),
        Gained(0, cost(camel=3), "city xian"),
        Rolled(0, (1, 2, 3, 3, 4)),
        Rolled(1, (4, 4, 5, 5, 6)),
        Gained(0, cost(camel=2), "compensation"),
    ]
    assert SPEECH.turn_story(WORDS, start, NAMES) == (
        "Round 2 begins; Green goes first. Blue got 3 camels (Xi'an, copying Ormuz), rolled a 4, two 3s, a 2 and a 1 "
        "and got 2 camels (dice total below 15). Green rolled a 6, two 5s and two 4s."
    )


def test_a_new_post_that_copies_a_bonus_is_told_with_both() -> None:
    arrived = [
        Moved(0, 0, ("beijing", "xian"), "travel"),
        BuiltPost(0, "xian", 3, None),
        CopiedMarker(0, "xian", "kochi"),
        Gained(0, cost(vp=3), "city xian"),
    ]
    told = SPEECH.turn_story(WORDS, arrived, NAMES)
    assert told.endswith("and placed a trading post in Xi'an, copying Kochi (got 3 points).")


def test_the_last_round_is_told_as_such() -> None:
    told = SPEECH.turn_story(WORDS, [RoundBegan(None, 5, 1)], NAMES)
    assert told == "Round 5, the last one, begins; Green goes first."


def test_contracts_and_the_end_are_told() -> None:
    turn = [Placed(1, "contracts", (6,), 0), TookContract(1, "K07", 5), Gained(1, cost(coin=1), "contracts")]
    told = SPEECH.turn_story(WORDS, turn, NAMES)
    assert told == "Green got 1 coin and the contract “4 points, 1 bonus step” (contracts space with a 6)."
    told = SPEECH.turn_story(WORDS, [*turn[:2], Discarded(1, "K07")], NAMES)
    assert told == (
        "Green got the contract “4 points, 1 bonus step” (contracts space with a 6) "
        "and discarded the contract “4 points, 1 bonus step”."
    )
    reward = [Gained(1, cost(coin=5), "city anxi"), Discarded(1, "K07")]
    told = SPEECH.turn_story(WORDS, reward, NAMES)
    assert told == "Green got 5 coins (Anxi) and discarded the contract “4 points, 1 bonus step”."
    declined = [Gained(1, cost(coin=5), "city anxi"), DrewContract(1, "K07"), Discarded(1, "K07")]
    told = SPEECH.turn_story(WORDS, declined, NAMES)
    assert told == "Green got 5 coins (Anxi) and drew and discarded the contract “4 points, 1 bonus step”."
    told = SPEECH.turn_story(WORDS, declined[1:], NAMES)
    assert told == "Green drew and discarded the contract “4 points, 1 bonus step”."
    both = [*turn[:2], TookContract(1, "K01", 4), Discarded(1, "K07"), Discarded(1, "K01")]
    named = "“4 points, 1 bonus step” and “2 points, 1 black die”"
    told = SPEECH.turn_story(WORDS, both, NAMES)
    assert told == f"Green got the contracts {named} (contracts space with a 6) and discarded the contracts {named}."
    assert SPEECH.turn_story(WORDS, [GameEnded(None, (0, 2))], NAMES) == "Blue and Red share the win."
    assert SPEECH.turn_story(WORDS, [TurnBegan(0, 1, 1)], NAMES) == ""


def test_a_bonus_step_is_paid_for_apart_from_its_contract() -> None:
    turn = [
        Paid(1, cost(camel=2, pepper=2, gold=1), "contract K07"),
        Completed(1, "K07"),
        Gained(1, cost(vp=4), "contract K07"),
        Paid(1, cost(camel=3), "contract K07"),
        Moved(1, 0, ("oasis_7", "xian"), "contract K07"),
    ]
    assert SPEECH.turn_story(WORDS, turn, NAMES).startswith(
        "Green completed a contract for 2 camels, 2 pepper and 1 gold (got 4 points) "
        "and took a bonus step for 3 camels "
    )


def test_a_call_tells_what_mattered_meanwhile() -> None:
    turns = [
        [TurnBegan(1, 3, 1), Placed(1, "khan", (4,), 0), Completed(1, "K07"), Gained(1, cost(vp=4), "contract K07")],
        [TurnBegan(2, 4, 1), Placed(2, "travel", (4, 4), 0), TookHourglass(2), BuiltPost(2, "anxi", 1, None)],
        [TurnBegan(0, 5, 1), Placed(0, "coins", (4,), 0), Completed(0, "K01")],
        [TurnBegan(1, 6, 1), Placed(1, "card CC07", (4,), 0), Moved(1, 0, ("o7", "o8"), "card CC07")],
    ]
    assert SPEECH.since_your_last_turn(WORDS, turns, 0, NAMES) == (
        "News: Green completed “4 points, 1 bonus step”; Red is set to start the next round."
    ), "where there is no room for all, the first deeds of each, and nothing of the last seats"
    many = [Completed(1, contract) for contract in ("K01", "K02", "K03")]
    assert SPEECH.since_your_last_turn(WORDS, [many, turns[1][:2] + turns[1][3:]], 0, NAMES) == (
        "News: Green completed 3 contracts; Red placed a trading post in Anxi."
    )
    assert SPEECH.since_your_last_turn(WORDS, [], 0, NAMES) == ""
    moved = [[Moved(1, 0, ("o7", "o8"), "travel"), Gained(1, cost(vp=2), "city kochi"), *turns[0][2:]]]
    assert SPEECH.since_your_last_turn(WORDS, moved, 0, NAMES) == (
        "News: Green travelled to Oasis 8 and completed “4 points, 1 bonus step”."
    )
    stepped = [[Moved(1, 0, ("o7", "o8"), "contract K07"), Moved(1, 1, ("o1", "o2"), "travel")]]
    assert SPEECH.since_your_last_turn(WORDS, stepped, 0, NAMES) == (
        "News: Green moved to Oasis 8 and travelled to Oasis 2."
    )
    built = [[BuiltPost(1, "anxi", 1, None), BuiltPost(1, "kochi", 2, None)]]
    assert SPEECH.since_your_last_turn(WORDS, built, 0, NAMES) == "News: Green placed trading posts in Anxi and Kochi."
    taken = [Placed(1, "contracts", (6,), 0), TookContract(1, "K07", 5), DrewContract(1, "K01")]
    assert SPEECH.since_your_last_turn(WORDS, [taken], 0, NAMES) == (
        "News: Green took the contract “4 points, 1 bonus step”."
    ), "what a character or a reward brings is no deed"
    both = [*taken[:2], TookContract(1, "K01", 5)]
    assert SPEECH.since_your_last_turn(WORDS, [both], 0, NAMES) == "News: Green took 2 contracts."
    assert SPEECH.gist(WORDS, both, NAMES) == (
        "Green took the contracts “4 points, 1 bonus step” and “2 points, 1 black die”"
    )


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Placed(1, "khan", (4,), 0)], "Green placed dice (Khan's favour)"),
        (
            [Placed(1, "khan", (4,), 0), Gained(1, cost(camel=2, gold=1), "khan"), Gained(1, cost(coin=5), "round")],
            "Green got 2 camels and 1 gold (Khan's favour)",
        ),
        ([Placed(1, "coins", (4,), 0), Gained(1, cost(coin=5), "coins")], "Green took 5 coins"),
        ([Placed(1, "purse", (5,), 0), Gained(1, cost(coin=3), "purse")], "Green took 3 coins"),
        ([Placed(1, "coins", (4,), 0), Placed(1, "purse", (5,), 0)], "Green took 5 coins"),
        ([Placed(1, "khan", (4,), 0), Completed(2, "K07")], "Red completed “4 points, 1 bonus step”"),
    ],
)
def test_a_turn_is_named_by_its_deeds_or_else_by_its_dice_which_a_call_does_not_tell(
    events: list[Any], told: str
) -> None:
    assert SPEECH.gist(WORDS, events, NAMES) == told
    called = SPEECH.since_your_last_turn(WORDS, [events], 0, NAMES)
    assert called == (f"News: {told}." if "completed" in told else "")


def test_in_the_last_round_nobody_starts_the_next() -> None:
    last = [[TurnBegan(1, 60, 5), TookHourglass(1), Moved(1, 0, ("venezia", "o1"), "travel")]]
    assert SPEECH.since_your_last_turn(WORDS, last, 0, NAMES) == "News: Green travelled to Oasis 1."


@pytest.mark.parametrize("party", range(-1, len(PARTIES)))
def test_stories_of_random_games_stay_short(party: int) -> None:
    position = new_game(7) if party < 0 else rich_game(7, party)
    told: list[Any] = []
    for moment in moments(position, 7, 2000):
        told += [seen_by(event, None) for event in moment.events]
        for event in moment.events:
            assert TELLER.sentence(OWN, seen_by(event, event.seat), moment.names)
        if not position.choices and told:
            lines = SPEECH.turn_story(WORDS, told, moment.names).split("\n")
            assert all(len(line) < 1900 and "None" not in line for line in lines)
            assert len(SPEECH.since_your_last_turn(WORDS, [told], 0, moment.names)) < 900
            told = []
    assert position.over


@pytest.mark.parametrize(
    ("without", "told"),
    [
        ((1,), "Green has no dice left, so Red is next."),
        ((1, 2), "Green and Red have no dice left, so Yellow is next."),
        ((1, 2, 3), "Nobody else has dice left, so you go again."),
        ((2,), ""),
    ],
    ids=["the next", "two", "all others", "not the next"],
)
def test_who_can_end_the_turn_is_told_who_is_skipped_next(without: tuple[int, ...], told: str) -> None:
    colours = ("blue", "green", "red", "yellow")
    given = {colours[seat]: {"dice": ""} for seat in without}
    position = start({"blue": {"dice": "1 2"}, **given})
    for choice in ("coins", "die 1"):
        position.choose(0, choice)
    helped = SPEECH.prompt(WORDS, position.view(0), position.decision(0), ("Blue", "Green", "Red", "Yellow")).help
    assert helped == told


def test_who_places_the_last_die_before_others_is_told_to_be_skipped_once() -> None:
    dice = {"blue": "1", "green": "1 2 3", "red": "", "yellow": ""}
    position, told = start({colour: {"dice": held} for colour, held in dice.items()}), list[list[Any]]()
    for seat, choices in ((0, "coins,end"), (1, "bazaar camel,die 1,end"), (1, "bazaar pepper,die 2,column 2,end")):
        told.append([event for choice in choices.split(",") for event in position.choose(seat, choice)])
    assert [[event.seat for event in events if isinstance(event, Skipped)] for events in told] == [[0], [], []]
    assert SPEECH.turn_story(WORDS, [TurnBegan(0, 4, 1), *told[0]], NAMES).endswith("ran out of dice for this round.")


def test_main_actions_that_cannot_be_paid_are_named_with_their_price() -> None:
    placed = {"bazaar silk": ["green 5 6"], "khan": ["red 2"], "contracts": ["red 3"]}
    dear = ", ".join(f"{action} (pay 3 coins)" for action in ("Silk bazaar", "Contracts", "Travel"))
    for coins, told in ((1, f"You can't afford: {dear}."), (9, "")):
        position = start({"blue": {"dice": "3 4", "have": {"coin": coins}}, "placed": placed})
        helped = SPEECH.prompt(WORDS, position.view(0), position.decision(0), NAMES).help
        assert helped == told


@pytest.mark.parametrize("coins", [5, 8])
def test_an_occupied_journey_that_cannot_be_paid_is_priced_with_its_first_step(coins: int) -> None:
    asked = {"blue": {"dice": "6 6", "have": {"coin": coins}}, "placed": {"travel": ["green 1 2"]}}
    position = start(asked)
    helped = SPEECH.prompt(WORDS, position.view(0), position.decision(0), NAMES).help
    assert helped == "You can't afford: Travel (pay 9 coins)."
