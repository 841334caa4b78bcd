"""Every sentence a user reads.

Fluent files lie in locales/<language>/*.ftl (what all games share) and locales/<language>/<game>/*.ftl; a language is
added by adding its folder, English stands in for what it lacks. `words.speech.words(locale)` gives its Words, whose
`say(id, **facts)` makes a sentence; `words.about(game)` adds that game's messages, which hide common ones of the same
id.

A game's words are a package words/<game>/ with an object that has everything of `words.game.GameWords`, registered in
`words.games.GAMES`. Its makers are pure functions: they choose message ids and arguments from a view, a decision, a
notation, an outlook or events, and never contain a sentence. They read figures from the engine's tables. Usual parts:
terms (nouns), labels/ (one maker for each verb that notations begin with, registered with `of_verb`), prompts,
refusals (`refusal-<code>`), events (`event-<class name>`, a clause that follows the player's name), story, digest,
alt, position, look_up, score, setup. Refusals that belong to no game are told by `words.refusals.refusal_text`, which
hands those about a game to its words. tests/words/ walks random games and the sources of the engine, so a new verb,
event, refusal code or card without words fails there.
"""
