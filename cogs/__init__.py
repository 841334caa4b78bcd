"""What a Discord user touches: commands, buttons, panels and the posts of a channel. Thin: each asks the host."""
