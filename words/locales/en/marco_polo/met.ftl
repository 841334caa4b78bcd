# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Put dice on one action, and take bonus actions before and after it. Once you're out of dice, wait for the next round.
met-dice = Your lowest die decides how much you get, and what an occupied space costs you.
met-contracts = Contracts turn camels and goods into points and more; with a high die you can choose from more of them.
met-travel = Where your journey ends you place a trading post: for its bonus, its city card and your goal cards.
met-bonus-step = Your figure takes one extra step; if it ends in a city, you place a trading post.
met-compensation = If your roll is low, you get a camel or a coin for each missing pip.
met-character = Your character bends one rule for you, all game long.
met-goals = With trading posts in both cities of a goal card, you get its points at the end.
met-relocate = You have placed all your trading posts: move one of them to the new city.
met-complete = You need no die to complete a contract: give what it costs in your own turn.
met-city-card = A city card is one more action, if you have a trading post there; it takes one die a round.
met-black-die = A black die is an extra die for this round; it goes back at the end.
met-adjust = Camels change dice before you place them: roll one again, or turn one by one.
