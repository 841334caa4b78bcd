# Pace and reminders. Moments come as Discord's own, as in "in 2 days".

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
time-bank-runs = -# Time bank: { $left } left, runs out { $when }.
# In /state, of a player, with the sign of the colour.
state-time-banks = **Time banks**
state-time-bank = { $sign } { $who }: { $left }
prompt-time-bank = { $season ->
    [yes] -# Your time in this game runs out { $when }. After that, a computer player finishes it and you get no points.
   *[no] -# Your time bank runs out { $when }. After that, the game may continue without you.
}
prompt-first-move = -# If you don't make your first move, a computer player takes over your seat { $when }.

prompt-reminder = -# I first pinged you { $since }.
prompt-unfinished = You've made your choices but haven't finished your turn. Press *{ button-open }* to check it and finish.
# $absence: what the table chose for whoever does not move.
prompt-time-ends = -# Your time runs out { $when }. After that, { $absence ->
    [house] a computer player will take over until you return.
   *[vote] the others will decide whether a computer player takes over.
} Make any move to prevent that.
prompt-away = -# Away until { $until }.
prompt-next = -# { $mention }, you're next.
prompt-late = -# I was offline for a while. { command-games } lists everything waiting for you.
button-to-table = Go to the table
button-snooze = Remind me later
button-snooze-for = { $time ->
    [hour] In an hour
    [four-hours] In 4 hours
   *[half-day] In 12 hours
}
button-mute = No pings here
button-unmute = Ping me again
snooze-when = When should I remind you of this move?
snoozed = I'll remind you { $when }.
muted = I won't ping you at this table any more. You can still see there whose turn it is.
unmuted = I'll ping you at this table again.

# $who: those who are to move, $late of them.
post-stalled = **{ $game } #{ $id }** · nobody has moved for weeks{ $late ->
    [0] .
   *[other] {""}, and we're waiting for { $who }.
} The game will close { $when } unless somebody moves.
post-closed = **{ $game } #{ $id }** is closed: nobody has moved for a month{ $late ->
    [0] .
   *[other] {""}, and we were still waiting for { $who }.
} You can still look at it with { command-history }, or start another with { command-new }.
post-stalled-others = -# Also at this table: { $others }
# Nobody else plays who could vote.
post-waits = **{ $game }** · { $who } is out of time. There's nobody else to vote, so the table will wait. It will close after a month without a move.

refusal-no-reminder = There's no reminder to delay: it isn't your move, this table has no reminders, or you've had all three.
