# The whole rules, chapter by chapter. Below the sentences here stand the rules of the things each chapter is about.

chapter-aim = Ziel
    .text =
        Du reist von Venezia nach Beijing und treibst unterwegs Handel. In { $rounds } Runden setzt du Würfel auf Aktionen, um Geld, Kamele und Waren (Pfeffer, Seide, Gold) zu bekommen, Aufträge zu nehmen und zu reisen. Am Ende gewinnt, wer die meisten Punkte hat.

        Punkte gibt es für Aufträge, für Handelsposten in vielen Städten, vor allem in Beijing, und für deine geheimen Zielkarten. Jeder Spieler hat einen Charakter mit einer Sonderregel.
chapter-set-up = Spielaufbau
    .text =
        Alle bekommen { $dice } Würfel, { $posts } Handelsposten, { $camels } Kamele und einen Startauftrag. Der Startspieler bekommt { $first } Geld, der nächste 1 mehr und so weiter. Alle bekommen { $goals } geheime Zielkarten; in einer Profi-Partie bekommen alle { $offered } und behalten { $goals }.

        Die Figuren beginnen in Venezia. Jede kleine Stadt hat einen Stadtbonus. Jede große Stadt hat eine Stadtkarte ({ $city } hat { $cards }) und einen Kontorbonus für den ersten Handelsposten dort. Auf dem Spielplan liegen sechs Aufträge.
chapter-round = Eine Runde
    .text =
        1. Alle bekommen die Boni der kleinen Städte, in denen sie Handelsposten haben, und den Bonus ihres Charakters.
        2. Alle würfeln mit allen ihren Würfeln. Für niedrige Würfe gibt es Kamele oder Geld.
        3. Ihr zieht reihum, bis niemand mehr Würfel hat. Wer keine mehr hat, wird übersprungen.
chapter-turn = Dein Zug
    .text =
        Führe genau eine Hauptaktion aus: Setze Würfel auf ihr Feld und tu, was es sagt. Davor und danach kannst du so viele Zusatzaktionen ausführen, wie du bezahlen kannst. Solange du Würfel hast, kannst du nicht passen. Hilft sonst nichts, nutze das Feld für { $five } Geld oder gib einen Würfel für { $three } Geld ab. Deinen Zug beendest du nach der Hauptaktion oder wenn du keine Würfel mehr hast.
chapter-actions = Hauptaktionen
    .text = Wähle, welche Würfel du auf ein Aktionsfeld setzt; nur der niedrigste zählt. Alle bleiben dort bis zum Ende der Runde.
chapter-bonus = Zusatzaktionen
    .text = Zusatzaktionen führst du vor oder nach der Hauptaktion aus, in beliebiger Reihenfolge.
chapter-journey = Reisen, Handelsposten, Städte
    .text =
        Mit der Hauptaktion Reisen oder einem zusätzlichen Schritt reist deine Figur auf den Wegen, je Schritt einen Ort weit. Eine Reise hat höchstens { $most } Schritte. Zu den Kosten der Schritte kommen Geld oder Kamele, die auf den Wegen stehen. Ein zusätzlicher Schritt selbst kostet nichts, nur den Weg bezahlst du. Bezahle alles, bevor du reist.

        Einen Handelsposten setzt du nur dort, wo die Reise endet, nicht in Städten, durch die du kommst.
chapter-bonuses = Boni in kleinen und großen Städten
    .text = Kleine Städte haben Stadtboni, große Städte Kontorboni.
chapter-contracts = Aufträge
    .text = Mit Aufträgen machst du aus Waren und Kamelen Punkte und mehr. Alle beginnen mit einem, und weitere bekommst du mit der Aktion Aufträge. Behalte die erfüllten: Wer die meisten hat, bekommt am Ende zusätzliche Punkte.
chapter-city-cards = Stadtkarten
    .text = In jeder großen Stadt liegt seit dem Spielaufbau eine dieser Karten ({ $city } hat { $cards }). Hast du dort einen Handelsposten, kannst du eine Karte als Hauptaktion nutzen, indem du einen Würfel darauf setzt.
chapter-goals = Zielkarten
    .text = Deine Zielkarten hältst du bis zum Ende geheim.
chapter-characters = Charaktere
    .text = Jeder Spieler hat für die ganze Partie einen Charakter.
chapter-draft = Charaktere wählen
    .text = In dieser Partie wählt ihr vor der ersten Runde Charaktere.
chapter-end = Ende der Partie
    .text = Die Partie endet nach der letzten Runde. Zu deinen bisherigen Punkten kommen dann noch diese.
