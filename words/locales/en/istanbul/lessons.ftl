# What the lessons of Istanbul tell: each sentence at most three lines long, what to do and why. What they claim is
# checked by the `holds` of host/lessons/told. $blue, $green and so on name the others, by their colours; figures of the
# rules are those of `chapter_facts`.

lesson-istanbul = Istanbul
    .about = Goods, a sale, a ruby, and picking up assistants
lesson-istanbul-spice = Rubies win, and they cost lira or goods. You walk 1 or 2 places a turn: go to the *Spice Warehouse* for spice to sell. An assistant stays at each place you use; you pick it up later.
lesson-istanbul-fabric = Your wheelbarrow has room for { $room } of each good. Walk 2 places to the *Fabric Warehouse*: the Small Market takes 1 fabric too, and more goods in one sale pay more.
lesson-istanbul-market = Now sell: walk to the *Small Market*. Its tile shows what it wants, here 1 fabric, 3 spice and 1 fruit.
lesson-istanbul-card = A bonus card is free to play. Yours brings any good: take *fruit*, a fourth good for this sale.
lesson-istanbul-sale = Sell *fabric, 2 spice and fruit*: 4 goods pay { $sale } lira. Then another tile shows what the market wants next.
lesson-istanbul-ruby = You have 16 lira. Walk to the *Gemstone Dealer* and buy a ruby for 15: each one makes the next cost a lira more, so early is cheap.
lesson-istanbul-family = Your first ruby. { $green }'s family member stands here: *catch* it, and it goes back to the Police Station. As a reward choose { $reward } lira; the other is a bonus card from the deck.
lesson-istanbul-fetch = All your assistants are out: where you can neither leave nor pick one up, your turn ends at once. One waits at the *Spice Warehouse*: pick it up, and fill up with spice as well.
lesson-istanbul-fountain = The *Fountain* returns all the others at once and needs no assistant. Return all three; in a game of your own one button walks there and does it.
lesson-istanbul-end = The Sultan's Palace, both tiles of a mosque and the Wainwright's third extension bring rubies too; from the Police Station your family member uses any place. Play on to { $more } rubies, or make a table: { command-new }.

lesson-mocha = Mocha & Baksheesh
    .about = Coffee and guild cards
lesson-mocha-roast = New here: coffee, which buys rubies. Walk to the *Roasting Plant*: it gives { $roasted } coffee for a good, for { $roast } lira and for a card, each once.
lesson-mocha-roasted = Pay 1 *spice* for { $roasted } coffee, which makes 4. You could roast lira and a card as well; keep them: *{ label-enough }*.
lesson-mocha-guild = A guild card replaces your whole turn: no walk, no assistant. *Guild 20* sells the next ruby of the Coffee House for half of its 6 coffee.
lesson-mocha-hall = Guild cards come from the *Guild Hall*, where an assistant of yours waits: pick it up there, take 1 coffee and draw 2 guild cards.
lesson-mocha-keep = Of the two you keep one. The Coffee House asks for 7 coffee now: you have 2, and the other card brings 5. So discard the *extension*.
lesson-mocha-end = Coffee buys rubies at the Coffee House, and cheaper with guild cards; at the Tavern it buys tiles and the barrier. Play on, or go on with letters and seals. { command-new } makes a table with others.

lesson-letters = Letters & Seals
    .about = Letters, a ruby for seals and an auction
lesson-letters-deliver = New here: letters. Each names a place and is delivered when your merchant comes there; then it has { $delivered } seals instead of { $sealed }. Yours go to 7 and 24, so walk to the *Fountain* (7).
lesson-letters-fountain = The letter is delivered, without a step of its own. Return *both assistants* as well: you need one for each place.
lesson-letters-society = Seals buy rubies. Walk to the *Secret Society* (24), where your last letter goes: it is delivered on arrival.
lesson-letters-seals = A ruby costs { $seals } seals: give *3 delivered letters*. You choose whose; take the *Gemstone Dealer*'s, which would cost 14 lira. Whoever is first here gets { $society } lira as well.
lesson-letters-auction = Walk to the *Auction House*: take a good of any type (*jewelry* is rare), then { $auctioned } bonus cards are auctioned.
lesson-letters-open = You open with at least 1 lira; then each of the others bids once, and you may close. Bid *2*: the others will show what the cards are worth.
lesson-letters-close = { $green } bids 3. The winner pays you, unless it is you: *pass*, and the 3 lira are yours. Or close with 4 and take both cards.
lesson-letters-end = Letters come from the Embassy and the Kiosk, whose tiles everybody picks from. Play on, or try everything at once in the Grand Bazaar. { command-new } makes a table with others.

lesson-bazaar = The Grand Bazaar
    .about = All places on one board, and the Catacombs
lesson-bazaar-catacombs = All places lie on one large board. The Secret Society (24) is too far off for you, but the *Catacombs* beside it are in reach: use them.
lesson-bazaar-good = The Catacombs give a good of any type or a coffee. Take *jewelry*, which no warehouse has.
lesson-bazaar-tunnel = Then you go on to any place, where nothing more happens. From the *Tavern* (19) the Secret Society is 1 step in your next turn.
lesson-bazaar-society = You have 7 seals: 2 letters are delivered, 3 are not. Walk to the *Secret Society*, which sells a ruby for { $seals }.
lesson-bazaar-seals = Give the delivered letters and those to *10 and 23*. Keep the one to 7: it has { $delivered } seals once it is delivered.
lesson-bazaar-ruby = In the Grand Bazaar you may take it from the *Coffee House* too, where the next one then costs everybody 7 coffee instead of 6.
lesson-bazaar-again = No assistant is with you. One waits in the *Catacombs*: pick it up, and use them once more.
lesson-bazaar-coffee = This time take *coffee*, and go to the *Fabric Warehouse* (2): the Fountain lies next to it.
lesson-bazaar-fountain = Walk to the *Fountain*: your letter is delivered there, and all your assistants return.
lesson-bazaar-home = Return *all three*. The board is large: whoever spreads assistants over it pays with turns.
lesson-bazaar-kiosk = { $blue } has opened the Kiosk: everybody picks a tile, in the turn of another too. Take *2 lira*.
lesson-bazaar-end = Rubies come from everywhere here: goods, lira, coffee, seals. Play on: { $expansion } rubies end the game. Or make a table with others: { command-new }.
