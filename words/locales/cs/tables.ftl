## Panel

panel-thinking = { $count ->
    [one] Teď nemusíš nic dělat: přemýšlí { $who }.
   *[other] Teď nemusíš nic dělat: přemýšlejí { $who }.
}
panel-played-for = Teď nemusíš nic dělat: hraje za tebe bot.
panel-waiting = { $count ->
    [one] Teď nemusíš nic dělat: na tahu je { $who }.
   *[other] Teď nemusíš nic dělat: na tahu jsou { $who }.
}
panel-waiting-mine = { $count ->
    [one] Tvůj tah bude pokračovat, až odpoví { $who }.
   *[other] Tvůj tah bude pokračovat, až odpoví { $who }.
}
panel-finished = { $count ->
    [one] Tvůj tah je u konce. Na řadě je { $who }.
   *[other] Tvůj tah je u konce. Na řadě jsou { $who }.
}
panel-head = **{ $question }** · { $status }
panel-refused = **{ $reason }**
panel-sealed = -# Odpověď už nepůjde změnit a zůstane tajná, dokud neodpoví všichni.
panel-final = -# Odpověď už nepůjde změnit.
panel-next-game = Čeká na tebe **{ $game } #{ $id }**.
panel-game-over = Tato hra skončila.
panel-more = Další volby
menu-whole-turns = Celý tah najednou
    .more = Další celé tahy
panel-chance-once = { TRAIT($chance, name: "plain") ->
    [ano] -# Žádnou volbu nelze vzít zpět.
   *[ne] -# Ať zvolíš cokoli: { $chance }.
}
    .of = -# „{ $title }“: { $chance }.
    .alone = -# { CAPITAL($chance) }.
panel-finishing = -# { $count ->
    [one] Tím tvůj tah skončí:
   *[other] Každou z těchto voleb tvůj tah skončí:
}
panel-going-on = -# { $count ->
    [one] Tím tvůj tah nekončí:
   *[other] Žádnou z těchto voleb tvůj tah nekončí:
}
panel-showing = -# { $count ->
    [one] Tuto volbu nejde vzít zpět, protože ti ukáže něco nového:
   *[other] Žádnou z těchto voleb nejde vzít zpět, protože ti ukáže něco nového:
}
shortcut-line = { $name }: { $deal }
    .begun = { $name } { $deal }
group-worse = Málokdy se vyplatí…
panel-menu-going-on = { $title } · tah tím nekončí
panel-menu-part = { $title } · { $first } … { $last }

button-what = Co to je?
button-what-close = Zavřít vysvětlení
menu-what-offered = Co je v nabídce
menu-what-seen = Co vidíš
menu-what-terms = Jak se hraje
what-ask = **Co to je?** Vyber něco z nabídek a vysvětlím to. Tvůj tah to nezmění.
what-title = **{ $title }**
what-now = **Teď:** { $label }.
what-now-some = **Teď:** můžeš to zvolit.
what-not-now = **Teď ne.** { $reason }
    .plain = Teď ne. { $reason }
what-gone = { $title }: to tu už není. Můžeš se zeptat na něco jiného.
what-unknown = To tu už není. Můžeš se zeptat na něco jiného.

ahead-title =
    {""}**{ button-ahead }**
    -# Když se tě v cizím tahu na něco zeptám a do půl minuty neodpovíš, použiju odpověď odtud. Dokud ji nepoužiju, nikdo jiný ji nevidí.
ahead-none = U tohoto stolu se tě v cizích tazích na nic neptám, takže není na co odpovědět předem.
button-prepare = Připravit příští tah
button-drop-plan = Zrušit přípravu
prepare-title =
    {""}**Připrav si příští tah**
    -# Zahraj ho tady jako ve svém tahu. Půl minuty po začátku tvého tahu tyto volby zahraju, pokud mě nepředběhneš. Když některá už nebude možná nebo by dopadla jinak, nezahraju žádnou a řeknu ti to. Nikdo jiný je nevidí.
