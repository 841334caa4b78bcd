# What the lessons of Istanbul tell: each sentence at most three lines long, what to do and why. What they claim is
# checked by the `holds` of host/lessons/told. $blue, $green and so on name the others, by their colours; figures of the
# rules are those of `chapter_facts`.

lesson-istanbul = Istanbul
    .about = Goods, other merchants, a mosque tile, a sale, the Governor and a ruby
lesson-istanbul-spice = Rubies win the game; you buy them with lira or goods. Each turn, move 1 or 2 places and leave an assistant there to pick up later. Go to the *Spice Warehouse* and get spice to sell.
lesson-istanbul-fabric = { $blue } is at the *Fabric Warehouse*: pay { $fee } lira there, or your turn ends. { $green }'s family member (a helper) is there too: *catch* it and take { $reward } lira. The first button does the whole turn.
lesson-istanbul-mosque = Mosque tiles last all game, and both tiles of a mosque also get you a ruby. Walk to the *Small Mosque*: you need 2 fabric for the red tile, but you give only 1.
lesson-istanbul-fountain = You have one assistant left, and if you can't leave or pick one up, your turn ends at once. Get the other three back at the *Fountain*; you don't need an assistant there.
lesson-istanbul-market = Now sell: walk to the *Small Market*. Its tile shows what it wants: 1 fabric, 3 spice and 1 fruit. The more goods you sell at once, the more each one earns.
lesson-istanbul-card = Bonus cards are free to play. Yours gives you a good of your choice: take *fruit*, your fourth good for this sale.
lesson-istanbul-sale = Sell *1 fabric, 2 spice and 1 fruit*: 4 goods earn { $sale } lira. Then another tile shows what the market wants next.
lesson-istanbul-governor = The *Governor* is here. He sells a bonus card for { $figure } lira or another card, and then moves on; the Smuggler sells any good the same way. Meet the Governor and pay *{ $figure } lira*.
lesson-istanbul-police = You have a family member too: it uses any place for you, without an assistant. From the *Police Station*, send it to the *Gemstone Dealer* for a ruby. That costs 14 lira now, and 1 more after each sale.
lesson-istanbul-end = Your family member stays there until somebody catches it. You also get rubies at the Sultan's Palace, for both tiles of a mosque and for a third wheelbarrow extension. Play on to { $more } rubies, or type { command-new }.

lesson-mocha = Mocha & Baksheesh
    .about = Coffee and guild cards
lesson-mocha-roast = New here: you can buy rubies with coffee. Walk to the *Roasting Plant*: you get { $roasted } coffee for a good, { $roasted } for { $roast } lira and { $roasted } for a card.
lesson-mocha-roasted = Pay 1 *spice* for { $roasted } coffee; that makes 4. You could also pay with lira and a card, but keep those: choose *{ label-enough }*.
lesson-mocha-guild = A guild card replaces your whole turn, and you don't need an assistant. *Guild 20* gets you the next ruby at the Coffee House for half price: 3 coffee instead of 6.
lesson-mocha-hall = You get guild cards at the *Guild Hall*. Your assistant is there: pick it up, take 1 coffee and draw 2 guild cards.
lesson-mocha-keep = You keep one of the two. A ruby now costs 7 coffee; you have 2, and one of the cards gives you 5. Keep that one and discard the *extension*.
lesson-mocha-end = Coffee buys rubies at the Coffee House (even cheaper with guild cards), and tiles or the barrier at the Tavern. Play on, or continue with Letters & Seals. To play with others, type { command-new }.

lesson-letters = Letters & Seals
    .about = Letters, a ruby for seals and an auction
lesson-letters-deliver = New here: letters. Each names a place; once your merchant gets there, the letter is delivered and worth { $delivered } seals instead of { $sealed }. Yours go to 7 and 24, so walk to the *Fountain* (7).
lesson-letters-fountain = You deliver your letter automatically. Return *both assistants* too: you need one for each place you go to.
lesson-letters-society = Seals buy rubies. Your last letter goes to the *Secret Society* (24): walk there to deliver it.
lesson-letters-seals = A ruby costs { $seals } seals: give *3 delivered letters*. Choose the *Gemstone Dealer*'s ruby, which would cost 14 lira if you bought it there. The first player to buy here also gets { $society } lira.
lesson-letters-auction = Walk to the *Auction House*: take a good of any type (*jewelry* is rare), then auction { $auctioned } bonus cards.
lesson-letters-open = You open the bidding with at least 1 lira; then everybody else bids once, and you can make the last bid. Bid *2* to see what the cards are worth to the others.
lesson-letters-close = { $green } bids 3. The winner pays you, unless you win yourself: *pass* to get the 3 lira, or bid 4 to take both cards.
lesson-letters-end = You get letters at the Embassy and at the Kiosk, where everybody also picks a tile. Play on, or try everything at once in the Grand Bazaar. To play with others, type { command-new }.

lesson-bazaar = The Grand Bazaar
    .about = All places on one board, and the Catacombs
lesson-bazaar-catacombs = All places are on one large board. The Secret Society (24) is too far away, but you can reach the *Catacombs* next to it: use them.
lesson-bazaar-good = The Catacombs give you a good of any type or a coffee. Take *jewelry*, which no warehouse has.
lesson-bazaar-tunnel = Now go to any place, without using it. Choose the *Tavern* (19): from there, the Secret Society is only 1 step away next turn.
lesson-bazaar-society = You have 7 seals, from 2 delivered letters and 3 undelivered ones. Walk to the *Secret Society*, where a ruby costs { $seals } seals.
lesson-bazaar-seals = Give the delivered letters and the ones to *10 and 23*. Keep the one to 7: it's worth { $delivered } seals once you deliver it.
lesson-bazaar-ruby = In the Grand Bazaar, you can also take the *Coffee House*'s ruby; then the next one there costs everybody 7 coffee instead of 6.
lesson-bazaar-again = You have no assistant with you. One is in the *Catacombs*: pick it up, and use the Catacombs again.
lesson-bazaar-coffee = This time take *coffee*, and go to the *Fabric Warehouse* (2): the Fountain is next to it.
lesson-bazaar-fountain = Walk to the *Fountain*: you deliver your letter there and get all your assistants back.
lesson-bazaar-home = Return *all three*. The board is large: if you spread your assistants all over it, you lose turns fetching them.
lesson-bazaar-kiosk = { $blue } is at the Kiosk, so you pick a tile too, although it isn't your turn. Take *2 lira*.
lesson-bazaar-end = Here you can buy rubies with goods, lira, coffee or seals. Play on: { $expansion } rubies end the game. To play with others, type { command-new }.
