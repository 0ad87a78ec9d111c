"""Kicks from the spot fill the table: what hangs on them in a sentence, lamps, and the ball that waits for the die."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.match.attack_story import PlayedCard
from swallows_gui.games.swallows.table.match.kicks import Duel, KickStage, kicks, sentence, spot_kick
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.stage.layout import Needs, lay_out
from swallows_gui.ui.stage.spot_kick import Act
from tests.games.swallows.table.match.test_travel import FRAME, before, of, seated
from tests.whole_events import whole

CODES = ("BRA", "GER")
PATIENCE = 400


def told(*taken: str) -> list[Event]:
    """A shoot-out, the visitors first: "+" scored, "-" missed, "s" saved, "." is being taken."""
    events: list[Event] = [whole(EVENTS, {"type": "period_started", "period": "shootout"})]
    score = [0, 0]
    for number, kick in enumerate(taken):
        side = 1 - number % 2
        team = CODES[side]
        events.append(whole(EVENTS, {"type": "awarded", "team": team, "what": "penalty", "cause": "shootout"}))
        if kick == "+":
            score[side] += 1
            events.append(whole(EVENTS, {"type": "goal", "team": team, "home": score[0], "away": score[1]}))
        elif kick in "-s":
            events.append(whole(EVENTS, {"type": "missed" if kick == "-" else "saved", "team": team}))
    return events


def duel(*taken: str) -> Duel:
    team = CODES[1 - (len(taken) - 1) % 2]
    play = PlayedCard(team, "penalty", value=5, cause="shootout")
    return Duel(Names(load(), ("Anna", "Beat"), list(CODES)), CODES, told(*taken), play)


@pytest.mark.usefixtures("qapp")
def test_the_lamps_tell_how_each_kick_ended() -> None:
    assert kicks(told("+", "-", "s", "."), *CODES) == (["missed", "running"], ["scored", "saved"])
    what = spot_kick(duel("+", "-", "s", "."))
    assert what.lamps == 5
    assert what.shooter == 0
    assert what.score == "0 : 1"
    assert {word for _end, word in what.words} == {"in", "saved", "missed"}
    assert (what.needs, what.chance.replace("\N{NO-BREAK SPACE}", " ")) == ("5 + die: goal on a 2 or more", "83 %")


@pytest.mark.parametrize(
    ("taken", "head", "tail"),
    [
        (("+", "."), "Brazil shoot", "kick 1 of 5"),
        (("+", "-", "+", "-", "+", "-", "."), "Germany win it", "if this goes in"),
        (("+", "-", "+", "-", "+", "."), "Brazil are out", "if this does not go in"),
        (("+", "+") * 5 + (".",), "Germany shoot", "sudden death"),
        (("+", "+") * 5 + ("-", "."), "Brazil win it", "if this goes in"),
        (("+", "+") * 5 + ("+", "."), "Brazil are out", "if this does not go in"),
        (("+",), "", ""),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_s8_3_one_sentence_says_what_hangs_on_a_kick(taken: tuple[str, ...], head: str, tail: str) -> None:
    match = duel(*taken)
    if taken[-1] == "+":
        match = Duel(
            match.names, match.codes, match.history, PlayedCard("GER", "penalty", cause="shootout", verdict="goal")
        )
    assert sentence(match) == (head, tail)


@pytest.mark.usefixtures("qapp")
def test_it_is_said_in_german_too() -> None:
    language().set_language("de")
    try:
        assert sentence(duel("+", "-", "+", "-", "+", "-", ".")) == ("Deutschland gewinnt", "wenn der drin ist")
    finally:
        language().set_language("en")


@pytest.mark.parametrize(
    ("score", "head"), [((0, 0), "Germany lead"), ((1, 0), "Germany are level"), ((3, 0), "Germany pull one back"),
                        ((0, 1), "Germany pull away")]
)  # fmt: skip
@pytest.mark.usefixtures("qapp")
def test_a_penalty_of_the_match_has_its_sentence(score: tuple[int, int], head: str) -> None:
    home, away = score
    scorer = "BRA" if home else "GER"
    history = [whole(EVENTS, {"type": "goal", "team": scorer, "home": home, "away": away})] if home or away else []
    names = Names(load(), ("Anna", "Beat"), list(CODES))
    what = Duel(names, CODES, history, PlayedCard("GER", "penalty", value=5, cause="foul"))
    assert sentence(what) == (head, "if this goes in")
    assert spot_kick(what).lamps == 0


@pytest.mark.usefixtures("by_hand")
def test_the_ball_is_at_the_goal_when_the_die_rests_and_nobody_sees_before_where_it_goes(qtbot: QtBot) -> None:
    evening, action = before(of("period_started", period="shootout"), range(200))
    table = seated(qtbot, evening)
    evening.push(action)
    stage = table.kicks
    for _frame in range(20 * PATIENCE):
        QApplication.processEvents()
        if stage.act.tumble is not None:
            break
        clock().pass_time(FRAME)
        if not table.presenter.running and evening.game.to_move is not None:
            evening.push(evening.choose())
    assert stage.act.tumble is not None
    assert stage.geometry().size() == table.size(), "the whole table while it is told"
    assert (stage.act.end, stage.sums, stage.verdict) == ("", (), "")
    for _frame in range(int(TUMBLE / FRAME)):
        tumbling = stage.act.tumble is not None
        assert not tumbling or stage.act.end == ""
        assert not tumbling or not stage.sums
        clock().pass_time(FRAME)
    clock().pass_time(3 * FRAME)
    assert stage.act.flown == 1.0


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("size", "scale"), [((1280, 710), 1.0), ((1024, 620), 1.0), ((1024, 600), 2.0)])
@pytest.mark.parametrize("says", [0, 110])
@pytest.mark.parametrize("sheet", [0, 300])
def test_die_and_sum_stand_free_while_somebody_is_asked(
    size: tuple[int, int], scale: float, says: int, sheet: int
) -> None:
    needs = Needs(lambda _wide, _across: 100, coach=lambda _wide: says, sheet=lambda: sheet)
    places = lay_out(QRect(0, 0, *size), scale, needs)
    over = QWidget()
    over.resize(*size)
    stage = KickStage(over)
    low = min(each.top() for each in (places.question, places.coach, places.hand) if not each.isEmpty())
    stage.stand(places, low)
    stage.stand_over(over, bare=True)
    assert stage.written_rect().isEmpty(), "nobody has rolled"
    stage.show_kick(spot_kick(duel("+")), Act(die=5), ("5", "+ 5", "= 10"), "Goal!")
    written = stage.written_rect()
    assert min(written.width(), written.height()) >= 60
    for part in (places.band, places.tab, *places.far, places.question, places.coach, places.hand, places.foot):
        assert not written.intersects(part)
    for inner in (stage.die_rect(), stage.sum_rect()):
        assert QRectF(written).contains(inner)
        assert min(inner.width(), inner.height()) >= 30
    assert not stage.die_rect().intersects(stage.sum_rect())


@pytest.mark.usefixtures("by_hand")
def test_under_reduced_motion_a_kick_lies_as_it_ends(qtbot: QtBot) -> None:
    evening, action = before(of("period_started", period="shootout"), range(200))
    settings().change(reduced_motion=True)
    table = seated(qtbot, evening)
    evening.push(action)
    for _frame in range(PATIENCE):
        clock().pass_time(FRAME)
        assert not table.kicks.moves
        if not table.presenter.running:
            break
    assert table.kicks.what is not None
