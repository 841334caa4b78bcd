## Lokace

place-1 = Kolář
    .genitive = Koláře
    .accusative = Koláře
    .at = u Koláře
    .to = ke Koláři
    .from = od Koláře
    .line = Kup rozšíření vozíku za { lira.accusative }; za třetí dostaneš i rubín
    .rule = Zaplať { lira.accusative } za rozšíření vozíku: od každého druhu zboží se ti vejde o kus víc. Po třetím rozšíření je vozík kompletní: hned si vezmi rubín.
    .prospect = rozšíření vozíku za { lira.accusative }
    .prospect-ruby = třetí rozšíření vozíku a rubín za { lira.accusative }
place-2 = Sklad látek
    .genitive = Skladu látek
    .accusative = Sklad látek
    .at = ve Skladu látek
    .to = do Skladu látek
    .from = ze Skladu látek
    .line = Naplň vozík látkami
    .rule = Naplň vozík látkami.
place-3 = Sklad koření
    .genitive = Skladu koření
    .accusative = Sklad koření
    .at = ve Skladu koření
    .to = do Skladu koření
    .from = ze Skladu koření
    .line = Naplň vozík kořením
    .rule = Naplň vozík kořením.
place-4 = Sklad ovoce
    .genitive = Skladu ovoce
    .accusative = Sklad ovoce
    .at = ve Skladu ovoce
    .to = do Skladu ovoce
    .from = ze Skladu ovoce
    .line = Naplň vozík ovocem
    .rule = Naplň vozík ovocem.
place-5 = Pošta
    .genitive = Pošty
    .accusative = Poštu
    .at = na Poště
    .to = na Poštu
    .from = z Pošty
    .line = Vezmi si vyobrazené zboží a liry; pak se posune ukazatel
    .rule = V každém ze čtyř sloupců zakrývá ukazatel horní, nebo dolní pole. Vezmi si, co je na odkrytých: dva kusy zboží a { $least } až { $most ->
            [one] { $most } liru
            [few] { $most } liry
           *[other] { $most } lir
        }. Pak se horní ukazatel nejvíc vlevo posune dolů; jsou-li dole všechny, vrátí se nahoru.
    .more = Zleva dávají horní pole látku, { $upper ->
            [one] { $upper } liru
            [few] { $upper } liry
           *[other] { $upper } lir
        }, šperk a { $upper ->
            [one] { $upper } liru
            [few] { $upper } liry
           *[other] { $upper } lir
        }; dolní koření, { $lower ->
            [one] { $lower } liru
            [few] { $lower } liry
           *[other] { $lower } lir
        }, ovoce a { $lower ->
            [one] { $lower } liru
            [few] { $lower } liry
           *[other] { $lower } lir
        }. O zboží, které se ti nevejde, přijdeš.
    .prospect = { $goods } a { lira }
place-6 = Karavanseraj
    .genitive = Karavanseraje
    .accusative = Karavanseraj
    .at = v Karavanseraji
    .to = do Karavanseraje
    .from = z Karavanseraje
    .line = Vezmi si { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        } z balíčku nebo z odhozených, pak jednu odhoď
    .rule = Vezmi si { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }, jednu po druhé, každou z balíčku nebo z vrchu odhazovacího balíčku. Pak jednu kartu z ruky odhoď, starou nebo novou.
    .more = Jen tady můžeš brát karty z odhazovacího balíčku.
    .prospect = { $cards ->
            [one] { $cards } bonusová karta
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }, pak jednu odhodíš
place-7 = Kašna
    .genitive = Kašny
    .accusative = Kašnu
    .at = u Kašny
    .to = ke Kašně
    .from = od Kašny
    .line = Přiveď zpět libovolný počet svých pomocníků
    .rule = Přiveď ke svému obchodníkovi libovolný počet pomocníků, ať jsou kdekoli. Pomocníka tu nepotřebuješ a ostatním obchodníkům neplatíš.
