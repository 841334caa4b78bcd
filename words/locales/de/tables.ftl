# The tables around the games: panel, posts, history, errors. Lobbies are in lobby.ftl, /help in help.ftl.

## Panel

panel-thinking = Du hast nichts zu tun, solange { $count ->
    [one] { $who } überlegt.
   *[other] { $who } überlegen.
}
panel-played-for = Du hast nichts zu tun, solange ein Bot für dich spielt.
panel-waiting = Du hast nichts zu tun, bis { $who } { $count ->
    [one] gezogen hat.
   *[other] gezogen haben.
}
panel-waiting-mine = Dein Zug geht weiter, sobald { $who } { $count ->
    [one] geantwortet hat.
   *[other] geantwortet haben.
}
panel-finished = Dein Zug ist beendet. Als Nächstes { $count ->
    [one] ist { $who } dran.
   *[other] sind { $who } dran.
}
panel-head = **{ $question }** · { $status }
panel-refused = **{ $reason }**
panel-sealed = -# Deine Antwort ist endgültig und bleibt geheim, bis alle geantwortet haben.
panel-final = -# Deine Antwort ist endgültig.
panel-next-game = **{ $game } #{ $id }** wartet auf dich.
panel-game-over = Diese Partie ist vorbei.
panel-more = Weitere Möglichkeiten
menu-whole-turns = Ganzer Zug auf einmal
    .more = Weitere komplette Züge
panel-chance-once = -# Egal, was du wählst – { $chance }.
    .of = -# „{ $title }“: { $chance }.
    .alone = -# { CAPITAL($chance) }.
panel-finishing = -# { $count ->
    [one] Damit beendest du deinen Zug:
   *[other] Mit jedem Button beendest du deinen Zug:
}
panel-going-on = -# { $count ->
    [one] Danach geht dein Zug weiter:
   *[other] Danach geht dein Zug jeweils weiter:
}
panel-showing = -# { $count ->
    [one] Damit wird erst gewürfelt oder aufgedeckt (danach kein Zurück):
   *[other] Hier wird jeweils erst gewürfelt oder aufgedeckt (danach kein Zurück):
}
shortcut-line = { $name }: { $deal }
    .begun = { $name } { $deal }
group-worse = Selten sinnvoll …
panel-menu-going-on = { $title } · Zug geht weiter
panel-menu-part = { $title } · { $first } … { $last }

# What is this? asked in a panel.
button-what = Was ist das?
button-what-close = Erklärungen schließen
menu-what-offered = Was zur Wahl steht
menu-what-seen = Was du siehst
menu-what-terms = So wird gespielt
what-ask = **Was ist das?** Wähle etwas aus den Menüs, und ich erkläre es. An deinem Zug ändert das nichts.
what-title = **{ $title }**
what-now = **Jetzt:** { $label }.
what-now-some = **Jetzt:** Das kannst du wählen.
what-not-now = **Gerade nicht:** { $reason }
    .plain = Gerade nicht: { $reason }
what-gone = { $title } ist nicht mehr da. Wähle etwas anderes aus den Menüs, und ich erkläre es.
what-unknown = Das ist nicht mehr da. Wähle etwas anderes aus den Menüs, und ich erkläre es.

# Answers to questions in the turns of others, which are given ahead.
ahead-title =
    {""}**{ button-ahead }**
    -# Wenn ich dich im Zug eines anderen etwas frage und du nicht innerhalb einer halben Minute antwortest, gilt die Antwort, die du hier gibst. Bis dahin sieht sie niemand sonst.
ahead-none = An diesem Tisch frage ich dich nichts, während andere am Zug sind. Im Voraus gibt es also nichts zu beantworten.
# A turn that is prepared while others play.
button-prepare = Nächsten Zug vorbereiten
button-drop-plan = Plan verwerfen
prepare-title =
    {""}**Nächsten Zug vorbereiten**
    -# Spiel ihn hier, als wärst du am Zug. Eine halbe Minute nach Beginn deines Zugs treffe ich diese Entscheidungen, wenn du nicht vorher handelst. Ist eine davon nicht mehr möglich oder hätte sie andere Folgen, treffe ich keine und sage es dir. Deinen Plan siehst nur du.
