# The tables around the games: panel, posts, history, errors. Lobbies are in lobby.ftl, /help in help.ftl.

## Panel

# The panel stays where it is when the others have moved: what it says must hold then, too.
panel-thinking = Nothing to do while { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
panel-played-for = Nothing to do while a computer player is playing for you.
panel-waiting = Nothing to do until { $who } { $count ->
    [one] has moved.
   *[other] have moved.
}
panel-waiting-mine = Your turn continues once { $who } { $count ->
    [one] has answered.
   *[other] have answered.
}
panel-finished = Your turn is finished. { $who } { $count ->
    [one] is next.
   *[other] are next.
}
panel-head = **{ $question }** · { $status }
panel-refused = **{ $reason }**
panel-sealed = -# Your answer is final and stays secret until everybody has answered.
panel-final = -# Your answer is final.
panel-next-game = **{ $game } #{ $id }** is waiting for you.
panel-game-over = This game is over.
panel-more = More choices
# A menu of turns, each from its beginning to its end or to where chance decides; `.more`: below buttons for others.
menu-whole-turns = Whole turns in one go
    .more = Other whole turns
# $chance: what follows each option; `.of`: each of those below $title, where others are followed by something else or
# by nothing; `.alone`: of options on buttons, which have no title.
panel-chance-once = -# Whichever you choose: { $chance }.
    .of = -# “{ $title }”: { $chance }.
    .alone = -# { CAPITAL($chance) }.
# Above the lines of the quick buttons, or in their place where their labels say it all.
panel-finishing = -# { $count ->
    [one] This ends your turn:
   *[other] Each of these ends your turn:
}
panel-going-on = -# { $count ->
    [one] After this, your turn continues:
   *[other] After these, your turn continues:
}
# Of choices that cannot be undone, since they show something that nobody had seen.
panel-showing = -# { $count ->
    [one] This shows you something new, so you can't undo it:
   *[other] Each of these shows you something new, so you can't undo it:
}
# $name: of a button; $deal: what it does.
# `.begun`: where the name is the first part of that.
shortcut-line = { $name }: { $deal }
    .begun = { $name } { $deal }
# The menu of options that bring no more than another one and cost no less, or spend better dice.
group-worse = Rarely useful…
# A menu of options that all stand on buttons above it which end the turn.
panel-menu-going-on = { $title } · turn continues
# A part of a long menu: $title is that of the whole, $first and $last are the options it begins and ends with.
panel-menu-part = { $title } · { $first } … { $last }

# What is this? asked in a panel.
button-what = What is this?
button-what-close = Close explanations
menu-what-offered = What's on offer
menu-what-seen = What you can see
menu-what-terms = How to play
what-ask = **What is this?** Choose something from the menus and I'll explain it. This won't change your turn.
what-title = **{ $title }**
what-now = **Now:** { $label }.
what-now-some = **Now:** you can choose it.
what-not-now = **Not now:** { $reason }
    .plain = Not now: { $reason }
what-gone = { $title } is no longer there. You can ask about these things instead.
what-unknown = That's no longer there. You can ask about these things instead.

# Answers to questions in the turns of others, which are given ahead.
ahead-title =
    {""}**{ button-ahead }**
    -# If I ask you something during another player's turn and you don't answer within half a minute, I'll use your answer from here. Nobody else can see these answers until I use one.
ahead-none = At this table, I don't ask you anything during other players' turns, so there's nothing to answer in advance.
# A turn that is prepared while others play.
button-prepare = Plan next turn
button-drop-plan = Drop plan
prepare-title =
    {""}**Plan your next turn**
    -# Play it here as if it were your turn. Half a minute after your turn begins, I'll make these choices, unless you act first. If one of them no longer works or would turn out differently, I'll make none of them and tell you. Nobody else can see your plan.
