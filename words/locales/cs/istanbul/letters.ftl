## Lokace

place-21 = Velvyslanectví
    .genitive = Velvyslanectví
    .accusative = Velvyslanectví
    .at = na Velvyslanectví
    .to = na Velvyslanectví
    .from = z Velvyslanectví
    .line = Vezmi si { $letters ->
            [one] { $letters } dopis
            [few] { $letters } dopisy
           *[other] { $letters } dopisů
        }
    .rule = Vezmi si { $letters ->
            [one] { $letters } dopis
            [few] { $letters } dopisy
           *[other] { $letters } dopisů
        } a polož je před sebe; všichni vidí, kam se mají doručit.
    .prospect = { $letters ->
            [one] { $letters } dopis
            [few] { $letters } dopisy
           *[other] { $letters } dopisů
        }
place-22 = Kiosk
    .genitive = Kiosku
    .accusative = Kiosk
    .at = u Kiosku
    .to = ke Kiosku
    .from = od Kiosku
    .line = Vezmi si dopisy; pak si každý bere destičku
    .rule = Vezmi si { $most ->
            [one] { $most } dopis
            [few] { $most } dopisy
           *[other] { $most } dopisů
        }, nebo { $least }, pokud se tak hraje. Otoč o jednu destičku víc, než je hráčů. Počínaje tebou si každý jednu vezme a může ji použít.
    .more = Destičku, která zbude, dostaneš také ty.
    .prospect = dopisy a destičky pro všechny
place-23 = Aukční síň
    .genitive = Aukční síně
    .accusative = Aukční síň
    .at = v Aukční síni
    .to = do Aukční síně
    .from = z Aukční síně
    .line = Vezmi si zboží; pak se draží { $cards ->
            [one] { $cards } bonusová karta
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }
    .rule = Vezmi si libovolné zboží a pak dej do dražby { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }. Vyvolávací cenu určíš ty, aspoň 1 liru, pokud ji máš. Všichni ostatní jednou přihodí podle pořadí hráčů; pak můžeš dražbu uzavřít vyšším příhozem.
    .more = Kdo vyhraje, platí tobě; vyhraješ-li ty, platíš do společné zásoby.
    .prospect = zboží a dražba { $cards ->
            [one] { $cards } bonusové karty
            [few] { $cards } bonusových karet
           *[other] { $cards } bonusových karet
        }
place-24 = Tajný spolek
    .genitive = Tajného spolku
    .accusative = Tajný spolek
    .at = v Tajném spolku
    .to = do Tajného spolku
    .from = z Tajného spolku
    .line = Zaplať { $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        } za rubín
    .rule = Odevzdej dopisy v hodnotě { $seals ->
            [one] { $seals } pečeti
            [few] { $seals } pečetí
           *[other] { $seals } pečetí
        } za další rubín ze Sultánova paláce nebo od Klenotníka (ve Velkém bazaru i z Kavárny). První, kdo to udělá, dostane navíc { $lira1 ->
            [one] { $lira1 } liru
            [few] { $lira1 } liry
           *[other] { $lira1 } lir
        }, druhý { $lira2 } a třetí { $lira3 }.
    .prospect = rubín za { $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        }
place-25 = Katakomby
    .genitive = Katakomb
    .accusative = Katakomby
    .at = v Katakombách
    .to = do Katakomb
    .from = z Katakomb
    .line = Vezmi si zboží, pak se přesuň do kterékoli lokace
    .rule = { $with_coffee ->
        [no] Vezmi si libovolné zboží.
       *[yes] Vezmi si libovolné zboží, nebo kávu.
    } Pak přesuň obchodníka nebo společníka do kterékoli lokace; akci tam neprovedeš a nikoho nepotkáš.
    .prospect = zboží, pak kamkoli dál

## Postava

figure-courier = kurýr
    .accusative = kurýra
    .genitive = kurýra
    .instrumental = kurýrem
    .line = Dopis za { lira.accusative } nebo za jiný dopis
    .rule = Vezmi si dopis a zaplať { lira.accusative }, nebo odhoď dopis, třeba ten nový. Pak hoď dvěma kostkami a zjisti, kam kurýr půjde.
    .more = Setkání s kurýrem není povinné.

