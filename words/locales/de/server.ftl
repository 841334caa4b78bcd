# The panel /server settings. Each setting has a sentence that says what it does now, and the names of its values.

server-title = **Servereinstellungen**
    .fixed = **Servereinstellungen** · Ändern können sie nur Server-Admins.
refusal-not-server-manager = Das können nur Server-Admins ändern.
refusal-no-server = Das geht nur auf einem Server. Mach es dort in einem Kanal, nicht in einer Direktnachricht.

server-setting-channels = **Wo man Partien anlegen darf** · Nur in { $chosen } und den Threads darin.
server-setting-channels-none = **Wo man Partien anlegen darf** · In jedem Kanal, in dem ich schreiben kann.
server-setting-makers = **Wer Partien anlegen darf** · Nur Personen mit der Rolle { $chosen } und Server-Admins.
server-setting-makers-none = **Wer Partien anlegen darf** · Alle.
server-setting-log-channel = **Protokollkanal** · In { $chosen } melde ich, wenn eine Partie angelegt, abgebrochen oder geschlossen wird, wenn sie endet oder wenn es mit ihr ein Problem gibt. Private Partien lasse ich aus.
server-setting-log-channel-none = **Protokollkanal** · Keiner: Über Partien schreibe ich nur in ihren eigenen Kanälen.
server-setting-results-channel = **Ergebniskanal** · In { $chosen } poste ich ohne Ping, wie jede Partie ausging. Private Partien lasse ich aus.
server-setting-results-channel-none = **Ergebniskanal** · Keiner: Ergebnisse poste ich nur in den Kanälen der Partien.
server-setting-deleted = { $count ->
        [one] 1 weiterer Eintrag wurde gelöscht und zählt nicht mehr.
       *[other] { $count } weitere Einträge wurden gelöscht und zählen nicht mehr.
    }
server-setting-no-writing = Dort kann ich nicht schreiben, deshalb bleibe ich still, bis mir jemand, der den Kanal verwaltet, die Berechtigung gibt.

server-setting-palette = **Farben in Bildern** · { $value ->
    [apart] In Bildern, die alle sehen, sind Rot und Blau dunkel und die anderen hell, sodass man alle fünf auch bei Farbenblindheit unterscheiden kann.
   *[usual] In Bildern, die alle sehen, haben die Spieler die üblichen Farben.
}
    .choice = { $value ->
        [apart] Gut unterscheidbar, auch bei Farbenblindheit
       *[usual] Übliche Farben
    }
server-setting-avatars = **Avatare** · { $value ->
    [on] Bilder von Lobbys und Ergebnissen zeigen die Discord-Avatare der Spieler.
   *[off] Bilder von Lobbys und Ergebnissen zeigen Wappen statt der Avatare.
}
    .choice = { $value ->
        [on] Zeigen
       *[off] Stattdessen Wappen
    }
server-setting-language = **Sprache der Beiträge** · { $name }. Private Nachrichten bekommt jeder in der eigenen Sprache.
server-setting-language-none = **Sprache der Beiträge** · Die Sprache dieses Servers auf Discord oder, wenn ich die nicht kann, Englisch. Private Nachrichten bekommt jeder in der eigenen Sprache.
    .choice = Wie auf Discord
button-server-places = Server
button-server-games = Neue Partien
server-setting-leaderboard = **Rangliste** · { $value ->
    [on] { command-results-leaderboard } zeigt hier die Besten, und neue Partien werden gewertet, wenn am Tisch nichts anderes eingestellt ist. Wer nicht auf der Rangliste stehen will, stellt das mit { command-settings } ein.
   *[off] Keine, und neue Partien werden nicht gewertet, wenn am Tisch nichts anderes eingestellt ist.
}
    .choice = { $value ->
        [on] Zeigen
       *[off] Keine
    }
server-setting-open-games = **Partien je Person** · { $value ->
    [any] Alle können beliebig viele Partien anlegen.
    [one] Jede Person kann eine selbst angelegte Partie offen haben.
   *[other] Jede Person kann bis zu { $value } selbst angelegte Partien offen haben.
}
    .choice = { $value ->
        [any] Beliebig viele
       *[other] Bis zu { $value } Partien zugleich
    }
server-setting-cool-down = **Zeit zwischen neuen Partien** · { $value ->
    [none] Die nächste Partie kannst du sofort anlegen.
    [minutes] Die nächste Partie kannst du nach zehn Minuten anlegen.
    [hour] Die nächste Partie kannst du nach einer Stunde anlegen.
    [day] Die nächste Partie kannst du nach einem Tag anlegen.
   *[seconds] Die nächste Partie kannst du nach zehn Sekunden anlegen.
}
    .choice = { $value ->
        [none] Keine
        [minutes] Zehn Minuten
        [hour] Eine Stunde
        [day] Ein Tag
       *[seconds] Zehn Sekunden
    }

server-options-title = **Vorgaben für neue Partien**
server-options-line = { $game }: { $options }
button-options-here = Optionen dieses Kanals kopieren
button-options-usual = Standardoptionen verwenden

post-result = **{ $game } #{ $id }** in { $where }: { $result }
    -# { $places }
post-result-place = { $place }. { $sign } { $who }
post-logged = { $what ->
   *[made] **{ $game } #{ $id }** wurde von { $who } in { $where } angelegt.
    [nameless] **{ $game } #{ $id }** wurde in { $where } angelegt.
    [ended] **{ $game } #{ $id }** in { $where } ist vorbei.
    [cancelled] **{ $game } #{ $id }** in { $where } wurde abgebrochen.
    [closed] **{ $game } #{ $id }** in { $where } wurde geschlossen: Einen Monat lang hat niemand gezogen.
    [frozen] **{ $game } #{ $id }** in { $where } ist angehalten. Mein Betreiber sieht den Grund mit { command-server-status }.
    [thawed] **{ $game } #{ $id }** in { $where } geht weiter.
}

refusal-elsewhere = Auf diesem Server kannst du Partien nur in { $channels } anlegen. Server-Admins können das mit { command-server-settings } ändern.
refusal-not-a-maker = Auf diesem Server können nur Personen mit der Rolle { $roles } Partien anlegen. Server-Admins können dir die Rolle geben oder das mit { command-server-settings } ändern.
refusal-open-games = Du hast hier schon { $most } offene Partien angelegt; mehr erlaubt dieser Server nicht. Server-Admins können das mit { command-server-settings } ändern.
refusal-cool-down = Du hast hier gerade erst eine Partie angelegt. Die nächste kannst du { $ends } anlegen. Server-Admins können das mit { command-server-settings } ändern.
