# The options of a table, one after the other: its name, the values, what each does in one line (help) and whatever else
# there is to know of it (why), what a server says of its new tables, and what a lobby says of a table that chose
# something special (short).

table-option-pace = Tempo
table-option-pace-value = { $value ->
    [live] live, 10 Minuten je Zug
    [hours] ein paar Züge am Tag
    [three-days] alle drei Tage ein Zug
    [week] jede Woche ein Zug
    [none] ohne Erinnerungen
   *[day] jeden Tag ein Zug
}
table-option-pace-help = { $value ->
    [live] Für einen gemeinsamen Abend.
    [hours] Wenn alle oft hereinschauen.
    [three-days] Für Vielbeschäftigte.
    [week] Für sehr Geduldige.
    [none] Ich pinge dich einmal an und erinnere dich nicht.
   *[day] Nach einem Tag erinnere ich dich.
}
server-setting-pace = **Tempo neuer Partien** · { $value ->
    [live] Live, 10 Minuten je Zug.
    [hours] Ein paar Züge am Tag.
    [three-days] Alle drei Tage ein Zug.
    [week] Jede Woche ein Zug.
    [none] Ohne Erinnerungen.
   *[day] Jeden Tag ein Zug.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [live] Live, 10 Minuten je Zug
        [hours] Ein paar Züge am Tag
        [three-days] Alle drei Tage ein Zug
        [week] Jede Woche ein Zug
        [none] Ohne Erinnerungen
       *[day] Jeden Tag ein Zug
    }
table-option-pace-why = { $value ->
    [live] Ich erinnere dich nach 10, 20 und 30 Minuten, und nach 40 ist deine Zeit um.
    [hours] Ich erinnere dich nach 4, 8 und 12 Stunden, und nach 16 ist deine Zeit um.
    [three-days] Ich erinnere dich nach 3, 6 und 9 Tagen, und nach 12 ist deine Zeit um.
    [week] Ich erinnere dich nach 1, 2 und 3 Wochen. Tische, an denen einen Monat lang niemand gezogen hat, schließe ich.
    [none] Ich pinge dich einmal an und erinnere dich nicht.
   *[day] Ich erinnere dich nach 1, 2 und 3 Tagen, und nach 4 ist deine Zeit um.
}
table-option-pace-short = { $value ->
    [live] 10 Minuten je Zug
    [hours] ein paar Züge am Tag
    [three-days] alle drei Tage ein Zug
    [week] jede Woche ein Zug
    [none] keine Erinnerungen
   *[day] jeden Tag ein Zug
}

table-option-bank = Zeitkonto
table-option-bank-value = { $value ->
    [live] 30 Minuten + 1 Minute je Zug
    [day] 1 Tag + 1 Stunde je Zug
    [three-days] 3 Tage + 4 Stunden je Zug
    [week] 7 Tage + 8 Stunden je Zug
   *[none] keines
}
table-option-bank-help = { $value ->
    [none] Nur das Tempo entscheidet, wann die Zeit um ist.
   *[other] So viel Zeit hast du für alle deine Züge zusammen.
}
table-option-bank-why = { $value ->
    [none] Nur das Tempo entscheidet, wann die Zeit um ist.
   *[other] So viel Zeit hast du für alle deine Züge zusammen. Sie läuft nur, während die anderen auf dich warten. Ist das Konto leer, ist deine Zeit um.
}
table-option-bank-short = { $value ->
    [live] 30 Minuten pro Person, dazu 1 Minute je Zug
    [day] 1 Tag pro Person, dazu 1 Stunde je Zug
    [three-days] 3 Tage pro Person, dazu 4 Stunden je Zug
    [week] 7 Tage pro Person, dazu 8 Stunden je Zug
   *[none] kein Zeitkonto
}
server-setting-bank = **Zeitkonto** · { $value ->
    [live] In neuen Partien hast du 30 Minuten für alle deine Züge, dazu 1 Minute je Zug.
    [day] In neuen Partien hast du einen Tag für alle deine Züge, dazu 1 Stunde je Zug.
    [three-days] In neuen Partien hast du 3 Tage für alle deine Züge, dazu 4 Stunden je Zug.
    [week] In neuen Partien hast du 7 Tage für alle deine Züge, dazu 8 Stunden je Zug.
   *[none] Keines: In neuen Partien entscheidet nur das Tempo, wann die Zeit um ist.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [live] 30 Minuten + 1 Minute je Zug
        [day] 1 Tag + 1 Stunde je Zug
        [three-days] 3 Tage + 4 Stunden je Zug
        [week] 7 Tage + 8 Stunden je Zug
       *[none] Keines
    }