prepare-question = **{ $question }**
prepare-ends = Hier endet dein Plan, denn danach entscheidet der Zufall, oder andere sind an der Reihe. Ist dein Zug dann noch nicht vorbei, pinge ich dich an.
prepare-off = { $why ->
    [illegal] Deinen vorbereiteten Zug habe ich verworfen: Eine seiner Entscheidungen ist nicht mehr möglich.
    [undone] Deinen vorbereiteten Zug habe ich verworfen: Jemand hat einen Zug zurückgenommen.
   *[changed] Deinen vorbereiteten Zug habe ich verworfen: Eine seiner Entscheidungen hätte jetzt andere Folgen.
}
panel-prepared = -# Dein nächster Zug ist vorbereitet.
prompt-prepared = Deine vorbereiteten Entscheidungen sind ausgeführt. Den Rest des Zugs spielst du selbst.
plan-off = **{ $game } #{ $id }** in { $where } · { $why ->
    [illegal] Deinen vorbereiteten Zug habe ich verworfen: Eine seiner Entscheidungen ist nicht mehr möglich.
    [undone] Deinen vorbereiteten Zug habe ich verworfen: Jemand hat einen Zug zurückgenommen.
   *[changed] Deinen vorbereiteten Zug habe ich verworfen: Eine seiner Entscheidungen hätte jetzt andere Folgen.
}
plan-choice = Die Entscheidung: „{ $choice }“.
refusal-cannot-prepare = Deinen nächsten Zug kannst du gerade nicht vorbereiten: Wie er beginnt, hängt vom Zufall oder von anderen ab.
refusal-your-turn-already = Du bist am Zug: Drücke *{ button-open }*.
refusal-plan-over = So weit kannst du nicht planen: Vorher entscheidet der Zufall, oder andere sind am Zug.
menu-ahead = Im Voraus antworten
button-ahead = Antworten für fremde Züge
button-ask-me = Mich wieder fragen
# Trying moves on a private copy.
button-try = Züge ausprobieren
button-try-anew = Von vorn
button-try-leave = Zurück zur Partie
button-try-from = Ab hier weiterspielen
try-title =
    {""}**Züge ausprobieren** · Nichts davon zählt, und nur du siehst es
    -# Das ist eine Kopie der Partie, so wie du sie kennst. Du ziehst für alle. Die Karten der anderen sind zufällig gewählt, und die Kopie endet, wo der Zufall entscheiden würde.
try-title-finished =
    {""}**Weiterspielen { $turn ->
        [0] von Anfang an
       *[other] nach Zug { $turn }
    }** · Nichts davon zählt, und nur du siehst es
    -# Du ziehst für { $who }, Bots ziehen für die anderen. Es wird neu gewürfelt und gemischt.
try-question = **Du ziehst für { $who }** · { $question }
try-chance = > Was jetzt kommt, würde der Zufall entscheiden, deshalb endet die Kopie hier. Wähle etwas anderes oder nimm etwas zurück.
try-over = **In dieser Kopie ist die Partie vorbei.**
refusal-copy-gone = Diese Kopie ist weg: Ich behalte nur die letzten und nach einem Neustart gar keine. Leg eine neue an.
refusal-no-copy-in-lesson = In einer Lektion kannst du keine Züge ausprobieren. Geh stattdessen in der Lektion zurück.
button-pass-ahead = Im Voraus passen
refusal-unknown-answer = Diese Antwort kannst du nicht im Voraus geben. Nimm eine der angezeigten.

button-undo-turn = Letzten Zug zurücknehmen
    .others = Ab meinem letzten Zug zurücknehmen
button-undo = Zurücknehmen
    .what = Rückgängig · { $what }
button-redo = Wiederholen
    .what = Wiederholen · { $what }
panel-undone = Zurückgenommen: { $what }.
button-reset = Zug neu beginnen
button-hand = Meine Hand
hand-which = Welche Hand? Nur du siehst sie.
button-state = Spielstand als Text
button-signs = Was die Symbole bedeuten
    .short = Symbole
