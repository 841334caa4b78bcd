# The whole rules, chapter by chapter. Below the sentences here stand the rules of the things each chapter is about.

chapter-aim = Aim
    .text =
        You travel from Venezia to Beijing and trade on the way. In { $rounds } rounds you place dice on actions: they bring coins, camels and goods (pepper, silk, gold), contracts, and journeys. Whoever has the most points at the end wins.

        Points come from contracts, from trading posts in many cities, above all Beijing, and from your secret goal cards. Each player has a character that breaks one of the rules.
chapter-set-up = Set-up
    .text =
        Everybody has { $dice } dice, { $posts } trading posts, { $camels } camels, and coins by turn order: { $first } for the start player, 1 coin more for each further player. Everybody has one starting contract and { $goals } secret goal cards; in an expert game everybody gets { $offered } goal cards and keeps { $goals }.

        Figures begin in Venezia. Every small city has a city bonus, every large city an outpost bonus for whoever places the first trading post there, and a city card; { $city } has { $cards }. Six contracts lie on the board.
chapter-round = A round
    .text =
        1. At the start everybody takes the bonuses of small cities with their trading posts, and what their character brings.
        2. All roll their dice at the same time. Whoever rolled low is paid for it.
        3. In turn order everybody takes one turn at a time until nobody has dice left. Whoever has none is skipped.
chapter-turn = Your turn
    .text =
        Take exactly one main action: place its dice on its space and do what it says. Before and after it you may take bonus actions, as many as you can pay for. As long as you have dice you may not pass; if no other action helps, there are the main action { $five } coins and the bonus action { $three } coins for a die. You may end a turn once its main action is done, or when you have no dice left.
chapter-actions = Main actions
    .text = Dice lie on a space until the round ends. Each value is chosen by what you rolled; the lowest die placed counts.
chapter-bonus = Bonus actions
    .text = Bonus actions come before or after your main action, in any order.
chapter-journey = Journeys, trading posts, cities
    .text =
        With the main action Travel, or a bonus step, your figure moves along the roads, from one place to a neighbouring one for each step. A journey has up to { $most } steps. Besides its fee you pay what stands on each road: coins or camels. A bonus step costs no fee, but the road must be paid. Pay everything before you move.

        Only where the movement ends you place a trading post; in cities you pass you place none.
chapter-bonuses = Bonuses of small and large cities
    .text = City bonuses lie in small cities, outpost bonuses in large ones.
chapter-contracts = Contracts
    .text = Contracts ask for goods and camels and bring points and other things. You take new ones with the main action Contracts; every player begins with one. Completed contracts are laid aside; whoever has the most of them gets points at the end.
chapter-city-cards = City cards
    .text = Each large city has one of these cards, { $city } { $cards }, dealt at the start. With a trading post there you may place a die on one as a main action.
chapter-goals = Goal cards
    .text = You keep your goal cards secret until the end.
chapter-characters = Characters
    .text = Each player has one character, which holds for the whole game.
chapter-draft = Choosing characters
    .text = In this game characters are chosen before the first round.
chapter-end = End of the game
    .text = The game ends after the last round. Then these points are added to those of the game.
