section-concepts = Jak se hraje
section-spaces = Akční pole
section-bonus = Doplňkové akce
section-places = Místa
section-characters = Postavy
section-outposts = Bonusy velkých měst
section-markers = Bonusy malých měst
section-goals = Karty cílů
section-cards = Karty měst
section-contracts = Obchodní smlouvy
section-options = Možnosti

## Pojmy

concept-turn = Tah
    .rule = Dokud máš kostky, proveď v každém tahu právě jednu hlavní akci: umísti kostky na akční pole a proveď jeho akci. Před ní i po ní můžeš provést libovolné doplňkové akce, na které máš.
    .more = Dokud máš kostky, pasovat nemůžeš. Jakmile ti žádné nezbudou, třeba i po prodeji poslední před hlavní akcí, do konce kola nehraješ.
concept-goods = Zboží, velbloudi a mince
    .rule = Zboží je pepř, hedvábí a zlato. Zbožím a velbloudy platíš za smlouvy a karty měst, mincemi a velbloudy za cesty. Všeho můžeš mít, kolik chceš, a všichni to vidí.
concept-dice = Kostky
    .rule = Na začátku kola hází každý { $dice ->
            [one] 1 kostkou
            [few] { $dice } kostkami
           *[other] { $dice } kostkami
        }. Černé kostky jsou navíc a nikomu nepatří: bereš si je z plánu po jedné a na konci kola se vracejí.
    .more = Bílé kostky patří Matteu Polovi.
