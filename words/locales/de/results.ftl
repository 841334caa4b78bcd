# People's results: profiles, ratings, leaderboards.

profile-title = { $where ->
    [all] **Deine Ergebnisse auf allen Servern**
   *[here] **Ergebnisse von { $who } auf diesem Server**
}
profile-none = Noch keine beendeten Partien.
profile-game = **{ $game }** · { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } zu Ende gespielt, { $won } gewonnen
profile-rating = Wertungszahl { $rating }, { $known ->
    [guess] eine erste Schätzung (± { $off })
    [rough] noch grob (± { $off })
   *[sure] gut gesichert (± { $off })
}, aus { $games ->
        [one] 1 gewerteten Partie.
       *[other] { $games } gewerteten Partien.
    }
profile-characters = Siege nach Charakter: { $shares }
profile-orders = Siege nach Zugreihenfolge: { $shares }
profile-order = { $order ->
    [1] als Erster
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
   *[other] als Fünfter
}
profile-share = { $what } { $won } von { $games }
profile-moves = { $moves ->
        [one] 1 Zug in weniger als { FORM($time, case: "dative") }.
       *[other] { $moves } Züge, die Hälfte davon in weniger als { FORM($time, case: "dative") }.
    }
profile-reliability = { $missed ->
        [0] Musste nie erinnert werden
        [one] Musste einmal erinnert werden
       *[other] Musste { $missed } Mal erinnert werden
    }, { $gave_up ->
        [0] keine Partie vorzeitig verlassen.
        [one] 1 Partie vorzeitig verlassen.
       *[other] { $gave_up } Partien vorzeitig verlassen.
    }
button-move-times = Zeiten je Zug
button-results-csv = Ergebnisse als Tabelle
move-times-title = { $where ->
    [all] **Deine Zeiten je Zug auf allen Servern**
   *[here] **Deine Zeiten je Zug auf diesem Server**
}
move-times-game = **{ $game }** · { $moves ->
        [one] 1 Zug in weniger als { FORM($time, case: "dative") }.
       *[other] { $moves } Züge, die Hälfte davon in weniger als { FORM($time, case: "dative") }.
    }
move-times-line = { $when } · { $game } #{ $id } · { $moves ->
        [one] 1 Zug in weniger als { FORM($time, case: "dative") }
       *[other] die Hälfte von { $moves } Zügen in weniger als { FORM($time, case: "dative") }
    }
move-times-note = -# Pausen zählen nicht. Andere sehen in { command-results-profile } nur die erste Zeile zu jedem Spiel.
move-times-none = Du hast noch in keiner beendeten Partie gezogen, deshalb kann ich dir noch keine Zeiten zeigen.
results-csv-sent = { $games ->
    [one] Dein Ergebnis in 1 Partie, als Tabellendatei.
   *[other] Deine Ergebnisse in { $games } Partien, als Tabellendatei.
}
refusal-no-results = Du hast hier noch keine beendeten Partien.
refusal-no-profile = Diese Person zeigt ihre Ergebnisse nicht.

leaderboard-title = **Rangliste · { $game }**
leaderboard-line = { $place }. { $who } · { $rating } ± { $off } · { $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    }, { $won } gewonnen
leaderboard-note = -# Auf die Liste kommst du nach { $games } gewerteten Partien gegen { $opponents } verschiedene Personen. Dabei rechne ich vorsichtig mit dem niedrigsten wahrscheinlichen Wert; deshalb bringt Glück in wenigen Partien niemanden nach oben. Verlassen kannst du die Liste mit { command-settings }.
leaderboard-none = Noch steht niemand auf der Liste: Dafür brauchst du { $games } gewertete Partien gegen { $opponents } verschiedene Personen. Gewertet wird eine Partie, wenn ihre Option *{ table-option-rated }* eingeschaltet ist und sie ohne Bots beginnt.
refusal-no-leaderboard = Dieser Server hat keine Rangliste. Server-Admins können das mit { command-server-settings } ändern.
post-end-ratings = Wertungszahlen: { $ratings }
post-end-rating = { $sign } { $who } { $change ->
    [up] { $rating } (+{ $by })
    [down] { $rating } (−{ $by })
   *[same] { $rating }
}
button-leaderboard = Rangliste
button-server-figures = Statistik

figures-title = **{ $what } auf diesem Server** · { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }{ $known ->
        [yes] , im Schnitt { $rounds ->
            [one] 1 Runde.
           *[other] { $rounds } Runden.
        }
       *[no] .
    }
figures-moves = Die Hälfte aller Züge dauerte weniger als { $time }.
figures-orders = **Siege nach Zugreihenfolge**
figures-characters = **Siege nach Charakter**
figures-share = { $games ->
    [one] { CAPITAL($what) } · { $percent } % von 1 Partie
   *[other] { CAPITAL($what) } · { $percent } % von { $games } Partien
}
figures-options = **Nach Optionen**
figures-option = { $what } · { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }{ $known ->
        [yes] , im Schnitt { $rounds ->
            [one] 1 Runde
           *[other] { $rounds } Runden
        }
       *[no] {""}
    }

## Cards: a person's results and a leaderboard as pictures. What is written on them is short, or it shrinks.

card-where = { $where ->
    [all] auf allen Servern
   *[here] auf diesem Server
}
card-won = { $won } von { $games } gewonnen
card-won-short = { $won } / { $games }
card-last = Zuletzt
card-rating = Wertungszahl
card-off = ± { $off }
card-unrated = { $where ->
    [all] Wertungszahl je Server
   *[here] nichts gewertet
}
card-leaderboard = Rangliste
card-season-places = Plätze
card-season-points = Punkte
card-season-sum = { $points }
card-season-where = { $divisions ->
    [0] {""}
    [one] Saison { $season }
   *[other] Saison { $season } · Division { $division }
}
card-nameless = Ein Spieler
card-alt = { $name } { $where }.
card-alt-game = { $game }: { $won } von { $games } gewonnen.
card-alt-last = Plätze in den letzten Partien, die neueste zuerst: { $places }.
card-alt-favourite = Am häufigsten als { $character }.
card-alt-rating = { $rated ->
    [one] Wertungszahl { $rating } ± { $off } nach 1 gewerteten Partie.
   *[other] Wertungszahl { $rating } ± { $off } nach { $rated } gewerteten Partien; { $first } nach der ersten, seither zwischen { $low } und { $high }.
}
card-alt-leaderboard = Rangliste: { $game }.
card-alt-line = { $place }. { $name }: { $rating } ± { $off }, { $won } von { $games } gewonnen.
card-alt-season = Tabelle: { $title }{ $where ->
    [none] {""}
   *[other] , { $where }
}.
card-alt-season-line = { $rank ->
    [0] Ohne Rang, { $name }:
    [-1] { $name }:
   *[other] { $rank }. { $name }:
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $played ->
    [0] {""}
    [one] , Platz { $places }
   *[other] , Plätze { $places }
}{ $move ->
    [up] , steigt auf
    [down] , steigt ab
   *[none] {""}
}{ $status ->
    [withdrawn] , zurückgezogen
    [out] , ausgeschieden
    [reserve] , von der Nachrückerliste
   *[playing] {""}
}.
