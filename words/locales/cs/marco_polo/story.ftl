story = { $who }: { FORM($actions, case: "told") }.
story-round = Začíná { $round }. kolo; první na tahu je { $start }.
    .last = Začíná poslední, { $round }. kolo; první na tahu je { $start }.
story-used = { FORM($dice, case: "full") } { FORM($space, case: "where") }
    .told = umísťuje { TRAIT($dice, name: "kind") ->
          [named] { FORM($dice, case: "accusative") }
         *[other] { FORM($dice, case: "full-accusative") }
      } na { FORM($space, case: "onto") }
story-took =
    .part = bere { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        } ({ FORM($dice, case: "full") })
    .part-kind = coins
    .planned = vzít { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        } ({ FORM($dice, case: "full") })
    .planned-kind = coins
story-sold =
    .part = prodává { TRAIT($dice, name: "unset") ->
          [ano] { FORM($dice, case: "accusative") }
         *[ne] { $count ->
              [one] kostku
              [few] { $count } kostky
             *[other] { $count } kostek
          } ({ FORM($dice, case: "full") })
      } za { $coins ->
          [one] { $coins } minci
          [few] { $coins } mince
         *[other] { $coins } mincí
      }
    .planned = prodat { TRAIT($dice, name: "unset") ->
          [ano] { FORM($dice, case: "accusative") }
         *[ne] { $count ->
              [one] kostku
              [few] { $count } kostky
             *[other] { $count } kostek
          } ({ FORM($dice, case: "full") })
      } za { $coins ->
          [one] { $coins } minci
          [few] { $coins } mince
         *[other] { $coins } mincí
      }
story-contract =
    .part = plní smlouvu
    .planned = splnit smlouvu
    .part-kind = contract
story-contracts =
    .planned =
        { $count ->
            [one] splnit { $count } smlouvu
            [few] splnit { $count } smlouvy
           *[other] splnit { $count } smluv
        }
story-journey = { $way }
    .told =
        { $count ->
            [0] cestuje { FORM($origin, case: "from") } { FORM($place, case: "to") }
           *[other] cestuje { FORM($origin, case: "from") } přes { FORM($over, case: "accusative") } { FORM($place, case: "to") }
        }
    .stretch =
        { $count ->
            [0] { FORM($origin, case: "from") } { FORM($place, case: "to") }
           *[other] { FORM($origin, case: "from") } přes { FORM($over, case: "accusative") } { FORM($place, case: "to") }
        }
story-travel = cesta { FORM($place, case: "to") }
story-step = bonusový přesun
    .told = využívá bonusový přesun
    .kind = step
story-built = stanice { FORM($city, case: "at") }
    .told = buduje stanici { FORM($city, case: "at") }
    .kind = built
story-moved-post = stanice přesunutá { FORM($origin, case: "from") } { FORM($city, case: "to") }
    .told = přesouvá stanici { FORM($origin, case: "from") } { FORM($city, case: "to") }
    .kind = built
story-copied = { $source }, kopie bonusu { FORM($city, case: "genitive") }
    .told = { FORM($source, case: "told") }, kopíruje bonus { FORM($city, case: "genitive") }
    .kind = { TRAIT($source, name: "kind") }
story-received =
    .part = získává { FORM($things, case: "accusative-listed") }
    .planned = { $things }
story-from = { $things } ({ $source })
    .accusative = { FORM($things, case: "accusative-listed") } ({ $source })
story-brought =
    .part = získává { FORM($things, case: "accusative-listed") }
    .planned = { $things }
story-bought =
    .part = kupuje černou kostku
    .planned = koupit černou kostku
story-for = { TRAIT($action, name: "kind") ->
      [coins] { $action } a zaplatit { FORM($cost, case: "accusative-listed") }
     *[other] { $action } za { FORM($cost, case: "accusative-listed") }
  }
    .told = { TRAIT($action, name: "kind") ->
        [coins] { FORM($action, case: "told") } a platí { FORM($cost, case: "accusative-listed") }
        [contract] { FORM($action, case: "told") } (odevzdává { FORM($cost, case: "accusative-listed") })
       *[other] { FORM($action, case: "told") } za { FORM($cost, case: "accusative-listed") }
    }
    .kind = { TRAIT($action, name: "kind") }
story-gained = { $action }: { $things }
    .told =
        { TRAIT($action, name: "kind") ->
            [built] { FORM($action, case: "told") } a získává { FORM($things, case: "accusative-listed") }
            [contract] { FORM($action, case: "told") } a získává { FORM($things, case: "accusative-listed") }
            [step] { FORM($action, case: "told") }: { FORM($things, case: "stretch") }
           *[other] { FORM($action, case: "told") }: { $things }
        }
    .part = { $things } ({ $action })
    .part-told = { FORM($things, case: "told") } ({ $action })
story-black-die = černá kostka
    .accusative = černou kostku
story-rolled-black-die = { die-black-value.full }
    .accusative = { die-black-value.full-accusative }
story-bought-value = padla { die-own-value.full }
story-contracts-taken =
    { $count ->
        [one] smlouva { $contracts }
       *[other] smlouvy { $contracts }
    }
    .accusative =
        { $count ->
            [one] smlouvu { $contracts }
           *[other] smlouvy { $contracts }
        }
story-declined =
    .part =
        { $count ->
            [one] bere a odhazuje smlouvu { $contracts }
           *[other] bere a odhazuje smlouvy { $contracts }
        }
    .planned =
        { $count ->
            [one] vzít a odhodit smlouvu { $contracts }
           *[other] vzít a odhodit smlouvy { $contracts }
        }
story-dropped =
    .part =
        { $count ->
            [one] odhazuje smlouvu { $contracts }
           *[other] odhazuje smlouvy { $contracts }
        }
    .planned =
        { $count ->
            [one] odhodit smlouvu { $contracts }
           *[other] odhodit smlouvy { $contracts }
        }

history-scored = Tahy s body
history-contested = Střety: kostky na obsazených polích

meanwhile-did = { $who } { FORM($things, case: "usual-listed") }
meanwhile-completed = { $count ->
    [one] plní smlouvu { $contracts }
   *[other] plní smlouvy { $contracts }
}
meanwhile-completed-many = plní { $count ->
            [one] { $count } smlouvu
            [few] { $count } smlouvy
           *[other] { $count } smluv
        }
meanwhile-took = { $count ->
    [one] bere smlouvu { $contracts }
   *[other] bere smlouvy { $contracts }
}
meanwhile-took-many = bere { $count ->
            [one] { $count } smlouvu
            [few] { $count } smlouvy
           *[other] { $count } smluv
        }
meanwhile-travelled = cestuje { FORM($place, case: "to") }
meanwhile-moved = přesouvá figurku { FORM($place, case: "to") }
meanwhile-built = buduje { $count ->
        [one] stanici
       *[other] stanice
    } { FORM($places, case: "at") }
meanwhile-points = získává { $points }
meanwhile-used = využívá { FORM($space, case: "accusative") }
meanwhile-gained = získává { FORM($amounts, case: "accusative-listed") } ({ FORM($space, case: "inline") })
meanwhile-coins = bere { FORM($coins, case: "accusative") }
meanwhile-hourglass = příští kolo zatím začíná { $who }
