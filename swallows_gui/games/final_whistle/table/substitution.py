"""A substitution that is put together: one man goes off, one comes on, in whatever order they are named (F7.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from swallows_gui.games.final_whistle.rules.actions import OFF, SUBSTITUTE, argument_of, verb_of
from swallows_gui.games.final_whistle.rules.tables import MEN
from swallows_gui.games.final_whistle.table.pitch import Who


class Substitution(NamedTuple):
    """Who goes off, who comes on; "" is nobody yet.

    >>> half = Substitution().named("D8", bench=("M1",))
    >>> half, half.named("D8", bench=("M1",)), half.named("M1", bench=("M1",)).whole
    (Substitution(off='D8', on=''), Substitution(off='', on=''), True)
    """

    off: str = ""
    on: str = ""

    @property
    def begun(self) -> bool:
        """Whether somebody has been named."""
        return bool(self.off or self.on)

    @property
    def whole(self) -> bool:
        """Whether both have been named."""
        return bool(self.off and self.on)

    def named(self, man: str, bench: Collection[str]) -> Substitution:
        """With one more man; the same man again takes him out."""
        if man in bench:
            return self._replace(on="" if self.on == man else man)
        return self._replace(off="" if self.off == man else man)

    def looked_at(self, man: str, bench: Collection[str]) -> Substitution:
        """As it would be with a man who is looked at; who is named stays."""
        if man in bench:
            return self._replace(on=self.on or man)
        return self._replace(off=self.off or man)

    def open_to(self, seat: int, legal: Iterable[int]) -> list[Who]:
        """The men who can be named now."""
        found: dict[Who, None] = {}
        for action in legal:
            if verb_of(action) != SUBSTITUTE:
                continue
            leaves, comes = (MEN[man] for man in divmod(argument_of(action), OFF))
            if self.on in ("", comes):
                found[seat, leaves] = None
            if self.off in ("", leaves):
                found[seat, comes] = None
        return list(found)
