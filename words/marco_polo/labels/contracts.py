"""Labels of contracts: which to take, to drop, and what comes with them."""

from engine.marco_polo.components.amounts import NOTHING, VP
from engine.marco_polo.components.board import MOST_CONTRACTS
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.notation import COINS_WITH, DECLINE, DISCARD, SWAP, TAKE
from words.labels import LAST, Draft
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked


def take(asked: Asked, notation: str) -> Draft:
    """Called by their spaces; what both bring in the text, what they ask for below it."""
    wanted = TAKE.words(notation)
    spaces = asked.words.listed(asked.view.row.index(one) + 1 for one in wanted)
    things = terms.both(asked.words, [terms.contract_reward(asked.words, one) for one in wanted])
    costs = terms.both(asked.words, [terms.contract_cost(asked.words, one) for one in wanted])
    text = asked.say("label-take-contracts", spaces=spaces, things=things)
    dropped = len(asked.me.contracts) + len(wanted) > MOST_CONTRACTS
    points = sum(CONTRACTS[one].reward.plain[VP] for one in wanted)
    return Draft(text, asked.say("label-for", cost=costs), f"take-{len(wanted)}", 100 * dropped - points)


def discard(asked: Asked, notation: str) -> Draft:
    return _drop(asked, DISCARD.rest(notation))


def swap(asked: Asked, notation: str) -> Draft:
    if notation == DECLINE:
        return Draft(asked.say("label-decline"), rank=LAST)
    return _drop(asked, SWAP.rest(notation))


def _drop(asked: Asked, contract: str) -> Draft:
    return Draft(
        asked.say("label-drop", things=terms.contract_among(asked.words, contract, asked.me.contracts)),
        asked.say("label-for", cost=terms.contract_cost(asked.words, contract)),
        rank=CONTRACTS[contract].reward.plain[VP],
    )


def column_bonus(asked: Asked, notation: str) -> Draft:
    """How many is known by what follows."""
    if asked.gained != NOTHING:
        return Draft(terms.amounts(asked.words, asked.gained))
    return Draft(asked.say("good-coin" if COINS_WITH.begins(notation) else "good-camel"))