prepare-question = **{ $question }**
prepare-ends = Dál už tah připravit předem nejde, rozhodne náhoda nebo ostatní. Nebude-li tím tvůj tah u konce, upozorním tě.
prepare-off = { $why ->
    [illegal] Tvůj připravený tah zahazuji: jedna z voleb už není možná.
    [undone] Tvůj připravený tah zahazuji: někdo vzal tah zpět.
   *[changed] Tvůj připravený tah zahazuji: jedna z voleb by teď dopadla jinak.
}
panel-prepared = -# Příští tah máš připravený.
prompt-prepared = Připravená část tahu je zahraná. Zbytek je na tobě.
plan-off = **{ $game } #{ $id }** v { $where } · { $why ->
    [illegal] Tvůj připravený tah zahazuji: jedna z voleb už není možná.
    [undone] Tvůj připravený tah zahazuji: někdo vzal tah zpět.
   *[changed] Tvůj připravený tah zahazuji: jedna z voleb by teď dopadla jinak.
}
plan-choice = Jde o volbu: „{ $choice }“.
refusal-cannot-prepare = Příští tah teď připravit nemůžeš: jeho začátek závisí na náhodě nebo na ostatních.
refusal-your-turn-already = Jsi na tahu: stiskni *{ button-open }*.
refusal-plan-over = Tak daleko dopředu připravovat nemůžeš: předtím rozhodne náhoda nebo ostatní.
menu-ahead = Odpovědět předem
button-ahead = Odpovědi na cizí tahy
button-ask-me = Zase se ptát
button-try = Vyzkoušet tahy
button-try-anew = Začít znovu
button-try-leave = Zpátky do hry
button-try-from = Hrát odtud dál
try-title =
    {""}**Vyzkoušet tahy** · nic se nepočítá a vidíš to jen ty
    -# Je to kopie hry tak, jak ji vidíš ty. Táhneš za všechny. Karty ostatních jsou vymyšlené a kopie končí tam, kde by rozhodla náhoda.
try-title-finished =
    {""}**Hrát { $turn ->
        [0] znovu od začátku
       *[other] dál po tahu { $turn }
    }** · nic se nepočítá a vidíš to jen ty
    -# Hraješ za hráče { $who }, za ostatní hrají boti. Hody i balíčky jsou nové.
try-question = **{ $who }** · { $question }
try-chance = > Dál by už rozhodovala náhoda, takže v kopii nejde pokračovat. Zvol něco jiného, nebo to vezmi zpět.
try-over = **V této kopii hra skončila.**
refusal-copy-gone = Tato kopie už neexistuje: uchovávám jen ty poslední a po restartu žádnou. Založ novou.
refusal-no-copy-in-lesson = V lekci tahy zkoušet nemůžeš, můžeš se v ní ale vrátit o krok zpět.
button-pass-ahead = Pasovat předem
refusal-unknown-answer = Takto předem odpovědět nemůžeš. Vyber si z uvedených odpovědí.

button-undo-turn = Vzít zpět minulý tah
    .others = Vzít zpět můj tah i tahy po něm
button-undo = Vzít zpět
    .what = Zpět · { $what }
button-redo = Provést znovu
    .what = Znovu · { $what }
panel-undone = Vráceno zpět: { $what }.
button-reset = Začít tah znovu
button-hand = Moje karty
hand-which = Karty ze které hry? Uvidíš je jen ty.
button-state = Stav hry jako text
button-signs = Co znamenají symboly
    .short = Symboly
button-open = Zahrát tah
direct-game = **{ $game } #{ $id }** v { $where }
button-open-game = Zahrát tah v #{ $id }
button-board = Plán
button-answer = Odpovědět
button-more = Víc…
button-more-further = Všechno ostatní…
more-title = **{ $game } #{ $id }** · další nástroje
button-look-up = Pravidla
button-history = Historie
button-replay = Soubor se záznamem
button-minute = Pravidla za minutu
minute-title = **{ $game } za minutu**
button-race = Graf průběhu
button-watch = Přehrát
button-watch-since = Přehrát, co mi uteklo
button-hands = Tajné karty
play-choice = { $notation } · { $label }
typed-final = **{ $label }** nelze vzít zpět. Stiskni tlačítko níž, nebo napiš { command-play } { $notation }.
typed-possible = **Teď můžeš zvolit:** { $label } ({ command-play } { $notation })
typed-unknown = Nic se tu nejmenuje „{ $typed }“. Nejblíž tomu je:
typed-not-now = **{ $name }:** { $reason }
prompt-answer = Tvoje odpověď
prompt-answer-then = Pak se zeptám, co s tím

## Příspěvky v kanálu

