# The whole rules, chapter by chapter. Below the sentences here stand the rules of the things each chapter is about.

chapter-aim = Aim
    .text =
        You travel from Venezia to Beijing and trade on the way. Over { $rounds } rounds you place dice on actions to get coins, camels and goods (pepper, silk, gold), take contracts, and travel. The player with the most points at the end wins.

        You score points for contracts, for trading posts in many cities, especially Beijing, and for your secret goal cards. Each player has a character that breaks one of the rules.
chapter-set-up = Set-up
    .text =
        Everybody gets { $dice } dice, { $posts } trading posts, { $camels } camels and one starting contract. The start player gets { $first } coins, the next player 1 more, and so on. Everybody gets { $goals } secret goal cards; in an expert game, you get { $offered } and keep { $goals }.

        Figures start in Venezia. Every small city has a city bonus. Every large city has a city card ({ $city } has { $cards }) and an outpost bonus for the first trading post there. There are six contracts on the board.
chapter-round = A round
    .text =
        1. Everybody gets the bonuses of small cities where they have trading posts, and any bonus from their character.
        2. Everybody rolls all their dice. Players with low rolls get camels or coins.
        3. You take turns in order until nobody has dice left. Players without dice are skipped.
chapter-turn = Your turn
    .text =
        Take exactly one main action: place dice on its space and do what it says. Before and after it, take as many bonus actions as you can pay for. You can't pass while you have dice. If nothing else helps, use the { $five }-coin space, or take { $three } coins for a die. You can end your turn after your main action, or when you have no dice left.
chapter-actions = Main actions
    .text = Choose which dice to place on an action space; only the lowest one counts. They all stay there until the round ends.
chapter-bonus = Bonus actions
    .text = Take bonus actions before or after your main action, in any order.
chapter-journey = Journeys, trading posts, cities
    .text =
        With the main action Travel, or a bonus step, your figure moves along the roads, one place per step. A journey can be up to { $most } steps long. On top of its fee, you pay the coins or camels shown on each road. A bonus step has no fee, but you pay for the road. Pay for everything before you move.

        You place a trading post only where the journey ends, not in cities you pass through.
chapter-bonuses = Bonuses in small and large cities
    .text = Small cities have city bonuses, and large cities have outpost bonuses.
chapter-contracts = Contracts
    .text = Contracts turn goods and camels into points and more. Everybody starts with one, and you get more with the Contracts action. Keep the ones you complete: whoever has the most gets extra points at the end.
chapter-city-cards = City cards
    .text = Each large city has one of these cards ({ $city } has { $cards }), dealt at the start. If you have a trading post there, you can use a card as a main action by placing a die on it.
chapter-goals = Goal cards
    .text = You keep your goal cards secret until the end.
chapter-characters = Characters
    .text = Each player has one character for the whole game.
chapter-draft = Choosing characters
    .text = In this game, you choose characters before the first round.
chapter-end = End of the game
    .text = The game ends after the last round. Then you add these points to the ones you scored during the game.
