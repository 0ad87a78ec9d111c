"""The table of Final Whistle: the pitch as the stage, bench and hand; it follows a presenter and hands actions out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.final_whistle.rules.actions import (
    DECLINE,
    EXCHANGE,
    OF_MEN,
    OFF,
    PLAY,
    SUBSTITUTE,
    TAKE,
    argument_of,
    verb_of,
)
from swallows_gui.games.final_whistle.rules.events import EVENTS
from swallows_gui.games.final_whistle.rules.options import CARDS, MEN, SQUAD
from swallows_gui.games.final_whistle.table import asking, scenes
from swallows_gui.games.final_whistle.table.asking import CARD_STEPS, FINISHES, ChoicePlate
from swallows_gui.games.final_whistle.table.attack_dock import AttackPanel
from swallows_gui.games.final_whistle.table.ground import FinalGround
from swallows_gui.games.final_whistle.table.hand import HandPicture, HandRow
from swallows_gui.games.final_whistle.table.kicks import FinalKicks
from swallows_gui.games.final_whistle.table.legend import Legend
from swallows_gui.games.final_whistle.table.man_paint import ManLook
from swallows_gui.games.final_whistle.table.pitch import PitchView, Who
from swallows_gui.games.final_whistle.table.presentation import LINGERS, MANNERS, happening_of, peak_of
from swallows_gui.games.final_whistle.table.prospect_view import ProspectView, Substitution, hand_shown
from swallows_gui.games.final_whistle.table.rival_dock import RivalPanel
from swallows_gui.games.final_whistle.table.sheet_view import SheetView
from swallows_gui.games.final_whistle.table.table_keys import TableKeys
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import ManProspect, OutlookWords
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.chance_bars import ChanceRow
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import Do, decide_nothing
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.prompt_line import PlateQuestion
from swallows_gui.ui.play.stage_table import StageTable
from swallows_gui.ui.stage.poster import StageCover

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

_LOW, _DENSE = 640, 460
"""Heights in design pixels: below the first bench and cards are small, below the second men stand in rows and there is
either pitch or hand."""
_TALL = 660
_TIGHT = 380
"""Below it, what a choice leads to stands where its button was."""
_UNBOUND = (1 << 24) - 1
"""Pixels: what Qt takes for no greatest height."""
_MAN_VERBS = OF_MEN - {TAKE}
"""What a man is chosen with at the table."""


class FinalTable(StageTable):
    """The pitch in the middle of it all."""

    events = EVENTS
    view: FinalWhistleView | None
    models: FinalModels

    def __init__(
        self,
        models: FinalModels,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(models, MANNERS, do, presenter)
        self.prospect = ProspectView()
        self.story = MatchStory()
        self.change = Substitution()
        """The substitution that is put together."""
        """The event told last."""
        self._near = 0
        self._listed = self._narrow = False
        self._tall = 0.0
        self.pitch = PitchView()
        self.hand_row = HandRow()
        self.attack = AttackPanel()
        self.rival = RivalPanel()
        self.sheet = SheetView(models.sheet, models.clubs)
        self.running = QStackedWidget()
        """The attack that runs; between attacks the match sheet."""
        self.running.addWidget(self.attack)
        self.running.addWidget(self.sheet)
        self.ground = FinalGround(self.pitch, self.running)
        self.attack_sheet = AttackPanel()
        """The same as a sheet, for a stage that has no room beside the pitch."""
        self.signs = Legend()
        self.tray = QWidget()
        self._tray = fill(QVBoxLayout(self.tray), self.prospect, self.hand_row, margins=0, spacing=0)
        self.plate, self._keys = ChoicePlate(self), TableKeys(self)
        self.plate.choose.clicked.connect(self.choose)
        self.plate.done.clicked.connect(self.finish_choice)
        self.plate.decline.clicked.connect(self._decline)
        self.plate.take_back.clicked.connect(self.take_back)
        self.pitch.chosen.connect(self._man_chosen)
        self.pitch.looked_at.connect(self._looked)
        self.hand_row.card_chosen.connect(self._card_chosen)
        self.hand_row.card_looked_at.connect(self._looked)
        self.hand_row.man_chosen.connect(self._reserve_chosen)
        self.hand_row.man_looked_at.connect(self._looked)
        self.kicks = FinalKicks(self)
        self.hand.keep_room(0)
        self.lay(self.plate.buttons, self.ground, self.tray)

    def own_docks(self) -> Sequence[Dock]:
        return (
            Dock("attack", _attack, self.attack_sheet, share=5),
            Dock("rival", _rival, self.rival, share=2),
            Dock("signs", _signs, self.signs, share=2),
        )

    @property
    def covers(self) -> Sequence[StageCover]:
        return self.kicks, self.poster

    def show_chances(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:
        """Do nothing: this table shows what a choice leads to as throws."""

    # What is told

    def set_speed(self, speed: float) -> None:
        self.pitch.speed = self.band.speed = speed

    def rest(self) -> None:
        self.change = Substitution()
        self.poster.clear()
        self.kicks.clear()
        self.pitch.rest()

    # Who and what

    @property
    def cast(self) -> scenes.Cast | None:
        """The players of the match; None while nothing is shown."""
        return None if self.view is None else scenes.cast_of(self.models.seats, self.view)

    @property
    def words(self) -> OutlookWords:
        """The view in words."""
        assert self.view is not None
        return OutlookWords(self.view, tuple(self.models.seats))

    @property
    def near(self) -> int:
        """The seat whose bench and hand lie below: the one in front, else the one that was."""
        front = self.info.in_front
        if front is None and self.view is not None:
            front = self.view.seat
        if front is not None:
            self._near = front
        return self._near

    @property
    def shown_story(self) -> MatchStory:
        """The story as the men are shown: in a shoot-out the possible shooters stand upright."""
        shooting = not self.telling and self.view is not None and self.view.step == "shooters"
        return scenes.upright(self.story) if shooting else self.story

    @property
    def asked(self) -> int | None:
        """The seat that is asked here."""
        return self.info.actor if self.legal else None

    def candidates(self) -> list[Who]:
        """The men who may be chosen now, on field and bench."""
        seat = self.asked
        if seat is None or self.view is None:
            return []
        if self.view.step == "substitutes":
            return self.change.open_to(seat, self.legal)
        return [(seat, MEN[argument_of(each)]) for each in self.legal if verb_of(each) in _MAN_VERBS]

    def _first_candidate(self) -> Who | None:
        """The man where the arrow keys start: the strongest candidate."""
        found = self.candidates()
        if not found or self.view is None:
            return None
        view = self.view
        return max(found, key=lambda who: view.strength(who[0] * SQUAD + MEN.index(who[1])))

    @property
    def seen(self) -> Who | None:
        """The highlighted man, whom Enter chooses, or the only candidate."""
        found = self.candidates()
        if self.pitch.seen in found:
            return self.pitch.seen
        for man in self.hand_row.men:
            if man.isVisible() and man.look is not None and (man.pointed or man.hasFocus()):
                who = man.look.seat, man.look.man
                if who in found:
                    return who
        return found[0] if len(self.legal) == 1 and found else None

    # Showing

    def draw_waiting(self) -> None:
        cast = self.cast
        self.change = Substitution()
        self.prospect.show_prospect(ManProspect())
        if cast is not None:
            self.band.show_state(scenes.band_of(self.story, cast, None, short=self._narrow), turn=True)
            self._draw_men(cast, motion=False)
            self.hand_row.show_picture(hand_shown(self, cast))

    def draw_told(self, *, motion: bool = False) -> None:
        cast = self.cast
        if cast is None:
            return
        self.band.show_state(scenes.band_of(self.story, cast, None, short=self._narrow), turn=motion)
        self._draw_men(cast, motion=motion)
        self.ground.cheer(self.story.scored)
        self.hand_row.show_picture(hand_shown(self, cast))
        self._draw_docks(cast)
        if not (motion and self.kicks.moves):
            self.kicks.show_story(self.story, cast)

    def draw_at_rest(self) -> None:
        cast, view = self.cast, self.view
        if cast is None or view is None:
            return
        self.poster.clear()
        self.kicks.clear()
        self.pitch.clear()
        self.ground.cheer(None)
        self.ground.set_colours(cast.colour(0), cast.colour(1))
        if view.step != "substitutes":
            self.change = Substitution()
        self.band.show_state(scenes.band_of(self.story, cast, view.to_move, short=self._narrow))
        self._draw_docks(cast)
        self._draw_men(cast, motion=False)
        self.hand_row.show_picture(hand_shown(self, cast))
        self._draw_prompt(view, cast)
        self._fit_listed()

    def draw_nothing(self) -> None:
        super().draw_nothing()
        self.change = Substitution()
        self.prospect.show_prospect(ManProspect())
        self.hand_row.show_picture(HandPicture())

    def _draw_docks(self, cast: scenes.Cast) -> None:
        for panel in (self.attack, self.attack_sheet):
            panel.show_story(self.story, cast)
        self.rival.show_story(self.story, cast, 1 - self.near)
        self.models.sheet.show_story(self.story)
        self.running.setCurrentWidget(self.sheet if self.story.attack is None else self.attack)
        self.running.setMaximumHeight(_UNBOUND if self.story.attack is None else self.attack.needed)
        self._show_legend()

    def _show_legend(self) -> None:
        """Show the legend while no attack runs and there is room beside the choice's outcomes."""
        below = bool(self.prospect.prospect.title) and self.ground.column.isAncestorOf(self.prospect)
        self.ground.legend.setVisible(self.story.attack is None and not below)

    def said(self, looks: Sequence[ManLook]) -> dict[Who, str]:
        """The accessible texts of men."""
        words = self.words
        texts = {}
        for look in looks:
            said = words.man_said(self.shown_story, look.seat, look.man)
            if look.chip:
                said = translate("FinalTable", "{man}; {chance}").format(man=said, chance=look.chip)
            texts[look.seat, look.man] = said
        return texts

    def _draw_men(self, cast: scenes.Cast, *, motion: bool) -> None:
        view = self.view
        assert view is not None
        candidates = [] if self.telling else self.candidates()
        chips: dict[Who, str] = {}
        answers: list[Who] = []
        if not self.telling and view.step == "mark" and candidates:
            words = self.words
            for who in candidates:
                chips[who] = per_cent(words.chance(who[0] * SQUAD + MEN.index(who[1])))
            answers = [(man // SQUAD, MEN[man % SQUAD]) for man in view.answers]
        chosen = [(self.asked, man) for man in self.change if man and self.asked is not None]
        looks = scenes.looks_of(
            self.shown_story, cast, candidates, answers, chips,
            [(seat, man) for seat, man in chosen if seat is not None], self.numbers(),
        )  # fmt: skip
        self.pitch.sides = cast.short(0), cast.short(1)
        self.pitch.show_men(looks, self.said(looks), scenes.ball_of(self.story), motion=motion)

    def numbers(self) -> dict[Who, int]:
        """The numbers of men in the list of shooters."""
        view = self.view
        if view is None or view.seat is None or self.telling:
            return {}
        return {(man // SQUAD, MEN[man % SQUAD]): number for number, man in enumerate(view.named, 1)}

    @property
    def tight(self) -> bool:
        """Whether there is hardly any height: large text in a small window."""
        return self._listed and self._tall < _TIGHT

    # The question

    def question(self, view: FinalWhistleView) -> PlateQuestion:
        return asking.question_of(view, self.story, self.models.seats)

    def awaited(self, view: FinalWhistleView) -> str:
        return asking.awaited(view, self.models.seats)

    def _draw_prompt(self, view: FinalWhistleView, cast: scenes.Cast) -> None:
        if not self.legal:
            self.await_others()
            self.prospect.show_prospect(ManProspect())
            return
        self.ask(self.question(view), cast.colour(view.to_move or 0))
        self.plate.draw()
        if self.is_new((view, view.to_move)):
            for tile in (*self.pitch.tiles.values(), *self.hand_row.men, *self.hand_row.cards):
                tile.pointed = False
            self.announced.emit(self.prompt.text())
            self._fit_listed()
            self.pitch.reveal(self._first_candidate())
            self.take_focus()
            self.plate.draw()

    def change_seen(self, seat: int) -> Substitution:
        """The substitution as it would be with the highlighted man."""
        who = self.seen
        if who is None or who[0] != seat:
            return self.change
        return self.change.looked_at(who[1], self.story.bench[seat])

    def _looked(self, _what: object) -> None:
        with self.keeping_focus():
            self.plate.draw()

    # A moment

    def forget_answers(self) -> None:
        for button in self.plate.buttons:
            button.setText("")
        self.prospect.show_prospect(ManProspect())

    def begin_motion(self, told: WrittenEvent | None) -> None:
        cast = self.cast
        if cast is None:
            return
        after = self.story.after(told)
        if told is not None and after.turned and not self.info.reduced_motion:
            before, self.story = self.story, after
            self.pitch.clear()
            self._draw_men(cast, motion=True)
            self.story = before
            return
        if told is not None and after.rolled is not None:
            self.say(translate("FinalTable", "The dice roll …"))
        peak = peak_of(told, self.story, cast, self)
        if peak is not None:
            self.pitch.clear()
            self.show_poster(peak, self.pitch.speed)
            return
        self.poster.clear()
        if not self.info.reduced_motion and self.kicks.begin(told, self.story, cast, self.pitch.speed):
            return
        what = happening_of(self.story, told, cast)
        if what is not None:
            self.pitch.happen(what, still=self.info.reduced_motion)
        elif not isinstance(told, LINGERS):
            self.pitch.clear()

    def stand(self, ended: WrittenEvent | None) -> None:
        cast = self.cast
        self.prospect.show_prospect(ManProspect())
        peak = peak_of(ended, self.story, cast, self) if cast is not None else None
        if peak is not None:
            self.kicks.clear()
            self.stand_poster(peak)

    # Deciding

    def _man_chosen(self, seat: int, man: str) -> None:
        view = self.view
        if view is None or seat != self.asked:
            return
        if view.step == "substitutes":
            self._change_with(man)
            return
        self.decide(*(each for each in self.legal if verb_of(each) in _MAN_VERBS and MEN[argument_of(each)] == man))

    def _reserve_chosen(self, man: str) -> None:
        if self.asked is not None:
            self._man_chosen(self.asked, man)

    def _change_with(self, man: str) -> None:
        """Add a man to the substitution, and carry it out when both are named."""
        seat = self.asked or 0
        change = self.change.named(man, self.story.bench[seat])
        if change.whole:
            self.change = Substitution()
            self.decide(self.info.own(SUBSTITUTE | MEN.index(change.off) * OFF + MEN.index(change.on)))
            return
        self.change = change
        cast = self.cast
        if cast is not None:
            with self.keeping_focus():
                self._draw_men(cast, motion=False)
                self.hand_row.show_picture(hand_shown(self, cast))
                self.plate.draw()
                self._fit_listed()
            self._focus_partner(seat)

    def _focus_partner(self, seat: int) -> None:
        """The other half of a substitution gets the focus."""
        if self.change.on:
            partner = next((who for who in self.candidates() if who[1] in self.story.playing[seat]), None)
            if partner is not None:
                self.pitch.focus_man(partner)
        elif self.change.off:
            self._focus_reserve()

    def _focus_reserve(self) -> None:
        for tile in self.hand_row.men:
            if tile.isVisible() and tile.offered:
                tile.setFocus()
                return

    def _card_chosen(self, place: int) -> None:
        look = self.hand_row.picture.cards[place].look
        if look is not None:
            self.play(look.card)

    def play(self, card: str) -> None:
        """Play a card, or lay it aside."""
        if card:
            self._decide_one(PLAY | CARDS.index(card), EXCHANGE | CARDS.index(card))

    def choose(self) -> None:
        """Choose the highlighted man or card."""
        view = self.view
        if view is None:
            return
        if view.step in CARD_STEPS:
            self.play(self.plate.seen_card())
        elif (who := self.seen) is not None:
            self._man_chosen(*who)

    def sees_anything(self) -> bool:
        """Whether Enter would choose a man or a card."""
        return bool(self.legal) and (self.seen is not None or bool(self.plate.seen_card()))

    def finish_choice(self) -> None:
        """End a choice of several: done, keep, or agree."""
        self._decide_one(*FINISHES)

    def _decide_one(self, *deeds: int) -> None:
        """Do what may be done of several deeds."""
        due = [self.info.own(deed) for deed in deeds if self.may(deed)]
        self.decide(*due[:1])

    def _decline(self) -> None:
        self.decide(self.info.own(DECLINE))

    def take_back(self) -> None:
        """Give up a substitution that is half put together, or take back the last decision."""
        if self.change.begun:
            self.change = Substitution()
            self.draw()
        elif self.info.undo is not None:
            self.undo_wanted.emit()

    def focus_question(self) -> None:
        """Focus the only answer; with several focus the table, since the player has not chosen yet."""
        if len(self.legal) > 1:
            self.setFocus()
        else:
            super().focus_question()

    def primary_buttons(self) -> Sequence[QWidget]:
        return (self.plate.done, self.plate.choose, self.forward)

    def walked(self) -> QWidget | None:
        """The first card that may be chosen, or the strongest man, on the pitch or on the bench."""
        first = self._first_candidate()
        men = sorted(self.candidates(), key=lambda who: who != first)
        tiles: list[QWidget] = [self.pitch.tiles[who] for who in men if who in self.pitch.tiles]
        tiles += [card for card in self.hand_row.cards if card.isVisible() and card.offered]
        tiles += [man for man in self.hand_row.men if man.isVisible() and man.offered]
        return next((tile for tile in tiles if tile.isVisibleTo(self)), None)

    def key_decides(self, key: Qt.Key) -> bool:
        return self._keys.decide(key) or super().key_decides(key)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return self._keys.help()

    # Looks

    def retranslate(self) -> None:
        self.pitch.setAccessibleName(translate("FinalTable", "Pitch"))
        self.hand_row.setAccessibleName(translate("FinalTable", "Bench and hand"))
        self.step.setText(translate("FinalTable", "One decision [F10]"))
        self.part_end.setText(translate("FinalTable", "To the end of the quarter"))
        super().retranslate()

    def fit(self, wide: float, tall: float) -> None:
        """Choose large or small cards; with hardly any height show the hand only while it is used."""
        listed = tall < _DENSE or wide < 480
        was, self._listed, self._tall, self._narrow = self._listed, listed, tall, wide < 720
        self.hand_row.fit(84 if self.tight else 112 if tall >= _TALL else 96)
        self.prospect.set_dense(listed, titled=not self.tight)
        if self.ground.has_column(self.size()):
            self.ground.put_below(self.prospect)
            self.prospect.set_tall(True)
        elif self._tray.indexOf(self.prospect) < 0:
            self._tray.insertWidget(0, self.prospect)
            self.prospect.set_tall(False)
        self._fit_listed()
        if was != listed and self.view is not None and not self.telling:
            self.draw()

    def _fit_listed(self) -> None:
        """Where room is short show the hand only while a card or a reserve is chosen."""
        if self.view is None:
            return
        self.pitch.set_listed(self._listed, self.near)
        wants_hand = bool(self.legal) and (
            self.view.step in CARD_STEPS or self.view.step == "replace" or self.hand_row.picture.wants_bench
        )
        shown = not self._listed or wants_hand
        if shown == self.hand_row.isHidden():
            self.hand_row.setVisible(shown)
            self.hand.resized.emit()
        self.fit_prospect()

    def fit_prospect(self) -> None:
        """Where room is short show what a choice leads to only once something is highlighted."""
        self._show_legend()
        step = self.view.step if self.view is not None and self.legal else ""
        shown = bool(self.prospect.prospect.title) and (not self.tight or step in ("card", "further"))
        if shown == self.prospect.isHidden():
            self.prospect.setVisible(shown)
            self.hand.resized.emit()


def _attack() -> str:
    return translate("FinalDocks", "Attack")


def _signs() -> str:
    return translate("FinalDocks", "Signs")


def _rival() -> str:
    return translate("FinalDocks", "Other side")
