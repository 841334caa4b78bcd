button-options-game = Základní, nebo pokročilá?

option-level = Úroveň
level-beginner = Základní
    .help = Natištěné bonusy malých měst, přidělené postavy a rozdané cíle (doporučeno pro první hru)
level-expert = Pokročilá
    .help = Zamíchané bonusy a každý si vybírá postavu i cíle
    .special = Pokročilá: zamíchané bonusy malých měst a každý si vybírá postavu i cíle
level-mixed = Vlastní kombinace
    .help = Každou možnost nastav pod *{ button-options-variants }*
option-city-bonuses = Malá města
option-city-bonuses-lettered = Natištěné bonusy
    .help = Každé malé město má bonus, který je u něj natištěný (doporučeno pro první hru)
option-city-bonuses-random = Zamíchané bonusy
    .help = Bonusy malých měst se zamíchají (pokročilá hra)
    .special = zamíchané bonusy malých měst
option-characters = Postavy
option-characters-fixed = Podle míst u stolu
    .help = { $names }, podle pořadí u stolu (doporučeno pro první hru)
option-characters-drafted = Vybírají se
    .help = Na výběr je o jednu postavu víc než hráčů; první vybírá poslední v pořadí (pokročilá hra)
    .special = každý si vybírá postavu
option-goals = Tajné cíle
option-goals-dealt = Rozdané
    .help = Každý dostane { $dealt ->
            [one] { $dealt } kartu cíle
            [few] { $dealt } karty cílů
           *[other] { $dealt } karet cílů
        } (doporučeno pro první hru)
option-goals-chosen = Vybrané
    .help = Každý dostane { $offered ->
            [one] { $offered } kartu cíle
            [few] { $offered } karty cílů
           *[other] { $offered } karet cílů
        } a nechá si { $dealt } (pokročilá hra)
    .special = každý si vybírá cíle
option-city-card = Obchodní stanice
option-city-card-next-turn = Nové karty měst od příštího tahu
    .help = Podle pravidel: ne v tahu, ve kterém stanici vybuduješ (doporučeno)
option-city-card-at-once = Nové karty měst hned
    .help = I v tahu, ve kterém stanici vybuduješ; tak se někdy hraje online
    .special = nové karty měst platí hned
option-question-mark = Kopírované bonusy
option-question-mark-any = Kopírovat lze kterýkoli jiný bonus
    .help = Podle pravidel: stanici tam mít nemusíš (doporučeno)
option-question-mark-without-post = Jen bonusy měst bez tvé stanice
    .help = Kopírovat můžeš jen bonusy malých měst, kde nemáš obchodní stanici
    .special = kopírují se jen bonusy měst bez vlastní stanice
option-two-way-cards = Výměny
option-two-way-cards-free = Obousměrné karty oběma směry
    .help = Směr volíš u každé výměny zvlášť (doporučeno)
option-two-way-cards-one-direction = Obousměrné karty jedním směrem
    .help = První výměna určí směr všech výměn při tomto využití karty
    .special = obousměrné karty vždy jen jedním směrem

refusal-seats = Marco Polo je pro { $least } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }, ne pro { $value }.
