"""Refusals that no game knows of: everything the tables and commands refuse for."""

from pathlib import Path

import pytest

from engine.core.decision import Refusal
from tests.support.language.refusals import Raised, raised
from words.games import GAMES
from words.refusals import refusal_text
from words.speech import Words, words

ROOT = Path(__file__).parents[2]
WORDS = Words("en", strict=True)
FACTS = {"game": "k7f2", "colour": "red", "field": "order", "value": "never", "allowed": "random, joined", "acts": 0}


@pytest.mark.parametrize("refusal", raised("host", "cogs"), ids=lambda each: each.code)
def test_every_refusal_of_a_table_has_words(refusal: Raised) -> None:
    text = refusal_text(WORDS, Refusal(refusal.code, **{name: FACTS.get(name, 3) for name in refusal.facts}))
    assert text.endswith((".", "?"))


def test_an_option_that_cannot_be_is_told_by_its_game() -> None:
    refusal = Refusal("bad_option", field="layout", value="round", allowed="short, long", rules="istanbul")
    told = "“round” isn't a choice for “Layout”. You can use: “Short paths” or “Long paths”."
    assert refusal_text(WORDS, refusal) == told


def test_a_game_nobody_hosts_is_told_with_those_there_are() -> None:
    text = refusal_text(WORDS, Refusal("bad_game", value="chess", allowed="istanbul, marco_polo"))
    titles = WORDS.either(game.title(WORDS) for game in GAMES.values())
    assert text == f"There's no game called chess here. You can play {titles}."


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (Refusal("colour_taken", colour="green"), "Green is taken."),
        (Refusal("not_a_maker", roles="<@&1>, <@&2>"), "people with the role <@&1> or <@&2> can create games"),
        (Refusal("elsewhere", channels="<#1>, <#2>"), "you can create games only in <#1> and <#2>."),
        (Refusal("unclear_zone", typed="Bern", near="Europe/Berlin, Asia/Brunei"), "mean Europe/Berlin or Asia/"),
        (Refusal("unclear_hours", typed="7", found=0, times=""), "I can't find two times"),
    ],
)
def test_what_is_named_is_in_the_readers_words(refusal: Refusal, told: str) -> None:
    assert told in refusal_text(WORDS, refusal)


@pytest.mark.parametrize("length", [900, 1001, 6000])
def test_a_long_text_is_quoted_in_part(length: int) -> None:
    w, typed = words(), "x" * length
    for told in (
        refusal_text(w, Refusal("not_an_option", notation=typed), "istanbul"),
        refusal_text(w, Refusal("unknown_topic", topic=typed)),
        GAMES["istanbul"].refusal(w, Refusal("not_an_option", notation=typed), None, ()),
    ):
        assert "missing" not in told and len(told) < 2000
    assert "x" * 800 in refusal_text(w, Refusal("unknown_topic", topic=typed))
