"""What a button for a whole turn of Istanbul says: where it acts, gain and price, who is paid or caught, what chance
decides, what it leaves undone."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from engine.core.notation import parse
from engine.core.trial import Shortcut
from engine.istanbul import events as happened
from engine.istanbul.names import (
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE,
    EMBASSY,
    FOUNTAIN,
    GOOD,
    GOODS,
    GUILD_HALL,
    KIOSK,
    PLACES,
    SMUGGLER,
    TAVERN_TILES,
    YELLOW_TILE,
)
from engine.istanbul.notation import CALL, CATCH, EXTRA, EXTRA_TURN, MEET, NO_EXTRA, RECALL, RETURN, SELL, TAKE, TILE
from engine.istanbul.places.dice import CONSOLATION
from engine.istanbul.reading.view import View
from engine.istanbul.turn.encounters import REWARD_LIRA
from engine.istanbul.turn.extra_turn import SEALS_FOR_TURN
from engine.istanbul.turn.neutral_figures import FIGURES
from engine.istanbul.turn.payment import neutral_paid
from words.istanbul import terms
from words.istanbul.components.places import first_from_deck, usual_prospect
from words.istanbul.labels.asked import begins_last_round
from words.istanbul.labels.meeting import DRAWS, neutral_chance
from words.istanbul.labels.moving import LONGEST_NAME, ON_ARRIVAL, Tell, catches, delivered, paid_together
from words.istanbul.labels.turn_events import (
    TileUse,
    deals,
    without_cards_put_back,
    without_rewards,
    yellow_tile_used,
)
from words.shapes import BETWEEN_NOTES, Names, clipped
from words.speech import Words


def shortcut_deal(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """ "pay 16 lira → ruby · pay Blue 2 lira"; empty for one that brings nothing or has no words here."""
    return _deal(words, view, shortcut, names) if _all_among(shortcut.events, TOLD) else ""


def hinted_deal(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """As `shortcut_deal`, and for turns too in which cards are played or letters given."""
    return _deal(words, view, shortcut, names) if _all_among(shortcut.events, TOLD | HINTED) else ""


def deal_within(words: Words, view: View, shortcut: Shortcut, names: Names) -> str:
    """As `hinted_deal`, where one has gone to the place already."""
    return _deal(words, view, shortcut, names, within=True) if _all_among(shortcut.events, TOLD | HINTED) else ""


def _all_among(events: Sequence[Any], kinds: Collection[type[Any]]) -> bool:
    return all(type(event) in kinds for event in events)


def _deal(words: Words, view: View, shortcut: Shortcut, names: Names, *, within: bool = False) -> str:
    events = without_cards_put_back(shortcut.events)
    if not within and not _place(words, events):
        return ""
    unrewarded = without_rewards(events)
    named = within and RECALL.begins(shortcut.notations[0])  # by the option that uses the yellow tile
    use = None if named else yellow_tile_used(unrewarded)
    parts = deals(unrewarded if use is None else use.others)
    rewards = [reward for _, reward in map(parse, map(CATCH.rest, CATCH.among(shortcut.notations)))]
    chosen = within and any(RETURN.among(shortcut.notations))  # by an option that says which assistants come back
    first = _paid_first(words, shortcut) if within else []
    noted = [event for event in paid_together(events) if not (first and isinstance(event, PAID))]
    besides = _texts(words, noted, names, NOTES if within else NOTES | NOT_ACTING)
    gained = [
        _gains(words, [event for event in part if not (chosen and isinstance(event, happened.Recalled))], names)
        for part in parts
    ]
    calls = [CALL.number(call) for call in CALL.among(shortcut.notations)]
    gained[-1] += [words.say("shortcut-call", number=number, consolation=CONSOLATION) for number in calls]
    gained[-1] = _with_chance(words, shortcut, gained[-1])
    if not (any(gained) or rewards or use or shortcut.chance or shortcut.opens in TO_CHOOSE):
        return ""
    told = [
        _exchange(words, part, gains, names, first if number == 0 else [])
        for number, (part, gains) in enumerate(zip(parts, gained, strict=True))
    ]
    lost = _lost(words, events)
    by_tile = _by_yellow_tile(words, use) if use else ""
    notes = [
        by_tile if use and use.first else "",
        *told,
        "" if use and use.first else by_tile,
        _to_send(words, events),
        "" if within else _staying(words, view, events),
        *besides,
        *delivered(words, view, events, names),
        words.say("shortcut-no-extra") if NO_EXTRA in shortcut.notations else "",
        words.say("shortcut-lost", goods=lost) if lost else "",
        words.say("shortcut-last-round") if begins_last_round(view, view.active, events) else "",
        *_caught(words, view, shortcut, names, rewards),
        shortcut_skips(words, view, shortcut),
        "" if within else _still_here(words, view, shortcut),
        _to_follow(words, shortcut),
    ]
    return words.chain(notes)


def _exchange(words: Words, events: Sequence[Any], gains: Sequence[str], names: Names, first: list[str]) -> str:
    """What is given, after what is paid `first`, and what one gets for it."""
    price = _price(words, events, names)
    tile = next((event for event in events if isinstance(event, happened.TookTile)), None)
    if tile is not None:  # of the goods that the mosque wants to see it takes one
        besides = [event for event in events if not isinstance(event, happened.GaveGoods)]
        shown = words.say("shortcut-one", good=words.say(f"good-{GOODS[tile.good]}"))
        price = [shown, *_price(words, besides, names)]
    sold = _texts(words, events, names, SALE)
    spent = words.plus(filter(None, [*first, words.commas(price)]))
    paid = words.commas([*sold, *([words.say("shortcut-pay", price=spent)] if spent else [])])
    deal = words.listed(gains)
    return words.say("shortcut-for", gains=deal, price=paid) if deal and paid else deal or paid


def _by_yellow_tile(words: Words, use: TileUse) -> str:
    """ "yellow tile: pay 2 lira → 1 assistant returns (from 3)"."""
    price = words.say("shortcut-pay", price=words.say("lira", lira=use.lira))
    deal = words.say("shortcut-for", price=price, gains=terms.assistants_back(words, use.places))
    return words.say("shortcut-line", name=terms.mosque_tile(words, YELLOW_TILE), deal=deal)


def is_waste(view: View, shortcut: Shortcut) -> bool:
    """Whether the merchant goes somewhere and nothing is done there."""
    idle = any(
        isinstance(event, happened.LeftUndone | happened.CutShort) or _is_full(event) for event in shortcut.events
    )
    of_use = any(happened.brings(event) or isinstance(event, OF_USE) for event in shortcut.events)
    return idle and not shortcut.chance and not of_use


def _is_full(event: Any) -> bool:
    """Whether a wheelbarrow has no room for any of the goods."""
    return isinstance(event, happened.GainedGoods) and not any(event.goods)


def shortcut_cards(words: Words, shortcut: Shortcut) -> list[str]:
    """That bonus cards are played."""
    return _texts(words, [event for event in shortcut.events if isinstance(event, happened.PlayedCard)], (), NOTES)


def shortcut_name(words: Words, view: View, shortcut: Shortcut, *, apart: bool) -> str:
    """The place and the cards that are played; where it must be told apart from another one there first what is chosen
    there, the short place where cards had no room; empty where that is nothing, or it goes nowhere."""
    place = _place(words, shortcut.events)
    cards = shortcut_cards(words, shortcut)
    if not place:
        return ""
    if not apart:
        return words.chain([place, *cards])
    chosen = [CHOSEN[verb](words, rest) for verb, rest in map(parse, shortcut.notations) if verb in CHOSEN]
    sends = any(isinstance(event, happened.FamilySent) for event in shortcut.events)
    how = "shortcut-apart.family" if sends else "shortcut-apart"
    short = [terms.by_number(words, place)] if cards else []
    named = [words.say(how, what=words.commas(chosen), place=place)] if chosen else short
    return words.chain([*named, *cards])


def _place(words: Words, events: Sequence[Any]) -> str:
    """Where a merchant, companion or family member goes last, or acts where a card lets it stay; empty for nowhere."""
    stays = any(isinstance(event, happened.PlayedCard) and event.card == STAY for event in events)
    acts = [terms.place(words, event.place) for event in events if stays and isinstance(event, happened.Acted)]
    return next(reversed(_texts(words, events, (), PLACE) or acts), "")


def name_within(words: Words, view: View, shortcut: Shortcut) -> str:
    """Where the family member is sent; what is paid besides those who are met, with all that it brings."""
    if _paid_first(words, shortcut):
        nobody = ("",) * len(view.seats)  # is named there
        return deal_within(words, view, shortcut, nobody).partition(BETWEEN_NOTES)[0]
    return shortcut_name(words, view, shortcut, apart=False)


def _paid_first(words: Words, shortcut: Shortcut) -> list[str]:
    """What all who are met are paid, where a price is paid after it: one sum would be neither, and two payments that
    are told apart leave open for which of them one gets something."""
    lira = sum(event.lira for event in shortcut.events if isinstance(event, PAID))
    price = any(isinstance(event, PRICES) for event in shortcut.events)
    sold = any(isinstance(event, happened.Sold) for event in shortcut.events)
    return [words.say("lira", lira=lira)] if shortcut.notations[0] == PAYING and price and not sold else []


def shortcut_chance(shortcut: Shortcut) -> str:
    """The name of the message that says what chance brings."""
    verb, rest = parse(shortcut.notations[-1])
    if not shortcut.chance or shortcut.opens == PAYING:
        return neutral_chance(shortcut.events)
    if shortcut.opens in FIGURES:
        return shortcut.opens
    if rest in DRAWS or shortcut.opens in DRAWN:
        return "draw"
    return rest if verb == MEET.word else CHANCES.get(verb, "roll")


def shortcut_skips(words: Words, view: View, shortcut: Shortcut) -> str:
    """The figures at the place that could be met and are not, where the turn ends."""
    left = _not_met(view, shortcut) if shortcut.ends else []
    return words.say("shortcut-not-met", figures=_listed(words, left)) if left else ""


def shortcut_offers(words: Words, shortcut: Shortcut) -> str:
    """That another turn can be bought then."""
    return words.say("shortcut-another-turn", seals=SEALS_FOR_TURN) if any(EXTRA_TURN.among(shortcut.offers)) else ""


def _still_here(words: Words, view: View, shortcut: Shortcut) -> str:
    """The figures at the place that can still be met, where the turn goes on."""
    left = [] if shortcut.ends else _not_met(view, shortcut)
    return words.say("label-figures-here", figures=_listed(words, left)) if left else ""


def _listed(words: Words, figures: Sequence[str]) -> str:
    return words.listed(terms.figure(words, figure) for figure in figures)


def _not_met(view: View, shortcut: Shortcut) -> list[str]:
    """The figures at the place that are not met; not the one that is being paid, whose decision has its name. None
    where the turn is cut short."""
    if any(isinstance(event, happened.CutShort) for event in shortcut.events):
        return []
    places = [event.place for event in shortcut.events if isinstance(event, happened.Moved | happened.CompanionMoved)]
    mover = "merchant" if view.letters is None else view.letters.mover
    here = {"merchant": view.me.merchant, "companion": view.me.companion}
    place = places[-1] if places else here.get(mover, 0)
    met = {event.figure for event in shortcut.events if isinstance(event, happened.Met)}
    met.add(shortcut.opens)
    return [figure for figure, where in view.figures if where == place and figure not in met]


def shortcut_meets(words: Words, view: View, shortcut: Shortcut) -> str:
    """The figures that are met, and those that are not."""
    met = [event for event in shortcut.events if isinstance(event, happened.Met)]
    return words.chain([*_texts(words, met, (), NOTES), shortcut_skips(words, view, shortcut)])


def _texts(words: Words, events: Sequence[Any], names: Names, tell: Mapping[type, Tell]) -> list[str]:
    return [text for event in events if type(event) in tell and (text := tell[type(event)](words, event, names))]


def _gains(words: Words, events: Sequence[Any], names: Names) -> list[str]:
    """All goods, coffee, lira and assistants together, what else is gained, and the room that there is after all
    extensions."""
    goods = [event.goods for event in events if isinstance(event, happened.GainedGoods)]
    coffee = sum(event.coffee for event in events if isinstance(event, happened.GainedCoffee))
    lira = sum(event.lira for event in events if isinstance(event, BRINGING_LIRA))
    back = [place for event in events if isinstance(event, happened.Recalled) for place in event.places]
    wares = [terms.goods(words, [*map(sum, zip(*goods, strict=True))])]
    wares += [terms.some(words, COFFEE, coffee)] if coffee else []
    returning = [terms.assistants_back(words, back)] if back else []
    *_, room = ["", *(_extended(words, event) for event in events if isinstance(event, happened.Extended))]
    others = _texts(words, events, names, GAINS)
    gains = [*wares, *others, *([words.say("lira", lira=lira)] if lira else []), *returning, room]
    return [*filter(None, gains)]  # last the room, "of each good", of which what follows would seem a part


def _price(words: Words, events: Sequence[Any], names: Names) -> list[str]:
    """All lira and all coffee together, then what else is given."""
    lira = sum(event.lira for event in events if isinstance(event, happened.SpentLira))
    coffee = sum(event.coffee for event in events if isinstance(event, happened.SpentCoffee))
    paid = [words.say("lira", lira=lira)] if lira else []
    paid += [terms.some(words, COFFEE, coffee)] if coffee else []
    return [*paid, *_texts(words, events, names, PRICE)]


def _with_chance(words: Words, shortcut: Shortcut, gains: list[str]) -> list[str]:
    """The gains, with what is drawn or rolled for at the place."""
    if not shortcut.chance:
        return gains
    if shortcut.opens == SECOND_CARD:
        return [*gains, words.say("shortcut-second-card")]
    if shortcut.opens in DRAWN:
        place = DRAWN[shortcut.opens]  # the words of the Guild Hall tell its coffee too
        drawn = first_from_deck(words) if place == CARAVANSARY else usual_prospect(words, place)
        return [*([] if place == GUILD_HALL else gains), drawn]
    return [*gains, words.say("shortcut-jewelry")] if shortcut.opens == PLACES[BLACK_MARKET] else gains


def _to_follow(words: Words, shortcut: Shortcut) -> str:
    """What is left to choose or do then, where neither the turn can end nor the gains say it."""
    if shortcut.ends or not shortcut.opens or (shortcut.chance and shortcut.opens != PAYING):
        return ""
    return words.say("shortcut-opens", kind=shortcut.opens)


def _to_send(words: Words, events: Sequence[Any]) -> str:
    """Where the merchant goes to send the family member; empty where it is there already, or sends nobody."""
    went = [event.place for event in events if isinstance(event, happened.Moved)]
    sends = any(isinstance(event, happened.FamilySent) for event in events)
    return words.say("shortcut-merchant-to", place=went[-1]) if went and sends else ""


def _staying(words: Words, view: View, events: Sequence[Any]) -> str:
    """The assistants that could come back at the Fountain and do not, also not where the merchant arrives; empty where
    none could, or all do."""
    if not any(isinstance(event, happened.Acted) and event.place == FOUNTAIN for event in events):
        return ""
    back = [place for event in events if isinstance(event, happened.Recalled) for place in event.places]
    back += [event.place for event in events if isinstance(event, happened.Collected) and not event.neutral]
    stay = sorted((Counter(view.me.out) - Counter(back)).elements())
    return words.say("shortcut-stay", count=len(stay), places=words.commas(map(str, stay))) if stay else ""


def _lost(words: Words, events: Sequence[Any]) -> str:
    """The goods for which the wheelbarrow has no room."""
    gained = next((event for event in events if isinstance(event, happened.GainedGoods) and event.unfit), None)
    return "" if gained is None else terms.goods(words, gained.unfit)


def _caught(words: Words, view: View, shortcut: Shortcut, names: Names, rewards: Sequence[str]) -> list[str]:
    """Who is caught, or is to be after the action, where the merchant or companion has come to, with the rewards for
    those who are caught."""
    came = [event for event in shortcut.events if isinstance(event, happened.Moved | happened.CompanionMoved)]
    colours = {parse(rest).verb for rest in map(CATCH.rest, CATCH.among(shortcut.notations))}
    here = {seat for event in came[-1:] for seat in catches(view, event.seat, event.place)}
    here |= {seat for seat, other in enumerate(view.seats) if other.colour in colours}
    caught = [names[seat] for seat in sorted(here)]
    if not caught:
        return []
    catch = words.say("shortcut-catches", count=len(caught), name=clipped(caught[0], LONGEST_NAME))
    lira = REWARD_LIRA * rewards.count("lira")
    gained = [words.say("lira", lira=lira)] if lira else []
    gained += [words.say("reward-card") for reward in rewards if reward == "card"]
    return [words.say("shortcut-caught", catch=catch, gains=words.listed(gained)) if gained else catch]


def _extended(words: Words, event: happened.Extended) -> str:
    return words.say("shortcut-extension", capacity=event.capacity)


def _tile(words: Words, rest: str) -> str:
    """A tavern's tile or a mosque's."""
    return words.say(f"tavern-{rest}") if rest in TAVERN_TILES else terms.mosque_tile(words, GOOD[rest])


def _wares(words: Words, rest: str) -> str:
    """Goods and coffee, or what a kiosk tile gives instead."""
    return words.say(f"kiosk-{rest}") if words.has(f"kiosk-{rest}") else terms.wares(words, rest)


PLACE: Final[dict[type, Tell]] = {
    happened.Moved: lambda words, event, names: terms.place(words, event.place),
    happened.CompanionMoved: lambda words, event, names: words.say(
        "label-companion", place=terms.place(words, event.place)
    ),
    happened.FamilySent: lambda words, event, names: words.say(
        "shortcut-family", place=terms.place(words, event.place)
    ),
    happened.FamilyMoved: lambda words, event, names: terms.place(words, event.place),
}
GAINS: Final[dict[type, Tell]] = {
    happened.TookTavernTile: lambda words, event, names: words.say(f"tavern-{event.tile}"),
    happened.TookTile: lambda words, event, names: terms.tile_with_effect(words, event.good),
    happened.GainedRuby: lambda words, event, names: words.say("shortcut-ruby"),
    happened.CompanionTaken: lambda words, event, names: terms.companion_taken(words, event.origin),
    happened.TookDiscard: lambda words, event, names: words.say(
        "shortcut-discard-pile", card=terms.card(words, event.card)
    ),
}
PRICE: Final[dict[type, Tell]] = {
    happened.GaveGoods: lambda words, event, names: terms.goods(words, event.goods),
    happened.GaveLetters: lambda words, event, names: terms.letters(words, event.places, event.delivered),
}
SALE: Final[dict[type, Tell]] = {
    happened.Sold: lambda words, event, names: words.say("shortcut-sell", goods=terms.goods(words, event.goods)),
}
NOTES: Final[dict[type, Tell]] = {
    **ON_ARRIVAL,
    happened.BarrierMoved: lambda words, event, names: words.say(
        "shortcut-barrier", between=words.listed(event.between)
    ),
    happened.PaidNeutral: lambda words, event, names: words.say(
        "label-neutral-merchants", count=neutral_paid(event), lira=event.lira
    ),
    happened.Met: lambda words, event, names: words.say("shortcut-meet", figure=terms.figure(words, event.figure)),
    happened.CompanionPlaced: lambda words, event, names: words.say("shortcut-companion-placed"),
    happened.PlayedCard: lambda words, event, names: words.say(
        "shortcut-play", card=terms.quoted_card(words, event.card)
    ),
    happened.Discarded: lambda words, event, names: words.say(
        "shortcut-discard", card=terms.quoted_card(words, event.card)
    ),
}
NOT_ACTING: Final[dict[type, Tell]] = {
    happened.LeftUndone: lambda words, event, names: words.say("shortcut-left-undone"),
}
"""Of a whole turn; within one the choice that skips the action tells it."""
SILENT: Final = (happened.BaksheeshTurned, happened.Acted, happened.MailMoved, happened.Caught, happened.Announced)
"""Events that the rest implies."""
BRINGING_LIRA: Final = (happened.GainedLira, happened.Sold)
GAINED: Final = (happened.GainedGoods, happened.GainedCoffee, happened.Recalled, happened.Extended, *BRINGING_LIRA)
OF_USE: Final = (happened.Recalled, happened.Met)
"""Events for the sake of which one goes somewhere, besides what is gained there."""
SPENT: Final = (happened.SpentLira, happened.SpentCoffee)
HINTED: Final = frozenset({
    *(happened.PlayedCard, happened.CompanionPlaced, happened.LeftUndone, happened.CutShort),
    *(happened.Discarded, happened.TookDiscard, happened.GaveLetters),
    *(happened.BarrierMoved, happened.TookTavernTile, happened.BaksheeshTurned),
})  # fmt: skip
"""Events of turns that are offered to nobody but who gets hints."""
DELIVERED: Final = (happened.DeliveredLetters,)
TOLD: Final = frozenset((*PLACE, *GAINS, *PRICE, *SALE, *NOTES, *DELIVERED, *SILENT, *GAINED, *SPENT)) - HINTED
TO_CHOOSE: Final = frozenset({SMUGGLER, "extra-good"})
"""The kinds of decisions to which one goes, though nothing is gained before them."""
CHOSEN: Final[dict[str, Callable[[Words, str], str]]] = {
    MEET.word: terms.figure,
    CATCH.word: lambda words, rest: words.say(
        "shortcut-catch-for", gain=words.say(f"reward-{rest.split()[1]}", lira=REWARD_LIRA)
    ),
    EXTRA.word: lambda words, rest: words.say("shortcut-extra", good=words.say(f"good-{rest}")),
    NO_EXTRA: lambda words, rest: words.say("shortcut-no-extra"),
    TILE.word: _tile,
    TAKE.word: _wares,
}
"""What is chosen at a place, by the verb of its notation."""
DRAWN: Final = {PLACES[place]: place for place in (CARAVANSARY, GUILD_HALL, EMBASSY, KIOSK)}
"""The places where cards, letters or tiles are drawn, by the kind of their decision."""
STAY: Final = "move-0"
SECOND_CARD: Final = "second-card"
PAYING: Final = "pay"
"""The kind of the decision after which neutral merchants roll where they go, and the action is still to come."""
PAID: Final = (happened.PaidSeat, happened.PaidNeutral)
"""To those who are met."""
PRICES: Final = (*PRICE, *SPENT)
CHANCES: Final = {SELL.word: "tile", CATCH.word: "final"}
"""The message about chance by the verb of the last choice, where nothing is drawn at the place, and nobody met or paid;
all others roll."""
