"""What moves on the pitch, looked at at given times of a clock that is passed by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_back import CARD_RATIO
from swallows_gui.games.swallows.table.pitch.ball_way import Rest, way_to
from swallows_gui.games.swallows.table.pitch.flights import Flight, FlightLayer, FlightSpot
from swallows_gui.games.swallows.table.pitch.pitch import Lying, MatchPitch, PitchState
from swallows_gui.games.swallows.table.pitch.pitch_ground import ball_place
from swallows_gui.games.swallows.table.pitch.pitch_motion import BALL_RUN, CARD_FLIGHT, HAND, WRITING
from swallows_gui.games.swallows.table.pitch.pitch_signs import sign_room
from swallows_gui.games.swallows.table.pitch.score_band import MatchScoreBand
from swallows_gui.services.settings import SettingsService
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import AnimationClock, late, tempo
from swallows_gui.ui.kit.dice import TUMBLE, tumbling
from swallows_gui.ui.kit.face_cache import paint_queue

ATTACK = next(card for card in load().cards.values() if card.kind == "attack")
FOUL = next(card for card in load().cards.values() if card.kind == "foul")
AT_REST = PitchState("home", "inside", Lying(ATTACK, 3), home_code="BRA", away_code="GER")
ROLLED = replace(AT_REST, die=4, parts=(3,), total=7, roll=1, roller="home", verdict="On target", rest="way")
ENDS: tuple[Rest, ...] = ("net", "own_net", "keeper", "over", "flag", "tackled", "lost", "called_off", "whistled")
LONG = 9.0
"""Seconds after which everything lies still."""


@pytest.fixture
def pitch(qtbot: QtBot) -> MatchPitch:
    view = MatchPitch()
    qtbot.addWidget(view)
    view.resize(700, 240)
    view.show()
    view.show_state(ROLLED, animate=False)
    view.grab()
    paint_queue().flush()
    return view


def grabbed(pitch: MatchPitch) -> QImage:
    return pitch.grab().toImage()


def test_pauses_end_in_time_and_are_not_hurried(by_hand: AnimationClock) -> None:
    owner, ended = QObject(), list[str]()
    by_hand.wait(owner, 0.5, lambda: ended.append("late"))
    by_hand.wait(owner, 0.2, lambda: ended.append("soon"))
    by_hand.wait(owner, 0.3, lambda: ended.append("never")).cancel()
    by_hand.finish_all()
    by_hand.pass_time(0.19)
    assert ended == []
    by_hand.pass_time(0.4)
    assert ended == ["soon", "late"]


def test_a_motion_keeps_to_its_speed(by_hand: AnimationClock) -> None:
    owner, parts = QObject(), list[float]()
    by_hand.run(owner, 1.0, parts.append, speed=2.0, curve=lambda part: part)
    by_hand.pass_time(0.5)
    assert parts[-1] == pytest.approx(0.25, abs=0.01)
    by_hand.pass_time(1.6)
    assert parts[-1] == 1.0


def test_a_late_motion_ends_at_exactly_one() -> None:
    for wait in (0.0, 0.1, 0.2, 0.55, 0.7, 1.1):
        assert late(1.0, wait, 0.6) == 1.0
        assert late(wait / (wait + 0.6) / 2, wait, 0.6) == 0.0


def test_motions_stretch_less_than_pauses() -> None:
    assert tempo(0) == 0
    assert tempo(900) == 1
    assert 250 / 900 < tempo(250) < 1 < tempo(2200) < 2200 / 900


@pytest.mark.parametrize("number", range(1, 7))
def test_the_die_comes_in_bouncing_and_stops_on_its_number(number: int) -> None:
    first, last = tumbling(0.0, number), tumbling(1.0, number)
    assert first.along == pytest.approx(1)
    assert (last.face, last.turn, last.along, last.up, last.squash) == (number, 0, 0, 0, 1)
    assert len({tumbling(step / 40, number).face for step in range(40)}) >= 4
    late = [tumbling(0.85 + step / 100, number) for step in range(15)]
    assert {moment.face for moment in late} == {number}
    assert all(moment.up < 0.15 for moment in late)


def test_the_ball_runs_from_the_middle_line_to_the_place_of_play(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    pitch.show_state(PitchState(), animate=False)
    pitch.show_state(AT_REST)
    room = pitch.field
    start, end = ball_place(room, "home", "start"), ball_place(room, "home", "inside")
    assert pitch.ball.pos() == start
    by_hand.pass_time(BALL_RUN / 2)
    assert start.x() < pitch.ball.pos().x() < end.x()
    by_hand.pass_time(BALL_RUN)
    assert (pitch.ball.pos() - end).manhattanLength() < 1e-6


@pytest.mark.parametrize("attacker", ["home", "away"])
def test_every_end_has_a_place_of_its_own_within_the_pitch(pitch: MatchPitch, attacker: str) -> None:
    seen: dict[str, tuple[QPointF, str, bool]] = {}
    for rest in ENDS:
        state = replace(ROLLED, attacker=attacker, rest=rest)  # type: ignore[arg-type]
        pitch.show_state(state, animate=False)
        assert pitch.sceneRect().contains(pitch.ball.seen), rest
        seen[rest] = pitch.ball.seen, pitch.sign.kind, pitch.goals[state.attacker or "home"].isVisible()
    for one in ENDS:
        for other in ENDS:
            if one < other:
                apart = (seen[one][0] - seen[other][0]).manhattanLength()
                assert apart > 20 or seen[one][1:] != seen[other][1:], (one, other)


def test_a_goal_ends_in_the_net_that_is_attacked(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    pitch.show_state(replace(ROLLED, rest="net", verdict="Goal!"))
    goal = pitch.goals["home"]
    bulges = []
    for _ in range(80):
        by_hand.pass_time(0.02)
        bulges.append(goal.bulge)
    assert bulges[0] == 0
    assert max(bulges) > bulges[-1] > 0
    assert goal.sceneBoundingRect().contains(pitch.ball.pos())
    assert pitch.goals["away"].bulge == 0


@pytest.mark.parametrize("rest", ENDS)
def test_what_moved_leaves_no_litter(pitch: MatchPitch, by_hand: AnimationClock, rest: Rest) -> None:
    state = replace(ROLLED, rest=rest, verdict="End", good_for="away", defence=Lying(FOUL, 2))
    pitch.show_state(state, animate=False)
    pitch.grab()
    paint_queue().flush()
    lying = grabbed(pitch)
    pitch.show_state(ROLLED, animate=False)
    pitch.show_state(state)
    by_hand.pass_time(0.3)
    assert grabbed(pitch) != lying
    by_hand.pass_time(LONG)
    assert grabbed(pitch) == lying


def test_completing_shows_the_end_at_once(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    pitch.show_state(AT_REST, animate=False)
    pitch.show_state(ROLLED)
    assert pitch.motion.running
    by_hand.finish_all()
    assert not pitch.motion.running
    moved = grabbed(pitch)
    pitch.show_state(ROLLED, animate=False)
    assert grabbed(pitch) == moved


def test_another_state_cuts_a_motion_off(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    pitch.show_state(AT_REST, animate=False)
    pitch.show_state(ROLLED)
    by_hand.pass_time(0.4)
    pitch.clear()
    empty = grabbed(pitch)
    by_hand.pass_time(LONG)
    assert grabbed(pitch) == empty
    assert not pitch.ball.isVisible()


def test_reduced_motion_shows_the_end_at_once(pitch: MatchPitch, services: SettingsService) -> None:
    services.change(pace="slow", reduced_motion=True)
    pitch.motion.speed = 2.0
    pitch.show_state(AT_REST, animate=False)
    pitch.show_state(ROLLED)
    pitch.motion.wave_away()
    pitch.motion.flash("shield", "home")
    assert not pitch.motion.running
    assert not pitch.hand.isVisible()
    assert not pitch.emblem.isVisible()


def test_the_sum_is_written_after_the_die_has_stopped(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    pitch.show_state(AT_REST, animate=False)
    plate = pitch.plate
    below = plate.plate_room.topLeft() + QPointF(20, 12)
    ground = grabbed(pitch).pixelColor(below.toPoint())
    pitch.show_state(ROLLED)
    by_hand.pass_time(TUMBLE * 0.95)
    assert grabbed(pitch).pixelColor(below.toPoint()) == ground
    by_hand.pass_time(TUMBLE * 0.05 + WRITING)
    assert grabbed(pitch).pixelColor(below.toPoint()) != ground


@pytest.mark.parametrize("delta", [1, -1])
def test_s4_3_the_referees_hand_comes_pushes_the_die_and_goes(
    pitch: MatchPitch, by_hand: AnimationClock, delta: int
) -> None:
    pitch.show_state(replace(ROLLED, rest="whistled"), animate=False)
    pitch.show_state(replace(ROLLED, rest="whistled", parts=(3, delta), total=7 + delta, nudge=delta))
    hand, die = pitch.hand, pitch.plate.die_room
    assert hand.isVisible()
    assert hand.pos().x() > pitch.sceneRect().right()
    by_hand.pass_time(HAND * 0.48)
    assert abs(hand.pos().x() - die.right()) < die.width() * 0.2
    assert (hand.pos().y() - die.center().y()) * delta > 0, "it lifts from below and presses from above"
    by_hand.pass_time(HAND)
    assert not hand.isVisible()


def test_the_same_state_again_does_not_stop_what_moves(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    pitch.show_state(AT_REST, animate=False)
    pitch.show_state(ROLLED)
    by_hand.pass_time(0.2)
    pitch.show_state(replace(ROLLED))
    assert pitch.motion.running


def test_a_motion_goes_on_in_another_size_and_theme(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    pitch.show_state(PitchState(), animate=False)
    pitch.show_state(AT_REST)
    by_hand.pass_time(BALL_RUN / 2)
    part = (pitch.ball.pos().x() - pitch.field.x()) / pitch.field.width()
    pitch.resize(500, 200)
    assert pitch.motion.running
    assert (pitch.ball.pos().x() - pitch.field.x()) / pitch.field.width() == pytest.approx(part, abs=0.02)
    theme().set_theme("dark")
    theme().set_theme("light")
    assert pitch.motion.running
    by_hand.pass_time(LONG)
    end = ball_place(pitch.field, "home", "inside")
    assert (pitch.ball.pos() - end).manhattanLength() < 1e-6


def test_a_carrier_brings_the_card_and_it_is_not_seen_before(pitch: MatchPitch, by_hand: AnimationClock) -> None:
    asked: list[str] = []

    def carry(which: str, _pitch: MatchPitch) -> bool:
        asked.append(which)
        return True

    pitch.motion.carrier = carry
    pitch.show_state(PitchState(), animate=False)
    pitch.show_state(AT_REST)
    assert asked == ["attack"]
    assert pitch.cards["attack"].opacity() == 0
    by_hand.pass_time(CARD_FLIGHT + 0.05)
    assert pitch.cards["attack"].opacity() == 1


def test_a_flight_goes_over_its_spots_and_lands(qtbot: QtBot, by_hand: AnimationClock) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    layer = FlightLayer(window)
    layer.setGeometry(window.rect())
    window.show()
    landed: list[bool] = []
    spots = [
        FlightSpot(QPointF(50, 350), 60.0),
        FlightSpot(QPointF(300, 200), 120.0),
        FlightSpot(QPointF(700, 100), 120.0),
    ]
    course = tuple((lambda spot=spot: spot) for spot in spots)
    layer.fly(Flight(ATTACK, "green", course, 1.0, hold=0.4, mark="red"), 1.0, lambda: landed.append(True))
    assert layer.isVisible()
    by_hand.pass_time(0.5)
    [(flight, spot)] = layer.flying
    assert flight.card is ATTACK
    assert spot.centre == QPointF(300, 200)
    by_hand.pass_time(0.6)
    assert landed == [True]
    assert layer.flying == []
    assert not layer.isVisible()


def test_flights_that_are_called_off_do_not_land(qtbot: QtBot, by_hand: AnimationClock) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layer = FlightLayer(window)
    landed: list[bool] = []
    spot = FlightSpot(QPointF(5, 5), 50.0)
    layer.fly(Flight(None, "red", (lambda: spot, lambda: spot), 1.0), 1.0, lambda: landed.append(True))
    layer.clear()
    by_hand.pass_time(2)
    assert landed == []
    assert layer.flying == []


def test_a_figure_that_changes_turns_over(qtbot: QtBot, by_hand: AnimationClock) -> None:
    band = MatchScoreBand()
    qtbot.addWidget(band)
    band.resize(700, 74)
    band.set_teams(load().nations["GER"], "Germany", load().nations["NED"], "Netherlands")
    before = band.grab().toImage()
    still = MatchScoreBand()
    qtbot.addWidget(still)
    still.resize(700, 74)
    still.set_teams(load().nations["GER"], "Germany", load().nations["NED"], "Netherlands")
    still.set_score(1, 0, animate=False)
    band.set_score(1, 0, speed=1.0)
    assert "Germany 1" in band.accessibleName()
    by_hand.pass_time(0.2)
    turning = band.grab().toImage()
    by_hand.pass_time(1)
    assert turning != before
    assert band.grab().toImage() == still.grab().toImage()


def test_a_way_passes_its_own_points() -> None:
    pitch = MatchPitch()
    room = pitch.sceneRect()
    room.setRect(0, 0, 700, 240)
    way = way_to(room, "away", "outside", "net")
    ground, rise = way.at(0.5)
    assert way.nearest(ground - QPointF(0, rise * 240), 240) == pytest.approx(0.5, abs=0.05)
    assert way.at(1.0)[1] == 0
    assert way.at(1.0)[0].x() < ball_place(room, "away", "inside").x()


@pytest.mark.parametrize("attacker", ["home", "away"])
@pytest.mark.parametrize("size", [(1280, 770), (1024, 640), (1920, 1050), (700, 560)])
@pytest.mark.parametrize("rest", ["flag", "whistled", "keeper", "tackled", "called_off", "own_net"])
def test_no_sign_hides_a_card_or_the_sum(pitch: MatchPitch, rest: Rest, size: tuple[int, int], attacker: str) -> None:
    pitch.resize(*size)
    answered = replace(ROLLED, attacker=attacker, rest=rest, defence=Lying(FOUL, 2), verdict="End", nudge=1)  # type: ignore[arg-type]
    pitch.show_state(answered, animate=False)
    sign = sign_room(pitch.sign.kind, pitch.sign.size, 1 if attacker == "home" else -1).translated(pitch.sign.pos())
    core = sign.adjusted(4, 4, -4, -4)
    assert pitch.sceneRect().contains(core)
    assert core.width() > 8
    for which, card in pitch.cards.items():
        lying = QRectF(0, 0, card.height * CARD_RATIO, card.height)
        lying.moveCenter(card.pos())
        assert not core.intersects(lying), which
    assert not core.intersects(pitch.plate.die_room)


@pytest.mark.parametrize("attacker", ["home", "away"])
@pytest.mark.parametrize("size", [(1280, 770), (1024, 640), (1920, 1050), (700, 560)])
def test_played_cards_leave_die_and_sum_free(pitch: MatchPitch, size: tuple[int, int], attacker: str) -> None:
    pitch.resize(*size)
    for area in ("inside", "edge", "outside"):
        for rest in ("lies", *ENDS):
            both = replace(ROLLED, attacker=attacker, area=area, rest=rest, defence=Lying(FOUL, 2))  # type: ignore[arg-type]
            pitch.show_state(both, animate=False)
            ball = QRectF(-6, -6, 12, 12).translated(pitch.ball.seen)
            for which, card in pitch.cards.items():
                lying = card.mapRectToScene(card.face)
                assert pitch.sceneRect().contains(lying), which
                assert not lying.intersects(pitch.plate.die_room), which
                assert not lying.intersects(pitch.plate.plate_room), which
                assert card.zValue() > pitch.ball.zValue(), "the ball runs behind the cards"
            if rest == "lies":
                assert not ball.intersects(pitch.plate.die_room), area
                assert not ball.intersects(pitch.plate.plate_room), area


@pytest.mark.parametrize("attacker", ["home", "away"])
@pytest.mark.parametrize("size", [(1280, 770), (1024, 640), (1920, 1050), (700, 560)])
def test_rays_gloves_and_the_hand_with_the_card_are_whole(
    pitch: MatchPitch, by_hand: AnimationClock, size: tuple[int, int], attacker: str
) -> None:
    pitch.resize(*size)
    pitch.show_state(replace(ROLLED, attacker=attacker, rest="net"), animate=False)  # type: ignore[arg-type]
    goal = pitch.goals["home" if attacker == "home" else "away"]
    assert goal.burst > 0
    reach = goal.sceneBoundingRect()
    assert reach.width() > 0.4 * pitch.field.height()
    assert pitch.sceneRect().intersects(reach)
    pitch.motion.show_red()
    by_hand.pass_time(0.8)
    unit = pitch.hand.boundingRect().height() / 210
    hand = pitch.hand.mapRectToScene(QRectF(-24 * unit, -95 * unit, 120 * unit, 130 * unit))
    assert pitch.hand.isVisible()
    assert pitch.sceneRect().contains(hand)


@pytest.mark.parametrize("verdict", ["Goal", "On target", "Angriff abgeblasen", "Ein langes Urteil über den Ball"])
@pytest.mark.parametrize("size", [(1280, 770), (1024, 640), (1920, 1050), (700, 560)])
def test_sum_and_verdict_are_read_from_afar(pitch: MatchPitch, size: tuple[int, int], verdict: str) -> None:
    pitch.resize(*size)
    pitch.show_state(replace(ROLLED, verdict=verdict), animate=False)
    words, sums = pitch.plate.sizes
    assert sums >= 24
    assert words >= (18 if len(verdict) < 20 else 10)