button-open = Zug machen
direct-game = **{ $game } #{ $id }** in { $where }
button-open-game = Zug in #{ $id } machen
button-board = Spielplan
button-answer = Antworten
button-more = Mehr …
button-more-further = Alles andere …
more-title = **{ $game } #{ $id }** · Mehr
button-look-up = Regeln
button-history = Verlauf
button-replay = Replay-Datei
button-minute = Regeln in einer Minute
minute-title = **{ $game } in einer Minute**
button-race = Verlauf als Grafik
button-watch = Abspielen
button-watch-since = Verpasstes ansehen
button-hands = Verdeckte Karten
play-choice = { $notation } · { $label }
typed-final = **{ $label }** lässt sich nicht zurücknehmen. Wähle es zur Bestätigung unten aus oder gib { command-play } { $notation } ein.
typed-possible = **Jetzt möglich:** { $label } ({ command-play } { $notation })
typed-unknown = „{ $typed }“ gibt es hier nicht. Am ähnlichsten ist:
typed-not-now = **{ $name }:** { $reason }
prompt-answer = Deine Antwort
prompt-answer-then = Danach frage ich, was du damit tun willst

## Posts in the channel

post-start = **{ $game } #{ $id }** beginnt. { $aim }
post-order-seat = { $sign } { $who }
post-start-order = Zugreihenfolge: { $order }
post-start-dice = -# Damit lassen sich die Würfe später prüfen: { $hash }
post-turn = -# Zug { $turn }
story-line = { $sign } { $story }
story-stand-in = -# { $count ->
    [one] Ein Bot hat für { $who } 1 Entscheidung getroffen.
   *[other] Ein Bot hat für { $who } { $count } Entscheidungen getroffen.
}
post-announced = **Von meinem Betreiber:** { $text }
post-frozen = { $reason ->
    [by_operator] **{ $game } #{ $id }** ist angehalten, bis mein Betreiber sie weitergehen lässt. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
    [too_old] **{ $game } #{ $id }** kann nicht weitergehen: Zuletzt gespielt wurde sie mit einer zu alten Version von mir. Der Organisator kann sie abbrechen.
   *[other] **{ $game } #{ $id }** ist angehalten: Ich kann ihre Daten gerade nicht lesen. Nichts ist verloren, und sobald ich es kann, geht sie weiter. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
}
post-restored = **{ $game } #{ $id }** habe ich aus einer Sicherung vom { $taken } wiederhergestellt. Was ihr danach gespielt habt, ist verloren.
post-restored-turns = **{ $game } #{ $id }** habe ich aus einer Sicherung vom { $taken } wiederhergestellt. { $turns ->
        [one] 1 späterer Zug ist
       *[other] { $turns } spätere Züge sind
    } verloren.
post-restored-gone = **{ $game } #{ $id }** ist verloren: Ich musste eine Sicherung vom { $taken } einspielen, und damals hatte die Partie noch nicht begonnen. Beginne eine neue mit { command-new }.
post-thawed = **{ $game } #{ $id }** geht weiter.
post-cancelled = **{ $game } #{ $id }** wurde abgebrochen. Ansehen kannst du die Partie noch mit { command-history }.

## Refusals around the game

