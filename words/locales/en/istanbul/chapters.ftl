# A good of any type, in the order in which the Palace asks for goods.
good-any = any good

# The whole rules, chapter by chapter. Below the sentences here stand the rules of the things each chapter is about.

chapter-aim = Aim
    .text =
        You lead a merchant and his assistants through the bazaar of Istanbul. The first to collect enough rubies ends the game: { $more } rubies, { $two } with 2 players, { $expansion } with an expansion.

        You get rubies in several ways: for goods at the Sultan's Palace, for lira at the Gemstone Dealer, for a complete wheelbarrow, and for both tiles of a mosque. Expansions add more.

        The places form a grid. Only the four neighbours of a place are one place away; nobody moves diagonally.
chapter-set-up = Set-up
    .text =
        Every merchant starts at 7 Fountain on a stack of { $assistants } assistants. A fifth assistant waits in reserve for the blue mosque tile. Every family member starts at 12 Police Station.

        The start player is drawn and gets { $lira } lira; each further player in turn order gets 1 lira more. Everybody has one secret bonus card and an empty wheelbarrow. It has room for { $room } of each good: fabric (red), spice (green), fruit (yellow) and jewelry (blue).

        Dice decide where the Governor, the Smuggler and the figures of the expansions start. Everybody can see all goods, lira, rubies and assistants; only cards in hand and piles are hidden.
chapter-turn = Your turn
    .text =
        A turn has four phases.
        1. **Move** your merchant 1 or 2 places with the whole stack of assistants. You can't stay, or end where you began. Where you arrive, leave an assistant or pick up the one you left there.
        2. **Other merchants:** pay each one there { $fee } lira.
        3. **Action:** do what the place says, or skip it.
        4. **Encounters:** send other players' family members back, and meet the Governor, the Smuggler or other figures there, in any order.

        If you don't leave or pick up an assistant, or don't pay the merchants, your turn ends at once. You have no action and no encounters, and can play only the three bonus cards that belong to no step. So return to your assistants or to the Fountain before your stack is empty. Otherwise you can play bonus cards along the way, as each one says.
chapter-goods = Places: goods, assistants, cards
    .text = Here you fill and extend your wheelbarrow, take cards, and get your assistants back.
chapter-lira = Places: dice, markets, Police Station
    .text = Here you roll for goods and lira, sell goods, and send out your family member.
chapter-rubies = Places: rubies
    .text =
        Here you take rubies. At the Sultan's Palace and the Gemstone Dealer each ruby costs more than the last, up to a limit; there's always another. A mosque without rubies still gives its tiles.

        The Sultan's Palace takes as many goods as the next ruby costs there, in this order: { $palace }.
chapter-mosque-tiles = Mosque tiles
    .text = A tile from the Small Mosque (red, green) or the Great Mosque (blue, yellow) gives you an ability for the rest of the game. You can own one tile of each colour.
chapter-encounters = Encounters
    .text = After your action you meet everybody else at your place. You must send other players' family members back to the Police Station, and choose a reward for each. You can use the Governor and the Smuggler once each in a turn, or leave them alone. Other merchants aren't encounters: you paid them before the action.
chapter-cards = Bonus cards
    .text = You keep your bonus cards secret until you play them.
chapter-end = End of the game
    .text =
        Once somebody has enough rubies, you finish the round, so everybody has had the same number of turns. Then players who could still change their place can play bonus cards for goods or lira.
chapter-fewer = With two players
    .text = These rules apply only with 2 players.
chapter-coffee = Mocha & Baksheesh: coffee
    .text = This expansion adds four places, coffee and the Coffee Trader.
chapter-tavern = Mocha & Baksheesh: the Tavern
    .text = This is what the Tavern sells for coffee.
chapter-guild = Mocha & Baksheesh: guild cards
    .text = Guild cards come from the Guild Hall and stay secret until you play them.
chapter-mocha-cards = Mocha & Baksheesh: bonus cards
    .text = These cards are shuffled into the deck of bonus cards.
chapter-letters = Letters & Seals
    .text = This expansion adds places, letters, the Courier, and a companion for every merchant.
chapter-kiosk = Letters & Seals: tiles of the Kiosk
    .text = If you take a tile, you use it at once or not at all; then you put it aside face down.
chapter-letters-cards = Letters & Seals: bonus cards
    .text = The bonus cards of this expansion.
chapter-variants = Variants
    .text = These options were also chosen for this game.
