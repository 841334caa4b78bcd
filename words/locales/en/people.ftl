# The people of a table: who plays a seat, and what they decide together. Moments come as Discord's own, "in 2 days".

## Seats

# $who: a mention, where the person is told by this post.
post-seat-absent = **{ $game }** · a computer player is now playing for { $who }, who can return at any time.
post-seat-no-show = **{ $game }** · { $who } hasn't made a first move, so a computer player is taking over. { $who } can return at any time.
post-unrated = The game is no longer rated.
post-seat-overdue = **{ $game }** · { $who } was overdue, so the organiser had a computer player take over. { $who } can return at any time.
post-seat-agreed = **{ $game }** · { $who } agreed to let a computer player take over, and can return at any time.
post-seat-left = **{ $game }** · { $who } has left, so a computer player is taking over. { $who } can return at any time.
post-seat-replaced = **{ $game }** · the organiser had a computer player take over from { $who }, who can return at any time.
post-seat-returned = **{ $game }** · { $who } is back and playing again.
# $colour: that of the seat.
post-seat-taken = **{ $game }** · { $who } now plays { $colour }.
post-seat-resigned = **{ $game }** · { $who } has resigned. A computer player will finish the game.
# Their name is deleted too.
post-seat-departed = **{ $game }** · { $colour }'s player has left for good. A computer player will finish the game.
# Two people have swapped seats; $colour is that of $who now, $others that of $other.
post-seat-swapped = **{ $game }** · { $who } and { $other } have swapped seats: { $who } now plays { $colour }, and { $other } plays { $others }.
# In a season nobody comes back to a seat.
post-seat-gone = **{ $game }** · { $who } is out of this game. A computer player will finish it.
post-seat-season-over = **{ $game }** · the season is over, so a computer player will finish the game for { $who }.
post-organiser = { $who } is now the table's organiser.
button-return = Return
panel-replaced = A computer player is playing for you. Press *{ button-return }* to get your seat back.
table-left = You've left the table, and a computer player is playing for you. You can get your seat back at any time with { command-table-return }.
table-replaced = A computer player will play this seat until its player returns.
# Before a seat is given to a computer player. $house: which one; $way: the seat is the asker's own, its player is overdue
# (at-once), the others vote, or the player is asked (agree).
replace-ask = { $way ->
    [own] Give up your seat? A computer player ({ $house }) will play for you until you return.
    [at-once] { $who } is overdue. Let a computer player ({ $house }) take over? I'll tell everybody, and { $who } can return at any time.
    [vote] { $who } is overdue. Ask the others whether a computer player ({ $house }) should take over until { $who } returns?
   *[agree] { $who } isn't overdue, so I'll ask first: a computer player ({ $house }) will take over only if { $who } agrees.
}
button-replace = { $way ->
    [own] Give it up
    [at-once] Replace
    [vote] Ask the others
   *[agree] Ask the player
}
refusal-season-game = This game is part of a season, so nobody can pause it, change its options or swap seats. The season's organiser can do more with { command-league }.
refusal-house-too-weak = That computer player is too weak to play for somebody who hasn't agreed to it. Leave out *computer*, or choose a Regular or better.

## Votes

