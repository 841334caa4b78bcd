# Možnosti stolu: název, hodnoty, řádek o každé (help), co je k ní dál třeba vědět (why), co říká server o nových hrách
# a co lobby o stolu, který si zvolil něco zvláštního (short).

table-option-pace = Tempo
table-option-pace-value = { $value ->
    [live] naživo, 10 minut na tah
    [hours] pár tahů denně
    [three-days] tah za tři dny
    [week] tah za týden
    [none] bez připomínek
   *[day] tah denně
}
table-option-pace-help = { $value ->
    [live] Na společný večer.
    [hours] Pro ty, kdo se sem často podívají.
    [three-days] Pro zaneprázdněné.
    [week] Pro velmi trpělivé.
    [none] Upozorním tě jednou a nic nepřipomínám.
   *[day] Připomenu se po dni.
}
server-setting-pace = **Tempo nových her** · { $value ->
    [live] Naživo, 10 minut na tah.
    [hours] Pár tahů denně.
    [three-days] Tah za tři dny.
    [week] Tah za týden.
    [none] Bez připomínek.
   *[day] Tah denně.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [live] Naživo, 10 minut na tah
        [hours] Pár tahů denně
        [three-days] Tah za tři dny
        [week] Tah za týden
        [none] Bez připomínek
       *[day] Tah denně
    }
table-option-pace-why = { $value ->
    [live] Připomínám se po 10, 20 a 30 minutách, čas ti vyprší po 40.
    [hours] Připomínám se po 4, 8 a 12 hodinách, čas ti vyprší po 16.
    [three-days] Připomínám se po 3, 6 a 9 dnech, čas ti vyprší po 12.
    [week] Připomínám se po 1, 2 a 3 týdnech. Stoly, kde měsíc nikdo netáhl, uzavírám.
    [none] Upozorním tě jednou a nic nepřipomínám.
   *[day] Připomínám se po 1, 2 a 3 dnech, čas ti vyprší po 4.
}
table-option-pace-short = { $value ->
    [live] 10 minut na tah
    [hours] pár tahů denně
    [three-days] tah za tři dny
    [week] tah za týden
    [none] bez připomínek
   *[day] tah denně
}

table-option-bank = Časová rezerva
table-option-bank-value = { $value ->
    [live] 30 minut + 1 minuta na tah
    [day] 1 den + 1 hodina na tah
    [three-days] 3 dny + 4 hodiny na tah
    [week] 7 dní + 8 hodin na tah
   *[none] žádná
}
table-option-bank-help = { $value ->
    [none] Kdy čas vyprší, určuje jen tempo.
   *[other] Tvůj celkový čas na všechny tahy.
}
table-option-bank-why = { $value ->
    [none] Kdy čas vyprší, určuje jen tempo.
   *[other] Časová rezerva na všechny tvoje tahy. Ubývá, jen když se čeká na tebe. Až dojde, čas ti vyprší.
}
table-option-bank-short = { $value ->
    [live] 30 minut pro každého hráče, k tomu 1 minuta na tah
    [day] 1 den pro každého hráče, k tomu 1 hodina na tah
    [three-days] 3 dny pro každého hráče, k tomu 4 hodiny na tah
    [week] 7 dní pro každého hráče, k tomu 8 hodin na tah
   *[none] bez časové rezervy
}
server-setting-bank = **Časová rezerva** · { $value ->
    [live] V nových hrách máš na celou hru 30 minut a za každý tah 1 minutu navíc.
    [day] V nových hrách máš na celou hru den a za každý tah 1 hodinu navíc.
    [three-days] V nových hrách máš na celou hru 3 dny a za každý tah 4 hodiny navíc.
    [week] V nových hrách máš na celou hru 7 dní a za každý tah 8 hodin navíc.
   *[none] Žádná: v nových hrách určuje jen tempo, kdy čas vyprší.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [live] 30 minut + 1 minuta na tah
        [day] 1 den + 1 hodina na tah
        [three-days] 3 dny + 4 hodiny na tah
        [week] 7 dní + 8 hodin na tah
       *[none] Žádná
    }

table-option-clock = Hodiny
table-option-clock-value = { $value ->
    [stops] v době klidu stojí
   *[runs] běží ve dne v noci
}
table-option-clock-help = { $value ->
    [stops] Ve spánku nikdo čas neztrácí.
   *[runs] Počítají se i noci.
}
table-option-clock-why = { $value ->
    [stops] Čas ti neběží v době klidu (nejvýš 12 hodin denně), ani když jsi pryč.
   *[runs] Tvůj čas běží i v noci. Stojí, jen když jsi pryč.
}
table-option-clock-short = { $value ->
    [stops] hodiny v době klidu stojí
   *[runs] hodiny běží ve dne v noci
}
server-setting-clock = **Hodiny** · { $value ->
    [stops] V nových hrách hodiny v době klidu stojí.
   *[runs] V nových hrách hodiny běží ve dne v noci.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [stops] V době klidu stojí
       *[runs] Běží ve dne v noci
    }

