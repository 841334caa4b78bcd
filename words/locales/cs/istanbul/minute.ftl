minute-goal =
    { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
       *[other] { $rubies } rubínů
    }
    .open = { $rubies ->
            [one] { $rubies } rubín
            [few] { $rubies } rubíny
           *[other] { $rubies } rubínů
        } ({ $two } při 2 hráčích)
minute-aim = Cíl: získat jako první { $goal }.
minute-turn = V tahu se přesuň o 1 nebo 2 lokace a nech tam pomocníka, nebo vyzvedni toho, který tam čeká. Každému z ostatních obchodníků tam zaplať { $fee ->
            [one] { $fee } liru
            [few] { $fee } liry
           *[other] { $fee } lir
        }, pak lokaci využij.
minute-first = Nejdřív si opatři zboží a liry: vozík naplň ve skladech, rozšiř ho u Koláře a prodávej na obou trzích.
minute-way = Rubíny získáš za zboží v Sultánově paláci nebo za liry u Klenotníka. Jeden dostaneš i za kompletní vozík a jeden za obě destičky téže mešity.
minute-mocha = Mokka a bakšiš: kávu získáš v Pražírně a Cechovním domě, rubíny za ni koupíš v Kavárně. Cechovní karta může nahradit celý tah.
minute-letters = Dopisy a pečeti: dopis platí za { $one ->
        [one] 1 pečeť
        [few] { $one } pečeti
       *[other] { $one } pečetí
    }, doručený do své lokace za { $two }. Za { $society ->
        [one] { $society } pečeť
        [few] { $society } pečeti
       *[other] { $society } pečetí
    } koupíš rubín v Tajném spolku.
minute-end = Jakmile má někdo { $goal }, kolo se dohraje. Vyhrává, kdo má nejvíc rubínů; při shodě rozhodují liry, zboží a bonusové karty.

minute-step-turn = Jdi, nech pomocníka, využij lokaci
minute-step-first = Naplň vozík zbožím
minute-step-way = Vyměň zboží nebo liry za rubíny
minute-step-mocha = Získej kávu a kup za ni rubíny
minute-step-letters = Doruč dopisy a za pečeti kup rubíny
minute-step-end = Dohraj kolo: vyhrává, kdo má nejvíc rubínů
minute-alt = Istanbul v obrázcích: obchodník s pomocníky jde do lokace a jednoho tam nechá. Ve vozíku jsou čtyři druhy zboží. Za zboží nebo liry se kupují rubíny. Jakmile má někdo { $goal }, hra končí.
minute-alt-mocha = Rubíny se kupují i za kávu.
minute-alt-letters = Doručený dopis se promění v pečeti a za { $society ->
        [one] { $society } pečeť
        [few] { $society } pečeti
       *[other] { $society } pečetí
    } se kupuje rubín.
