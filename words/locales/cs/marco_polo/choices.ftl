label-take = Vzít { FORM($things, case: "accusative") }
    .inline = vzít { FORM($things, case: "accusative") }
    .accusative = akci „vzít { FORM($things, case: "accusative") }“
label-space = { $space } · { $things }
label-up-to = { $space } · až { FORM($things, case: "nominative-listed") }
label-or = { FORM($best, case: "nominative-listed") }, nebo { FORM($other, case: "nominative-listed") }
label-contracts = { $space } · { $count } na výběr
label-travel =
    { $count ->
        [one] { $space } · { $count } krok
        [few] { $space } · až { $count } kroky
       *[other] { $space } · až { $count } kroků
    }
label-card-gain = 1 kostka, až { $things }
label-card-counted = 1 kostka; její hodnota omezí odměnu
label-card-uses =
    { $count ->
        [one] 1 kostka, { $count } použití
       *[other] 1 kostka, až { $count } použití
    }
label-dice = { $count ->
            [one] { $count } kostka
            [few] { $count } kostky
           *[other] { $count } kostek
        }
label-span = { $least } až { $most }
    .accusative = { $least } až { FORM($most, case: "accusative") }
label-occupied = { $dice } · obsazeno: zaplatit { FORM($coins, case: "accusative") }
label-purse = Prodat kostku: +{ $count ->
            [one] { $count } mince
            [few] { $count } mince
           *[other] { $count } mincí
        }
label-reroll = Přehodit kostku za { $count ->
            [one] { $count } velblouda
            [few] { $count } velbloudy
           *[other] { $count } velbloudů
        }
label-adjust = Otočit kostku o 1 za { $count ->
            [one] { $count } velblouda
            [few] { $count } velbloudy
           *[other] { $count } velbloudů
        }
label-black = Černá kostka za { $count ->
            [one] { $count } velblouda
            [few] { $count } velbloudy
           *[other] { $count } velbloudů
        }
label-complete = Splnit: { $things }
    .inline = splnit smlouvu: { $things }
label-for = zaplatit { FORM($cost, case: "accusative") }
label-needs =
    { $count ->
        [one] vyžaduje { FORM($cost, case: "accusative") }
       *[other] vyžadují { FORM($cost, case: "accusative") }
    }

label-which-dice = { TRAIT($dice, name: "adjective") ->
      [ano] Umístit { FORM($dice, case: "full-accusative") }
     *[ne] Umístit { TRAIT($dice, name: "kind") ->
          [named] { FORM($dice, case: "accusative") }
         *[other] { FORM($dice, case: "row-accusative") }
      }
    }
label-sell-die = Prodat { TRAIT($die, name: "unset") ->
      [ano] { FORM($die, case: "accusative") }
     *[ne] kostku ({ $die })
    }
label-dice-gain = { TRAIT($dice, name: "adjective") ->
      [ano] { CAPITAL(FORM($dice, case: "full")) }
     *[ne] { TRAIT($dice, name: "kind") ->
          [named] { CAPITAL($dice) }
         *[other] Kostky { FORM($dice, case: "row") }
      }
    }: { $things }
    .whole = ano
label-dice-cost = { TRAIT($text, name: "whole") ->
      [ano] { $text }
     *[ne] { TRAIT($text, name: "adjective") ->
          [ano] { CAPITAL(FORM($text, case: "full")) }
         *[ne] { TRAIT($text, name: "kind") ->
              [named] { CAPITAL($text) }
             *[other] Kostky { FORM($text, case: "row") }
          }
      }
    } · zaplatit { FORM($price, case: "accusative") }
label-dice-toll = { TRAIT($text, name: "whole") ->
      [ano] { $text }
     *[ne] { TRAIT($text, name: "adjective") ->
          [ano] { CAPITAL(FORM($text, case: "full")) }
         *[ne] { TRAIT($text, name: "kind") ->
              [named] { CAPITAL($text) }
             *[other] Kostky { FORM($text, case: "row") }
          }
      }
    } · obsazeno: zaplatit { FORM($coins, case: "accusative") }
label-steps =
    { $count ->
        [one] { $count } krok
        [few] až { $count } kroky
       *[other] až { $count } kroků
    }
label-journey-ends = až { FORM($places, case: "to") }
label-journey-ends-many = v dosahu { $count ->
            [one] { $count } město
            [few] { $count } města
           *[other] { $count } měst
        }
label-reach =
    { $count ->
        [one] první smlouva
       *[other] až { $most ->
            [one] { $most } smlouva
            [few] { $most } smlouvy
           *[other] { $most } smluv
        } z polí 1 až { $count }
    }
label-times =
    { $count ->
        [one] { $count } použití
       *[other] až { $count } použití
    }
label-column = Sloupec { $number }: { $things }
label-roll-die = Přehodit { FORM($die, case: "full-accusative") } za { $count ->
          [one] { $count } velblouda
          [few] { $count } velbloudy
         *[other] { $count } velbloudů
      }
label-turn-die = { CAPITAL(FORM($was, case: "full")) } → { $now ->
          [1] jednička
          [2] dvojka
          [3] trojka
          [4] čtyřka
          [5] pětka
         *[other] šestka
      } za { $count ->
          [one] { $count } velblouda
          [few] { $count } velbloudy
         *[other] { $count } velbloudů
      }

both = { $one } + { $other }
    .inline = { FORM($one, case: "inline") } + { $other }
