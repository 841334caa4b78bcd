leagues-title = **Ligy a poháry**
leagues-none = Zatím tu není žádná liga ani pohár.
league-set-up = V tomto kanálu můžeš založit ligu nebo pohár.
button-league-new = Založit ligu nebo pohár
button-league = { $kind ->
    [cup] O poháru
   *[league] O lize
}
button-leagues = Všechny ligy a poháry
league-title = { $kind ->
    [cup] Pohár { $game }{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    }
   *[league] Liga { $game }
}
league-name = { $kind ->
    [cup] { $title }
   *[league] { $title } · { $season }. sezona
}
league-line = **{ $league }**
league-rules = Každý hraje { $table ->
            [one] { $table } hru
            [few] { $table } hry
           *[other] { $table } her
        } u stolů pro { $table ->
            [one] { $table } hráče
            [few] { $table } hráče
           *[other] { $table } hráčů
        }, { $at_once ->
    [one] po jedné
   *[other] nejvýš { $at_once } najednou
}, během { $weeks ->
            [one] { $weeks } týdne
            [few] { $weeks } týdnů
           *[other] { $weeks } týdnů
        }. Když ti v některé vyprší čas, dohraje ji bot a body nedostaneš.
button-league-rules = Jak to funguje
league-rules-points = Za hru dostaneš podle umístění { $points } bodů. Při shodě rozhodují výhry, pak druhá místa, třetí místa, poměr ke skóre vítěze a vzájemné hry.
league-rules-time = V každé hře máš 3 dny a k tomu 4 hodiny na tah. Doba klidu a prvních 7 dní nepřítomnosti se nepočítají.
league-rules-absent = Když 2 hry opustíš nebo v nich překročíš čas, končíš. Už po jedné takové hře nesmíš do jiné ligy ani poháru, dokud neuplyne 14 dní a nedohraješ jednu jinou hru. Pokud v té hře ještě nemáš odehraný žádný tah, místo dostane náhradník.
league-rules-withdraw = Odstoupíš-li před začátkem, nic se neuloží. Když odstoupíš později, tvoje hry dohrají boti a v tabulce zůstaneš. Pokud ale odehraješ méně než polovinu her, budeš bez umístění.
league-rules-end = Poslední den dohrají všechny rozehrané hry boti.
league-rules-divisions = Do divizí se nejdřív řadí podle ratingu. Pak z každé dva postupují a dva sestupují.

## Jak je na tom sezona

league-open = Přihlášených: { $count } (potřeba aspoň { $least }). Na účast se zeptám { $ready }. Sezona začíná { $begins }.
league-cup-open = { $places ->
    [0] Plno: přihlášených je { $people }. Pohár každou chvíli začne.
   *[other] Přihlášených: { $count } z { $people }. Pohár začne, až bude plno.
}
league-ready = Potvrzená účast: { $ready } z { $count } (potřeba aspoň { $least }). Sezona začíná { $begins }.
league-playing = Odehráno: { $played } z { $games } her. Poslední den je { $ends }.
league-ending = Čas vypršel. Rozehrané hry dohrávají boti.
league-called-off = { $kind ->
    [cup] Pohár je zrušený.
   *[league] Sezona se nekoná: účast musí potvrdit aspoň { $least ->
            [one] { $least } člen
            [few] { $least } členové
           *[other] { $least } členů
        }.
}
league-no-champion = Soutěž skončila bez šampiona.
league-champion = { $count ->
    [one] Šampion: { $who }
   *[other] Šampioni: { $who }
}
league-named = { $what ->
    [registered] Přihlášení
    [ready] Účast potvrzují
    [not-ready] Účast zatím nepotvrzují
   *[reserve] Náhradníci
}: { $who }{ $more ->
    [0] {""}
   *[other] {" "}a další: { $more }
}
league-own = { $status ->
    [registered] Přihlášku máš podanou.
    [ready] Přihlášku máš podanou a účast potvrzenou.
    [not-ready] Přihlášku máš podanou. Stiskni *{ button-ready }*, jinak ti sezona uteče.
    [reserve] Jsi na seznamu náhradníků: když někdo odpadne, nastoupíš.
    [withdrawn] Tvoje odstoupení platí.
   *[out] Končíš, tvoje hry dohrávají jiní.
}
league-own-division = { $divisions ->
    [one] Hraješ.
   *[other] Hraješ v divizi { $division }.
}
button-register = Přihlásit se
button-reserve = Mezi náhradníky
button-ready = Zúčastním se
button-withdraw = Odstoupit
league-withdraw-ask = Odstoupit? Tvoje hry dohrají boti a body za ně nedostaneš.

