"""What a running game is at changes by named transitions only, and those that make no sense are refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, replace

import pytest

from swallows_gui.ui.play.game_table import Going, Phase
from swallows_gui.ui.play.play_state import AT_REST, IllegalTransition, PlayState, StateNow

Transition = Callable[[PlayState], None]

START = StateNow()
OPEN = StateNow(viewer=1)
ASKED = StateNow(viewer=1, actor=1, phase=Phase.ASKED)
TOLD = StateNow(viewer=1, actor=1, phase=Phase.TELLING)
CURTAIN = StateNow(curtain_for=1, phase=Phase.ASKED)
RUNNING = StateNow(going=Going.TO_OWN, phase=Phase.RUNNING)
PAUSED = StateNow(going=Going.STOPPED, phase=Phase.PAUSED)
AWAY = StateNow(away=True, phase=Phase.PAUSED)
PAGE = StateNow(interlude="groups", stepped_in=2, phase=Phase.HELD)
OVER = StateNow(phase=Phase.OVER)

LEADS: list[tuple[StateNow, Transition, StateNow]] = [
    (CURTAIN, lambda state: state.open(1), replace(CURTAIN, viewer=1)),
    (START, lambda state: state.open(2, free=2), replace(START, viewer=2)),
    (OPEN, lambda state: state.open(None), START),
    (StateNow(actor=2), lambda state: state.close_curtain(1), StateNow(curtain_for=1)),
    (CURTAIN, lambda state: state.drop_curtain(), replace(CURTAIN, curtain_for=None)),
    (OPEN, lambda state: state.ask(1), ASKED),
    (START, lambda state: state.ask(1), replace(ASKED, viewer=None)),
    (ASKED, lambda state: state.ask_nobody(), replace(ASKED, actor=None)),
    (START, lambda state: state.step_in(2), replace(START, stepped_in=2)),
    (PAGE, lambda state: state.step_out(), replace(PAGE, stepped_in=None)),
    (PAUSED, lambda state: state.single_step(), replace(PAUSED, phase=Phase.STEPPING)),
    (ASKED, lambda state: state.tell(), TOLD),
    (TOLD, lambda state: state.wait_for_nod(), replace(TOLD, phase=Phase.HELD)),
    (TOLD, lambda state: state.end_telling(), replace(TOLD, phase=Phase.THINKING)),
    (OVER, lambda state: state.end_telling(), OVER),
    (START, lambda state: state.begin_interlude("between"), replace(START, interlude="between")),
    (PAGE, lambda state: state.begin_interlude(""), PAGE),
    (PAGE, lambda state: state.end_interlude(), replace(PAGE, interlude="")),
    (PAGE, lambda state: state.run(Going.TO_RESULT), StateNow(going=Going.TO_RESULT, phase=Phase.HELD)),
    (RUNNING, lambda state: state.end_run(), replace(RUNNING, going=Going.ON)),
    (PAUSED, lambda state: state.end_run(), PAUSED),
    (RUNNING, lambda state: state.pause(), replace(RUNNING, going=Going.STOPPED)),
    (PAUSED, lambda state: state.play_on(), replace(PAUSED, going=Going.ON)),
    (RUNNING, lambda state: state.play_on(), RUNNING),
    (START, lambda state: state.leave_table(), replace(START, away=True)),
    (AWAY, lambda state: state.come_back(), replace(AWAY, away=False)),
]
"""What a transition leads to."""

REFUSED: list[tuple[StateNow, Transition]] = [
    (START, lambda state: state.open(2)),
    (CURTAIN, lambda state: state.open(2)),
    (OPEN, lambda state: state.open(2, free=None)),
    (OPEN, lambda state: state.close_curtain(1)),
    (OPEN, lambda state: state.ask(2)),
    (CURTAIN, lambda state: state.ask(1)),
    (TOLD, lambda state: state.ask(1)),
    (RUNNING, lambda state: state.ask(1)),
    (OVER, lambda state: state.ask(1)),
    (CURTAIN, lambda state: state.tell()),
    (START, lambda state: state.single_step()),
    (AWAY, lambda state: state.single_step()),
    (replace(PAUSED, curtain_for=1), lambda state: state.single_step()),
    (START, lambda state: state.run(Going.ON)),
    (START, lambda state: state.run(Going.STOPPED)),
    (START, lambda state: state.settle(Phase.RUNNING)),
    (START, lambda state: state.settle(Phase.PAUSED)),
    (ASKED, lambda state: state.settle(Phase.THINKING)),
    (replace(TOLD, actor=None), lambda state: state.settle(Phase.THINKING)),
    *((START, lambda state, phase=phase: state.settle(phase)) for phase in Phase if phase not in AT_REST),
]
"""What is no transition."""


@pytest.mark.parametrize(("before", "transition", "after"), LEADS)
def test_a_transition_leads_where_it_says(before: StateNow, transition: Transition, after: StateNow) -> None:
    state = PlayState(before)
    transition(state)
    assert state.now == after


@pytest.mark.parametrize(("before", "transition"), REFUSED)
def test_what_makes_no_sense_is_refused_and_changes_nothing(before: StateNow, transition: Transition) -> None:
    state = PlayState(before)
    with pytest.raises(IllegalTransition):
        transition(state)
    assert state.now == before


@pytest.mark.parametrize("phase", sorted(AT_REST))
def test_the_game_settles_on_every_phase_of_rest(phase: Phase) -> None:
    going = {Phase.RUNNING: Going.TO_RESULT, Phase.PAUSED: Going.STOPPED}.get(phase, Going.ON)
    state = PlayState(StateNow(going=going))
    state.settle(phase)
    assert state.now == StateNow(going=going, phase=phase)
    state = PlayState(AWAY)
    state.settle(Phase.PAUSED)


@pytest.mark.parametrize("before", [START, PAUSED])
def test_a_run_until_something_happens_goes_on_as_before(before: StateNow) -> None:
    state = PlayState(before)
    state.run(Going.TO_RESULT, lambda event: event["type"] == "goal")
    state.hear([{"type": "corner"}])
    assert state.now.running
    state.hear([{"type": "corner"}, {"type": "goal"}])
    assert (state.now.going, state.now.run_end) == (before.going, None)
    state.hear([{"type": "goal"}])
    assert state.now.going is before.going


@pytest.mark.parametrize("stop", [PlayState.end_run, PlayState.pause])
def test_a_run_that_was_ended_is_not_ended_again(stop: Transition) -> None:
    state = PlayState()
    state.run(Going.TO_OWN, lambda _event: True)
    stop(state)
    going = state.now.going
    state.hear([{"type": "goal"}])
    assert state.now.going is going


def test_nobody_changes_it_from_outside() -> None:
    state = PlayState()
    with pytest.raises(FrozenInstanceError):
        state.now.phase = Phase.OVER  # type: ignore[misc]
    with pytest.raises(AttributeError):
        state.now = OVER  # type: ignore[misc]
