# Co sdílejí všechny hry.
#
# Tvary, o které si věty říkají: accusative, genitive, dative, locative, instrumental; few a many (2 látky, 5 látek);
# místa s předložkou: at (na Poště), to (na Poštu), from (z Pošty). Rod je v .gender.

unsaid = Tady má být text, ale chybí. Napiš to prosím mému provozovateli.

between-items = { ", " }
between-groups = { "; " }
between-notes = { " · " }
between-places = { " → " }
between-costs = { " + " }
between-sentences = { " " }
nothing = nic
none = nic
named-seat = { $colour } ({ $name })

## Odmítnutí společná všem hrám

refusal-colours = Tyto barvy použít nemůžeš: { $value }. Každý hráč potřebuje jinou z těchto: { $allowed }.
refusal-game-over = Tato hra už skončila.
another-player = jiný hráč
refusal-not-your-turn = Na tahu je { $acts }.
refusal-already-answered = Odpověď už od tebe mám a změnit ji nemůžeš. Všechny odpovědi uvidíš, až odpoví všichni.
refusal-not-an-option = „{ $notation }“ teď zvolit nemůžeš. Vyber si z nabídnutých možností.

unknown-choice = V této hře se nic nejmenuje „{ $typed }“.
first-asked = Nejdřív odpověz na toto: „{ $question }“
only-these = Můžeš zvolit: { $options }.

## Možnosti rozhodnutí

label-end = Ukončit tah
with-chance = { $text } · { $chance }
chance-roll = hod, nelze vzít zpět
chance-draw = líznutí, nelze vzít zpět
chance-final = nelze vzít zpět
    .plain = ano

## Konec hry

moment-ahead-last = { $who } se dostává do vedení až úplně na konci.
figures-dice =
    { $ahead ->
        [above] součet hodů: { $total } (o { $off } nad průměrem)
        [below] součet hodů: { $total } (o { $off } pod průměrem)
       *[on] součet hodů: { $total } (přesně průměr)
    }
score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }

## Výzva v kanálu

prompt-head = { $mention } · **{ $game }**: { $question }
    .direct =
        {""}**{ $game }** v { $where }: { $question }
        -# { $standing }
your-move = jsi na tahu.
meanwhile = Novinky: { $news }.
