"""All that the words of a game say while it is played, text for text with the length it may have, in any language."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.decision import Decision, Refusal
from engine.core.event import seen_by
from engine.core.options import BadOption
from engine.core.position import AnyPosition
from engine.core.standings import Mark
from engine.games import rules_of
from host.finished.decided import LEAST_IDLE
from tests.support.dealt.tables import Table, new, tables_of
from tests.support.games import Happening, facts_of
from tests.support.language.refused import refusal_of
from words.analysis import (
    PartFacts,
    SeriesFacts,
    SumFacts,
    SwingFacts,
    leads_told,
    praise_told,
    series_told,
    shares_alt,
    sum_told,
    swing_told,
)
from words.games import GAMES
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, PART_LENGTH, PICTURE_LENGTH, TITLE_LENGTH
from words.speech import Words

NONSENSE: Final = "ŋóñ"
REFUSED: Final = ("end", "move 7", "skip", "yes", "travel", "khan", "card CC07", "die 1", "take K07", "to beijing",
                  "black")  # fmt: skip
MOST_CHOICES: Final = 400
PLACEHOLDER_LENGTH: Final = 150
EventsOfTurns: TypeAlias = Sequence[tuple[Any, ...]]


class Said(NamedTuple):
    """`most`: how long the text may be. `typed`: what somebody typed and the text quotes."""

    text: str
    most: int
    typed: str = ""


def games_at_random(name: str) -> list[Iterator[Happening]]:
    """Of the first and the last of the game's tables."""
    tables = tables_of(name)
    return [_of_table(table) for table in dict.fromkeys((tables[0], tables[-1]))]


def whole_games(name: str) -> Iterator[Iterator[Happening]]:
    """Random ones, and those in which more happens."""
    yield from games_at_random(name)
    yield from facts_of(name).rich_games()


def _of_table(table: Table) -> Iterator[Happening]:
    position, rng, events = new(table), Random(str(table)), ()
    for _ in range(MOST_CHOICES):
        if position.over:
            return
        decision = rng.choice(position.decisions)
        yield position, decision, events
        events = position.choose(decision.seat, rng.choice(list(decision.options)))


def names_at(position: AnyPosition, names: Sequence[str]) -> tuple[str, ...]:
    """Those of its seats, of `names`."""
    return tuple(names[: len(position.rules.result(position.state)["standings"])])


def said_of_decision(words: Words, position: AnyPosition, decision: Decision, names: Sequence[str]) -> Iterator[Said]:
    """A question with its labels, details and refusals, and all that a panel tells of the position. `names`: of the
    seats."""
    speech, view = GAMES[position.rules.name], position.view(decision.seat)
    for notation in islice(decision.options, 12):
        outlook = position.outlook(decision.seat, notation)
        for foreseen in (outlook, None):
            label = speech.option_label(words, view, decision, notation, foreseen, names)
            yield Said(label.text, LABEL_LENGTH)
            yield Said(label.detail, DETAIL_LENGTH)
        yield Said(speech.placeholder(words, label.group), PLACEHOLDER_LENGTH)
    prompt = speech.prompt(words, view, decision, names)
    yield Said(prompt.question, 200)
    yield Said(prompt.help, PART_LENGTH)
    yield Said(speech.summons(words, position.view(None), decision, names), 1000)
    yield Said(speech.status_line(words, view, decision.seat), 400)
    yield Said(speech.hand_text(words, view), PART_LENGTH)
    yield Said(speech.held(words, view), 1500)
    yield from (Said(text, PICTURE_LENGTH) for text in speech.alt_texts(words, view, names).values())
    yield from (Said(text, PART_LENGTH) for text in speech.state_text(words, view, names))
    for key in islice(chain.from_iterable(speech.in_sight(view, decision)), 0, None, 3):
        yield Said(speech.example(words, view, key), 500)
    for notation in (NONSENSE, *REFUSED):
        refusal = decision.why(notation)
        if refusal is not None and refusal.code != "not_an_option":
            yield _refused(words, position, refusal, names)


