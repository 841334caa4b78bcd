result-rubies = Vyhrává { $name }: { $count ->
            [one] { $count } rubín
            [few] { $count } rubíny
           *[other] { $count } rubínů
        }, o { $ahead } víc než { $others }.
result-lira = Vyhrává { $name }: { $count ->
            [one] { $count } rubín
            [few] { $count } rubíny
           *[other] { $count } rubínů
        }, stejně jako { $others }; rozhodly liry ({ $best }:{ $next }).
result-goods = Vyhrává { $name }: { $count ->
            [one] { $count } rubín
            [few] { $count } rubíny
           *[other] { $count } rubínů
        }, stejně jako { $others }; rozhodlo zboží ({ $best }:{ $next }).
result-cards = Vyhrává { $name }: { $count ->
            [one] { $count } rubín
            [few] { $count } rubíny
           *[other] { $count } rubínů
        }, stejně jako { $others }; rozhodly bonusové karty ({ $best }:{ $next }).
result-shared = O výhru se dělí { $names }, každý má { $count ->
            [one] { $count } rubín
            [few] { $count } rubíny
           *[other] { $count } rubínů
        }.

profile-score = { $known ->
    [yes] Průměrně { $score ->
            [one] { $score } rubín
            [few] { $score } rubíny
            [many] { $score } rubínu
           *[other] { $score } rubínů
        } za { $rounds ->
            [one] { $rounds } kolo
            [few] { $rounds } kola
            [many] { $rounds } kola
           *[other] { $rounds } kol
        }.
   *[no] Průměrně { $score ->
            [one] { $score } rubín
            [few] { $score } rubíny
            [many] { $score } rubínu
           *[other] { $score } rubínů
        }.
}

score-rubies =
    { $count ->
        [0] žádné rubíny
        [one] { $count } rubín
        [few] { $count } rubíny
       *[other] { $count } rubínů
    }
score-lira = { $count ->
            [one] { $count } lira
            [few] { $count } liry
           *[other] { $count } lir
        }
score-goods = { $count ->
            [one] { $count } kus zboží
            [few] { $count } kusy zboží
           *[other] { $count } kusů zboží
        }
score-cards = { $count ->
            [one] { $count } bonusová karta
            [few] { $count } bonusové karty
           *[other] { $count } bonusových karet
        }

race-title = Rubíny kolo po kole

picture-rubies = Rubíny
picture-lira = Liry
picture-goods = Zboží
picture-cards = Bonusové karty

## Klíčové okamžiky

moment-ahead = Od této chvíle nemá nikdo víc rubínů než { $who }.
moment-last-round = { $who } má dost rubínů: po tomto kole hra končí.
moment-last-round-complete = { $who } má dost rubínů a kolo je u konce, takže hra končí.
moment-sale = Nejlepší prodej hry: { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
moment-first = První rubín hry.

## Čísla hráče

figures-sales = { $count ->
            [one] { $count } prodej
            [few] { $count } prodeje
           *[other] { $count } prodejů
        } za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
figures-cards = { $count ->
            [one] { $count } zahraná bonusová karta
            [few] { $count } zahrané bonusové karty
           *[other] { $count } zahraných bonusových karet
        }
figures-paid = { $lira ->
        [one] { $lira } lira zaplacená
        [few] { $lira } liry zaplacené
       *[other] { $lira } lir zaplacených
    } ostatním
figures-rubies = rubíny: { $sources }
figures-ruby = { $count } { FORM($place, case: "from") }
figures-lira = { $lira ->
      [0] žádné vydělané liry
      [one] { $lira } vydělaná lira
      [few] { $lira } vydělané liry
     *[other] { $lira } vydělaných lir
    }
figures-tiles = { $count ->
            [one] { $count } destička mešity
            [few] { $count } destičky mešit
           *[other] { $count } destiček mešit
        }

## Chvála, řádek pro každého hráče

praise-sold = Nejvíc na trzích vydělává { $who }: { $count ->
        [one] { $count } liru
        [few] { $count } liry
       *[other] { $count } lir
    }.
praise-cards = Nejvíc zahraných bonusových karet má { $who }: { $count }.
praise-tiles = { $count ->
    [1] Jedinou destičku mešity v celé hře má { $who }.
   *[other] Nejvíc destiček mešit má { $who }: { $count }.
}
praise-lira = Nejvyšší výdělek má { $who }: celkem { $count ->
        [one] { $count } liru
        [few] { $count } liry
       *[other] { $count } lir
    }.

## V čem byl vítěz napřed

lead-wheelbarrow = Rubíny za plně rozšířený vozík
lead-mosques = Rubíny za destičky mešit
lead-society = Rubíny z Tajného spolku
lead-palace = Rubíny ze Sultánova paláce
lead-gems = Rubíny od Klenotníka
lead-coffee = Rubíny z Kavárny
tie-lira = Při shodě rozhodují liry
tie-goods = Při shodě rozhoduje zboží
tie-cards = Při shodě rozhodují bonusové karty
