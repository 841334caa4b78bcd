settings-title = **Tvoje nastavení**
menu-setting = Změnit
button-settings-play = Hraní
button-settings-calls = Upozornění a časy
setting-ask-always = **Samozřejmé volby** · { $value ->
    [on] Ptám se na všechno, i když je odpověď jasná, a tvou minulou odpověď nenabízím.
   *[off] Pomocníky nechávám a vyzvedávám a obchodníkům platím za tebe. Po *{ button-undo }* se na ně radši zeptám. Když se ptám znovu, první tlačítko může nabídnout tvou minulou odpověď.
}
    .choice = { $value ->
        [on] Ptej se mě na všechno
       *[off] Co je jasné, rozhodni za mě
    }
setting-ask-end = **Ukončení tahu** · { $value ->
    [on] Tlačítkem pro celý tah zahraješ všechno kromě ukončení, to je vždy na tobě.
   *[off] Tlačítkem pro celý tah svůj tah i ukončíš. Dokud netáhne někdo jiný, můžeš stisknout *{ button-undo }*.
}
    .choice = { $value ->
        [on] Každý tah ukončuji já
       *[off] Celé tahy jedním stiskem
    }
refusal-unknown-setting = Toto nastavení už neexistuje. Ostatní najdeš v { command-settings }.
setting-language = **Jazyk** · { $name }, ve všem, co vidíš jen ty. Co vidí všichni, zůstává v jazyce stolu.
setting-language-none = **Jazyk** · Co vidíš jen ty, píšu v jazyce tvého Discordu, jinak anglicky.
    .choice = Jako na Discordu
setting-palette = **Barvy hráčů** · { $value ->
    [apart] Na obrázcích, které vidíš jen ty, jsou červená a modrá tmavé a ostatní světlé, takže všech pět rozlišíš.
   *[usual] Na obrázcích, které vidíš jen ty, mají hráči obvyklé barvy.
}
    .choice = { $value ->
        [apart] Dobře rozlišitelné, i pro barvoslepé
       *[usual] Obvyklé barvy
    }
setting-board = **Plán v tvém panelu** · { $value ->
    [near] Panel ukazuje jen to, co je v dosahu, zvětšené pro telefon. Celý plán ukáže { command-board }.
   *[whole] Panel ukazuje celý plán.
}
    .choice = { $value ->
        [near] Co je v dosahu, větší
       *[whole] Celý plán
    }
setting-signs = **Symboly hráčů** · { $value ->
    [words] Ve všem, co vidíš jen ty, píšu barvy slovy. Hodí se, když se ti emoji nezobrazují nebo splývají.
   *[emoji] Ve všem, co vidíš jen ty, má každá barva své emoji.
}
    .choice = { $value ->
        [words] Slova
       *[emoji] Emoji
    }
panel-colours = Splývají ti některé barvy? Zvol jiné v *{ button-settings }*. Znovu se nezeptám.
button-settings = Nastavení

setting-pings = **Kde tě upozornit** · { $value ->
    [direct] Přímou zprávu ti pošlu, když jsi na tahu, když přijde pozvánka nebo nový hráč a když hra začne nebo skončí. Pokud ji Discord nedovolí, použiju kanál.
   *[channel] V kanálu hry tě upozorním, když jsi na tahu, když přijde pozvánka nebo nový hráč a když hra začne nebo skončí.
}
    .choice = { $value ->
        [direct] Přímou zprávou
       *[channel] V kanálu
    }
setting-reminders = **Připomínky** · { $value ->
    [hour] Od příštího tahu dostaneš navíc připomínku každou hodinu, nejvýš tři před každou připomínkou stolu.
    [four-hours] Od příštího tahu dostaneš navíc připomínku každé 4 hodiny, nejvýš tři před každou připomínkou stolu.
    [half-day] Od příštího tahu dostaneš navíc připomínku každých 12 hodin, nejvýš tři před každou připomínkou stolu.
    [day] Od příštího tahu dostaneš navíc připomínku každý den, nejvýš tři před každou připomínkou stolu.
   *[table] Připomínky dostáváš tak často, jak určuje tempo stolu.
}
    .choice = { $value ->
        [hour] Navíc každou hodinu
        [four-hours] Navíc každé 4 hodiny
        [half-day] Navíc každých 12 hodin
        [day] Navíc každý den
       *[table] Podle tempa stolu
    }
setting-next = **Upozornění předem** · { $value ->
    [on] Upozorním tě v kanálu i ve chvíli, kdy budeš další na řadě.
   *[off] Upozorním tě, jen když jsi na tahu.
}
    .choice = { $value ->
        [on] I když jsem další na řadě
       *[off] Jen když jsem na tahu
    }
