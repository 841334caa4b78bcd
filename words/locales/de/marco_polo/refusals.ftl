# Why something may not be done.

refusal-never-itself = Der Bonus von { $city } kann sich nicht selbst kopieren; wähle eine andere Stadt.
refusal-own-post-there = In dieser Partie kannst du nur Boni von Städten kopieren, in denen du keinen Handelsposten hast.
refusal-main-action-taken = Deine Hauptaktion hast du schon ausgeführt; führe Zusatzaktionen aus oder beende deinen Zug.
refusal-no-dice-left = Du hast in dieser Runde keine Würfel mehr.
refusal-dice-left =
    { $dice ->
        [one] Du hast noch einen Würfel: Führe eine Hauptaktion aus oder gib ihn für { $coins } Geld ab.
       *[other] Du hast noch { $dice } Würfel: Führe eine Hauptaktion aus oder gib Würfel für je { $coins } Geld ab.
    }
no-pass-ahead =
    { $dice ->
        [0] Du hast keine Würfel mehr, also überspringe ich dich bis zur nächsten Runde. Passen musst du nicht.
       *[other] Solange du Würfel hast, kannst du nicht passen. Aber du kannst einen Zug vorbereiten, und wenn du keine Würfel mehr hast, überspringe ich dich.
    }
refusal-nothing-to-trade = Du hast nichts, was du mit dieser Karte tauschen könntest ({ $card }).
refusal-too-often =
    { $most ->
        [one] Du kannst die Karte nur einmal nutzen.
       *[other] Du kannst die Karte höchstens { $most }-mal nutzen.
    }
refusal-nothing-completed = Diese Karte zählt erfüllte Aufträge ({ $card }), und du hast noch keinen erfüllt.
refusal-no-small-city = Für diese Karte brauchst du einen Handelsposten in einer kleinen Stadt ({ $card }).
refusal-not-enough =
    { $have ->
        [0] Das kostet { $needed }; du hast { FORM($needed, case: "none") }.
       *[other] Das kostet { $needed }; du hast nur { $have }.
    }
refusal-pairs =
    { $needed ->
        [one] Das kostet ein Paar verschiedener Waren; du hast keins.
       *[other] Das kostet { $needed } Paare verschiedener Waren; du hast { $have ->
            [0] keins
           *[other] nur { $have }
        }.
    }
refusal-unknown-place = Einen Ort „{ $place }“ gibt es auf der Landkarte nicht.
refusal-too-far =
    { $steps ->
        [0] { $place } ist mehr als 6 Schritte entfernt; du darfst höchstens { $most } gehen.
       *[other] { $place } ist { $steps } Schritte entfernt; du darfst höchstens { $most } gehen.
    }
refusal-other-figure-moves = Du bewegst gerade { $figure }.
refusal-figures-together = Beide Figuren sind { FORM($place, case: "at") }, also ist es egal, welche reist: Wähle Niccolò.
refusal-leave-a-step = Die beiden Figuren teilen sich { $most } Schritte; lass einen für Marco übrig.
refusal-sets-dice-freely = Du bestimmst jede Augenzahl beim Setzen, musst also nichts neu würfeln oder drehen.
refusal-no-such-die = Du hast keinen Würfel „{ $die }“, den du setzen könntest.
refusal-unknown-contract = Einen Auftrag „{ $contract }“ gibt es nicht.
refusal-contract-not-active = Diesen Auftrag hast du nicht: { $contract }.
refusal-one-black-die-a-turn = Du kannst nur einen schwarzen Würfel je Zug kaufen.
refusal-no-black-die = In dieser Runde sind keine schwarzen Würfel mehr da.
refusal-no-wrap = Von 1 auf 6 oder von 6 auf 1 kannst du nicht drehen.
refusal-character-not-offered = Diesen Charakter kannst du nicht wählen; nimm einen der angezeigten.
refusal-keep-two-goals = Behalte genau { $keep } Zielkarten, nicht { $given }.
refusal-not-your-goal = Diese Zielkarte hast du nicht: { $goal }.
refusal-card-not-in-play = Diese Stadtkarte ist nicht im Spiel: { $card }.
refusal-no-post-there = Du hast { FORM($city, case: "at") } keinen Handelsposten, kannst die Stadtkarte dort also nicht nutzen.
refusal-card-taken = Auf dieser Stadtkarte liegt schon ein Würfel; nächste Runde ist sie wieder frei.
refusal-post-too-new = Dein Handelsposten { FORM($city, case: "at") } ist neu; die Stadtkarte kannst du ab deinem nächsten Zug nutzen.
refusal-khan-full = Bei der Gunst des Khan ist in dieser Runde kein Platz mehr frei.
refusal-die-too-low =
    { $needed ->
        [6] Für die Gunst des Khan brauchst du eine { $needed }; eine { $die } reicht nicht.
       *[other] Für die Gunst des Khan brauchst du mindestens eine { $needed }; eine { $die } reicht nicht.
    }
refusal-no-contracts = Es liegen keine Aufträge mehr aus.
refusal-contracts-to-come = Alle Aufträge sind weg. Bis zu deinem Zug kommen neue.
refusal-too-many-contracts = Du kannst höchstens { $most } Aufträge nehmen, nicht { $given }.
refusal-contract-not-there = Dieser Auftrag liegt nicht aus: { $contract }.
refusal-contract-too-far = Dieser Auftrag liegt auf Feld { $space }, aber dein Würfel zeigt nur { $die }.
refusal-too-few-dice =
    { $needed ->
        [one] Dafür brauchst du einen Würfel, und du hast keinen mehr.
       *[other] Dafür brauchst du { $needed } Würfel, und so viele hast du nicht mehr.
    }
refusal-colour-already-there = Hier liegen schon Würfel von dir ({ $space }); nur schwarze und weiße dürfen noch dazu.
refusal-occupied-cost = Dieses Feld ist besetzt und kostet { $needed } Geld; du hast { $have ->
        [0] keins
       *[other] nur { $have }
    }.
refusal-dice-count =
    { $needed ->
        [one] Nimm dafür genau 1 Würfel, nicht { $given }.
       *[other] Nimm dafür genau { $needed } Würfel, nicht { $given }.
    }
refusal-column-too-high = Dein niedrigster Würfel zeigt { $lowest }, also kannst du höchstens Spalte { $lowest } nutzen.
