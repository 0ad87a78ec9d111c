"""The newspaper of a tournament: after each match day, and at its end, a page in the manner of a local sports paper.

A page is made of what everybody has seen (`newspaper_facts.py`) and of texts that take turns (`newspaper_texts.py`),
chosen by public facts alone: the same tournament has the same pages at every seat, and no two begin alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.tournament.ranking import Score, rank, table
from swallows_gui.engine.tournament.schedule import GROUP
from swallows_gui.games.swallows.rules.events import MatchEnded
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.newspaper_facts import (
    Chronicle,
    Issue,
    ReportedMatch,
    cards_of_the_day,
    chronicle,
    records,
)
from swallows_gui.games.swallows.words.newspaper_page import (
    FrontPage,
    GroupOnPaper,
    NewsDesk,
    PagePiece,
    ResultLine,
    TableLine,
    cards_with_ads,
    goal_kind,
    is_for_points,
    is_out,
    occasions,
    referee_kind,
    weight,
)
from swallows_gui.models import vocabulary
from swallows_gui.models.ties import score_text, stage_name
from swallows_gui.services.language import Count, language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

TOLD: Final = 5
"""Goals of the report; the others are passed over."""
ADS, CARD_ADS = 5, 3
"""Small ads of a page, and how many of them speak of cards that were played on the day."""
OTHERS: Final = 7
"""Further matches that are told, with a sentence each."""


def front_pages(view: SwallowsView, history: Sequence[Mapping[str, Any]], names: Names) -> list[FrontPage]:
    """All newspapers printed so far, in the language in use. Of `view` and `history`, whoever's they are, only public
    facts are used."""
    return Editor(_told(view, history), names, GroupTables(view, names)).pages()


def is_printed(view: SwallowsView, history: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a newspaper has been printed."""
    return any(issue.over for issue in _told(view, history).issues)


