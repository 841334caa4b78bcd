"""Everything on the board and beside it, as facts in a fixed order. Players are called by their colours."""

from collections.abc import Callable, Iterable, Sequence

from engine.istanbul.names import GOODS
from engine.istanbul.places.warehouses import received
from engine.istanbul.prices import palace_demand
from engine.istanbul.view import SeatView, View
from words.facts import Fact
from words.istanbul import terms
from words.speech import Argument, Words


def facts(words: Words, view: View) -> list[Fact]:
    return [
        turn_fact(words, view),
        Fact("alt-grid", {"rows": words.series(map(words.row, view.grid))}),
        Fact("alt-merchants", {"where": _each(words, view, lambda seat: seat.merchant)}),
        *_neutrals(words, view),
        Fact("alt-assistants", {"where": _each(words, view, lambda seat: _numbers(words, seat.out))}),
        *_companions(words, view),
        Fact("alt-family", {"where": _each(words, view, lambda seat: seat.family)}),
        _figures(words, view),
        Fact("alt-large-market", both(words, view.large_demand)),
        Fact("alt-small-market", both(words, view.small_demand)),
        _post_office(words, view),
        _palace(words, view),
        Fact("alt-dealer", {"lira": view.dealer_price, "left": view.dealer_rubies}),
        _mosques(words, view),
        Fact("alt-wainwright", {"extensions": view.extensions_left, "left": view.wainwright_rubies}),
        _cards(words, view),
        *_mocha(words, view),
        *_letters(words, view),
        *_caravan(words, view),
        Fact("alt-goods-order", {}),
    ]


def turn_fact(words: Words, view: View) -> Fact:
    if view.over:
        return Fact("alt-over", {"turn": view.turn - 1})
    message = "alt-last-round" if view.final_round else "alt-turn"
    name = terms.colour(words, view.seats[view.active].colour)
    return Fact(message, {"name": name, "turn": view.turn, "round": view.round, "rubies": view.rubies_to_end})


def _each(words: Words, view: View, tell: Callable[[SeatView], Argument]) -> str:
    """ "Red 7, Blue 11"."""
    return words.commas(_at(words, terms.colour(words, seat.colour), tell(seat)) for seat in view.seats)


def _at(words: Words, name: str, places: Argument) -> str:
    return words.say("alt-at", name=name, places=places)


def _numbers(words: Words, places: Iterable[int]) -> str:
    return words.row(sorted(places)) or words.say("none")


def _neutrals(words: Words, view: View) -> list[Fact]:
    found = []
    if view.neutral_merchants:
        found.append(Fact("alt-neutral-merchants", {"where": _numbers(words, view.neutral_merchants)}))
    if view.neutral_out:
        found.append(Fact("alt-neutral-assistants", {"where": _numbers(words, view.neutral_out)}))
    return found


def _companions(words: Words, view: View) -> list[Fact]:
    """Only those on the board; the carts tell of supplies."""
    on_board = [seat for seat in view.seats if seat.companion > 0]
    if not on_board:
        return []
    where = words.commas(_at(words, terms.colour(words, seat.colour), seat.companion) for seat in on_board)
    return [Fact("alt-companions", {"where": where})]


def _figures(words: Words, view: View) -> Fact:
    where = words.commas(_at(words, terms.figure(words, name), place) for name, place in view.figures)
    return Fact("alt-figures", {"where": where})


def _post_office(words: Words, view: View) -> Fact:
    goods, lira = received(view.mail_down)
    return Fact("alt-post-office", {"goods": terms.goods(words, goods), "lira": lira})


def palace_price(words: Words, view: View) -> str:
    """The goods that the next ruby of the Palace costs, in words."""
    named, free = palace_demand(view.palace_price)
    parts = [terms.goods(words, named)] if any(named) else []
    return words.commas([*parts, words.say("any-goods", count=free)] if free else parts)


def _palace(words: Words, view: View) -> Fact:
    named, free = palace_demand(view.palace_price)
    price = palace_price(words, view)
    return Fact("alt-palace", {"goods": price, "numbers": words.row(named), "free": free, "left": view.palace_rubies})


def both(words: Words, goods: Sequence[int]) -> dict[str, int | str]:
    """Goods in words, and as numbers in the fixed order of the four types."""
    return {"goods": terms.goods(words, goods), "numbers": words.row(goods)}


def mosque_stacks(words: Words, view: View) -> str:
    """Of each colour what its tiles ask for, the top one first: "red 2 3 4"."""
    colours = (words.say(f"tile-{good}.colour") for good in GOODS)
    stacks = (words.row(stack) or words.say("none") for stack in view.mosque_tiles)
    told = zip(colours, stacks, strict=True)
    return words.commas(words.say("mosque-stack", colour=colour, tiles=tiles) for colour, tiles in told)


def _mosques(words: Words, view: View) -> Fact:
    small, great = view.mosque_rubies
    return Fact("alt-mosques", {"stacks": mosque_stacks(words, view), "small": small, "great": great})


def _cards(words: Words, view: View) -> Fact:
    if not view.discard:
        return Fact("alt-cards-no-discard", {"deck": view.deck})
    top = terms.card(words, view.discard[-1])
    return Fact("alt-cards", {"deck": view.deck, "discard": len(view.discard), "top": top})


def _mocha(words: Words, view: View) -> list[Fact]:
    mocha = view.mocha
    if mocha is None:
        return []
    found = [
        Fact("alt-coffee-house", {"coffee": mocha.coffee_house_price, "left": mocha.coffee_house_rubies}),
        Fact("alt-tavern", {"line": mocha.tavern_costs[0], "free": mocha.tavern_costs[1]}),
        Fact("alt-baksheesh", both(words, mocha.baksheesh)),
        Fact("alt-guild", {"deck": mocha.guild_deck, "discard": len(mocha.guild_discard)}),
    ]
    if mocha.barrier is not None and mocha.barrier_holder is not None:
        holder = terms.colour(words, view.seats[mocha.barrier_holder].colour)
        found.append(Fact("alt-barrier", {"a": mocha.barrier[0], "b": mocha.barrier[1], "name": holder}))
    return found


def _letters(words: Words, view: View) -> list[Fact]:
    letters = view.letters
    if letters is None:
        return []
    society = words.row(terms.colour(words, view.seats[seat].colour) for seat in letters.society)
    found = [
        Fact("alt-letters", {"pile": letters.pile, "tiles": letters.tiles_left}),
        Fact("alt-society", {"seats": society or words.say("none")}),
    ]
    if letters.tiles_open:
        tiles = words.series(terms.kiosk_tile(words, tile) for tile in letters.tiles_open)
        brief = words.commas(terms.kiosk_tile_in_brief(words, tile) for tile in letters.tiles_open)
        found.append(Fact("alt-kiosk", {"tiles": tiles, "brief": brief}))
    if letters.bidder is not None:
        name = terms.colour(words, view.seats[letters.bidder].colour)
        found.append(Fact("alt-auction", {"name": name, "lira": letters.bid}))
    return found


def _caravan(words: Words, view: View) -> list[Fact]:
    if view.caravan is None:
        return []
    return [Fact("alt-caravan", {"name": terms.colour(words, view.seats[view.caravan].colour)})]
