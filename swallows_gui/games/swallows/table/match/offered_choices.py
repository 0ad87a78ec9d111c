"""Decisions that need no hand, each with what it does and for whom, and why one is barred (S4.2 to S4.9).

Objection, die, edge, the answer to an offer, whistle and the penalty out of the blue.
"""

from __future__ import annotations

from dataclasses import dataclass

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.tables import GERMANY
from swallows_gui.games.swallows.table.match import needs
from swallows_gui.games.swallows.table.match.asked import against, outcome_now, shot_chance, turning_point
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.answers import button_words, penalty_words
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

ASK_KEY = "N"
"""Leads to the price; Enter there names it."""


_IN_AN_ENVELOPE = 2
"""M that the form of an envelope begins with."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One button: its name, effect, key, and action."""

    key: str
    """A name for tests and shortcuts: "leave", "+1", "inside", ..."""
    title: str
    line: str
    shortcut: str
    action: int | None
    """None: barred, and `line` says why."""
    clause: str
    sums: range | None = None
    """Sums that it can have, M, `action` being that of the lowest; None: it has none."""
    sum: int = 0
    """The one that is proposed."""
    die: int | None = None
    """The total that a die before the words says; None: there is no die."""
    helps: int | None = None
    """The side that it is good for, whose colour the die has."""
    harmless: bool = False
    """It has the focus before those that stand first: Enter struck once too often must change nothing."""

    def with_sum(self, amount: int) -> int | None:
        """The action, with a sum where it has one."""
        return self.action if self.action is None or self.sums is None else self.action + amount - self.sums[0]


def choices(now: TableState) -> list[Choice]:
    """The choices of the running step, barred ones included; [] where a hand or nothing is needed."""
    if now.asked is None:
        return []
    match now.view.step:
        case "objection":
            return _objection(now)
        case "referee_die":
            return _die(now)
        case "edge":
            return _edge(now)
        case "offer":
            return _offer(now)
        case "sealing":
            return _sealing(now)
        case "envelopes":
            return _envelopes(now)
        case "whistle":
            return [_whistle(now), *penalties(now)]
    return []


def _objection(now: TableState) -> list[Choice]:
    if now.view.matches_left:
        kept = translate("Choices", "{referee} referees; the objection is kept for later.")
    else:
        kept = translate("Choices", "{referee} referees; no later match needs the objection.")
    return [
        Choice(
            "no_objection",
            button_words({"type": "no_objection"}),
            kept.format(referee=now.referee_name),
            translate("Choices", "A", "key: accept the referee"),
            now.decisions.plain.get("no_objection"),
            "S4.2",
        ),
        Choice(
            "object",
            button_words({"type": "object"}),
            translate(
                "Choices", "{referee} does not referee this match. You can do this once in the tournament."
            ).format(
                referee=now.referee_name
            ),
            translate("Choices", "R", "key: reject the referee"),
            now.decisions.plain.get("object"),
            "S4.2",
        ),
    ]  # fmt: skip


def _die(now: TableState) -> list[Choice]:
    """The referee's changes of the die: one less, none, one more, each with the total it leads to."""
    favoured = _favoured(now, now.total)
    found = [
        Choice(
            "leave",
            button_words({"type": "leave_die"}, now.total),
            _for_whom(now, _outcome_sentence(now), favoured),
            "0",
            now.decisions.plain.get("leave_die"),
            "S4.3",
            die=now.total,
            helps=favoured,
            harmless=True,
        )
    ]
    for delta, shortcut in ((-1, "-"), (1, "+")):
        harmed = against(now, delta)
        action = now.decisions.die.get(delta)
        title = vocabulary.signed(delta)
        if action is None:
            line, clause = _bound(now, harmed), "S4.7"
        else:
            line, clause = needs.roll_change(now.marks, now.purpose, now.total, delta), "S4.3"
            if delta == turning_point(now):
                line = _for_whom(now, line, 1 - harmed)
            line = _warned(now, line, harmed)
        found.insert(
            0 if delta < 0 else len(found),
            Choice(f"{delta:+}", title, line, shortcut, action, clause, die=now.total + delta, helps=1 - harmed),
        )
    return found


