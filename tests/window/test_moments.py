"""Nothing is told before it is seen: whole friendlies by a clock that is passed by hand, heard at every moment."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from unittest import mock

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from bench.trial.overheard import everything_said
from swallows_gui.games.swallows.table.match.match_times import MONEY
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.pitch.pitch import PitchState
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.moods import Moods
from swallows_gui.models.chapters import Event
from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.services.settings import settings
from swallows_gui.services.speech import speech
from swallows_gui.session import Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.moments import Moment, arrival_ms
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.words.test_models_follow_a_game import built, parts, texts
from tests.ui.hands import desk_of

SEATS = (
    SeatChoice("Anna", "#C8321F", "", ""),
    SeatChoice("Beat", "#1F4E9E", "random", ""),
    SeatChoice("Cleo", "#2E7D4F", "random", ""),
)
FRAME = 0.016
"""Seconds."""
SHOOTOUT = 21
"""The seed of a friendly that is decided from the spot."""
HAGGLED = 1
"""The seed of a friendly with a price that is named, an offer that is declined, a sending-off and an injury."""
WHOLE = (HAGGLED, 3, 11, SHOOTOUT)
"""Seeds of friendlies with money taken, a save, a theft and kicks from the spot among them."""
PLAYED = frozenset({"attack_played", "defence_played", "modifier_played"})
"""Events whose motion is one card that flies, face up; those that fly from and to hands are named in `cards`."""
ON_THE_WAY = {"die_rolled": "The die rolls …", "match_ended": "Full time"}
"""What is said while the motion of an event lasts, by its type; of all others nothing."""


@pytest.fixture
def by_hand() -> Iterator[None]:
    clock().by_hand()
    yield
    clock().by_itself()


class Listener:
    """Plays a friendly and listens to everything that window, models, screen reader and voice say while it is told."""

    def __init__(
        self, window: MainWindow, seed: int, *, looks: Sequence[float] = (0.95,), haggling: bool = False
    ) -> None:
        """`looks`: when it is listened, in parts of the time until a motion has brought what the event tells of."""
        options = {"format": "friendly", "field": ["BRA", "GER"], "knockout": True}
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            window.new_game({**options, **({"haggling": True} if haggling else {})}, SEATS)
        self.window = window
        self.desk = desk_of(window)
        self.controller: GameController = self.desk.controller
        self.spoken: list[str] = []
        self.revealed: Counter[str] = Counter()
        """What has been listened to before it was told, by its type."""
        self.shootout = False
        self.results = 0
        self._looks = looks
        self._random = random.Random(seed)
        self._waits_for: Event | None = None
        self._before: frozenset[str] = frozenset()
        self._faces = Moods()
        self._lay = PitchState()
        table, models = self.desk.table, self.desk.models
        assert isinstance(table, MatchTable)
        assert isinstance(models, Models)
        self.table, self.models = table, models
        presenter = self.controller.moments
        presenter.moving.connect(self._moves)
        presenter.told.connect(self._told)
        table.announced.connect(lambda text: self.spoken.append(text))

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """The friendly to its end, or until something is so; the human's decisions by lot."""
        controller, presenter = self.controller, self.controller.moments
        controller.pause(True)
        while controller.scene != "payout" and not until():
            if presenter.waits:
                self.results += 1
                assert controller.scene == "table"
                controller.go_on()
            elif presenter.running:
                self._pass_a_moment()
            elif controller.info.phase == "asked":
                self._same_as_rebuilt()
                controller.do([self._random.choice(controller.info.legal.actions)])
            elif controller.info.phase == "held":
                controller.go_on()
                controller.pause(True)
            else:
                assert controller.info.phase == "paused"
                controller.single_step()
        self._same_as_rebuilt()

    def _pass_a_moment(self) -> None:
        event = self._waits_for
        if event is None:
            clock().pass_time(FRAME)
            return
        wait, passed = arrival_ms(MANNERS, event, self.controller.info.beat_ms) / 1000, 0.0
        for part in self._looks:
            clock().pass_time(wait * (part - passed))
            passed = part
            assert self._waits_for is event
            self._nothing_said_of(event)
        clock().pass_time(wait * (1 - passed) + FRAME)
        assert self._waits_for is not event, "what has come to rest is told"
        self.revealed[event["type"]] += 1

    def _moves(self, moment: Moment) -> None:
        """Before anything of it has begun."""
        event = moment.event
        if event is not None and arrival_ms(MANNERS, event, self.controller.info.beat_ms) > 0:
            self._waits_for = event
            self._before = frozenset(self._all_said())
            now = self.table.situation()
            self._faces = now.faces if now is not None else Moods()
            self._lay = self.table.pitch.state

    def _told(self, moments: list[Moment]) -> None:
        for moment in moments:
            if moment.event is self._waits_for:
                self._waits_for = None
            if moment.event is not None and moment.event.get("period") == "shootout":
                self.shootout = True

    def _all_said(self) -> list[str]:
        """Whatever can be read, heard or found, shown or not; also in models that no view shows."""
        models = iter_descendants(self.desk.models, QAbstractItemModel)
        rows = [str(text) for model in models for row in texts(model) for text in row]
        return [*everything_said(), *rows, *self.spoken]

    def _nothing_said_of(self, event: Event) -> None:
        """What is new is what its motion shows: that a die rolls, the cards that fly, the last whistle, and what lies
        on the pitch: what lay there before, until nothing moves any more."""
        new = {text for text in self._all_said() if text not in self._before}
        names = self.models.names
        cards = [event["card"]] if event["type"] in PLAYED else event.get("cards", ())
        fly = [words for card in cards if names.card_of(card) for words in (names.title(card), names.text(card))]
        table = self.table
        still = not table.pitch.motion.running and not settings().now.reduced_motion
        if still or table.pitch._told == self._lay:
            new.discard(table.pitch.accessibleName())
        for text in new:
            if text != ON_THE_WAY.get(event["type"]):
                assert any(words in text for words in fly), (event, text)
        assert not table.peaks.poster.isVisible(), event
        assert table.peaks.stamp.word is None or event["type"] == "match_ended", event
        assert not table.board.isVisible(), event
        now = table.situation()
        assert now is not None
        assert now.faces == self._faces, event

    def _same_as_rebuilt(self) -> None:
        """Score and rows are what the view of this moment says."""
        controller = self.controller
        view, models = controller.view, self.desk.models
        assert view.history == controller.session.view(view.seat).history
        assert view == controller.session.view(view.seat)
        fresh = built(controller.session, view.seat)
        hands = (models.home_hand, models.away_hand)
        for shown, made in zip(parts(models), parts(fresh), strict=True):
            if shown not in hands or controller.scene == "table":
                assert texts(shown) == texts(made)
        fresh.deleteLater()