table-option-clock = Uhr
table-option-clock-value = { $value ->
    [stops] steht in Ruhezeiten still
   *[runs] läuft Tag und Nacht
}
table-option-clock-help = { $value ->
    [stops] Im Schlaf verliert niemand Zeit.
   *[runs] Die Uhr läuft auch nachts.
}
table-option-clock-why = { $value ->
    [stops] Deine Zeit steht still, wenn du Ruhezeit hast (höchstens 12 Stunden am Tag) und solange du abwesend bist.
   *[runs] Deine Zeit läuft auch nachts. Sie steht nur still, solange du abwesend bist.
}
table-option-clock-short = { $value ->
    [stops] Uhr steht in Ruhezeiten still
   *[runs] Uhr läuft Tag und Nacht
}
server-setting-clock = **Uhr** · { $value ->
    [stops] In neuen Partien steht die Uhr in deiner Ruhezeit still.
   *[runs] In neuen Partien läuft die Uhr Tag und Nacht.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [stops] Steht in Ruhezeiten still
       *[runs] Läuft Tag und Nacht
    }

table-option-absence = Wenn die Zeit um ist
table-option-absence-value = { $value ->
    [house] übernimmt ein Bot
    [wait] warten alle weiter
   *[vote] stimmen die anderen ab
}
table-option-absence-help = { $value ->
    [house] Er spielt, bis du zurückkehrst.
    [wait] Egal, wie lange es dauert.
   *[vote] Sie entscheiden, ob ein Bot übernimmt.
}
table-option-absence-why = { $value ->
    [house] Ein Bot übernimmt sofort und spielt bis zur Rückkehr des Spielers.
    [wait] Wir warten weiter. Tische, an denen einen Monat lang niemand gezogen hat, schließe ich.
   *[vote] Die anderen entscheiden innerhalb von { FORM($vote, case: "dative") }, ob bis zur Rückkehr des Spielers ein Bot übernimmt. Spielt niemand sonst mit, bleibt die Partie stehen.
}
table-option-absence-short = { $value ->
    [house] ein Bot übernimmt, wenn die Zeit um ist
    [wait] alle warten weiter, wenn die Zeit um ist
   *[vote] die anderen stimmen ab, wenn die Zeit um ist
}
server-setting-absence = **Wenn die Zeit um ist** · { $value ->
    [house] In neuen Partien übernimmt ein Bot.
    [wait] In neuen Partien warten alle weiter.
   *[vote] In neuen Partien stimmen die anderen ab, ob ein Bot übernimmt.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [house] Ein Bot übernimmt
        [wait] Alle warten weiter
       *[vote] Die anderen stimmen ab
    }

table-option-noshow = Nicht erschienen
table-option-noshow-value = { $value ->
    [replaced] ein Bot übernimmt
   *[wait] wie bei jedem Zug
}
table-option-noshow-help = { $value ->
    [replaced] Für alle, die ihren ersten Zug nicht rechtzeitig machen.
   *[wait] Für den ersten Zug hast du so viel Zeit wie für jeden anderen.
}
table-option-noshow-why = { $value ->
    [replaced] Machst du deinen ersten Zug nicht in der Zeit, die das Tempo vorgibt (Ruhezeiten zählen nicht), übernimmt ein Bot, bis du zurückkehrst. Die Partie wird dann nicht gewertet.
   *[wait] Für den ersten Zug hast du so viel Zeit wie für jeden anderen.
}
table-option-noshow-short = { $value ->
    [replaced] ein Bot übernimmt für alle, die nicht erscheinen
   *[wait] wer nicht erscheint, wird nicht ersetzt
}
server-setting-noshow = **Nicht erschienen** · { $value ->
    [replaced] In neuen Partien übernimmt ein Bot für alle, die ihren ersten Zug nicht rechtzeitig machen; die Partie wird dann nicht gewertet.
   *[wait] In neuen Partien gibt es für den ersten Zug so viel Zeit wie für jeden anderen.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [replaced] Ein Bot übernimmt
       *[wait] Wie bei jedem Zug
    }

