# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Walk 1 or 2 places, leave or pick up an assistant, then use the place. Rubies win: see *{ button-minute }* at the start.
met-market = The more goods you sell at once, the more each one earns; then the market wants other goods.
met-mosque = A tile gives you an ability for the rest of the game, and both tiles of a mosque bring a ruby.
met-fountain = The Fountain brings back as many assistants as you like, and you don't need one to use it.
met-caravansary = Take bonus cards from the deck or the discard pile; then discard one from your hand.
met-black-market = Choose a good, and roll for jewelry, the only good without a warehouse.
met-tea-house = Call a number and roll that much or more to win as many lira; low numbers are safe.
met-police-station = Your family member uses any other place for you without an assistant, and stays there until it is caught.
met-family = Catch a family member: it goes back to the Police Station, and you choose a reward.
met-governor = The Governor sells a bonus card for lira or another card; then it rolls and moves on.
met-smuggler = The Smuggler sells any good for lira or another good; then it rolls and moves on.
met-card = You can play bonus cards for free in your turn, each at the moment it names.
met-roasting-plant = Each way of paying works once and brings coffee; coffee buys rubies at the Coffee House.
met-guild-hall = Guild cards replace a whole turn and are often cheaper than the place they stand for.
met-guild-card = A guild card replaces your whole turn: you neither walk nor need an assistant.
met-tavern = Here you pay coffee for an ability that lasts all game, for the barrier, or, with goods, for a ruby.
met-coffee-trader = The Coffee Trader sells a coffee for lira or a good; then it rolls and moves on.
met-letter = A letter is worth 1 seal, or 2 once your merchant, family member or companion reaches its place.
met-kiosk = There is one more face-up tile than there are players: everybody takes one and can use it at once.
met-auction = Everybody bids once; the player who opened can bid last. They get the winner's lira, or pay the supply if they win.
met-secret-society = Seals of letters buy a ruby here; the first players to do so also get lira.
met-courier = The Courier sells a letter for lira or another letter; then it rolls and moves on.
met-companion = You can move your companion instead of your merchant; it needs no assistant to use a place.
met-extra-turn = You can also buy another turn with seals, once a round.
met-catacombs = After the Catacombs you go to any place you like, and continue from there next turn.
