"""After the last round: whom the table waits for (rulings 31 and 66), proved by carrying out every card."""

from collections import Counter
from random import Random

import pytest

from engine import players
from engine.core.position import Position
from engine.istanbul.cards.table import CARDS
from engine.istanbul.ids import FACES
from engine.istanbul.notation import DONE
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.state import State
from engine.istanbul.turn import final
from engine.istanbul.turn.final import possible_standings
from engine.istanbul.window import Window
from tests.scenarios.istanbul.given import start
from tests.support.dealt.endings import MOST_LIRA, after, all_ends, can_change, purse_of
from tests.support.dealt.guide import Guide
from tests.support.dealt.tables import Table, new

EXPANSIONS = ("base", "mocha", "letters", "bazaar")
VARIED = 4  # endings made of the end of one game, beside its own
TAKEN_OPENLY = 0.2  # of the cards in hands
MOST_CARDS = 3  # in a hand, where everything is tried
FINAL = {face: card for face, card in CARDS.items() if Window.FINAL in card.when.windows}


def ending(number: int) -> State:
    """The boundary after the last round of a whole game, by players who soon go to the Kiosk and the Auction House."""
    expansion, seats = EXPANSIONS[number % 4], 2 + number // 4 % 4
    position, rng = new(Table("istanbul", (("expansion", expansion),), seats), number), Random(number)
    guides = [Guide() for _ in range(seats)]
    while not position.over and position.state.stage != "final":
        seat = position.decisions[0].seat
        if position.state.setup.letters:
            position.choose(seat, guides[seat](position, seat, rng))
        else:
            position.choose(seat, players.choose(players.ROOKIE, position, seat, rng))
    state: State = position.boundary.clone()
    state.stage, state.over = "final", False
    return state


