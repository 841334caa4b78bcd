# Finding a table: the open tables of a server, and the noticeboard that lists them.

open-tables-title = **Offene Tische**
open-tables-none = Gerade gibt es keine offenen Tische. Beginne eine Partie mit { command-new }.
open-table-seats = { $joined } von { $most } Plätzen
open-table-begins = beginnt { $soon }
open-tables-more = { $count ->
    [one] 1 weiterer Tisch: { command-tables }
   *[other] { $count } weitere Tische: { command-tables }
}
button-take-seat = Mitspielen: #{ $id }
button-next-tables = Weitere Tische
button-first-tables = Erste Tische
seat-taken = Du spielst bei **{ $game } #{ $id }** als { $colour } mit: { $where }
noticeboard-none = Ich kann hier eine Liste der offenen Tische posten und aktuell halten.
noticeboard-here = Eine aktuelle Liste der offenen Tische steht in { $where }.
noticeboard-barred = Aber gerade geht das nicht. Server-Admins müssen mir in den Kanaleinstellungen diese Berechtigungen geben: { $permissions }.
button-noticeboard-here = Liste hier anlegen
button-noticeboard-again = Liste neu posten
button-noticeboard-move = Liste hierher holen
button-noticeboard-gone = Liste entfernen

## The avoid list

button-avoid = Wen ich meide
avoid-title = **Wen du meidest** · Diese Personen können an keinem neuen Tisch mitspielen, an dem du sitzt, und du nicht an ihren. Den Grund sage ich ihnen nicht. Diese Liste siehst nur du. Schon begonnene Partien gehen normal weiter.
avoid-count = { $count ->
    [0] Du meidest niemanden.
    [one] Du meidest 1 Person.
   *[other] Du meidest { $count } Personen.
}
menu-avoid = Wen willst du meiden? (bis zu { $most } Personen)
refusal-no-seat-here = An diesem Tisch kannst du nicht mitspielen. Andere zeigt { command-tables }.
refusal-too-many-avoided = Du kannst bis zu { $most } Personen meiden. Streiche zuerst jemanden von der Liste.

## Looking for others

button-seek = Partie suchen
seek-title = **Partie suchen** · Sobald { $least } Personen dasselbe wollen, eröffne ich für sie einen Tisch in einem Thread in { $where } und pinge sie an.
seek-on = Du suchst bis { $ends } eine Partie **{ $game }**.
menu-seek-game = Welches Spiel?
menu-seek-kinds = Welche Erweiterungen? (mehrere möglich)
menu-seek-paces = Wie schnell? (mehrere Antworten möglich)
menu-seek-days = Wie lange?
seek-days = { $days ->
    [one] 1 Tag lang suchen
   *[other] { $days } Tage lang suchen
}
button-seek-start = Suche starten
button-seek-again = Lieber danach suchen
button-seek-stop = Suche beenden
seek-similar = Ich bringe dich nur mit Personen zusammen, die etwa zu denselben Zeiten erreichbar sind wie du: { $hours }.
button-seek-my-hours = Nur zu meinen Zeiten
button-seek-any-hours = Zu beliebigen Zeiten
seek-hours = zwischen { $begins } und { $ends }
refusal-hours-unknown = Deine Zeiten kenne ich noch nicht. Sag mir deine Zeitzone in { command-settings } unter *{ button-settings-calls }*.
seekers = **Mitspieler gesucht**
seekers-line = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}: { $what }
seekers-more = { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere Personen
}
search-over = { $who }, deine Suche nach **{ $game }**{ $listed ->
    [yes] {" "}in { $where }
   *[no] {""}
} ist vorbei. Es haben sich nicht genug Mitspieler gefunden.
button-seek-renew = Noch einmal suchen
gathered-thread = { $game }: neuer Tisch
post-gathered = { $people }: Ihr habt alle „{ $game }“ gesucht, also ist das euer Tisch. Ihr könnt die Optionen ändern und auf andere warten, oder ihr drückt *{ button-start }*.
refusal-no-noticeboard = Dieser Server hat noch keine Liste offener Tische. Server-Admins können sie mit { command-tables } anlegen.
refusal-too-many-open = Du hast { $open } offene Partien. Einen neuen Tisch suche ich dir erst, wenn es höchstens { $most } sind. Beende zuerst eine oder spiel an einem der Tische aus { command-tables } mit.
