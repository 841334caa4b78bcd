help-text =
    S botem **Caravanserai** tu můžeš hrát deskové hry o obchodnících.
    {""}**Hraješ poprvé?** Stiskni *{ button-learn }* a nauč se všechno krok za krokem ve vlastní hře.
    {""}**Začít hru:** napiš { command-new }. Ostatní stisknou *{ button-join }*, pak stiskni *{ button-start }*.
    {""}**Tvůj tah:** upozorním tě. Tlačítkem *{ button-open }* otevřeš panel, který vidíš jen ty.
    {""}**Nevíš, co dál?** V panelu stiskni *{ button-hint }*, nebo něco vyhledej v { command-rules }.
button-help-turn = Tvůj tah
help-turn =
    {""}**Tvůj tah**
    Panel otevřeš příkazem { command-turn } nebo tlačítkem *{ button-open }*. Rozhodni se, zkontroluj výsledek a ukonči tah. Jestli radši píšeš, použij { command-play }.
    {""}**Vzít zpět:** tlačítkem *{ button-undo }* vrátíš, co zatím vidíš jen ty. Chceš-li vrátit i to, co už viděli ostatní, požádej je příkazem { command-table-undo }.
    {""}**Rada:** *{ button-hint }* nebo { command-hint } ukáže nejlepší tahy a vysvětlí je.
    {""}**Prohlížení:** { command-hand }, { command-board } a { command-table-carts } ukazují obrázky, { command-state } všechno jako text. *{ button-what }* vysvětlí, co vidíš.
    {""}**Než na tebe přijde řada:** připrav si příští tah tlačítkem *{ button-prepare }*, nebo si hru projdi v { command-history }.
button-help-table = Stůl
help-table =
    {""}**Stůl**
    {""}**Před začátkem:** v lobby najdeš pod *{ button-more }* barvy, boty, možnosti a uložené možnosti. Volbou *{ command-new-like.name }* u { command-new } zopakuješ možnosti dřívější hry.
    {""}**Tvoje místo:** po { command-table-leave } za tebe hraje bot, příkazem { command-table-return } se na místo vrátíš. Příkazem { command-table-resign } se ho vzdáš nadobro a příkazem { command-table-swap } někomu navrhneš výměnu.
    {""}**Někdo nehraje:** znovu ho upozorníš příkazem { command-table-nudge }. O pauzu nebo konec hry požádáš všechny příkazem { command-table-pause } nebo { command-table-cancel }.
    {""}**A ještě:** příkazem { command-table-move } budeš ve hře pokračovat v jiném kanálu a v { command-table-notes } si píšeš poznámky, které vidíš jen ty.
button-help-results = Hry a výsledky
help-results =
    {""}**Hry a výsledky**
    { command-games } ukáže, co na tebe čeká. { command-results-finished } vypíše dohrané hry.
    { command-results-analysis } vysvětlí, co ve hře rozhodlo. { command-results-profile } a { command-results-leaderboard } ukazují, kdo jak hraje.
    { command-league } ukáže ligy a poháry tohoto serveru.
    Příkazem { command-table-follow } můžeš sledovat hru ostatních.
    Příkazem { command-table-export } uložíš hru do souboru a příkazem { command-results-import } ho otevřeš.
    { command-table-verify } ověří kostky ve hře.
button-help-data = Nastavení a data
help-data =
    {""}**Nastavení a data**
    V { command-settings } nastavíš, kdy tě mám upozornit a jak mají vypadat obrázky. { command-server-settings } ukáže, co tento server dovoluje.
    Ukládám tvoje ID na Discordu, jméno, rozhodnutí, nastavení, poznámky a výsledky. Získáš je příkazem { command-data-export } a smažeš příkazem { command-data-delete }.
button-help-commands = Všechny příkazy
help-commands = **Všechny příkazy**
help-command = **{ $command }** { $what }
help-command-group = **/{ $group }** { $names }
help-moved = -# Přesunuto: { $moved }
help-moved-to = /{ $before } je teď { $now }
command-moved = /{ $before } je teď { $now }.
button-privacy = Ochrana soukromí
