"""Which languages say all that English says."""

from typing import Final

from tests.support.language.written import OTHERS
from tools.translations import Wrong, problems

WHOLE: Final = [
    language
    for language in OTHERS
    if not any(one.wrong in {Wrong.NO_FILE, Wrong.MISSING} for one in problems(language))
]
