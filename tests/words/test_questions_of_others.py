"""Questions in other languages than English, with and without accents, lead to the entries that answer them."""

import pytest

from tests.support.language.glossaries import GLOSSARIES, glossary
from words.games import GAMES, game_words
from words.look_up import found, nearly_found, related
from words.matching import NUMBER
from words.speech import ENGLISH, languages, words

OTHERS = [language for language in languages() if language != ENGLISH]
MOST_LOST = 4
"""Words that name several things, such as "letter"."""
AT_ONCE = {
    "cs": {
        "istanbul": {
            "dosli mi pomocnici": "concept-assistants", "jake cislo v cajovne": "place-9",
            "kašna": "place-7", "kasna": "place-7", "Fountain": "place-7", "sklad koření": "place-3",
            "sklad koreni": "place-3", "kdo vyhrává": "concept-end", "kdo vyhrava": "concept-end",
            "pomocníci": "concept-assistants", "trakař": "concept-wheelbarrow", "trakar": "concept-wheelbarrow",
            "černý trh": "place-8", "cerny trh": "place-8", "dva hráči": "concept-two-players",
        },
        "marco_polo": {"kdo vyhrává": "concept-end", "smlouvy": "concept-contracts", "Contracts": "concept-contracts"},
    },
    "de": {
        "istanbul": {
            "ich hab keine gehilfen mehr": "concept-assistants", "neffe im gefängniss": "concept-family",
            "Brunnen": "place-7", "fountain": "place-7", "Gewürzlager": "place-3", "gewurzlager": "place-3",
            "wer gewinnt": "concept-end", "Gehilfe": "concept-assistants", "Schubkarre": "concept-wheelbarrow",
            "Schwarzmarkt": "place-8", "black market": "place-8", "zwei Spieler": "concept-two-players",
            "Große Moschee": "place-15", "GROSSE MOSCHEE": "place-15",
        },
        "marco_polo": {"Aufträge": "concept-contracts", "auftrage": "concept-contracts", "Peking": "concept-beijing"},
    },
    "es": {
        "istanbul": {
            "sobrino en la carcel": "concept-family", "no me quedan ayudantes": "concept-assistants",
            "fuente": "place-7", "fountain": "place-7", "almacén de especias": "place-3",
            "almacen de especias": "place-3", "quién gana": "concept-end", "quien gana": "concept-end",
            "ayudantes": "concept-assistants", "carretilla": "concept-wheelbarrow", "mercado negro": "place-8",
            "tea house": "place-9", "dos jugadores": "concept-two-players", "casa de te": "place-9",
        },
        "marco_polo": {"contratos": "concept-contracts", "Pekín": "concept-beijing", "pekin": "concept-beijing"},
    },
    "ru": {
        "istanbul": {
            "кончились помошники": "concept-assistants",
            "фонтан": "place-7", "fountain": "place-7", "склад специй": "place-3", "кто победил": "concept-end",
            "помощники": "concept-assistants", "тачка": "concept-wheelbarrow", "чёрный рынок": "place-8",
            "черный рынок": "place-8", "ЧЕРНЫЙ РЫНОК": "place-8", "чайная": "place-9",
            "два игрока": "concept-two-players", "еще ход": "concept-extra-turn", "ещё ход": "concept-extra-turn",
        },
        "marco_polo": {"контракты": "concept-contracts", "Пекин": "concept-beijing", "верблюды": "concept-goods"},
    },
}  # fmt: skip
OFFERED = {
    "cs": ["kolik mám rubínů", "jak získám rubíny"],
    "de": ["wie bekomme ich Rubine", "wo gibt es Rubine?"],
    "es": ["cómo consigo rubíes", "¿dónde hay rubíes?"],
    "ru": ["где взять рубины", "как получить рубин"],
}


def led_to(language: str, game: str, question: str) -> list[str]:
    """The key of the entry that is shown at once, or of those that are offered."""
    speech, own = game_words(game), words(language).about(game)
    topics = speech.topics(own)
    sure = found(own, speech, topics, question)
    return [topic.key for topic in sure[:1] or nearly_found(own, speech, topics, question, 5)]


@pytest.mark.parametrize("language", OTHERS)
def test_names_and_questions_find_their_entry_at_once(language: str) -> None:
    for game, questions in AT_ONCE[language].items():
        assert {question: led_to(language, game, question) for question in questions} == {
            question: [key] for question, key in questions.items()
        }


@pytest.mark.parametrize("language", OTHERS)
def test_what_may_be_meant_is_offered(language: str) -> None:
    for question in OFFERED[language]:
        answers = led_to(language, "istanbul", question)
        assert {"concept-rubies", "concept-end"} & {*answers}, question


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_glossary_calls_a_thing_finds_it_and_so_does_the_english_name(language: str) -> None:
    terms = [term for term in glossary(GLOSSARIES / f"{language}.csv") if term.area in GAMES]
    sought, lost = 0, set()
    for term in terms:
        english = game_words(term.area).topics(words(ENGLISH).about(term.area))
        keys = {topic.key for topic in english if topic.title.lstrip(NUMBER).casefold() == term.english.casefold()}
        if keys:
            sought += 1
            lost |= {named for named in (term.term, term.english) if not keys & {*led_to(language, term.area, named)}}
    assert sought > 60 and len(lost) <= MOST_LOST, lost


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("ru", {"place-1", "place-13", "place-16"}),
        ("cs", {"place-13"}),
        ("en", {"place-1", "place-13", "place-16"}),
    ],
)
def test_entries_that_a_text_names_in_any_case_are_related(language: str, named: set[str]) -> None:
    own, speech = words(language).about("istanbul"), game_words("istanbul")
    assert named <= {topic.key for topic in related(own, speech, speech.topics(own), "concept-rubies", 20)}
