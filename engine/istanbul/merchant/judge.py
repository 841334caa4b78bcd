"""The value of a position in lira."""

from engine.istanbul.rookie.appraisal import me_of
from engine.istanbul.view import View
from engine.istanbul.worth import RUBY
from engine.players.judge import Judge


class IstanbulJudge(Judge[View]):
    """See `Judge`."""

    version = 1

    def value(self, view: View) -> float:
        me = me_of(view)
        return RUBY * me.rubies + me.lira + 2 * sum(me.goods) + 10 * me.capacity + 5 * len(me.stack)