concept-occupied = Obsazená pole
    .rule = Jsou-li už na poli kostky, třeba i tvoje, zaplať tolik mincí, kolik ukazuje tvoje nejnižší kostka. Nikdy se neplatí za chánovu přízeň, za karty měst ani za prodej kostky za { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
    .more = S kostkami své barvy můžeš každé pole využít jen jednou za kolo; černé a bílé se nepočítají. Kostek můžeš po { $coins ->
            [one] { $coins } minci
            [few] { $coins } mincích
           *[other] { $coins } mincích
        } prodat, kolik chceš; na kartu města se vejde jen jedna za kolo.
concept-round = Kolo
    .rule = Nejdřív se rozdají bonusy malých měst a postav, pak všichni hází. Pak se střídáte v tazích, dokud má někdo kostky. Nakonec jdou nevybrané smlouvy pod zvláštní hromádku a vyloží se { $row ->
            [one] { $row } nová
            [few] { $row } nové
           *[other] { $row } nových
        }, kromě posledního kola.
    .more = Hra má { $rounds ->
            [one] { $rounds } kolo
            [few] { $rounds } kola
           *[other] { $rounds } kol
        }.
concept-start-player = Začínající hráč
    .rule = Příští kolo začíná ten, kdo jako poslední provede hlavní akci Cestování. Když necestuje nikdo, začíná znovu tentýž hráč.
concept-compensation = Kompenzace za nízký hod
    .rule = Je-li součet tvých kostek menší než { $fair }, dostaneš za každé oko, které chybí, velblouda nebo minci, v libovolné kombinaci. Bílá kostka se počítá také. Raschid nedostane nic.
concept-steps = Kroky
    .rule = Vyber si, kam chceš, a zaplať jen za kroky, které tě tam dovedou. Základní cestovní náklady se za bonusový přesun neplatí, ale dodatečné cestovní náklady ano. Krok, který nezaplatíš nebo nevyužiješ, propadá.
    .more = Za propadlý krok nedostaneš nic zpátky, ani zboží, které tě stála smlouva, z níž krok pochází. Všechny kroky z karty města tvoří jednu cestu a stanici buduješ jen na jejím konci.
concept-posts = Obchodní stanice
    .rule = Když cesta skončí ve městě, kde nemáš stanici, vybuduj ji tam. Ve stejném městě může mít stanici víc hráčů. V oázách a v Benátkách stanice být nemohou.
    .more = Tvoje { $first }. stanice dá hned { $five ->
            [one] { $five } bod
            [few] { $five } body
           *[other] { $five } bodů
        }, { $second }. stanice { $ten ->
            [one] { $ten } bod
            [few] { $ten } body
           *[other] { $ten } bodů
        }. Když už žádnou nemáš, musíš jednu do nového města přesunout: bonus dostaneš, ale tyto body znovu ne.
concept-large-cities = Velká města
    .rule = Kdo tam vybuduje stanici jako první, dostane bonus velkého města. Máš-li tam stanici, můžeš jako hlavní akci využít kartu města; na každou se vejde jen jedna kostka za kolo.
    .more = Kartu můžeš využít od tahu následujícího po vybudování stanice. S možností *{ option-city-card-at-once }* ji můžeš využít hned.
concept-small-cities = Malá města
    .rule = Bonus malého města dostaneš, když tam vybuduješ stanici, a pak na začátku každého dalšího kola.
concept-question-mark = Kopírování bonusu malého města
    .rule = Tento bonus má otazník a znak malého města. Zkopíruj jeden jiný bonus malého města, klidně pokaždé jiný. Stanici tam mít nemusíš; s možností *{ option-question-mark-without-post }* ani nesmíš.
concept-beijing = Peking
    .rule = Tvoje stanice zabere nejlepší volné pole a na konci za ni dostaneš { $first }, { $second }, { $third } nebo { $fourth ->
            [one] { $fourth } bod
            [few] { $fourth } body
           *[other] { $fourth } bodů
        }. Máš-li tam stanici, dostaneš na konci i 1 bod za každé { $goods ->
            [one] { $goods } kus zboží
            [few] { $goods } kusy zboží
           *[other] { $goods } kusů zboží
        }; velbloudi zboží nejsou.
concept-contracts = Obchodní smlouvy
    .rule = Máš místo na { $most ->
            [one] { $most } smlouvu
            [few] { $most } smlouvy
           *[other] { $most } smluv
        }. Smlouvu splníš ve svém tahu: odevzdej velbloudy a zboží a vezmi si odměnu.
    .more = Když nemáš místo, nejdřív nějakou smlouvu splň, nebo odhoď za každou novou jednu starou; právě vzatou odhodit nemůžeš. Smlouvu získanou jako odměnu odhodit můžeš.
concept-goals = Karty cílů
    .rule = Každá karta uvádí dvě města. Máš-li na konci stanice v obou, dostaneš body té karty. Stanice v 1, 2, 3 nebo 4 různých městech na obou kartách dají navíc { $one }, { $two }, { $three } nebo { $four ->
            [one] { $four } bod
            [few] { $four } body
           *[other] { $four } bodů
        }.
concept-draft = Výběr postav
    .rule = Otočí se o jednu postavu víc, než je hráčů. První si vybírá poslední v pořadí hráčů, začínající hráč jako poslední.
concept-two-players = Méně hráčů
    .rule = Neutrální kostky s hodnotou 1 jsou na plánu celou hru: při 2 hráčích leží { $khan2 } na poli chánovy přízně a { $coins2 } na poli s { $coins } mincemi, při 3 hráčích { $khan3 } na poli chánovy přízně.
    .more = Černých kostek je při 2 hráčích { $black2 }, při 3 hráčích { $black3 } a při 4 hráčích { $black4 }.
concept-end = Konec a bodování
    .rule = Po { $rounds }. kole získáte body za karty cílů a jejich města, za Peking (pole a zboží) a 1 bod za { $coins ->
            [one] každou { $coins } minci
            [few] každé { $coins } mince
           *[other] každých { $coins } mincí
        }. Kdo splnil nejvíc smluv (aspoň jednu), získá { $contracts ->
            [one] { $contracts } bod
            [few] { $contracts } body
           *[other] { $contracts } bodů
        }, i při shodě. Vyhrává hráč s nejvíce body; při shodě rozhodují velbloudi, a je-li jich stejně, o výhru se dělíte.

## Akční pole a doplňkové akce

rule-space-coins = Libovolná kostka: vezmi si { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
rule-space-line =
    { $dice ->
        [one] Umísti { $dice } kostku a využij sloupec s její hodnotou nebo kterýkoli s nižším číslem. Sloupce: { $columns }.
        [2] Umísti { $dice } kostky a využij sloupec s hodnotou té nižší nebo kterýkoli s nižším číslem. Sloupce: { $columns }.
        [few] Umísti { $dice } kostky a využij sloupec s hodnotou té nejnižší nebo kterýkoli s nižším číslem. Sloupce: { $columns }.
       *[other] Umísti { $dice } kostek a využij sloupec s hodnotou té nejnižší nebo kterýkoli s nižším číslem. Sloupce: { $columns }.
    }
rule-column = { $number } → { $things }
rule-space-khan = Umísti 1 kostku na další volné pole (jsou tu { $places ->
            [one] 1
            [few] { $places }
           *[other] { $places }
        }); musí ukazovat aspoň takovou hodnotu jako poslední kostka, která tam leží. Vezmi si { FORM($things, case: "accusative-listed") }.
    .more = Mince to nikdy nestojí.
rule-space-contracts = Umísti 1 kostku a vezmi si 1 až { $most ->
            [one] { $most } smlouvu
            [few] { $most } smlouvy
           *[other] { $most } smluv
        } z polí, jejichž číslo není vyšší než hodnota kostky. Ke smlouvě z pole 5 dostaneš { $five } minci nebo velblouda, ke smlouvě z pole 6 dostaneš { $six ->
            [one] { $six } minci
            [few] { $six } mince
           *[other] { $six } mincí
        } nebo { $six } velbloudy.
rule-space-travel = Umísti 2 kostky a přesuň se aspoň o jeden krok, nejvýš o tolik, kolik ukazuje nižší z nich. Za { $steps } kroků zaplať { $fees } mincí a k tomu dodatečné cestovní náklady.
    .more = Kdo cestuje jako poslední, začíná příští kolo.
rule-space-card = Umísti 1 kostku na kartu velkého města, kde máš stanici, a kartu využij. Mnohé karty můžeš využít vícekrát, nejvýš tolikrát, kolik kostka ukazuje. Na každou se vejde jen jedna kostka za kolo.
    .more = Za umístění kostky tam nikdy neplatíš mince.
rule-space-card-title = Karty měst jako akce
bonus-purse = Prodat kostku
    .rule = Prodej kostku libovolné hodnoty za { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }. Prodat jich můžeš, kolik chceš, i několik v jednom tahu.
bonus-reroll = Přehodit kostku
    .rule = Zaplať { $camels ->
            [one] { $camels } velblouda
            [few] { $camels } velbloudy
           *[other] { $camels } velbloudů
        } a hoď jednou svou kostkou znovu. Můžeš to opakovat, dokud máš čím platit.
bonus-adjust = Otočit kostku o 1
    .rule = Zaplať { $camels ->
            [one] { $camels } velblouda
            [few] { $camels } velbloudy
           *[other] { $camels } velbloudů
        } a změň hodnotu jedné své kostky o 1 nahoru nebo dolů. Můžeš to opakovat, dokud máš čím platit. Z 1 na 6 ani z 6 na 1 otočit nemůžeš.
bonus-black = Koupit černou kostku
    .rule = Jednou za tah zaplať { $camels ->
            [one] { $camels } velblouda
            [few] { $camels } velbloudy
           *[other] { $camels } velbloudů
        }, vezmi si z plánu černou kostku, je-li tam, a hoď jí.
bonus-complete = Splnit smlouvu
    .rule = Odevzdej zboží a velbloudy, které tvoje smlouva vyžaduje, a vezmi si odměnu. Splnit můžeš všechny, na které máš. Kdo jich má na konci splněných nejvíc, dostane { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.

## Místa

rule-place-start = Odtud vycházejí všechny figurky. Stanici tu vybudovat nemůžeš. Cesty odtud vedou { FORM($roads, case: "to-listed") }.
rule-place-oasis = Oáza: zastávka na cestě, kde stanici vybudovat nemůžeš. Cesty odtud vedou { FORM($roads, case: "to-listed") }.
rule-place-small = Malé město: jeho bonus dostaneš, když tu vybuduješ stanici, a na začátku každého dalšího kola. Cesty odtud vedou { FORM($roads, case: "to-listed") }.
rule-place-large =
    { $cards ->
        [one] Velké město s bonusem pro první stanici a s kartou města. Cesty odtud vedou { FORM($roads, case: "to-listed") }.
       *[other] Velké město s bonusem pro první stanici a { $cards } kartami města. Cesty odtud vedou { FORM($roads, case: "to-listed") }.
    }
rule-place-beijing = První čtyři stanice tu dají na konci body: { $points }. Máš-li tu stanici, dá ti body i zboží. Cesty odtud vedou { FORM($roads, case: "to-listed") }.

## Součásti hry

rule-character-raschid = Nehází. Když umísťuje kostku, i černou, zvolí si její hodnotu; obsazené pole stojí právě tolik mincí.
    .more = Kompenzaci za nízké hody nedostává a přehazovat ani otáčet kostky nepotřebuje.
rule-character-matteo = V každém kole včetně prvního dostane bílou kostku navíc a smlouvu ze zvláštní hromádky.
rule-character-berke = Za obsazená pole neplatí mince. Ani on ale nemůže využít kartu města, na které je kostka, ani dvakrát za kolo totéž pole kostkami své barvy. Na poli chánovy přízně musí i jeho kostka ukazovat aspoň tolik co ta poslední.
rule-character-mercator = Když ostatní využijí řadu tržiště, dostane Mercator 1 kus téhož zboží nebo velblouda. Při 2 nebo 3 hráčích dostane i { FORM($khan, case: "accusative-listed") }, když ostatní využijí chánovu přízeň; při 2 hráčích { FORM($coins, case: "accusative") }, když si druhý hráč bere mince.
rule-character-niccolo-marco = Má dvě figurky a kroky každé cesty mezi ně dělí, jak chce; nejdřív za všechny zaplatí. Každá figurka, která se přesune, vybuduje stanici, kde skončí.
    .more = Na začátku každého kola dostane { FORM($income, case: "accusative") }.
rule-character-rubruk = Buduje stanici v každém městě, do kterého vstoupí, dokud nějakou má; bonusy dostane až po skončení celé cesty. Po { $posts ->
            [one] jedné vlastní
            [few] { $posts } vlastních
           *[other] { $posts } vlastních
        } buduje { $black ->
            [one] { $black } černou
            [few] { $black } černé
           *[other] { $black } černých
        }; { $last }. stanice dává { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
rule-character-caprini = Z kterékoli oázy do kterékoli jiné se dostane jedním krokem a dodatečné cestovní náklady za něj neplatí. Na začátku každého kola dostane { FORM($income, case: "accusative") }.
rule-character-kubilai = Začíná se stanicí na nejlepším poli v Pekingu. Bonus za ni nedostane, ale tato stanice se počítá jako jeho první.
rule-card-text = Karta města. { $uses }
rule-card-uses = Využij ji nejvýš tolikrát, kolik ukazuje kostka.
rule-card-one-way = Využij ji nejvýš tolikrát, kolik ukazuje kostka, vždy stejným směrem.
rule-card-two-way = Využij ji nejvýš tolikrát, kolik ukazuje kostka, a směr vol pokaždé znovu. S možností *{ option-two-way-cards-one-direction }* musí být směr stejný.
rule-card-below-zero = Počet bodů může klesnout i pod nulu.
rule-card-posts = Počítá se nejvýš tolik stanic, kolik ukazuje kostka.
rule-card-contracts = Počítá se nejvýš tolik smluv, kolik ukazuje kostka, a potřebuješ aspoň jednu splněnou.
rule-card-once = Využij ji jednou.
rule-card-step = Všechny kroky tvoří jednu cestu: nejdřív za ni zaplať, stanici pak vybuduj tam, kde skončí.
rule-card-own-city = Zvolit můžeš jen malá města, kde máš stanici, a každé jen jednou.
rule-contract = Obchodní smlouva: za { FORM($cost, case: "accusative-listed") } získáš { FORM($reward, case: "accusative-listed") }.
rule-contract-starting = Počáteční obchodní smlouva: za { FORM($cost, case: "accusative-listed") } získáš { FORM($reward, case: "accusative-listed") }. Když ji odhodíš, vyřadí se ze hry.
rule-goal = Na konci hry získáš { $points }, pokud máš stanice { FORM($one, case: "at") } i { FORM($other, case: "at") }.
rule-outpost = Kdo ve velkém městě vybuduje stanici jako první, dostane { FORM($things, case: "accusative-listed") }.
rule-marker = Když vybuduješ stanici ve městě s tímto bonusem, dostaneš { FORM($things, case: "accusative-listed") } hned a pak na začátku každého dalšího kola. V základní hře tento bonus patří městu { $city }.
title-card = { $card }
title-contract = { $contract }
title-outpost = Bonus velkého města: { $things }
title-marker = Bonus malého města: { $things }
