"""Millions of Swallows from the start screen to the pay-out, and every lesson of its tutorial."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING
from unittest import mock

from pictures.camera import THEMES
from pictures.window import first_lesson, open_replay, take_docks, take_hint, take_review, take_text_and_keys
from swallows_gui.games.swallows.rules.actions import DONE, OBJECT, OFFER, PASS, PENALTY, PLAY, verb_of

if TYPE_CHECKING:
    from pictures.camera import Camera
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.table.desk import Desk
    from swallows_gui.games.swallows.words.lessons import LessonFacts
    from swallows_gui.session import Session
    from swallows_gui.ui.play.guide.tutorial import TutorialGuide


def photograph_start(camera: Camera) -> None:
    """The shelf, the start screen, and what one reads there."""
    window = camera.window
    if window.start.shelf_buttons:
        camera.take("shelf")
        window.start.choose("swallows")
    camera.take("start")
    camera.click(window.start.settings_button)
    camera.take("settings")
    window.go_back()
    camera.click(window.start.rules_button)
    window.open_rules("S5.7")
    camera.take("rules")
    window.go_back()
    camera.click(window.start.album_button)
    camera.take("album")
    window.go_back()


def photograph_guide(camera: Camera) -> None:
    """The tutorial, the table as text, the sheet of keys, and a tip."""
    from swallows_gui.catalogue.tutorial import load_tutorial
    from swallows_gui.services.settings import settings
    from swallows_gui.session import Setup

    window = camera.window
    with mock.patch.object(Setup, "drawn_seed", return_value=load_tutorial("swallows").seed):
        window.game.begin_tutorial()
    lessons = first_lesson(camera)
    camera.take("tutorial-welcome")
    lessons.next()
    camera.take("tutorial-attack")
    lessons.end()
    take_text_and_keys(camera)
    window.leave_game()
    settings().change(tips=True, tips_seen={})
    window.show_screen("tournament")
    camera.click(window.navigation.screens["tournament"].start_button)  # type: ignore[attr-defined]
    assert window.talk is not None
    tips = window.talk.tips
    assert tips is not None
    camera.wait(lambda: tips.note.isVisible(), "a tip")
    camera.take("tip")
    settings().change(tips=False)
    window.leave_game()


def _desk(camera: Camera) -> Desk:
    """The running game."""
    from swallows_gui.games.swallows.table.desk import Desk

    assert isinstance(camera.window.desk, Desk)
    return camera.window.desk


def photograph_lessons(camera: Camera) -> None:
    """Every lesson of the tutorial, followed to the letter."""
    from swallows_gui.catalogue.tutorial import load_tutorial
    from swallows_gui.games.swallows.ai.tutor import fitting
    from swallows_gui.games.swallows.words import lessons as story
    from swallows_gui.session import Setup

    window = camera.window
    with mock.patch.object(Setup, "drawn_seed", return_value=load_tutorial("swallows").seed):
        window.game.begin_tutorial()
    assert window.desk is not None
    assert window.talk is not None
    guide, controller = window.talk.tutorial, window.desk.controller
    assert guide is not None
    told: LessonFacts | None = None
    while told is None or not told.over:
        _to_the_next_lesson(camera, guide, told)
        assert isinstance(guide.told, story.LessonFacts)
        told = guide.told
        camera.settle(200)
        camera.take(f"lesson-{load_tutorial('swallows').lessons.index(told.lesson) + 1:02}-{told.lesson.id}")
        deed = told.lesson.do
        if deed is None:
            guide.next()
            continue
        action = fitting(controller.view, deed)
        assert action is not None
        red = story.reds_to_add(controller.view) if deed.with_red else []
        controller.do([action])
        for card in red[:1]:
            controller.do([controller.info.own(PLAY | card)])
    window.close()


def _to_the_next_lesson(camera: Camera, guide: TutorialGuide, last: LessonFacts | None) -> None:
    """Answer what is asked without a lesson, until the bubble stands there with another one."""
    from swallows_gui.catalogue.tutorial import load_tutorial

    assert camera.window.desk is not None
    controller = camera.window.desk.controller
    learner = load_tutorial("swallows").learner

    def something_new() -> bool:
        if controller.presenter.moments.waits:  # the result is held on the table before the last lesson
            controller.go_on()
        return (guide.told not in (None, last) and guide.bubble.isVisible()) or controller.info.actor == learner

    while True:
        camera.wait(something_new, "a lesson")
        camera.settle(100)
        if guide.told not in (None, last) and guide.bubble.isVisible():
            return
        done = [each for each in controller.info.legal.actions if verb_of(each) in (DONE, PASS)]
        if controller.info.actor == learner and done and guide.told in (None, last):
            controller.do(done[:1])


def photograph_friendly(camera: Camera) -> None:
    window = camera.window
    camera.click(window.start.start_buttons["friendly"])
    camera.take("friendly")
    friendly = window.navigation.screens["friendly"]
    camera.click(friendly.start_button)  # type: ignore[attr-defined]
    wanted = {"attack": "match-attack", "defence": "match-defence", "goalie": "match-keeper"}
    play_plainly(camera, wanted, then={"match-attack": lambda: _beside_the_table(camera)})
    take_review(camera)
    window.leave_game()


def _beside_the_table(camera: Camera) -> None:
    """What lies over the match table while a card is to be played, and every dock where they share one place."""
    window = camera.window
    assert window.desk is not None
    take_hint(camera, "match-hint")
    zoom = _desk(camera).zoom
    view = window.desk.controller.view
    hand = next(hand for hand in view.hands if hand)
    _desk(camera).show_card(
        view.tables.card_id[max((card for part in hand for card in part), key=view.tables.card_id.__getitem__)]
    )
    camera.take("match-zoom")
    zoom.hide()
    if window.docks.tabbed:
        take_docks(camera, "match-dock")


def photograph_hot_seat(camera: Camera) -> None:
    """Two people at one screen: the curtain between them."""
    window = camera.window
    camera.click(window.start.start_buttons["friendly"])
    friendly = window.navigation.screens["friendly"]
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)  # type: ignore[attr-defined]
    camera.click(friendly.start_button)  # type: ignore[attr-defined]
    camera.wait(lambda: window.talk is not None and window.talk.curtain.closed, "the curtain")
    camera.settle(500)
    camera.take("curtain")
    window.leave_game()


def photograph_tournament(camera: Camera) -> None:
    window = camera.window
    camera.click(window.start.new_button)
    camera.take("tournament")
    tournament = window.navigation.screens["tournament"]
    camera.click(tournament.start_button)  # type: ignore[attr-defined]
    assert window.desk is not None
    desk, controller = window.desk, window.desk.controller
    for _pick in range(2):
        camera.wait(lambda: controller.info.actor is not None, "a pick")
        camera.click(desk.screen("draft").pick_button)  # type: ignore[attr-defined]
    camera.wait(lambda: controller.info.actor is not None, "the third pick")
    camera.take("draft")
    while controller.scene == "draft":
        camera.wait(lambda: controller.info.actor is not None or controller.scene != "draft", "a pick")
        if controller.scene == "draft":
            camera.click(desk.screen("draft").pick_button)  # type: ignore[attr-defined]
    camera.take("groups")
    camera.click(desk.screen("groups").go_on_button)  # type: ignore[attr-defined]
    _talk(camera)
    camera.wait(lambda: controller.scene == "bets", "the betting slip")
    slip = desk.screen("bets").slip  # type: ignore[attr-defined]
    slip.choose(slip.lines[0].team, slip.kinds[0])
    slip.choose(slip.lines[1].team, slip.kinds[-1])
    camera.take("bets")
    camera.click(desk.screen("bets").hand_in_button)  # type: ignore[attr-defined]
    wanted = {
        "objection": "match-objection",
        "referee_die": "match-referee",
        "edge": "match-edge",
        "whistle": "match-whistle",
    }
    play_plainly(camera, wanted, stop=lambda: controller.interlude == "between")
    camera.take("between-group")
    window.navigation.toggle_overview()
    camera.take("sheet-groups")
    _desk(camera).sheets.big_sheet.tabs.setCurrentIndex(1)
    camera.take("sheet-matches")
    window.go_back()
    while _play_unseen(camera, 24, wanted):
        left = len(wanted)
        play_plainly(camera, wanted, stop=lambda left=left: len(wanted) < left)  # type: ignore[misc]
    controller = window.desk.controller
    play_plainly(
        camera, wanted, stop=lambda: len(controller.view.played) >= 25 and controller.interlude == "between", run=True
    )
    camera.take("between-knockout")
    _play_unseen(camera, 30)
    play_plainly(camera, wanted, run=True)
    _pay_out(camera)
    window.navigation.toggle_overview()
    _desk(camera).sheets.big_sheet.tabs.setCurrentIndex(2)
    camera.take("sheet-bracket")
    window.leave_game()


def _talk(camera: Camera) -> None:
    """The evening before the first match: one word in the first round, and none in the second."""
    assert camera.window.desk is not None
    desk, controller = camera.window.desk, camera.window.desk.controller
    evening = desk.screen("evening")
    camera.wait(lambda: controller.scene == "evening" and controller.info.actor is not None, "the floor")
    camera.take("evening-floor")
    camera.click(evening.word_buttons[0])  # type: ignore[attr-defined]
    camera.wait(lambda: controller.info.actor is not None, "the floor again")
    camera.click(evening.pass_button)  # type: ignore[attr-defined]
    camera.wait(lambda: controller.scene == "evening" and controller.info.actor is not None, "the last word")
    camera.take("evening-said")
    camera.click(evening.pass_button)  # type: ignore[attr-defined]


def photograph_bookmaker(camera: Camera) -> None:
    """The betting slip of a tournament with a bookmaker, and the hint for it."""
    window = camera.window
    window.show_screen("tournament")
    tournament = window.navigation.screens["tournament"]
    tournament.distribution.set_key("random")  # type: ignore[attr-defined]
    tournament.bookmaker.setChecked(True)  # type: ignore[attr-defined]
    camera.click(tournament.start_button)  # type: ignore[attr-defined]
    assert window.desk is not None
    desk, controller = window.desk, window.desk.controller
    camera.wait(lambda: controller.scene == "groups", "the groups")
    camera.click(desk.screen("groups").go_on_button)  # type: ignore[attr-defined]
    _talk(camera)
    camera.wait(lambda: controller.scene == "bets", "the betting slip")
    camera.click(desk.screen("bets").odds_button)  # type: ignore[attr-defined]
    slip = desk.screen("bets").slip  # type: ignore[attr-defined]
    camera.wait(lambda: "…" not in str(slip.index(0, slip.first_quote).data()), "the bookmaker")
    camera.take("bets-bookmaker")
    take_hint(camera, "bets-hint")
    tournament.distribution.set_key("draft")  # type: ignore[attr-defined]
    tournament.bookmaker.setChecked(False)  # type: ignore[attr-defined]
    window.leave_game()
    camera.take("start-unfinished")


def _pay_out(camera: Camera) -> None:
    """The pay-out, everything that is open after it, and the replay."""
    from PySide6.QtWidgets import QWidget

    window = camera.window
    assert window.desk is not None
    screen = window.desk.screen("payout")
    camera.wait(lambda: screen.book is not None, "the book")  # type: ignore[attr-defined]
    camera.take("payout")
    tabs = screen.tabs  # type: ignore[attr-defined]
    for name in ("money", "chances", "dice", "hands"):
        page = tabs.findChild(QWidget, name)
        tabs.setCurrentWidget(page)
        camera.wait(lambda page=page: getattr(page, "done", True), "the chances")  # type: ignore[misc]
        camera.take(f"payout-{name}")
    tabs.setCurrentIndex(0)
    _replay(camera)


def _replay(camera: Camera) -> None:
    from swallows_gui.games.swallows.table.replay_desk import SwallowsReplay
    from swallows_gui.session.replay import OPEN

    window, replay = camera.window, open_replay(camera)
    replay.rerun.seek(6)
    camera.take("replay-draft")
    goals = replay.rerun.chapters.marks
    replay.rerun.seek(goals[len(goals) // 2].position)
    camera.settle(700)
    camera.take("replay-goal")
    replay.rerun.set_eyes(OPEN)
    if replay.right.isHidden():
        camera.click(replay.panels_button)
    assert isinstance(replay.desk, SwallowsReplay)
    replay.right.setCurrentWidget(replay.desk.hands)
    replay.desk.hands.show_view(replay.rerun.view)
    camera.take("replay-hands")
    window.navigation.leave_replay()
    window.go_back()


def play_plainly(
    camera: Camera,
    wanted: dict[str, str],
    stop: Callable[[], bool] | None = None,
    run: bool = False,
    then: Mapping[str, Callable[[], None]] = MappingProxyType({}),
) -> None:
    """Play on plainly until the game is over or `stop`, taking a picture of each kind of question in `wanted` once, and
    doing what `then` says after it."""
    window = camera.window
    assert window.desk is not None
    controller = window.desk.controller
    while stop is None or not stop():
        camera.wait(lambda: controller.info.phase in ("asked", "held", "over"), "a question")
        if controller.info.phase == "over":
            return
        if controller.interlude:
            controller.run_to_own() if run else controller.go_on()
        elif controller.info.phase == "held":
            controller.go_on()
        elif controller.info.actor is not None:
            name = wanted.pop(controller.view.step, "")
            if name:
                camera.settle(900)
                camera.take(name)
                then.get(name, lambda: None)()
            controller.do([_plain_choice(controller.info.legal.actions)])


def _play_unseen(camera: Camera, matches: int, wanted: Mapping[str, str] = MappingProxyType({})) -> bool:
    """Play on plainly without the window, which takes the game up where so many matches are over, or before that at a
    question in `wanted`; returns whether it is such a question. What nobody looks at need not be drawn."""
    from swallows_gui.session import Session

    window = camera.window
    assert window.desk is not None
    path = window.desk.controller.session.path
    assert path is not None
    window.leave_game()
    unseen = camera.picture("unseen", THEMES[0]).with_suffix(".swallows")
    asked = False
    with Session.load(path, target=unseen) as session:
        path.unlink()
        people = session.humans()
        while not (asked or session.over or len(known(session, None).played) >= matches):
            mover = session.to_move
            if mover not in people:
                session.step()
            elif not (asked := known(session, mover).step in wanted):
                session.act(_plain_choice(session.legal(mover).actions))
    window.open_file(unseen)
    camera.wait(lambda: window.game.laid is not None, "the game")
    unseen.unlink()
    return asked


def known(session: Session, seat: int | None) -> SwallowsView:
    """What a seat knows; None: what everybody knows."""
    from swallows_gui.games.swallows.rules.view import SwallowsView

    view = session.view(seat)
    assert isinstance(view, SwallowsView)
    return view


def _plain_choice(choices: Sequence[int]) -> int:
    """Attack if that is possible, else the first choice that is in turn."""
    in_turn = [choice for choice in choices if verb_of(choice) not in (OFFER, PENALTY, OBJECT)]
    cards = [choice for choice in in_turn if verb_of(choice) == PLAY]
    return (cards or in_turn or choices)[0]
