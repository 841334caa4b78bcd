# What can be looked up beside components, in our own words. Figures come from the engine's tables.

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
section-options = Options

# A card that says what it does.
rule-guild = { $rule }.
rule-kiosk = If you take this tile, use it at once or not at all.
rule-card = { $rule }.
    .more =
        { $count ->
            [one] There is 1 of these cards in { FORM($set, case: "within") }.
           *[other] There are { $count } of these cards in { FORM($set, case: "within") }.
        }

# Beside what a mosque tile does.
tile-cost = Get this tile at the { $mosque }. You need as much { $good } as the top tile there shows, but you give only 1.
    .more = With 2 players, the tiles show { $seats2 }. With 3 players, they show { $seats3 }. With 4 or 5 players, they show { $seats4 }.

concept-turn = A turn
    .rule = Move 1 or 2 places, never diagonally, and leave or pick up an assistant. Then pay the other merchants there, take the place's action, and meet anyone else there. You can skip the action, but you must move.
    .more = If your turn ends at once, you skip everything that's left. The only cards you can still play are “1 good”, “{ $lira } lira” and “Send family member home”.
concept-assistants = Assistants
    .rule = Your merchant carries a stack of { $assistants } assistants. When you arrive at a place, pick up your assistant if you left one there earlier; otherwise leave one. If you do neither, your turn ends at once.
    .more = You don't need an assistant at the Fountain.
concept-merchants = Other merchants
    .rule = When you arrive at a place, pay { $fee } lira to each player whose merchant is there. You can't pay just some of them. If you don't pay, your turn ends at once.
    .more = You don't pay anybody at the Fountain.
concept-family = Family members
    .rule = After your action, send all other players' family members at your place back to the Police Station. For each one, take { $reward } lira or a bonus card. You can't catch anybody at the Police Station itself.
concept-wheelbarrow = Wheelbarrow and goods
    .rule = At first, your wheelbarrow holds { $first } each of fabric, spice, fruit and jewelry. Every extension makes room for one more of each, up to { $last } of each. You lose goods that don't fit.
concept-cards = Playing bonus cards
    .rule = Play as many bonus cards as you like on your turn, each at the time it says. Played and discarded cards go to the discard pile; when the deck runs out, that pile is shuffled into a new deck.
    .more = There's no hand limit. To play a card that repeats an action, you must be able to pay for the action again. You can't repeat the action of a guild card.
concept-rubies = Rubies
    .rule = Buy rubies with goods at the Sultan's Palace or with lira at the Gemstone Dealer. You also get one for collecting both tiles of a mosque, and one for your third extension from the Wainwright.
    .more = With Mocha & Baksheesh, you can also buy them at the Coffee House and the Tavern, and with Letters & Seals at the Secret Society.
concept-lira = Lira
    .rule = You earn lira by selling goods at the markets, rolling at the Tea House, and collecting mail at the Post Office.
    .more = You also get { $reward } lira for catching a family member, and { $fee } lira from each player who arrives where your merchant is. Some bonus cards give lira too.
concept-coffee = Coffee
    .rule = Coffee isn't a good: it takes up no room, and “a good” never means coffee unless the text says so. You can have any amount.
    .more = At the Caravansary, you get { $coffee } coffee along with your cards.
concept-guild-cards = Guild cards
    .rule = Instead of taking a normal turn, you can play a guild card, wherever your merchant is. You must be able to do everything it says.
    .more = You have no encounters on that turn. You can't use bonus cards that replace moving, or any cards and mosque tiles that are tied to a place. If a card says “up to”, you can choose none.
concept-letters = Letters
    .rule = A letter in front of you is worth { $one } seal. Once your merchant, family member or companion reaches the place it names, it's delivered and worth { $two }.
    .more = { $society } seals buy a ruby at the Secret Society. I decided how many letters go to each place, because no source says.
concept-extra-turn = Another turn
    .rule = Once a round, at the end of your turn, you can give letters worth { $seals } seals to take another turn. You lose any extra seals.
    .more = You can't do this after guild card 7, which already gives you another turn; but you can at the end of that turn.
concept-companion = Companion
    .rule = Get your companion at the Fountain, and place it beside your merchant at the start of a turn. From then on, move either your merchant or your companion. Your companion moves { $steps } place and needs no assistant.
    .more = Otherwise it works like a merchant, but cards that move the merchant don't move it. Other players pay you { $fee } lira when they meet it, and you pay when you meet theirs.
concept-caravan-master = Caravan master
    .rule = When you use the Caravansary, you take the caravan tile at the end of your turn. As long as you have it, you keep both cards you take there.
concept-neutral-assistants = Neutral assistants
    .rule = In each stack of { $assistants }, the bottom assistant is neutral. Anybody can pick up a neutral assistant from a place instead of leaving one there.
    .more = The Fountain returns only your own assistants.
concept-end = The end
    .rule = Once somebody has enough rubies ({ $two } with 2 players, { $more } with more players, { $expansion } with an expansion), you all finish the round. The player with the most rubies wins. Lira, goods in the wheelbarrow and bonus cards in hand break ties, in that order.
    .more = If you're still tied, you share the win.
concept-two-players = Two players
    .rule = There are three neutral merchants on the board. Pay { $fee } lira to the supply for each one you meet, then roll two dice and move it to the place with that number.
    .more = You don't pay for them at the Fountain, and family members don't meet them.
concept-dice = Dice and undo
    .rule = Every roll and every shuffle comes from a secret. I show its fingerprint in the lobby and the secret itself at the end, so anybody can check.
    .more = You can't undo a choice marked “no undo”, because it shows you something new.
