"""The first position of a game that nobody plays: always the same one, to warm up with and to show things by."""

from collections.abc import Mapping

from engine.core.dice import Dice
from engine.core.rules import AnyRules
from render.scene import USUAL_STYLE, AnyScene, Say, Scene, Style


def opening(
    rules: AnyRules,
    seats: int,
    language: str,
    say: Say,
    options: Mapping[str, str] | None = None,
    style: Style = USUAL_STYLE,
) -> AnyScene:
    """What everybody sees of it before the first turn; players are called by their colours."""
    colours, chosen = rules.colours[:seats], rules.check_options(options or {}, seats)
    state = rules.new_state(chosen, colours, Dice(bytes(32)), rules.decks(chosen, seats), rules.version)
    names = tuple(say(f"colour-{colour}") for colour in colours)
    return Scene(rules.view(state, None), names, language, say, style=style)
