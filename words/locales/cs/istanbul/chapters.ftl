good-any = libovolné zboží

# Celá pravidla po kapitolách.

chapter-aim = Cíl
    .text =
        Vedeš obchodníka a jeho pomocníky istanbulským bazarem. Jakmile má někdo { $more ->
            [one] { $more } rubín
            [few] { $more } rubíny
           *[other] { $more } rubínů
        } ({ $two } při 2 hráčích, { $expansion } s rozšířením), hra končí.

        K rubínům vede víc cest: zboží v Sultánově paláci, liry u Klenotníka, kompletní vozík nebo obě destičky mešity. Rozšíření přidávají další.

        Lokace tvoří mřížku. Šikmo se nechodí, takže se jedním krokem dostaneš jen do čtyř sousedních.
chapter-set-up = Příprava hry
    .text =
        Každý obchodník začíná u Kašny (7) na sloupku { $assistants ->
            [one] 1 pomocníka
            [few] { $assistants } pomocníků
           *[other] { $assistants } pomocníků
        }. Pátý čeká v zásobě na modrou destičku mešity. Všichni příbuzní začínají na Policejní stanici (12).

        Začínajícího hráče určí náhoda. Dostane { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }, každý další po něm o 1 liru víc. Začínáš s jednou tajnou bonusovou kartou a prázdným vozíkem, do kterého se vejdou { $room ->
            [one] { $room } kus
            [few] { $room } kusy
           *[other] { $room } kusů
        } od každého druhu zboží: látky (červené), koření (zelené), ovoce (žluté) a šperky (modré).

        Kde začnou guvernér, pašerák a postavy z rozšíření, určí kostky. Zboží, liry, rubíny a pomocníky vidí všichni; tajné jsou jen karty v ruce a balíčky.
chapter-turn = Tvůj tah
    .text =
        Tah má čtyři fáze.
        1. **Přesuň** obchodníka s celým sloupkem pomocníků o 1 nebo 2 lokace. Nesmíš zůstat na místě ani se na něj vrátit. Po příchodu nech pomocníka, nebo vyzvedni toho, který tu čeká.
        2. **Ostatní obchodníci:** každému, kdo tu je, zaplať { $fee ->
            [one] { $fee } liru
            [few] { $fee } liry
           *[other] { $fee } lir
        }.
        3. **Akce:** využij lokaci, nebo akci vynech.
        4. **Setkání:** pošli zpět cizí příbuzné a setkej se s guvernérem, pašerákem nebo jinou postavou, v libovolném pořadí.

        Když nenecháš ani nevyzvedneš pomocníka, nebo nezaplatíš obchodníkům, tvůj tah hned končí. Akce i setkání odpadají a zahrát můžeš jen tři bonusové karty, které nejsou vázané na určitý krok. Vracej se proto k pomocníkům nebo ke Kašně včas. V každém jiném tahu hraješ bonusovou kartu ve chvíli, kterou uvádí.
chapter-goods = Lokace: zboží, pomocníci, karty
    .text = Tady naplníš a rozšíříš vozík, vezmeš si karty a přivedeš zpět pomocníky.
chapter-lira = Lokace: kostky, trhy, Policejní stanice
    .text = Tady hodíš o zboží a liry, prodáš zboží a pošleš příbuzného.
chapter-rubies = Lokace: rubíny
    .text =
        Tady získáš rubíny. V Sultánově paláci a u Klenotníka je každý další rubín o něco dražší, až po nejvyšší cenu, a rubíny nikdy nedojdou. Destičky si můžeš vzít i z mešity, kde už žádný rubín není.

        V Sultánově paláci odevzdej tolik zboží, kolik stojí další rubín, v tomto pořadí: { $palace }.
chapter-mosque-tiles = Destičky mešit
    .text = Destička z Malé mešity (červená, zelená) nebo Velké mešity (modrá, žlutá) ti dává schopnost do konce hry. Od každé barvy můžeš mít nejvýš jednu.
chapter-encounters = Setkání
    .text = Po akci se setkáš se všemi ostatními, kdo jsou ve stejné lokaci. Cizí příbuzné musíš poslat zpět na Policejní stanici a za každého si vybrat odměnu. Guvernéra a pašeráka můžeš využít každého jednou za tah, ale nemusíš. Ostatní obchodníci mezi setkání nepatří: těm platíš už před akcí.
chapter-cards = Bonusové karty
    .text = Bonusové karty držíš v tajnosti, dokud je nezahraješ.
chapter-end = Konec hry
    .text =
        Kolo, ve kterém někdo získá dost rubínů, je poslední, takže každý odehraje stejně tahů. Kdo může ještě změnit své umístění, smí potom zahrát bonusové karty, které dávají zboží nebo liry.
chapter-fewer = Hra ve dvou
    .text = Tato pravidla platí jen ve hře dvou hráčů.
chapter-coffee = Mokka a bakšiš: káva
    .text = Rozšíření přidává čtyři lokace, kávu a obchodníka s kávou.
chapter-tavern = Mokka a bakšiš: Taverna
    .text = Toto si můžeš v Taverně koupit za kávu.
chapter-guild = Mokka a bakšiš: cechovní karty
    .text = Cechovní karty si lízneš v Cechovním domě a držíš je v tajnosti, dokud je nezahraješ.
chapter-mocha-cards = Mokka a bakšiš: bonusové karty
    .text = Tyto karty patří do balíčku bonusových karet.
chapter-letters = Dopisy a pečeti
    .text = Rozšíření přidává lokace, dopisy, kurýra a společníka pro každého obchodníka.
chapter-kiosk = Dopisy a pečeti: destičky kiosku
    .text = Destičku můžeš použít, jen když si ji právě bereš; pak ji odlož rubem nahoru.
chapter-letters-cards = Dopisy a pečeti: bonusové karty
    .text = Toto rozšíření má vlastní bonusové karty.
chapter-variants = Varianty
    .text = Každé z těchto pravidel platí, jen když je jeho možnost zapnutá.
