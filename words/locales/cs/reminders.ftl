# Doby: dvě největší jednotky v seznamu.
duration-days = { $count ->
            [one] { $count } den
            [few] { $count } dny
            [many] { $count } dne
           *[other] { $count } dní
        }
    .genitive = { $count ->
            [one] { $count } dne
            [few] { $count } dnů
           *[other] { $count } dnů
        }
duration-hours = { $count ->
            [one] { $count } hodina
            [few] { $count } hodiny
            [many] { $count } hodiny
           *[other] { $count } hodin
        }
    .accusative = { $count ->
            [one] { $count } hodinu
            [few] { $count } hodiny
           *[other] { $count } hodin
        }
    .genitive = { $count ->
            [one] { $count } hodiny
            [few] { $count } hodin
           *[other] { $count } hodin
        }
duration-minutes = { $count ->
            [one] { $count } minuta
            [few] { $count } minuty
            [many] { $count } minuty
           *[other] { $count } minut
        }
    .accusative = { $count ->
            [one] { $count } minutu
            [few] { $count } minuty
           *[other] { $count } minut
        }
    .genitive = { $count ->
            [one] { $count } minuty
            [few] { $count } minut
           *[other] { $count } minut
        }
time-bank = -# Časová rezerva: zbývá { $left }.
time-bank-runs = -# Časová rezerva: zbývá { $left }, vyprší { $when }.
state-time-banks = **Časové rezervy**
state-time-bank = { $sign } { $who }: { $left }
prompt-time-bank = { $season ->
    [yes] -# Tvůj čas v této hře vyprší { $when }. Pak ji dohraje bot a body nedostaneš.
   *[no] -# Tvoje časová rezerva vyprší { $when }. Pak může hra pokračovat bez tebe.
}
prompt-first-move = -# Když nezahraješ první tah, převezme { $when } tvoje místo bot.

prompt-reminder = -# První upozornění přišlo { $since }.
prompt-unfinished = Rozhodnutí už máš za sebou, ale tah ještě není ukončený. Stiskni *{ button-open }*, zkontroluj ho a ukonči.
prompt-time-ends = -# Tvůj čas vyprší { $when }. Pak { $absence ->
    [house] místo převezme bot, dokud se nevrátíš.
   *[vote] ostatní rozhodnou, jestli místo převezme bot.
} Stačí jakýkoli tah a nestane se to.
prompt-away = -# Pryč do { $until }.
prompt-next = -# { $mention }, další na tahu budeš ty.
prompt-late = -# Chvíli to tu nefungovalo. Co na tebe čeká, ukáže { command-games }.
button-to-table = Ke stolu
button-snooze = Připomenout později
button-snooze-for = { $time ->
    [hour] Za hodinu
    [four-hours] Za 4 hodiny
   *[half-day] Za 12 hodin
}
button-mute = Tady neupozorňovat
button-unmute = Zase upozorňovat
snooze-when = Kdy ti mám tento tah připomenout?
snoozed = Připomenu ti ho { $when }.
muted = U tohoto stolu už tě upozorňovat nebudu. Kdo je na tahu, tam uvidíš i nadále.
unmuted = U tohoto stolu tě zase budu upozorňovat.

post-stalled = **{ $game } #{ $id }** · už týdny nikdo netáhl{ $late ->
    [0] .
   *[other] {""} (na tahu je { $who }).
} Bez tahu se hra uzavře { $when }.
post-closed = **{ $game } #{ $id }**: hra je uzavřená, protože měsíc nikdo netáhl{ $late ->
    [0] .
   *[other] {""} (na tahu je { $who }).
} Prohlédnout si ji můžeš příkazem { command-history }, další založíš příkazem { command-new }.
post-stalled-others = -# U tohoto stolu také: { $others }
post-waits = **{ $game }** · { $who }: čas vypršel. Nikdo další tu hlasovat nemůže, takže se čeká dál. Po měsíci bez tahu se hra uzavře.

refusal-no-reminder = Není co odkládat: nejsi na tahu, u tohoto stolu nic nepřipomínám, nebo už máš všechny tři připomínky.
