# The things of the game. What declines has its accusative; dice with a value also their dative.

game-title = Auf den Spuren von Marco Polo
    .short = Marco Polo
game-choice = { game-title }

## Places

place-venezia = Venezia
    .at = in Venezia
    .to = nach Venezia
    .from = von Venezia
place-moscow = Moskau
    .at = in Moskau
    .to = nach Moskau
    .from = von Moskau
place-anxi = Anxi
    .at = in Anxi
    .to = nach Anxi
    .from = von Anxi
place-karakorum = Karakorum
    .at = in Karakorum
    .to = nach Karakorum
    .from = von Karakorum
place-beijing = Beijing
    .at = in Beijing
    .to = nach Beijing
    .from = von Beijing
place-samarcanda = Samarcanda
    .at = in Samarcanda
    .to = nach Samarcanda
    .from = von Samarcanda
place-kashgar = Kashgar
    .at = in Kashgar
    .to = nach Kashgar
    .from = von Kashgar
place-lan-zhou = Lan-Zhou
    .at = in Lan-Zhou
    .to = nach Lan-Zhou
    .from = von Lan-Zhou
place-xian = Xi'an
    .at = in Xi'an
    .to = nach Xi'an
    .from = von Xi'an
place-alexandria = Alexandria
    .at = in Alexandria
    .to = nach Alexandria
    .from = von Alexandria
place-ormuz = Ormuz
    .at = in Ormuz
    .to = nach Ormuz
    .from = von Ormuz
place-karachi = Karachi
    .at = in Karachi
    .to = nach Karachi
    .from = von Karachi
place-sumatra = Sumatra
    .at = auf Sumatra
    .to = nach Sumatra
    .from = von Sumatra
place-adana = Adana
    .at = in Adana
    .to = nach Adana
    .from = von Adana
place-kochi = Kochi
    .at = in Kochi
    .to = nach Kochi
    .from = von Kochi
place-o1 = Oase 1
    .at = in Oase 1
    .to = zur Oase 1
    .from = von Oase 1
place-o2 = Oase 2
    .at = in Oase 2
    .to = zur Oase 2
    .from = von Oase 2
place-o3 = Oase 3
    .at = in Oase 3
    .to = zur Oase 3
    .from = von Oase 3
place-o4 = Oase 4
    .at = in Oase 4
    .to = zur Oase 4
    .from = von Oase 4
place-o5 = Oase 5
    .at = in Oase 5
    .to = zur Oase 5
    .from = von Oase 5
place-o6 = Oase 6
    .at = in Oase 6
    .to = zur Oase 6
    .from = von Oase 6
place-o7 = Oase 7
    .at = in Oase 7
    .to = zur Oase 7
    .from = von Oase 7
place-o8 = Oase 8
    .at = in Oase 8
    .to = zur Oase 8
    .from = von Oase 8
place-o9 = Oase 9
    .at = in Oase 9
    .to = zur Oase 9
    .from = von Oase 9
place-o10 = Oase 10
    .at = in Oase 10
    .to = zur Oase 10
    .from = von Oase 10

## What players own

amount-coin = { $count } Geld
    .held =
        { $count ->
            [0] kein Geld
           *[other] { $count } Geld
        }
    .none = kein Geld
    .count-kind =
        { $count ->
            [2] two
           *[other] other
        }
amount-camel =
    { $count ->
        [one] 1 Kamel
       *[other] { $count } Kamele
    }
    .held =
        { $count ->
            [0] keine Kamele
            [one] 1 Kamel
           *[other] { $count } Kamele
        }
    .none = keine Kamele
amount-pepper = { $count } Pfeffer
    .held =
        { $count ->
            [0] keinen Pfeffer
           *[other] { $count } Pfeffer
        }
    .none = keinen Pfeffer
amount-silk = { $count } Seide
    .held =
        { $count ->
            [0] keine Seide
           *[other] { $count } Seide
        }
    .none = keine Seide
amount-gold = { $count } Gold
    .held =
        { $count ->
            [0] kein Gold
           *[other] { $count } Gold
        }
    .none = kein Gold
amount-vp =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
    .dative =
        { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkten
        }
reward-any-good =
    { $count ->
        [one] 1 beliebige Ware
       *[other] { $count } beliebige Waren
    }
reward-different =
    { $count ->
        [one] 1 Ware
       *[other] { $count } verschiedene Waren
    }
reward-step =
    { $count ->
        [one] 1 Schritt extra
       *[other] { $count } Schritte extra
    }
reward-black =
    { $count ->
        [one] 1 schwarzer Würfel
       *[other] { $count } schwarze Würfel
    }
    .accusative =
        { $count ->
            [one] 1 schwarzen Würfel
           *[other] { $count } schwarze Würfel
        }
reward-contract =
    { $count ->
        [one] 1 neuer Auftrag
       *[other] { $count } neue Aufträge
    }
    .accusative =
        { $count ->
            [one] 1 neuen Auftrag
           *[other] { $count } neue Aufträge
        }
reward-copy = ein beliebiger anderer Stadtbonus
    .accusative = einen beliebigen anderen Stadtbonus
reward-own-city =
    { $count ->
        [one] einer deiner Stadtboni
       *[other] { $count } deiner Stadtboni
    }
    .accusative =
        { $count ->
            [one] einen deiner Stadtboni
           *[other] { $count } deiner Stadtboni
        }

