"""What a picture of Istanbul is made of."""

from typing import TypeAlias

from engine.istanbul.events import Event
from engine.istanbul.view import View
from render.scene import Scene

GameScene: TypeAlias = Scene[View, Event]
