## Místa

post-seat-absent = **{ $game }** · { $who } teď nehraje, nastupuje bot. Vrátit se může kdykoli.
post-seat-no-show = **{ $game }** · { $who } nestíhá první tah, takže místo přebírá bot. Vrátit se může kdykoli.
post-unrated = Hra už není hodnocená.
post-seat-overdue = **{ $game }** · { $who } má tah po termínu a organizátor místo svěřuje botovi. Vrátit se může kdykoli.
post-seat-agreed = **{ $game }** · { $who } souhlasí, aby místo převzal bot, a může se kdykoli vrátit.
post-seat-left = **{ $game }** · { $who } odchází od stolu a místo přebírá bot. Vrátit se může kdykoli.
post-seat-replaced = **{ $game }** · organizátor svěřuje místo hráče { $who } botovi. { $who } se může kdykoli vrátit.
post-seat-returned = **{ $game }** · { $who } se vrací a zase hraje.
post-seat-taken = **{ $game }** · { $who } teď hraje za { FORM($colour, case: "accusative") }.
post-seat-resigned = **{ $game }** · { $who } hru vzdává. Dohraje ji bot.
post-seat-departed = **{ $game }** · { $colour } odchází nadobro. Hru dohraje bot.
post-seat-swapped = **{ $game }** · { $who } a { $other } si vyměňují místa: { $who } teď hraje za { FORM($colour, case: "accusative") }, { $other } za { FORM($others, case: "accusative") }.
post-seat-gone = **{ $game }** · { $who } v této hře končí. Dohraje ji bot.
post-seat-season-over = **{ $game }** · sezona je u konce a { $who } v této hře končí; dohraje ji bot.
post-organiser = Stůl teď vede { $who }.
button-return = Vrátit se
panel-replaced = Hraje za tebe bot. Stiskni *{ button-return }* a místo je zase tvoje.
table-left = U stolu teď nehraješ, hraje za tebe bot. Místo si kdykoli vezmeš zpět příkazem { command-table-return }.
table-replaced = Dokud se hráč nevrátí, hraje za něj bot.
replace-ask = { $way ->
    [own] Předat místo? Bot ({ $house }) bude hrát za tebe, dokud se nevrátíš.
    [at-once] { $who } má tah po termínu. Má místo převzít bot ({ $house })? Řeknu to všem a { $who } se bude moct kdykoli vrátit.
    [vote] { $who } má tah po termínu. Zeptat se ostatních, jestli má do návratu tohoto hráče hrát bot ({ $house })?
   *[agree] { $who } má ještě čas, takže se nejdřív zeptám: bot ({ $house }) převezme místo jen se souhlasem hráče.
}
button-replace = { $way ->
    [own] Předat místo
    [at-once] Nahradit
    [vote] Zeptat se ostatních
   *[agree] Zeptat se hráče
}
refusal-season-game = Tato hra patří do sezony, takže ji nelze pozastavit ani v ní měnit možnosti a místa. Organizátor sezony má víc možností v { command-league }.
refusal-house-too-weak = Ten bot je moc slabý na to, aby hrál za někoho, kdo s tím nesouhlasí. Možnost *bot* vynech, nebo zvol Štamgasta či někoho silnějšího.

## Hlasování

