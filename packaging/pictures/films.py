"""Film strips of what moves on a table: one strip a kind of event, drawn at given times of the animation clock.

Beside them lie contact sheets with all of them small. The flagship's matches are friendlies of AI seats with fixed
seeds; of any other game a goal, a kick and the end are filmed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from pictures.camera import Camera
    from swallows_gui.games.swallows.table.match.table import MatchTable
    from swallows_gui.ui.play.game_table import GameTable
    from swallows_gui.ui.play.replay.replay_desk import ReplayController

Event = Mapping[str, Any]
MENU = 30
"""Pixels of a window's height that its menu takes: the rest is the table's."""
FIELD = ["BRA", "GER"]
FRAMES, ACROSS, WIDE = 12, 4, 480
"""Frames of a strip, those in a row, and the width of each, pixels."""
BEAT = 900
"""Milliseconds between two decisions: pace normal."""
MATCHES = 60
"""Of another game so many are looked through at most."""
SEEDS = range(200)
"""Of these matches, as many as are needed; every other one is played with haggling."""


def _has(kind: str, **fields: Any) -> Callable[[Sequence[Event]], bool]:
    def has(events: Sequence[Event]) -> bool:
        return any(
            event["type"] == kind and all(event.get(name) == value for name, value in fields.items())
            for event in events
        )

    return has


def _rolled(purpose: str, end: str) -> Callable[[Sequence[Event]], bool]:
    return lambda events: _has("die_rolled", purpose=purpose)(events) and _has(end)(events)


def _names(kind: str, field: str) -> Callable[[Sequence[Event]], bool]:
    return lambda events: any(event["type"] == kind and event.get(field) is not None for event in events)


def _stands(goal: Event) -> tuple[int, int]:
    """Goals of the scorer and of the others, Brazil being at home."""
    home, away = int(goal["home"]), int(goal["away"])
    return (home, away) if goal["team"] == FIELD[0] else (away, home)


def _scored(like: Callable[[int, int], bool]) -> Callable[[Sequence[Event]], bool]:
    """Whether a move brings a goal after which it stands so, for the scorer and for the others; none on penalties."""

    def has(events: Sequence[Event]) -> bool:
        goals = [_stands(event) for event in events if event["type"] == "goal" and not event["own_goal"]]
        return any(like(*goal) for goal in goals) and not _has("awarded", cause="shootout")(events)

    return has


KINDS: dict[str, Callable[[Sequence[Event]], bool]] = {
    "attack": lambda events: [event["type"] for event in events] == ["attack_played"],
    "beaten": lambda events: _has("defence_played")(events) and _has("goal")(events),
    "goal": _rolled("shot", "goal"),
    "missed": _rolled("shot", "missed"),
    "saved": _has("saved"),
    "own-goal": _has("goal", own_goal=True),
    "equaliser": _scored(lambda mine, theirs: mine == theirs),
    "third": _scored(lambda mine, theirs: mine == 3 > theirs + 1),
    "late-lead": _scored(lambda mine, theirs: mine == theirs + 1 >= 4),
    "foul": _has("die_rolled", purpose="foul"),
    "offside": _has("die_rolled", purpose="offside"),
    "swallow": _has("die_rolled", purpose="swallow"),
    "hand-up": _has("die_changed", delta=1),
    "hand-down": _has("die_changed", delta=-1),
    "hand-away": _has("die_left"),
    "edge": _names("area_ruled", "seat"),
    "out-of-the-blue": _has("awarded", cause="referee"),
    "sending-off": _names("sent_off", "card"),
    "injury": _has("injured"),
    "theft": _has("cards_stolen"),
    "cancelled": _has("effect", what="cancel", lapsed=False),
    "shield": _has("effect", what="shield", lapsed=False),
    "offer": _has("bribe_offered"),
    "offer-taken": _has("bribe_accepted"),
    "offer-declined": _has("bribe_declined"),
    "price": _has("price_named"),
    "drawn": _has("cards_drawn"),
    "thrown-away": _has("cards_discarded"),
    "no-more": lambda events: [event["type"] for event in events] == ["declined"],
    "extra-time": _has("period_started", period="extra"),
    "kick": lambda events: _has("awarded", cause="shootout")(events) and _has("goal")(events),
    "shoot-out": _has("period_started", period="shootout"),
    "full-time": _has("match_ended"),
    "decided": lambda events: _has("goal")(events) and _has("match_ended")(events),
}
"""What is filmed, by the events that a move must bring."""


def photograph_motion(camera: Camera, wanted: Collection[str] = ()) -> None:
    """A strip of every kind, or of those wanted, in every theme."""
    from swallows_gui.services.settings import settings
    from swallows_gui.ui.kit.clock import clock

    settings().change(pace="normal", reduced_motion=False)
    strips: dict[str, list[QImage]] = {theme: [] for theme in camera.themes}
    clock().by_hand()
    for kind, rerun, position in _found({kind: has for kind, has in KINDS.items() if not wanted or kind in wanted}):
        for theme in camera.in_each_theme():
            strips[theme].append(_strip(_film(camera, rerun, position, _match_table(rerun))))
            camera.write(f"motion-{kind}", theme, strips[theme][-1])
    clock().by_itself()
    for theme, images in strips.items():
        camera.sheets(f"motions-{theme}", images, 1400, (1, 4))


KICKS = ("shot_taken", "kick_over")
"""Events of a shoot-out; a shot from the pitch has a square."""
PEAKS: dict[str, Callable[[Sequence[Event]], bool]] = {
    "goal": lambda events: _has("goal")(events) and not _has("match_ended")(events),
    "kick": lambda events: any(event["type"] in KICKS and event.get("square") is None for event in events),
    "end": _has("match_ended"),
}
"""What is filmed of a game that is one match."""
LONG: Mapping[str, Mapping[str, Any]] = {
    "final_whistle": {"squads": "first", "decks": "first", "extra_time": "always"},
    "power_soccer": {"draw": "penalties", "length": {"attacks": 1}, "penalty": "keeper"},
    "tactics_board": {"half": 15},
}
"""Options with which a match soon comes to its shoot-out."""


def photograph_peaks(camera: Camera, game: str, wanted: Collection[str] = ()) -> None:
    """A strip of a goal, of a kick where the game has shoot-outs, and of the end, in every theme."""
    from swallows_gui import titles
    from swallows_gui.services.settings import settings
    from swallows_gui.session import Seat, Session, Setup
    from swallows_gui.session.openings import playable
    from swallows_gui.session.replay import Playback
    from swallows_gui.ui.kit.clock import clock
    from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
    from swallows_gui.ui.play.game_table import decide_nothing
    from swallows_gui.ui.play.replay.replay_desk import ReplayController

    title = titles.title(game)
    desk: Any = title.load(title.desk)
    left = {kind: has for kind, has in PEAKS.items() if not wanted or kind in wanted}
    settings().change(pace="normal", reduced_motion=False)
    clock().by_hand()
    seats = tuple(Seat(name, "ai", "easy", SEAT_COLOURS[at]) for at, name in enumerate(("Anna", "Beat")))
    for seed in range(MATCHES):
        with Session.new(Setup(dict(LONG.get(game, {})), seats, game=game, seed=seed), game=playable(game)) as session:
            session.run()
            rerun = ReplayController(Playback(session.record()), desk.models_for, desk.manners, desk.chapters)
        for position in range(1, rerun.last + 1):
            events = rerun.playback.events(position, rerun.eyes)
            for kind in [kind for kind, has in left.items() if has(events)]:
                del left[kind]
                for theme in camera.in_each_theme():
                    table = desk.table_type(rerun.models, decide_nothing, rerun.presenter)
                    camera.write(f"film-{game}-{kind}", theme, _strip(_film(camera, rerun, position, table)))
        rerun.close()
        if not left:
            break
    clock().by_itself()


def _found(wanted: dict[str, Callable[[Sequence[Event]], bool]]) -> Iterator[tuple[str, ReplayController, int]]:
    """A game and a position in it for every kind of event."""
    from swallows_gui.games.swallows.table.desk import Desk
    from swallows_gui.session import Seat, Session, Setup
    from swallows_gui.session.replay import Playback
    from swallows_gui.ui.play.replay.replay_desk import ReplayController

    for seed in SEEDS:
        if not wanted:
            return
        level = "easy" if seed % 5 == 0 else "random"  # who plays at random hardly ever steals
        seats = tuple(Seat(name, "ai", level) for name in ("Anna", "Beat", "Chiara"))
        options = {"format": "friendly", "field": FIELD, "knockout": True, **({"haggling": True} if seed % 2 else {})}
        with Session.new(Setup(options, seats, seed=seed)) as session:
            session.run()
            rerun = ReplayController(Playback(session.record()), Desk.models_for, Desk.manners, Desk.chapters)
        rerun.set_eyes(0)
        for position in range(1, rerun.last + 1):
            events = rerun.playback.events(position, rerun.eyes)
            for kind in [kind for kind, has in wanted.items() if has(events)]:
                del wanted[kind]
                yield kind, rerun, position
        rerun.close()
    raise LookupError(f"no match has {', '.join(wanted)}")


def _match_table(rerun: ReplayController) -> MatchTable:
    """The flagship's table, which a replay is shown at."""
    from swallows_gui.games.swallows.table.match.table import MatchTable
    from swallows_gui.games.swallows.words.bundle import Models

    assert isinstance(rerun.models, Models)
    return MatchTable(rerun.models, lambda _action: None, presenter=rerun.presenter)


