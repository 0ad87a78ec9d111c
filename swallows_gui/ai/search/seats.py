"""The levels `hard` and `expert`: `normal`'s judgement, checked by playing on."""

from swallows_gui.ai.normal import Normal
from swallows_gui.ai.thought import Heed, unheeding


class Searcher(Normal):
    """A seat that thinks ahead. What it decides hangs on its view, its seed and its budget of playouts alone."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.heed: Heed = unheeding


class Hard(Searcher):
    """A seat of level `hard`."""

    level = "hard"


class Expert(Searcher):
    """A seat of level `expert`."""

    level = "expert"
