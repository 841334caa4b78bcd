"""How the dice of a player fell."""

from words.speech import Words


def dice_told(words: Words, total: int, dice: int) -> str:
    """The sum of so many dice of six beside what they show on average, as `figures-dice`; halves are rounded away
    from it. Empty without dice."""
    if not dice:
        return ""
    twice = 2 * total - 7 * dice
    ahead = "above" if twice > 0 else "below" if twice < 0 else "on"
    return words.say("figures-dice", total=total, off=(abs(twice) + 1) // 2, ahead=ahead)
