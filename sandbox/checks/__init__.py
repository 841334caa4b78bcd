"""Discord's rules for what a bot sends."""