refusal-unknown-game = Partie #{ $game } kann ich dir nicht zeigen. Vielleicht ist sie privat oder eine beendete Lektion. Eine neue Lektion beginnst du mit { command-learn }.
refusal-bad-game = Ein Spiel „{ $value }“ gibt es hier nicht. Du kannst spielen: { $allowed }.
refusal-no-game-here = In diesem Kanal ist keine Partie, die du sehen kannst. Private Partien sieht man nur mit Einladung. Eine neue Partie beginnst du mit { command-new }.
refusal-several-games = Du spielst in mehreren Partien, und keine wartet auf dich. Wähle eine mit { command-games }.
refusal-no-game-in-dm = Gespielt wird in Kanälen von Servern, nicht in Direktnachrichten. Deine Partien zeigt { command-games }, eine Lektion setzt du mit { command-learn } fort.
refusal-driven-elsewhere = Diesen Tisch lade ich gerade neu. Es hat sich nichts geändert; versuch es in einer Minute noch einmal.
refusal-no-such-picture = Dieses Bild gibt es in diesem Spiel nicht. Den Spielplan zeigt { command-board }.
refusal-not-started = Diese Partie hat noch nicht begonnen. Drücke in ihrer Lobby *{ button-start }*.
refusal-not-at-table = Du spielst in dieser Partie nicht mit. Du kannst sie in ihrem Kanal mit { command-state } ansehen.
refusal-stale = Dieser Button ist veraltet. So steht es jetzt am Tisch.
refusal-nothing-to-redo = Es gibt nichts zu wiederholen: Du hast seither etwas anderes gewählt, oder dein Zug ist vorbei.
refusal-nothing-chosen = Du hast in diesem Zug noch nichts gewählt. Frühere Züge nimmst du mit { command-table-undo } zurück.
refusal-moved-since = Mit einem Klick lässt sich das nicht mehr zurücknehmen: { $acts } hat seither gezogen.
refusal-nothing-to-undo = Mit einem Klick lässt sich das nicht mehr zurücknehmen.
refusal-game-cancelled = Diese Partie wurde abgebrochen.
refusal-game-paused = Diese Partie ist pausiert. Mit { command-table-resume } fragst du alle, ob es weitergeht.
refusal-game-asleep = Diese Partie ruht: Der Kanal wurde gelöscht, oder ich wurde vom Server entfernt. Was zu tun ist, erfährst du mit { command-games }.
refusal-frozen = { $reason ->
    [newer_version] Diese Partie braucht eine neuere Version von mir und muss auf ein Update warten. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
    [too_old] Diese Partie kann nicht weitergehen: Zuletzt gespielt wurde sie mit einer zu alten Version von mir. Der Organisator kann sie abbrechen.
    [unknown_component] In dieser Partie ist eine Karte oder ein Plättchen, das ich nicht kenne; sie muss auf ein Update warten. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
    [row_missing] Das Protokoll dieser Partie ist unvollständig, deshalb kann sie nicht weitergehen. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
    [row_refused] Eine Entscheidung im Protokoll dieser Partie verstehe ich nicht, deshalb kann sie nicht weitergehen. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
    [by_operator] Mein Betreiber hat diese Partie angehalten. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
   *[other] Die Daten dieser Partie kann ich nicht lesen, deshalb kann sie nicht weitergehen. Ansehen kannst du sie mit { command-board }, { command-state } und { command-history }.
}
refusal-already-joined = Du spielst schon mit.
refusal-table-full = Alle { $seats } Plätze sind besetzt.
refusal-in-private-thread = Diese Partie hat schon einen privaten Thread.
refusal-no-thread-here = Einen privaten Thread kannst du nur vor Beginn der Partie und nur in einem gewöhnlichen Textkanal öffnen. Lege in einem solchen Kanal eine Partie an.
refusal-not-invited = In dieser Partie kannst du nur mit Einladung mitspielen. Frag ihren Organisator.
refusal-not-joined = Du spielst in dieser Partie nicht mit. Drücke in der Lobby *{ button-join }*, um mitzuspielen.
refusal-colour-taken = { $colour } ist vergeben. Wähle eine andere Farbe.
refusal-unknown-colour = Eine Farbe „{ $colour }“ gibt es nicht.
refusal-unknown-player = Einen Bot „{ $player }“ gibt es nicht.
refusal-too-slow-here = Der Geduldige Meister braucht eine halbe Minute je Zug, zu lang für einen Live-Tisch. Wähle eine andere Stufe oder ein langsameres Tempo.
refusal-no-such-seat = { $colour } spielt hier niemand. Wähle einen anderen Platz.
refusal-not-organiser = Das können nur der Organisator der Partie und Server-Admins.
refusal-already-running = Diese Partie hat schon begonnen.
refusal-over = Partie #{ $game } ist vorbei.
refusal-not-over = Die Replay-Datei zeigt alles, was verdeckt war; du bekommst sie erst, wenn die Partie vorbei ist.
refusal-no-replay = Zu dieser Partie gibt es keine Replay-Datei: Ich kann ihr Protokoll nicht nachspielen, oder du hast sie aus einer Datei geöffnet.
refusal-needs-a-person = Von selbst beginnt eine Partie nur, wenn mindestens eine Person mitspielt.
refusal-too-few = Nötig sind { $least } bis { $most } Spieler. Hol einen Bot dazu oder warte auf andere.
refusal-busy = Gerade drücken zu viele auf Buttons. Bitte versuch es gleich noch einmal.
refusal-channel-busy = In diesem Kanal ist schon eine Partie. Nimm einen anderen Kanal oder einen Thread.
refusal-bad-option = Für „{ $field }“ ist „{ $value }“ nicht möglich. Zur Wahl: { $allowed }.
refusal-no-such-option = Eine Option „{ $typed }“ gibt es nicht. Möglich ist: { $allowed }.
refusal-no-such-option-but = Eine Option „{ $typed }“ gibt es nicht. Meinst du { $near }? Möglich ist: { $allowed }.
refusal-unknown-option = Eine Option „{ $value }“ gibt es in diesem Spiel nicht. Möglich ist: { $allowed }.

