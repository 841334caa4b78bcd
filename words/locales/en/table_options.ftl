# The options of a table, one after the other: its name, the values, what each does in one line (help) and whatever else
# there is to know of it (why), what a server says of its new tables, and what a lobby says of a table that chose
# something special (short).

table-option-pace = Pace
table-option-pace-value = { $value ->
    [live] live, 10 minutes a move
    [hours] a few moves a day
    [three-days] a move every three days
    [week] a move a week
    [none] without reminders
   *[day] a move a day
}
table-option-pace-help = { $value ->
    [live] For an evening together.
    [hours] For people who look in often.
    [three-days] For busy people.
    [week] For very patient people.
    [none] I'll ping you once and won't remind you.
   *[day] I'll remind you after a day.
}
server-setting-pace = **Pace of new games** · { $value ->
    [live] Live, 10 minutes a move.
    [hours] A few moves a day.
    [three-days] A move every three days.
    [week] A move a week.
    [none] Without reminders.
   *[day] A move a day.
} Each table can change this.
    .choice = { $value ->
        [live] Live, 10 minutes a move
        [hours] A few moves a day
        [three-days] A move every three days
        [week] A move a week
        [none] Without reminders
       *[day] A move a day
    }
table-option-pace-why = { $value ->
    [live] I'll remind you after 10, 20 and 30 minutes, and your time is up after 40.
    [hours] I'll remind you after 4, 8 and 12 hours, and your time is up after 16.
    [three-days] I'll remind you after 3, 6 and 9 days, and your time is up after 12.
    [week] I'll remind you after 1, 2 and 3 weeks. I close tables where nobody has moved for a month.
    [none] I'll ping you once and won't remind you.
   *[day] I'll remind you after 1, 2 and 3 days, and your time is up after 4.
}
table-option-pace-short = { $value ->
    [live] 10 minutes a move
    [hours] a few moves a day
    [three-days] a move every three days
    [week] a move a week
    [none] no reminders
   *[day] a move a day
}

table-option-bank = Time bank
table-option-bank-value = { $value ->
    [live] 30 minutes + 1 minute a turn
    [day] 1 day + 1 hour a turn
    [three-days] 3 days + 4 hours a turn
    [week] 7 days + 8 hours a turn
   *[none] none
}
table-option-bank-help = { $value ->
    [none] Only the pace decides when time is up.
   *[other] Your total time for all your moves.
}
table-option-bank-why = { $value ->
    [none] Only the pace decides when time is up.
   *[other] This is your total time for all your moves. It counts down only while the table is waiting for you. Once it runs out, your time is up.
}
table-option-bank-short = { $value ->
    [live] 30 minutes each, plus 1 minute a turn
    [day] 1 day each, plus 1 hour a turn
    [three-days] 3 days each, plus 4 hours a turn
    [week] 7 days each, plus 8 hours a turn
   *[none] no time bank
}
server-setting-bank = **Time bank** · { $value ->
    [live] In new games you have 30 minutes for all your moves, plus 1 minute a turn.
    [day] In new games you have a day for all your moves, plus 1 hour a turn.
    [three-days] In new games you have 3 days for all your moves, plus 4 hours a turn.
    [week] In new games you have 7 days for all your moves, plus 8 hours a turn.
   *[none] None: in new games only the pace decides when time is up.
} Each table can change this.
    .choice = { $value ->
        [live] 30 minutes + 1 minute a turn
        [day] 1 day + 1 hour a turn
        [three-days] 3 days + 4 hours a turn
        [week] 7 days + 8 hours a turn
       *[none] None
    }

table-option-clock = Clock
table-option-clock-value = { $value ->
    [stops] stops in quiet hours
   *[runs] runs day and night
}
table-option-clock-help = { $value ->
    [stops] Nobody loses time while asleep.
   *[runs] Nights count too.
}
table-option-clock-why = { $value ->
    [stops] Your time stops during your quiet hours (at most 12 hours a day) and while you're away.
   *[runs] Your time runs at night too. It stops only while you're away.
}
table-option-clock-short = { $value ->
    [stops] clock stops in quiet hours
   *[runs] clock runs day and night
}
server-setting-clock = **Clock** · { $value ->
    [stops] In new games the clock stops during your quiet hours.
   *[runs] In new games the clock runs day and night.
} Each table can change this.
    .choice = { $value ->
        [stops] Stops in quiet hours
       *[runs] Runs day and night
    }