prepare-question = **{ $question }**
prepare-ends = Your plan ends here, because chance or other players come next. If your turn isn't over by then, I'll ping you.
prepare-off = { $why ->
    [illegal] I've dropped your planned turn: one of its choices no longer works.
    [undone] I've dropped your planned turn: somebody took back a turn.
   *[changed] I've dropped your planned turn: one of its choices would turn out differently now.
}
panel-prepared = -# Your next turn is planned.
prompt-prepared = I've made the choices you planned. The rest of the turn is up to you.
plan-off = **{ $game } #{ $id }** in { $where } · { $why ->
    [illegal] I've dropped your planned turn: one of its choices no longer works.
    [undone] I've dropped your planned turn: somebody took back a turn.
   *[changed] I've dropped your planned turn: one of its choices would turn out differently now.
}
# Which choice of a plan is in the way; then why, where the rules have a reason.
plan-choice = The choice: “{ $choice }”.
refusal-cannot-prepare = You can't plan your next turn now: how it starts depends on chance or on other players.
refusal-your-turn-already = It's your turn: press *{ button-open }*.
refusal-plan-over = You can't plan that far ahead: chance or other players come first.
menu-ahead = Answer in advance
button-ahead = Answers for others' turns
button-ask-me = Ask me again
# Trying moves on a private copy.
button-try = Try moves
button-try-anew = Start over
# To the panel, or to the turn in the history.
button-try-leave = Back to the game
# In the history of a finished game: from the turn shown.
button-try-from = Play on from here
try-title =
    {""}**Try moves** · nothing counts, and only you can see it
    -# This is a copy of the game as you know it. You move for everybody. Other players' cards are made up, and the copy ends where chance would decide.
# $turn: after which the copy begins; $who: whose seat one plays.
try-title-finished =
    {""}**Play on { $turn ->
        [0] from the start
       *[other] after turn { $turn }
    }** · nothing counts, and only you can see it
    -# You move for { $who }, and computer players move for the others. Dice rolls and decks are new.
try-question = **{ $who }** · { $question }
try-chance = > Chance would decide what comes next, so this copy can't go on. Choose something else, or undo.
try-over = **The game is over in this copy.**
refusal-copy-gone = This copy is gone: I keep only the latest ones, and lose them all when I restart. Start a new one.
refusal-no-copy-in-lesson = You can't try moves in a lesson, but you can go back a step there.
# Where nothing is asked in the turns of others.
button-pass-ahead = Pass in advance
refusal-unknown-answer = You can't answer that in advance. Choose one of the answers shown.

# $what: the choice that it takes back, or those of a shortcut.
# `.others`: where turns of computer players that came after it are taken back too.
button-undo-turn = Undo my last turn
    .others = Undo my last turn and those since
button-undo = Undo
    .what = Undo · { $what }
# $what: the first of the choices that it makes again, where a button has room for it.
button-redo = Redo
    .what = Redo · { $what }
panel-undone = Undone: { $what }.
button-reset = Reset turn
button-hand = My hand
# In direct messages, above a button for each game.
hand-which = Which hand? Only you will see it.
# Opens the whole position as text (/state).
button-state = Position as text
button-signs = What the symbols mean
    .short = Symbols
button-open = Take turn
# Above the panel, the hand or the position in direct messages: which game it is.
direct-game = **{ $game } #{ $id }** in { $where }
button-open-game = Take turn in #{ $id }
button-board = Board
button-answer = Answer
# Opens what else there is, privately.
button-more = More…
# On the list behind that: the rest of it.
button-more-further = Everything else…
more-title = **{ $game } #{ $id }** · more tools
button-look-up = Rules
button-history = History
# Sends a file with which anybody can replay the dice.
button-replay = Replay file
button-minute = Rules in a minute
minute-title = **{ $game } in a minute**
# Opens a chart: how the scores grew, turn by turn.
button-race = Score chart
# Shows a game as a moving picture.
button-watch = Watch
button-watch-since = Watch what I missed
# What was hidden from others: hands, goal cards, the order of decks.
button-hands = Hidden cards
# A legal choice while one types: what is typed and what it means.
play-choice = { $notation } · { $label }
# What was typed begins one legal choice, which cannot be undone and so has to be typed in full or pressed.
typed-final = **{ $label }** can't be undone. Press it below, or type { command-play } { $notation }.
# What was typed is part of several legal choices.
typed-possible = **Possible now:** { $label } ({ command-play } { $notation })
typed-unknown = Nothing here is called “{ $typed }”. The closest matches:
typed-not-now = **{ $name }:** { $reason }
prompt-answer = Your answer
# Beside an answer after which something else is asked, where others are whole.
prompt-answer-then = Then I'll ask what to do with it

## Posts in the channel

