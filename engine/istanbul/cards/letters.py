"""The bonus cards of Letters & Seals, a row each: letter, sale of a good, good and lira, copying the top discard, a
figure from afar (rulebook p. 24). How many there are of each face is a substitute."""

from typing import Any, Final

from engine.core.decision import Refusal, Script
from engine.core.figures import Figures
from engine.istanbul import letters, purse
from engine.istanbul.cards import bonus_cards, moves
from engine.istanbul.cards.roll_reward import roll_reward
from engine.istanbul.component_rows import NOTHING, AtOnce, Card, FinalUse, Gain, Way, sure_of, with_place
from engine.istanbul.events import CopiedCard
from engine.istanbul.names import FABRIC, FRUIT, GOODS, SECRET_SOCIETY, SMALL_MOSQUE, SPICE
from engine.istanbul.notation import GIVE, MEET
from engine.istanbul.setup.substitutes import LETTERS_COPIES, ROLL_REWARDS_LETTERS
from engine.istanbul.state import State, for_active
from engine.istanbul.turn import companion, neutral_figures
from engine.istanbul.turn.ask import pick
from engine.istanbul.window import BEFORE_MOVING, BETWEEN_STEPS, IN_TURN, IN_TURN_OR_FINAL

LIRA_WITH_GOOD: Final = 3
LIRA_FOR_GOOD: Final = 7


def no_ware_to_sell(state: State) -> Refusal | None:
    """The refusal without a good, or with Mocha & Baksheesh a coffee, to sell."""
    return None if purse.own_wares(state, state.active) else Refusal("no_goods")


def sell_ware(state: State) -> Script[None]:
    """Sell 1 good, or with Mocha & Baksheesh 1 coffee, for 7 lira (ruling 55)."""
    options = {GIVE(ware): ware for ware in purse.own_wares(state, state.active)}
    purse.give_ware(state, state.active, (yield from pick(state, "give-ware", options)))
    purse.earn(state, state.active, LIRA_FOR_GOOD)


def good_and_lira(good: int) -> Card[State]:
    """The good shown, fabric, spice or fruit, lost without room for it (ruling 22), and 3 lira."""

    def take(state: State) -> None:
        purse.take_good(state, state.active, good)
        purse.earn(state, state.active, LIRA_WITH_GOOD)

    def sure_gain(state: State) -> Gain:
        seat = state.seats[state.active]
        return Gain(LIRA_WITH_GOOD, int(seat.goods[good] < seat.capacity))

    return Card(
        f"{GOODS[good]}-and-3-lira",
        LETTERS_COPIES,
        IN_TURN_OR_FINAL,
        take,
        pays=sure_gain,
        final_uses=(FinalUse(LIRA_WITH_GOOD, taken=1),),
        worth=4.0,
        use=AtOnce((good,)),
        figures=Figures(lira=LIRA_WITH_GOOD),
    )


def cannot_copy(state: State) -> Refusal | None:
    """The refusal of the card that would be copied, or when there is none."""
    name = bonus_cards.copied(state)
    return bonus_cards.not_now(state, state.components.cards[name]) if name else Refusal("nothing_to_copy")


def copy_top_discard(state: State) -> Script[Any]:
    """Carry out the card on top of the discard pile once more (ruling 52).

    Cards that go with an action or a roll are copied where they are offered, see `bonus_cards.held_as`."""
    name = bonus_cards.copied(state)
    if name is None:
        return None
    state.events.append(CopiedCard(state.active, name))
    return (yield from bonus_cards.carry_out(state, name))


def pays_as_copied(state: State) -> Gain:
    """The sure gain of the card that would be copied."""
    name = bonus_cards.copied(state)
    return state.components.cards[name].pays(state) if name else NOTHING


def _payable_figures(state: State) -> list[str]:
    """The neutral figures that the seat could pay for, wherever they stand."""
    return [figure for figure in state.figures if neutral_figures.unpayable(state, figure) is None]


def cannot_use_figure(state: State) -> Refusal | None:
    """The refusal when the seat can pay for no neutral figure."""
    return None if _payable_figures(state) else Refusal("nothing_to_pay_with")


def use_neutral_figure(state: State) -> Script[None]:
    """Use a neutral figure wherever it stands, paying as usual; then it rolls to a new place (rulings 43, 53)."""
    figure = yield from pick(state, "use-figure", {MEET(figure): figure for figure in _payable_figures(state)})
    yield from neutral_figures.use_figure(state, figure, free=False)


LETTERS: Final[tuple[Card[State], ...]] = (
    Card("one-letter", LETTERS_COPIES, IN_TURN, for_active(letters.draw), letters.none_left, worth=4.5, use=AtOnce()),
    roll_reward("roll-reward-letters", LETTERS_COPIES, ROLL_REWARDS_LETTERS),
    Card(
        "good-for-7-lira",
        LETTERS_COPIES,
        IN_TURN_OR_FINAL,
        sell_ware,
        no_ware_to_sell,
        pays=sure_of(Gain(LIRA_FOR_GOOD)),
        final_uses=(FinalUse(LIRA_FOR_GOOD, given=1), FinalUse(LIRA_FOR_GOOD, coffee=-1)),
        figures=Figures(lira=LIRA_FOR_GOOD),
        worth=5.0,
        use=AtOnce(),
    ),
    good_and_lira(FABRIC),
    good_and_lira(SPICE),
    good_and_lira(FRUIT),
    Card(bonus_cards.COPY, LETTERS_COPIES, IN_TURN, copy_top_discard, cannot_copy, pays=pays_as_copied),
    Card("family-step", LETTERS_COPIES, BEFORE_MOVING, moves.family_step, moves.family_cannot_step),
    Card(
        "move-to-merchant",
        LETTERS_COPIES,
        BEFORE_MOVING,
        moves.jump_to_merchant,
        moves.no_merchant_to_join,
        use=Way(lambda board, here, others: moves.elsewhere(here, others)),
    ),
    Card(
        "companion-2",
        LETTERS_COPIES,
        BEFORE_MOVING,
        moves.move_companion_2,
        moves.companion_not_placed,
        figures=Figures(steps=companion.STEPS_WITH_CARD),
    ),
    Card("use-neutral-figure", LETTERS_COPIES, BETWEEN_STEPS, use_neutral_figure, cannot_use_figure),
    Card("mosque-twice", LETTERS_COPIES, with_place(SMALL_MOSQUE)),
    Card("society-twice", LETTERS_COPIES, with_place(SECRET_SOCIETY)),
    Card(
        "move-anywhere-3",
        LETTERS_COPIES,
        BEFORE_MOVING,
        moves.jump_anywhere,
        moves.cannot_jump_anywhere,
        figures=Figures(lira=moves.PRICE_OF_ANYWHERE),
        worth=3.0,
        use=Way(lambda board, here, others: moves.elsewhere(here, board.places), moves.PRICE_OF_ANYWHERE),
    ),
)
