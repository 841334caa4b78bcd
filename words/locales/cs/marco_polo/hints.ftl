# Proč je tah dobrý, v seznamu pod ním.

hint-reason-scored = { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } hned
hint-reason-goals = { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } za karty cílů
hint-reason-beijing = { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } za Peking
hint-reason-journeys = další cesty budou snazší
hint-reason-posts = blíž k osmé a deváté stanici
hint-reason-cities = později víc užitku ze stanic
hint-reason-contracts = smlouvy na dosah
hint-reason-most = blíž k bodům za nejvíc smluv
hint-reason-coins = mince do zásoby
hint-reason-camels = velbloudi do zásoby
hint-reason-goods = zboží do zásoby
hint-reason-dice = víc kostek k umístění
hint-reason-start = první tah v příštím kole
hint-reason-chance = průměrně asi { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }

hint-lacks-contract = Na smlouvu „{ $name }“ ti ještě chybí { FORM($missing, case: "nominative-listed") }.
hint-lacks-journey = Na cestu { FORM($name, case: "to") } ti ještě chybí { FORM($missing, case: "nominative-listed") }.
hint-then-contract = Pak splň „{ $name }“.
    .short = Na smlouvu „{ $name }“ ti pak ještě chybí { FORM($missing, case: "nominative-listed") }.
hint-then-journey = Pak cestuj { FORM($name, case: "to") }.
    .next = V příštím kole cestuj { FORM($name, case: "to") }.
    .short = Na cestu { FORM($name, case: "to") } ti pak ještě chybí { FORM($missing, case: "nominative-listed") }.
