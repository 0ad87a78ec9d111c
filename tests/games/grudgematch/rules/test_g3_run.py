"""G3: dice, men, steps."""

from tests.games.grudgematch.rules.given import match


def test_g3_1_one_man_runs_with_one_die_and_another_with_the_other() -> None:
    position = match(dice=[5, 2], phase="run")
    assert len(position.game.legal) == 9
    position.do("run", man="Hegel", die=5).do("to", space=(7, -3))
    assert position.told[0] == ("ran", 0, 3, position.at(5, -4), position.at(7, -3), 5)
    assert [written["die"] for written in position.offered()[:-1]] == [2, 2, 2]
    position.refused("man_has_run", "run", man="Hegel", die=2)
    position.refused("die_used", "run", man="Kant", die=5)
    position.do("run", man="Kant", die=2).do("to", space=(4, -3))
    assert position.game.side == 1


def test_g3_1_with_doubles_every_man_runs_with_one_die() -> None:
    position = match(dice=[3, 3, 4, 1], phase="run")
    assert len(position.game.legal) == 5
    for name, space in (("Hegel", (5, -3)), ("Kant", (4, -3)), ("Husserl", (3, -3)), ("Nietzsche", (7, -4))):
        position.do("run", man=name, die=3).do("to", space=space)
    assert position.game.side == 1


def test_g3_2_a_run_turns_corners_and_goes_through_nobody() -> None:
    position = match(
        men={"Hegel": (2, -5), "Kant": (2, -4), "Husserl": (4, -5)}, ball=(3, -4), dice=[6, 1], phase="run"
    ).do("run", man="Hegel", die=6)
    assert [position.game.board.place(written["space"]) for written in position.offered()] == [(3, -5)]
    position.refused("space_taken", "to", space=(3, -4))
    position.refused("space_taken", "to", space=(2, -4))
    position.refused("no_diagonal_step", "to", space=(4, -4))
    position.refused("out_of_reach", "to", space=(12, 5))


def test_g3_3_nobody_has_to_run_and_who_is_picked_leaves_his_space() -> None:
    position = match(
        men={"Hegel": (2, -5), "Kant": (2, -4), "Husserl": (3, -5)}, dice=[6, 1, 1, 2], phase="run", germany="2♣"
    )
    position.refused("out_of_reach", "run", man="Hegel", die=6)
    assert not any(written.get("man") == 3 for written in position.offered())
    other = match(dice=[6, 1], phase="run").do("run", man="Hegel", die=6)
    other.refused("space_taken", "to", space=(5, -4))
    position.do("done")
    assert position.game.side == 1


def test_g3_3_the_others_do_not_see_whom_a_side_has_picked() -> None:
    position = match(dice=[6, 1], phase="run", germany="2♣", france="3♣")
    before = position.game.view(1)
    position.do("run", man="Hegel", die=6)
    assert position.told == []
    assert position.game.view(1) == before
    assert position.game.view(0).runner == 3