def _outcome_sentence(now: TableState) -> str:
    return translate("Choices", "{purpose}: {outcome}.").format(
        purpose=phrases.purpose_name(now.purpose), outcome=outcome_now(now)
    )


def _favoured(now: TableState, total: int) -> int:
    """The side that a total of the running roll speaks for."""
    attacker = now.attacking_side or 0
    for_attacker = odds.favours_attacker(now.purpose, +1) == (total >= now.marks.turn(now.purpose))
    return attacker if for_attacker else 1 - attacker


def _edge(now: TableState) -> list[Choice]:
    attacker = now.attacking_side or 0
    found = []
    for area, side, value, shortcut in (
        ("inside", attacker, odds.PENALTY, "I"),
        ("outside", 1 - attacker, odds.FREE_KICK, "O"),
    ):
        action = now.decisions.rulings.get(area)
        title = button_words({"type": "rule", "area": area})
        if action is None:
            found.append(Choice(area, title, _bound(now, 1 - side), shortcut, None, "S4.7"))
            continue
        line = _for_whom(now, shot_chance(now, value), side).lstrip()
        found.append(Choice(area, title, _warned(now, line, 1 - side), shortcut, action, "S4.4"))
    return found


def _offer(now: TableState) -> list[Choice]:
    """The answers to an offer. Declining comes first and so has the focus: an accidental Enter must not bind the
    referee."""
    if now.view.offer is None:
        return []
    _seat, side, _amount = now.view.offer
    team = now.team_name(side)
    if now.view.bound[side]:
        accepted = translate("Choices", "The referee is bound to {team:the} already.").format(team=team)
    elif now.view.bound[1 - side]:
        accepted = translate("Choices", "Bound to both teams: nothing may be decided any more.")
    else:
        accepted = translate(
            "Choices",
            "Until the final whistle: no roll changed, nothing ruled and no penalty given against {team:the}.",
        ).format(team=team)
    return [
        Choice(
            "refuse",
            button_words({"type": "refuse"}),
            translate("Choices", "The money stays where it is; all may see it."),
            "R",
            now.decisions.plain.get("refuse"),
            "S4.7",
        ),
        *_ask(now, side),
        Choice(
            "accept", button_words({"type": "accept"}), accepted, "A", now.decisions.plain.get("accept"), "S4.7"
        ),
    ]  # fmt: skip


def _ask(now: TableState, side: int) -> list[Choice]:
    """The choice to decline and name a price, where the referee may (S4.11)."""
    asks = now.decisions.asks
    if not asks or now.view.offer is None:
        return []
    stands, offered, sums = now.view.prices[side], now.view.offer[2], a.sums(asks)
    line = translate("Choices", "All hear it; for that sum anybody may offer once more.")
    return [
        Choice(
            "ask",
            translate("Choices", "Refuse and ask for"),
            line,
            ASK_KEY,
            asks[0],
            "S4.11",
            sums,
            min(max(stands, 2 * offered, sums[0]), sums[-1]),
        )
    ]


def _sealing(now: TableState) -> list[Choice]:
    """An envelope for either team, or an empty one: that stands first, and costs nothing."""
    found = [
        Choice(
            "nothing",
            button_words({"type": "seal", "amount": 0}),
            translate("Choices", "The envelope stays empty."),
            "P",
            now.decisions.plain.get("seal"),
            "S4.12",
        )
    ]
    for side in sorted(now.decisions.envelope):
        actions = now.decisions.envelope[side]
        sums = a.sums(actions)
        line = translate("Choices", "If he takes it, he does nothing more against {team:the}; he may give the penalty.")
        found.append(
            Choice(
                f"envelope-{side}",
                translate("Choices", "Money for {team:the}").format(team=now.team_name(side)),
                line.format(team=now.team_name(side)),
                str(side + 1),
                actions[0],
                "S4.12",
                sums,
                min(_IN_AN_ENVELOPE, sums[-1]),
            )
        )
    return found