def just_printed(view: SwallowsView, history: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the match that was over last was the last of its day."""
    issues = _told(view, history).issues
    return bool(issues) and issues[-1].over and issues[-1].matches[-1].number == _last(history)


def _last(history: Sequence[Mapping[str, Any]]) -> int:
    return next((over.match for over in of_kinds(reversed(history), MatchEnded)), 0)


def _told(view: SwallowsView, history: Sequence[Mapping[str, Any]]) -> Chronicle:
    schedule = view.form.schedule
    title_group = schedule.group_names[schedule.final_group] if schedule.final_group is not None else ""
    return chronicle(history, view.fixtures, view.tables.marks, title_group)


class GroupTables:
    """The groups of a tournament, as they stood after any match."""

    def __init__(self, view: SwallowsView, names: Names) -> None:
        self._view = view
        self._names = names
        codes = [names.code(team) for team in range(len(view.field))]
        self._number = {code: number for number, code in enumerate(codes)}

    def after(self, matches: Sequence[ReportedMatch], stage: int) -> tuple[GroupOnPaper, ...]:
        """The tables of a stage of the schedule, by the matches that were played by then."""
        schedule = self._view.form.schedule
        first, last = schedule.rounds[stage]
        played = [
            (self._number[match.home], self._number[match.away], Score(*match.score))
            for match in matches
            if match.fixture.group is not None
        ]
        return tuple(self._group(group, played) for group in range(first, last))

    def _group(self, group: int, played: Sequence[tuple[int, int, Score]]) -> GroupOnPaper:
        view, names = self._view, self._names
        schedule = view.form.schedule
        teams = [team for team in view.groups[group] if team >= 0]
        mine = [match for match in played if match[0] in teams and match[1] in teams]
        rows = table(teams, mine, schedule.ranking)
        order: Sequence[int] = rank(teams, mine, schedule.ranking)[0]
        settled = view.ranked[group] if group < len(view.ranked) else ()
        if settled and len(mine) == sum(fixture.group == group for fixture in view.fixtures):
            order = settled  # lots, too
        return GroupOnPaper(
            names.group(group),
            tuple(
                TableLine(
                    place,
                    names.code(team),
                    names.team(team),
                    rows[team].played,
                    f"{rows[team].goals_for}:{rows[team].goals_against}",
                    rows[team].points,
                    place <= schedule.through[group],
                )
                for place, team in enumerate(order, 1)
            ),
        )


class Editor:
    """Writes the newspapers of a tournament one by one."""

    def __init__(self, told: Chronicle, names: Names, tables: GroupTables) -> None:
        self._told = told
        self._names = names
        self._tables = tables
        self._desk = NewsDesk(language().code)

    def pages(self) -> list[FrontPage]:
        """Every number that is printed."""
        return [self._page(at, issue) for at, issue in enumerate(self._told.issues) if issue.over]

    # A page

    def _page(self, at: int, issue: Issue) -> FrontPage:
        desk, names = self._desk, self._names
        desk.new_page()
        best = max(issue.matches, key=lambda match: (weight(match, issue, names), -match.number))
        told_as = occasions(best, issue, names)
        words = self._words(best)
        seed = " ".join(f"{m.home}{m.score[0]}{m.away}{m.score[1]}" for m in issue.matches)
        others = sorted(
            (match for match in issue.matches if match is not best), key=lambda each: -weight(each, issue, names)
        )
        told = [match.number for match in others[:OTHERS]]
        lines = {match.number: self._line(match, issue, seed if match.number in told else "") for match in others}
        elsewhere = tuple(lines[number] for number in sorted(lines))
        deck = self._deck(others, lines, words, seed)
        card = best.deciding_card
        decided = best.winner if best.margin and best.fixture.leg != 2 else ""
        shown = {**words, "card": names.card(card), "decided": self._team(decided)} if card else words
        return FrontPage(
            name=desk.fixed("name"),
            slogan=desk.pick("slogan", {}, seed),
            issue=desk.fixed("label.issue", number=issue.number),
            day=self._day(issue),
            weather=desk.fixed("label.weather", weather=desk.pick("weather", {}, seed)),
            price=desk.fixed("label.price", price=desk.pick("price", {}, seed)),
            headline=self._first_fresh("headline", told_as, words, seed),
            deck=deck,
            report=tuple(self._report(best, told_as, words, seed)),
            match=ResultLine(names.team(best.home), names.team(best.away), _score(best)),
            card=card.partition("#")[0],
            caption=desk.pick("caption", shown, seed) if card else "",
            codes=(best.home, best.away),
            elsewhere=elsewhere,
            tables=self._standings(at, issue),
            referee=desk.pick(f"referee.{referee_kind(best)}", words, seed),
            letters=tuple(self._letters(best, told_as, words, seed)),
            ads=tuple(self._ads(issue, words, seed)),
            number=self._number(at, issue, seed),
            money=tuple(self._money(issue, seed)),
            labels={name: desk.fixed(f"label.{name}") for name in _LABELS},
        )

    def _day(self, issue: Issue) -> str:
        stage, _round, day, replay = issue.day
        if stage == "friendly":
            return self._desk.fixed("day.friendly")
        if stage == GROUP:
            return self._desk.fixed("day.group", number=day + 1)
        key = "day.replay" if replay else "day.leg" if day else "day.stage"
        return self._desk.fixed(key, stage=stage_name(stage), number=day)

    def _standings(self, at: int, issue: Issue) -> tuple[GroupOnPaper, ...]:
        if issue.day[0] != GROUP:
            return ()
        matches = [match for each in self._told.issues[: at + 1] for match in each.matches]
        return self._tables.after(matches, issue.day[1])

    # Words

    def _words(self, match: ReportedMatch) -> dict[str, Any]:
        """The placeholders' values for a match."""
        names = self._names
        payers = {bribe.seat for bribe in match.bribes}
        paid = {bribe.team for bribe in match.bribes}
        bought = match.winner if match.winner in paid else next(iter(sorted(paid)), "")
        own = next((goal for goal in match.goals if goal.how == "own"), None)
        legs = match.fixture.leg == 2 and bool(match.winner)
        first, second = self._trainers(match)
        dived = match.dive_goal or next(iter(match.believed), "")
        team_off, card_off = match.sent_off[0] if match.sent_off else ("", "")
        return {
            "home": names.team(match.home),
            "away": names.team(match.away),
            "winner": self._team(match.winner),
            "loser": self._team(match.loser),
            "through": self._team(match.winner if legs else ""),
            "out": self._team(match.loser if legs else ""),
            "score": _pair(match.score),
            "result": self._result(match),
            "kicks": _pair(_seen_by(match, match.winner, match.kicks)) if match.kicks and match.winner else "",
            "goals": match.total,
            "coach": first,
            "other_coach": second,
            "referee": names.seat(match.referee) if match.referee is not None else "",
            "payer": names.seat(min(payers)) if len(payers) == 1 else "",
            "paid": self._team(bought) if len(paid) == 1 else "",
            "amount": language().money(sum(each.amount for each in match.bribes)) if paid else "",
            "blue_team": self._team(match.blue_team),
            "sent_team": self._team(team_off),
            "sent_card": names.card(card_off) if card_off else "",
            "dive_team": self._team(dived),
            "laughed_team": self._team(next(iter(match.laughed_at), "")),
            "own_team": self._team(_other(match, own.team) if own else ""),
            "offsides": match.offsides or "",
            "saves": match.saves or "",
            "misses": match.misses or "",
            "attacks": match.attacks or "",
            "red": names.card(match.reds[-1]) if match.reds else "",
            **self._points(match),
        }

    def _points(self, match: ReportedMatch) -> dict[str, str]:
        """The words for points, which are filled in where there are any: a text that speaks of them fits nowhere
        else."""
        return {word: self._desk.fixed(f"label.{word}") for word in ("point", "points")} if is_for_points(match) else {}

    def _result(self, match: ReportedMatch) -> str:
        """The winner's goals first, the shoot-out with them; "" after a draw, a lot and a second leg."""
        if not match.winner or match.fixture.leg == 2 or not (match.margin or match.kicks):
            return ""
        score = _pair(_seen_by(match, match.winner, match.score))
        if match.kicks is None:
            return score
        kicks = _pair(_seen_by(match, match.winner, match.kicks))
        return self._desk.fixed("label.kicks", score=score, kicks=kicks)

    def _team(self, code: str) -> Any:
        return self._names.team(code) if code else ""

    def _trainers(self, match: ReportedMatch) -> tuple[str, str]:
        """The trainers of winner and loser, after a draw of home and away; "" for none."""
        pair = (match.winner, match.loser) if match.winner else (match.home, match.away)
        seats = [self._told.trainers.get(team) for team in pair]
        return (
            self._names.seat(seats[0]) if seats[0] is not None else "",
            self._names.seat(seats[1]) if seats[1] is not None else "",
        )

    # Parts

    def _first_fresh(self, part: str, told_as: Sequence[str], words: Mapping[str, Any], seed: str) -> str:
        """A text of the first occasion that has one which was not printed before."""
        keys = [f"{part}.{name}" for name in (*told_as, "any") if self._desk.has(f"{part}.{name}")]
        fitting = [key for key in keys if self._desk.fits(key, words)]
        key = next((key for key in fitting if self._desk.fresh(key, words)), fitting[0])
        return self._desk.pick(key, words, seed)

    def _deck(
        self, others: Sequence[ReportedMatch], lines: Mapping[int, ResultLine], words: Mapping[str, Any], seed: str
    ) -> str:
        if not others:
            return self._desk.pick("deck.alone", words, seed)
        names, match = self._names, others[0]
        second = {
            "other_home": names.team(match.home),
            "other_away": names.team(match.away),
            "other_score": _pair(match.score),
            "other_brief": lines[match.number].remark,
        }
        return self._desk.pick("deck.other", second, seed)

    def _line(self, match: ReportedMatch, issue: Issue, seed: str) -> ResultLine:
        """A further match of the day; without a seed only its result."""
        names = self._names
        if not seed:
            return ResultLine(names.team(match.home), names.team(match.away), _score(match))
        remark = self._first_fresh(
            "brief", occasions(match, issue, names), self._points(match), f"{seed} {match.number}"
        )
        return ResultLine(names.team(match.home), names.team(match.away), _score(match), remark)

    def _report(
        self, match: ReportedMatch, told_as: Sequence[str], words: Mapping[str, Any], seed: str
    ) -> Iterator[str]:
        yield self._first_fresh("lead", told_as, words, seed)
        goals = " ".join(self._goals(match, seed))
        if goals:
            yield goals
        colour = " ".join(self._colour(match, told_as, words, seed))
        if colour:
            yield colour
        drawn = not match.winner
        keys = ["quote.draw"] if drawn else ["quote.won", "quote.lost"]
        if words["coach"] and words["coach"] == words["other_coach"]:
            keys = ["quote.both_draw" if drawn else "quote.both"]
        quotes = [text for key in keys if (text := self._desk.pick(key, words, seed))]
        yield " ".join(quotes) or self._desk.pick("quote.nobody", words, seed)

    def _goals(self, match: ReportedMatch, seed: str) -> Iterator[str]:
        told = match.goals if len(match.goals) <= TOLD + 1 else match.goals[:TOLD]  # one goal is no rest
        for at, goal in enumerate(told):
            words = {
                "team": self._names.team(goal.team),
                "card": self._names.card(goal.card) if goal.card else "",
                "score": _pair(_seen_by(match, goal.team, (goal.home, goal.away))),
            }
            text = self._desk.pick(f"goal.{goal_kind(match, goal)}", words, f"{seed} {at}")
            yield text or self._desk.pick("goal.plain", words, f"{seed} {at}")
        if len(told) < len(match.goals):
            yield self._desk.pick("goal.rest", {}, seed)

    def _colour(
        self, match: ReportedMatch, told_as: Sequence[str], words: Mapping[str, Any], seed: str
    ) -> Iterator[str]:
        """At most two remarks besides the goals."""
        lead = next(iter(told_as), "")
        holds = {
            "sent_off": bool(match.sent_off) and lead != "sent_off",
            "believed": bool(match.believed) and lead != "dive",
            "laughed": bool(match.laughed_at),
            "red": bool(match.reds),
            "saves": match.saves > 1,
            "misses": match.misses > 2,
            "duel": match.attacks > 1,
        }
        for name in [name for name, fits in holds.items() if fits][:2]:
            yield self._desk.pick(f"colour.{name}", words, seed)

    def _letters(
        self, match: ReportedMatch, told_as: Sequence[str], words: Mapping[str, Any], seed: str
    ) -> Iterator[PagePiece]:
        topics = {
            "bribe": bool(match.bribes),
            "nil_nil": "nil_nil" in told_as,
            "feast": "feast" in told_as,
            "dive": bool(match.believed),
            "referee": bool(match.sent_off or match.blue_team or match.changed),
            "out": is_out(match) and bool(match.winner),
        }
        keys = [f"letters.{name}" for name, fits in topics.items() if fits]
        for key in [*[key for key in keys if self._desk.fresh(key, words)][:1], "letters.any", "letters.any"][:2]:
            text, _, signed = self._desk.pick(key, words, seed).partition("|")
            yield PagePiece(text, signed)

    def _ads(self, issue: Issue, words: Mapping[str, Any], seed: str) -> Iterator[str]:
        cards = cards_with_ads(cards_of_the_day(issue), language().code)
        fresh = [card for card in cards if self._desk.fresh(f"ads.{card}", words)][:CARD_ADS]
        for card in fresh:
            yield self._desk.pick(f"ads.{card}", words, seed)
        for _more in range(ADS - len(fresh)):
            yield self._desk.pick("ads.any", words, seed)

    def _number(self, at: int, issue: Issue, seed: str) -> PagePiece:
        most, dearest = records(self._told.issues, at)
        goals = sum(match.total for match in issue.matches)
        count = partial(Count, language=language().code)
        dives = count(sum(len(match.believed) + len(match.laughed_at) for match in issue.matches))
        off = count(sum(len(match.sent_off) for match in issue.matches))
        if dearest is not None:
            key, words = "number.bribe", self._words(dearest)
        elif most is not None and most.total > 2:
            key, words = "number.record", {**self._words(most), "n": Count(most.total, language().code)}
        elif dives > len(issue.matches) and self._desk.fresh("number.dives", {"n": dives}):
            key, words = "number.dives", {"n": dives}
        elif off and self._desk.fresh("number.sent_off", {"n": off}):
            key, words = "number.sent_off", {"n": off}
        else:
            key, words = ("number.goals", {"n": goals}) if goals > 1 else ("number.none", {})
        figure, _, text = self._desk.pick(key, words, seed).partition("|")
        return PagePiece(text, figure)

    def _money(self, issue: Issue, seed: str) -> Iterator[str]:
        """The texts about the pay-out; none before it."""
        if not issue.cash:
            return
        names, most, least = self._names, max(issue.cash), min(issue.cash)
        rich = list(issue.winners) or [seat for seat, cash in enumerate(issue.cash) if cash == most]
        poor = [seat for seat, cash in enumerate(issue.cash) if cash == least]
        bet = issue.best_bet
        words = {
            "rich": names.seats_listed(rich),
            "rich_count": Count(len(rich), language().code),
            "cash": language().money(most),
            "poor": names.seat(poor[0]) if len(poor) == 1 and least < most else "",
            "poor_cash": language().money(least),
            "bet_seat": names.seat(bet[0]) if bet else "",
            "bet_team": self._team(bet[1] if bet else ""),
            "bet_amount": language().money(bet[2]) if bet else "",
        }
        for key in ("money.winner", "money.bet", "money.poor"):
            text = self._desk.pick(key, words, seed)
            if text:
                yield text


_LABELS: Final = ("referee", "letters", "ads", "number", "money", "elsewhere")


def _other(match: ReportedMatch, team: str) -> str:
    return match.away if team == match.home else match.home


def _seen_by(match: ReportedMatch, team: str, pair: tuple[int, int]) -> tuple[int, int]:
    return pair if team == match.home else (pair[1], pair[0])


def _pair(pair: tuple[int, int]) -> str:
    return vocabulary.score_words(pair)


def _score(match: ReportedMatch) -> str:
    return score_text(Score(*match.score, after=match.after, shootout=match.kicks))