def _refused(words: Words, position: AnyPosition, refusal: Refusal, names: Sequence[str]) -> Said:
    text = GAMES[position.rules.name].refusal(words, refusal, position.view(None), names)
    typed = next((fact for fact in refusal.facts.values() if isinstance(fact, str) and fact in text), "")
    return Said(text, PART_LENGTH, typed)


def said_of_turns(words: Words, position: AnyPosition, told: EventsOfTurns, names: Sequence[str]) -> Iterator[Said]:
    """The story of turns, the news for who was away, the score as it is now, and what an analysis says of them."""
    speech, view = GAMES[position.rules.name], position.view(None)
    events = [seen_by(event, None) for turn in told for event in turn]
    yield Said(speech.turn_story(words, events, names), PART_LENGTH)
    yield Said(speech.since_your_last_turn(words, [events], 0, names), 1500)
    yield Said(speech.gist(words, events, names), 300)
    yield Said(speech.score_sheet(words, view, names), PART_LENGTH)
    yield Said(speech.result(words, position.rules.standings(view), names), 400)
    yield Said(speech.all_figures(words, view, events, 0), 900)
    yield from (Said(praise, 300) for praise in praise_told(words, speech.name, view, events, names))
    yield Said(swing_told(words, speech.name, SwingFacts(0, 0, 0.04, -0.05, events, events), names), 2000)
    alone = SwingFacts(0, 0, 0.0, 0.0, events, events, lost_by="choice")
    yield Said(swing_told(words, speech.name, alone, names), 2000)
    standings = position.rules.standings(view)
    yield Said(leads_told(words, speech.name, {1: events}, {1: None}, [Mark(1, 1, standings)], names), 500)
    luck, choices = SumFacts(-0.12, [PartFacts(-0.1, 12)]), SumFacts(-0.1, [PartFacts(-0.1, 7, events)])
    yield Said(sum_told(words, speech.name, luck, choices, names), 500)
    yield Said(shares_alt(words, [(1, (0.5,) * len(names))], names), PICTURE_LENGTH)


def said_of_series(words: Words, name: str, turns: EventsOfTurns, names: Sequence[str]) -> Iterator[Said]:
    """The last of these turns as a series that brought nothing, once all in a row and once with another between them;
    of too few nothing is said."""
    idle = [[seen_by(event, None) for event in turn] for turn in turns[-LEAST_IDLE:]]
    if len(idle) < LEAST_IDLE:
        return
    for others in (0, 1):
        at = [*range(LEAST_IDLE - 1), LEAST_IDLE - 1 + others]
        numbers = [1 + len(names) * each for each in at]
        facts = SeriesFacts(0, dict(zip(numbers, idle, strict=True)), LEAST_IDLE + others, -0.2)
        yield Said(series_told(words, name, 1, facts, names), PART_LENGTH)


def said_of_rules(words: Words, name: str) -> Iterator[Said]:
    """What can be looked up, the game in one minute, and its options."""
    speech, rules = GAMES[name], rules_of(name)
    for topic in speech.topics(words):
        yield Said(topic.title, TITLE_LENGTH)
        yield Said(topic.section, TITLE_LENGTH)
        yield Said(speech.look_up(words, topic.key), PART_LENGTH)
    told = speech.minute(words, rules.check_options({}, None), None)
    for sentence in (told.aim, *told.others, *(caption for _, caption in told.fields), told.alt):
        yield Said(sentence, PICTURE_LENGTH)
    for option in rules.option_fields:
        yield Said(speech.option_title(words, option.name), DETAIL_LENGTH)
        for value in option.allowed:
            yield Said(speech.option_title(words, option.name, value), DETAIL_LENGTH)
            yield Said(speech.option_help(words, option.name, value), 250)
        refusal = refusal_of(BadOption(option.name, "7", option.allowed))
        yield Said(speech.refusal(words, refusal, None, ()), 1000, "7")
