"""A view as text: what everybody knows, and what one seat knows beyond it."""

from collections.abc import Iterable, Iterator

from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.rules.tables import AREAS, COLOURS, KINDS
from swallows_gui.games.swallows.rules.view import SwallowsView


class Scribe:
    """Writes the views of one game; both teams of the running match are shown, the others' hands as numbers only."""

    def __init__(self, game: Swallows) -> None:
        self.game = game
        self.notation = game.notation

    def public(self) -> str:
        """What everybody knows, a line a subject."""
        view = self.game.view(None)
        lines = [
            f"match {view.match} {view.stage}, {view.period}, "
            f"{self.team(view.home)} {_pair(view.score)} {self.team(view.away)}",
            f"asked: {view.to_move} ({view.step}); could step in: {_list(view.may_act)}",
            f"initiative: {self.team(view.initiative)}; declined {_marks(view.declined)}, "
            f"green played {_marks(view.green_played)}",
            f"referee: {view.referee}, card at {view.card_at}, bound {_marks(view.bound)}, "
            f"banned {_list(view.banned)}, objections used {_list(view.objected)}, "
            f"penalties spent {_list(view.penalty_spent)}",
            f"offers made {_list(view.offers_made)}, bribes {_list(view.flow)}, open offer {self._offer(view)}",
        ]
        if view.kicks != (0, 0):
            lines.append(f"shoot-out: {_pair(view.shootout)} after {_pair(view.kicks)} kicks")
        if (attack := view.attack) is not None:
            lines.append(f"on the table: {' | '.join(self._attack(view))} ({AREAS[attack.area]})")
        for team, used, spent in zip((view.home, view.away), view.used, view.spent, strict=True):
            numbers = self._numbers(view, team)
            lines.append(f"{self.team(team)}: {numbers}; used {self.cards(used)}; spent {self.cards(spent)}")
        top = "nothing" if view.pile_top < 0 else COLOURS[view.pile_top]
        hidden = [numbers for seat, _cards, numbers in view.covered if seat != view.seat]
        covered = "+".join(str(sum(numbers[colour] for numbers in hidden)) for colour in range(3))
        lines.append(f"pile {view.pile_size}, {top} on top; discarded {self.cards(view.discard)}, covered {covered}")
        return "\n".join(f"  {line}" for line in lines)

    def private(self, seat: int) -> str:
        """What `seat` knows beyond the public, and what it may do."""
        view, public = self.game.view(seat), self.game.view(None)
        parts = [f"cash {view.cash}"]
        for team in (view.home, view.away):
            if (hand := view.hands[team]) is not None:
                parts.append(f"{self.team(team)} holds {self.cards(card for cards in hand for card in cards)}")
            secret = [card for card in view.known[team] if card not in public.known[team]]
            if secret:
                parts.append(f"has seen {self.cards(secret)} in {self.team(team)}'s hand")
        if view.bets:
            parts.append("bets " + " ".join(f"{self.team(team)}-{BET_KINDS[kind]}" for team, kind in view.bets))
        if view.staged:
            parts.append(f"has laid out {self.cards(view.staged)}")
        parts.append("may " + (", ".join(self._choices(view)) or "do nothing"))
        return f"  seat {seat}: " + "; ".join(parts)

    def team(self, team: int) -> str:
        """A team's code, "-" for none."""
        return self.notation.team(team) or "-"

    def cards(self, cards: Iterable[int]) -> str:
        """Cards by their ids in brackets."""
        return "[" + ", ".join(sorted(str(self.notation.card(card)) for card in cards)) + "]"

    def _numbers(self, view: SwallowsView, team: int) -> str:
        numbers = " ".join(f"{number} {colour}" for number, colour in zip(view.counts[team], COLOURS, strict=True))
        return f"{numbers}, known to all {self.cards(view.known[team])}"

    def _offer(self, view: SwallowsView) -> str:
        if view.offer is None:
            return "none"
        seat, side, amount = view.offer
        return f"{amount}M by {seat} for {self.team((view.home, view.away)[side])}"

    def _attack(self, view: SwallowsView) -> Iterator[str]:
        attack = view.attack
        assert attack is not None
        kind = KINDS[attack.kind] if attack.kind >= 0 else "kick"
        card = self.notation.card(attack.card) or "award"
        yield f"{self.team(attack.team)} {card} {kind} {attack.value}{self._deltas(attack.modifiers)}"
        if attack.defence_card >= 0:
            defence = f"{self.notation.card(attack.defence_card)} {KINDS[attack.defence_kind]} {attack.defence_value}"
            yield defence + self._deltas(attack.defence_modifiers)
        if attack.goalie >= 0:
            yield str(self.notation.card(attack.goalie))
        if attack.die:
            yield f"{PURPOSES[attack.purpose]}: die {attack.die}, total {attack.total}"

    def _deltas(self, modifiers: tuple[tuple[int, int], ...]) -> str:
        return "".join(f" {delta:+} ({self.notation.card(card)})" for card, delta in modifiers)

    def _choices(self, view: SwallowsView) -> Iterator[str]:
        for entry in view.legal:
            first = entry[0] if isinstance(entry, range) else entry
            written = self.notation.action_to_json(first)
            if isinstance(entry, range):
                written["amount"] = f"1-{len(entry)}"
            yield " ".join(str(value) for value in written.values())


def _pair(values: tuple[int, int]) -> str:
    return f"{values[0]}:{values[1]}"


def _marks(values: tuple[bool, bool]) -> str:
    return "/".join("yes" if value else "no" for value in values)


def _list(values: Iterable[int]) -> str:
    return "[" + ", ".join(str(value) for value in values) + "]"
