# K vyhledání vedle součástí hry.

rule-pages =
    { $count ->
       *[other] -# Pravidla, s. { $pages }
    }
section-places = Lokace
section-cards = Bonusové karty
section-tiles = Destičky mešit
section-figures = Postavy
section-guild = Cechovní karty
section-kiosk = Destičky kiosku
section-tavern = Taverna
section-concepts = Jak se hraje
section-options = Možnosti

rule-guild = { $rule }.
rule-kiosk = Tuto destičku můžeš použít, jen když si ji právě bereš.
rule-card = { $rule }.
    .more = { $set }: { $count ->
            [one] { $count } taková karta
            [few] { $count } takové karty
           *[other] { $count } takových karet
        }.

tile-cost = Destičku získáš { FORM($mosque, case: "at") }. Potřebuješ tolik { FORM($good, case: "many") }, kolik tam ukazuje vrchní destička, ale odevzdáš jen 1 kus.
    .more = Při 2 hráčích destičky ukazují { $seats2 }, při 3 hráčích { $seats3 } a při 4 nebo 5 hráčích { $seats4 }.

concept-turn = Tah
    .rule = Přesuň se o 1 nebo 2 lokace, nikdy šikmo, a nech tam pomocníka nebo ho vyzvedni. Pak zaplať ostatním obchodníkům, proveď akci lokace a setkej se se všemi dalšími, kdo tam jsou. Akci můžeš vynechat, přesun ne.
    .more = Když tah předčasně skončí, všechno zbylé odpadá. Zahrát můžeš už jen karty „1 kus zboží“, „{ $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }“ a „Příbuzný jde domů“.
concept-assistants = Pomocníci
    .rule = Tvůj obchodník má pod sebou sloupek { $assistants ->
            [one] 1 pomocníka
            [few] { $assistants } pomocníků
           *[other] { $assistants } pomocníků
        }. Když po příchodu do lokace najdeš svého pomocníka, vyzvedni ho, jinak tam jednoho nech. Když neuděláš ani jedno, tvůj tah hned končí.
    .more = U Kašny pomocníka nepotřebuješ.
concept-merchants = Ostatní obchodníci
    .rule = Po příchodu do lokace zaplať { $fee ->
            [one] { $fee } liru
            [few] { $fee } liry
           *[other] { $fee } lir
        } každému hráči, jehož obchodník tam stojí. Zaplatit jen některým nemůžeš. Když nezaplatíš, tvůj tah hned končí.
    .more = U Kašny neplatíš nikomu.
concept-family = Příbuzní
    .rule = Po akci pošli cizí příbuzné ve své lokaci zpět na Policejní stanici. Za každého si vezmi { $reward ->
            [one] { $reward } liru
            [few] { $reward } liry
           *[other] { $reward } lir
        } nebo bonusovou kartu. Na samotné Policejní stanici nikoho chytit nemůžeš.
concept-wheelbarrow = Vozík a zboží
    .rule = Na začátku se ti do vozíku vejdou { $first ->
            [one] { $first } kus
            [few] { $first } kusy
           *[other] { $first } kusů
        } od každého druhu zboží: látky, koření, ovoce a šperků. S každým rozšířením přibude místo na jeden kus od každého druhu, celkem nejvýš na { $last }. O zboží, které se nevejde, přijdeš.
concept-cards = Hraní bonusových karet
    .rule = Ve svém tahu zahraj libovolný počet bonusových karet, každou ve chvíli, kterou uvádí. Zahrané a odhozené karty přijdou na odhazovací balíček; když balíček dojde, zamíchá se z nich nový.
    .more = Počet karet v ruce není omezený. Kartu, která opakuje akci, zahraješ jen tehdy, když můžeš akci zaplatit i podruhé. Akci cechovní karty opakovat nemůžeš.
concept-rubies = Rubíny
    .rule = Rubíny se kupují za zboží v Sultánově paláci a za liry u Klenotníka. Jeden dostaneš i za obě destičky mešity a jeden za třetí rozšíření vozíku od Koláře.
    .more = S rozšířením Mokka a bakšiš je koupíš i v Kavárně a Taverně, s rozšířením Dopisy a pečeti v Tajném spolku.
concept-lira = Liry
    .rule = Liry získáš prodejem zboží na trzích, hodem v Čajovně a zásilkami na Poště.
    .more = Dostaneš také { $reward ->
            [one] { $reward } liru
            [few] { $reward } liry
           *[other] { $reward } lir
        } za chycení příbuzného a { $fee ->
            [one] { $fee } liru
            [few] { $fee } liry
           *[other] { $fee } lir
        } od každého, kdo přijde k tvému obchodníkovi. Liry dávají i některé bonusové karty.
