"""Golden pictures: smaller and in fewer colours to look at, with the digest of every full-size pixel inside. Most have
labels of their own, which stay as they are when the sentences change; some stand there with the words of the language
that needs the most room on pictures.

After a change that is meant:  python -m tests.render.golden
"""

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from render.cards.shapes import Leaderboard, Lobby, Profile, SeasonTable
from render.games import drawing
from render.scene import TOPIC, AnyScene, Course, Scene, Subject
from tests.render.scenes.every import SCENES
from tests.render.scenes.expansions import EXPANSIONS
from tests.render.scenes.lobbies import LOBBIES
from tests.render.scenes.marco_polo import MARCO_POLO
from tests.render.scenes.people import PEOPLE
from tests.render.scenes.whole_games import COURSES, SHARE_COURSES
from words.games import game_words
from words.speech import Words, words

FOLDER = Path(__file__).parent / "golden"
CASES = (
    ("usual", "board"), ("opening", "board"), ("crowd", "board"), ("late_duel", "board"), ("choosing", "board"),
    ("usual", "carts"), ("late_duel", "carts"),
    ("mocha", "board"), ("letters", "board"), ("bazaar", "board"), ("kiosk", "board"), ("companion_choosing", "board"),
    ("mocha", "carts"), ("bazaar", "carts"), ("bazaar_crowd", "carts"), ("bazaar_duel", "board"),
    ("bazaar_duel", "carts"),
    ("polo_usual", "board"), ("polo_usual", "spaces"), ("polo_usual", "reach"), ("polo_opening", "board"),
    ("polo_crowd", "board"), ("polo_crowd", "spaces"), ("polo_late_duel", "board"), ("polo_choosing", "spaces"),
    ("polo_travelling", "board"),
    ("polo_travelling", "spaces"), ("polo_column", "spaces"), ("polo_draft", "spaces"), ("polo_taken", "spaces"),
    ("polo_goals", "spaces"), ("polo_other_cards", "board"), ("polo_other_cards", "spaces"), ("polo_crowd", "carts"),
    ("polo_late_duel", "carts"), ("polo_dice", "carts"), ("five_ended", "end"), ("shared", "end"),
    ("polo_ended", "end"), ("polo_tied", "end"), ("five_ended", "race"), ("polo_tied", "race"),
    ("five_shares", "shares"), ("lobby_full", "lobby"), ("polo_lobby", "lobby"),
    ("person", "profile"), ("best", "leaderboard"), ("season_of_nine", "season-table"),
    ("season_ended", "season-table"),
)  # fmt: skip
TITLES: Final = {"Istanbul": "istanbul", "The Voyages of Marco Polo": "marco_polo"}
LONGEST: Final = "es"
"""Its words on pictures are the widest: a fourteenth more than the English ones; Russian ones are a twentieth more."""
IN_LONGEST = (
    ("mocha", "board"), ("mocha", "carts"), ("polo_usual", "board"), ("polo_usual", "spaces"), ("polo_dice", "carts"),
    ("polo_ended", "end"), ("signs", TOPIC), ("polo_signs", TOPIC),
)  # fmt: skip
"""What stands there in this language: boards, carts, a score sheet, and the legends of both games."""


def game_of(scene: str) -> str:
    return "marco_polo" if scene.startswith("polo_") else "istanbul"


def made(scene: str) -> AnyScene:
    return (SCENES | MARCO_POLO | COURSES | SHARE_COURSES | LOBBIES | PEOPLE)[scene]()


def translated(scene: str, language: str) -> AnyScene:
    """The scene as the program says it in a language: its labels, and what it tells in whole words."""
    say = words(language).about(game_of(scene)).say
    if scene.endswith("signs"):
        return Scene(Subject("concept-signs"), (), language, say)
    own = replace(made(scene), language=language, say=say)
    return _of_course(own) if isinstance(own, Course) else replace(own, view=_told(own.view, words(language)))


def _of_course(course: Course) -> Course:
    """With its headline and its result, where it has these."""
    if not course.headline:
        return course
    speech, w = game_words(game_of_view(course)), words(course.language)
    headline = w.say("end-headline", game=speech.title(w), id="k7f2p", rounds=course.marks[-1].round)
    return replace(course, headline=headline, reason=speech.result(w, course.marks[-1].standings, course.names))


def game_of_view(scene: AnyScene) -> str:
    return type(scene.view).__module__.split(".")[1]


def _told(view: Any, w: Words) -> Any:
    """The view of a card with its titles and the like."""
    match view:
        case Lobby():
            return view._replace(title=_title(w, TITLES[view.title]))
        case Profile():
            results = tuple(one._replace(title=_title(w, one.game)) for one in view.results)
            where, unrated = (w.say(f"card-{what}", where="here") for what in ("where", "unrated"))
            return view._replace(where=where, unrated=unrated, results=results)
        case Leaderboard():
            return view._replace(title=w.say("card-leaderboard"), game=_title(w, TITLES[view.game]))
        case SeasonTable():
            return view._replace(where=w.say("card-season-where", season=12, division=2, divisions=2))
    return view


def _title(w: Words, game: str) -> str:
    return game_words(game).title(w)


def draw(scene: str, picture: str, language: str = "") -> Image.Image:
    return drawing(game_of(scene), picture)(translated(scene, language) if language else made(scene))


def digest(picture: Image.Image) -> str:
    return hashlib.sha256(picture.tobytes()).hexdigest()


def path(scene: str, picture: str, language: str = "") -> Path:
    return FOLDER / f"{'-'.join(filter(None, (scene, picture, language)))}.png"


def recorded(scene: str, picture: str, language: str = "") -> str:
    with Image.open(path(scene, picture, language)) as golden:
        return str(golden.info["pixels"])


def renew(scene: str, picture: str, language: str = "") -> None:
    drawn = draw(scene, picture, language)
    seal = PngInfo()
    seal.add_text("pixels", digest(drawn))
    large = not language and scene not in EXPANSIONS | MARCO_POLO | COURSES | SHARE_COURSES
    factor, shades = (2, 128) if large else (3, 96)
    small = drawn.reduce(factor).quantize(shades, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(path(scene, picture, language), optimize=True, pnginfo=seal)


ALL = (*((*case, "") for case in CASES), *((*case, LONGEST) for case in IN_LONGEST))

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for case in ALL:
        if not path(*case).exists() or recorded(*case) != digest(draw(*case)):
            renew(*case)