def _listened(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play to the end, with all that is announced to a screen reader and all that is read aloud."""
    QAccessible.setActive(True)

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            listener.spoken.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    with mock.patch.object(speech(), "say", side_effect=lambda text, *_more, **_kinds: listener.spoken.append(text)):
        settings().change(read_aloud=True)
        listener.play()
        settings().change(read_aloud=False)


@pytest.mark.parametrize(
    ("pace", "reduced", "seed"),
    [("instant", False, SHOOTOUT), ("fast", False, 1), ("normal", False, 4), ("slow", False, 27), ("normal", True, 17)],
)
def test_nothing_is_told_before_it_is_seen(
    window: MainWindow, by_hand: None, monkeypatch: pytest.MonkeyPatch, pace: str, reduced: bool, seed: int
) -> None:
    settings().change(pace=pace, reduced_motion=reduced)
    listener = Listener(window, seed)
    _listened(listener, monkeypatch)
    assert pace == "instant" or listener.revealed.total() >= 10
    assert listener.shootout == (seed == SHOOTOUT)
    assert listener.results == 1, "a person nods after the last act"


@pytest.mark.nightly
@pytest.mark.parametrize("posters", ["full", "short", "off"])
@pytest.mark.parametrize(
    ("pace", "reduced"), [("fast", False), ("normal", False), ("slow", False), ("fast", True), ("slow", True)]
)
def test_nothing_of_whole_friendlies_is_told_before_it_is_seen(
    window: MainWindow, by_hand: None, monkeypatch: pytest.MonkeyPatch, pace: str, reduced: bool, posters: str
) -> None:
    """Listened to four times while each event is on its way, with every way to show great moments, and haggling."""
    settings().change(pace=pace, reduced_motion=reduced, **{"swallows.great_moments": posters})
    revealed: Counter[str] = Counter()
    for seed in WHOLE:
        listener = Listener(window, seed, looks=(0.05, 0.35, 0.7, 0.98), haggling=seed == HAGGLED)
        _listened(listener, monkeypatch)
        revealed += listener.revealed
    on_the_pitch = {"die_rolled", "die_changed", "total_changed", "goal", "saved", "missed", "sent_off", "injured"}
    assert set(revealed) >= {*PLAYED, *on_the_pitch, "cards_stolen", "match_ended"}
    assert posters == "off" or set(revealed) >= {kind.type for kind in MONEY}


def test_a_shoot_out_is_told_kick_by_kick(window: MainWindow, qtbot: QtBot, by_hand: None) -> None:
    settings().change(pace="instant", reduced_motion=False)
    listener = Listener(window, SHOOTOUT)
    listener.play(until=lambda: listener.controller.view.period == "shootout")
    settings().change(pace="normal")
    listener.play()
    assert listener.shootout
    assert listener.results == 1