## Tabulka a hry

button-league-table = Tabulka
button-league-games = Na koho se čeká
button-league-division = Divize { $division }
league-division = **Divize { $division }**
league-row = { $rank ->
    [0] {""}
   *[other] **{ $rank }** ·{" "}
}{ $who } · { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }{ $played ->
    [0] {""}
   *[other] {" "}· { $places }
}
league-row-unranked = – · { $who } · { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } · { $status ->
    [withdrawn] odstoupení
    [out] vyřazení
   *[reserve] z náhradníků
}
league-place-none = ×
league-game = Hra { $number }
league-thread = { $kind ->
    [cup] Pohár{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    } · { $name } · { $game }
   *[league] { $season }. sezona · { $name } · liga { $game }
}
league-game-state = { $state ->
    [waiting] teprve bude
    [counted] odehraná
    [void] anulovaná
   *[running] hraje se
}
league-game-waits = na tahu je { $who }

## Založení

league-new = { $kind ->
    [cup] **Nový pohár** · Přihlásit se jde, dokud není plno, a pak pohár sám začne.
   *[league] **Nová liga** · Přihlašování trvá sedm dní. Poslední den se účast potvrzuje tlačítkem *{ button-ready }* a kdo ji potvrdí, toho zařadím do divize. Na konci sezony v každé divizi dva postupují a dva sestupují a otevírá se přihlašování do další sezony.
}
league-kind = { $kind ->
    [cup] Pohár
   *[league] Liga
}
league-table = U stolu { $count ->
            [one] { $count } hráč
            [few] { $count } hráči
           *[other] { $count } hráčů
        }, každý odehraje { $count ->
            [one] { $count } hru
            [few] { $count } hry
           *[other] { $count } her
        }
league-at-once = { $count ->
    [one] Každý hraje najednou jen { $count } hru
    [few] Každý hraje nejvýš { $count } hry najednou
   *[other] Každý hraje nejvýš { $count } her najednou
}
league-weeks = Délka: { $count ->
            [one] { $count } týden
            [few] { $count } týdny
           *[other] { $count } týdnů
        }
league-people = { $count ->
            [one] { $count } hráč
            [few] { $count } hráči
           *[other] { $count } hráčů
        }
menu-league-kind = Liga, nebo pohár?
menu-league-game = Která hra?
menu-league-expansion = Která rozšíření?
menu-league-table = Kolik míst u stolu?
menu-league-at-once = Kolik her najednou?
menu-league-weeks = Jak dlouho nejdéle?
menu-league-people = Kolik hráčů?
button-league-create = Otevřít přihlašování tady
refusal-bad-league = Tyto volby se k sobě nehodí. Vyber znovu v { command-league }.
refusal-too-many-leagues = Na serveru { $most ->
            [one] může být zároveň nejvýš { $most } liga či pohár
            [few] mohou být zároveň nejvýš { $most } ligy či poháry
           *[other] může být zároveň nejvýš { $most } lig či pohárů
        }. Nejdřív nějakou ukonči.
refusal-no-league-here = Liga potřebuje obyčejný textový kanál, protože každá hra má vlastní vlákno.

## Co může organizátor

button-league-organise = Organizovat
league-channel = Novinky a hry: { $where }
league-channel-lost = V { $where } už psát nemůžu. Stiskni *{ button-league-here }* v jiném kanálu, nebo tady, až budu mít zase oprávnění.
button-league-extend = Přidat týden
button-league-off = { $stage ->
    [playing] Ukončit teď
   *[other] Zrušit
}
button-league-again = Otevřít přihlašování
button-league-here = Přesunout sem
league-off-ask = { $stage ->
    [playing] **{ $league }** · Ukončit teď? Skončí i rozehrané hry a nebudou se počítat.
   *[other] **{ $league }** · Zrušit? Všechny přihlášky propadnou.
}
menu-league-division = Která divize?
menu-league-replace = Někoho nadobro vyřadit
menu-league-void = Anulovat hru
league-replace-ask = Vyřadit nadobro? { $who } { $other ->
    [none] nemá náhradníka, takže místo převezme bot. Body za rozehrané hry propadnou.
   *[other] přijde o místo i rozehrané hry, převezme je první náhradník { $other }.
}
league-organise-later = Po začátku můžeš také vyřazovat hráče, anulovat hry a přidávat týdny.
league-done = { $what ->
    [void] Hotovo: { $game } je anulovaná.
   *[replace] Hotovo: { $who } končí.
}
league-void-ask = Anulovat? { $game } hned skončí a nikomu se nepočítá.
button-league-replace = Vyřadit
button-league-void = Anulovat