table-option-absence = When time is up
table-option-absence-value = { $value ->
    [house] a computer player takes over
    [wait] the table waits
   *[vote] the others vote
}
table-option-absence-help = { $value ->
    [house] It plays until you return.
    [wait] However long it takes.
   *[vote] They decide whether a computer player takes over.
}
# $vote: how long they have, as in "2 days".
table-option-absence-why = { $value ->
    [house] A computer player takes over right away and plays until the absent player returns.
    [wait] We keep waiting. I close tables where nobody has moved for a month.
   *[vote] The others have { $vote } to decide whether a computer player takes over until the absent player returns. If nobody else plays, the table waits.
}
table-option-absence-short = { $value ->
    [house] a computer player steps in when time is up
    [wait] the table waits when time is up
   *[vote] the others vote when time is up
}
server-setting-absence = **When time is up** · { $value ->
    [house] In new games a computer player takes over.
    [wait] In new games the table waits.
   *[vote] In new games the others vote on whether a computer player takes over.
} Each table can change this.
    .choice = { $value ->
        [house] A computer player takes over
        [wait] The table waits
       *[vote] The others vote
    }

table-option-noshow = No-shows
table-option-noshow-value = { $value ->
    [replaced] a computer player takes over
   *[wait] same as for any move
}
table-option-noshow-help = { $value ->
    [replaced] For people who don't make their first move in time.
   *[wait] You have as much time for your first move as for any other.
}
table-option-noshow-why = { $value ->
    [replaced] If you don't make your first move in time (quiet hours don't count), a computer player takes over until you return. The game is then no longer rated.
   *[wait] You have as much time for your first move as for any other.
}
table-option-noshow-short = { $value ->
    [replaced] a computer player replaces no-shows
   *[wait] no-shows aren't replaced
}
server-setting-noshow = **No-shows** · { $value ->
    [replaced] In new games a computer player takes over from people who don't make their first move in time, and the game is no longer rated.
   *[wait] In new games you have as much time for your first move as for any other.
} Each table can change this.
    .choice = { $value ->
        [replaced] A computer player takes over
       *[wait] Same as for any move
    }

table-option-undo = Undo
table-option-undo-value = { $value ->
    [organiser] the organiser decides
   *[consent] everybody who answers must agree
}
table-option-undo-help = { $value ->
    [organiser] Everybody else has to ask.
   *[consent] You can always undo a step that nobody else has seen.
}
table-option-undo-why = { $value ->
    [organiser] With { command-table-undo }, the organiser can take back even moves that others have seen. Everybody else has to ask.
   *[consent] To take back what others have seen, ask everybody. At least half must answer. If the organiser asks and nobody answers, the organiser decides.
}
table-option-undo-short = { $value ->
    [organiser] the organiser can undo anything
   *[consent] undo if everybody who answers agrees
}
server-setting-undo = **Undo** · { $value ->
    [organiser] In new games the organiser can take back what others have seen.
   *[consent] In new games you can take back what others have seen if everybody agrees.
} Each table can change this.
    .choice = { $value ->
        [organiser] The organiser decides
       *[consent] Everybody must agree
    }

table-option-hints = Hints
table-option-hints-value = { $value ->
    [forbidden] not allowed
   *[allowed] allowed
}
table-option-hints-help = { $value ->
    [forbidden] Nobody gets hints.
   *[allowed] On your turn, you can ask for the best moves.
}
table-option-hints-why = { $value ->
    [forbidden] Nobody gets hints.
   *[allowed] On your turn, you can ask for the best moves, which only you see. After the game, everybody sees how many hints each player asked for.
}
table-option-hints-short = { $value ->
    [forbidden] no hints
   *[allowed] hints
}
table-option-hints-settled = **{ $title }: not allowed** Rated games have no hints.
server-setting-hints = **Hints** · { $value ->
    [forbidden] In new games nobody gets hints.
   *[allowed] In new games you can ask for the best turns when it's your move. Rated games have no hints.
} Each table can change this.
    .choice = { $value ->
        [forbidden] Not allowed
       *[allowed] Allowed
    }

