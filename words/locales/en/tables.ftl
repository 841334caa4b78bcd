# The tables around the games: lobby, panel, posts, history, errors.

## Panel

panel-thinking = You have nothing to do now. { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
panel-played-for = You have nothing to do now: a house player moves for you.
panel-waiting = You have nothing to do now. Waiting for { $who }.
panel-waiting-mine = Waiting for { $who }; then your turn goes on.
panel-head = **{ $question }** · { $status }
panel-refused = **{ $reason }**
panel-sealed = -# Everybody answers at the same time, and nobody sees an answer until all are in. Yours is final as soon as you press.
panel-final = -# Your answer is final as soon as you press, unless another question follows.
panel-game-over = This game is over.
panel-more = More choices
panel-last-answer = -# The first button is what you chose when I last asked you this.
panel-shortcuts = The first buttons make several steps at once. *{ button-undo }* takes all of them back at once, until you finish your turn.
# A part of a long menu: $title is that of the whole, $first and $last are the options it begins and ends with.
panel-menu-part = { $title } · { $first } … { $last }

# What is this? asked in a panel.
button-what = What is this?
button-what-close = Close the answers
menu-what-offered = On offer now: what is this?
menu-what-seen = In sight: what is this?
menu-what-terms = How to play: what is this?
what-ask = **What is this?** Choose something from the menus: I answer here, and nothing of your turn changes.
what-title = **{ $title }**
what-now = **Now:** { $label }.
what-now-some = **Now:** you can choose it below.
what-not-now = **Not now:** { $reason }
    .plain = Not now: { $reason }
what-gone = { $title }: it is not in sight any more. These things are.
what-unknown = That is not in sight now. These things are.

# Answers to questions in the turns of others, which are given ahead.
ahead-title =
    {""}**Answered ahead**
    -# What I choose for you in the turns of others, half a minute after you are asked; until then you can answer otherwise. Nobody else sees it. The turn's post shows the choice as your own.
# A turn that is prepared while others play.
button-prepare = Prepare next turn
button-drop-plan = Drop the plan
prepare-title =
    {""}**Your next turn, prepared**
    -# As if it began now. When it does, I make these choices for you half a minute later, unless you act before. If one is no longer possible or would bring something else by then, I make none and tell you. Nobody else sees your plan.
prepare-question = **{ $question }**
prepare-ends = What follows is up to chance or to others: here the plan ends. If your turn goes on then, I call you.
prepare-off = { $why ->
    [illegal] The turn you had prepared is switched off: one of its choices is no longer possible.
    [undone] The turn you had prepared is switched off: turns were taken back.
   *[changed] The turn you had prepared is switched off: one of its choices would bring something else now.
}
panel-prepared = -# Your next turn is prepared.
prompt-prepared = I have made the choices that you had prepared; your turn goes on.
plan-off = **{ $game } #{ $id }** in { $where } · { $why ->
    [illegal] I have switched off the turn you had prepared: one of its choices is no longer possible.
    [undone] I have switched off the turn you had prepared: turns were taken back.
   *[changed] I have switched off the turn you had prepared: one of its choices would bring something else now.
}
# Which choice of a plan is in the way; then why, where the rules have a reason.
plan-choice = It is “{ $choice }”.
refusal-cannot-prepare = Your next turn cannot be prepared now: how it begins depends on chance or on others.
refusal-plan-over = Your plan ends before that choice, because chance or others come first.
menu-ahead = Answer ahead
button-ahead = Answer ahead
button-ask-me = Ask me again
refusal-unknown-answer = This cannot be answered ahead. Choose one of the answers shown.

# $what: the choice that it takes back, or those of a shortcut.
button-undo = Undo
    .what = Undo: { $what }
