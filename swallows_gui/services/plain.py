"""Words that are shown as they read. Qt takes whatever looks like markup for markup, and a name, which may come in a
record from anywhere, could show pictures of this computer or look like something the program says.
"""

from __future__ import annotations

from PySide6.QtGui import Qt

_LINE = 60
"""Letters of a tooltip from which on Qt has to break it into lines: it does so only with what may have markup."""


def tip(text: str) -> str:
    """A text for where Qt has no plain one (tooltips): as it is, or written so that markup in it stays text, and that a
    long one is broken into lines.
    """
    if not Qt.mightBeRichText(text) and len(text) <= _LINE:
        return text
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<p style="white-space: pre-wrap">{plain}</p>'


def for_button(text: str) -> str:
    """A text for a button, a menu or a label beside a field, where Qt takes a single & for the mark of a key."""
    return text.replace("&", "&&")


def from_button(text: str) -> str:
    """How the text of a button or a menu reads: without marks of keys."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
