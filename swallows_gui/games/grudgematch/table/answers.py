"""The buttons on the Grudge Match's plate, and the words for spaces and directions of a kick."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from swallows_gui.games.grudgematch.rules.actions import BRING_BACK, DISCARD, EXCHANGE, FOUL, RUN, verb_of
from swallows_gui.games.grudgematch.rules.tables import OFF
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.table import asking, scenes, strips
from swallows_gui.games.grudgematch.table.choices import ChoicePanel, Target, direction_to
from swallows_gui.games.grudgematch.table.picture import BoardPicture
from swallows_gui.games.grudgematch.words.outlook import short_card
from swallows_gui.games.grudgematch.words.sentences import man_name
from swallows_gui.games.grudgematch.words.words import direction_words
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.play.stage_table import TargetButtons

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.table.table import GrudgeTable


class AnswerButtons:
    """All of them; the plate owns them."""

    def __init__(self, field: QWidget, take: Callable[[], None], lead: Callable[[int], None]) -> None:
        self.leads = TargetButtons(field, take, lead)
        self.play_card = PosterButton("", kind="primary")
        self.foul = PosterButton("", kind="danger")
        self.run_one, self.exchange = PosterButton(""), PosterButton("")
        self.backs = [PosterButton("") for _ in range(4)]
        self.with_die = [PosterButton(""), PosterButton("")]
        self.pass_by = PosterButton("")
        self.show_hand = PosterButton("", icon="eye")
        for button in self.with_die:
            button.setCheckable(True)

    @property
    def all(self) -> tuple[PosterButton, ...]:
        """All buttons in their order."""
        return (
            self.leads.take, self.play_card, self.foul, self.run_one, self.exchange, *self.backs, *self.with_die,
            self.pass_by, self.show_hand, self.leads.next,
        )  # fmt: skip

    def offered(self, table: GrudgeTable) -> list[QWidget]:
        """The buttons that answer the question, with texts for what they do now."""
        choices, card = table.choices, None if table.covered else table.card
        taking = table.target_words()
        shown = self.leads.offered(table, taking, more=len(table.targets()) > (1 if taking else 0))
        if choices.cards and not table.covered:
            self.play_card.setText(table.short(_card_words(choices, card)))
            self.play_card.setEnabled(card is not None)
            shown.append(self.play_card)
        if table.covered and choices.step in ("tackle", "block"):
            self.show_hand.setText(table.short(translate("GrudgeTable", "Show my cards [V]")))
            shown.append(self.show_hand)
        for verb, button, words in (
            (FOUL, self.foul, translate("GrudgeTable", "Foul [F]")),
            (RUN, self.run_one, translate("GrudgeTable", "Run one man [1]")),
            (EXCHANGE, self.exchange, translate("GrudgeTable", "Exchange a card [2]")),
        ):
            if verb in choices.plain:
                button.setText(table.short(words))
                shown.append(button)
        if BRING_BACK in choices.plain:
            self.backs[0].setText(table.short(translate("GrudgeTable", "Bring a man back [3]")))
            shown.append(self.backs[0])
        for place, man in enumerate(choices.named):
            self.backs[place].setText(
                table.short(translate("GrudgeTable", "{man} [{key}]").format(man=man_name(man), key=place + 1))
            )
            shown.append(self.backs[place])
        shown += self._dice_to_choose(table)
        passing = choices.passing
        if passing is not None:
            self.pass_by.setText(table.short(strips.passing_words(verb_of(passing), choices.step)))
            shown.append(self.pass_by)
        return shown

    def _dice_to_choose(self, table: GrudgeTable) -> list[QWidget]:
        dice = sorted(table.choices.men.get(table.picked, frozenset()), reverse=True)
        if len(dice) < 2:
            return []
        for place, (button, die) in enumerate(zip(self.with_die, dice, strict=True)):
            button.setText(
                table.short(translate("GrudgeTable", "with the {die} [{key}]").format(die=die, key=place + 1))
            )
            button.setChecked(table.die == die)
        return list(self.with_die)


def _card_words(choices: ChoicePanel, card: int | None) -> str:
    """The words of the button that plays the highlighted card, or that asks to choose one."""
    if card is None:
        return translate("GrudgeTable", "Choose a card")
    if verb_of(choices.cards[card]) == DISCARD:
        words = translate("GrudgeTable", "Discard the {card} [Enter]")
    else:
        words = translate("GrudgeTable", "Play the {card} [Enter]")
    return words.format(card=short_card(card))


def space_words(space: int, picture: BoardPicture, choices: ChoicePanel, view: GrudgematchView | None) -> str:
    """The words for what is on a space and what can be done there."""
    parts = [strips.place_of(space, picture.rows)]
    if space in picture.men:
        parts.append(strips.man_words(picture.men.index(space)))
    if space == picture.ball:
        parts.append(translate("GrudgeTable", "the ball"))
        if picture.needed:
            needs = translate("GrudgeTable", "needs {needed}")
            parts.append(needs.format(needed=picture.needed))
    if space in choices.spaces:
        die = choices.dice.get(space)
        if die is None:
            parts.append(translate("GrudgeTable", "in reach"))
        else:
            parts.append(translate("GrudgeTable", "in reach with the {die}").format(die=die))
    direction = aim_at(space, picture, choices)
    if view is not None and direction >= 0:
        parts.append(scenes.ray_words(view, direction))
    return ", ".join(parts)


def aim_at(space: int, picture: BoardPicture, choices: ChoicePanel) -> int:
    """The direction that a space stands for while one is asked; -1: none."""
    if not choices.aims or picture.ball == OFF or space < 0:
        return -1
    direction = direction_to(picture.ball, space)
    return direction if direction is not None and direction in choices.aims else -1


def targets_of(view: GrudgematchView, choices: ChoicePanel, picked: int) -> list[Target]:
    """The targets on the field, the best first: directions with the highest chance, spaces next to a man's proper place
    or to the ball, then other men who could be picked."""
    if choices.aims:
        ahead = view.board.towards[view.ball]
        ways = ways_by_worth(view, choices)
        return [Target(ahead[way] if ahead[way] >= 0 else view.ball, direction=way) for way in ways]
    found = [Target(space) for space in sorted(choices.spaces, key=lambda space: asking.off(view, choices, space))]
    men = [Target(view.men[man], man) for man in choices.men if man != picked]
    return found + sorted(men, key=lambda target: view.board.distance(target.space, view.ball))


def target_words(target: Target, view: GrudgematchView, choices: ChoicePanel, picked: int) -> str:
    """What the button says that takes a target."""
    if target.direction >= 0:
        return translate("GrudgeTable", "Kick {direction}").format(direction=direction_words(target.direction))
    if target.man >= 0:
        return translate("GrudgeTable", "Choose {man}").format(man=man_name(target.man))
    place = strips.place_of(target.space, view.board.rows)
    if choices.step == "set_ball":
        return translate("GrudgeTable", "Ball to {place}").format(place=place)
    man = view.to_place if choices.step == "line_up" else picked
    return translate("GrudgeTable", "{man} to {place}").format(man=man_name(man), place=place)


def ways_by_worth(view: GrudgematchView, choices: ChoicePanel) -> list[int]:
    """The directions in order: highest chance of a goal, then towards the goal, then the others."""
    forward = (4, 3, 5) if view.side_in_turn else (0, 1, 7)

    def worth(direction: int) -> tuple[float, bool]:
        ray = view.ray(direction)
        return 0.0 if ray is None else view.goal_chance(ray, view.side_in_turn), direction in forward

    return sorted(choices.aims, key=worth, reverse=True)
