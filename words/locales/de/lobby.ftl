# Before a game begins: its lobby, its options, when it begins, and saved options.

## Lobby

lobby-title = **{ $game } #{ $id }**
lobby-special = { CAPITAL($what) }
lobby-private = Mitspielen nur mit Einladung: { $people }
lobby-private-nobody = Mitspielen nur mit Einladung, und noch ist niemand eingeladen.
lobby-private-read-here = Alle in diesem Kanal sehen den Spielplan und jeden Zug.
lobby-private-read-in-thread = Diesen Thread können nur die Personen an diesem Tisch lesen und alle, die Threads verwalten dürfen.
lobby-private-in-channel = In einer privaten Partie spielen nur Eingeladene mit. Den Spielplan sehen trotzdem alle in diesem Kanal, außer ihr spielt in einem privaten Thread.
lobby-private-in-thread = Diesen Thread können nur die Spieler lesen, dazu alle, die du einlädst, und alle, die Threads verwalten dürfen.
lobby-moved = **{ $game } #{ $id }** geht in einem privaten Thread weiter.
private-thread-made = Die Partie ist jetzt in { $thread }. Dabei sind die Spieler und alle, die du einlädst.
lobby-seat = { $number } { $sign } { $who }
lobby-seat-taken = { $sign } { $who }
lobby-seats-open = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
lobby-houses = -# Bots kannst du unter *{ button-more }* dazuholen.
lobby-order-joined = Sitzreihenfolge nach Beitritt
lobby-dice = -# Damit lassen sich die Würfe später prüfen: { $hash }
lobby-started = Die Partie hat begonnen.
lobby-cancelled = **Abgebrochen.**
cancelled = Abgebrochen.
lobby-options-of-organiser = -# Das kann nur der Organisator dieser Partie ändern.
lobby-options-title = **{ $question }** · { $game } #{ $id }
lobby-option = **{ $title }: { $value }** { $help }
button-options-why = Warum?
lobby-why-title = **Warum?** · { $question }
lobby-why = **{ $title }: { $value }** { $help } · { $source }
lobby-more-title = **{ $game } #{ $id }**
lobby-more-seat = Du spielst { $sign } { $colour }.
option-pages = Spielregel, S. { $pages }
option-rulings = { $count ->
    [one] meine Auslegung Nr. { $rulings }
   *[other] meine Auslegungen Nr. { FORM($rulings, case: "usual-listed") }
}
option-named = „{ $option }“
option-topic = Option: { $option }
option-entry = **{ $value }** · { $help } · { $source }
lobby-option-choice = { $title }: { $value }
lobby-example = -# Dieser Spielaufbau ist ein Beispiel: Was zufällig ist, entscheidet sich erst beim Start.
lobby-order = Sitzreihenfolge
lobby-order-choice = Sitzreihenfolge: { $value }
lobby-order-random-name = beim Start ausgelost
lobby-order-joined-name = nach Beitritt
lobby-set = **{ $title }: { $value }**
lobby-joined = Du spielst als { $colour } mit.
lobby-invited = Ich habe { $who } eingeladen. Mitspielen geht jetzt nur mit Einladung.
lobby-invited-before = { $who } ist schon eingeladen.
button-join = Mitspielen
button-leave = Verlassen
button-options = Optionen
menu-options-page = Mehr Optionen
button-options-game = Welche Optionen?
button-options-variants = Welche Varianten?
button-options-time = Wie schnell?
button-options-table = Rücknahmen und Tipps?
button-options-pictures = Bilder und Sprache?
button-options-seats = Wer sitzt wo?
button-start = Starten
button-watch-houses = Zuschauen
lobby-watched = nur Bots, alle paar Sekunden ein Zug
refusal-watched-already = Auf diesem Server spielen Bots schon Partie #{ $game }. Warte auf ihr Ende oder brich sie mit { command-table-cancel } ab.
button-cancel = Partie abbrechen
cancel-lobby = Bei { $game } #{ $id } spielen schon andere mit. Für alle abbrechen?
cancel-running = { $game } #{ $id } hat begonnen. Für alle abbrechen? Das kannst du nicht zurücknehmen.
button-thread = Einen Thread dafür öffnen
button-private-thread = In einem privaten Thread spielen
menu-colour = Meine Farbe
menu-house = Einen Bot dazuholen
menu-house-other = Eine andere Stufe
button-house = { FORM($house, case: "accusative") } dazuholen
house-explained = -# **{ $house }**: { $help }
lobby-company = Schon dabei: { $who }
menu-colour-of-house = { $name } nimmt dann deine Farbe
menu-remove = Einen Spieler entfernen
menu-swap-places = Plätze zweier Spieler tauschen
menu-swap-colours = Farben zweier Spieler tauschen
menu-invite = Nur diese Personen spielen mit
house-names = Kemal, Leyla, Orhan, Zeynep, Cem
computer-player = **{ $name }** ({ $player })
house-with-personality = { $house }, { $personality }
personality-mosques = mag die Moscheen
personality-dealer = mag den Edelsteinhändler
personality-barrow = mag große Handkarren
personality-palace = mag den Sultanspalast
personality-travel = reist gern
personality-black = mag schwarze Würfel
house-merchant = Stammgast
house-merchant-help = Für alle, die das Spiel kennen; gewinnt mindestens 3 von 4 Partien gegen den Anfänger
house-master = Meister
house-master-help = Gewinnt 3 von 4 Partien gegen den Stammgast; denkt zehn Sekunden je Zug
house-patient = Geduldiger Meister
    .accusative = Geduldigen Meister
