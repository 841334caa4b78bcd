# The end of a game: the result, the score sheet, key moments, figures of each player.

result-rubies =
    { $count ->
        [one] { $name } gewinnt mit 1 Rubin, { $ahead } mehr als { $others }.
       *[other] { $name } gewinnt mit { $count } Rubinen, { $ahead } mehr als { $others }.
    }
result-lira = { $name } gewinnt mit { $count } Rubinen vor { $others }; bei Gleichstand entscheiden die Lira ({ $best } zu { $next }).
result-goods = { $name } gewinnt mit { $count } Rubinen vor { $others }; bei Gleichstand entscheiden die Waren ({ $best } zu { $next }).
result-cards = { $name } gewinnt mit { $count } Rubinen vor { $others }; bei Gleichstand entscheiden die Bonuskarten ({ $best } zu { $next }).
result-shared = { $names } teilen sich den Sieg mit je { $count } Rubinen.

profile-score = { $known ->
    [yes] { $score ->
        [one] Im Schnitt 1 Rubin
       *[other] Im Schnitt { $score } Rubine
    } in { $rounds ->
        [one] 1 Runde.
       *[other] { $rounds } Runden.
    }
   *[no] { $score ->
        [one] Im Schnitt 1 Rubin.
       *[other] Im Schnitt { $score } Rubine.
    }
}

score-rubies =
    { $count ->
        [0] kein Rubin
        [one] 1 Rubin
       *[other] { $count } Rubine
    }
score-lira = { $count } Lira
score-goods =
    { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
score-cards =
    { $count ->
        [one] 1 Bonuskarte
       *[other] { $count } Bonuskarten
    }

race-title = Rubine, Runde für Runde

picture-rubies = Rubine
picture-lira = Lira
picture-goods = Waren
picture-cards = Bonuskarten

## Key moments

moment-ahead = Von hier an liegt bei den Rubinen niemand vor { $who }.
moment-last-round = { $who } hat genug Rubine: Nach dieser Runde ist die Partie zu Ende.
moment-last-round-complete = { $who } hat genug Rubine, und die Runde ist vorbei: Die Partie ist zu Ende.
moment-sale = Der beste Verkauf der Partie: { $lira } Lira.
moment-first = Der erste Rubin der Partie.

## Figures of a player

figures-sales =
    { $count ->
        [one] 1 Verkauf für { $lira } Lira
       *[other] { $count } Verkäufe für { $lira } Lira
    }
figures-cards =
    { $count ->
        [one] 1 Bonuskarte gespielt
       *[other] { $count } Bonuskarten gespielt
    }
figures-paid = { $lira } Lira an andere gezahlt
figures-rubies = Rubine: { $sources }
figures-ruby = { $count } { FORM($place, case: "from") }
figures-lira =
    { $lira ->
        [0] keine Lira verdient
       *[other] { $lira } Lira verdient
    }
figures-tiles =
    { $count ->
        [one] 1 Moscheeplättchen
       *[other] { $count } Moscheeplättchen
    }

## Praise, a line for each player who had more of something than anybody else

praise-sold = { $who } hat auf den Märkten { $count } Lira verdient, mehr als alle anderen.
praise-cards = { $count ->
    [1] Nur { $who } hat eine Bonuskarte gespielt.
   *[other] { $who } hat { $count } Bonuskarten gespielt, mehr als alle anderen.
}
praise-tiles = { $count ->
    [1] Nur { $who } hat ein Moscheeplättchen bekommen.
   *[other] { $who } hat { $count } Moscheeplättchen bekommen, mehr als alle anderen.
}
praise-lira = { $who } hat insgesamt { $count } Lira verdient, mehr als alle anderen.

## Worin der Sieger vorn lag

lead-wheelbarrow = Rubine für den voll ausgebauten Karren
lead-mosques = Rubine für Moscheeplättchen
lead-society = Rubine vom Geheimbund
lead-palace = Rubine vom Sultanspalast
lead-gems = Rubine vom Edelsteinhändler
lead-coffee = Rubine vom Kaffeehaus
tie-lira = Bei Gleichstand zählen Lira
tie-goods = Bei Gleichstand zählen Waren
tie-cards = Bei Gleichstand zählen Bonuskarten
