button-ask-undo = Požádat o vrácení tahu…
button-undo-further = Vzít zpět dřívější tahy…
undo-beyond = Jde to přes *{ button-ask-undo }*, pokud ostatní souhlasí.
    .alone = Jde to přes *{ button-undo-further }* a nikdo nemusí souhlasit.

## Co vzít zpět

undo-points = **Jak daleko se vrátit?**
undo-points-asks = -# Než se zeptám ostatních, ukážu ti, co by se vzalo zpět. Kdokoli z nich může říct ne.
undo-points-alone = -# Předem ti ukážu, co by se vzalo zpět.
undo-points-none = Zatím není co vzít zpět.
menu-undo-points = Vzít zpět…
undo-from-turn = Celý tah { $turn } a všechno po něm
undo-from-choice = Tato volba v tahu { $turn } a všechno po ní
undo-from-end = Jen konec tahu { $turn } a všechno po něm
undo-from-choice-untold = { $choices ->
    [one] Poslední volba v tahu { $turn } a všechno po ní
    [few] Poslední { $choices } volby v tahu { $turn } a všechno po nich
   *[other] Posledních { $choices } voleb v tahu { $turn } a všechno po nich
}
undo-earlier = Dřívější tahy
undo-later = Pozdější tahy
undo-preview = **Vzít to všechno zpět?**
undo-seen = -# Od té doby se ukázalo (už to víš a podruhé to dopadne stejně): { $what }
undo-preview-asks = Zeptám se všech ostatních u stolu. Jakmile někdo odehraje tah, žádost propadne.
undo-preview-at-once = Nikoho se ptát nemusíš.
button-undo-request = Zeptat se ostatních
button-undo-now = Vzít zpět
button-undo-points = Něco jiného
undo-nothing-told = -# Jen volby, které nic nezměnily, třeba ukončení tahu.
undo-line = { $turn } { $sign } { $story }

## Žádost

post-vote-undo = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } chce vzít zpět tah { $first }:
        [2] **{ $game }** · { $who } chce vzít zpět tahy { $first } a { $last }:
       *[other] **{ $game }** · { $who } chce vzít zpět tahy { $first } až { $last }:
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } chce vzít zpět poslední volbu v tahu { $first }:
       *[other] **{ $game }** · { $who } chce vzít zpět poslední volbu v tahu { $first } a všechno po ní až po tah { $last }:
    }
    [few] { $turns ->
        [one] **{ $game }** · { $who } chce vzít zpět poslední { $choices } volby v tahu { $first }:
       *[other] **{ $game }** · { $who } chce vzít zpět poslední { $choices } volby v tahu { $first } a všechno po nich až po tah { $last }:
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } chce vzít zpět posledních { $choices } voleb v tahu { $first }:
       *[other] **{ $game }** · { $who } chce vzít zpět posledních { $choices } voleb v tahu { $first } a všechno po nich až po tah { $last }:
    }
}
post-vote-undo-rules = Stačí jedno ne a všechno zůstává, jak je. Jinak to vezmu zpět, až budou souhlasit všichni, nebo { $ends }, pokud souhlasí aspoň polovina hráčů. Jakmile někdo odehraje tah, žádost propadne.
post-vote-undo-organiser = Stačí jedno ne a všechno zůstává, jak je. Jinak to vezmu zpět, až budou souhlasit všichni, nebo { $ends }, pokud aspoň polovina souhlasí, nebo nikdo neodpoví. Jakmile někdo odehraje tah, žádost propadne.
the-organiser = Organizátor
post-undone = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } bere zpět tah { $first }.
        [2] **{ $game }** · { $who } bere zpět tahy { $first } a { $last }.
       *[other] **{ $game }** · { $who } bere zpět tahy { $first } až { $last }.
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } bere zpět poslední volbu v tahu { $first }.
       *[other] **{ $game }** · { $who } bere zpět poslední volbu v tahu { $first } a všechno po ní až po tah { $last }.
    }
    [few] { $turns ->
        [one] **{ $game }** · { $who } bere zpět poslední { $choices } volby v tahu { $first }.
       *[other] **{ $game }** · { $who } bere zpět poslední { $choices } volby v tahu { $first } a všechno po nich až po tah { $last }.
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } bere zpět posledních { $choices } voleb v tahu { $first }.
       *[other] **{ $game }** · { $who } bere zpět posledních { $choices } voleb v tahu { $first } a všechno po nich až po tah { $last }.
    }
} { $why ->
    [organiser] U tohoto stolu to organizátor smí.
    [silence] Nikdo neodpověděl, takže rozhodl organizátor.
    [alone] Nikdo další souhlasit nemusel.
    [at-once] Od té doby nikdo netáhl.
   *[agreed] Ostatní souhlasí.
} Hra je zase tam, kde byla; kostky i karty přijdou stejné.
post-to-move = Na tahu je teď { $who }.
history-undone = { $choices ->
    [0] { $turns ->
        [one] -# { $who } bere zpět tah { $first }. Místo toho se hrálo takto.
        [2] -# { $who } bere zpět tahy { $first } a { $last }. Místo toho se hrálo takto.
       *[other] -# { $who } bere zpět tahy { $first } až { $last }. Místo toho se hrálo takto.
    }
    [one] { $turns ->
        [one] -# { $who } bere zpět poslední volbu v tahu { $first }. Místo toho se hrálo takto.
       *[other] -# { $who } bere zpět poslední volbu v tahu { $first } a všechno po ní až po tah { $last }.
    }
    [few] { $turns ->
        [one] -# { $who } bere zpět poslední { $choices } volby v tahu { $first }. Místo toho se hrálo takto.
       *[other] -# { $who } bere zpět poslední { $choices } volby v tahu { $first } a všechno po nich až po tah { $last }.
    }
   *[other] { $turns ->
        [one] -# { $who } bere zpět posledních { $choices } voleb v tahu { $first }. Místo toho se hrálo takto.
       *[other] -# { $who } bere zpět posledních { $choices } voleb v tahu { $first } a všechno po nich až po tah { $last }.
    }
}

refusal-no-such-point = Toto už vzít zpět nemůžeš. Co ještě ano, ukáže { command-table-undo }.
refusal-undo-outdated = Mezitím se něco změnilo. { command-table-undo } ukáže, co jde vrátit teď.
refusal-undo-rated-alone = Hra je hodnocená a nezbývá nikdo, kdo by souhlasil, takže ukončené tahy vzít zpět nemůžeš. Ten současný ano.
