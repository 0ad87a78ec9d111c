"""What the table says of cards agrees with the engine: playable or why not, rows with modifiers, the running attack."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.table.match import attack_story, decisions
from swallows_gui.games.swallows.table.match.band import TableState, side_colours
from swallows_gui.games.swallows.table.match.choice_row import ChoiceRow
from swallows_gui.games.swallows.table.match.facts import addable, hand_facts
from swallows_gui.games.swallows.table.match.offered_choices import choices
from swallows_gui.games.swallows.table.match.pitch_state import current
from swallows_gui.games.swallows.table.match.rows import row
from swallows_gui.ui.art.paints import distance
from tests.games.swallows.table.match.evening import Evening

pytestmark = pytest.mark.usefixtures("qapp")


def situation(evening: Evening) -> TableState:
    """All the panels read."""
    view, info = evening.view(), evening.info()
    offered = decisions.read(info.legal)
    return TableState(view, info, evening.names, offered, attack_story.story(view.history, view.tables.marks))


def positions(games: int, *, knockout: bool = True) -> Iterator[Evening]:
    """Positions of random games in which everybody is a human seat."""
    for seed in range(games):
        evening = Evening(seed, humans=(0, 1, 2), knockout=knockout)
        for _ in range(400):
            if evening.game.to_move is None:
                break
            yield evening
            evening.push(evening.choose())


def test_playable_is_what_the_engine_allows_and_everything_else_has_its_reason(qapp: QApplication) -> None:
    seen = 0
    for evening in positions(25):
        now = situation(evening)
        for side in (0, 1):
            if now.trainer(side) != now.asked:
                continue
            for card, facts in hand_facts(now, side, None, ()).items():
                assert facts.playable is (card in now.decisions.plays)
                if not facts.playable:
                    seen += 1
                    assert facts.reason.endswith(").")
                    assert "(S" in facts.reason
    assert seen > 2000


def test_s5_11_every_row_the_table_offers_is_accepted_and_ends_the_question(qapp: QApplication) -> None:
    rows = with_modifiers = 0
    for evening in positions(60):
        now = situation(evening)
        side = now.deciding_side
        if now.view.step not in ("attack", "defence", "goalie") or side is None:
            continue
        for card in now.hand(side):
            if card not in now.decisions.plays:
                continue
            fitting = addable(now, card)
            most = 1 if now.view.step == "goalie" else 2
            for count in range(min(most, len(fitting)) + 1):
                for added in itertools.islice(itertools.combinations(fitting, count), 3):
                    game = evening.game.copy()
                    for action in row(now, card, added):
                        game.push(action)
                    assert game.step.name not in ("modifiers", "defence_modifiers", "second_goalie") or count == 0
                    assert game.view(now.asked).staged == ()
                    rows += 1
                    with_modifiers += count > 0
    assert rows > 1000
    assert with_modifiers > 60


def test_the_story_of_the_attack_agrees_with_the_view(qapp: QApplication) -> None:
    rolls = 0
    for evening in positions(30):
        now = situation(evening)
        attack, play = now.view.attack, now.play
        if attack is None:
            continue
        assert play.team == now.code(now.attacking_side or 0)
        if attack.die and play.die:
            rolls += 1
            assert (play.die, play.total) == (attack.die, attack.total)
            assert play.die + sum(play.parts) == play.total
        if attack.card >= 0:
            assert play.card == now.copy(attack.card)
    assert rolls > 300


def test_a_decision_without_a_hand_offers_exactly_what_is_legal(qapp: QApplication) -> None:
    seen: set[str] = set()
    for evening in positions(60):
        now = situation(evening)
        offered = choices(now)
        if not offered:
            continue
        seen.add(now.view.step)
        notation, seat = evening.game.notation, now.asked or 0
        legal = evening.game.legal_actions(seat)
        open_ones = [choice for choice in offered if choice.action is not None]
        assert open_ones
        for choice in open_ones:
            assert choice.action is not None
            assert choice.action in legal
        decided = {"change_die", "leave_die", "rule", "accept", "refuse", "whistle", "object", "no_objection"}
        due = [one for one in legal if not isinstance(one, range)]
        due = [one for one in due if notation.action_to_json(one)["type"] in decided]
        assert len(due) <= len(open_ones)
        for choice in offered:
            if choice.action is None:
                assert choice.line
                assert choice.clause.startswith("S4.")
    assert seen == {"referee_die", "edge", "offer", "whistle"}


def test_the_deciding_side_is_trained_by_the_seat_that_decides(qapp: QApplication) -> None:
    steps: set[str] = set()
    for evening in positions(60):
        now = situation(evening)
        side = now.deciding_side
        if side is not None:
            assert now.trainer(side) == evening.game.to_move, now.view.step
            steps.add(now.view.step)
    assert {"attack", "defence", "roll_red", "goalie", "before_shot", "after_shot_roll", "goal_against"} <= steps
    assert {"shootout_red", "sending_off_red", "discard"} & steps


def test_what_each_playable_card_needs_is_said(qapp: QApplication) -> None:
    said: dict[str, int] = {}
    for evening in positions(30):
        now = situation(evening)
        for side in (0, 1):
            for card, facts in hand_facts(now, side, None, ()).items():
                if not facts.playable:
                    continue
                kind = now.tables.card_kind[card]
                if now.view.step in ("attack", "defence", "goalie") and kind != t.SPECIAL:
                    assert facts.needs, (now.view.step, now.copy(card))
                    said[t.KINDS[kind]] = said.get(t.KINDS[kind], 0) + 1
    assert {"attack", "swallow", "rough", "foul", "offside", "goalie"} <= said.keys()


def test_s4_10_a_change_of_the_die_is_good_for_the_side_it_is_not_against(qapp: QApplication) -> None:
    """A called foul of 10 that becomes one of 9 spares the defender, and was said to be good for the attacker; one of
    11 is what one of 10 is, and good for nobody."""
    seen = set()
    for evening in positions(40):
        if evening.game.step.name != "referee_die":
            continue
        now = situation(evening)
        attacker = now.attacking_side
        assert attacker is not None
        for choice in choices(now):
            if choice.action is None or choice.key == "leave":
                continue
            up = choice.key == "+1"
            helped = attacker if up == (now.purpose in ("foul", "swallow")) else 1 - attacker
            changed = now.total + (1 if up else -1)
            if now.marks.outcome(now.purpose, changed) == now.marks.outcome(now.purpose, now.total):
                assert "Good for" not in choice.line
                continue
            assert f"Good for {now.team_name(helped):the}." in choice.line
            seen.add((now.purpose, now.total in (9, 10)))
    assert {("foul", False), ("foul", True)} <= seen


def test_the_dice_of_a_decision_stand_from_one_less_to_one_more_in_the_colour_of_the_side_each_helps(
    qapp: QApplication,
) -> None:
    seen = set()
    for evening in positions(40):
        if evening.game.step.name != "referee_die":
            continue
        now = situation(evening)
        offered = choices(now)
        assert [choice.key for choice in offered] == ["-1", "leave", "+1"]
        assert [choice.die for choice in offered] == [now.total - 1, now.total, now.total + 1]
        less, leave, more = offered
        assert {less.helps, more.helps} == {0, 1}  # what one side wants more of the other wants less of
        mark_reached = now.total >= 7
        assert leave.helps == (more if mark_reached else less).helps
        assert [choice.harmless for choice in offered] == [False, True, False]
        colours = side_colours(now)
        assert distance(*map(QColor, colours)) > 100
        dice = ChoiceRow()
        dice.show_choices(offered, colours)
        dice.show()
        dice.focus_first()
        assert dice.focusWidget() is dice.button("leave")
        dice.close()
        seen.add(mark_reached)
    assert seen == {True, False}


def test_a_card_on_the_pitch_is_worth_what_the_reds_on_it_add() -> None:
    """Before the shot is rolled, the value on the pitch is the value that the attack shoots with."""
    added = 0
    for evening in positions(40):
        now = situation(evening)
        lying = current(now).attack
        if now.view.attack is None or lying is None or lying.card is None or now.play.over or now.play.die:
            continue
        assert lying.value == now.shot_value
        added += now.shot_value != now.play.value
    assert added
