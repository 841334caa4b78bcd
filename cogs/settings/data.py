"""/table verify, the replay file, /data export and /data delete: what is told and sent. What is deleted of a person
stands in host/seats/leaving.py and db/stores/people.py."""

import io
import json
from logging import getLogger
from math import ceil
from pathlib import Path
from typing import Final

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    acknowledge,
    button,
    handles,
    reader_words,
    replies,
    seen_game_here,
    slash,
    slash_reply,
    text_reply,
)
from cogs.framework.errors import error_code
from cogs.framework.spreadsheet import csv_file
from engine.core.dice import commitment
from host.finished.proof import Verdict
from host.finished.replay_file import replay_file
from host.seats.leaving import forget_person
from host.table.seeds import secret_of
from host.upkeep.upkeep import check
from words.speech import Words

log = getLogger(__name__)

CHECK_SCRIPT: Final = Path(__file__).parents[2] / "tools" / "check_replay.py"


@slash_reply("table-verify")
async def verified(interaction: Interaction) -> Reply:
    """Whether the channel's game agrees with its log; of a lobby the fingerprint. Raises Refusal no_game_here."""
    w, host = reader_words(interaction), interaction.client.services.host
    game = await seen_game_here(interaction)
    if game.started is None:
        return text_reply(w.say("verify-lobby", id=game.id, hash=commitment(secret_of(game))))
    verdict = await check(host, game.id)
    if verdict.good:
        return text_reply("\n".join(_proved(w, verdict, game.id, await host.fingerprint(game.id))))
    code = error_code()
    log.error("%s: game %s does not agree with its log: %r", code, game.id, verdict)
    if verdict.problem is not None:
        text = w.say("verify-bad", id=game.id, code=code)
    elif verdict.differing is not None:
        text = w.say("verify-bad-turn", id=game.id, turn=verdict.differing, code=code)
    elif verdict.wrong_row is not None:
        text = w.say("verify-bad-chance", id=game.id, row=verdict.wrong_row, code=code)
    elif verdict.stacked is not None:
        text = w.say("verify-bad-deck", id=game.id, deck=verdict.stacked, code=code)
    else:
        text = w.say("verify-bad-seed", id=game.id, code=code)
    return text_reply(text)


def _proved(w: Words, verdict: Verdict, game_id: str, fingerprint: str) -> list[str]:
    """The findings of the check of a game in which nothing is wrong."""
    seed = w.say(f"verify-{verdict.proof}", hash=fingerprint)
    if not verdict.turns:
        return [w.say("verify-position", id=game_id), seed]
    since = [w.say("verify-since", turn=verdict.since)] if verdict.since else []
    return [w.say("verify-good", id=game_id, outcomes=verdict.outcomes), *since, seed]


@handles("replay", rest="")
async def replay(interaction: Interaction, pressed: Pressed) -> None:
    """Sends the replay file of a game that is over, and the script that checks it, to the person alone."""
    await acknowledge(interaction)
    host, w = interaction.client.services.host, reader_words(interaction)
    content = await replay_file(host.db, await host.game(pressed.game_id))
    name = f"replay-{pressed.game_id}.json"
    files = [discord.File(io.BytesIO(content), filename=name), discord.File(CHECK_SCRIPT)]
    text = w.say("replay-file", id=pressed.game_id, script=CHECK_SCRIPT.name, file=name)
    await interaction.followup.send(text, files=files, ephemeral=True)


@replies("forget-me", update=True)
async def forget_me(interaction: Interaction, pressed: Pressed) -> Reply:
    services = interaction.client.services
    await forget_person(services.host, interaction.user.id)
    await services.avatars.forget(interaction.user.id)
    w = reader_words(interaction)
    return text_reply("\n".join([w.say("data-deleted"), _in_backups(interaction, w)]))


def _in_backups(interaction: Interaction, w: Words) -> str:
    """How long backups hold what is deleted now."""
    days = interaction.client.services.host.db.backups_kept_days
    return w.say("data-in-backups-elsewhere") if days is None else w.say("data-in-backups", days=ceil(days))


@slash("data-export")
async def export(interaction: Interaction) -> None:
    kept = await interaction.client.services.host.people.export(interaction.user.id)
    body = io.BytesIO(json.dumps(kept, indent=2, ensure_ascii=False).encode())
    files = [discord.File(body, filename="caravanserai-data.json")]
    if kept["results"]:
        files.append(csv_file("caravanserai-results.csv", kept["results"]))
    text = reader_words(interaction).say("data-exported")
    await interaction.response.send_message(text, files=files, ephemeral=True)


@slash_reply("data-delete")
async def delete(interaction: Interaction) -> Reply:
    w = reader_words(interaction)
    sure = button(w.say("button-delete-data"), "forget-me", style=discord.ButtonStyle.danger)
    return text_reply("\n".join([w.say("data-delete-ask"), _in_backups(interaction, w)]), [sure])