post-start = **{ $game } #{ $id }** začíná. { $aim }
post-order-seat = { $sign } { $who }
post-start-order = Pořadí hráčů: { $order }
post-start-dice = -# Že jsou kostky férové, ověříš po hře podle otisku { $hash }.
post-turn = -# Tah { $turn }
story-line = { $sign } { $story }
story-stand-in = -# Za hráče { $who } tu { $count }× rozhodl bot.
post-announced = **Od mého provozovatele:** { $text }
post-frozen = { $reason ->
    [by_operator] Hra **{ $game } #{ $id }** je odložená, dokud ji můj provozovatel neuvolní. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
    [too_old] Hra **{ $game } #{ $id }** nemůže pokračovat: naposledy se hrála v mé starší verzi, kterou už nepodporuji. Organizátor ji může zrušit.
   *[other] Hra **{ $game } #{ $id }** je odložená: její data teď nejdou přečíst. Nic se neztratí, a jakmile to půjde, bude pokračovat. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
}
post-restored = Hra **{ $game } #{ $id }** je obnovená ze zálohy pořízené { $taken }. Pozdější tahy jsou ztracené.
post-restored-turns = Hra **{ $game } #{ $id }** je obnovená ze zálohy pořízené { $taken }. { $turns ->
        [one] Ztracený je { $turns } pozdější tah.
        [few] Ztracené jsou { $turns } pozdější tahy.
       *[other] Ztracených je { $turns } pozdějších tahů.
    }
post-restored-gone = Hra **{ $game } #{ $id }** je ztracená: bylo třeba obnovit zálohu pořízenou { $taken }, kdy hra ještě nezačala. Další založíš příkazem { command-new }.
post-thawed = **{ $game } #{ $id }** pokračuje.
post-cancelled = Hra **{ $game } #{ $id }** je zrušená. Prohlédnout si ji můžeš v { command-history }.

## Odmítnutí kolem hry

