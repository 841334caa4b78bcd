# Taking back what others know.

button-ask-undo = Um Rücknahme bitten …
button-undo-further = Frühere Züge zurücknehmen …
undo-beyond = Mit *{ button-ask-undo }* geht es, wenn die anderen zustimmen.
    .alone = Mit *{ button-undo-further }* geht es, und niemand muss zustimmen.

## What to take back

undo-points = **Wie weit soll ich zurückgehen?**
undo-points-asks = -# Bevor ich die anderen frage, zeige ich dir, was zurückgenommen würde. Jeder von ihnen kann ablehnen.
undo-points-alone = -# Vorher zeige ich dir, was zurückgenommen würde.
undo-points-none = Es gibt noch nichts zurückzunehmen.
menu-undo-points = Zurücknehmen …
undo-from-turn = Ganz Zug { $turn } und alles danach
undo-from-choice = Diese Entscheidung in Zug { $turn } und alles danach
undo-from-end = Nur das Ende von Zug { $turn } und alles danach
undo-from-choice-untold = { $choices ->
    [one] Die letzte Entscheidung in Zug { $turn } und alles danach
   *[other] Die letzten { $choices } Entscheidungen in Zug { $turn } und alles danach
}
undo-earlier = Frühere Züge
undo-later = Spätere Züge
undo-preview = **Das alles zurücknehmen?**
undo-seen = -# Was seither zu sehen war, bleibt bekannt und kommt genauso wieder: { $what }
undo-preview-asks = Ich frage alle anderen am Tisch. Zieht jemand, verfällt die Anfrage.
undo-preview-at-once = Du musst niemanden fragen.
button-undo-request = Die anderen fragen
button-undo-now = Zurücknehmen
button-undo-points = Etwas anderes
undo-nothing-told = -# Nur Entscheidungen, die nichts verändert haben, etwa das Beenden eines Zugs.
undo-line = { $turn } { $sign } { $story }

## The request

post-vote-undo = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } möchte Zug { $first } zurücknehmen:
        [2] **{ $game }** · { $who } möchte die Züge { $first } und { $last } zurücknehmen:
       *[other] **{ $game }** · { $who } möchte die Züge { $first } bis { $last } zurücknehmen:
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } möchte die letzte Entscheidung in Zug { $first } zurücknehmen:
       *[other] **{ $game }** · { $who } möchte die letzte Entscheidung in Zug { $first } und alles danach bis Zug { $last } zurücknehmen:
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } möchte die letzten { $choices } Entscheidungen in Zug { $first } zurücknehmen:
       *[other] **{ $game }** · { $who } möchte die letzten { $choices } Entscheidungen in Zug { $first } und alles danach bis Zug { $last } zurücknehmen:
    }
}
post-vote-undo-rules = Ein einziges Nein genügt, damit alles bleibt, wie es ist. Sonst nehme ich das zurück, sobald alle zustimmen, oder { $ends }, wenn mindestens die Hälfte zustimmt. Zieht jemand, verfällt die Anfrage.
post-vote-undo-organiser = Ein einziges Nein genügt, damit alles bleibt, wie es ist. Sonst nehme ich das zurück, sobald alle zustimmen, oder { $ends }, wenn mindestens die Hälfte zustimmt oder niemand antwortet. Zieht jemand, verfällt die Anfrage.
the-organiser = Der Organisator
post-undone = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } hat Zug { $first } zurückgenommen.
        [2] **{ $game }** · { $who } hat die Züge { $first } und { $last } zurückgenommen.
       *[other] **{ $game }** · { $who } hat die Züge { $first } bis { $last } zurückgenommen.
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } hat die letzte Entscheidung in Zug { $first } zurückgenommen.
       *[other] **{ $game }** · { $who } hat die letzte Entscheidung in Zug { $first } und alles danach bis Zug { $last } zurückgenommen.
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } hat die letzten { $choices } Entscheidungen in Zug { $first } zurückgenommen.
       *[other] **{ $game }** · { $who } hat die letzten { $choices } Entscheidungen in Zug { $first } und alles danach bis Zug { $last } zurückgenommen.
    }
} { $why ->
    [organiser] An diesem Tisch darf der Organisator das.
    [silence] Niemand hat geantwortet, deshalb hat der Organisator entschieden.
    [alone] Niemand sonst musste zustimmen.
    [at-once] Seither hatte niemand gezogen.
   *[agreed] Die anderen waren einverstanden.
} Die Partie steht wieder dort, wo sie war; Würfe und gezogene Karten fallen genauso aus wie zuvor.
post-to-move = { $who } ist jetzt am Zug.
history-undone = { $choices ->
    [0] { $turns ->
        [one] -# { $who } hat Zug { $first } zurückgenommen. So ging es stattdessen weiter.
        [2] -# { $who } hat die Züge { $first } und { $last } zurückgenommen. So ging es stattdessen weiter.
       *[other] -# { $who } hat die Züge { $first } bis { $last } zurückgenommen. So ging es stattdessen weiter.
    }
    [one] { $turns ->
        [one] -# { $who } hat die letzte Entscheidung in Zug { $first } zurückgenommen. So ging es stattdessen weiter.
       *[other] -# { $who } hat die letzte Entscheidung in Zug { $first } und alles danach bis Zug { $last } zurückgenommen.
    }
   *[other] { $turns ->
        [one] -# { $who } hat die letzten { $choices } Entscheidungen in Zug { $first } zurückgenommen. So ging es stattdessen weiter.
       *[other] -# { $who } hat die letzten { $choices } Entscheidungen in Zug { $first } und alles danach bis Zug { $last } zurückgenommen.
    }
}

refusal-no-such-point = Das kannst du nicht mehr zurücknehmen. Was noch geht, zeigt { command-table-undo }.
refusal-undo-outdated = Seitdem ist etwas passiert. { command-table-undo } zeigt, was sich jetzt zurücknehmen lässt.
refusal-undo-rated-alone = Diese Partie wird gewertet, und außer dir könnte niemand zustimmen. Beendete Züge kannst du deshalb nicht zurücknehmen, nur deinen laufenden.
