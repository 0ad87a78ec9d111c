"""The button of a set-up page that unfolds what most leave as it is."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton


class MoreRules(PosterButton):
    """Hides panels until it is pressed, and from then on at every other press."""

    def __init__(self, *panels: QWidget) -> None:
        super().__init__("", kind="quiet")
        self._panels = panels
        self.clicked.connect(self._turn)
        self._show(False)

    def _turn(self) -> None:
        self._show(self._panels[0].isHidden())

    def _show(self, shown: bool) -> None:
        for panel in self._panels:
            panel.setVisible(shown)
        self.set_icon("subtract" if shown else "add")
        self.retranslate()

    def retranslate(self) -> None:
        folded = self._panels[0].isHidden()
        self.setText(translate("MatchSetUp", "More rules") if folded else translate("MatchSetUp", "Fewer rules"))