house-patient-help = Denkt weiter voraus, eine halbe Minute je Zug
house-rookie = Anfänger
house-rookie-help = Für die erste Partie; spielt nach einfachen Regeln
house-random = Zufall
house-random-help = Spielt irgendeinen erlaubten Zug
lobby-busy = In diesem Kanal läuft schon { $game } #{ $id }. Öffne für eine zweite Partie einen Thread.
lobby-busy-unseen = In diesem Kanal läuft schon eine Partie. Öffne für eine zweite einen Thread.
thread-name = { $game } von { $who }
thread-made = Deine Partie ist in { $thread }.

## When a game begins by itself

lobby-begins-full = beginnt, wenn { $most } Plätze besetzt sind
lobby-begins-at = { $few ->
    [cancel] Beginnt am { $when } ({ $soon }), wenn dann alle Plätze besetzt sind. Sonst sage ich die Partie ab.
   *[start] Beginnt am { $when } ({ $soon }) mit allen, die dann mitspielen.
}
button-beginning = Wann es losgeht
begin-title = **Wann { $game } #{ $id } beginnt**
begin-now = { $begins ->
    [full] Wenn { $most } Plätze besetzt sind oder ein Spieler *{ button-start }* drückt.
   *[pressed] Wenn ein Spieler *{ button-start }* drückt.
}
begin-at = Spätestens am { $when }. { $few ->
    [cancel] Sind dann noch Plätze frei, sage ich die Partie ab.
   *[start] Die Partie beginnt mit allen, die dann mitspielen. Sind das weniger als { $least } Spieler, sage ich sie ab.
}
begin-pressed = Nur wenn jemand { button-start } drückt
begin-full = Wenn alle Plätze besetzt sind
begin-start = Mit allen, die dann mitspielen
begin-cancel = Absagen, wenn dann noch Plätze frei sind
menu-begin = Beginn ändern
button-begin-at = Zu fester Zeit
button-no-time = Keine feste Zeit
begin-at-form = Wann die Partie beginnt
begin-at-label = Tag und Uhrzeit in { $zone }
begin-at-example = „20:30“, „morgen 20 Uhr“, „Freitag 20:00“, „24. Dezember 18:00“ oder „in 2 Stunden“
post-unbegun = { $why ->
    [unjoined] **{ $game } #{ $id }** ist geschlossen: Eine Woche lang wollte niemand mitspielen, deshalb ist der Kanal wieder frei.
    [few] **{ $game } #{ $id }** ist abgesagt: Jetzt sollte es losgehen, aber nur { $joined } von { $most } Plätzen sind besetzt.
   *[not-so] **{ $game } #{ $id }** ist abgesagt: Jetzt sollte es losgehen, aber diese Optionen gehen nicht mit { $joined } Spielern.
} Eine neue Partie beginnst du mit { command-new }; mit *wie* übernimmst du diesen Aufbau. { $people }
refusal-unclear-moment = „{ $typed }“ erkenne ich nicht als Zeitpunkt. Versuch es mit „20:30“, „morgen 20 Uhr“, „Freitag 20:00“, „24. Dezember 18:00“ oder „in 2 Stunden“. Deine Zeitzone ist { $zone }; ändern kannst du sie in { command-settings }.
refusal-moment-is-past = { $when } ist schon vorbei. Gib einen späteren Zeitpunkt ein.
refusal-moment-too-far = { $when } ist mehr als { $days } Tage entfernt. Wähle eine frühere Zeit.

