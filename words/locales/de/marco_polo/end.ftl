# The end of a game: the result, the score sheet, key moments, figures of each player.

result-points = { $name } gewinnt mit { FORM($points, case: "dative") }, { $ahead } mehr als { $others }.
result-camels = { $name } gewinnt mit { FORM($points, case: "dative") } vor { $others }; bei Gleichstand entscheiden die Kamele ({ $best } zu { $next }).
result-shared = { $names } teilen sich den Sieg mit je { FORM($points, case: "dative") }.

profile-score = { $score ->
    [one] Im Schnitt 1 Punkt.
   *[other] Im Schnitt { $score } Punkte.
}

score-part = { $line } { $vp }
score-camels = { $count ->
        [one] 1 Kamel (zählt bei Gleichstand)
       *[other] { $count } Kamele (zählen bei Gleichstand)
    }

race-title = Punkte, Runde für Runde

picture-points = Punkte
picture-track = In der Partie
picture-final = Schlusswertung
picture-goal = Zielkarten
picture-cities = Zielstädte
picture-coins = Geld
picture-beijing = Beijing
picture-goods = Waren in Beijing
picture-contracts = Aufträge
picture-camels = Kamele

## Key moments

moment-ahead = Von hier an liegt nach Punkten niemand vor { $who }.
moment-leap = { $who } bekommt { $points } in einem Zug, so viele wie sonst niemand.
moment-beijing = Der erste Handelsposten in Beijing.
moment-journey =
    { $steps ->
        [one] { $who } macht die längste Reise: { FORM($origin, case: "from") } { FORM($place, case: "to") } in 1 Schritt.
       *[other] { $who } macht die längste Reise: { FORM($origin, case: "from") } { FORM($place, case: "to") } in { $steps } Schritten.
    }

## Figures of a player

figures-contracts =
    { $count ->
        [one] 1 Auftrag erfüllt
       *[other] { $count } Aufträge erfüllt
    }
figures-posts =
    { $count ->
        [one] 1 Handelsposten
       *[other] { $count } Handelsposten
    }
figures-steps =
    { $count ->
        [one] 1 Schritt gereist
       *[other] { $count } Schritte gereist
    }
figures-actions =
    { $count ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
figures-black =
    { $count ->
        [0] keine schwarzen Würfel
        [one] 1 schwarzer Würfel
       *[other] { $count } schwarze Würfel
    }
figures-placed =
    { $count ->
        [0] keine Würfel gesetzt
        [one] 1 Würfel gesetzt (eine { $mean })
       *[other] { $count } Würfel gesetzt (Augen im Schnitt: { $mean })
    }
figures-points = Punkte: { $points }
figures-points-from = { $source ->
    [contract] Aufträge { $count }
    [city] kleine Städte { $count }
    [outpost] Kontorboni { $count }
    [posts] achter und neunter Handelsposten { $count }
    [card] Stadtkarten { $count }
    [character] Charakter { $count }
    [goal] Zielkarten { $count }
    [cities] Städte der Zielkarten { $count }
    [coins] Geld { $count }
    [beijing] Beijing { $count }
    [goods] Waren in Beijing { $count }
    [most-contracts] die meisten Aufträge { $count }
   *[other] sonst { $count }
}

## Praise, a line for each player who had more of something than anybody else

praise-contracts = { $count ->
    [1] Nur { $who } hat einen Auftrag erfüllt.
   *[other] { $who } hat die meisten Versprechen gehalten: { $count } erfüllte Aufträge.
}
praise-posts = { $count ->
    [1] Nur { $who } hat einen Handelsposten gesetzt.
   *[other] { $who } hat die meisten Handelsposten gesetzt, insgesamt { $count }.
}
praise-goals = { $count ->
    [one] { $who } hat am meisten aus den Zielkarten gemacht: 1 Punkt.
   *[other] { $who } hat am meisten aus den Zielkarten gemacht: { $count } Punkte.
}
praise-black = { $count ->
    [1] Nur { $who } hat einen schwarzen Würfel genutzt.
   *[other] { $who } hat die meisten schwarzen Würfel genutzt, insgesamt { $count }.
}
praise-cities = { $count ->
    [one] { $who } hat am meisten aus den kleinen Städten geholt: 1 Punkt.
   *[other] { $who } hat am meisten aus den kleinen Städten geholt: { $count } Punkte.
}

## Worin der Sieger vorn lag

lead-contracts = Aufträge
lead-most = Die meisten Aufträge
lead-cities = Kleine Städte
lead-cards = Stadtkarten
lead-beijing = Beijing
lead-goals = Zielkarten
lead-posts = Achter und neunter Handelsposten
lead-other = Sonstiges
tie-camels = Bei Gleichstand zählen Kamele
gained-most-contracts = Damit { $count ->
    [one] war 1 Auftrag erfüllt
   *[other] waren { $count } Aufträge erfüllt
}, und niemand kam auf mehr (am Ende { $points }).
