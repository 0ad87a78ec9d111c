"""Kicks from the spot as the stage shows them: penalties of a match, and the shoot-out with every kick (S5.3, S8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.knockout import KICKS, decided
from swallows_gui.games.swallows.rules.story import SHOOTOUT
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.match.attack_story import PlayedCard
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.match.needs import percent
from swallows_gui.games.swallows.table.match.pitch_state import pitch_state
from swallows_gui.games.swallows.table.pitch.pitch import sum_terms
from swallows_gui.games.swallows.table.pitch.pitch_motion import HAND, SHOT, WRITING
from swallows_gui.games.swallows.table.pitch.referee_hand import paint_hand
from swallows_gui.games.swallows.words.match_report import running_match
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.stage.layout import StageLayout
from swallows_gui.ui.stage.spot_kick import Act, Dress, End, LampRow, SpotKick
from swallows_gui.ui.stage.spot_view import SpotKickView

COMES: Final = 0.6
"""Seconds at pace normal in which the taker comes to the ball."""
_ENDS: Final[dict[str, End]] = {
    "on_goal": "goal", "goal": "goal", "off_target": "over", "missed": "over", "saved": "saved", "stopped": "saved",
}  # fmt: skip
"""Where the ball is after a verdict."""
_OVER: Final = frozenset({"goal", "missed", "saved"})
_BESIDE, _OVER_THE_GOAL = 0.21, 0.36
"""Share of the width that die and sum have at the right of the goal, and where that is low, over its right part."""
_CORNERS: Final = (-1.0, -0.75, -0.9)


def kicks(events: Sequence[Event], home: str, away: str) -> tuple[list[str], list[str]]:
    """The kicks of the running shoot-out, home and away: "scored", "saved", "missed" or "running"."""
    taken: dict[str, list[str]] = {home: [], away: []}
    shooter = ""
    in_shootout = False
    for event in of_kinds(running_match(events), e.PeriodStarted, e.Awarded, e.Goal, e.Saved, e.Missed):
        match event:
            case e.PeriodStarted():
                in_shootout = event.period == SHOOTOUT
                taken = {home: [], away: []}
            case e.Awarded(cause="shootout") if in_shootout:
                shooter = event.team
                taken.setdefault(shooter, []).append("running")
            case e.Goal() | e.Saved() | e.Missed() if in_shootout and taken.get(shooter):
                taken[shooter][-1] = "scored" if isinstance(event, e.Goal) else event.type
    return taken[home], taken[away]


@dataclass(frozen=True, slots=True)
class Duel:
    """The public state of a match for its kicks: the sides, the events told so far, and the running attack."""

    names: Names
    codes: tuple[str, str]
    history: Sequence[Event]
    play: PlayedCard

    @property
    def in_shootout(self) -> bool:
        """Whether kicks decide the match."""
        return self.play.cause == "shootout" or self.play.whistle == SHOOTOUT

    @property
    def from_the_spot(self) -> bool:
        """Whether a kick is taken, or has been taken last in a shoot-out."""
        return self.in_shootout or (self.play.kind == "penalty" and not self.play.over)

    @property
    def score(self) -> tuple[int, int]:
        """The goals of the match, or of the shoot-out; home first."""
        if self.in_shootout:
            home, away = kicks(self.history, *self.codes)
            return home.count("scored"), away.count("scored")
        goals = list(of_kinds(running_match(self.history), e.Goal))
        return goals[-1].score if goals else (0, 0)


def sentence(duel: Duel) -> tuple[str, str]:
    """What the present kick decides, as two halves of a line: "Germany win it", "if this goes in"."""
    play, score = duel.play, duel.score
    if not play.team or play.verdict in _OVER:
        return "", ""
    side = duel.codes.index(play.team)
    team, mine, theirs = duel.names.team(play.team), score[side], score[1 - side]
    goes_in = translate("Kicks", "if this goes in")
    if duel.in_shootout:
        taken = [len(each) for each in kicks(duel.history, *duel.codes)]
        counts = taken[0], taken[1]
        if decided(counts, (score[0] + (side == 0), score[1] + (side == 1))):
            return translate("Kicks", "{team:The} win it").format(team=team), goes_in
        if decided(counts, score):
            return translate("Kicks", "{team:The} are out").format(team=team), translate(
                "Kicks", "if this does not go in"
            )
        if max(taken) > KICKS:
            return translate("Kicks", "{team:The} shoot").format(team=team), translate("Kicks", "sudden death")
        number = translate("Kicks", "kick {number} of {all}").format(number=taken[side], all=KICKS)
        return translate("Kicks", "{team:The} shoot").format(team=team), number
    if mine == theirs:
        text = translate("Kicks", "{team:The} lead")
    elif mine + 1 == theirs:
        text = translate("Kicks", "{team:The} are level")
    elif mine < theirs:
        text = translate("Kicks", "{team:The} pull one back")
    else:
        text = translate("Kicks", "{team:The} pull away")
    return text.format(team=team), goes_in


def spot_kick(duel: Duel) -> SpotKick:
    """The scene of a kick."""
    play, names, home_away = duel.play, duel.names, duel.codes
    taken = kicks(duel.history, *home_away) if duel.in_shootout else ([], [])
    head, tail = sentence(duel)
    open_roll = bool(play.team) and not play.die and not play.modifiers and play.answer is None and not play.verdict
    face = max(1, play.marks.on_target - play.value)
    needs = translate("Kicks", "{value} + die: goal on a {face} or more").format(value=play.value, face=face)
    return SpotKick(
        (_row(home_away[0], names, taken[0]), _row(home_away[1], names, taken[1])),
        home_away.index(play.team) if play.team in home_away else -1,
        "{} : {}".format(*duel.score),
        _tag(duel, max(map(len, taken))),
        head.upper(),
        tail,
        needs if open_roll else "",
        percent(odds.shot_chance(play.marks, play.value)) if open_roll else "",
        (
            ("scored", translate("Kicks", "in")),
            ("saved", translate("Kicks", "saved")),
            ("missed", translate("Kicks", "missed")),
        ),
        lamps=KICKS if duel.in_shootout else 0,
    )


def _tag(duel: Duel, taken: int) -> str:
    if not duel.in_shootout:
        return translate("Kicks", "Penalty")
    if taken > KICKS:
        return translate("Kicks", "Penalty shoot-out · sudden death")
    return translate("Kicks", "Penalty shoot-out")


def _row(code: str, names: Names, taken: Sequence[str]) -> LampRow:
    nation = names.nation(code)
    kit = nation.kit if nation is not None else None
    shirt, shorts, socks, trim = (kit.shirt, kit.shorts, kit.socks, kit.trim) if kit else ("#F4EFE3",) * 4
    dress = Dress(QColor(shirt), QColor(shorts), QColor(socks), QColor(trim))

    def flag(painter: QPainter, room: QRectF) -> None:
        paint_flag(painter, room, nation)

    return LampRow(str(names.team(code)), dress, tuple(taken), flag)


def act_of(play: PlayedCard) -> Act:
    """The positions in a kick when all events told so far have come to rest."""
    end = _ENDS.get(play.verdict, "") if play.die else ""
    done = 1.0 if play.verdict in _OVER else 0.0
    return Act(
        run=1.0 if play.die else 0.0, flown=1.0 if play.die else 0.0, end=end, reached=1.0 if end else 0.0, landed=done,
        aside=_CORNERS[play.roll % len(_CORNERS)], die=play.die or None,
    )  # fmt: skip


class KickStage(SpotKickView):
    """Shows the kicks of a match over its table as they are told."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.kicks: tuple[list[str], list[str]] = ([], [])
        """Those of the shoot-out that have been told, home first."""
        self._duel: Duel | None = None

    @property
    def taken(self) -> tuple[int, int]:
        """The number of kicks of the shoot-out, home first, including the present one."""
        return len(self.kicks[0]), len(self.kicks[1])

    def stand(self, places: StageLayout, low: int) -> None:
        """Place die and sum where nothing else is while a seat is asked: at the right of the goal, down to `low`."""
        gap = places.room.height() * 0.015
        top = max(places.far[1].bottom(), places.tab.bottom()) + gap
        high = low - gap - top
        wide = places.room.width() * (_BESIDE if high > places.room.width() * _BESIDE * 0.6 else _OVER_THE_GOAL)
        right = places.room.right() - gap - (places.room.width() - places.hand.right() - 1 if places.tall else 0)
        self.free = QRectF(right - wide, top, wide, min(high, wide * 0.95))

    def show_now(self, now: TableState) -> None:
        """Show the kick of a situation; hidden where none is taken."""
        duel = Duel(now.names, (now.code(0), now.code(1)), now.history, now.play)
        if now.result is not None or not duel.from_the_spot:
            self.clear()
        else:
            self._rest(duel)

    def clear(self) -> None:
        self.kicks = ([], [])
        self._duel = None
        self.setAccessibleName("")
        super().clear()

    def begin(
        self, event: WrittenEvent | None, play: PlayedCard, history: Sequence[Event], speed: float | None
    ) -> None:
        """Start the animation of an event. `play` is the attack after it, `history` the events before it."""
        duel, shown = self._duel, self.what
        if duel is None or shown is None or settings().now.reduced_motion:
            return
        lies = pitch_state(play, duel.names, *duel.codes)
        terms = sum_terms(lies)
        match event:
            case e.DieRolled(purpose="shot"):
                end = _ENDS.get(play.verdict, "")
                self.act = act_of(PlayedCard(roll=play.roll))
                self.roll(play.die, terms, lies.verdict, end, WRITING, speed)
            case e.DieChanged():
                after = Duel(duel.names, duel.codes, history, play)

                def turned() -> None:
                    self.sums, self.verdict = terms, lies.verdict

                if after.from_the_spot:
                    self.push(1 if event.delta > 0 else -1, HAND, partial(paint_hand, card=False), turned, speed)
            case e.Goal() | e.Saved() | e.Missed():
                self.strike_home(_ENDS.get(play.verdict, "goal"), SHOT, speed)

    def tell(self, event: WrittenEvent | None, play: PlayedCard, history: Sequence[Event], names: Names,
             codes: tuple[str, str], speed: float | None) -> None:  # fmt: skip
        """Show the result of an event, which is the last of `history`."""
        duel = Duel(names, codes, history, play)
        if not duel.from_the_spot:
            if isinstance(event, e.PeriodStarted | e.AttackPlayed | e.MatchEnded):
                self.clear()
            return
        before, moving = self.kicks, self.moves and isinstance(event, e.DieRolled | e.DieChanged)
        if moving:
            return
        self._rest(duel)
        if settings().now.reduced_motion or speed == 0:
            return
        if isinstance(event, e.Awarded):
            self.come_up(COMES, speed)
        elif self.kicks != before:
            self.light_up(speed)

    def _rest(self, duel: Duel) -> None:
        """Show a kick as it lies once all of it has come to rest."""
        self._duel = duel
        self.kicks = kicks(duel.history, *duel.codes) if duel.in_shootout else ([], [])
        lies = pitch_state(duel.play, duel.names, *duel.codes)
        self.show_kick(spot_kick(duel), act_of(duel.play), sum_terms(lies), lies.verdict if duel.play.die else "")
        self.setAccessibleName(self._said(duel))

    def _said(self, duel: Duel) -> str:
        """All of it in words."""
        said = " ".join(sentence(duel))
        if not duel.in_shootout:
            return said
        home, away = duel.score
        counted = translate(
            "Kicks", "Shoot-out. {home}: {home_goals} of {home_kicks}. {away}: {away_goals} of {away_kicks}."
        ).format(
            home=duel.names.team(duel.codes[0]),
            home_goals=home,
            home_kicks=len(self.kicks[0]) - self.kicks[0].count("running"),
            away=duel.names.team(duel.codes[1]),
            away_goals=away,
            away_kicks=len(self.kicks[1]) - self.kicks[1].count("running"),
        )
        return f"{counted} {said}".strip()
