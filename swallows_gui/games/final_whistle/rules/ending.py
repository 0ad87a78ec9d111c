"""After the sixth period and after extra time (F9.1 to F9.3, F10.1)."""

from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step, go_on
from swallows_gui.games.final_whistle.rules.decks import deal_white
from swallows_gui.games.final_whistle.rules.period import PERIOD, PERIODS, WITH_EXTRA
from swallows_gui.games.final_whistle.rules.state import NOBODY_ASKED, State


def end_match(game: State, after: str) -> None:
    """The match is over (F9.8)."""
    game.after = after
    game.asked, game._legal = NOBODY_ASKED, None
    game.tell("match_ended", game.score, after, game.shootout or None, game.winner)


class PeriodOver(Step):
    """The next period, extra time, the shoot-out or the end (F9.1, F9.2, F9.4)."""

    name = "period_over"

    def enter(self, game: State) -> None:
        if game.period not in (PERIODS, WITH_EXTRA):
            PERIOD.enter(game)
        elif game.winner is not None:
            end_match(game, "extra" if game.extra else "normal")
        elif game.extra:
            go_on(game, "shooters")
        elif game.options.extra_time == "never":
            end_match(game, "normal")
        elif game.options.extra_time == "always":
            begin_extra_time(game)
        else:
            game.ask(EXTRA_TIME, 0)


class ExtraTime(Step):
    """Both must agree to extra time, else the draw stands (F9.2)."""

    name = "extra_time"

    def options(self, game: State) -> list[int]:
        return [game.action(a.AGREE), game.action(a.DECLINE)]

    def push(self, game: State, action: int) -> None:
        seat, agrees = game.asked, a.verb_of(action) == a.AGREE
        game.tell("extra_time_answered", seat, agrees)
        if not agrees:
            end_match(game, "normal")
        elif seat == 0:
            game.ask(self, 1)
        else:
            begin_extra_time(game)


def begin_extra_time(game: State) -> None:
    """Two more periods with the white cards (F9.3)."""
    game.extra = True
    deal_white(game)
    PERIOD.enter(game)


EXTRA_TIME: Final = STEPS["extra_time"]
