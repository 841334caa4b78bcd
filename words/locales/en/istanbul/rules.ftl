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
rule-kiosk = Whoever takes this tile may use it at once: { $tile }.
rule-card = { $rule }.
    .more =
        { $count ->
            [one] { $set }: 1 card.
           *[other] { $set }: { $count } cards.
        }

# Beside what a mosque tile does.
tile-cost = Take it at the { $mosque }: you must own as much { $good } as its top tile asks for, but you give only 1.
    .more = The tiles ask for { $seats2 } with 2 players, for { $seats3 } with 3, and for { $seats4 } with 4 or 5.

concept-turn = A turn
    .rule = Four steps: move 1 or 2 places and leave or pick up an assistant; pay the other merchants there; carry out the action of the place; meet others. You may skip an action.
    .more = A turn that ends at once skips all that is left; only the cards “1 good”, “{ $lira } lira” and “Family member home” may still be played then.
concept-assistants = Assistants
    .rule = Your merchant carries a stack of { $assistants } assistants. Where you arrive, you pick up your assistant if one is there, or leave one; if you do neither, your turn ends at once.
    .more = At the Fountain you need none.
concept-merchants = Other merchants
    .rule = Pay { $fee } lira to every player whose merchant is where you arrive, all of them or none. If you do not pay, your turn ends at once.
    .more = At the Fountain nobody is paid.
concept-family = Family members
    .rule = After your action you send every other player's family member at your place back to the Police Station, and get { $reward } lira or a bonus card for each. Nobody is caught at the Police Station itself.
concept-wheelbarrow = Wheelbarrow and goods
    .rule = It holds your goods: at first { $first } each of fabric, spice, fruit and jewelry, one more with each extension, { $last } at most. Goods that do not fit are lost.
concept-cards = Playing bonus cards
    .rule = Play any number in your own turn, when the card allows it. Played and discarded cards go to the discard pile; when the deck is empty, the pile is shuffled and becomes the new deck.
    .more = There is no limit to your hand. A card that repeats an action can be played only if you can pay for it again, and not with a guild card.
concept-coffee = Coffee
    .rule = Coffee does not count as a good: it needs no room, and “a good” never means coffee unless it says so. There is no limit.
    .more = The Caravansary brings { $coffee } coffee beside its cards.
concept-guild-cards = Guild cards
    .rule = At the beginning of your turn you may play a guild card instead of the whole turn, wherever your merchant stands. All it asks for must be possible.
    .more = There are no encounters; bonus cards that replace moving, and cards and mosque tiles that belong to a place, cannot be used. Where it says “up to”, that may be nothing.
concept-letters = Letters
    .rule = A letter in front of you counts as { $one } seal. When your merchant, family member or companion is at the place it names, it is delivered and counts as { $two }.
    .more = { $society } seals buy a ruby at the Secret Society. How many letters there are to each place is my own choice: no source gives it.
concept-extra-turn = Another turn
    .rule = At the end of your turn, once a round, give letters worth { $seals } seals and take another turn. Seals beyond that are lost.
    .more = Not after guild card 7, which brings another turn by itself; in that turn you may.
concept-companion = Companion
    .rule = The Fountain brings your companion to your supply; at the beginning of a turn place it beside your merchant. Then move either your merchant or your companion, which goes { $steps } place and needs no assistant.
    .more = Otherwise it does what a merchant does; cards that move the merchant do not move it. Others pay { $fee } lira when they meet it, and so do you when you meet theirs.
concept-caravan-master = Caravan master
    .rule = Whoever did the action of the Caravansary takes the caravan tile at the end of the turn. Whoever has it keeps both cards there.
concept-neutral-assistants = Neutral assistants
    .rule = The bottom assistant of each stack of { $assistants } is replaced by a neutral one. Wherever a neutral assistant lies, anybody may pick it up instead of leaving one.
    .more = The Fountain returns only your own.
concept-end = The end
    .rule = When somebody has enough rubies ({ $two } with 2 players, { $more } with more, { $expansion } with an expansion), the round is finished. Most rubies win; then lira, goods in the wheelbarrow, and bonus cards in hand decide.
    .more = If all that is equal, the win is shared.
concept-two-players = Two players
    .rule = Three neutral merchants stand on the board. Pay { $fee } lira to the supply for each one you meet; it then rolls two dice and goes to that place.
    .more = At the Fountain they are not paid, and family members do not meet them.
concept-dice = Dice and undo
    .rule = All chance follows from a secret. Its fingerprint is shown in the lobby and the secret when the game ends, so that anyone can check every roll.
    .more = What is marked “no undo” cannot be taken back, because you learn something new.
