"""The look of the application: colours, type and text scale, set on the whole `QApplication` and changed at run time.

Every size in the window is a number of design pixels (at 100 % text) times the scale: `theme().px(12)`.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from swallows_gui.catalogue.places import data_path
from swallows_gui.services.lazy_restyler import LazyRestyler, forget, polish
from swallows_gui.services.stylesheet import ROLES, SCHEMES, Colours, FontReport, build_stylesheet, load_fonts

__all__ = ["ROLES", "FusionApplication", "Theme", "set_role", "theme"]

_POINTS_AN_INCH = 72
FUSION = "fusion"
"""The style that the stylesheet rests on."""


class FusionApplication(QApplication):
    """Has the style from the first: one that is set later is handed to Python, whose 600 names for its parts take as
    long as a window's first picture."""

    def __init__(self, name: str) -> None:
        super().__init__([name, "-style", FUSION])


class Theme(QObject):
    """The theme in use. Painters read it at every paint; what sets sizes does so again at a `NewLook`."""

    changed = Signal()
    """Colours, fonts or scale are new, and every widget wears them but the hidden pages (`dressing`). Widgets need no
    signal: they hear of it by `changeEvent`."""

    _installed: Theme | None = None

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._choice = "light"
        self._percent = 100
        self.fonts: FontReport = load_fonts()
        self._fonts: dict[tuple[str, int, int | None], QFont] = {}
        """All that were asked for, by role, pixels and weight: to put one together takes five times as long as to copy
        it."""
        self.dressing = LazyRestyler(app)
        self.colours: Colours = SCHEMES["light"]
        if not isinstance(app, FusionApplication):
            app.setStyle(FUSION)
        app.styleHints().colorSchemeChanged.connect(self._follow_system)
        app.styleHints().accessibility().contrastPreferenceChanged.connect(self._follow_system)
        self._apply()

    @classmethod
    def install(cls, app: QApplication, choice: str = "light", percent: int = 100) -> Theme:
        """Make the theme of this application, which `theme()` returns from now on; loads the fonts."""
        if cls._installed is None or cls._installed._app is not app:
            cls._installed = cls(app)
        cls._installed.set_theme(choice)
        cls._installed.set_scale(percent)
        return cls._installed

    @property
    def name(self) -> str:
        """The scheme in use: `"light"`, `"dark"` or `"contrast"`."""
        if self._choice != "system":
            return self._choice
        hints = self._app.styleHints()
        if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return "contrast"
        return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"

    @property
    def scale(self) -> float:
        """Text scale, 0.8 to 2.0."""
        return self._percent / 100

    def set_theme(self, choice: str) -> None:
        """Choose `"system"`, `"light"`, `"dark"` or `"contrast"`; raises `ValueError` on another."""
        if choice != "system" and choice not in SCHEMES:
            raise ValueError(f"no theme {choice!r}")
        before = self.name
        self._choice = choice
        if self.name != before:
            self._change()

    def set_scale(self, percent: int) -> None:
        """Set the text scale in per cent; raises `ValueError` outside 80 to 200."""
        if not 80 <= percent <= 200:
            raise ValueError(f"no text scale of {percent} %")
        if percent != self._percent:
            self._percent = percent
            self._change()

    def px(self, design_pixels: float) -> int:
        """A length at the text scale in use, in device-independent pixels; at least 1 for anything above 0."""
        if design_pixels <= 0:
            return 0
        return max(1, round(design_pixels * self._percent / 100))

    def font(self, role: str, weight: int | None = None) -> QFont:
        """The font of a role in `ROLES`, at the scale in use; `weight` (400 to 900) replaces the role's own."""
        return self.sized_font(role, self.px(ROLES[role].size), weight)

    def sized_font(self, role: str, pixels: float, weight: int | None = None) -> QFont:
        """The font of a role in a size of its own, in pixels: for painters that fit text into a given room."""
        key = role, max(1, round(pixels)), weight
        kept = self._fonts.get(key)
        if kept is None:
            kept = self._fonts[key] = self._made_font(*key)
        return QFont(kept)

    def _made_font(self, role: str, pixels: int, weight: int | None) -> QFont:
        kind = ROLES[role]
        font = QFont([self.fonts.poster, self.fonts.text] if kind.poster else [self.fonts.text, self.fonts.poster])
        font.setPixelSize(pixels)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        font.setWeight(QFont.Weight(weight if weight is not None else kind.weight))
        return font

    def colour(self, name: str) -> QColor:
        """A colour of the scheme in use by the name of its field."""
        return self.colours.of(name)

    def _follow_system(self) -> None:
        if self._choice == "system":
            self._change()

    def _change(self) -> None:
        self._apply()
        self.changed.emit()

    def _apply(self) -> None:
        self.colours = SCHEMES[self.name]
        self._app.setPalette(build_palette(self.colours))
        self._app.setFont(_in_points(self.font("body")))
        self.dressing.put_on(build_stylesheet(self.colours, self.fonts, self.px, _controls(), self.name != "light"))


def _in_points(font: QFont) -> QFont:
    """The font with its size in points: Qt's dialogs shrink the application's font, and a font in pixels has no point
    size."""
    screen = QGuiApplication.primaryScreen()
    if screen is not None:
        font.setPointSizeF(font.pixelSize() * _POINTS_AN_INCH / screen.logicalDotsPerInchY())
    return font


def _controls() -> str:
    """The folder of the drawings inside controls, as a stylesheet writes it."""
    return data_path("resources", "art", "controls").as_posix()


def build_palette(colours: Colours) -> QPalette:
    """The `QPalette` of a scheme: what style and item views paint with."""
    palette = QPalette()
    role = QPalette.ColorRole
    for which, name in (
        (role.Window, "paper"),
        (role.WindowText, "ink"),
        (role.Base, "raised"),
        (role.AlternateBase, "sunken"),
        (role.Text, "ink"),
        (role.Button, "raised"),
        (role.ButtonText, "ink"),
        (role.BrightText, "on_colour"),
        (role.Highlight, "selection"),
        (role.HighlightedText, "on_selection"),
        (role.ToolTipBase, "poster"),
        (role.ToolTipText, "on_poster"),
        (role.PlaceholderText, "soft"),
        (role.Link, "focus"),
        (role.LinkVisited, "focus"),
        (role.Accent, "red"),
        (role.Light, "raised"),
        (role.Midlight, "sunken"),
        (role.Mid, "line"),
        (role.Dark, "outline"),
        (role.Shadow, "ink"),
    ):
        palette.setColor(which, colours.of(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, colours.of("outline"))
    return palette


def set_role(widget: QWidget, role: str) -> None:
    """Give a label (or any widget) a type role of the stylesheet: `"title"`, `"heading"`, `"soft"`, `"number"`, ..."""
    if widget.property("role") == role:  # styling it anew takes as long as painting it
        return
    widget.setProperty("role", role)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else it is styled when it is shown
        forget(widget)
        polish(widget)


def theme() -> Theme:
    """The theme of this application; the light one at 100 % if none was installed. A `QApplication` must exist."""
    app = QGuiApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("a theme needs a QApplication")
    if Theme._installed is None or Theme._installed._app is not app:
        return Theme.install(app)
    return Theme._installed
