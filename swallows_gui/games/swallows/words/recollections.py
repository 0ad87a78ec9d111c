"""What comes to mind at an event, from what is kept of the game: recollections by key, with what their words need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.words.reporter_memory import (
    VILLAGE,
    Pair,
    Pledge,
    RememberedBribe,
    RememberedResult,
    ReporterMemory,
    line_of,
)

Found = tuple[str, dict[str, Any]]

RECOLLECTIONS: Final[Mapping[str, str]] = {
    "at_last": "a goal after four shots in vain or more",
    "block_again": "a whistle from block C, some matches after one",
    "busy_referee": "the final whistle of a match in which the referee moved the die three times or more",
    "cannot_hit": "the fourth miss of a team in a row, or a later one",
    "champion_of_wins": "a champion that has won every match",
    "champion_was_beaten": "a champion that had lost a match",
    "coffee_again": "coffee, some matches after the last pot",
    "dachshund_again": "the dachshund, some matches after it was there",
    "deep_pockets": "a referee who has taken two bribes or more",
    "driver_again": "the bus driver in goal, some matches after he was",
    "driver_takes_them": "a team goes home, and the bus driver has been in goal",
    "drum_again": "the drum, some matches after it was heard",
    "exit_refused": "the equaliser, or better, after the reporter has seen somebody look for the emergency exit",
    "extra_time_again": "extra time for a team that has had one",
    "extra_time_in_the_legs": "a team whose last match had extra time",
    "finalist_never_attacked": "a final lost without a single attack",
    "first_goal_at_last": "the first goal of a team after two matches or more without one",
    "first_win_at_last": "the first win of a team after two defeats or more",
    "gave_a_gift": "a referee who has given a penalty out of the blue",
    "gift_decides": "a match won by one goal with a penalty out of the blue among them",
    "gift_decides_the_title": "a champion that would not have won a match without a penalty out of the blue",
    "gift_leads": "a penalty out of the blue puts a team in front",
    "gift_levels": "a penalty out of the blue levels the score",
    "gift_wasted": "a penalty out of the blue is missed or saved",
    "grandmother_again": "grandmother, some matches after she was named",
    "grandmother_would_have": "a miss, some matches after grandmother was named",
    "groundsman_again": "the groundsman, some matches after he moved a line",
    "has_broken_his_word": "envelopes before a referee who has taken one and given no penalty",
    "hand_rests": "a referee who has moved the die three times or more leaves it",
    "has_paid_in_vain": "an offer from somebody whose last bribe bought a defeat",
    "kiosk_again": "a keeper at the kiosk, some matches after one",
    "known_hand": "the third nudge of a referee in the tournament, or a later one, the first in this match",
    "linesman_again": "the linesman's family, some matches after it was there",
    "lost_the_first": "a finalist that lost its first match",
    "missed_from_the_spot_again": "a team misses a second penalty or free kick, or a later one",
    "money_cannot_defend": "a team falls behind that somebody has paid the referee for",
    "most_goals": "more goals than in any match so far, six or more, from match eight on",
    "much_money": "a bribe of five million or more",
    "never_attacked": "a team stops without having attacked",
    "no_goal_against": "a team that has conceded nothing in two matches or more",
    "no_goal_so_far": "a team that has not scored in two matches or more",
    "nudge_decides": "a match won by one goal, and the winner scored after a nudge",
    "nudge_pays": "a goal from the free kick or penalty that a nudge brought",
    "old_score_with_referee": "a referee who has sent off a card of one of the teams",
    "one_manager_for_both": "both teams have the same manager",
    "only_defeats": "a team that has lost both of its matches",
    "only_wins": "a team that has won all of its matches, three or more",
    "out_after_money": "a team goes out that money was paid for",
    "out_by_a_gift": "a team goes out by one goal to a team that scored from a penalty out of the blue",
    "out_unbeaten": "a team goes out without having lost",
    "out_without_a_goal": "a team goes out without a goal",
    "own_goal_leads": "an own goal puts the others in front",
    "own_goal_levels": "an own goal levels the score",
    "paid_and_not_needed": "a team wins that was paid for, and the referee never had to decide",
    "paid_for_a_defeat": "a team that lost its last match though somebody had paid",
    "paid_in_vain": "a team loses that was paid for",
    "patient_attack": "an attack of a team that has shot four times in vain or more",
    "pays_again": "a second bribe of the same player for the same team",
    "pigeon_again": "the pigeons, some matches after they ducked",
    "pigeon_is_back": "a miss, some matches after one startled a pigeon",
    "promise_broken": "the equaliser, or better, after the reporter has said that it ought to be enough",
    "promise_kept": "a win after the reporter has said that it ought to be enough",
    "round_number": "goal 25, 50, 75 and so on of the tournament",
    "scored_like_before": "a goal with a card that scored in an earlier match",
    "scores_though_sent_off": "a goal of a team that has lost a card to the referee in this match",
    "second_nudge": "the second nudge of a referee in a match",
    "second_red": "a second card sent off of the same team, or a later one",
    "seesaw": "the end of a match in which the lead changed hands twice or more",
    "shoot_out_again_won": "a shoot-out of a team that has won one",
    "somebody_is_missing": "a team that has a card sent off in an earlier match",
    "stern_referee": "the third card that a referee sends off, or a later one",
    "takes_again": "the third bribe that a referee takes, or a later one",
    "third_equaliser": "the third equaliser of a match",
    "third_lead": "the third time that somebody goes in front in a match",
    "third_nudge": "the third nudge of a referee in a match, or a later one",
    "third_penalty_goal": "the third goal of a team in a match from free kicks and penalties",
    "third_save": "the third save of a keeper in a match, or a later one",
    "this_line_missed": "a team attacks with a card that the others have missed with in this match",
    "this_line_saved": "a team attacks with a card that the others' keeper has saved in this match",
    "this_line_scored": "a team attacks with a card that scored in an earlier match",
    "thrashed_last_time": "a team that lost its last match by four goals or more",
    "thrashed_others": "a team that won its last match by four goals or more",
    "warm_hands": "a referee who has moved the die twice or more",
    "word_broken": "a match is over in which the referee took an envelope and gave no penalty",
    "winner_has_paid": "the richest player has paid bribes",
    "winner_never_paid": "the richest player has never paid a bribe",
    "won_though_sent_off": "a win of a team that has lost a card to the referee in this match",
}
"""All that may come to mind, and what earns it."""

BANKNOTES: Final = 5
"""Millions from which a bribe is worth remembering."""
A_WHILE: Final = 4
"""Matches after which somebody of the village is met again."""
MANY: Final = 8
"""The match from which on one may speak of the most goals."""
ROUND: Final = (25, 50, 75, 100, 125, 150)
"""Goals of the tournament that are counted aloud."""


class Recollections:
    """Looks through what is kept."""

    def __init__(self, kept: ReporterMemory) -> None:
        self._kept = kept

    def found(self, event: WrittenEvent | None) -> Iterator[Found]:
        """What comes to mind at an event, as things stood before it."""
        match event:
            case e.MatchStarted():
                yield from self._at_start(event)
            case e.RefereeSettled(seat=int(seat)):
                yield from self._at_referee(seat)
            case e.PeriodStarted():
                yield from self._at_period(event.period)
            case e.AttackPlayed():
                yield from self._at_attack(event)
                yield from self._at_village(event.card)
            case e.DefencePlayed() | e.ModifierPlayed():
                yield from self._at_village(event.card)
            case e.Goal() if not self._kept.now.story.kicks:
                yield from self._at_goal(event)
            case e.Missed() | e.Saved():
                yield from self._at_no_goal(event)
            case e.EnvelopesOpened(envelopes=(_, *_)):
                yield from self._at_envelopes()
            case e.BribeAccepted() | e.BribeOffered():
                yield from self._at_money(event)
            case e.DieChanged() | e.DieLeft():
                yield from self._at_die(event)
            case e.SentOff():
                yield from self._at_red(event)
            case e.Declined():
                yield from self._at_decline(event.team)
            case e.MatchEnded():
                yield from self._at_end(event)
            case e.TeamEliminated():
                yield from self._at_farewell(event.team)
            case e.GameEnded(winners=(seat,)):
                yield from self._at_pay(seat)

    def _at_start(self, event: e.MatchStarted) -> Iterator[Found]:
        home, away = event.home, event.away
        for team, rival in ((home, away), (away, home)):
            results = self._kept.results.get(team, [])
            if not results:
                continue
            last = results[-1]
            paid = next((b for b in reversed(self._kept.bribes) if b.team == team and b.match == last.match), None)
            if paid and last.lost:
                yield (
                    "paid_for_a_defeat",
                    _of(team, then_seat=paid.seat, then_amount=paid.amount, then_score=_pair(last)),
                )
            if last.theirs - last.mine >= 4:
                yield "thrashed_last_time", _of(team, then_rival=last.rival, then_score=_pair(last))
            if last.mine - last.theirs >= 4:
                yield "thrashed_others", _of(team, then_rival=last.rival, then_score=_pair(last))
            gone = next((g for g in reversed(self._kept.gone) if g.team == team), None)
            if gone:
                yield "somebody_is_missing", _of(team, then_card=gone.card, then_match=gone.match)
            if len(results) >= 3 and all(each.won for each in results):
                yield "only_wins", _of(team, times=len(results))
            if len(results) == 2 and all(each.lost for each in results):
                yield "only_defeats", _of(team, times=2)
            if len(results) >= 2 and not any(each.mine for each in results):
                yield "no_goal_so_far", _of(team, times=len(results))
            if len(results) >= 2 and not any(each.theirs for each in results):
                yield "no_goal_against", _of(team, times=len(results))
            if team in self._kept.extra and self._kept.extra[team] == last.match:
                yield "extra_time_in_the_legs", _of(team, then_rival=last.rival)
            if event.stage in FINALS and results[0].lost:
                yield "lost_the_first", _of(team, then_rival=results[0].rival, then_score=_pair(results[0]))
            if self._kept.trainer.get(team) is not None and self._kept.trainer.get(team) == self._kept.trainer.get(
                rival
            ):
                yield "one_manager_for_both", _of(team, then_rival=rival, then_seat=self._kept.trainer[team])

    def _at_referee(self, seat: int) -> Iterator[Found]:
        nudges = sum(nudge.seat == seat for nudge in self._kept.nudges)
        if nudges >= 2:
            yield "warm_hands", {"then_seat": seat, "times": nudges}
        gift = next((g for g in reversed(self._kept.gifts) if g[1] == seat), None)
        if gift:
            yield "gave_a_gift", {"then_seat": seat, "then_match": gift[0], "then_team": gift[2]}
        if self._kept.took[seat] >= 2:
            yield "deep_pockets", {"then_seat": seat, "times": self._kept.took[seat]}
        playing = self._kept.now.story.home, self._kept.now.story.away
        gone = [g for g in self._kept.gone if g.seat == seat and g.team in playing]
        if gone:
            yield "old_score_with_referee", _of(gone[-1].team, then_seat=seat, then_card=gone[-1].card)

    def _at_period(self, period: str) -> Iterator[Found]:
        now = self._kept.now
        for team in (now.story.home, now.story.away):
            if period == "shootout" and team in self._kept.shootouts:
                yield "shoot_out_again_won", _of(team, then_match=self._kept.shootouts[team])
            if period == "extra" and team in self._kept.extra:
                yield "extra_time_again", _of(team, then_match=self._kept.extra[team])

    def _at_attack(self, event: e.AttackPlayed) -> Iterator[Found]:
        line, team, now = line_of(event.card), event.team, self._kept.now
        goal = next((g for g in reversed(self._kept.goals) if g.line == line), None)
        if goal and goal.match != now.story.number:
            yield "this_line_scored", _of(goal.team, then_match=goal.match)
        if now.missed.get(line, team) != team:
            yield "this_line_missed", _of(now.missed[line])
        if now.saved.get(line, team) != team:
            yield "this_line_saved", _of(now.saved[line])
        if now.misses[team] >= 4:
            yield "patient_attack", _of(team, times=now.misses[team])

    def _at_village(self, card: str) -> Iterator[Found]:
        who = VILLAGE.get(line_of(card))
        if who and self._long_ago(self._kept.village.get(who)):
            yield f"{who}_again", {"then_match": self._kept.village[who]}

    def _at_goal(self, event: e.Goal) -> Iterator[Found]:
        now, team = self._kept.now, event.team
        rival = now.story.other(team)
        mine, theirs = (event.home, event.away) if team == now.story.home else (event.away, event.home)
        for name, key in (("enough", "promise_broken"), ("exit", "exit_refused")):
            mark = self._kept.marks.get(name)
            if mark and mark.match == now.story.number and mark.team == rival and mine >= theirs:
                yield key, _of(team, then_rival=rival, then_score=_pair_of(mark, rival == now.story.home))
        lead = mine - theirs
        if lead == 1 and now.leads >= 2:
            yield "third_lead", _of(team, times=now.leads + 1)
        if lead == 0 and now.levels >= 2:
            yield "third_equaliser", _of(team, times=now.levels + 1)
        if event.own_goal:
            if lead == 0:
                yield "own_goal_levels", _of(team, then_rival=rival)
            elif lead == 1:
                yield "own_goal_leads", _of(team, then_rival=rival)
        paid = next((b for b in now.story.bribes if b.team == rival), None)
        if paid and lead >= 1:
            yield "money_cannot_defend", _of(rival, then_seat=paid.seat, then_amount=paid.amount)
        if now.story.out_of_the_blue and now.gift == team:
            key = "gift_levels" if lead == 0 else "gift_leads" if lead == 1 else ""
            if key:
                yield key, _of(team, then_seat=now.gift_seat)
        if now.nudged and now.story.awarded == team:
            yield "nudge_pays", _of(team, then_seat=now.story.referee)
        if now.reds[team]:
            yield "scores_though_sent_off", _of(team)
        if now.misses[team] >= 4:
            yield "at_last", _of(team, times=now.misses[team])
        if now.penalties[team] >= 2 and now.story.awarded == team:
            yield "third_penalty_goal", _of(team)
        goals = len(self._kept.goals) + 1
        if goals in ROUND:
            yield "round_number", {"times": goals, "then_team": team}
        results = self._kept.results.get(team, [])
        if mine == 1 and len(results) >= 2 and not any(each.mine for each in results):
            yield "first_goal_at_last", _of(team, times=len(results))
        if now.line:
            goal = next((g for g in self._kept.goals if g.line == now.line and g.match != now.story.number), None)
            if goal:
                yield "scored_like_before", _of(goal.team, then_match=goal.match)

    def _at_no_goal(self, event: e.Missed | e.Saved) -> Iterator[Found]:
        now, team = self._kept.now, event.team
        rival = now.story.other(team)
        if now.story.out_of_the_blue:
            yield "gift_wasted", _of(team, then_seat=now.gift_seat)
        if now.story.awarded == team and self._kept.penalties_missed[team] >= 1 and not now.story.kicks:
            yield "missed_from_the_spot_again", _of(team, times=self._kept.penalties_missed[team] + 1)
        if isinstance(event, e.Saved) and now.saves[rival] >= 2:
            yield "third_save", _of(rival, times=now.saves[rival] + 1)
        if isinstance(event, e.Missed) and not now.story.awarded:
            if now.misses[team] >= 3:
                yield "cannot_hit", _of(team, times=now.misses[team] + 1)
            seen = self._kept.village.get("grandmother")
            if seen is not None and self._long_ago(seen):
                yield "grandmother_would_have", {"then_match": seen}
            pigeon = self._kept.marks.get("pigeon")
            if pigeon and self._long_ago(pigeon.match):
                yield "pigeon_is_back", {"then_match": pigeon.match}

    def _at_money(self, event: e.BribeAccepted | e.BribeOffered) -> Iterator[Found]:
        now, seat, team = self._kept.now, event.seat, event.team
        before = [b for b in self._kept.bribes if b.seat == seat]
        if isinstance(event, e.BribeAccepted):
            same = [b for b in before if b.team == team]
            if same:
                yield "pays_again", _of(team, then_seat=seat, then_match=same[-1].match)
            referee = now.story.referee
            if referee is not None and self._kept.took[referee] >= 2:
                yield "takes_again", {"then_seat": referee, "times": self._kept.took[referee] + 1}
            if event.amount >= BANKNOTES:
                yield "much_money", _of(team, then_seat=seat, then_amount=event.amount)
        elif before:
            lost = next((b for b in reversed(before) if self._lost(b)), None)
            if lost:
                yield "has_paid_in_vain", _of(lost.team, then_seat=seat, then_amount=lost.amount)

    def _at_envelopes(self) -> Iterator[Found]:
        referee = self._kept.now.story.referee
        if referee in self._kept.words_broken:
            yield "has_broken_his_word", {"then_seat": referee, "then_match": self._kept.words_broken[referee]}

    def _at_die(self, event: e.DieChanged | e.DieLeft) -> Iterator[Found]:
        seat = event.seat
        here = sum(nudge.seat == seat for nudge in self._kept.now.nudges)
        if isinstance(event, e.DieChanged):
            before = sum(nudge.seat == seat for nudge in self._kept.nudges)
            if here == 1:
                yield "second_nudge", {"then_seat": seat, "times": 2}
            elif here >= 2:
                yield "third_nudge", {"then_seat": seat, "times": here + 1}
            elif before >= 2:
                yield "known_hand", {"then_seat": seat, "times": before + 1}
        elif sum(nudge.seat == seat for nudge in self._kept.nudges) >= 3:
            yield "hand_rests", {"then_seat": seat}

    def _at_red(self, event: e.SentOff) -> Iterator[Found]:
        team, seat = event.team, event.seat
        before = [g for g in self._kept.gone if g.team == team]
        if before:
            yield "second_red", _of(team, times=len(before) + 1, then_match=before[-1].match)
        if seat is not None and sum(g.seat == seat for g in self._kept.gone) >= 2:
            yield "stern_referee", {"then_seat": seat, "times": sum(g.seat == seat for g in self._kept.gone) + 1}

    def _at_decline(self, team: str) -> Iterator[Found]:
        if not self._kept.now.attacks[team] and self._kept.now.story.period == "normal":
            yield "never_attacked", _of(team)

    def _at_end(self, event: e.MatchEnded) -> Iterator[Found]:
        now = self._kept.now
        home, away = event.home, event.away
        winner = event.winner or ""
        loser = now.story.other(winner)
        goals = home + away
        close = abs(home - away) == 1
        if now.gift_goal and winner == now.gift and now.story.stage in FINALS:
            yield "gift_decides_the_title", _of(winner, then_seat=now.gift_seat)
        elif now.story.stage in FINALS and winner in self._kept.gift_wins:
            yield "gift_decides_the_title", _of(winner, then_seat=self._kept.gift_wins[winner])
        elif now.gift_goal and winner == now.gift and close:
            yield "gift_decides", _of(winner, then_seat=now.gift_seat)
        if now.nudged_goal and now.nudged_goal == winner and close:
            yield "nudge_decides", _of(winner, then_seat=now.story.referee)
        if now.envelope:
            taken = now.envelope
            yield "word_broken", _of(taken.team, then_seat=taken.seat, then_amount=taken.amount)
        for bribe in now.story.bribes:
            words = _of(bribe.team, then_seat=bribe.seat, then_amount=bribe.amount)
            if bribe.team == loser:
                yield "paid_in_vain", words
            elif bribe.team == winner and not now.rulings:
                yield "paid_and_not_needed", words
        for name, key in (("enough", "promise_kept"),):
            mark = self._kept.marks.get(name)
            if mark and mark.match == now.story.number and mark.team == winner:
                yield key, _of(winner, then_score=_pair_of(mark, winner == now.story.home))
        if now.lead_changes >= 2:
            yield "seesaw", {"times": now.lead_changes}
        if now.story.number >= MANY and goals > max(self._kept.most_goals[1], 5):
            yield "most_goals", {"times": goals}
        if now.story.stage in FINALS and loser and not now.attacks[loser]:
            yield "finalist_never_attacked", _of(loser)
        results = self._kept.results.get(winner, [])
        if now.story.stage in FINALS and winner:
            lost = next((each for each in results if each.lost), None)
            if lost:
                yield "champion_was_beaten", _of(winner, then_rival=lost.rival, then_match=lost.match)
            if results and all(each.won for each in results):
                yield "champion_of_wins", _of(winner, times=len(results) + 1)
        if winner and len(results) >= 2 and all(each.lost for each in results):
            yield "first_win_at_last", _of(winner, times=len(results))
        if winner and now.reds[winner]:
            yield "won_though_sent_off", _of(winner)
        if now.story.referee is not None and len(now.nudges) >= 3:
            yield "busy_referee", {"then_seat": now.story.referee, "times": len(now.nudges)}

    def _at_farewell(self, team: str) -> Iterator[Found]:
        results = self._kept.results.get(team, [])
        if not results:
            return
        last = results[-1]
        now = self._kept.now
        if last.match == now.story.number and now.gift_goal and now.gift == last.rival and last.theirs - last.mine == 1:
            yield "out_by_a_gift", _of(team, then_rival=last.rival, then_seat=now.gift_seat)
        paid = [bribe for bribe in self._kept.bribes if bribe.team == team]
        if paid:
            yield "out_after_money", _of(team, then_seat=paid[-1].seat, then_amount=sum(b.amount for b in paid))
        if not any(each.mine for each in results):
            yield "out_without_a_goal", _of(team)
        if not any(each.lost for each in results):
            yield "out_unbeaten", _of(team)
        if "driver" in self._kept.village:
            yield "driver_takes_them", _of(team, then_match=self._kept.village["driver"])

    def _at_pay(self, seat: int) -> Iterator[Found]:
        spent = sum(b.amount for b in self._kept.bribes if b.seat == seat)
        if spent:
            yield "winner_has_paid", {"then_seat": seat, "then_amount": spent}
        else:
            yield "winner_never_paid", {"then_seat": seat}

    def _long_ago(self, match: int | None) -> bool:
        """Whether a match lies back so far that somebody seen in it is met again with joy."""
        return match is not None and self._kept.now.story.number - match >= A_WHILE

    def _lost(self, bribe: RememberedBribe) -> bool:
        """Whether the team lost the match that money was paid for."""
        return any(each.match == bribe.match and each.lost for each in self._kept.results.get(bribe.team, ()))


def _of(team: str, **more: Any) -> dict[str, Any]:
    return {"then_team": team, **more}


def _pair(result: RememberedResult) -> Pair:
    return result.mine, result.theirs


def _pair_of(mark: Pledge, at_home: bool) -> Pair:
    home, away = mark.score
    return (home, away) if at_home else (away, home)
