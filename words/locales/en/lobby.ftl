# Before a game begins: its lobby, its options, when it begins, and saved options.

## Lobby

lobby-title = **{ $game } #{ $id }**
# $what: all that is special about this table, in one line.
lobby-special = { CAPITAL($what) }
lobby-private = Only invited people can join: { $people }
lobby-private-nobody = Only invited people can join, and nobody has been invited yet.
lobby-private-read-here = Everybody in this channel can see the boards and every turn.
lobby-private-read-in-thread = Only people at this table and thread managers can read this thread.
lobby-private-in-channel = Only people you invite can join a private game. Everybody in this channel can still see its boards, unless you play in a private thread.
lobby-private-in-thread = Only players, people you invite and thread managers can read this thread.
lobby-moved = **{ $game } #{ $id }** continues in a private thread.
private-thread-made = The game is now in { $thread }. Its members are the players and the people you invite.
lobby-seat = { $number } { $sign } { $who }
lobby-seat-taken = { $sign } { $who }
lobby-seats-open = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
# While seats are free.
lobby-houses = -# *{ button-more }* adds computer players.
# Said among what is special about a table.
lobby-order-joined = seats in order of joining
# What the dice follow from, as the first digits of its fingerprint.
lobby-dice = -# Proof of fair dice, for later: { $hash }
lobby-started = The game has begun.
lobby-cancelled = **Cancelled.**
cancelled = Cancelled.
# To anybody but the organiser, and those who manage the server.
lobby-options-of-organiser = -# Only this game's organiser can change these.
lobby-options-title = **{ $question }** · { $game } #{ $id }
lobby-option = **{ $title }: { $value }** { $help }
# The reasons for the options of a page.
button-options-why = Why?
lobby-why-title = **Why?** · { $question }
lobby-why = **{ $title }: { $value }** { $help } · { $source }
# Everything else that can be done in a lobby.
lobby-more-title = **{ $game } #{ $id }**
lobby-more-seat = You play { $sign } { $colour }.
# Where the rule of an option stands.
option-pages = { $count ->
    [one] rulebook p. { $pages }
   *[other] rulebook pp. { $pages }
}
option-rulings = { $count ->
    [one] my ruling { $rulings }
   *[other] my rulings { FORM($rulings, case: "usual-listed") }
}
# One of the values that could be chosen instead.
option-named = “{ $option }”
# An option, and a value of it, in the look-up.
option-topic = Option: { $option }
option-entry = **{ $value }** · { $help } · { $source }
lobby-option-choice = { $title }: { $value }
lobby-example = -# This set-up is an example: anything random will be decided when the game begins.
lobby-order = Seat order
lobby-order-choice = Seat order: { $value }
lobby-order-random-name = drawn at the start
lobby-order-joined-name = order of joining
# The answer to a command: what it has changed.
lobby-set = **{ $title }: { $value }**
lobby-joined = You've joined as { $colour }.
lobby-invited = I've invited { $who }. Only invited people can join.
lobby-invited-before = { $who } is already invited.
button-join = Join
button-leave = Leave
button-options = Options
# The pages of the options; a game names its first one.
menu-options-page = More options
button-options-game = Which options?
button-options-variants = Which variants?
button-options-time = How fast?
button-options-table = Who can undo or get hints?
button-options-pictures = Which pictures and language?
button-options-seats = Who sits where?
button-start = Start
# Begins a game of computer players alone, to look on.
button-watch-houses = Watch
# Of a lobby, or a game, in which no person has a seat.
lobby-watched = computer players only, a turn every few seconds
refusal-watched-already = Computer players are already playing game #{ $game } on this server. Wait until it ends, or cancel it with { command-table-cancel }.
button-cancel = Cancel game
cancel-lobby = Others have joined { $game } #{ $id }. Cancel it for everybody?
cancel-running = { $game } #{ $id } has begun. Cancel it for everybody? You can't undo this.
button-thread = Open a thread for it
button-private-thread = Play in a private thread
menu-colour = My colour
menu-house = Add a computer player
menu-house-other = Another level
# Of a level, such as Rookie.
button-house = Add a { $house }
# A level and what the menu says of it.
house-explained = -# **{ $house }**: { $help }
# The answer to Start with too few once a computer player has been added.
lobby-company = Joined so far: { $who }
# A colour that a computer player has, who then takes the reader's.
menu-colour-of-house = { $name } will take your colour
menu-remove = Remove a player
menu-swap-places = Swap two players' places
menu-swap-colours = Swap two players' colours
menu-invite = Only these people can join
# What computer players are called, in this order, with a comma and a space between; none of them has a number, which
# would read like a price.
house-names = Kemal, Leyla, Orhan, Zeynep, Cem
computer-player = **{ $name }** ({ $player })
house-with-personality = { $house }, { $personality }
# What a computer player likes, behind its level: "Regular, likes the mosques".
personality-mosques = likes the mosques
personality-dealer = likes the Gemstone Dealer
personality-barrow = likes a large wheelbarrow
personality-palace = likes the Sultan's Palace
personality-travel = likes to travel
personality-black = likes black dice
# Levels of computer players, and what the menu says of each. The level `merchant` is not called so, since merchants stand on the board of Istanbul.
house-merchant = Regular
house-merchant-help = If you know the game; beats the Rookie at least 3 times in 4
house-master = Master
house-master-help = Beats the Regular 3 times in 4; takes ten seconds a turn
house-patient = Patient Master
house-patient-help = Looks further ahead; takes half a minute a turn
house-rookie = Rookie
house-rookie-help = For your first game; plays by simple rules
house-random = Random
house-random-help = Plays any legal move
lobby-busy = This channel already has { $game } #{ $id }. Open a thread for a second game.
lobby-busy-unseen = This channel already has a game. Open a thread for a second one.
thread-name = { $who }'s { $game }
thread-made = Your game is in { $thread }.

