# Pace, reminders, votes about somebody who does not move. Moments come as Discord's own, as in "in 2 days".

table-option-pace = Pace
table-option-pace-value = { $value ->
    [live] live, 10 minutes a move
    [hours] a few moves a day
    [three-days] a move in three days
    [week] a move a week
    [none] without reminders
   *[day] a move a day
}
table-option-pace-help = { $value ->
    [live] I remind after 10, 20 and 30 minutes; after 40 a move is overdue.
    [hours] I remind after 4, 8 and 12 hours; after 16 a move is overdue.
    [three-days] I remind after 3, 6 and 9 days; after 12 a move is overdue.
    [week] I remind after 1, 2 and 3 weeks; a table where nobody moves for a month is closed.
    [none] I call each player once and remind nobody.
   *[day] I remind after 1, 2 and 3 days; after 4 a move is overdue.
}
table-option-absence = A move is overdue
table-option-absence-value = { $value ->
    [house] a house player plays
    [wait] the table waits
   *[vote] the others vote
}
table-option-absence-help = { $value ->
    [house] A house player takes the seat at once, until its player returns.
    [wait] Nothing happens; a table where nobody moves for a month is closed.
   *[vote] The others have 48 hours to decide whether a house player takes the seat until its player returns.
}
# In the lobby's message, under the seats.
lobby-table = -# Pace: { $pace }. When a move is overdue: { $absence }.

prompt-reminder = -# Waiting for you since { $since }.
prompt-time-ends = -# Your time ends { $when }: then the table decides how it goes on without you. Any move of yours stops that.
prompt-away = -# Away until { $until }.
prompt-next = -# { $mention }, you are next.
prompt-late = -# I was not running for a while. /games lists all that waits for you.
button-to-table = Go to the table
button-snooze = Remind me later
button-snooze-for = { $time ->
    [hour] In an hour
    [four-hours] In 4 hours
   *[half-day] In 12 hours
}
button-mute = No pings here
button-unmute = Ping me again
snooze-when = When shall I remind you of this move?
snoozed = I remind you { $when }.
muted = I no longer ping you at this table. It still shows whose turn it is.
unmuted = I ping you at this table again.

post-vote = **{ $game }** has waited for { $who } since { $since }. Shall a house player take the seat until { $who } returns? The majority of those who answer decides { $ends }; a move of { $who } ends the vote.
post-voters = { $who }: please answer.
button-vote-yes = Yes, a house player
button-vote-no = No, we wait
vote-counted = Your vote counts: { $said ->
    [yes] a house player
   *[no] wait
}. So far { $yes } for a house player, { $no } for waiting; the vote ends { $ends }. You may change your mind.
vote-decided = { $result ->
    [yes] Everybody has answered: a house player takes the seat.
   *[no] Everybody has answered: the table waits.
}
post-voted = **{ $game }** goes on waiting for { $who }.
post-replaced = **{ $game }** · a house player now plays for { $who }, who can return at any time.
post-returned = **{ $game }** · { $who } is back and plays again.
button-return = Return
panel-replaced = A house player plays for you. *Return* gives you your seat back at once.
post-stalled = **{ $game } #{ $id }** · nobody has moved for weeks. A move keeps the table open; otherwise it closes { $when }.
post-closed = **{ $game } #{ $id }** is closed, because nobody has moved for a month. Its history stays; /new makes another game.

refusal-no-reminder = There is no reminder to put off: you need not act here, the table has no pace, or you have had all three.
refusal-own-vote = The others decide this one. A move of yours ends the vote.
refusal-vote-over = This vote is over.
refusal-replaced = A house player plays for you at the moment. Return gives you your seat back at once.
refusal-not-replaced = You play your seat yourself.
