## Akce

example-coins = Máš { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
example-dice = { $count ->
    [one] Zbývá ti jediná kostka: { FORM($dice, case: "alone") }.
   *[other] Tvoje kostky: { FORM($dice, case: "among") }.
}
example-no-dice = V tomto kole už nemáš žádné kostky.
example-best =
    { $count ->
        [one] S kostkou o hodnotě { $dice } dostaneš { FORM($things, case: "accusative-listed") }.
       *[other] S nejnižší kostkou o hodnotě { $dice } dostaneš { FORM($things, case: "accusative-listed") }.
    }
example-free = Žádné kostky tam zatím nejsou, takže to nic nestojí.
example-occupied =
    { $count ->
        [one] Pole je obsazené, takže platíš tolik mincí, kolik ukazuje tvoje kostka; máš { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
       *[other] Pole je obsazené, takže platíš tolik mincí, kolik ukazuje tvoje nejnižší kostka; máš { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
    }
example-occupied-free = Pole je obsazené, ale tvoje postava za to neplatí.
example-khan =
    { $value ->
        [1] Poslední kostka tam ukazuje 1, takže stačí jakákoli.
        [6] Poslední kostka tam ukazuje { $value }, takže potřebuješ šestku.
       *[other] Poslední kostka tam ukazuje { $value }, takže tvoje musí ukazovat aspoň { $value }.
    }
example-khan-free = Žádná kostka tam zatím není, takže se hodí kterákoli.
example-contracts =
    { $count ->
        [one] S kostkou o hodnotě { $dice } si můžeš vzít { $count } smlouvu.
        [few] S kostkou o hodnotě { $dice } máš na výběr { $count } smlouvy.
       *[other] S kostkou o hodnotě { $dice } máš na výběr { $count } smluv.
    }
example-travel =
    { $count ->
        [one] Kostky a mince ti stačí na cestu dlouhou { $count } krok.
        [few] Kostky a mince ti stačí na cestu dlouhou až { $count } kroky.
       *[other] Kostky a mince ti stačí na cestu dlouhou až { $count } kroků.
    }
example-card-cities = { $count ->
      [0] Zatím nemáš stanici v žádném velkém městě.
     *[other] Stanici a s ní i kartu města máš { FORM($places, case: "at") }.
    }
example-purse = Máš { $have ->
            [one] { $have } minci
            [few] { $have } mince
           *[other] { $have } mincí
        }; po prodeji kostky za { FORM($price, case: "accusative") } jich budeš mít { $after }.
example-camels = Máš { $have ->
            [one] { $have } velblouda
            [few] { $have } velbloudy
           *[other] { $have } velbloudů
        }; stojí to { $cost } a { $left ->
            [0] nic ti nezbude
            [few] zbudou ti { $left }
           *[other] zbude ti { $left }
        }.
example-camels-short = Máš { $have ->
            [one] { $have } velblouda
            [few] { $have } velbloudy
           *[other] { $have } velbloudů
        }; stojí to { $cost }, takže ti chybí { $short }.
example-black =
    { $count ->
        [0] V tomto kole už žádné černé kostky nezbývají.
        [one] Zbývá { $count } černá kostka.
        [few] Zbývají { $count } černé kostky.
       *[other] Zbývá { $count } černých kostek.
    }
example-completed = { $most ->
      [0] Zatím nikdo nesplnil žádnou smlouvu.
     *[other] { $count ->
          [0] Zatím nemáš splněnou žádnou smlouvu; nikdo jich nemá víc než { $most }.
          [one] Splněnou máš { $count } smlouvu; nikdo jich nemá víc než { $most }.
          [few] Splněné máš { $count } smlouvy; nikdo jich nemá víc než { $most }.
         *[other] Splněných máš { $count } smluv; nikdo jich nemá víc než { $most }.
      }
    }

## Karty, smlouvy a bonusy

example-lacking = Ještě ti chybí { FORM($things, case: "nominative-listed") }.
example-enough = Všechno potřebné máš.
example-on-space =
    { $space ->
        [1] Smlouva je na poli 1, takže stačí kterákoli kostka.
        [6] Smlouva je na poli { $space }, takže potřebuješ šestku.
       *[other] Smlouva je na poli { $space }, takže potřebuješ kostku s hodnotou aspoň { $space }.
    }
example-goal = Ještě ti chybí stanice { FORM($places, case: "at") }.
example-goal-done = V obou městech máš stanici.
example-post = Karta leží { FORM($city, case: "at") }, kde stanici máš.
example-no-post = Karta leží { FORM($city, case: "at") }, kde stanici nemáš.
example-outpost = Dostaneš ho za první stanici { FORM($places, case: "at") }.
example-outpost-gone = Už ho někdo má.
example-markers = Na začátku každého kola ti malá města dávají { FORM($things, case: "accusative-listed") }.
example-no-markers = Zatím nemáš stanici v žádném malém městě.

## Místa, figurky a konec

example-post-own = V tomto městě máš stanici.
example-post-shared = V tomto městě máš stanici (ostatní: { $who }).
example-posts-at = Stanice ostatních v tomto městě: { $who }.
example-here = Je tu tvoje figurka.
example-way =
    { $count ->
        [one] Cesta sem má { $count } krok a stojí { FORM($cost, case: "accusative") }.
        [few] Cesta sem má { $count } kroky a stojí { FORM($cost, case: "accusative") }.
       *[other] Cesta sem má { $count } kroků a stojí { FORM($cost, case: "accusative") }.
    }
example-no-way = Na jednu cestu až sem nemáš dost kostek a mincí.
example-own-character = Toto je tvoje postava.
example-character = Tuto postavu má { $who }.
example-posts = { $placed ->
      [0] Zatím nemáš vybudovanou žádnou stanici
      [one] Máš vybudovanou { $placed } stanici
      [few] Máš vybudované { $placed } stanice
     *[other] Máš vybudovaných { $placed } stanic
    }; { $left ->
      [0] žádná další nezbývá
      [one] zbývá { $left }
      [few] zbývají { $left }
     *[other] zbývá { $left }
    }.
example-beijing = Nejlepší volné pole přinese { $points }.
example-beijing-full = Žádné volné pole už nezbývá.
example-active = Máš { $count ->
            [one] { $count } smlouvu
            [few] { $count } smlouvy
           *[other] { $count } smluv
        }; mít můžeš nejvýš { $most }.
example-goals = Tvoje karty cílů: { $goals }.
example-no-goals = Zatím žádné nemáš.
example-round = Je { $round }. kolo z { $rounds }.
example-estimate = Kdyby hra teď skončila, tvoje skóre by bylo { $points }.
example-goods =
    { $count ->
        [0] Nemáš zboží, velbloudy ani mince.
       *[other] Máš { FORM($things, case: "accusative") }.
    }