concept-coffee = Káva
    .rule = Káva není zboží: nezabírá místo a „zboží“ nikdy neznamená kávu, pokud to text výslovně neříká. Můžeš jí mít, kolik chceš.
    .more = V Karavanseraji dostaneš ke kartám { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }.
concept-guild-cards = Cechovní karty
    .rule = Místo běžného tahu můžeš zahrát cechovní kartu, ať je tvůj obchodník kdekoli. Musíš splnit všechno, co říká.
    .more = V takovém tahu nikoho nepotkáš. Nepoužiješ v něm bonusové karty, které nahrazují přesun, ani karty a destičky mešit vázané na lokaci. Říká-li karta „až“, můžeš zvolit i nulu.
concept-letters = Dopisy
    .rule = Dopis před tebou má hodnotu { $one ->
            [one] 1 pečeti
            [few] { $one } pečetí
           *[other] { $one } pečetí
        }. Jakmile tvůj obchodník, příbuzný nebo společník dojde do jeho lokace, je doručený a má hodnotu { $two }.
    .more = Za { $society ->
            [one] { $society } pečeť
            [few] { $society } pečeti
           *[other] { $society } pečetí
        } koupíš rubín v Tajném spolku. Kolik dopisů patří do které lokace, je můj odhad, protože to žádný zdroj neuvádí.
concept-extra-turn = Tah navíc
    .rule = Jednou za kolo můžeš na konci tahu odevzdat dopisy v hodnotě { $seals ->
            [one] { $seals } pečeti
            [few] { $seals } pečetí
           *[other] { $seals } pečetí
        } a hrát další tah. Přebytečné pečeti propadnou.
    .more = Po cechovní kartě 7, která už další tah dává, to nejde; na konci toho dalšího tahu ano.
concept-companion = Společník
    .rule = Společníka získáš u Kašny a na začátku tahu ho postavíš ke svému obchodníkovi. Od té chvíle přesouváš buď obchodníka, nebo společníka. Společník jde o { $steps ->
            [one] { $steps } lokaci
            [few] { $steps } lokace
           *[other] { $steps } lokací
        } a pomocníka nepotřebuje.
    .more = Jinak platí totéž co pro obchodníka, ale karty, které přesouvají obchodníka, ho nepřesunou. Kdo ho potká, zaplatí ti { $fee ->
            [one] { $fee } liru
            [few] { $fee } liry
           *[other] { $fee } lir
        }; cizímu společníkovi platíš ty.
concept-caravan-master = Vůdce karavany
    .rule = Když využiješ Karavanseraj, vezmeš si na konci tahu destičku karavany. Dokud ji máš, necháváš si tam obě karty.
concept-neutral-assistants = Neutrální pomocníci
    .rule = V každém sloupku { $assistants ->
            [one] 1 pomocníka
            [few] { $assistants } pomocníků
           *[other] { $assistants } pomocníků
        } je spodní neutrální. Neutrálního pomocníka může kdokoli z lokace vyzvednout, místo aby tam nechal svého.
    .more = Kašna vrací jen tvoje vlastní pomocníky.
concept-end = Konec
    .rule = Jakmile má někdo dost rubínů ({ $two } při 2 hráčích, { $more } při více, { $expansion } s rozšířením), kolo se dohraje. Vyhrává, kdo má nejvíc rubínů. Při shodě rozhodují postupně liry, zboží ve vozíku a bonusové karty v ruce.
    .more = Trvá-li shoda i pak, o výhru se dělíte.
concept-two-players = Dva hráči
    .rule = Na plánu jsou tři neutrální obchodníci. Za každého, kterého potkáš, zaplať { $fee ->
            [one] { $fee } liru
            [few] { $fee } liry
           *[other] { $fee } lir
        } do zásoby, pak hoď dvěma kostkami a přesuň ho do lokace s tím číslem.
    .more = U Kašny se jim neplatí a příbuzní je nepotkávají.
concept-dice = Kostky a vracení tahů
    .rule = Každý hod a každé zamíchání vychází z tajného klíče. Jeho otisk ukazuji v lobby a klíč samotný na konci, takže to může každý ověřit.
    .more = Volbu označenou „nelze vzít zpět“ nevrátíš, protože ti ukáže něco nového.
