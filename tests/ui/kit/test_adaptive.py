"""Every widget follows language, theme and text size in the one way there is."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

import swallows_gui
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

OWN = ("retranslate", "restyle")
WORDS = {"tr", "translate"}


def widget_classes() -> Iterator[type[QWidget]]:
    """Every widget class of the product."""
    for found in pkgutil.walk_packages(swallows_gui.__path__, "swallows_gui."):
        if ".ui." in found.name or ".table" in found.name:
            module = importlib.import_module(found.name)
            for _name, each in inspect.getmembers(module, inspect.isclass):
                if issubclass(each, QWidget) and each.__module__ == module.__name__:
                    yield each


def own_methods(widget: type[QWidget]) -> dict[str, ast.FunctionDef]:
    """The methods that a class itself has, by name."""
    made = next(
        each
        for each in tree(inspect.getfile(widget)).body
        if isinstance(each, ast.ClassDef) and each.name == widget.__name__
    )
    return {each.name: each for each in made.body if isinstance(each, ast.FunctionDef)}


@cache
def tree(file: str) -> ast.Module:
    """A file of Python, read."""
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def speaks_once(widget: type[QWidget]) -> bool:
    """Whether it says something in the language in use when it is built, and never again. Whoever answers a dialog
    cannot change the language meanwhile."""
    if issubclass(widget, QDialog):
        return False
    built = own_methods(widget).get("__init__")
    calls = ast.walk(built) if built is not None else ()
    return any(isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] in WORDS for call in calls)


def deaf(widget: type[QWidget]) -> bool:
    """Whether it says what it does in another language or look, and is not told of one."""
    return any(name in vars(widget) for name in OWN) and not issubclass(widget, Adaptive)


def swallows_its_base(widget: type[QWidget]) -> list[str]:
    """What it overrides and does not call, though a base does something there."""
    found = []
    for name, method in own_methods(widget).items():
        if name not in OWN:
            continue
        above = getattr(super(widget, widget), name, None)
        if above is not None and above is not getattr(Adaptive, name) and f"super().{name}" not in ast.unparse(method):
            found.append(f"{widget.__name__}.{name}")
    return found


def test_no_widget_is_deaf() -> None:
    assert not [f"{each.__module__}.{each.__name__}" for each in widget_classes() if deaf(each) or speaks_once(each)]


def wired(widget: type[QWidget]) -> bool:
    """Whether it has a service that lives for good tell it what Qt tells every widget."""
    calls = (call for method in own_methods(widget).values() for call in ast.walk(method) if isinstance(call, ast.Call))
    return any(ast.unparse(call.func) in ("theme().changed.connect", "language().changed.connect") for call in calls)


def test_no_widget_is_wired_by_hand() -> None:
    assert not [f"{each.__module__}.{each.__name__}" for each in widget_classes() if wired(each)]


def test_overrides_keep_what_their_base_does() -> None:
    assert not [name for each in widget_classes() for name in swallows_its_base(each)]


class SpeaksOnce(QWidget):
    def __init__(self) -> None:
        super().__init__()
        QLabel(self.tr("Start"), self)


class Deaf(QWidget):
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Start"))


class Wired(Adaptive, QWidget):
    def __init__(self) -> None:
        super().__init__()
        language().changed.connect(self.retranslate)


class Told(Adaptive, PlainLabel):
    """Says the language and the size of its text, and keeps count."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def retranslate(self) -> None:
        self.heard.append(language().code)

    def restyle(self) -> None:
        self.heard.append(str(theme().px(100)))


class ToldLess(Told):
    def restyle(self) -> None:
        self.update()


def test_what_does_not_follow_is_found() -> None:
    assert speaks_once(SpeaksOnce)
    assert not deaf(SpeaksOnce)
    assert deaf(Deaf)
    assert not deaf(Told)
    assert wired(Wired)
    assert not wired(Told)
    assert swallows_its_base(ToldLess) == ["ToldLess.restyle"]
    assert not swallows_its_base(Told)


@pytest.fixture
def told(qtbot: QtBot) -> Iterator[Told]:
    """A label at 100 % in English, never shown, inside a widget that is not shown either."""
    language().set_language("en")
    theme().set_scale(100)
    outer = QWidget()
    qtbot.addWidget(outer)
    label = Told()
    label.setParent(outer)
    yield label
    language().set_language("en")
    theme().set_scale(100)


def test_a_widget_that_was_never_shown_is_told_once_of_each_change(told: Told) -> None:
    language().set_language("de")
    assert told.heard == ["de"]
    theme().set_scale(150)
    assert told.heard == ["de", "150"]
    language().read_again()
    assert told.heard == ["de", "150", "de"]


def test_what_happens_while_widgets_are_put_together_is_no_change(told: Told, qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    told.setParent(outer)
    told.setStyleSheet("QLabel { border: 0; }")
    told.setEnabled(False)
    outer.show()
    assert not told.heard


def test_parts_are_told_of_a_look_before_the_whole(qtbot: QtBot) -> None:
    outer, order = QWidget(), []

    class Part(Adaptive, QWidget):
        def restyle(self) -> None:
            order.append(self.objectName())

    qtbot.addWidget(outer)
    whole = Part(outer)
    whole.setObjectName("whole")
    for name in ("one", "two"):
        Part(whole).setObjectName(name)
    theme().set_scale(120)
    theme().set_scale(100)
    assert order == ["two", "one", "whole"] * 2
