"""A seat of the tutorial: its choices are laid down in data, and where they do not fit it plays as `easy` does.

It looks at nothing but its view, so the game it plays in is a game like any other, and its record a true one.
"""

from swallows_gui.catalogue.tutorial import LessonDeed, LessonPoint, load_tutorial
from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.easy import Easy
from swallows_gui.games.swallows.rules.actions import ARGUMENT, PLAY, verb_of
from swallows_gui.games.swallows.rules.events import AttackPlayed
from swallows_gui.games.swallows.rules.notation import SwallowsNotation
from swallows_gui.games.swallows.rules.tables import KINDS, NOWHERE
from swallows_gui.games.swallows.rules.view import SwallowsView


class Tutor(Easy):
    """A seat of level `tutor`."""

    level = "tutor"
    looks_back = True

    def choose(self, view: SwallowsView) -> int:
        """What the plan says at this point, if that is allowed."""
        for move in load_tutorial("swallows").moves:
            if move.seat == view.seat and at_point(view, move.at):
                found = fitting(view, move.do)
                if found is not None:
                    return found
        return super().choose(view)

    def offer(self, view: SwallowsView) -> int | None:  # noqa: ARG002 - the others' signature
        """None: it never acts out of turn, to spare the learner surprises."""
        return None


def at_point(view: SwallowsView, point: LessonPoint) -> bool:
    """Whether the question a view asks is this one."""
    if point.step != view.step:
        return False
    if point.bribed is not None and point.bribed != view.bound[_learner_side(view)]:
        return False
    return point.attack is None or point.attack == running_attack(view)


def running_attack(view: SwallowsView) -> int:
    """The how many-eth attack of the attacking team it is, from 1: the one that runs or is about to begin."""
    attack = view.attack
    if view.step in ("attack", "modifiers"):
        return _begun(view, view.initiative) + 1
    return _begun(view, attack.team) if attack is not None else 0


def _begun(view: SwallowsView, team: int) -> int:
    code = view.tables.nation_code[view.field[team]]
    return sum(attack.team == code for attack in of_kinds(view.history, AttackPlayed))


def _learner_side(view: SwallowsView) -> int:
    learner = load_tutorial("swallows").learner
    return 0 if view.trainer[view.home] == learner else 1


def fitting(view: SwallowsView, deed: LessonDeed) -> int | None:
    """The action that a deed describes: of several cards the nearest in value, ordinary ones before stars; None if
    there is none."""
    notation = SwallowsNotation(view.tables, view.field, view.trainer, view.form.schedule.group_names)
    wanted: Json = dict(deed.action)
    amount = wanted.pop("amount", None)
    found = []
    offers = [each[min(int(amount or 1), len(each)) - 1] for each in view.legal if isinstance(each, range)]
    for action in (*view.asked, *offers):
        written = notation.action_to_json(action)
        if all(written.get(name) == value for name, value in wanted.items()) and _is_kind(view, action, deed.kind):
            found.append(action)
    return min(found, key=lambda action: _distance(view, action, deed.near), default=None)


def _is_kind(view: SwallowsView, action: int, kind: str) -> bool:
    if not kind:
        return True
    card = action & ARGUMENT
    return verb_of(action) == PLAY and KINDS[view.tables.card_kind[card]] == kind and not view.tables.card_when[card]


def _distance(view: SwallowsView, action: int, near: int) -> tuple[bool, int, int]:
    if verb_of(action) != PLAY:
        return False, 0, action
    card = action & ARGUMENT
    return view.tables.card_nation[card] != NOWHERE, abs(view.tables.card_value[card] - near), card
