"""A game in the ears: what every kind of event is heard by, what the stands make of it, and the offer."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.engine.events import Events
from swallows_gui.games import TITLES
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.events import EVENTS as BOARD_EVENTS
from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import SoundService
from swallows_gui.services.sound.shapes import BEDS, CUES
from swallows_gui.session import Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.moments import EventTiming, Moment, MomentPresenter
from swallows_gui.ui.play.presentation import CALM, ByField, Cue, Cues, PresentationRules, Stands
from swallows_gui.ui.play.sounding import Sounding
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.settings import SettingsScreen
from tests.ui.hands import start_friendly
from tests.ui.mouse import MousePlayer
from tests.whole_events import whole


class Drum:
    """Keeps what it is sent."""

    def __init__(self) -> None:
        self.state = "works"
        self.sent: list[tuple[Any, ...]] = []

    def send(self, *message: Any) -> None:
        self.sent.append(message)

    def close(self) -> None:
        """It holds nothing."""

    @property
    def played(self) -> list[str]:
        return [str(message[1]) for message in self.sent if message[0] == "play"]

    @property
    def moods(self) -> list[float]:
        return [float(message[1]) for message in self.sent if message[0] == "crowd"]


@pytest.fixture
def drum(qapp: QApplication, window: MainWindow) -> Iterator[Drum]:
    """What plays, in an application with a window."""
    made = Drum()
    SoundService.install(lambda: made)
    yield made
    SoundService.install()


def tables() -> dict[str, Cues]:
    return {game: import_module(f"swallows_gui.games.{game}.table.presentation").CUES for game in TITLES}


@pytest.mark.parametrize("game", TITLES)
def test_every_kind_of_event_has_a_cue_or_a_reason_for_silence(game: str) -> None:
    kinds = set(import_module(f"swallows_gui.games.{game}.rules.notation").EVENTS)
    cues = tables()[game]
    assert set(cues.table) == kinds
    for kind, cue in cues.all():
        assert bool(cue.sounds()) != bool(cue.silent), kind
        assert set(cue.sounds()) <= set(CUES), kind
        if isinstance(cue.mood, float):
            assert 0 <= cue.mood <= 1, kind


@pytest.mark.parametrize("game", TITLES)
def test_cues_go_by_fields_that_the_events_have(game: str) -> None:
    events = import_module(f"swallows_gui.games.{game}.rules.notation").EVENTS
    for kind, cue in tables()[game].table.items():
        if isinstance(cue, ByField):
            fields = [each if isinstance(each, str) else each[0] for each in events[kind]]
            assert cue.field in fields, kind


def test_every_sound_is_heard_somewhere() -> None:
    heard = {name for cues in tables().values() for _kind, cue in cues.all() for name in cue.sounds()}
    assert heard == set(CUES)
    assert not heard & set(BEDS)


def test_a_bribe_sounds_alike_whatever_it_amounts_to() -> None:
    cues = tables()["swallows"]
    for kind in ("bribe_offered", "bribe_accepted", "bribe_declined", "price_named"):
        assert len({cues.of({"type": kind, "amount": amount, "seat": 1, "team": "x"}) for amount in (1, 9, 60)}) == 1


@pytest.mark.parametrize("game", TITLES)
def test_cues_are_chosen_by_fields_that_the_events_have(game: str) -> None:
    events = import_module(f"swallows_gui.games.{game}.rules.events").EVENTS
    for kind, found in tables()[game].table.items():
        assert not isinstance(found, ByField) or found.field in events[kind]


def test_the_stands_follow_score_and_place_of_play() -> None:
    cues = tables()["swallows"]

    def event(kind: str, **fields: object) -> dict[str, object]:
        return whole(EVENTS, {"type": kind, **fields})

    def level(*events: dict[str, object]) -> float:
        return cues.now([event("match_started"), event("period_started", period="normal"), *events]).level

    attacks = [level(event("attack_played", area=area)) for area in ("outside", "edge", "inside")]
    goal, far_ahead = event("goal", home=1, away=0), event("goal", home=4, away=0)
    assert level() < attacks[0] < attacks[1] < attacks[2] < level(goal)
    assert level(far_ahead, event("attack_over")) < level(goal, event("attack_over"))
    assert level() < level(event("period_started", period="extra"))
    assert cues.now([event("match_started"), goal, event("match_ended")]).level == 0
    assert cues.now([event("cards_drawn")]).level == 0
    board, noisy = tables()["tactics_board"], Stands(CALM, there=True)
    played = [whole(BOARD_EVENTS, {"type": "ball_played", "square": 8 * row}) for row in range(8)]
    rows = [board.after(noisy, each).level for each in played]
    assert rows == sorted(rows, reverse=True)
    assert rows[0] > rows[7]


def test_the_stands_grow_loud_in_extra_time() -> None:
    late = {"final_whistle": (6, 7), "tactics_board": (2, 3)}
    for game, (usual, extra) in late.items():
        events = import_module(f"swallows_gui.games.{game}.rules.events").EVENTS
        begun = whole(events, {"type": "match_started"})
        periods = [whole(events, {"type": "period_started", "period": number}) for number in (usual, extra)]
        assert [tables()[game].now([begun, period]).late for period in periods] == [False, True]


class Slow(PresentationRules):
    """Every event moves for a second, and arrives after half of it."""

    matters = frozenset({"goal"})
    cues = Cues(
        Events({}),
        {
            "kick": Cue("kick", "card_laid"),
            "goal": Cue("net", "roar", mood=1.0),
        },
    )

    def beat(self, _event: object) -> EventTiming:
        return EventTiming(1.0, 0.0, 0.5)


@pytest.fixture
def teller(drum: Drum) -> Iterator[MomentPresenter]:
    settings().change(sound=True, reduced_motion=False)
    clock().by_hand()
    parent = QObject()
    made = MomentPresenter(Slow(), parent)
    parent.sounding = Sounding(made, Slow(), parent)  # type: ignore[attr-defined]
    yield made
    made.drop()
    clock().by_itself()


def pass_by(seconds: float) -> None:
    """Let time pass, by hand."""
    clock().pass_time(seconds)


def both(kind: str) -> Moment:
    return Moment({"type": kind}, {"type": kind})


def test_a_sound_comes_with_the_motion_and_one_with_its_arrival(teller: MomentPresenter, drum: Drum) -> None:
    heard: list[tuple[str, int]] = []
    teller.begun.connect(lambda event: heard.append((event["type"], len(drum.played))))
    teller.told.connect(lambda _moments: heard.append(("told", len(drum.played))))
    teller.play([both("kick")], 900)
    assert drum.played == ["kick"]
    assert heard == [("kick", 1)], "with the motion's beginning, before it is drawn"
    pass_by(0.45)
    assert drum.played == ["kick"], "it has not arrived"
    pass_by(0.1)
    assert drum.played == ["kick", "card_laid"]
    teller.play([both("kick")], 900)
    teller.finish()
    assert drum.played == ["kick", "card_laid", "kick"], "what is hurried is not heard"


def test_of_what_is_told_in_one_go_the_last_that_matters_is_heard(teller: MomentPresenter, drum: Drum) -> None:
    teller.play([both("kick"), both("goal"), both("goal"), both("kick")], 0)
    assert drum.played == ["roar"]


def test_nothing_is_heard_of_what_only_some_may_know(teller: MomentPresenter, drum: Drum) -> None:
    teller.play([Moment({"type": "kick"}, None)], 900)
    teller.finish()
    assert drum.played == []


def test_nothing_is_sent_while_sound_is_off(teller: MomentPresenter, drum: Drum) -> None:
    settings().change(sound=False)
    drum.sent.clear()
    teller.play([both("kick"), both("goal")], 0)
    assert drum.sent == []


def test_a_game_is_heard_and_falls_silent_when_it_is_put_away(drum: Drum, window: MainWindow, qtbot: QtBot) -> None:
    settings().change(sound=True, pace="fast")
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, 5)
    for _decision in range(1):
        player.wait_for_question()
        player.decide()
    player.wait_for_question()
    assert {"card_laid", "die_roll"} <= set(drum.played)
    assert max(drum.moods) > 0
    window.game.put_away()
    assert drum.sent[-1] == ("hush",)


def test_the_settings_say_why_nothing_is_heard(drum: Drum, window: MainWindow, qtbot: QtBot) -> None:
    screen = SettingsScreen(window.actions_)
    qtbot.addWidget(screen)
    screen.show()
    panel = screen.sound_panel
    panel.show_state()
    assert panel.line.text().startswith("Off.")
    panel.switch.setFocus()
    QTest.keyClick(panel.switch, Qt.Key.Key_Space)
    assert settings().now.sound
    assert panel.line.text().startswith("On.")
    panel.listen.click()
    assert drum.played == ["whistle_one"]
    drum.state = "no_device"
    SoundService.install(lambda: drum).look()
    panel.show_state()
    assert panel.line.text() == "Nothing is heard: there is no sound device. It is looked for every few seconds."
    assert not panel.listen.isVisible()


def test_the_key_switches_sound_and_the_volumes_are_kept(drum: Drum, window: MainWindow) -> None:
    window.actions_["sound"].trigger()
    assert settings().now.sound
    assert window.actions_["sound"].shortcut().toString() == "Ctrl+Shift+M"
    settings().change(volume_crowd=0)
    assert ("volumes", pytest.approx(0.64), 0.0) in drum.sent
