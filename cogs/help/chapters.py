"""Reading the rules of a game chapter by chapter, or in one minute, in private."""

from typing import Final

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    draw_topics,
    menu,
    menu_option,
    reader_style,
    reader_words,
    replies,
    text_reply,
    words_of_game,
)
from cogs.framework.pictures import draw_minute
from cogs.help.entries import chapters_button
from cogs.panel.lesson import lesson_about
from engine.core.decision import Refusal
from host.lobby.view import options_of
from words.games import GAMES, game_words

KEY: Final = r"[a-z_]{1,40}:[a-z-]{0,40}"


async def chapter(interaction: Interaction, game_id: str, key: str, notice: str = "") -> Reply:
    """One chapter; `key` is "game:chapter", the first chapter where none is named. `game_id`: of the game whose
    expansions and variants are told, empty for all there are. Raises Refusal unknown_topic."""
    w, studio = reader_words(interaction), interaction.client.services.studio
    game, _, name = key.partition(":")
    if game not in GAMES:
        raise Refusal("unknown_topic", topic=key)
    row = await interaction.client.services.host.game(game_id) if game_id else None
    own = words_of_game(w, row) if row else w.about(game)
    chapters, title = game_words(game).chapters(own, options_of(row) if row else None), game_words(game).title(w)
    if not chapters:
        raise Refusal("unknown_topic", topic=title)
    at = next((number for number, chapter in enumerate(chapters) if chapter.key == name), 0)
    shown = chapters[at]
    head = w.say("chapter-head", game=title, title=shown.title, number=at + 1, count=len(chapters))
    options = [menu_option(chapter.title, chapter.key, default=chapter is shown) for chapter in chapters]
    buttons = [
        button(w.say(name), "chapter-next", game_id, f"{game}:{chapters[near].key}")
        for name, near in (("button-previous", at - 1), ("button-chapter-next", at + 1))
        if 0 <= near < len(chapters)
    ]
    buttons.append(button(w.say("button-topics"), "topics", game_id, "" if game_id else game))
    return text_reply(
        "\n".join(filter(None, [notice, head, shown.text])),
        [menu(w.say("menu-chapters"), options, "chapter-menu", game_id, game)],
        buttons,
        screen=ScreenName("chapters", game_id or game),
        drawing=draw_topics(studio, game, shown.drawn, own, await reader_style(interaction)),
    )


@replies("chapter", rest=KEY)
@replies("chapter-next", update=True, rest=KEY)
async def press_chapter(interaction: Interaction, pressed: Pressed) -> Reply:
    return await chapter(interaction, pressed.game_id, pressed.rest)


@replies("chapter-menu", update=True, rest="[a-z_]{1,40}", value="[a-z-]{1,40}", values=ONE_VALUE)
async def choose_chapter(interaction: Interaction, pressed: Pressed) -> Reply:
    return await chapter(interaction, pressed.game_id, f"{pressed.rest}:{pressed.value}")


@replies("minute", rest="")
async def press_minute(interaction: Interaction, pressed: Pressed) -> Reply:
    """Tells the game in one minute, with the expansions in play."""
    w, services = reader_words(interaction), interaction.client.services
    game = await services.host.game(pressed.game_id)
    speech = game_words(game.rules_name)
    seats = len(await services.host.db.games.seats(pressed.game_id)) if game.started is not None else None
    minute = speech.minute(w.about(game.rules_name, game.rules_version), options_of(game), seats)
    lesson = lesson_about(game.rules_name, options_of(game))
    learn = [] if lesson is None else [button(w.say("button-learn"), "learn", rest=lesson.name)]
    return text_reply(
        "\n".join([w.say("minute-title", game=speech.title(w)), minute.aim, *minute.others]),
        [*learn, *chapters_button(w, game.rules_name, pressed.game_id)],
        drawing=draw_minute(services.studio, game.rules_name, minute, w, await reader_style(interaction)),
    )