# Somebody does not move; everybody else is asked.
post-vote-absence = **{ $game }** is waiting for { $who }, who was pinged { $since }. Let a computer player ({ $house }) take over until { $who } returns? The vote ends { $ends } at the latest, and the majority decides. If { $who } moves first, the vote is over.
post-vote-cancel = **{ $game }** · { $who } wants to cancel the game for good. A single no is enough to keep the game. Otherwise I'll cancel it once everybody agrees, or { $ends } if at least half the players do.
post-vote-pause = **{ $game }** · { $who } wants to pause the game. A single no is enough to keep it going. Otherwise I'll pause it once everybody agrees, or { $ends } if at least half the players do.
post-vote-resume = **{ $game }** · { $who } wants to continue the game. A single no is enough to keep it paused. Otherwise it will continue once everybody agrees, or { $ends } if at least half the players do.
# One person is asked; $who: whose seat it is.
post-vote-offer = **{ $game }** · you can take over { $who }'s seat. The offer expires { $ends }.
# One person is asked; $colour: that of $who, $others: that of the person who is asked.
post-vote-swap = **{ $game }** · { $who } ({ $colour }) wants to swap seats with { $other } ({ $others }). If you agree, you'll each play on with what the other has, including hidden cards. The request expires { $ends }.
# One person is asked.
post-vote-replace = **{ $game }** · { $who }, the organiser would like a computer player ({ $house }) to take over for you. Nothing changes unless you say yes, and you can return at any time. The request expires { $ends }.
# Below a vote to cancel the game, where computer players play for people who may return. $absence: what the table does when
# somebody's time is up (vote or wait).
post-vote-absent = { $absence ->
    [wait] Everybody counts, even those a computer player is playing for.
   *[vote] Those a computer player is playing for can answer too, but count only if they do.
}
post-voters = { $who }: please answer.
button-vote-yes = { $about ->
    [cancel] Yes, cancel it
    [pause] Yes, pause it
    [resume] Yes, continue
    [offer] Take the seat
    [swap] Swap seats
    [replace] Yes, a computer player
    [undo] Yes, take it back
   *[absence] Yes, a computer player
}
button-vote-no = { $about ->
    [cancel] No, play on
    [pause] No, play on
    [resume] No, not yet
    [offer] No, thanks
    [swap] Keep my seat
    [replace] No, I'll play on
    [undo] No, play on
   *[absence] No, let's wait
}
vote-asked = { $about ->
    [cancel] I've asked the others whether to cancel the game.
    [pause] I've asked the others whether to pause the game.
    [undo] I've asked the others whether to take this back.
    [absence] I've asked the others whether a computer player should take over.
   *[resume] I've asked the others whether to continue the game.
} The vote ends { $ends }.
# $ends: as in "in 2 days".
vote-offered = I've asked { $who }. The request expires { $ends }.
vote-counted = { $said ->
    [yes] You voted yes.
   *[no] You voted no.
} So far: { $yes } yes, { $no } no. The vote ends { $ends }. You can change your mind until then.
vote-decided = { $result ->
    [yes] { $about ->
        [cancel] The game is cancelled.
        [pause] The game is paused.
        [resume] The game continues.
        [offer] The seat is yours. Open your panel with { command-turn }.
        [swap] You've swapped seats. Open your panel with { command-turn }.
        [replace] A computer player is playing for you. You can get your seat back at any time with { command-table-return }.
        [undo] Taken back. Open your panel with { command-turn }.
       *[absence] Everybody has answered, so a computer player is taking over.
    }
   *[no] { $about ->
        [cancel] The game won't be cancelled.
        [pause] The game won't be paused.
        [resume] The game stays paused.
        [offer] You didn't take the seat.
        [swap] Everybody keeps their seat.
        [replace] You keep playing.
        [undo] Nothing has been taken back.
       *[absence] Everybody has answered, and we'll keep waiting.
    }
}
post-voted = { $about ->
    [cancel] **{ $game }** won't be cancelled: not everybody agreed.
    [pause] **{ $game }** won't be paused: not everybody agreed.
    [resume] **{ $game }** stays paused.
    [swap] **{ $game }** · { $who } and { $other } keep their seats.
    [undo] **{ $game }** · I took nothing back: not everybody agreed.
    [replace] **{ $game }** · { $who } keeps playing.
    [offer] **{ $game }** · nobody took { $who }'s seat, so the computer player keeps playing.
   *[absence] **{ $game }** will keep waiting for { $who }.
}
post-voted-moved = **{ $game }** · somebody has moved, so the undo request no longer stands.
# $who: for whom a computer player plays now; $about: swap or replace.
post-voted-lost = **{ $game }** · a computer player is playing for { $who } now, so { $about ->
    [swap] the request to swap seats is over.
   *[replace] the request for a computer player is over.
}
post-paused = **{ $game } #{ $id }** is paused. I won't send reminders, and the channel is free for another game. To ask everybody to continue, use { command-table-resume }.
post-resumed = **{ $game } #{ $id }** continues.
button-resume = Continue

## Another game