post-start = **{ $game } #{ $id }** begins. { $aim }
post-order-seat = { $sign } { $who }
post-start-order = Turn order: { $order }
# The fingerprint of what all dice and shuffles follow from.
post-start-dice = -# Proof of fair dice, for later: { $hash }
# The last line of a post.
post-turn = -# Turn { $turn }
story-line = { $sign } { $story }
# Below what happened: for whom computer players made how many choices in it.
story-stand-in = -# { $count ->
    [one] A computer player made 1 choice for { $who }.
   *[other] A computer player made { $count } choices for { $who }.
}
# Of turns before an update of the bot, whose posts were still to be sent. $who: the players who acted.
# $text: what the operator wrote, in whatever language.
post-announced = **From my operator:** { $text }
post-frozen = { $reason ->
    [by_operator] **{ $game } #{ $id }** is on hold until my operator lets it continue. You can still look at it with { command-board }, { command-state } and { command-history }.
    [too_old] **{ $game } #{ $id }** can't continue: it was last played with a version of me that's too old. Its organiser can cancel it.
   *[other] **{ $game } #{ $id }** is on hold: I can't read its data at the moment. Nothing is lost, and the game will continue once I can. You can still look at it with { command-board }, { command-state } and { command-history }.
}
post-restored = I've restored **{ $game } #{ $id }** from a backup made on { $taken }. Anything you played after that is lost.
post-restored-turns = I've restored **{ $game } #{ $id }** from a backup made on { $taken }. { $turns ->
        [one] 1 later turn is
       *[other] { $turns } later turns are
    } lost.
post-restored-gone = **{ $game } #{ $id }** is lost: I had to restore a backup made on { $taken }, when the game hadn't begun yet. Start another with { command-new }.
post-thawed = **{ $game } #{ $id }** continues.
post-cancelled = **{ $game } #{ $id }** was cancelled. You can still look at it with { command-history }.

## Refusals around the game

refusal-unknown-game = I can't show you game #{ $game }. It may be private, or a lesson that's over. Start a new lesson with { command-learn }.
refusal-bad-game = There's no game called { $value } here. You can play { $allowed }.
refusal-no-game-here = There's no game in this channel that you can see. Only invited people can see private games. Start a game with { command-new }.
refusal-several-games = You're playing several games, and none of them is waiting for you. Choose one with { command-games }.
refusal-no-game-in-dm = You play games in server channels, not in direct messages. Find yours with { command-games }, or continue a lesson with { command-learn }.
refusal-driven-elsewhere = That table is restarting. Nothing has changed; press again in a minute.
refusal-no-such-picture = This game doesn't have that picture. See its board with { command-board }.
refusal-not-started = This game hasn't begun yet. Press *{ button-start }* in its lobby to begin.
refusal-not-at-table = You're not playing in this game. You can look at it with { command-state } in its channel.
refusal-stale = That button is out of date. Here's the table as it is now.
refusal-nothing-to-redo = There's nothing to redo: you've chosen something else since, or your turn is over.
refusal-nothing-chosen = You haven't chosen anything this turn yet. { command-table-undo } takes back earlier turns.
refusal-moved-since = It's too late to undo that with one press: { $acts } has moved since.
refusal-nothing-to-undo = It's too late to undo that with one press.
refusal-game-cancelled = This game was cancelled.
refusal-game-paused = This game is paused. To ask everybody to continue, use { command-table-resume }.
refusal-game-asleep = This game is asleep: its channel was deleted, or I was removed from its server. { command-games } says what to do.
refusal-frozen = { $reason ->
    [newer_version] This game needs a newer version of me, so it has to wait until I'm updated. You can still look at it with { command-board }, { command-state } and { command-history }.
    [too_old] This game can't continue: it was last played with a version of me that's too old. Its organiser can cancel it.
    [unknown_component] This game has a card or tile I don't know, so it has to wait until I'm updated. You can still look at it with { command-board }, { command-state } and { command-history }.
    [row_missing] This game's log is incomplete, so it can't continue. You can still look at it with { command-board }, { command-state } and { command-history }.
    [row_refused] I don't understand a choice in this game's log, so it can't continue. You can still look at it with { command-board }, { command-state } and { command-history }.
    [by_operator] My operator has put this game on hold. You can still look at it with { command-board }, { command-state } and { command-history }.
   *[other] I can't read this game's data, so it can't continue. You can still look at it with { command-board }, { command-state } and { command-history }.
}
refusal-already-joined = You've already joined.
refusal-table-full = All { $seats } seats are taken.
refusal-in-private-thread = This game already has a private thread.
refusal-no-thread-here = You can open a private thread only in an ordinary text channel, before the game begins. Create a game in such a channel.
refusal-not-invited = You need an invitation to join this game. Ask its organiser.
refusal-not-joined = You haven't joined this game. Press *{ button-join }* in the lobby to take a seat.
refusal-colour-taken = { $colour } is taken. Choose another colour.
refusal-unknown-colour = There's no colour called { $colour }.
refusal-unknown-player = There's no computer player called { $player }.
refusal-too-slow-here = The Patient Master takes half a minute per turn, which is too long for a live table. Choose another level or a slower pace.
refusal-no-such-seat = Nobody is playing { $colour }. Choose another seat.
refusal-not-organiser = Only the game's organiser or a server manager can do that.
refusal-already-running = This game has already begun.
refusal-over = Game #{ $game } is over.
refusal-not-over = The replay file shows everything that was hidden, so you can get it only once the game is over.
refusal-no-replay = This game has no replay file: I can't replay its log, or you opened the game from a file.
refusal-needs-a-person = At least one person has to join before a game can begin by itself.
refusal-too-few = You need { $least } to { $most } players. Add a computer player, or wait for others to join.
refusal-busy = Too many people are pressing buttons right now. Please press again in a moment.
refusal-channel-busy = This channel already has a game. Use another channel or a thread.
refusal-bad-option = “{ $value }” isn't a choice for “{ $field }”. You can use: { $allowed }.
refusal-no-such-option = There's no option “{ $typed }”. You can use: { $allowed }.
# $near: the option that is spelt most like what was typed.
refusal-no-such-option-but = There's no option “{ $typed }”. Did you mean { $near }? You can use: { $allowed }.
refusal-unknown-option = There's no option “{ $value }” in this game. You can use: { $allowed }.

