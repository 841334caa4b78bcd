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
    .rule = As long as you have dice, take exactly one main action each turn: put dice on an action space and do what it says. Before and after it, you can take any bonus actions you can pay for.
    .more = You can't pass while you have dice. Once you have none left, you sit out the rest of the round, even if you took no main action this turn.
concept-goods = Goods, camels and coins
    .rule = Pepper, silk and gold are goods. Goods and camels pay for contracts and city cards; coins and camels pay for journeys. You can keep any amount, and everybody can see what you have.
concept-dice = Dice
    .rule = Everybody rolls { $dice } dice at the start of a round. Black dice are extras that belong to nobody: you get them from the board one at a time, and they go back when the round ends.
    .more = White dice belong to Matteo Polo.
concept-occupied = Occupied spaces
    .rule = If a space already has dice on it, even your own, pay as many coins as your lowest die shows. You never pay this for the Khan's favour or city cards, or when you take { $coins } coins for a die.
    .more = You can use each space only once a round with dice of your colour; black and white dice don't count. You can take { $coins } coins for a die as often as you like, but each city card takes only one die a round.
concept-round = A round
    .rule = First you get bonuses from small cities and characters, and everybody rolls. Then you take turns until nobody has dice left. After that, contracts nobody took go under the special pile and { $row } new ones come out, except after the last round.
    .more = The game lasts { $rounds } rounds.
concept-start-player = Start player
    .rule = The last player to take the main action Travel starts the next round. If nobody travelled, the start player stays the same.
concept-compensation = Low rolls
    .rule = If your dice total less than { $fair }, you get a camel or a coin for each missing pip, in any mix. The white die counts too. Raschid gets nothing.
concept-steps = Steps
    .rule = Choose where you want to go, and pay only for the steps that take you there. A bonus step has no fee, but you still pay what its road costs. You lose any step you can't pay for or don't take.
    .more = You don't get back what a lost step cost you, such as the goods for a contract. All the steps from a city card count as one journey, and you place a trading post only where it ends.
concept-posts = Trading posts
    .rule = If your journey ends in a city where you have no trading post, place one there. Several players can share a city. You can't place trading posts at oases or in Venezia.
    .more = Your { $first }th trading post scores { $five } points at once, and your { $second }th scores { $ten }. If you have none left, you must move one of your trading posts to the new city: you get its bonus, but don't score those points again.
concept-large-cities = Large cities
    .rule = The first player to place a trading post there gets the outpost bonus. If you have one there, you can use the city card as a main action; each card takes only one die a round.
    .more = You can use the card from the turn after you place the trading post, or at once if the game was set up that way.
concept-small-cities = Small cities
    .rule = You get the city bonus when you place a trading post there and at the start of every later round.
concept-question-mark = Copying a city bonus
    .rule = This bonus shows a question mark and the symbol of a small city. Copy any one other city bonus, a different one each time if you like. You don't need a trading post there; if the game was set up that way, you must not have one.
concept-beijing = Beijing
    .rule = Your trading post takes the best free space: { $first }, { $second }, { $third } or { $fourth } points at the end. If you have one there, you also score 1 point at the end for every { $goods } goods; camels aren't goods.
concept-contracts = Contracts
    .rule = You have room for { $most } contracts. To complete one on your turn, give its camels and goods and take its reward.
    .more = If you have no room, complete a contract first, or discard an old one for each one you take; you can't discard one you just took. If you draw one as a reward, you can discard that one instead.
concept-goals = Goal cards
    .rule = Each card names two cities. If you have trading posts in both, you score that card's points at the end. Trading posts in 1, 2, 3 or 4 different cities on your two cards also score { $one }, { $two }, { $three } or { $four } points.
concept-draft = Choosing characters
    .rule = Turn up one more character than there are players. The last player in turn order chooses first, and the start player last.
concept-two-players = Fewer players
    .rule = Neutral dice showing 1 stay on the board all game: with 2 players, { $khan2 } on the Khan's favour and { $coins2 } on the { $coins }-coin space; with 3 players, { $khan3 } on the Khan's favour.
    .more = With 2, 3 or 4 players, there are { $black2 }, { $black3 } or { $black4 } black dice.
concept-end = The end and scoring
    .rule = After round { $rounds }, you score your goal cards and their cities, 1 point for every { $coins } coins, and Beijing (your space and your goods). Completing the most contracts (at least one) scores { $contracts } points, even in a tie. Most points wins; camels break ties, and after that you share the win.

## Action spaces and bonus actions

rule-space-coins = Any die: take { $coins } coins.
rule-space-line =
    { $dice ->
        [one] Place 1 die, and use the column it shows or a lower one. Column { $columns }.
       *[other] Place { $dice } dice, and use the column that matches the lowest die, or a lower one. Column { $columns }.
    }
rule-column = { $number } gives { FORM($things, case: "usual-listed") }
rule-space-khan = Place 1 die on the next free space (there are { $places }); it must be at least as high as the last die there. Take { FORM($things, case: "usual-listed") }.
    .more = It never costs coins.
