"""Which maker writes the label of an option of Istanbul, by kind of question or verb; and the text in a closed menu."""

from typing import Final

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.istanbul.cards.table import CARDS
from engine.istanbul.names import COFFEE_TRADER
from engine.istanbul.notation import SIDE_VERBS
from engine.istanbul.reading.outlook import ARRIVING, Outlook
from engine.istanbul.reading.view import View
from words.istanbul.labels import acting, goods, letters, meeting, mocha, moving
from words.istanbul.labels.asked import COMPANION_RANK, END_RANK, Asked, begins_last_round
from words.labels import LAST, Maker, draft_of, finished, plain
from words.shapes import Label, Names
from words.speech import Words

KINDS: Final[dict[str, Maker[Asked]]] = {
    "smuggler": meeting.smuggler,
    COFFEE_TRADER: mocha.coffee_trader,
    "barrier-place": mocha.place_to_use,
    "any-place": mocha.place_to_use,
    "two-wares": mocha.several_wares,
    "different-goods": mocha.several_wares,
    "exchange-take": mocha.several_wares,
    "gain-goods": mocha.several_wares,
    "ware": mocha.several_wares,
    "six-goods": mocha.give,
    "exchange-give": mocha.give,
    "give-ware": mocha.give,
    "auction-house": letters.gift,
    "catacombs": letters.gift,
    "tunnel": letters.tunnel,
    "family-step": letters.family_step,
    "use-figure": letters.use_figure,
    "kiosk-use": letters.use_tile,
}
"""Makers for whole decisions, given the notation."""

VERBS: Final[dict[str, Maker[Asked]]] = {
    "move": moving.move,
    "send": moving.move,
    "leave": plain("label-leave"),
    "collect-neutral": plain("label-collect-neutral"),
    "stop": moving.stop,
    "pay": meeting.pay,
    "buy": acting.buy,
    "collect": acting.collect,
    "return": acting.bring_back,
    "return-none": plain("label-return-none", "pass", LAST),
    "call": acting.call,
    "keep": acting.keep_roll,
    "turn": acting.turn_die,
    "six": acting.turn_to_six,
    "reroll": plain("label-reroll", rank=acting.REROLL_RANK, chance="final"),
    "deck": acting.from_deck,
    "discard-pile": acting.from_discard_pile,
    "discard": meeting.discard,
    "sell": goods.sell,
    "any": goods.any_count,
    "fill": goods.fill,
    "extra": goods.extra_good,
    "take": goods.take_good,
    "gain": goods.take_good,
    "roll-first": plain("label-roll-first", "good", 10, "final"),
    "deliver": goods.deliver,
    "tile": mocha.tile,
    "catch": meeting.catch,
    "reward": meeting.reward,
    "meet": meeting.meet,
    "lira": meeting.pay_lira,
    "play": meeting.play,
    "recall": meeting.recall,
    "guild": mocha.guild_card,
    "discard-guild": mocha.discard_guild,
    "draw": mocha.draw_guild_cards,
    "coffee": mocha.coffee,
    "roast": mocha.roast,
    "barrier": mocha.barrier,
    "baksheesh": mocha.baksheesh,
    "beside": mocha.beside,
    "jewelry": mocha.how_much_jewelry,
    "companion": letters.companion,
    "place-companion": plain("label-place-companion", "companion", COMPANION_RANK),
    "take-companion": letters.take_companion,
    "leave-companion": plain("label-leave-companion", "return", LAST),
    "figure": letters.whose_figure,
    "to": letters.to_merchant,
    "take-letters": letters.take_letters,
    "letter": letters.letter,
    "trade": letters.seals,
    "extra-turn": letters.seals,
    "ruby": letters.ruby,
    "open": letters.open_kiosk,
    "pick": letters.pick_tile,
    "bid": letters.bid,
    "pass": letters.no_bid,
    "skip": plain("label-skip", "pass", LAST),
    "enough": plain("label-enough", "pass", LAST),
    "no-extra": plain("label-no-extra", "pass", LAST),
    "end": plain("label-end", "pass", END_RANK),
    "done": plain("label-done", "pass", LAST),
    **dict.fromkeys(CARDS, meeting.detail_of_card),
}
"""Makers for notations that begin with the verb, given the rest of them."""

OTHERS: Final = ("final", "bids", "picks")
"""Notes that a seat which answers in another's turn does without: its question says that it is final."""


def option_label(
    words: Words, view: View, decision: Decision, notation: str, outlook: Outlook | None, names: Names
) -> Label:
    asked = Asked(words, view, decision, notation, outlook, names)
    verb = parse(notation).verb
    draft = draft_of({} if verb in SIDE_VERBS else KINDS, VERBS, asked)
    if verb in SIDE_VERBS or decision.kind in ARRIVING:
        draft = moving.warned(asked, draft)
    if outlook is not None and begins_last_round(view, decision.seat, outlook.events):
        draft = draft._replace(text=words.say("label-last-round", text=draft.text))
    announced = decision.seat == view.active or draft.chance not in OTHERS
    return finished(asked, draft, usual="draw", announced=announced)


def placeholder(words: Words, group: str) -> str:
    """Of a group named like "bid 26 50" the part of a long list that it holds."""
    name, *ends = group.split()
    if ends:
        return words.say(f"part-{name}", first=int(ends[0]), last=int(ends[1]))
    return words.say(f"group-{name}")