table-option-absence = Když čas vyprší
table-option-absence-value = { $value ->
    [house] místo převezme bot
    [wait] čeká se
   *[vote] ostatní hlasují
}
table-option-absence-help = { $value ->
    [house] Hraje, dokud se nevrátíš.
    [wait] I kdyby to trvalo dlouho.
   *[vote] Rozhodnou, jestli místo převezme bot.
}
table-option-absence-why = { $value ->
    [house] Místo hned převezme bot a hraje, dokud se hráč nevrátí.
    [wait] Čeká se dál. Stoly, kde měsíc nikdo netáhl, uzavírám.
   *[vote] Ostatní mají { FORM($vote, case: "accusative") } na rozhodnutí, jestli za hráče do jeho návratu bude hrát bot. Když nikdo další nehraje, čeká se dál.
}
table-option-absence-short = { $value ->
    [house] když čas vyprší, nastoupí bot
    [wait] když čas vyprší, čeká se
   *[vote] když čas vyprší, ostatní hlasují
}
server-setting-absence = **Když čas vyprší** · { $value ->
    [house] V nových hrách místo převezme bot.
    [wait] V nových hrách se čeká.
   *[vote] V nových hrách ostatní hlasují, jestli místo převezme bot.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [house] Místo převezme bot
        [wait] Čeká se
       *[vote] Ostatní hlasují
    }

table-option-noshow = Kdo nezačne hrát
table-option-noshow-value = { $value ->
    [replaced] místo převezme bot
   *[wait] jako u každého tahu
}
table-option-noshow-help = { $value ->
    [replaced] Pro ty, kdo první tah nestihnou v čase, který na něj podle tempa hry mají.
   *[wait] Na první tah máš stejně času jako na ostatní.
}
table-option-noshow-why = { $value ->
    [replaced] Když první tah nestihneš v čase, který na něj podle tempa hry máš (doba klidu se nepočítá), až do tvého návratu hraje za tebe bot. Hra pak není hodnocená.
   *[wait] Na první tah máš stejně času jako na ostatní.
}
table-option-noshow-short = { $value ->
    [replaced] za toho, kdo nezačne, nastoupí bot
   *[wait] za toho, kdo nezačne, nikdo nenastoupí
}
server-setting-noshow = **Kdo nezačne hrát** · { $value ->
    [replaced] Když v nové hře někdo nestihne první tah v čase, který na něj podle tempa má, převezme jeho místo bot a hra pak není hodnocená.
   *[wait] V nových hrách je na první tah stejně času jako na ostatní.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [replaced] Místo převezme bot
       *[wait] Jako u každého tahu
    }

table-option-undo = Vracení tahů
table-option-undo-value = { $value ->
    [organiser] rozhoduje organizátor
   *[consent] musí souhlasit všichni, kdo odpoví
}
table-option-undo-help = { $value ->
    [organiser] Ostatní ho musí požádat.
   *[consent] Co zatím vidíš jen ty, můžeš vzít zpět vždy.
}
table-option-undo-why = { $value ->
    [organiser] Příkazem { command-table-undo } vezme organizátor zpět i to, co viděli ostatní. Musí ho o to požádat.
   *[consent] O vrácení toho, co viděli ostatní, požádej všechny. Odpovědět musí aspoň polovina. Když žádá organizátor a nikdo neodpoví, rozhodne sám.
}
table-option-undo-short = { $value ->
    [organiser] organizátor může vzít zpět cokoli
   *[consent] tahy lze vrátit, souhlasí-li všichni, kdo odpoví
}
server-setting-undo = **Vracení tahů** · { $value ->
    [organiser] V nových hrách může organizátor vzít zpět i to, co viděli ostatní.
   *[consent] V nových hrách můžeš vzít zpět i to, co viděli ostatní, pokud všichni souhlasí.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [organiser] Rozhoduje organizátor
       *[consent] Musí souhlasit všichni
    }

table-option-hints = Rady
table-option-hints-value = { $value ->
    [forbidden] ne
   *[allowed] ano
}
table-option-hints-help = { $value ->
    [forbidden] Radu nedostane nikdo.
   *[allowed] Ve svém tahu se můžeš zeptat na nejlepší tahy.
}
table-option-hints-why = { $value ->
    [forbidden] Radu nedostane nikdo.
   *[allowed] Ve svém tahu se můžeš zeptat na nejlepší tahy; uvidíš je jen ty. Po hře všichni uvidí, kolik rad kdo dostal.
}
table-option-hints-short = { $value ->
    [forbidden] bez rad
   *[allowed] s radami
}
table-option-hints-settled = **{ $title }: ne** V hodnocených hrách rady nejsou.
server-setting-hints = **Rady** · { $value ->
    [forbidden] V nových hrách nedostane radu nikdo.
   *[allowed] V nových hrách se ve svém tahu můžeš zeptat na nejlepší tahy. V hodnocených hrách rady nejsou.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [forbidden] Ne
       *[allowed] Ano
    }

