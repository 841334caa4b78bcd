"""The eight characters, one file each; `CHARACTERS` is in engine/marco_polo/characters/all.py."""
