"""A game of The Voyages of Marco Polo in three rounds: four people, every expert part, all answers at once in any
order."""

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random
from statistics import mode

import pytest

from engine.core.create import new_position
from engine.core.position import Position
from engine.games import rules_of
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.setup import OPTIONS
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from host.table.log import choice_of, opening_of, without_undone
from tests.support.dealt.mistakes import mistakes
from tests.support.dealt.wanderer import wander
from tests.support.live.audit import created_posts
from tests.support.live.bot import BotProcess
from tests.support.live.ledger import Ledger
from tests.support.live.person import Person, Sight, telling
from tests.support.live.player import Player, Table, offered
from tests.support.live.sandbox import SandboxProcess
from tests.support.live.watched import Watched, told
from tests.support.sentences import say
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo import terms
from words.speech import words

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]

SEED, ROUNDS = 4, 2  # every refusal below is met
EXPERT = {"characters": "drafted", "goals": "chosen", "city-bonuses": "random"}
TIMES_PRESSED = 2
KILLED_IN_TURN = 20
REFUSED = {
    "no_such_die",
    "too_few_dice",
    "travel not_enough",
    "travel too_far",
    "too_many_contracts",
    "colour_already_there",
    "card_taken",
    "main_action_taken",
}
ENGLISH = words().about("marco_polo")


class Play:
    """One game: `refused`: by reason what was said; `pressed`: how often each kind of decision was answered by a
    button or menu; the rest is typed."""

    def __init__(self, table: Table, people: list[Watched]) -> None:
        self.table = table
        self.people = people
        self.rng = table.rng
        self.refused: dict[str, str] = {}
        self.pressed: Counter[str] = Counter()
        self.phases = 0
        self.kills = 0
        self.seconds: list[float] = []

    @property
    def ledger(self) -> Ledger:
        return self.table.ledger

    async def answer(self, position: Position, seat: int) -> None:
        """A seat's next choice, after what it tries in vain."""
        player, decision = self.table.players[seat], position.decision(seat)
        await self.try_in_vain(position, player)
        first = all(choice.seat != seat for choice in position.choices)
        on_the_ping = decision.public and position.sealed and first
        by_hand = on_the_ping or self.pressed[decision.kind] < TIMES_PRESSED
        if by_hand:
            self.pressed[decision.kind] += 1
            player.panel = await (self.ping_of(player) if on_the_ping else self.opened(player))
            assert on_the_ping or sorted(offered(player.panel)) == sorted(decision.options)
        notation, began = self.table.choose(position, seat, self.rng), time.perf_counter()
        if player.panel is None or notation not in offered(player.panel):
            by_hand = False
        outcome = await (player.press(notation) if by_hand else player.type(notation))
        self.seconds.append(time.perf_counter() - began)
        assert outcome.status == "answered", (notation, outcome)

    async def opened(self, player: Player) -> Sight:
        return (await player.person.slash("/turn")).message

    async def ping_of(self, player: Player) -> Sight:
        """The message that calls a seat; it offers the answers themselves."""
        await self.table.delivered()
        me = await player.person.id()
        (ping,) = (sight for sight in await self.prompts() if me in sight.called)
        assert offered(ping)
        return ping

    async def try_in_vain(self, position: Position, player: Player) -> None:
        """What the rules do not allow is refused in words, each reason once, and changes nothing."""
        for reason, notation in mistakes(position, player.seat).items():
            if reason not in REFUSED - self.refused.keys():
                continue
            self.refused[reason] = await self.refusal(player, notation)
            panel = player.panel
            assert panel is not None
            assert sorted(offered(panel)) == sorted(position.decision(player.seat).options)

    async def refusal(self, player: Player, notation: str) -> str:
        rows, posts = len(self.ledger.log()), len(self.ledger.posts())
        text = (await player.type(notation)).message.text
        assert (len(self.ledger.log()), len(self.ledger.posts())) == (rows, posts)
        said = text.split("\n")[0]
        # The reason alone, or behind the name of what it is about.
        assert said.startswith("**") and said.endswith((".", ".**")), text
        return said.strip("*")

    # ------------------------------------------------------------------ everybody at once

    async def phase(self) -> None:
        """All who owe something answer in a shuffled order, one question at a time. In the first phase the process
        is killed after the first answer."""
        self.phases += 1
        position = self.ledger.position()
        await self.calls(position.seats_to_act)
        before = {sight.id for sight in await self.prompts()}
        boundary = self.ledger.log()[-1].seq
        while (position := self.ledger.position()).sealed and self.is_same_phase(boundary, position):
            seat = self.rng.choice(position.seats_to_act)
            await self.answer(position, seat)
            if not self.kills:
                await self.kill()
            after = self.ledger.position()
            if after.choices and seat in after.answered:
                await self.is_final(self.table.players[seat])
                await self.calls(after.seats_to_act)
                assert {sight.id for sight in await self.prompts()} < before

    def is_same_phase(self, boundary: int, position: Position) -> bool:
        return len(position.choices) == self.ledger.log()[-1].seq - boundary

    async def kill(self) -> None:
        await self.table.bot.kill()
        self.kills += 1
        await self.table.bot.start_answering()

    async def calls(self, seats: Iterable[int]) -> None:
        """Exactly these are called, each by one prompt."""
        await self.table.delivered()
        called = sorted(ping for sight in await self.prompts() for ping in sight.called)
        assert called == sorted([await self.table.players[seat].person.id() for seat in seats])

    async def prompts(self) -> list[Sight]:
        return [sight for sight in await self.people[0].public() if sight.called]

    async def is_final(self, player: Player) -> None:
        """Answering twice and taking back are refused; the answer itself is shown to nobody."""
        assert player.panel is not None
        assert player.panel.tells("panel-waiting")
        given = next(row.notation for row in reversed(self.ledger.log()) if row.seat == player.seat)
        self.refused["already_answered"] = await self.refusal(player, given)
        rows = len(self.ledger.log())
        assert "final" in (await player.person.slash("/undo")).message.text
        assert len(self.ledger.log()) == rows

    # ------------------------------------------------------------------ the whole game

    async def to_the_end(self) -> None:
        checked = 0
        while not (position := self.ledger.position()).over:
            if position.sealed and not position.choices:
                await self.phase()
                continue
            await self.answer(position, position.seats_to_act[0])
            if position.state.turn == KILLED_IN_TURN and position.choices and self.kills == 1:
                await self.kill()
            if position.state.turn > checked and position.state.turn % 8 == 0:
                checked = position.state.turn
                await self.keeps_secrets()

    async def keeps_secrets(self) -> None:
        """Nobody has read of another's goal cards, nor anybody of a contract that never turned up; all have read
        of their own cards and of the contracts on the board."""
        for person in self.people:
            await person.slash("/hand")
        position, texts = self.ledger.position(), told(await self.table.bot.sandbox.sent(), self.people)
        unseen = {name for group in position.rules.hidden(position.state, 0) for name in group} & CONTRACTS.keys()
        open_rewards = {CONTRACTS[name].reward for name in CONTRACTS.keys() - unseen}
        hidden = [terms.contract(ENGLISH, name) for name in unseen]
        hidden += [
            f"“{terms.contract_reward(ENGLISH, name)}”" for name in unseen if CONTRACTS[name].reward not in open_rewards
        ]
        cards = {seat: dealt(position, seat) for seat in self.table.players}
        whose = {player.person.name: seat for seat, player in self.table.players.items()} | {"": None}
        for name, read in texts.items():
            own = cards.get(whose[name], set())
            foreign = set().union(*cards.values()) - own
            assert not mentioned(read, [form for card in foreign for form in forms_of(card)]), name
            assert not mentioned(read, hidden), name
            kept = position.state.seats[whose[name]].goals if name else []
            assert len(mentioned(read, [terms.goal(ENGLISH, card) for card in kept])) == len(kept), name
        assert mentioned(texts[""], [terms.contract(ENGLISH, name) for name in CONTRACTS.keys() - unseen])