label-take-contracts = { $count ->
    [one] Smlouva { $spaces }: „{ $things }“
   *[other] Smlouvy { $spaces }: { $things }
}
label-more = +{ $things }
label-drop = Odhodit „{ $things }“
label-decline = Odhodit novou
label-discards =
    { $count ->
        [one] odhodit svou starou smlouvu
       *[other] odhodit obě své staré smlouvy
    }

label-character = { CAPITAL($line) }
label-goals = { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }, k tomu { $more } za { $count ->
            [one] { $count } různé město
            [few] { $count } různá města
           *[other] { $count } různých měst
        }
label-first = Nejdřív { $place }
label-relocate = Přesunout stanici { FORM($place, case: "from") }

label-trade = { $given } → { $taken }
label-trade-done = Už neměnit

label-stay = Vynechat bonusový přesun
    .inline = vynechat bonusový přesun
label-figure-to = { $figure } { FORM($place, case: "to") }
label-figure-at = Jen { $figure }, { FORM($place, case: "from") }
label-free = zdarma
label-price = zaplatit { FORM($price, case: "accusative") }
label-from-price = zaplatit aspoň { FORM($price, case: "accusative") }
label-own-post = stanici tam už máš
label-post = stanice: { $things }
label-plain-post = nová stanice
label-opens = otevře kartu města: { $card }
label-lost =
    { $what ->
        [step] bez bonusového přesunu: nemáš na něj
        [black] černá kostka propadne: žádná nezbývá
        [contract] smlouva propadne: žádná nezbývá
       *[copy] není co kopírovat
    }
label-at-the-end = { $points } na konci
label-goal = tvoje karta cíle
label-moves-post = musíš sem přesunout svou stanici
label-each-round = { $things } každé kolo
label-cards =
    { $count ->
        [one] { $count } karta města
        [few] { $count } karty města
       *[other] { $count } karet města
    }
label-several-ways = pak zvol trasu
label-and-goods = a různé zboží
label-via = přes { FORM($places, case: "accusative") }
label-posts-in =
    { $count ->
        [one] stanice { FORM($places, case: "at") }
       *[other] stanice { FORM($places, case: "at") }
    }
label-then-other = pak druhá figurka; platíš za obě dohromady
label-route = Přes { FORM($places, case: "accusative") }
label-direct = Přímo
label-priced = { $way }: { $price }
figure-niccolo = Niccolo
figure-marco = Marco
figure-both = Obě, o kroky se dělí

# Víc voleb jedním stiskem: co stojí a přinesou, s jakými kostkami.
shortcut-for = zaplatit { FORM($price, case: "accusative") } → { $gains }
shortcut-costs = zaplatit { FORM($price, case: "accusative") }
shortcut-dice = { TRAIT($dice, name: "adjective") ->
      [ano] { FORM($dice, case: "full") }
     *[ne] { TRAIT($dice, name: "kind") ->
          [named] { $dice }
         *[other] kostky { FORM($dice, case: "row") }
      }
    }
shortcut-sells = prodat { TRAIT($dice, name: "unset") ->
      [ano] { FORM($dice, case: "accusative") }
     *[ne] { $count ->
          [one] kostku
         *[other] kostky
      } ({ FORM($dice, case: "row") })
    }
shortcut-contract = „{ $contract }“
shortcut-discards =
    { $count ->
        [one] odhodit svou smlouvu { $contracts }
       *[other] odhodit své smlouvy { $contracts }
    }
shortcut-step = bonusový přesun { FORM($place, case: "to") }
shortcut-post = stanice { FORM($place, case: "at") }
shortcut-opens = { $kind ->
    [copy] pak zvol, co zkopírovat
    [step] pak zvol, kam se přesunout
    [travel] pak zvol, kam
    [turn] pak proveď hlavní akci
   *[other] pak vybírej
}
shortcut-complete =
    { $count ->
        [one] Splnit smlouvu
        [few] Splnit { $count } smlouvy
       *[other] Splnit { $count } smluv
    }
    .inline =
        { $count ->
            [one] splnit smlouvu
            [few] splnit { $count } smlouvy
           *[other] splnit { $count } smluv
        }
    .besides =
        { $count ->
            [one] splnit smlouvu
            [few] splnit { $count } smlouvy
           *[other] splnit { $count } smluv
        }
    .one =
        { $count ->
            [one] splnit jednu
           *[other] splnit { $count }
        }
shortcut-travel = Cestovat { FORM($place, case: "to") }
    .inline = cestovat { FORM($place, case: "to") }
shortcut-contracts =
    { $count ->
        [one] Vzít smlouvu { $spaces }
       *[other] Vzít smlouvy { $spaces }
    }
    .inline =
        { $count ->
            [one] vzít smlouvu { $spaces }
           *[other] vzít smlouvy { $spaces }
        }
    .chosen =
        { $count ->
            [one] Smlouva { $spaces }
           *[other] Smlouvy { $spaces }
        }
    .chosen-inline =
        { $count ->
            [one] smlouva { $spaces }
           *[other] smlouvy { $spaces }
        }
shortcut-to = { FORM($place, case: "to") }
shortcut-black-die = černá kostka
shortcut-apart = { CAPITAL($what) }: { FORM($name, case: "inline") }
    .dice = { $name }: { $what }
    .contract = Smlouva ({ $what }) + { FORM($name, case: "inline") }
