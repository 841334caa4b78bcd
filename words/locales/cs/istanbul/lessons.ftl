lesson-istanbul = Istanbul
    .about = Zboží, ostatní obchodníci, destička mešity, prodej, guvernér a rubín
lesson-istanbul-spice = K vítězství potřebuješ rubíny; koupíš je za liry nebo zboží. V každém tahu se přesuň o 1 nebo 2 lokace a nech tam pomocníka, později ho vyzvedneš. Jdi do *Skladu koření* a vezmi si koření na prodej.
lesson-istanbul-fabric = { $blue } je ve *Skladu látek*: zaplať tam { $fee ->
            [one] { $fee } liru
            [few] { $fee } liry
           *[other] { $fee } lir
        }, jinak tvůj tah končí. { $green } tam má příbuzného (pomocnou figurku): *chyť* ho a vezmi si { $reward ->
            [one] { $reward } liru
            [few] { $reward } liry
           *[other] { $reward } lir
        }. Prvním tlačítkem zahraješ celý tah.
lesson-istanbul-mosque = Destičky mešit platí celou hru a za obě z téže mešity dostaneš i rubín. Jdi do *Malé mešity*: na červenou destičku potřebuješ 2 látky, ale odevzdáš jen 1.
lesson-istanbul-fountain = Máš už jen jednoho pomocníka, a když žádného nenecháš ani nevyzvedneš, tvůj tah hned končí. U *Kašny* si přiveď zpět ostatní tři; tam pomocníka nepotřebuješ.
lesson-istanbul-market = Teď prodávej: jdi na *Malý trh*. Jeho destička ukazuje, co chce: 1× látku, 3× koření a 1× ovoce. Čím víc prodáš najednou, tím víc vynese každý kus.
lesson-istanbul-card = Bonusové karty hraješ zdarma. Tvoje ti dá libovolné zboží: vezmi si *ovoce*, ať máš na prodej čtyři kusy.
lesson-istanbul-sale = Prodej *látku, 2× koření a 1× ovoce*: 4 kusy vynesou { $sale ->
            [one] { $sale } liru
            [few] { $sale } liry
           *[other] { $sale } lir
        }. Pak jiná destička ukáže, co chce trh příště.
lesson-istanbul-governor = Je tu *guvernér*. Prodá ti bonusovou kartu za { $figure ->
            [one] { $figure } liru
            [few] { $figure } liry
           *[other] { $figure } lir
        } nebo za jinou kartu a půjde dál; stejným způsobem prodává pašerák libovolné zboží. Setkej se s guvernérem a zaplať *{ $figure ->
            [one] { $figure } liru
            [few] { $figure } liry
           *[other] { $figure } lir
        }*.
lesson-istanbul-police = Máš i příbuzného: využije za tebe kteroukoli lokaci, bez pomocníka. Z *Policejní stanice* ho pošli ke *Klenotníkovi* pro rubín. Ten teď stojí 14 lir a po každém nákupu podraží o 1.
lesson-istanbul-end = Tvůj příbuzný tam zůstane, dokud ho někdo nechytí. Rubíny získáš i v Sultánově paláci, za obě destičky mešity a za třetí rozšíření vozíku. Hraj dál, dokud nezískáš { $more ->
            [one] { $more } rubín
            [few] { $more } rubíny
           *[other] { $more } rubínů
        }, nebo napiš { command-new }.

lesson-mocha = Mokka a bakšiš
    .about = Káva a cechovní karty
lesson-mocha-roast = Novinka: rubíny koupíš i za kávu. Jdi do *Pražírny*: dostaneš { $roasted ->
            [one] { $roasted } kávu
            [few] { $roasted } kávy
           *[other] { $roasted } káv
        } za zboží, { $roasted } za { $roast ->
            [one] { $roast } liru
            [few] { $roast } liry
           *[other] { $roast } lir
        } a { $roasted } za kartu.
lesson-mocha-roasted = Odevzdej 1× *koření* za { $roasted ->
            [one] { $roasted } kávu
            [few] { $roasted } kávy
           *[other] { $roasted } káv
        }; tím máš 4. Platit můžeš i lirami a kartou, ale ty si nech: zvol *{ label-enough }*.
lesson-mocha-guild = Cechovní karta nahradí celý tah a pomocníka nepotřebuješ. *Cech 20* ti dá další rubín v Kavárně za poloviční cenu: 3 kávy místo 6.
lesson-mocha-hall = Cechovní karty získáš v *Cechovním domě*. Je tam tvůj pomocník: vyzvedni ho, vezmi si 1 kávu a lízni si 2 cechovní karty.
lesson-mocha-keep = Jednu z těch dvou si necháš. Rubín teď stojí 7 káv; máš 2 a jedna z karet ti dá 5. Tu si nech a *rozšíření vozíku* odhoď.
lesson-mocha-end = Za kávu koupíš rubíny v Kavárně (s cechovními kartami ještě levněji) a destičky nebo bariéru v Taverně. Hraj dál, nebo pokračuj lekcí Dopisy a pečeti. Hru s ostatními začneš příkazem { command-new }.

