"""Points discord.py at the sandbox instead of Discord."""

import discord.asset
import discord.gateway
import discord.http
import yarl


def point_discord_at(base: str) -> None:
    """Sends every request, connection and picture of discord.py to `base`, such as http://127.0.0.1:8765.

    Call it before a client is made. The token is then the word "sandbox".
    """
    address = base.rstrip("/")

    def set_api_version(value: int) -> None:
        discord.http.INTERNAL_API_VERSION = value
        discord.http.Route.BASE = f"{address}/api/v{value}"

    discord.http._set_api_version = set_api_version
    set_api_version(10)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway/")
    discord.asset.Asset.BASE = address
