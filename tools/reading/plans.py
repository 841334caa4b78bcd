"""The questions of each picture, and how often each is asked. Those asked SELDOM may be left to the post's text."""

from typing import Final

from tools.reading import istanbul_board as board
from tools.reading import istanbul_expansions as expansions
from tools.reading import istanbul_seats as seats
from tools.reading import marco_polo_board as polo_board
from tools.reading import marco_polo_seats as polo_seats
from tools.reading.question import Plan

EVERYWHERE: Final[Plan] = {
    board.who_moves: 1,
    board.last_turn: 1,
    seats.lira: 1,
    seats.rubies: 1,
    board.merchants: 2,
    board.mail: 1,
    board.markets: 1,
    board.prices: 2,
    board.figures: 1,
}
BASE: Final[Plan] = {**EVERYWHERE, seats.lira: 2, board.free_of_charge: 1, board.left_behind: 1, board.with_merchant: 1}
MOCHA: Final[Plan] = {
    **EVERYWHERE,
    expansions.coffee_house: 1,
    expansions.barrier: 1,
    expansions.coffee: 1,
    board.left_behind: 1,
}
LETTERS: Final[Plan] = {
    **EVERYWHERE,
    expansions.seals: 1,
    expansions.companions: 1,
    expansions.society: 1,
    board.left_behind: 1,
}
BAZAAR: Final[Plan] = {
    **EVERYWHERE,
    expansions.coffee_house: 1,
    expansions.coffee: 1,
    expansions.seals: 1,
    expansions.companions: 1,
}
BARROWS: Final[Plan] = {
    seats.lira: 3,
    seats.rubies: 2,
    seats.goods: 4,
    seats.room: 1,
    expansions.coffee: 1,
    board.with_merchant: 1,
    seats.cards: 1,
    expansions.seals: 1,
    seats.most_lira: 1,
}

SELDOM: Final[Plan] = {
    board.crowded: 1,
    board.rubies_left: 1,
    seats.mosque_tiles: 1,
    board.family: 1,
    board.palace_goods: 1,
    seats.cards: 1,
}
SELDOM_BASE: Final[Plan] = {**SELDOM, board.mail_lira: 1, board.extensions: 1}
SELDOM_MOCHA: Final[Plan] = {**SELDOM, expansions.tavern: 1, expansions.baksheesh: 1, expansions.guild_cards: 1}
SELDOM_LETTERS: Final[Plan] = {**SELDOM, expansions.embassy: 1, expansions.kiosk: 1, board.with_merchant: 1}
SELDOM_BAZAAR: Final[Plan] = {**SELDOM, expansions.tavern: 1, expansions.embassy: 1, seats.caravan: 1}
SELDOM_BARROWS: Final[Plan] = {
    seats.mosque_tiles: 1,
    expansions.letters: 1,
    expansions.guild_cards: 1,
    board.family: 1,
    expansions.companions: 1,
    expansions.tavern_tiles: 1,
    seats.caravan: 1,
}

POLO_BOARD: Final[Plan] = {
    polo_board.round_number: 1,
    polo_seats.who_moves: 1,
    polo_board.last_turn: 1,
    polo_seats.points: 2,
    polo_board.figures: 2,
    polo_board.posts: 1,
    polo_board.free_spaces: 1,
    polo_board.dice_on: 1,
    polo_board.roads: 1,
    polo_board.contract_points: 2,
    polo_seats.order: 1,
    polo_board.city_bonuses: 1,
    polo_board.dice_left: 1,
}
SELDOM_POLO_BOARD: Final[Plan] = {
    polo_board.khan: 1,
    polo_board.black_dice: 1,
    polo_board.fees: 1,
    polo_board.contract_costs: 1,
    polo_board.outposts: 1,
    polo_board.used_cards: 1,
    polo_board.beijing: 1,
    polo_board.posts_of: 1,
}
PLAYER_BOARDS: Final[Plan] = {
    polo_seats.points: 2,
    polo_seats.coins: 2,
    polo_seats.camels: 2,
    polo_seats.goods: 2,
    polo_seats.dice: 1,
    polo_seats.order: 1,
    polo_seats.characters: 2,
    polo_seats.posts_left: 1,
    polo_seats.open_contracts: 1,
    polo_seats.done: 1,
}
SELDOM_PLAYER_BOARDS: Final[Plan] = {
    polo_seats.own_contracts: 2,
    polo_seats.hourglass: 1,
    polo_seats.dice: 1,
    polo_seats.posts_left: 1,
    polo_seats.goods: 1,
    polo_seats.who_moves: 1,
}
