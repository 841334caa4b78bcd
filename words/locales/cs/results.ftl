profile-title = { $where ->
    [all] **Tvoje výsledky na všech serverech**
   *[here] **Výsledky na tomto serveru: { $who }**
}
profile-none = Zatím žádné dohrané hry.
profile-game = **{ $game }** · { $games ->
            [one] { $games } dohraná hra
            [few] { $games } dohrané hry
           *[other] { $games } dohraných her
        }, { $won ->
            [one] { $won } výhra
            [few] { $won } výhry
           *[other] { $won } výher
        }
profile-rating = Rating { $rating }, { $known ->
    [guess] první odhad (± { $off })
    [rough] zatím hrubý (± { $off })
   *[sure] ustálený (± { $off })
}, { $games ->
            [one] { $games } hodnocená hra
            [few] { $games } hodnocené hry
           *[other] { $games } hodnocených her
        }.
profile-characters = Výhry podle postav: { $shares }
profile-orders = Výhry podle pořadí hráčů: { $shares }
profile-order = { $order ->
    [1] první
    [2] druhý
    [3] třetí
    [4] čtvrtý
   *[other] pátý
}
profile-share = { $what } { $won } z { $games }
profile-moves = { $moves ->
        [one] { $moves } tah, do { FORM($time, case: "genitive") }.
        [few] { $moves } tahy, polovina z nich do { FORM($time, case: "genitive") }.
       *[other] { $moves } tahů, polovina z nich do { FORM($time, case: "genitive") }.
    }
profile-reliability = { $missed ->
        [0] Bez připomínek
       *[other] { $missed ->
            [one] { $missed } připomínka
            [few] { $missed } připomínky
           *[other] { $missed } připomínek
        }
    }, { $gave_up ->
        [0] žádná opuštěná hra.
        [one] { $gave_up } opuštěná hra.
        [few] { $gave_up } opuštěné hry.
       *[other] { $gave_up } opuštěných her.
    }
button-move-times = Časy tahů
button-results-csv = Výsledky v tabulce
move-times-title = { $where ->
    [all] **Tvoje časy tahů na všech serverech**
   *[here] **Tvoje časy tahů na tomto serveru**
}
move-times-game = **{ $game }** · { $moves ->
        [one] { $moves } tah, do { FORM($time, case: "genitive") }.
        [few] { $moves } tahy, polovina z nich do { FORM($time, case: "genitive") }.
       *[other] { $moves } tahů, polovina z nich do { FORM($time, case: "genitive") }.
    }
move-times-line = { $when } · { $game } #{ $id } · { $moves ->
        [one] { $moves } tah do { FORM($time, case: "genitive") }
       *[other] polovina z { $moves } tahů do { FORM($time, case: "genitive") }
    }
move-times-note = -# Pauzy se nepočítají. Ostatní vidí v { command-results-profile } jen první řádek každé hry.
move-times-none = Zatím nemáš žádný tah v dohrané hře, takže není co ukázat.
results-csv-sent = { $games ->
    [one] Tvůj výsledek z { $games } hry jako soubor pro tabulkový editor.
    [few] Tvoje výsledky ze { $games } her jako soubor pro tabulkový editor.
   *[other] Tvoje výsledky z { $games } her jako soubor pro tabulkový editor.
}
refusal-no-results = Žádné dohrané hry tu zatím nemáš.
refusal-no-profile = Tento člen má své výsledky soukromé.

leaderboard-title = **Žebříček · { $game }**
leaderboard-line = { $place }. { $who } · { $rating } ± { $off } · { $games ->
            [one] { $games } hodnocená hra
            [few] { $games } hodnocené hry
           *[other] { $games } hodnocených her
        }, { $won ->
            [one] { $won } výhra
            [few] { $won } výhry
           *[other] { $won } výher
        }
leaderboard-note = -# Do žebříčku se dostaneš po { $games ->
            [one] { $games } hodnocené hře
            [few] { $games } hodnocených hrách
           *[other] { $games } hodnocených hrách
        } { $opponents ->
            [one] s { $opponents } soupeřem
            [few] se { $opponents } různými soupeři
           *[other] s { $opponents } různými soupeři
        }. Řadí se podle spodní hranice ratingu, takže pár šťastných her na vrchol nestačí. Žebříček opustíš v { command-settings }.
