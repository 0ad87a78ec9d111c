"""The evening before the first match: groups and own hands lie there, and everybody has his say (S2.8)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.actions import PASS, TALK
from swallows_gui.games.swallows.rules.talking import TALK_KINDS, TALK_SHIFT, may_say
from swallows_gui.games.swallows.table.controller import SwallowsController, SwallowsScreen
from swallows_gui.games.swallows.table.evening.pub import PubTable
from swallows_gui.games.swallows.table.match.choice_row import show_key
from swallows_gui.games.swallows.table.match.prompt import KEYS
from swallows_gui.games.swallows.table.screens.groups_board import GroupsBoard
from swallows_gui.games.swallows.table.screens.own_hands import OwnHands
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.accounts import strength_of
from swallows_gui.games.swallows.words.evening import SpokenWord, columns, in_one_line, words_said
from swallows_gui.games.swallows.words.groups_over import GroupsBoardModel
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import FlowLayout, ScrollPage, fill, set_gaps
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.moments import Moment
from swallows_gui.ui.play.prompt_line import prompt_text
from swallows_gui.ui.play.screen import Head

_HANDS_FROM = 520
"""Design pixels of height from which on the hands have a place of their own; in a lower window a button shows them in
place of the table."""
_HEAD_FROM = 860
"""Design pixels of height from which on there is a title above the pub."""
_KEYS = dict(zip("+-", TALK_KINDS, strict=True))
"""What a key says."""
_NOTHING = "0"


class EveningScreen(SwallowsScreen):
    """The pub above, the teams below with one selected, what can be said of it, and at the bottom the viewer's hands.
    In text mode the talk is shown in lines."""

    sheet_wanted = Signal()
    """The groups and the bracket are to be seen on the whole window."""

    def __init__(self, controller: SwallowsController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        names = controller.models.names
        self.header = Head("red", "question")
        self.pub = PubTable(names, len(controller.session.seats))
        self.lines = PlainLabel(wrap=True)
        self.model = GroupsBoardModel(names.catalogue, self)
        self.board = GroupsBoard(self.model)
        self.said: list[SpokenWord] = []
        """What everybody has heard by now."""
        self.prompt, self.facts = PlainLabel(role="strong", wrap=True), PlainLabel(role="soft", wrap=True)
        """What is asked, and what is known of the team that is chosen."""
        self.word_buttons = [PosterButton("") for _ in TALK_KINDS]
        self.pass_button = PosterButton("")
        self.hint_button = PosterButton("", kind="quiet")
        self.hands_button = PosterButton("", kind="quiet")
        self.sheet_button = PosterButton("", kind="quiet")
        self.hands = OwnHands(controller.models)
        self._hands_instead = False
        """Where the window is low: whether the hands are seen and not the table."""
        self._was_asked = False
        self._bring_teams = SingleShotTimer(self, self._show_teams)
        """At large text the pub has all the page: whoever is asked has to see what he chooses from."""
        self._looking: int | None = None
        self.page = ScrollPage()
        self._teams = fill(QVBoxLayout(), self.board)
        fill(self.page.body, (self.pub, 1), self.lines, self._teams)
        self._asking, self._beside = QWidget(), QWidget()
        """The question, and what else there is to do: at the foot, or in a low window on the page."""
        self._question_lines = fill(QVBoxLayout(self._asking), self.prompt, self.facts)
        self._more = fill(QHBoxLayout(self._beside), self.hint_button, self.sheet_button, 1)
        buttons = QWidget()
        self._buttons = FlowLayout(buttons)
        for button in (*self.word_buttons, self.pass_button, self.hands_button):
            self._buttons.addWidget(button)
        self._row = fill(QHBoxLayout(), (buttons, 1), self._beside)
        self._foot = fill(QVBoxLayout(), self._asking, self._row)
        fill(QVBoxLayout(self), self.header, (self.page, 1), self.hands, self._foot, margins=0, spacing=0)
        self.hands.rise_over(self, list)
        for kind, button in zip(TALK_KINDS, self.word_buttons, strict=True):
            button.clicked.connect(lambda _on=False, kind=kind: self._say(kind))
        self.pass_button.clicked.connect(lambda: controller.do([controller.info.own(PASS)]))
        self.hint_button.clicked.connect(controller.ask_hint)
        self.hands_button.clicked.connect(self._turn_hands)
        self.sheet_button.clicked.connect(self.sheet_wanted)
        when_chosen(self.board, self._name_buttons)
        when_chosen(self.board, self._follow)
        self.board.installEventFilter(self)
        controller.moments.told.connect(self._tell)
        settings().changed.connect(self._setting_changed)
        self.adapt()

    # What is seen

    def show_view(self) -> None:
        view, names = self.controller.view, self.controller.models.names
        self.said = words_said(view.history)
        found, in_groups = columns(view, names)
        if self.model.groups != found:
            self.model.show(found, names.called, movable=False, in_groups=in_groups)
            self._looking = None
        if view.seat != self._looking or not self.board.currentIndex().isValid():
            self._looking = view.seat  # whom somebody else has thought of is nobody's business
            self.board.setCurrentIndex(self.model.index(0, 0))
        self.hands.show_view(view)
        self._hands_instead = self._hands_instead and self.hands.any
        self.inform()

    def inform(self) -> None:
        self._show_guests()
        asked = self._asked
        for part in (*self.word_buttons, self.pass_button):
            part.setVisible(asked)
        self.hint_button.setVisible(asked and self.controller.info.may_hint)
        if asked and not self._was_asked and self.isVisible():
            self.board.setFocus()
            self._bring_teams.start()
        self._was_asked = asked
        self.prompt.setText(self._question() if asked else prompt_text(self.controller))
        self.pass_button.setText(self.tr("Leave it at that") if self._goes_on else self.tr("Say nothing"))
        self._name_buttons()
        self._reflow()

    @property
    def _asked(self) -> bool:
        """Whether a person at the screen may speak now; in the last round this does not need an open hand."""
        info, view = self.controller.info, self.controller.view
        return info.actor is not None and view.step == "talk" and view.to_move == info.actor

    @property
    def _last_round(self) -> bool:
        view = self.controller.view
        return bool(view.sayings) and view.open.talk[0] >= view.seats

    @property
    def _goes_on(self) -> bool:
        """Whether the speaker has just said one thing and may say another."""
        return self._asked and not self._last_round and may_say(self.controller.view.open) == 1

    def _question(self) -> str:
        if self._last_round:
            words = self.tr("The last round, {seat}: one thing more, or nothing. Choose a team.")
            return words.format(seat=self.controller.models.names.seat(self.controller.info.actor))
        if self._goes_on:
            return self.tr("One thing more, or leave it at that. Choose a team.")
        return self.tr("You have the floor: two things at most, true or not. Choose a team.")

    def _show_guests(self) -> None:
        info, view = self.controller.info, self.controller.view
        people = [Person(self.controller.models.names.seat(at), seat.colour) for at, seat in enumerate(info.seats)]
        self.pub.show_people(people, view.to_move if view.step == "talk" else None, self.said)
        lines = [in_one_line(word, self.controller.models.names) for word in self.said]
        self.lines.setText("\n".join(lines) or self.tr("Nobody has said anything yet."))
        self.pub.setAccessibleName(self.tr("The table in the pub"))
        self.pub.setAccessibleDescription(self.lines.text())

    def _tell(self, moments: Sequence[Moment]) -> None:
        """Show what seats have said."""
        events = [moment.event for moment in moments if moment.event is not None]
        said = words_said(events, self.said)
        if said == self.said or self.controller.view.step != "talk":
            return
        self.said = said
        self._show_guests()
        if self.isVisible():
            self.page.ensureWidgetVisible(self.pub.guests[said[-1].seat])
            announce(self.pub, in_one_line(said[-1], self.controller.models.names))

    # What is said

    def _team(self) -> str:
        """The code of the team that is chosen, "" for none."""
        return self.model.team(chosen(self.board))

    def _name_buttons(self) -> None:
        code = self._team()
        team = self.controller.models.names.team(code) if code else None
        for kind, button in zip(TALK_KINDS, self.word_buttons, strict=True):
            words = self.tr("Praise {team:the}") if kind == "praise" else self.tr("Warn of {team:the}")
            button.setEnabled(team is not None and not self._has_said(kind, code))
            button.setText(words.format(team=team) if team is not None else "")
        self.facts.setText(self._of_team(code) if code else "")
        self.board.setAccessibleDescription(self.facts.text())

    def _of_team(self, code: str) -> str:
        """What everybody knows of a team."""
        view, names = self.controller.view, self.controller.models.names
        team = names.field.index(code)
        held = [phrases.count_of(colour, number) for colour, number in enumerate(view.counts[team]) if number]
        return self.tr("{team}: strength {strength}, managed by {seat}, {cards}").format(
            team=names.team(code),
            strength=strength_of(view, team),
            seat=names.seat(view.trainer[team]),
            cards=vocabulary.listed(held),
        )

    def _has_said(self, kind: str, code: str) -> bool:
        """Whether the speaker has said this before; repeating it would count once."""
        return any((word.seat, word.kind, word.team) == (self.controller.info.actor, kind, code) for word in self.said)

    def _say(self, kind: str) -> None:
        code = self._team()
        if self._asked and code and not self._has_said(kind, code):
            self.board.setFocus()  # the button goes away while others talk
            said = TALK_KINDS.index(kind) << TALK_SHIFT | self.controller.models.names.field.index(code)
            self.controller.do([self.controller.info.own(TALK | said)])

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            ("+", translate("Keys", "Praise the chosen team")),
            ("-", translate("Keys", "Warn of the chosen team")),
            ("0", translate("Keys", "Say nothing")),
        ]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._said_by(event):
            super().keyPressEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The table would look for a team that is called so."""
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._said_by(event)

    def _said_by(self, event: QKeyEvent) -> bool:
        """Say what a key stands for; False for other keys."""
        kind = _KEYS.get(event.text())
        if not self._asked or (kind is None and event.text() != _NOTHING):
            return False
        if kind is None:
            self.pass_button.click()
        else:
            self._say(kind)
        return True

    # The page

    @property
    def _closed(self) -> bool:
        """Whether a person may speak whose hand is not open."""
        return self._asked and self.controller.view.seat is None

    def _turn_hands(self) -> None:
        seat = self.controller.info.actor
        if self._closed and seat is not None:
            self.controller.look_in(seat)
            return
        self._hands_instead = not self._hands_instead
        self.retranslate()
        if self._hands_instead:
            self.hands.focus()
        else:
            self.board.setFocus()

    def heading(self) -> str:
        return self.tr("The evening before")

    def retranslate(self) -> None:
        self.header.set_words(self.tr("The evening before"), self.tr("Everybody talks. Some of it is true."))
        self.board.setAccessibleName(self.tr("The teams"))
        show_key(self.hint_button, self.tr("Hint"), KEYS["hint"])
        groups = self.controller.models.names.groups
        self.sheet_button.setText(self.tr("Groups and bracket") if groups else self.tr("Bracket"))
        self.hands_button.setText(self.tr("Back to the table") if self._hands_instead else self.tr("Your cards"))
        self.model.retranslate()
        self.show_view()

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._foot, (24, 6, 24, 10), 6)
        set_gaps(self._question_lines, 0, 2)
        set_gaps(self._more, 0, 10)
        set_gaps(self._teams, (24, 0, 24, 0), 0)
        self._buttons.setSpacing(px(10))
        self._row.setSpacing(px(10))

    def _setting_changed(self, field: str) -> None:
        if field == "text_table":
            self._reflow()

    def reflow(self, width: float, height: float) -> None:  # noqa: ARG002 - only the height counts
        self.header.fit(height)
        self.header.setVisible(height >= _HEAD_FROM)
        low = height < _HANDS_FROM
        instead = low and self._hands_instead
        self._lay_low(low)
        self.page.body.setContentsMargins(0, 0, 0, theme().px(6))
        self.hands_button.setVisible((low and self.hands.any) or self._closed)
        self.hands.setVisible(self.hands.any and (instead or not low))
        self.page.setVisible(not instead)
        self.pub.setVisible(not settings().now.text_table)
        self.lines.setVisible(settings().now.text_table)

    def _lay_low(self, low: bool) -> None:
        """Let question and buttons scroll with the page in a low window."""
        if low == (self._asking.parentWidget() is not self):
            return
        set_gaps(self._question_lines, (16, 0, 16, 0) if low else 0, 2)
        set_gaps(self._more, (16, 0, 16, 0) if low else 0, 10)
        if low:
            self.page.body.insertWidget(self.page.body.indexOf(self.board), self._asking)
            self.page.body.addWidget(self._beside)
        else:
            self._foot.insertWidget(0, self._asking)
            self._row.addWidget(self._beside)

    def _follow(self) -> None:
        if self.board.hasFocus():
            self._bring_teams.start()

    def _show_teams(self) -> None:
        """Scroll the question and the teams into view while a person is asked."""
        if self._asked:
            for part in (self._asking, self.board):
                if self.page.isAncestorOf(part):
                    self.page.ensureWidgetVisible(part, 0, 0)

    def enter(self) -> None:
        self._bring_teams.start()
        self.board.setFocus()
