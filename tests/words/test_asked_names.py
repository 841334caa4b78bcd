"""Every name of a message that code puts together exists, for each value that it can be put together of.

Names that stand in the code as they are, and messages that nobody asks for, are walked by test_messages.py."""

import ast
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from cogs.framework import access
from cogs.framework.commands import COMMANDS
from cogs.help import overview
from cogs.leagues import organise, set_up
from cogs.leagues.telling import RULES as LEAGUE_RULES
from cogs.lobby import pages as lobby_pages
from cogs.posts import waiting
from cogs.settings import server, settings
from engine import players
from engine.core.corrections import Field
from engine.games import GAMES, rules_of
from engine.istanbul import names as istanbul
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.places.table import PLACES as ISTANBUL_PLACES
from engine.istanbul.turn.neutral_figures import FIGURES as NEUTRAL_FIGURES
from engine.marco_polo.components.amounts import KINDS
from engine.marco_polo.components.board import SPACES
from engine.marco_polo.components.characters import CHARACTERS, NOBODY
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.notation import FIGURES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from host.finished import proof
from host.lessons.lesson import LESSONS
from host.lobby.view import LOBBY_OPTIONS, ORDERS
from host.messages import posts
from host.people.typed import READERS
from host.seats import seating
from host.table_options import TABLE_OPTIONS
from host.votes import voters
from render.games import overlays, pictures
from tests.support.dealt import tables
from tests.support.language.messages import messages
from words.games import game_words
from words.istanbul import hints as istanbul_hints
from words.istanbul import look_up as istanbul_look_up
from words.istanbul import why_not as istanbul_why_not
from words.istanbul.components.places import PLACES as PLACES_TOLD
from words.marco_polo import look_up as marco_polo_look_up
from words.marco_polo import seats as marco_polo_seats
from words.marco_polo import story
from words.marco_polo import why_not as marco_polo_why_not
from words.rulebook import SENTENCES

ROOT: Final = Path(__file__).parents[2]
SPEAKERS: Final = ("words", "cogs", "render", "operation")
Gaps: TypeAlias = tuple[Collection[object], ...]
"""For each gap of a name the values that it may have."""

EVERY_GAME: Final = "*"
"""The owner of names that are said by the words of each game: their values are asked of the game."""
FORMS: Final = (story.DONE, story.PLANNED)
TAVERN: Final = istanbul.TAVERN_TILES
GOODS: Final = istanbul.GOODS

SEAT_TAKEN: Final = (
    *(
        seating.MOVED_FOR,
        seating.ABSENT,
        seating.NO_SHOW,
        seating.LEFT,
        seating.REPLACED,
        seating.OVERDUE,
        seating.AGREED,
    ),
    *(seating.RETURNED, seating.TAKEN, seating.SWAPPED, seating.RESIGNED, seating.DEPARTED),
)
LEAGUE_FIELDS: Final = tuple(field.replace("_", "-") for field in set_up.FIELDS)
LEAGUE_NEWS: Final = ("called-off", "withdrawn", "out", "replaced", "void", "extended", "moved")
VOTES: Final = (voters.ABSENCE, voters.CANCEL, voters.PAUSE, voters.RESUME, *voters.ASKED_ALONE)
CHANCES: Final = {
    "istanbul": (*NEUTRAL_FIGURES, "neutral", "neutrals", "tile", "bids", "picks", "draw", "roll", "final"),
    "marco_polo": ("draw", "roll", "final"),
}


def _fields(game: str) -> Sequence[Field]:
    rules = rules_of(game)
    return rules.fields(tables.new(tables.Table(game, (), rules.min_seats)).state, 0)


