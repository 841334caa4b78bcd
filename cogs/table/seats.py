"""/table leave, return, replace, swap and resign: how seats are named, what is asked before, who may."""

from typing import Final

import discord
from discord import app_commands

from cogs.framework import (
    PERSON,
    Completions,
    Interaction,
    Pressed,
    Reply,
    ago,
    answer,
    button,
    choice,
    completions,
    manages,
    mention,
    names_of,
    plain_names_of,
    reader_words,
    replies,
    seen_game_here,
    slash,
    slash_reply,
    text_reply,
)
from cogs.lobby.slash_commands import as_pressed
from cogs.turn.play import show
from engine import players
from engine.core.decision import Refusal
from host.houses.houses import STAND_IN
from host.lobby.checks import check_organiser
from host.seats import leaving
from host.seats.seating import give_back
from host.table.status import DUEL_SEATS
from host.table.table import Table
from host.turn import looking
from host.votes.proposals import ask_to_swap, offer
from host.votes.replacing import BY_VOTE, WAYS, way_of
from host.votes.replacing import replace as replace_by_house
from host.votes.voters import ABSENCE

HOUSE_CHOICES: Final = [choice(f"house-{kind}", kind) for kind in reversed(players.KINDS)]


async def complete_seat(interaction: Interaction, typed: str) -> Completions:
    return await seat_choices(interaction, typed, asked=False)


async def seat_choices(interaction: Interaction, typed: str, *, asked: bool) -> Completions:
    """The seats of the channel's table, by name; of those that people play and that are `asked` something now alone."""
    try:
        table = await interaction.client.services.host.table((await seen_game_here(interaction)).id)
    except Refusal:
        return []
    names = plain_names_of(reader_words(interaction), table.seats)
    seats = [seat for seat in table.seats if not asked or seat.seat in table.called]
    return completions(((seat.colour, names[seat.seat]) for seat in seats), typed)


async def seat_named(interaction: Interaction, wanted: str, *, by_organiser: bool = False) -> tuple[Table, int]:
    """The table of the channel, and the seat of it with this colour or name. Raises Refusal no_such_seat, and
    not_organiser for somebody else where `by_organiser`."""
    host, game = interaction.client.services.host, await seen_game_here(interaction)
    if by_organiser:
        check_organiser(game, interaction.user.id, await manages(interaction, game.id))
    table = await host.table(game.id)
    names = plain_names_of(reader_words(interaction), table.seats)
    for seat, name in zip(table.seats, names, strict=True):
        if wanted.strip().casefold() in (seat.colour, name.casefold()):
            return table, seat.seat
    raise Refusal("no_such_seat", colour=wanted)


@slash("table-leave")
async def leave(interaction: Interaction) -> None:
    game = await seen_game_here(interaction)
    if game.status == "lobby":
        await as_pressed(interaction, "leave")
    else:
        await answer(interaction, _left(interaction, game.id))


async def _left(interaction: Interaction, game_id: str) -> Reply:
    host = interaction.client.services.host
    await leaving.leave(host, game_id, interaction.user.id, interaction_id=interaction.id)
    return text_reply(reader_words(interaction).say("table-left"))


