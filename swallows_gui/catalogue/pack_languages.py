"""The languages that packs bring: their files, shaped as those of `resources/languages`, within narrower limits."""

from __future__ import annotations

import re
from typing import Final

from swallows_gui.catalogue.languages import BadLanguage, read_language
from swallows_gui.catalogue.packs import BadPack, Pack

FOLDER: Final = "languages"
MOST: Final = 20
_PLAIN: Final = re.compile(r"[0-9.*^()|\[\]-]{1,40}")
"""What a pattern of numbers of a pack may be made of: nothing that takes long, whatever the number."""


def check_languages(pack: Pack) -> None:
    """The languages of a pack can be used. Raises `BadPack`."""
    files = pack.files(FOLDER)
    if len(files) > MOST:
        raise BadPack(f"{pack.id}/{FOLDER}", "", "", f"holds more than {MOST} languages")
    for path in files:
        told = f"{pack.id}/{FOLDER}/{path.name}"
        try:
            found = read_language(path)
        except BadLanguage as wrong:
            raise BadPack(told, "", "", str(wrong).removeprefix(f"{path.name}: ")) from wrong
        if len(found.name) > 40 or len(found.locale) > 20 or len(found.genders) > 12 or len(found.forms or ()) > 60:
            raise BadPack(told, "", "", "is longer than what a language needs")
        for number in found.numbers:
            if not _PLAIN.fullmatch(number):
                raise BadPack(told, "", "numbers", f"{number!r} may hold digits and . * ^ ( ) | [ ] - only")
