"""A whole Grand Bazaar game of three: kiosk tiles and bids are answered on the ping, one person after the other."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from random import Random

import pytest

from cogs.panel.carried import BETWEEN, notations_in
from engine.core.position import Position
from tests.support.dealt.guide import Guide
from tests.support.live.bot import BotProcess
from tests.support.live.person import Person, Sight
from tests.support.live.player import Player, Table, offered
from tests.support.sentences import say

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]

SEED, RUBIES = 4, 2
PASSES = "istanbul/ahead-auction"
ROOKIES_BID_WITH = 4  # 2 more than they are asked for, kept for meeting a merchant


@pytest.fixture
async def table(bot: BotProcess, people: list[Person]) -> AsyncIterator[Table]:
    yield Table(bot, people, Guide(), Random(2026))


async def pings(table: Table) -> list[Sight]:
    """The messages of the channel that call somebody."""
    await table.delivered()
    return [sight for sight in await table.people[0].public() if sight.called]


async def the_ping(table: Table, player: Player) -> Sight:
    """The one ping there is, to exactly this person."""
    (ping,) = await pings(table)
    assert ping.called == [await player.person.id()]
    return ping


async def chosen(table: Table, position: Position, player: Player) -> str:
    """One choice by /play; the log has it."""
    notation, rows = table.choose(position, player.seat, table.rng), len(table.ledger.log())
    outcome = await player.type(notation)
    assert outcome.status == "answered", (notation, outcome)
    assert table.ledger.log()[rows].notation == notation
    return notation


def on_the_ping(ping: Sight) -> dict[str, tuple[str, str]]:
    """The answers of a ping's menu, each with what it chooses after its first option, and its custom id and value."""
    (menu,) = ping.selects
    return {option["value"]: (menu["custom_id"], option["value"]) for option in menu["options"]}


async def answered_on_the_ping(table: Table, position: Position, player: Player) -> str:
    """A bid or a pick is one press on the ping, with what a tile brings where few answers are possible; all else goes
    on in the private panel that answers it."""
    ping, decision = await the_ping(table, player), position.decision(player.seat)
    answers: Mapping[str, tuple[str, str | None]] = offered(ping) or on_the_ping(ping)
    assert decision.public and {answer.split(BETWEEN)[0] for answer in answers} <= set(decision.options)
    notation = table.choose(position, player.seat, table.rng)
    answer = table.rng.choice([each for each in answers if each.split(BETWEEN)[0] == notation])
    custom_id, value = answers[answer]
    await others_press_in_vain(table, player, ping, custom_id, value)
    outcome = await player.person.press_id(ping.id, custom_id, None if value is None else [value])
    assert outcome.message.ephemeral
    player.panel = outcome.message
    while (position := table.ledger.position()).seats_to_act == (player.seat,):
        await table.act(player, position)
    assert player.panel.tells("panel-waiting")
    return notation


async def others_press_in_vain(table: Table, owing: Player, ping: Sight, custom_id: str, value: str | None) -> None:
    """Nobody else's press on a ping counts; it is answered in words."""
    rows = len(table.ledger.log())
    for other in table.players.values():
        if other is not owing:
            outcome = await other.person.press_id(ping.id, custom_id, None if value is None else [value])
            assert outcome.message.ephemeral
            assert outcome.message.tells("refusal-not-your-turn", acts=owing.person.name)
    assert len(table.ledger.log()) == rows


async def refused_in_words(table: Table, player: Player, notation: str, refusal: str, **facts: int) -> None:
    rows = len(table.ledger.log())
    told = (await player.type(notation)).message
    assert told.ephemeral and told.tells(f"istanbul/refusal-{refusal}", **facts)
    assert len(table.ledger.log()) == rows


async def passes_ahead(person: Person) -> Sight:
    """Answers ahead that all auctions are passed; the list of what is answered so."""
    panel = (await person.slash("/turn")).message
    answers = (await person.press((await person.press(panel, "More…")).message, "Answers for others' turns")).message
    (auctions,) = (menu["custom_id"] for menu in answers.selects if menu["custom_id"].endswith(":auction"))
    answers = (await person.choose(answers, auctions, "0")).message
    assert answers.ephemeral and answers.tells(PASSES, answer="pass")
    assert (await person.slash("/turn")).message.tells(PASSES, answer="pass")
    return answers


async def prepares(person: Person, taken: str) -> list[str]:
    """Prepares a turn while somebody else moves, which does not begin with the move `taken`, where somebody would have
    to be paid; its choices."""
    panel = (await person.slash("/turn")).message
    plan, choices = (await person.press(panel, "Plan next turn")).message, []
    for _ in range(4):
        offers: list[tuple[str, str | None]] = [
            (part["custom_id"], option and option["value"])
            for part in [*plan.buttons, *plan.selects]
            if ":prepare-choose:" in part.get("custom_id", "")
            for option in part.get("options", [None])
        ]
        if not offers:
            break
        made = [
            (notations_in((value or custom_id.split(":")[-1]).rpartition(":")[2]), custom_id, value)
            for custom_id, value in offers
        ]
        chosen_first, custom_id, value = next(offer for offer in made if taken not in offer[0])
        choices += chosen_first  # a whole turn makes several
        plan = (await person.press_id(plan.id, custom_id, value and [value])).message
        assert plan.ephemeral and plan.tells("prepare-title")
    assert (await person.slash("/turn")).message.tells("panel-prepared")
    return choices