leaderboard-none = Zatím tu nikdo není: potřebuješ { $games ->
            [one] { $games } hodnocenou hru
            [few] { $games } hodnocené hry
           *[other] { $games } hodnocených her
        } { $opponents ->
            [one] s { $opponents } soupeřem
            [few] se { $opponents } různými soupeři
           *[other] s { $opponents } různými soupeři
        }. Hodnocená je hra s možností *{ table-option-rated }*, která začne bez botů.
refusal-no-leaderboard = Tento server žebříček nemá. Změnit to může správce serveru v { command-server-settings }.
post-end-ratings = Rating: { $ratings }
post-end-rating = { $sign } { $who } { $change ->
    [up] { $rating } (+{ $by })
    [down] { $rating } (−{ $by })
   *[same] { $rating }
}
button-leaderboard = Žebříček
button-server-figures = Statistiky

figures-title = **{ $what } na tomto serveru** · { $games ->
            [one] { $games } hra
            [few] { $games } hry
           *[other] { $games } her
        }{ $known ->
        [yes] {""}, průměrně { $rounds ->
            [one] { $rounds } kolo
            [few] { $rounds } kola
            [many] { $rounds } kola
           *[other] { $rounds } kol
        }.
       *[no] .
    }
figures-moves = Polovina všech tahů trvá do { FORM($time, case: "genitive") }.
figures-orders = **Výhry podle pořadí hráčů**
figures-characters = **Výhry podle postav**
figures-share = { $games ->
   *[other] { CAPITAL($what) } · { $percent } % (počet her: { $games })
}
figures-options = **Podle nastavení hry**
figures-option = { $what } · { $games ->
            [one] { $games } hra
            [few] { $games } hry
           *[other] { $games } her
        }{ $known ->
        [yes] {""}, průměrně { $rounds ->
            [one] { $rounds } kolo
            [few] { $rounds } kola
            [many] { $rounds } kola
           *[other] { $rounds } kol
        }
       *[no] {""}
    }

## Karty s výsledky jako obrázky

card-where = { $where ->
    [all] na všech serverech
   *[here] na tomto serveru
}
card-won = vyhráno { $won } z { $games }
card-won-short = { $won } / { $games }
card-last = Poslední hry
card-rating = Rating
card-off = ± { $off }
card-unrated = { $where ->
    [all] rating na každém serveru zvlášť
   *[here] žádné hodnocené hry
}
card-leaderboard = Žebříček
card-season-places = Umístění
card-season-points = Body
card-season-sum = { $points }
card-season-where = { $divisions ->
    [0] {""}
    [one] { $season }. sezona
   *[other] { $season }. sezona · divize { $division }
}
card-nameless = Hráč
card-alt = { $name } { $where }.
card-alt-game = { $game }: vyhráno { $won } z { $games }.
card-alt-last = Umístění v posledních hrách, od nejnovější: { $places }.
card-alt-favourite = Nejčastější postava: { $character }.
card-alt-rating = { $rated ->
    [one] Rating { $rating } ± { $off } po { $rated } hodnocené hře.
   *[other] Rating { $rating } ± { $off } po { $rated } hodnocených hrách; po první { $first }, od té doby mezi { $low } a { $high }.
}
card-alt-leaderboard = Žebříček hry { $game }.
card-alt-line = { $place }. { $name }: { $rating } ± { $off }, vyhráno { $won } z { $games }.
card-alt-season = Tabulka: { $title }{ $where ->
    [none] {""}
   *[other] {""}, { $where }
}.
card-alt-season-line = { $rank ->
    [0] Bez umístění, { $name }:
    [-1] { $name }:
   *[other] { $rank }. { $name }:
} { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }{ $played ->
    [0] {""}
   *[other] {""}, umístění { $places }
}{ $move ->
    [up] {""}, postupuje
    [down] {""}, sestupuje
   *[none] {""}
}{ $status ->
    [withdrawn] {""}, odstupuje
    [out] {""}, končí
    [reserve] {""}, z náhradníků
   *[playing] {""}
}.