panel-undone = Taken back: { $what }.
button-reset = Reset turn
button-hand = My hand
# Opens the whole position as text (/state).
button-state = State
button-signs = What the signs mean
button-open = Take turn
# Above the panel, the hand or the position in direct messages: which game it is.
direct-game = **{ $game } #{ $id }** in { $where }
button-open-game = Take turn in #{ $id }
button-board = Board
button-answer = Answer
# Opens more controls of the panel.
button-more = More…
button-look-up = Look up
button-history = History
# Sends a file with which anybody can replay the dice.
button-replay = Replay file
button-minute = In one minute
minute-title = **{ $game } in one minute**
# Opens a chart: how the scores grew, turn by turn.
button-race = Race
# Shows a game as a moving picture.
button-watch = Watch
button-watch-since = Since my turn
# What was hidden from others: hands, goal cards, the order of decks.
button-hands = Hidden cards
# A legal choice while one types: what is typed and what it means.
play-choice = { $notation } · { $label }
# What was typed begins one legal choice, which cannot be undone and so has to be typed in full or pressed.
typed-final = **{ $label }** cannot be undone. Press it below, or type { command-play } { $notation }.
# What was typed is part of several legal choices.
typed-possible = **Possible now:** { $label } ({ command-play } { $notation })
typed-unknown = Nothing here is called “{ $typed }”. Nearest to it:
typed-not-now = **{ $name }:** { $reason }
prompt-answer = More answers

## Posts in the channel

post-start = **{ $game } #{ $id }** begins. { $aim }
post-order-seat = { $sign } { $who }
post-start-order = Turn order: { $order }
post-start-dice = -# All dice and shuffles follow from the secret with the fingerprint { $hash }, mixed with the set-up, the ids of the players and that of the lobby's message, { $message }. The secret is shown at the end.
post-start-dice-no-message = -# All dice and shuffles follow from the secret with the fingerprint { $hash }, mixed with the set-up and the ids of the players. The secret is shown at the end.
# Of a game that began before anything was mixed in.
post-start-dice-unmixed = -# The dice are settled: their seed has the fingerprint { $hash }. The seed itself is shown at the end.
post-turn = **{ $game } · turn { $turn }**
story-line = { $sign } { $story }
# Below what happened: for whom house players made how many choices in it.
story-stand-in = -# { $count ->
    [one] 1 choice was made by a house player for { $who }.
   *[other] { $count } choices were made by a house player for { $who }.
}
# What happened to all between two turns.
post-together = **{ $game } · all players**
# Of turns before an update of the bot, whose posts were still to be sent. $who: the players who acted.
# $text: what the operator wrote, in whatever language.
post-announced = **From whoever runs me:** { $text }
post-frozen = { $reason ->
    [by_operator] **{ $game } #{ $id }** is on hold until whoever runs me lets it go on. { command-board }, { command-state } and { command-history } show it.
    [too_old] **{ $game } #{ $id }** was last played with a version of me that is too old, and cannot go on. Its organiser can cancel it.
   *[other] **{ $game } #{ $id }** is on hold: what is stored of it cannot be read at the moment. Nothing is lost: { command-board }, { command-state } and { command-history } show it as it was, and it goes on as soon as it can be read again.
}
post-restored = **{ $game } #{ $id }** was restored from a backup of { $taken } and stands as it stood then. What was played after that is lost.
post-restored-turns = **{ $game } #{ $id }** was restored from a backup of { $taken } and stands as it stood then. { $turns ->
        [one] 1 turn that was
       *[other] { $turns } turns that were
    } played after that { $turns ->
        [one] is
       *[other] are
    } lost.
post-restored-gone = **{ $game } #{ $id }** began after { $taken }. A backup of that time had to be restored, so this game is lost. { command-new } makes another one.
post-thawed = **{ $game } #{ $id }** goes on.
post-cancelled = **{ $game } #{ $id }** was cancelled. Its history stays.

## Lobby

lobby-title = **{ $game }** #{ $id } · { $options }
    .plain = **{ $game }** #{ $id }
