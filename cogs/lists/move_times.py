"""The buttons below one's own /results profile: one's move times in each game and in the last ones, one's results as a
table (CSV)."""

from typing import Final

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    handles,
    limits,
    reader_words,
    replies,
    text_reply,
)
from cogs.framework.spreadsheet import csv_file
from cogs.lists.profile import move_time
from host.finished.own_results import last_timed, own_results, table_row
from host.finished.profiles import profile
from words.games import title_of
from words.shapes import fitting

LAST: Final = 10
"""The finished games that have a line."""
FILE: Final = "caravanserai-results.csv"


@replies("move-times", rest="")
async def press_move_times(interaction: Interaction, _: Pressed) -> Reply:
    """In a server those of the games there, elsewhere of all. Raises Refusal no_results."""
    w, db = reader_words(interaction), interaction.client.services.host.db
    person, guild_id = interaction.user.id, interaction.guild_id
    timed = last_timed(await own_results(db, person, guild_id), LAST)
    lines = [w.say("move-times-title", where="all" if guild_id is None else "here")]
    for record in await profile(db, person, guild_id, person):
        if record.move_s is not None:
            game = title_of(w, record.rules_name)
            lines.append(w.say("move-times-game", game=game, moves=record.moves, time=move_time(w, record.move_s)))
    for one in timed:
        facts = {"game": title_of(w, one.rules_name), "id": one.game_id, "when": f"<t:{int(one.ended)}:d>"}
        lines.append(w.say("move-times-line", moves=one.moves, time=move_time(w, one.move_s), **facts))
    lines.append(w.say("move-times-note" if timed else "move-times-none"))
    text = "\n".join(fitting(lines, limits.TEXT))
    return text_reply(text, [button(w.say("button-results-csv"), "results-csv")], screen=ScreenName("move-times", ""))


@handles("results-csv", rest="")
async def press_results_csv(interaction: Interaction, _: Pressed) -> None:
    """Sends the file in an answer of its own, made anew at each press. Raises Refusal no_results."""
    db, w = interaction.client.services.host.db, reader_words(interaction)
    rows = [table_row(row) for row in await own_results(db, interaction.user.id, interaction.guild_id)]
    text = w.say("results-csv-sent", games=len(rows))
    await interaction.response.send_message(text, file=csv_file(FILE, rows), ephemeral=True)