post-vote-absence = **{ $game }** čeká: na tahu je { $who }, upozornění přišlo { $since }. Má do návratu hrát bot ({ $house })? Hlasování končí nejpozději { $ends }, rozhoduje většina. Jakmile { $who } odehraje tah, hlasování končí.
post-vote-cancel = **{ $game }** · { $who } chce hru nadobro zrušit. Stačí jedno ne a hra zůstane. Jinak ji zruším, až budou souhlasit všichni, nebo { $ends }, pokud souhlasí aspoň polovina hráčů.
post-vote-pause = **{ $game }** · { $who } chce hru pozastavit. Stačí jedno ne a hraje se dál. Jinak ji pozastavím, až budou souhlasit všichni, nebo { $ends }, pokud souhlasí aspoň polovina hráčů.
post-vote-resume = **{ $game }** · { $who } chce ve hře pokračovat. Stačí jedno ne a pauza trvá. Jinak se hra obnoví, až budou souhlasit všichni, nebo { $ends }, pokud souhlasí aspoň polovina hráčů.
post-vote-offer = **{ $game }** · můžeš převzít místo hráče { $who }. Nabídka vyprší { $ends }.
post-vote-swap = **{ $game }** · { $who } ({ $colour }) si chce vyměnit místo s hráčem { $other } ({ $others }). Po výměně bude každý hrát s tím, co teď má ten druhý, včetně tajných karet. Žádost vyprší { $ends }.
post-vote-replace = **{ $game }** · { $who }, organizátor navrhuje, aby za tebe hrál bot ({ $house }). Bez tvého souhlasu se nic nezmění a vrátit se můžeš kdykoli. Žádost vyprší { $ends }.
post-vote-absent = { $absence ->
    [wait] Počítají se všichni, i ti, za které hraje bot.
   *[vote] Ti, za které hraje bot, odpovědět mohou, ale počítají se, jen když odpoví.
}
post-voters = { $who }: prosím o odpověď.
button-vote-yes = { $about ->
    [cancel] Ano, zrušit
    [pause] Ano, pozastavit
    [resume] Ano, pokračovat
    [offer] Převzít místo
    [swap] Vyměnit místa
    [replace] Ano, ať hraje bot
    [undo] Ano, vzít zpět
   *[absence] Ano, ať hraje bot
}
button-vote-no = { $about ->
    [cancel] Ne, hrajme dál
    [pause] Ne, hrajme dál
    [resume] Ne, ještě ne
    [offer] Ne, díky
    [swap] Nechat si místo
    [replace] Ne, hraju dál
    [undo] Ne, hrajme dál
   *[absence] Ne, počkejme
}
vote-asked = { $about ->
    [cancel] Ptám se ostatních, jestli hru zrušit.
    [pause] Ptám se ostatních, jestli hru pozastavit.
    [undo] Ptám se ostatních, jestli to vzít zpět.
    [absence] Ptám se ostatních, jestli má místo převzít bot.
   *[resume] Ptám se ostatních, jestli ve hře pokračovat.
} Hlasování končí { $ends }.
vote-offered = Čekám na odpověď: { $who }. Žádost vyprší { $ends }.
vote-counted = { $said ->
    [yes] Hlasuješ ano.
   *[no] Hlasuješ ne.
} Zatím ano: { $yes }, ne: { $no }. Hlasování končí { $ends }, do té doby můžeš hlas změnit.
vote-decided = { $result ->
    [yes] { $about ->
        [cancel] Hra je zrušená.
        [pause] Hra je pozastavená.
        [resume] Hra pokračuje.
        [offer] Místo je tvoje. Panel otevřeš příkazem { command-turn }.
        [swap] Místa jsou vyměněná. Panel otevřeš příkazem { command-turn }.
        [replace] Hraje za tebe bot. Místo si kdykoli vezmeš zpět příkazem { command-table-return }.
        [undo] Hotovo, vzal jsem to zpět. Panel otevřeš příkazem { command-turn }.
       *[absence] Odpověděli všichni, místo přebírá bot.
    }
   *[no] { $about ->
        [cancel] Hra se nezruší.
        [pause] Hra se nepozastaví.
        [resume] Hra zůstává pozastavená.
        [offer] Místo zůstává botovi.
        [swap] Každému zůstává jeho místo.
        [replace] Hraješ dál.
        [undo] Všechno zůstává, jak je.
       *[absence] Odpověděli všichni, čekáme dál.
    }
}
post-voted = { $about ->
    [cancel] **{ $game }** se neruší: nesouhlasí všichni.
    [pause] **{ $game }** se nepozastavuje: nesouhlasí všichni.
    [resume] **{ $game }** · hra zůstává pozastavená.
    [swap] **{ $game }** · { $who } a { $other } si nechávají svá místa.
    [undo] **{ $game }** · nic se zpět nebere: nesouhlasí všichni.
    [replace] **{ $game }** · { $who } hraje dál.
    [offer] **{ $game }** · místo hráče { $who } nikdo nechce, dál hraje bot.
   *[absence] **{ $game }** dál čeká na tah. Na řadě je { $who }.
}
post-voted-moved = **{ $game }** · mezitím někdo táhl, takže žádost o vrácení už neplatí.
post-voted-lost = **{ $game }** · { $who } už nehraje, nastoupil bot, takže { $about ->
    [swap] žádost o výměnu míst neplatí.
   *[replace] žádost o bota neplatí.
}
post-paused = **{ $game } #{ $id }**: hra je pozastavená. Nebudu nic připomínat a kanál je volný pro jinou hru. O pokračování požádáš všechny příkazem { command-table-resume }.
post-resumed = **{ $game } #{ $id }** pokračuje.
button-resume = Pokračovat

## Další hra

button-rematch = Odveta
rematch-call = { $people }: { $who } si chce znovu zahrát { FORM($game, case: "accusative") }. Jestli chceš taky, stiskni výš *{ button-join }*.

## Oznámení

