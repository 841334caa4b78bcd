"""A turn of Istanbul in one line for posts and history: what is mentioned, what is left out, how walks, prices and
gains are joined."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise, takewhile
from typing import Any

from engine.core.tuples import replaced
from engine.istanbul.cards.table import CARDS
from engine.istanbul.events import (
    Acted,
    BaksheeshTurned,
    Caught,
    Collected,
    CompanionMoved,
    CutShort,
    DeclinedTile,
    DieSet,
    DrewCards,
    Extended,
    FamilySent,
    FigureMoved,
    GainedCoffee,
    GainedGoods,
    GainedLira,
    GainedRuby,
    GameEnded,
    GaveGoods,
    GaveLetters,
    GuildReshuffled,
    LastRound,
    Left,
    MailMoved,
    Met,
    Moved,
    NeutralMoved,
    OpenedTiles,
    PaidNeutral,
    PaidSeat,
    PassedBid,
    PickedTile,
    PlayedCard,
    Reshuffled,
    Rolled,
    Sold,
    SpentCoffee,
    SpentLira,
    TookTavernTile,
    TookTile,
    TurnBegan,
    UsedTile,
    WonAuction,
)
from engine.istanbul.names import SECRET_SOCIETY
from engine.istanbul.turn.payment import neutral_paid
from words.events import stretches
from words.istanbul import terms
from words.istanbul.events import TELLER
from words.shapes import Names, clipped
from words.speech import Words

UNMENTIONED = (
    TurnBegan,
    Acted,
    Left,
    Collected,
    MailMoved,
    Reshuffled,
    GuildReshuffled,
    OpenedTiles,
    UsedTile,
    BaksheeshTurned,
    PassedBid,
)
LONGEST_STORY = 1500
STAY = "move-0"
"""The card with which a merchant acts where it is: no way names the place."""
SENTENCES = (LastRound, GameEnded)
COSTS = (SpentLira, GaveGoods, SpentCoffee, GaveLetters)
GAINS = (GainedGoods, GainedLira, GainedCoffee)
ROLLS = (Rolled, DieSet)
RESULTS = (GainedRuby, TookTile, TookTavernTile, Extended, WonAuction, Sold, *GAINS)
"""What a walk was made for, the most important first."""


def turn_story(words: Words, events: Sequence[Any], names: Names) -> str:
    """One line for each turn in `events`."""
    return "\n".join(filter(None, (_turn(words, turn, names) for turn in stretches(events, TurnBegan))))


def _turn(words: Words, events: Sequence[Any], names: Names) -> str:
    single = without_doubles([event for event in events if not isinstance(event, SENTENCES)])
    stays = any(isinstance(event, PlayedCard) and event.card == STAY for event in single)
    told = [
        event
        for event, after in pairwise([*single, None])
        if not _is_noise(event) or (stays and _by_merchant(event)) or _moves_merchant(event, after)
    ]
    runs = [_run(words, together(run), names) for run in _runs(told)]
    parts = [clipped(words.sentences(runs), LONGEST_STORY)]
    parts += [TELLER.sentence(words, event, names) for event in events if isinstance(event, SENTENCES)]
    return words.sentences(parts)


def _runs(events: Sequence[Any]) -> list[list[Any]]:
    """Events divided where another seat continues; events without a seat stay with the part before."""
    runs: list[list[Any]] = [[]]
    seat = None
    for event in events:
        if event.seat not in (None, seat):
            if seat is not None:
                runs.append([])
            seat = event.seat
        runs[-1].append(event)
    return [run for run in runs if run]


def _run(words: Words, events: Sequence[Any], names: Names) -> str:
    seat = next((event.seat for event in events if event.seat is not None), None)
    if seat is None:
        return ""
    teller = _Actions(words, names)
    actions, at = teller.of(events), teller.result
    if not at:  # what comes first needs not be put there
        return words.say("story", who=names[seat], actions=clipped(words.commas(actions), LONGEST_STORY))
    before, after = words.commas(actions[:at]), clipped(words.commas(actions[at + 1 :]), LONGEST_STORY)
    count = len(actions) - at - 1
    return words.say("story.result", who=names[seat], result=actions[at], before=before, after=after, count=count)


def _is_noise(event: Any) -> bool:
    return isinstance(event, UNMENTIONED) or (isinstance(event, GainedGoods) and not any(event.goods))


def _by_merchant(event: Any) -> bool:
    return isinstance(event, Acted) and event.by == "merchant"


def _moves_merchant(event: Any, after: Any) -> bool:
    """Whether it is a kiosk tile by which the merchant goes somewhere: the way tells that."""
    return isinstance(event, UsedTile) and isinstance(after, Moved)


def without_doubles(events: Sequence[Any]) -> list[Any]:
    """Events without those that the next or the last event repeats: a tile chosen and then used, the price of a bid
    won."""
    single = []
    for before, event, after in zip((None, *events), events, (*events[1:], None), strict=False):
        chosen_only = isinstance(event, PickedTile) and isinstance(after, UsedTile | DeclinedTile)
        price_of_bid = isinstance(before, WonAuction) and isinstance(event, SpentLira | PaidSeat)
        if not chosen_only and not price_of_bid:
            single.append(event)
    return single


def together(events: Sequence[Any]) -> list[Any]:
    """Events of one seat with cards drawn one after the other as one draw, and with the goods of a place as one gain,
    also if dice are rolled in between."""
    merged: list[Any] = []
    for event in events:
        at = len(merged) - 1
        while isinstance(event, GainedGoods) and at >= 0 and isinstance(merged[at], ROLLS):
            at -= 1
        before = merged[at] if at >= 0 else None
        if isinstance(event, DrewCards) and isinstance(before, DrewCards):
            known = (*before.cards, *event.cards) if before.cards and event.cards else None
            merged[at] = DrewCards(event.seat, before.number + event.number, known)
        elif isinstance(event, GainedGoods) and isinstance(before, GainedGoods) and at < len(merged) - 1:
            goods = tuple(map(sum, zip(before.goods, event.goods, strict=True)))
            merged[at] = before._replace(goods=goods, lost=before.lost + event.lost)
        else:
            merged.append(event)
    return merged


@dataclass
class _Actions:
    """The events of one seat as actions, merging what belongs together. `place`: where a walk ended, 0 before one;
    `met_at`: where a figure was met, 0 where that is not known; `sent`: where a family member was sent, 0 before that;
    `gift`: the number of the action that tells what a figure gives, until that has moved on, else None; `result`: the
    number of the most important one of RESULTS after a walk, None where there is none; `over`: the action is done or
    left out; `neutrals`: how many neutral merchants were paid last; `before`: the event told before, if there was
    any."""

    words: Words
    names: Names
    actions: list[str] = field(default_factory=list)
    cost: str = ""
    paid: bool = False
    place: int = 0
    met_at: int = 0
    sent: int = 0
    over: bool = False
    neutrals: int = 0
    before: Any = None
    dice: tuple[int, ...] = ()
    gift: int | None = None
    rank: int = len(RESULTS)
    result: int | None = None

    def of(self, events: Sequence[Any]) -> list[str]:
        done = 0
        while done < len(events):
            first = events[done]
            done += self._tell(events[done:])
            self.before = first
        self._settle_cost()
        return self.actions

    def _tell(self, events: Sequence[Any]) -> int:
        """One action for the first of `events`, or for the first few; how many they were."""
        first = events[0]
        self._note_result(first)
        self.dice = first.dice if isinstance(first, Rolled) else self.dice
        if isinstance(first, UsedTile):  # which the way names that follows
            return 1
        if isinstance(first, Moved):
            return self._path(events)
        if isinstance(first, COSTS):
            self._settle_cost()
            self.cost = self._price(first)
        elif isinstance(first, GAINS):
            return self._gains(events)
        elif isinstance(first, Rolled) and isinstance(self.before, ROLLS):
            self._add(self.words.say("story-rolled-again", dice=terms.dice(self.words, first.dice)))
        elif isinstance(first, DieSet) and first.was in self.dice:
            self._add(self._die_set(first))
        elif isinstance(first, FigureMoved | NeutralMoved):
            self._settle_cost()
            self.actions += self._figure(first)
            self.gift = None
        else:
            if isinstance(first, Met):
                self.gift, self.met_at = len(self.actions) + 1, 0 if isinstance(self.before, PlayedCard) else self.place
            self._add(
                self._ruby(first) if isinstance(first, GainedRuby) else TELLER.part(self.words, first, self.names)
            )
            self.neutrals = neutral_paid(first) if isinstance(first, PaidNeutral) else self.neutrals
            self.sent = first.place if isinstance(first, FamilySent) else self.sent
            self.place = first.place if isinstance(first, CompanionMoved | Acted) else self.place
            return 2 if _says_its_gain(events) else 1
        return 1

    def _die_set(self, event: DieSet) -> str:
        """With both dice as they lie then."""
        self.dice = replaced(self.dice, self.dice.index(event.was), event.now)
        turned = TELLER.part(self.words, event, self.names)
        return self.words.say("story-die-set", action=turned, dice=terms.dice(self.words, self.dice))

    def _note_result(self, event: Any) -> None:
        """The action that follows tells the event; what an encounter or a card brings is not what the walk was for."""
        self.over = self.over or isinstance(event, Met | Caught | CutShort)
        rank = next((number for number, kind in enumerate(RESULTS) if isinstance(event, kind)), len(RESULTS))
        aside = self.over or isinstance(self.before, PlayedCard)
        if self.place and rank < self.rank and not (aside and isinstance(event, GAINS)):
            self.rank, self.result = rank, len(self.actions)

    def _path(self, events: Sequence[Any]) -> int:
        """4 → 13 → 11 Small Market."""
        steps = [*takewhile(lambda event: isinstance(event, Moved), events)]
        numbers = [steps[0].origin, *(step.place for step in steps)]
        origin, *over, end = (terms.place(self.words, number) for number in numbers)
        self.place = numbers[-1]
        way, between = self.words.way([*numbers[:-1], end]), self.words.listed(over)
        went = self.words.say("story-way", way=way, origin=origin, over=between, count=len(over), place=end)
        self._add(self.words.say("story-way-by-tile", way=went) if isinstance(self.before, UsedTile) else went)
        return len(steps)

    def _gains(self, events: Sequence[Any]) -> int:
        """Goods and lira gained in a row."""
        run = [*takewhile(lambda event: isinstance(event, GAINS), events)]
        goods = [sum(counts) for counts in zip(*(e.goods for e in run if isinstance(e, GainedGoods)), strict=True)]
        lira = sum(event.lira for event in run if isinstance(event, GainedLira))
        coffee = sum(event.coffee for event in run if isinstance(event, GainedCoffee))
        items = [terms.goods(self.words, goods)] if any(goods) else []
        items += [terms.some(self.words, "coffee", coffee)] if coffee else []
        items += [self.words.say("lira", lira=lira)] if lira else []
        self._add(self.words.say("story-took", items=self.words.listed(items)))
        return len(run)

    def _ruby(self, ruby: GainedRuby) -> str:
        """With the place it comes from, and the one where it was bought for letters, unless the way names it."""
        if ruby.place == self.place:
            return self.words.say("story-ruby")
        if not isinstance(self.before, GaveLetters) or SECRET_SOCIETY in (self.place, self.sent):
            return TELLER.part(self.words, ruby, self.names)
        place, society = (terms.place(self.words, number) for number in (ruby.place, SECRET_SOCIETY))
        return self.words.say("story-ruby-for-letters", place=place, society=society)

    def _price(self, event: Any) -> str:
        if isinstance(event, SpentLira):
            return self.words.say("lira", lira=event.lira)
        if isinstance(event, SpentCoffee):
            return terms.some(self.words, "coffee", event.coffee)
        if isinstance(event, GaveLetters):
            return terms.letters(self.words, event.places, event.delivered)
        return terms.goods(self.words, event.goods)

    def _figure(self, event: FigureMoved | NeutralMoved) -> list[str]:
        """Where a figure goes; nothing of one that the dice leave where it was met."""
        if event.place == (event.origin if isinstance(event, NeutralMoved) else self.met_at):
            return []
        place = terms.place(self.words, event.place)
        if isinstance(event, NeutralMoved):
            return [self.words.say("story-neutral-moved", place=place, count=self.neutrals)]
        return [self.words.say("story-figure-moved", figure=terms.figure(self.words, event.figure), place=place)]

    def _add(self, action: str) -> None:
        self.paid = bool(self.cost)
        if self.cost:
            action, self.cost = self.words.say("story-for", action=action, cost=self.cost), ""
        self.actions.append(action)

    def _settle_cost(self) -> None:
        """A payment that nothing followed belongs to what came before it; a figure is paid for its gift alone."""
        astray = self.gift is not None and len(self.actions) - 1 > self.gift
        if self.cost and self.actions and not self.paid and not astray:
            self.actions[-1] = self.words.say("story-for", action=self.actions[-1], cost=self.cost)
        elif self.cost:
            self.actions.append(self.words.say("story-paid", cost=self.cost))
        self.cost = ""


def _says_its_gain(events: Sequence[Any]) -> bool:
    """ "played 5 lira" needs no "got 5 lira" after it."""
    if len(events) < 2 or not isinstance(events[0], PlayedCard) or not isinstance(events[1], GainedLira):
        return False
    return CARDS[events[0].card].figures.get("lira") == events[1].lira
