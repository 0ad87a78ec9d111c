"""Goals and whistles as the reporter shouts them: the score turns, is levelled, is settled (S3.4, S6.1, S8.2, S8.3)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models import phrases
from swallows_gui.models.course import Situation
from swallows_gui.models.names import Event, Names
from swallows_gui.models.variants import pick

Texts = tuple[str, ...]


def _score(event: Event) -> str:
    return f"{event['home']}:{event['away']}"


def _goal(event: Event, names: Names, now: Situation) -> str:
    return pick(_goal_texts(event, now), event, now).format(team=names.team(event["team"]), score=_score(event))


def _goal_texts(event: Event, now: Situation) -> Texts:
    """The sentences that fit a goal."""
    if event.get("own_goal"):
        return _own_goals()
    if not now.known:
        return _goals()
    pair = int(event["home"]), int(event["away"])
    mine, theirs = now.seen_by(str(event["team"]), pair)
    if now.period == "shootout":
        return _winning_kicks() if now.decided(pair) else _kicks()
    if now.period == "extra":
        return _extra_levellers() if mine == theirs else _extra_goals()
    behind, _ahead = now.seen_by(str(event["team"]), now.deficit)
    if mine == theirs:
        return _comebacks() if behind > 1 else _equalisers()
    if mine < theirs:
        return _consolations()
    if mine - theirs == 1:
        if mine == 1:
            return _openers()
        return _turns() if behind else _leads()
    if mine - theirs >= 4:
        return _routs()
    return _third_goals() if mine == 3 else _cushions()


def _goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team} scores: {score}."),
        QCoreApplication.translate("Sentences", "It's in! {team} scores: {score}!"),
        QCoreApplication.translate("Sentences", "Goal for {team}! The net is still shaking: {score}."),
    )


def _own_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Own goal! It counts for {team}: {score}."),
        QCoreApplication.translate(
            "Sentences", "Wrong end, right finish! An own goal, and {team} says thank you: {score}."
        ),
        QCoreApplication.translate(
            "Sentences", "Into his own net! For {team} it is the cheapest goal of the year: {score}."
        ),
    )


def _openers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team} breaks the ice: {score}!"),
        QCoreApplication.translate("Sentences", "The first goal of the match! {team} in front: {score}!"),
        QCoreApplication.translate("Sentences", "There it is! {team} has found the goal without a map: {score}!"),
        QCoreApplication.translate("Sentences", "Goal for {team}! Now we have a match on our hands: {score}!"),
    )


def _equalisers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Equaliser! {team} draws level: {score}!"),
        QCoreApplication.translate("Sentences", "All square again! {team} has put the matter right: {score}!"),
        QCoreApplication.translate("Sentences", "{team} levels it, and everything starts from scratch: {score}!"),
        QCoreApplication.translate("Sentences", "Level! {team} has torn up the script: {score}!"),
    )


def _comebacks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Back from the dead! {team} was finished, and now it is {score}!"),
        QCoreApplication.translate(
            "Sentences", "Unbelievable! {team} has caught up every single goal of the deficit: {score}!"
        ),
        QCoreApplication.translate(
            "Sentences", "Equaliser! {team} was so far behind that some were already on the bus: {score}!"
        ),
    )


def _leads() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team} takes the lead: {score}!"),
        QCoreApplication.translate("Sentences", "{team} goes in front again, there is no resting here: {score}!"),
        QCoreApplication.translate("Sentences", "In front! {team} has the better end of the rope: {score}!"),
    )


def _turns() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The match is turned upside down! {team} leads: {score}!"),
        QCoreApplication.translate("Sentences", "From behind to in front! {team} has done it: {score}!"),
        QCoreApplication.translate("Sentences", "Who'd have thought it! {team} was trailing and now leads: {score}!"),
    )


def _consolations() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} pulls one back: {score}!"),
        QCoreApplication.translate("Sentences", "A sign of life! {team} scores: {score}."),
        QCoreApplication.translate("Sentences", "{team} knocks at the door again: {score}!"),
    )


def _cushions() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team} extends the lead: {score}."),
        QCoreApplication.translate("Sentences", "And another one! {team} is making itself comfortable: {score}!"),
        QCoreApplication.translate("Sentences", "{team} scores again, and the scoreboard creaks: {score}!"),
    )


def _third_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The third! Good things come in threes for {team}: {score}!"),
        QCoreApplication.translate("Sentences", "Number three for {team}! That ought to be enough: {score}."),
        QCoreApplication.translate(
            "Sentences", "A third goal for {team}! Somebody is looking for the emergency exit: {score}!"
        ),
    )


def _routs() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal again for {team}! I am running out of fingers: {score}."),
        QCoreApplication.translate("Sentences", "{team} shows no mercy: {score}!"),
        QCoreApplication.translate("Sentences", "And in it goes! {team} plays as if it were training: {score}."),
    )


def _extra_levellers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Equaliser in extra time! {team} refuses to go home: {score}!"),
        QCoreApplication.translate(
            "Sentences", "Level in extra time! {team} has found a second pair of lungs: {score}!"
        ),
    )


def _extra_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal in extra time! {team} makes legs feel light again: {score}!"),
        QCoreApplication.translate("Sentences", "In extra time it falls! {team} scores: {score}!"),
        QCoreApplication.translate(
            "Sentences", "Tired legs, wide-awake foot: {team} scores in extra time, and it is {score}!"
        ),
    )


def _kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "In! {team} scores from the spot: {score} in the shoot-out."),
        QCoreApplication.translate("Sentences", "{team} keeps its nerve: {score} in the shoot-out."),
        QCoreApplication.translate("Sentences", "Cool as a cellar! {team} scores: {score} in the shoot-out."),
        QCoreApplication.translate(
            "Sentences", "Keeper one way, ball the other! {team} scores: {score} in the shoot-out."
        ),
    )


def _winning_kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "That's it! {team} scores and wins the shoot-out: {score}!"),
        QCoreApplication.translate("Sentences", "The decider! {team} sinks the last penalty: {score}!"),
        QCoreApplication.translate("Sentences", "In, and all over! {team} wins on penalties: {score}!"),
    )


def _match_ended(event: Event, names: Names, now: Situation) -> str:
    winner = event.get("winner")
    texts = _drawn_texts(event) if winner is None else _won_texts(event, str(winner), now)
    kicks = event.get("shootout")
    return pick(texts, event, now).format(
        score=_score(event),
        kicks=f"{kicks[0]}:{kicks[1]}" if kicks else "",
        team=names.team(winner) if winner is not None else "",
        earlier=f"{now.last.score[0]}:{now.last.score[1]}" if now.last else "",
    )


def _drawn_texts(event: Event) -> Texts:
    if not event["home"] and not event["away"]:
        return _goalless()
    return _wild_draws() if int(event["home"]) >= 3 else _draws()


def _won_texts(event: Event, winner: str, now: Situation) -> Texts:
    if event.get("after") == "shootout" and event.get("shootout"):
        return _won_on_kicks()
    if now.last is not None and now.last.winner and now.last.winner != winner:
        return _revenges()
    if event.get("after") == "extra":
        return _won_in_extra()
    if now.known and now.seen_by(winner, now.deficit)[0]:
        return _won_from_behind()
    margin = abs(int(event["home"]) - int(event["away"]))
    if margin >= 3:
        return _won_high()
    return _won_by_one() if margin == 1 else _won()


def _goalless() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time, and no goals: {score}. The grass has grown well, though."),
        QCoreApplication.translate(
            "Sentences", "Full time: {score}. Ladies and gentlemen, all four goalposts are unharmed."
        ),
        QCoreApplication.translate("Sentences", "That was it: {score}. Even the ball asked to be taken off."),
    )


def _draws() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}, a draw."),
        QCoreApplication.translate("Sentences", "The whistle goes: {score}. They share the points like a sandwich."),
        QCoreApplication.translate("Sentences", "Full time, honours even: {score}."),
        QCoreApplication.translate("Sentences", "It ends {score}. Nobody wins, nobody loses, everybody grumbles."),
    )


def _wild_draws() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}! No winner, but my voice has lost."),
        QCoreApplication.translate(
            "Sentences", "It ends {score}! Whoever was at the sausage stand has missed two goals."
        ),
    )


def _won() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}. {team} wins."),
        QCoreApplication.translate("Sentences", "There goes the whistle: {score}, and {team} has won."),
        QCoreApplication.translate("Sentences", "Full time: {score}. {team} may sing on the bus tonight."),
        QCoreApplication.translate("Sentences", "It's over: {score}. A deserved win, says the trainer: {team}."),
    )


def _won_by_one() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}! {team} wins by the skin of its teeth."),
        QCoreApplication.translate("Sentences", "The whistle at last! {score}, and {team} breathes out."),
        QCoreApplication.translate("Sentences", "Over and out: {score}. One goal was enough for {team}."),
        QCoreApplication.translate("Sentences", "Full time: {score}. A narrow win, {team} will take it gladly."),
    )


def _won_high() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}! {team} wins, and how!"),
        QCoreApplication.translate("Sentences", "The referee takes pity and ends it: {score}. {team} wins in style."),
        QCoreApplication.translate("Sentences", "Over: {score}. {team} has played them dizzy."),
    )


def _won_from_behind() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}! {team} was behind, and wins all the same."),
        QCoreApplication.translate("Sentences", "What a comeback! {score} at the end, and {team} has won."),
        QCoreApplication.translate("Sentences", "Over: {score}. {team} has fetched this win out of the dustbin."),
    )


def _won_in_extra() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Over after extra time: {score}. {team} wins."),
        QCoreApplication.translate(
            "Sentences", "After extra time the lungs are empty and the matter is settled: {score}. {team} wins."
        ),
        QCoreApplication.translate("Sentences", "Extra time is over: {score}! {team} has had the longer breath."),
    )


def _won_on_kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "It is over: {score}, and {kicks} in the shoot-out. {team} wins."),
        QCoreApplication.translate(
            "Sentences", "Nerves of wire rope! {score} after extra time, {kicks} on penalties: {team} wins."
        ),
        QCoreApplication.translate(
            "Sentences", "{team} wins the lottery from the spot: {score}, and {kicks} on penalties."
        ),
    )


def _revenges() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Revenge! After the {earlier} last time {team} wins this one: {score}."
        ),
        QCoreApplication.translate(
            "Sentences", "{team} has forgotten nothing: last time {earlier}, today {score}, and the score is settled."
        ),
    )


def _match_started(event: Event, names: Names, now: Situation) -> str:
    fields = {
        "number": event["match"],
        "stage": phrases.stage_name(event["stage"]),
        "home": names.team(event["home"]),
        "away": names.team(event["away"]),
    }
    if now.last is None:
        return QCoreApplication.translate("Sentences", "Match {number}, {stage}: {home} – {away}.").format(**fields)
    earlier = f"{now.last.score[0]}:{now.last.score[1]}"
    if not now.last.winner:
        return QCoreApplication.translate(
            "Sentences", "Match {number}, {stage}: {home} – {away}. Last time they could not agree: {earlier}."
        ).format(**fields, earlier=earlier)
    return QCoreApplication.translate(
        "Sentences",
        "Match {number}, {stage}: {home} – {away}. Last time: {earlier}, and {team} remembers.",
    ).format(
        **fields,
        earlier=earlier,
        team=names.team(now.last.home if now.last.winner == now.last.away else now.last.away),
    )


def _period_started(event: Event, _names: Names, now: Situation) -> str:
    match event.get("period"):
        case "extra":
            return pick(_extra_time(), event, now)
        case "shootout":
            return pick(_shoot_outs(), event, now)
    return pick(_kick_offs(), event, now)


def _kick_offs() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Kick-off!"),
        QCoreApplication.translate("Sentences", "The ball is rolling!"),
        QCoreApplication.translate("Sentences", "The whistle goes, and off they run!"),
        QCoreApplication.translate("Sentences", "Kick-off! Put the kettle on later."),
    )


def _extra_time() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Level: extra time begins."),
        QCoreApplication.translate("Sentences", "Nobody wants to go home yet: extra time begins."),
    )


def _shoot_outs() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Still level: the shoot-out begins."),
        QCoreApplication.translate("Sentences", "Still level, so it's down to the spot: the shoot-out begins."),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {
    "goal": _goal,
    "match_ended": _match_ended,
    "match_started": _match_started,
    "period_started": _period_started,
}
