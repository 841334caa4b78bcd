"""/server status, for the operator: which version runs, how many games there are, and which cannot be read."""

from cogs.framework import Interaction, Reply, reader_words, slash_reply, text_reply
from engine.games import GAMES
from host import GameRow
from host.table.freezing import reason_of
from host.table.status import FROZEN
from version import VERSION
from words.games import title_of
from words.speech import Words

SHOWN = 20  # frozen games named; all of them are counted


@slash_reply("server-status")
async def status_report(interaction: Interaction) -> Reply:
    """Counts of games and the frozen ones, for the application's owner and team; a refusal for anybody else."""
    w, host = reader_words(interaction), interaction.client.services.host
    if not await interaction.client.is_owner(interaction.user):
        return text_reply(w.say("status-not-operator"))
    versions = [w.say("status-rules", game=title_of(w, name), version=rules.version) for name, rules in GAMES.items()]
    lines = [w.say("status-version", version=VERSION), w.say("status-title", games=w.listed(versions))]
    lines += [w.say("status-count", status=name, count=n) for name, n in (await host.db.games.counts()).items()]
    if given_up := await host.outbox.count_given_up():
        lines.append(w.say("status-given-up", count=given_up))
    frozen = await host.db.games.with_status(FROZEN)
    return text_reply("\n".join([*lines, *(_frozen_line(w, game) for game in frozen[:SHOWN])]))


def _frozen_line(w: Words, game: GameRow) -> str:
    reason = w.commas(f"{name} {value}" if name != "code" else str(value) for name, value in reason_of(game).items())
    title = title_of(w, game.rules_name)
    return w.say("status-frozen", id=game.id, game=title, where=str(game.channel_id), reason=reason)