refusal-unknown-game = Hru #{ $game } ti ukázat nemůžu. Možná je soukromá, nebo je to lekce, která skončila. Novou lekci začneš příkazem { command-learn }.
refusal-bad-game = Hra { $value } tu není. Hrát můžeš { $allowed }.
refusal-no-game-here = V tomto kanálu nevidíš žádnou hru. Soukromé vidí jen pozvaní. Hru začneš příkazem { command-new }.
refusal-several-games = Hraješ víc her a žádná na tebe nečeká. Vyber si v { command-games }.
refusal-no-game-in-dm = Hraje se v kanálech serverů, ne v přímých zprávách. Svoje hry najdeš v { command-games }, v lekci pokračuj příkazem { command-learn }.
refusal-driven-elsewhere = U tohoto stolu právě probíhá restart. Nic se nezměnilo; zkus to znovu za minutu.
refusal-no-such-picture = Takový obrázek tato hra nemá. Plán ukáže { command-board }.
refusal-not-started = Hra ještě nezačala. Začne, až v lobby stiskneš *{ button-start }*.
refusal-not-at-table = V této hře nehraješ. Prohlédneš si ji v jejím kanálu příkazem { command-state }.
refusal-stale = Toto tlačítko už neplatí. Takto to u stolu vypadá teď.
refusal-nothing-to-redo = Není co zopakovat: mezitím už platí jiná volba, nebo je tvůj tah u konce.
refusal-nothing-chosen = V tomto tahu ještě nemáš nic zvoleno. Dřívější tahy vrátíš příkazem { command-table-undo }.
refusal-moved-since = Jedním stiskem už to vrátit nejde: mezitím proběhl další tah ({ $acts }).
refusal-nothing-to-undo = Jedním stiskem už to vrátit nejde.
refusal-game-cancelled = Tato hra je zrušená.
refusal-game-paused = Tato hra je pozastavená. O pokračování požádáš všechny příkazem { command-table-resume }.
refusal-game-asleep = Tato hra spí: její kanál je smazaný, nebo už nejsem na jejím serveru. Co s tím, řekne { command-games }.
refusal-frozen = { $reason ->
    [newer_version] Tato hra potřebuje mou novější verzi, takže musí počkat na aktualizaci. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
    [too_old] Tato hra nemůže pokračovat: naposledy se hrála v mé starší verzi, kterou už nepodporuji. Organizátor ji může zrušit.
    [unknown_component] V této hře je karta nebo destička, kterou neznám, takže musí počkat na aktualizaci. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
    [row_missing] Záznam této hry není úplný, takže hra nemůže pokračovat. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
    [row_refused] V záznamu této hry je volba, které nerozumím, takže hra nemůže pokračovat. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
    [by_operator] Tuto hru odložil můj provozovatel. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
   *[other] Data této hry nejdou přečíst, takže hra nemůže pokračovat. Prohlédnout si ji můžeš v { command-board }, { command-state } a { command-history }.
}
refusal-already-joined = U stolu už jsi.
refusal-table-full = Všechna místa jsou obsazená ({ $seats }).
refusal-in-private-thread = Tato hra už soukromé vlákno má.
refusal-no-thread-here = Soukromé vlákno jde otevřít jen před začátkem hry a v obyčejném textovém kanálu. Založ hru tam.
refusal-not-invited = K této hře potřebuješ pozvánku. Požádej o ni organizátora hry.
refusal-not-joined = V této hře nehraješ. Místo získáš, když v lobby stiskneš *{ button-join }*.
refusal-colour-taken = Tato barva je obsazená: { $colour }. Zvol jinou.
refusal-unknown-colour = Taková barva tu není: { $colour }.
refusal-unknown-player = Bot jménem { $player } neexistuje.
refusal-too-slow-here = Trpělivý mistr potřebuje půl minuty na tah a to je na hru v reálném čase moc. Zvol jinou úroveň nebo pomalejší tempo.
refusal-no-such-seat = Tuto barvu tu nikdo nemá: { $colour }. Zvol jiné místo.
refusal-not-organiser = To může jen organizátor hry nebo správce serveru.
refusal-already-running = Tato hra už začala.
refusal-over = Hra #{ $game } už skončila.
refusal-not-over = V souboru se záznamem je i všechno tajné, takže ho dostaneš, až hra skončí.
refusal-no-replay = Tato hra nemá soubor se záznamem: buď její záznam nedokážu přehrát, nebo jde o hru otevřenou ze souboru.
refusal-needs-a-person = Sama od sebe může hra začít, až se připojí aspoň jeden člověk.
refusal-too-few = Potřeba je { $least } až { $most } hráčů. Přidej bota, nebo počkej na ostatní.
refusal-busy = Teď toho po mně chce příliš mnoho lidí najednou. Za chvilku to prosím zkus znovu.
refusal-channel-busy = V tomto kanálu už jedna hra je. Použij jiný kanál nebo vlákno.
refusal-bad-option = { $field }: „{ $value }“ zvolit nejde. Na výběr máš: { $allowed }.
refusal-no-such-option = Možnost „{ $typed }“ neexistuje. Na výběr máš: { $allowed }.
refusal-no-such-option-but = Možnost „{ $typed }“ neexistuje. Nemá to být { $near }? Na výběr máš: { $allowed }.
refusal-unknown-option = Možnost „{ $value }“ v této hře neexistuje. Na výběr máš: { $allowed }.

## Když něco není v pořádku

panel-late = Tvoje poslední volba platí, i když Discord hlásil chybu.
panel-given-up = Do kanálu se nepodařilo odeslat { $count ->
        [one] { $count } zprávu
        [few] { $count } zprávy
       *[other] { $count } zpráv
    }. Hra sama je v pořádku: všechno najdeš v { command-history }.
screen-old = { $kind ->
   *[panel] Tento panel už není aktuální: použij nejnovější, nebo ho znovu otevři příkazem { command-turn }.
    [history] Tato stránka už není aktuální: použij nejnovější, nebo ji znovu otevři příkazem { command-history }.
    [topics] Tento seznam už není aktuální: použij nejnovější, nebo ho znovu otevři příkazem { command-rules }.
    [entry] Toto heslo už není aktuální: použij nejnovější, nebo ho znovu otevři příkazem { command-rules }.
    [chapters] Tato kapitola už není aktuální: použij nejnovější, nebo ji znovu otevři příkazem { command-rules }.
    [settings] Tato stránka nastavení už není aktuální: použij nejnovější, nebo ji znovu otevři příkazem { command-settings }.
    [server] Tato stránka nastavení už není aktuální: použij nejnovější, nebo ji znovu otevři příkazem { command-server-settings }.
    [options] Tyto možnosti už nejsou aktuální: použij nejnovější, nebo je tlačítkem *{ button-more }* v lobby znovu otevři.
    [lesson] Tento panel už není aktuální: použij nejnovější, nebo ho znovu otevři příkazem { command-learn }.
    [lessons] Tento seznam už není aktuální: použij nejnovější, nebo ho znovu otevři příkazem { command-learn }.
    [undo] Tato stránka už není aktuální: použij nejnovější, nebo ji znovu otevři příkazem { command-table-undo }.
    [hint] Tato rada už není aktuální: použij nejnovější, nebo si vyžádej další příkazem { command-hint }.
    [more] Tento seznam už není aktuální: použij nejnovější, nebo stiskni *{ button-more }* znovu.
}
error-unknown-button = Toto tlačítko už nefunguje. Svůj panel otevřeš příkazem { command-turn }.
error-unknown-form = Mezitím proběhl restart, takže tento formulář už nefunguje. Nic se nezměnilo; otevři ho prosím znovu.
error-unknown-form-typed = { error-unknown-form } Tvůj text:
    { $text }