@replies("return", update=True)
async def press_return(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _returned(interaction, pressed.game_id)


@slash_reply("table-return")
async def come_back(interaction: Interaction) -> Reply:
    return await _returned(interaction, (await seen_game_here(interaction)).id)


async def _returned(interaction: Interaction, game_id: str) -> Reply:
    """The person plays their seat again; their panel."""
    host, person = interaction.client.services.host, interaction.user.id
    await give_back(host, game_id, person, interaction_id=interaction.id)
    return await show(interaction, await looking.panel(host, game_id, person))


@slash_reply("table-replace")
@app_commands.choices(computer=HOUSE_CHOICES)
@app_commands.autocomplete(seat=complete_seat)
async def replace(
    interaction: Interaction, seat: str, person: discord.User | None = None, computer: str | None = None
) -> Reply:
    host, w, user_id = interaction.client.services.host, reader_words(interaction), interaction.user.id
    table, index = await seat_named(interaction, seat)
    if person is None or table.seats[index].user_id != user_id:  # one's own seat one may offer too
        check_organiser(table.row, user_id, await manages(interaction, table.row.id))
    if person is None:
        return await _asked_to_replace(interaction, table, index, computer or STAND_IN)
    if computer is not None:
        raise Refusal("person_or_house")
    if person.bot or not isinstance(person, discord.Member):
        raise Refusal("cannot_play")
    ends = await offer(host, table.row.id, index, person.id, person.display_name)
    return text_reply(w.say("vote-offered", who=person.mention, ends=ago(ends)))


async def _asked_to_replace(interaction: Interaction, table: Table, seat: int, kind: str) -> Reply:
    """Asks whether a computer player of this kind shall take a seat, and says how that is decided."""
    host, w, game_id = interaction.client.services.host, reader_words(interaction), table.row.id
    way = await way_of(host, game_id, interaction.user.id, seat, kind)
    who, house = names_of(w, table.seats)[seat], w.say(f"house-{kind}")
    rest = f"{seat}:{kind}:{way}:{table.seats[seat].user_id}"
    sure = button(w.say("button-replace", way=way), "replace", game_id, rest, style=discord.ButtonStyle.danger)
    return text_reply(w.say("replace-ask", way=way, who=who, house=house), [sure])


@replies("replace", update=True, rest=rf"[0-4]:(?:{'|'.join(players.KINDS)}):(?:{'|'.join(WAYS)}):{PERSON}")
async def press_replace(interaction: Interaction, pressed: Pressed) -> Reply:
    """Asks again where it would be decided in another way by now, or somebody else has the seat."""
    host, w, user_id = interaction.client.services.host, reader_words(interaction), interaction.user.id
    check_organiser(await host.game(pressed.game_id), user_id, await manages(interaction, pressed.game_id))
    number, kind, way, person = pressed.rest.split(":")
    seat, table = int(number), await host.table(pressed.game_id)
    now = await way_of(host, pressed.game_id, user_id, seat, kind)
    if (now, table.seats[seat].user_id) != (way, int(person)):
        return await _asked_to_replace(interaction, table, seat, kind)
    ends = await replace_by_house(host, pressed.game_id, user_id, seat, kind, interaction_id=interaction.id)
    if ends is None:
        return text_reply(w.say("table-replaced"))
    if way == BY_VOTE:
        return text_reply(w.say("vote-asked", about=ABSENCE, ends=ago(ends)))
    return text_reply(w.say("vote-offered", who=mention(table.seats[seat]), ends=ago(ends)))


@slash_reply("table-swap")
@app_commands.autocomplete(seat=complete_seat)
async def swap(interaction: Interaction, seat: str) -> Reply:
    if (await seen_game_here(interaction)).status == "lobby":
        raise Refusal("seats_in_lobby")
    w, (table, index) = reader_words(interaction), await seat_named(interaction, seat)
    ends = await ask_to_swap(interaction.client.services.host, table.row.id, interaction.user.id, index)
    return text_reply(w.say("vote-offered", who=mention(table.seats[index]), ends=ago(ends)))


@slash_reply("table-resign")
async def resign(interaction: Interaction) -> Reply:
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user.id
    table = await leaving.check_resignation(host, (await seen_game_here(interaction)).id, person)
    if len(table.seats) > DUEL_SEATS:
        text = w.say("resign-ask")
    elif leaving.is_unplayed(table):
        text = w.say("resign-ask-unplayed")
    else:
        text = w.say("resign-ask-two", other=names_of(w, table.seats)[1 - table.seat_of(person)])
    return text_reply(text, [button(w.say("button-resign"), "resign", table.row.id, style=discord.ButtonStyle.danger)])


@replies("resign", update=True, rest="")
async def press_resign(interaction: Interaction, pressed: Pressed) -> Reply:
    host = interaction.client.services.host
    await leaving.resign(host, pressed.game_id, interaction.user.id, interaction_id=interaction.id)
    return text_reply(reader_words(interaction).say("resigned"))
