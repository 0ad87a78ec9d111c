"""The match table: score, pitch, hands, prompt, choices and commentary of the running match (S3 to S5, S8).

It is rebuilt from a view by `show_view`; in between it follows a presenter, which tells what happens moment by moment,
and `settle` ends in the same state. It pushes nothing itself: rows of actions go to `do`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QSize, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent

from swallows_gui.catalogue.rulebook import reason_clauses
from swallows_gui.engine.events import WrittenEvent
from swallows_gui.engine.game import Choices
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.table.match import attack_story, decisions
from swallows_gui.games.swallows.table.match.attack_story import PlayedCard
from swallows_gui.games.swallows.table.match.band import MatchBand, TableState, side_colours
from swallows_gui.games.swallows.table.match.commentary import MatchCommentary
from swallows_gui.games.swallows.table.match.envelope import EnvelopeScene, MoneyKeys
from swallows_gui.games.swallows.table.match.kicks import KickStage
from swallows_gui.games.swallows.table.match.match_times import (
    EMBLEMS,
    draw_of,
    tells_of_itself,
)
from swallows_gui.games.swallows.table.match.parts import Parts
from swallows_gui.games.swallows.table.match.peaks import Peaks, known_of
from swallows_gui.games.swallows.table.match.pitch_state import current, pitch_state
from swallows_gui.games.swallows.table.match.result_board import ResultBoard
from swallows_gui.games.swallows.table.match.stamp import full_time, word_of
from swallows_gui.games.swallows.table.match.travel import Travel
from swallows_gui.games.swallows.table.pitch.pitch import MatchPitch, PitchState
from swallows_gui.games.swallows.table.pitch.score_band import Side
from swallows_gui.games.swallows.table.presentation import MANNERS, faces_after, faces_of
from swallows_gui.games.swallows.words import moods
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.match_report import Result, result_of
from swallows_gui.games.swallows.words.names import reason
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import clock, tempo
from swallows_gui.ui.kit.notices import NoticeBar, announce
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import Do, GameTable, Phase, SessionInfo
from swallows_gui.ui.play.moments import Moment, MomentPresenter
from swallows_gui.ui.play.skip_filter import SkipFilter
from swallows_gui.ui.stage.chance import ChanceTag
from swallows_gui.ui.stage.coach import CoachStrip
from swallows_gui.ui.stage.foot import FootLine
from swallows_gui.ui.stage.layout import Needs, StageLayout
from swallows_gui.ui.stage.stage import CoachSeat, Controls, Stage

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

SPOKEN = frozenset(
    {
        "match_started", "referee_settled", "period_started", "attack_played", "defence_played", "modifier_played",
        "die_rolled", "total_changed", "die_changed", "area_ruled", "awarded", "goal", "saved", "missed", "sent_off",
        "injured", "declined", "decline_lifted", "bribe_offered", "bribe_accepted", "bribe_declined", "price_named",
        "envelopes_opened", "envelope_taken", "envelopes_returned", "match_ended", "said",
        "attack_over", "referee_banned", "objected", "cards_drawn", "cards_stolen", "cards_discarded", "cards_returned",
    }
)  # fmt: skip
"""Events that matter enough to be announced and told in the prompt."""


class MatchTable(GameTable):
    """The heart of the window. `referee_panel` and `commentary` are built here and docked by the shell."""

    tells_refusals = True
    has_stage = True
    seats_coach = True

    result_wanted = Signal()
    """The match is to run to its result."""
    kicks_settled = Signal()
    """The seat that is asked answers this for the whole shoot-out."""
    card_wanted = Signal(str)
    nation_wanted = Signal(str)

    def __init__(
        self,
        models: Models,
        do: Do,
        parts: Parts | None = None,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(do)
        parts = parts or Parts(models)
        self._models = models
        self._view: SwallowsView | None = None
        self._info = SessionInfo(())
        self._now: TableState | None = None
        self._play = PlayedCard()
        """The running attack, as far as it has been told."""
        self._faces = moods.Moods()
        """How everybody takes what has been told."""
        self._telling = False
        """Whether a push is being told that is to be seen."""
        self._heard: list[Event] = []
        """What has been told of it."""
        self._result: Result | None = None
        """Of the match that has just been told to be over."""
        self._to_come: tuple[SwallowsView, SessionInfo] | None = None
        self._refused_by = ""
        """The clause of the refusal that was told last."""
        self.band = MatchBand()
        self.far = parts.far
        self.pitch = MatchPitch()
        self.kicks = KickStage(self)
        self.board = ResultBoard(self)
        self.notice = NoticeBar()
        self.prompt = parts.prompt
        self.near = parts.near
        self.referee_panel = parts.referee_panel
        self.money_keys = MoneyKeys(self, self.referee_panel)
        self.commentary = MatchCommentary(models.log, models.names)
        self.log_view = self.commentary.lines
        self.travel = Travel(self, models, self.near, self.far, self.pitch)
        self.peaks = Peaks(self, self.pitch, models, self.travel)
        self.presenter = presenter or MomentPresenter(MANNERS, self)
        self._soon = QTimer(self)
        """A push without events (a row that goes on) settles when the next one does, else on the next turn."""
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._settle)
        self.hurrying = SkipFilter(self, self.presenter, lambda: self.pitch.motion.running, lambda: self.peaks.moving)
        self.envelope = EnvelopeScene(self)
        self.chance = ChanceTag(self)
        self.foot = FootLine()
        self.controls = Controls()
        self.seat = CoachSeat(self.prompt, self._fit_coach)
        self.stage = Stage(self, self.pitch, self._needs_of_parts())
        self._measured = SingleShotTimer(self, self._measure)
        self._build()
        self._connect()
        self.adapt()

    # Building

    def _needs_of_parts(self) -> Needs:
        seat = self.seat
        return Needs(self.prompt.height_if, self.near.height_for, seat.height_for, seat.answers)

    def _build(self) -> None:
        """Lay everything over the pitch, in the order in which the keys go through it."""
        stage = self.stage
        asks, others = (self.prompt, self.near), (self.controls, self.foot, self.notice)
        for part in (self.band.score, self.band.referee, self.far, *asks, *others):
            stage.add(part)
        stage.placed.connect(self._place)
        stage.sheets_moved.connect(self.sheet_moved)
        self.prompt.resized.connect(self._fit)
        for fan in (self.near.fan, self.near.pick_fan, self.far.fan):
            fan.raise_over(self, self._never_covered, self.canvas)
        for fan in (self.near.fan, self.near.pick_fan):
            if fan.raised is not None:
                fan.raised.moved.connect(self._hang_chance)

    def _connect(self) -> None:
        self.presenter.begun.connect(self._begin_moment)
        self.presenter.told.connect(self._tell)
        self.presenter.waiting.connect(self._show_result)
        self.presenter.finished.connect(self._all_played)
        self.pitch.settled.connect(self.hurrying.rest)
        self.board.go_on.connect(self.go_on)
        self.prompt.told.connect(self.foot.say)
        self.prompt.plain_decided.connect(self._decide_plain)
        self.prompt.play_wanted.connect(self.near.play)
        self.prompt.go_on.connect(self.go_on)
        self.prompt.step_in.connect(self.step_in)
        self.prompt.hint_wanted.connect(self.hint_wanted)
        self.prompt.money_wanted.connect(self.money_keys.lead_to)
        self.prompt.kicks_settled.connect(self.kicks_settled)
        self.prompt.result_wanted.connect(self.result_wanted)
        self.prompt.clause_wanted.connect(self.clause_wanted)
        self.notice.acted.connect(lambda: self.clause_wanted.emit(self._refused_by))
        self.near.acted.connect(self.do)
        self.near.picked.connect(self._on_picked)
        self.near.looked_at.connect(self._on_looked_at)
        self.near.zoomed.connect(self._zoom)
        self.near.clause_wanted.connect(self.clause_wanted)
        self.near.rejected.connect(self._on_vain)
        self.near.none_left.connect(self._focus_answer)
        self.prompt.cards_wanted.connect(self.near.take_key)
        self.far.zoomed.connect(self._zoom)
        self.pitch.card_zoom.connect(lambda card: self.card_wanted.emit(card.id))
        panel = self.referee_panel
        panel.acted.connect(lambda action: self.do([action]))
        panel.step_in.connect(self.step_in)
        panel.clause_wanted.connect(self.clause_wanted)
        panel.card_wanted.connect(self.card_wanted)
        self.commentary.card_wanted.connect(self.card_wanted)
        self.commentary.nation_wanted.connect(self.nation_wanted)
        settings().changed.connect(self._setting_changed)

    def restyle(self) -> None:
        """Every size by the text scale; once more when labels can measure their words in their new type."""
        self._fit()
        self._measured.start()

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.setAccessibleName(self.tr("Match table"))
        if self._now is not None and not self._telling:
            self._refresh()

    def _setting_changed(self, field: str) -> None:
        if field == "swallows.show_chances" and self._now is not None and not self._telling:
            self._refresh(animate=False)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(760), theme().px(620))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().px(280))

    def hasHeightForWidth(self) -> bool:
        """False: the table fits any height."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def canvas(self) -> QRect:
        """The rectangle that a scene may cover: all but the line at the bottom."""
        return self.stage.places.canvas

    def take_actions(self, sheets: Sequence[QAction], controls: Mapping[str, QAction]) -> None:
        self.foot.list_sheets(sheets)
        self.controls.offer(controls)

    def set_coach(self, coach: CoachStrip | None) -> None:
        self.seat.take(coach, self.stage.add, self.foot)

    def _fit_coach(self) -> None:
        self._fit()
        self._hang_chance()

    def sheet_room(self) -> QRect:
        return self.stage.places.sheets

    def lie_under(self, room: QRect) -> None:
        self.stage.lie_under(room)
        self._hang_chance()

    def _fit(self) -> None:
        """Have everything stand where the stage has room for it."""
        self.stage.fit()

    def _measure(self) -> None:
        """Ask the question for its height again, and lay out."""
        self.prompt.claim()
        self._fit()

    def _place(self, places: StageLayout) -> None:
        """Take the places that the stage's layout gives."""
        self.pitch.set_places(places)
        self.band.score.stand(places.band, places.tab)
        self.band.referee.stand(places.referee, places.face)
        near = self._now.near_side if self._now is not None else 0
        self.far.setGeometry(places.far[1 - near])
        self.envelope.stand(places.far[near], self._free_to())
        self.kicks.stand(places, self._free_to())
        self.prompt.dress(across=places.across)
        self.seat.stand(places)
        self.prompt.setGeometry(places.question)
        self.near.setGeometry(places.hand)
        self.near.fit()
        self.foot.setGeometry(places.foot)
        self.controls.setGeometry(places.controls)
        self.travel.layer.setGeometry(places.room)
        high = self.notice.sizeHint().height()
        self.notice.setGeometry(QRect(places.room.left(), places.foot.top() - high, places.room.width(), high))

    def _free_to(self) -> int:
        """The lower end of the free ground, above sheet, coach, question and hand."""
        places = self.stage.places
        lows = (places.coach, places.question, places.hand, self.stage.sheet)
        return min(each.top() for each in lows if not each.isEmpty())

    def _never_covered(self) -> list[QRect]:
        """The rectangles that no card of a hand may cover: score, die, referee's signs, question, bottom line."""
        places = self.stage.places
        kept = [places.band.united(places.tab), places.foot, places.coach, self.stage.sheet]
        if self.prompt.isVisibleTo(self):
            kept.append(self.prompt.geometry())
        return [*kept, self.written_rect()]

    def written_rect(self) -> QRect:
        """The rectangle of die and sum, or of a word; empty if there is none."""
        shown = self.kicks if self.kicks.what is not None else self.pitch
        return shown.written_rect().translated(self.pitch.pos())

    def _hang_chance(self) -> None:
        """Show what the highlighted card needs beside it."""
        if self._now is None or self._telling or (self._now.asked is None and not self._now.decisions.plays):
            self.chance.hang("", "", QRect(), self.rect(), ())
            return
        figure, reason, card = self.near.chance()
        if self.stage.places.across:  # there is no room for it but in the question
            self.prompt.show_needs(self.near.needs(brief=True))
            card = QRect()
        place = card.translated(self.near.pos()) if not card.isEmpty() else card
        places = self.stage.places
        numbers = [each.translated(self.near.pos()) for each in self.near.numbers()]
        self.chance.hang(figure, reason, place, self.canvas(), [*self._never_covered(), places.referee, *numbers])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._now is not None and self._now.asked is not None:
            self._take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """End all animations when another screen covers the table."""
        super().hideEvent(event)
        self.finish()
        clock().finish_all()

    def docks(self) -> list[Dock]:
        """The panels beside the table."""
        return [
            Dock("referee", _referee, self.referee_panel, share=4),
            Dock("commentary", _commentary, self.commentary, share=4),
        ]

    # What the shell calls

    def show_view(self, view: SwallowsView, info: SessionInfo) -> None:
        """Draw everything from a view. The view shown last, given again, only brings a new `info`."""
        if view is self._view:
            self.show_info(info)
            return
        self._stop()
        self._view, self._info = view, info
        self._forget_told()
        self._play = attack_story.story(view.history, view.tables.marks)
        self._faces = faces_of(view.history, moods.trainers_of(view), view.tables.marks)
        self._refresh(animate=False)

    def show_info(self, info: SessionInfo) -> None:
        """Take over who is asked and what is legal; shown after the events that are being told."""
        shown = self._now
        if self._info.phase is Phase.HELD and info.phase is not Phase.HELD:
            self.notice.clear()
        self._info = info
        if self._view is None or self._telling or self.presenter.running or self._soon.isActive():
            return
        if shown is None or shown.view is not self._view or shown.info != info:
            self._refresh()

    def play_events(self, events: Sequence[Event], view: SwallowsView, info: SessionInfo) -> None:
        """Tell the events of one push by itself, `view` and `info` being the state after them. Returns at once."""
        self.presenter.finish(nod=True)
        self._to_come = view, info
        if events and info.beat_ms > 0:
            self.begin(info)
        self.presenter.play([Moment(event, event) for event in events], info.beat_ms)

    def begin(self, info: SessionInfo) -> None:
        """Get ready for the events of a push: until `settle` nothing is asked here."""
        if self._view is None:
            return
        self._soon.stop()
        self.travel.clear()
        self._forget_told()
        self._telling = True
        self._info = replace(info, actor=None, legal=Choices(), may_step_in=(), may_hint=False, phase=Phase.TELLING)
        self.pitch.motion.speed = tempo(info.beat_ms)
        self.travel.codes = self._codes(self._view)
        self._refresh()
        self.hurrying.watch()

    def settle(self, view: SwallowsView, info: SessionInfo, *, soon: bool = False) -> None:
        """Show the state after all events; with `soon` in the next turn of the event loop, if nothing has happened."""
        self._telling = False
        self._view, self._info = view, info
        self._forget_told()
        if soon:
            self._soon.start(0)
        else:
            self._settle()

    def _forget_told(self) -> None:
        """Forget the told events, which are part of the view now."""
        self.notice.clear()
        self._heard = []
        self._result = None
        self.peaks.clear()
        self.board.clear()

    def _all_played(self) -> None:
        """Finish after all events that this table had to tell by itself."""
        if self._to_come is not None:
            (view, info), self._to_come = self._to_come, None
            self.settle(view, info, soon=not self._heard and not self._telling)

    def _stop(self) -> None:
        """Drop everything still to be shown."""
        self._soon.stop()
        self._telling = False
        self._to_come = None
        self.presenter.drop()
        self.travel.clear()
        self.peaks.clear()
        self.hurrying.rest()

    def finish(self) -> None:
        """Show at once whatever is still to be shown."""
        self.presenter.finish()
        if self._soon.isActive():
            self._soon.stop()
            self._settle()

    def refused(self, code: str, parameters: Mapping[str, Any]) -> None:
        """Say why an action was refused, with the clause that says more."""
        clause = reason_clauses("swallows").get(code, "S5.14")
        self._refused_by = clause
        rule = translate("Prompt", "Rule {clause}").format(clause=clause)
        why = reason(code, parameters, self._models.names)
        self.notice.show_notice(why, kind="warning", action=rule)
        self.announce(why, assertive=True)

    def _on_vain(self) -> None:
        """Handle Enter without a playable card in focus: continue play that waits, or say why the card cannot be played
        or how to reach one. Ignored if the key has just completed an animation."""
        if self.hurrying.just_now:
            return
        if self._info.phase is Phase.HELD:
            self.go_on.emit()
            return
        said = self.near.why_not()
        if self._info.actor is not None and self.near.on_none:
            said = self.tr("No card is chosen: the arrow keys lead to one.")
        if said:
            self.prompt.show_needs(said)
            self.announce(said)

    def hide_private(self) -> None:
        """Remove everything private from the table before the screen is covered."""
        self._stop()
        self._view = self._now = None
        self.notice.clear()
        self.envelope.clear()
        self.prompt.clear()
        self.chance.hang("", "", QRect(), self.rect(), ())
        self.near.hide_private()
        self.far.hide_private()
        self.referee_panel.hide_private()
        self.money_keys.show_now(None)

    def announce(self, text: str, assertive: bool = False) -> None:
        """Have a screen reader say something."""
        if not text:
            return
        announce(self, text, urgent=assertive)
        self.announced.emit(text)

    # Showing

    def situation(self) -> TableState | None:
        """All that is shown now; None while nothing is."""
        return self._now

    def _look(self) -> TableState | None:
        view = self._view
        if view is None or view.match == 0:
            return None
        offered = decisions.read(self._info.legal)
        names, heard = self._models.names, tuple(self._heard)
        return TableState(view, self._info, names, offered, self._play, heard, self._result, self._faces)

    def _refresh(self, animate: bool = True) -> None:
        """Show view and info as they are."""
        now = self._look()
        before = self._now
        self._now = now
        self.money_keys.show_now(now)
        if now is None:
            return
        newly_asked = now.asked is not None and (
            before is None or before.view is not now.view or before.asked != now.asked
        )
        held = now.info.phase is Phase.HELD and (before is None or before.info.phase is not Phase.HELD)
        focus = self.window().focusWidget()
        with self.keeping_focus():
            self.band.show_now(now, animate)
            self._show_kicks(now)
            self.foot.say(self._last_said(now))
            self.far.show_now(now)
            self.pitch.set_night(now.for_the_cup)
            self.pitch.set_kits(*side_colours(now))
            self.pitch.show_state(current(now), animate=animate)
            self.envelope.show_now(now)
            self._seat_kicks()
            self.near.show_now(now)
            self.referee_panel.show_now(now)
            self._show_prompt(now)
            self._fit()
            self._hang_chance()
            if newly_asked:
                self.announced.emit(self.prompt.text())
            formless = focus is not None and self.referee_panel.isAncestorOf(focus) and not focus.isVisible()
            if newly_asked or held:
                self._take_focus()
            elif formless:
                self.focus_question()

    def _show_kicks(self, now: TableState) -> None:
        """Show spot kicks over the whole table, leaving hand and question free while a seat is asked."""
        self.kicks.show_now(now)
        self._seat_kicks()

    def _seat_kicks(self) -> None:
        if self.kicks.what is None:
            return
        asks = self._info.actor is not None or self._info.phase in (Phase.HELD, Phase.PAUSED, Phase.STEPPING)
        whole = self._telling or not asks
        self.kicks.stand_over(self if whole else self.pitch, bare=not whole)
        self.kicks.raise_()
        over = (self.travel.layer, self.peaks.stamp, *self.peaks.covers, self.board)
        if whole:
            for above in over:
                above.raise_()

    def _last_said(self, now: TableState) -> str:
        """The reporter's last sentence."""
        for event in reversed(now.history):
            text = self._models.log.told(event) if event["type"] in SPOKEN else ""
            if text:
                return text
        return ""

    def _show_prompt(self, now: TableState) -> None:
        if self._telling and now.result is None:
            self.prompt.stand_by()
            return
        self.prompt.show_now(now, self.near.can_play())

    def _take_focus(self) -> None:
        """Focus the place of the decision, unless somebody writes or reads in a dock, or listens to the coach."""
        focus = self.window().focusWidget()
        if self.seat.is_heard(focus):
            return
        if focus is None or focus is self or not focus.isVisible() or self.isAncestorOf(focus):
            self.focus_question()

    def focus_question(self) -> None:
        """Focus what Enter should do: a card, a choice, or to continue play that waits."""
        if self.board.isVisible():
            self.board.forward.setFocus()
        elif self._info.phase is not Phase.HELD or not self.prompt.focus_forward():
            self.near.focus()

    def _focus_answer(self) -> None:
        """Focus the remaining answer where no card can be played."""
        if not self.prompt.focus_plain():
            self.near.fan.setFocus()

    # A moment

    def _begin_moment(self, event: Event) -> None:
        """Start the animation of an event; its result is shown when it ends."""
        if not self._telling:
            return
        self.peaks.clear()
        told = e.EVENTS.read(event)
        if self._draw_lots(told):
            return
        if isinstance(told, e.DieRolled):
            with self.keeping_focus():
                self.prompt.narrate(self.tr("The die rolls …"))
            if told.purpose == "shot":
                score = self._now.score if self._now is not None else None
                self.peaks.poster.prepare(self._play, score, self.travel.codes)
            self.peaks.dim_for(told, self._play, self._info)
        if self._info.reduced_motion:
            return
        if isinstance(told, e.MatchEnded):
            self.envelope.clear()
            self.peaks.stamp_word(full_time(), self._info)
        self.peaks.show_deal(told, self._view, self._info)
        self.travel.note(self.travel.codes, moving=True)
        self._change_hands(event)
        self.travel.expect(told)
        self.travel.tell(told)
        play = attack_story.after(self._play, told)
        self.pitch.show_state(self._pitch_after(play))
        if self._view is not None:
            self.kicks.begin(told, play, (*self._view.history, *self._heard), self.pitch.motion.speed)
        self._lend_a_hand(told)

    def _draw_lots(self, event: WrittenEvent | None) -> bool:
        """Show lots over the pitch if an event draws some; returns whether the event shows nothing else."""
        what = draw_of(event, self._view, self._models.names) if self._view is not None else None
        if what is None:
            return False
        still = self._info.reduced_motion or settings().now.reduced_motion
        speed = tempo(self._info.beat_ms)
        self._info = replace(self._info, actor=None, legal=Choices(), phase=Phase.TELLING)
        self._refresh(animate=False)
        self.peaks.lots.show_draw(what, self._models.names, moves=not still, speed=speed)
        self.hurrying.watch()
        return not isinstance(event, e.MatchEnded)

    def _tell(self, moments: Sequence[Moment]) -> None:
        """Apply events that have been shown to score, marks and sentence."""
        for moment in moments:
            if moment.event is not None:
                self._tell_event(moment.event)

    def _tell_event(self, event: Event) -> None:
        told = e.EVENTS.read(event)
        self._play = attack_story.after(self._play, told)
        self._faces = faces_after(self._faces, event)
        self._heard.append(event)
        seen = self._telling and not self.presenter.hurried
        if seen:
            if self._info.reduced_motion:
                self._change_hands(event)
            self._draw_arrival(told)
            self._show_faces()
            if self._now is not None and isinstance(told, e.Goal | e.SentOff):
                self.band.show_marks(self._now, (*self._now.view.history, *self._heard))
        text = self._models.log.told(event) if event["type"] in SPOKEN else ""
        if text:
            if seen:
                with self.keeping_focus():
                    self.prompt.narrate(text)
            else:
                self.prompt.ask_anew()
            self.announce(text)

    def _pitch_after(self, play: PlayedCard) -> PitchState:
        return pitch_state(play, self._models.names, *self.travel.codes)

    def _draw_arrival(self, event: WrittenEvent | None) -> None:
        """Draw the result of an event. Under reduced motion everything appears at once."""
        moves = not self._info.reduced_motion
        if self._now is not None:
            self.envelope.follow(event, self._now)
            self.peaks.scene.raise_()
        if not moves and settings().now.reduced_motion:
            self.peaks.show_deal(event, self._view, self._info)
        if not moves:
            self.pitch.show_state(self._pitch_after(self._play), animate=False)
        in_shootout = self._play.cause == "shootout"
        self.peaks.lots.finish()
        if (word := word_of(event)) is not None:
            self.peaks.stamp_word(word, self._info)
        self.peaks.hit(event, moves=moves)
        self.peaks.cry_out(event, self._now, self._info)
        match event:
            case e.Goal():
                if in_shootout:
                    self.band.score.set_shootout(event.score)
                else:
                    self.band.score.set_score(*event.score, moves, speed=self.pitch.motion.speed)
                scored = 0 if self._side_of(event.team) == "home" else 1
                known = known_of(event, self._view, scored, self.kicks if in_shootout else None)
                self.peaks.poster.show_goal(event, self.travel.codes, self._info, known)
            case e.MatchEnded() if not self._info.page_follows:
                self._end_match()
            case e.AttackPlayed() | e.Awarded():
                self.band.score.set_initiative(self._side_of(event.team))
        if self._view is not None:
            told = (*self._view.history, *self._heard)
            speed = self.pitch.motion.speed if moves else 0.0
            self.kicks.tell(event, self._play, told, self._models.names, self.travel.codes, speed)
            self._seat_kicks()

    def _show_faces(self) -> None:
        """Show everybody's mood after the events told so far."""
        if self._now is not None and self._now.faces.moods != self._faces.moods:
            self._now = replace(self._now, faces=self._faces)
            self.band.show_people(self._now)
            self.referee_panel.show_face(self._now)

    def _end_match(self) -> None:
        """End the match: show its result over the pitch."""
        if self._view is None:
            return
        self._result = result_of((*self._view.history, *self._heard))
        self.peaks.poster.clear()
        if self._result is not None:
            self.board.show_result(self._result, self._models.names)
            self._refresh(animate=False)

    def _show_result(self) -> None:
        """Show the result until somebody acknowledges it."""
        self.hurrying.rest()
        self._info = replace(self._info, actor=None, legal=Choices(), phase=Phase.HELD)
        self._telling = True
        self._end_match()
        self.announce(self.board.text(), assertive=True)
        self.settled.emit()

    def _change_hands(self, event: Event) -> None:
        """Remove and add cards of an event in the hands."""
        for model, code in zip((self._models.home_hand, self._models.away_hand), self.travel.codes, strict=True):
            model.follow(event, code)

    def _side_of(self, team: str) -> Side:
        return "home" if team == self.travel.codes[0] else "away"

    def _lend_a_hand(self, event: WrittenEvent | None) -> None:
        """Show the referee's gestures, and effects of reds that cards, die and ball do not show."""
        motion = self.pitch.motion
        match event:
            case e.DieLeft():
                motion.wave_away()
            case e.SentOff(card=str()):
                motion.show_red()
            case e.AreaRuled(seat=int()) | e.Awarded(seat=int()):
                motion.point()
            case e.Effect() if tells_of_itself(event):
                motion.flash(EMBLEMS[event.what], self._side_of(event.team))

    @staticmethod
    def _codes(view: SwallowsView) -> tuple[str, str]:
        if view.home < 0:
            return "", ""
        codes = view.tables.nation_code
        return codes[view.field[view.home]], codes[view.field[view.away]]

    def _settle(self) -> None:
        """All events have been shown: the state is that of the view."""
        self.hurrying.rest()
        self.travel.arrive()
        if self._view is None:
            return
        if self._view.history:
            self._play = attack_story.story(self._view.history, self._view.tables.marks)
            self._faces = faces_of(self._view.history, moods.trainers_of(self._view), self._view.tables.marks)
        self._refresh()
        self.settled.emit()

    # Deciding

    def _decide_plain(self, verb: str) -> None:
        if self._now is not None and verb in self._now.decisions.plain:
            self.do([self._now.decisions.plain[verb]])

    def _on_picked(self) -> None:
        if self._now is None or self._telling:
            return
        self._show_prompt(self._now)
        self._hang_chance()
        self.announced.emit(self.near.needs())

    def _on_looked_at(self) -> None:
        if self._now is not None and not self._telling:
            self._hang_chance()
            self.prompt.play.setEnabled(self.near.can_play())

    def _zoom(self, card: int) -> None:
        if card >= 0:
            self.card_wanted.emit(self._models.tables.card_id[card])


def _referee() -> str:
    return translate("Docks", "Referee")


def _commentary() -> str:
    return translate("Docks", "Commentary")