def forms_of(card: str) -> list[str]:
    """How a goal card is told: by its id, with its points, or as one of a pair to keep."""
    cities = terms.pair(ENGLISH, card)
    return [card, terms.goal(ENGLISH, card), f"{cities} + ", f" + {cities}"]


def dealt(position: Position, seat: int) -> set[str]:
    """All goal cards a seat has seen."""
    one = position.state.seats[seat]
    return {*one.goals, *one.refused}


def mentioned(texts: list[str], things: Iterable[str]) -> list[str]:
    whole = "\n".join(texts)
    return [thing for thing in things if thing in whole]


@pytest.fixture
def people(sandbox: SandboxProcess) -> list[Person]:
    names = ("Ada", "Ben", "Chloe", "Dilan")
    return [Watched(sandbox.session, sandbox.base, name, "table-one") for name in names]


async def test_a_whole_game_of_four(bot: BotProcess, people: list[Watched], sandbox: SandboxProcess) -> None:
    table = Table(bot, list(people), wander, Random(2026))
    await table.begin(game="marco_polo", **EXPERT)
    play = Play(table, people)
    await play.to_the_end()
    await table.delivered()
    assert REFUSED | {"already_answered"} <= play.refused.keys()
    assert play.phases >= 2 and play.kills == 2
    made = created_posts(await sandbox.sent())
    assert len(made) == len(set(made))
    assert not await play.prompts() and table.ledger.prompts() == []
    await the_score_is_told_line_by_line(table)
    assert (await people[0].slash("/table verify")).message.tells("verify-good")
    tell(play)
    await the_same_people_play_again(people)