WALKED: Final[dict[tuple[str, str], Gaps]] = {
    ("", "analysis-lost-by-{}{}"): (("choice", "turn"), ("", ".better")),
    ("", "begin-{}"): ([value for values in LOBBY_OPTIONS.values() for value in values],),
    ("", "button-options-{}"): ((*lobby_pages.PAGES, server.AS_HERE, server.AS_USUAL),),
    ("", "button-server-{}"): (server.LISTED,),
    ("", "button-settings-{}"): (settings.PAGES,),
    ("", "button-vote-{}"): (("yes", "no"),),
    ("", "{}.what"): (("button-undo", "button-redo"),),
    ("", "button-help-{}"): (overview.CHAPTERS,),
    ("", "help-{}"): (overview.CHAPTERS,),
    **dict.fromkeys(
        [("", "command-{}"), ("", "command-{}.name"), ("", "command-{}.description")],
        ([name.replace(" ", "-") for name in COMMANDS],),
    ),
    ("", "{}-none.choice"): (("setting-language", "server-setting-language"),),
    ("", "colour-{}"): ({colour for rules in GAMES.values() for colour in rules.colours},),
    ("", "duration-{}"): (("days", "hours", "minutes"),),
    ("", "games-{}"): (waiting.PARTS,),
    ("", "house-{}"): (players.KINDS,),
    ("", "house-{}-help"): (players.KINDS,),
    ("", "button-league-{}"): ((organise.EXTEND, organise.CALL_OFF, organise.AGAIN, organise.HERE),),
    ("", "league-{}"): (("table", "at-once", "weeks", "people"),),
    ("", "league-news-{}"): (LEAGUE_NEWS,),
    ("", "league-rules-{}"): (LEAGUE_RULES,),
    ("", "menu-league-{}"): ((*LEAGUE_FIELDS, organise.REPLACE, organise.VOID),),
    ("", "lobby-order-{}-name"): (ORDERS,),
    ("", "error-{}"): (("storage", "again", "gone", "forbidden", "discord", "unexpected"),),
    ("", "menu-swap-{}"): ((lobby_pages.PLACES, lobby_pages.COLOURS),),
    ("", "notice-{}"): (posts.NOTICES,),
    ("", "permission-{}"): ({*access.NEEDED.values()},),
    ("", "post-seat-{}"): (SEAT_TAKEN,),
    ("", "post-vote-{}"): (VOTES,),
    ("", "refusal-game-{}"): (("cancelled", "paused"),),
    ("", "verify-{}"): ((proof.MIXED, proof.UNMIXED, proof.DEPARTED),),
    ("", "personality-{}"): ({one for rules in GAMES.values() for one in rules.judge.personalities},),
    ("", "setting-{}-example"): (READERS,),
    ("", "setting-{}-form"): (READERS,),
    ("", "setting-{}-label"): (READERS,),
    ("", "setting-{}-off"): ([key for key in READERS if key != "zone"],),  # which always has a value
    ("", "setting-{}"): ([key for key in READERS if key != "quiet"],),
    ("", "table-option-{}"): (TABLE_OPTIONS,),
    ("", "table-option-{}-help"): (TABLE_OPTIONS,),
    ("", "table-option-{}-settled"): ([name for name, one in TABLE_OPTIONS.items() if one.settled_by],),
    ("", "table-option-{}-short"): (TABLE_OPTIONS,),
    ("", "table-option-{}-why"): (TABLE_OPTIONS,),
    ("", "table-option-{}-value"): (TABLE_OPTIONS,),
    ("istanbul", "card-{}"): (CARDS,),
    ("istanbul", "card-{}.line"): (CARDS,),
    ("istanbul", "field-{}"): ([field.name for field in _fields("istanbul")],),
    ("istanbul", "figure-{}"): (istanbul_look_up.FIGURES,),
    ("istanbul", "figure-{}.line"): (istanbul_look_up.FIGURES,),
    ("istanbul", "good-{}"): ((*GOODS, "coffee"),),
    ("istanbul", "guild-{}"): (GUILD_CARDS,),
    ("istanbul", "guild-{}.line"): (GUILD_CARDS,),
    ("istanbul", "hint-lacks-{}"): (("ruby", *istanbul_hints.ERRANDS.values()),),
    ("istanbul", "hint-reason-to-{}"): (("ruby", istanbul_hints.ACTION, *istanbul_hints.ERRANDS.values()),),
    ("istanbul", "hint-missing-{}"): (istanbul_hints.MISSING,),
    ("istanbul", "moment-{}{}"): ({*istanbul_why_not.MOMENTS.values()}, ("",)),
    ("istanbul", "place-{}"): (ISTANBUL_PLACES,),
    ("istanbul", "place-{}.line"): (ISTANBUL_PLACES,),
    ("istanbul", "place-{}.prospect"): ([place for place, row in PLACES_TOLD.items() if row.prospect is None],),
    ("istanbul", "reward-{}"): (("lira", "card"),),
    ("istanbul", "state-{}-here"): (("merchant", "companion", "family"),),
    ("istanbul", "tavern-{}"): (TAVERN,),
    ("istanbul", "tavern-{}.line"): (TAVERN,),
    ("istanbul", "tavern-{}.rule"): (TAVERN,),
    ("istanbul", "tile-{}"): (GOODS,),
    ("istanbul", "tile-{}.colour"): (GOODS,),
    ("istanbul", "tile-{}.effect"): (GOODS,),
    ("istanbul", "tile-{}.line"): (GOODS,),
    ("istanbul", "tile-{}.rule"): (GOODS,),
    **dict.fromkeys(
        (("marco_polo", "hint-lacks-{}"), ("marco_polo", "hint-then-{}.short")),
        (("contract", "journey"),),
    ),
    ("marco_polo", "amount-{}"): (KINDS,),
    ("marco_polo", "bonus-{}"): (marco_polo_look_up.BONUS,),
    ("marco_polo", "bonus-{}.rule"): (marco_polo_look_up.BONUS,),
    ("marco_polo", "card-{}"): ({card.kind.replace("_", "-") for card in CITY_CARDS.values() if card.each},),
    ("marco_polo", "field-{}"): (marco_polo_seats.FIGURES,),
    ("marco_polo", "character-{}"): ((*CHARACTERS, NOBODY.id),),
    ("marco_polo", "character-{}.line"): (CHARACTERS,),
    ("marco_polo", "character-{}.short"): ((*CHARACTERS, NOBODY.id),),
    ("marco_polo", "concept-{}"): (marco_polo_look_up.CONCEPTS,),
    ("marco_polo", "concept-{}.rule"): (marco_polo_look_up.CONCEPTS,),
    ("marco_polo", "figure-{}"): (FIGURES,),
    ("marco_polo", "moment-{}"): ({*marco_polo_why_not.MOMENTS.values()},),
    ("marco_polo", "place-{}"): ({name.replace("_", "-") for name in PLACES},),
    ("marco_polo", "reward-{}"): (("any-good", "different", "step", "black", "contract", "copy", "own-city"),),
    ("marco_polo", "rule-character-{}"): (CHARACTERS,),
    ("marco_polo", "rule-place-{}"): ({place.kind for place in PLACES.values()},),
    ("marco_polo", "space-{}"): ({key.replace(" ", "-") for key in SPACES},),
    ("marco_polo", "story-brought{}"): (FORMS,),
    ("marco_polo", "story-received{}"): (FORMS,),
    ("marco_polo", "story-sold{}"): (FORMS,),
    ("marco_polo", "story-took{}"): (FORMS,),
    ("marco_polo", "story-{}{}"): ({*story.NAMED.values()}, FORMS),
    **{
        (game, name): gaps
        for game in GAMES
        for name, gaps in {
            "chapter-{}": ([part.key for part in game_words(game).parts],),
            "chapter-{}.text": ([part.key for part in game_words(game).parts],),
            "section-{}": ({entry.section for entry in game_words(game).entries.values()},),
            "minute-{}": (("aim", *SENTENCES),),
            "minute-step-{}": (SENTENCES,),
            "button-{}": ((*pictures(game), *overlays(game)[:1]),),
            "chance-{}": (CHANCES.get(game, ()),),
            "met-{}": ({*game_words(game).met_at.values(), *game_words(game).met_with.values()},),
            "lesson-{}": ([name for name, lesson in LESSONS.items() if lesson.game == game],),
            "lesson-{}.about": ([name for name, lesson in LESSONS.items() if lesson.game == game],),
            "lesson-{}-{}": ([name for name, lesson in LESSONS.items() if lesson.game == game], ("end",)),
        }.items()
    },
}
"""By the game that says a name, "" for what all games share, and the name with its gaps."""

