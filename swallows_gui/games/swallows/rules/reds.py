"""Questions for a red card: a team that holds an unused red may play one here, or pass (S5.11, S5.13, S5.14)."""

from abc import abstractmethod
from typing import ClassVar

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import ARGUMENT, DONE, PASS, PASSES, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.cards import use
from swallows_gui.games.swallows.rules.effects import playable_reds, run
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.step import Step
from swallows_gui.games.swallows.rules.tables import ON_PLAY

ONLY_PASS = tuple([action] for action in PASSES)
"""By seat: the choice of one that can only pass. Lists of choices are never changed, so these serve every game."""


def answers(seat: int, cards: list[int]) -> list[int]:
    """The choice of `seat` to pass or to play one of `cards`."""
    base = seat << SEAT_SHIFT
    legal = [base | PASS]
    for card in cards:
        legal.append(base + card)
    return legal


def or_done(seat: int, cards: list[int]) -> list[int]:
    """The choice of `seat` to end its row or to add one of `cards` to it."""
    base = seat << SEAT_SHIFT
    legal = [base | DONE]
    for card in cards:
        legal.append(base + card)
    return legal


def rest_of_row(game: State, added: int) -> list[int]:
    """What may still be done with a row to which the action `added` has just put a red; nothing if it is complete.

    Nothing that a red demands changes while a row is being laid.
    """
    left = [action for action in game.legal if action != added]
    return left if len(left) > 1 else []


def play_red(game: State, side: int, card: int, on: str, then: Step) -> None:
    """A red on top of what is going on; `then` follows its effects (S5.11)."""
    use(game, side, card)
    if game.emits_events:
        game.log.append(("modifier_played", game.sides[side], card, on))
    game.stack.append(then)
    run(game, game.tables.effects_at[ON_PLAY][side][card])


class RedQuestion(Step):
    """A side is asked if it holds an unused red, even if none fits; after each red it plays, `after` follows."""

    on: ClassVar[str]
    """What the red modifies, as the record says it."""

    def enter(self, game: State) -> None:
        self.question(game, self.side(game), self.moment)

    def question(self, game: State, side: int, when: int) -> None:
        """Ask `side` for a red to be played at `when` if it holds an unused red; else go on."""
        moments = game.moments[side]
        if not moments:
            self.passed(game)
            return
        game.step = self
        game.mover = seat = game.coach[side]
        if moments & when and (reds := playable_reds(game, side, when)):
            game.legal = answers(seat, reds)
        else:
            game.legal = ONLY_PASS[seat]

    def options(self, game: State) -> list[int]:
        seat = game.mover
        reds = playable_reds(game, self.side(game), self.when(game))
        return answers(seat, reds) if reds else ONLY_PASS[seat]

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == PASS:
            self.passed(game)
        else:
            play_red(game, self.side(game), action & ARGUMENT, self.modified(game), self.after())

    def modified(self, _game: State) -> str:
        """What the red modifies now."""
        return self.on

    def after(self) -> Step:
        """The step that follows a red's effects: usually the same question again."""
        return self

    @abstractmethod
    def passed(self, game: State) -> None:
        """The side plays no (more) red."""
