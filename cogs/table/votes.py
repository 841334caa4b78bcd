"""/table pause, resume and cancel, the buttons of votes, and what is answered to who asked."""

from typing import Final

from cogs.framework import (
    NUMBER,
    Interaction,
    Pressed,
    Reply,
    ago,
    answer,
    organises,
    reader_words,
    replies,
    seen_game_here,
    sees,
    slash,
    slash_reply,
    text_reply,
)
from cogs.lobby.buttons import sure_to_cancel
from cogs.lobby.slash_commands import as_pressed
from host import GameRow
from host.votes.proposals import is_done_at_once, request
from host.votes.voters import CANCEL, PAUSE, RESUME
from host.votes.votes import Votes, vote
from words.speech import Words

RESULTS: Final = {True: "yes", False: "no"}


@replies("vote", rest=f"{NUMBER}:(yes|no)")
async def press_vote(interaction: Interaction, pressed: Pressed) -> Reply:
    number, answered = pressed.numbered
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user
    votes = await vote(host, pressed.game_id, person.id, person.display_name, number, yes=answered == "yes")
    if votes.decided is None:
        return text_reply(w.say("vote-counted", said=answered, yes=votes.yes, no=votes.no, ends=ago(votes.ends)))
    return text_reply(w.say("vote-decided", about=votes.about, result=RESULTS[votes.decided]))


def asked_reply(w: Words, votes: Votes) -> Reply:
    """Says what has become of something that a person asked of the table."""
    if votes.decided:
        return text_reply(w.say("vote-decided", about=votes.about, result="yes"))
    return text_reply(w.say("vote-asked", about=votes.about, ends=ago(votes.ends)))


@replies("resume", rest="")
async def press_resume(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _asked(interaction, pressed.game_id, RESUME)


async def _asked(interaction: Interaction, game_id: str, about: str) -> Reply:
    votes = await request(interaction.client.services.host, game_id, interaction.user.id, about)
    return asked_reply(reader_words(interaction), votes)


@slash_reply("table-pause")
async def pause(interaction: Interaction) -> Reply:
    return await _asked(interaction, (await seen_game_here(interaction)).id, PAUSE)


@slash_reply("table-resume")
async def resume(interaction: Interaction) -> Reply:
    """Of the channel's paused game, whatever has been played there since."""
    paused = await interaction.client.services.host.db.games.paused_in(interaction.channel_id or 0)
    game = await seen_game_here(interaction) if paused is None or not await sees(interaction, paused) else paused
    return await _asked(interaction, game.id, RESUME)


@slash("table-cancel")
async def cancel(interaction: Interaction) -> None:
    game = await seen_game_here(interaction)
    if game.status == "lobby" or organises(interaction, game):
        await as_pressed(interaction, "cancel")
    else:
        await answer(interaction, _cancelled(interaction, game))


async def _cancelled(interaction: Interaction, game: GameRow) -> Reply:
    """Asks the others; or, where nobody else has a say, whether the person is sure."""
    host = interaction.client.services.host
    if await is_done_at_once(host, game.id, interaction.user.id, CANCEL):
        return await sure_to_cancel(reader_words(interaction), game, "cancel-alone")
    return await _asked(interaction, game.id, CANCEL)


@replies("cancel-alone", update=True, rest="")
async def press_cancel(interaction: Interaction, pressed: Pressed) -> Reply:
    """Where somebody has returned meanwhile they are asked after all."""
    return await _asked(interaction, pressed.game_id, CANCEL)
