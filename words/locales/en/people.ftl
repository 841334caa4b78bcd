# The people of a table: who plays a seat, and what they decide together. Moments come as Discord's own, "in 2 days".

## Seats

# $who: a mention, where the person is told by this post.
post-seat-absent = **{ $game }** · a house player now plays for { $who }, who can return at any time.
post-seat-overdue = **{ $game }** · { $who } was waited for longer than the table's pace, so the organiser has a house player take the seat. { $who } can return at any time.
post-seat-agreed = **{ $game }** · { $who } has agreed that a house player takes the seat, and can return at any time.
post-seat-left = **{ $game }** · { $who } has left; a house player now plays the seat. { $who } can return at any time.
post-seat-replaced = **{ $game }** · the organiser has given the seat of { $who } to a house player. { $who } can return at any time.
post-seat-returned = **{ $game }** · { $who } is back and plays again.
# $colour: that of the seat.
post-seat-taken = **{ $game }** · { $who } now plays { $colour }.
post-seat-resigned = **{ $game }** · { $who } has resigned; a house player plays the seat to the end.
# Their name is deleted too.
post-seat-departed = **{ $game }** · whoever played { $colour } has left for good; a house player plays the seat to the end.
# Two people have swapped seats; $colour is that of $who now, $others that of $other.
post-seat-swapped = **{ $game }** · { $who } and { $other } have swapped seats: { $who } now plays { $colour }, { $other } { $others }.
post-organiser = { $who } organises the table from now on.
button-return = Return
panel-replaced = A house player plays for you. *{ button-return }* gives you your seat back at once.
table-left = You have left the table, and a house player plays for you. { command-table-return } gives you your seat back at once.
table-replaced = A house player plays this seat until its player returns.
# Before a seat is given to a house player. $house: which one; $way: the seat is the asker's own, its player is overdue
# (at-once), the others vote, or the player is asked (agree).
replace-ask = { $way ->
    [own] Give up your seat? A house player ({ $house }) plays it until you return.
    [at-once] { $who } is overdue. Shall a house player ({ $house }) take the seat? Everybody is told, and { $who } can return at any time.
    [vote] { $who } is overdue. At this table the others vote whether a house player ({ $house }) takes the seat until { $who } returns.
   *[agree] { $who } is not overdue, so a house player ({ $house }) takes the seat only if { $who } agrees.
}
button-replace = { $way ->
    [own] Give it up
    [at-once] Replace
    [vote] Ask the others
   *[agree] Ask the player
}
refusal-house-too-weak = Somebody who is not asked is played for by a Merchant at least. Leave out *house*, or choose a stronger one.

## Votes

