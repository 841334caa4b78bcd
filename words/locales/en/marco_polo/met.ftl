# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Put dice on one action; before and after it take bonus actions. Without dice you wait for the next round.
met-dice = The lowest die says how much you get, and what an occupied space costs you.
met-contracts = Contracts pay points and more for camels and goods; a high die reaches those further right.
met-travel = Where your journey ends you place a trading post: for its bonus, its city card and your goal cards.
met-bonus-step = A step of your figure in between; where it ends in a city, you place a trading post.
met-compensation = A low roll is made up for: a camel or a coin for each pip that is missing.
met-character = Your character has an ability for the whole game that bends one rule.
met-goals = With trading posts in both cities of a goal card you get its points at the end.
met-relocate = All your trading posts stand: one of them moves to the new city.
met-complete = Completing a contract takes no die: give what it asks for in your own turn.
met-city-card = A city card is one more action, for those with a trading post there; it takes one die a round.
met-black-die = A black die is one more to place in this round; it goes back at its end.
met-adjust = Camels change dice before you place them: roll one again, or turn one by one.
