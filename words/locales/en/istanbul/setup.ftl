# Set-up options as the lobby offers them: title, each value's title, and what the value does.

# The pages of a lobby's options.
button-options-game = Which expansions?

option-expansion = Game
option-expansion-base = Base game
    .within = the base game
    .help = { $places } places; { $rubies } rubies end the game ({ $two } with 2 players)
option-expansion-mocha = Mocha & Baksheesh
    .help = { $places } places with coffee, guild cards and a tavern; { $rubies } rubies end the game
    .special = Mocha & Baksheesh, with coffee and guild cards
option-expansion-letters = Letters & Seals
    .help = { $places } places with letters, companions and an auction; { $rubies } rubies end the game
    .special = Letters & Seals, with letters and auctions
option-expansion-bazaar = Grand Bazaar
    .help = All { $places } places and both expansions in one game; { $rubies } rubies end it
    .special = Grand Bazaar, with both expansions
option-layout = Layout
option-layout-short = Short paths
    .help = The printed layout with short paths, best for a first game
option-layout-long = Long paths
    .help = The printed layout with long paths, where places you use together are far apart
    .special = long paths between places
option-layout-numbered = In order
    .help = Places in number order
    .special = places in number order
option-layout-first = First game
    .help = The rulebook's layout for a first game with this expansion
option-layout-random = Random
    .help = Random, but with the Fountain in the middle, and the Black Market and Tea House well apart
    .special = places in random order
option-neutral-assistants = Neutral assistants
option-neutral-assistants-off = Off
    .help = Everybody starts with { $assistants } assistants of their own
option-neutral-assistants-on = On
    .help = One assistant in each stack is neutral, and anybody who finds it can take it (2 to { $seats } players)
    .special = assistants anybody can take
option-caravan-master = Caravan master
option-caravan-master-off = Off
    .help = You always discard a card at the Caravansary
option-caravan-master-on = On
    .help = The last player to use the Caravansary keeps both cards on their next visit
    .special = more cards for the last player at the Caravansary
option-deck = Bonus cards
option-deck-letters = Letters & Seals only
    .help = Only the expansion's { $cards } cards
option-deck-both = Both decks
    .help = All { $cards } cards of the base game and the expansion
    .special = bonus cards of the base game too
option-kiosk-letters = Letters at the Kiosk
option-kiosk-letters-2 = 2 letters
    .help = As the rulebook says
option-kiosk-letters-1 = 1 letter
    .help = As printed on the Kiosk
    .special = 1 letter at the Kiosk instead of 2

refusal-not-with-expansion =
    { $none ->
        [yes] This game has no option “{ $field }”.
       *[no] “{ $value }” isn't a choice for “{ $field }” in this game. You can use: { $allowed }.
    }
refusal-too-many-seats = With neutral assistants, one colour must stay free, so at most { $most } can play.
refusal-seats = You need { $least } to { $most } players for Istanbul, not { $value }.