notice-invited = { $who }, máš pozvánku do hry **{ $game } #{ $id }** v { $where }.
notice-joined = { $joined ->
    [0] { $who }, ve hře **{ $game } #{ $id }** v { $where } jsou všechna místa obsazená.
   *[other] { $who }, ve hře **{ $game } #{ $id }** v { $where } { $joined ->
        [one] je nový hráč
       *[other] jsou noví hráči
    }: { $people }. { $open ->
        [0] Všechna místa jsou obsazená.
        [one] Zbývá { $open } volné místo.
        [few] Zbývají { $open } volná místa.
       *[other] Zbývá { $open } volných míst.
    }
}
notice-again = { $who }, { $asker } si chce v { $where } znovu zahrát **{ FORM($game, case: "accusative") }**. Jestli chceš taky, stiskni tam *{ button-join }*.
notice-vote-waits = { $who }, hlasování ve hře **{ $game } #{ $id }** v { $where } čeká na tvou odpověď.
notice-stalls = { $state ->
    [closed] { $who }, hra **{ $game } #{ $id }** v { $where } je uzavřená, protože měsíc nikdo netáhl. Prohlédnout si ji můžeš příkazem { command-history }.
    [mine] { $who }, hra **{ $game } #{ $id }** v { $where } čeká na tebe a už týdny nikdo netáhl. Bez tahu se uzavře { $when }.
   *[others] { $who }, ve hře **{ $game } #{ $id }** v { $where } už týdny nikdo netáhl. Bez tahu se uzavře { $when }.
}
notice-played-for = { $why ->
    [moved-for] { $who }, tvůj tah ve hře **{ $game } #{ $id }** v { $where } je po termínu, takže ho za tebe odehrává bot. Dál už je to na tobě.
    [gone] { $who }, ve hře **{ $game } #{ $id }** v { $where } ti vypršel čas. Dohraje ji bot a body za ni nedostaneš.
   *[absent] { $who }, tvůj tah ve hře **{ $game } #{ $id }** v { $where } je po termínu, takže za tebe hraje bot. Místo si tam vezmeš zpět příkazem { command-table-return }.
}
notice-seat-lost = { $who }, tvoje místo ve hře **{ $game } #{ $id }** v { $where } po botovi přebírá { $new }.
notice-begun = { $who }, hra **{ $game } #{ $id }** v { $where } začíná. Až budeš na tahu, upozorním tě.
notice-ended = { $who }, hra **{ $game } #{ $id }** v { $where } je u konce: { $result }
notice-asleep = { $why ->
    [server] Hra **{ $game } #{ $id }** spí, protože na jejím serveru už nejsem. Nic se neztratí: až tam zase budu, hra bude pokračovat. Do té doby nic nepřipomínám.
   *[channel] { $organises ->
        [true] Hra **{ $game } #{ $id }** spí, protože její kanál je smazaný. Nic se neztratí a nic nepřipomínám. Napiš { command-table-move } v jiném kanálu a hra bude pokračovat tam.
       *[other] Hra **{ $game } #{ $id }** spí, protože její kanál je smazaný. Nic se neztratí a nic nepřipomínám. Organizátor může v jiném kanálu pokračovat příkazem { command-table-move }.
    }
}
notice-barred = { $problem ->
    [permissions] **{ $game } #{ $id }** v { $where }: už tam nemůžu psát. Dej mi prosím tato oprávnění: { $missing }. Nebo napiš { command-table-move } v jiném kanálu a hra bude pokračovat tam.
   *[closed] **{ $game } #{ $id }** v { $where }: nemůžu tam psát, vlákno je uzavřené. Otevři ho znovu, nebo napiš { command-table-move } v jiném kanálu a hra bude pokračovat tam.
}
notice-refused = -# Discord mi nedovolí poslat ti přímou zprávu, takže tě budu upozorňovat tady. Až přímé zprávy povolíš, změň *Kde tě upozornit* v { command-settings }.

## Sledování

follow-turns = Každý tah
follow-end = Jen až hra skončí
follow-nothing = Nic (přestat sledovat)
following = { $wish ->
    [nothing] Hru **{ $game } #{ $id }** už nesleduješ.
    [turns] { $place ->
        [thread] **{ $game } #{ $id }**: v tomto vlákně napíšu každý tah.
       *[direct] Sleduješ hru **{ $game } #{ $id }**: po každém tahu ti pošlu přímou zprávu, dokud je povoluješ.
    }
   *[end] { $place ->
        [thread] **{ $game } #{ $id }**: v tomto vlákně napíšu výsledek.
       *[direct] Sleduješ hru **{ $game } #{ $id }**: výsledek ti pošlu přímou zprávou, pokud je povoluješ.
    }
}
followed-turn = **{ $game } #{ $id }** v { $where }
followed-end = { $status ->
    [finished] **{ $game } #{ $id }** v { $where } je u konce: { $result }
   *[cancelled] Hra **{ $game } #{ $id }** v { $where } je zrušená.
}

## Jiný kanál

