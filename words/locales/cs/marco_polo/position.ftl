button-board = Mapa
button-spaces = Akční pole
button-carts = Desky hráčů
alt-turn = Kolo { $round } z { $rounds }: na tahu je { $name }.
alt-draft = { $name } si vybírá postavu.
alt-goals = Všichni si vybírají karty cílů; první na tahu bude { $name }.
alt-bonuses = Kolo { $round } z { $rounds } začíná { $name }; před hodem se rozdají bonusy.
alt-roll = Kolo { $round } z { $rounds } začíná { $name }; kdo hodí málo, dostane velbloudy nebo mince.
alt-over = Hra skončila.
alt-own = U tebe: { $told }.
alt-own-contract = Tvoje smlouva: { $contract }.
alt-seat = { $name }: { $told }.
alt-figures =
    { $count ->
        [one] figurka { FORM($places, case: "at") }
       *[other] figurky { FORM($places, case: "at") }
    }
alt-dice-left =
    { $count ->
        [0] žádné kostky
        [one] zbývá { $count } kostka
        [few] zbývají { $count } kostky
       *[other] zbývá { $count } kostek
    }
alt-posts =
    { $count ->
        [one] { $name } má obchodní stanici { FORM($places, case: "at") }.
       *[other] { $name } má obchodní stanice { FORM($places, case: "at") }.
    }
alt-roads = Cesty { FORM($place, case: "from") } vedou { FORM($roads, case: "to-listed") }.
alt-dice = { CAPITAL(FORM($space, case: "where")) }: { $dice }.
alt-no-dice = Na akčních polích nejsou žádné kostky.
alt-hourglass = Kdyby kolo skončilo teď, příští by začínal { $name }.
alt-black-dice =
    { $count ->
        [0] Černé kostky už nejsou.
        [one] Zbývá { $count } černá kostka.
        [few] Zbývají { $count } černé kostky.
       *[other] Zbývá { $count } černých kostek.
    }
alt-contract = Smlouva { $number }: { $contract }.
alt-contract-bonus = Smlouva { $number }: { $contract }; k tomu { $coins } nebo { $camels }.
alt-outposts = Bonusy velkých měst: { $where }.
alt-at-place = { FORM($place, case: "at") } { $things }
alt-markers = Bonusy malých měst: { $where }.
alt-card = Karta města { $place }: { $card }.
button-reach = Dosah
reach-note = Svítí všechno, co je v dosahu na začátku tahu. Na mapě je u každého místa cena cesty a počet kroků, u každého pole to nejvíc, co může přinést.
alt-reach = Co si { $name } teď může dovolit.
alt-journeys = { CAPITAL(FORM($places, case: "from")) } se dá cestovat { FORM($ends, case: "to-listed") }.
alt-no-journey = Na cestu není dost kostek nebo mincí.
alt-cards-open = { $count ->
      [one] Lze využít kartu města { $cities }.
     *[other] Lze využít karty měst { $cities }.
    }
alt-open-gain = { FORM($space, case: "inline") }: nejvýš { FORM($things, case: "nominative-listed") }
    .always = { FORM($space, case: "inline") }: { FORM($things, case: "nominative-listed") }
alt-open-contracts = obchodní smlouvy: { $count } na výběr
alt-open-travel = { $count ->
      [one] cestování: { $count } krok
      [few] cestování: až { $count } kroky
     *[other] cestování: až { $count } kroků
    }
alt-open-toll = { FORM($told, case: "inline") } (obsazeno, stojí { FORM($coins, case: "accusative") })
alt-opened = Dostupné: { FORM($spaces, case: "inline") }.
alt-closed = Nedostupné: { FORM($spaces, case: "inline-listed") }.

seat-dice =
    { $count ->
        [one] kostka: { FORM($dice, case: "among") }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] kostky: { FORM($dice, case: "among") }
        }
    }
seat-contracts = smlouvy { $contracts }
seat-no-contracts = žádné smlouvy
seat-done =
    { $count ->
        [0] žádná splněná smlouva
        [one] { $count } splněná smlouva
        [few] { $count } splněné smlouvy
       *[other] { $count } splněných smluv
    }
