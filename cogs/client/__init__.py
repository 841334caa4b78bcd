"""The bot as a Discord client; nothing of cogs imports it."""
