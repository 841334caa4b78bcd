# Rules look-up, in our own words. Figures come from the engine's tables.

rule-pages =
    { $count ->
        [one] -# Rulebook p. { $pages }
       *[other] -# Rulebook pp. { $pages }
    }
section-places = Places
section-cards = Bonus cards
section-tiles = Mosque tiles
section-figures = Figures
section-guild = Guild cards
section-kiosk = Kiosk tiles
section-tavern = Tavern
section-concepts = How to play

rule-place-1 = Pay { $lira } lira for a wheelbarrow extension: room for one more of every good. Whoever takes the third extension completes the wheelbarrow and takes a ruby at once.
rule-place-2 = Take fabric until your wheelbarrow has no room for more.
rule-place-3 = Take spice until your wheelbarrow has no room for more.
rule-place-4 = Take fruit until your wheelbarrow has no room for more.
rule-place-5 = Take the goods and lira that the four columns show: two goods and { $least } to { $most } lira. Then the leftmost indicator of the upper row moves down; when all are down, all go back up. Goods without room are lost.
rule-place-6 = Take { $cards } bonus cards, one after the other, each from the deck or from the top of the discard pile. Then discard one card of your hand, old or new. Nowhere else may you take from the discard pile.
rule-place-7 = Take back any number of your assistants from anywhere. Here you need no assistant, and you pay no merchants.
rule-place-8 = Take a fabric, spice or fruit, before or after rolling two dice. The roll brings jewelry as well: 1 from { $one }, 2 from { $two }, 3 from { $three }.
rule-place-9 = Call a number from 3 to 12 and roll two dice. Reach it, and you win as many lira; otherwise you get { $consolation }.
rule-place-10 = Sell up to { $goods } of the goods that the demand tile asks for. The number of goods decides what you get: { $pay1 }, { $pay2 }, { $pay3 }, { $pay4 } or { $pay5 } lira for 1 to 5. Then the demand tile goes under its stack.
rule-place-11 = Sell up to { $goods } of the goods that the demand tile asks for. The number of goods decides what you get: { $pay1 }, { $pay2 }, { $pay3 }, { $pay4 } or { $pay5 } lira for 1 to 5. Then the demand tile goes under its stack.
rule-place-12 = If your family member is here, send it to any other place and carry out the action there. It needs no assistant, pays nobody and meets nobody. It stays there until somebody catches it.
rule-place-13 = Give the goods that no ruby covers, and take the next ruby. With 2 or 3 players the first costs { $few } goods, with 4 or 5 players { $many }; each ruby costs one good more, { $last } at most.
rule-place-14 = Choose red or green. Own at least as many goods of that colour as the top tile shows, give one of them, and take the tile. You may own one tile of each colour. Both tiles of this mosque bring a ruby.
rule-place-15 = Choose blue or yellow. Own at least as many goods of that colour as the top tile shows, give one of them, and take the tile. You may own one tile of each colour. Both tiles of this mosque bring a ruby.
rule-place-16 = Buy the next ruby. The first costs { $two } lira with 2 players, { $three } with 3 and { $more } with more; each ruby costs one lira more, { $last } at most.

rule-place-17 = Take { $coffee } coffee for each way you pay, each way at most once: { $lira } lira, a good, or a card (a bonus card or a guild card).
rule-place-18 = Take { $coffee } coffee and draw { $cards } guild cards. Then discard one guild card of your hand without using it, old or new.
rule-place-19 = Do one of these. For { $barrier } coffee put the barrier between two places and carry out the action of one of them; from now on only you pass it. Or pay what a stack of tavern tiles asks for and take its top tile; you may own one of each kind. Or pay { $baksheesh } coffee and the goods on the baksheesh tile for the next ruby of the Palace, the Gemstone Dealer or the Coffee House; then the baksheesh tile is turned over.
rule-place-20 = Buy the next ruby with coffee. The first costs { $first }, each one a coffee more, { $last } at most.
rule-place-21 = Draw { $letters } letters and lay them before you with the place they name.
rule-place-22 = Take letters: { $most }, or { $least } where the table plays as printed on the place. Then as many tiles as players and one more are opened. Beginning with you, each player takes one and uses it or not; the last one is yours too.
rule-place-23 = Take a good of any type. Then { $cards } bonus cards are auctioned: you open with at least 1 lira, everybody else bids once in turn order, and you may close with a higher bid. The winner pays you; if it is you, you pay the supply.
rule-place-24 = Give letters worth { $seals } seals for the next ruby of the Palace or the Gemstone Dealer, in the Grand Bazaar also of the Coffee House. The first player to do so gets { $lira1 } lira as well, the second { $lira2 }, the third { $lira3 }.
rule-place-25 = Take a good of any type, or a coffee. Then your merchant or your companion goes to any place; nothing more happens there.

rule-card =
    { $count ->
        [one] { $rule }. { $set }: 1 card.
       *[other] { $rule }. { $set }: { $count } cards.
    }