place-8 = Černý trh
    .genitive = Černého trhu
    .accusative = Černý trh
    .at = na Černém trhu
    .to = na Černý trh
    .from = z Černého trhu
    .line = Vezmi si látku, koření nebo ovoce a hoď o šperky
    .rule = Vezmi si 1 látku, koření nebo ovoce, a to před hodem dvěma kostkami, nebo po něm. Padne-li aspoň { $one }, dostaneš navíc 1 šperk, při { $two } a víc 2 šperky a při { $three } a víc 3 šperky.
    .prospect = zboží a možná šperky
place-9 = Čajovna
    .genitive = Čajovny
    .accusative = Čajovnu
    .at = v Čajovně
    .to = do Čajovny
    .from = z Čajovny
    .line = Ohlas číslo: hodíš-li aspoň tolik, dostaneš tolik lir, jinak { $consolation ->
            [one] { $consolation } liru
            [few] { $consolation } liry
           *[other] { $consolation } lir
        }
    .rule = Ohlas číslo od 3 do 12 a hoď dvěma kostkami. Hodíš-li aspoň tolik, dostaneš právě tolik lir; jinak { $consolation ->
            [one] { $consolation } liru
            [few] { $consolation } liry
           *[other] { $consolation } lir
        }.
    .prospect = ohlásíš číslo a můžeš získat tolik lir
place-10 = Velký trh
    .genitive = Velkého trhu
    .accusative = Velký trh
    .at = na Velkém trhu
    .to = na Velký trh
    .from = z Velkého trhu
    .line = Prodej až { $goods ->
            [one] { $goods } kus
            [few] { $goods } kusy
           *[other] { $goods } kusů
        } vyobrazeného zboží
    .rule = Prodej až { $goods ->
            [one] { $goods } kus
            [few] { $goods } kusy
           *[other] { $goods } kusů
        } zboží vyobrazeného na destičce poptávky. Za 1 kus dostaneš { $pay1 ->
            [one] { $pay1 } liru
            [few] { $pay1 } liry
           *[other] { $pay1 } lir
        }, za 2 kusy { $pay2 }, za 3 kusy { $pay3 }, za 4 kusy { $pay4 } a za 5 kusů { $pay5 }. Pak destičku poptávky dej pod hromádku.
    .more = Cena závisí jen na tom, kolik kusů prodáš.
place-11 = Malý trh
    .genitive = Malého trhu
    .accusative = Malý trh
    .at = na Malém trhu
    .to = na Malý trh
    .from = z Malého trhu
    .line = Prodej až { $goods ->
            [one] { $goods } kus
            [few] { $goods } kusy
           *[other] { $goods } kusů
        } vyobrazeného zboží
    .rule = Prodej až { $goods ->
            [one] { $goods } kus
            [few] { $goods } kusy
           *[other] { $goods } kusů
        } zboží vyobrazeného na destičce poptávky. Za 1 kus dostaneš { $pay1 ->
            [one] { $pay1 } liru
            [few] { $pay1 } liry
           *[other] { $pay1 } lir
        }, za 2 kusy { $pay2 }, za 3 kusy { $pay3 }, za 4 kusy { $pay4 } a za 5 kusů { $pay5 }. Pak destičku poptávky dej pod hromádku.
    .more = Cena závisí jen na tom, kolik kusů prodáš.
place-12 = Policejní stanice
    .genitive = Policejní stanice
    .accusative = Policejní stanici
    .at = na Policejní stanici
    .to = na Policejní stanici
    .from = z Policejní stanice
    .line = Pošli příbuzného do kterékoli jiné lokace a proveď tam akci
    .rule = Je-li tu tvůj příbuzný, pošli ho do kterékoli jiné lokace a proveď tam její akci. Nepotřebuješ pomocníka, nikomu tam neplatíš a nikoho nepotkáváš.
    .more = Příbuzný tam zůstane, dokud ho někdo nechytí nebo ho nepřesune karta.
    .prospect = pošleš příbuzného
