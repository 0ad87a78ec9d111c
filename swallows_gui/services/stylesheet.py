"""The stylesheet that makes Qt's own widgets part of the poster: flat, square, bold, with a focus that is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from swallows_gui.services.fonts import FontReport
from swallows_gui.services.palette import Colours


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
