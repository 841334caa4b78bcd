# The rules look-up, in our own words.

section-concepts = How to play
section-spaces = Action spaces
section-bonus = Bonus actions
section-places = Places
section-characters = Characters
section-outposts = Outpost bonuses
section-markers = City bonuses
section-goals = Goal cards
section-cards = City cards
section-contracts = Contracts
section-options = Options

## Concepts

concept-turn = A turn
    .rule = As long as you have dice, take exactly one main action: put dice on an action space and do what it says. Before and after it take any bonus actions you can pay for.
    .more = You may not pass with dice left; without dice you are skipped until the round ends, even if you sold your last die before the main action.
concept-goods = Goods, camels and coins
    .rule = Pepper, silk and gold are goods; goods and camels pay for contracts and city cards, coins and camels for journeys. You may keep as many as you like, and what you have is open to all.
concept-dice = Dice
    .rule = Everybody rolls { $dice } dice at the start of a round. Black dice are extra dice in nobody's colour: they are taken from the board one at a time and go back when the round ends.
    .more = White dice belong to Matteo Polo.
concept-occupied = Occupied spaces
    .rule = If dice lie on a space already, whoever's they are, you pay as many coins as the lowest die you place shows. The Khan's favour, { $coins } coins for a die and city cards never cost that.
    .more = Your colour may be on a space only once in a round; black and white dice may still join it. { $coins } coins for a die take any dice, a city card only one in each round.
concept-round = A round
    .rule = First the bonuses of small cities and characters, then all roll; then turns go round until nobody has dice left. Contracts nobody took go under the special pile and { $row } new ones come out, but not after the last round.
    .more = The game lasts { $rounds } rounds.
concept-start-player = Start player
    .rule = Whoever took the main action Travel last starts the next round. If nobody travelled, the start player stays.
concept-compensation = Low rolls
    .rule = If your dice total less than { $fair }, you get a camel or a coin for each missing pip, in any mix. A white die counts; Raschid gets nothing.
concept-posts = Trading posts
    .rule = Where your movement ends, in a city without a post of yours, you place one; several players may share a city. Oases and Venezia have none.
    .more = The { $first }th post brings { $five } points at once, the { $second }th { $ten }. When none is left, one of yours must move to the new city, which brings its bonus; those points are not scored again.
concept-large-cities = Large cities
    .rule = The first post ever placed there takes the outpost bonus. With a post you may use the city card as a main action; only one die may lie on a card in each round.
    .more = The card of a post placed in this turn may be used from your next turn on, or at once if the game was set up that way.
concept-small-cities = Small cities
    .rule = Its city bonus pays when you place a post there and at the start of every later round.
concept-question-mark = The city bonus that copies
    .rule = Drawn as an equals sign and a house; on the printed marker stands a question mark. Brings any one other city bonus, whether or not you have a post there (unless the game was set up otherwise), and may differ each time.
concept-beijing = Beijing
    .rule = A post takes the best free space: { $first }, { $second }, { $third } or { $fourth } points at the end. At the end whoever has a post there gets a point for every { $goods } goods; camels are not goods.
concept-contracts = Contracts
    .rule = You have room for { $most } of them. To complete one, give its camels and goods in your own turn and take its reward.
    .more = Where there is no room, you first discard old contracts, which you choose; one just taken stays. One drawn as a reward may then be declined instead. A contract that you complete before makes room too.
concept-goals = Goal cards
    .rule = Each names two cities: with posts in both you get its points at the end. Posts in 1, 2, 3 or 4 different cities of your two cards bring another { $one }, { $two }, { $three } or { $four } points.
concept-draft = Choosing characters
    .rule = One character more than there are players is turned face up. The last seat chooses first, the start player last.
concept-two-players = Fewer players
    .rule = Neutral dice showing 1 lie on the board all game. With 2 players, { $khan2 } are on the Khan's favour and { $coins2 } on the { $coins } coins; with 3 players, { $khan3 } on the Khan's favour.
    .more = There are { $black2 }, { $black3 } or { $black4 } black dice with 2, 3 or 4 players.
concept-end = The end and scoring
    .rule = After round { $rounds }: points of the game, goal cards and their cities, a point for every { $coins } coins, Beijing and goods there, { $contracts } points for the most completed contracts, if there are any (everybody tied gets them). Most points win; a tie goes to the most camels, then it is shared.

## Action spaces and bonus actions

rule-space-coins = Any die: take { $coins } coins.
rule-space-line =
    { $dice ->
        [one] Place 1 die: its value is the column you use, or you take a lower column. Columns: { $columns }.
       *[other] Place { $dice } dice: the lowest value is the column you use, or you take a lower column. Columns: { $columns }.
    }