OPTIONAL: Final = ("{}.help", "{}.more", "{}.line", "{}.rule", "{}.short", "{}.choice", "{}-none")
"""Attributes of a message whose own name stands elsewhere."""
ELSEWHERE: Final = {
    **dict.fromkeys(("group-{}", "part-{}"), "tests/words/istanbul/test_choices.py"),
    **dict.fromkeys(("hint-reason-{}", "hint-then-{}{}"), "tests/words/test_hints.py"),
    **dict.fromkeys(("praise-{}", "result-{}", "score-{}", "figures-{}"), "tests/words/istanbul/test_end.py"),
    **dict.fromkeys(("option-{}-{}.help", "option-expansion-{}"), "tests/words/istanbul/test_setup.py"),
    **dict.fromkeys(("alt-{}",), "tests/words/marco_polo/test_position.py"),
    **dict.fromkeys(("meanwhile-{}", "meanwhile-{}-many"), "tests/words/marco_polo/test_events.py"),
    **dict.fromkeys(("line-{}", "source-{}"), "tests/words/marco_polo/test_events.py"),
    **dict.fromkeys(("level-{}", "level-{}.help"), "tests/cogs/lobby/test_options.py"),
    **dict.fromkeys(("option-{}-{}.special", "level-{}.special"), "tests/cogs/lobby/test_message.py"),
    **dict.fromkeys(("rule-space-{}",), "tests/words/marco_polo/test_look_up.py"),
    **dict.fromkeys(("kiosk-{}", "card-{}.{}"), "tests/words/istanbul/test_rare_choices.py"),
    "ask-{}": "tests/words/test_registry.py",
    **dict.fromkeys(("ahead-{}",), "tests/host/turn/test_standing_answers.py"),
    **dict.fromkeys(
        ("picture-column-{}", "picture-place-of-{}", "picture-space-{}", "picture-stage-{}"),
        "tests/render/test_golden.py",
    ),
    "legend-{}": "tests/render/test_topics.py",
    "lead-{}": "tests/words/istanbul/test_analysis.py",
    "tie-{}": "tests/words/istanbul/test_analysis.py",
}
"""Names of which a test says every value."""


