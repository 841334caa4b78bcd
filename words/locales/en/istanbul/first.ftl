# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

first-turn = Walk 1 or 2 places, leave an assistant there or fetch one, then use the place. Rubies win.
first-market = The more goods you sell at once, the more each of them pays; then the market wants others.
first-mosque = A tile gives you an ability for the whole game, and both tiles of a mosque bring a ruby.
first-fountain = The Fountain returns as many of your assistants as you like, and needs none itself.
first-caravansary = Bonus cards are drawn from the pile, or the one that lies open; one of your hand then goes.
first-black-market = You choose a good, and two dice may bring jewelry, the only good without a warehouse.
first-tea-house = Call a number and roll: reach it, and you win so many lira; a low number is safe.
first-police-station = Your family member uses any other place for you, without an assistant; others may catch it there.
first-family = Catch a family member: it goes back to the Police Station, and you choose a reward.
first-governor = The Governor sells a bonus card for lira or another card; then he rolls to another place.
first-smuggler = The Smuggler sells any good for lira or another good; then he rolls to another place.
first-card = Bonus cards are free to play in your turn, each at the moment that it names.
first-roasting-plant = Each way of paying brings coffee, once each; coffee buys rubies at the Coffee House.
first-guild-hall = Guild cards replace a whole turn and are often cheaper than the place they stand for.
first-guild-card = A guild card replaces your whole turn: you neither walk nor need an assistant.
first-tavern = Coffee buys an ability for the whole game here, the barrier, or a ruby with goods.
first-coffee-trader = The Coffee Trader sells a coffee for lira or a good; then he rolls to another place.
first-letter = A letter is 1 seal; where your merchant, family member or companion comes to its place, it is 2.
first-kiosk = One tile more than there are players lies open: each takes one and may use it at once.
first-auction = Each bids once in turn; who opened may close. The winner pays the opener, who pays the supply.
first-secret-society = Seals of letters buy a ruby here; the first players to do so get lira besides.
first-courier = The Courier sells a letter for lira or another letter; then he rolls to another place.
first-companion = Your companion may move in place of your merchant; it uses a place without an assistant.
first-extra-turn = Seals also buy another turn, once in a round.
first-catacombs = After the Catacombs you stand at any place you like, and go on from there next turn.