lesson-letters = Dopisy a pečeti
    .about = Dopisy, rubín za pečeti a dražba
lesson-letters-deliver = Novinka: dopisy. Každý patří do jedné lokace; jakmile tam tvůj obchodník dojde, je doručený a má hodnotu { $delivered ->
            [one] { $delivered } pečeti
            [few] { $delivered } pečetí
           *[other] { $delivered } pečetí
        } místo { $sealed }. Tvoje patří do lokací 7 a 24, tak jdi ke *Kašně* (7).
lesson-letters-fountain = Dopis se doručí sám. Přiveď zpět i *oba pomocníky*: na každou další lokaci jednoho potřebuješ.
lesson-letters-society = Za pečeti se kupují rubíny. Tvůj poslední dopis patří do *Tajného spolku* (24): jdi tam a doruč ho.
lesson-letters-seals = Rubín stojí { $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        }: odevzdej *3 doručené dopisy*. Zvol rubín od *Klenotníka*, u kterého by stál 14 lir. Kdo tu nakoupí jako první, dostane i { $society ->
            [one] { $society } liru
            [few] { $society } liry
           *[other] { $society } lir
        }.
lesson-letters-auction = Jdi do *Aukční síně*: vezmi si libovolné zboží (*šperky* jsou vzácné), pak dej do dražby { $auctioned ->
            [one] { $auctioned } bonusovou kartu
            [few] { $auctioned } bonusové karty
           *[other] { $auctioned } bonusových karet
        }.
lesson-letters-open = Vyvoláváš aspoň za 1 liru; pak všichni ostatní jednou přihodí a poslední slovo máš ty. Nabídni *2* a zjisti, jakou cenu mají karty pro ostatní.
lesson-letters-close = { $green } nabízí 3. Vítěz platí tobě, pokud nevyhraješ ty: *pasuj* a získej 3 liry, nebo nabídni 4 a vezmi si obě karty.
lesson-letters-end = Dopisy získáš na Velvyslanectví a u Kiosku, kde si navíc každý bere destičku. Hraj dál, nebo zkus všechno najednou ve Velkém bazaru. Hru s ostatními začneš příkazem { command-new }.

lesson-bazaar = Velký bazar
    .about = Všechny lokace na jednom plánu a Katakomby
lesson-bazaar-catacombs = Všechny lokace jsou na jednom velkém plánu. Tajný spolek (24) je příliš daleko, ale *Katakomby* vedle něj na dosah jsou: využij je.
lesson-bazaar-good = Katakomby ti dají libovolné zboží nebo kávu. Vezmi si *šperk*, ten v žádném skladu není.
lesson-bazaar-tunnel = Teď jdi do kterékoli lokace, její akci ale neprovedeš. Zvol *Tavernu* (19): v příštím tahu je to odtamtud do Tajného spolku jen 1 krok.
lesson-bazaar-society = Máš 7 pečetí ze 2 doručených a 3 nedoručených dopisů. Jdi do *Tajného spolku*, kde rubín stojí { $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        }.
lesson-bazaar-seals = Odevzdej doručené dopisy a také dopisy do lokací *10 a 23*. Dopis do lokace 7 si nech: doručený má hodnotu { $delivered ->
            [one] { $delivered } pečeti
            [few] { $delivered } pečetí
           *[other] { $delivered } pečetí
        }.
lesson-bazaar-ruby = Ve Velkém bazaru si můžeš vzít i rubín z *Kavárny*; další tam pak každého vyjde na 7 káv místo 6.
lesson-bazaar-again = Nemáš u sebe pomocníka. Jeden je v *Katakombách*: vyzvedni ho a Katakomby využij znovu.
lesson-bazaar-coffee = Tentokrát si vezmi *kávu* a jdi do *Skladu látek* (2): Kašna je hned vedle.
lesson-bazaar-fountain = Jdi ke *Kašně*: doručíš tam dopis a získáš zpět všechny pomocníky.
lesson-bazaar-home = Přiveď zpět *všechny tři*. Plán je velký: když pomocníky rozmístíš všude možně, přijdeš o tahy, než je zase posbíráš.
lesson-bazaar-kiosk = { $blue } je u Kiosku, takže si destičku bereš i ty, ačkoli nejsi na tahu. Vezmi si *2 liry*.
lesson-bazaar-end = Tady rubíny koupíš za zboží, liry, kávu i pečeti. Hraj dál, hraje se do { $expansion ->
            [one] { $expansion } rubínu
           *[other] { $expansion } rubínů
        }. Hru s ostatními začneš příkazem { command-new }.
