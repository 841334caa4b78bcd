# Before a game begins: its lobby, its options, when it begins, and saved options.

## Lobby

lobby-title = **{ $game } #{ $id }**
# $what: all that is special about this table, in one line.
lobby-special = { CAPITAL($what) }
lobby-private = Only invited people may join: { $people }
lobby-private-nobody = Only invited people may join; nobody is invited yet.
lobby-private-read-here = Everybody who reads this channel sees the boards and the story of each turn.
lobby-private-read-in-thread = The people of this table alone read this thread, and who manages threads here.
lobby-private-in-channel = Only those you invite may join a private game. Its boards stand in this channel, for everybody who reads it. In a private thread the people of the table alone see them, and whoever manages threads here.
lobby-private-in-thread = Only those who play and those you invite read this thread, and whoever manages threads here.
lobby-moved = **{ $game } #{ $id }** goes on in a private thread.
private-thread-made = The game is in { $thread } now. Those who play and those you invite are its members.
lobby-seat = { $number } { $sign } { $who }
lobby-seat-taken = { $sign } { $who }
lobby-seats-open = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
# Said among what is special about a table.
lobby-order-joined = seats in order of joining
# What the dice follow from, as the first digits of its fingerprint.
lobby-dice = -# Dice can be checked: { $hash }
lobby-started = The game has begun.
lobby-cancelled = **Cancelled.**
cancelled = Cancelled.
# To anybody but the organiser, and those who manage the server.
lobby-options-of-organiser = -# Only the organiser of this game can change these.
lobby-options-title = **{ $question }** · { $game } #{ $id }
lobby-option = **{ $title }: { $value }** { $help }
# The reasons for the options of a page.
button-options-why = Why?
lobby-why-title = **Why?** · { $question }
lobby-why = **{ $title }: { $value }** { $help } ({ $source })
# Everything else that can be done in a lobby.
lobby-more-title = **{ $game } #{ $id }**
lobby-more-seat = You play { $sign } { $colour }.
# Where the rule of an option stands.
option-pages = { $count ->
    [one] rulebook p. { $pages }
   *[other] rulebook pp. { $pages }
}
option-rulings = { $count ->
    [one] what the rulebook leaves open: my ruling { $rulings }
   *[other] what the rulebook leaves open: my rulings { $rulings }
}
# An option, and a value of it, in the look-up.
option-topic = Option: { $option }
option-entry = **{ $value }** · { $help } ({ $source })
lobby-option-choice = { $title }: { $value }
lobby-example = -# An example of a set-up; chance decides the rest at the start.
lobby-order = Seat order
lobby-order-choice = Seat order: { $value }
lobby-order-random-name = drawn at the start
lobby-order-joined-name = order of joining
# The answer to a command: what it has changed.
lobby-set = **{ $title }: { $value }**
lobby-joined = You have joined as { $colour }.
lobby-invited = { $who } is invited; only invited people may join.
lobby-invited-before = { $who } was invited before.
button-join = Join
button-leave = Leave
button-options = Options
# The pages of the options; a game names its first one.
menu-options-page = Another question
button-options-game = Which options?
button-options-variants = Which variants?
button-options-time = How fast?
button-options-table = Who may undo or get hints?
button-options-pictures = Which pictures?
button-options-seats = Who sits where?
button-start = Start
# Begins a game of house players alone, to look on.
button-watch-houses = Watch
# Of a lobby, or a game, in which no person has a seat.
lobby-watched = house players alone, a turn every few seconds
refusal-watched-already = House players play game #{ $game } by themselves in this server already. Wait for its end, or cancel it with { command-table-cancel }.
button-cancel = Cancel game
cancel-running = { $game } #{ $id } has begun. Cancel it for everybody? It cannot be taken up again.
button-thread = Open a thread for it
button-private-thread = Play in a private thread
menu-colour = My colour
menu-house = Add a house player
# A colour that a house player has, who then takes the reader's.
menu-colour-of-house = { $name } takes yours
menu-remove = Free a seat
menu-swap-places = Swap the places of two players
menu-swap-colours = Swap the colours of two players
menu-invite = Only these people may join
# What house players are called, in this order, with a comma and a space between; none of them has a number, which
# would read like a price.
house-names = Kemal, Leyla, Orhan, Zeynep, Cem
house-player = **{ $name }** ({ $player })
house-with-personality = { $house }, { $personality }
# What a house player likes, behind its level: "Merchant, likes the mosques".
personality-mosques = likes the mosques
personality-dealer = likes the Gemstone Dealer
personality-barrow = likes a large wheelbarrow
personality-palace = likes the Sultan's Palace
personality-travel = likes to travel
personality-black = likes black dice
# Levels of house players, and what the menu says of each. A Merchant is no merchant of Istanbul.
house-merchant = Merchant
house-merchant-help = Plans whole turns, within a second
house-master = Master
house-master-help = Looks ahead; about ten seconds a turn
house-patient = Patient Master
house-patient-help = Looks ahead for half a minute a turn
house-rookie = Rookie
house-rookie-help = Plays by simple rules
house-random = Random
house-random-help = Plays any legal move
lobby-busy = This channel already has { $game } #{ $id }. A second game can have a thread of its own.
lobby-busy-unseen = This channel already has a game. A second game can have a thread of its own.
thread-name = { $game } of { $who }
thread-made = Your game is in { $thread }.