button-rematch = Rematch
# $people: who played besides $who.
rematch-call = { $people }: { $who } wants to play { $game } again. Press *{ button-join }* above if you do too.

## Notices

# One sentence to one person, $who, below which a button leads to the table.
notice-invited = { $who }, you're invited to **{ $game } #{ $id }** in { $where }.
# $people: those who have joined; $joined: how many of them are new.
notice-joined = { $joined ->
    [0] { $who }, all seats of **{ $game } #{ $id }** in { $where } are taken.
   *[other] { $who }: { $people } joined **{ $game } #{ $id }** in { $where }. { $open ->
        [0] All seats are taken.
        [one] 1 seat is open.
       *[other] { $open } seats are open.
    }
}
notice-again = { $who }, { $asker } wants to play **{ $game }** again in { $where }. Press *{ button-join }* there if you do too.
notice-vote-waits = { $who }, a vote in **{ $game } #{ $id }** in { $where } is waiting for your answer.
# $state: closed, or the game waits for the reader (mine) or for others; $when: when it closes.
notice-stalls = { $state ->
    [closed] { $who }, **{ $game } #{ $id }** in { $where } is closed because nobody has moved for a month. You can still look at it with { command-history }.
    [mine] { $who }, **{ $game } #{ $id }** in { $where } is waiting for you, and nobody has moved for weeks. It will close { $when } unless somebody moves.
   *[others] { $who }, nobody has moved for weeks in **{ $game } #{ $id }** in { $where }. It will close { $when } unless somebody does.
}
# $why: a computer player has made one move (moved-for), or plays on.
notice-played-for = { $why ->
    [moved-for] { $who }, your move was overdue in **{ $game } #{ $id }** in { $where }, so a computer player made it for you. The rest is up to you.
    [gone] { $who }, you ran out of time in **{ $game } #{ $id }** in { $where }. A computer player will finish the game, and you'll get no points for it.
   *[absent] { $who }, your move was overdue in **{ $game } #{ $id }** in { $where }, so a computer player is playing for you. Type { command-table-return } there to get your seat back.
}
# $new: who plays it now.
notice-seat-lost = { $who }, { $new } has taken over your seat in **{ $game } #{ $id }** in { $where }. A computer player had been playing it for you.
notice-begun = { $who }, **{ $game } #{ $id }** in { $where } has begun. I'll ping you when it's your turn.
# $result: who won and by what.
notice-ended = { $who }, **{ $game } #{ $id }** in { $where } is over: { $result }
# $why: channel (it was deleted), server (the bot was removed from it); $organises: true for the organiser.
notice-asleep = { $why ->
    [server] **{ $game } #{ $id }** is asleep because I was removed from its server. Nothing is lost: the game will continue once I'm back. Until then, I won't send reminders.
   *[channel] { $organises ->
        [true] **{ $game } #{ $id }** is asleep because its channel was deleted. Nothing is lost, and I won't send reminders. Type { command-table-move } in another channel to continue there.
       *[other] **{ $game } #{ $id }** is asleep because its channel was deleted. Nothing is lost, and I won't send reminders. The organiser can continue the game in another channel with { command-table-move }.
    }
}
# By direct message to the organiser, once, where the channel takes no posts. $problem: permissions (those in $missing
# are not given), closed (the thread is archived and locked).
notice-barred = { $problem ->
    [permissions] **{ $game } #{ $id }** in { $where }: I can't post there any more. Please give me these permissions: { $missing }. To continue in another channel, type { command-table-move } there.
   *[closed] **{ $game } #{ $id }** in { $where }: I can't post there, because the thread is closed. Open it again, or type { command-table-move } in another channel to continue there.
}
# The last line of the first call in a channel after Discord has refused a direct message to the person.
notice-refused = -# Discord won't let me send you direct messages, so I'll ping you here from now on. Once you allow them, change *Where I ping you* in { command-settings }.

## Following

