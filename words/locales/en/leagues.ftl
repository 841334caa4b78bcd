# Leagues and cups: /league, and what they post in their channel. Everybody plays as many games as a table has seats.

leagues-title = **Leagues and cups**
leagues-none = No leagues or cups here yet.
league-set-up = You can set up a league or cup in this channel.
button-league-new = Set up a league or cup
button-league = { $kind ->
    [cup] Cup details
   *[league] League details
}
button-leagues = All leagues and cups
# Without the season of a league. $season: how many cups there were here.
league-title = { $kind ->
    [cup] { $game } cup{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    }
   *[league] { $game } league
}
league-name = { $kind ->
    [cup] { $title }
   *[league] { $title } · season { $season }
}
# $league: its name with the season.
league-line = **{ $league }**
league-rules = Everybody plays { $table } games at tables of { $table }, { $at_once ->
    [one] one at a time
   *[other] up to { $at_once } at once
}, within { $weeks } weeks. If your time in a game runs out, a computer player finishes it and you get no points.
button-league-rules = How it works
# What the button shows, a line each.
league-rules-points = From first place to last, a game is worth { $points } points. Ties are broken by wins, then second places, third places, share of the winner's score, and head-to-head results.
league-rules-time = In each game, you have 3 days plus 4 hours a turn. Quiet hours don't count, nor do your first 7 days away.
league-rules-absent = If you leave 2 games or run out of time in them, you're out. Even after 1, you must wait 14 days and finish 1 other game of any kind before you can join another league or cup. If you hadn't moved yet, somebody on the reserve list gets your seat.
league-rules-withdraw = If you withdraw before it begins, I keep no record of it. Later, computer players finish your games, and you stay in the standings. If you've played fewer than half of your games, you have no rank.
league-rules-end = On the last day, computer players finish all open games.
league-rules-divisions = At first, divisions go by rating. After each season, two people in each division move up and two move down.

## How a season stands

league-open = Registered so far: { $count }. There must be at least { $least }. On { $ready }, I'll ask who's ready. The season begins on { $begins }.
league-cup-open = { $places ->
    [0] All { $people } have registered. The cup is about to begin.
   *[other] Registered so far: { $count } of { $people }. The cup begins when it's full.
}
league-ready = { $ready } of { $count } are ready, and there must be at least { $least }. The season begins on { $begins }.
league-playing = { $played } of { $games } games played. The last day is { $ends }.
league-ending = Time's up. Computer players are finishing the open games.
league-called-off = { $kind ->
    [cup] The cup was cancelled.
   *[league] There was no season: it needs at least { $least } people who are ready.
}
league-no-champion = It has ended without a champion.
# $count: how many share it.
league-champion = { $count ->
    [one] Champion: { $who }
   *[other] Champions: { $who }
}
# Who is there, by name; $more: how many others.
league-named = { $what ->
    [registered] Registered
    [ready] Ready
    [not-ready] Not ready yet
   *[reserve] Reserve list
}: { $who }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
# What the reader is in it.
league-own = { $status ->
    [registered] You're registered.
    [ready] You're registered and ready.
    [not-ready] You're registered. Press *{ button-ready }*, or you'll miss the season.
    [reserve] You're on the reserve list: if somebody drops out, you'll take their place.
    [withdrawn] You've withdrawn.
   *[out] You're out of this season. Others are finishing your games.
}
league-own-division = { $divisions ->
    [one] You're playing.
   *[other] You're in division { $division }.
}
button-register = Register
button-reserve = Join the reserve list
button-ready = Ready
button-withdraw = Withdraw
league-withdraw-ask = Withdraw? Computer players will finish your games, and you won't get points for them.

## The table and the games

button-league-table = Standings
button-league-games = Who we're waiting for
button-league-division = Division { $division }
league-division = **Division { $division }**
# $places: in each game played, such as "1 3 2".
# $rank: 0 before the first result.
league-row = { $rank ->
    [0] {""}
   *[other] **{ $rank }** ·{" "}
}{ $who } · { $points ->
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
# The name of a thread, of which a list shows the beginning. $name: "Game 1".
league-thread = { $kind ->
    [cup] Cup{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    } · { $name } · { $game }
   *[league] Season { $season } · { $name } · { $game } league
}
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
   *[league] **A new league** · Registration lasts seven days. On the last day, people press *{ button-ready }*, and I put everybody who's ready into divisions. When a season ends, two people in each division move up and two move down, and registration for the next season opens.
}
league-kind = { $kind ->
    [cup] Cup
   *[league] League
}
league-table = { $count } seats a table, { $count } games each
league-at-once = { $count ->
    [one] Each plays 1 game at a time
   *[other] Each plays up to { $count } games at once
}
league-weeks = Length: { $count } weeks
league-people = { $count } people
menu-league-kind = League or cup?
menu-league-game = Which game?
menu-league-expansion = Which expansions?
menu-league-table = How many seats?
menu-league-at-once = How many games at once?
menu-league-weeks = Maximum length?
menu-league-people = How many people?
button-league-create = Open registration here
refusal-bad-league = Those choices don't go together. Choose again with { command-league }.
refusal-too-many-leagues = This server can have at most { $most } leagues and cups at a time. End one first.
refusal-no-league-here = A league needs an ordinary text channel, because each game gets its own thread.

## What its organiser can do