def put_together() -> Iterator[tuple[str, str]]:
    """The game that says it, and each name with its gaps, of the calls of `say` in the sources."""
    for path in (path for folder in SPEAKERS for path in sorted((ROOT / folder).rglob("*.py"))):
        owner = next((game for game in GAMES if game in path.parts), "")
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "say":
                for name in (part for part in call.args[:1] if isinstance(part, ast.JoinedStr)):
                    yield owner, "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in name.values)


@pytest.mark.parametrize(("owner", "name"), WALKED, ids=lambda part: part or "all")
def test_each_value_of_a_name_has_its_message(owner: str, name: str) -> None:
    gaps = WALKED[owner, name]
    known = {message.name for message in messages() if message.topic in ("", owner)}
    asked = {name.format(*values) for values in product(*gaps)} if gaps else set()
    assert asked - known == set()


def test_no_name_that_the_code_puts_together_is_left_out() -> None:
    said = set(put_together())
    walked = {name for _, name in WALKED}
    left_out = {name for _, name in said} - walked - {*OPTIONAL, *ELSEWHERE}
    assert left_out == set(), "give WALKED here the values of its gaps, or ELSEWHERE the test that says it with each"
    assert walked - {name for _, name in said} == set(), "asked for no more"
    assert all((ROOT / path).exists() for path in ELSEWHERE.values())
