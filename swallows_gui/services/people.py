"""What people are called who have given no name: "Player 1", in the language in use wherever it is shown.

Records hold what it was called in the language of the evening; whoever shows a seat's name asks `shown_name`.
"""

from __future__ import annotations

from functools import cache

from swallows_gui.catalogue.foreign_text import same
from swallows_gui.catalogue.languages import languages
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings

_SOURCE = "Player {number}"
_MOST_FACES = 100
"""So many people keep the face that was chosen for them; the oldest is forgotten first."""


def default_name(number: int) -> str:
    """What the person with a number, from 1, is called without a name of his own."""
    return translate("People", "Player {number}").format(number=number)


def chosen_name() -> str:
    """The name you have chosen, or entered last for the first seat; "" before."""
    now = settings().now
    return now.name or (now.seats[0] if now.seats else "")


def own_name() -> str:
    """What you are called where a game is begun."""
    return chosen_name() or default_name(1)


def known_names() -> tuple[str, ...]:
    """The names that set-ups propose: yours first, then those entered last."""
    you, others = chosen_name(), settings().now.seats[1:]
    return (you, *others) if you else ()


def shown_name(name: str) -> str:
    """A seat's name as it is shown now: one that was given, or the default, whatever language it was kept in."""
    number = default_number(name)
    return default_name(number) if number else name


def face_word(name: str) -> str:
    """The word from which a player's face is drawn: the chosen one for that name, else the name."""
    word, faces = name_word(name), settings().now.faces
    return faces.get(same(word), word) if faces else word


def name_word(name: str) -> str:
    """What the face is drawn by that belongs to a name: the name, a default one as it is called in English."""
    number = default_number(name)
    return _SOURCE.format(number=number) if number else name


def choose_face(name: str, word: str) -> None:
    """Choose the word for the face of everybody with this name, in every game; "" for the face of the name itself."""
    key = same(name_word(name))
    others = {known: face for known, face in settings().now.faces.items() if known != key}
    if word:
        others[key] = word
    settings().change(faces=dict(list(others.items())[-_MOST_FACES:]))


def choose_name(name: str) -> None:
    """Be called so from now on; the face you have chosen comes with you. ValueError for a name that is too long."""
    face = settings().now.faces.get(same(name_word(own_name())))
    settings().change(name=name)
    if face:
        choose_face(own_name(), face)


def default_number(name: str) -> int:
    """The number in a default name of any language; 0 for a name that was given."""
    if any(letter.isdecimal() for letter in name):
        for before, after in _patterns(tuple(languages())):
            digits = name[len(before) : len(name) - len(after)]
            if name == f"{before}{digits}{after}" and digits.isascii() and digits.isdecimal() and digits[0] != "0":
                return int(digits)
    return 0


@cache
def _patterns(codes: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What stands before and after the number, in English and in each language."""
    said = dict.fromkeys([_SOURCE, *(language().said_in(code, "People", _SOURCE) for code in codes)])
    parts = [text.partition("{number}") for text in said]
    return tuple((before, after) for before, found, after in parts if found)
