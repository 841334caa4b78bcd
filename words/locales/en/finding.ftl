# Finding a table: the open tables of a server, and the noticeboard that lists them.

open-tables-title = **Open tables**
open-tables-none = No open tables right now. Start one with { command-new }.
open-table-seats = { $joined } of { $most } seats
# $soon: when the game begins, such as "in 2 hours".
open-table-begins = begins { $soon }
open-tables-more = { $count ->
    [one] 1 more table: type { command-tables }
   *[other] { $count } more tables: type { command-tables }
}
button-take-seat = Join #{ $id }
button-next-tables = More tables
button-first-tables = First tables
seat-taken = You've joined **{ $game } #{ $id }** as { $colour }: { $where }
# To who manages the server: where its noticeboard hangs.
noticeboard-none = I can post a list of open tables here and keep it up to date.
noticeboard-here = I keep a list of open tables up to date in { $where }.
noticeboard-barred = But I can't right now. A server manager must grant me these permissions in the channel's settings: { $permissions }.
button-noticeboard-here = Keep a list here
button-noticeboard-again = Post the list again
button-noticeboard-move = Keep it here instead
button-noticeboard-gone = Remove the list

## The avoid list

button-avoid = People I avoid
avoid-title = **People you avoid** · They can't join a new table where you have a seat, and you can't join theirs. I don't tell them why. Nobody else can see this list. Games that have already begun aren't affected.
avoid-count = { $count ->
    [0] You aren't avoiding anybody.
    [one] You're avoiding 1 person.
   *[other] You're avoiding { $count } people.
}
menu-avoid = Who do you want to avoid? (up to { $most } people)
# Also where a list of people to avoid is the reason, which it must not say.
refusal-no-seat-here = You can't join this table. See others with { command-tables }.
refusal-too-many-avoided = You can avoid up to { $most } people. Take somebody off the list first.

## Looking for others

button-seek = Look for a game
seek-title = **Look for a game** · Once { $least } people want the same kind of game, I'll open a table for them in a thread in { $where } and ping them.
seek-on = You're looking for **{ $game }** until { $ends }.
menu-seek-game = Which game?
menu-seek-kinds = Which expansions? (you can choose several)
menu-seek-paces = How fast? (you can choose several)
menu-seek-days = For how long?
seek-days = { $days ->
    [one] Look for 1 day
   *[other] Look for { $days } days
}
button-seek-start = Start looking
button-seek-again = Look for this instead
button-seek-stop = Stop looking
# $hours: those of the reader.
seek-similar = I'll only match you with people whose hours are like yours: { $hours }.
button-seek-my-hours = Only people with similar hours
button-seek-any-hours = At any time
# $begins, $ends: times of the day.
seek-hours = between { $begins } and { $ends }
refusal-hours-unknown = I don't know your hours yet. Tell me your time zone in { command-settings }, under *{ button-settings-calls }*.
seekers = **Looking for others**
# $what: game, hours, expansions and pace.
seekers-line = { $count ->
    [one] 1 person
   *[other] { $count } people
}: { $what }
seekers-more = { $count ->
    [one] 1 more person
   *[other] { $count } more people
}
# $listed: whether there is a list of open tables still, in the channel $where.
search-over = { $who }, your search for **{ $game }**{ $listed ->
    [yes] {" "}in { $where }
   *[no] {""}
} has ended. Not enough people were looking for the same thing.
button-seek-renew = Look again
gathered-thread = { $game }: new table
post-gathered = { $people }: you were all looking for { $game }, so this table is yours. Change its options, wait for others, or press *{ button-start }*.
refusal-no-noticeboard = This server has no list of open tables yet. A server manager can set one up with { command-tables }.
refusal-too-many-open = You have { $open } unfinished games, and I only look for a new table for people with { $most } or fewer. Finish one first, or join a table from { command-tables }.