## When something is wrong

panel-late = Dein letzter Klick hat gezählt, auch wenn Discord einen Fehler gemeldet hat.
panel-given-up = { $count ->
        [one] Eine Nachricht
       *[other] { $count } Nachrichten
    } konnte ich trotz mehrerer Versuche nicht in den Kanal schreiben. Der Partie selbst fehlt nichts: { command-history } zeigt alles.
screen-old = { $kind ->
   *[panel] Dieses Panel ist veraltet: Nimm das neueste oder öffne es wieder mit { command-turn }.
    [history] Diese Seite ist veraltet: Nimm die neueste oder öffne sie wieder mit { command-history }.
    [topics] Diese Liste ist veraltet: Nimm die neueste oder öffne sie wieder mit { command-rules }.
    [entry] Dieser Eintrag ist veraltet: Nimm den neuesten oder öffne ihn wieder mit { command-rules }.
    [chapters] Dieses Kapitel ist veraltet: Nimm das neueste oder öffne es wieder mit { command-rules }.
    [settings] Diese Einstellungen sind veraltet: Nimm die neuesten oder öffne sie wieder mit { command-settings }.
    [server] Diese Einstellungen sind veraltet: Nimm die neuesten oder öffne sie wieder mit { command-server-settings }.
    [options] Diese Optionen sind veraltet: Nimm die neuesten oder öffne sie wieder mit *{ button-more }* in der Lobby.
    [lesson] Dieses Panel ist veraltet: Nimm das neueste oder öffne es wieder mit { command-learn }.
    [lessons] Diese Liste ist veraltet: Nimm die neueste oder öffne sie wieder mit { command-learn }.
    [undo] Diese Seite ist veraltet: Nimm die neueste oder öffne sie wieder mit { command-table-undo }.
    [hint] Dieser Tipp ist veraltet: Nimm den neuesten oder hol dir mit { command-hint } einen anderen.
    [more] Diese Liste ist veraltet: Nimm die neueste oder drücke *{ button-more }* noch einmal.
}
error-unknown-button = Dieser Button geht nicht mehr. Öffne dein aktuelles Panel mit { command-turn }.
error-unknown-form = Während du dieses Formular offen hattest, bin ich neu gestartet, deshalb geht es nicht mehr. Es hat sich nichts geändert; bitte öffne es noch einmal.
error-unknown-form-typed = { error-unknown-form } Du hattest eingegeben:
    { $text }
