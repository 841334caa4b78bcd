open-tables-title = **Volné stoly**
open-tables-none = Žádné volné stoly teď nejsou. Založ vlastní příkazem { command-new }.
open-table-seats = obsazeno { $joined } z { $most }
open-table-begins = začíná { $soon }
open-tables-more = { $count ->
    [one] Ještě { $count } stůl: napiš { command-tables }
    [few] Ještě { $count } stoly: napiš { command-tables }
   *[other] Ještě { $count } stolů: napiš { command-tables }
}
button-take-seat = Připojit se k #{ $id }
button-next-tables = Další stoly
button-first-tables = První stoly
seat-taken = Ve hře **{ $game } #{ $id }** hraješ jako { $colour }: { $where }
noticeboard-none = Volné stoly tu můžu vypisovat do jedné zprávy, kterou budu průběžně aktualizovat.
noticeboard-here = Seznam volných stolů udržuji v { $where }.
noticeboard-barred = Teď ale nemůžu. Správce serveru mi musí v nastavení kanálu dát tato oprávnění: { $permissions }.
button-noticeboard-here = Vést seznam tady
button-noticeboard-again = Vypsat seznam znovu
button-noticeboard-move = Vést seznam radši tady
button-noticeboard-gone = Zrušit seznam

## Komu se vyhýbáš

button-avoid = Komu se vyhýbám
avoid-title = **Komu se vyhýbáš** · Tito lidé se nepřipojí k novému stolu, kde máš místo, a ty se nepřipojíš k jejich. Důvod jim neříkám. Tento seznam nikdo jiný nevidí. Rozehrané hry běží dál.
avoid-count = { $count ->
    [0] Nikomu se nevyhýbáš.
    [one] Vyhýbáš se { $count } člověku.
   *[other] Vyhýbáš se { $count } lidem.
}
menu-avoid = Komu se chceš vyhýbat? (nejvýš { $most })
refusal-no-seat-here = K tomuto stolu se připojit nemůžeš. Jiné ukáže { command-tables }.
refusal-too-many-avoided = Vyhýbat se můžeš nejvýš { $most } lidem. Nejdřív někoho ze seznamu odeber.

## Hledání spoluhráčů

button-seek = Hledat hru
seek-title = **Hledat hru** · Jakmile budou stejnou hru chtít { $least } lidé, otevřu jim stůl ve vlákně kanálu { $where } a upozorním je.
seek-on = Spoluhráče na **{ FORM($game, case: "accusative") }** hledáš do { $ends }.
menu-seek-game = Která hra?
menu-seek-kinds = Která rozšíření? (můžeš vybrat i víc možností)
menu-seek-paces = Jak rychle? (můžeš vybrat i víc možností)
menu-seek-days = Jak dlouho?
seek-days = { $days ->
    [one] Hledat { $days } den
    [few] Hledat { $days } dny
   *[other] Hledat { $days } dní
}
button-seek-start = Začít hledat
button-seek-again = Změnit hledání
button-seek-stop = Přestat hledat
seek-similar = Spojím tě jen s těmi, kdo hrají v podobnou dobu jako ty: { $hours }.
button-seek-my-hours = Jen ve stejnou dobu jako já
button-seek-any-hours = Kdykoli
seek-hours = mezi { $begins } a { $ends }
refusal-hours-unknown = Zatím nevím, kdy hraješ. Řekni mi své časové pásmo v { command-settings } pod *{ button-settings-calls }*.
seekers = **Hledají spoluhráče**
seekers-line = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}: { $what }
seekers-more = { $count ->
    [one] ještě { $count } člověk
    [few] ještě { $count } lidé
   *[other] ještě { $count } lidí
}
search-over = { $who }, hledání hry **{ $game }**{ $listed ->
    [yes] {" "}v { $where }
   *[no] {""}
} končí. Nesešlo se dost zájemců.
button-seek-renew = Hledat znovu
gathered-thread = { $game }: nový stůl
post-gathered = { $people }: všichni hledáte hru { $game }, tak tady máte stůl. Změňte jeho možnosti, počkejte na další, nebo stiskněte *{ button-start }*.
refusal-no-noticeboard = Tento server zatím nemá seznam volných stolů. Založit ho může správce serveru v { command-tables }.
refusal-too-many-open = Nedohraných her máš { $open } a nový stůl hledám jen těm, kdo jich mají nejvýš { $most }. Nejdřív některou dohraj, nebo se připoj ke stolu z { command-tables }.
