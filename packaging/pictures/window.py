"""What scenes of any game do with the window: computers play, people take seats where there is something to be seen,
and what lies over a table or beside it is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from unittest import mock

if TYPE_CHECKING:
    from pictures.camera import Camera
    from swallows_gui.session import Session
    from swallows_gui.ui.play.game_controller import GameController
    from swallows_gui.ui.play.guide.tutorial import TutorialGuide
    from swallows_gui.ui.play.replay.replay_screen import ReplayScreen

NAMES = ("Kim", "Maximiliane", "Ottmar", "Juri")
"""Short and long ones."""
LEVEL = "easy"
"""Who plays what nobody looks at."""
OVER = "over"
"""The last place of a game."""


def places(
    camera: Camera,
    options: Mapping[str, Any],
    place_of: Callable[[Session], str],
    seed: int,
    *,
    game: str = "swallows",
    level: str = LEVEL,
    seen: set[str] | None = None,
) -> Iterator[tuple[Session, str]]:
    """Let computers play a game without a window; yields it at each place that is not `seen` yet, and when it is over.

    `place_of` is asked before each move; "" is nothing to be seen.
    """
    from swallows_gui.session import Seat, Session, Setup
    from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS

    found = set() if seen is None else seen
    names = NAMES[: int(options.get("seats", len(NAMES)))]
    seats = tuple(Seat(name, "human", "", SEAT_COLOURS[at]) for at, name in enumerate(names))
    path = camera.picture("unseen", "light").with_suffix(".swallows")
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        session = Session.new(Setup({**options, "take_back": "free"}, seats, game=game), path=path)
    with session:
        hand_to(session, level)
        while not session.over:
            place = place_of(session)
            if place and place not in found:
                found.add(place)
                yield session, place
            session.step()
        yield session, OVER
    path.unlink()


def hand_to(session: Session, level: str) -> None:
    """Computers of a level take all seats."""
    for seat in range(len(session.seats)):
        session.hand_to_ai(seat, level)


def open_with_people(
    camera: Camera, session: Session, curtain_name: str = "", people: Sequence[int] | None = None
) -> None:
    """Open a game that AI seats have played so far in the window, with people on these seats (on all of them if they
    are not named), and open the curtain, of which a picture is taken if `curtain_name` says what it lies over."""
    from swallows_gui.session import Session

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
        open_curtain(camera)
        camera.wait(lambda: at_rest(camera, controller), "a question")


def open_curtain(camera: Camera) -> None:
    """Whoever the curtain is closed before takes the place."""
    from swallows_gui.ui.kit.buttons import PosterButton

    assert camera.window.talk is not None
    curtain = camera.window.talk.curtain
    camera.click(next(each for each in curtain.findChildren(PosterButton) if each.isVisible()))
    camera.wait(lambda: not curtain.closed, "the open curtain")


def at_rest(camera: Camera, controller: GameController) -> bool:
    """Whether the table waits for somebody."""
    talk = camera.window.talk
    return talk is not None and (talk.curtain.closed or controller.info.phase in ("asked", "held", "paused", "over"))


def take_hint(camera: Camera, name: str) -> None:
    """A hint for the question that is asked."""
    window = camera.window
    assert window.desk is not None
    assert window.talk is not None
    sheet = window.talk.hints.sheet
    window.desk.controller.ask_hint()
    camera.wait(lambda: sheet.isVisible() and sheet.progress.isHidden(), "the hint")
    camera.take(name)
    sheet.dismiss()


def take_text_and_keys(camera: Camera) -> None:
    """The table as text, and the sheet of keys."""
    from swallows_gui.ui.play.guide.key_sheet import KeySheet

    window = camera.window
    window.actions_["text_table"].setChecked(True)
    camera.take("text-table")
    window.actions_["text_table"].setChecked(False)
    window.commands.show_keys()
    keys = window.findChild(KeySheet)
    assert keys is not None
    camera.take("keys", keys)
    keys.close()


def take_docks(camera: Camera, name: str) -> None:
    """Every panel beside the table, each in front once."""
    docks = camera.window.docks
    was_open = docks.any_open
    for title, dock in docks.by_name.items():
        dock.show()
        dock.raise_()
        camera.settle()
        camera.take(f"{name}-{title}")
    if not was_open:
        docks.toggle_all()
        camera.settle()


def take_review(camera: Camera) -> None:
    """What the person's decisions of the match that is over were worth."""
    window = camera.window
    assert window.talk is not None
    sheet = window.talk.review.sheet
    window.talk.review.begin(0)
    camera.wait(lambda: sheet.isVisible() and sheet.progress.isHidden(), "the review")
    camera.take("review")
    sheet.dismiss()


def open_replay(camera: Camera) -> ReplayScreen:
    """The replay of the game that is over."""
    window = camera.window
    window.navigation.replay_game()
    camera.wait(lambda: window.replay is not None, "the replay")
    assert window.replay is not None
    return window.replay


def first_lesson(camera: Camera) -> TutorialGuide:
    """The tutorial that has been begun, at its first lesson."""
    window = camera.window
    camera.wait(lambda: window.talk is not None and window.talk.tutorial is not None, "the tutorial")
    assert window.talk is not None
    lessons = window.talk.tutorial
    assert lessons is not None
    camera.wait(lambda: lessons.told is not None and lessons.bubble.isVisible(), "the first lesson")
    return lessons
