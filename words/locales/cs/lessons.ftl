lessons-title = **Výuka hrou** · Lekce je tvoje vlastní soukromá hra proti dvěma botům. Zpočátku tě vedu, potom hraješ, jak chceš. Když si dáš přestávku, hru ti týden uchovám.
lesson-line = { $done ->
    [yes] **{ $lesson }** (hotovo) · { $about }
   *[no] **{ $lesson }** · { $about }
}
menu-lesson = Začít lekci
lesson-head = **{ $lesson }** · krok { $number } z { $count }
lesson-move = Tvůj tah
lesson-told = **{ $lesson }** · všechny kroky hotové
lesson-free = **{ $lesson }** · hraj dál, jak chceš
lesson-finish = V tomto tahu je hotovo: stiskni *{ label-end }*.
lesson-astray = V lekci teď máš udělat něco jiného. Vrať se k ní tlačítkem *{ button-lesson-back }*, nebo hraj dál, jak chceš.
lesson-leave-first = Máš rozehranou lekci „{ $now }“. Ukončit ji a začít „{ $new }“?
lesson-left = Lekce je ukončená a smazaná.
lesson-outdated = Aktualizace změnila lekci „{ $lesson }“, takže je uzavřená. Můžeš ji začít znovu.
lesson-gone = Aktualizace zrušila lekci, kterou máš rozehranou.
button-lesson-back = Zpátky k lekci
button-lesson-next = Další: { $lesson }
button-lesson-leave = Ukončit lekci
button-lesson-go-on = Pokračovat
button-lesson-instead = Ukončit ji a začít { $lesson }
button-lesson-again = Začít znovu
button-learn = Výuka hrou
games-lesson = Máš rozehranou lekci „{ $lesson }“. Pokračuj příkazem { command-learn }.
refusal-unknown-lesson = Taková lekce neexistuje. Všechny ukáže { command-learn }.
