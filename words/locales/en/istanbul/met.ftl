# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Walk 1 or 2 places, leave or pick up an assistant, use the place. Rubies win: see *{ button-minute }* below the start.
met-market = The more goods you sell at once, the more each of them pays; then the market wants others.
met-mosque = A tile gives you an ability for the whole game, and both tiles of a mosque bring a ruby.
met-fountain = The Fountain returns as many of your assistants as you like, and needs none itself.
met-caravansary = Bonus cards are drawn from the deck or taken from the discard pile; then you discard one of your hand.
met-black-market = You choose a good, and two dice may bring jewelry, the only good without a warehouse.
met-tea-house = Call a number and roll: reach it, and you win that many lira; a low number is safe.
met-police-station = Your family member uses any other place for you, without an assistant, and stays there until it is caught.
met-family = Catch a family member: it goes back to the Police Station, and you choose a reward.
met-governor = The Governor sells a bonus card for lira or another card; then it rolls and moves on.
met-smuggler = The Smuggler sells any good for lira or another good; then it rolls and moves on.
met-card = Bonus cards are free to play in your turn, each at the moment that it names.
met-roasting-plant = Each way of paying brings coffee, once each; coffee buys rubies at the Coffee House.
met-guild-hall = Guild cards replace a whole turn and are often cheaper than the place they stand for.
met-guild-card = A guild card replaces your whole turn: you neither walk nor need an assistant.
met-tavern = Coffee buys an ability for the whole game here, the barrier, or a ruby with goods.
met-coffee-trader = The Coffee Trader sells a coffee for lira or a good; then it rolls and moves on.
met-letter = A letter is 1 seal; where your merchant, family member or companion comes to its place, it is 2.
met-kiosk = One tile more than there are players lies open: each takes one and may use it at once.
met-auction = Each bids once in turn; whoever opened may close. The winner pays the opener, who pays the supply.
met-secret-society = Seals of letters buy a ruby here; the first players to do so get lira as well.
met-courier = The Courier sells a letter for lira or another letter; then it rolls and moves on.
met-companion = Your companion may move in place of your merchant; it uses a place without an assistant.
met-extra-turn = Seals also buy another turn, once in a round.
met-catacombs = After the Catacombs you stand at any place you like, and go on from there next turn.
