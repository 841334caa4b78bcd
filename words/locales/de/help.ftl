# /help: five lines, and a chapter for each button below.
help-text =
    {""}Mit **Caravanserai** spielst du Brettspiele rund um Kaufleute.
    {""}**Neu hier?** Mit *{ button-learn }* lernst du die Spiele Schritt für Schritt in einer eigenen Partie.
    {""}**Partie beginnen:** Gib { command-new } ein. Die anderen drücken *{ button-join }*, dann drückst du *{ button-start }*.
    {""}**Dein Zug:** Ich pinge dich an. *{ button-open }* öffnet ein Panel, das nur du siehst.
    {""}**Ratlos?** Drücke im Panel *{ button-hint }* oder schlage mit { command-rules } nach.
button-help-turn = Dein Zug
help-turn =
    {""}**Dein Zug**
    { command-turn } oder *{ button-open }* öffnet dein Panel. Triff deine Entscheidungen, prüfe das Ergebnis und beende den Zug. Lieber tippen? Nimm { command-play }.
    {""}**Zurücknehmen:** Mit *{ button-undo }* nimmst du zurück, was noch niemand sonst gesehen hat. Haben es andere schon gesehen, frag sie mit { command-table-undo }.
    {""}**Tipp:** *{ button-hint }* oder { command-hint } zeigt und erklärt die besten Züge.
    {""}**Ansehen:** { command-hand }, { command-board } und { command-table-carts } zeigen Bilder, { command-state } alles als Text. *{ button-what }* erklärt, was du siehst.
    {""}**Während andere ziehen:** Plane mit *{ button-prepare }* deinen nächsten Zug oder geh mit { command-history } die Partie durch.
button-help-table = Der Tisch
help-table =
    {""}**Der Tisch**
    {""}**Vor dem Start:** Unter *{ button-more }* in der Lobby findest du Farben, Bots, Optionen und gespeicherte Optionen. Mit *wie* bei { command-new } übernimmst du die Optionen einer früheren Partie.
    {""}**Dein Platz:** Mit { command-table-leave } spielt ein Bot für dich, mit { command-table-return } bekommst du deinen Platz zurück. Mit { command-table-resign } gibst du ihn endgültig auf, mit { command-table-swap } bietest du einen Platztausch an.
    {""}**Jemand fehlt:** Pinge die Person mit { command-table-nudge } noch einmal an. Mit { command-table-pause } oder { command-table-cancel } fragst du alle, ob ihr pausiert oder abbrecht.
    {""}**Außerdem:** { command-table-move } setzt die Partie in einem anderen Kanal fort, { command-table-notes } speichert Notizen, die nur du siehst.
button-help-results = Partien und Ergebnisse
help-results =
    {""}**Partien und Ergebnisse**
    { command-games } zeigt, was auf dich wartet. { command-results-finished } listet beendete Partien auf.
    { command-results-analysis } erklärt, was den Ausschlag gab. { command-results-profile } und { command-results-leaderboard } zeigen, wie gut jemand spielt.
    { command-league } zeigt Ligen und Pokalturniere dieses Servers.
    { command-table-follow } schickt dir Neues aus fremden Partien.
    { command-table-export } speichert eine Partie als Datei, { command-results-import } öffnet sie.
    { command-table-verify } prüft die Würfel einer Partie.
button-help-data = Einstellungen und Daten
help-data =
    {""}**Einstellungen und Daten**
    Mit { command-settings } legst du fest, wann ich dich anpinge und wie Bilder aussehen. { command-server-settings } zeigt, was dieser Server erlaubt.
    Ich speichere deine Discord-ID, deinen Namen, Entscheidungen, Einstellungen, Notizen und Ergebnisse. Du bekommst sie mit { command-data-export } und löschst sie mit { command-data-delete }.
button-help-commands = Alle Befehle
help-commands = **Alle Befehle**
help-command = **{ $command }** { $what }
help-command-group = **/{ $group }** { $names }
help-moved = -# Umbenannt: { $moved }
help-moved-to = /{ $before } heißt jetzt { $now }
command-moved = /{ $before } heißt jetzt { $now }.
button-privacy = Datenschutz
