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
    .rule = On each turn while you have dice, take exactly one main action: put dice on an action space and do what it says. You can take any bonus actions you can pay for before or after it.
    .more = You can't pass while you have dice. Once you have none, even because you sold the last one before your main action, you sit out the rest of the round.
concept-goods = Goods, camels and coins
    .rule = Pepper, silk and gold are goods; they and camels pay for contracts and city cards, while coins and camels pay for journeys. You can keep any amount, and everybody can see what you have.
concept-dice = Dice
    .rule = Everybody rolls { $dice } dice at the start of a round. Black dice are extra dice that belong to nobody: you take them from the board one at a time, and they go back when the round ends.
    .more = White dice belong to Matteo Polo.
concept-occupied = Occupied spaces
    .rule = If a space already has dice on it, even your own, you pay as many coins as your lowest die shows. The Khan's favour, { $coins } coins for a die and city cards never cost that.
    .more = You can use a space only once a round with dice of your colour; black and white dice don't count. You can place any dice on { $coins } coins for a die, but only one on each city card in a round.
concept-round = A round
    .rule = First come the bonuses of small cities and characters, then all roll. Then you take turns until nobody has dice left. Contracts nobody took go under the special pile, and { $row } new ones come out, except after the last round.
    .more = The game lasts { $rounds } rounds.
concept-start-player = Start player
    .rule = The last player to take the main action Travel starts the next round. If nobody travelled, the start player stays the same.
concept-compensation = Low rolls
    .rule = If your dice total less than { $fair }, you get a camel or a coin for each missing pip, in any mix. A white die counts; Raschid gets nothing.
concept-steps = Steps
    .rule = First choose where you go; you pay only for the steps that lead there. A bonus step has no fee, only its road's cost. You lose a step that you can't pay for or don't take.
    .more = You don't get back what a lost step cost you, such as the goods of a contract. The steps of a city card are one journey, with a trading post only where it ends.
concept-posts = Trading posts
    .rule = If your journey ends in a city without one of your posts, you place one there. Several players can share a city. You can't place posts at oases or in Venezia.
    .more = The { $first }th post brings { $five } points at once, the { $second }th { $ten }. If you have none left, one of your posts must move to the new city and brings its bonus; you don't score those points again.
concept-large-cities = Large cities
    .rule = The first post ever placed there takes the outpost bonus. With a post you can use the city card as a main action; each card takes only one die a round.
    .more = You can use the card from the turn after you placed the post, or at once if the game was set up that way.
concept-small-cities = Small cities
    .rule = You get the city bonus when you place a post there and at the start of every later round.
concept-question-mark = The city bonus that copies
    .rule = It is drawn as an equals sign and a house; the printed marker has a question mark. It brings any one other city bonus, a different one each time if you like. You need no post there, unless the game was set up otherwise.
concept-beijing = Beijing
    .rule = A post takes the best free space: { $first }, { $second }, { $third } or { $fourth } points at the end. With a post there you also get a point at the end for every { $goods } goods; camels are not goods.
concept-contracts = Contracts
    .rule = You have room for { $most } contracts. To complete one, give its camels and goods on your own turn and take its reward.
    .more = If you have no room, first discard old contracts of your choice; you keep the one you just took. If you drew it as a reward, you can discard that one instead. You can also complete a contract first to make room.
concept-goals = Goal cards
    .rule = Each names two cities: with posts in both you get its points at the end. Posts in 1, 2, 3 or 4 different cities of your two cards bring another { $one }, { $two }, { $three } or { $four } points.
concept-draft = Choosing characters
    .rule = Turn up one character more than there are players. The last player in turn order chooses first, the start player last.
concept-two-players = Fewer players
    .rule = Neutral dice showing 1 stay on the board all game. With 2 players, { $khan2 } are on the Khan's favour and { $coins2 } on the { $coins } coins; with 3 players, { $khan3 } on the Khan's favour.
    .more = There are { $black2 }, { $black3 } or { $black4 } black dice with 2, 3 or 4 players.
concept-end = The end and scoring
    .rule = After round { $rounds } you add points for goal cards and their cities, for every { $coins } coins, and for Beijing and goods there. The most completed contracts, if any, bring { $contracts } points to everybody tied. Most points win; most camels break a tie, and after that you share the win.

## Action spaces and bonus actions

rule-space-coins = Any die: take { $coins } coins.
rule-space-line =
    { $dice ->
        [one] Place 1 die: its value is the column you use, or you take a lower one. Columns: { $columns }.
       *[other] Place { $dice } dice: the lowest value is the column you use, or you take a lower one. Columns: { $columns }.
    }
rule-column = { $number }: { $things }
rule-space-khan = Place 1 die on the next free space of { $places }; it must show at least as much as the last one there. Take { $things }.
    .more = Never costs coins.
