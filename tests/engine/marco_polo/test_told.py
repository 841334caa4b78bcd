"""The events of a game tell everything: whoever adds them up comes to the same amounts, dice, posts and score."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from engine.core.position import Position
from engine.marco_polo import events as told
from engine.marco_polo.components.amounts import COIN, VP
from engine.marco_polo.components.dice import order
from tests.support.dealt.marco_polo_games import deal, eager_choice, table


class Book:
    """What somebody who only hears the events writes down of one seat."""

    def __init__(self, position: Position, me: int) -> None:
        start = position.state.seats[me]
        self.sets_dice = not start.character.rolls
        self.have = list(start.have)
        self.hand = list(start.hand)
        self.posts = list(start.posts)
        self.contracts = list(start.contracts)
        self.done: list[str] = []
        self.score: list[tuple[str, int]] = []

    def hear(self, event: Any) -> None:
        match event:
            case told.Gained(_, amounts, _):
                self.have = [have + amount for have, amount in zip(self.have, amounts, strict=True)]
            case told.Paid(_, amounts, _):
                self.have = [have - amount for have, amount in zip(self.have, amounts, strict=True)]
            case told.Placed(_, _, dice, coins):
                self.have[COIN] -= coins
                for die in dice:
                    self.hand.remove(die - die % 10 if self.sets_dice else die)
            case told.Rolled(_, dice):
                self.hand = list(dice)
            case told.GotBlackDie(_, die, _):
                self.hand.append(die)
            case told.Rerolled(_, was, now) | told.Adjusted(_, was, now):
                self.hand[self.hand.index(was)] = now
            case told.BuiltPost(_, city, _, None):
                self.posts.append(city)
            case told.BuiltPost(_, city, _, origin):
                self.posts[self.posts.index(origin)] = city
            case told.TookContract(_, contract, _) | told.DrewContract(_, contract):
                self.contracts.append(contract)
            case told.Discarded(_, contract):
                self.contracts.remove(contract)
            case told.Completed(_, contract):
                self.contracts.remove(contract)
                self.done.append(contract)
            case told.Scored(_, line, vp):
                self.score.append((line, vp))


def write(books: list[Book], events: Iterable[Any]) -> None:
    for event in events:
        if isinstance(event, told.RoundBegan):
            for book in books:
                book.hand = [0] * 5 if book.sets_dice else []
        elif event.seat is not None:
            books[event.seat].hear(event)


def compare(position: Position, books: list[Book]) -> None:
    for seat, book in zip(position.state.seats, books, strict=True):
        assert list(seat.posts) == book.posts
        assert sorted([*seat.contracts, *([seat.drawn] if seat.drawn else [])]) == sorted(book.contracts)
        assert list(seat.done) == book.done
        if not position.over:
            assert list(seat.have) == book.have
        if position.state.stage == "turn" and not position.over:
            assert list(seat.hand) == sorted(book.hand, key=order)


@pytest.mark.parametrize("seed", range(8))
def test_events_add_up_to_the_position_and_the_score_sheet(seed: int) -> None:
    rng = Random(seed)
    position = table(deal(rng, 2 + seed % 3), {"city-bonuses": "random"}, seed, rich=True)
    books = [Book(position, me) for me in range(len(position.state.seats))]
    while not position.over:
        compare(position, books)
        write(books, position.choose(*eager_choice(position, rng)))
    compare(position, books)
    for seat, book in zip(position.state.seats, books, strict=True):
        assert tuple(book.score) == seat.sheet
        assert dict(book.score)["track"] == book.have[VP]
        assert sum(vp for _, vp in book.score) == seat.have[VP]
