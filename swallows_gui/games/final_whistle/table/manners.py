"""How Final Whistle is shown: marks and dice one by one, a curtain only where a hand or a secret choice is shown."""

# ruff: noqa: ARG002 - the base names arguments that are not needed here

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.games.final_whistle.rules.sections import MATCH
from swallows_gui.games.final_whistle.table.cues import CUES
from swallows_gui.games.final_whistle.table.kicks import SHOT
from swallows_gui.games.final_whistle.table.man_tile import TURN
from swallows_gui.games.final_whistle.table.pitch import MOVE
from swallows_gui.games.final_whistle.table.pitch_moments import CHECK, PLATE, REVEAL, WHISTLE
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.manners import TABLE, Manners
from swallows_gui.ui.play.moments import Beat

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

RESULT: Final = "result"
"""The page with statistics, when the match is over."""
SQUAD: Final = "squad"
"""The form for a squad."""
DECK: Final = "deck"
"""The form for colour or deck."""
_FORMS: Final = {"squad": SQUAD, "colour": DECK, "deck": DECK}
_SECRET: Final = frozenset(("squad", "colour", "deck", "card", "exchange", "further", "shooters"))
"""Steps that show what only one seat may see (F15.3)."""

_BEATS: Final[Mapping[type, Beat]] = {
    e.PeriodStarted: Beat(WHISTLE, 0.3, 0.0),
    e.Substituted: Beat(MOVE, 0.5, 0.0),
    e.CardsRevealed: Beat(REVEAL, 1.3, REVEAL),
    e.TieRolled: Beat(TUMBLE, 0.6, TUMBLE),
    e.AttacksDue: Beat(PLATE, 0.5, 0.0),
    e.ClosingCardOpen: Beat(PLATE, 0.4, 0.0),
    e.CardExchanged: Beat(PLATE, 0.5, 0.0),
    e.CardPlayed: Beat(PLATE, 0.5, 0.0),
    e.Marked: Beat(0.15, 0.3, 0.15),
    e.PhaseRolled: Beat(TUMBLE, 1.0, TUMBLE),
    e.Checked: Beat(CHECK, 0.6, CHECK),
    e.Injured: Beat(PLATE, 0.6, 0.0),
    e.SentOff: Beat(PLATE, 0.8, 0.0),
    e.CameOn: Beat(PLATE, 0.4, 0.0),
    e.StoodIn: Beat(PLATE, 0.4, 0.0),
    e.MovedLine: Beat(MOVE, 0.2, 0.0),
    e.Turned: Beat(TURN, 0.25, TURN),
    e.Goal: Beat(LASTS, 0.1, COMES),
    e.ShootersNamed: Beat(0.0, 0.4, 0.0),
    e.ShotTaken: Beat(SHOT, 0.6, SHOT),
    e.MatchEnded: Beat(LASTS, 1.0, COMES),
}


class FinalManners(Manners):
    """A table, two forms before it, and a page after it."""

    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.SentOff.type})
    sections = (MATCH,)
    cues = CUES

    def beat(self, event: Event) -> Beat:
        match told := e.EVENTS.read(event):
            case e.AttackStarted(counter=True):
                return Beat(PLATE, 0.6, 0.0)
        return _BEATS.get(type(told)) or super().beat(event)

    def speaks(self) -> bool:
        return settings().now.on("final_whistle.voices")

    def scene(self, view: FinalWhistleView, *, asked: bool, over: bool) -> str:
        if over:
            return RESULT
        return _FORMS.get(view.step, TABLE) if asked else TABLE

    def at_table(self, view: FinalWhistleView) -> bool:
        return True

    def needs_hand(self, view: FinalWhistleView) -> bool:
        """Marking, substituting and replacing show no card (F15.3)."""
        return view.step in _SECRET

    def curtain_words(self, view: FinalWhistleView, name: str) -> str:
        if view.step == "squad":
            words = translate("FinalManners", "I am {name}: name my squad")
        elif view.step in ("colour", "deck"):
            words = translate("FinalManners", "I am {name}: choose my cards")
        elif view.step == "shooters":
            words = translate("FinalManners", "I am {name}: name my shooters")
        else:
            return super().curtain_words(view, name)
        return words.format(name=name)

    def fills_in(self, view: FinalWhistleView) -> bool:
        """Squad and deck are forms: nobody sees how many entries are made (F1.6, F2.4)."""
        return view.step in ("squad", "deck")

    def in_section(self, view: FinalWhistleView) -> bool:
        return view.to_move is not None

    def concerns(self, view: FinalWhistleView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = FinalManners()
"""The same for every match."""
