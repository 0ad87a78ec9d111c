"""The player's settings: typed, checked, and kept in one JSON file of the platform's configuration folder.

A damaged file never stops the program: every field that reads well is kept, the others fall back to their defaults,
and `SettingsService.problem` says so. A file that cannot be written leaves the settings valid in memory.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, get_origin, get_type_hints

from PySide6.QtCore import QObject, Signal

from swallows_gui import titles
from swallows_gui.catalogue.languages import languages
from swallows_gui.folders import config_folder
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from PySide6.QtCore import QByteArray

    from swallows_gui.title import GameSwitch

THEMES = ("system", "light", "dark", "contrast")
PACES = ("instant", "fast", "normal", "slow")
CLOCKS = ("off", "decision", "seat", "match", "evening")
"""What a clock gives its time to: each decision, each player for the whole game, a match or half, or all of it."""
SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP = 80, 200, 10
"""Text scale in per cent."""

OFF = "off"
"""The step in which a setting with steps is off."""

QUIETEST, LOUDEST = 0, 10
"""Volumes."""

_MAX_FILE = 1_000_000
_MOST_NAMES = 12
LONGEST_NAME = 24
"""Letters of your name, as of a seat's."""
_GAMES = "games"
"""The field of the file with a section for each game."""


_Check = Callable[[Any], Any]
"""Takes what a file or a caller says, returns the setting's value; ValueError where it is none."""


def _valid(condition: bool, value: Any) -> Any:
    if not condition:
        raise ValueError(value)
    return value


def _text(value: Any) -> Any:
    return _valid(isinstance(value, str), value)


def _flag(value: Any) -> Any:
    return _valid(isinstance(value, bool), value)


def _one_of(*allowed: str) -> _Check:
    return lambda value: _valid(isinstance(value, str) and value in allowed, value)


def _number(least: int, most: int, step: int = 1) -> _Check:
    return lambda value: _valid(type(value) is int and least <= value <= most and value % step == 0, value)


def _language(value: Any) -> Any:
    return _valid(value == "system" or _text(value) in languages(), value)


def _base64(value: Any) -> Any:
    base64.b64decode(_text(value).encode("ascii"), validate=True)
    return value


def _names(value: Any) -> tuple[str, ...]:
    _valid(isinstance(value, list | tuple) and len(value) <= _MOST_NAMES, value)
    return tuple(map(_text, value))


def _texts(value: Any) -> dict[str, str]:
    _valid(isinstance(value, dict), value)
    return {_text(name): _text(text) for name, text in value.items()}


def _short(value: Any) -> str:
    text: str = _text(value).strip()
    _valid(len(text) <= LONGEST_NAME, value)
    return text


_Flag = Annotated[bool, _flag]
_Volume = Annotated[int, _number(QUIETEST, LOUDEST)]
_Texts = Annotated[dict[str, str], _texts]


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; a value object. Change them through `SettingsService.change`."""

    language: Annotated[str, _language] = "system"
    theme: Annotated[str, _one_of(*THEMES)] = "system"
    text_scale: Annotated[int, _number(SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP)] = 100
    """Per cent."""
    pace: Annotated[str, _one_of(*PACES)] = "normal"
    reduced_motion: _Flag = False
    auto_pass: _Flag = False
    """Ask a seat only when it can do more than pass."""
    answer_alone: _Flag = True
    """Who plays alone is asked only where there is more than one answer; else passing alone goes by itself."""
    own_matches_only: _Flag = True
    """Parts of a game that are no matter of the people here run to their result."""
    clock: Annotated[str, _one_of(*CLOCKS)] = "off"
    """What time runs for while people play; no game and no record knows of it."""
    clock_seconds: Annotated[int, _number(10, 600, 10)] = 60
    """For a decision."""
    clock_minutes: Annotated[int, _number(1, 600)] = 20
    """For a player, a match or the evening."""
    clock_strict: _Flag = False
    """Whether whoever's time is up is answered for."""
    tutorial_on: _Flag = True
    """The tutorial's lessons are shown in its game; off once the player has ended them."""
    tips: _Flag = True
    """A word the first time a thing happens."""
    tips_seen: _Texts = field(default_factory=dict)
    """Tips that were given: "game.tip"."""
    text_table: _Flag = False
    """The match table is shown as plain text."""
    lessons_read: _Texts = field(default_factory=dict)
    """Lessons that have been read of each game's tutorial under way: "game.lesson"."""
    read_aloud: _Flag = False
    """The commentary is read aloud, where there is a voice."""
    voices: _Texts = field(default_factory=dict)
    """Names of the voices to read with, by language; the engine's first where none is named."""
    sound: _Flag = False
    """What happens is heard, where there is a sound device."""
    volume_effects: _Volume = 8
    volume_crowd: _Volume = 6
    volume_voice: _Volume = 10
    name: Annotated[str, _short] = ""
    """What you are called, chosen once; "" before that."""
    faces: _Texts = field(default_factory=dict)
    """Words that faces are drawn by, yours and of others at the table, by names as `same` has them."""
    seats: Annotated[tuple[str, ...], _names] = ()
    """Names entered last."""
    set_up: _Texts = field(default_factory=dict)
    """What was chosen last where games are set up: "game.what"."""
    keys: _Texts = field(default_factory=dict)
    """Other keys than the usual ones, by the entry of a menu; "" for none."""
    window_geometry: Annotated[str, _base64] = ""
    layouts: _Texts = field(default_factory=dict)
    """States of splitters and tables, by name."""
    switches: Mapping[str, bool | str] = field(default_factory=lambda: _usual_switches())
    """Those of all games, by the game's id and their own: "game.switch"; of one with steps the id of its step."""

    def on(self, name: str) -> bool:
        """Whether a switch is on, one of the program ("tips") or one of a game ("game.switch")."""
        return self.switches[name] not in (False, OFF) if "." in name else bool(getattr(self, name))

    def step(self, name: str) -> str:
        """The step of a game's setting ("game.switch") that has several."""
        return str(self.switches[name])


