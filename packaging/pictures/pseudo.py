"""Languages nobody speaks: `xx-long`, an English that is 40 % longer, as another language may be, and `xx-rtl`, an
English that is laid out from right to left, as the window would be for Arabic or Hebrew. The game still refuses such
languages with a sentence, of which there is a picture, too.
"""

from __future__ import annotations

import json
import math
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from pictures.camera import Camera

LONG, LEFTWARD = "xx-long", "xx-rtl"
_PACK = {"id": "xx-rtl", "version": "1", "author": "nobody", "licence": "CC0-1.0"}


class Longer(QTranslator):
    """English made 40 % longer: what the window must have room for before a new language comes."""

    FILLER = "ächz oder übel wird dies ein längerer Satz als er es war"

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        if not any(letter.isalpha() for letter in source.partition("{")[0] + source.rpartition("}")[2]):
            return source
        text = source.replace("(s)", "s")
        more = math.ceil(len(text) * 0.4)
        return f"{text} {self.FILLER[: more - 1].strip()}" if more > 3 else text + "äöü"[:more]


def speak_longer() -> Longer:
    """Install the longer English over everything; the caller removes it."""
    made = Longer()
    QCoreApplication.installTranslator(made)
    return made


class Leftward(QTranslator):
    """English whose lines begin at the right, in a window that is turned round."""

    MARK = "\u200f"

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return self.MARK + source.replace("(s)", "s") if source else source


def speak_leftward() -> Leftward:
    """Install it over everything and turn the window round; the caller removes it and turns it back."""
    made = Leftward()
    QCoreApplication.installTranslator(made)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    return made


def photograph_refusal(camera: Camera) -> None:
    """What becomes of a pack with a language that is written from right to left: the page of the packs says why."""
    from swallows_gui.games.swallows.table.screens.packs import PacksScreen

    navigation = camera.window.navigation
    navigation.show_packs()
    packs = navigation.screens["packs"]
    assert isinstance(packs, PacksScreen)
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder) / LEFTWARD
        (pack / "languages").mkdir(parents=True)
        (pack / "pack.json").write_text(json.dumps({**_PACK, "name": {"en": "From right to left"}}), encoding="utf-8")
        language = {"name": "\u05e2\u05d1\u05e8\u05d9\u05ea", "locale": "he_IL"}
        (pack / "languages" / "he.json").write_text(json.dumps(language), encoding="utf-8")
        packs.install(pack)
    camera.take("refused")