error-storage = Teď nemůžu nic uložit (kód { $code }). Nic se nezměnilo; zkus to znovu za minutu. Důvod zjistí můj provozovatel.
error-again = Někdo byl rychlejší (kód { $code }). Nic se neztratilo; zkus to znovu.
error-discord = Discord má právě potíže (kód { $code }). Zkus to znovu za minutu.
error-started-again = Než přišla odpověď, proběhl restart. Zkus to prosím znovu a uvidíš, jestli se volba už započítala.
error-gone = Zpráva s tímto tlačítkem je smazaná (kód { $code }). Tvoje volba přesto možná platí: ověř si to příkazem { command-turn } nebo { command-games }.
error-forbidden = Discord mi to tady nedovolí (kód { $code }). Správce serveru může ověřit moje oprávnění v tomto kanálu.
error-unexpected = Něco se u mě pokazilo (kód { $code }). Nic se neztratilo; zkus to znovu.
error-missing-permissions = V tomto kanálu mi chybí oprávnění: { $permissions }. Správce serveru je může dát v nastavení kanálu.
pictures-coming = Obrázek je na cestě.
error-picture = Obrázek se nepovedl, ale všechno ostatní tu je.
permission-view-channel = Zobrazit kanál
permission-send-messages = Posílat zprávy
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
permission-send-messages-in-threads = Posílat zprávy ve vláknech
permission-create-public-threads = Vytvářet veřejná vlákna
permission-create-private-threads = Vytvářet soukromá vlákna
permission-manage-threads = Spravovat vlákna

## Karty, seznamy, historie

