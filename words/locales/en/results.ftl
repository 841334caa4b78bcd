# People's results: profiles, ratings, leaderboards.

# $where: "here", in this server, or "all", in all servers.
profile-title = { $where ->
    [all] **Your results on all servers**
   *[here] **{ $who }'s results on this server**
}
profile-none = No finished games yet.
profile-game = **{ $game }** · { $games ->
        [one] 1 game
       *[other] { $games } games
    } played to the end, { $won } won
# $known: how sure the rating is.
profile-rating = Rating { $rating }, { $known ->
    [guess] a first guess (± { $off })
    [rough] still rough (± { $off })
   *[sure] well established (± { $off })
}, based on { $games ->
        [one] 1 rated game.
       *[other] { $games } rated games.
    }
profile-characters = Wins by character: { $shares }
profile-orders = Wins by turn order: { $shares }
# Who begins is first.
profile-order = { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
# What was won of how many games: "Berke Khan 1 of 3".
profile-share = { $what } { $won } of { $games }
profile-moves = { $moves ->
        [one] 1 turn, done in under { $time }.
       *[other] { $moves } turns, half of them in under { $time }.
    }
profile-reliability = Reminders: { $missed } · Games abandoned: { $gave_up }
# Below one's own profile.
button-move-times = Move times
button-results-csv = Results as a table
# $time: a length of time, such as 3 hours; $when: a day.
move-times-title = { $where ->
    [all] **Your move times on all servers**
   *[here] **Your move times on this server**
}
move-times-game = **{ $game }** · { $moves ->
        [one] 1 turn, done in under { $time }.
       *[other] { $moves } turns, half of them in under { $time }.
    }
move-times-line = { $when } · { $game } #{ $id } · { $moves ->
        [one] 1 turn in under { $time }
       *[other] half of { $moves } turns in under { $time }
    }
move-times-note = -# Pauses don't count. Others see only the first line of each game, in { command-results-profile }.
move-times-none = You haven't taken any turns in a finished game yet, so there are no times to show.
results-csv-sent = { $games ->
    [one] Your result in 1 game, as a spreadsheet file.
   *[other] Your results in { $games } games, as a spreadsheet file.
}
refusal-no-results = You have no finished games here yet.
refusal-no-profile = This person keeps their results private.

leaderboard-title = **Leaderboard · { $game }**
leaderboard-line = { $place }. { $who } · { $rating } ± { $off } · { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }, { $won } won
# $games, $opponents: what it takes to stand in the list.
leaderboard-note = -# You'll be listed after { $games } rated games against { $opponents } different people. Players are ranked by the low end of their rating, so a few lucky games won't put anybody at the top. To leave the list, use { command-settings }.
leaderboard-none = Nobody is listed yet: you need { $games } rated games against { $opponents } different people. A game is rated if its *{ table-option-rated }* option is on and it begins without computer players.
refusal-no-leaderboard = This server has no leaderboard. A server manager can change that with { command-server-settings }.
# Below the result of a rated game: by how much ratings changed.
post-end-ratings = Ratings: { $ratings }
post-end-rating = { $sign } { $who } { $change ->
    [up] { $rating } (+{ $by })
    [down] { $rating } (−{ $by })
   *[same] { $rating }
}
button-leaderboard = Leaderboard
button-server-figures = Statistics

# How the games of a server went. $known: whether the number of rounds is; $rounds: with a decimal, as in 8.5.
figures-title = **{ $what } on this server** · { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $known ->
        [yes] , { $rounds ->
            [one] 1 round
           *[other] { $rounds } rounds
        } on average.
       *[no] .
    }
figures-moves = Half of all turns took less than { $time }.
figures-orders = **Wins by turn order**
figures-characters = **Wins by character**
# $what: "first" (in turn order) or a character.
figures-share = { $games ->
    [one] { CAPITAL($what) } · { $percent }% of 1 game
   *[other] { CAPITAL($what) } · { $percent }% of { $games } games
}
figures-options = **By option**
figures-option = { $what } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $known ->
        [yes] , { $rounds ->
            [one] 1 round
           *[other] { $rounds } rounds
        } on average
       *[no] {""}
    }

## Cards: a person's results and a leaderboard as pictures. What is written on them is short, or it shrinks.

card-where = { $where ->
    [all] on all servers
   *[here] on this server
}
card-won = { $won } of { $games } won
# Beside a crown.
card-won-short = { $won } / { $games }
# Before the places in the last games.
card-last = Last
card-rating = Rating
card-off = ± { $off }
# In place of a rating.
card-unrated = { $where ->
    [all] rated on each server
   *[here] no rated games
}
card-leaderboard = Leaderboard
# Above the columns of a season's table: the place in each game, and the points.
card-season-places = Places
card-season-points = Points
card-season-sum = { $points }
card-season-where = { $divisions ->
    [0] {""}
    [one] Season { $season }
   *[other] Season { $season } · division { $division }
}
# Somebody whose name is not known any more.
card-nameless = A player
# The cards in words, for those who do not see them.
card-alt = { $name } { $where }.
card-alt-game = { $game }: { $won } of { $games } won.
card-alt-last = Places in recent games, latest first: { $places }.
card-alt-favourite = Most often as { $character }.
# $rated: how many rated games; $first: the rating after the first one, $low and $high: between which it has been.
card-alt-rating = { $rated ->
    [one] Rating { $rating } ± { $off } after 1 rated game.
   *[other] Rating { $rating } ± { $off } after { $rated } rated games; { $first } after the first one, between { $low } and { $high } since.
}
card-alt-leaderboard = Leaderboard of { $game }.
card-alt-line = { $place }. { $name }: { $rating } ± { $off }, { $won } of { $games } won.
# $where: which season and division.
card-alt-season = Standings of the { $title }{ $where ->
    [none] {""}
   *[other] , { $where }
}.
# $rank: 0 for somebody without a rank, -1 for everybody before the first result; $places: in the $played games so far, such as "1, left, 3"; $move: who rises to a higher division or falls as it stands.
card-alt-season-line = { $rank ->
    [0] No rank, { $name }:
    [-1] { $name }:
   *[other] { $rank }. { $name }:
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $played ->
    [0] {""}
    [one] , place { $places }
   *[other] , places { $places }
}{ $move ->
    [up] , moves up
    [down] , moves down
   *[none] {""}
}{ $status ->
    [withdrawn] , withdrew
    [out] , is out
    [reserve] , from the reserve
   *[playing] {""}
}.
