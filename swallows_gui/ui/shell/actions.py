"""The menus: Game, Edit, View, Match, Help, every entry with a shortcut that works wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from swallows_gui import titles
from swallows_gui.catalogue.languages import languages
from swallows_gui.models.vocabulary import labelled, of_title, pace_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import for_button, from_button
from swallows_gui.services.settings import LARGEST_TEXT, PACES, SMALLEST_TEXT, TEXT_STEP, THEMES, settings
from swallows_gui.ui.shell.own_keys import OwnKeys

Command = Callable[[], None]

BEHIND_THE_CURTAIN = frozenset(
    (
        "start",
        "quit",
        "language",
        "theme",
        "larger",
        "smaller",
        "plain_size",
        "full_screen",
        "pace",
        "sound",
        "about",
        "problem",
    )
)
"""Actions that stay on while the curtain is closed: they show nothing private."""


class Actions:
    """All actions of the window by name, and its menu bar. `retranslate` sets their texts."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._by_name: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        bar = window.menuBar()
        self.game = bar.addMenu("")
        self.edit = bar.addMenu("")
        self.view = bar.addMenu("")
        self.match = bar.addMenu("")
        self.help = bar.addMenu("")
        self._menus = (self.game, self.edit, self.view, self.match, self.help)
        self.undo_name: str | None = None
        self.redo_name: str | None = None
        self._takes_along = False
        self._fill()
        self.own_keys = OwnKeys(self._by_name)

    def __getitem__(self, name: str) -> QAction:
        return self._by_name[name]

    def connect(self, name: str, command: Command) -> None:
        """Connect an action with a command."""
        self._by_name[name].triggered.connect(lambda _checked=False: command())

    def _add(self, menu: QMenu, name: str, shortcut: str | QKeySequence.StandardKey | None = None) -> QAction:
        action = QAction(self._window)
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
        # "start" leads out of the game; "start:..." begins another, and sleeps
        if name in BEHIND_THE_CURTAIN or name.partition(":")[0] in BEHIND_THE_CURTAIN - {"start"}:
            action.setProperty("public", True)
        menu.addAction(action)
        self._by_name[name] = action
        return action

    def _fill(self) -> None:
        key = QKeySequence.StandardKey
        self._fill_starts()
        self._add(self.game, "open", key.Open)
        self._add(self.game, "save_as", "Ctrl+Shift+S")
        self.game.addSeparator()
        self._add(self.game, "replay", "Ctrl+Shift+O")
        self._add(self.game, "replay_game", "Ctrl+Shift+R")
        self._add(self.game, "share", "Ctrl+Shift+E")
        self._add(self.game, "print", key.Print)
        self._add(self.game, "pdf", "Ctrl+Shift+P")
        self.game.addSeparator()
        self._add(self.game, "start", "Ctrl+W")
        self._add(self.game, "packs", "Ctrl+K")
        self._add(self.game, "settings", "Ctrl+,").setMenuRole(QAction.MenuRole.PreferencesRole)
        self.game.addSeparator()
        self._add(self.game, "quit", "Ctrl+Q").setMenuRole(QAction.MenuRole.QuitRole)

        self._add(self.edit, "undo", key.Undo)
        self._add(self.edit, "redo", "Ctrl+Shift+Z")
        self._add(self.edit, "restart", "Ctrl+Backspace")

        self._fill_view()
        self._fill_match()
        self._add(self.help, "tutorial")
        self._add(self.help, "keys", "F1")
        self._add(self.help, "rules", "Shift+F1")
        self._add(self.help, "album", "F2")
        self._add(self.help, "hall", "Ctrl+Shift+F")
        self._add(self.help, "you", "Ctrl+Shift+Y")
        self.help.addSeparator()
        self._add(self.help, "problem")
        self._add(self.help, "about").setMenuRole(QAction.MenuRole.AboutRole)

    def _fill_starts(self) -> None:
        """Add the ways to begin a game; with several games each has a menu, and the usual game has the keys."""
        self._titles = titles.titles()
        self.starts: dict[str, QMenu] = {}
        for title in self._titles:
            menu = self.starts[title.id] = self.game.addMenu("") if len(self._titles) > 1 else self.game
            for start in title.starts:
                keys = start.shortcut if title.id == titles.usual() else None
                self._add(menu, f"start:{title.id}:{start.id}", keys)

    def _fill_view(self) -> None:
        self.languages = self.view.addMenu("")
        self._spoken: tuple[str, ...] = ("system", *languages())
        self._choices(self.languages, "language", self._spoken, "language")
        self.themes = self.view.addMenu("")
        self._choices(self.themes, "theme", THEMES, "theme")
        self.view.addSeparator()
        self._add(self.view, "larger", QKeySequence.StandardKey.ZoomIn).triggered.connect(lambda: step_text(1))
        self._add(self.view, "smaller", QKeySequence.StandardKey.ZoomOut).triggered.connect(lambda: step_text(-1))
        self._add(self.view, "plain_size", "Ctrl+0").triggered.connect(lambda: settings().change(text_scale=100))
        self.view.addSeparator()
        self._add(self.view, "sheet", "Ctrl+R")
        self._add(self.view, "newspaper", "Ctrl+Shift+N")
        self._add(self.view, "text_table", "Ctrl+D").setCheckable(True)
        self._add(self.view, "panels", "Ctrl+B")
        self.docks = self.view.addMenu("")
        self._add(self.view, "reset_panels")
        self.view.addSeparator()
        full = self._add(self.view, "full_screen", "F11")
        full.setCheckable(True)

    def _fill_match(self) -> None:
        self._add(self.match, "go_on", "Ctrl+Return")
        pause = self._add(self.match, "pause", "F9")
        pause.setCheckable(True)
        self._add(self.match, "step", "F10")
        self._add(self.match, "to_result", "F7")
        self._add(self.match, "to_own", "F8")
        self.match.addSeparator()
        self.paces = self.match.addMenu("")
        self._choices(self.paces, "pace", PACES, "pace")
        for number, pace in enumerate(PACES, 1):
            self._by_name[f"pace:{pace}"].setShortcut(QKeySequence(f"Ctrl+{number}"))
        self._add(self.match, "next_pace", "F4").triggered.connect(next_pace)
        self._add(self.match, "question", "F6")
        self._add(self.match, "hint", "Ctrl+H")
        self._switch("auto_pass")
        self._own = {
            f"{title.id}.{each.id}": (title.id, each.menu)
            for title in self._titles
            for each in title.settings
            if each.menu
        }
        """Switches of games, with the game and the words of each."""
        for name in self._own:
            self._switch(name)
        self._switch("reduced_motion")
        self._switch("read_aloud").setShortcut(QKeySequence("Ctrl+L"))
        self._switch("sound").setShortcut(QKeySequence("Ctrl+Shift+M"))
        self._add(self.match, "skip_sentence", "Ctrl+.").triggered.connect(skip_sentence)
        self.match.addSeparator()
        self._add(self.match, "seats", "Ctrl+T")
        self._add(self.match, "time", "Ctrl+Shift+T")

    def _choices(self, menu: QMenu, prefix: str, keys: tuple[str, ...], field: str) -> None:
        group = self._groups[prefix] = QActionGroup(self._window)
        for value in keys:
            action = self._add(menu, f"{prefix}:{value}")
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _checked=False, value=value: settings().change(**{field: value}))

    def list_languages(self) -> bool:
        """Offer the languages installed now; returns whether they have changed."""
        spoken = ("system", *languages())
        if spoken == self._spoken:
            return False
        for code in self._spoken:
            action = self._by_name.pop(f"language:{code}")
            self.languages.removeAction(action)
            action.deleteLater()
        self._groups["language"].deleteLater()
        self._spoken = spoken
        self._choices(self.languages, "language", spoken, "language")
        self.retranslate()
        self.show_settings()
        return True

    def _switch(self, field: str) -> QAction:
        action = self._add(self.match, field)
        action.setCheckable(True)
        action.toggled.connect(lambda on: settings().change(**{field: on}))
        return action

    def show_settings(self) -> None:
        """Check the entries that the settings name."""
        now = settings().now
        for prefix, value in (("language", now.language), ("theme", now.theme), ("pace", now.pace)):
            self._by_name[f"{prefix}:{value}"].setChecked(True)
        for field in ("auto_pass", "reduced_motion", "read_aloud", "sound", *self._own):
            self._by_name[field].setChecked(now.on(field))
        self.own_keys.apply()
        self._by_name["larger"].setEnabled(now.text_scale < LARGEST_TEXT)
        self._by_name["smaller"].setEnabled(now.text_scale > SMALLEST_TEXT)

    def show_game(self, game: str) -> None:
        """Show the switches of one game and hide those of the others."""
        for name, (of, _words) in self._own.items():
            self._by_name[name].setVisible(of == game)

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        for name, text in _texts().items():
            self._by_name[name].setText(text)
        for name, (_game, words) in self._own.items():
            self._by_name[name].setText(of_title(words))
        for game in self._titles:
            if self.starts[game.id] is not self.game:
                self.starts[game.id].setTitle(for_button(of_title(game.name)))
            for start in game.starts:
                words = of_title(start.menu) if start.menu else for_button(of_title(start.name))
                self._by_name[f"start:{game.id}:{start.id}"].setText(words)
        for pace in PACES:
            self._by_name[f"pace:{pace}"].setText(pace_name(pace))
        for menu, title in zip(
            (*self._menus, self.languages, self.themes, self.docks, self.paces), _titles(), strict=True
        ):
            menu.setTitle(title)
        self.name_undo(self.undo_name, self.redo_name, takes_along=self._takes_along)

    # The entries as a table

    def in_order(self) -> list[str]:
        """The names of all actions, menu by menu."""
        names = {id(action): name for name, action in self._by_name.items()}
        return [names[id(action)] for menu in self._menus for action in _entries(menu) if id(action) in names]

    def title_of(self, name: str) -> str:
        """An entry's text without its variable parts; an entry of a submenu has that menu's title in front."""
        plain = {
            "undo": translate("Menu", "&Undo"),
            "redo": translate("Menu", "&Redo"),
        }
        action = self._by_name[name]
        text = from_button({**plain, **_texts()}.get(name, action.text())).rstrip("…")
        inside = next((menu for menu in self._submenus() if action in menu.actions()), None)
        return text if inside is None else labelled(from_button(inside.title()), text)

    def menu_titles(self) -> list[str]:
        """The titles of the menus in the bar."""
        return [menu.title() for menu in self._menus]

    def _submenus(self) -> list[QMenu]:
        found = [self.languages, self.themes, self.paces]
        return found + [menu for menu in self.starts.values() if menu is not self.game]

    def name_parts(self, paper: str, overview: str) -> None:
        """Set what print and overview would show in their entries; "" if there is none."""
        texts = {
            "print": (paper, translate("Menu", "&Print: {what}…")),
            "pdf": (paper, translate("Menu", "As P&DF: {what}…")),
            "sheet": (overview, translate("Menu", "On the &whole window: {what}")),
        }
        for name, (what, text) in texts.items():
            if what:
                self[name].setText(text.format(what=for_button(what)))

    def name_undo(self, undo: str | None, redo: str | None, *, takes_along: bool = False) -> None:
        """Name in the menu what undo would undo, whether dice and answers go with it, and what redo would redo."""
        self.undo_name, self.redo_name, self._takes_along = undo, redo, takes_along
        self["undo"].setEnabled(undo is not None)
        self["redo"].setEnabled(redo is not None)
        if undo is None:
            self["undo"].setText(translate("Menu", "&Undo"))
        elif takes_along:
            text = translate("Menu", "&Undo: {deed}, with the dice and answers since")
            self["undo"].setText(text.format(deed=for_button(undo)))
        else:
            self["undo"].setText(translate("Menu", "&Undo: {deed}").format(deed=for_button(undo)))
        if redo is None:
            self["redo"].setText(translate("Menu", "&Redo"))
        else:
            self["redo"].setText(translate("Menu", "&Redo: {deed}").format(deed=for_button(redo)))


