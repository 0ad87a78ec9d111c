"""Items of layouts that Python knows by their address, which Qt may have given to another thing (`add_layout`)."""

import gc

from PySide6.QtWidgets import QLayoutItem, QSpacerItem, QWidgetItem
from shiboken6 import getAllValidWrappers

from swallows_gui.ui.kit.panels import FlowLayout


def remembered() -> set[QLayoutItem]:
    """The items that Python knows and no `FlowLayout`, which has to know its own."""
    flowing = {item for flow in gc.get_objects() if isinstance(flow, FlowLayout) for item in flow._items}
    known: set[QLayoutItem] = {
        thing for thing in getAllValidWrappers() if isinstance(thing, (QWidgetItem, QSpacerItem))
    }
    return known - flowing


def owners(items: set[QLayoutItem]) -> list[str]:
    """Who keeps each of them."""
    return sorted({str(owner) for owner in gc.get_referrers(*items) if owner is not items})
