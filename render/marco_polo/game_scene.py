"""What a picture of The Voyages of Marco Polo is made of."""

from typing import TypeAlias

from engine.marco_polo.events import Event
from engine.marco_polo.view import View
from render.scene import Scene

GameScene: TypeAlias = Scene[View, Event]