post-board = { $why ->
    [moved] **{ $game } #{ $id }** pokračuje tady.
    [back] Jsem zpátky a **{ $game } #{ $id }** pokračuje.
   *[lost] **{ $game } #{ $id }** · jak teď vypadá herní plán
}
post-moved = **{ $game } #{ $id }** pokračuje v { $where }.
post-left-server = **{ $game }** · { $who } opouští tento server.
table-moved = Hra pokračuje tady.
table-moved-choice = { $game } #{ $id } · { $where }
table-moved-where-gone = její kanál nevidím

## Vzdání hry

resign-ask = Vzdát hru? Dohraje ji za tebe bot, vrátit se nebudeš moct a skončíš na posledním místě. Vzít to zpět už nepůjde. Na přestávku použij { command-table-leave }.
resign-ask-two = Vzdát hru? Vyhraje { $other } a hra hned skončí. Vzít to zpět už nepůjde.
resign-ask-unplayed = Vzdát hru? Žádný tah ještě není odehraný, takže se hra zruší a nebude se počítat. Vzít to zpět už nepůjde.
post-called-off = **{ $game } #{ $id }**: hra je zrušená, { $who } ji vzdává před prvním odehraným tahem. Nepočítá se.
button-resign = Vzdát
resigned = Vzdání platí, v této hře už nehraješ.
result-resigned = Vyhrává { $winner }: { $who } hru vzdává.
panel-resigned = V této hře už nehraješ: dohraje ji za tebe bot.
refusal-resigned = V této hře už nehraješ: dohraje ji za tebe bot.

## Vlastní poznámky

button-notes = Moje poznámky
notes-form = Moje poznámky k #{ $id }
notes-label = Vidíš je jen ty
notes-mine = **Moje poznámky** (vidíš je jen ty)
    { $text }
notes-kept = Uloženo. Poznámky znovu ukáže { command-hand }. Vidíš je jen ty:
    { $text }
notes-gone = K této hře už žádné poznámky nemáš.
refusal-notes-too-long = Tvoje poznámky mají { $length ->
            [one] { $length } znak
            [few] { $length } znaky
           *[other] { $length } znaků
        }. Zkrať je nejvýš na { $most }.

## Odmítnutí

refusal-plays-here = U tohoto stolu hraješ, takže tě upozorním, až budeš na tahu.
refusal-follow-in-thread = Napiš to jinam než do vlákna samotné hry.
refusal-follow-uninvited = Ke sledování soukromé hry potřebuješ pozvánku. Požádej o ni organizátora hry.
refusal-follow-private = Soukromou hru nebo hru na jiném serveru můžeš sledovat jen v přímých zprávách.

refusal-game-here-already = Tato hra už v tomto kanálu je.
refusal-other-server = Hru můžeš přesunout jen do jiného kanálu na stejném serveru.
refusal-which-game = Kterou hru? Napiš { command-table-move } a vyber ji ze seznamu.
refusal-nothing-to-move = Nemáš žádnou hru, kterou by sem šlo přesunout. Přesunout ji může jen organizátor nebo správce serveru.

refusal-own-vote = O tomto hlasovat nemůžeš, ale jakmile odehraješ tah, hlasování skončí.
refusal-vote-over = Toto hlasování už skončilo.
refusal-vote-running = U stolu už jedno hlasování běží. Zeptej se znovu, až skončí.
refusal-not-offered = Tato nabídka je pro někoho jiného.
refusal-not-asked = Tato otázka je pro někoho jiného.
refusal-own-seat = To je tvoje vlastní místo. Vyber jiného hráče.
refusal-not-played-by-person = Na tomto místě hraje bot. Vyměnit si místo můžeš jen s lidmi.
refusal-seats-in-lobby = Hra ještě nezačala, takže rozmístění hráčů může změnit organizátor. V lobby stiskni *{ button-more }* a *{ button-options }*, pak zvol *{ button-options-seats }*.
refusal-order-is-drawn = Pořadí míst na začátku losuji. Chceš-li ho určit, nejdřív zvol v možnostech „{ lobby-order-joined-name }“.
refusal-replaced = Zrovna za tebe hraje bot. Stiskni *{ button-return }* a místo je zase tvoje.
refusal-not-replaced = Na svém místě už hraješ.
refusal-not-paused = Tato hra není pozastavená.
refusal-last-person = Nikdo další u stolu nehraje. Hru pozastavíš příkazem { command-table-pause } a ukončíš příkazem { command-table-cancel }.
refusal-not-a-person = Na tomto místě už hraje bot.
refusal-seat-played = Na tomto místě někdo hraje. Nabídnout ho můžeš, až hráč odejde nebo ho vystřídá bot.
refusal-already-at-table = Tento člen už u stolu místo má.
refusal-person-or-house = Vyber buď člena, nebo bota, ne oba.
refusal-no-rematch-yet = Odvetu můžete hrát, až tato hra skončí.
refusal-cannot-play = Místo si může vzít jen někdo z tohoto serveru.
