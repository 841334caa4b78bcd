# The tables around the games: panel, posts, history, errors. Lobbies are in lobby.ftl, /help in help.ftl.

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
# Opens what else there is, privately.
button-more = More…
more-title = **{ $game } #{ $id }** · what else there is
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
prompt-answer = Your answer

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
    [more] This list is old: use the newest one. If you have closed it, *{ button-more }* opens it again.
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
