"""Buttons of posts by which the people of a table decide: votes, back at the table, the game goes on."""

from typing import Final

from cogs.framework import NUMBER, Interaction, Pressed, Reply, ago, reader_words, replies, text_reply
from cogs.turn.play import show
from host.seats.seating import give_back
from host.turn import looking
from host.votes.proposals import request
from host.votes.votes import RESUME, Votes, vote
from words.speech import Words

SAID: Final = {True: "yes", False: "no"}


@replies("vote", open_to_all=True, rest=f"{NUMBER}:(yes|no)")
async def press_vote(interaction: Interaction, pressed: Pressed) -> Reply:
    """Open to all: who is offered a seat of a private game may not see it yet. The vote says who may answer."""
    number, said = pressed.rest.split(":")
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user
    votes = await vote(host, pressed.game_id, person.id, person.display_name, int(number), yes=said == "yes")
    if votes.decided is None:
        return text_reply(w.say("vote-counted", said=said, yes=votes.yes, no=votes.no, ends=ago(votes.ends)))
    return text_reply(w.say("vote-decided", about=votes.about, result=SAID[votes.decided]))


@replies("return", update=True)
async def press_return(interaction: Interaction, pressed: Pressed) -> Reply:
    return await returned(interaction, pressed.game_id)


async def returned(interaction: Interaction, game_id: str) -> Reply:
    """The person plays their seat again; their panel."""
    host, person = interaction.client.services.host, interaction.user.id
    await give_back(host, game_id, person, interaction_id=interaction.id)
    return await show(interaction, await looking.panel(host, game_id, person))


@replies("resume", rest="")
async def press_resume(interaction: Interaction, pressed: Pressed) -> Reply:
    return await requested(interaction, pressed.game_id, RESUME)


async def requested(interaction: Interaction, game_id: str, about: str) -> Reply:
    """The person asks the table for something; what becomes of it."""
    votes = await request(interaction.client.services.host, game_id, interaction.user.id, about)
    return text_reply(_asked(reader_words(interaction), votes))


def _asked(w: Words, votes: Votes) -> str:
    if votes.decided:
        return w.say("vote-decided", about=votes.about, result="yes")
    return w.say("vote-asked", about=votes.about, ends=ago(votes.ends))