# Somebody does not move; everybody else is asked.
post-vote-absence = **{ $game }** has waited for { $who }, who was called { $since }. Shall a house player ({ $house }) take the seat until { $who } returns? The majority of those who answer decides { $ends }; a move of { $who } ends the vote.
post-vote-cancel = **{ $game }** · { $who } asks to cancel the game for good. One no keeps it; it is cancelled as soon as everybody agrees, or { $ends } if at least half of the players do.
post-vote-pause = **{ $game }** · { $who } asks to pause the game. One no keeps it going; it is paused as soon as everybody agrees, or { $ends } if at least half of the players do.
post-vote-resume = **{ $game }** · { $who } asks to go on with the game. One no keeps it paused; it goes on as soon as everybody agrees, or { $ends } if at least half of the players do.
# One person is asked; $who: whose seat it is.
post-vote-offer = **{ $game }** · the seat of { $who } is free to take over. The offer ends { $ends }.
# One person is asked; $colour: that of $who, $others: that of the person who is asked.
post-vote-swap = **{ $game }** · { $who } ({ $colour }) asks to swap seats with { $other } ({ $others }): each plays on with what the other has, hidden cards included. The request ends { $ends }.
# One person is asked.
post-vote-replace = **{ $game }** · { $who }, may a house player ({ $house }) take your seat? The organiser of the table asks. Nothing changes unless you say yes, and you can return at any time. The request ends { $ends }.
# Below a vote to cancel the game, where house players play for people who may return. $absence: what the table does when
# somebody's time is up (vote or wait).
post-vote-absent = { $absence ->
    [wait] This table waits for its people, so those for whom a house player plays count as well.
   *[vote] Those for whom a house player plays may answer too; they count if they do.
}
post-voters = { $who }: please answer.
button-vote-yes = { $about ->
    [cancel] Yes, cancel it
    [pause] Yes, pause it
    [resume] Yes, go on
    [offer] Take the seat
    [swap] Swap seats
    [replace] Yes, a house player
    [undo] Yes, take it back
   *[absence] Yes, a house player
}
button-vote-no = { $about ->
    [cancel] No, play on
    [pause] No, play on
    [resume] No, not yet
    [offer] No, thanks
    [swap] Keep my seat
    [replace] No, I play on
    [undo] No, play on
   *[absence] No, we wait
}
vote-asked = { $about ->
    [cancel] The others are asked whether the game is cancelled.
    [pause] The others are asked whether the game is paused.
    [undo] The others are asked whether this is taken back.
    [absence] The others are asked whether a house player takes the seat.
   *[resume] The others are asked whether the game goes on.
} The vote ends { $ends }.
# $ends: as in "in 2 days".
vote-offered = { $who } is asked; the time to answer ends { $ends }.
vote-counted = { $said ->
    [yes] Your yes counts.
   *[no] Your no counts.
} So far { $yes } yes, { $no } no; the vote ends { $ends }. You may change your mind.
vote-decided = { $result ->
    [yes] { $about ->
        [cancel] The game is cancelled.
        [pause] The game is paused.
        [resume] The game goes on.
        [offer] The seat is yours. { command-turn } opens your panel.
        [swap] You have swapped seats. { command-turn } opens your panel.
        [replace] A house player plays for you. { command-table-return } gives you your seat back at once.
        [undo] It is taken back. { command-turn } opens your panel.
       *[absence] Everybody has answered: a house player takes the seat.
    }
   *[no] { $about ->
        [cancel] The game is not cancelled.
        [pause] The game is not paused.
        [resume] The game stays paused.
        [offer] You do not take the seat.
        [swap] Everybody keeps their seat.
        [replace] You play on.
        [undo] Nothing is taken back.
       *[absence] Everybody has answered: the table waits.
    }
}
post-voted = { $about ->
    [cancel] **{ $game }** is not cancelled: not everybody agrees.
    [pause] **{ $game }** is not paused: not everybody agrees.
    [resume] **{ $game }** stays paused.
    [swap] **{ $game }** · { $who } and { $other } keep their seats.
    [undo] **{ $game }** · nothing is taken back: not everybody agrees.
    [replace] **{ $game }** · { $who } plays on.
    [offer] **{ $game }** · nobody has taken the seat of { $who }; the house player plays on.
   *[absence] **{ $game }** goes on waiting for { $who }.
}
post-voted-moved = **{ $game }** · somebody moved, so the request to take something back is over.
# $who: for whom a house player plays now; $about: swap or replace.
post-voted-lost = **{ $game }** · a house player plays for { $who } now, so { $about ->
    [swap] the request to swap seats is over.
   *[replace] the request for a house player is over.
}
post-paused = **{ $game } #{ $id }** is paused. Nobody is reminded, and the channel is free for another game. { command-table-resume } asks everybody to go on.
post-resumed = **{ $game } #{ $id }** goes on.
button-resume = Go on

## Another game

button-rematch = Rematch
# $people: who played besides $who.
rematch-call = { $who } wants to play { $game } again: { $people }, press *{ button-join }* above.

## Notices

