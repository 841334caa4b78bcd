## Kdy na to přijde řada

moment-at-place = To jde jen { FORM($places, case: "at") }.
moment-not-in-game = To v této hře neumí žádná lokace.
moment-move = Obchodník se přesouvá na začátku tahu.
    .moved = Přesun už máš v tomto tahu za sebou.
moment-companion = Společník se přesouvá na začátku tahu, místo obchodníka.
moment-place-companion = Společníka stavíš na začátku tahu.
moment-guild = Cechovní kartu hraješ na začátku tahu, místo přesunu.
moment-assistant = Pomocníky necháváš a vyzvedáváš, když obchodník přijde do lokace.
moment-collect = Pomocníka vyzvedneš, když obchodník dojde do jeho lokace; zásilky vyzvedáváš na Poště.
moment-stop = Tah můžeš předčasně ukončit jen ve chvíli, kdy máš nechat nebo vyzvednout pomocníka, nebo zaplatit liry.
moment-pay = Ostatním obchodníkům platíš, když přijdeš tam, kde stojí.
moment-skip = Vynechat můžeš jen akci lokace.
moment-meet = Postavu potkáš po akci, pokud je ve stejné lokaci.
moment-catch = Příbuzného chytíš po akci, pokud je ve stejné lokaci.
moment-reward = Odměnu si vybíráš, když pošleš příbuzného na Policejní stanici.
moment-end = Tah ukončíš po akci a setkáních.
moment-extra-turn = Další tah si můžeš koupit na konci tahu, za { $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        }.
moment-enough = To můžeš zvolit, jen když smíš akci opakovat.
moment-done = To můžeš zvolit jen na konci hry, když hraješ poslední karty.
moment-roll = Hned po hodu se rozhoduješ, jestli si ho necháš, nebo ho změníš.
moment-goods = Které zboží odevzdáš nebo dostaneš, volíš, až když se na to lokace, karta nebo destička zeptá.
moment-return = Pomocníky získáš zpět u Kašny (7) nebo kartou.
moment-recall = Žlutou destičkou přivádíš pomocníka zpět ve vlastním tahu.
moment-discard = Kartu odhazuješ, když si o ni řekne guvernér nebo lokace.
moment-discard-guild = Cechovní kartu odhazuješ, když si o ni řekne Cechovní dům (18).
moment-figure = Guvernérovi, pašerákovi a jiným postavám platíš, když je potkáš.
moment-exchange = Výměnu nabízí postava, kterou potkáš, nebo destička kiosku, kterou si vezmeš.
moment-letter = Dopisy odevzdáváš, když si o ně řekne lokace, postava nebo karta.
moment-ruby = Rubíny získáš { FORM($places, case: "at") }. Napiš za { command-rules } *rubíny* a uvidíš jak.
moment-card = To ti umožní jen bonusová karta.
moment-extra-good = Se zelenou destičkou můžeš přikoupit jeden kus zboží ve skladech.
moment-use = Akci lokace volíš, když to dovolí karta nebo Taverna (19).
moment-play = Uprostřed tohoto kroku karty hrát nemůžeš.
    .other = Karty hraješ ve vlastním tahu.

## Co může někdo chtít a nemá to vlastní jméno

wish-ruby = rubín
wish-rubies = rubíny
wish-catch = Chytit příbuzného ({ $colour })

## Co je třeba zvolit předtím

first-place = Nejdřív využij { FORM($place, case: "accusative") }, nebo akci vynech.

## Co chybí

lacks-ware = Na to potřebuješ { TRAIT($good, name: "mass") ->
            [ano] { $needed }× { $good }
           *[ne] { $needed ->
                [one] { $needed } { FORM($good, case: "accusative") }
                [few] { $needed } { FORM($good, case: "few") }
               *[other] { $needed } { FORM($good, case: "many") }
            }
        }{ $have ->
            [0] {""}, ale nemáš ani kus.
           *[other] ; máš { $have }.
        }
lacks-not-wanted = { $place } teď vykupuje { FORM($goods, case: "accusative-listed") }.
lacks-ruby-price = Rubín má teď jinou cenu. Můžeš zvolit: { $options }.
lacks-other-goods = To si tu vzít nemůžeš. Můžeš si vzít: { $goods }.
lacks-tile-here = { CAPITAL($tile) } je { FORM($place, case: "at") }.
lacks-die = Žádná kostka neukazuje { $die }.
lacks-letter = Dopis { FORM($place, case: "to") } nemáš.
lacks-letter-delivered = Tolik doručených dopisů nemáš.
lacks-other-place = { CAPITAL(FORM($place, case: "accusative")) } k tomu teď zvolit nemůžeš.