follow-turns = Every turn
follow-end = Only when the game ends
follow-nothing = Nothing: stop following
# $wish: turns, end or nothing; $place: direct or thread.
following = { $wish ->
    [nothing] You're no longer following **{ $game } #{ $id }**.
    [turns] { $place ->
        [thread] **{ $game } #{ $id }**: I'll post every turn in this thread.
       *[direct] You're following **{ $game } #{ $id }**: I'll send you every turn by direct message, as long as Discord lets me.
    }
   *[end] { $place ->
        [thread] **{ $game } #{ $id }**: I'll post the result in this thread.
       *[direct] You're following **{ $game } #{ $id }**: I'll send you the result by direct message, if Discord lets me.
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
    [moved] **{ $game } #{ $id }** continues here.
    [back] **{ $game } #{ $id }** continues now that I'm back.
   *[lost] **{ $game } #{ $id }** · the board as it is now
}
post-moved = **{ $game } #{ $id }** continues in { $where }.
post-left-server = **{ $game }** · { $who } has left this server.
table-moved = The game continues here.
table-moved-choice = { $game } #{ $id } · { $where }
table-moved-where-gone = I can't see its channel

## Giving up

resign-ask = Resign? A computer player will finish the game for you, you can't return, and you'll rank last. You can't undo this. To take a break instead, use { command-table-leave }.
resign-ask-two = Resign? { $other } will win, and the game will end right away. You can't undo this.
resign-ask-unplayed = Resign? Nobody has finished a turn yet, so the game will be cancelled and won't count. You can't undo this.
post-called-off = **{ $game } #{ $id }** is cancelled: { $who } resigned before anybody had finished a turn. The game won't count.
button-resign = Resign
resigned = You've resigned.
# How a game of two ended.
result-resigned = { $winner } wins: { $who } has resigned.
panel-resigned = You've resigned, so a computer player will finish the game for you.
refusal-resigned = You've resigned from this game, so a computer player will finish it for you.

## Notes for oneself

button-notes = My notes
notes-form = My notes on #{ $id }
notes-label = Only you can see them
notes-mine = **My notes** (only you can see them)
    { $text }
notes-kept = Saved. To see your notes again, use { command-hand }. Only you can see them:
    { $text }
notes-gone = You no longer have any notes on this game.
refusal-notes-too-long = Your notes are { $length } characters long. Shorten them to at most { $most }.

## Refusals

refusal-plays-here = You're playing at this table, so I'll ping you when it's your turn.
refusal-follow-in-thread = Type this in a thread other than the game's own.
refusal-follow-uninvited = You need an invitation to follow a private game. Ask its organiser.
refusal-follow-private = You can follow a private game, or one on another server, only by direct message.

refusal-game-here-already = This game is already in this channel.
refusal-other-server = You can only move a game to another channel on the same server.
refusal-which-game = Which game? Type { command-table-move } and choose one from the list.
refusal-nothing-to-move = You have no game to move here. Only a game's organiser or a server manager can move it.

refusal-own-vote = You can't vote on this one, but the vote ends as soon as you move.
refusal-vote-over = This vote is over.
refusal-vote-running = This table is already voting. Ask again when that vote is over.
refusal-not-offered = This offer is for somebody else.
refusal-not-asked = This question is for somebody else.
refusal-own-seat = That's your own seat. Choose another player's.
refusal-not-played-by-person = A computer player is playing this seat. You can swap only with people.
refusal-seats-in-lobby = The game hasn't begun, so its organiser can still arrange the seats. In the lobby, press *{ button-more }* and *{ button-options }*, then choose *{ button-options-seats }*.
refusal-order-is-drawn = I draw the seat order at the start. To arrange it yourself, first choose “{ lobby-order-joined-name }” in the options.
refusal-replaced = A computer player is playing for you at the moment. Press *{ button-return }* to get your seat back.
refusal-not-replaced = You're already playing your own seat.
refusal-not-paused = This game isn't paused.
refusal-last-person = Nobody else is playing at this table. Pause the game with { command-table-pause }, or end it with { command-table-cancel }.
refusal-not-a-person = A computer player is already playing this seat.
refusal-seat-played = Somebody is playing this seat. You can offer it once they leave or a computer player takes over.
refusal-already-at-table = That person already has a seat at this table.
refusal-person-or-house = Choose either a person or a computer player, not both.
refusal-no-rematch-yet = You can have a rematch once this game is over.
refusal-cannot-play = Only people on this server can take a seat.