hand-title = **Tvoje karty**
hand-card = **{ $card }** · { $effect }
hand-empty = Nemáš žádné karty.
games-none = Nemáš žádné hry. Založ nějakou v kanálu serveru příkazem { command-new }.
games-yours = **Čekají na tebe**
games-votes = **Čekají na tvou odpověď**
games-line-vote = { $game } #{ $id } · { $where } · { $about ->
    [cancel] { $who } chce hru zrušit
    [pause] { $who } chce hru pozastavit
    [resume] { $who } chce pokračovat
    [offer] můžeš převzít místo hráče { $who }
    [swap] { $who } si s tebou chce vyměnit místo
    [replace] { $who } chce, aby tvoje místo převzal bot
    [undo] { $who } chce něco vzít zpět
   *[absence] má místo hráče { $who } převzít bot?
} · končí { $ends } · [odpovědět]({ $link })
games-followed = **Hry, které sleduješ** (sledování zrušíš v { command-table-follow })
games-line-followed = { $game } #{ $id } · { $where } · { $wish ->
    [turns] každý tah
   *[end] jen až hra skončí
}, { $place ->
    [thread] v { $thread }
   *[direct] přímou zprávou
}
games-unfollowed = Hru { $game } #{ $id } už nesleduješ: Discord mi nedovolí poslat ti přímou zprávu.
games-over = **Skončily**
games-line-over = { $status ->
    [finished] { $game } #{ $id } · { $where } · [výsledek]({ $link })
   *[cancelled] { $game } #{ $id } · { $where } · zrušená
}
games-closes = { $line } · dlouho nikdo netáhl, takže se uzavře { $when }
games-others = **Čekají na ostatní**
games-replaced = **Hraje za tebe bot** (vrátíš se příkazem { command-table-return })
games-asleep = **Spí**
games-line-asleep = { $why ->
    [server] { $game } #{ $id } · na jejím serveru už nejsem; až tam zase budu, bude pokračovat
   *[channel] { $organises ->
        [true] { $game } #{ $id } · její kanál je smazaný; v jiném ji rozběhneš, když tam napíšeš { command-table-move }
       *[other] { $game } #{ $id } · její kanál je smazaný; organizátor může v jiném pokračovat příkazem { command-table-move }
    }
}
games-held = **Odložené**
games-lobby = **Ještě nezačaly**
games-line = { $game } #{ $id } · { $where }
games-line-thinking = { $game } #{ $id } · { $where } · { $count ->
    [one] přemýšlí { $who }
   *[other] přemýšlejí { $who }
}
games-line-yours = { $game } #{ $id } · { $where } · tvůj tah; upozornění { $since } · [zahrát]({ $link })
games-line-yours-timed = { $game } #{ $id } · { $where } · tvůj tah; upozornění { $since }, čas ti vyprší { $ends } · [zahrát]({ $link })
games-line-others = { $game } #{ $id } · { $where } · na tahu je { $who }; upozornění { $since }
digest-title = **Tvoje hry dnes**
digest-settings = -# Toto je tvůj denní přehled. Změníš ho nebo vypneš v { command-settings }.
games-finished-title = **Dohrané hry**
games-finished-none = Zatím tu není žádná dohraná hra.
games-finished-not-found = Tvému hledání tu neodpovídá žádná dohraná hra.
games-finished-choice = { $game } #{ $id }
menu-finished = Prohlédnout hru
button-newest = Nejnovější
refusal-no-such-search = Pro { $value } jsem nic nenašel. Vyber si z návrhů, které při psaní vidíš.
games-finished-line = { $game } #{ $id } · { $when } · { $result }
history-game-choice = { $status ->
    [running] #{ $id } · { $game } · { $who } · probíhá
    [finished] #{ $id } · { $game } · { $who } · dohraná
    [cancelled] #{ $id } · { $game } · { $who } · zrušená
   *[other] #{ $id } · { $game } · { $who } · čeká
}
history-title = **{ $game } #{ $id } · tah { $turn } z { $turns } · { $sign } { $who }**
history-together = všichni
history-step = Krok { $step } z { $steps }
history-step-seen = Co se změnilo, ukazuje obrázek.
button-turn-back = Předchozí tah
button-turn-next = Další tah
button-step-back = Předchozí krok
button-step-next = Další krok
history-start = **{ $game } #{ $id } · před prvním tahem**
history-log-title = **{ $game } #{ $id } · záznam**
history-log-line = { $number }. { $sign } { $story }
button-first = První
button-back = Zpět
button-next = Další
button-last = Poslední
button-log = Záznam
button-earlier = Dřívější
menu-jump = Skočit na tah
history-jump = { $turn } · { $gist }
history-jump-untold = Tah { $turn }
history-earlier = { $turns ->
    [one] Dřívější tah: { $first }
   *[other] Dřívější tahy: { $first } až { $last }
}
history-later = { $turns ->
    [one] Pozdější tah: { $first }
   *[other] Pozdější tahy: { $first } až { $last }
}
menu-filter = Které tahy ukázat
history-all = Všechny tahy
history-seat = Tahy: { $name }
hands-title = **{ $game } #{ $id } · tajné karty po tahu { $turn }**
hands-of = { $sign } **{ $who }**: { $cards }
refusal-hidden-until-end = Tajné karty uvidíš, až hra skončí.
refusal-no-such-turn = Tah { $turn } v této hře není; poslední je { $last }.
people-title = **Hráči podle pořadí tahů**
people-who = { $sign } **{ $who }**
topics-title = **Vyhledat v pravidlech**
topic-choice = { $title } · { $section } · { $game }
    .elsewhere = { $title } · { $section } · { $game }, v této hře není