error-storage = Gerade kann ich nichts speichern (Code { $code }). Es hat sich nichts geändert; versuch es in einer Minute noch einmal. Mein Betreiber kann nachsehen, warum.
error-again = Jemand anders war schneller (Code { $code }). Es ist nichts verloren gegangen; versuch es noch einmal.
error-discord = Discord hat gerade Schwierigkeiten (Code { $code }). Versuch es in einer Minute noch einmal.
error-started-again = Bevor ich antworten konnte, bin ich neu gestartet. Versuch es noch einmal, dann siehst du, ob deine Wahl schon angekommen ist.
error-gone = Jemand hat die Nachricht mit diesem Button gelöscht (Code { $code }). Vielleicht hat deine Entscheidung trotzdem gezählt: Sieh mit { command-turn } oder { command-games } nach.
error-forbidden = Discord erlaubt mir das hier nicht (Code { $code }). Server-Admins können meine Berechtigungen in diesem Kanal prüfen.
error-unexpected = Bei mir ist etwas schiefgegangen (Code { $code }). Es ist nichts verloren gegangen; versuch es noch einmal.
error-missing-permissions = Mir fehlen in diesem Kanal Berechtigungen: { $permissions }. Server-Admins können sie mir in den Kanaleinstellungen geben.
pictures-coming = Das Bild kommt gleich.
error-picture = Das Bild konnte ich nicht zeichnen, alles andere ist da.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-manage-threads = Threads verwalten

## Hand, lists, history

hand-title = **Deine Karten**
hand-card = **{ $card }** · { $effect }
hand-empty = Du hast keine Karten.
games-none = Du spielst in keiner Partie. Beginne eine mit { command-new } im Kanal eines Servers.
games-yours = **Warten auf dich**
games-votes = **Warten auf deine Antwort**
games-line-vote = { $game } #{ $id } · { $where } · { $about ->
    [cancel] { $who } möchte die Partie abbrechen
    [pause] { $who } möchte die Partie pausieren
    [resume] { $who } möchte die Partie fortsetzen
    [offer] du kannst den Platz von { $who } übernehmen
    [swap] { $who } möchte mit dir den Platz tauschen
    [replace] { $who } möchte deinen Platz einem Bot geben
    [undo] { $who } möchte etwas zurücknehmen
   *[absence] soll ein Bot für { $who } übernehmen?
} · Frist endet { $ends } · [antworten]({ $link })
games-followed = **Partien, denen du folgst** (beenden mit { command-table-follow })
games-line-followed = { $game } #{ $id } · { $where } · { $wish ->
    [turns] jeder Zug
   *[end] nur wenn die Partie endet
}, { $place ->
    [thread] in { $thread }
   *[direct] als Direktnachricht
}
games-unfollowed = Du folgst { $game } #{ $id } nicht mehr: Discord erlaubt mir nicht, dir Direktnachrichten zu schicken.
games-over = **Vorbei**
games-line-over = { $status ->
    [finished] { $game } #{ $id } · { $where } · [Ergebnis ansehen]({ $link })
   *[cancelled] { $game } #{ $id } · { $where } · abgebrochen
}
games-closes = { $line } · seit Langem kein Zug, wird { $when } geschlossen
games-others = **Warten auf andere**
games-replaced = **Ein Bot spielt für dich** (zurück mit { command-table-return })
games-asleep = **Ruhende Partien**
games-line-asleep = { $why ->
    [server] { $game } #{ $id } · ich wurde vom Server entfernt; sobald ich zurück bin, geht die Partie weiter
   *[channel] { $organises ->
        [true] { $game } #{ $id } · der Kanal wurde gelöscht; um in einem anderen weiterzuspielen, gib dort { command-table-move } ein
       *[other] { $game } #{ $id } · der Kanal wurde gelöscht; der Organisator kann die Partie mit { command-table-move } in einem anderen fortsetzen
    }
}
games-held = **Angehalten**
games-lobby = **Noch nicht begonnen**
games-line = { $game } #{ $id } · { $where }
games-line-thinking = { $game } #{ $id } · { $where } · { $count ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
}
games-line-yours = { $game } #{ $id } · { $where } · du bist am Zug; angepingt { $since } · [ziehen]({ $link })
games-line-yours-timed = { $game } #{ $id } · { $where } · du bist am Zug; angepingt { $since }, deine Zeit endet { $ends } · [ziehen]({ $link })
games-line-others = { $game } #{ $id } · { $where } · { $who } ist am Zug; angepingt { $since }
digest-title = **Deine Partien heute**
digest-settings = -# Das ist deine Tagesübersicht. Ändern oder abschalten kannst du sie in { command-settings }.
games-finished-title = **Beendete Partien**
games-finished-none = Hier hat noch niemand eine Partie beendet.
games-finished-not-found = Hier passt keine beendete Partie zu deiner Suche.
games-finished-choice = { $game } #{ $id }
menu-finished = Eine Partie ansehen
button-newest = Neueste
refusal-no-such-search = Nach { $value } kann ich nicht suchen. Nimm einen der Vorschläge, die beim Tippen erscheinen.
games-finished-line = { $game } #{ $id } · { $when } · { $result }
history-game-choice = { $status ->
    [running] #{ $id } · { $game } · { $who } · läuft
    [finished] #{ $id } · { $game } · { $who } · beendet
    [cancelled] #{ $id } · { $game } · { $who } · abgebrochen
   *[other] #{ $id } · { $game } · { $who } · wartet
}
history-title = **{ $game } #{ $id } · Zug { $turn } von { $turns } · { $sign } { $who }**
history-together = alle
history-step = Schritt { $step } von { $steps }
history-step-seen = Das Bild zeigt, was sich geändert hat.
button-turn-back = Voriger Zug
button-turn-next = Nächster Zug
button-step-back = Voriger Schritt
button-step-next = Nächster Schritt
history-start = **{ $game } #{ $id } · Vor dem ersten Zug**
history-log-title = **{ $game } #{ $id } · Protokoll**
history-log-line = { $number }. { $sign } { $story }
button-first = Anfang
button-back = Zurück
button-next = Weiter
button-last = Ende
button-log = Protokoll
button-earlier = Früher
menu-jump = Zu einem Zug springen
history-jump = { $turn } · { $gist }
history-jump-untold = Zug { $turn }
history-earlier = { $turns ->
    [one] Früherer Zug: { $first }
   *[other] Frühere Züge: { $first } bis { $last }
}
history-later = { $turns ->
    [one] Späterer Zug: { $first }
   *[other] Spätere Züge: { $first } bis { $last }
}
menu-filter = Welche Züge zeigen?
history-all = Alle Züge
history-seat = Züge von { $name }
hands-title = **{ $game } #{ $id } · Verdeckte Karten nach Zug { $turn }**
hands-of = { $sign } **{ $who }**: { $cards }
refusal-hidden-until-end = Die verdeckten Karten siehst du, sobald die Partie vorbei ist.
refusal-no-such-turn = Einen Zug { $turn } gibt es nicht; der letzte ist { $last }.
people-title = **Spieler in Zugreihenfolge**
people-who = { $sign } **{ $who }**
topics-title = **Regeln nachschlagen**
topic-choice = { $title } · { $section } · { $game }
    .elsewhere = { $title } · { $section } · { $game }, nicht in dieser Partie