## When a game begins by itself

lobby-begins-full = begins when { $most } seats are taken
# $when: a moment as Discord shows it to each reader; $soon: how far off it is.
lobby-begins-at = { $few ->
    [cancel] Begins { $when } ({ $soon }) if all seats are taken by then; otherwise it is cancelled.
   *[start] Begins { $when } ({ $soon }) with those who have joined.
}
button-beginning = When it begins
begin-title = **When { $game } #{ $id } begins**
begin-now = { $begins ->
    [full] As soon as { $most } seats are taken, or when somebody who has joined presses *{ button-start }*.
   *[pressed] When somebody who has joined presses *{ button-start }*.
}
begin-at = At the latest { $when }. { $few ->
    [cancel] If seats are open then, the game is cancelled.
   *[start] With those who have joined; if there are fewer than { $least }, it is cancelled.
}
# Values of two menus: when the game begins, and what happens if seats are open at the time that was set.
begin-pressed = Only when { button-start } is pressed
begin-full = As soon as all seats are taken
begin-start = With those who have joined by then
begin-cancel = Cancel it if seats are open then
menu-begin = Change it
button-begin-at = At a time
button-no-time = At no time
begin-at-form = When the game begins
begin-at-label = Day and time in { $zone }
begin-at-example = 20:30, tomorrow 8 pm, Friday 20:00, 24 December 18:00, in 2 hours
# $why: few or not-so (at its time), unjoined (after a week).
post-unbegun = { $why ->
    [unjoined] **{ $game } #{ $id }** is closed: nobody has joined for a week, so the channel is free again.
    [few] **{ $game } #{ $id }** was to begin now, but { $joined } of { $most } seats are taken, so it is cancelled.
   *[not-so] **{ $game } #{ $id }** was to begin now, but cannot with these options and { $joined } players, so it is cancelled.
} { command-new } with *like* makes another one. { $people }
refusal-unclear-moment = I find no day and time in “{ $typed }”. Type it like 20:30, tomorrow 8 pm, Friday 20:00, 24 December 18:00 or in 2 hours. It counts in { $zone }; { command-settings } has your time zone.
refusal-moment-is-past = { $when } has passed. Type a time that is still to come.
refusal-moment-too-far = { $when } is more than { $days } days away. Choose an earlier time.

## Saved options

button-presets = Saved options
button-save-options = Save these options
button-use = Use them here
button-rename = Rename
button-delete = Delete
menu-preset = Use, rename or delete
presets-title = **Your saved options**
presets-none = You have saved none yet. Save the options of a lobby here under a name; { command-new } takes them over with *like*.
# $what: the game and its options.
preset-line = **{ $name }** · { $what }
preset-label = A name for these options
preset-example = Friday evening
preset-saved = Saved as { $name }. { command-new } takes them over with *like*.
preset-deleted = { $name } is deleted.
# What /new takes over, while one types.
like-last = As last time: { $options }
like-preset = { $name }: { $options }
like-game = Set-up of #{ $id } ({ $who }): { $options }
# Said among the options that cannot be taken over.
like-set-up = Layout of the board
# $same: whether the lobby's options are still those of the other game. $game: its number, such as "#k3x9", or that it
# is a private game.
lobby-like = { $same ->
    [yes] laid out like { $game }
   *[no] options changed, so not laid out like { $game }
}
lobby-like-private = a private game
button-clone = Same set-up
like-left-out = { $count ->
    [one] One option has its usual value, because what was saved is no longer offered: { $names }.
   *[other] These options have their usual values, because what was saved is no longer offered: { $names }.
}
refusal-nothing-like-that = You have saved no options called “{ $typed }”, and no game has that number. Choose one of the entries shown while you type.
refusal-never-played = You have not played this game yet, so there is no last time.
refusal-other-game = These are options of another game. Choose some of the game you make.
refusal-unknown-preset = These saved options are gone. *{ button-presets }* shows those there are.
refusal-preset-exists = You have saved options called { $name } already. Choose another name, or delete those first.
refusal-too-many-presets = You have saved { $most } sets of options, which is as many as I keep. Delete one of them first.
refusal-preset-without-name = Type a name with at least one letter or digit.
refusal-preset-name-too-long = This name has { $length } characters; at most { $most } fit.

# Two people at a table who have the same name.
named-twice = { $name } ({ $colour })
# A colour in the place of its emoji.
sign-in-words = { $colour }:
# Colours of players. They stand alone, for a player ("Red has won"), and before a colon.
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
