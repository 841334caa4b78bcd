"""What a position consists of is stored, attribute by attribute."""

from engine.core.create import new_position
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.state import Seat, State
from engine.marco_polo.storage import dump

OF_A_TURN = {"doing", "acted", "bought", "fresh", "row_to_come"}
"""Empty at a turn boundary, where positions are stored."""
KEPT_ELSEWHERE = {"dice", "events"}
OF_THE_LAYOUT = {"options", "markers", "cards"}


def test_each_attribute_of_state_and_seat_is_stored():
    stored = dump(new_position(MARCO_POLO, {}, ("blue", "green"), bytes(32)).state)
    assert set(State.__slots__) - {"layout"} - OF_A_TURN - KEPT_ELSEWHERE == set(stored) - OF_THE_LAYOUT
    assert set(Seat.__slots__) - {"drawn"} == set(stored["seats"][0])
