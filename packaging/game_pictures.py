"""Takes the pictures of any game of the house: how it is set up, every kind of question it asks, what lies over its
table, what stands at its end. `screenshots.py --game ID` calls it.

It knows no game: it clicks what every game has. Its questions are those of matches that AI seats have played without a
window: where a new kind comes up, two people take the seats and the window opens the record there.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from unittest import mock

if TYPE_CHECKING:
    from camera import Camera
    from swallows_gui.session import Session
    from swallows_gui.ui.play.game_controller import GameController

NAMES = ("Kim", "Maximiliane")
"""A short and a long one."""
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
    from swallows_gui.session import Seat, Session, Setup
    from swallows_gui.session.games import playable
    from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS

    level = playable(game).usual_level
    for number in range(MATCHES):
        count = int(options.get("seats", len(NAMES)))
        names = (*NAMES, "Ottmar", "Juri")[:count]
        seats = tuple(Seat(name, "human", "", SEAT_COLOURS[at]) for at, name in enumerate(names))
        setup = Setup({**options, "take_back": "free"}, seats, game=game)
        path = camera.picture("unseen", "light").with_suffix(".swallows")
        with mock.patch.object(Setup, "drawn_seed", return_value=seed + number):
            session = Session.new(setup, path=path)
        with session:
            for seat in range(count):
                session.hand_to_ai(seat, level)
            while not session.over:
                question = _asked_in(session)
                if question not in seen:
                    seen.add(question)
                    _one_question(camera, session, question)
                session.step()
        path.unlink()


def _asked_in(session: Session) -> str:
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


def open_with_people(
    camera: Camera, session: Session, curtain_name: str = "", people: Sequence[int] | None = None
) -> None:
    """Open a game that AI seats have played so far in the window, with people on these seats (on all of them if they
    are not named), and open the curtain, of which a picture is taken if `curtain_name` says what it lies over."""
    from swallows_gui.session import Session
    from swallows_gui.ui.kit.buttons import PosterButton

    window = camera.window
    copy, opened = (camera.picture(name, "light").with_suffix(".swallows") for name in ("copy", "opened"))
    session.save_as(copy)
    with Session.load(copy, target=opened) as taken:
        for seat in range(len(taken.seats)) if people is None else people:
            taken.take_back_seat(seat)
    window.open_file(opened)
    camera.wait(lambda: window.game.laid is not None and window.desk is not None, "the table")
    for path in (copy, opened):
        path.unlink()
    assert window.desk is not None
    assert window.talk is not None
    controller, curtain = window.desk.controller, window.talk.curtain
    camera.wait(lambda: at_rest(camera, controller), "a question")
    if curtain.closed:
        camera.settle(300)
        if curtain_name:
            camera.take(f"curtain-{curtain_name}")
        camera.click(next(each for each in curtain.findChildren(PosterButton) if each.isVisible()))
        camera.wait(lambda: not curtain.closed and at_rest(camera, controller), "the open curtain")


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
        choices = controller.choices()
        if not looked and number >= 12:
            looked = True
            _over_the_table(camera, controller, advised=len(choices) > 1)
        if choices:
            controller.act(chance.choice(choices))
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
        assert window.talk is not None
        sheet = window.talk.review.sheet
        window.talk.review.begin(0)
        camera.wait(lambda: sheet.isVisible() and sheet.progress.isHidden(), "the review")
        camera.take("review")
        sheet.dismiss()
    _replay(camera)
    window.leave_game()


def _over_the_table(camera: Camera, controller: GameController, *, advised: bool) -> None:
    """What lies over the table or beside it while a question waits; nobody is advised where there is no choice."""
    from swallows_gui.ui.play.guide.key_sheet import KeySheet

    window = camera.window
    assert window.talk is not None
    hints = window.talk.hints.sheet
    if advised:
        controller.ask_hint()
        camera.wait(lambda: hints.isVisible() and hints.progress.isHidden(), "the hint")
        camera.take("hint")
        hints.dismiss()
    window.actions_["text_table"].setChecked(True)
    camera.take("text-table")
    window.actions_["text_table"].setChecked(False)
    window.commands.show_keys()
    keys = window.findChild(KeySheet)
    assert keys is not None
    camera.take("keys", keys)
    keys.close()
    docks = window.docks
    was_open = docks.any_open
    for name, dock in docks.by_name.items():
        dock.show()
        dock.raise_()
        camera.settle()
        camera.take(f"dock-{name}")
    if not was_open:
        docks.toggle_all()
        camera.settle()


def _replay(camera: Camera) -> None:
    window = camera.window
    window.navigation.replay_game()
    camera.wait(lambda: window.replay is not None, "the replay")
    replay = window.replay
    assert replay is not None
    replay.rerun.seek(replay.rerun.last * 2 // 3)
    camera.settle(700)
    camera.take("replay")
    window.navigation.leave_replay()


def _first_lessons(camera: Camera, game: str) -> None:
    """How the tutorial begins."""
    window = camera.window
    if not window.navigation.title.tutorial:
        return
    window.game.begin_tutorial(game)
    camera.wait(lambda: window.talk is not None and window.talk.tutorial is not None, "the tutorial")
    assert window.talk is not None
    lessons = window.talk.tutorial
    assert lessons is not None
    camera.wait(lambda: lessons.told is not None and lessons.bubble.isVisible(), "the first lesson")
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
        if not tips.note.isVisible() and (choices := controller.choices()):
            controller.act(chance.choice(choices))
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
        for at, (name, level) in enumerate(zip(NAMES, levels, strict=True))
    )
    window = camera.window
    window.game.begin(game, {"seats": len(seats), "take_back": "free"}, seats)
    camera.wait(lambda: window.game.laid is not None, "the table")
    assert window.desk is not None
    return window.desk.controller


def at_rest(camera: Camera, controller: GameController) -> bool:
    talk = camera.window.talk
    return talk is not None and (talk.curtain.closed or controller.info.phase in ("asked", "held", "paused", "over"))
