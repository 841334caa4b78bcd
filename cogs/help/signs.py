"""The legends of a game's pictures (button *Signs*), each sign with its meaning."""

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    draw_topics,
    handles,
    reader_style,
    reader_words,
    text_reply,
)
from cogs.help.entries import Played, chapters_button, topics_of
from cogs.panel.tools import answer_in_list
from engine.core.decision import Refusal
from host.lobby.view import options_of
from render.games import legends
from words.games import game_words


@handles("signs", rest="")
async def press_signs(interaction: Interaction, pressed: Pressed) -> None:
    await answer_in_list(interaction, pressed.game_id, _legends(interaction, pressed))


async def _legends(interaction: Interaction, pressed: Pressed) -> Reply:
    """All legends of a table's game with its expansions, each a picture. Raises Refusal no_such_picture where the game
    has none."""
    w, services = reader_words(interaction), interaction.client.services
    row = await services.host.game(pressed.game_id)
    game = row.rules_name
    played = Played(game, options_of(row), row.rules_version)
    keys = [topic.key for topic in topics_of(w, played) if topic.key in legends(game)]
    if not keys:
        raise Refusal("no_such_picture")
    own = w.about(game, row.rules_version)
    return text_reply(
        game_words(game).look_up(own, keys[0]),
        chapters_button(w, game, row.id),
        drawing=draw_topics(services.studio, game, keys, own, await reader_style(interaction)),
        screen=ScreenName("entry", row.id),
    )
