# The panel /settings. Each setting has a sentence that says what it does now, and the names of its values.

settings-title = **Your settings**
menu-setting = Change it
setting-ask-always = **Obvious choices** · { $value ->
    [on] I ask you everything, even where nearly everybody gives the same answer, and put forward no answer of yours.
   *[off] I leave or collect the assistant and pay merchants for you; Undo takes you back to the question. Where a menu asks you something again, your last answer is the first button above it.
}
    .choice = { $value ->
        [on] Ask me everything
       *[off] Make the obvious choices for me
    }
refusal-unknown-setting = This setting is no longer offered. /settings shows those there are.
setting-palette = **Colours of players** · { $value ->
    [apart] In pictures that only you see, red and blue are dark and the others light, so that all five stay apart however you see colours.
   *[usual] In pictures that only you see, players have the usual colours.
}
    .choice = { $value ->
        [apart] Far apart, also for the colour-blind
       *[usual] Usual colours
    }
setting-board = **Board in your panel** · { $value ->
    [near] Your panel shows only what is within your reach, larger, for a phone. /board shows the whole board.
   *[whole] Your panel shows the whole board.
}
    .choice = { $value ->
        [near] What is within reach, larger
       *[whole] The whole board
    }
setting-signs = **Signs of players** · { $value ->
    [words] In /history I name colours in words. Use it where emoji do not show or look alike to you.
   *[emoji] In /history an emoji stands for each colour.
}
    .choice = { $value ->
        [words] Words
       *[emoji] Emoji
    }
settings-server-title = **Settings of this server** (you manage it)
setting-server-palette = **Colours in posts** · { $value ->
    [apart] In the pictures that everybody sees, red and blue are dark and the others light, so that all five stay apart for the colour-blind.
   *[usual] In the pictures that everybody sees, players have the usual colours.
}
    .choice = { $value ->
        [apart] Far apart, also for the colour-blind
       *[usual] Usual colours
    }
refusal-not-server-manager = Only somebody who manages this server may change its settings.
panel-colours = Do some colours look alike to you? *Settings* has others. I ask this once.
button-settings = Settings
