# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Move 1 or 2 places, leave or pick up an assistant, and use the place. You win with rubies: see *{ button-minute }*.
met-market = The more goods you sell at once, the more each one earns. After a sale, the market wants other goods.
met-mosque = A tile gives you an ability for the rest of the game, and both tiles of a mosque also get you a ruby.
met-fountain = Get back as many assistants as you like; you don't need one to use the Fountain.
met-caravansary = Take bonus cards from the deck or the discard pile; then discard one from your hand.
met-black-market = Choose a good, and roll for jewelry, the only good that has no warehouse.
met-tea-house = Call a number, then roll that number or higher to win that many lira; a lower roll brings 2 lira.
met-police-station = Your family member waits at the Police Station. Go there to send it to any other place, which it uses for you.
met-family = Catch a family member: it goes back to the Police Station, and you choose a reward.
met-governor = The Governor sells a bonus card for lira or another card, then moves on.
met-smuggler = The Smuggler sells any good for lira or another good, then moves on.
met-card = Bonus cards are free to play on your turn; each one says when.
met-roasting-plant = You can pay with lira, a good and a card, and get coffee for each. Coffee buys rubies at the Coffee House.
met-guild-hall = A guild card replaces a whole turn, and is often cheaper than going to the place it stands for.
met-guild-card = A guild card replaces your whole turn: you don't walk, and you don't need an assistant.
met-tavern = Coffee buys an ability for the rest of the game, a barrier that only you can cross, or (with goods) a ruby.
met-coffee-trader = The Coffee Trader sells a coffee for lira or a good, then moves on.
met-letter = A letter is worth 1 seal, or 2 once your merchant, family member or companion reaches its place.
met-kiosk = There's one more face-up tile than there are players. Each player takes one and can use it at once.
met-auction = Everybody bids once; then the player at the Auction House can raise, and gets the lira if another player wins.
met-secret-society = Give letters worth enough seals to get a ruby here; the first players to do so also get lira.
met-courier = The Courier sells a letter for lira or another letter, then moves on.
met-companion = You can move your companion instead of your merchant; it needs no assistant to use a place.
met-extra-turn = Once a round, you can give letters worth enough seals to take another turn.
met-catacombs = After using the Catacombs, go to any place you like, and start your next turn from there.