## Saved options

button-presets = Gespeicherte Optionen
button-save-options = Diese Optionen speichern
button-use = Hier verwenden
button-rename = Umbenennen
button-delete = Löschen
menu-preset = Verwenden, umbenennen oder löschen
presets-title = **Deine gespeicherten Optionen**
presets-none = Du hast noch keine Optionen gespeichert. Speichere hier die Optionen einer Lobby unter einem Namen und verwende sie bei { command-new } mit *wie* wieder.
preset-line = **{ $name }** · { $what }
preset-label = Ein Name für diese Optionen
preset-example = Freitagabend
preset-saved = Die Optionen sind als „{ $name }“ gespeichert. Mit *wie* bei { command-new } übernimmst du sie in eine neue Partie.
preset-deleted = „{ $name }“ gelöscht.
like-last = Wie beim letzten Mal: { $options }
like-preset = { $name }: { $options }
like-game = Aufbau von #{ $id } ({ $who }): { $options }
like-set-up = Aufbau des Spielplans
lobby-like = { $same ->
    [yes] aufgebaut wie { $game }
   *[no] nicht mehr aufgebaut wie { $game }, weil Optionen geändert wurden
}
lobby-like-private = eine private Partie
button-clone = Gleicher Aufbau
like-left-out = { $count ->
    [one] Diese Option konnte ich nicht übernehmen: { $names }. Sie bleibt auf dem Standardwert.
   *[other] Diese Optionen konnte ich nicht übernehmen: { $names }. Sie bleiben auf den Standardwerten.
}
refusal-nothing-like-that = Unter „{ $typed }“ hast du keine Optionen gespeichert, und eine Partie mit dieser Nummer gibt es auch nicht. Nimm einen der Vorschläge, die beim Tippen erscheinen.
refusal-never-played = Dieses Spiel hast du noch nie gespielt, deshalb gibt es keine Optionen vom letzten Mal.
refusal-other-game = Diese Optionen gehören zu einem anderen Spiel. Wähle welche für das Spiel, das du beginnst.
refusal-unknown-preset = Diese gespeicherten Optionen gibt es nicht mehr. Die anderen stehen unter *{ button-presets }*.
refusal-preset-exists = Unter „{ $name }“ hast du schon Optionen gespeichert. Nimm einen anderen Namen oder lösche zuerst die alten.
refusal-too-many-presets = Du hast schon unter { $most } Namen Optionen gespeichert, mehr geht nicht. Lösche zuerst einen davon.
refusal-preset-without-name = Gib einen Namen mit mindestens einem Buchstaben oder einer Ziffer ein.
refusal-preset-name-too-long = Dieser Name ist { $length } Zeichen lang. Nimm einen mit höchstens { $most }.

named-twice = { $name } ({ $colour })
sign-in-words = { $colour }:
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
