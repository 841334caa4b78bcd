# Set-up options as the lobby offers them: title, each value's title, and what the value does.

# The pages of a lobby's options.
button-options-game = Beginner or expert?

option-level = Level
level-beginner = Beginner
    .help = Printed city bonuses, assigned characters and dealt goals: recommended for a first game
level-expert = Expert
    .help = Shuffled bonuses, and everybody chooses a character and goals
    .special = Expert: shuffled city bonuses, and everybody chooses a character and goals
level-mixed = Your own mix
    .help = Choose each option under *{ button-options-variants }*
option-city-bonuses = Small cities
option-city-bonuses-lettered = Printed bonuses
    .help = Each small city has its printed bonus: recommended for a first game
option-city-bonuses-random = Bonuses shuffled
    .help = The small cities' bonuses are shuffled (expert)
    .special = city bonuses shuffled
option-characters = Characters
option-characters-fixed = By seat
    .help = { $names }, in seat order: recommended for a first game
option-characters-drafted = Chosen in turn
    .help = One more character than players; the last in turn order chooses first (expert)
    .special = everybody chooses a character
option-goals = Secret goals
option-goals-dealt = Dealt
    .help = Everybody gets { $dealt } goal cards: recommended for a first game
option-goals-chosen = Chosen
    .help = Everybody gets { $offered } goal cards and keeps { $dealt } (expert)
    .special = everybody chooses goals
option-city-card = Trading posts
option-city-card-next-turn = New city cards from the next turn
    .help = Not on the turn you place the trading post; this is the rulebook's rule (recommended)
option-city-card-at-once = New city cards at once
    .help = Even on the turn you place the trading post (some people play it this way online)
    .special = new city cards can be used at once
option-question-mark = Copied bonuses
option-question-mark-any = You can copy any other bonus
    .help = You don't need a trading post there; this is the rulebook's rule (recommended)
option-question-mark-without-post = Only bonuses where you have no post
    .help = You can only copy the bonuses of small cities where you have no trading post
    .special = no copying bonuses where you have a trading post
option-two-way-cards = Exchanges
option-two-way-cards-free = Two-way cards both ways
    .help = Choose a direction for each exchange (recommended)
option-two-way-cards-one-direction = Two-way cards one way
    .help = Your first exchange sets the direction each time you use the card
    .special = two-way cards trade only one way each time

refusal-seats = You need { $least } to { $most } players for The Voyages of Marco Polo, not { $value }.
