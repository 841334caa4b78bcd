"""One option of Marco Polo to be put into words, with what it pays and brings."""

from engine.marco_polo.components.amounts import NOTHING, Amounts
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import SeatView, View
from words import labels


class Asked(labels.Asked[View, Outlook, SeatView]):
    """With what the option pays and brings."""

    @property
    def gained(self) -> Amounts:
        return NOTHING if self.outlook is None else self.outlook.gained

    @property
    def paid(self) -> Amounts:
        return NOTHING if self.outlook is None else self.outlook.paid
