"""The table of Final Whistle: band, pitch, plate, bench and hand; it follows a presenter and hands actions out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from swallows_gui.engine.final_whistle.tables import CARDS, MEN, SQUAD
from swallows_gui.models.final_whistle.bundle import FinalModels
from swallows_gui.models.final_whistle.match_story import MatchStory
from swallows_gui.models.final_whistle.names import card_name, man_name
from swallows_gui.models.final_whistle.outlook_words import OutlookWords, Prospect
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.theme import theme
from swallows_gui.ui.final_whistle import asking, scenes
from swallows_gui.ui.final_whistle import pitch_moments as moments
from swallows_gui.ui.final_whistle.attack_dock import AttackPanel
from swallows_gui.ui.final_whistle.hand import HandPicture, HandRow
from swallows_gui.ui.final_whistle.man_paint import ManLook
from swallows_gui.ui.final_whistle.manners import MANNERS
from swallows_gui.ui.final_whistle.pitch import PitchView, Who
from swallows_gui.ui.final_whistle.prospect_view import ProspectView
from swallows_gui.ui.final_whistle.rival_dock import RivalPanel
from swallows_gui.ui.final_whistle.sheet_view import SheetView
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import decide_nothing
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.table_info import Phase

if TYPE_CHECKING:
    from swallows_gui.engine.final_whistle.view import FinalWhistleView
    from swallows_gui.engine.game import Json

_LOW, _DENSE = 640, 460
"""Heights in design pixels: below the first bench and cards are small, below the second men stand in rows and there is
either pitch or hand."""
_TALL = 730
_TIGHT = 380
"""Below it, what a choice leads to stands where its button was."""
_CARD_STEPS = frozenset(("card", "further", "exchange"))
_WIDE_STEPS = frozenset(("substitutes", "exchange", "replace"))
"""Steps at which the plate has the room of the pitch where either pitch or hand is shown."""
_MAN_VERBS = frozenset(("mark", "bring", "stand_in", "move", "shooter"))
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FinalTable(MomentTable):
    """The pitch in the middle of it all."""

    view: FinalWhistleView | None
    models: FinalModels

    def __init__(
        self,
        models: FinalModels,
        act: Callable[[Json], None] = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        self.prospect = ProspectView()
        super().__init__(models, MANNERS, act, presenter, aside=self.prospect)
        self.story = MatchStory()
        self.change: tuple[str, str] = ("", "")
        """The substitution that is put together: who goes off, who comes on."""
        self._near = 0
        self._listed = self._narrow = False
        self._tall = 0.0
        self.band.set_lined(False)
        self.pitch = PitchView()
        self.hand = HandRow()
        self.attack = AttackPanel()
        self.rival = RivalPanel()
        self.sheet = SheetView(models.sheet, models.clubs)
        self.beside = QStackedWidget()
        """The attack that runs; between attacks the match sheet."""
        self.beside.addWidget(self.attack)
        self.beside.addWidget(self.sheet)
        self.choose = PosterButton("", kind="primary")
        self.done = PosterButton("", kind="primary")
        self.decline = PosterButton("")
        self.take_back = PosterButton("")
        self.choose.clicked.connect(self._choose)
        self.done.clicked.connect(self._done)
        self.decline.clicked.connect(self._decline)
        self.take_back.clicked.connect(self._take_back)
        self.pitch.chosen.connect(self._man_chosen)
        self.pitch.looked_at.connect(self._looked)
        self.hand.card_chosen.connect(self._card_chosen)
        self.hand.card_looked_at.connect(self._looked)
        self.hand.man_chosen.connect(self._reserve_chosen)
        self.hand.man_looked_at.connect(self._looked)
        self.lay(
            (self.choose, self.done, self.decline, self.take_back),
            ((self.band, 0), (self.pitch, 1), (self.prompt, 0), (self.hand, 0)),
        )

    def own_docks(self) -> Sequence[Dock]:
        return Dock("attack", _attack, self.beside, share=5), Dock("rival", _rival, self.rival, share=2)

    # What is told

    def read_story(self, history: Sequence[Mapping[str, Any]]) -> None:
        self.story = self.models.reader.read(history)

    def story_goes_on(self, event: Mapping[str, Any]) -> None:
        self.story = self.story.after(event)

    def set_speed(self, speed: float) -> None:
        self.pitch.speed = self.band.speed = speed

    def rest(self) -> None:
        self.change = ("", "")
        self.pitch.rest()

    # Who and what

    @property
    def cast(self) -> scenes.Cast | None:
        """Who plays; None while nothing is shown."""
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
        """The story as the men are shown: whoever may shoot stands upright."""
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
            off, on = self.change
            changes = [(act["off"], act["on"]) for act in self.legal if act["type"] == "substitute"]
            found: dict[Who, None] = {}
            for leaves, comes in changes:
                if on in ("", comes):
                    found[seat, leaves] = None
                if off in ("", leaves):
                    found[seat, comes] = None
            return list(found)
        return [(seat, act["man"]) for act in self.legal if act["type"] in _MAN_VERBS]

    def _first_candidate(self) -> Who | None:
        """Where the focus goes first: the strongest man."""
        found = self.candidates()
        if not found or self.view is None:
            return None
        view = self.view
        return max(found, key=lambda who: view.strength(who[0] * SQUAD + MEN.index(who[1])))

    @property
    def seen(self) -> Who | None:
        """The man who is looked at, or would be chosen by Enter."""
        found = self.candidates()
        if self.pitch.seen in found:
            return self.pitch.seen
        for man in self.hand.men:
            if man.isVisible() and man.look is not None and (man.underMouse() or man.hasFocus()):
                who = man.look.seat, man.look.man
                if who in found:
                    return who
        return self._first_candidate() if self.view is not None and self.view.step != "substitutes" else None

    # Showing

    def draw_waiting(self) -> None:
        cast = self.cast
        self.change = ("", "")
        self.prospect.show_prospect(Prospect())
        if cast is not None:
            self.band.show_state(scenes.band_of(self.story, cast, None, short=self._narrow), turn=True)
            self._draw_men(cast, motion=False)
            self._draw_hand(cast)

    def draw_told(self, *, motion: bool = False) -> None:
        cast = self.cast
        if cast is None:
            return
        self.band.show_state(scenes.band_of(self.story, cast, None, short=self._narrow), turn=motion)
        self._draw_men(cast, motion=motion)
        self._draw_hand(cast)
        self._draw_docks(cast)

    def draw_at_rest(self) -> None:
        cast, view = self.cast, self.view
        if cast is None or view is None:
            return
        self.pitch.clear()
        if view.step != "substitutes":
            self.change = ("", "")
        self.band.show_state(scenes.band_of(self.story, cast, view.to_move, short=self._narrow))
        self._draw_docks(cast)
        self._draw_men(cast, motion=False)
        self._draw_hand(cast)
        self._draw_prompt(view, cast)
        self._fit_listed()

    def _draw_docks(self, cast: scenes.Cast) -> None:
        self.attack.show_story(self.story, cast)
        self.rival.show_story(self.story, cast, 1 - self.near)
        self.models.sheet.show_story(self.story)
        self.beside.setCurrentWidget(self.sheet if self.story.attack is None else self.attack)

    def _said(self, looks: Sequence[ManLook]) -> dict[Who, str]:
        words = self.words
        texts = {}
        for look in looks:
            said = words.man_said(self.shown_story, look.seat, look.man)
            if look.chip:
                said = QCoreApplication.translate("FinalTable", "{man}; {chance}").format(man=said, chance=look.chip)
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
            [(seat, man) for seat, man in chosen if seat is not None], self._numbers(),
        )  # fmt: skip
        self.pitch.sides = cast.short(0), cast.short(1)
        self.pitch.show_men(looks, self._said(looks), scenes.ball_of(self.story), motion=motion)

    def _numbers(self) -> dict[Who, int]:
        """Places in the list of shooters."""
        view = self.view
        if view is None or view.seat is None or self.telling:
            return {}
        return {(man // SQUAD, MEN[man % SQUAD]): number for number, man in enumerate(view.named, 1)}

    def _draw_hand(self, cast: scenes.Cast) -> None:
        view = self.view
        assert view is not None
        seat, words = self.near, self.words
        picture = scenes.hand_picture(self.story, cast, seat)
        candidates = [] if self.telling else self.candidates()
        chosen = [(seat, man) for man in self.change if man]
        bench = scenes.bench_of(self.shown_story, cast, seat, candidates, chosen, self._numbers())
        offered = [act["card"] for act in self.legal if act["type"] in ("play", "exchange")] if not self.telling else []
        picked = ""
        if not self.telling and view.seat == seat and view.step == "card" and view.picked:
            picked = CARDS[view.picked[0]]
        story = self.story if self._hand_is_open else scenes.face_down(self.story)
        cards = scenes.hand_of(
            story, cast, words, seat, offered=offered, picked=picked, counted=view.seat == seat and bool(offered)
        )
        reserves = any(look.state == "candidate" for look in bench) and not self.change[1]
        self.hand.show_picture(
            HandPicture(
                bench=bench,
                bench_said=tuple(self._said(bench).values()),
                bench_words=picture.bench_words,
                cards=cards,
                hand_words=self._hand_words(view, cast, seat, offered=bool(offered)),
                colour=picture.colour,
                pile=picture.pile,
                pile_words=picture.pile_words,
                closing=picture.closing,
                wants_bench=reserves,
            )
        )

    @property
    def _hand_is_open(self) -> bool:
        """Where two people sit before the table the hand lies open only while its seat chooses a card (F15.3)."""
        people = sum(seat.kind == "human" for seat in self.info.seats)
        if people < 2 or not self.decides:
            return True
        return not self.telling and self.view is not None and bool(self.legal) and MANNERS.needs_hand(self.view)

    def _hand_words(self, view: FinalWhistleView, cast: scenes.Cast, seat: int, *, offered: bool) -> str:
        if offered and view.step == "card":
            return QCoreApplication.translate("FinalTable", "Hand: one of these for this quarter")
        if offered and view.step == "further":
            return QCoreApplication.translate("FinalTable", "Hand: one of these leads the next attack")
        if offered:
            return QCoreApplication.translate("FinalTable", "Hand: one of these may be laid aside")
        return QCoreApplication.translate("FinalTable", "Hand of {club}").format(club=cast.short(seat))

    @property
    def _tight(self) -> bool:
        """Whether there is hardly any height: large text in a small window."""
        return self._listed and self._tall < _TIGHT

    # The question

    def _draw_prompt(self, view: FinalWhistleView, cast: scenes.Cast) -> None:
        prompt = self.prompt
        prompt.show_chances("", "", ())
        if self.info.phase is Phase.HELD or view.to_move is None:
            prompt.say(QCoreApplication.translate("FinalTable", "The match is over."))
            prompt.show_buttons((self.forward,) if self.info.phase is Phase.HELD else ())
            self.prospect.show_prospect(Prospect())
            return
        if not self.legal:
            prompt.say(asking.awaited(view, self.models.seats))
            prompt.show_buttons(self.watching_buttons())
            self.prospect.show_prospect(Prospect())
            return
        asked = asking.question_of(view, self.story, self.models.seats)
        self.ask(asked, cast.colour(view.to_move))
        self._draw_choice()
        if self.is_new((view, view.to_move)):
            self.announced.emit(prompt.text())
            self._fit_listed()
            self.pitch.reveal(self._first_candidate())
            self.take_focus()
            self._draw_choice()

    def _draw_choice(self) -> None:
        """Buttons and the right half of the plate, by what is looked at."""
        view, cast = self.view, self.cast
        if view is None or cast is None or self.telling or not self.legal:
            return
        shown: list[QWidget] = []
        seat = self.asked or 0
        step = view.step
        prospect, men = self._outlook(view, seat)
        if step in _CARD_STEPS and (card := self._seen_card()):
            verb = (
                QCoreApplication.translate("FinalTable", "Lay {card} aside [Enter]")
                if step == "exchange"
                else QCoreApplication.translate("FinalTable", "Play {card} [Enter]")
            )
            self.choose.setText(self.short(verb.format(card=card_name(card))))
            if not self._tight or step == "exchange":  # there is room for what it leads to, and Enter plays it
                shown.append(self.choose)
        elif step in ("mark", "replace", "stand_in", "refill", "shooters") and (who := self.seen) is not None:
            name = man_name(cast.clubs, *who)
            self.choose.setText(
                self.short(QCoreApplication.translate("FinalTable", "Choose {man} [Enter]").format(man=name))
            )
            shown.append(self.choose)
        verbs = {act["type"] for act in self.legal}
        if verbs & {"done", "keep", "agree"}:
            self.done.setText(self.short(self._done_words(view)))
            shown.append(self.done)
        if "decline" in verbs:
            self.decline.setText(QCoreApplication.translate("FinalTable", "Leave it at the draw"))
            shown.append(self.decline)
        if self.change != ("", "") or (self.info.undo is not None and not self.info.undo_takes_along):
            self.take_back.setText(self.short(QCoreApplication.translate("FinalTable", "Take back [U]")))
            shown.append(self.take_back)
        self.prompt.show_buttons(shown)
        attacker = view.attacker if view.attacker >= 0 else seat
        self.prospect.show_prospect(prospect, men, cast.pair(attacker))
        self._fit_prospect()

    @staticmethod
    def _done_words(view: FinalWhistleView) -> str:
        if view.step == "exchange":
            return QCoreApplication.translate("FinalTable", "Keep the hand [Enter]")
        if view.step == "extra_time":
            return QCoreApplication.translate("FinalTable", "Play on [Enter]")
        return QCoreApplication.translate("FinalTable", "Nobody: play on [Enter]")

    def _seen_card(self) -> str:
        """The card that is looked at; where one must be chosen the first one otherwise."""
        cards = self.hand.picture.cards
        place = self.hand.seen_card
        if place is None and self.view is not None and self.view.step != "exchange":
            place = 0
        if place is None or place >= len(cards) or not cards[place].offered:
            return ""
        look = cards[place].look
        return "" if look is None else look.card

    def _outlook(self, view: FinalWhistleView, seat: int) -> tuple[Prospect, tuple[ManLook, ...]]:
        """What the choice that is looked at leads to."""
        words, cast = self.words, self.cast
        assert cast is not None
        if view.step == "mark" and (who := self.seen) is not None:
            return words.of_mark(who[0] * SQUAD + MEN.index(who[1])), ()
        if view.step in ("card", "further") and (card := self._seen_card()):
            return words.of_card(seat, CARDS.index(card), reveal=view.step == "card"), ()
        if view.step == "exchange" and (card := self._seen_card()):
            return words.of_exchange(seat, CARDS.index(card)), ()
        if view.step == "substitutes":
            off, on = self._change_seen(seat)
            if not off and not on:
                return Prospect(), ()
            looks = tuple(scenes.look_of(self.story, cast, seat, man) for man in (off, on) if man)
            return words.of_change(seat, off, on), looks
        if view.step in ("replace", "stand_in", "refill", "shooters") and (who := self.seen) is not None:
            said = words.man_said(self.shown_story, *who)
            return Prospect(man_name(cast.clubs, *who), below=said), (scenes.look_of(self.shown_story, cast, *who),)
        return Prospect(), ()

    def _change_seen(self, seat: int) -> tuple[str, str]:
        """The substitution as it would be with the man who is looked at."""
        off, on = self.change
        who = self.seen
        if who is not None and who[0] == seat:
            if who[1] in self.story.bench[seat]:
                on = on or who[1]
            else:
                off = off or who[1]
        return off, on

    def _looked(self, _what: object) -> None:
        with self.keeping_focus():
            self._draw_choice()

    # A moment

    def begin_motion(self, event: Mapping[str, Any]) -> None:
        cast = self.cast
        if cast is None:
            return
        kind = event["type"]
        if kind == "turned" and not self.info.reduced_motion:
            before, self.story = self.story, self.story.after(event)
            self.pitch.clear()
            self._draw_men(cast, motion=True)
            self.story = before
            return
        if kind == "phase_rolled":
            self.prompt.say(QCoreApplication.translate("FinalTable", "The dice roll …"))
        what = scenes.happening_of(self.story, event, cast)
        if what is not None:
            self.pitch.happen(what, still=self.info.reduced_motion)
        elif kind not in scenes.LINGERS:
            self.pitch.clear()

    def stand(self, ended: Mapping[str, Any] | None) -> None:
        cast = self.cast
        self.prospect.show_prospect(Prospect())
        if ended is not None and cast is not None:
            self.pitch.happen(moments.poster(scenes.end_poster(ended, cast)), still=True)

    # Deciding

    def _man_chosen(self, seat: int, man: str) -> None:
        view = self.view
        if view is None or seat != self.asked:
            return
        if view.step == "substitutes":
            self._change_with(man)
            return
        for act in self.legal:
            if act["type"] in _MAN_VERBS and act["man"] == man:
                self.decide(act)
                return

    def _reserve_chosen(self, man: str) -> None:
        if self.asked is not None:
            self._man_chosen(self.asked, man)

    def _change_with(self, man: str) -> None:
        """One more man of a substitution; with both it is done."""
        seat = self.asked or 0
        off, on = self.change
        if man in self.story.bench[seat]:
            on = "" if on == man else man
        else:
            off = "" if off == man else man
        self.change = off, on
        if off and on:
            self.change = "", ""
            self.decide({"type": "substitute", "off": off, "on": on})
            return
        cast = self.cast
        if cast is not None:
            with self.keeping_focus():
                self._draw_men(cast, motion=False)
                self._draw_hand(cast)
                self._draw_choice()
                self._fit_listed()
            self._focus_partner(seat)

    def _focus_partner(self, seat: int) -> None:
        """The other half of a substitution gets the focus."""
        off, on = self.change
        if on and not off:
            partner = next((who for who in self.candidates() if who[1] in self.story.playing[seat]), None)
            if partner is not None:
                self.pitch.focus_man(partner)
        elif off and not on:
            for tile in self.hand.men:
                if tile.isVisible() and tile.offered:
                    tile.setFocus()
                    return

    def _card_chosen(self, place: int) -> None:
        look = self.hand.picture.cards[place].look
        if look is not None:
            self._play(look.card)

    def _play(self, card: str) -> None:
        for verb in ("play", "exchange"):
            if {"type": verb, "card": card} in self.legal:
                self.decide({"type": verb, "card": card})
                return

    def _choose(self) -> None:
        view = self.view
        if view is None:
            return
        if view.step in _CARD_STEPS:
            self._play(self._seen_card())
        elif (who := self.seen) is not None:
            self._man_chosen(*who)

    def _seen_anything(self) -> bool:
        """Whether Enter would choose a man or a card."""
        return bool(self.legal) and (self.seen is not None or bool(self._seen_card()))

    def _done(self) -> None:
        for verb in ("done", "keep", "agree"):
            if {"type": verb} in self.legal:
                self.decide({"type": verb})
                return

    def _decline(self) -> None:
        self.decide({"type": "decline"})

    def _take_back(self) -> None:
        if self.change != ("", ""):
            self.change = "", ""
            self.draw()
        elif self.info.undo is not None:
            self.undo_wanted.emit()

    def focus_question(self) -> None:
        """The man or the card that Enter would choose; where nothing need be chosen the button."""
        view = self.view
        if view is not None and self.legal:
            if view.step in ("card", "further") and self.hand.focus_card(0):
                return
            who = self._first_candidate() if view.step != "substitutes" else None
            if who is not None and who in self.pitch.tiles:
                self.pitch.focus_man(who)
                return
            if who is not None:
                self.hand.toggle_bench()
                for tile in self.hand.men:
                    if tile.isVisible() and tile.offered:
                        tile.setFocus()
                        return
        super().focus_question()

    def primary_buttons(self) -> Sequence[QWidget]:
        return (self.done, self.choose, self.forward)

    def walked(self) -> QWidget | None:
        """The first man who may be chosen, on the pitch or on the bench."""
        tiles = [self.pitch.tiles[who] for who in self.candidates() if who in self.pitch.tiles]
        tiles += [man for man in self.hand.men if man.isVisible() and man.offered]
        return next((tile for tile in tiles if tile.isVisibleTo(self)), None)

    def key_decides(self, key: Qt.Key) -> bool:
        letter = {Qt.Key.Key_G: "G", Qt.Key.Key_D: "D", Qt.Key.Key_M: "M", Qt.Key.Key_S: "S"}.get(key)
        if letter is not None:
            seat = self.asked if self.asked is not None else self.near
            return self.pitch.jump(seat, letter)
        if key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
            place = key - Qt.Key.Key_1
            if self.hand.seen_card == place and self._seen_card():
                self._play(self._seen_card())
                return True
            return self.hand.focus_card(place)
        if key == Qt.Key.Key_B:
            self.hand.toggle_bench()
        elif key == Qt.Key.Key_U and self.take_back.isVisibleTo(self):
            self._take_back()
        elif (
            key in _ENTER
            and (self.choose.isVisibleTo(self) or self._tight)
            and self._seen_anything()
            and not self.done.isVisibleTo(self)
        ):
            self._choose()
        elif key in _ENTER and self.done.isVisibleTo(self):
            self._done()
        else:
            return super().key_decides(key)
        return True

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return [
            ("Return", QCoreApplication.translate("FinalTable", "Choose the man or the card that has the focus")),
            ("Left", QCoreApplication.translate("FinalTable", "Arrows: to the next man or card")),
            ("G", QCoreApplication.translate("FinalTable", "G, D, M, S: to a line of men")),
            ("1", QCoreApplication.translate("FinalTable", "1 to 3: to a card of the hand, again: play it")),
            ("B", QCoreApplication.translate("FinalTable", "To the bench")),
            ("U", QCoreApplication.translate("FinalTable", "Take back the last man")),
            ("T", QCoreApplication.translate("FinalTable", "A hint")),
        ]

    # Looks

    def retranslate(self) -> None:
        self.pitch.setAccessibleName(QCoreApplication.translate("FinalTable", "Pitch"))
        self.hand.setAccessibleName(QCoreApplication.translate("FinalTable", "Bench and hand"))
        self.step.setText(QCoreApplication.translate("FinalTable", "One decision [F10]"))
        self.part_end.setText(QCoreApplication.translate("FinalTable", "To the end of the quarter"))
        super().retranslate()

    def fit(self, wide: float, tall: float) -> None:
        """Large cards, small ones, or either pitch or hand."""
        listed = tall < _DENSE or wide < 480
        self._listed, self._tall = listed, tall
        self.band.set_low(tall < _LOW)
        self.hand.fit(84 if self._tight else 124 if listed else 112 if tall >= _TALL else 96 if tall >= _LOW else 84)
        was = self.prompt.dense
        self._fit_prospect()
        self.prospect.set_dense(listed)
        self._narrow = wide < 720
        self._fit_listed()
        if was != listed and self.view is not None and not self.telling:
            self.draw()
        self.prompt.set_large(tall >= 900 and wide >= 900)
        least = 90 if not self.decides else 124 if tall >= _LOW else 112  # steady, whatever is said
        self.prompt.setMinimumHeight(0 if listed else theme().px(least))
        self.pitch.setMinimumHeight(theme().px(90 if listed else 170))

    def _fit_listed(self) -> None:
        """Where there is little room: the hand while a card or a reserve is chosen, else the men."""
        if self.view is None:
            return
        self.pitch.set_listed(self._listed, self.near)
        wants_hand = bool(self.legal) and (
            self.view.step in _CARD_STEPS or self.view.step == "replace" or self.hand.picture.wants_bench
        )
        self._fit_prospect()
        self.hand.setVisible(not self._listed or wants_hand)
        self.pitch.setVisible(not self._listed or not wants_hand)

    def _fit_prospect(self) -> None:
        """Where there is little room: what the choice that is looked at leads to, or until one is why it is asked."""
        step = self.view.step if self.view is not None and self.legal else ""
        says_why = self._listed and step in _WIDE_STEPS and not self.prospect.prospect.title
        self.prompt.set_dense(self._listed, why=says_why)
        self.prospect.setVisible(not says_why and (not self._tight or step in ("card", "further")))


def _attack() -> str:
    return QCoreApplication.translate("FinalDocks", "Attack")


def _rival() -> str:
    return QCoreApplication.translate("FinalDocks", "Other side")
