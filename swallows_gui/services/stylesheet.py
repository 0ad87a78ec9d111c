"""The look of Qt's own widgets: fonts, colours of the themes, and the stylesheet.

The stylesheet is flat, square and bold, with a visible focus. Fonts ship with the program, so that it looks the same on
every machine: Hanken Grotesk for text, Roboto Black for big figures and headlines. With no font at all Qt draws
nothing, so a failure is a sentence that the caller prints to the terminal.

Every colour that the window shows is a field of `Colours` (light, dark, high contrast); screens never write a hex
value.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QFontDatabase

TEXT_FILES = ("Regular", "Italic", "Medium", "SemiBold", "Bold")
POSTER_FILES = ("Black", "Bold")


class FontReport(NamedTuple):
    """Which families are there, and what went wrong, if anything did."""

    text: str
    """Family of running text."""
    poster: str
    """Family of headlines and big figures."""
    problem: str
    """One English sentence for the terminal, or empty."""

    @property
    def families(self) -> tuple[str, ...]:
        """The families to use, best first."""
        return tuple(dict.fromkeys((self.text, self.poster)))


@cache
def load_fonts() -> FontReport:
    """Load the shipped fonts once; falls back to the system's. A `QGuiApplication` must exist."""
    text = _load_package("font_hanken_grotesk", "HankenGrotesk", TEXT_FILES, "otf")
    poster = _load_package("font_roboto", "Roboto", POSTER_FILES, "ttf")
    if text and poster:
        return FontReport(text, poster, "")
    one = text or poster
    if one:
        return FontReport(one, one, "")
    system = QFont().defaultFamily()
    families = QFontDatabase.families()
    if families:
        family = system if system in families else families[0]
        return FontReport(
            family,
            family,
            "The fonts that ship with Millions of Swallows could not be loaded; the system's are used. "
            "Repair: python3 packaging/bootstrap.py setup",
        )
    return FontReport(
        system,
        system,
        "No font can be loaded, so no text can be shown. Install the packages font-hanken-grotesk and font-roboto "
        "(python3 packaging/bootstrap.py setup) or any system font (Debian: fonts-dejavu-core).",
    )


def _load_package(package: str, prefix: str, styles: tuple[str, ...], extension: str) -> str:
    """The family that a font package brings, or empty if it cannot be loaded."""
    found = find_spec(package)  # to load the package would have it list its files
    if found is None or found.origin is None:
        return ""
    folder = Path(found.origin).parent / "files"
    family = ""
    for style in styles:
        number = QFontDatabase.addApplicationFont(str(folder / f"{prefix}-{style}.{extension}"))
        names = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if names and not family:
            family = names[0]
    return family


class Colours(NamedTuple):
    """One theme's colours, as `#rrggbb`."""

    paper: str
    """The ground of the window."""
    raised: str
    """Panels that lie on the paper, fields to write in."""
    sunken: str
    """Wells, table headers, hovered rows."""
    ink: str
    soft: str
    """Second text; still 4.5 : 1 on the paper."""
    line: str
    outline: str
    """Borders of controls; 3 : 1 on the paper."""
    poster: str
    """The solid ground of bands and the primary button."""
    on_poster: str
    slate: str
    """The solid ground of signs and plates on a stage, dark in every theme."""
    on_slate: str
    grass: str
    grass_dark: str
    """The darker stripe of the mown grass."""
    grass_line: str
    green: str
    blue: str
    red: str
    on_colour: str
    """Text on green, blue and red."""
    gold: str
    on_gold: str
    focus: str
    good: str
    bad: str
    selection: str
    on_selection: str
    card: str
    """The paper of a card face."""
    card_ink: str
    card_soft: str
    curtain: str

    def of(self, name: str) -> QColor:
        """A field as a `QColor`; raises `AttributeError` for a name that is none."""
        return QColor(getattr(self, name))


LIGHT = Colours(
    paper="#F4EFE3",
    raised="#FCFAF4",
    sunken="#E8E0CF",
    ink="#1A1A1A",
    soft="#5C554A",
    line="#D3C9B5",
    outline="#857C6C",
    poster="#1A1A1A",
    on_poster="#F4EFE3",
    slate="#1A1A1A",
    on_slate="#F4EFE3",
    grass="#2D7A4D",
    grass_dark="#297347",
    grass_line="#F4EFE3",
    green="#1E7B4A",
    blue="#1F4E9E",
    red="#C8321F",
    on_colour="#FFFFFF",
    gold="#D9A21B",
    on_gold="#1A1A1A",
    focus="#1F4E9E",
    good="#1A6B40",
    bad="#B22917",
    selection="#D9A21B",
    on_selection="#1A1A1A",
    card="#FAF6EB",
    card_ink="#1A1A1A",
    card_soft="#5C554A",
    curtain="#C8321F",
)

