# A good of any type, in the order in which the Palace asks for goods.
good-any = any 1 good

# The whole rules, chapter by chapter. Below the sentences here stand the rules of the things each chapter is about.

chapter-aim = Aim
    .text =
        You lead a merchant and his assistants through the bazaar of Istanbul. The first player to get { $more } rubies ends the game ({ $two } rubies with 2 players, { $expansion } with an expansion).

        There are several ways to get rubies: pay goods at the Sultan's Palace or lira at the Gemstone Dealer, complete your wheelbarrow, or collect both tiles of a mosque. Expansions add more.

        The places form a grid. You never move diagonally, so only the four neighbours of a place are one place away.
chapter-set-up = Set-up
    .text =
        Every merchant starts at 7 Fountain on a stack of { $assistants } assistants. A fifth assistant waits in reserve for the blue mosque tile. Every family member starts at 12 Police Station.

        I choose the start player at random. That player gets { $lira } lira, and each following player gets 1 lira more than the one before. You start with one secret bonus card and an empty wheelbarrow, which has room for { $room } of each good: fabric (red), spice (green), fruit (yellow) and jewelry (blue).

        Dice decide where the Governor, the Smuggler and the figures of the expansions start. Everybody can see all goods, lira, rubies and assistants; only hands and piles are hidden.
chapter-turn = Your turn
    .text =
        A turn has four phases.
        1. **Move** your merchant 1 or 2 places with its whole stack of assistants. You can't stay where you are or end up there again. On arrival, leave an assistant or pick up the one you left there.
        2. **Other merchants:** pay each one there { $fee } lira.
        3. **Action:** do what the place says, or skip it.
        4. **Encounters:** send other players' family members back, and meet the Governor, the Smuggler or other figures there, in any order.

        If you don't leave or pick up an assistant, or don't pay the merchants, your turn ends at once. You have no action and no encounters, and can play only the three bonus cards that aren't tied to a step. So go back to your assistants or to the Fountain before your stack is empty. On any other turn, you can play each bonus card at the moment it says.
chapter-goods = Places: goods, assistants, cards
    .text = Here you fill and extend your wheelbarrow, take cards, and get your assistants back.
chapter-lira = Places: dice, markets, Police Station
    .text = Here you roll for goods and lira, sell goods, and send out your family member.
chapter-rubies = Places: rubies
    .text =
        Here you get rubies. At the Sultan's Palace and the Gemstone Dealer each ruby costs more than the last, up to a limit, and rubies never run out. You can still get tiles from a mosque that has no rubies left.

        At the Sultan's Palace, pay as many goods as the next ruby costs, in this order: { $palace }.
chapter-mosque-tiles = Mosque tiles
    .text = A tile from the Small Mosque (red, green) or the Great Mosque (blue, yellow) gives you an ability for the rest of the game. You can own at most one tile of each colour.
chapter-encounters = Encounters
    .text = After your action, you meet everybody else who is at the same place. You must send other players' family members back to the Police Station, and choose a reward for each. You can use the Governor and the Smuggler once each per turn, but you don't have to. Other merchants aren't encounters: you paid them before the action.
chapter-cards = Bonus cards
    .text = You keep your bonus cards secret until you play them.
chapter-end = End of the game
    .text =
        The round in which a player gets enough rubies is the last, so everybody takes the same number of turns. Afterwards, players whose rank could still change can play bonus cards that give goods or lira.
chapter-fewer = With two players
    .text = These rules apply only with 2 players.
chapter-coffee = Mocha & Baksheesh: coffee
    .text = This expansion adds four places, coffee and the Coffee Trader.
chapter-tavern = Mocha & Baksheesh: the Tavern
    .text = You can buy these things with coffee at the Tavern.
chapter-guild = Mocha & Baksheesh: guild cards
    .text = You draw guild cards at the Guild Hall and keep them secret until you play them.
chapter-mocha-cards = Mocha & Baksheesh: bonus cards
    .text = These cards are part of the bonus card deck.
chapter-letters = Letters & Seals
    .text = This expansion adds places, letters, the Courier, and a companion for every merchant.
chapter-kiosk = Letters & Seals: Kiosk tiles
    .text = When you take a tile, use it at once or not at all; then put it aside face down.
chapter-letters-cards = Letters & Seals: bonus cards
    .text = This expansion has its own bonus cards.
chapter-variants = Variants
    .text = Each of these rules applies only when its option is on.