# One sentence to one person, $who, below which a button leads to the table.
notice-invited = { $who }, you are invited to **{ $game } #{ $id }** in { $where }.
# $people: those who have joined; $joined: how many of them are new.
notice-joined = { $joined ->
    [0] { $who }, all seats of **{ $game } #{ $id }** in { $where } are taken.
   *[other] { $who }: { $people } joined **{ $game } #{ $id }** in { $where }; { $open ->
        [0] all seats are taken.
        [one] 1 seat is open.
       *[other] { $open } seats are open.
    }
}
notice-again = { $who }, { $asker } wants to play **{ $game }** again in { $where }: press *{ button-join }* there.
notice-vote-waits = { $who }, a vote in **{ $game } #{ $id }** in { $where } waits for your answer.
# $state: closed, or the game waits for the reader (mine) or for others; $when: when it closes.
notice-stalls = { $state ->
    [closed] { $who }, **{ $game } #{ $id }** in { $where } is closed, because nobody has moved for a month. Its history stays.
    [mine] { $who }, **{ $game } #{ $id }** in { $where } waits for you, and nobody has moved for weeks. A move keeps the table open; otherwise it closes { $when }.
   *[others] { $who }, nobody has moved for weeks in **{ $game } #{ $id }** in { $where }. Unless somebody does, it closes { $when }.
}
# $why: a house player has made one move (moved-for), or plays on.
notice-played-for = { $why ->
    [moved-for] { $who }, you were overdue in **{ $game } #{ $id }** in { $where }, so a house player has made your move. You play on.
   *[absent] { $who }, you were overdue in **{ $game } #{ $id }** in { $where }, so a house player plays for you. { command-table-return } there gives you your seat back at once.
}
# $new: who plays it now.
notice-seat-lost = { $who }, your seat in **{ $game } #{ $id }** in { $where }, which a house player had for you, is now played by { $new }.
notice-begun = { $who }, **{ $game } #{ $id }** in { $where } has begun; I call you when you are to move.
# $result: who won and by what.
notice-ended = { $who }, **{ $game } #{ $id }** in { $where } is over: { $result }
# $why: channel (it was deleted), server (the bot was removed from it); $organises: true for the organiser.
notice-asleep = { $why ->
    [server] **{ $game } #{ $id }** sleeps: I was removed from its server. Nobody is reminded, and nothing is lost; it goes on when I am added there again.
   *[channel] { $organises ->
        [true] **{ $game } #{ $id }** sleeps: its channel was deleted. Nobody is reminded, and nothing is lost. Type { command-table-move } in another channel, and the game goes on there.
       *[other] **{ $game } #{ $id }** sleeps: its channel was deleted. Nobody is reminded, and nothing is lost; it goes on when its organiser moves it to another channel with { command-table-move }.
    }
}
# By direct message to the organiser, once, where the channel takes no posts. $problem: permissions (those in $missing
# are not given), closed (the thread is archived and locked).
notice-barred = { $problem ->
    [permissions] **{ $game } #{ $id }** in { $where }: I may not post there any more. Please give me: { $missing }. The game goes on as soon as I may, or where you type { command-table-move }.
   *[closed] **{ $game } #{ $id }** in { $where }: I cannot post there, because the thread is closed. The game goes on as soon as somebody opens it, or where you type { command-table-move }.
}
# The last line of the first call in a channel after Discord has refused a direct message to the person.
notice-refused = -# Discord takes no direct messages from me to you, so I call you here from now on. Once you allow them, { command-settings } has *Where I call you*.

## Following

follow-turns = Every turn
follow-end = Only the end
follow-nothing = Nothing any more
# $wish: turns, end or nothing; $place: direct or thread.
following = { $wish ->
    [nothing] You do not follow **{ $game } #{ $id }** any more.
    [turns] { $place ->
        [thread] **{ $game } #{ $id }**: every turn will be told in this thread.
       *[direct] You follow **{ $game } #{ $id }**: every turn will be sent to you by direct message, as long as you allow them.
    }
   *[end] { $place ->
        [thread] **{ $game } #{ $id }**: its end will be told in this thread.
       *[direct] You follow **{ $game } #{ $id }**: its result will be sent to you by direct message, if you allow them.
    }
}
followed-turn = **{ $game } #{ $id }** in { $where }
# $status: finished (then with $result, who won and by what) or cancelled.
followed-end = { $status ->
    [finished] **{ $game } #{ $id }** in { $where } is over: { $result }
   *[cancelled] **{ $game } #{ $id }** in { $where } was cancelled.
}

