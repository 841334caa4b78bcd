"""/hint: the turns of a hint with their buttons, longer thinking, and saying that nothing better was found."""

from collections import Counter
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from cogs.framework import (
    BUTTON,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    custom_id,
    follow_up,
    handles,
    limits,
    names_of,
    reader_words,
    replies,
    say_first,
    seen_game_here,
    slash_reply,
    take_away,
    text_reply,
)
from cogs.framework.routes import RoutedButton
from cogs.panel.carried import carried
from cogs.panel.menus import fitting_name
from cogs.panel.quick_button import SHORTCUT, WHOLE
from engine.core.decision import Refusal
from engine.players.hints.hint import Hint
from engine.players.hints.turns import steps_of
from host.people.settings import settings_of
from host.turn.hints import Hinted, hint_for
from words.games import game_words, title_of
from words.hints import hint_lines
from words.shapes import Label
from words.speech import Words

HINT: Final = "hint"
"""The screen of a hint: a person has one a game, until they choose something."""


def _mark(hint: Hint) -> str:
    """The same for hints with the same turns in the same order."""
    return f"{crc32(repr([turn.choices for turn in hint.turns]).encode()):08x}"


async def hinted(interaction: Interaction, game_id: str, *, longer: bool = False, before: str = "") -> Reply:
    """The best turns from here. `before`: the mark of the hint for which a longer one is sought. Raises Refusal as
    `hint_for` does, except that whose turn it is is told by name."""
    host, w = interaction.client.services.host, reader_words(interaction)
    try:
        advice = await hint_for(host, game_id, interaction.user.id, longer=longer)
    except Refusal as refusal:
        if refusal.code != "hints_in_turn":
            raise
        table = await host.table(game_id)
        return text_reply(game_words(table.row.rules_name).refusal(w, refusal, None, names_of(w, table.seats)))
    game, hint = advice.table.row, advice.hint
    title = w.say("hint-title.longer" if longer else "hint-title", game=title_of(w, game.rules_name), id=game.id)
    mark = _mark(hint)
    lines = [title, *([w.say("hint-unchanged")] if longer and mark == before else [])]
    lines += hint_lines(w, advice.position, advice.seat, hint, names_of(w, advice.table.seats), odds=longer)
    asks_end = (await settings_of(host.people, interaction.user.id)).ask_end
    meaning = "hint-meaning.odds" if hint.comparable else "hint-meaning.unlike"
    plays = w.say("hint-plays.asked" if asks_end else "hint-plays")
    lines.append(w.say(meaning if longer else "hint-meaning", plays=plays))
    names = _names(w, advice)
    played = [_played(advice, number, name, asks_end=asks_end) for number, name in enumerate(names)]
    again = [] if longer else [button(w.say("button-hint-longer"), "hint-longer", game.id, mark)]
    return text_reply("\n".join(lines), [*filter(None, played), *again], screen=ScreenName(HINT, game.id))


def _played(advice: Hinted, number: int, name: str, *, asks_end: bool) -> RoutedButton | None:
    """The button that makes the choices of a turn, like any shortcut; None where it cannot carry them all."""
    turn, end, game_id = advice.hint.turns[number], advice.position.rules.turn_end, advice.table.row.id
    whole = (*turn.choices, end) if turn.ends else turn.choices
    choices = [choice for choice in whole if choice != end or not asks_end] or [end]
    verb = SHORTCUT if asks_end or not turn.chance else WHOLE

    def fits(text: str) -> bool:
        return len(custom_id(BUTTON, verb, game_id, f"{advice.after}:{text}")) <= limits.CUSTOM_ID

    text = carried(choices, fits)
    if not fits(text):
        return None
    rest = f"{advice.after}:{text}"
    return button(name, verb, game_id, rest)


def _names(w: Words, advice: Hinted) -> list[str]:
    table, speech = advice.table, game_words(advice.table.row.rules_name)
    names = names_of(w, table.seats)
    steps = (steps_of(advice.position, advice.seat, turn) for turn in advice.hint.turns)
    return turn_names(w, [speech.turn_ahead(w, each, advice.seat, names) for each in steps])


def turn_names(w: Words, turns: Sequence[str]) -> list[str]:
    """Of each turn as much as has room on a button, where no other turn begins alike; else its number alone."""

    def shown(turn: str, number: int) -> str:
        return fitting_name(Label(w.say("hint-turn", number=number, turn=turn)))

    alike = Counter(shown(turn, 1) for turn in turns)
    return [
        (shown(turn, number) if alike[shown(turn, 1)] == 1 else "") or w.say("button-play-hint", number=number)
        for number, turn in enumerate(turns, 1)
    ]


@replies("hint", rest="")
async def press_hint(interaction: Interaction, pressed: Pressed) -> Reply:
    return await hinted(interaction, pressed.game_id)


@handles("hint-longer", rest=r"|[0-9a-f]{8}")
async def press_longer(interaction: Interaction, pressed: Pressed) -> None:
    """Says at once that it is thinking."""
    await say_first(interaction, reader_words(interaction).say("hint-thinking"))
    try:
        await follow_up(interaction, await hinted(interaction, pressed.game_id, longer=True, before=pressed.rest))
    finally:
        await take_away(interaction)


@slash_reply("hint")
async def hint_here(interaction: Interaction) -> Reply:
    return await hinted(interaction, (await seen_game_here(interaction)).id)
