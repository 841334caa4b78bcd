## Popohánění

prompt-nudge = -# { $who } čeká na tvůj tah.
prompt-nudge-organiser = -# Organizátor čeká na tvůj tah.
nudged = Další upozornění dostane { $who }. Znovu popohnat můžeš { $again }.
refusal-nobody-waited-for = Na nikoho jiného se nečeká.
refusal-nudged-enough = Teď nikoho popohnat nemůžu. Na koho se čeká, ten má čerstvé upozornění, je pryč, má dobu klidu nebo tento stůl ztlumený, nebo se o něm hlasuje.

## Tah po termínu

post-seat-moved-for = **{ $game }** · { $who } má tah po termínu, takže ho na pokyn organizátora odehrává bot. { $who } hraje dál.
moved-for = Tah za hráče { $who } odehrává bot.
refusal-not-waited-for = Tento hráč teď na tahu není.
refusal-not-silent-yet = Tento hráč má ještě čas. Zkus to znovu { $when }.

## Oprava

post-corrected = **{ $game }** · { $by } opravuje pozici hráče { $who }: { $was } → { $now }.
turn-begins-again = Současný tah začíná znovu.
history-corrected = -# { $by } opravuje pozici hráče { $who }: { $was } → { $now }.
correct-ask = Opravit pozici hráče { $who }: { $was } → { $now }? Použij to, jen když jsem udělal chybu já. Řeknu to všem u stolu.
correct-ask-again = Současný tah začne znovu.
correct-ask-unrated = Hra už nebude hodnocená.
button-correct = Opravit
button-correct-not = Neopravovat
corrected = { $who } má teď: { $now }. Řekl jsem to všem.
corrected-not = Nic se nezměnilo.
refusal-no-such-field = Toto opravit nemůžeš. Vyber si z návrhů, které při psaní vidíš.
refusal-wrong-value = Hodnota musí být mezi { $least } a { $most }. Vyber si z návrhů, které při psaní vidíš.
refusal-nothing-to-correct = Taková hodnota už je nastavená.

## Hra jako soubor

game-exported = { $status ->
    [finished] V souboru je celá hra #{ $id }. Otevřeš ji příkazem { command-results-import }, tady i jinde.
   *[other] V souboru je dosavadní průběh hry #{ $id } včetně tajných karet, takže je jen pro mého provozovatele. Až hra skončí, ulož ji znovu: takový soubor pak otevřeš příkazem { command-results-import }.
}
game-exported-seen = { $status ->
    [cancelled] V souboru je to, co ze hry #{ $id } vidíš. Hra nebyla dohraná, takže tajné karty zůstávají tajné.
   *[other] Soubor k nahlášení chyby: je v něm to, co ze hry #{ $id } vidíš. Celou hru můžeš uložit, až skončí.
}
refusal-no-file = Data této hry nejdou přečíst, takže ji do souboru neuložím.
game-imported = -# Hra ze souboru je otevřená, jen pro tebe. Najdeš ji jako #{ $id } v { command-history }. Do profilů, žebříčků ani ratingu se nepočítá.
refusal-import-too-large = Na uloženou hru je ten soubor moc velký: má přes { $most } MB.
refusal-import-too-many = Ze souborů už máš otevřeno { $most } her a víc jich jeden člověk mít nemůže.
refusal-import-too-long = Hra v souboru má víc rozhodnutí, než ti dokážu přehrát.
refusal-import-at-work = Ještě otevírám tvůj předchozí soubor. Zkus to, až bude hotový.
refusal-import-busy = Zrovna otevírám soubory ostatních. Zkus to za minutu.
refusal-import-not-now = Soubory teď otevírat nemůžu. Zkus to později; důvod uvidí můj provozovatel v protokolu.
refusal-import-foreign = Toto není soubor se hrou. Ulož dohranou hru příkazem { command-table-export }.
refusal-import-replay-old = Tento soubor je z mé starší verze a celá hra v něm není. Znovu stiskni *{ button-replay }* v { command-history }, nebo použij { command-table-export }.
refusal-import-newer = Soubor je z mé novější verze, nebo ze hry, kterou nemám.
refusal-import-too-old = Tento soubor neotevřu: hra začala v příliš staré verzi.
refusal-import-damaged = Soubor je poškozený: něco v něm chybí, je změněné, nebo nesouhlasí hody. Stáhni si ho znovu.
refusal-import-not-over = Hra v souboru není dohraná a otevřít umím jen dohrané hry.
refusal-import-gone = Discord už tento soubor nemá. Přilož ho prosím znovu.