## Another place

# $why: moved (to this channel), back (the bot was removed and added again), lost (the message with it was deleted).
post-board = { $why ->
    [moved] **{ $game } #{ $id }** goes on here.
    [back] **{ $game } #{ $id }** goes on: I am back.
   *[lost] **{ $game } #{ $id }** · the board as it is now
}
post-moved = **{ $game } #{ $id }** goes on in { $where }.
post-left-server = **{ $game }** · { $who } is not on this server any more.
table-moved = The game goes on here.
table-moved-choice = { $game } #{ $id } · { $where }
table-moved-where-gone = I do not see its channel

## Giving up

resign-ask = Resign? A house player plays your seat to the end, you do not return to it, and you count as last. It cannot be taken back. { command-table-leave } gives the seat up until you return.
resign-ask-two = Resign? { $other } wins, and the game is over at once. It cannot be taken back.
resign-ask-unplayed = Resign? No turn is over yet, so the game is cancelled and counts nowhere. It cannot be taken back.
post-called-off = **{ $game } #{ $id }** is cancelled: { $who } has resigned before a turn was over. It counts nowhere.
button-resign = Resign
resigned = You have resigned.
# How a game of two ended.
result-resigned = { $winner } wins: { $who } has resigned.
panel-resigned = You have resigned; a house player plays your seat to the end.
refusal-resigned = You have resigned this game, and a house player plays your seat to the end.

## Notes for oneself

button-notes = My notes
notes-form = My notes on #{ $id }
notes-label = Only you ever see them
notes-mine = **My notes** (only you see them)
    { $text }
notes-kept = Noted; { command-hand } shows it. Only you ever see this:
    { $text }
notes-gone = You have no notes on this game any more.
refusal-notes-too-long = These notes have { $length } characters; at most { $most } fit.

## Refusals

refusal-plays-here = You play at this table: I call you when you are to move.
refusal-follow-in-thread = To follow a game in a thread, type the command in a thread where that game is not played.
refusal-follow-uninvited = A private game can be followed by those whom its organiser invites.
refusal-follow-private = A private game, or a game of another server, can be followed by direct message only.

refusal-game-here-already = This game is played in this channel already.
refusal-other-server = A game can only move to another channel of its own server.
refusal-which-game = Say which game to move: type { command-table-move } and choose one from the list.
refusal-nothing-to-move = You organise no game that could be played on here. The organiser of a game, or somebody who manages the server, moves it.

refusal-own-vote = The others decide this one. A move of yours ends the vote.
refusal-vote-over = This vote is over.
refusal-vote-running = This table is voting already. Ask again when that vote is over.
refusal-not-offered = The seat was offered to somebody else.
refusal-not-asked = Somebody else was asked.
refusal-own-seat = That is your own seat. Choose another player's.
refusal-not-played-by-person = A house player plays this seat; seats are swapped between people only.
refusal-seats-in-lobby = The game has not begun. Its organiser arranges the seats: press *{ button-options }*, then *{ button-options-table }* and *{ button-seats }*.
refusal-order-is-drawn = The seat order is drawn at the start. Choose the order of joining among the options to set it yourself.
refusal-replaced = A house player plays for you at the moment. *{ button-return }* gives you your seat back at once.
refusal-not-replaced = You play your seat yourself.
refusal-not-paused = This game is not paused.
refusal-last-person = No other person plays at this table. { command-table-pause } pauses the game, { command-table-cancel } ends it.
refusal-not-a-person = A house player plays this seat already.
refusal-seat-played = A person plays this seat. It can be offered once they have left or a house player has taken over.
refusal-already-at-table = This person has a seat at the table already.
refusal-person-or-house = Name either a person or a house player.
refusal-no-rematch-yet = There is a rematch once this game is over.
refusal-cannot-play = Only a person of this server can take a seat.
