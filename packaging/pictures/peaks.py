"""An evening's peaks: offers, answers and prices of a haggling referee, the groups' end, the newspaper, the final and
its line-ups, and the pay-out from the champion's poster to the moments of the tournament.

Computers play the tournament without a window, people take the seats where there is something to be seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pictures.films import strip_of
from pictures.tournament import known, play_plainly
from pictures.window import LEVEL, OVER, hand_to, open_with_people, places

if TYPE_CHECKING:
    from pictures.camera import Camera
    from swallows_gui.session import Session

HAGGLERS = "random"
"""Who offers and names prices without thinking twice."""
MONEY = ("match-offer", "match-price")
PAGES = {24: "groups-over", 30: "final", 31: "match-final"}
"""What has pages of its own after these matches, and the final itself."""
POSTER, RACE = 1.2, 8.0
"""Seconds after which posters and the race are looked at."""
OPTIONS = {"format": "sixteen", "distribution": "draft", "haggling": True}


def photograph_peaks(camera: Camera, seed: int = 2006) -> None:
    """Every peak once, in the order of the evening."""
    seen: set[str] = set()
    haggling = False

    def place_of(session: Session) -> str:
        nonlocal haggling
        wanted = known(session, None).match > 1 and not seen.issuperset(MONEY)
        if wanted != haggling:
            haggling = wanted
            hand_to(session, HAGGLERS if haggling else LEVEL)
        return _place(session)

    for session, place in places(camera, OPTIONS, place_of, seed, seen=seen):
        if place == OVER:
            _end(camera, session)
        else:
            _at(camera, session, place)


def _place(session: Session) -> str:
    """What there is to be seen here; "" for nothing."""
    view = known(session, None)
    if view.step == "offer":
        return "match-offer"
    if view.step == "referee_die" and any(view.prices):
        return "match-price"
    if view.step == "attack" and view.match in PAGES:
        return PAGES[view.match]
    return ""


def _at(camera: Camera, session: Session, place: str) -> None:
    """The pictures of a place, of whose question the seat is that is to answer."""
    window = camera.window
    assert session.to_move is not None
    view = known(session, None)
    pages = {"groups-over": _groups_over, "final": _final}
    # who offers is asked by the window, not by the game: at a price the attacker's seat is one that may
    people = [view.trainer[view.home]] if place == "match-price" else [session.to_move]
    open_with_people(camera, session, people=people)
    camera.settle(700)
    if place in pages:
        pages[place](camera)
    else:
        camera.take(place)
    window.leave_game()


def _to_the_page(camera: Camera) -> Any:
    """Play on to the page after the match; returns it."""
    desk = camera.window.desk
    assert desk is not None
    controller = desk.controller
    play_plainly(camera, {}, stop=lambda: controller.over or controller.interlude == "between")
    camera.settle(500)
    page: Any = desk.screen("between")

    def turned() -> bool:
        if controller.presenter.moments.waits:  # the result is held on the table first
            controller.go_on()
        return bool(page.isVisible())

    camera.wait(turned, "the page after the match")
    camera.settle(500)
    return page


def _groups_over(camera: Camera) -> None:
    """The page at the groups' end, and the newspaper of that day."""
    _to_the_page(camera)
    camera.take("groups-over")
    _newspaper(camera, "newspaper-day")


def _newspaper(camera: Camera, name: str) -> None:
    window = camera.window
    window.navigation.toggle_newspaper()
    camera.settle(500)
    camera.take(name)
    window.navigation.toggle_newspaper()


def _final(camera: Camera) -> None:
    """The line-ups over the page before the final."""
    from swallows_gui.services.settings import settings
    from swallows_gui.ui.kit.clock import clock

    page = _to_the_page(camera)
    settings().change(pace="normal")
    clock().by_hand()
    page.go_on_button.click()
    camera.wait(lambda: page.poster.what is not None, "the line-ups")
    strip_of(camera, "line-ups", POSTER)
    camera.take("line-ups")
    clock().by_itself()
    settings().change(pace="instant")
    page.poster.drop()


def _end(camera: Camera, session: Session) -> None:
    """The pay-out of a game that is over, poster by poster, and the last newspaper."""
    from swallows_gui.services.settings import settings
    from swallows_gui.ui.kit.clock import clock

    window = camera.window
    over = camera.picture("over", "light").with_suffix(".swallows")
    session.save_as(over)
    settings().change(pace="normal")
    clock().by_hand()
    window.open_file(over)
    camera.wait(lambda: window.desk is not None and window.game.laid is not None, "the pay-out")
    desk = window.desk
    assert desk is not None
    screen: Any = desk.screen("payout")
    camera.wait(lambda: screen.honours.what is not None, "the champion")
    strip_of(camera, "payout-champion", POSTER)
    camera.take("payout-champion")
    screen.honours._end()
    strip_of(camera, "payout-race", RACE)
    camera.take("payout-race")
    screen.show_all()
    clock().finish_all()
    camera.wait(lambda: screen.honours.what is not None, "the fullest purse")
    strip_of(camera, "payout-purse", POSTER)
    camera.take("payout-purse")
    screen.honours._end()
    clock().by_itself()
    settings().change(pace="instant")
    camera.wait(lambda: screen.book is not None, "the book")
    bar = screen.page.verticalScrollBar()
    camera.settle(300)
    bar.setValue(bar.maximum())
    camera.take("payout-moments")
    _newspaper(camera, "newspaper-end")
    window.leave_game()
    over.unlink()