topic-found = -# Das passt am besten zu „{ $typed }“. Anderes findest du mit den Buttons unten.
topic-unsure = **Ich bin nicht sicher, was du mit „{ $typed }“ meinst.** Vielleicht etwas davon?
topic-elsewhere = -# Das ist aus „{ $game }“, nicht aus dem Spiel, das hier gespielt wird.
topic-no-words = -# Gib ein Wort zum Nachschlagen ein, etwa „Rubin“. Bis dahin stehen hier die Regeln von Anfang an.
button-chapters-of = Regeln: { $game }
chapter-head = **{ $game } · { $title }** ({ $number } von { $count })
button-chapters = Regeln lesen
button-previous = Zurück
button-chapter-next = Weiter
button-topics = Nachschlagen
button-all-topics = Alles zeigen
menu-chapters = Ein anderes Kapitel
chapter-entry = **{ $title }:** { $rule }
refusal-unknown-topic = Zu { $topic } habe ich nichts gefunden. Nimm einen der Vorschläge, die beim Tippen erscheinen.
verify-lobby = Partie #{ $id } hat noch nicht begonnen. Ihr Geheimnis hat den Fingerabdruck { $hash }.
verify-good =
    { $outcomes ->
        [one] Partie #{ $id } ist in Ordnung: Das Protokoll passt zum aktuellen Spielstand, und das einzige Zufallsergebnis (ein Wurf, eine Ziehung oder ein Mischvorgang) passt zum Startwert.
       *[other] Partie #{ $id } ist in Ordnung: Das Protokoll passt zum aktuellen Spielstand, und alle { $outcomes } Würfe, Ziehungen und Mischvorgänge passen zum Startwert.
    }
