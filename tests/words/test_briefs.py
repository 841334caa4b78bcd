"""What an entry of the look-up says first is short enough to be read in the middle of a turn."""

import re

import pytest

from words.games import GAMES, game_words
from words.speech import Words

WORDS = Words("en", strict=True)
LONGEST = 300
SENTENCE_ENDS = re.compile(r"[.?!](?= |$)")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_rule_in_brief_is_three_short_sentences_and_begins_the_whole_rule(game: str) -> None:
    speech = game_words(game)
    for topic in speech.topics(WORDS):
        if topic.key.startswith("option-"):
            continue
        brief = speech.in_brief(WORDS, topic.key)
        assert 0 < len(brief.rule) <= LONGEST, topic.key
        assert len(SENTENCE_ENDS.findall(brief.rule)) <= 3, topic.key
        assert f"**{brief.title}**\n{brief.rule}" in speech.look_up(WORDS, topic.key)