async def the_same_people_play_again(people: list[Watched]) -> None:
    """One opens the lobby of a rematch, the others are called once."""
    ada, ben, *_ = people
    end = (await ada.public())[-1]
    lobby = (await ben.press(end, "Rematch")).messages[0]
    call = await ada.wait_for(telling("rematch-call"))
    assert sorted(call.pinged) == sorted([await one.id() for one in people if one is not ben])
    joined = (await ada.press(end, "Rematch")).message  # where there is a lobby already, it is joined
    name = await ada.id()
    assert joined.ephemeral and joined.tells("lobby-joined")
    await ben.wait_for(lambda sight: sight.id == lobby.id and name in sight.text)  # it is edited after the answer
    assert (await ben.see(end)).tells("post-end")
    assert (await ada.press(end, "Rematch")).message.tells("refusal-already-joined")


async def the_score_is_told_line_by_line(table: Table) -> None:
    """The end's post has each seat's points and where they come from, without lines of nothing; the points during the
    game are those of the log's events."""
    view = table.ledger.position().view(None)
    lines = (await table.people[0].public())[-1].text.split("\n")
    for seat, player in table.players.items():
        at = next(number for number, line in enumerate(lines) if f"**{player.person.name}** · " in line)
        points = [points for _, points in view.seats[seat].sheet if points]
        told = [part.rpartition(" ")[2] for part in lines[at + 1].split("; ")]
        assert told[: len(points)] == list(map(str, points))
        assert say("marco_polo/amount-vp", count=sum(points)) in lines[at]
    winners = [table.players[seat].person.name for seat in view.winners]
    assert all(name in lines[0] for name in winners) and "win" in lines[0]


def choices_of_actions(ledger: Ledger) -> dict[str, list[int]]:
    """For each kind of main action how many choices it took, from picking it to the end of its details."""
    game, (first, *rest) = ledger.game(), without_undone(ledger.log())
    options = json.loads(game["options"])["game"]
    position = new_position(rules_of(game["rules_name"]), options, ledger.colours(), game["seed"], opening_of(first))
    found: defaultdict[str, list[int]] = defaultdict(list)
    action = ""
    for row in rest:
        choice = choice_of(row)
        kind = position.decision(choice.seat).kind
        if kind in ("turn", "after"):
            action = choice.notation.split()[0] if choice.notation in MAIN_ACTIONS else ""
            if action:
                found[action].append(0)
        if action:
            found[action][-1] += 1
        position.follow(choice, row.rules_version)
    return found


def tell(play: Play) -> None:
    rows, actions = play.ledger.log(), choices_of_actions(play.ledger)
    print(f"\n{len(rows)} rows, {play.phases} phases together, {play.pressed.total()} choices by button or menu")
    for action, counts in sorted(actions.items()):
        print(f"{action}: {len(counts)} times, choices {min(counts)} to {max(counts)}, mostly {mode(counts)}")
    for reason, said in play.refused.items():
        print(f"{reason}: {said}")
    seconds = sorted(play.seconds)
    p50, p95 = (seconds[len(seconds) * share // 100] * 1000 for share in (50, 95))
    print(f"a choice: p50 {p50:.0f} ms, p95 {p95:.0f} ms")


async def test_the_lobby_explains_every_part(bot: BotProcess, people: list[Watched]) -> None:
    ada, ben, *_ = people
    lobby = (await ada.slash("/new", game="marco_polo")).message
    told = (await ben.press(await ben.more(lobby), "Rules in a minute")).message
    assert told.ephemeral and told.pictures and told.tells("marco_polo/minute-aim", rounds=5)
    first = await ada.options(lobby)
    panel = (await ada.choose(first, "cm:options-page:", "variants")).message
    for option in OPTIONS:
        title, value = (SPEECH.option_title(words(), option.name, one) for one in (None, option.default))
        assert f"{title}: {value} {SPEECH.option_help(words(), option.name, option.default)}" in plain(panel)
        (menu,) = (menu for menu in panel.selects if menu["custom_id"].endswith(f":{option.name}"))
        told = {choice["value"]: choice["description"] for choice in menu["options"]}
        assert told == {value: SPEECH.option_help(words(), option.name, value) for value in option.allowed}
    for option, value in EXPERT.items():
        (menu,) = (menu for menu in panel.selects if menu["custom_id"].endswith(f":{option}"))
        panel = (await ada.press_id(panel.id, menu["custom_id"], [value])).message
        assert SPEECH.option_title(words(), option, value) in plain(panel)
    expert = say("marco_polo/level-expert.special")
    await ada.wait_for(lambda sight: sight.id == lobby.id and sight.text.splitlines()[1] == expert)
    refused = (await ben.slash("/table option", option="goals", value="dealt")).message
    assert refused.ephemeral and refused.tells("refusal-not-organiser")


def plain(sight: Sight) -> str:
    return sight.text.replace("**", "")