## Bonusové karty

card-one-letter = 1 dopis
    .line = Vezmi si dopis
card-roll-reward-letters = Hod: zboží, dopis nebo liry
    .line = Hoď dvěma kostkami o { $goods ->
            [one] { $goods } kus zboží
            [few] { $goods } kusy zboží
           *[other] { $goods } kusů zboží
        } (do { $first }), { $middle ->
            [one] { $middle } dopis
            [few] { $middle } dopisy
           *[other] { $middle } dopisů
        } (do { $second }) nebo { lira.accusative } (výš)
    .rule = Hoď dvěma kostkami. Při součtu do { $first } dostaneš { $goods ->
            [one] { $goods } kus
            [few] { $goods } kusy
           *[other] { $goods } kusů
        } libovolného zboží, do { $second } dostaneš { $middle ->
            [one] { $middle } dopis
            [few] { $middle } dopisy
           *[other] { $middle } dopisů
        } a při vyšším součtu { lira.accusative }. Čísla jsou vymyšlená, protože skutečná žádný zdroj neuvádí
card-good-for-7-lira = { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        } za zboží
    .line = { $with_coffee ->
        [no] Prodej zboží za { lira.accusative }
       *[yes] Prodej zboží nebo kávu za { lira.accusative }
    }
    .rule = { $with_coffee ->
        [no] Prodej kus zboží za { lira.accusative }
       *[yes] Prodej kus zboží, nebo kávu, pokud se s ní hraje, za { lira.accusative }
    }
