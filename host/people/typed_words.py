"""Days, hours and spans of time that are typed in Czech, German, Russian or Spanish ("morgen 20 Uhr", "завтра в 8
вечера"), put into the English that is read."""

import re
import unicodedata
from functools import cache
from typing import Final

from babel.core import Locale
from babel.dates import get_day_names, get_month_names

from host.table_options import LANGUAGES

_OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
_SHORTEST: Final = 3
"""Letters by which a day or month is known, where no other begins so."""
_STEM: Final = 4
"""Letters of a name that stay in every case of it, at least."""
# What stands for each English word: the parts of a row are one language each, and words of several come first. Large
# letters: a word that may be wrong, as in "20 Uhr abends".
_PHRASES: Final = {
    "2 days": "pozítří; übermorgen; pasado mañana; послезавтра",
    "AM": "ráno, dopoledne, v noci; morgens, vormittags, am morgen, früh; de la mañana, por la mañana; утра, утром,"
    " ночи",
    "PM": "večer, odpoledne; abends, nachmittags, am abend; de la tarde, por la tarde, de la noche, por la noche;"
    " вечера, вечером, часа дня, часов дня",
    "back": "zpět, jsem zpět; zurück, wieder da; he vuelto, de vuelta; вернулся, вернулась, на месте, здесь, я здесь",
    "off": "ne, nic, žádné, vypnout, vypnuto; aus, nein, keine, nichts; apagado, desactivado, nada, ninguna, ninguno;"
    " нет, выкл, выключить, выключено, никогда",
    "until": "do; bis zum, bis; hasta; до",
    "in": "za, na; für; dentro de, en, durante; через, на",
    "at": "v, ve, o; um; a las, a la; в, во",
    "today": "dnes; heute; hoy; сегодня",
    "tomorrow": "zítra; morgen; mañana; завтра",
    "1": "jeden, jednu, jednoho; ein, eine, einen, einer, einem; un, una; один, одну",
    "minutes": "minuta, minutu, minuty, minut; minute, minuten; minuto, minutos; минута, минуту, минуты, минут, мин",
    "hours": "hodina, hodinu, hodiny, hodin; stunde, stunden, std; hora, horas; час, часа, часов, ч",
    "days": "dny, dní, dnů; tag, tage, tagen; día, días; день, дня, дней",
    "weeks": "týden, týdny, týdnů; woche, wochen; semana, semanas; неделя, неделю, недели, недель",
    "": "příští, dne; uhr, den, der, dem, nächsten, nächste, kommenden; el, la, las, de, del, próximo, próxima;"
    " следующий, следующую, следующее, г, года",
}
_OTHER_FORMS: Final = {"patku": "friday", "ctvrtka": "thursday", "uterka": "tuesday"}
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_NEXT: Final = (
    (re.compile(r"(\d{1,2}) uhr (\d{2})\b"), r"\1:\2"),
    (re.compile(r"(\d) den\b"), r"\1 days"),  # Czech; alone it is a German article
    (re.compile(r"(?<=[^\W\d])\."), ""),  # "2 Std."
    (re.compile(r"(\d[:.]\d{2}) ?h\b"), r"\1"),  # "20:30 h"
    (re.compile(r"\buhr am (?!abend|morgen)"), ""),  # "20 Uhr am Freitag"
)
"""What is put right before words are looked up."""
_LAST: Final = (
    (re.compile(r"(?<!\d)(?<!\d )\bam (?=\w)"), ""),  # "am Freitag", "am 24.12."; after a number it is English
    (re.compile(r"\bat (\d{1,2}) ?h(?:ours)?\b"), r"\1"),  # "в 8 часов", "a las 20 h": no span
    (re.compile(r"\b([AP]M) at ([\d:.]+)"), r"\2 \1"),  # "morgen früh um 8"
    (re.compile(r"\b(1[3-9]|2[0-4])((?:[:.]\d{2})?) [AP]M\b"), r"\1\2"),  # "20 Uhr abends"
    (re.compile(r"^((?:until |in )?)(minutes|hours|days|weeks)$"), r"\g<1>1 \2"),  # "через час"
    (re.compile(r"(\d{1,2})\. (?=[^\W\d])"), r"\1 "),  # "24. Dezember"
)
"""What is put right after it."""


def in_english(typed: str) -> str:
    """What was typed, in small letters, with the English word for each that is known in another language."""
    text = without_accents(typed)
    for pattern, put in _NEXT:
        text = pattern.sub(put, text)
    for phrase, english in _phrases():
        text = phrase.sub(english, text)
    text = " ".join(_LETTERS.sub(lambda word: _day_or_month(word[0]), text).split())
    for pattern, put in _LAST:
        text = pattern.sub(put, text)
    return text.lower()


def without_accents(text: str) -> str:
    """In small letters, with one space between words."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


@cache
def _phrases() -> tuple[tuple[re.Pattern[str], str], ...]:
    """With the English of each, those of several words first."""
    found = [
        (without_accents(phrase), english) for english, row in _PHRASES.items() for phrase in re.split("[;,]", row)
    ]
    found.sort(key=lambda each: (-len(each[0].split()), -len(each[0])))
    return tuple((re.compile(rf"\b{re.escape(phrase)}\b"), english) for phrase, english in found)


@cache
def _day_or_month(word: str) -> str:
    """The English name of a day of the week or a month, by its name in any case, or by letters that no other begins
    with; the word itself where it is neither."""
    if word in _OTHER_FORMS:
        return _OTHER_FORMS[word]
    exact = {english for name, english in _names() if name == word}
    begun = {english for name, english in _names() if len(word) >= _SHORTEST and name.startswith(word)}
    stem = word[:-1]
    same = {english for name, english in _names() if len(stem) >= _STEM and name.startswith(stem)}
    for meant in (exact, begun, same):
        if len(meant) == 1:
            return next(iter(meant))
    return word


@cache
def _names() -> tuple[tuple[str, str], ...]:
    """Of the days and months, with the English of each, small and without accents."""
    found: set[tuple[str, str]] = set()
    for language in _OTHERS:
        for names_of in (get_day_names, get_month_names):
            for context in ("format", "stand-alone"):
                own, english = names_of("wide", context, language), names_of("wide", "format", "en")
                found |= {(without_accents(own[number]), english[number].casefold()) for number in english}
    return tuple(sorted(found))


@cache
def cities() -> dict[str, str]:
    """The time zones by what their cities are called in these languages, small and without accents."""
    return {
        without_accents(known["city"]).replace(" ", "_"): zone
        for language in _OTHERS
        for zone, known in Locale.parse(language).time_zones.items()
        if "city" in known
    }
