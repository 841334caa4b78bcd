"""Every sentence a user reads.

Fluent files lie in locales/<language>/*.ftl (what all games share) and locales/<language>/<game>/*.ftl; a language is
added by adding its folder, English stands in for what it lacks. `words.speech.words(locale)` gives its Words, whose
`say(id, **facts)` makes a sentence; `words.about(game)` adds that game's messages, which hide common ones of the same
id.

A message is a whole sentence, a noun, or a short note that needs no subject. What `say` and the lists (`listed`,
`commas`, `series`, `chain`, ...) return goes into the next sentence as it is, so that a language can ask there for its
accusative or its gender (see words.speech); gluing, cutting or changing it in code would lose that.

A game's words are a package words/<game>/ whose functions its `__init__` puts together in one class, a
`words.game.GameWords`, registered in `words.games.GAMES`. They are pure: they choose message ids and arguments from a
view, a decision, a notation, an outlook or events, and never contain a sentence. They read figures from the engine's
tables. Usual parts: terms (nouns), labels/ (label.py has a maker for each kind of decision and each verb that notations
begin with), components/ (a row for each place, card and tile), prompts (`ask-<kind>`), refusals (`refusal-<code>`),
events (`event-<tag>`, a whole sentence, its `.part` for stories), story, meanwhile (the others' turns, in a call),
finished, alt, board and seats, position, look_up. Refusals that belong to no game are told by
`words.refusals.refusal_text`, which hands those about a game to its words.

tests/words walks random games, the registry and the sources of the engine, so a new kind of decision, event, refusal
code or card without words fails there by name; it also plays them in a pseudo-language, which reveals glued sentences.
"""