def varied(state: State, rng: Random) -> State:
    """Another ending: seats close to each other, and other cards in hands and on the discard pile."""
    state = state.clone()
    state.stage = "final"
    cards = [*state.deck, *state.discard, *(card for seat in state.seats for card in seat.hand)]
    rng.shuffle(cards)
    lira = rng.randrange(20)
    for seat in state.seats:
        seat.rubies = rng.choice((5, 5, 6))
        seat.lira = lira + rng.choice((0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 12, 15))
        seat.capacity = rng.randint(2, 5)
        seat.goods = tuple(rng.choice((0, rng.randint(0, seat.capacity), seat.capacity)) for _ in range(4))
        seat.coffee = rng.choice((0, 0, 1, 2, 4)) if state.setup.mocha else 0
        seat.family = rng.choice((3, 12))
        seat.hand = [cards.pop() for _ in range(rng.choice((0, 1, 1, 1, 2, 2, MOST_CARDS)))]
    discarded = rng.choice((0, len(cards) // 2, len(cards) * 9 // 10, len(cards)))
    state.discard, state.deck = tuple(cards[:discarded]), cards[discarded:]
    state.shuffled = {}
    state.taken_openly = tuple(card for seat in state.seats for card in seat.hand if rng.random() < TAKEN_OPENLY)
    return state


def check(state: State, rng: Random) -> Counter[tuple[bool, bool]]:
    """Plays an ending. For each seat, when it is its turn: whether it is asked, and whether any hand could change
    anything."""
    found: Counter[tuple[bool, bool]] = Counter()
    position = Position(ISTANBUL, state)
    seats = len(state.seats)
    order = [(state.start + turn) % seats for turn in range(seats)]
    for turn, seat in enumerate(order):
        asked = position.seats_to_act == (seat,)
        if all(len(one.hand) <= MOST_CARDS for one in position.state.seats):
            found[asked, can_change(position.state, seat, order[turn + 1 :])] += 1
        chosen = "" if asked else DONE
        while chosen != DONE:
            chosen = rng.choice(list(position.decision(seat).options))
            position.choose(seat, chosen)
    return found


def checked(games: int) -> Counter[tuple[bool, bool]]:
    """All endings of so many games, as `check` counts them."""
    found: Counter[tuple[bool, bool]] = Counter()
    for number in range(games):
        rng, end = Random(number), ending(number)
        for state in [end, *(varied(end, rng) for _ in range(VARIED))]:
            found += check(state, rng)
    return found


def holds(found: Counter[tuple[bool, bool]]) -> None:
    """Nobody is left out, and nobody waits in vain but where two hands would need the same last cards."""
    assert found[False, True] == 0
    assert found[True, True] > 0 < found[False, False]
    assert found[True, False] <= found.total() / 50


def test_asked_are_those_whose_rank_some_hand_could_change() -> None:
    holds(checked(4))


@pytest.mark.slow
def test_of_many_endings_nobody_is_left_out() -> None:
    holds(checked(300))


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_possible_standings_are_what_hands_come_to(expansion: str) -> None:
    """Nothing is missing, and nothing is too much where one card is played that takes any good."""
    state = new(Table("istanbul", (("expansion", expansion),), 3)).boundary
    for number in range(60):
        end = varied(state, Random(number))
        for seat, one in enumerate(end.seats):
            if len(one.hand) == 1 or expansion == "base":
                found = {standing[1:] for standing in possible_standings(end, seat)}
                real = set(all_ends(end, seat, len(one.hand)))
                assert found >= real
                assert found == real or len(one.hand) > 1 or state.setup.letters


def test_copies_of_an_ending_do_not_find_the_same_standings_again() -> None:
    """Each option of a card that is played after the last round is tried in a copy of all that came before."""
    for number in range(10):
        end = varied(new(Table("istanbul", (("expansion", "bazaar"),), 5)).boundary, Random(number))
        position = Position(ISTANBUL, end)
        before = final._standings.cache_info()
        for _ in range(20):
            position.fork()
        after_all = final._standings.cache_info()
        assert after_all.hits > before.hits
        assert after_all.misses == before.misses


@pytest.mark.parametrize("face", FINAL)
def test_a_card_brings_as_much_lira_as_it_says(face: str) -> None:
    state = new(Table("istanbul", (("expansion", "bazaar"),), 2)).boundary.clone()
    state.seats[0].goods, state.seats[0].coffee, state.seats[0].family = [1, 1, 1, 1], 3, 3
    brought = {end.lira for end in after(face, purse_of(state, 0), mocha=True)}
    assert brought == {use.lira for use in FINAL[face].final_uses}
    assert max(brought) <= MOST_LIRA


def test_hidden_cards_change_nothing_of_who_is_asked() -> None:
    """What nobody can place is dealt anew; each time all seats pass, so that nothing but the hands differs."""
    asked_of: set[tuple[int, ...]] = set()
    for number in range(40):
        rng = Random(number)
        table = Table("istanbul", (("expansion", EXPANSIONS[number % 4]),), 2 + number // 4 % 4)
        state = varied(new(table).boundary, rng)
        found = {who_is_asked(dealt_anew(state, rng)) for _ in range(8)}
        assert len(found) == 1
        asked_of |= found
    assert len(asked_of) > 10


def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    state = new(Table("istanbul", (("expansion", "base"),), 2)).boundary.clone()
    state.stage = "final"
    cards = [*state.deck, *(card for seat in state.seats for card in seat.hand)]
    for seat, lira in zip(state.seats, (7, 12), strict=True):
        seat.rubies, seat.lira, seat.hand = 5, lira, []
    useless = next(card for card in cards if FACES[card] not in FINAL)
    state.seats[0].hand, state.deck = [useless], [card for card in cards if card != useless]
    assert who_is_asked(state.clone()) == (0,)
    state.taken_openly = (useless,)
    assert who_is_asked(state) == ()


def dealt_anew(state: State, rng: Random) -> State:
    state = state.clone()
    piles = [state.deck, *(seat.hand for seat in state.seats)]
    cards = [card for pile in piles for card in pile if card not in state.taken_openly]
    rng.shuffle(cards)
    for pile in piles:
        pile[:] = [card if card in state.taken_openly else cards.pop() for card in pile]
    return state


def who_is_asked(state: State) -> tuple[int, ...]:
    position, asked = Position(ISTANBUL, state), []
    while not position.over:
        asked.append(position.seats_to_act[0])
        position.choose(asked[-1], DONE)
    return tuple(asked)


def test_in_the_last_round_only_who_has_a_turn_left_may_begin_it() -> None:
    boundary = start({"seats": 4, "start": "blue", "active": "yellow", "final_round": True}).boundary
    may = [ISTANBUL.begin_turn_of(boundary.clone(), seat) for seat in range(4)]
    order = [(boundary.start + number) % 4 for number in range(4)]
    left = order[order.index(boundary.active) :]
    assert may == [seat in left for seat in range(4)] and 0 < sum(may) < 4