verify-since = Nachspielen kann ich die Partie erst ab Zug { $turn }, weil sie mit einer älteren Version von mir begann.
verify-position = Partie #{ $id } kann ich lesen, aber nicht nachspielen, weil sie mit einer älteren Version von mir gespielt wurde.
verify-mixed = Den Startwert habe ich aus einem geheimen Schlüssel und dem Spielaufbau gebildet. Der Schlüssel hat den Fingerabdruck { $hash } (die ersten Stellen stehen in der Lobby).
verify-departed = Der geheime Schlüssel hat den Fingerabdruck { $hash } (die ersten Stellen stehen in der Lobby). Dass der Startwert aus dem Schlüssel folgt, kann ich nicht mehr beweisen, weil die Daten eines Spielers gelöscht wurden.
verify-unmixed = Der Startwert hat den Fingerabdruck { $hash }, wie zu Beginn gezeigt. Bei so alten Partien lässt sich nicht nachweisen, dass ich den Startwert nicht gezielt gewählt habe.
verify-bad-chance = Partie #{ $id }: Der Wurf oder die gezogene Karte in Zeile { $row } des Protokolls passt nicht zum Startwert. Bitte sag es meinem Betreiber (Code { $code }).
verify-bad-deck = Partie #{ $id }: Der Stapel „{ $deck }“ war vor dem Mischen nicht in der veröffentlichten Reihenfolge. Bitte sag es meinem Betreiber (Code { $code }).
verify-bad-seed = Partie #{ $id }: Der Startwert passt nicht zu dem Fingerabdruck, der gezeigt wurde. Bitte sag es meinem Betreiber (Code { $code }).
verify-bad-turn = Partie #{ $id }: Das Protokoll passt nicht zu dem, was ich für Zug { $turn } gespeichert habe. Bitte sag es meinem Betreiber (Code { $code }).
verify-bad = Partie #{ $id }: Das Protokoll passt nicht zum aktuellen Spielstand. Bitte sag es meinem Betreiber (Code { $code }).
status-version = Caravanserai { $version }
status-title = **Partien nach Status** · Regeln: { $games }
status-count = { $status ->
    [lobby] noch nicht begonnen: { $count }
    [running] laufen: { $count }
    [frozen] angehalten: { $count }
    [paused] pausiert: { $count }
    [asleep] ruhen: { $count }
    [finished] beendet: { $count }
   *[cancelled] abgebrochen: { $count }
}
status-given-up = { $count ->
        [one] 1 Nachricht konnte ich nicht posten
       *[other] { $count } Nachrichten konnte ich nicht posten
    }; warum, steht im Protokoll.
status-rules = { $game } (Version { $version })
status-frozen = #{ $id } { $game }, Kanal { $where }: { $reason }
status-not-operator = Das sieht nur mein Betreiber.
replay-file = Hier sind alle Würfe und Mischvorgänge von Partie #{ $id } und ein Python-Skript, das sie prüft: `python3 { $script } { $file }`. Der Fingerabdruck der Datei muss zu dem im Startbeitrag passen. Um die Partie durchzugehen, öffne die Datei mit { command-results-import }.
data-exported = Die erste Datei enthält alles, was ich über dich speichere. Hast du Ergebnisse, stehen sie in der zweiten als Tabelle.
data-delete-ask = Das löscht deine Einstellungen und nimmt deinen Namen aus jeder Partie und jedem Ergebnis. Beendete Partien und die Wertungszahlen anderer bleiben erhalten, nur ohne deinen Namen. Deine laufenden Partien übernimmt ein Bot. Das kannst du nicht zurücknehmen.
data-deleted = Ich habe deine Daten gelöscht.
data-in-backups = Ältere Sicherungen enthalten deine Daten noch höchstens { $days ->
        [one] 1 Tag lang.
       *[other] { $days } Tage lang.
    }
data-in-backups-elsewhere = Ältere Sicherungen enthalten deine Daten noch, bis mein Betreiber sie löscht.
button-delete-data = Meine Daten löschen
