## Lokace

place-17 = Pražírna
    .genitive = Pražírny
    .accusative = Pražírnu
    .at = v Pražírně
    .to = do Pražírny
    .from = z Pražírny
    .line = Zaplať { lira.accusative }, zboží nebo kartu (klidně všechno) a pokaždé získej { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }
    .rule = Odevzdej { lira.accusative }, zboží nebo kartu (bonusovou nebo cechovní) a vezmi si { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }. Zaplatit můžeš až třikrát, pokaždé něčím jiným.
    .prospect = káva za liry, zboží a kartu, pokaždé { $coffee }
place-18 = Cechovní dům
    .genitive = Cechovního domu
    .accusative = Cechovní dům
    .at = v Cechovním domě
    .to = do Cechovního domu
    .from = z Cechovního domu
    .line = Vezmi si { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } a { $cards ->
            [one] { $cards } cechovní kartu
            [few] { $cards } cechovní karty
           *[other] { $cards } cechovních karet
        }, pak jednu odhoď
    .rule = Vezmi si { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } a lízni si { $cards ->
            [one] { $cards } cechovní kartu
            [few] { $cards } cechovní karty
           *[other] { $cards } cechovních karet
        }. Pak jednu cechovní kartu z ruky odhoď bez použití, starou nebo novou.
    .prospect = { $coffee ->
            [one] { $coffee } káva
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } a { $cards ->
            [one] { $cards } cechovní karta
            [few] { $cards } cechovní karty
           *[other] { $cards } cechovních karet
        }
place-19 = Taverna
    .genitive = Taverny
    .accusative = Tavernu
    .at = v Taverně
    .to = do Taverny
    .from = z Taverny
    .line = Kup za kávu bariéru nebo destičku taverny, nebo za kávu a zboží rubín
    .rule = Vyber si jedno: za { $barrier ->
            [one] { $barrier } kávu
            [few] { $barrier } kávy
           *[other] { $barrier } káv
        } postav bariéru mezi dvě lokace a proveď akci jedné z nich; kup destičku taverny za kávu, kterou ukazuje její hromádka; nebo dej { $baksheesh ->
            [one] { $baksheesh } kávu
            [few] { $baksheesh } kávy
           *[other] { $baksheesh } káv
        } a zboží podle destičky bakšiše za rubín.
    .more = Přes bariéru, kterou postavíš, projdeš jen ty. Destičku taverny můžeš mít od každého druhu nejvýš jednu. Rubín si vezmi ze Sultánova paláce, od Klenotníka nebo z Kavárny; destička bakšiše se pak otočí.
    .prospect = bariéra, destička nebo rubín
place-20 = Kavárna
    .genitive = Kavárny
    .accusative = Kavárnu
    .at = v Kavárně
    .to = do Kavárny
    .from = z Kavárny
    .line = Kup rubín za kávu
    .rule = Kup další rubín za kávu. První stojí { $first ->
            [one] { $first } kávu
            [few] { $first } kávy
           *[other] { $first } káv
        }, každý další o 1 víc, nejvýš { $last }.
    .prospect = rubín za { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }

## Káva, postava, Taverna

good-coffee = káva
    .accusative = kávu
    .genitive = kávy
    .few = kávy
    .many = káv
figure-coffee-trader = obchodník s kávou
    .accusative = obchodníka s kávou
    .genitive = obchodníka s kávou
    .instrumental = obchodníkem s kávou
    .line = Káva za { lira.accusative } nebo za zboží
    .rule = Vezmi si kávu a zaplať { lira.accusative } nebo kus zboží. Pak hoď dvěma kostkami a zjisti, kam obchodník s kávou půjde.
    .more = Setkání s obchodníkem s kávou není povinné.
tavern-line = destička přímé cesty
    .accusative = destičku přímé cesty
    .line = Obchodník může jít rovně libovolně daleko místo o 1 nebo 2 lokace
    .rule = Místo o 1 nebo 2 lokace může tvůj obchodník jít rovně libovolně daleko. Přes bariéru nesmí, pokud není tvoje.
tavern-free = destička se setkáními zdarma
    .accusative = destičku se setkáními zdarma
    .line = Postavy potkáváš zdarma
    .rule = Postavám, které potkáš, nic neplatíš. Potom jdou dál jako vždy.
    .more = Když postavu potkáš jinde pomocí karty, platíš.
