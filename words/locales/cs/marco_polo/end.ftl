result-points = Vyhrává { $name }: { $points }, o { $ahead } víc než { $others }.
result-camels = Vyhrává { $name }: { $points }, stejně jako { $others }; rozhodli velbloudi ({ $best }:{ $next }).
result-shared = O výhru se dělí { $names }, každý má { $points }.

profile-score = Průměrně { $score ->
            [one] { $score } bod
            [few] { $score } body
            [many] { $score } bodu
           *[other] { $score } bodů
        }.

score-part = { $vp } { FORM($line, case: "for") }
score-camels = při shodě rozhodují velbloudi: { $count }

race-title = Body kolo po kole

picture-points = Body
picture-track = Během hry
picture-final = Závěrečné bodování
picture-goal = Karty cílů
picture-cities = Cílová města
picture-coins = Mince
picture-beijing = Peking
picture-goods = Zboží v Pekingu
picture-contracts = Smlouvy
picture-camels = Velbloudi

## Klíčové okamžiky

moment-ahead = Od této chvíle nemá nikdo víc bodů než { $who }.
moment-leap = { $who } získává { $points } jediným tahem, nejvíc v celé hře.
moment-beijing = První obchodní stanice v Pekingu.
moment-journey =
    { $steps ->
        [one] Nejdelší cestu má { $who }: { FORM($origin, case: "from") } { FORM($place, case: "to") }, { $steps } krok.
        [few] Nejdelší cestu má { $who }: { FORM($origin, case: "from") } { FORM($place, case: "to") }, { $steps } kroky.
       *[other] Nejdelší cestu má { $who }: { FORM($origin, case: "from") } { FORM($place, case: "to") }, { $steps } kroků.
    }

## Čísla hráče

figures-contracts =
    { $count ->
        [one] { $count } splněná smlouva
        [few] { $count } splněné smlouvy
       *[other] { $count } splněných smluv
    }
figures-posts = { $count ->
            [one] { $count } obchodní stanice
            [few] { $count } obchodní stanice
           *[other] { $count } obchodních stanic
        }
figures-steps = { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    } na cestách
figures-actions = { $count ->
            [0] žádná akce
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
        [0] žádné umístěné kostky
        [one] { $count } umístěná kostka (hodnota { $mean })
        [few] { $count } umístěné kostky (průměrná hodnota { $mean })
       *[other] { $count } umístěných kostek (průměrná hodnota { $mean })
    }
figures-points = body: { $points }
figures-points-from = { $source ->
      [contract] za smlouvy { $count }
      [city] v malých městech { $count }
      [outpost] ve velkých městech { $count }
      [posts] za osmou a devátou stanici { $count }
      [card] za karty měst { $count }
      [character] za postavu { $count }
      [goal] za karty cílů { $count }
      [cities] za města karet cílů { $count }
      [coins] za mince { $count }
      [beijing] za Peking { $count }
      [goods] za zboží v Pekingu { $count }
      [most-contracts] za nejvíc splněných smluv { $count }
     *[other] ostatní { $count }
    }

## Chvála, řádek pro každého hráče

praise-contracts = { $count ->
    [1] Jedinou splněnou smlouvu v celé hře má { $who }.
    [one] { $who } drží slovo nejlíp: { $count } splněná smlouva.
    [few] { $who } drží slovo nejlíp: { $count } splněné smlouvy.
   *[other] { $who } drží slovo nejlíp: { $count } splněných smluv.
}
praise-posts = { $count ->
    [1] Jedinou obchodní stanici v celé hře má { $who }.
   *[other] Nejvíc obchodních stanic má { $who }: { $count }.
}
praise-goals = { $who } těží z karet cílů nejvíc: { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
praise-black = { $count ->
    [1] Jedinou černou kostku v celé hře využívá { $who }.
   *[other] Nejvíc černých kostek využívá { $who }: { $count }.
}
praise-cities = { $who } těží z malých měst nejvíc: { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.

## V čem byl vítěz napřed

lead-contracts = Smlouvy
lead-most = Nejvíc splněných smluv
lead-cities = Malá města
lead-cards = Karty měst
lead-beijing = Peking
lead-goals = Karty cílů
lead-posts = Osmá a devátá stanice
lead-other = Ostatní
tie-camels = Při shodě rozhodují velbloudi
gained-most-contracts = Počet splněných smluv tím stoupá na { $count } a víc jich nemá nikdo (na konci za to { $points }).