setting-explain = **Vysvětlivky k novinkám** · { $value ->
    [on] Když na něco narazíš poprvé, třeba na dražbu, najdeš vysvětlení nad panelem.
   *[off] Vysvětluji, jen když se zeptáš: stiskni *{ button-what }* v panelu, nebo použij { command-rules }.
}
    .choice = { $value ->
        [on] Každou novinku jednou vysvětli
       *[off] Vysvětli jen to, na co se ptám
    }
new-thing = > **Nově** · { $line }
new-thing-once = -# Tuto vysvětlivku uvidíš jen jednou. Všechny vypneš v { command-settings }.
setting-colours = **Oblíbené barvy** · Když se připojíš ke stolu, dostaneš první volnou z těchto: { $value }.
    .choice = { $place ->
        [next] Pak { $value }
       *[first] { $value }
    }
setting-colours-off = **Oblíbené barvy** · Když se připojíš ke stolu, dostaneš první volnou barvu.
    .choice = Na barvě nezáleží
setting-statistics = **Tvoje výsledky** · { $value ->
    [on] Na tvých serverech je vidí všichni v { command-results-profile } a v žebříčku serveru, pokud ho má.
   *[off] Nikdo jiný je nevidí a profil ani umístění v žebříčku nemáš. Do ratingu ostatních se tvoje hry počítají dál.
}
    .choice = { $value ->
        [on] Ostatní je vidí
       *[off] Vidím je jen já
    }
setting-zone = **Časové pásmo** · Všechny časy a data vidíš v pásmu { $value }.
setting-zone-form = Časové pásmo
setting-zone-label = Nejbližší velké město, nebo posun od UTC
setting-zone-example = „Praha“, „Europe/Prague“ nebo „UTC+1“
setting-quiet = **Doba klidu** · Od { $begins } do { $ends } tě neupozorňuji. Moje zprávy přicházejí potichu a připomenu se až potom. Pokud se hodiny u stolu v době klidu zastavují, čas ti v ní neběží (nejvýš 12 hodin denně).
setting-quiet-off = **Doba klidu** · Žádná: upozornit tě můžu kdykoli.
setting-quiet-form = Doba klidu
setting-quiet-label = Začátek a konec, nebo „vypnout“
setting-quiet-example = „22:30-7“, „22-7“ nebo „vypnout“
setting-away = **Nepřítomnost** · Do { $value } tě nebudu upozorňovat a čas na tah ti začne běžet až po návratu.
setting-away-off = **Nepřítomnost** · Žádná: teď jsi tu.
setting-away-form = Pryč do
setting-away-label = Den návratu, nebo „zpět“
setting-away-example = „pátek“, „6. ledna“, „2027-01-06“, „10 dní“ nebo „zpět“
setting-digest = **Denní přehled** · V { $value } ti přímou zprávou pošlu vše, co na tebe čeká. Jinak tě upozorním jen na pozvánky, hlasování, která končí ještě před přehledem, a stoly, kde ti do 24 hodin může vypršet čas.
setting-digest-off = **Denní přehled** · Žádný: upozorním tě na každý tah.
setting-digest-form = Denní přehled
setting-digest-label = V kolik, nebo „vypnout“
setting-digest-example = „8“, „18:30“ nebo „vypnout“
refusal-unclear-hour = Nevím, jaký čas má být „{ $typed }“. Zkus „8“, „18:30“ nebo „vypnout“.
refusal-unclear-zone = Časové pásmo „{ $typed }“ neznám. Nemá to být { $near }? Napiš velké město, nebo posun jako UTC+1.
refusal-unknown-zone = Časové pásmo „{ $typed }“ neznám. Napiš nejbližší velké město (Praha, Londýn, Tokio) nebo posun od UTC (UTC+1).
refusal-unclear-hours = { $found ->
    [0] Ve výrazu „{ $typed }“ nevidím dva časy.
    [one] Ve výrazu „{ $typed }“ vidím jen jeden čas: { $times }.
   *[other] Potřebuji dva různé časy, ale ve výrazu „{ $typed }“ jsou tyto: { $times }.
} Zkus „22:30-7“ nebo „vypnout“.
refusal-unclear-day = Nevím, jaký den myslíš: „{ $typed }“. Kdy se vrátíš? Zkus „pátek“, „6. ledna“, „2027-01-06“, „10 dní“ nebo „zpět“.
refusal-unclear-past-day = Nevím, jaký den myslíš: „{ $typed }“. Zkus „2026-11-06“, „6. listopadu“ nebo „dnes“.
refusal-day-is-past = Návrat { $day } nastavit nejde, musí být až po dnešku. Napiš pozdější den, nebo „zpět“, jestli už tu jsi.
refusal-away-too-long = { $day } je až za víc než { $days ->
            [one] { $days } den
            [few] { $days } dny
           *[other] { $days } dní
        }. Na tak dlouho nech svoje místo botovi příkazem { command-table-leave }.
