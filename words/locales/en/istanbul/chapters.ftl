# A good of any type, in the order in which the Palace asks for goods.
good-any = any good

# The whole rules, chapter by chapter. Below the sentences here stand the rules of the things each chapter is about.

chapter-aim = Aim
    .text =
        You lead a merchant and his assistants through the bazaar of Istanbul. The first to collect enough rubies ends the game: { $more } rubies, { $two } with 2 players, { $expansion } with an expansion.

        Rubies come from several places: the Sultan's Palace wants goods, the Gemstone Dealer wants lira, a complete wheelbarrow brings one, and so do both tiles of a mosque. Expansions add more ways.

        The places lie beside each other in rows. Only the four neighbours of a place are one place away; nobody moves diagonally.
chapter-set-up = Set-up
    .text =
        Every merchant begins at 7 Fountain with a stack of { $assistants } assistants below. A fifth assistant waits in reserve for the blue mosque tile. Every family member begins at 12 Police Station.

        The start player is drawn and has { $lira } lira; in turn order each further player has 1 lira more. Everybody has one bonus card in hand, which stays secret, and a wheelbarrow without goods that has room for { $room } of each of the four goods: fabric (red), spice (green), fruit (yellow) and jewelry (blue).

        The Governor and the Smuggler, and the figures of the expansions, begin where dice send them. Goods, lira, rubies and assistants lie open; only cards in hand and piles are hidden.
chapter-turn = Your turn
    .text =
        A turn has four phases.
        1. **Move** your merchant 1 or 2 places, with the whole stack of assistants. You may not stay or end where you began. Where you arrive you leave an assistant or pick up the one you left there before.
        2. **Other merchants:** if there are any, pay each { $fee } lira.
        3. **Action:** do what the place says, or skip it.
        4. **Encounters:** send family members of others back, meet the Governor, the Smuggler or other figures there, in any order.

        If you cannot or will not leave or pick up an assistant, or do not pay the merchants, your turn ends at once: no action and no encounters, and of your bonus cards only the three that belong to no step may still be played. So come back to places where your assistants are, or to the Fountain, before your stack is empty. Bonus cards may be played in between, as each one says.
chapter-goods = Places: goods, assistants, cards
    .text = At these places you fill and enlarge the wheelbarrow, take cards, and return your assistants.
chapter-lira = Places: dice, markets, Police Station
    .text = At these places you roll for goods and lira, sell goods for lira, and send out your family member.
chapter-rubies = Places: rubies
    .text =
        At these places you take rubies. At the Sultan's Palace and at the Gemstone Dealer a ruby costs more with each one that is taken, up to a limit; there is always another. A mosque without rubies still gives its tiles.

        The Sultan's Palace asks for as many goods as the next ruby costs there, in this order: { $palace }.
chapter-mosque-tiles = Mosque tiles
    .text = A tile of the Small Mosque (red, green) or the Great Mosque (blue, yellow) gives you an ability for the rest of the game. You may own one tile of each colour.
chapter-encounters = Encounters
    .text = After the action of your place you meet whoever else is there. Family members of others must be sent back to the Police Station, and you choose your reward for each; you may use the Governor and the Smuggler once each in a turn, or leave them alone. There are no encounters with other merchants here: they were paid before the action.
chapter-cards = Bonus cards
    .text = You keep your bonus cards secret until you play them.
chapter-end = End of the game
    .text =
        As soon as somebody has enough rubies, the round is played to its end, so that everybody has had the same number of turns. Then bonus cards that bring goods or lira may still be played, by whoever could change their place with such a card.
chapter-fewer = With two players
    .text = This holds with 2 players only.
chapter-coffee = Mocha & Baksheesh: coffee
    .text = This expansion adds four places, coffee and the Coffee Trader.
chapter-tavern = Mocha & Baksheesh: the Tavern
    .text = What the Tavern offers for coffee.
chapter-guild = Mocha & Baksheesh: guild cards
    .text = Guild cards come from the Guild Hall and stay secret until you play them.
chapter-mocha-cards = Mocha & Baksheesh: bonus cards
    .text = These cards are shuffled into the deck of bonus cards.
chapter-letters = Letters & Seals
    .text = This expansion adds places, letters, the Courier, and a companion for every merchant.
chapter-kiosk = Letters & Seals: tiles of the Kiosk
    .text = Each tile is used at once by whoever took it, or not at all; then it is laid aside face down.
chapter-letters-cards = Letters & Seals: bonus cards
    .text = The bonus cards of this expansion.
chapter-variants = Variants
    .text = What else was chosen for this game.