_CHECKS: Final[dict[str, _Check]] = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(Settings, include_extras=True).items()
    if get_origin(hint) is Annotated
}


def _own_switches() -> dict[str, GameSwitch]:
    return {f"{title.id}.{switch.id}": switch for title in titles.titles() for switch in title.settings}


def _usual_switches() -> dict[str, bool | str]:
    return {name: switch.usual for name, switch in _own_switches().items()}


def _check_of(switch: GameSwitch) -> _Check:
    return _one_of(*(step for step, _ in switch.steps)) if switch.steps else _flag


def names_of(game: str, kept: Mapping[str, str]) -> set[str]:
    """The names that a setting keeps of one game.

    >>> names_of("dice", {"dice.doubles": "", "chess.check": ""})
    {'doubles'}
    """
    return {name.partition(".")[2] for name in kept if name.startswith(f"{game}.")}


def with_names(game: str, names: Iterable[str], kept: Mapping[str, str]) -> dict[str, str]:
    """What a setting keeps, with just these names of one game.

    >>> with_names("dice", ["sixes"], {"dice.doubles": "", "chess.check": ""})
    {'chess.check': '', 'dice.sixes': ''}
    """
    others = {name: text for name, text in kept.items() if not name.startswith(f"{game}.")}
    return {**others, **{f"{game}.{name}": "" for name in sorted(names)}}


def encode_bytes(data: QByteArray | bytes) -> str:
    """Bytes (a window's geometry) as the text a setting holds."""
    return base64.b64encode(data if isinstance(data, bytes) else bytes(data.data())).decode("ascii")


def decode_bytes(text: str) -> QByteArray:
    """The bytes behind `encode_bytes`."""
    from PySide6.QtCore import QByteArray

    return QByteArray(base64.b64decode(text.encode("ascii")))


def settings_path() -> Path:
    """The path of the settings; its folder may not exist yet."""
    return config_folder() / "settings.json"


