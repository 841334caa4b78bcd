# Co ve hře je.

game-title = Marco Polo
    .short = Marco Polo
    .accusative = Marka Pola
    .genitive = Marka Pola
game-choice = { game-title }

## Místa

place-venezia = Benátky
    .genitive = Benátek
    .at = v Benátkách
    .to = do Benátek
    .from = z Benátek
place-moscow = Moskva
    .genitive = Moskvy
    .accusative = Moskvu
    .at = v Moskvě
    .to = do Moskvy
    .from = z Moskvy
place-anxi = Anxi
    .at = v Anxi
    .to = do Anxi
    .from = z Anxi
place-karakorum = Karakorum
    .genitive = Karakorumu
    .at = v Karakorumu
    .to = do Karakorumu
    .from = z Karakorumu
place-beijing = Peking
    .genitive = Pekingu
    .at = v Pekingu
    .to = do Pekingu
    .from = z Pekingu
place-samarcanda = Samarkand
    .genitive = Samarkandu
    .at = v Samarkandu
    .to = do Samarkandu
    .from = ze Samarkandu
place-kashgar = Kashgar
    .genitive = Kashgaru
    .at = v Kashgaru
    .to = do Kashgaru
    .from = z Kashgaru
place-lan-zhou = Lan-zhou
    .at = v Lan-zhou
    .to = do Lan-zhou
    .from = z Lan-zhou
place-xian = Xi'an
    .genitive = Xi'anu
    .at = v Xi'anu
    .to = do Xi'anu
    .from = z Xi'anu
place-alexandria = Alexandrie
    .accusative = Alexandrii
    .at = v Alexandrii
    .to = do Alexandrie
    .from = z Alexandrie
place-ormuz = Ormuz
    .genitive = Ormuzu
    .at = v Ormuzu
    .to = do Ormuzu
    .from = z Ormuzu
place-karachi = Karáčí
    .at = v Karáčí
    .to = do Karáčí
    .from = z Karáčí
place-sumatra = Sumatra
    .genitive = Sumatry
    .accusative = Sumatru
    .at = na Sumatře
    .to = na Sumatru
    .from = ze Sumatry
place-adana = Adana
    .genitive = Adany
    .accusative = Adanu
    .at = v Adaně
    .to = do Adany
    .from = z Adany
place-kochi = Kochi
    .at = v Kochi
    .to = do Kochi
    .from = z Kochi
place-o1 = Oáza 1
    .genitive = oázy 1
    .accusative = oázu 1
    .at = v oáze 1
    .to = do oázy 1
    .from = z oázy 1
place-o2 = Oáza 2
    .genitive = oázy 2
    .accusative = oázu 2
    .at = v oáze 2
    .to = do oázy 2
    .from = z oázy 2
place-o3 = Oáza 3
    .genitive = oázy 3
    .accusative = oázu 3
    .at = v oáze 3
    .to = do oázy 3
    .from = z oázy 3
place-o4 = Oáza 4
    .genitive = oázy 4
    .accusative = oázu 4
    .at = v oáze 4
    .to = do oázy 4
    .from = z oázy 4
place-o5 = Oáza 5
    .genitive = oázy 5
    .accusative = oázu 5
    .at = v oáze 5
    .to = do oázy 5
    .from = z oázy 5
place-o6 = Oáza 6
    .genitive = oázy 6
    .accusative = oázu 6
    .at = v oáze 6
    .to = do oázy 6
    .from = z oázy 6
place-o7 = Oáza 7
    .genitive = oázy 7
    .accusative = oázu 7
    .at = v oáze 7
    .to = do oázy 7
    .from = z oázy 7
place-o8 = Oáza 8
    .genitive = oázy 8
    .accusative = oázu 8
    .at = v oáze 8
    .to = do oázy 8
    .from = z oázy 8
place-o9 = Oáza 9
    .genitive = oázy 9
    .accusative = oázu 9
    .at = v oáze 9
    .to = do oázy 9
    .from = z oázy 9