def _entries(menu: QMenu) -> Iterator[QAction]:
    """The entries of a menu and its submenus, from the top."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _entries(inner)
        else:
            yield action


def _titles() -> tuple[str, ...]:
    return (
        translate("Menu", "&Game"),
        translate("Menu", "&Edit"),
        translate("Menu", "&View"),
        translate("Menu", "&Match"),
        translate("Menu", "&Help"),
        translate("Menu", "&Language"),
        translate("Menu", "&Colours"),
        translate("Menu", "&Panels"),
        translate("Menu", "&Pace of the computer players"),
    )


def _texts() -> dict[str, str]:
    return {
        "open": translate("Menu", "&Open…"),
        "save_as": translate("Menu", "Save a &copy as…"),
        "replay": translate("Menu", "Re&play a saved game…"),
        "replay_game": translate("Menu", "Replay this &game so far"),
        "share": translate("Menu", "S&hare…"),
        "start": translate("Menu", "&Leave for the start screen"),
        "packs": translate("Menu", "Pac&ks…"),
        "settings": translate("Menu", "&Settings…"),
        "quit": translate("Menu", "&Quit"),
        "language:system": translate("Menu", "&As on this computer"),
        **{f"language:{each.code}": f"&{each.name}" for each in languages().values()},
        "theme:system": translate("Menu", "&As on this computer"),
        "theme:light": translate("Menu", "&Light"),
        "theme:dark": translate("Menu", "&Dark"),
        "theme:contrast": translate("Menu", "High &contrast"),
        "larger": translate("Menu", "Text l&arger"),
        "smaller": translate("Menu", "Text s&maller"),
        "plain_size": translate("Menu", "Text at &100 %"),
        "print": translate("Menu", "&Print…"),
        "pdf": translate("Menu", "As P&DF…"),
        "sheet": translate("Menu", "Overview on the &whole window"),
        "newspaper": translate("Menu", "The &newspaper"),
        "text_table": translate("Menu", "The match as &text"),
        "reset_panels": translate("Menu", "Panels &back to their places"),
        "panels": translate("Menu", "Show or hide all &panels"),
        "full_screen": translate("Menu", "&Full screen"),
        "restart": translate("Menu", "Re&start my turn"),
        "go_on": translate("Menu", "&Continue"),
        "pause": translate("Menu", "&Pause the computer players"),
        "step": translate("Menu", "Play on by one &decision"),
        "to_result": translate("Menu", "Play this match to its &result"),
        "to_own": translate("Menu", "Play on to &your next match"),
        "next_pace": translate("Menu", "The next pac&e"),
        "question": translate("Menu", "Focus to the &question"),
        "hint": translate("Menu", "&Hint: what an expert would do"),
        "auto_pass": translate("Menu", "&Ask only where there is a choice"),
        "reduced_motion": translate("Menu", "Reduced &motion"),
        "read_aloud": translate("Menu", "Read the commentary a&loud"),
        "sound": translate("Menu", "Pla&y sounds"),
        "skip_sentence": translate("Menu", "S&kip the sentence being read"),
        "seats": translate("Menu", "P&layers: hand over and take over…"),
        "time": translate("Menu", "&Clock: time left"),
        "tutorial": translate("Menu", "&Tutorial"),
        "keys": translate("Menu", "&Keys"),
        "rules": translate("Menu", "&Rules"),
        "album": translate("Menu", "&Card album"),
        "hall": translate("Menu", "&Hall of fame"),
        "you": translate("Menu", "Yo&u"),
        "problem": translate("Menu", "Report a &problem…"),
        "about": translate("Menu", "&About this program"),
    }


def step_text(steps: int) -> None:
    """Change the text size by steps of 10 %, from 80 to 200 %."""
    wanted = settings().now.text_scale + steps * TEXT_STEP
    settings().change(text_scale=max(SMALLEST_TEXT, min(LARGEST_TEXT, wanted)))


def next_pace() -> None:
    """Set the next faster pace, or after the fastest the slowest."""
    settings().change(pace=PACES[PACES.index(settings().now.pace) - 1])


def skip_sentence() -> None:
    """Skip the sentences that the voice has still to say."""
    from swallows_gui.services.speech import speech

    speech().skip()
