# Pace and reminders. Moments come as Discord's own, as in "in 2 days".

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
table-option-bank = Time bank
table-option-bank-value = { $value ->
    [live] 30 minutes + 1 minute a turn
    [day] 1 day + 1 hour a turn
    [three-days] 3 days + 4 hours a turn
    [week] 7 days + 8 hours a turn
   *[none] without a limit
}
table-option-bank-help = { $value ->
    [none] Nobody's time is limited; the pace alone says when a move is overdue.
   *[other] Each player has this much time for all moves together. It passes only while the table waits for that player. When it is used up, a move is overdue.
}
table-option-clock = Clock
table-option-clock-value = { $value ->
    [stops] stops in quiet hours
   *[runs] runs day and night
}
table-option-clock-help = { $value ->
    [stops] The time for a move stands still in the quiet hours of the player to move, at most 12 hours a day, and while that player is away.
   *[runs] The time for a move runs at night too. It stands still only while the player to move is away.
}
table-option-absence = Overdue moves
table-option-absence-value = { $value ->
    [house] a house player plays
    [wait] the table waits
   *[vote] the others vote
}
# $vote: how long they have, as in "2 days".
table-option-absence-help = { $value ->
    [house] A house player takes the seat at once, until its player returns.
    [wait] Nothing happens; a table where nobody moves for a month is closed.
   *[vote] The others have { $vote } to decide whether a house player takes the seat until its player returns.
}
# In the lobby's message, under the seats.
lobby-table = -# Pace: { $pace }. Overdue moves: { $absence }.

lobby-table-bank = -# Time bank of each player: { $bank }.
table-option-rated = Rated
table-option-rated-value = { $value ->
    [yes] rated
   *[no] not rated
}
table-option-rated-help = { $value ->
    [yes] The result counts for ratings if only people begin the game; whoever gives up a seat counts as last.
   *[no] The result counts for statistics, not for ratings.
}
lobby-table-rated = -# Rated, if only people begin it. No hints.
lobby-table-clock = -# The clock stops in the quiet hours of the player to move.

# A length of time: the first two of these in a list.
duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
# $left: a length of time; $when: Discord's own, as in "in 2 days" and "3 hours ago".
time-bank = -# Time bank: { $left } left.
time-bank-runs = -# Time bank: { $left } left, used up { $when }.
# In /state, of a player, with the sign of the colour.
state-time-banks = **Time banks**
state-time-bank = { $sign } { $who }: { $left }
prompt-time-bank = -# Your time bank is used up { $when }; then the table decides how it goes on without you.

prompt-reminder = -# You were first called { $since }.
prompt-unfinished = Your turn is chosen but not finished. *{ button-open }* shows it again; it counts once you finish it.
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
snoozed = I will remind you { $when }.
muted = I no longer ping you at this table. It still shows whose turn it is.
unmuted = I will ping you at this table again.

post-stalled = **{ $game } #{ $id }** · nobody has moved for weeks. A move keeps the table open; otherwise it closes { $when }.
post-closed = **{ $game } #{ $id }** is closed, because nobody has moved for a month. Its history stays; /new makes another game.

refusal-no-reminder = There is no reminder to put off: you need not act here, the table has no pace, or you have had all three.