table-option-pictures = Turn pictures
table-option-pictures-value = { $value ->
    [changed] what changed
    [board] only the board
   *[all] board and player boards
}
table-option-pictures-help = { $value ->
    [changed] Player boards only when something big happens.
    [board] Everything else is one press away.
   *[all] After every turn.
}
table-option-pictures-why = { $value ->
    [changed] Each turn shows the board, and player boards when something big happens on them.
    [board] Each turn shows the board. Everything else is one press away.
   *[all] Each turn shows the board and all player boards.
}
table-option-pictures-short = { $value ->
    [changed] pictures of what changed
    [board] pictures of the board only
   *[all] pictures of everything
}
server-setting-pictures = **Turn pictures** · { $value ->
    [changed] New games show the board, and player boards when something big happens.
    [board] New games show only the board.
   *[all] New games show the board and all player boards.
} Each table can change this.
    .choice = { $value ->
        [changed] What changed
        [board] Only the board
       *[all] Board and player boards
    }

table-option-rated = Rated
table-option-rated-value = { $value ->
    [yes] yes
   *[no] no
}
table-option-rated-help = { $value ->
    [yes] The result counts towards the ratings.
   *[no] The result counts only towards the statistics.
}
table-option-rated-why = { $value ->
    [yes] The result counts towards the ratings if the game begins without computer players. If you give up your seat after two full rounds, you rank last.
   *[no] The result counts towards the statistics, not the ratings.
}
table-option-rated-short = { $value ->
    [yes] rated, no hints
   *[no] not rated
}

# Each language in its own words, the same in all files.
table-option-language = Language of posts
table-option-language-value = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] the server's
}
table-option-language-help = { $value ->
    [server] The server's language when the game starts.
   *[other] Private messages are in each person's own language.
}
table-option-language-why = { $value ->
    [server] The server's language when the game starts. Private messages are in each person's own language.
   *[other] For everything that everybody can see. Private messages are in each person's own language.
}
table-option-language-short = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] the server's language
}

table-option-joiners = Who can join
table-option-joiners-value = { $value ->
    [steady] people who finish their games
    [proven] only people with a track record
   *[anyone] anyone
}
table-option-joiners-help = { $value ->
    [steady] They've finished at least 80% of their last 20 games, with at most 3 timeouts. Newcomers can join.
    [proven] They've begun 5 or more games and finished at least 95% of their last 20, with at most 1 timeout.
   *[anyone] I don't look at earlier games.
}
table-option-joiners-why = { $value ->
    [steady] People need to have finished at least 80% of their last 20 games, with at most 3 timeouts. Newcomers can join, and so can anyone you invite to a private game.
    [proven] People need to have begun at least 5 games and finished at least 95% of their last 20, with at most 1 timeout. Anyone you invite to a private game can join.
   *[anyone] I don't look at earlier games.
}
table-option-joiners-short = { $value ->
    [steady] for people who finish their games
    [proven] for people with a record of finished games
   *[anyone] for anyone
}
server-setting-joiners = **Who can join new games** · { $value ->
    [steady] Newcomers, and people who've finished at least 80% of their last 20 games, with at most 3 timeouts.
    [proven] People who've begun at least 5 games and finished at least 95% of their last 20, with at most 1 timeout.
   *[anyone] Anyone.
} Each table can change this.
    .choice = { $value ->
        [steady] People who finish their games
        [proven] Only people with a track record
       *[anyone] Anyone
    }
# To the person alone, about their own games.
refusal-not-reliable = This table is for people who've finished at least { $share }% of their last { $games } games{ $least ->
    [0] {""}
   *[other] {" "}(at least { $least } in all)
}, with at most { $most ->
    [one] 1 timeout
   *[other] { $most } timeouts
}. You've finished { $finished } of { $begun }, with { $timeouts ->
    [one] 1 timeout
   *[other] { $timeouts } timeouts
}.
