"""The table of the Grudge Match: the field upright as the stage, the cards as the hand; it follows a presenter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.grudgematch.rules.actions import BRING_BACK, EXCHANGE, FOUL, PLACE, PUT, RUN, TO, verb_of
from swallows_gui.games.grudgematch.rules.events import EVENTS
from swallows_gui.games.grudgematch.rules.tables import FRANCE, GOALIE, OFF, WIDTH
from swallows_gui.games.grudgematch.table import asking, scenes, strips
from swallows_gui.games.grudgematch.table.answers import AnswerButtons, aim_at, space_words, target_words, targets_of
from swallows_gui.games.grudgematch.table.choices import ChoicePanel, Row, Target, choices_of, direction_to
from swallows_gui.games.grudgematch.table.ground import GrudgeGround
from swallows_gui.games.grudgematch.table.hand import Hand
from swallows_gui.games.grudgematch.table.presentation import MANNERS, happening_of, peak_of, rolling_words, told_moment
from swallows_gui.games.grudgematch.table.sheet_dock import SheetDock
from swallows_gui.games.grudgematch.table.table_keys import TableKeys
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.match_story import MatchStory, OfMan, dice_of
from swallows_gui.games.grudgematch.words.outlook import likeliest
from swallows_gui.games.grudgematch.words.sentences import man_name
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import Do, decide_nothing
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.prompt_line import PlateQuestion
from swallows_gui.ui.play.stage_table import StageTable

if TYPE_CHECKING:
    from swallows_gui.engine.events import WrittenEvent
    from swallows_gui.games.grudgematch.rules.view import GrudgematchView

_LOW, _LEAST = 560, 400
"""Design pixels: in a lower table there is room for one chance alone, or for none but on the cards."""


class GrudgeTable(StageTable):
    """The field and all beside it."""

    events = EVENTS
    view: GrudgematchView | None
    models: GrudgeModels
    upright = True

    def __init__(
        self,
        models: GrudgeModels,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(models, MANNERS, do, presenter)
        self.look_in: Callable[[int], None] = _look_at_nothing
        """Opens the hand of a seat that is asked, behind the curtain."""
        self.story = MatchStory()
        self._newest: WrittenEvent | None = None
        self.choices = ChoicePanel()
        self.picked = -1
        """The man who is to run."""
        self.die = 0
        """He runs with this die only; 0: with the smaller one that is enough."""
        self.place = -1
        """The place in the hand of the card that is looked at."""
        self._sure = -1
        """The space in the field on which a goalie was to be put once already."""
        self.ground = GrudgeGround()
        self.field, self.phases, self.strip = self.ground.field, self.ground.phases, self.ground.strip
        self.field.say = self.space_words
        self.cards = Hand()
        self.sheet = SheetDock(models.goals)
        self.answers = AnswerButtons(self.field, self.take_target, self.step_target)
        self._target: Target | None = None
        """What keys have led to on the field."""
        self._keys = TableKeys(self)
        self._connect()
        self.lay(self.answers.all, self.ground, self.cards)

    def _connect(self) -> None:
        self.field.chosen.connect(self.take_space)
        self.field.mouth_chosen.connect(self._take_mouth)
        self.field.looked_at.connect(self._look_at_space)
        self.field.pointed.connect(self._point)
        self.field.stepped.connect(self.step_target)
        self.cards.looked_at.connect(self.look_at_card)
        self.cards.taken.connect(self.take_card)
        self.cards.resized.connect(self.hand.resized)
        self.answers.play_card.clicked.connect(self.take_chosen)
        self.answers.pass_by.clicked.connect(self.let_pass)
        self.answers.foul.clicked.connect(partial(self.take_plain, FOUL))
        self.answers.run_one.clicked.connect(partial(self.take_plain, RUN))
        self.answers.exchange.clicked.connect(partial(self.take_plain, EXCHANGE))
        self.answers.show_hand.clicked.connect(self.open_hand)
        for place, button in enumerate(self.answers.backs):
            button.clicked.connect(partial(self.bring_back, place))
        for place, button in enumerate(self.answers.with_die):
            button.clicked.connect(partial(self.use_die, place))

    def own_docks(self) -> Sequence[Dock]:
        return (Dock("sheet", _sheet, self.sheet, share=2),)

    # What is told

    def story_goes_on(self, told: WrittenEvent | None) -> None:
        super().story_goes_on(told)
        self._newest = told

    def set_speed(self, speed: float) -> None:
        self.field.speed = self.band.speed = self.strip.speed = speed

    def rest(self) -> None:
        self.strip.show_men(())
        self.poster.clear()
        self.field.rest()

    def primary_buttons(self) -> Sequence[QWidget]:
        return (
            self.answers.play_card,
            self.answers.foul,
            self.answers.run_one,
            self.answers.backs[0],
            self.answers.pass_by,
            self.forward,
            self.pause,
        )

    def walked(self) -> QWidget | None:
        """The card that promises most; the field where no card is asked for."""
        view, cards = self.view, self.cards_of(self.near) or ()
        fit = {card: place for place, card in enumerate(cards) if card in self.choices.cards}
        if view is None or not fit or self.covered or not self.cards.isVisibleTo(self):
            return self.field
        return self.cards.tiles[fit[likeliest(view, self.choices.step, fit)]]

    # Showing

    @property
    def cast(self) -> scenes.Cast:
        """The players of the match: names and colours."""
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
        self.poster.clear()
        self.ground.set_colours(*self.cast.colours)
        self.ground.cheer(None)
        side = view.side_asked if view.to_move is not None else None
        self.band.show_state(scenes.band_of(self.story, self.cast, side))
        self._draw_field(view)
        self._draw_beside()
        self._draw_prompt(view)

    def draw_waiting(self) -> None:
        self.choices = ChoicePanel()
        self.picked = self.place = -1
        self._lead_to(None)
        self.band.show_state(scenes.band_of(self.story, self.cast, None), turn=True)
        self._draw_beside()
        self.field.show_picture(scenes.picture_of(self.story, self.cast))

    def draw_told(self, *, motion: bool = False) -> None:
        self.field.show_picture(scenes.picture_of(self.story, self.cast))
        self.band.show_state(scenes.band_of(self.story, self.cast, None), turn=motion)
        self.models.goals.show_story(self.story)
        self.ground.cheer(self.story.scored)
        self._draw_beside(flies=motion)
        if isinstance(self._newest, OfMan):
            self.strip.show_men((self.story.man_of(self._newest),))
        what = told_moment(self.story, self._newest, self.cast) if motion else None
        if what is not None:
            self.field.happen(what)

    def _choose_anew(self, view: GrudgematchView) -> None:
        """What may be done now; a man or card that cannot be chosen any more is not."""
        legal = self.legal
        if not legal:
            self.choices, self.picked, self.die, self.place = ChoicePanel(), -1, 0, -1
            return
        if view.runner >= 0 and any(verb_of(action) == TO for action in legal):
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
            only = next(iter(self.choices.cards), None) if len(legal) == 1 and not self.covered else None
            self.place = -1 if only is None else cards.index(only)

    @property
    def card(self) -> int | None:
        """The card that would be played."""
        cards = self.cards_of(self.near) or ()
        return cards[self.place] if 0 <= self.place < len(cards) else None

    def draw_nothing(self) -> None:
        super().draw_nothing()
        self.cards.show_cards((), -1)
        self.sheet.grid.show_story(self.story, ())

    def _draw_field(self, view: GrudgematchView) -> None:
        picture = scenes.flight_picture(scenes.picture_of(self.story, self.cast), view)
        if self.legal:
            card = None if self.covered else self.card
            picture = scenes.asked_picture(picture, view, self.choices, self.picked, card)
        self.field.lay(())
        self.field.show_picture(picture)
        self.field.setAccessibleName(self.tr("Field"))
        self.field.setAccessibleDescription(self.space_words(self.field.cursor_space))

    def _draw_beside(self, *, flies: bool = False) -> None:
        with self.keeping_focus():
            self._show_beside(flies=flies)

    def _show_beside(self, *, flies: bool) -> None:
        view = self.view
        self.phases.show_cells(strips.phases_of(self.story, view.step if view is not None and self.legal else ""))
        near, own = self.near, self.cards_of(self.near)
        self.sheet.grid.show_story(self.story, own or ())
        if view is None:
            return
        far = strips.Far(1 - near, self.story.sizes[1 - near], self.cards_of(1 - near) or ())
        self.strip.show_state(strips.strip_of(self.story, self.cast, far), flies=flies)
        held = strips.hand_of(view, near, own, self.story.sizes[near], self.choices, covered=self.covered)
        self.cards.put_aside(self.covered or self.choices.step == "after_goal")
        self.cards.show_cards(held, self.place if self.choices.cards else -1)
        self.cards.setVisible(self.story.phase != "over" or view.to_move is not None)

    def question(self, view: GrudgematchView) -> PlateQuestion:
        return asking.question_of(view, self.story, self.models.seats, self.choices, self.picked)

    def awaited(self, view: GrudgematchView) -> str:
        return asking.awaited(view, self.models.seats)

    def _draw_prompt(self, view: GrudgematchView) -> None:
        if not self.legal:
            self._lead_to(None)
            self.await_others()
            return
        self.strip.show_men(asking.men_asked(view, self.choices, self.picked))
        seat, choices = view.to_move or 0, self.choices
        card = None if self.covered else self.card
        rows = [] if self.covered else asking.rows_of(view, choices, card)
        self.show_chances(self.tr("What follows"), asking.key_of(view, choices), rows)
        self.ask(self.question(view), self.cast.colours[view.side_asked])
        self._lead_to(self._target if self._target in self.targets() else None)
        if self.tell_question((view.history, seat, choices.step)) and (choices.aims or choices.step == "line_up"):
            best = self.targets()[0]
            self.field.cursor_space = best.space
            self.field.look_at(best.direction)

    def focus_question(self) -> None:
        """Focus the only answer, on the field, in the hand or on a button; with several focus the table, since the
        player has not chosen yet."""
        if len(self.legal) > 1:
            self.setFocus()
        elif self.choices.on_board and self.field.isVisibleTo(self):
            self.field.setFocus()
            self.step_target(1)
        elif self.place >= 0 and self.choices.cards and self.cards.isVisibleTo(self):
            self.cards.focus_card(self.place)
        else:
            super().focus_question()

    # Spaces in words

    def space_words(self, space: int) -> str:
        """The words for what is on a space and what can be done there."""
        return space_words(space, self.field.picture, self.choices, self.view)

    def aim_at(self, space: int) -> int:
        """The direction that a space stands for while one is asked; -1: none."""
        return aim_at(space, self.field.picture, self.choices)

    def _look_at_space(self, space: int) -> None:
        if not self.choices.aims:
            return
        direction = self.aim_at(space)
        self.field.look_at(direction)
        view = self.view
        if view is not None and direction >= 0:
            self.set_why(scenes.ray_words(view, direction))

    # Led to by keys

    def targets(self) -> list[Target]:
        """Everything on the field that may be chosen now, the best first."""
        view = self.view
        if view is None or not self.legal or not self.choices.on_board:
            return []
        return targets_of(view, self.choices, self.picked)

    def target_words(self) -> str:
        """What taking does that which keys have led to; "" where it is nothing."""
        if self.view is None or self._target is None:
            return ""
        return target_words(self._target, self.view, self.choices, self.picked)

    @property
    def is_led(self) -> bool:
        """Whether keys have led to something on the field that is asked about."""
        return self.choices.on_board and (self._target is not None or self.field.hasFocus())

    def step_target(self, step: int) -> None:
        """On to the next thing on the field that may be chosen, or back."""
        every = self.targets()
        if not every:
            return
        at = every.index(self._target) + step if self._target in every else min(step - 1, 0)
        target = every[at % len(every)]
        self.field.move_cursor(target.space)
        self.field.look_at(target.direction)
        if target.direction >= 0 and self.aim_at(target.space) < 0 and self.view is not None:
            self.set_why(scenes.ray_words(self.view, target.direction))
            self.announce(self.prompt.why)
        self._lead_to(target)

    def take_target(self) -> None:
        """Do what keys have led to, or say why nothing can be done there."""
        target = self._target
        if target is not None and target.direction >= 0:
            self.do_row((self.choices.aims[target.direction],))
        else:
            self.take_space(self.field.cursor_space if target is None else target.space)

    def _point(self, space: int) -> None:
        way = self.aim_at(space)
        fit = (each for each in self.targets() if (each.direction == way if way >= 0 else each.space == space))
        self._lead_to(next(fit, None))

    def _lead_to(self, target: Target | None) -> None:
        """This is what keys have led to: offer to take it, and show where it is."""
        self._target = target
        self.field.mark_cursor(target is not None)
        self.field.steps = bool(self.targets())
        if self.legal:
            with self.keeping_focus():
                self.show_buttons(self.answers.offered(self))

    # Deciding

    def take_space(self, space: int) -> None:
        """A space was clicked, or Enter was pressed on it: the man there, the way there, or the direction of it."""
        picture = self.field.picture
        man = picture.men.index(space) if space in picture.men else -1
        if space in self.choices.spaces:
            if self._leaves_the_goal(space):
                self._ask_once_more(space)
                return
            self.do_row(self.choices.spaces[space])
        elif man in self.choices.men:
            self.pick(-1 if man == self.picked and len(self.choices.men) > 1 else man)
        elif (direction := self.aim_at(space)) >= 0:
            self.do_row((self.choices.aims[direction],))
        elif self.legal:
            self._explain(space)

    def _leaves_the_goal(self, space: int) -> bool:
        """Whether a goalie is put outside his box at the line-up, for the first time (G0.7)."""
        view = self.view
        if view is None or self.choices.step != "line_up" or view.to_place % 4 != GOALIE:
            return False
        return view.board.box_of[space] < 0 and space != self._sure

    def _ask_once_more(self, space: int) -> None:
        self._sure = space
        words = translate(
            "GrudgePrompt",
            "{man} is the goalie: there, nobody guards the goal. Take the space once more to put him there.",
        ).format(man=man_name(self.view.to_place if self.view is not None else 0))
        self.set_why(words)
        self.announce(words)

    def _take_mouth(self, side: int, column: int) -> None:
        ball = self.field.picture.ball
        if not self.choices.aims or ball == OFF:
            return
        row = self.field.picture.rows if side == FRANCE else -1
        direction = direction_to(ball, row * WIDTH + column - 2)
        if direction is not None and direction in self.choices.aims:
            self.do_row((self.choices.aims[direction],))

    def _explain(self, space: int) -> None:
        """Say why nothing can be done on a space, in the words of the rules."""
        view = self.view
        verb = {"line_up": PLACE, "set_ball": PUT, "run_to": TO}.get(self.choices.step)
        if view is None or verb is None:
            return
        reason = view.refusal(self.info.own(verb | space))
        if reason is not None:
            words = self.models.narrator.refusal(reason.code, reason.parameters)
            self.set_why(words)
            self.announce(words)

    def pick(self, man: int) -> None:
        """Pick the man who is to run; -1 for none."""
        self.picked, self.die = man, 0
        self.draw()
        if man >= 0:
            self.field.cursor_space = self.field.picture.men[man]
            self.field.setFocus()
            self.announce(self.prompt.text())

    def look_at_card(self, place: int) -> None:
        """Show what a card can do."""
        cards = self.cards_of(self.near) or ()
        if not 0 <= place < len(cards) or self.covered or place == self.place:
            return
        if cards[place] in self.choices.cards:
            self.place = place
            self.draw()
            self.announce(self.hand.bars.accessibleName())
        elif self.choices.cards or self.choices.step in ("kick", "tackle", "block"):
            held = self.cards.tiles[place].held
            if held is not None and held.tag:
                self.set_why(labelled(held.name, held.tag))

    def take_card(self, place: int) -> None:
        """Play or discard a card."""
        cards = self.cards_of(self.near) or ()
        if 0 <= place < len(cards) and cards[place] in self.choices.cards and not self.covered:
            self.do_row((self.choices.cards[cards[place]],))
        else:
            self.look_at_card(place)

    def take_chosen(self) -> None:
        self.take_card(self.place)

    def let_pass(self) -> None:
        """Pass, leave it at that, stay fair, do nothing."""
        if self.choices.passing is not None:
            self.do_row((self.choices.passing,))

    def take_plain(self, verb: int, _checked: bool = False) -> None:
        if verb in self.choices.plain:
            self.do_row((self.choices.plain[verb],))

    def bring_back(self, place: int, _checked: bool = False) -> None:
        if BRING_BACK in self.choices.plain:
            self.take_plain(BRING_BACK)
        elif place < len(self.choices.named):
            self.do_row((list(self.choices.named.values())[place],))

    def use_die(self, place: int, _checked: bool = False) -> None:
        dice = sorted(self.choices.men.get(self.picked, frozenset()), reverse=True)
        if place < len(dice) > 1:
            self.die = 0 if self.die == dice[place] else dice[place]
            self.draw()
            self.field.setFocus()

    def open_hand(self) -> None:
        if self.covered and self.info.actor is not None:
            self.look_in(self.info.actor)

    def do_row(self, row: Row) -> None:
        """Do the chosen row if it is legal."""
        if not row or row[0] not in self.legal:
            return
        self.picked, self.die, self.place = -1, 0, -1
        self.do(row)

    # A moment

    def forget_answers(self) -> None:
        for button in self.answers.all:
            button.setText("")

    def begin_motion(self, told: WrittenEvent | None) -> None:
        view = self.view
        if view is None:
            return
        moves = not self.info.reduced_motion
        self.poster.clear()
        dice = dice_of(told)
        if dice:
            self.say(rolling_words(self.story, told))
            if moves:
                self.field.throw(dice)
        peak = peak_of(told, self.story, self.cast, self)
        if peak is not None:
            self.show_poster(peak, self.field.speed)
        elif moves and (what := happening_of(self.story, told, self.cast, view)) is not None:
            self.field.happen(what)

    def stand(self, ended: WrittenEvent | None) -> None:
        peak = peak_of(ended, self.story, self.cast, self)
        if peak is not None:
            self.stand_poster(peak)
            self.strip.show_men(tuple(range(self.story.winner * 4, self.story.winner * 4 + 4)))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.KeypadModifier and self._keys.aim(Qt.Key(event.key())):
            return
        super().keyPressEvent(event)

    def key_decides(self, key: Qt.Key) -> bool:
        return self._keys.decide(key) or super().key_decides(key)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return self._keys.help()

    # Looks

    def retranslate(self) -> None:
        self.step.setText(self.tr("One decision [F10]"))
        self.part_end.setText(self.tr("To the end of the turn"))
        super().retranslate()

    def fit(self, wide: float, tall: float) -> None:  # noqa: ARG002 - its height alone counts
        """Reserve room for fewer chances in a low table."""
        self.hand.keep_room(0 if tall < _LEAST else 1 if tall < _LOW else 2)


def _look_at_nothing(_seat: int) -> None:
    """Do nothing: in a replay all visible hands are open."""


def _sheet() -> str:
    return translate("GrudgeDocks", "Match sheet")