lobby-private = Only invited people may join: { $people }
lobby-private-nobody = Only invited people may join; nobody is invited yet.
lobby-private-read-here = Everybody who reads this channel sees the boards and the story of each turn.
lobby-private-read-in-thread = The people of this table alone read this thread, and who manages threads here.
lobby-private-in-channel = A private game is joined, and looked up by commands and buttons, by those you invite and those who play. But its boards and the story of each turn stand in the channel, for everybody who reads that. In a private thread only the people of the table see them, and who manages threads in this server.
lobby-private-in-thread = This game has a private thread: those who play and those you invite are its members, until somebody else takes their seat or you invite them no more. Besides them only who manages threads in this server reads it.
lobby-moved = **{ $game } #{ $id }** goes on in a private thread.
private-thread-made = The game is in { $thread } now. Those who play and those you invite are its members.
lobby-seat = { $number } { $sign } { $who }
lobby-seat-taken = { $sign } { $who }
# A seat that nobody has taken.
lobby-seat-open = { $number } open
lobby-order-random = -# The seat order is drawn at the start.
lobby-order-joined = -# Seats in the order of joining.
# $hash: its first digits.
lobby-dice = -# All dice and shuffles follow from a secret. Its fingerprint begins with { $hash }; { command-table-verify } shows all of it.
lobby-started = The game has begun; its first post says the turn order.
lobby-cancelled = **Cancelled.**
cancelled = Cancelled.
# To anybody but the organiser, and those who manage the server.
lobby-options-of-organiser = -# Only the organiser of this game can change these.
lobby-options-title = **Options of { $game } #{ $id }**
lobby-option = **{ $title }: { $value }** { $help }
    .sourced = **{ $title }: { $value }** { $help } ({ $source })
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
lobby-example = -# An example of a set-up with these options; what is left to chance is drawn at the start.
lobby-order = Seat order
lobby-order-choice = Seat order: { $value }
lobby-order-random-name = drawn at the start
lobby-order-joined-name = order of joining
# Above the private copy of the lobby that answers a command: what it has changed.
lobby-set = **{ $title }: { $value }**
lobby-joined = You have joined as { $colour }.
lobby-invited = { $who } is invited; only invited people may join.
lobby-invited-before = { $who } was invited before.
button-join = Join
button-leave = Leave
button-options = Options
# The pages of the options.
button-options-game = Game
button-options-time = Time
button-options-table = Table
button-start = Start
# Begins a game of house players alone, to look on.
button-watch-houses = Watch
# Of a lobby, or a game, in which no person has a seat.
lobby-watched = -# House players alone: a turn every few seconds; it counts in nobody's results.
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
seats-title = **Seats of { $game } #{ $id }**
button-seats = Seats
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

lobby-begins-full = -# Begins as soon as { $most } seats are taken.
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
    [yes] -# Laid out like { $game }; everything else is drawn at the start.
   *[no] -# With other options than { $game } the board is laid out anew.
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

## Refusals around the game

refusal-unknown-game = There is no game #{ $game } that you may see. A private one is for those whom its organiser invites; a lesson may be closed, and { command-learn } begins one.
refusal-bad-game = There is no game called { $value } here. You can play { $allowed }.
refusal-no-game-here = There is no game in this channel that you may see; a private one is for those whom its organiser invites. { command-new } makes one.
refusal-several-games = You play several games, and none waits for you now. { command-games } lists them, each with a link.
refusal-no-game-in-dm = There is no game in direct messages: games are made and played in the channels of servers. { command-games } lists yours, { command-learn } goes on with a lesson.
refusal-driven-elsewhere = The part of me that runs that table is being started again. Nothing was changed; press again in a minute.
refusal-no-such-picture = This game has no such picture. { command-board } shows its board.
refusal-not-started = This game has not begun yet. *{ button-start }* in its lobby begins it.
refusal-not-at-table = You are not playing in this game. Once it has begun, { command-state } in its channel shows it.
refusal-stale = That button is from an earlier moment. Here is the table now.
refusal-nothing-to-undo = Nothing can be taken back: what came before is known to others, or it showed you something new. { command-undo } asks the others for more.
refusal-game-cancelled = This game was cancelled.
refusal-game-paused = This game is paused. { command-table-resume } asks everybody to go on.
refusal-game-asleep = This game sleeps: its channel was deleted, or I was removed from its server. { command-games } says what to do.
refusal-frozen = { $reason ->
    [newer_version] This game was last played with a newer version of me, and waits until I am brought up to date. { command-board }, { command-state } and { command-history } show it as it was.
    [too_old] This game was last played with a version of me that is too old, and cannot go on. Its organiser can cancel it.
    [unknown_component] This game holds a card or tile that I do not know, and waits for a version of me that knows it. { command-board }, { command-state } and { command-history } show it as it was.
    [row_missing] The log of this game is incomplete, so the game waits. { command-board }, { command-state } and { command-history } show it as it was.
    [row_refused] The log of this game has a choice that I do not know, so the game waits. { command-board }, { command-state } and { command-history } show it as it was.
    [by_operator] Whoever runs me has put this game on hold. { command-board }, { command-state } and { command-history } show it.
   *[other] What is stored of this game cannot be read, so the game waits. { command-board }, { command-state } and { command-history } show it as it was.
}
refusal-already-joined = You have joined already.
refusal-table-full = All { $seats } seats are taken.
refusal-in-private-thread = This game has a private thread already.
refusal-no-thread-here = A private thread can be made in an ordinary text channel only, and only before the game begins. Make the game there.
refusal-not-invited = Only invited people may join this game. Ask its organiser.
refusal-not-joined = You have not joined this game. *{ button-join }* in the lobby gives you a seat.
refusal-colour-taken = { $colour } is taken. Choose another colour.
refusal-unknown-colour = There is no colour { $colour }.
refusal-unknown-player = There is no house player { $player }.
refusal-too-slow-here = The Patient Master takes half a minute a turn, and this table plays live. Choose another one, or a slower pace.
refusal-no-such-seat = Nobody plays { $colour }. Choose another seat.
refusal-not-organiser = Only the organiser of the game, or somebody who manages this server, may do that.
refusal-already-running = This game has begun already.
refusal-over = Game #{ $game } is over.
refusal-not-over = There is a replay file once the game has ended, because it shows everything that was hidden.
refusal-no-replay = This game has no replay file: its log cannot be replayed, or the game was opened from a file.
refusal-needs-a-person = A game that begins by itself needs at least one person.
refusal-too-few = { $least } to { $most } players are needed; { $joined ->
        [one] 1 has
       *[other] { $joined } have
    } joined. Add a house player?