button-league-organise = Organise
league-channel = News and games: { $where }
# In its place where the bot can't post there.
league-channel-lost = I can't post in { $where } any more. Press *{ button-league-here }* in another channel, or here once I have the permissions again.
button-league-extend = Add a week
# $stage: of the season; the word before it has begun is another one.
button-league-off = { $stage ->
    [playing] End it now
   *[other] Cancel it
}
button-league-again = Open registration
button-league-here = Move here
league-off-ask = { $stage ->
    [playing] End **{ $league }** now? Games that are still open end too, and won't count.
   *[other] Cancel **{ $league }**? Everybody who registered will be taken off the list.
}
menu-league-division = Which division?
menu-league-replace = Take somebody out for good
menu-league-void = Void a game
league-replace-ask = Take { $who } out for good? { $other ->
    [none] Nobody is on the reserve list, so a computer player takes the seat. { $who } gets no points for open games.
   *[other] { $other }, first on the reserve list, takes the seat and all open games.
}
# Before it has begun.
league-organise-later = Once it has begun, you can also take people out, void games and add weeks.
# After one of both.
league-done = { $what ->
    [void] Done: { $game } is void.
   *[replace] Done: { $who } is out.
}
league-void-ask = Void { $game }? It ends now and counts for nobody.
button-league-replace = Take them out
button-league-void = Void it

## News in its channel

league-news-open = **{ $league }** · registration is open. Press *{ button-register }* to take part.
# Of a league's post, which does not change when people register; also first in its rules.
league-news-dates = From { $ready } you have a day to press *{ button-ready }*, or you'll miss the season. It begins on { $begins } if at least { $people } people are ready.
league-news-ready = **{ $league }** · { $who }: the season begins on { $begins }. Press *{ button-ready }* by then, or you'll miss the season.
league-news-begun = **{ $league }** · the games begin. Each gets a thread here.
league-members = { $divisions ->
    [one] { $who }
   *[other] Division { $division }: { $who }
}
league-news-standing = **{ $league }** · standings
league-news-over = **{ $league }** · all games are over.
# $gist: what somebody did in a few words, such as "Ada takes a ruby at Wainwright"; $where: the thread of the game.
league-best-turn = Best turn: { $gist } ({ $game }, turn { $turn }, { $where }). Luck aside, that added { $percent }% to { $who }'s chance of winning.
# At the end. $who: those with the most wins, $count: how many each.
league-most-wins = Most wins: { $who } ({ $count })
# $who: the first two, with $scores such as "62 to 61"; $where: the thread of the game.
league-scores = { $first } to { $second }
league-closest-game = Closest game: { $who }, { $scores } ({ $where })
# $time: such as "12 minutes".
league-quickest = Quickest: { $who }, usually { $time } a turn
league-moving = { $way ->
    [up] Moving up: { $who }
   *[down] Moving down: { $who }
}
league-news-called-off = **{ $league }** · { $kind ->
    [cup] the organiser cancelled it.
   *[league] this season won't take place. It needs at least { $least } people who are ready, and the organiser can also cancel it.
}
league-news-withdrawn = **{ $league }** · { $who } has withdrawn. Computer players will finish their games.
# $why: "twice" after two deserted games; "organiser"; empty in what an earlier version owed.
league-news-out = **{ $league }** · { $why ->
    [twice] { $who } is out: computer players took over in two games.
    [organiser] the organiser took { $who } out.
   *[other] { $who } is out.
}
league-news-replaced = **{ $league }** · { $other } has taken { $who }'s place in { $game }.
league-news-void = **{ $league }** · the organiser voided { $game }, so it doesn't count.
league-news-extended = **{ $league }** · the organiser extended it until { $when }.
# In the place of the posts that asked people to register or be ready.
league-news-closed = **{ $league }** · registration is over.
# To the organiser, by direct message.
league-lost = I can't post in { $where } for **{ $league }** any more. Give me the permissions there again, or press *{ button-league-organise }* and *{ button-league-here }* in { command-league } in another channel.
league-news-moved = **{ $league }** · news and games are now in this channel.

## Refusals

refusal-unknown-league = There's no such league or cup here. See all with { command-league }.
refusal-registered-already = You're already registered.
refusal-not-registered = You aren't registered.
refusal-season-over = It's already over.
refusal-season-begun = It has already begun.
# $stage: of the season in which somebody pressed what belongs to another one.
refusal-season-elsewhere = { $stage ->
    [playing] It's still being played. End it first.
    [ending] Time's up: computer players are finishing the open games.
    [over] It's already over.
   *[open] It hasn't begun: registration is still open.
}
refusal-league-full = Registration is full: { $most } people have registered.
refusal-not-ready-yet = You can't do that until { $when }.
refusal-withdrawn-already = You aren't playing here any more.
# $games: how many they still have to finish; $until: not before that day.
refusal-barred-from-season = You left games unfinished in a season. { $games ->
    [0] You can register again on { $until }.
    [one] Finish 1 other game first. You can register again on { $until } at the earliest.
   *[other] Finish { $games } other games first. You can register again on { $until } at the earliest.
}
refusal-not-league-organiser = Only the organiser or a server manager can do that.
refusal-not-in-season = That person isn't playing here any more.
refusal-no-such-fixture = That game is already over.
refusal-season-too-long = That's too long: half a year is the most.
