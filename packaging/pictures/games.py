"""Any game of the house: how it is set up, every kind of question it asks, what lies over its table, what stands at its
end.

It knows no game: it clicks what every game has. Its questions are those of matches that AI seats have played without a
window: where a new kind comes up, two people take the seats and the window opens the record there.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from pictures.window import (
    NAMES,
    OVER,
    at_rest,
    first_lesson,
    open_replay,
    open_with_people,
    places,
    take_docks,
    take_hint,
    take_review,
    take_text_and_keys,
)

if TYPE_CHECKING:
    from pictures.camera import Camera
    from swallows_gui.session import Session
    from swallows_gui.ui.play.game_controller import GameController

PEOPLE = 2
QUESTIONS = 400
"""So many are answered in a game before its other end is played by the computers."""
MATCHES = 10
"""So many are looked through for kinds of questions."""


def photograph_game(camera: Camera, game: str, seed: int, options: Sequence[Mapping[str, Any]] = ()) -> None:
    """Every screen of a game once, in the order a player meets them; its questions with each of these options."""
    from swallows_gui.services.settings import settings

    window = camera.window
    camera.take("shelf")
    window.start.choose(game)
    camera.take("start")
    for start in tuple(window.start.start_buttons):
        window.navigation.show_start(game, start)
        camera.take(f"set-up-{start}")
        window.go_back()
    camera.click(window.start.rules_button)
    camera.take("rules")
    window.go_back()
    seen: set[str] = set()
    for each in options or ({},):
        _questions(camera, game, each, seed, seen)
    _match_against_a_computer(camera, game, seed)
    _first_lessons(camera, game)
    _first_tip(camera, game)
    settings().change(tips=False)
    window.close()


def _questions(camera: Camera, game: str, options: Mapping[str, Any], seed: int, seen: set[str]) -> None:
    """Every kind of question that matches with these options ask, but for those that have been `seen`."""
    from swallows_gui.session.openings import playable

    level, given = playable(game).usual_level, {"seats": PEOPLE, **options}
    for number in range(MATCHES):
        for session, question in places(camera, given, asked_in, seed + number, game=game, level=level, seen=seen):
            if question != OVER:
                _one_question(camera, session, question)


def asked_in(session: Session) -> str:
    """What is asked, as far as any game says it: its step, and its phase where there are phases."""
    view: Any = session.view(session.to_move)
    with suppress(AttributeError):
        phase = getattr(view, "phase", "")
        return f"{view.step}-{phase}".rstrip("-") if isinstance(phase, str) else str(view.step)
    mover = session.to_move or 0
    kinds = {str(session.action_json(act)["type"]) for act in session.legal(mover) if isinstance(act, int)}
    return "-".join(sorted(kinds))


def _one_question(camera: Camera, session: Session, question: str) -> None:
    """The window at the question that a session is at, with people on all seats."""
    open_with_people(camera, session, question)
    camera.settle(700)
    camera.take(f"asked-{question}")
    camera.window.leave_game()


def _match_against_a_computer(camera: Camera, game: str, seed: int) -> None:
    """A hint, the table as text, the docks; then the end, its pages, the review and the replay."""
    window = camera.window
    controller = _begin(camera, game, ("", "easy"))
    chance = random.Random(seed)
    looked = False
    for number in range(QUESTIONS):
        camera.wait(lambda: at_rest(camera, controller), "a question")
        assert window.talk is not None
        if controller.over:
            break
        if controller.info.actor is None or controller.info.phase == "held":
            controller.go_on()
            continue
        choices = controller.info.legal.actions
        if not looked and number >= 12:
            looked = True
            _over_the_table(camera, advised=len(choices) > 1)
        if choices:
            controller.do([chance.choice(choices)])
        if number == 40:
            controller.run_to_result()
    camera.wait(lambda: controller.over, "the end", lambda: controller.session.point)
    while controller.info.phase == "held":
        controller.go_on()
        camera.settle()
    camera.settle(900)
    camera.take("end")
    table = window.desk.table if window.desk is not None else None
    forward = getattr(table, "forward", None)
    if forward is not None and forward.isVisible():
        camera.click(forward)
    camera.settle(500)
    camera.take("result")
    if controller.may_review(0):
        take_review(camera)
    _replay(camera)
    window.leave_game()


def _over_the_table(camera: Camera, *, advised: bool) -> None:
    """What lies over the table or beside it while a question waits; nobody is advised where there is no choice."""
    if advised:
        take_hint(camera, "hint")
    take_text_and_keys(camera)
    take_docks(camera, "dock")


def _replay(camera: Camera) -> None:
    replay = open_replay(camera)
    replay.rerun.seek(replay.rerun.last * 2 // 3)
    camera.settle(700)
    camera.take("replay")
    camera.window.navigation.leave_replay()


def _first_lessons(camera: Camera, game: str) -> None:
    """How the tutorial begins."""
    window = camera.window
    if not window.navigation.title.tutorial:
        return
    window.game.begin_tutorial(game)
    lessons = first_lesson(camera)
    camera.settle(400)
    camera.take("tutorial")
    lessons.end()
    window.leave_game()


def _first_tip(camera: Camera, game: str) -> None:
    """The first tip of a match, if the game has tips."""
    from swallows_gui.services.settings import settings

    settings().change(tips=True, tips_seen={})
    controller = _begin(camera, game, ("", "easy"))
    assert camera.window.talk is not None
    tips = camera.window.talk.tips
    chance = random.Random(0)
    while tips is not None and not tips.note.isVisible() and not controller.over:
        camera.wait(lambda: at_rest(camera, controller), "a question")
        camera.settle(200)
        if not tips.note.isVisible() and (choices := controller.info.legal.actions):
            controller.do([chance.choice(choices)])
    if tips is not None:
        camera.settle(400)
        camera.take("tip")
    settings().change(tips=False)
    camera.window.leave_game()


def _begin(camera: Camera, game: str, levels: Sequence[str]) -> GameController:
    """A match with these levels; "" is a person."""
    from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
    from swallows_gui.ui.play.seat_rows import SeatChoice

    seats = tuple(
        SeatChoice(name, SEAT_COLOURS[at], level, "")
        for at, (name, level) in enumerate(zip(NAMES, levels, strict=False))
    )
    window = camera.window
    window.game.begin(game, {"seats": len(seats), "take_back": "free"}, seats)
    camera.wait(lambda: window.game.laid is not None, "the table")
    assert window.desk is not None
    return window.desk.controller