table-option-undo = Zurücknehmen
table-option-undo-value = { $value ->
    [organiser] der Organisator entscheidet
   *[consent] wenn niemand ablehnt
}
table-option-undo-help = { $value ->
    [organiser] Alle anderen müssen fragen.
   *[consent] Was außer dir noch niemand gesehen hat, kannst du immer zurücknehmen.
}
table-option-undo-why = { $value ->
    [organiser] Mit { command-table-undo } kann der Organisator auch zurücknehmen, was andere gesehen haben. Alle anderen müssen fragen.
   *[consent] Um zurückzunehmen, was andere gesehen haben, frag alle. Mindestens die Hälfte muss antworten. Fragt der Organisator und niemand antwortet, entscheidet er.
}
table-option-undo-short = { $value ->
    [organiser] der Organisator kann alles zurücknehmen
   *[consent] Rücknahme, wenn niemand ablehnt
}
server-setting-undo = **Zurücknehmen** · { $value ->
    [organiser] In neuen Partien kann der Organisator zurücknehmen, was andere gesehen haben.
   *[consent] In neuen Partien kannst du zurücknehmen, was andere gesehen haben, wenn alle zustimmen.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [organiser] Der Organisator entscheidet
       *[consent] Alle müssen zustimmen
    }

table-option-hints = Tipps
table-option-hints-value = { $value ->
    [forbidden] nicht erlaubt
   *[allowed] erlaubt
}
table-option-hints-help = { $value ->
    [forbidden] Niemand bekommt Tipps.
   *[allowed] In deinem Zug kannst du nach den besten Zügen fragen.
}
table-option-hints-why = { $value ->
    [forbidden] Niemand bekommt Tipps.
   *[allowed] In deinem Zug kannst du nach den besten Zügen fragen; die Antwort siehst nur du. Nach der Partie sehen alle, wer wie oft um einen Tipp gebeten hat.
}
table-option-hints-short = { $value ->
    [forbidden] keine Tipps
   *[allowed] Tipps
}
table-option-hints-settled = **{ $title }: nicht erlaubt** In gewerteten Partien gibt es keine Tipps.
server-setting-hints = **Tipps** · { $value ->
    [forbidden] In neuen Partien bekommt niemand Tipps.
   *[allowed] In neuen Partien kannst du in deinem Zug nach den besten Zügen fragen. In gewerteten Partien gibt es keine Tipps.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [forbidden] Nicht erlaubt
       *[allowed] Erlaubt
    }

table-option-pictures = Bilder zu den Zügen
table-option-pictures-value = { $value ->
    [changed] was sich geändert hat
    [board] nur der Spielplan
   *[all] Spielplan und Spielertableaus
}
table-option-pictures-help = { $value ->
    [changed] Spielertableaus nur, wenn sich dort viel tut.
    [board] Alles andere rufst du mit einem Button auf.
   *[all] Nach jedem Zug.
}
table-option-pictures-why = { $value ->
    [changed] Zu jedem Zug zeige ich den Spielplan, Spielertableaus nur, wenn sich dort viel tut.
    [board] Zu jedem Zug zeige ich den Spielplan. Alles andere rufst du mit einem Button auf.
   *[all] Zu jedem Zug zeige ich den Spielplan und alle Spielertableaus.
}
table-option-pictures-short = { $value ->
    [changed] nur Bilder dessen, was sich ändert
    [board] nur Bilder vom Spielplan
   *[all] Bilder von allem
}
server-setting-pictures = **Bilder zu den Zügen** · { $value ->
    [changed] In neuen Partien zeige ich den Spielplan, Spielertableaus nur, wenn sich dort viel tut.
    [board] In neuen Partien zeige ich nur den Spielplan.
   *[all] In neuen Partien zeige ich den Spielplan und alle Spielertableaus.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [changed] Was sich geändert hat
        [board] Nur der Spielplan
       *[all] Spielplan und Spielertableaus
    }

