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
rule-kiosk = If you take this tile, you can use it at once: { $tile }.
rule-card = { $rule }.
    .more =
        { $count ->
            [one] { $set }: 1 card.
           *[other] { $set }: { $count } cards.
        }

# Beside what a mosque tile does.
tile-cost = Take it at the { $mosque }: you need as much { $good } as its top tile shows, but you give only 1.
    .more = The tiles ask for { $seats2 } with 2 players, for { $seats3 } with 3, and for { $seats4 } with 4 or 5.

concept-turn = A turn
    .rule = Four steps: move 1 or 2 places and leave or pick up an assistant; pay the other merchants there; take the place's action; meet others. You can skip an action, but you must move.
    .more = If your turn ends at once, you skip everything that's left. You can still play only the cards “1 good”, “{ $lira } lira” and “Family member home”.
concept-assistants = Assistants
    .rule = Your merchant carries a stack of { $assistants } assistants. Where you arrive, pick up your assistant if one is there, or leave one; if you do neither, your turn ends at once.
    .more = You need none at the Fountain.
concept-merchants = Other merchants
    .rule = Pay { $fee } lira to every player whose merchant is where you arrive, all of them or none. If you don't pay, your turn ends at once.
    .more = At the Fountain you pay nobody.
concept-family = Family members
    .rule = After your action, you send other players' family members at your place back to the Police Station, each for { $reward } lira or a bonus card. You catch nobody at the Police Station itself.
concept-wheelbarrow = Wheelbarrow and goods
    .rule = It holds your goods: at first { $first } each of fabric, spice, fruit and jewelry, and one more with each extension, up to { $last }. You lose goods that don't fit.
concept-cards = Playing bonus cards
    .rule = Play any number on your own turn, whenever the card allows it. Played and discarded cards go to the discard pile; when the deck is empty, that pile is shuffled into a new one.
    .more = There's no hand limit. You can play a card that repeats an action only if you can pay for it again, and not with a guild card.
concept-rubies = Rubies
    .rule = Buy rubies for goods at the Sultan's Palace or for lira at the Gemstone Dealer. You also get one for both tiles of the Small Mosque, for both of the Great Mosque, and for the third extension at the Wainwright.
    .more = With Mocha & Baksheesh you can also buy them at the Coffee House and the Tavern, with Letters & Seals at the Secret Society.
concept-lira = Lira
    .rule = You get lira for goods at both markets, for a roll at the Tea House, and at the Post Office.
    .more = You also get { $reward } lira for catching a family member, and { $fee } from each merchant who comes to yours. Some bonus cards bring lira too.
concept-coffee = Coffee
    .rule = Coffee isn't a good: it needs no room, and “a good” never means coffee unless it says so. You can have any amount.
    .more = The Caravansary brings { $coffee } coffee along with its cards.
concept-guild-cards = Guild cards
    .rule = At the start of your turn you can play a guild card instead of the whole turn, wherever your merchant is. You must be able to do everything it says.
    .more = You have no encounters, and can't use bonus cards that replace moving, or cards and mosque tiles that belong to a place. “Up to” can mean none.
concept-letters = Letters
    .rule = A letter in front of you counts as { $one } seal. Once your merchant, family member or companion is at the place it names, it is delivered and counts as { $two }.
    .more = { $society } seals buy a ruby at the Secret Society. I chose how many letters there are to each place, because no source says.
concept-extra-turn = Another turn
    .rule = At the end of your turn, once a round, you can give letters worth { $seals } seals to take another turn. You lose any seals beyond that.
    .more = Not after guild card 7, which brings another turn by itself; but you can in that turn.
concept-companion = Companion
    .rule = The Fountain brings your companion to your supply; place it beside your merchant at the start of a turn. From then on move either your merchant or your companion, which goes { $steps } place and needs no assistant.
    .more = Otherwise it does what a merchant does; cards that move the merchant don't move it. Other players pay { $fee } lira when they meet it, and you pay when you meet theirs.
concept-caravan-master = Caravan master
    .rule = If you use the Caravansary, you take the caravan tile at the end of your turn. While you have it, you keep both cards there.
concept-neutral-assistants = Neutral assistants
    .rule = A neutral assistant replaces the bottom one in each stack of { $assistants }. Anybody can pick up a neutral assistant from a place instead of leaving one.
    .more = The Fountain returns only your own.
concept-end = The end
    .rule = Once somebody has enough rubies ({ $two } with 2 players, { $more } with more, { $expansion } with an expansion), you finish the round. Most rubies win; lira, goods in the wheelbarrow and bonus cards in hand break ties, in this order.
    .more = If all that is equal, you share the win.
concept-two-players = Two players
    .rule = There are three neutral merchants on the board. Pay { $fee } lira to the supply for each one you meet, then roll two dice and move it to the place with that number.
    .more = You don't pay them at the Fountain, and family members don't meet them.
concept-dice = Dice and undo
    .rule = All chance follows from a secret. I show its fingerprint in the lobby and the secret itself at the end, so anybody can check every roll.
    .more = You can't take back what is marked “no undo”, because you learn something new.
