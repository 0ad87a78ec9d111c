"""What the house knows of a game before any of it is loaded: its name, its seats, and where its parts are found.

Parts are named by their places in the game's package, "table.desk:Desk", and loaded when they are first needed: a
start screen that offers ten games costs no more than one that offers one. A test loads every place of every title.
Texts are English; `QT_TRANSLATE_NOOP` marks them for the translators, and whoever shows them has them translated in the
context "Titles".
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

CONTEXT: Final = "Titles"
"""The context in which the texts of all titles are translated."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that the translators' tools look for
    """Mark a text for translation and return it as it is."""
    return text


class StartOption(NamedTuple):
    """One way to begin a game: an entry of start screen and menu, and the screen on which it is set up."""

    id: str
    """Unique within its game: "tournament", "friendly"."""
    name: str
    line: str
    """One sentence on what one lets oneself in for."""
    screen: str
    """Place of its set-up screen, a `SetUpScreen` of `ui/play/desk.py`, made with the game's catalogue if it has
    one."""
    menu: str = ""
    """What the menu says, with the key of the entry marked; "": its name."""
    shortcut: str = ""
    """The keys that lead to it from anywhere, as Qt writes them."""
    comes_back: bool = False
    """Whether its screen is shown again when a game begun on it is left."""


class GameSwitch(NamedTuple):
    """A setting of one game: what can be on or off in it, or has steps, on the screen of the settings and, if it has
    words for one, in a menu."""

    id: str
    """Unique within its game: in the file of the settings, where every game has a section."""
    name: str
    line: str
    """One sentence on what it does."""
    menu: str = ""
    """What the menu says, with the key of the entry marked; "": it stands in no menu."""
    on: bool = False
    """Whether it is on as long as nobody has said otherwise."""
    steps: tuple[tuple[str, str], ...] = ()
    """Of one with more states than two their ids and names, the usual one first and last "off"."""
    was: str = ""
    """The id under which it could only be on or off, in files of before."""

    @property
    def usual(self) -> bool | str:
        """Its state as long as nobody has said otherwise."""
        return self.steps[0][0] if self.steps else self.on


class Title(NamedTuple):
    """A game of the house.

    >>> dice = Title("dice", "fractions", "Dice", "Who rolls more?", range(2, 5), playable=":Fraction")
    >>> dice.rules, dice.load(dice.playable)(1, 2)
    ('dice', Fraction(1, 2))
    """

    id: str
    """In `game` of a record's header and for `--game`: lower case, stays forever."""
    package: str
    """The package that all its places are named from."""
    name: str
    line: str
    """One sentence on what it is."""
    seats: range
    """How many seats can play it."""
    playable: str
    """Engine, AI seats and what a session asks of the game: a function that returns a `session.openings.Playable`,
    given the game's catalogue if it has one."""
    catalogue: str = ""
    """Its data: a function that stacks `catalogue.packs.Pack`s on what comes with the program, and makes of them a
    catalogue that says which `packs` are in it (`PackMark`s)."""
    former: str = ""
    """Its data as they were when a record was written: a function of their digest and `Pack`s that makes a catalogue,
    or None of a digest that it does not know."""
    desk: str = ""
    """Its half of the window: the class of its desk, a `GameDesk` of `ui/play/game_desk.py`."""
    words: str = ""
    """What is told of it: a function that makes a `models.chapters.Narrator`, which needs no window, given the game's
    catalogue last if it has one."""
    progress: str = ""
    """How far one of its games is, for lists: a function of the number of the section that has begun last (0: none),
    the event it began with and the last event that says how it stands."""
    lab: str = ""
    """What the laboratory measures of it beside what it measures of any game: a `lab.game_lab.GameLab`."""
    sections: str = ""
    """Place of the tuple of parts (`engine.game.Section`) that it is told and kept in; "": it has none."""
    cover: str = ""
    """What is painted on the start screen: a `Cover` of `ui/shell/poster.py`."""
    pictures: str = ""
    """What the rule book shows: `ui.kit.painting.ClausePicture`s by clauses; "": words alone."""
    fly_in: str = ""
    """What flies onto it when the program starts: a `FlyIn` of `ui/kit/painting.py`; "": nothing."""
    starts: tuple[StartOption, ...] = ()
    match: str = ""
    """How its matches are played for cups and championships: a `session.match_rules.MatchRules`; "": they are not."""
    tutorial: str = ""
    """A function of the learner's name and of colours for the seats that returns the `Setup` of the game with which one
    learns it."""
    data: tuple[str, ...] = ()
    """Its files in `resources/`, by their paths from there, without which it cannot be played."""
    resources: str = ""
    """Its folder in `resources/`; "": named as the game."""
    album: str = ""
    """Place of the screen with its cards, an `Album` of `ui/play/desk.py`, made with the game's catalogue if it
    has one; "": it has none to be looked at."""
    packs: str = ""
    """Place of the screen with the packs that add to it, a `PacksPage` of `ui/play/desk.py`; "": it takes
    none."""
    hall: str = ""
    """Place of the screen with its hall of fame, a `HallPage` of `ui/play/desk.py`, made with the game's
    catalogue if it has one; "": it has none."""
    deeds: str = ""
    """What a finished record tells of its people: a `records.games.Deeds`; "": its result alone."""
    feats: str = ""
    """What they look like on the page that is about you: a `Feats` of `ui/play/desk.py`, made with the game's catalogue
    if it has one; "": nothing but games played and won."""
    settings: tuple[GameSwitch, ...] = ()
    """Its section in the settings and on their screen."""
    commands: tuple[str, ...] = ()
    """Places of groups of commands, `typer.Typer`s, that it alone has on the command line."""
    preload: tuple[str, ...] = ()
    """Modules that its first game needs: loaded one by one while somebody looks at the start screen."""

    @property
    def rules(self) -> str:
        """The folder in `resources/` that its rule book lies in."""
        return self.resources or self.id

    def load(self, place: str) -> Any:
        """What stands at one of its places. Raises `ImportError` or `AttributeError`."""
        module, _, name = place.partition(":")
        return getattr(import_module(f"{self.package}.{module}".rstrip(".")), name)

    @property
    def ahead(self) -> tuple[str, ...]:
        """The modules of `preload` by their whole names."""
        return tuple(f"{self.package}.{module}" for module in self.preload)