place-13 = Sultánův palác
    .genitive = Sultánova paláce
    .accusative = Sultánův palác
    .at = v Sultánově paláci
    .to = do Sultánova paláce
    .from = ze Sultánova paláce
    .line = Odevzdej vyobrazené zboží za rubín
    .rule = Odevzdej všechno zboží, které nezakrývá rubín, a vezmi si další rubín. Při 2 nebo 3 hráčích stojí první { $few ->
            [one] { $few } kus zboží
            [few] { $few } kusy zboží
           *[other] { $few } kusů zboží
        }, při 4 nebo 5 hráčích { $many }. Každý další stojí o kus víc, nejvýš { $last }.
    .prospect = rubín za { $count ->
            [one] { $count } kus zboží
            [few] { $count } kusy zboží
           *[other] { $count } kusů zboží
        }
place-14 = Malá mešita
    .genitive = Malé mešity
    .accusative = Malou mešitu
    .at = v Malé mešitě
    .to = do Malé mešity
    .from = z Malé mešity
    .line = Vezmi si destičku mešity; za obě dostaneš rubín
    .rule = Potřebuješ tolik kusů zboží jedné barvy, červené nebo zelené, kolik ukazuje vrchní destička té barvy. Odevzdej jen jeden a vezmi si ji. Jakmile máš obě destičky této mešity, dostaneš rubín.
    .more = Od každé barvy můžeš mít nejvýš jednu destičku.
place-15 = Velká mešita
    .genitive = Velké mešity
    .accusative = Velkou mešitu
    .at = ve Velké mešitě
    .to = do Velké mešity
    .from = z Velké mešity
    .line = Vezmi si destičku mešity; za obě dostaneš rubín
    .rule = Potřebuješ tolik kusů zboží jedné barvy, modré nebo žluté, kolik ukazuje vrchní destička té barvy. Odevzdej jen jeden a vezmi si ji. Jakmile máš obě destičky této mešity, dostaneš rubín.
    .more = Od každé barvy můžeš mít nejvýš jednu destičku.
place-16 = Klenotník
    .genitive = Klenotníka
    .accusative = Klenotníka
    .at = u Klenotníka
    .to = ke Klenotníkovi
    .from = od Klenotníka
    .line = Kup rubín
    .rule = Kup další rubín. První stojí při 2 hráčích { $two ->
            [one] { $two } liru
            [few] { $two } liry
           *[other] { $two } lir
        }, při 3 hráčích { $three } a při více hráčích { $more }. Každý další je o 1 liru dražší, nejdražší stojí { $last }.
    .prospect = rubín za { lira.accusative }

## Zboží, postavy, destičky mešit

good-fabric = látka
    .accusative = látku
    .genitive = látky
    .few = látky
    .many = látek
good-spice = koření
    .mass = ano
good-fruit = ovoce
    .mass = ano
good-jewelry = šperk
    .genitive = šperku
    .few = šperky
    .many = šperků
figure-governor = guvernér
    .accusative = guvernéra
    .genitive = guvernéra
    .instrumental = guvernérem
    .line = Bonusová karta za { lira.accusative } nebo za jinou kartu
    .rule = Vezmi si bonusovou kartu a zaplať { lira.accusative }, nebo odhoď kartu, třeba tu novou. Pak hoď dvěma kostkami a zjisti, kam guvernér půjde.
    .more = Setkání s guvernérem není povinné.
figure-smuggler = pašerák
    .accusative = pašeráka
    .genitive = pašeráka
    .instrumental = pašerákem
    .line = Libovolné zboží za { lira.accusative } nebo za jiné zboží
    .rule = Vezmi si 1 kus libovolného zboží a zaplať { lira.accusative }, nebo kus zboží, třeba ten nový. Pak hoď dvěma kostkami a zjisti, kam pašerák půjde.
    .more = Setkání s pašerákem není povinné.
tile-fabric = červená destička
    .accusative = červenou destičku
    .genitive = červené destičky
    .colour = červená
    .effect = mění hody
    .line = Po hodu nastav jednu kostku na { $face }, nebo hoď oběma znovu
    .rule = U každého hodu na Černém trhu nebo v Čajovně můžeš jednou nastavit jednu kostku na { $face }, nebo hodit oběma kostkami znovu.