refusal-busy = Too many buttons are being pressed at the same moment. Please press again.
refusal-channel-busy = This channel already has a game, and one at a time is played in a channel. Use another channel or a thread.
refusal-bad-option = { $field } cannot be “{ $value }”. Possible: { $allowed }.
refusal-no-such-option = There is no option “{ $typed }”. Possible: { $allowed }.
# $near: the option that is spelt most like what was typed.
refusal-no-such-option-but = There is no option “{ $typed }”. Did you mean { $near }? Possible: { $allowed }.
refusal-unknown-option = There is no option “{ $value }” in this game. Possible: { $allowed }.

## When something is wrong

panel-late = Your last press reached me late: Discord told you that it failed, but it counts.
panel-given-up = { $count ->
        [one] A message
       *[other] { $count } messages
    } could not be posted in the channel and { $count ->
        [one] was
       *[other] were
    } given up. Nothing of the game is lost: { command-history } tells it all.
# A private message whose buttons do nothing any more, because the person has opened a newer one of its kind.
screen-old = { $kind ->
   *[panel] This panel is old: use the newest one. If you have closed it, { command-turn } opens it again.
    [history] This page is old: use the newest one. If you have closed it, { command-history } opens it again.
    [topics] This list is old: use the newest one. If you have closed it, { command-rules } opens it again.
    [entry] This entry is old: use the newest one. If you have closed it, { command-rules } opens it again.
    [chapters] This chapter is old: use the newest one. If you have closed it, { command-rules } opens it again.
    [settings] These settings are old: use the newest ones. If you have closed them, { command-settings } opens them again.
    [server] These settings are old: use the newest ones. If you have closed them, { command-server-settings } opens them again.
    [options] These options are old: use the newest ones. If you have closed them, *{ button-options }* in the lobby opens them again.
    [lesson] This panel is old: use the newest one. If you have closed it, { command-learn } opens it again.
    [lessons] This list is old: use the newest one. If you have closed it, { command-learn } opens it again.
    [undo] This page is old: use the newest one. If you have closed it, { command-undo } opens it again.
}
error-unknown-button = This button no longer works. { command-turn } opens your current panel.
error-unknown-form = I was started again after you opened this form, and no longer know what it was for. Nothing was changed; open it once more.
error-unknown-form-typed = { error-unknown-form } You typed:
    { $text }
error-storage = I cannot store anything at the moment (code { $code }). Nothing was changed; press again in a minute. Whoever runs me finds the reason in the log.
error-again = Somebody was quicker (code { $code }). Nothing was lost; press again.
error-discord = Discord is having trouble at the moment (code { $code }). Press again in a minute.
error-started-again = I was started again before I could answer you. Please try once more; you will see whether it had counted.
error-gone = The message that you pressed was deleted meanwhile (code { $code }). What you pressed may have counted: { command-turn } shows your game as it is now, and { command-games } all of them.
error-forbidden = Discord does not let me do that here (code { $code }). Somebody who manages this server can check my permissions in this channel.
error-unexpected = Something went wrong on my side (code { $code }). Nothing was lost; press again.
error-missing-permissions = I lack permissions that I need in this channel: { $permissions }. Somebody who manages this server can grant them in the channel's settings.
# Where a command took long: its answer cannot hold a picture then.
pictures-coming = The picture is coming.
error-picture = The picture could not be drawn; everything else is here.
# Permissions, as Discord's own settings of a channel call them in this language.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads

## Hand, lists, history

hand-title = **Your cards**
hand-card = **{ $card }** · { $effect }
hand-empty = You hold no cards.
games-none = You have no games. { command-new } makes one in a channel of a server.
games-yours = **Waiting for you**
games-votes = **Your answer is asked for**
# $about: see post-vote-... ; $who: who is voted about, whose seat is offered, or who asks.
games-line-vote = { $game } #{ $id } · { $where } · { $about ->
    [cancel] { $who } asks to cancel the game
    [pause] { $who } asks to pause the game
    [resume] { $who } asks to go on
    [offer] the seat of { $who } is free to take over
    [swap] { $who } asks to swap seats with you
    [replace] { $who } asks whether a house player may take your seat
    [undo] { $who } asks to take something back
   *[absence] shall a house player take the seat of { $who }?
} · ends { $ends } · [answer]({ $link })
games-followed = **You follow** ({ command-table-follow } ends it)
# $wish: turns or end; $place: direct or thread.
games-line-followed = { $game } #{ $id } · { $where } · { $wish ->
    [turns] every turn
   *[end] only the end
}, { $place ->
    [thread] in { $thread }
   *[direct] by direct message
}
games-unfollowed = You no longer follow { $game } #{ $id }: Discord takes no direct messages from me to you.
# Games that have ended since the last daily digest. $status: finished or cancelled.
games-over = **Over**
games-line-over = { $status ->
    [finished] { $game } #{ $id } · { $where } · [see the result]({ $link })
   *[cancelled] { $game } #{ $id } · { $where } · cancelled
}
# Any of these lines, where nobody has moved for weeks.
games-closes = { $line } · nobody moves, closes { $when }
games-others = **You wait for others**
games-replaced = **A house player plays for you** ({ command-table-return } gives the seat back)
games-asleep = **Asleep**
games-line-asleep = { $why ->
    [server] { $game } #{ $id } · I was removed from its server; it goes on when I am added there again
   *[channel] { $organises ->
        [true] { $game } #{ $id } · its channel was deleted; type { command-table-move } in another channel
       *[other] { $game } #{ $id } · its channel was deleted; it goes on when its organiser types { command-table-move } in another channel
    }
}
# Games that are paused or cannot be read.
games-held = **On hold**
games-lobby = **Not begun**
games-line = { $game } #{ $id } · { $where }
games-line-thinking = { $game } #{ $id } · { $where } · { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
games-line-yours = { $game } #{ $id } · { $where } · called { $since } · [take your turn]({ $link })
games-line-yours-timed = { $game } #{ $id } · { $where } · called { $since }, your time is up { $ends } · [take your turn]({ $link })
games-line-others = { $game } #{ $id } · { $where } · { $who }, called { $since }
# A direct message, once a day.
digest-title = **Your games today**
digest-settings = -# Your daily digest; { command-settings } changes its hour or switches it off.
games-finished-title = **Finished games**
games-finished-none = No game has been finished here yet.
games-finished-not-found = No finished game here is like that.
games-finished-choice = { $game } #{ $id }
menu-finished = Look at a game
button-newest = Newest
refusal-no-such-search = I cannot search for { $value }. Choose one of the entries shown while you type.
games-finished-line = { $game } #{ $id } · { $when } · { $result }
# A game while one types its number: who plays, and how far it is.
history-game-choice = { $status ->
    [running] #{ $id } · { $game } · { $who } · running
    [finished] #{ $id } · { $game } · { $who } · finished
    [cancelled] #{ $id } · { $game } · { $who } · cancelled
   *[other] #{ $id } · { $game } · { $who } · waiting
}
history-title = **{ $game } #{ $id } · turn { $turn } of { $turns } · { $sign } { $who }**
history-together = everybody
# Below the headline of a turn, in which $steps choices were made.
history-step = Step { $step } of { $steps }
# Of a choice of which nothing is told, such as an assistant that is left at a place.
history-step-seen = The picture shows what has changed.
button-step-back = Step back
button-step-next = Next step
history-start = **{ $game } #{ $id } · before the first turn**
history-log-title = **{ $game } #{ $id } · the log**
history-log-line = { $number }. { $sign } { $story }
# Steps through turns or pages.
button-first = First
button-back = Back
button-next = Next
button-last = Last
button-log = Log
button-earlier = Earlier
menu-jump = Jump to a turn
history-jump = { $turn } · { $gist }
# A turn of which nothing is worth telling in so few words.
history-jump-untold = Turn { $turn }
history-earlier = Earlier: turns { $first } to { $last }
history-later = Later: turns { $first } to { $last }
menu-filter = Which turns
history-all = All turns
history-seat = Turns of { $name }
hands-title = **{ $game } #{ $id } · what was hidden after turn { $turn }**
# $cards: what the player held; also goal cards.
hands-of = { $sign } **{ $who }**: { $cards }
refusal-hidden-until-end = What is hidden is shown once the game has ended.
refusal-no-such-turn = There is no turn { $turn }; the last one is { $last }.
# Those who play, above the look-up: "🔴 Ann · Red · Raschid".
people-title = **Players, in turn order**
people-who = { $sign } **{ $who }**
topics-title = **Look up the rules**
# An entry of the rules while one types.
topic-choice = { $title } · { $section } · { $game }
    .elsewhere = { $title } · { $section } · { $game }, not in this game