baksheesh = Destička bakšiše
    .rule = Jedna strana vyžaduje { FORM($first, case: "accusative") }, druhá { FORM($second, case: "accusative") }. Po každém použití se otočí.
    .more = Zboží na jedné straně je vymyšlené, protože skutečné žádný zdroj neuvádí.
barrier = Bariéra
    .rule = Bariéra stojí mezi dvěma lokacemi a projde přes ni jen ten, kdo ji tam postavil. Karty a destičky, které dopraví někoho přímo do lokace, nezastaví.

## Bonusové karty

card-two-coffee = { $coffee ->
            [one] { $coffee } káva
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }
    .line = Kdykoli ve svém tahu
    .rule = Vezmi si { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } kdykoli ve svém tahu, pokud neskončil předčasně
card-coffee-for-guild = Cechovní karta za { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }
    .line = Zaplať { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } a lízni si cechovní kartu
card-coffee-for-lira = { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        } za { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }
    .line = Prodej { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } za { lira.accusative }
card-exchange-3 = Výměna až { $most } věcí
    .line = Vyměň až { $most ->
            [one] { $most } kus
            [few] { $most } kusy
           *[other] { $most } kusů
        } zboží nebo kávy za stejný počet jiných
    .rule = Vyměň až { $most ->
            [one] { $most } kus
            [few] { $most } kusy
           *[other] { $most } kusů
        } zboží nebo kávy za stejný počet jiných, v libovolné kombinaci. Do vozíku se musí vejít až výsledek
card-roll-reward-mocha = Hod: zboží, káva nebo liry
    .line = Hoď dvěma kostkami o { $goods ->
            [one] { $goods } kus zboží
            [few] { $goods } kusy zboží
           *[other] { $goods } kusů zboží
        } (do { $first }), { $middle ->
            [one] { $middle } kávu
            [few] { $middle } kávy
           *[other] { $middle } káv
        } (do { $second }) nebo { lira.accusative } (výš)
    .rule = Hoď dvěma kostkami. Při součtu do { $first } dostaneš { $goods ->
            [one] { $goods } kus
            [few] { $goods } kusy
           *[other] { $goods } kusů
        } libovolného zboží, do { $second } dostaneš { $middle ->
            [one] { $middle } kávu
            [few] { $middle } kávy
           *[other] { $middle } káv
        } a při vyšším součtu { lira.accusative }. Čísla jsou vymyšlená, protože skutečná žádný zdroj neuvádí
card-die-to-six = Jednu kostku na { $face }
    .line = Po libovolném hodu, kromě hodu pro postavu
    .rule = Po hodu nastav jednu kostku na { $face }. Nejde to u hodu pro neutrální postavu
card-move-to-corner = Přesun do rohu
    .line = Místo běžného pohybu se přesuň do libovolného rohu plánu
    .rule = Místo běžného pohybu se přesuň do libovolného rohu plánu; bariéra tě nezastaví. Všechno ostatní je jako obvykle
card-wainwright-twice = Kolář dvakrát
    .line = Hned po akci ji proveď znovu
    .rule = Hned po akci u Koláře ji proveď znovu, pokud je tam pořád tvůj obchodník, společník nebo příbuzný a máš na ni
card-coffee-house-twice = Kavárna dvakrát
    .line = Hned po akci ji proveď znovu za novou cenu
    .rule = Hned po využití Kavárny ji využij znovu, pokud je tam pořád tvůj obchodník, společník nebo příbuzný a máš na novou cenu

## Cechovní karty

guild-1 = rozšíření vozíku
    .line = Rozšíření vozíku zdarma
guild-2 = látky a něco navíc
    .line = Naplň vozík látkami a vezmi si až { $most ->
            [one] { $most } kus
            [few] { $most } kusy
           *[other] { $most } kusů
        } různého zboží
guild-3 = koření a něco navíc
    .line = Naplň vozík kořením a vezmi si až { $most ->
            [one] { $most } kus
            [few] { $most } kusy
           *[other] { $most } kusů
        } různého zboží
guild-4 = ovoce a něco navíc
    .line = Naplň vozík ovocem a vezmi si až { $most ->
            [one] { $most } kus
            [few] { $most } kusy
           *[other] { $most } kusů
        } různého zboží
guild-5 = { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        } a zboží
    .line = Vezmi si { lira.accusative } a až { $most ->
            [one] { $most } kus
            [few] { $most } kusy
           *[other] { $most } kusů
        } různého zboží
