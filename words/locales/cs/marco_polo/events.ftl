# Co se stalo, v přítomném čase, aby rod hráče nebyl znát. ".part" je přísudek bez podmětu, ".planned" infinitiv.

event-took-character = { $who } hraje za { FORM($character, case: "accusative") }.
    .part = hraje za { FORM($character, case: "accusative") }
    .planned = hrát za { FORM($character, case: "accusative") }
event-kept-goals = { $who } si vybírá dvě karty cílů.
    .part = vybírá si dvě karty cílů
    .planned = vybrat si dvě karty cílů
event-kept-known-goals = { $who } si nechává karty cílů { $goals }.
    .part = nechává si karty cílů { $goals }
    .planned = nechat si karty cílů { $goals }
event-round-began = Začíná { $round }. kolo; první na tahu je { $start }.
event-rolled = { $who } hází { FORM($dice, case: "full-accusative") }.
    .part = hází { FORM($dice, case: "full-accusative") }
    .planned = hodit { FORM($dice, case: "full-accusative") }
event-turn-began = { $who } začíná tah { $turn } ({ $round }. kolo).
event-gained = { $who } dostává { FORM($amounts, case: "accusative-listed") } ({ $source }).
event-paid = { $who } platí { FORM($amounts, case: "accusative-listed") } ({ $source }).
event-placed = { $who } umísťuje { TRAIT($dice, name: "kind") ->
          [named] { FORM($dice, case: "accusative") }
         *[other] { FORM($dice, case: "full-accusative") }
      } na { FORM($space, case: "onto") }.
event-placed-for = { $who } umísťuje { TRAIT($dice, name: "kind") ->
          [named] { FORM($dice, case: "accusative") }
         *[other] { FORM($dice, case: "full-accusative") }
      } na { FORM($space, case: "onto") } a platí { FORM($coins, case: "accusative") }.
event-got-black-die = { $who } bere černou kostku ({ $source }).
event-got-rolled-black-die = { $who } bere černou kostku a hází { $value } ({ $source }).
event-rerolled = { $who } přehazuje kostku ({ $was } → { $now }).
    .part = přehazuje kostku ({ $was } → { $now })
    .planned = přehodit { FORM($was, case: "full-accusative") }
event-adjusted = { $who } otáčí kostku ({ $was } → { $now }).
    .part = otáčí kostku ({ $was } → { $now })
    .planned = otočit kostku ({ $was } → { $now })
event-moved = { $who } cestuje: { $path }.
event-skipped = { $who } už nemá kostky a do konce kola nehraje.
    .part = v tomto kole už nemá kostky
    .planned = pak v tomto kole už bez kostek
event-took-hourglass = { $who } cestuje jako poslední a bere přesýpací hodiny.
event-built-post = { $who } buduje { FORM($city, case: "at") } { $number }. obchodní stanici.
event-moved-post = { $who } přesouvá obchodní stanici { FORM($origin, case: "from") } { FORM($city, case: "to") }.
event-took-outpost = { $who } bere bonus velkého města { $city }: { FORM($tile, case: "accusative") }.
event-copied-marker = { $who } kopíruje { FORM($city, case: "at") } bonus malého města { $other }.
event-took-contract = { $who } bere smlouvu z pole { $space }: { $contract }.
event-drew-contract = { $who } si bere smlouvu ze zvláštní hromádky: { $contract }.
event-discarded = { $who } odhazuje smlouvu: { $contract }.
event-completed = { $who } plní smlouvu: { $contract }.
event-lost =
    { $what ->
        [step] { $who } nemůže využít bonusový přesun ({ $source }).
        [black] { $who } nedostává nic: černé kostky došly ({ $source }).
        [contract] { $who } nedostává nic: smlouvy došly ({ $source }).
       *[copy] { $who } nemá co kopírovat ({ $source }).
    }
    .part =
        { $what ->
            [step] nemůže využít bonusový přesun ({ $source })
            [black] černé kostky došly ({ $source })
            [contract] smlouvy došly ({ $source })
           *[copy] nemá co kopírovat ({ $source })
        }
    .planned =
        { $what ->
            [step] bonusový přesun propadne ({ $source })
            [black] černé kostky došly ({ $source })
            [contract] smlouvy došly ({ $source })
           *[copy] není co kopírovat ({ $source })
        }
event-row-filled = Nové smlouvy: { $contracts }.
event-round-ended = Kolo { $round } skončilo.
event-scored = { $who } dostává { $vp ->
          [one] { $vp } bod
          [few] { $vp } body
         *[other] { $vp } bodů
      } { FORM($line, case: "for") }.
event-game-ended =
    { $count ->
        [one] Vyhrává { $winners }.
       *[other] O výhru se dělí { $winners }.
    }

## Za co je zisk nebo platba

source-coins = pole s mincemi
source-bazaar-camel = řada velbloudů
source-bazaar-pepper = řada pepře
source-bazaar-silk = řada hedvábí
source-bazaar-gold = řada zlata
source-khan = chánova přízeň
source-contracts = pole smluv
source-travel = cestování
source-purse = prodaná kostka
source-reroll = přehozená kostka
source-adjust = otočená kostka
source-black = nákup
source-character = postava
source-compensation = součet kostek pod { $fair }
source-posts = obchodní stanice
source-contract = smlouva
source-card = karta města „{ $card }“
    .accusative = kartu města „{ $card }“
    .onto = kartu města „{ $card }“
    .where = na kartě města „{ $card }“
source-city = { $city }
source-outpost = bonus velkého města { $city }

## Řádky bodování

line-track = body během hry
    .for = během hry
line-goal = karta cíle { $cities }
    .for = za kartu cíle { $cities }
line-cities = různá města na obou kartách cílů
    .for = za různá města na obou kartách cílů
line-coins = mince
    .for = za mince
line-beijing = stanice v Pekingu
    .for = za stanici v Pekingu
line-goods = zboží v Pekingu
    .for = za zboží v Pekingu
line-contracts = nejvíc splněných smluv
    .for = za nejvíc splněných smluv