topic-found = -# Nearest to “{ $typed }”; the buttons below lead to others.
topic-unknown = **The rules have nothing called “{ $typed }”.** What is spelt most like it:
topic-elsewhere = -# What is played here does not have this; it belongs to { $game }.
topic-no-words = -# Type a word to look for, such as ruby. These are the rules from the beginning.
button-chapters-of = Rules of { $game }
# A thing in a chapter of the rules.
chapter-head = **{ $game } · { $title }** ({ $number } of { $count })
button-chapters = Read the rules
button-chapter-back = Back
button-chapter-next = Next
button-topics = Look things up
button-all-topics = Show all there is
menu-chapters = Another chapter
chapter-entry = **{ $title }:** { $rule }
refusal-unknown-topic = I have nothing about { $topic }. Choose one of the entries shown while you type.
# /help: five lines, and a chapter for each button below.
help-text =
    {""}**Caravanserai** plays board games about merchants with you.
    {""}**New here?** *{ button-learn }* is a game for you alone, told step by step.
    {""}**Start a game:** type { command-new }. The others press *{ button-join }*, then you press *{ button-start }*.
    {""}**Your turn:** I ping you. *{ button-open }* opens a panel that only you see.
    {""}**Stuck?** Press *{ button-hint }* in the panel, or type a word after { command-rules }.
button-help-turn = Your turn
help-turn =
    {""}**Your turn**
    { command-turn } opens your panel, as *{ button-open }* does. Choose, look at the result, finish. { command-play } is for those who like to type.
    {""}**Undo:** *{ button-undo }* takes back what only you know. To take back what others have seen, { command-undo } asks them.
    {""}**Hint:** *{ button-hint }* or { command-hint } shows the best turns and why.
    {""}**Look:** { command-hand }, { command-board } and { command-table-carts } show pictures, { command-state } has everything as text. *{ button-what }* explains what you see.
    {""}**While others play:** *{ button-prepare }* plans your next turn, and { command-history } goes through the game turn by turn.
button-help-table = The table
help-table =
    {""}**The table**
    {""}**Before the start:** *{ button-more }* in the lobby has colours, house players, options and saved options. *like* in { command-new } repeats an earlier game.
    {""}**Your seat:** { command-table-leave } gives it to a house player until { command-table-return }; { command-table-resign } is for good; { command-table-swap } asks another player to swap.
    {""}**Somebody is away:** { command-table-nudge } pings them again, { command-table-pause } asks everybody for a break, { command-table-cancel } for the end.
    {""}**Another channel:** { command-table-move }. **For your eyes only:** { command-table-notes }.