rule-space-contracts = Place 1 die: take 1 or { $most } contracts from the spaces up to its value. With space 5 you also get { $five } coin or camel, with space 6 { $six } coins or camels.
rule-space-travel = Place 2 dice: move up to as many steps as the lower one shows, at least one. For 1 to { $most } steps pay { $fees } coins in total, plus what the roads cost.
    .more = The last player to travel starts the next round.
rule-space-card = Place 1 die on the card of a large city where you have a post, and use the card. Many let you use them up to as many times as the die shows, at least once. Each card takes only one die a round.
    .more = Placing the die there never costs coins.
rule-space-card-title = City cards as an action
bonus-purse = Sell a die
    .rule = Take { $coins } coins for a die of any value. You can sell as many dice as you like, even several in one turn.
bonus-reroll = Roll a die again
    .rule =
        { $camels ->
            [one] Pay 1 camel to roll one of your dice again, as often as you can pay.
           *[other] Pay { $camels } camels to roll one of your dice again, as often as you can pay.
        }
bonus-adjust = Turn a die by one
    .rule = Pay { $camels } camels to turn one of your dice up or down by one, as often as you can pay. You can't turn 1 to 6 or 6 to 1.
bonus-black = Buy a black die
    .rule = Once a turn, pay { $camels } camels to take a black die from the board, if there is one, and roll it.
bonus-complete = Complete a contract
    .rule = Give what one of your contracts asks for and take its reward, for as many contracts as you can pay. The most completed contracts at the end bring { $points } points.

## Places

rule-place-start = All figures start here; you can't place trading posts. Roads to { $roads }.
rule-place-oasis = An oasis: a stop on the way, without trading posts. Roads to { $roads }.
rule-place-small = A small city: you get its bonus when you place a trading post and at the start of each later round. Roads to { $roads }.
rule-place-large =
    { $cards ->
        [one] A large city: an outpost bonus for the first trading post there, and a city card. Roads to { $roads }.
       *[other] A large city: an outpost bonus for the first trading post there, and { $cards } city cards. Roads to { $roads }.
    }
rule-place-beijing = { $points } points at the end for the first to the fourth trading post there, and points for goods. Roads to { $roads }.

## Components

rule-character-raschid = He doesn't roll. He sets each die, even a black one, to any value when he places it; an occupied space costs that value.
    .more = He gets nothing for low rolls and never needs to roll again or turn dice.
rule-character-matteo = In every round, including the first, he gets an extra white die and a contract from the special pile.
rule-character-berke = He pays no coins for occupied spaces. But he can't use a city card with a die on it, and the Khan's favour still needs rising dice. He can use a space only once a round with dice of his colour.
rule-character-mercator = Whenever another player uses a line of the Grand Bazaar, he gets 1 camel or good of that line's kind. With 2 or 3 players he also gets { $khan } for each Khan's favour others take; with 2 players { $coins } each time the other takes coins.
rule-character-niccolo-marco = Two figures share the steps of every journey as you like; pay for everything first. Each figure that moved places a post where it ends.
    .more = { $income } at the start of each round.
rule-character-rubruk = He places a post in every city he enters, while he has any; the bonuses come after the whole journey. After his own { $posts } posts he has { $black } black ones; the { $last }th post brings { $points } points.
rule-character-caprini = For him, any two oases are one step apart, without the cost of roads. { $income } at the start of each round.
rule-character-kubilai = He starts with a post on the best space in Beijing, which brings no bonus but counts as his first post.
rule-card-text = City card: { $card }. { $uses }
rule-card-uses = Use it up to as many times as the die shows.
rule-card-one-way = Use it up to as many times as the die shows, always in the same direction.
rule-card-two-way = Use it up to as many times as the die shows, each time in either direction. If the game was set up that way, the direction must stay the same.
rule-card-below-zero = Your points can go below zero.
rule-card-counted = You can count at most as many as the die shows.
rule-card-contracts = You can count at most as many as the die shows; you need at least one completed contract.
rule-card-once = Use it once.
rule-card-step = Together they are one journey: pay for it first, and place a post where it ends.
rule-card-own-city = Each city once, and only small cities where you have a post.
rule-contract = A contract: give { $cost }; take { $reward }.
rule-contract-starting = A starting contract: give { $cost }; take { $reward }. If you discard it, it leaves the game.
rule-goal = { $points } at the end for trading posts in { $one } and { $other }.
rule-outpost = For the first trading post in a large city: { $things }.
rule-marker = When you place a trading post in its city, and at the start of each later round: { $things }. In a first game it's in { $city }.
title-card = { $card }
title-contract = { $contract }
title-outpost = Outpost bonus: { $things }
title-marker = City bonus: { $things }