def _film(camera: Camera, rerun: ReplayController, position: int, table: GameTable) -> list[QImage]:
    """A table at equal distances of time while a move is shown; it is closed afterwards."""
    from swallows_gui.ui.kit.clock import clock
    from swallows_gui.ui.kit.face_cache import paint_queue
    from swallows_gui.ui.play.moments import showing_ms

    rerun.seek(position - 1)

    def begin(_events: object) -> None:
        table.begin(rerun.info)

    def settle(_events: object) -> None:
        table.settle(rerun.view, rerun.info)

    rerun.began.connect(begin)
    rerun.played.connect(settle)
    table.resize(camera.size[0], camera.size[1] - MENU)
    table.show()
    table.show_view(rerun.view, rerun.info)
    table.grab()
    paint_queue().flush()
    rerun.step()
    events = rerun.playback.events(position, rerun.eyes)
    step = (showing_ms(rerun.manners, events, BEAT) / 1000 + 0.1) / (FRAMES - 1)
    frames: list[QImage] = []
    for number in range(FRAMES):
        if number:
            clock().pass_time(step)
        camera.app.processEvents()
        table.grab()
        paint_queue().flush()
        frames.append(table.grab().toImage())
    rerun.began.disconnect(begin)
    rerun.played.disconnect(settle)
    for widget in (table, *_loose_parts(table)):
        widget.close()
        widget.deleteLater()
    return frames