rule-column = { $number }: { $things }
rule-space-khan = Place 1 die on the next free of { $places } places; it must show at least as much as the last one there. Take { $things }.
    .more = Never costs coins.
rule-space-contracts = Place 1 die: take 1 or { $most } contracts from the spaces up to its value. The one on space 5 comes with { $five } coin or camel, the one on space 6 with { $six } coins or camels.
rule-space-travel = Place 2 dice: move up to as many steps as the lower one shows, at least one. For 1 to { $most } steps pay { $fees } coins altogether, and what the roads cost as well.
    .more = Whoever travels last starts the next round.
rule-space-card = Place 1 die on the card of a large city in which you have a post: use it as it says, many of them up to as many times as the die shows, at least once. Only one die may lie on a card in each round.
    .more = Placing the die there never costs coins.
rule-space-card-title = City cards as an action
bonus-purse = Sell a die
    .rule = Take { $coins } coins for a die of any value. You may sell as many dice as you like, even several in one turn.
bonus-reroll = Roll a die again
    .rule =
        { $camels ->
            [one] For 1 camel roll one of your dice again, as often as you can pay.
           *[other] For { $camels } camels roll one of your dice again, as often as you can pay.
        }
bonus-adjust = Turn a die by one
    .rule = For { $camels } camels turn one of your dice up or down by one, never from 1 to 6 or back, as often as you can pay.
bonus-black = Buy a black die
    .rule = For { $camels } camels take a black die from the board and roll it, once a turn, while there is one.
bonus-complete = Complete a contract
    .rule = Give what an active contract asks for and take its reward, as many contracts as you can pay. Whoever completed the most at the end gets { $points } points.

## Places

rule-place-start = Where all figures begin; no trading posts. Roads to { $roads }.
rule-place-oasis = An oasis: a stop on the way, no trading posts. Roads to { $roads }.
rule-place-small = A small city: its bonus pays with a new trading post and at the start of each later round. Roads to { $roads }.
rule-place-large =
    { $cards ->
        [one] A large city: an outpost bonus for the first trading post there, and a city card. Roads to { $roads }.
       *[other] A large city: an outpost bonus for the first trading post there, and { $cards } city cards. Roads to { $roads }.
    }
rule-place-beijing = { $points } points at the end for the first to the fourth trading post there, and goods are scored. Roads to { $roads }.

## Components

rule-character-raschid = Does not roll. He sets each die, black ones too, to any value when placing it; that value is also what an occupied space costs.
    .more = Gets nothing for low rolls and never rolls again or turns dice.
rule-character-matteo = In every round, including the first, he gets a white die besides his own dice and a contract from the special pile.
rule-character-berke = Pays no coins for occupied spaces. A city card with a die on it is closed to him too, the Khan's favour still asks for rising dice, and his colour may still be on a space only once in a round.
rule-character-mercator = Whenever another player uses a line of the Grand Bazaar, he gets 1 of what that line brings: a camel or a good. With 2 or 3 players also { $khan } for each Khan's favour of others; with 2 players also { $coins } for each time the other takes coins.
rule-character-niccolo-marco = Two figures share the steps of every movement as you like; all is paid first. Each figure that moved places a post where it ends.
    .more = { $income } at the start of each round.
rule-character-rubruk = Places a post in every city entered, while there are any; bonuses come after the whole movement. When his own { $posts } posts are placed, { $black } black ones follow; the { $last }th post brings { $points } points.
rule-character-caprini = From any oasis to any other oasis is one step without the cost of roads. { $income } at the start of each round.
rule-character-kubilai = Starts in Beijing with a post on its best space, which brings no bonus but counts as the first post.
rule-card-text = City card: { $card }. { $uses }
rule-card-uses = Up to as many times as the die shows.
rule-card-one-way = Up to as many times as the die shows, all in one direction.
rule-card-two-way = Up to as many times as the die shows, each time in either direction, or all in one if the game was set up that way.
rule-card-below-zero = Points may go below zero.
rule-card-counted = At most as many count as the die shows.
rule-card-contracts = At most as many count as the die shows; without a completed contract it cannot be used.
rule-card-once = Once.
rule-card-step = Together they are one movement, paid before it; a post is placed where it ends.
rule-card-own-city = Each city once; only small cities where you have a post.
rule-contract = A contract: give { $cost }; take { $reward }.
rule-contract-starting = A starting contract: give { $cost }; take { $reward }. If you discard it, it leaves the game.
rule-goal = { $points } at the end for trading posts in { $one } and { $other }.
rule-outpost = Taken with the first trading post in a large city: { $things }.
rule-marker = With a new trading post in its city and at the start of each later round: { $things }. In a first game it lies in { $city }.
title-card = { $card }
title-contract = { $contract }
title-outpost = Outpost bonus: { $things }
title-marker = City bonus: { $things }
