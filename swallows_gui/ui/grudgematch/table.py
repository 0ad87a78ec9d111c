"""The table: the field at the left, beside it band, phases, this kick, the question and the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from swallows_gui.engine.grudgematch.board import OFF, WIDTH
from swallows_gui.engine.grudgematch.tables import FRANCE
from swallows_gui.models.grudgematch.bundle import GrudgeModels
from swallows_gui.models.grudgematch.match_story import MatchStory, told
from swallows_gui.models.grudgematch.occasions import man_name
from swallows_gui.models.grudgematch.outlook import likeliest
from swallows_gui.models.grudgematch.phrases import short_card
from swallows_gui.services.theme import theme
from swallows_gui.ui.grudgematch import asking, scenes, strips
from swallows_gui.ui.grudgematch.board import BoardView
from swallows_gui.ui.grudgematch.board_moments import a_drop
from swallows_gui.ui.grudgematch.choices import Choices, Row, choices_of, direction_to
from swallows_gui.ui.grudgematch.hand import FULL, Hand, hand_height
from swallows_gui.ui.grudgematch.kick_strip import KickStrip
from swallows_gui.ui.grudgematch.manners import MANNERS
from swallows_gui.ui.grudgematch.phases import PhaseStrip
from swallows_gui.ui.grudgematch.portrait import Portrait
from swallows_gui.ui.grudgematch.sheet_dock import SheetDock
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import decide_nothing
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.table_info import Phase

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.engine.grudgematch.view import GrudgematchView

_AIMS = {
    Qt.Key.Key_8: 0, Qt.Key.Key_9: 1, Qt.Key.Key_6: 2, Qt.Key.Key_3: 3,
    Qt.Key.Key_2: 4, Qt.Key.Key_1: 5, Qt.Key.Key_4: 6, Qt.Key.Key_7: 7,
}  # fmt: skip
"""The keypad's numbers as directions, clockwise from north."""
_AIMS_WITHOUT_LOCK = {
    Qt.Key.Key_Up: 0, Qt.Key.Key_PageUp: 1, Qt.Key.Key_Right: 2, Qt.Key.Key_PageDown: 3,
    Qt.Key.Key_Down: 4, Qt.Key.Key_End: 5, Qt.Key.Key_Left: 6, Qt.Key.Key_Home: 7,
}  # fmt: skip
_SUIT_KEYS = {Qt.Key.Key_C: 0, Qt.Key.Key_D: 1, Qt.Key.Key_H: 2, Qt.Key.Key_S: 3}
_SMALL, _LOW = 700, 430
"""Design pixels: in a narrower or lower table field and cards share one place."""