class SettingsService(QObject):
    """Reads the settings once, hands them out, and saves each change at once."""

    changed = Signal(str)
    """Name of the field that has a new value, or "game.switch"."""
    trouble = Signal(str)
    """One sentence for the player: the file could not be read or written."""

    _installed: SettingsService | None = None

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path if path is not None else settings_path()
        self.now = Settings()
        self.problem = ""
        self._unsaved: set[str] = set()
        """Fields that were changed and are not in the file; of all others the file may know more."""
        self._read()

    @classmethod
    def install(cls, path: Path | None = None) -> SettingsService:
        """Make the settings of this application, which `settings()` returns from now on."""
        cls._installed = cls(path)
        return cls._installed

    def change(self, **new: Any) -> None:
        """Set fields, and switches of games ("game.switch"), save, and signal each that differs.

        Raises `ValueError` on an unknown field or a bad value.
        """
        new, checks = {name: _whole(value) for name, value in new.items()}, _checks()
        for name, value in new.items():
            if name not in checks:
                raise ValueError(f"no setting {name!r}")
            try:
                new[name] = checks[name](value)
            except ValueError as error:
                raise ValueError(f"setting {name!r} cannot be {value!r}") from error
        before = _values(self.now)
        differing = [name for name, value in new.items() if before[name] != value]
        if not differing:
            return
        self.now = _made_of({**before, **new})
        self._unsaved.update(differing)
        self._write()
        for name in differing:
            self.changed.emit(name)

    def _read(self) -> None:
        with suppress(OSError):
            self.path.chmod(0o600)  # earlier versions left it to be read by all
        data = self._stored()
        if data is None:
            self._report(self._unreadable())
            return
        good, bad = _sound_fields(data)
        self.now = _made_of(good)
        if bad:
            self._report(
                translate("Settings", "Some settings could not be read and were reset: {names}").format(
                    names=", ".join(bad)
                )
            )

    def _stored(self) -> dict[str, Any] | None:
        """The content of the file; {} without a file, None if unreadable."""
        try:
            if not self.path.exists():
                return {}
            if self.path.stat().st_size > _MAX_FILE:
                return None
            data = _whole(json.loads(self.path.read_text(encoding="utf-8")))
        except (OSError, ValueError, RecursionError):
            return None
        return data if isinstance(data, dict) else None

    def _write(self) -> None:
        """Save all fields, keeping unknown ones that another, perhaps newer, program has written. Only the owner can
        read the file, as it holds players' names."""
        stored = self._stored() or {}
        others, _bad = _sound_fields(stored)
        values = {
            name: value if name in self._unsaved else others.get(name, value)
            for name, value in _values(self.now).items()
        }
        text = json.dumps(_nested(values, stored), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._report(self._unwritable(error.strerror or str(error)))
            return
        from PySide6.QtCore import QSaveFile

        out = QSaveFile(str(self.path))
        data = text.encode("utf-8")
        done = (
            out.open(QSaveFile.OpenModeFlag.WriteOnly)
            and out.setPermissions(QSaveFile.Permission.ReadOwner | QSaveFile.Permission.WriteOwner)
            and out.write(data) == len(data)
            and out.commit()
        )
        if not done:
            self._report(self._unwritable(out.errorString()))
            return
        self._unsaved.clear()
        self.problem = ""

    def _unreadable(self) -> str:
        return translate("Settings", "The settings file is damaged; the defaults are used. The file: {path}").format(
            path=self.path
        )

    def _unwritable(self, reason: str) -> str:
        return translate(
            "Settings", "The settings hold until the program ends, but could not be saved ({reason}): {path}"
        ).format(reason=reason, path=self.path)

    def _report(self, sentence: str) -> None:
        self.problem = sentence
        self.trouble.emit(sentence)


def _whole(value: Any) -> Any:
    """The value with a mark in the place of each half of a letter (lone surrogate): no file can hold one."""
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, tuple | list):
        return type(value)(map(_whole, value))
    if isinstance(value, dict):
        return {_whole(name): _whole(item) for name, item in value.items()}
    return value


def _values(now: Settings) -> dict[str, Any]:
    """Every setting by its name."""
    return {**{name: getattr(now, name) for name in _CHECKS}, **now.switches}


def _made_of(values: Mapping[str, Any]) -> Settings:
    """The settings with these values, and the usual ones for the rest."""
    own = {name: value for name, value in values.items() if "." in name}
    common = {name: value for name, value in values.items() if name not in own}
    return Settings(**common, switches={**_usual_switches(), **own})


def _checks() -> dict[str, _Check]:
    return {**_CHECKS, **{name: _check_of(switch) for name, switch in _own_switches().items()}}


def _sound_fields(data: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The valid fields of a file, and the names of the others."""
    good: dict[str, Any] = {}
    bad: list[str] = []
    flat = _flat(data)
    for name, check in _checks().items():
        if name not in flat:
            continue
        try:
            good[name] = check(flat[name])
        except ValueError:
            bad.append(name)
    return good, bad


def _flat(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a file holds, by the names of settings; nothing sound for the switches of a game whose section is damaged.

    Files of a program that knew one game have its switches beside the common fields, and name its tips and lessons
    alone.
    """
    flat, sections = dict(data), data.get(_GAMES, {})
    for name, own in _own_switches().items():
        game, _, switch = name.partition(".")
        section = sections.get(game, {}) if isinstance(sections, dict) else None
        if not isinstance(section, dict):
            flat[name] = None
        elif switch in section:
            flat[name] = section[switch]
        elif section.get(own.was) is False:
            flat[name] = OFF
        elif switch in data and _stood_alone(name):
            flat[name] = data[switch]
    for name in ("tips_seen", "lessons_read"):
        if isinstance(kept := flat.get(name), dict):
            flat[name] = {each if "." in each else f"{titles.usual()}.{each}": text for each, text in kept.items()}
    return flat


def _stood_alone(name: str) -> bool:
    """Whether a program that knew one game kept this switch beside the common fields."""
    game, _, switch = name.partition(".")
    return game == titles.usual() and switch not in _CHECKS


def _nested(values: Mapping[str, Any], stored: Mapping[str, Any]) -> dict[str, Any]:
    """A file with these values, and with whatever else the one before it held, also of games that are not here."""
    sections = stored.get(_GAMES)
    sections = dict(sections) if isinstance(sections, dict) else {}
    kept = dict(stored)
    for name, value in values.items():
        game, dot, switch = name.partition(".")
        if not dot:
            kept[name] = value
            continue
        section = sections.get(game)
        sections[game] = {**(section if isinstance(section, dict) else {}), switch: value}
        if _stood_alone(name):
            kept.pop(switch, None)
    return {**kept, _GAMES: sections}


def settings() -> SettingsService:
    """The settings of this application; made with the platform's file if none were installed."""
    return SettingsService._installed or SettingsService.install()
