"""Ways of one person against AI seats: hands, slips and dice that are not his."""

from __future__ import annotations

from typing import cast

import pytest

from bench.trial.overheard import everything_said
from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.presentation import faces_of
from swallows_gui.games.swallows.words.moods import trainers_of
from swallows_gui.models import roles
from swallows_gui.session.replay import Playback
from tests.cheats.seats_and_files import hand, told
from tests.cheats.ways import Table, way
from tests.ui.hands import desk_of, wait

HERE = "one person against the computer"


@way(
    HERE,
    "the computer's hand on the far side",
    "backs, by colour",
    swallows_alone="the far hand is a number; all that is said and what the models hold is read instead",
)
def far(table: Table) -> None:
    model = desk_of(table.window).table.far.fan.model()
    known = cast(SwallowsView, table.session.view(None)).known
    open_ones = {card for hand in known for card in hand}
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        assert index.data(roles.CARD) is None or index.data(roles.USED) or index.data(roles.COPY) in open_ones


@way(HERE, "a card that the computer alone knows, in anything the window says", "nothing names it")
def said(table: Table) -> None:
    whole = "\n".join(everything_said())
    assert not [line for line in table.secrets(1) if line in whole]
    assert table.desk.open_secrets(0) == []


@way(
    HERE,
    "the computer's cash and slip in the accounts",
    "they are its own",
    swallows_alone="neither money nor bets are played for",
)
def accounts(table: Table) -> None:
    for row in desk_of(table.window).models.accounts.rows:
        assert row.seat == 0 or row.cash is None


@way(
    HERE,
    "the next card of the pile",
    "its colour lies on top for everybody, its face is in no view",
    swallows_alone="no back shows a colour; what nobody knows is in no view, as the twins of every game show",
)
def pile(table: Table) -> None:
    view = cast(SwallowsView, table.session.view(0))
    assert not hasattr(view, "pile")


@way(HERE, "the running game as a replay, from the computer's eyes", "only the own eyes are offered, and everybody's")
def replay(table: Table) -> None:
    playback = Playback(table.session.record())
    assert set(playback.eyes) == {None, 0}
    with pytest.raises(PermissionError):
        playback.view(playback.last, 1)
    with pytest.raises(PermissionError):
        playback.view(playback.last, "open")


@way(HERE, "the character of the computer's seats, and the seed", "both are told when the game is over")
def characters(table: Table) -> None:
    assert not any(table.session.characters)
    assert Playback(table.session.record()).seed is None


@way(
    HERE,
    "the computer's face, for what it holds or has bet",
    "faces follow what everybody has seen",
    swallows_alone="nobody has a face at the table",
)
def faces(table: Table) -> None:
    public = cast(SwallowsView, table.session.view(None))
    due = faces_of(public.history, trainers_of(public), public.tables.marks)
    shown = desk_of(table.window).table
    people = [*shown.band.score.people(), shown.referee_panel.face.person]
    seats = [*(public.trainer[team] for team in (public.home, public.away)), public.referee]
    for seat, person in zip(seats, people, strict=True):
        assert person is None or person.mood == due.mood(seat)
    assert any(people)


@way(HERE, "the hint: what an expert would do who saw all hands", "it is asked with the own view")
def hint(table: Table) -> None:
    question = table.session.hint_question(0)
    assert question is None or question.view.seat == 0


@way(HERE, "the own seat handed to the computer for a look around, and taken back", "nobody's hand opens meanwhile")
def look_around(table: Table) -> None:
    table.window.actions_["pause"].setChecked(True)
    hand(table, 0, "easy")
    assert table.controller.view.seat is None
    hand(table, 0, "")
    assert table.controller.view.seat == 0
    table.window.actions_["pause"].setChecked(False)


@way(
    HERE,
    "a roll taken back that went wrong, and another card chosen",
    "who plays alone may; the menu and the options say so before, the window after it, and the saved game keeps both",
    gives="another course",
)
def another_course(table: Table) -> None:
    table.play_until(lambda: table.controller.info.undo_takes_along)
    before = table.session.n
    assert "dice and answers" in table.window.actions_["undo"].text()
    table.window.actions_["undo"].trigger()
    wait(table.qtbot, lambda: table.session.n < before)
    assert "has gone back, dice and answers and all" in table.window.notice.text()


@way(HERE, "the same choice again, hoping for another die", "the same choice rolls the same die")
def same_choice(table: Table) -> None:
    def played() -> list[Told]:
        history = table.session.view(None).history
        return [event for event in history if event["type"] != "seat_changed"]  # those stay when others go

    table.play_until(lambda: table.controller.info.undo_takes_along)
    public = played()
    table.controller.undo()
    assert len(played()) < len(public)
    table.controller.redo()
    assert played() == public


@way(
    HERE,
    "a computer's seat taken over to see its hand",
    "the window asks before; the log keeps it, and from then on a curtain stands between the two seats",
    gives="its hand, behind a curtain of its own",
)
def taken_over(table: Table) -> None:
    table.view_of(0)
    hand(table, 1, "")
    assert table.controller.view.seat is None
    assert told(table, "person", "Ben")
    table.play_until(lambda: table.talk.curtain.closed)
    table.is_behind_the_curtain()
