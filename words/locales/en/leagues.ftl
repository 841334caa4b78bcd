# Leagues and cups: /league, and what they post in their channel. Everybody plays as many games as a table has seats.

leagues-title = **Leagues and cups**
leagues-none = No leagues or cups here yet.
league-set-up = You can set up a league or cup in this channel.
button-league-new = Set up a league or cup
button-league = Open
button-leagues = All leagues
# Without its season.
league-title = { $game } { $kind ->
    [cup] cup
   *[league] league
}
league-name = { $title } · season { $season }
# $league: its name with the season.
league-line = **{ $league }**
league-rules = Everybody plays { $table } games at tables of { $table }, at most { $at_once } at once, within { $weeks } weeks. A game brings { $points } points by place. You have 3 days plus 4 hours a turn for your moves in a game. If that runs out, a house player finishes it and you get no points. The second time, you're out.

## How a season stands

league-open = { $count } registered. On { $ready } I'll ask who's ready. The season begins on { $begins }.
league-cup-open = { $places ->
    [0] All { $people } have registered. The cup is about to begin.
   *[other] { $count } of { $people } registered. The cup begins when it's full.
}
league-ready = { $ready } of { $count } are ready, and it takes at least { $least }. The season begins on { $begins }.
league-playing = { $played } of { $games } games played. The season ends on { $ends }.
league-ending = The season has ended. House players are finishing the open games.
league-called-off = There was no season: it needs at least { $least } people who are ready.
league-no-champion = The season has ended without a champion.
# $count: how many share it.
league-champion = { $count ->
    [one] Champion: { $who }
   *[other] Champions: { $who }
}
# What the reader is in it.
league-own = { $status ->
    [registered] You're registered.
    [ready] You're registered and ready.
    [not-ready] You're registered. Press *{ button-ready }*, or you'll miss the season.
    [reserve] You're on the reserve list: if somebody drops out, you'll take their place.
    [withdrawn] You've withdrawn from this season.
   *[out] You're out of this season.
}
league-own-division = { $divisions ->
    [one] You're in this season.
   *[other] You're in division { $division }.
}
button-register = Register
button-reserve = Join the reserve list
button-ready = Ready
button-withdraw = Withdraw
league-withdraw-ask = Withdraw? House players will finish your games, and you won't get points for them.

## The table and the games

button-league-table = Current table
button-league-games = Who we're waiting for
button-league-division = Division { $division }
league-division = **Division { $division }**
# $places: in each game played, such as "1 3 2".
league-row = **{ $rank }** · { $who } · { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $played ->
    [0] {""}
   *[other] {" "}· { $places }
}
league-row-unranked = – · { $who } · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $status ->
    [withdrawn] withdrawn
    [out] out
   *[reserve] came in late
}
# In the place of a place in a game that somebody left.
league-place-none = ×
league-game = Game { $number }
league-game-state = { $state ->
    [waiting] still to come
    [counted] played
    [void] void
   *[running] being played
}
league-game-waits = waiting for { $who }

## Setting one up

league-new = { $kind ->
    [cup] **A new cup** · People register until it's full, and then it begins by itself.
   *[league] **A new league** · Registration lasts seven days. On the last day people press *{ button-ready }*, and I put everybody who's ready into divisions. When a season ends, in each division two people move up and two move down, and registration for the next one opens.
}
league-kind = { $kind ->
    [cup] Cup
   *[league] League
}
league-table = { $count } seats a table, { $count } games each
league-at-once = { $count ->
    [one] 1 game at a time
   *[other] Up to { $count } games at once
}
league-weeks = { $count } weeks
league-people = { $count } people
menu-league-kind = League or cup?
menu-league-game = Which game?
menu-league-expansion = Which expansions?
menu-league-table = How many seats?
menu-league-at-once = How many games at once?
menu-league-weeks = How long at most?
menu-league-people = How many people?
button-league-create = Open registration here
refusal-bad-league = Those choices don't go together. Choose again with { command-league }.
refusal-too-many-leagues = This server can have at most { $most } leagues and cups at a time. End one first.
refusal-no-league-here = A league needs an ordinary text channel, because each game gets its own thread.

## What its organiser can do

button-league-organise = Organise
league-channel = News and games: { $where }
button-league-extend = Add a week
button-league-off = End it now
button-league-again = Open registration
button-league-here = Move here
league-off-ask = { $stage ->
    [playing] End the season now? Games that are still open won't count.
   *[other] Call it off? Everybody who registered will be taken off the list.
}
menu-league-replace = Replace somebody for the rest of the season
menu-league-void = Void a game
league-replace-ask = Take { $who } out of this season for good? { $other ->
    [none] House players will finish their games, and they won't get points for them.
   *[other] { $other } is first on the reserve list and will take over their games.
}
league-void-ask = Void { $game }? It ends now and counts for nobody.
button-league-replace = Take them out
button-league-void = Void it

## News in its channel

league-news-open = **{ $league }** · registration is open. Press *{ button-register }* to take part.
# Of the post, which does not change when people register.
league-news-dates = { $kind ->
    [cup] The cup begins once { $people } people have registered.
   *[league] On { $ready } I'll ask who's ready. The season begins on { $begins } if at least { $people } people are.
}
league-news-ready = **{ $league }** · { $who }: the season begins on { $begins }. Press *{ button-ready }* by then, or you'll miss the season.
league-news-begun = **{ $league }** · the season has begun. Your games will start in threads here.
league-members = { $divisions ->
    [one] { $who }
   *[other] Division { $division }: { $who }
}
league-news-standing = **{ $league }** · the table
league-news-over = **{ $league }** · the season is over.
# $gist: what somebody did in a few words, such as "Ada takes a ruby at Wainwright"; $where: the thread of the game.
league-best-turn = Best turn: { $gist } ({ $game }, turn { $turn }, { $where }). Luck aside, that added { $percent }% to { $who }'s chance of winning.
league-news-called-off = **{ $league }** · this season won't take place. It needs at least { $least } people who are ready, and the organiser can also call it off.
league-news-withdrawn = **{ $league }** · { $who } has withdrawn. House players will finish their games.
league-news-out = **{ $league }** · { $who } is out of this season.
league-news-replaced = **{ $league }** · { $other } has taken { $who }'s place in { $game }.
league-news-void = **{ $league }** · the organiser voided { $game }, so it doesn't count.
league-news-extended = **{ $league }** · the organiser extended the season until { $when }.
league-news-moved = **{ $league }** · news and games are in this channel now.

## Refusals

refusal-unknown-league = There's no such league or cup here. See all with { command-league }.
refusal-registered-already = You're already registered.
refusal-not-registered = You aren't registered.
refusal-season-over = This season is over.
refusal-season-begun = The season has begun.
refusal-season-elsewhere = You can't do that at this point in the season.
refusal-league-full = Registration is full: { $most } people have registered.
refusal-not-ready-yet = You can't do that until { $when }.
refusal-withdrawn-already = You aren't in this season any more.
# $games: how many they still have to finish; $until: not before that day.
refusal-barred-from-season = You left games unfinished in a season. { $games ->
    [0] You can register again on { $until }.
    [one] Finish 1 other game first. You can register again on { $until } at the earliest.
   *[other] Finish { $games } other games first. You can register again on { $until } at the earliest.
}
refusal-not-league-organiser = Only the organiser or a server manager can do that.
refusal-not-in-season = That person isn't in this season any more.
refusal-no-such-fixture = That game is already over.
refusal-season-too-long = A season can't last longer than half a year.
