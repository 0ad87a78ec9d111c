"""Nothing is told before it is seen: whole friendlies by a clock that is passed by hand, heard at every moment."""

import random
import re
from collections.abc import Callable, Iterator
from unittest import mock

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.models.narration import Event
from swallows_gui.services.settings import settings
from swallows_gui.services.speech import speech
from swallows_gui.session import Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.moments import Moment, arrival_ms
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.swallows.manners import MANNERS
from swallows_gui.ui.trial.overheard import everything_said
from tests.models.swallows.test_models_follow_a_game import built, parts, texts
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
REVEALED = frozenset({"die_rolled", "die_changed", "total_changed", "goal"})
"""Events that bring a number which nobody may read before it is there."""


@pytest.fixture
def by_hand() -> Iterator[None]:
    clock().by_hand()
    yield
    clock().by_itself()


class Listener:
    """Plays a friendly and listens to everything that window, screen reader and voice say while it is told."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            window.new_game({"format": "friendly", "field": ["BRA", "GER"], "knockout": True}, SEATS)
        self.window = window
        self.desk = desk_of(window)
        self.controller: GameController = self.desk.controller
        self.spoken: list[str] = []
        self.revealed = 0
        self.shootout = False
        self.results = 0
        self._random = random.Random(seed)
        self._waits_for: Event | None = None
        self._before: frozenset[str] = frozenset()
        presenter = self.controller.moments
        presenter.begun.connect(self._begins)
        presenter.told.connect(self._told)
        self.desk.table.announced.connect(lambda text: self.spoken.append(text))

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
                controller.act(self._random.choice(controller.choices()))
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
        wait = arrival_ms(MANNERS, event, self.controller.info.beat_ms) / 1000
        clock().pass_time(wait * 0.95)
        assert self._waits_for is event
        self._nothing_said_of(event)
        clock().pass_time(wait * 0.05 + FRAME)
        assert self._waits_for is not event, "what has come to rest is told"

    def _begins(self, event: Event) -> None:
        if event["type"] in REVEALED:
            self._waits_for = event
            self._before = frozenset([*everything_said(), *self.spoken])

    def _told(self, moments: list[Moment]) -> None:
        for moment in moments:
            if moment.event is self._waits_for:
                self._waits_for = None
            if moment.event is not None and moment.event["type"] in REVEALED:
                self.revealed += 1
            if moment.event is not None and moment.event.get("period") == "shootout":
                self.shootout = True

    def _nothing_said_of(self, event: Event) -> None:
        new = [text for text in (*everything_said(), *self.spoken) if text not in self._before]
        for text in new:
            assert not re.search(rf"\b{event.get('total', 'no total')}\b", text), (event, text)
            if event["type"] == "goal":
                assert not re.search(rf"\b{event['home']} ?: ?{event['away']}\b", text), (event, text)

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


@pytest.mark.parametrize(
    ("pace", "reduced", "seed"),
    [("instant", False, SHOOTOUT), ("fast", False, 1), ("normal", False, 4), ("slow", False, 27), ("normal", True, 17)],
)
def test_no_total_and_no_score_is_told_before_it_is_seen(
    window: MainWindow, qtbot: QtBot, by_hand: None, pace: str, reduced: bool, seed: int
) -> None:
    settings().change(pace=pace, reduced_motion=reduced)
    said: list[str] = []
    with mock.patch.object(speech(), "say", side_effect=lambda text, *_more, **_kinds: said.append(text)):
        settings().change(read_aloud=True)
        listener = Listener(window, seed)
        listener.spoken = said
        listener.play()
        settings().change(read_aloud=False)
    assert listener.revealed >= 5
    assert listener.shootout == (seed == SHOOTOUT)
    assert listener.results == 1, "a person nods after the last act"


def test_a_shoot_out_is_told_kick_by_kick(window: MainWindow, qtbot: QtBot, by_hand: None) -> None:
    settings().change(pace="instant", reduced_motion=False)
    listener = Listener(window, SHOOTOUT)
    listener.play(until=lambda: listener.controller.view.period == "shootout")
    settings().change(pace="normal")
    listener.play()
    assert listener.shootout
    assert listener.results == 1