tile-spice = zelená destička
    .accusative = zelenou destičku
    .genitive = zelené destičky
    .colour = zelená
    .effect = zboží navíc
    .line = Ve skladech přikup další libovolné zboží za { $extra ->
            [one] { $extra } liru
            [few] { $extra } liry
           *[other] { $extra } lir
        }
    .rule = Kdykoli využiješ sklad, můžeš přikoupit jeden kus libovolného zboží za { $extra ->
            [one] { $extra } liru
            [few] { $extra } liry
           *[other] { $extra } lir
        }.
tile-fruit = žlutá destička
    .accusative = žlutou destičku
    .genitive = žluté destičky
    .colour = žlutá
    .effect = jednou za tah vrátí pomocníka
    .line = Jednou za tah zaplať { $recall ->
            [one] { $recall } liru
            [few] { $recall } liry
           *[other] { $recall } lir
        } a přiveď pomocníka zpět
    .rule = Jednou v každém svém tahu můžeš za { $recall ->
            [one] { $recall } liru
            [few] { $recall } liry
           *[other] { $recall } lir
        } vrátit ke svému obchodníkovi pomocníka z jiné lokace.
tile-jewelry = modrá destička
    .accusative = modrou destičku
    .genitive = modré destičky
    .colour = modrá
    .effect = pátý pomocník
    .line = K obchodníkovi se přidá tvůj pátý pomocník
    .rule = Hned přesuň svého pátého pomocníka ze zásoby do sloupku pod svým obchodníkem.

## Bonusové karty

card-gain-good = 1 kus zboží
    .line = Libovolné zboží, před akcí nebo po ní
    .rule = Vezmi si ve svém tahu libovolné zboží, před akcí nebo po ní, ale ne uprostřed
card-gain-5-lira = { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
    .line = Kdykoli ve svém tahu
    .rule = Vezmi si { lira.accusative } kdykoli ve svém tahu
card-sultan-twice = Sultánův palác dvakrát
    .line = Hned po akci ji proveď znovu za novou cenu
    .rule = Hned po využití Sultánova paláce ho využij znovu, pokud máš na novou cenu
card-post-twice = Pošta dvakrát
    .line = Hned po akci ji proveď znovu
    .rule = Hned po využití Pošty a posunu ukazatele využij Poštu znovu
card-dealer-twice = Klenotník dvakrát
    .line = Hned po akci ji proveď znovu za novou cenu
    .rule = Hned po nákupu u Klenotníka u něj nakup znovu, pokud máš na novou cenu
card-family-to-police = Příbuzný jde domů
    .line = Pošli ho na Policejní stanici a vezmi si { lira.accusative } nebo bonusovou kartu
    .rule = Pošli vlastního příbuzného na Policejní stanici a vezmi si odměnu za chycení: { lira.accusative } nebo bonusovou kartu. Nejde to, když už tam je
card-small-market-any = Malý trh, cokoli
    .line = Prodej tam jakékoli zboží
    .rule = Prodej na Malém trhu jakékoli zboží bez ohledu na to, co je na destičce poptávky. Limit a ceny zůstávají
card-move-0 = Zůstat
    .line = Nepřesouvej se; všechno ostatní jako obvykle
    .rule = Zůstaň, kde jsi, a nepřesouvej se. Nech nebo vyzvedni pomocníka, zaplať obchodníkům a proveď akci jako obvykle
card-move-3-4 = Přesun o 3 nebo 4
    .line = Přesuň se o 3 nebo 4 lokace místo o 1 nebo 2
    .rule = Přesuň se o 3 nebo 4 lokace místo o 1 nebo 2. Nesmíš skončit tam, kde začínáš; všechno ostatní je jako obvykle
card-return-assistant = Návrat pomocníka
    .line = Při přesunu vrať k obchodníkovi jednoho pomocníka
    .rule = Vrať jednoho svého pomocníka odkudkoli ke svému obchodníkovi. Kartu zahraj před přesunem, nebo při příchodu, než nějakého pomocníka necháš nebo vyzvedneš