class GrudgeTable(MomentTable):
    """The field and all beside it."""

    view: GrudgematchView | None
    models: GrudgeModels

    def __init__(
        self,
        models: GrudgeModels,
        act: Callable[[Json], None] = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(models, MANNERS, act, presenter)
        self.act_row: Callable[[list[Json]], None] = self._act_each
        self.look_in: Callable[[int], None] = _look_at_nothing
        """Opens the hand of a seat that is asked, behind the curtain."""
        self.story = MatchStory()
        self._newest: Mapping[str, Any] = {"type": ""}
        self.choices = Choices()
        self.picked = -1
        """The man who is to run."""
        self.die = 0
        """He runs with this die only; 0: with the smaller one that is enough."""
        self.place = -1
        """The place in the hand of the card that is looked at."""
        self.phases = PhaseStrip()
        self.strip = KickStrip()
        self.field = BoardView()
        self.field.say = self.space_words
        self.hand = Hand()
        self.sheet = SheetDock(models.goals)
        self.portrait = Portrait()
        self.tabs = SegmentedControl()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.lay(
            (
                self.play_card, self.foul, self.run_one, self.exchange, *self.backs, *self.with_die, self.pass_by,
                self.show_hand,
            ),
            ((self.whole, 1),),
        )  # fmt: skip

    def _make_buttons(self) -> None:
        self.play_card = PosterButton("", kind="primary")
        self.foul = PosterButton("", kind="danger")
        self.run_one, self.exchange = PosterButton(""), PosterButton("")
        self.backs = [PosterButton("") for _ in range(4)]
        self.with_die = [PosterButton(""), PosterButton("")]
        self.pass_by = PosterButton("")
        self.show_hand = PosterButton("", icon="eye")
        for button in self.with_die:
            button.setCheckable(True)

    def _lay_out(self) -> None:
        self.whole = QWidget()
        self._sides = QHBoxLayout(self.whole)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._left = QWidget()
        self._left_column = QVBoxLayout(self._left)
        self._left_column.setContentsMargins(0, 0, 0, 0)
        self._left_column.addWidget(self.tabs)
        self._pages = QStackedLayout()
        self._cards_page = QWidget()
        self._cards_column = QVBoxLayout(self._cards_page)
        self._cards_column.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(self.field)
        self._pages.addWidget(self._cards_page)
        self._left_column.addLayout(self._pages, 1)
        right = QWidget()
        self._panel = QVBoxLayout(right)
        self._panel.setContentsMargins(0, 0, 0, 0)
        for part in (self.band, self.phases, self.strip, self.prompt):
            self._panel.addWidget(part)
        self._panel.addWidget(self.portrait, 1)
        self._panel.addWidget(self.hand, 4)
        self._sides.addWidget(self._left, 11)
        self._sides.addWidget(right, 10)
        self._small = False
        self.tabs.hide()

    def _connect(self) -> None:
        self.field.chosen.connect(self.take_space)
        self.field.mouth_chosen.connect(self._take_mouth)
        self.field.looked_at.connect(self._look_at_space)
        self.hand.looked_at.connect(self.look_at_card)
        self.hand.taken.connect(self.take_card)
        self.play_card.clicked.connect(self._take_chosen)
        self.pass_by.clicked.connect(self.let_pass)
        self.foul.clicked.connect(partial(self._take_plain, "foul"))
        self.run_one.clicked.connect(partial(self._take_plain, "run"))
        self.exchange.clicked.connect(partial(self._take_plain, "exchange"))
        self.show_hand.clicked.connect(self._open_hand)
        for place, button in enumerate(self.backs):
            button.clicked.connect(partial(self._bring_back, place))
        for place, button in enumerate(self.with_die):
            button.clicked.connect(partial(self._use_die, place))
        self.tabs.changed.connect(self._turn_page)

    def own_docks(self) -> Sequence[Dock]:
        return (Dock("sheet", _sheet, self.sheet, share=2),)

    # What is told

    def read_story(self, history: Sequence[Mapping[str, Any]]) -> None:
        self.story = told(history)

    def story_goes_on(self, event: Mapping[str, Any]) -> None:
        self.story = self.story.after(event)
        self._newest = event

    def set_speed(self, speed: float) -> None:
        self.field.speed = self.band.speed = self.strip.speed = speed

    def rest(self) -> None:
        self.portrait.show_men(())
        self.field.rest()

    def primary_buttons(self) -> Sequence[QWidget]:
        return (self.play_card, self.foul, self.run_one, self.backs[0], self.pass_by, self.forward, self.pause)

    def walked(self) -> QWidget | None:
        return self.field

    # Showing

    @property
    def cast(self) -> scenes.Cast:
        """Who plays."""
        return scenes.cast_of(self.models.seats, self.info, self.models.germany)

    @property
    def near(self) -> int:
        """The side whose hand lies at the foot of the table."""
        for seat in (self.info.viewer, self.info.actor):
            if seat is not None:
                return seat ^ self.models.germany
        people = [number for number, seat in enumerate(self.info.seats) if seat.kind == "human"]
        return people[0] ^ self.models.germany if len(people) == 1 else 0

    @property
    def covered(self) -> bool:
        """Whether the seat that is asked has not opened its hand."""
        return self.info.actor is not None and self.info.viewer != self.info.actor

    def cards_of(self, side: int) -> tuple[int, ...] | None:
        """The hand of a side in its order; None where it is hidden."""
        view = self.view
        if view is None:
            return None
        known = self.story.hands[side] if self.telling else view.open.hands[side]
        if known is None or len(known) != self.story.sizes[side]:
            return None
        return tuple(sorted(known))

    def draw_at_rest(self) -> None:
        view = self.view
        if view is None:
            return
        self._choose_anew(view)
        side = view.side_asked if view.to_move is not None and not self._small else None  # the plate names him anyway
        self.band.show_state(scenes.band_of(self.story, self.cast, side))
        self._draw_field(view)
        self._draw_beside()
        self._draw_prompt(view)

    def draw_waiting(self) -> None:
        self.choices = Choices()
        self.picked = self.place = -1
        self.band.show_state(scenes.band_of(self.story, self.cast, None), turn=True)
        self._draw_beside()
        self.field.show_picture(scenes.picture_of(self.story, self.cast))

    def draw_told(self, *, motion: bool = False) -> None:
        self.field.show_picture(scenes.picture_of(self.story, self.cast))
        self.band.show_state(scenes.band_of(self.story, self.cast, None), turn=motion)
        self.models.goals.show_story(self.story)
        self._draw_beside(flies=motion)
        if "man" in self._newest:
            self.portrait.show_men((self.story.man_of(self._newest),))
        if motion:
            self._follow_up(self._newest)

    def _choose_anew(self, view: GrudgematchView) -> None:
        """What may be done now; a man or card that cannot be chosen any more is not."""
        legal = self.legal
        if not legal:
            self.choices, self.picked, self.die, self.place = Choices(), -1, 0, -1
            return
        if view.runner >= 0 and any(action["type"] == "to" for action in legal):
            self.picked = view.runner
        self.choices = choices_of(view, legal, self.picked, self.die, self.story.after_die)
        if self.choices.men and self.picked not in self.choices.men:
            self.picked, self.die = -1, 0
            self.choices = choices_of(view, legal, after_die=self.story.after_die)
        elif not self.choices.men and self.choices.step != "run_to":
            self.picked, self.die = -1, 0
        if len(self.choices.men) == 1 and self.picked < 0:
            self.picked = next(iter(self.choices.men))
            self.choices = choices_of(view, legal, self.picked, self.die, self.story.after_die)
        cards = self.cards_of(self.near) or ()
        if not (0 <= self.place < len(cards) and cards[self.place] in self.choices.cards):
            fit = {card: place for place, card in enumerate(cards) if card in self.choices.cards}
            self.place = fit[likeliest(view, self.choices.step, fit)] if fit and not self.covered else -1

    @property
    def card(self) -> int | None:
        """The card that would be played."""
        cards = self.cards_of(self.near) or ()
        return cards[self.place] if 0 <= self.place < len(cards) else None

    def _draw_field(self, view: GrudgematchView) -> None:
        picture = scenes.flight_picture(scenes.picture_of(self.story, self.cast), view)
        if self.legal:
            card = None if self.covered else self.card
            picture = scenes.asked_picture(picture, view, self.choices, self.picked, card)
        self.field.lay(())
        self.field.end_still()
        self.field.show_picture(picture)
        self.field.setAccessibleName(self.tr("Field"))
        self.field.setAccessibleDescription(self.space_words(self.field.cursor_space))

    def _draw_beside(self, *, flies: bool = False) -> None:
        with self.keeping_focus():
            self._show_beside(flies=flies)

    def _show_beside(self, *, flies: bool) -> None:
        view = self.view
        self.phases.show_cells(strips.phases_of(self.story))
        near = self.near
        own = self.cards_of(near)
        self.sheet.grid.show_story(self.story, own or ())
        if view is None:
            return
        far = strips.Far(1 - near, self.story.sizes[1 - near], self.cards_of(1 - near) or ())
        self.strip.show_state(strips.strip_of(self.story, self.cast, far), flies=flies)
        held = strips.hand_of(view, near, own, self.story.sizes[near], self.choices, covered=self.covered)
        self.hand.show_cards(held, self.place if self.choices.cards else -1)
        self.hand.setVisible(self.story.phase != "over" or view.to_move is not None)

    def _draw_prompt(self, view: GrudgematchView) -> None:
        prompt = self.prompt
        if self.legal:
            self.portrait.show_men(asking.men_asked(view, self.choices, self.picked))
        if self.info.phase is Phase.HELD or view.to_move is None:
            prompt.show_chances("", "", ())
            prompt.say(self.tr("The match is over."))
            prompt.show_buttons((self.forward,) if self.info.phase is Phase.HELD else ())
        elif not self.legal:
            prompt.show_chances("", "", ())
            prompt.say(asking.awaited(view, self.models.seats))
            prompt.show_buttons(self.watching_buttons())
        else:
            self._ask(view)

    def _ask(self, view: GrudgematchView) -> None:
        seat, choices, prompt = view.to_move or 0, self.choices, self.prompt
        card = None if self.covered else self.card
        rows = [] if self.covered else asking.rows_of(view, choices, card)
        prompt.show_chances(self.tr("What follows"), asking.key_of(view, choices), rows)
        asked = asking.question_of(view, self.story, self.models.seats, choices, self.picked)
        self.ask(asked, self.cast.colours[view.side_asked])
        prompt.show_buttons(self._answering(choices, card))
        if self.is_new((view.history, seat, choices.step)):
            self.announced.emit(prompt.text())
            if choices.aims:
                self._look_the_likeliest_way(view)
            if self._small:
                self.tabs.set_key("cards" if choices.cards and not choices.on_board else "field")
                self._turn_page(self.tabs.key)
            self.take_focus()

    def _look_the_likeliest_way(self, view: GrudgematchView) -> None:
        """The cursor goes where a goal is likeliest, or else towards the goal."""
        forward = (4, 3, 5) if view.side_in_turn else (0, 1, 7)

        def worth(direction: int) -> tuple[float, bool]:
            ray = view.ray(direction)
            return 0.0 if ray is None else view.goal_chance(ray, view.side_in_turn), direction in forward

        direction = max(self.choices.aims, key=worth)
        to = view.board.towards[view.ball][direction]
        self.field.cursor_space = to if to >= 0 else view.ball
        self.field.look_at(direction)

    def _answering(self, choices: Choices, card: int | None) -> list[QWidget]:
        """The buttons that answer, named for what they do now."""
        shown: list[QWidget] = []
        if card is not None and card in choices.cards:
            discards = choices.cards[card]["type"] == "discard"
            words = self.tr("Discard the {card} [Enter]") if discards else self.tr("Play the {card} [Enter]")
            self.play_card.setText(self.short(words.format(card=short_card(card))))
            shown.append(self.play_card)
        if self.covered and choices.step in ("tackle", "block"):
            name = self.models.seats[self.info.actor or 0]
            self.show_hand.setText(self.short(self.tr("{name}: show my cards [V]").format(name=name)))
            shown.append(self.show_hand)
        for kind, button, words in (
            ("foul", self.foul, self.tr("Foul [F]")),
            ("run", self.run_one, self.tr("Run one man [1]")),
            ("exchange", self.exchange, self.tr("Exchange a card [2]")),
        ):
            if kind in choices.plain:
                button.setText(self.short(words))
                shown.append(button)
        if "bring_back" in choices.plain:
            self.backs[0].setText(self.short(self.tr("Bring a man back [3]")))
            shown.append(self.backs[0])
        for place, man in enumerate(choices.named):
            self.backs[place].setText(self.short(self.tr("{man} [{key}]").format(man=man_name(man), key=place + 1)))
            shown.append(self.backs[place])
        shown += self._dice_to_choose(choices)
        passing = choices.passing
        if passing is not None:
            self.pass_by.setText(self.short(strips.passing_words(str(passing["type"]), choices.step)))
            shown.append(self.pass_by)
        return shown

    def _dice_to_choose(self, choices: Choices) -> list[QWidget]:
        dice = sorted(choices.men.get(self.picked, frozenset()), reverse=True)
        if len(dice) < 2:
            return []
        for place, (button, die) in enumerate(zip(self.with_die, dice, strict=True)):
            button.setText(self.short(self.tr("with the {die} [{key}]").format(die=die, key=place + 1)))
            button.setChecked(self.die == die)
        return list(self.with_die)

    def focus_question(self) -> None:
        """The field where the answer lies there, else the card or the button that Enter should take."""
        if self.choices.on_board and self.field.isVisibleTo(self):
            self.field.setFocus()
        elif self.place >= 0 and self.choices.cards and self.hand.isVisibleTo(self):
            self.hand.focus_card(self.place)
        else:
            super().focus_question()

    # Spaces in words

    def space_words(self, space: int) -> str:
        """What lies on a space, and what may be done there."""
        picture = self.field.picture
        parts = [strips.place_of(space, picture.rows)]
        if space in picture.men:
            parts.append(strips.man_words(picture.men.index(space)))
        if space == picture.ball:
            parts.append(self.tr("the ball"))
            if picture.needed:
                parts.append(self.tr("needs {needed}").format(needed=picture.needed))
        if space in self.choices.spaces:
            die = self.choices.dice.get(space)
            parts.append(self.tr("in reach") if die is None else self.tr("in reach with the {die}").format(die=die))
        view = self.view
        direction = self._aim_at(space)
        if view is not None and direction >= 0:
            parts.append(scenes.ray_words(view, direction))
        return ", ".join(parts)

    def _aim_at(self, space: int) -> int:
        """The direction that a space stands for while one is asked; -1: none."""
        ball = self.field.picture.ball
        if not self.choices.aims or ball == OFF or space < 0:
            return -1
        direction = direction_to(ball, space)
        return direction if direction is not None and direction in self.choices.aims else -1

    def _look_at_space(self, space: int) -> None:
        if not self.choices.aims:
            return
        direction = self._aim_at(space)
        self.field.look_at(direction)
        view = self.view
        if view is not None and direction >= 0:
            self.prompt.set_why(scenes.ray_words(view, direction))

    # Deciding

    def take_space(self, space: int) -> None:
        """A space was clicked, or Enter was pressed on it: the man there, the way there, or the direction of it."""
        picture = self.field.picture
        man = picture.men.index(space) if space in picture.men else -1
        if space in self.choices.spaces:
            self._do(self.choices.spaces[space])
        elif man in self.choices.men:
            self.pick(-1 if man == self.picked and len(self.choices.men) > 1 else man)
        elif (direction := self._aim_at(space)) >= 0:
            self._do((self.choices.aims[direction],))
        elif self.legal:
            self._explain(space)

    def _take_mouth(self, side: int, column: int) -> None:
        ball = self.field.picture.ball
        if not self.choices.aims or ball == OFF:
            return
        row = self.field.picture.rows if side == FRANCE else -1
        direction = direction_to(ball, row * WIDTH + column - 2)
        if direction is not None and direction in self.choices.aims:
            self._do((self.choices.aims[direction],))

    def _explain(self, space: int) -> None:
        """Say why nothing can be done on a space, in the words of the rules."""
        view = self.view
        kind = {"line_up": "place", "set_ball": "put", "run_to": "to", "direction": "aim"}.get(self.choices.step)
        if view is None or kind in (None, "aim") or self.info.actor is None:
            return
        action = view.notation.action_from_json(self.info.actor, {"type": kind, "space": space})
        reason = view.refusal(action)
        if reason is not None:
            words = self.models.narrator.refusal(reason.code, reason.parameters)
            self.prompt.set_why(words)
            self.announce(words)

    def pick(self, man: int) -> None:
        """Pick the man who is to run; -1: nobody."""
        self.picked, self.die = man, 0
        self.draw()
        if man >= 0:
            space = self.field.picture.men[man]
            self.field.setFocus()
            self.field.cursor_space = space
            self.announce(self.prompt.text())

    def look_at_card(self, place: int) -> None:
        """Show what a card can do."""
        cards = self.cards_of(self.near) or ()
        if not 0 <= place < len(cards) or self.covered or place == self.place:
            return
        if cards[place] in self.choices.cards:
            self.place = place
            self.draw()
            self.announce(self.prompt.bars.accessibleName())
        elif self.choices.cards or self.choices.step in ("kick", "tackle", "block"):
            held = self.hand.tiles[place].held
            if held is not None and held.tag:
                self.prompt.set_why(f"{held.name}: {held.tag}")

    def take_card(self, place: int) -> None:
        """Play or discard a card."""
        cards = self.cards_of(self.near) or ()
        if 0 <= place < len(cards) and cards[place] in self.choices.cards and not self.covered:
            self._do((self.choices.cards[cards[place]],))
        else:
            self.look_at_card(place)

    def _take_chosen(self) -> None:
        self.take_card(self.place)

    def let_pass(self) -> None:
        """Pass, leave it at that, stay fair, do nothing."""
        if self.choices.passing is not None:
            self._do((self.choices.passing,))

    def _take_plain(self, kind: str, _checked: bool = False) -> None:
        if kind in self.choices.plain:
            self._do((self.choices.plain[kind],))

    def _bring_back(self, place: int, _checked: bool = False) -> None:
        if "bring_back" in self.choices.plain:
            self._take_plain("bring_back")
        elif place < len(self.choices.named):
            self._do((list(self.choices.named.values())[place],))

    def _use_die(self, place: int, _checked: bool = False) -> None:
        dice = sorted(self.choices.men.get(self.picked, frozenset()), reverse=True)
        if place < len(dice) > 1:
            self.die = 0 if self.die == dice[place] else dice[place]
            self.draw()
            self.field.setFocus()

    def _open_hand(self) -> None:
        if self.covered and self.info.actor is not None:
            self.look_in(self.info.actor)

    def _do(self, row: Row) -> None:
        """Do what was chosen, if it may be done."""
        if not row or row[0] not in self.legal:
            return
        self.picked, self.die, self.place = -1, 0, -1
        if len(row) == 1:
            self.act(dict(row[0]))
        else:
            self.act_row([dict(action) for action in row])

    def _act_each(self, row: list[Json]) -> None:
        for action in row:
            self.act(action)

    # A moment

    def begin_motion(self, event: Mapping[str, Any]) -> None:
        view = self.view
        if view is None:
            return
        still = self.info.reduced_motion
        dice = strips.dice_of(event)
        if dice:
            self.prompt.say(strips.rolling_words(self.story, event))
            if not still:
                self.field.throw(dice)
        what = scenes.happening_of(self.story, event, self.cast, view)
        if what is not None and (what.poster is not None or not still):
            self.field.happen(what, still=still)

    def _follow_up(self, event: Mapping[str, Any]) -> None:
        """What is seen of an event once it has been told."""
        if event["type"] == "ball_in":
            self.field.happen(a_drop(event["space"]))
        elif scenes.is_king_of_two(event):
            self.field.happen(scenes.king_of_two(self.story, event, self.cast))

    def stand(self, ended: Mapping[str, Any] | None) -> None:
        if ended is not None:
            self.field.happen(scenes.end_moment(ended, self.cast), still=True)
            self.portrait.show_men(tuple(range(self.story.winner * 4, self.story.winner * 4 + 4)))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.KeypadModifier and self._aim_by_keypad(Qt.Key(event.key())):
            return
        super().keyPressEvent(event)

    def _aim_by_keypad(self, key: Qt.Key) -> bool:
        direction = _AIMS.get(key, _AIMS_WITHOUT_LOCK.get(key))
        if direction is None or direction not in self.choices.aims:
            return False
        self._do((self.choices.aims[direction],))
        return True

    def key_decides(self, key: Qt.Key) -> bool:
        number = key - Qt.Key.Key_1
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.play_card.isVisibleTo(self):
            self._take_chosen()
        elif key == Qt.Key.Key_P and self.choices.passing is not None:
            self.let_pass()
        elif key == Qt.Key.Key_F and "foul" in self.choices.plain:
            self._take_plain("foul")
        elif key == Qt.Key.Key_V and self.show_hand.isVisibleTo(self):
            self._open_hand()
        elif key in _SUIT_KEYS and self.view is not None:
            self._jump_to(_SUIT_KEYS[key])
        elif 0 <= number < len(self.hand.tiles):
            return self._take_number(number)
        else:
            return super().key_decides(key)
        return True

    def _jump_to(self, suit: int) -> None:
        """Put the cursor on the man of a suit; one who can be picked is."""
        side = self.near if self.info.actor is None else self.info.actor ^ self.models.germany
        man = side * 4 + suit
        space = self.field.picture.men[man]
        if space == OFF:
            return
        self.field.setFocus()
        self.field.move_cursor(space)
        if man in self.choices.men and man != self.picked:
            self.pick(man)

    def _take_number(self, number: int) -> bool:
        """A card by its place, a die of the run, or one of the things after a goal."""
        choices = self.choices
        if choices.cards:
            self.hand.focus_card(number)
            self.look_at_card(number)
        elif self.picked in choices.men:
            self._use_die(number)
        elif choices.named:
            self._bring_back(number)
        elif choices.step == "after_goal" and number < 3:
            self._take_plain(("run", "exchange", "bring_back")[number])
        else:
            return False
        return True

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return [
            ("Return", self.tr("Play the chosen card, or take what the cursor stands on")),
            ("P", self.tr("Pass, or leave it at that")),
            ("C", self.tr("To your man of clubs; D, H and S: to the others")),
            ("1", self.tr("The first card, and so on; while a man runs: with the first die")),
            ("F", self.tr("Foul")),
            ("V", self.tr("Show the hand of whoever is asked")),
            ("8", self.tr("On the keypad: kick to the north, and so on")),
            ("T", self.tr("A hint, where there is something to choose")),
        ]

    # Looks

    def retranslate(self) -> None:
        self.sheet.retranslate()
        self.step.setText(self.tr("One decision [F10]"))
        self.part_end.setText(self.tr("To the end of the turn"))
        self.tabs.set_options([("field", self.tr("Field")), ("cards", self.tr("Cards"))])
        super().retranslate()

    def restyle(self) -> None:
        px = theme().px
        self._sides.setSpacing(px(10))
        self._panel.setSpacing(px(5))
        self._left_column.setSpacing(px(4))
        super().restyle()

    def fit(self, wide: float, tall: float) -> None:
        """In a narrow table field and cards share the left half; in a low one everything is lower."""
        small = wide < _SMALL or tall < _LOW
        if small != self._small:
            self._small = small
            home = self._cards_column if small else self._panel
            for part in (self.strip, self.hand):
                part.setParent(None)
            if small:
                home.addWidget(self.strip)
                home.addWidget(self.hand, 1)
            else:
                self._panel.insertWidget(2, self.strip)
                self._panel.addWidget(self.hand, 1)
                self._turn_page("field")
            for part in (self.strip, self.hand):
                part.show()
            self.tabs.setVisible(small)
        low = tall < 620
        self.band.set_low(low or small)
        self.strip.set_low(low and not small)
        self.portrait.setVisible(not small)
        self._panel.setStretchFactor(self.prompt, int(small))
        self.phases.setVisible(not small or tall >= 420)
        self.prompt.set_dense(small or tall < 540, why=small)
        self.prompt.set_large(tall >= 700 and wide >= 1000)
        panel = wide * 10 / 21 - 20
        self.hand.setMaximumHeight(theme().px(FULL if small else hand_height(panel)))
        least = 0 if small else 176 if tall < 620 else 214
        self.prompt.setMinimumHeight(theme().px(least))

    def _turn_page(self, key: str) -> None:
        self._pages.setCurrentIndex(1 if key == "cards" and self._small else 0)


def _look_at_nothing(_seat: int) -> None:
    """In a replay every hand that may be seen is open."""


def _sheet() -> str:
    return QCoreApplication.translate("GrudgeDocks", "Match sheet")