def _loose_parts(table: GameTable) -> list[QWidget]:
    """Widgets of a table that no window has taken."""
    from PySide6.QtWidgets import QWidget

    return [part for part in vars(table).values() if isinstance(part, QWidget) and part.parent() is None]


def strip_of(camera: Camera, name: str, seconds: float, frames: int = 8) -> None:
    """Film what moves in the window for so many seconds, the clock being passed by hand."""
    from swallows_gui.ui.kit.clock import clock
    from swallows_gui.ui.kit.idle_queue import idle_queue

    camera.settle(600)
    camera.wait(lambda: not idle_queue().busy, "the page laid out, and nothing that covers it")
    images: list[QImage] = []
    for number in range(frames):
        clock().pass_time(0.05 if not number else seconds / frames)
        camera.app.processEvents()
        images.append(camera.window.grab().toImage())
    camera.write(f"film-{name}", camera.themes[0], _strip(images))


def _strip(frames: Sequence[QImage]) -> QImage:
    """Frames in rows, all of one width."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    wide, high = WIDE, round(frames[0].height() * WIDE / frames[0].width())
    rows = -(-len(frames) // ACROSS)
    sheet = QImage(round(ACROSS * (wide + 6)), round(rows * (high + 6)), QImage.Format.Format_RGB32)
    sheet.fill(QColor("#777777"))
    painter = QPainter(sheet)
    for number, frame in enumerate(frames):
        row, column = divmod(number, ACROSS)
        small = frame.scaled(wide, high, mode=Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(column * (wide + 6) + 3, row * (high + 6) + 3, small)
    painter.end()
    return sheet
