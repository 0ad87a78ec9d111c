"""Secrets that get out on purpose, one at a time and each in another way: is each found, and by which test?

A leak is planted as `planted_faults.py` plants faults: in a copy of the source tree. Most are looked for by twins,
which differ in nothing but what the viewer cannot know.

    python packaging/checks/planted_leaks.py [--only NAME ...] [--table FILE]
"""

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from checks.planted_faults import CONTRACT, GAMES, Fault, plant_all

_SECRECY: Final = f"{CONTRACT}test_secrecy.py"
_DESK: Final = "swallows_gui/ui/play/game_desk.py"
_COMMANDS: Final = "swallows_gui/ui/shell/commands.py"
_SHOWN: Final = "            self.table.show_view(controller.view, controller.info)\n"
_HAND: Final = "self.session.view(1).hand"
_AT_TABLE: Final = "self.window().desk.session.view(1).hand"
_DICE: Final = "self.session._history.game.chance.state"


def _twins(game: str) -> tuple[str, ...]:
    """Twins, looked at every day, or at night where others look as they do."""
    return _SECRECY, "-m", "nightly or not nightly", "-k", f"nobody_can_know and {game}"


def _look(game: str, look: str) -> tuple[str, ...]:
    """Twins, looked at in a way that takes too long for every day."""
    return _SECRECY, "-m", "nightly", "-k", f"looks_further and {game} and {look}"


def _shown(name: str, code: str, game: str = "grudgematch") -> Fault:
    """It gets out as the table is shown."""
    return Fault(name, _DESK, _SHOWN, f"{_SHOWN}            {code}\n", _twins(game))


