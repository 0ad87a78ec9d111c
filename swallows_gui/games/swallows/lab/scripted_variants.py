"""Players that follow one of the levels except for one decision, which they always take in the same way.

Such a twin that earns more money than the plain level has found a weakness in that level's play.
"""

from typing import Final

from swallows_gui.ai import Player
from swallows_gui.games.swallows.ai.betting import next_bet
from swallows_gui.games.swallows.ai.bribing import refusals
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.questions import card_of, verb
from swallows_gui.games.swallows.rules.actions import (
    ACCEPT,
    ARGUMENT,
    BET,
    BET_KINDS,
    CHANGE_DIE,
    DECLINE,
    NO_OBJECTION,
    OBJECT,
    OFFER,
    PASS,
    PLAY,
    REFUSE,
    RULE,
    verb_of,
)
from swallows_gui.games.swallows.rules.marks import FOUL, SWALLOW
from swallows_gui.games.swallows.rules.tables import OUTSIDE, RED
from swallows_gui.games.swallows.rules.talking import KIND_BITS
from swallows_gui.games.swallows.rules.view import SwallowsView


class ScriptedVariant:
    """What a twin does otherwise than its level; this one nothing at all."""

    def instead(self, view: SwallowsView) -> int | None:
        """The answer to the question that is asked, without thinking; None where the level answers."""
        del view
        return None

    def wants(self, view: SwallowsView, team: int) -> bool:
        """Whether a bet of its level's slip on this team is made."""
        del view, team
        return True

    def in_turn(self, view: SwallowsView, action: int) -> int:
        """The answer in the place of that of the level."""
        del view
        return action

    def out_of_turn(self, view: SwallowsView, action: int | None) -> int | None:
        """What is done out of turn in the place of what the level wants to do."""
        del view
        return action


class NeverOffers(ScriptedVariant):
    """Offers no referee any money."""

    def out_of_turn(self, view: SwallowsView, action: int | None) -> int | None:
        """Every offer is kept back."""
        del view
        return None if action is not None and verb(action) == OFFER else action


class TakesAll(ScriptedVariant):
    """As referee accepts every offer."""

    def instead(self, view: SwallowsView) -> int | None:
        """Accept the offer."""
        return _first(view, ACCEPT) if view.step == "offer" else None


class NeverOffersTakesAll(NeverOffers, TakesAll):
    """Takes every offer and makes none."""


class RefusesAll(ScriptedVariant):
    """As referee refuses every offer and asks for nothing."""

    def instead(self, view: SwallowsView) -> int | None:
        """Refuse the offer."""
        return _first(view, REFUSE) if view.step == "offer" else None


class RefusesTwice(ScriptedVariant):
    """As referee refuses the first two offers for a team in a match, whatever they are."""

    def instead(self, view: SwallowsView) -> int | None:
        """No to the first two."""
        if view.step != "offer" or view.offer is None or len(refusals(view, view.offer[1])) >= 2:
            return None
        return _first(view, REFUSE)


class Extorts(ScriptedVariant):
    """As referee asks three times the offered sum and insists on it."""

    def instead(self, view: SwallowsView) -> int | None:
        """A price, and what pays it."""
        if view.step != "offer" or view.offer is None:
            return None
        _, side, amount = view.offer
        stands = view.prices[side]
        if stands:
            return _first(view, ACCEPT if amount >= stands else REFUSE)
        for entry in view.legal:
            if isinstance(entry, range) and verb_of(entry[0]) == REFUSE:
                return entry[min(len(entry) - 1, 2 * amount - 1)]
        return None


class Cheap(ScriptedVariant):
    """Offers, where it offers, the least that may be offered."""

    def out_of_turn(self, view: SwallowsView, action: int | None) -> int | None:
        """The first of the range."""
        return _offered(view, action, last=False)


class SpendsAll(ScriptedVariant):
    """Offers, where it offers, everything that may be offered."""

    def out_of_turn(self, view: SwallowsView, action: int | None) -> int | None:
        """The last of the range."""
        return _offered(view, action, last=True)


class AlwaysObjects(ScriptedVariant):
    """Objects to every referee."""

    def instead(self, view: SwallowsView) -> int | None:
        """An objection."""
        return _first(view, OBJECT) if view.step == "objection" else None


class NeverObjects(ScriptedVariant):
    """Objects to no referee."""

    def instead(self, view: SwallowsView) -> int | None:
        """No objection."""
        return _first(view, NO_OBJECTION) if view.step == "objection" else None


class HoardsReds(ScriptedVariant):
    """Plays no red card that it may keep."""

    def in_turn(self, view: SwallowsView, action: int) -> int:
        """Anything but a red."""
        if not _is_red(view, action):
            return action
        others = (one for one in view.asked if verb(one) != PLAY)
        return next(others, action)

    def out_of_turn(self, view: SwallowsView, action: int | None) -> int | None:
        """No red at a stoppage."""
        return None if action is not None and _is_red(view, action) else action