## When a game begins by itself

lobby-begins-full = begins when { $most } seats are taken
# $when: a moment as Discord shows it to each reader; $soon: how far off it is.
lobby-begins-at = { $few ->
    [cancel] Begins { $when } ({ $soon }) if all seats are taken by then. Otherwise I'll cancel it.
   *[start] Begins { $when } ({ $soon }) with everybody who has joined.
}
button-beginning = When it begins
begin-title = **When { $game } #{ $id } begins**
begin-now = { $begins ->
    [full] When { $most } seats are taken, or when a player presses *{ button-start }*.
   *[pressed] When a player presses *{ button-start }*.
}
begin-at = No later than { $when }. { $few ->
    [cancel] If any seats are open then, I'll cancel the game.
   *[start] It will begin with everybody who has joined. If that's fewer than { $least } players, I'll cancel it.
}
# Values of two menus: when the game begins, and what happens if seats are open at the time that was set.
begin-pressed = Only when somebody presses { button-start }
begin-full = When all seats are taken
begin-start = With everybody who has joined by then
begin-cancel = Cancel it if any seats are open then
menu-begin = Change when it begins
button-begin-at = At a set time
button-no-time = No set time
begin-at-form = When the game begins
begin-at-label = Day and time in { $zone }
begin-at-example = “20:30”, “tomorrow 8 pm”, “Friday 20:00”, “24 December 18:00” or “in 2 hours”
# $why: few or not-so (at its time), unjoined (after a week).
post-unbegun = { $why ->
    [unjoined] **{ $game } #{ $id }** is closed: nobody joined for a week, so the channel is free again.
    [few] **{ $game } #{ $id }** is cancelled: it was due to begin now, but only { $joined } of { $most } seats are taken.
   *[not-so] **{ $game } #{ $id }** is cancelled: it was due to begin now, but these options don't work with { $joined } players.
} Start another with { command-new }. Its *like* option repeats this set-up. { $people }
refusal-unclear-moment = I can't read “{ $typed }” as a day and time. Try “20:30”, “tomorrow 8 pm”, “Friday 20:00”, “24 December 18:00” or “in 2 hours”. Your time zone is { $zone }; change it in { command-settings }.
refusal-moment-is-past = { $when } is in the past. Type a later time.
refusal-moment-too-far = { $when } is more than { $days } days away. Choose an earlier time.

## Saved options

button-presets = Saved options
button-save-options = Save these options
button-use = Use them here
button-rename = Rename
button-delete = Delete
menu-preset = Use, rename or delete
presets-title = **Your saved options**
presets-none = You haven't saved any options yet. Save a lobby's options here under a name, then reuse them with *like* in { command-new }.
# $what: the game and its options.
preset-line = **{ $name }** · { $what }
preset-label = A name for these options
preset-example = Friday evening
preset-saved = Saved as “{ $name }”. Reuse these options with *like* in { command-new }.
preset-deleted = Deleted “{ $name }”.
# What /new takes over, while one types.
like-last = Same as last time: { $options }
like-preset = { $name }: { $options }
like-game = Set-up of #{ $id } ({ $who }): { $options }
# Said among the options that cannot be taken over.
like-set-up = Board layout
# $same: whether the lobby's options are still those of the other game. $game: its number, such as "#k3x9", or that it
# is a private game.
lobby-like = { $same ->
    [yes] laid out like { $game }
   *[no] no longer laid out like { $game }, because options have changed
}
lobby-like-private = a private game
button-clone = Same set-up
like-left-out = { $count ->
    [one] I couldn't copy this option: { $names }. I've left it at its default.
   *[other] I couldn't copy these options: { $names }. I've left them at their defaults.
}
refusal-nothing-like-that = You have no saved options called “{ $typed }”, and no game has that ID. Choose one of the suggestions shown as you type.
refusal-never-played = You haven't played this game yet, so there are no options to repeat.
refusal-other-game = Those options are for another game. Choose some for the game you're starting.
refusal-unknown-preset = Those saved options are gone. See your others under *{ button-presets }*.
refusal-preset-exists = You already have saved options called “{ $name }”. Choose another name, or delete the old ones first.
refusal-too-many-presets = You've saved { $most } sets of options, which is the most I can keep. Delete one first.
refusal-preset-without-name = Type a name with at least one letter or digit.
refusal-preset-name-too-long = That name is { $length } characters long. Choose one with at most { $most }.

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
