"""A second small game, which every test that walks the registries meets: without chance, hidden things, options and a
map, and with no picture but its board."""

import atexit
import shutil
import tempfile
from pathlib import Path

from engine.games import GAMES as RULES
from render.games import GAMES as PICTURES_OF
from tests.nim.pictures import PICTURES
from tests.nim.rules import Nim
from tests.nim.words import NimWords
from words import speech
from words.games import GAMES as WORDS_OF


def register() -> None:
    """The three registrations of a game; its sentences are put beside those of the others."""
    RULES["nim"] = Nim()
    WORDS_OF["nim"] = NimWords()
    PICTURES_OF["nim"] = PICTURES
    folder = Path(tempfile.mkdtemp(prefix="locales"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for locales in (speech.LOCALES, Path(__file__).with_name("locales")):
        shutil.copytree(locales, folder, dirs_exist_ok=True)
    speech.LOCALES = folder
