"""The score on a stage, of two players or two sides: it takes what a `BandState` says."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from swallows_gui.models.moods import Mood
from swallows_gui.services.glossary import translate
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.people import moods_of_score
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.stage.score import Emblem, ScoreSide, ScoreState, StageScore


@dataclass(frozen=True, slots=True)
class SideHolder:
    """The player who represents a side now."""

    name: str = ""
    colour: str = "#1A1A1A"
    line: str = ""
    """What he is doing, or how much his side has left."""
    ball: bool = False
    decides: bool = False
    face: str = ""
    """Whose face stands beside the name, where it is not that of `name`."""
    emblem: Emblem | None = None
    """What stands beside the name."""


@dataclass(frozen=True, slots=True)
class BandState:
    """Everything that the band shows."""

    players: tuple[SideHolder, SideHolder] = (SideHolder(), SideHolder())
    score: tuple[int, int] = (0, 0)
    below: str = ""
    """What stands under the score, before `middle`."""
    left: str = ""
    middle: str = ""
    right: str = ""
    """What else there is to know, in a tooltip and for a screen reader; `left` stands beside who has the ball."""


def band_words(state: BandState) -> str:
    """The band's content in one sentence."""
    a, b = state.players
    score = translate("ScoreBand", "{a} {goals_a}, {b} {goals_b}").format(
        a=a.name, goals_a=state.score[0], b=b.name, goals_b=state.score[1]
    )
    ball = next((player.name for player in state.players if player.ball), "")
    has = translate("ScoreBand", "{name} has the ball").format(name=ball) if ball else ""
    parts = (score, state.below, has, state.left, state.middle, state.right)
    return "; ".join(part for part in parts if part)


class StageBand(StageScore):
    """The score band: a changed figure flips over, and the faces react once it can be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.speed: float | None = None
        """How long that takes, as a multiple; None: as the pace says."""
        self.band = BandState()

    def show_state(self, state: BandState, *, turn: bool = False) -> None:
        """Show a state; with `turn` a changed figure flips over."""
        before, self.band = self.band, state
        risen = state.score != before.score
        if risen:
            self.stop_turning()
            if turn:
                changed = 0 if state.score[0] != before.score[0] else 1
                self.turn_figure(before.score, changed, self.speed)
        elif self.turned:
            self.stop_turning()
        moods = moods_of_score(state.score, before.score if risen and turn else None)
        ball = next((number for number, player in enumerate(state.players) if player.ball), None)
        sides = (self._side(state, 0, moods[0]), self._side(state, 1, moods[1]))
        below = " · ".join(part for part in (state.below, state.middle) if part)
        tab = tuple(dict.fromkeys(part for part in (below, state.below) if part))
        self.show_score(ScoreState(sides, state.score, tab, ball))
        self.setAccessibleName(self.words())
        set_tip(self, "\n".join(part for part in (state.left, state.middle, state.right) if part))

    @staticmethod
    def _side(state: BandState, number: int, mood: Mood) -> ScoreSide:
        player = state.players[number]
        decides = translate("ScoreBand", "decides") if player.decides else ""
        held = state.left if player.ball or (number == 0 and not any(each.ball for each in state.players)) else ""
        whole = " · ".join(part for part in (player.line, decides, held) if part)
        brief = " · ".join(part for part in (decides or player.line, held) if part)
        lines = tuple(dict.fromkeys((whole, brief, held or decides or player.line)))
        person = Person(player.face or player.name, player.colour, mood)
        return ScoreSide(player.name, player.name, player.colour, person, player.emblem, lines)

    def moods(self) -> tuple[Mood, Mood]:
        """The expressions of both faces, by the score that is visible now."""
        a, b = self.people()
        return a.mood if a is not None else "calm", b.mood if b is not None else "calm"

    def words(self) -> str:
        """The content in one sentence."""
        return band_words(self.band)