def _envelopes(now: TableState) -> list[Choice]:
    """The open envelopes. Taking none comes first, which binds the referee to nobody."""
    found = [
        Choice(
            "none",
            button_words({"type": "return_envelopes"}),
            translate("Choices", "All go back, and you are bound to nobody."),
            "0",
            now.decisions.plain.get("return_envelopes"),
            "S4.12",
        )
    ]
    for number, (seat, side, amount) in enumerate(now.view.envelopes, 1):
        title = translate("Choices", "{amount} from {seat}")
        line = translate("Choices", "For {team:the}: nothing more against them. The penalty you need not give.")
        if now.view.bound[1 - side]:
            line = translate("Choices", "For {team:the}. Then you are bound to both teams and give no penalty at all.")
        found.append(
            Choice(
                f"take-{seat}",
                title.format(amount=language().money(amount), seat=now.names.seat(seat)),
                line.format(team=now.team_name(side)),
                str(number),
                now.decisions.lying.get(seat),
                "S4.12",
            )
        )
    return found


def _whistle(now: TableState) -> Choice:
    home, away = now.view.score
    level = home == away and now.view.knockout
    if level and now.view.period == "normal":
        line = translate("Choices", "Level: extra time follows.")
    elif level:
        line = translate("Choices", "Level: the shoot-out follows.")
    else:
        line = translate("Choices", "The match ends {home}–{away}.").format(home=home, away=away)
    return Choice("whistle", button_words({"type": "whistle"}), line, "W", now.decisions.plain.get("whistle"), "S4.6")


def penalties(now: TableState) -> list[Choice]:
    """The penalties out of the blue that the referee in front may give, and why one is barred (S4.6)."""
    found = []
    for side, shortcut in ((0, "1"), (1, "2")):
        action = now.decisions.penalties.get(side)
        title = penalty_words(now.team_name(side))
        if action is None:
            found.append(Choice(f"penalty-{side}", title, _no_penalty(now, side), shortcut, None, "S4.6"))
            continue
        line = translate("Choices", "Once in the tournament. {needs}").format(needs=shot_chance(now, odds.PENALTY))
        found.append(Choice(f"penalty-{side}", title, _warned(now, line.rstrip(), 1 - side), shortcut, action, "S4.6"))
    return found


def _no_penalty(now: TableState, side: int) -> str:
    refused = now.view.refusal(max(now.view.referee, 0) << SEAT_SHIFT | a.PENALTY | side)
    match refused.code if refused is not None else "":
        case "penalty_spent":
            return translate("Choices", "The penalty out of the blue has been given already.")
        case "not_in_shootout":
            return translate("Choices", "Not in a shoot-out.")
        case "bound_by_bribe" if all(now.view.bound):
            return translate("Choices", "Barred: the referee took money for both teams.")
        case "bound_by_bribe":
            return _bound(now, 1 - side)
        case "penalty_level_knockout":
            return translate("Choices", "Not in normal time of a knock-out match while it is level.")
    return translate("Choices", "Only at a stoppage.")


def _bound(now: TableState, against: int) -> str:
    """Why nothing may be decided against a side."""
    return translate("Choices", "Barred: the referee took money for {team:the}.").format(team=now.team_name(against))


def _for_whom(now: TableState, line: str, side: int) -> str:
    return translate("Choices", "{what} Good for {team:the}.").format(what=line, team=now.team_name(side))


def _warned(now: TableState, line: str, against: int) -> str:
    """The line, with a warning if the decision is against Germany (S4.9)."""
    if now.code(against) != GERMANY:
        return line
    return translate("Choices", "{what} Against Germany: banned from refereeing after this match.").format(what=line)
