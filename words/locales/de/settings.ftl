# The panel /settings. Each setting has a sentence that says what it does now, and the names of its values.

settings-title = **Deine Einstellungen**
menu-setting = Ändern
button-settings-play = Spielen
button-settings-calls = Pings und Zeiten
setting-ask-always = **Klare Fälle** · { $value ->
    [on] Ich frage dich nach allem, auch wenn die Antwort klar ist, und schlage dir deine letzte Antwort nicht vor.
   *[off] Gehilfen lasse ich für dich zurück oder nehme sie auf, und Kaufleute bezahle ich. Nach *{ button-undo }* frage ich dich stattdessen. Frage ich dich etwas noch einmal, steht auf dem ersten Button manchmal deine letzte Antwort.
}
    .choice = { $value ->
        [on] Mich nach allem fragen
       *[off] Klare Fälle für mich erledigen
    }
setting-ask-end = **Zug beenden** · { $value ->
    [on] Auch wenn du mit einem Button einen ganzen Zug spielst, beendest du ihn selbst.
   *[off] Spielst du mit einem Button einen ganzen Zug, ist er damit auch beendet. Solange niemand anders gezogen hat, kannst du ihn mit *{ button-undo }* zurücknehmen.
}
    .choice = { $value ->
        [on] Jeden Zug selbst beenden
       *[off] Ganze Züge mit einem Klick beenden
    }
refusal-unknown-setting = Diese Einstellung gibt es nicht mehr. Die anderen zeigt { command-settings }.
setting-palette = **Spielerfarben** · { $value ->
    [apart] In Bildern, die nur du siehst, sind Rot und Blau dunkel und die anderen hell, sodass du alle fünf unterscheiden kannst.
   *[usual] In Bildern, die nur du siehst, haben die Spieler die üblichen Farben.
}
    .choice = { $value ->
        [apart] Gut unterscheidbar, auch bei Farbenblindheit
       *[usual] Übliche Farben
    }
setting-board = **Spielplan in deinem Panel** · { $value ->
    [near] Dein Panel zeigt nur, was in Reichweite ist, vergrößert fürs Handy. Den ganzen Spielplan zeigt { command-board }.
   *[whole] Dein Panel zeigt den ganzen Spielplan.
}
    .choice = { $value ->
        [near] Nur was in Reichweite ist, größer
       *[whole] Den ganzen Spielplan
    }
setting-language = **Sprache** · { $name } für alles, was nur du siehst. Was alle sehen, bleibt in der Sprache des Tischs.
setting-language-none = **Sprache** · Was nur du siehst, schreibe ich in deiner Discord-Sprache oder, wenn ich die nicht kann, auf Englisch.
    .choice = Wie auf Discord
setting-signs = **Spielersymbole** · { $value ->
    [words] In allem, was nur du siehst, schreibe ich Farben als Wörter. Das hilft, wenn Emojis bei dir fehlen oder gleich aussehen.
   *[emoji] In allem, was nur du siehst, steht für jede Farbe ein Emoji.
}
    .choice = { $value ->
        [words] Wörter
       *[emoji] Emojis
    }
panel-colours = Sehen einige Farben für dich gleich aus? Wähle unter *{ button-settings }* andere. Ich frage nicht noch einmal.
button-settings = Einstellungen

setting-pings = **Wo ich dich anpinge** · { $value ->
    [direct] Ich schicke dir Direktnachrichten, wenn du am Zug bist, und bei Einladungen, neuen Mitspielern sowie Beginn und Ende von Partien. Blockiert Discord sie, nehme ich den Kanal.
   *[channel] Ich pinge dich im Kanal der Partie an, wenn du am Zug bist, und bei Einladungen, neuen Mitspielern sowie Beginn und Ende von Partien.
}
    .choice = { $value ->
        [direct] Per Direktnachricht
       *[channel] Im Kanal
    }
setting-reminders = **Erinnerungen** · { $value ->
    [hour] Ab deinem nächsten Zug erinnere ich dich zusätzlich jede Stunde, aber höchstens dreimal vor jeder Erinnerung, die das Tempo des Tisches vorsieht.
    [four-hours] Ab deinem nächsten Zug erinnere ich dich zusätzlich alle 4 Stunden, aber höchstens dreimal vor jeder Erinnerung, die das Tempo des Tisches vorsieht.
    [half-day] Ab deinem nächsten Zug erinnere ich dich zusätzlich alle 12 Stunden, aber höchstens dreimal vor jeder Erinnerung, die das Tempo des Tisches vorsieht.
    [day] Ab deinem nächsten Zug erinnere ich dich zusätzlich jeden Tag, aber höchstens dreimal vor jeder Erinnerung, die das Tempo des Tisches vorsieht.
   *[table] Ich erinnere dich so oft, wie es das Tempo des Tisches vorsieht.
}
    .choice = { $value ->
        [hour] Auch jede Stunde
        [four-hours] Auch alle 4 Stunden
        [half-day] Auch alle 12 Stunden
        [day] Auch jeden Tag
       *[table] So oft, wie es das Tempo des Tisches vorsieht
    }
setting-next = **Pings vorab** · { $value ->
    [on] Ich pinge dich im Kanal auch an, wenn du als Nächstes dran bist.
   *[off] Ich pinge dich nur an, wenn du am Zug bist.
}
    .choice = { $value ->
        [on] Auch wenn ich als Nächstes dran bin
       *[off] Nur wenn ich am Zug bin
    }