button-help-results = Games and results
help-results =
    {""}**Games and results**
    { command-games } shows what waits for you, { command-results-finished } the games that are over.
    { command-results-analysis } says what decided a game, { command-results-profile } and { command-results-leaderboard } who plays how well.
    { command-table-follow } tells you of a game in which you do not play.
    { command-table-export } saves a game as a file, and { command-results-import } opens it.
    { command-table-verify } checks the dice of a game.
button-help-data = Settings and data
help-data =
    {""}**Settings and data**
    { command-settings } says when I ping you and how pictures look. { command-server-settings } says what holds in this server.
    I keep your Discord id, name, choices, settings, notes and results. { command-data-export } gives them to you, { command-data-delete } removes them.
button-help-commands = All commands
help-commands = **All commands**
help-command = **{ $command }** { $what }
# $group: typed first, such as table; $names: what follows it.
help-command-group = **/{ $group }** { $names }
help-moved = -# Moved: { $moved }
help-moved-to = { $before } is now { $now }
# Of a command that Discord still shows somebody under its name of before.
command-moved = /{ $before } is now { $now }.
button-privacy = Privacy
# Of a game that has not begun.
verify-lobby = Game #{ $id } has not begun. Its secret has the fingerprint { $hash }.
# $outcomes: rolls, draws and shuffles.
verify-good =
    { $outcomes ->
        [one] Game #{ $id }: its log replays to exactly this position. 1 outcome of chance was made again from the seed and agrees.
       *[other] Game #{ $id }: its log replays to exactly this position. { $outcomes } outcomes of chance were made again from the seed and agree.
    }
verify-since = Only what was played from turn { $turn } on can be replayed, because the game began under an older version.
verify-position = Game #{ $id }: its position can be read. Nothing of it can be replayed, because it was played under an older version.
verify-mixed = The seed follows from the secret with the fingerprint { $hash }, whose first digits the lobby shows, and from what was mixed in.
verify-departed = The secret has the fingerprint { $hash }, whose first digits the lobby shows. That the seed follows from it cannot be shown any more, because a player's data was deleted.
verify-unmixed = The seed has the fingerprint { $hash }, which was shown at the start. This game is older than lobbies with a fingerprint: nothing shows that the seed was not chosen.
verify-bad-chance = Game #{ $id }: an outcome in row { $row } of its log does not follow from the seed. Please show this to whoever runs me (code { $code }).
# $deck: the name of a deck as the replay file has it, such as contracts.
verify-bad-deck = Game #{ $id }: before it was shuffled, the deck “{ $deck }” did not lie in the order that is published for every game. Please show this to whoever runs me (code { $code }).
verify-bad-seed = Game #{ $id }: the seed is not the one whose fingerprint was shown. Please show this to whoever runs me (code { $code }).
verify-bad-turn = Game #{ $id }: its log does not replay to what was stored of turn { $turn }. Please show this to whoever runs me (code { $code }).
verify-bad = Game #{ $id }: its log does not replay to this position. Please show this to whoever runs me (code { $code }).
status-version = Caravanserai { $version }
status-title = **Games by status**, rules of { $games }
status-count = { $status ->
    [lobby] not begun: { $count }
    [running] running: { $count }
    [frozen] waiting until they can be read: { $count }
    [paused] paused: { $count }
    [asleep] asleep: { $count }
    [finished] finished: { $count }
   *[cancelled] cancelled: { $count }
}
status-given-up = { $count ->
        [one] 1 message was
       *[other] { $count } messages were
    } given up; the log says why.
status-rules = { $game } (version { $version })
status-frozen = #{ $id } { $game }, channel { $where }: { $reason }
status-not-operator = Only whoever runs me can see this.
replay-file = All dice and shuffles of game #{ $id }, and a Python script that checks them: `python3 { $script } { $file }`. The fingerprint in the file must be the one in the post of the start, and begin as in the lobby. { command-results-import } opens the file to look through the game.
data-exported = Everything kept about you is in the first file; your results, if there are any, are a table in a second one.
data-delete-ask = This deletes your settings and takes your name off every game and result; finished games and the ratings of others stay, without your name. In running games a house player takes your seat. It cannot be undone.
data-deleted = Deleted.
# $days: how old a backup becomes at most.
data-in-backups = Backups made before keep it for up to { $days ->
        [one] 1 day.
       *[other] { $days } days.
    }
data-in-backups-elsewhere = Backups made before keep it until whoever runs me deletes them.
button-delete-data = Delete my data