card-fabric-and-3-lira = Látka a { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
    .line = Kdykoli ve svém tahu
    .rule = Vezmi si 1 látku a { lira.accusative } kdykoli ve svém tahu, pokud neskončil předčasně
card-spice-and-3-lira = Koření a { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
    .line = Kdykoli ve svém tahu
    .rule = Vezmi si 1× koření a { lira.accusative } kdykoli ve svém tahu, pokud neskončil předčasně
card-fruit-and-3-lira = Ovoce a { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
    .line = Kdykoli ve svém tahu
    .rule = Vezmi si 1× ovoce a { lira.accusative } kdykoli ve svém tahu, pokud neskončil předčasně
card-copy-top-discard = Kopie odhozené karty
    .line = Udělej, co říká vrchní odhozená karta
    .rule = Udělej, co říká vrchní karta odhazovacího balíčku, a to tehdy, kdy se smí hrát i ona. Pokud je to také kopie, platí karta pod ní
card-family-step = Krok příbuzného
    .line = Místo sebe přesuň příbuzného o 1 lokaci a proveď tam akci
    .rule = Místo obchodníka nebo společníka přesuň příbuzného do sousední lokace a proveď tam akci. Z Policejní stanice ani na ni nesmí a nikoho nepotká. Tím tvůj tah končí; obchodník a společník zůstávají na místě, i kdyby je akce mohla přesunout
card-move-to-merchant = Přesun k obchodníkovi
    .line = Místo běžného pohybu se zdarma přesuň k obchodníkovi jiného hráče
    .rule = Místo běžného pohybu se přesuň k obchodníkovi jiného hráče. Jemu neplatíš, všem ostatním tam ano
card-companion-2 = Společník o { $steps }
    .line = Přesuň společníka o { $steps ->
            [one] { $steps } lokaci
            [few] { $steps } lokace
           *[other] { $steps } lokací
        } místo o 1
    .rule = Přesuň společníka o { $steps ->
            [one] { $steps } lokaci
            [few] { $steps } lokace
           *[other] { $steps } lokací
        } místo o 1; tvůj obchodník zůstává na místě
card-use-neutral-figure = Využít postavu
    .line = Setkej se s neutrální postavou, ať je kdekoli, a zaplať jako vždy
    .rule = Setkej se s neutrální postavou, ať je kdekoli, a zaplať jako vždy. Pak hoď a zjisti, kam půjde
card-mosque-twice = Mešita dvakrát
    .line = Hned po akci ji proveď znovu
    .rule = Hned po využití mešity ji využij znovu, pokud je v ní tvůj obchodník, společník nebo příbuzný a můžeš si vzít další destičku
card-society-twice = Tajný spolek dvakrát
    .line = Hned po akci ji proveď znovu
    .rule = Hned po využití Tajného spolku ho využij znovu, pokud je tam pořád tvůj obchodník, společník nebo příbuzný a máš na to pečeti
card-move-anywhere-3 = Kamkoli za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
    .line = Zaplať { lira.accusative } a místo běžného pohybu se přesuň do kterékoli lokace
    .rule = Zaplať { lira.accusative } a místo běžného pohybu se přesuň do kterékoli jiné lokace; bariéra tě nezastaví

## Destičky kiosku

kiosk-11 = bonusová karta
    .accusative = bonusovou kartu
kiosk-13 =
        { $coffee ->
            [no] { $lira ->
                [one] { $lira } lira
                [few] { $lira } liry
               *[other] { $lira } lir
            } (destička 13)
           *[yes] káva nebo { $lira ->
                [one] { $lira } lira
                [few] { $lira } liry
               *[other] { $lira } lir
            }
        }
    .accusative =
        { $coffee ->
            [no] { lira.accusative } (destička 13)
           *[yes] kávu nebo { lira.accusative }
        }
kiosk-14 =
        { $coffee ->
            [no] { $lira ->
                [one] { $lira } lira
                [few] { $lira } liry
               *[other] { $lira } lir
            }
           *[yes] káva nebo { $lira ->
                [one] { $lira } lira
                [few] { $lira } liry
               *[other] { $lira } lir
            }
        }
    .accusative =
        { $coffee ->
            [no] { lira.accusative }
           *[yes] kávu nebo { lira.accusative }
        }
kiosk-coffee-taken = 1 káva místo { $lira } lir
kiosk-lira-taken = { $lira ->
    [one] { $lira } lira
    [few] { $lira } liry
   *[other] { $lira } lir
} místo kávy
kiosk-15 = vezmi si společníka do zásoby
kiosk-16 = tolik lir, kolik padne na kostce
kiosk-17 = rozšíření vozíku za { lira.accusative }
kiosk-18 = rozšíření vozíku za 1 kus od každého druhu zboží
kiosk-19 = přesuň obchodníka ke Kašně
kiosk-20 = { $coffee ->
    [no] dopis za zboží, nebo naopak
   *[yes] dopis za zboží nebo kávu, nebo naopak
}
kiosk-21 = dopis za bonusovou kartu, nebo naopak
kiosk-22 = dopis za { $price ->
            [one] { $price } liru
            [few] { $price } liry
           *[other] { $price } lir
        }, nebo { $payout ->
            [one] { $payout } lira
            [few] { $payout } liry
           *[other] { $payout } lir
        } za dopis
kiosk-23 =
        { $coffee ->
            [no] kup zboží za { $price ->
                [one] { $price } liru
                [few] { $price } liry
               *[other] { $price } lir
            }, nebo ho za { $payout ->
                [one] { $payout } liru
                [few] { $payout } liry
               *[other] { $payout } lir
            } prodej
           *[yes] kup zboží nebo kávu za { $price ->
                [one] { $price } liru
                [few] { $price } liry
               *[other] { $price } lir
            }, nebo je za { $payout ->
                [one] { $payout } liru
                [few] { $payout } liry
               *[other] { $payout } lir
            } prodej
        }
kiosk-24 = bonusová karta za { $price ->
            [one] { $price } liru
            [few] { $price } liry
           *[other] { $price } lir
        }, nebo { $payout ->
            [one] { $payout } lira
            [few] { $payout } liry
           *[other] { $payout } lir
        } za kartu
    .accusative = bonusovou kartu za { $price ->
            [one] { $price } liru
            [few] { $price } liry
           *[other] { $price } lir
        }, nebo { $payout ->
            [one] { $payout } liru
            [few] { $payout } liry
           *[other] { $payout } lir
        } za kartu