DARK = LIGHT._replace(
    paper="#17191C",
    raised="#212429",
    sunken="#101214",
    ink="#F4EFE3",
    soft="#B9B2A3",
    line="#3B3F45",
    outline="#868B92",
    poster="#F4EFE3",
    on_poster="#17191C",
    slate="#101214",
    on_slate="#F4EFE3",
    grass="#23613E",
    grass_dark="#1F5737",
    green="#22854D",
    blue="#3A6FCB",
    red="#D23F2B",
    gold="#E3B040",
    focus="#E3B040",
    good="#5CC48B",
    bad="#FF8370",
    selection="#E3B040",
    card="#F1EBDC",
    curtain="#8E2013",
)

CONTRAST = DARK._replace(
    paper="#000000",
    raised="#000000",
    sunken="#1C1C1C",
    ink="#FFFFFF",
    soft="#FFFFFF",
    line="#9C9C9C",
    outline="#A8A8A8",
    poster="#FFFFFF",
    on_poster="#000000",
    slate="#000000",
    on_slate="#FFFFFF",
    grass="#00391C",
    grass_dark="#002F17",
    grass_line="#FFFFFF",
    green="#006B35",
    blue="#003FA8",
    red="#B30000",
    gold="#FFD400",
    on_gold="#000000",
    focus="#FFD400",
    good="#5BFF9E",
    bad="#FF9C8F",
    selection="#FFD400",
    on_selection="#000000",
    card="#FFFFFF",
    card_ink="#000000",
    card_soft="#000000",
    curtain="#000000",
)

SCHEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours by WCAG 2, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def ink_on(ground: QColor) -> QColor:
    """Near-black or white, whichever reads better on the ground."""
    dark, light = QColor("#1A1A1A"), QColor("#FFFFFF")
    return dark if contrast(dark, ground) >= contrast(light, ground) else light


def _luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Role(NamedTuple):
    """A kind of type: its size in design pixels, its weight, and whether it is set in the poster face."""

    size: int
    weight: int
    poster: bool = False


ROLES = {
    "display": Role(44, 900, True),
    "title": Role(28, 900, True),
    "heading": Role(18, 700, True),
    "body": Role(14, 500),
    "strong": Role(14, 700),
    "soft": Role(14, 500),
    "small": Role(12, 500),
    "label": Role(12, 700),
    "number": Role(22, 900, True),
}

