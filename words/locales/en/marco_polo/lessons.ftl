# What the lessons of The Voyages of Marco Polo tell: each sentence at most three lines long, what to do and why. What
# they claim is checked by the `holds` of host/lessons/told. $red, $green and so on name the others, by their colours; figures are those of chapters.ftl.

lesson-marco-polo = Marco Polo: a round
    .about = Dice, goods, a contract, a journey, camels and coins
lesson-marco-polo-silk = Points win, and each action takes dice. Your contract asks for 1 camel and 2 silk and pays 5 coins and 3 points. You have the camel: go for the *silk line*.
lesson-marco-polo-dice = The lower of the two dice says how much you get. *3 and 2* bring 2 silk, all you need, and leave your high dice for more.
lesson-marco-polo-contract = You have what it asks for. *Complete* it: that takes no die, and in a turn you may complete as many contracts as you can.
lesson-marco-polo-journey = Now travel. A goal card of yours names Moscow: a trading post there counts for points at the end. Choose *Travel*.
lesson-marco-polo-occupied = Dice of { $red } and { $green } lie there: you pay as many coins as your lower die shows, 4 with *5 and white 4*. It allows 4 steps; your coins pay for 2. The white die is your character's, Matteo's.
lesson-marco-polo-moscow = 2 steps cost 7 coins, and you have 9. Go to *Moscow*: your journey ends there, so you place a trading post, which opens the city's card to your dice.
lesson-marco-polo-khan = The *Khan's favour* brings 2 camels and a good for one die. Your blue dice may lie on each space only once; black and white dice may always join.
lesson-marco-polo-good = Your second contract asks for pepper, silk and gold. *Gold* is worth the most: take it here.
lesson-marco-polo-coins = The last die: 5 coins cost one die of any value and pay the next journey. When all dice are placed, the round ends and all roll again.
lesson-marco-polo-end = Left out: a black die for { $black_die } camels, one a turn; 1, 3, 6 or 10 points for goal cards' cities; 10 for the first in Beijing, 7 for most contracts. A new contract may be completed at once. Play on, or { command-new }.
