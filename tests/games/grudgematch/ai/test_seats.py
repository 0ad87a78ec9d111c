"""The seats of the four levels: what they see, what they do not, and that they are functions of their view."""

from typing import Any

import pytest

from swallows_gui.ai.advice import Cancelled, UnknownLevel
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.grudgematch.ai.players import hint, make_player
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from tests.games.grudgematch.rules.given import TABLES, Position, match

LEVELS = ("easy", "normal", "hard", "expert")


def before_an_empty_goal() -> Position:
    """Hegel stands before it with a card that is enough and one that is not; Descartes is away."""
    return match(ball=(7, 3), men={"Hegel": (6, 2), "Descartes": (2, 3)}, germany="9♠ 2♠ 3♥", france="9♦ 9♥ 4♥")


def chosen(level: str, position: Position) -> Any:
    game = position.game
    action = make_player(level, game.mover, 3).choose(game.view(game.mover))
    return game.notation.action_to_json(action)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_shoots_at_an_empty_goal(level: str) -> None:
    position = before_an_empty_goal()
    first = chosen(level, position)
    assert first == position.written("play", {"card": "9♠"})
    position.do("play", card="9♠")
    assert chosen(level, position) in ({"type": "aim", "direction": direction} for direction in (0, 1, 7))


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_shot_that_would_go_in_is_blocked(level: str) -> None:
    position = match(ball=(7, 2), men={"Hegel": (6, 1), "Descartes": (7, 4)}, germany="6♠", france="9♣ 8♥")
    position.do("play", card="6♠").do("aim", direction=0)
    assert position.step == "block"
    assert chosen(level, position) == position.written("play", {"card": "9♣"})


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_give_equal_choices_whatever_the_other_hand_is(level: str) -> None:
    position = match(
        ball=(7, 1), men={"Hegel": (6, 0), "Kant": (8, 0), "Sartre": (7, 3)}, germany="9♠ 5♥ 2♠", france="K♠ 7♦ 9♣"
    )
    game = position.game
    view = game.view(0)
    choices = {make_player(level, 0, 1).choose(view.sample(Seeded(seed)).view(0)) for seed in range(3)}
    assert choices == {make_player(level, 0, 1).choose(view)}


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_of_a_match_with_fouls_is_answered(level: str) -> None:
    quick = level in ("easy", "normal")
    game = Grudgematch.new(TABLES, {"fouling": True, "germany": 1}, 4)
    minds = [make_player(level, 0, 1), make_player("easy", 1, 2)]
    for _ in range(5000 if quick else 14):
        if game.to_move is None:
            break
        view = game.view(game.mover)
        action = minds[game.mover].choose(view)
        assert action in view.legal
        game.push(action)
    assert game.to_move is None or not quick


def test_a_level_that_there_is_none_of_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        make_player("genius", 0, 1)


def test_a_hint_says_what_the_best_kick_promises_and_why() -> None:
    position = before_an_empty_goal()
    found = hint(position.game.view(0), 5, True)
    best = found.advice.choices[0]
    assert position.game.notation.action_to_json(best.action) == position.written("play", {"card": "9♠"})
    assert found.advice.reason == "shot"
    assert int(dict(found.advice.facts)["chance"]) > 50
    assert all(best.money >= other.money for other in found.advice.choices)


def test_a_hint_on_a_run_says_where_to() -> None:
    position = match(men={"Hegel": (5, -3)}, germany="9♠ 5♥", dice=[4, 2], phase="run")
    found = hint(position.game.view(0), 5, True)
    if found.advice.reason == "run":
        assert len(found.row) == 1
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(position.game.view(1), 5, True)


def test_a_thought_can_be_called_off() -> None:
    def enough() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        hint(before_an_empty_goal().game.view(0), 5, True, enough)


def test_a_hint_on_a_harmless_kick_does_not_speak_of_goals() -> None:
    position = match(ball=(3, -4), men={"Hegel": (4, -3), "Sartre": (2, -3)}, germany="6♠", france="9♠ 8♥")
    position.do("play", card="6♠")
    assert position.step == "tackle"
    found = hint(position.game.view(1), 5, True)
    assert found.advice.reason in ("stop_here", "harmless")
    assert found.advice.facts == ()