table-option-pictures = Obrázky po tahu
table-option-pictures-value = { $value ->
    [changed] co se změnilo
    [board] jen plán
   *[all] plán a desky hráčů
}
table-option-pictures-help = { $value ->
    [changed] Desky hráčů se ukážou, jen když se stane něco důležitého.
    [board] Zbytek zobrazíš jedním stiskem.
   *[all] Po každém tahu.
}
table-option-pictures-why = { $value ->
    [changed] Po každém tahu ukážu plán. Desky hráčů přidám, když se na nich stane něco důležitého.
    [board] Po každém tahu ukážu plán. Zbytek zobrazíš jedním stiskem.
   *[all] Po každém tahu ukážu plán i všechny desky hráčů.
}
table-option-pictures-short = { $value ->
    [changed] obrázky toho, co se změnilo
    [board] jen obrázky plánu
   *[all] obrázky všeho
}
server-setting-pictures = **Obrázky po tahu** · { $value ->
    [changed] V nových hrách ukazuji plán, a když se stane něco důležitého, i desky hráčů.
    [board] V nových hrách ukazuji jen plán.
   *[all] V nových hrách ukazuji plán i všechny desky hráčů.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [changed] Co se změnilo
        [board] Jen plán
       *[all] Plán a desky hráčů
    }

table-option-rated = Hodnocená hra
table-option-rated-value = { $value ->
    [yes] ano
   *[no] ne
}
table-option-rated-help = { $value ->
    [yes] Výsledek se počítá do ratingu.
   *[no] Výsledek se počítá jen do statistik.
}
table-option-rated-why = { $value ->
    [yes] Výsledek se počítá do ratingu, když hra začne bez botů. Kdo po dvou celých kolech předá místo, skončí poslední.
   *[no] Výsledek se počítá do statistik, ne do ratingu.
}
table-option-rated-short = { $value ->
    [yes] hodnocená, bez rad
   *[no] nehodnocená
}

table-option-language = Jazyk příspěvků
table-option-language-value = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] podle serveru
}
table-option-language-help = { $value ->
    [server] Jazyk, který má server na začátku hry.
   *[other] Soukromé zprávy má každý ve svém jazyce.
}
table-option-language-why = { $value ->
    [server] Jazyk, který má server na začátku hry. Soukromé zprávy má každý ve svém jazyce.
   *[other] Píšu v něm všechno, co vidí všichni. Soukromé zprávy má každý ve svém jazyce.
}
table-option-language-short = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] jazyk serveru
}

table-option-joiners = Kdo se může připojit
table-option-joiners-value = { $value ->
    [steady] kdo dohrává své hry
    [proven] jen osvědčení hráči
   *[anyone] kdokoli
}
table-option-joiners-help = { $value ->
    [steady] Kdo z posledních 20 her dohrál aspoň 80 % a nejvýš 3× mu vypršel čas. Noví hráči také.
    [proven] Kdo má aspoň 5 začatých her, z posledních 20 jich dohrál aspoň 95 % a nejvýš 1× mu vypršel čas.
   *[anyone] Na dřívějších hrách nezáleží.
}
table-option-joiners-why = { $value ->
    [steady] Připojit se mohou ti, kdo z posledních 20 her dohráli aspoň 80 % a nejvýš 3× překročili čas, dále noví hráči a každý, koho pozveš do soukromé hry.
    [proven] Připojit se mohou ti, kdo mají aspoň 5 začatých her, z posledních 20 jich dohráli aspoň 95 % a nejvýš 1× překročili čas, a každý, koho pozveš do soukromé hry.
   *[anyone] Na dřívějších hrách nezáleží.
}
table-option-joiners-short = { $value ->
    [steady] pro ty, kdo dohrávají své hry
    [proven] pro osvědčené hráče
   *[anyone] pro kohokoli
}
server-setting-joiners = **Kdo se může připojit k novým hrám** · { $value ->
    [steady] Noví hráči a ti, kdo z posledních 20 her dohráli aspoň 80 % a nejvýš 3× překročili čas.
    [proven] Ti, kdo mají aspoň 5 začatých her, z posledních 20 jich dohráli aspoň 95 % a nejvýš 1× překročili čas.
   *[anyone] Kdokoli.
} U každého stolu to jde změnit.
    .choice = { $value ->
        [steady] Kdo dohrává své hry
        [proven] Jen osvědčení hráči
       *[anyone] Kdokoli
    }
refusal-not-reliable = Tento stůl je pro ty, kdo z posledních { $games } her dohráli aspoň { $share } %{ $least ->
    [0] {""}
   *[other] {" "}(celkem aspoň { $least })
} a nejvýš { $most }× překročili čas. Ty máš dohráno { $finished } z { $begun } a čas ti vypršel { $timeouts }×.
