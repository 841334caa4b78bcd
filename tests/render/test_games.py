"""Real games are drawn from the first position to the last."""

from random import Random

import pytest

from engine.core.create import new_position
from engine.core.position import Position
from engine.games import GAMES, rules_of
from render.games import drawing, other_pictures, overlays, pictures
from render.kit.canvas import HEIGHT, WIDTH
from render.scene import BOARD, END, RACE, Scene
from words.games import game_words
from words.speech import Words

EVERY = 60
MOST_DRAWN = 6
TABLES = [(name, n, {}) for name in GAMES for n in range(GAMES[name].min_seats, GAMES[name].max_seats + 1)]
EXPANSIONS = [
    ("istanbul", seats, {"expansion": expansion, "caravan-master": "on", "neutral-assistants": neutral})
    for expansion in ("mocha", "letters", "bazaar")
    for seats, neutral in ((2, "on"), (3, "off"), (4, "on"), (5, "off"))
]


def draw(game: str, position: Position, told: tuple, private: bool) -> None:
    viewer = position.decisions[0].seat if private and not position.over else None
    offered = () if viewer is None else tuple(position.decision(viewer).options)
    names = GAMES[game].colours[: len(position.rules.result(position.state)["standings"])]
    scene = Scene(position.view(viewer), names, "en", Words("en", game, strict=True).say, told, offered)
    for one in pictures(game).values():
        wide, high = one(scene).size
        assert wide == WIDTH and high <= HEIGHT


@pytest.mark.parametrize(("game", "seats", "options"), TABLES + EXPANSIONS)
def test_a_random_game_is_drawn_throughout(game: str, seats: int, options: dict[str, str]) -> None:
    position = new_position(rules_of(game), options, GAMES[game].colours[:seats], seats.to_bytes(32, "big"))
    rng = Random(seats)
    told: tuple = ()
    drawn = 0
    for step in range(20_000):
        if step % EVERY == 0 and drawn < MOST_DRAWN:
            draw(game, position, told, private=drawn % 2 == 1)
            drawn += 1
            told = ()
        decision = position.decisions[0]
        told += position.choose(decision.seat, rng.choice(list(decision.options)))
        if position.over:
            draw(game, position, told, private=False)
            return
    pytest.fail("the game did not end")


def test_a_view_of_the_end_names_the_winners() -> None:
    position = new_position(rules_of("istanbul"), {}, GAMES["istanbul"].colours[:2], bytes(32))
    rng = Random(1)
    assert position.view(None).winners == ()
    told: tuple = ()
    while not position.over:
        decision = position.decisions[0]
        told = position.choose(decision.seat, rng.choice(list(decision.options)))
    assert position.view(None).winners == told[-1].winners != ()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_its_pictures_with_alt_texts_and_buttons(name: str) -> None:
    rules, speech, words = GAMES[name], game_words(name), Words("en", strict=True)
    view = new_position(rules, {}, rules.colours[: rules.min_seats], bytes(32)).view(None)
    drawn = list(pictures(name))
    assert drawn[0] == BOARD
    assert set(speech.alt_texts(words, view, speech.names(words, rules.colours[: rules.min_seats]))) == {
        *drawn,
        *overlays(name),
    }
    assert all(words.about(name).say(f"button-{other}") for other in (*other_pictures(name), *overlays(name)[:1]))
    assert all(drawing(name, of_whole_game) for of_whole_game in (RACE, END))