rule-space-contracts = Place 1 die, and take 1 or { $most } contracts from the spaces numbered up to its value. A contract from space 5 comes with { $five } coin or camel, and one from space 6 with { $six } coins or { $six } camels.
rule-space-travel = Place 2 dice, and move at least one step, but no more steps than the lower die shows. A journey of { $steps } steps costs { $fees } coins, plus what the roads cost.
    .more = The last player to travel starts the next round.
rule-space-card = Place 1 die on the card of a large city where you have a trading post, and use the card. You can use many of the cards several times, up to the number the die shows. Each card takes only one die a round.
    .more = Placing the die there never costs coins.
rule-space-card-title = City cards as an action
bonus-purse = Take coins for a die
    .rule = Take { $coins } coins for a die of any value. You can do this with as many dice as you like, even several in one turn.
bonus-reroll = Roll a die again
    .rule =
        { $camels ->
            [one] Pay 1 camel to roll one of your dice again. Do this as often as you can afford.
           *[other] Pay { $camels } camels to roll one of your dice again. Do this as often as you can afford.
        }
bonus-adjust = Change a die by 1
    .rule = Pay { $camels } camels to turn one of your dice up or down by one. Do this as often as you can afford. You can't turn a 1 to a 6 or a 6 to a 1.
bonus-black = Buy a black die
    .rule = Once a turn, pay { $camels } camels to take a black die from the board, if there are any left, and roll it.
bonus-complete = Complete a contract
    .rule = Give the goods and camels for one of your contracts, and take its reward. You can complete as many as you can pay for. Completing the most scores { $points } points at the end.

## Places

rule-place-start = All figures start here. You can't place trading posts here. Roads lead to { FORM($roads, case: "usual-listed") }.
rule-place-oasis = An oasis: a stop along the way, where you can't place a trading post. Roads lead to { FORM($roads, case: "usual-listed") }.
rule-place-small = A small city: you get its bonus when you place a trading post here and at the start of each later round. Roads lead to { FORM($roads, case: "usual-listed") }.
rule-place-large =
    { $cards ->
        [one] A large city, with a city card and an outpost bonus for the first trading post. Roads lead to { FORM($roads, case: "usual-listed") }.
       *[other] A large city, with { $cards } city cards and an outpost bonus for the first trading post. Roads lead to { FORM($roads, case: "usual-listed") }.
    }
rule-place-beijing = The first four trading posts here score { $points } points at the end. If you have one here, your goods score points too. Roads lead to { FORM($roads, case: "usual-listed") }.

## Components

rule-character-raschid = He doesn't roll. When he places a die, even a black one, he chooses its value; an occupied space costs that many coins.
    .more = He gets nothing for low rolls and never needs to roll again or turn dice.
rule-character-matteo = In every round, including the first, he gets an extra white die and a contract from the special pile.
rule-character-berke = He pays no coins for occupied spaces. He still can't use a city card that has a die on it, or use a space twice a round with dice of his colour. On the Khan's favour, his die must still be at least as high as the last one.
rule-character-mercator = When others use the bazaar, Mercator gets 1 camel or good of that kind. With 2 or 3 players, he also gets { $khan } when others use the Khan's favour; with 2 players, { $coins } when the other player takes coins.
rule-character-niccolo-marco = You split the steps of each journey between two figures as you like; pay for everything first. Each figure that moved places a trading post where it ends up.
    .more = You also get { $income } at the start of each round.
rule-character-rubruk = He places a trading post in every city he enters, as long as he has any left; he gets the bonuses after the whole journey. After his own { $posts }, he places { $black } black ones; his { $last }th trading post scores { $points } points.
rule-character-caprini = For him, any two oases are one step apart, and that step has no road cost. He also gets { $income } at the start of each round.
rule-character-kubilai = He starts with a trading post on the best space in Beijing, which gives no bonus but counts as his first one.
rule-card-text = City card. { $uses }
rule-card-uses = You can use it as many times as the die shows.
rule-card-one-way = You can use it as many times as the die shows, always in the same direction.
rule-card-two-way = You can use it as many times as the die shows, and choose the direction each time. If the game was set up that way, you must keep the same direction.
rule-card-below-zero = Your points can go below zero.
rule-card-posts = You can't count more trading posts than the die shows.
rule-card-contracts = You can't count more contracts than the die shows, and you need at least one completed contract.
rule-card-once = Use it once.
rule-card-step = All the steps count as one journey: pay for it first, and place a trading post where it ends.
rule-card-own-city = You can only choose small cities where you have a trading post, and each only once.
rule-contract = A contract: give { FORM($cost, case: "usual-listed") } to get { FORM($reward, case: "usual-listed") }.
rule-contract-starting = A starting contract: give { FORM($cost, case: "usual-listed") } to get { FORM($reward, case: "usual-listed") }. If you discard it, it leaves the game.
rule-goal = You score { $points } at the end if you have trading posts in { $one } and { $other }.
rule-outpost = If you're the first to place a trading post in a large city, you get { FORM($things, case: "usual-listed") }.
rule-marker = You get { FORM($things, case: "usual-listed") } when you place a trading post in its city, and at the start of each later round. In a beginner game, it's in { $city }.
title-card = { $card }
title-contract = { $contract }
title-outpost = Outpost bonus: { $things }
title-marker = City bonus: { $things }