table-option-rated = Gewertet
table-option-rated-value = { $value ->
    [yes] ja
   *[no] nein
}
table-option-rated-help = { $value ->
    [yes] Das Ergebnis zählt für die Wertungszahlen.
   *[no] Das Ergebnis zählt nur für die Statistik.
}
table-option-rated-why = { $value ->
    [yes] Das Ergebnis zählt für die Wertungszahlen, wenn die Partie ohne Bots beginnt. Gibst du deinen Platz nach zwei vollen Runden auf, landest du auf dem letzten Platz.
   *[no] Das Ergebnis zählt für die Statistik, nicht für die Wertungszahlen.
}
table-option-rated-short = { $value ->
    [yes] gewertet, keine Tipps
   *[no] nicht gewertet
}

table-option-language = Sprache der Beiträge
table-option-language-value = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] die des Servers
}
table-option-language-help = { $value ->
    [server] Die Sprache, die der Server beim Start hat.
   *[other] Private Nachrichten bekommt jeder in der eigenen Sprache.
}
table-option-language-why = { $value ->
    [server] Die Sprache, die der Server beim Start hat. Private Nachrichten bekommt jeder in der eigenen Sprache.
   *[other] Alles, was alle sehen, ist in dieser Sprache. Private Nachrichten bekommt jeder in der eigenen Sprache.
}
table-option-language-short = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] Sprache des Servers
}

table-option-joiners = Wer mitspielen kann
table-option-joiners-value = { $value ->
    [steady] wer Partien zu Ende spielt
    [proven] nur wer besonders zuverlässig ist
   *[anyone] alle
}
table-option-joiners-help = { $value ->
    [steady] Mindestens 80 % der letzten 20 Partien beendet, höchstens 3 Zeitüberschreitungen. Neulinge dürfen mitspielen.
    [proven] Mindestens 5 Partien begonnen und 95 % der letzten 20 beendet, höchstens 1 Zeitüberschreitung.
   *[anyone] Frühere Partien spielen keine Rolle.
}
table-option-joiners-why = { $value ->
    [steady] Man muss mindestens 80 % der letzten 20 Partien beendet haben, mit höchstens 3 Zeitüberschreitungen. Neulinge können mitspielen, ebenso alle, die du zu einer privaten Partie einlädst.
    [proven] Man muss mindestens 5 Partien begonnen und 95 % der letzten 20 beendet haben, mit höchstens 1 Zeitüberschreitung. Auf Einladung zu einer privaten Partie können alle mitspielen.
   *[anyone] Frühere Partien spielen keine Rolle.
}
table-option-joiners-short = { $value ->
    [steady] für alle, die Partien zu Ende spielen
    [proven] für besonders zuverlässige Personen
   *[anyone] für alle
}
server-setting-joiners = **Wer in neuen Partien mitspielen kann** · { $value ->
    [steady] Neulinge und alle, die mindestens 80 % der letzten 20 Partien beendet haben, mit höchstens 3 Zeitüberschreitungen.
    [proven] Wer mindestens 5 Partien begonnen und 95 % der letzten 20 beendet hat, mit höchstens 1 Zeitüberschreitung.
   *[anyone] Alle.
} Das lässt sich an jedem Tisch ändern.
    .choice = { $value ->
        [steady] Wer Partien zu Ende spielt
        [proven] Nur wer besonders zuverlässig ist
       *[anyone] Alle
    }
refusal-not-reliable = Dieser Tisch ist für alle, die mindestens { $share } % ihrer letzten { $games } Partien beendet haben{ $least ->
    [0] {""}
   *[other] {" "}(insgesamt mindestens { $least })
}, mit höchstens { $most ->
    [one] 1 Zeitüberschreitung
   *[other] { $most } Zeitüberschreitungen
}. Du hast { $finished } von { $begun } beendet, mit { $timeouts ->
    [one] 1 Zeitüberschreitung
   *[other] { $timeouts } Zeitüberschreitungen
}.