setting-explain = **Unbekanntes erklären** · { $value ->
    [on] Begegnet dir etwas zum ersten Mal, etwa eine Auktion, erkläre ich es in einer Zeile über deinem Panel.
   *[off] Ich erkläre nur, wonach du fragst: mit *{ button-what }* in deinem Panel oder { command-rules }.
}
    .choice = { $value ->
        [on] Alles Unbekannte einmal erklären
       *[off] Nur erklären, wonach ich frage
    }
new-thing = > **Neu** · { $line }
new-thing-once = -# Diesen Hinweis siehst du nur einmal. Abschalten kannst du solche Hinweise in { command-settings }.
setting-colours = **Meine Lieblingsfarben** · Spielst du an einem Tisch mit, bekommst du die erste freie davon: { $value }.
    .choice = { $place ->
        [next] Dann { $value }
       *[first] { $value }
    }
setting-colours-off = **Meine Lieblingsfarben** · Spielst du an einem Tisch mit, bekommst du die erste freie Farbe.
    .choice = Keine bestimmte Farbe
setting-statistics = **Deine Ergebnisse** · { $value ->
    [on] Mitglieder deiner Server sehen sie mit { command-results-profile } und auf der Rangliste des Servers, falls er eine hat.
   *[off] Niemand sonst sieht sie, und du hast weder Profil noch Platz auf einer Rangliste. Für die Wertungszahlen anderer zählen deine Partien trotzdem.
}
    .choice = { $value ->
        [on] Andere sehen sie
       *[off] Nur ich sehe sie
    }
setting-zone = **Zeitzone** · Alle Zeiten und Tage, die du siehst, gelten für { $value }.
setting-zone-form = Zeitzone
setting-zone-label = Nächste große Stadt oder Abstand zu UTC
setting-zone-example = „Berlin“, „New York“ oder „UTC+2“
setting-quiet = **Ruhezeit** · Von { $begins } bis { $ends } pinge ich dich nicht an. Meine Nachrichten kommen stumm, und danach erinnere ich dich. Steht die Uhr des Tisches in Ruhezeiten still, verlierst du dabei keine Zeit (höchstens 12 Stunden am Tag).
setting-quiet-off = **Ruhezeit** · Keine: Ich kann dich jederzeit anpingen.
setting-quiet-form = Ruhezeit
setting-quiet-label = Beginn und Ende oder „aus“
setting-quiet-example = „22:30-7“, „22 bis 7 Uhr“ oder „aus“
setting-away = **Abwesend** · Bis { $value } pinge ich dich nicht an; deine Zeit zum Ziehen läuft erst, wenn du zurück bist.
setting-away-off = **Abwesend** · Du bist nicht abwesend.
setting-away-form = Abwesend bis
setting-away-label = Tag deiner Rückkehr oder „zurück“
setting-away-example = „Freitag“, „6. Januar“, „6.1.2027“, „10 Tage“ oder „zurück“
setting-digest = **Tagesübersicht** · Um { $value } schicke ich dir eine Direktnachricht mit allem, was auf dich wartet. Einen Ping bekommst du sonst nur bei Einladungen, bei Abstimmungen, die vor der nächsten Übersicht enden, und wenn dein Zug innerhalb eines Tages überfällig werden könnte.
setting-digest-off = **Tagesübersicht** · Keine: Ich pinge dich bei jedem Zug an.
setting-digest-form = Tagesübersicht
setting-digest-label = Uhrzeit oder „aus“
setting-digest-example = „8“, „18:30“, „20 Uhr“ oder „aus“
refusal-unclear-hour = „{ $typed }“ erkenne ich nicht als Uhrzeit. Versuch es mit „8“, „18:30“, „20 Uhr“ oder „aus“.
refusal-unclear-zone = Eine Zeitzone namens „{ $typed }“ kenne ich nicht. Meinst du { $near }? Gib eine große Stadt ein oder den Abstand zu UTC, etwa UTC+2.
refusal-unknown-zone = Eine Zeitzone namens „{ $typed }“ kenne ich nicht. Gib die nächste große Stadt ein (Berlin, Wien, Zürich) oder den Abstand zu UTC (UTC+2).
refusal-unclear-hours = { $found ->
    [0] In „{ $typed }“ finde ich keine zwei Uhrzeiten.
    [one] In „{ $typed }“ finde ich nur eine Uhrzeit: { $times }.
   *[other] Ich brauche zwei verschiedene Uhrzeiten, in „{ $typed }“ finde ich aber: { $times }.
} Versuch es mit „22:30-7“, „22 bis 7 Uhr“ oder „aus“.
refusal-unclear-day = „{ $typed }“ erkenne ich nicht als Datum. Wann bist du zurück? Versuch es mit „Freitag“, „6. Januar“, „6.1.2027“, „10 Tage“ oder „zurück“.
refusal-unclear-past-day = „{ $typed }“ erkenne ich nicht als Datum. Versuch es mit „6.11.2026“, „6. November“ oder „heute“.
refusal-day-is-past = { $day } liegt nicht in der Zukunft. Gib den Tag deiner Rückkehr ein oder „zurück“, wenn du wieder da bist.
refusal-away-too-long = { $day } ist mehr als { $days } Tage entfernt. Bist du so lange weg, überlass deinen Platz mit { command-table-leave } einem Bot.
