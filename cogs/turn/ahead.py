"""The list of answers given ahead (auctions, Kiosk), in which a person chooses, changes or takes one away."""

from typing import Final

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    menu,
    menu_option,
    reader_words,
    replies,
    text_part,
    text_reply,
    words_of_game,
)
from cogs.panel.tools import none_ahead_told
from host.table.table import Table
from host.turn.prepared_turn import can_prepare
from host.turn.standing_answers import answer_ahead, answered_ahead
from words.games import game_words
from words.speech import Words

NAME: Final = "[a-z]{1,16}"


async def answers_ahead(interaction: Interaction, game_id: str) -> Reply:
    """Lists the standing answers, and below each a menu of the others. Raises Refusal not_at_table."""
    host, w = interaction.client.services.host, reader_words(interaction)
    table, values = await answered_ahead(host, game_id, interaction.user.id)
    speech, offers = game_words(table.row.rules_name), table.position.rules.ahead_values(table.position.state)
    if not offers:
        return _none_ahead(w, table, table.seat_of(interaction.user.id))
    own, parts = words_of_game(w, table.row), text_part(w.say("ahead-title"))
    for name, offered in offers.items():
        present = values.get(name)
        options = [menu_option(speech.ahead_choice(own, name, value, present), value) for value in offered]
        answers = menu(w.say("menu-ahead"), options, "ahead-set", game_id, name)
        asks = [] if present is None else [[button(w.say("button-ask-me"), "ahead-ask", game_id, name)]]
        parts += text_reply(speech.ahead_line(own, name, present), [answers], *asks).parts
    return Reply(parts, screen=ScreenName("ahead", game_id))


def _none_ahead(w: Words, table: Table, seat: int) -> Reply:
    """Why nothing is answered in advance, and the way to a prepared turn where that can be made."""
    told = none_ahead_told(w, table, seat) or w.say("ahead-none")
    prepares = [button(w.say("button-prepare"), "prepare", table.row.id)] if can_prepare(table, seat) else []
    return text_reply(told, prepares, screen=ScreenName("ahead", table.row.id))


@replies("ahead", rest="")
async def press_ahead(interaction: Interaction, pressed: Pressed) -> Reply:
    return await answers_ahead(interaction, pressed.game_id)


@replies("ahead-set", update=True, rest=NAME, value="[a-z0-9]{1,16}", values=ONE_VALUE)
@replies("ahead-ask", update=True, rest=NAME)
async def press_set(interaction: Interaction, pressed: Pressed) -> Reply:
    """Gives an answer ahead, or without a value takes it away, so that the person is asked."""
    value = pressed.value if pressed.values else None
    await answer_ahead(interaction.client.services.host, pressed.game_id, interaction.user.id, pressed.rest, value)
    return await answers_ahead(interaction, pressed.game_id)