class Stalls(ScriptedVariant):
    """Declines every attack that it may decline."""

    def instead(self, view: SwallowsView) -> int | None:
        """The attack goes by."""
        return _first(view, PASS, DECLINE) if view.step == "attack" else None


class Throws(ScriptedVariant):
    """Defends nothing that it need not."""

    def instead(self, view: SwallowsView) -> int | None:
        """The attack is let through."""
        return _first(view, PASS, DECLINE) if view.step == "defence" else None


class Spite(ScriptedVariant):
    """As referee rules against every team that has not paid, whatever the gain."""

    def instead(self, view: SwallowsView) -> int | None:
        """The first change of the die, or ruling at the edge, that is against such a team."""
        running = view.attack
        if running is None or view.step not in ("referee_die", "edge"):
            return None
        attacker = 0 if running.team == view.home else 1
        likes_more = attacker if running.purpose in (FOUL, SWALLOW) else 1 - attacker
        for action in view.asked:
            if verb(action) == CHANGE_DIE:
                harmed = likes_more if action & ARGUMENT == 0 else 1 - likes_more
            elif verb(action) == RULE:
                harmed = attacker if action & ARGUMENT == OUTSIDE else 1 - attacker
            else:
                continue
            if not view.bound[harmed]:
                return action
        return None


class OnlyOwn(ScriptedVariant):
    """Bets only on its own teams, and as it must on Germany."""

    def wants(self, view: SwallowsView, team: int) -> bool:
        """A team of its own."""
        return view.trainer[team] == view.seat


class OnlyHeads(ScriptedVariant):
    """Bets only on the heads of the groups, and as it must on Germany."""

    def wants(self, view: SwallowsView, team: int) -> bool:
        """A head."""
        return view.field[team] in view.tables.heads_of(view.form)


class TitleBets(ScriptedVariant):
    """Bets first of all that one nation takes the title, then as its level does."""

    def __init__(self, code: str) -> None:
        self.code = code

    def instead(self, view: SwallowsView) -> int | None:
        """The bet on it, while it may be placed."""
        if view.step != "bets":
            return None
        for action in view.asked:
            if verb(action) == BET and action & (1 << KIND_BITS) - 1 == BET_KINDS.index("S"):
                team = card_of(action) >> KIND_BITS
                if view.tables.nation_code[view.field[team]] == self.code:
                    return action
        return None


TRICKS: Final[dict[str, ScriptedVariant]] = {
    "never-offers": NeverOffers(),
    "takes-all": TakesAll(),
    "never-offers-takes-all": NeverOffersTakesAll(),
    "refuses-all": RefusesAll(),
    "refuses-twice": RefusesTwice(),
    "extorts": Extorts(),
    "cheap": Cheap(),
    "spends-all": SpendsAll(),
    "always-objects": AlwaysObjects(),
    "never-objects": NeverObjects(),
    "hoards-reds": HoardsReds(),
    "stalls": Stalls(),
    "throws": Throws(),
    "spite": Spite(),
    "only-own": OnlyOwn(),
    "only-heads": OnlyHeads(),
    "title-arg": TitleBets("ARG"),
    "title-bra": TitleBets("BRA"),
    "title-fra": TitleBets("FRA"),
}
"""The twins by name: what each does otherwise."""


class Twin:
    """A player of a level with a trick."""

    def __init__(self, plain: Player, trick: ScriptedVariant) -> None:
        self.plain = plain
        self.trick = trick
        self.level = plain.level
        self.seat = plain.seat
        self.looks_back = plain.looks_back

    def choose(self, view: SwallowsView) -> int:
        """The trick's answer, else the level's."""
        action = self.trick.instead(view)
        if action is None and view.step == "bets" and isinstance(self.plain, Normal):
            wanted = self.plain.slip(view)
            action = next_bet(view, view.asked, [bet for bet in wanted if self._makes(view, bet[0])])
        return self.trick.in_turn(view, self.plain.choose(view)) if action is None else action

    def _makes(self, view: SwallowsView, team: int) -> bool:
        return view.field[team] == view.tables.germany or self.trick.wants(view, team)

    def offer(self, view: SwallowsView) -> int | None:
        """What the trick leaves of the level's wish."""
        return self.trick.out_of_turn(view, self.plain.offer(view))


def _first(view: SwallowsView, *verbs: int) -> int | None:
    """The first single action with one of these verbs, or None."""
    return next((action for action in view.asked if verb(action) in verbs), None)


def _is_red(view: SwallowsView, action: int) -> bool:
    return verb(action) == PLAY and view.tables.card_colour[card_of(action)] == RED


def _offered(view: SwallowsView, action: int | None, *, last: bool) -> int | None:
    """The smallest or the largest offer beside this one; an action of another kind stays."""
    if action is None or verb(action) != OFFER:
        return action
    entry = next(one for one in view.legal if isinstance(one, range) and action in one)
    return entry[-1 if last else 0]