## When something is wrong

panel-late = Your last press counted, even though Discord said it failed.
panel-given-up = I couldn't post { $count ->
        [one] a message
       *[other] { $count } messages
    } in the channel, so I gave up. The game itself is fine: { command-history } has it all.
# A private message whose buttons do nothing any more, because the person has opened a newer one of its kind.
screen-old = { $kind ->
   *[panel] This panel is out of date: use the newest one, or open it again with { command-turn }.
    [history] This page is out of date: use the newest one, or open it again with { command-history }.
    [topics] This list is out of date: use the newest one, or open it again with { command-rules }.
    [entry] This entry is out of date: use the newest one, or open it again with { command-rules }.
    [chapters] This chapter is out of date: use the newest one, or open it again with { command-rules }.
    [settings] These settings are out of date: use the newest ones, or open them again with { command-settings }.
    [server] These settings are out of date: use the newest ones, or open them again with { command-server-settings }.
    [options] These options are out of date: use the newest ones, or open them again with *{ button-more }* in the lobby.
    [lesson] This panel is out of date: use the newest one, or open it again with { command-learn }.
    [lessons] This list is out of date: use the newest one, or open it again with { command-learn }.
    [undo] This page is out of date: use the newest one, or open it again with { command-table-undo }.
    [hint] This hint is out of date: use the newest one, or ask for another with { command-hint }.
    [more] This list is out of date: use the newest one, or press *{ button-more }* again.
}
error-unknown-button = This button no longer works. Open your current panel with { command-turn }.
error-unknown-form = I restarted while you had this form open, so it no longer works. Nothing has changed; please open it again.
error-unknown-form-typed = { error-unknown-form } You typed:
    { $text }