## Novinky v kanálu

league-news-open = **{ $league }** · přihlašování je otevřené. Chceš-li hrát, stiskni *{ button-register }*.
league-news-dates = *{ button-ready }* můžeš stisknout od { $ready } a máš na to den, jinak ti sezona uteče. Začíná { $begins }, pokud účast potvrdí aspoň { $people ->
            [one] { $people } hráč
            [few] { $people } hráči
           *[other] { $people } hráčů
        }.
league-news-ready = **{ $league }** · { $who }: sezona začíná { $begins }. Do té doby stiskni *{ button-ready }*, jinak ti uteče.
league-news-begun = **{ $league }** · hry začínají. Každá tu má své vlákno.
league-members = { $divisions ->
    [one] { $who }
   *[other] Divize { $division }: { $who }
}
league-news-standing = **{ $league }** · tabulka
league-news-over = **{ $league }** · všechny hry jsou dohrané.
league-best-turn = Nejlepší tah: { $gist } ({ $game }, tah { $turn }, { $where }). I bez štěstí zvýšil šanci hráče { $who } na výhru o { $percent } { $percent ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
}.
league-most-wins = Nejvíc výher: { $who } ({ $count })
league-scores = { $first }:{ $second }
league-closest-game = Nejvyrovnanější hra: { $who }, { $scores } ({ $where })
league-quickest = Nejrychleji hraje { $who }, obvykle { $time } na tah
league-moving = { $way ->
    [up] Postupují: { $who }
   *[down] Sestupují: { $who }
}
league-news-called-off = **{ $league }** · { $kind ->
    [cup] organizátor pohár ruší.
   *[league] sezona se nekoná. Účast musí potvrdit aspoň { $least ->
            [one] { $least } hráč
            [few] { $least } hráči
           *[other] { $least } hráčů
        } a zrušit ji může i organizátor.
}
league-news-withdrawn = **{ $league }** · { $who } odstupuje. Hry dohrají boti.
league-news-out = **{ $league }** · { $why ->
    [twice] Hráč { $who } končí: už ve dvou hrách jeho místo převzal bot.
    [organiser] organizátor vyřazuje hráče { $who }.
   *[other] { $who } končí.
}
league-news-replaced = **{ $league }** · { $game }: místo hráče { $who } přebírá { $other }.
league-news-void = **{ $league }** · { $game } se nepočítá, organizátor ji anuloval.
league-news-extended = **{ $league }** · organizátor posouvá konec na { $when }.
league-news-closed = **{ $league }** · přihlašování skončilo.
league-lost = **{ $league }** · V { $where } už psát nemůžu. Dej mi tam znovu oprávnění, nebo v jiném kanálu stiskni v { command-league } *{ button-league-organise }* a *{ button-league-here }*.
league-news-moved = **{ $league }** · novinky a hry jsou teď v tomto kanálu.

## Odmítnutí

refusal-unknown-league = Taková liga ani takový pohár tu není. Všechny ukáže { command-league }.
refusal-registered-already = Přihlášku už máš podanou.
refusal-not-registered = Nejsi v seznamu přihlášených.
refusal-season-over = Soutěž už skončila.
refusal-season-begun = Soutěž už začala.
refusal-season-elsewhere = { $stage ->
    [playing] Ještě se hraje. Nejdřív soutěž ukonči.
    [ending] Čas vypršel: rozehrané hry dohrávají boti.
    [over] Soutěž už skončila.
   *[open] Soutěž ještě nezačala, zatím se do ní lze přihlásit.
}
refusal-league-full = Plno: přihlášených už je { $most }.
refusal-not-ready-yet = To půjde až { $when }.
refusal-withdrawn-already = Tady už nehraješ.
refusal-barred-from-season = V jedné sezoně po tobě zůstaly nedohrané hry. { $games ->
    [0] Znovu se můžeš přihlásit { $until }.
    [one] Dohraj { $games } jinou hru; znovu se můžeš přihlásit nejdřív { $until }.
    [few] Dohraj { $games } jiné hry; znovu se můžeš přihlásit nejdřív { $until }.
   *[other] Dohraj { $games } jiných her; znovu se můžeš přihlásit nejdřív { $until }.
}
refusal-not-league-organiser = To může jen organizátor nebo správce serveru.
refusal-not-in-season = Tento člen tu už nehraje.
refusal-no-such-fixture = Tato hra už skončila.
refusal-season-too-long = To je moc dlouho: soutěž může trvat nejvýš půl roku.
