"""The tables of three at which a run of any_press begins, and begins again."""

from typing import Final

from sandbox.checks.modals import inputs
from tests.support.dealt.guide import Guide
from tests.support.live.bot import BotProcess
from tests.support.live.new_table import new_table
from tests.support.live.person import Person, Sight
from tests.support.live.player import Table

OPTIONS: Final = ({"game": "istanbul", "expansion": "bazaar"}, {"game": "marco_polo"})
RICH: Final = "99"
"""Lira, of which more bids can be made than two menus hold."""


async def begin_tables(bot: BotProcess) -> tuple[Person, Sight]:
    """In a server of their own, of which nobody has changed anything yet. Returns who has just saved the options of a
    lobby there, and what they see."""
    guild = (await bot.sandbox.post("/_sandbox/guilds", name="Tables of three"))["id"]
    for options in OPTIONS:
        await (await new_table(bot, guild)).begin(**options)
    await _begin_at_an_auction(bot, guild)
    return await _save_options(bot, guild)


async def _begin_at_an_auction(bot: BotProcess, guild: str) -> None:
    """Merchants who were made rich; somebody must bid, unless their game ends before."""
    table = await new_table(bot, guild)
    table.choose = Guide()
    await table.begin(game="istanbul", expansion="letters")
    for seat in table.ledger.seats():
        await _make_rich(table, seat["colour"])
    while not (position := table.ledger.replayed()[0].position).over:
        (seat,) = position.seats_to_act
        if position.decision(seat).kind == "opening-bid":
            return
        player = table.players[seat]
        player.panel = (await player.person.slash("/turn")).message
        await table.act(player, position)


async def _make_rich(table: Table, colour: str) -> None:
    organiser = table.people[0]
    asked = (await organiser.slash("/table correct", seat=colour, field="lira", value=RICH)).message
    assert (await organiser.press(asked, "Correct it")).status == "answered"


async def _save_options(bot: BotProcess, guild: str) -> tuple[Person, Sight]:
    organiser = (await new_table(bot, guild)).people[0]
    await organiser.slash("/new", game="istanbul")
    page = await organiser.wait_for(lambda sight: any(part.get("label") == "Join" for part in sight.buttons))
    for button in ("cv:lobby-more:", "cv:presets:"):
        page = (await organiser.press(page, button)).message
    form = await organiser.press(page, "cv:save-preset:")
    (field,) = inputs(form.modal or {})
    return organiser, (await organiser.submit_values(form, {field["custom_id"]: f"Usual {guild}"})).message
