# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Put dice on one action; bonus actions can come before or after it. Without dice left, you wait for the next round.
met-dice = Your lowest die decides how much you get, and what you pay if a space is occupied.
met-contracts = Contracts turn camels and goods into points and more; a higher die gives you more contracts to choose from.
met-travel = You place a trading post where your journey ends: it gets you a bonus or a city card, and counts towards your goals.
met-bonus-step = A bonus step moves your figure one place for the price of the road; in a city, you place a trading post.
met-compensation = If your roll is low, you get camels or coins to make up for it.
met-character = Your character bends one rule for you all game long.
met-goals = If you have trading posts in both cities on a goal card, you score its points at the end.
met-relocate = You've placed all your trading posts: move one of them to the new city.
met-complete = You don't need a die to complete a contract: just give its goods and camels on your turn.
met-city-card = If you have a trading post in a large city, you can use its city card as an action; it takes only one die a round.
met-black-die = A black die is an extra die for this round; it goes back at the end.
met-adjust = Use camels to change dice before you place them: roll one again, or turn one up or down by 1.