place-o10 = Oáza 10
    .genitive = oázy 10
    .accusative = oázu 10
    .at = v oáze 10
    .to = do oázy 10
    .from = z oázy 10

## Co hráči mají

amount-coin =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
    .accusative =
        { $count ->
            [one] { $count } minci
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }
    .genitive =
        { $count ->
            [one] { $count } mince
           *[other] { $count } mincí
        }
amount-camel =
    { $count ->
        [one] { $count } velbloud
        [few] { $count } velbloudi
        [many] { $count } velblouda
       *[other] { $count } velbloudů
    }
    .accusative =
        { $count ->
            [one] { $count } velblouda
            [few] { $count } velbloudy
            [many] { $count } velblouda
           *[other] { $count } velbloudů
        }
    .genitive =
        { $count ->
            [one] { $count } velblouda
           *[other] { $count } velbloudů
        }
amount-pepper = { $count }× pepř
amount-silk = { $count }× hedvábí
amount-gold = { $count }× zlato
amount-vp =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
    .genitive =
        { $count ->
            [one] { $count } bodu
           *[other] { $count } bodů
        }
reward-any-good =
    { $count ->
        [one] { $count } kus libovolného zboží
        [few] { $count } kusy libovolného zboží
       *[other] { $count } kusů libovolného zboží
    }
reward-different =
    { $count ->
        [one] { $count } kus zboží
        [few] { $count } kusy různého zboží
       *[other] { $count } kusů různého zboží
    }
reward-step =
    { $count ->
        [one] { $count } bonusový přesun
        [few] { $count } bonusové přesuny
       *[other] { $count } bonusových přesunů
    }
reward-black =
    { $count ->
        [one] { $count } černá kostka
        [few] { $count } černé kostky
       *[other] { $count } černých kostek
    }
    .accusative =
        { $count ->
            [one] { $count } černou kostku
            [few] { $count } černé kostky
           *[other] { $count } černých kostek
        }
reward-contract =
    { $count ->
        [one] { $count } nová smlouva
        [few] { $count } nové smlouvy
       *[other] { $count } nových smluv
    }
    .accusative =
        { $count ->
            [one] { $count } novou smlouvu
            [few] { $count } nové smlouvy
           *[other] { $count } nových smluv
        }
reward-copy = kopie jiného bonusu
    .accusative = kopii jiného bonusu
reward-own-city =
    { $count ->
        [one] { $count } bonus z tvých malých měst
        [few] { $count } bonusy z tvých malých měst
       *[other] { $count } bonusů z tvých malých měst
    }
    .again = { $count }

## Kostky

die-own = barevná kostka
    .unset = ano
    .accusative = barevnou kostku
    .full-accusative = barevnou kostku
    .adjective = ano
die-black = černá kostka
    .unset = ano
    .accusative = černou kostku
    .full-accusative = černou kostku
    .adjective = ano
dice-own =
    { $count ->
        [one] { $count } barevná kostka
        [few] { $count } barevné kostky
       *[other] { $count } barevných kostek
    }
    .alone = barevná, hodnotu určíš při umístění
    .among =
        { $count ->
            [one] { $count } barevná
            [few] { $count } barevné
           *[other] { $count } barevných
        }
    .accusative =
        { $count ->
            [one] { $count } barevnou kostku
            [few] { $count } barevné kostky
           *[other] { $count } barevných kostek
        }
    .unset = ano
    .kind = named
dice-black =
    { $count ->
        [one] { $count } černá kostka
        [few] { $count } černé kostky
       *[other] { $count } černých kostek
    }
    .alone = černá, hodnotu určíš při umístění
    .among =
        { $count ->
            [one] { $count } černá
            [few] { $count } černé
           *[other] { $count } černých
        }
    .accusative =
        { $count ->
            [one] { $count } černou kostku
            [few] { $count } černé kostky
           *[other] { $count } černých kostek
        }
    .more =
        { $count ->
            [one] { $count } černá
            [few] { $count } černé
           *[other] { $count } černých
        }
    .more-accusative =
        { $count ->
            [one] { $count } černou
            [few] { $count } černé
           *[other] { $count } černých
        }
    .unset = ano
    .kind = named