_SHEET = """
QWidget {{ font-family: {text}; font-size: {body}px; font-weight: 500; }}
QMainWindow, QDialog {{ background: {c.paper}; }}
QLabel {{ background: transparent; color: {c.ink}; }}
QLabel:disabled {{ color: {c.outline}; }}
{roles}
*[role="soft"], *[role="small"] {{ color: {c.soft}; }}
*[tone="good"] {{ color: {c.good}; }}
*[tone="bad"] {{ color: {c.bad}; }}

QToolTip {{ background: {c.poster}; color: {c.on_poster}; border: {px1}px solid {c.on_poster};
    padding: {px6}px {px8}px; font-size: {small}px; }}

QPushButton, QToolButton {{ background: {c.raised}; color: {c.ink}; border: {px2}px solid {c.ink}; border-radius: 0;
    padding: {px6}px {px14}px; font-weight: 700; }}
QToolButton {{ padding: {px4}px {px8}px; }}
QPushButton:hover, QToolButton:hover {{ background: {c.sunken}; }}
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{
    background: {c.poster}; color: {c.on_poster}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {c.outline}; border: {px2}px dashed {c.outline};
    background: {c.paper}; }}
QPushButton:focus, QToolButton:focus {{ border-color: {c.focus}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton:default {{ background: {c.poster}; color: {c.on_poster}; border-color: {c.poster}; }}

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QTextBrowser {{ background: {c.raised};
    color: {c.ink}; border: {px2}px solid {c.outline}; border-radius: 0; padding: {px4}px {px8}px;
    selection-background-color: {c.selection}; selection-color: {c.on_selection}; }}
QTextBrowser[sheet="true"] {{ border-color: transparent; padding: 0; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus {{
    border-color: {c.focus}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {c.outline}; border-color: {c.line};
    background: {c.paper}; }}
QSpinBox, QDoubleSpinBox {{ padding: {px4}px {px24}px {px4}px {px8}px; font-weight: 700; }}
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {{ border: 0;
    background: {c.sunken}; width: {px20}px; subcontrol-origin: padding; }}
QSpinBox::up-button, QDoubleSpinBox::up-button {{ subcontrol-position: top right; }}
QSpinBox::down-button, QDoubleSpinBox::down-button {{ subcontrol-position: bottom right; }}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{ image: url("{art}/up-{tint}.svg"); width: {px8}px; height: {px8}px; }}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{ image: url("{art}/down-{tint}.svg"); width: {px8}px;
    height: {px8}px; }}
QComboBox {{ padding-right: {px24}px; font-weight: 700; }}
QComboBox::drop-down {{ border: 0; width: {px24}px; subcontrol-origin: padding; subcontrol-position: center right; }}
QComboBox::down-arrow {{ image: url("{art}/down-{tint}.svg"); width: {px12}px; height: {px12}px; }}
QComboBox QAbstractItemView {{ background: {c.raised}; color: {c.ink}; border: {px2}px solid {c.ink}; outline: 0;
    selection-background-color: {c.selection}; selection-color: {c.on_selection}; }}

QCheckBox, QRadioButton {{ spacing: {px8}px; color: {c.ink}; padding: {px2}px; border: {px2}px solid transparent; }}
QCheckBox:focus, QRadioButton:focus {{ border: {px2}px solid {c.focus}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {c.outline}; }}
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {{ width: {px14}px; height: {px14}px;
    border: {px2}px solid {c.ink}; background: {c.raised}; }}
QRadioButton::indicator {{ border-radius: {px9}px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {c.ink}; }}
QCheckBox::indicator:checked {{ image: url("{art}/tick-{anti}.svg"); }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border-color: {c.line}; }}

QMenuBar {{ background: {c.paper}; color: {c.ink}; border-bottom: {px2}px solid {c.ink}; padding: 0 {px6}px; }}
QMenuBar::item {{ background: transparent; padding: {px6}px {px12}px; font-weight: 700; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {c.poster}; color: {c.on_poster}; }}
QMenu {{ background: {c.raised}; color: {c.ink}; border: {px2}px solid {c.ink}; padding: {px4}px 0; }}
QMenu::item {{ padding: {px6}px {px28}px {px6}px {px24}px; }}
QMenu::item:selected {{ background: {c.poster}; color: {c.on_poster}; }}
QMenu::item:disabled {{ color: {c.outline}; background: transparent; }}
QMenu::separator {{ height: {px1}px; background: {c.line}; margin: {px4}px 0; }}

QStatusBar {{ background: {c.paper}; color: {c.soft}; }}
QStatusBar::item {{ border: 0; }}

QDockWidget {{ color: {c.ink}; font-weight: 700; titlebar-close-icon: url("{art}/close-{tint}.svg");
    titlebar-normal-icon: url("{art}/float-{tint}.svg"); }}
QDockWidget::title {{ background: {c.sunken}; text-align: left; padding: {px6}px {px10}px; }}
QDockWidget::close-button, QDockWidget::float-button {{ background: transparent; border: 0; padding: 0;
    icon-size: {px14}px; subcontrol-origin: margin; subcontrol-position: top right; position: absolute;
    width: {px26}px; }}
QDockWidget::close-button {{ right: {px2}px; }}
QDockWidget::float-button {{ right: {px30}px; }}
QDockWidget::close-button:hover, QDockWidget::float-button:hover {{ background: {c.line}; }}
QMainWindow::separator {{ background: {c.line}; width: {px5}px; height: {px5}px; }}
QMainWindow::separator:hover {{ background: {c.gold}; }}
QSplitter::handle {{ background: {c.line}; }}

QTabWidget::pane {{ border: 0; border-top: {px2}px solid {c.ink}; }}
QTabBar {{ qproperty-drawBase: 0; }}
QTabBar::tab {{ background: transparent; color: {c.soft}; padding: {px6}px {px14}px; font-weight: 700;
    border: 0; border-bottom: {px4}px solid transparent; }}
QTabWidget[narrow="true"] QTabBar::tab {{ padding: {px6}px {px9}px; }}
QTabBar::tab:selected {{ color: {c.ink}; border-bottom-color: {c.red}; }}
QTabBar::tab:hover {{ color: {c.ink}; background: {c.sunken}; }}
QTabBar::tab:focus {{ color: {c.focus}; }}
QTabBar::scroller {{ width: {px24}px; }}
QTabBar QToolButton {{ background: {c.paper}; border: 0; padding: 0; }}
QTabBar QToolButton:disabled {{ border: 0; }}
QTabBar QToolButton::left-arrow {{ image: url("{art}/left-{tint}.svg"); width: {px12}px; height: {px12}px; }}
QTabBar QToolButton::right-arrow {{ image: url("{art}/right-{tint}.svg"); width: {px12}px; height: {px12}px; }}

QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
QAbstractItemView {{ background: {c.raised}; alternate-background-color: {c.paper}; color: {c.ink};
    border: {px1}px solid {c.line}; gridline-color: {c.line}; outline: 0;
    selection-background-color: {c.selection}; selection-color: {c.on_selection}; }}
QAbstractItemView[sheet="true"] {{ background: transparent; border-color: transparent; }}
QAbstractItemView:focus {{ border-color: {c.focus}; }}
QAbstractItemView::item {{ padding: {px3}px {px6}px; border: 0; }}
QAbstractItemView::item:selected {{ background: {c.selection}; color: {c.on_selection}; }}
QAbstractItemView::item:focus {{ border: {px2}px solid {c.focus}; padding: {beside}px {before}px; }}
QHeaderView {{ background: {c.sunken}; border: 0; }}
QHeaderView::section {{ background: {c.sunken}; color: {c.ink}; border: 0; border-bottom: {px2}px solid {c.ink};
    padding: {px4}px {px8}px; font-weight: 700; font-size: {small}px; }}
QHeaderView::section:vertical {{ border-bottom: {px1}px solid {c.line}; }}
QTableCornerButton::section {{ background: {c.sunken}; border: 0; border-bottom: {px2}px solid {c.ink}; }}

QScrollBar:vertical {{ background: transparent; width: {px12}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px12}px; margin: 0; }}
QScrollBar::handle {{ background: {c.outline}; border: {px3}px solid {c.paper}; }}
QScrollBar::handle:vertical {{ min-height: {px28}px; }}
QScrollBar::handle:horizontal {{ min-width: {px28}px; }}
QScrollBar::handle:hover {{ background: {c.ink}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QProgressBar {{ background: {c.sunken}; border: 0; color: {c.ink}; text-align: center; min-height: {px14}px;
    font-weight: 700; }}
QProgressBar::chunk {{ background: {c.gold}; }}
QSlider::groove:horizontal {{ background: {c.line}; height: {px4}px; }}
QSlider::sub-page:horizontal {{ background: {c.red}; }}
QSlider::handle:horizontal {{ background: {c.ink}; width: {px12}px; margin: -{px8}px 0; border: {px2}px solid
    {c.ink}; }}
QSlider::handle:horizontal:focus {{ background: {c.gold}; border-color: {c.focus}; }}
QGroupBox {{ border: {px2}px solid {c.line}; margin-top: {px14}px; padding: {px10}px; font-weight: 700; }}
QGroupBox::title {{ subcontrol-origin: margin; left: {px10}px; padding: 0 {px4}px; }}
"""


def build_stylesheet(colours: Colours, fonts: FontReport, px: Callable[[float], int], art: str, dark: bool) -> str:
    """The sheet of a scheme at a text scale. `art`: folder of the control drawings, with slashes."""
    text = ", ".join(f'"{family}"' for family in fonts.families)
    poster = ", ".join(f'"{family}"' for family in reversed(fonts.families))
    roles = "\n".join(
        f'*[role="{name}"] {{ font-family: {poster if role.poster else text}; font-size: {px(role.size)}px; '
        f"font-weight: {role.weight}; }}"
        for name, role in ROLES.items()
    )
    lengths = {f"px{n}": px(n) for n in (1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 20, 24, 26, 28, 30)}
    return _SHEET.format(
        c=colours,
        text=text,
        roles=roles,
        body=px(ROLES["body"].size),
        small=px(ROLES["small"].size),
        art=art,
        tint="light" if dark else "dark",
        anti="dark" if dark else "light",
        beside=max(0, px(3) - px(2)),  # the frame of the focus takes of the padding, not of the words
        before=px(6) - px(2),
        **lengths,
    )