guild-6 = { $cards ->
            [one] { $cards } bonusová karta
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }
    .line = Lízni si { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }
guild-7 = ke Kašně
    .line = Tvůj obchodník a libovolní pomocníci jdou ke Kašně; pak máš další tah
    .rule = Tvůj obchodník jde ke Kašně s celým sloupkem a jít s ním může i libovolný počet tvých pomocníků z plánu. Pak máš další tah, ve kterém můžeš zahrát další cechovní kartu
    .more = Akci Kašny neprovádíš.
guild-8 = zboží a šperky
    .line = Vezmi si { $wares ->
            [one] { $wares } kus zboží
            [few] { $wares } kusy zboží
           *[other] { $wares } kusů zboží
        } (ne šperky), pak hoď o 1 šperk (od { $one }) nebo 3 šperky (od { $three })
    .rule = Vezmi si { $wares ->
            [one] { $wares } kus zboží
            [few] { $wares } kusy zboží
           *[other] { $wares } kusů zboží
        } (látky, koření nebo ovoce) a hoď dvěma kostkami. Padne-li aspoň { $one }, dostaneš 1 šperk, při { $three } a víc 3 šperky. Červená destička tu neplatí
guild-9 = dvojnásobná Čajovna
    .line = Ohlas číslo a hoď; dostaneš dvakrát tolik co v Čajovně, při neúspěchu { lira.accusative }
    .rule = Využij Čajovnu, ať jsi kdekoli. Dostaneš dvakrát tolik co obvykle, při neúspěchu { lira.accusative }. Červená destička tu neplatí
guild-10 = prodej tří kusů za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
    .line = Prodej 1× látku, 1× koření a 1× ovoce za { lira.accusative }
guild-11 = prodej tří kusů za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }, se šperkem
    .line = Prodej 1× látku, 1× koření a 1× šperk za { lira.accusative }
guild-12 = kterákoli lokace
    .line = Proveď akci kterékoli lokace; tvůj příbuzný pak jde na Policejní stanici
    .rule = Proveď akci kterékoli lokace. Pak pošli svého příbuzného bez odměny na Policejní stanici, pokud tam ještě není
guild-13 = rubín z paláce
    .line = Odevzdej { $goods ->
            [one] { $goods } kus
            [few] { $goods } kusy
           *[other] { $goods } kusů
        } libovolného zboží za další rubín v Sultánově paláci
guild-14 = destička Malé mešity
    .line = Získej destičku za jediný kus zboží její barvy
    .rule = Vezmi si z Malé mešity destičku, kterou nemáš, za jediný kus zboží její barvy, bez ohledu na to, co je na destičce. Máš-li pak obě, dostaneš rubín jako vždy
guild-15 = destička Velké mešity
    .line = Získej destičku za jediný kus zboží její barvy
    .rule = Vezmi si z Velké mešity destičku, kterou nemáš, za jediný kus zboží její barvy, bez ohledu na to, co je na destičce. Máš-li pak obě, dostaneš rubín jako vždy
guild-16 = rubín od Klenotníka
    .line = Zaplať { lira.accusative } za další rubín u Klenotníka a vezmi si kávu za každý svůj rubín
    .rule = Zaplať { lira.accusative } za další rubín u Klenotníka, ať tam má jakoukoli cenu. Pak si vezmi kávu za každý svůj rubín včetně tohoto
guild-17 = { $coffee ->
            [one] { $coffee } káva
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }
    .line = Vezmi si { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }
guild-18 = káva a cechovní karty
    .line = Vezmi si { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } a lízni si { $cards ->
            [one] { $cards } cechovní kartu
            [few] { $cards } cechovní karty
           *[other] { $cards } cechovních karet
        }
guild-19 = levnější Taverna
    .line = Proveď jednu nebo dvě akce Taverny celkem o { $discount ->
            [one] { $discount } kávu
            [few] { $discount } kávy
           *[other] { $discount } káv
        } levněji
    .rule = Proveď jednu nebo dvě akce v Taverně, dohromady o { $discount ->
            [one] { $discount } kávu
            [few] { $discount } kávy
           *[other] { $discount } káv
        } levněji
guild-20 = rubín z Kavárny
    .line = Kup další rubín v Kavárně za poloviční cenu
    .rule = Kup další rubín v Kavárně za poloviční cenu, zaokrouhlenou nahoru
