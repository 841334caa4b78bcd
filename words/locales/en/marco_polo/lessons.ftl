# What the lessons of The Voyages of Marco Polo tell: each sentence at most three lines long, what to do and why. What
# they claim is checked by the `holds` of host/lessons/told. $red, $green and so on name the others, by their colours; figures are those of chapters.ftl.

lesson-marco-polo = Marco Polo: a round
    .about = Dice, goods, a contract, a journey, camels and coins
lesson-marco-polo-silk = Whoever has the most points wins, and each action takes dice. Your contract asks for 1 camel and 2 silk, and gives you 5 coins and 3 points. You have the camel, so go to the *silk bazaar*.
lesson-marco-polo-dice = The lower die decides how much you get. *3 and 2* get you the 2 silk you need, and leave your high dice free for something better.
lesson-marco-polo-contract = Now you have the camel and the silk, so *complete* your contract. You don't need a die to complete contracts, and there's no limit per turn.
lesson-marco-polo-journey = Now travel. Your goal card names Moscow: a trading post there helps you score it at the end. Choose *Travel*.
lesson-marco-polo-occupied = { $red } and { $green } have dice there, so you pay as many coins as your lower die shows: 4 with *5 and white 4*. That die allows 4 steps, but you can afford only 2. The white die comes from your character, Matteo.
lesson-marco-polo-moscow = 2 steps cost 7 coins, and you have 9. Go to *Moscow*: your journey ends there, so you place a trading post, and can use the city's card later.
lesson-marco-polo-khan = The *Khan's favour* gives you 2 camels and a good for one die. You can use each space only once with your blue dice; black and white dice don't count.
lesson-marco-polo-good = Your second contract asks for pepper, silk and gold. *Gold* is worth the most, so take it now.
lesson-marco-polo-coins = Place your last die, whatever it shows, for 5 coins towards your next journey. Once all dice are placed, the round ends and everybody rolls again.
lesson-marco-polo-end = Each turn you can buy a black die for { $black_die } camels. At the end, you score up to 10 points for goal cards, 10 for the first trading post in Beijing and 7 for most contracts. You can complete a new contract at once.