die-own-value = { $value }
    .adjective = ano
    .alone = { die-own-value.full }
    .among = { die-own-value.full }
    .full = { $value ->
         [1] jednička
         [2] dvojka
         [3] trojka
         [4] čtyřka
         [5] pětka
        *[other] šestka
    }
    .full-accusative = { $value ->
         [1] jedničku
         [2] dvojku
         [3] trojku
         [4] čtyřku
         [5] pětku
        *[other] šestku
    }
die-black-value = černá { $value }
    .adjective = ano
    .alone = { die-black-value.full }
    .among = { die-black-value.full }
    .accusative = černou { $value }
    .row-accusative = černou { $value }
    .full = černá { die-own-value.full }
    .full-accusative = černou { die-own-value.full-accusative }
die-white-value = bílá { $value }
    .adjective = ano
    .alone = { die-white-value.full }
    .among = { die-white-value.full }
    .accusative = bílou { $value }
    .row-accusative = bílou { $value }
    .full = bílá { die-own-value.full }
    .full-accusative = bílou { die-own-value.full-accusative }
dice-equal =
    { $count ->
        [2] dvě
        [3] tři
        [4] čtyři
        [5] pět
       *[other] { $count }
    } { $colour ->
        [black] { $count ->
            [few] černé
           *[other] černých
        }{" "}
        [white] { $count ->
            [few] bílé
           *[other] bílých
        }{" "}
       *[own] {""}
    }{ $count ->
        [few] { $value ->
             [1] jedničky
             [2] dvojky
             [3] trojky
             [4] čtyřky
             [5] pětky
            *[other] šestky
        }
       *[other] { $value ->
             [1] jedniček
             [2] dvojek
             [3] trojek
             [4] čtyřek
             [5] pětek
            *[other] šestek
        }
    }
    .row = { $count }× { $colour ->
            [black] černá{" "}
            [white] bílá{" "}
           *[own] {""}
        }{ $value }
    .row-accusative = { $count }× { $colour ->
            [black] černou{" "}
            [white] bílou{" "}
           *[own] {""}
        }{ $value }
    .kind = named
dice-both = { $own } a { $black }
    .accusative = { FORM($own, case: "accusative") } a { FORM($black, case: "accusative") }
    .unset = ano
    .kind = named

## Akční pole

space-coins = { $coins ->
      [one] { $coins } mince
      [few] { $coins } mince
     *[other] { $coins } mincí
    }
    .inline = pole { $coins ->
          [one] s { $coins } mincí
          [4] se { $coins } mincemi
         *[other] s { $coins } mincemi
        }
    .onto = pole { $coins ->
          [one] s { $coins } mincí
          [4] se { $coins } mincemi
         *[other] s { $coins } mincemi
        }
    .where = na poli { $coins ->
          [one] s { $coins } mincí
          [4] se { $coins } mincemi
         *[other] s { $coins } mincemi
        }
space-purse = { $coins ->
      [one] { $coins } mince
      [few] { $coins } mince
     *[other] { $coins } mincí
    }
    .where = prodané kostky ({ $coins ->
          [one] { $coins } mince
          [few] { $coins } mince
         *[other] { $coins } mincí
        } za kus)
space-bazaar-camel = Řada velbloudů
    .inline = řada velbloudů
    .accusative = řadu velbloudů
    .onto = řadu velbloudů
    .where = v řadě velbloudů
space-bazaar-pepper = Řada pepře
    .inline = řada pepře
    .accusative = řadu pepře
    .onto = řadu pepře
    .where = v řadě pepře
space-bazaar-silk = Řada hedvábí
    .inline = řada hedvábí
    .accusative = řadu hedvábí
    .onto = řadu hedvábí
    .where = v řadě hedvábí