error-storage = I can't save anything at the moment (code { $code }). Nothing has changed; press again in a minute. My operator can look up why.
error-again = Somebody else got there first (code { $code }). Nothing was lost; press again.
error-discord = Discord is having trouble at the moment (code { $code }). Press again in a minute.
error-started-again = I restarted before I could answer you. Please try again, and you'll see whether it had already counted.
error-gone = Somebody deleted the message with that button (code { $code }). Your choice may still have counted: check with { command-turn } or { command-games }.
error-forbidden = Discord doesn't let me do that here (code { $code }). A server manager can check my permissions in this channel.
error-unexpected = Something went wrong on my side (code { $code }). Nothing was lost; press again.
error-missing-permissions = I'm missing permissions in this channel: { $permissions }. A server manager can grant them in the channel's settings.
# Where a command took long: its answer cannot hold a picture then.
pictures-coming = The picture is on its way.
error-picture = I couldn't draw the picture, but everything else is here.
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
hand-empty = You have no cards.
games-none = You have no games. Start one with { command-new } in a server channel.
games-yours = **Waiting for you**
games-votes = **Waiting for your answer**
# $about: see post-vote-... ; $who: who is voted about, whose seat is offered, or who asks.
games-line-vote = { $game } #{ $id } · { $where } · { $about ->
    [cancel] { $who } wants to cancel the game
    [pause] { $who } wants to pause the game
    [resume] { $who } wants to continue
    [offer] you can take over { $who }'s seat
    [swap] { $who } wants to swap seats with you
    [replace] { $who } wants a computer player to take your seat
    [undo] { $who } wants to take something back
   *[absence] should a computer player take over from { $who }?
} · ends { $ends } · [answer]({ $link })
games-followed = **Games you follow** (stop with { command-table-follow })
# $wish: turns or end; $place: direct or thread.
games-line-followed = { $game } #{ $id } · { $where } · { $wish ->
    [turns] every turn
   *[end] only when the game ends
}, { $place ->
    [thread] in { $thread }
   *[direct] by direct message
}
games-unfollowed = You no longer follow { $game } #{ $id }: Discord won't let me send you direct messages.
# Games that have ended since the last daily digest. $status: finished or cancelled.
games-over = **Over**
games-line-over = { $status ->
    [finished] { $game } #{ $id } · { $where } · [see the result]({ $link })
   *[cancelled] { $game } #{ $id } · { $where } · cancelled
}
# Any of these lines, where nobody has moved for weeks.
games-closes = { $line } · no moves lately, so it will close { $when }
games-others = **Waiting for others**
games-replaced = **A computer player is playing for you** (return with { command-table-return })
games-asleep = **Asleep**
games-line-asleep = { $why ->
    [server] { $game } #{ $id } · I was removed from its server; the game continues once I'm back
   *[channel] { $organises ->
        [true] { $game } #{ $id } · its channel was deleted; to continue in another channel, type { command-table-move } there
       *[other] { $game } #{ $id } · its channel was deleted; its organiser can continue it in another channel with { command-table-move }
    }
}
# Games that are paused or cannot be read.
games-held = **On hold**
games-lobby = **Not started yet**
games-line = { $game } #{ $id } · { $where }
games-line-thinking = { $game } #{ $id } · { $where } · { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
games-line-yours = { $game } #{ $id } · { $where } · your turn; I pinged you { $since } · [take it]({ $link })
games-line-yours-timed = { $game } #{ $id } · { $where } · your turn; I pinged you { $since }, and your time is up { $ends } · [take it]({ $link })
games-line-others = { $game } #{ $id } · { $where } · { $who }'s turn; I pinged them { $since }
# A direct message, once a day.
digest-title = **Your games today**
digest-settings = -# This is your daily digest. Change its time or switch it off with { command-settings }.
games-finished-title = **Finished games**
games-finished-none = Nobody has finished a game here yet.
games-finished-not-found = No finished games here match your search.
games-finished-choice = { $game } #{ $id }
menu-finished = Look at a game
button-newest = Newest
refusal-no-such-search = I can't search for { $value }. Choose one of the suggestions shown as you type.
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
history-step-seen = The picture shows what changed.
button-turn-back = Previous turn
button-turn-next = Next turn
button-step-back = Previous step
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
history-earlier = { $turns ->
    [one] Earlier turn: { $first }
   *[other] Earlier turns: { $first } to { $last }
}
history-later = { $turns ->
    [one] Later turn: { $first }
   *[other] Later turns: { $first } to { $last }
}
menu-filter = Which turns to show
history-all = All turns
history-seat = { $name }'s turns
hands-title = **{ $game } #{ $id } · hidden cards after turn { $turn }**
# $cards: what the player held; also goal cards.
hands-of = { $sign } **{ $who }**: { $cards }
refusal-hidden-until-end = You can see the hidden cards once the game is over.
refusal-no-such-turn = There's no turn { $turn }; the last one is { $last }.
# Those who play, above the look-up: "🔴 Ann · Red · Raschid".
people-title = **Players, in turn order**
people-who = { $sign } **{ $who }**
topics-title = **Look up the rules**
# An entry of the rules while one types.
topic-choice = { $title } · { $section } · { $game }
    .elsewhere = { $title } · { $section } · { $game }, not in this game
