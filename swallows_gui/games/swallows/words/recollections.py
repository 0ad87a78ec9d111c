"""What comes to mind at an event: recollections by key, with what their words need.

They rest on the story of the game, which everybody knows, never on cards that only their manager sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.story import EXTRA, SHOOTOUT, MatchStory, Pair, Shot, TournamentStory, line_of

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


VILLAGE: Final[Mapping[str, str]] = {
    "generous-groundsman": "groundsman",
    "yesterdays-line": "groundsman",
    "linesmans-cousin": "linesman",
    "greased-elbow": "linesman",
    "frying-pans": "driver",
    "keeper-at-the-kiosk": "kiosk",
    "dachshund": "dachshund",
    "grandma": "grandmother",
    "granny-glue": "grandmother",
    "ducking-pigeons": "pigeon",
    "seeing-double": "coffee",
    "coffee-break": "coffee",
    "big-drum": "drum",
    "whistle-from-block-c": "block",
}
"""Cards with people and animals that come back."""


class Pledge(NamedTuple):
    """A sentence of the reporter that may come true or not."""

    match: int
    team: str
    score: Pair


class TeamResult(NamedTuple):
    """A match that is over, as one of its teams saw it."""

    match: MatchStory
    rival: str
    mine: int
    theirs: int
    won: bool
    lost: bool

    @property
    def score(self) -> Pair:
        """Its own goals first."""
        return self.mine, self.theirs


class Memory:
    """Follows a game by public facts and says which memories fit an event.
    `resources/swallows/commentary/callbacks.json` says which are told, and how often."""

    def __init__(self) -> None:
        self.told = TournamentStory()
        """The game as it has been told so far."""
        self._marks: dict[str, Pledge] = {}
        """What the reporter has said last that leaves a mark."""

    def leave(self, mark: str, team: str, score: Pair) -> None:
        """The reporter has said something that leaves a mark; the score is home's first."""
        self._marks[mark] = Pledge(self.told.now.number, team, score)

    def recall(self, event: WrittenEvent | None) -> dict[str, dict[str, Any]]:
        """The memories that fit an event, in the state before it. Call it for every event in order."""
        found = dict(self._found(event))
        self.told.take(event)
        return found

    def _found(self, event: WrittenEvent | None) -> Iterator[Found]:
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
            case e.Goal() if not self.told.now.kicks:
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
        for team, rival in ((event.home, event.away), (event.away, event.home)):
            results = self._results(team)
            if not results:
                continue
            last = results[-1]
            paid = next((bribe for bribe in reversed(last.match.bribes) if bribe.team == team), None)
            if paid and last.lost:
                yield (
                    "paid_for_a_defeat",
                    _of(team, then_seat=paid.seat, then_amount=paid.amount, then_score=last.score),
                )
            if last.theirs - last.mine >= 4:
                yield "thrashed_last_time", _of(team, then_rival=last.rival, then_score=last.score)
            if last.mine - last.theirs >= 4:
                yield "thrashed_others", _of(team, then_rival=last.rival, then_score=last.score)
            gone = [(match, off) for match, off in self._gone() if off.team == team]
            if gone:
                match, off = gone[-1]
                yield "somebody_is_missing", _of(team, then_card=off.card, then_match=match.number)
            if len(results) >= 3 and all(each.won for each in results):
                yield "only_wins", _of(team, times=len(results))
            if len(results) == 2 and all(each.lost for each in results):
                yield "only_defeats", _of(team, times=2)
            if len(results) >= 2 and not any(each.mine for each in results):
                yield "no_goal_so_far", _of(team, times=len(results))
            if len(results) >= 2 and not any(each.theirs for each in results):
                yield "no_goal_against", _of(team, times=len(results))
            if last.match.had_extra:
                yield "extra_time_in_the_legs", _of(team, then_rival=last.rival)
            if event.stage in FINALS and results[0].lost:
                yield "lost_the_first", _of(team, then_rival=results[0].rival, then_score=results[0].score)
            trainer = self.told.trainers.get(team)
            if trainer is not None and trainer == self.told.trainers.get(rival):
                yield "one_manager_for_both", _of(team, then_rival=rival, then_seat=trainer)

    def _at_referee(self, seat: int) -> Iterator[Found]:
        nudges = self._nudges_of(seat)
        if nudges >= 2:
            yield "warm_hands", {"then_seat": seat, "times": nudges}
        gifts = [(match, gift) for match in self.told.matches if (gift := match.gift) is not None and gift.seat == seat]
        if gifts:
            match, gift = gifts[-1]
            yield "gave_a_gift", {"then_seat": seat, "then_match": match.number, "then_team": gift.team}
        took = self._taken_by(seat)
        if took >= 2:
            yield "deep_pockets", {"then_seat": seat, "times": took}
        gone = [off for _match, off in self._gone() if off.seat == seat and off.team in self.told.now.teams]
        if gone:
            yield "old_score_with_referee", _of(gone[-1].team, then_seat=seat, then_card=gone[-1].card)

    def _at_period(self, period: str) -> Iterator[Found]:
        for team in self.told.now.teams:
            with_team = [match for match in self.told.matches if team in match.teams]
            won = [match.number for match in with_team if match.shootout and match.winner == team]
            if period == SHOOTOUT and won:
                yield "shoot_out_again_won", _of(team, then_match=won[-1])
            extra = [match.number for match in with_team if match.had_extra]
            if period == EXTRA and extra:
                yield "extra_time_again", _of(team, then_match=extra[-1])

    def _at_attack(self, event: e.AttackPlayed) -> Iterator[Found]:
        line, team, now = line_of(event.card), event.team, self.told.now
        scored = [(match, shot) for match, shot in self._goals() if line_of(shot.card) == line]
        if scored and scored[-1][0].number != now.number:
            yield "this_line_scored", _of(scored[-1][1].team, then_match=scored[-1][0].number)
        for key, saved in (("this_line_missed", False), ("this_line_saved", True)):
            tried = [
                shot.team
                for shot in now.played
                if line_of(shot.card) == line and not (shot.goal or shot.award) and shot.saved == saved
            ]
            if tried and tried[-1] != team:
                yield key, _of(tried[-1])
        if now.in_vain(team) >= 4:
            yield "patient_attack", _of(team, times=now.in_vain(team))

    def _at_village(self, card: str) -> Iterator[Found]:
        who = VILLAGE.get(line_of(card))
        seen = self._seen(who) if who else None
        if seen is not None and self._long_ago(seen):
            yield f"{who}_again", {"then_match": seen}

    def _at_goal(self, event: e.Goal) -> Iterator[Found]:
        now, team = self.told.now, event.team
        rival = now.other(team)
        mine, theirs = now.seen_by(team, event.score)
        for name, key in (("enough", "promise_broken"), ("exit", "exit_refused")):
            mark = self._marks.get(name)
            if mark and mark.match == now.number and mark.team == rival and mine >= theirs:
                yield key, _of(team, then_rival=rival, then_score=now.seen_by(rival, mark.score))
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
        paid = next((bribe for bribe in now.bribes if bribe.team == rival), None)
        if paid and lead >= 1:
            yield "money_cannot_defend", _of(rival, then_seat=paid.seat, then_amount=paid.amount)
        if now.out_of_the_blue and now.gift and now.gift.team == team:
            key = "gift_levels" if lead == 0 else "gift_leads" if lead == 1 else ""
            if key:
                yield key, _of(team, then_seat=now.gift.seat)
        if now.nudged and now.awarded == team:
            yield "nudge_pays", _of(team, then_seat=now.referee)
        if any(off.team == team for off in now.sent_off):
            yield "scores_though_sent_off", _of(team)
        if now.in_vain(team) >= 4:
            yield "at_last", _of(team, times=now.in_vain(team))
        from_awards = sum(bool(shot.goal and shot.award) for shot in now.played if shot.team == team)
        if from_awards >= 2 and now.awarded == team:
            yield "third_penalty_goal", _of(team)
        scored = self._goals()
        goals = len(scored) + 1
        if goals in ROUND:
            yield "round_number", {"times": goals, "then_team": team}
        results = self._results(team)
        if mine == 1 and len(results) >= 2 and not any(each.mine for each in results):
            yield "first_goal_at_last", _of(team, times=len(results))
        if now.card:
            line = line_of(now.card)
            for match, shot in scored:
                if line_of(shot.card) == line and match.number != now.number:
                    yield "scored_like_before", _of(shot.team, then_match=match.number)
                    break

    def _at_no_goal(self, event: e.Missed | e.Saved) -> Iterator[Found]:
        now, team = self.told.now, event.team
        rival = now.other(team)
        if now.out_of_the_blue:
            yield "gift_wasted", _of(team, then_seat=now.gift.seat if now.gift else None)
        if now.awarded == team and not now.kicks:
            missed = sum(
                bool(shot.award) and not shot.goal
                for match in self.told.matches
                for shot in match.played
                if shot.team == team
            )
            if missed:
                yield "missed_from_the_spot_again", _of(team, times=missed + 1)
        saves = sum(shot.saved for shot in now.played if shot.team == team)
        if isinstance(event, e.Saved) and saves >= 2:
            yield "third_save", _of(rival, times=saves + 1)
        if isinstance(event, e.Missed) and not now.awarded:
            if now.in_vain(team) >= 3:
                yield "cannot_hit", _of(team, times=now.in_vain(team) + 1)
            seen = self._seen("grandmother")
            if seen is not None and self._long_ago(seen):
                yield "grandmother_would_have", {"then_match": seen}
            pigeon = self._marks.get("pigeon")
            if pigeon and self._long_ago(pigeon.match):
                yield "pigeon_is_back", {"then_match": pigeon.match}

    def _at_money(self, event: e.BribeAccepted | e.BribeOffered) -> Iterator[Found]:
        now, seat, team = self.told.now, event.seat, event.team
        before = [(match, bribe) for match in self.told.matches for bribe in match.bribes if bribe.seat == seat]
        if isinstance(event, e.BribeAccepted):
            same = [match.number for match, bribe in before if bribe.team == team]
            if same:
                yield "pays_again", _of(team, then_seat=seat, then_match=same[-1])
            took = self._taken_by(now.referee)
            if took >= 2:
                yield "takes_again", {"then_seat": now.referee, "times": took + 1}
            if event.amount >= BANKNOTES:
                yield "much_money", _of(team, then_seat=seat, then_amount=event.amount)
            return
        in_vain = [bribe for match, bribe in before if match.winner and match.loser == bribe.team]
        if in_vain:
            yield "has_paid_in_vain", _of(in_vain[-1].team, then_seat=seat, then_amount=in_vain[-1].amount)

    def _at_envelopes(self) -> Iterator[Found]:
        referee = self.told.now.referee
        broken = [
            match.number
            for match in self.told.matches
            if match.over and match.envelope is not None and match.envelope.referee == referee
        ]
        if broken:
            yield "has_broken_his_word", {"then_seat": referee, "then_match": broken[-1]}

    def _at_die(self, event: e.DieChanged | e.DieLeft) -> Iterator[Found]:
        seat, before = event.seat, self._nudges_of(event.seat)
        here = sum(nudge.seat == seat for nudge in self.told.now.nudges)
        if isinstance(event, e.DieChanged):
            if here == 1:
                yield "second_nudge", {"then_seat": seat, "times": 2}
            elif here >= 2:
                yield "third_nudge", {"then_seat": seat, "times": here + 1}
            elif before >= 2:
                yield "known_hand", {"then_seat": seat, "times": before + 1}
        elif before >= 3:
            yield "hand_rests", {"then_seat": seat}

    def _at_red(self, event: e.SentOff) -> Iterator[Found]:
        team, seat, gone = event.team, event.seat, self._gone()
        before = [match.number for match, off in gone if off.team == team]
        if before:
            yield "second_red", _of(team, times=len(before) + 1, then_match=before[-1])
        by_him = sum(off.seat == seat for _match, off in gone)
        if seat is not None and by_him >= 2:
            yield "stern_referee", {"then_seat": seat, "times": by_him + 1}

    def _at_decline(self, team: str) -> Iterator[Found]:
        if team not in self.told.now.attacks and self.told.now.period == "normal":
            yield "never_attacked", _of(team)

    def _at_end(self, event: e.MatchEnded) -> Iterator[Found]:
        now, winner = self.told.now, event.winner or ""
        loser = now.other(winner)
        goals = event.home + event.away
        close = abs(event.home - event.away) == 1
        final = now.stage in FINALS
        gift = now.gift if now.gift_goal and now.gift and now.gift.team == winner else None
        decided = [
            match.gift
            for match in self.told.matches
            if match.gift_goal and match.gift and match.gift.team == match.winner == winner and _by_one_at_most(match)
        ]
        if final and (gift or decided):
            yield "gift_decides_the_title", _of(winner, then_seat=(gift or decided[-1]).seat)
        elif gift and close:
            yield "gift_decides", _of(winner, then_seat=gift.seat)
        nudged = [shot.team for shot in now.played if shot.goal and shot.nudged]
        if nudged and nudged[-1] == winner and close:
            yield "nudge_decides", _of(winner, then_seat=now.referee)
        if now.envelope:
            taken = now.envelope
            yield "word_broken", _of(taken.team, then_seat=taken.seat, then_amount=taken.amount)
        for bribe in now.bribes:
            words = _of(bribe.team, then_seat=bribe.seat, then_amount=bribe.amount)
            if bribe.team == loser:
                yield "paid_in_vain", words
            elif bribe.team == winner and not now.rulings:
                yield "paid_and_not_needed", words
        mark = self._marks.get("enough")
        if mark and mark.match == now.number and mark.team == winner:
            yield "promise_kept", _of(winner, then_score=now.seen_by(winner, mark.score))
        if now.lead_changes >= 2:
            yield "seesaw", {"times": now.lead_changes}
        most = max((sum(match.score) for match in self.told.over), default=0)
        if now.number >= MANY and goals > max(most, 5):
            yield "most_goals", {"times": goals}
        if final and loser and loser not in now.attacks:
            yield "finalist_never_attacked", _of(loser)
        if winner:
            yield from self._at_win(winner, final=final)
        if now.referee is not None and len(now.nudges) >= 3:
            yield "busy_referee", {"then_seat": now.referee, "times": len(now.nudges)}

    def _at_win(self, winner: str, *, final: bool) -> Iterator[Found]:
        results = self._results(winner)
        if final:
            lost = next((each for each in results if each.lost), None)
            if lost:
                yield "champion_was_beaten", _of(winner, then_rival=lost.rival, then_match=lost.match.number)
            if results and all(each.won for each in results):
                yield "champion_of_wins", _of(winner, times=len(results) + 1)
        if len(results) >= 2 and all(each.lost for each in results):
            yield "first_win_at_last", _of(winner, times=len(results))
        if any(off.team == winner for off in self.told.now.sent_off):
            yield "won_though_sent_off", _of(winner)

    def _at_farewell(self, team: str) -> Iterator[Found]:
        results = self._results(team)
        if not results:
            return
        last, now = results[-1], self.told.now
        gift = now.gift if last.match is now and now.gift_goal else None
        if gift and gift.team == last.rival and last.theirs - last.mine == 1:
            yield "out_by_a_gift", _of(team, then_rival=last.rival, then_seat=gift.seat)
        paid = [bribe for match in self.told.matches for bribe in match.bribes if bribe.team == team]
        if paid:
            yield "out_after_money", _of(team, then_seat=paid[-1].seat, then_amount=sum(b.amount for b in paid))
        if not any(each.mine for each in results):
            yield "out_without_a_goal", _of(team)
        if not any(each.lost for each in results):
            yield "out_unbeaten", _of(team)
        driven = self._seen("driver")
        if driven is not None:
            yield "driver_takes_them", _of(team, then_match=driven)

    def _at_pay(self, seat: int) -> Iterator[Found]:
        spent = sum(bribe.amount for match in self.told.matches for bribe in match.bribes if bribe.seat == seat)
        if spent:
            yield "winner_has_paid", {"then_seat": seat, "then_amount": spent}
        else:
            yield "winner_never_paid", {"then_seat": seat}

    # What there was before

    def _results(self, team: str) -> list[TeamResult]:
        """The matches of a team that are over, in their order."""
        found = []
        for match in self.told.matches:
            if match.over and team in match.teams:
                lost = match.winner not in ("", team)
                rival = match.other(team)
                found.append(TeamResult(match, rival, *match.seen_by(team, match.score), match.winner == team, lost))
        return found

    def _goals(self) -> list[tuple[MatchStory, Shot]]:
        return [(match, shot) for match in self.told.matches for shot in match.played if shot.goal]

    def _gone(self) -> list[tuple[MatchStory, e.SentOff]]:
        return [(match, off) for match in self.told.matches for off in match.sent_off]

    def _nudges_of(self, seat: int) -> int:
        return sum(nudge.seat == seat for match in self.told.matches for nudge in match.nudges)

    def _taken_by(self, seat: int | None) -> int:
        """How many bribes a seat has taken."""
        return sum(len(match.bribes) for match in self.told.matches if seat is not None and match.referee == seat)

    def _seen(self, who: str) -> int | None:
        """The last match in which a person of the village was seen."""
        for match in reversed([*self.told.matches]):
            if any(VILLAGE.get(line_of(card)) == who for card in (*match.cards, *match.reds)):
                return match.number
        return None

    def _long_ago(self, match: int) -> bool:
        """Whether a match is so long ago that seeing somebody from it again is worth a sentence."""
        return self.told.now.number - match >= A_WHILE


def _by_one_at_most(match: MatchStory) -> bool:
    return abs(match.score[0] - match.score[1]) <= 1


def _of(team: str, **more: Any) -> dict[str, Any]:
    return {"then_team": team, **more}
