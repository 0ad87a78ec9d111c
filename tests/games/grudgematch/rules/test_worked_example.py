"""The worked example of the rules (G15) as a golden playthrough."""

from swallows_gui.games.grudgematch.rules.odds import ShotChance
from tests.games.grudgematch.rules.given import HEGEL, SARTRE, Position, card, cards, match

MEN = {
    "Nietzsche": (6, -4), "Husserl": (9, -1), "Kant": (6, 1), "Hegel": (3, 2),
    "Descartes": (6, 5), "Foucault": (7, -2), "Pascal": (5, -1), "Sartre": (7, 2),
}  # fmt: skip


def example() -> Position:
    return match(
        men=MEN, ball=(6, -3), germany="6♣ 5♠ 2♥ 9♦ A♥", france="K♦ J♣ 5♥ 4♠ 3♠", dice=[5, 2, 3, 2, 3], phase="run"
    )


def test_the_worked_example() -> None:
    position = example()
    game = position.game
    assert len(game.legal) == 9
    position.do("run", man="Hegel", die=5)
    assert len(game.legal) == 35
    position.do("to", space=(5, 3))
    assert len(game.legal) == 4
    position.do("done")
    assert position.offered() == [{"type": "play", "card": card("6♣")}, {"type": "done"}]
    position.do("play", card="6♣")
    assert [written["type"] for written in position.offered()] == ["play", "pass"]
    position.do("play", card="K♦")
    assert position.told == [
        ("card_played", 1, 1, card("K♦"), "tackle", (3, 2), 5, 6),
        ("tackle_failed", 1, 1),
    ]
    found = game.view(0).ray(0)
    assert found is not None
    assert (found.end, found.space) == ("spent", position.at(6, 3))
    assert ShotChance(SARTRE, 3, position.at(6, 1)) in found.chances
    assert ShotChance(HEGEL, 2, position.at(6, 2)) in found.chances
    position.do("aim", direction=0)
    asked = []
    while position.step == "block":
        asked.append((position.ball, game.asked, [written.get("card") for written in position.offered()]))
        position.do("pass")
    assert asked == [
        ((6, -2), 1, [None]),
        ((6, 0), 0, [None]),
        ((6, 1), 1, [card("4♠"), card("3♠"), None]),
        ((6, 2), 0, [card("5♠"), None]),
    ]
    assert (position.ball, position.step) == ((6, 3), "kick")
    assert [written.get("card") for written in position.offered()] == [card("5♠"), None]
    position.do("play", card="5♠")
    assert (position.step, position.offered()) == ("tackle", [{"type": "pass"}])
    position.do("pass").do("aim", direction=0)
    assert position.ball == (6, 4)
    position.do("play", card="J♣")
    assert position.told[:2] == [
        ("card_played", 1, 0, card("J♣"), "block", (3,), 3, 5),
        ("block_failed", 1, 0, position.at(6, 4)),
    ]
    assert position.events("ball_moved") == [
        ("ball_moved", position.at(6, 4), (position.at(6, 5),), position.at(6, 5), "goal")
    ]
    assert position.events("goal") == [("goal", "germany", False, (1, 0))]
    drawn = position.events("cards_drawn")
    assert [(event[1], len(event[2])) for event in drawn] == [(0, 2), (1, 2)]
    assert game.hands[0][:3] == cards("2♥ 9♦ A♥")
    assert game.hands[1][:3] == cards("5♥ 4♠ 3♠")
    assert (game.asked, [written["type"] for written in position.offered()]) == (0, ["run", "exchange", "nothing"])