topic-found = -# This is the closest match to “{ $typed }”. Press a button below for others.
topic-unsure = **I'm not sure what you mean by “{ $typed }”.** One of these?
topic-elsewhere = -# This is from { $game }, not from the game played here.
topic-no-words = -# Type a word to look up, such as “ruby”. Until then, here are the rules from the start.
button-chapters-of = { $game } rules
# A thing in a chapter of the rules.
chapter-head = **{ $game } · { $title }** ({ $number } of { $count })
button-chapters = Read the rules
button-previous = Back
button-chapter-next = Next
button-topics = Look things up
button-all-topics = Show everything
menu-chapters = Another chapter
chapter-entry = **{ $title }:** { $rule }
refusal-unknown-topic = I found nothing about { $topic }. Choose one of the suggestions shown as you type.
# Of a game that has not begun.
verify-lobby = Game #{ $id } hasn't begun yet. Its secret has the fingerprint { $hash }.
# $outcomes: rolls, draws and shuffles.
verify-good =
    { $outcomes ->
        [one] Game #{ $id } checks out: its log matches the current position, and its only roll, draw or shuffle matches its seed.
       *[other] Game #{ $id } checks out: its log matches the current position, and all { $outcomes } rolls, draws and shuffles match its seed.
    }
verify-since = I can replay the game only from turn { $turn } on, because it began under an older version of me.
verify-position = I can read game #{ $id } but can't replay it, because it was played under an older version of me.
verify-mixed = I made the seed from a secret and from how the game was set up. The secret has the fingerprint { $hash } (its first digits are in the lobby).
verify-departed = The secret has the fingerprint { $hash } (its first digits are in the lobby). I can no longer prove that the seed comes from it, because a player's data was deleted.
verify-unmixed = The seed has the fingerprint { $hash }, as shown at the start. In games this old, nothing proves that I didn't pick the seed on purpose.
verify-bad-chance = Game #{ $id }: the roll or draw in row { $row } of its log doesn't match the seed. Please tell my operator (code { $code }).
# $deck: the name of a deck as the replay file has it, such as contracts.
verify-bad-deck = Game #{ $id }: the deck “{ $deck }” wasn't in its published order before the shuffle. Please tell my operator (code { $code }).
verify-bad-seed = Game #{ $id }: the seed doesn't match the fingerprint you were shown. Please tell my operator (code { $code }).
verify-bad-turn = Game #{ $id }: its log doesn't match what I stored for turn { $turn }. Please tell my operator (code { $code }).
verify-bad = Game #{ $id }: its log doesn't match the current position. Please tell my operator (code { $code }).
status-version = Caravanserai { $version }
status-title = **Games by status** · rules: { $games }
status-count = { $status ->
    [lobby] not started yet: { $count }
    [running] running: { $count }
    [frozen] on hold: { $count }
    [paused] paused: { $count }
    [asleep] asleep: { $count }
    [finished] finished: { $count }
   *[cancelled] cancelled: { $count }
}
status-given-up = { $count ->
        [one] I gave up on posting 1 message
       *[other] I gave up on posting { $count } messages
    }; the log says why.
status-rules = { $game } (version { $version })
status-frozen = #{ $id } { $game }, channel { $where }: { $reason }
status-not-operator = Only my operator can see this.
replay-file = Here are all the dice and shuffles of game #{ $id }, and a Python script that checks them: `python3 { $script } { $file }`. The file's fingerprint must match the one in the start post. To look through the game, open the file with { command-results-import }.
data-exported = The first file holds everything I keep about you. If you have results, the second one lists them in a table.
data-delete-ask = This will delete your settings and take your name off every game and result. Finished games and other players' ratings will stay, without your name. A computer player will take over in your games in progress. You can't undo this.
data-deleted = I've deleted your data.
# $days: how old a backup becomes at most.
data-in-backups = Older backups still hold your data for up to { $days ->
        [one] 1 day.
       *[other] { $days } days.
    }
data-in-backups-elsewhere = Older backups still hold your data until my operator deletes them.
button-delete-data = Delete my data
