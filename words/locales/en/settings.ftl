# The panel /settings. Each setting has a sentence that says what it does now, and the names of its values.

settings-title = **Your settings**
menu-setting = Change it
setting-ask-always = **Obvious choices** · { $value ->
    [on] I ask you everything, even where nearly everybody gives the same answer.
   *[off] I leave or collect the assistant and pay merchants for you; Undo takes you back to the question.
}
    .choice = { $value ->
        [on] Ask me everything
       *[off] Make the obvious choices for me
    }
refusal-unknown-setting = This setting is no longer offered. /settings shows those there are.
