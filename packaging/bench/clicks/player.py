"""Whoever clicks: draws the next deed from a seed and from what can be clicked now, in changing moods.

Most of the time somebody plays on, so that games get far; between that he wanders, opens menus, tries keys, changes
the window, and sometimes hits whatever lies anywhere.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bench.clicks.rows import Deed

State = Mapping[str, Any]
"""What the window has told of itself."""

SHORTCUTS = (
    "ctrl+n", "ctrl+f", "ctrl+o", "ctrl+shift+s", "ctrl+shift+o", "ctrl+shift+r", "ctrl+p", "ctrl+shift+p", "ctrl+w",
    "ctrl+comma", "ctrl+z", "ctrl+shift+z", "ctrl+plus", "ctrl+minus", "ctrl+0", "ctrl+r", "ctrl+d", "ctrl+b",
    "alt+1", "alt+2", "alt+3", "alt+4", "F11", "ctrl+Return", "F9", "F10", "F7", "F8", "ctrl+1", "ctrl+2", "ctrl+3",
    "ctrl+4", "F6", "ctrl+h", "ctrl+l", "ctrl+period", "ctrl+t", "F1", "shift+F1", "F2",
)  # fmt: skip
"""All of the menus but quitting, which ends the row too soon."""
KEYS = (
    "Tab", "Tab", "Tab", "shift+Tab", "Left", "Right", "Up", "Down", "Return", "space", "Escape", "Home", "End",
    "Prior", "Next", "Menu", "BackSpace", "Delete", "a", "n", "s", "1", "5", "alt+g", "alt+v", "alt+m", "alt+h",
)  # fmt: skip
NAMES = ("Ann", "Ben", "Zoë", "<b>Cleo</b>", "Ö &Co", "x", "")
PIN = "7"
"""Of every seat that gets one, so that the curtain opens again."""
KEYSYMS = {"<": "less", ">": "greater", "/": "slash", " ": "space", "&": "ampersand", ".": "period", "-": "minus",
           "ë": "ediaeresis", "Ö": "Odiaeresis"}  # fmt: skip
PRIMARY = 4
"""How far a target leads on that is the one thing to do."""
GOING_ON = ("F7", "F8", "ctrl+Return", "ctrl+1")


OUT_OF_REACH = ("Return", "F6", "space", "ctrl+Return", "ctrl+b")
"""What helps where nothing that leads on can be clicked: a panel that floats may lie over it."""


class Mood(NamedTuple):
    """What somebody does for a while."""

    name: str
    weight: float
    longest: int
    """Deeds."""


MOODS = (
    Mood("play", 10, 60),
    Mood("keyboard", 3, 30),
    Mood("wander", 2.5, 15),
    Mood("menus", 1.5, 8),
    Mood("shortcuts", 1.5, 6),
    Mood("window", 0.6, 3),
    Mood("chaos", 1.2, 20),
)


class Clicker:
    """Draws deeds. The same seed and the same states give the same row."""

    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)
        self._temper = [mood.weight * self._lot.uniform(0.5, 2) for mood in MOODS]
        self.mood = "play"
        self._left = 0
        self._planned: list[Deed] = []
        self._deeds: dict[str, Callable[[State], Deed]] = {
            "play": self._play,
            "keyboard": self._keyboard,
            "wander": self._wander,
            "menus": self._menus,
            "shortcuts": self._shortcuts,
            "window": self._change_window,
            "chaos": self._chaos,
        }

    def next(self, state: State) -> Deed:
        """The next deed in a window like this."""
        if state.get("hidden"):
            return Deed("restore", on="the window")
        if state.get("files"):
            self._planned = []
            return self._name_a_file()
        if self._planned:
            return self._planned.pop(0)
        if self._left <= 0:
            self._change_mood()
        self._left -= 1
        return self._deeds[self.mood](state)

    def play_on(self, state: State) -> Deed:
        """The next deed of somebody who wants nothing but to go on."""
        self.mood, self._left = "play", 10
        return self.next(state)

    def lifetime(self, longest: int) -> int:
        """How many deeds a window is used for."""
        return self._lot.randint(longest // 10, longest)

    def _change_mood(self) -> None:
        mood = self._lot.choices(MOODS, self._temper)[0]
        self.mood, self._left = mood.name, self._lot.randint(1, mood.longest)

    def _wait(self) -> int:
        if self.mood == "chaos":
            return self._lot.randint(20, 120)
        return self._lot.randint(100, 300) if self._lot.random() < 0.97 else self._lot.randint(500, 2500)

    # Moods

    def _play(self, state: State) -> Deed:
        targets = _targets(state)
        pins = [target for target in targets if target[0] == "pin"]
        if state.get("curtain") and pins:
            return self._fill(pins[0], PIN)
        if state.get("popup"):
            return self._press("Escape", "an open menu") if self._lot.random() < 0.5 else self._wander(state)
        waits = state.get("waiting") in ("thinking", "pondering", "considering", "paused", "running")
        if state.get("game") and waits and not state.get("modal") and self._lot.random() < 0.3:
            return self._press(self._lot.choice(GOING_ON), "what goes on")
        leads = [target for target in targets if target[6]]
        if leads and self._lot.random() < 0.95:
            if self._lot.random() < 0.1:
                return self._press("Return", "what is chosen")
            first = [target for target in leads if target[6] == PRIMARY]
            among = first if first and self._lot.random() < 0.6 else leads
            return self._click(self._lot.choices(among, [target[6] for target in among])[0])
        rest = self._lot.random()
        if rest < 0.3:
            return self._press("Escape", "what is in front")
        if rest < 0.5:
            return self._press(self._lot.choice(OUT_OF_REACH), "what is chosen")
        return self._wander(state)

    def _keyboard(self, state: State) -> Deed:
        if state.get("curtain") and any(target[0] == "pin" for target in _targets(state)):
            return self._press(PIN, "the PIN")
        return self._press(self._lot.choice(KEYS), "the focus")

    def _wander(self, state: State) -> Deed:
        targets = _targets(state)
        if not targets:
            return self._chaos(state)
        by_kind: dict[str, list[Sequence[Any]]] = {}
        for target in targets:
            by_kind.setdefault(target[0], []).append(target)
        kinds = sorted(by_kind)
        target = self._lot.choice(by_kind[self._lot.choice(kinds)])
        if target[0] in ("field", "pin") and self._lot.random() < 0.6:
            return self._fill(target, PIN if target[0] == "pin" else self._lot.choice(NAMES))
        what = self._lot.random()
        if what < 0.12:
            x, y = self._point(target)
            return Deed("wheel", (x, y, self._lot.choice((-3, -1, 1, 3))), (), self._wait(), str(target[1]))
        if what < 0.2 and target[0] in ("dock", "slider", "row", "tab", "text", "scene"):
            other = self._lot.choice(targets)
            return Deed("drag", (*self._point(target), *self._point(other)), (), self._wait(), str(target[1]))
        if what < 0.27:
            return Deed("double", self._point(target), (), self._wait(), str(target[1]))
        if what < 0.33:
            return Deed("move", self._point(target), (), 900, str(target[1]))
        return self._click(target, 3 if what > 0.95 else 1)

    def _menus(self, state: State) -> Deed:
        entries = [target for target in _targets(state) if target[0] in ("entry", "menu")]
        if not entries:
            return self._press(self._lot.choice(("Escape", "Down", "Return", "Right")), "a menu")
        return self._click(self._lot.choice(entries))

    def _shortcuts(self, _state: State) -> Deed:
        return self._press(self._lot.choice(SHORTCUTS), "a shortcut")

    def _change_window(self, _state: State) -> Deed:
        if self._lot.random() < 0.7:
            size = (self._lot.randint(640, 1600), self._lot.randint(480, 1000))
            return Deed("resize", size, (), 500, "the window")
        return self._press(self._lot.choice(("F11", "ctrl+b", "ctrl+plus", "ctrl+minus", "ctrl+0")), "the window")

    def _chaos(self, state: State) -> Deed:
        x, y, width, height = state.get("frame", (0, 0, 640, 480))
        point = x + self._lot.randrange(max(1, width)), y + 2 + self._lot.randrange(max(1, height - 2))
        what = self._lot.random()
        if what < 0.55:
            return Deed("click", (*point, self._lot.choice((1, 1, 1, 1, 3, 2))), (), self._wait(), "anywhere")
        if what < 0.65:
            return Deed("double", point, (), self._wait(), "anywhere")
        if what < 0.75:
            return Deed("wheel", (*point, self._lot.choice((-5, -1, 1, 5))), (), self._wait(), "anywhere")
        if what < 0.85:
            other = x + self._lot.randrange(max(1, width)), y + self._lot.randrange(max(1, height))
            return Deed("drag", (*point, *other), (), self._wait(), "anywhere")
        return self._press(self._lot.choice(KEYS), "the focus")

    # Deeds

    def _press(self, key: str, on: str) -> Deed:
        return Deed("keys", (), (key,), self._wait(), on)

    def _click(self, target: Sequence[Any], button: int = 1) -> Deed:
        return Deed("click", (*self._point(target), button), (), self._wait(), f"{target[0]} {target[1]}")

    def _fill(self, target: Sequence[Any], text: str) -> Deed:
        """Click a field; the next deed writes into it."""
        words = ("ctrl+a", *(KEYSYMS.get(letter, letter) for letter in text))
        self._planned = [Deed("keys", (), (*words, "Return" if target[0] == "pin" else "Tab"), self._wait(), target[1])]
        return self._click(target)

    def _name_a_file(self) -> Deed:
        """Dialogs for files get a name of the trial's own, or are left: nobody wanders about the disk."""
        if self._lot.random() < 0.4:
            return self._press("Escape", "a dialog for files")
        name = f"copy{self._lot.randint(1, 5)}{self._lot.choice(('', '.pdf', '.swallows'))}"
        words = ("ctrl+a", *(KEYSYMS.get(letter, letter) for letter in name), "Return")
        return Deed("keys", (), words, 600, "a dialog for files")

    def _point(self, target: Sequence[Any]) -> tuple[int, int]:
        """A place on the target, more often in its middle than at its edge."""
        _kind, _name, x, y, width, height = target[:6]
        return (
            x + min(width - 1, round(width * self._lot.triangular(0.05, 0.95, 0.5))) if width > 1 else x,
            y + min(height - 1, round(height * self._lot.triangular(0.05, 0.95, 0.5))) if height > 1 else y,
        )


def _targets(state: State) -> Sequence[Sequence[Any]]:
    found: Sequence[Sequence[Any]] = state.get("targets", ())
    return found
