"""The running tables: seats, turns, undo, history. Knows neither Discord's types nor SQL."""

from host.history import History, TurnRecord
from host.host import Host, Panel
from host.lobby import Lobby

__all__ = ["History", "Host", "Lobby", "Panel", "TurnRecord"]