## Dice

die-own = eigener Würfel
    .accusative = eigenen Würfel
    .kind = named
die-black = schwarzer Würfel
    .accusative = schwarzen Würfel
    .kind = named
dice-own =
    { $count ->
        [one] 1 eigener Würfel
       *[other] { $count } eigene Würfel
    }
    .accusative =
        { $count ->
            [one] 1 eigenen Würfel
           *[other] { $count } eigene Würfel
        }
    .dative =
        { $count ->
            [one] 1 eigenem Würfel
           *[other] { $count } eigenen Würfeln
        }
    .kind = named
dice-black =
    { $count ->
        [one] 1 schwarzer Würfel
       *[other] { $count } schwarze Würfel
    }
    .accusative =
        { $count ->
            [one] 1 schwarzen Würfel
           *[other] { $count } schwarze Würfel
        }
    .dative =
        { $count ->
            [one] 1 schwarzem Würfel
           *[other] { $count } schwarzen Würfeln
        }
    .kind = named
    .more =
        { $count ->
            [one] 1 schwarzer
           *[other] { $count } schwarze
        }
    .more-accusative =
        { $count ->
            [one] 1 schwarzen
           *[other] { $count } schwarze
        }
    .more-dative =
        { $count ->
            [one] 1 schwarzem
           *[other] { $count } schwarzen
        }
die-own-value = { $value }
    .dative = einer { $value }
    .each = eine { $value }
die-black-value = schwarze { $value }
    .kind = coloured
    .article = eine schwarze { $value }
    .accusative = eine schwarze { $value }
    .dative = einer schwarzen { $value }
    .each = eine schwarze { $value }
    .bare = { $value }
    .weak = schwarzen { $value }
die-white-value = weiße { $value }
    .kind = coloured
    .article = eine weiße { $value }
    .accusative = eine weiße { $value }
    .dative = einer weißen { $value }
    .each = eine weiße { $value }
    .bare = { $value }
    .weak = weißen { $value }
dice-equal =
    { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $count }
    } { $colour ->
        [black] schwarze { $value }er
        [white] weiße { $value }er
       *[own] { $value }er
    }
    .dative =
        { $count ->
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
           *[other] { $count }
        } { $colour ->
            [black] schwarzen { $value }ern
            [white] weißen { $value }ern
           *[own] { $value }ern
        }
    .kind = named
dice-both = { $own } und { $black }
    .accusative = { FORM($own, case: "accusative") } und { FORM($black, case: "accusative") }
    .dative = { FORM($own, case: "dative") } und { FORM($black, case: "dative") }
    .kind = named

## Action spaces

space-coins = { $coins } Geld
space-purse = { $coins } Geld
space-bazaar-camel = Kamelreihe
space-bazaar-pepper = Pfefferreihe
space-bazaar-silk = Seidenreihe
    .dice = several
space-bazaar-gold = Goldreihe
    .dice = several
space-khan = Gunst des Khan
space-contracts = Aufträge
    .field = Auftragsfeld
space-travel = Reisen
    .dice = travel
space-card = Stadtkarte { FORM($city, case: "at") }

## City cards, contracts, goal cards

trade = { $cost } → { $reward }
trade-different = { $count } verschiedene Waren
trade-any-good = 1 beliebige Ware
card-either = { $one } oder { $other }
card-per-contract = { $reward } je erfüllten Auftrag
card-per-post = { $reward } je Handelsposten
card-per-die = { $reward } je Auge
card-by-die =
    { $from ->
        [6] { $few } oder { $many } mit einer 6
       *[other] { $few }, ab einer { $from } stattdessen { $many }
    }
card-of-place = { $place }: { $card }
contract = { $cost } → { $reward }
contract-told-apart = { $reward } ({ $cost })
goal = { $cities } ({ $points })
cities-joined = { $one } und { $other }

## Characters: name, short name, what the tile does in a line

character-nobody = kein Charakter
    .short = niemand
character-raschid = Raschid ad-Din Sinan
    .short = Raschid
    .line = bestimmt jede Augenzahl beim Setzen selbst; kein Ausgleich für niedrige Würfe
character-matteo = Matteo Polo
    .short = Matteo
    .line = jede Runde ein weißer Würfel und ein Auftrag
character-berke = Berke Khan
    .short = Berke
    .line = zahlt nichts für besetzte Felder
character-mercator = Mercator ex Tabriz
    .short = Mercator
    .line = bekommt eine Ware oder ein Kamel, wenn andere zum Markt gehen
character-niccolo-marco = Niccolò und Marco Polo
    .short = Niccolò und Marco
    .line = hat zwei Figuren, die sich die Schritte jeder Reise teilen; jede Runde { $income }
character-rubruk = Wilhelm von Rubruk
    .short = Rubruk
    .line = setzt unterwegs in jede Stadt einen Handelsposten; hat { $black } Handelsposten mehr
character-caprini = Johannes Caprini
    .short = Caprini
    .line = reist mit einem Schritt von Oase zu Oase; jede Runde { $income }
character-kubilai = Kubilai Khan
    .short = Kubilai
    .line = beginnt in Beijing, mit einem Handelsposten auf dem besten Platz


## What of a player can be corrected besides what they own

field-figure = die Figur { FORM($value, case: "at") }
field-second-figure = die zweite Figur { FORM($value, case: "at") }