topic-found = -# Výrazu „{ $typed }“ nejlépe odpovídá toto. Další možnosti jsou pod tlačítky níž.
topic-unsure = **Výrazu „{ $typed }“ nerozumím.** Nemá to být něco z tohoto?
topic-elsewhere = -# Toto je ze hry { $game }, ne z té, která se tu hraje.
topic-no-words = -# Napiš, co hledáš, třeba „rubín“. Zatím tu jsou pravidla od začátku.
button-chapters-of = Pravidla: { $game }
chapter-head = **{ $game } · { $title }** ({ $number } z { $count })
button-chapters = Číst pravidla
button-previous = Předchozí
button-chapter-next = Další
button-topics = Hledat
button-all-topics = Ukázat všechno
menu-chapters = Jiná kapitola
chapter-entry = **{ $title }:** { $rule }
refusal-unknown-topic = K „{ $topic }“ tu nic není. Vyber si z návrhů, které při psaní vidíš.
verify-lobby = Hra #{ $id } ještě nezačala. Otisk jejího tajného klíče je { $hash }.
verify-good =
    { $outcomes ->
        [one] Hra #{ $id } je v pořádku: její záznam odpovídá současné pozici a její jediný hod, líznutí nebo zamíchání odpovídá seedu.
       *[other] Hra #{ $id } je v pořádku: její záznam odpovídá současné pozici a všechny hody, líznutí a zamíchání odpovídají seedu ({ $outcomes }).
    }
verify-since = Hru můžu přehrát jen od tahu { $turn }, protože začala v mé starší verzi.
verify-position = Hru #{ $id } můžu přečíst, ale ne přehrát, protože se hrála v mé starší verzi.
verify-mixed = Seed (z něj vychází všechna náhoda) vzniká z tajného klíče a z přípravy hry. Otisk tajného klíče je { $hash } (jeho první znaky jsou v lobby).
verify-departed = Otisk tajného klíče je { $hash } (jeho první znaky jsou v lobby). Že z něj seed vychází, už dokázat nemůžu, protože data jednoho hráče jsou smazaná.
verify-unmixed = Otisk seedu je { $hash }, stejný jako na začátku. U takto starých her nic nedokazuje, že seed není vybraný schválně.
verify-bad-chance = Hra #{ $id }: hod nebo líznutí v řádku { $row } jejího záznamu neodpovídá seedu. Napiš to prosím mému provozovateli (kód { $code }).
verify-bad-deck = Hra #{ $id }: balíček „{ $deck }“ nebyl před zamícháním ve zveřejněném pořadí. Napiš to prosím mému provozovateli (kód { $code }).
verify-bad-seed = Hra #{ $id }: seed neodpovídá otisku zveřejněnému na začátku hry. Napiš to prosím mému provozovateli (kód { $code }).
verify-bad-turn = Hra #{ $id }: její záznam neodpovídá tomu, co je uloženo k tahu { $turn }. Napiš to prosím mému provozovateli (kód { $code }).
verify-bad = Hra #{ $id }: její záznam neodpovídá současné pozici. Napiš to prosím mému provozovateli (kód { $code }).
status-version = Caravanserai { $version }
status-title = **Hry podle stavu** · pravidla: { $games }
status-count = { $status ->
    [lobby] ještě nezačaly: { $count }
    [running] probíhají: { $count }
    [frozen] odložené: { $count }
    [paused] pozastavené: { $count }
    [asleep] spí: { $count }
    [finished] dohrané: { $count }
   *[cancelled] zrušené: { $count }
}
status-given-up = { $count ->
        [one] Nepodařilo se odeslat { $count } zprávu
        [few] Nepodařilo se odeslat { $count } zprávy
       *[other] Nepodařilo se odeslat { $count } zpráv
    }; důvod je v protokolu.
status-rules = { $game } (verze { $version })
status-frozen = #{ $id } { $game }, kanál { $where }: { $reason }
status-not-operator = Toto vidí jen můj provozovatel.
replay-file = Tady jsou všechny hody a zamíchání hry #{ $id } a skript v Pythonu, který je ověří: `python3 { $script } { $file }`. Otisk souboru musí souhlasit s tím v úvodním příspěvku. Hru si projdeš, když soubor otevřeš příkazem { command-results-import }.
data-exported = V prvním souboru je všechno, co o tobě mám. Máš-li nějaké výsledky, jsou v druhém jako tabulka.
data-delete-ask = Smaže se tvoje nastavení a tvoje jméno zmizí ze všech her a výsledků. Dohrané hry a rating ostatních zůstanou, jen bez tvého jména. V rozehraných hrách převezme místo bot. Vzít to zpět už nepůjde.
data-deleted = Tvoje data jsou smazaná.
data-in-backups = Ve starších zálohách tvoje data zůstanou ještě nejvýš { $days ->
            [one] { $days } den
            [few] { $days } dny
           *[other] { $days } dní
        }.
data-in-backups-elsewhere = Ve starších zálohách tvoje data zůstanou, dokud je nesmaže můj provozovatel.
button-delete-data = Smazat moje data
