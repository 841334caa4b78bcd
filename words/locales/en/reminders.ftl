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
time-bank-runs = -# Time bank: { $left } left, used up { $when }.
# In /state, of a player, with the sign of the colour.
state-time-banks = **Time banks**
state-time-bank = { $sign } { $who }: { $left }
prompt-time-bank = -# Your time bank is used up { $when }; then the table decides how it goes on without you.

prompt-reminder = -# You were first called { $since }.
prompt-unfinished = Your turn is chosen but not finished. *{ button-open }* shows it again; it counts once you finish it.
# $absence: what the table chose for whoever does not move.
prompt-time-ends = -# Your time ends { $when }: then { $absence ->
    [house] a house player takes your seat until you return.
   *[vote] the others decide whether a house player takes your seat.
} Any move of yours stops that.
prompt-away = -# Away until { $until }.
prompt-next = -# { $mention }, you are next.
prompt-late = -# I was not running for a while. { command-games } lists all that waits for you.
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

# $who: those who are to move, $late of them.
post-stalled = **{ $game } #{ $id }** · nobody has moved for weeks{ $late ->
    [0] .
   *[other] {""}, and it waits for { $who }.
} A move keeps the table open; otherwise it closes { $when }.
post-closed = **{ $game } #{ $id }** is closed, because nobody has moved for a month{ $late ->
    [0] .
   *[other] {""}; it waited for { $who }.
} Its history stays; { command-new } makes another game.
post-stalled-others = -# Also at this table: { $others }
# Nobody else plays who could vote.
post-waits = **{ $game }** · the time of { $who } is up. Nobody else plays who could decide, so the table waits. It is closed when nobody has moved for a month.

refusal-no-reminder = There is no reminder to put off: you need not act here, the table has no pace, or you have had all three.