LEAKS: Final = (
    _shown("tooltip", f"self.table.setToolTip(str({_HAND}))"),
    _shown("a hand in Swallows", "self.table.setWhatsThis(str(self.session.view(1).hands))", "swallows"),
    _shown("status tip", f"self.table.setStatusTip(str({_HAND}))"),
    _shown("what is this", f"self.table.setWhatsThis(str({_HAND}))"),
    _shown("accessible name", f"self.table.setAccessibleName(str({_HAND}))"),
    _shown("accessible description", f"self.table.setAccessibleDescription(str({_HAND}))"),
    _shown("description of the question", f"self.table.prompt.setAccessibleDescription(str({_HAND}))"),
    _shown("a size", f"self.table.band.setFixedHeight(80 + sum({_HAND}) % 7)"),
    _shown("the notice", f"self.shell.notice.show_notice(str({_HAND}), 'info')"),
    _shown("the clipboard",
           f"__import__('PySide6.QtGui').QtGui.QGuiApplication.clipboard().setText(str({_HAND}))"),
    _shown("a part that is hidden", f"self.table.commentary.setHidden(sum({_HAND}) % 2 == 0)"),
    _shown("a hidden widget's text", f"self.table.forward.setText(str({_HAND}))"),
    _shown("the log", f"__import__('logging').getLogger('swallows_gui').info(str({_HAND}))"),
    _shown("what can be used", f"self.table.commentary.setEnabled(sum({_HAND}) % 2 == 0)"),
    _shown("the focus", "__import__('PySide6.QtCore').QtCore.QTimer.singleShot("
           f"50, self.table.field.setFocus if sum({_HAND}) % 2 else self.table.cards.tiles[0].setFocus)"),
    _shown("all of the state", "self.table.setWhatsThis(str(self.session._history.game.to_state()))", "final_whistle"),
    _shown("dice to come, as a tooltip", f"self.table.setToolTip(str({_DICE}))", "tactics_board"),
    _shown("dice to come, described", f"self.table.setAccessibleDescription(str({_DICE}))", "power_soccer"),
    Fault("the window's title", _DESK, "return self.models.narrator.heading(self.controller.view)",
          f"return self.models.narrator.heading(self.controller.view) + str({_HAND})", _twins("grudgematch")),
    Fault("the pace", "swallows_gui/ui/play/presenter.py", "        return beat // 2 if only_watch else beat\n",
          "        return beat + sum(self.session.view(1).hand) % 7\n", _twins("grudgematch")),
    Fault("the curtain's words", "swallows_gui/ui/play/game_messages.py", "            shown_name(taken.name),\n",
          "            shown_name(taken.name) + str(session.view(seat).hand),\n", _twins("grudgematch")),
    Fault("the curtain's colour", "swallows_gui/ui/play/game_messages.py", "colour=taken.colour,",
          "colour=f'#0000{sum(session.view(seat).hand) % 256:02x}',", _twins("grudgematch")),
    Fault("the table as text", f"{GAMES}grudgematch/table/desk.py",
          "return page_of(self.table, self.models, chosen)",
          f"return __import__('dataclasses').replace(page_of(self.table, self.models, chosen), asking=(str({_HAND}),))",
          _twins("grudgematch")),
    Fault("the order of lines as text", f"{GAMES}grudgematch/table/desk.py",
          "return page_of(self.table, self.models, chosen)",
          "page = page_of(self.table, self.models, chosen)\n        return page and __import__('dataclasses').replace("
          f"page, sections=page.sections[:: 1 - 2 * (sum({_HAND}) % 2)])", _twins("grudgematch")),
    Fault("what undo says", _COMMANDS, "        self.enable()\n\n    def enable",
          "        self._window.actions_['undo'].setText(str(desk.session.view(1).hand))\n        self.enable()\n\n"
          "    def enable", _twins("final_whistle")),
    Fault("an entry of a menu that can be used", _COMMANDS, "self._switch(bool(paper), \"print\", \"pdf\")",
          "self._switch(desk is not None and sum(desk.session.view(1).hand) % 2 == 0, \"print\", \"pdf\")",
          _twins("grudgematch")),
    Fault("the colour of a back", f"{GAMES}grudgematch/table/kick_strip.py",
          "                paint_back(painter, at, ",
          f"                painter.setOpacity(1 - sum({_AT_TABLE}) % 7 / 20)\n"
          "                paint_back(painter, at, ",
          _twins("grudgematch")),
    Fault("how many cards there are", f"{GAMES}grudgematch/table/table.py",
          "far = strips.Far(1 - near, self.story.sizes[1 - near],",
          f"far = strips.Far(1 - near, self.story.sizes[1 - near] + sum({_AT_TABLE}) % 7,", _twins("grudgematch")),
    Fault("a point in the picture", f"{GAMES}grudgematch/table/board.py",
          "            if what is not None and what.stays:\n",
          f"            painter.fillRect(sum({_AT_TABLE}) % 90, 9, 2, 2, self.palette().text())\n"
          "            if what is not None and what.stays:\n", _twins("grudgematch")),
    Fault("a hint", "swallows_gui/ui/play/advice/hints.py", "words.why(self._hint, view, to_json),",
          "words.why(self._hint, view, to_json) + str(self._desk.session.view(1 - (self._seat or 0)).hand),",
          _look("grudgematch", "hint")),
    Fault("whose eyes a replay has", "swallows_gui/session/replay.py",
          "return (None, *ever) if len(ever) == 1 else (None,)", "return (None, *everybody)",
          _look("grudgematch", "replay")),
    Fault("what a replay shows", "swallows_gui/session/replay.py",
          "            view = game.view(eyes)\n", "            view = game.view(1 if eyes is None else eyes)\n",
          _look("grudgematch", "replay")),
    Fault("how long a replay is", "swallows_gui/session/replay.py",
          "self._moves = moves if record.over else (yield from self._public(moves))",
          "self._moves = moves if record.over else moves\n        yield 0.8", ("tests/session/test_playback.py",)),
    Fault("the page of a cup", "swallows_gui/ui/shell/cups/cup_screen.py",
          "        self._cup, self._busy = cup, busy\n",
          "        self._cup, self._busy = cup, busy\n        self.setToolTip(str(cup.matches))\n",
          _look("final_whistle", "pages")),
    Fault("the page of a championship", "swallows_gui/ui/shell/cups/championship_screen.py",
          "        self._evening = evening\n        self.rounds",
          "        self._evening = evening\n        self.setToolTip(str(evening.matches))\n        self.rounds",
          _look("grudgematch", "pages")),
    Fault("the page of a season", f"{GAMES}swallows/table/screens/season.py", "self.what.setText(self._told(one))",
          "self.what.setText(self._told(one) + str(standing.running.sums if standing.running else ''))",
          _look("swallows", "pages")),
    Fault("the list of games", "swallows_gui/ui/shell/records.py", "        self.model.set_rows(entries)\n",
          "        self.model.set_rows(entries)\n        self.games.setToolTip(str([one.last for one in entries]))\n",
          _look("tactics_board", "pages")),
    Fault("the start page", "swallows_gui/ui/shell/start.py", "        self._entries = entries\n        self._list()\n",
          "        self._entries = entries\n        self.setStatusTip(str([one.last for one in entries]))\n"
          "        self._list()\n", _look("power_soccer", "pages")),
    Fault("said aloud", _DESK, _SHOWN, f"{_SHOWN}            self.table.announced.emit(' '.join(self.secrets(1)))\n",
          (_SECRECY, "-k", "nothing_of_a_hand and grudgematch")),
    Fault("a choice told to the other seat", f"{GAMES}final_whistle/rules/period.py",
          'game.tell("card_chosen", seat, card)', 'game.tell("card_chosen", 1 - seat, card)',
          (f"{CONTRACT}test_rules.py", "-k", "secret_choice and final_whistle")),
)  # fmt: skip


if __name__ == "__main__":
    raise SystemExit(plant_all(LEAKS, __doc__))