seat-posts =
    { $left ->
        [0] žádná další stanice
        [one] zbývá { $left } stanice
        [few] zbývají { $left } stanice
       *[other] zbývá { $left } stanic
    }
seat-black-posts = { $count ->
            [one] { $count } vybudovaná černá stanice
            [few] { $count } vybudované černé stanice
           *[other] { $count } vybudovaných černých stanic
        }

## Pozice jako text

state-seat = **{ $name }**, { $character }: { $has }.
state-figure =
    { $count ->
        [one] Figurka { FORM($places, case: "at") }.
       *[other] Figurky { FORM($places, case: "at") }.
    }
state-posts = Obchodní stanice ({ $count } na mapě, zbývá: { $left }): { $places }.
state-no-posts = Na mapě zatím není žádná obchodní stanice, zbývá: { $left }.
state-contract = Smlouva: { $contract }.
state-done = Splněné: { $contracts }.
state-spaces = **Akční pole**
state-space = { $space }: { $dice }.
state-seat-dice = { $name } { FORM($dice, case: "among") }
state-neutral-dice = { FORM($dice, case: "among") } (neutrální)
state-map = **Mapa**
state-place = { $place }: { $parts }.
state-place-roads = cesty: { $roads }
state-road = { $place }
    .to = { FORM($place, case: "to") }
state-road-cost = { $place } ({ $cost })
    .to = { FORM($place, case: "to") } ({ $cost })
state-place-marker = bonus: { $things }
state-place-outpost = bonus pro první stanici: { $things }
state-place-card = karta města: { $card }
state-card-used = { $card } (využitá: { FORM($dice, case: "among") })
state-place-posts = obchodní stanice: { $names }
state-place-figures =
    { $count ->
        [one] je tu { $names }
       *[other] jsou tu { $names }
    }
state-beijing = Pole v Pekingu: { $where }.
state-beijing-space = { $points }: { $name }
state-free = volno
state-contracts = **Nabídka smluv**
state-piles = Na plánu { $black ->
      [0] není žádná černá kostka
      [one] je { $black } černá kostka
      [few] jsou { $black } černé kostky
     *[other] je { $black } černých kostek
    }; ve zvláštní hromádce { $special ->
      [0] není žádná smlouva
      [one] je { $special } smlouva
      [few] jsou { $special } smlouvy
     *[other] je { $special } smluv
    }; { $rounds ->
      [0] toto je poslední kolo
      [one] zbývá { $rounds } další kolo
      [few] zbývají { $rounds } další kola
     *[other] zbývá { $rounds } dalších kol
    }.
state-goals = Tvoje karty cílů: { $goals }.
state-draft = Postavy na výběr: { $names }.

## Karty v ruce

hand-goals = **Tvoje karty cílů**
hand-contracts = **Tvoje smlouvy**
hand-goal = { $goal } · { $state }
hand-goal-missing = ještě chybí stanice { FORM($places, case: "at") }
hand-goal-done = splněno
hand-cities = { $cities ->
        [one] Z { $cities } města
        [few] Ze { $cities } měst
       *[other] Z { $cities } měst
    } na svých kartách cílů { $reached ->
        [0] zatím nemáš stanici v žádném
        [1] máš stanici v jednom
        [2] máš stanici ve dvou
        [3] máš stanici ve třech
       *[other] máš stanici ve čtyřech
    }. Za 1, 2, 3 a 4 města dostaneš { $steps } bodů.
hand-estimate =
    { $total ->
        [0] Kdyby hra skončila teď, tvoje skóre by bylo { $total } bodů.
        [one] Kdyby hra skončila teď, tvoje skóre by bylo { $total } bod:
        [few] Kdyby hra skončila teď, tvoje skóre by bylo { $total } body:
       *[other] Kdyby hra skončila teď, tvoje skóre by bylo { $total } bodů:
    }
hand-line = { $vp ->
      [one] { $vp } bod
      [few] { $vp } body
     *[other] { $vp } bodů
    } { FORM($line, case: "for") }

hands-to-come = Smlouvy pro { $round }. kolo: { $contracts }