async def is_answered_for(table: Table) -> str:
    """What is chosen for somebody half a minute later."""
    rows = len(table.ledger.log())
    await table.bot.sandbox.move_clock(30.0)
    for _ in range(300):
        if len(table.ledger.log()) > rows:
            return table.ledger.log()[rows].notation
        await asyncio.sleep(0.2)
    raise AssertionError("nothing is chosen for anybody")


async def test_a_whole_game_with_kiosks_and_auctions(table: Table, people: list[Person]) -> None:
    await table.begin(expansion="bazaar")
    answered: defaultdict[str, set[str]] = defaultdict(set)
    before = -1
    (first,) = table.ledger.position().seats_to_act
    await refused_in_words(table, table.players[first], "guild 13", "guild-card-not-in-hand", number=13)
    await refused_in_words(table, table.players[first], "bid 1", "move-first")
    passed, answers = False, {person: await passes_ahead(person) for person in people}
    planner, made = table.players[(first + 1) % len(people)], False
    planned = list[str]()
    while not (position := table.ledger.position()).over:
        (decision,) = position.decisions
        player, active = table.players[decision.seat], table.players[position.state.active]
        if decision.seat != before:
            await the_ping(table, player)
        before = decision.seat
        answered[decision.kind].add(player.person.name)
        if not planned and decision.kind != "move":
            planned = await prepares(planner.person, table.ledger.log()[-1].notation)
        if player is planner and decision.kind == "move" and not made:
            made = await is_answered_for(table) in planned
        elif decision.kind == "bid" and not passed:
            passed = await is_answered_for(table) == "pass"
            for person, screen in answers.items():
                assert not (await person.press(screen, "cv:ahead-ask")).message.tells(PASSES, answer="pass")
        elif player is active:
            await chosen(table, position, player)
        else:
            waiting = (await active.person.slash("/turn")).message
            assert waiting.tells("panel-waiting-mine", who=player.person.name)
            if decision.kind == "bid":
                await refused_in_words(table, player, "bid 75", "needs-lira", lira=75)
            await answered_on_the_ping(table, position, player)
    everybody = {person.name for person in people}
    assert answered["kiosk-pick"] == answered["opening-bid"] | answered["bid"] == everybody
    assert made and passed and await pings(table) == []
    assert (await people[0].public())[-1].text.count("wins") == 1


async def when_asked(table: Table, seat: int) -> Position:
    """The position once computer players have done what they must and the seat alone is asked."""
    for _ in range(1200):
        position = table.ledger.position()
        if position.seats_to_act == (seat,):
            return position
        await asyncio.sleep(0.05)
    raise TimeoutError(f"seat {seat} is not asked: {position.seats_to_act}")


async def test_computer_players_answer_after_a_person(bot: BotProcess, people: list[Person]) -> None:
    guide = Guide(ROOKIES_BID_WITH)
    table = Table(bot, people[:1], guide, Random(7))
    await table.begin("rookie", expansion="bazaar")
    ((seat, player),) = table.players.items()
    asked: set[str] = set()
    while guide.left or table.ledger.position().choices:
        position, rows = await when_asked(table, seat), len(table.ledger.log())
        await chosen(table, position, player)
        after = await when_asked(table, seat)
        for row in table.ledger.log()[rows:]:
            if row.seat != seat and after.state.turn == position.state.turn:
                assert row.automatic
                asked.add(row.notation.split()[0])
        if after.state.active == seat:  # otherwise the computer player is at a place that asks others
            await player.open()
            assert player.panel is not None
            assert sorted(offered(player.panel)) == sorted(after.decision(seat).options)
    assert {"pick", "bid"} <= asked
    assert len(await pings(table)) == 1


async def test_options_a_game_does_not_have_are_refused_in_words(bot: BotProcess, people: list[Person]) -> None:
    ada, kiosk_letters = people[0], say("istanbul/option-kiosk-letters")
    lobby = (await ada.slash("/new", game="istanbul")).message
    for option, value, expected in (
        ("layout", "first", "istanbul/refusal-not-with-expansion"),
        ("deck", "both", "istanbul/refusal-not-with-expansion"),
        ("coffee", "on", "refusal-no-such-option"),
        ("expansion", "coffee", "refusal-bad-option"),
    ):
        told = (await ada.slash("/table option", option=option, value=value)).message
        assert told.ephemeral and told.tells(expected)
        assert (await ada.see(lobby)).text == lobby.text
    assert kiosk_letters not in {menu["placeholder"] for menu in (await ada.options(lobby, "variants")).selects}
    panel = await ada.options(lobby)
    assert {menu["placeholder"] for menu in panel.selects} >= {"Game", "Layout"}
    panel = (await ada.choose(panel, "Game", "bazaar")).message
    assert "Layout" not in {menu["placeholder"] for menu in panel.selects}
    variants = (await ada.choose(panel, "cm:options-page:", "variants")).message
    assert kiosk_letters in {menu["placeholder"] for menu in variants.selects}
    special = say("istanbul/option-expansion-bazaar.special")
    await ada.wait_for(lambda sight: sight.id == lobby.id and sight.text.splitlines()[1] == special)