space-bazaar-gold = Řada zlata
    .inline = řada zlata
    .accusative = řadu zlata
    .onto = řadu zlata
    .where = v řadě zlata
space-khan = Chánova přízeň
    .inline = chánova přízeň
    .accusative = chánovu přízeň
    .onto = pole chánovy přízně
    .where = na poli chánovy přízně
space-contracts = Obchodní smlouvy
    .inline = obchodní smlouvy
    .accusative = obchodní smlouvy
    .onto = pole smluv
    .where = na poli smluv
space-travel = Cestování
    .inline = cestování
    .accusative = cestování
    .onto = pole cestování
    .where = na poli cestování
space-card = Karta města { $city }
    .inline = karta města { $city }
    .accusative = kartu města { $city }
    .onto = kartu města { $city }
    .where = na kartě města { $city }

## Karty měst, smlouvy, karty cílů

trade = { $cost } → { $reward }
trade-different =
    { $count ->
        [one] { $count } kus zboží
        [few] { $count } kusy různého zboží
       *[other] { $count } kusů různého zboží
    }
trade-any-good = 1 kus libovolného zboží
card-either = { $one } nebo { $other }
card-per-contract = { $reward } za každou splněnou smlouvu
card-per-post = { $reward } za každou obchodní stanici
card-per-die = { $reward } za každé oko na kostce
card-by-die =
    { $from ->
        [6] { $few }, za šestku { FORM($many, case: "again") }
       [2] { $few }, za dvojku a víc { FORM($many, case: "again") }
        [3] { $few }, za trojku a víc { FORM($many, case: "again") }
        [4] { $few }, za čtyřku a víc { FORM($many, case: "again") }
        [5] { $few }, za pětku a víc { FORM($many, case: "again") }
       *[other] { $few }, za { $from } a víc { FORM($many, case: "again") }
    }
card-of-place = { $place }: { $card }
contract = { $cost } → { $reward }
contract-told-apart = { $reward } ({ $cost })
goal = { $cities }: { $points }
cities-joined = { $one } a { $other }

## Postavy

character-nobody = žádná postava
    .short = nikdo
    .accusative = nikoho
character-raschid = Raschid ad-Din Sinan
    .short = Raschid
    .accusative = Raschida ad-Din Sinana
    .short-accusative = Raschida
    .line = nastavuje kostky, až když je umísťuje; kompenzaci za nízké hody nedostává
character-matteo = Matteo Polo
    .short = Matteo
    .accusative = Mattea Pola
    .short-accusative = Mattea
    .line = bílá kostka a smlouva každé kolo
character-berke = Berke Khan
    .short = Berke
    .accusative = Berke Khana
    .line = za obsazená pole neplatí
character-mercator = Mercator ex Tabriz
    .short = Mercator
    .accusative = Mercatora ex Tabriz
    .short-accusative = Mercatora
    .line = dostává zboží nebo velblouda, kdykoli ostatní využijí tržiště
character-niccolo-marco = Niccolo a Marco Polo
    .short = Niccolo a Marco
    .accusative = Niccola a Marka Pola
    .short-accusative = Niccola a Marka
    .line = dvě figurky se dělí o kroky každé cesty; každé kolo { $income }
character-rubruk = Wilhelm von Rubruk
    .short = Rubruk
    .accusative = Wilhelma von Rubruka
    .short-accusative = Rubruka
    .line = buduje stanici v každém městě po cestě; stanic má o { $black } víc
character-caprini = Johannes Caprini
    .short = Caprini
    .accusative = Johannese Capriniho
    .short-accusative = Capriniho
    .line = jedním krokem z kterékoli oázy do kterékoli jiné; každé kolo { $income }
character-kubilai = Kublai Khan
    .short = Kublai
    .accusative = Kublaie Khana
    .short-accusative = Kublaie
    .line = začíná v Pekingu se stanicí na nejlepším poli


## Co se u hráče dá opravit navíc

field-figure = figurka { FORM($value, case: "at") }
field-second-figure = druhá figurka { FORM($value, case: "at") }