rule-tile-fabric = After a roll at the Black Market or the Tea House, set one die to { $face } or roll both again, once.
rule-tile-spice = At every warehouse action you may buy one more good of any type for { $extra } lira.
rule-tile-fruit = Once in each of your turns, pay { $recall } lira and bring one of your assistants back under your merchant.
rule-tile-jewelry = Your fifth assistant comes from the reserve under your merchant at once.

rule-figure-governor = Take a bonus card and pay { $lira } lira or discard a card, the new one included. Then the Governor rolls two dice and goes to that place. You may leave it alone.
rule-tavern-line = Instead of 1 or 2 places your merchant may go any number of places in a straight line. The barrier stops it, unless you may pass.
rule-tavern-free = The figures you meet cost you nothing. They still roll and move on.
rule-baksheesh = It asks for { $first }, on its other side for { $second }. It is turned over each time it is used. The other side is our own: no source gives the printed one.
rule-barrier = It stands between two places, and only whoever put it there may walk past it. Cards and tiles that lead straight to a place ignore it.

rule-figure-coffee-trader = Take a coffee and pay { $lira } lira or a good. Then the Coffee Trader rolls two dice and goes to that place. You may leave it alone.
rule-figure-courier = Draw a letter and pay { $lira } lira or discard a letter, the new one included. Then the Courier rolls two dice and goes to that place. You may leave it alone.
rule-figure-smuggler = Take a good of your choice and pay { $lira } lira or give any good, the new one included. Then the Smuggler rolls two dice and goes to that place. You may leave it alone.

concept-turn = A turn
    .rule = Four steps: move 1 or 2 places and leave or collect an assistant; pay the other merchants there; carry out the action of the place; meet others. You may skip an action. A turn that ends at once skips all that is left.
concept-assistants = Assistants
    .rule = Your merchant carries a stack of { $assistants } assistants. Where you arrive, you collect your assistant if one is there, or leave one. If you cannot or will not do either, your turn ends at once. At the Fountain you need none.
concept-merchants = Other merchants
    .rule = Pay { $fee } lira to every player whose merchant is where you arrive, all of them or none. If you do not pay, your turn ends at once. At the Fountain nobody is paid.
concept-family = Family members
    .rule = After your action you send back every family member of the others at your place to the Police Station, for { $reward } lira or a bonus card each. None is caught at the Police Station.
concept-wheelbarrow = Wheelbarrow
    .rule = It has room for { $first } of each good at first, and for one more with each extension, up to { $last }. What has no room is lost.
concept-cards = Playing bonus cards
    .rule = Play any number in your own turn, when the card allows it. Played and discarded cards go to the discard pile; an empty deck is made anew of it. There is no limit to your hand.
concept-coffee = Coffee
    .rule = Coffee is no good: it needs no room, and "a good" never means coffee unless it says so. There is no limit.
concept-guild-cards = Guild cards
    .rule = At the beginning of your turn you may play a guild card instead of the whole turn, wherever your merchant stands. All it asks for must be possible. There are no encounters, and cards and tiles tied to a place do not count.
concept-letters = Letters
    .rule = A letter before you counts { $one } seal. When your merchant, family member or companion is at the place it names, it is delivered and counts { $two }. { $society } seals buy a ruby at the Secret Society. How many letters name each place is our own: no source gives it.
concept-extra-turn = Another turn
    .rule = At the end of your turn, once a round, give letters worth { $seals } seals and take another turn. What they count beyond that is lost.
concept-companion = Companion
    .rule = The Fountain brings your companion to your supply; at the beginning of a turn place it beside your merchant. Then move either your merchant or your companion. It goes { $steps } place, needs no assistant, and otherwise does what a merchant does. Others pay { $fee } lira for meeting it, and so do you for meeting theirs.
concept-caravan-master = Caravan master
    .rule = Whoever did the action of the Caravansary takes the caravan tile at the end of the turn. Whoever has it keeps both cards there.
concept-neutral-assistants = Neutral assistants
    .rule = The bottom assistant of each stack of { $assistants } is replaced by a neutral one. Wherever a neutral assistant lies, anybody may collect it instead of leaving one. The Fountain brings back only your own.
concept-end = The end
    .rule = When somebody has enough rubies ({ $two } with 2 players, { $more } with more, { $expansion } with an expansion), the round is finished. Most rubies win; then lira, goods in the wheelbarrow, and bonus cards in hand decide. After that a win is shared.
concept-two-players = Two players
    .rule = Three neutral merchants stand on the board. Pay { $fee } lira to the supply for each one you meet; it then rolls two dice and goes to that place.
concept-dice = Dice and undo
    .rule = All chance follows from a secret seed. Its fingerprint is shown when a game starts and the seed when it ends, so that anyone can check every roll. What is marked as final cannot be undone, because you learn something new.
