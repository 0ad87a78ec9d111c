"""Spaces of the field in words, and the direction that one stands for while a kick is aimed."""

from __future__ import annotations

from swallows_gui.games.grudgematch.rules.board import OFF
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.table import scenes, strips
from swallows_gui.games.grudgematch.table.choices import Choices, direction_to
from swallows_gui.games.grudgematch.table.picture import BoardPicture
from swallows_gui.services.glossary import translate


def space_words(space: int, picture: BoardPicture, choices: Choices, view: GrudgematchView | None) -> str:
    """What lies on a space, and what may be done there."""
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


def aim_at(space: int, picture: BoardPicture, choices: Choices) -> int:
    """The direction that a space stands for while one is asked; -1: none."""
    if not choices.aims or picture.ball == OFF or space < 0:
        return -1
    direction = direction_to(picture.ball, space)
    return direction if direction is not None and direction in choices.aims else -1


def likeliest_way(view: GrudgematchView, choices: Choices) -> int:
    """The direction in which a goal is likeliest, or else one towards the goal."""
    forward = (4, 3, 5) if view.side_in_turn else (0, 1, 7)

    def worth(direction: int) -> tuple[float, bool]:
        ray = view.ray(direction)
        return 0.0 if ray is None else view.goal_chance(ray, view.side_in_turn), direction in forward

    return max(choices.aims, key=worth)
