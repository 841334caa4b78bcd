"""The languages as they are translated, without the made-up game of the tests: which of them say all that English says,
and which games they tell."""

from pathlib import Path
from typing import Final

from tests.support.language.written import OTHERS
from tools.translations import Wrong, problems
from words.games import GAMES
from words.speech import ENGLISH

TRANSLATED: Final = Path(__file__).parents[3] / "words" / "locales"
UNSAID: Final = {Wrong.NO_FILE, Wrong.MISSING}
WHOLE: Final = [
    language for language in OTHERS if not any(problem.wrong in UNSAID for problem in problems(language, TRANSLATED))
]
TOLD: Final = [name for name in GAMES if (TRANSLATED / ENGLISH / name).is_dir()]
"""The games of which they say anything."""
