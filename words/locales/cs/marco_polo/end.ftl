result-points = Vyhrává { $name }: { $points }, o { $ahead } víc než { $others }.
result-camels = Vyhrává { $name }: { $points }; při shodě ({ $others }) rozhodli velbloudi, { $best } ku { $next }.
result-shared = O výhru se dělí { $names }, každý má { $points }.

profile-score = Průměrně { $score ->
            [one] { $score } bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        }.

score-part = { $line } { $vp }
score-camels = při shodě rozhoduje: { $camels }

race-title = Body tah po tahu

picture-points = Body
picture-track = Během hry
picture-final = Závěrečné bodování
picture-goal = Karty cílů
picture-cities = Jejich města
picture-coins = Mince
picture-beijing = Peking
picture-goods = Zboží tam
picture-contracts = Smlouvy
picture-camels = Velbloudi (shoda)

## Klíčové okamžiky

moment-ahead = Od této chvíle nemá nikdo víc bodů než { $who }.
moment-leap = { $who } získává { $points } jediným tahem, nejvíc v celé hře.
moment-beijing = První obchodní stanice v Pekingu.
moment-journey =
    { $steps ->
        [one] Nejdelší cesta, { $who }: { FORM($origin, case: "from") } { FORM($place, case: "to") } { $steps } krokem.
       *[other] Nejdelší cesta, { $who }: { FORM($origin, case: "from") } { FORM($place, case: "to") } { $steps } kroky.
    }

## Čísla hráče

figures-contracts = { $count ->
            [one] { $count } smlouva
            [few] { $count } smlouvy
           *[other] { $count } smluv
        }
figures-posts = { $count ->
            [one] { $count } obchodní stanice
            [few] { $count } obchodní stanice
           *[other] { $count } obchodních stanic
        }
figures-steps = { $count ->
            [one] { $count } procestovaný krok
            [few] { $count } procestované kroky
           *[other] { $count } procestovaných kroků
        }
figures-actions = { $count ->
            [one] { $count } akce
            [few] { $count } akce
           *[other] { $count } akcí
        }
figures-black =
    { $count ->
        [0] žádné černé kostky
        [one] { $count } černá kostka
        [few] { $count } černé kostky
       *[other] { $count } černých kostek
    }
figures-placed =
    { $count ->
        [one] { $count } umístěná kostka ({ $mean })
        [few] { $count } umístěné kostky, průměrně { $mean }
       *[other] { $count } umístěných kostek, průměrně { $mean }
    }
figures-points = body: { $points }
figures-points-from = { $source ->
    [contract] smlouvy { $count }
    [city] malá města { $count }
    [outpost] velká města { $count }
    [posts] osmá a devátá stanice { $count }
    [card] karty měst { $count }
    [character] postava { $count }
    [goal] karty cílů { $count }
    [cities] města karet cílů { $count }
    [coins] mince { $count }
    [beijing] Peking { $count }
    [goods] zboží v Pekingu { $count }
    [most-contracts] nejvíc splněných smluv { $count }
   *[other] ostatní { $count }
}

## Chvála, řádek pro každého hráče

praise-contracts = { $most ->
    [most] { $count ->
        [1] { $who }: jediná splněná smlouva v celé hře.
        [one] { $who } drží slovo nejlíp: { $count } splněná smlouva.
        [few] { $who } drží slovo nejlíp: { $count } splněné smlouvy.
       *[other] { $who } drží slovo nejlíp: { $count } splněných smluv.
    }
   *[some] { $who }: { $count ->
            [one] { $count } splněná smlouva
            [few] { $count } splněné smlouvy
           *[other] { $count } splněných smluv
        }.
}
praise-posts = { $most ->
    [most] { $count ->
        [1] { $who }: jediná obchodní stanice v celé hře.
        [one] { $who }: { $count } obchodní stanice, nejvíc ze všech.
        [few] { $who }: { $count } obchodní stanice, nejvíc ze všech.
       *[other] { $who }: { $count } obchodních stanic, nejvíc ze všech.
    }
   *[some] { $who } po sobě nechává { $count ->
            [one] { $count } obchodní stanici
            [few] { $count } obchodní stanice
           *[other] { $count } obchodních stanic
        }.
}
praise-goals = { $most ->
    [most] { $who } těží z karet cílů nejvíc: { $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        }.
   *[some] { $who }: { $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        } za karty cílů.
}
praise-black = { $most ->
    [most] { $count ->
        [1] { $who }: jediná černá kostka v celé hře.
        [one] { $who }: { $count } černá kostka, nejvíc ze všech.
        [few] { $who }: { $count } černé kostky, nejvíc ze všech.
       *[other] { $who }: { $count } černých kostek, nejvíc ze všech.
    }
   *[some] { $who }: na pomoc { $count ->
            [one] { $count } černá kostka
            [few] { $count } černé kostky
           *[other] { $count } černých kostek
        }.
}
praise-steps = { $most ->
    [most] { $count ->
        [one] { $who } cestuje ze všech nejvíc: { $count } krok.
        [few] { $who } cestuje ze všech nejvíc: { $count } kroky.
       *[other] { $who } cestuje ze všech nejvíc: { $count } kroků.
    }
   *[some] { $who }: { $count ->
            [one] { $count } krok
            [few] { $count } kroky
           *[other] { $count } kroků
        } na cestách.
}
praise-cities = { $most ->
    [most] { $who } těží z malých měst nejvíc: { $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        }.
   *[some] { $who }: { $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        } z malých měst.
}
praise-actions = { $most ->
    [most] Nejvíc akcí za kostky má { $who }: { $count }.
   *[some] { $who }: { $count ->
            [one] { $count } akce
            [few] { $count } akce
           *[other] { $count } akcí
        }.
}
praise-pips = { $most ->
    [most] { $who }: na umístěných kostkách celkem { $count ->
            [one] { $count } oko
            [few] { $count } oka
           *[other] { $count } ok
        }, nejvíc ze všech.
   *[some] { $who }: na umístěných kostkách celkem { $count ->
            [one] { $count } oko
            [few] { $count } oka
           *[other] { $count } ok
        }.
}
