"""The first whistle, the last, and those between: announcements, kick-off, results, the title (S3.9, S6.4, S8)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.variants import Texts, pick


def _match_started(event: Event, names: Names, now: Situation) -> str:
    last = now.last
    again = names.team("")
    if last is not None and last.winner:
        again = names.team(last.home if last.winner == last.away else last.away)
    return pick(_announcing_texts(now), event, now).format(
        number=event["match"],
        stage=phrases.stage_name(event["stage"]),
        home=names.team(event["home"]),
        away=names.team(event["away"]),
        earlier=f"{last.score[0]}:{last.score[1]}" if last is not None else "",
        team=again,
    )


def _announcing_texts(now: Situation) -> Texts:
    if now.last is not None:
        return _announced_after_a_defeat() if now.last.winner else _announced_after_a_draw()
    return _final_announcements() if now.stage in FINALS else _announcements()


def _announcements() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Match {number}, {stage}: {home:the} against {away:the}."),
        QCoreApplication.translate("Sentences", "Match {number}, {stage}: {home:The} are at home to {away:the}."),
        QCoreApplication.translate("Sentences", "Match {number}, {stage}: {away:The} visit {home:the}."),
    )


def _final_announcements() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Match {number}, {stage}: {home:the} against {away:the}, and the grass has been combed."
        ),
    )


def _announced_after_a_draw() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences",
            "Match {number}, {stage}: {home:the} against {away:the}. Last time they could not agree: {earlier}.",
        ),
    )


def _announced_after_a_defeat() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences",
            "Match {number}, {stage}: {home:the} against {away:the}. Last time: {earlier}, and {team:the} remember.",
        ),
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
        QCoreApplication.translate("Sentences", "Here we go, and may the better purse win!"),
    )


def _extra_time() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Level: extra time begins."),
        QCoreApplication.translate("Sentences", "Nobody wants to go home yet: extra time begins."),
        QCoreApplication.translate(
            "Sentences", "Still nothing settled, so everybody has to run on: extra time begins."
        ),
    )


def _shoot_outs() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Still level: the shoot-out begins."),
        QCoreApplication.translate("Sentences", "Still level, so it's down to the spot: the shoot-out begins."),
    )


def _match_ended(event: Event, names: Names, now: Situation) -> str:
    winner = event.get("winner")
    texts = _drawn_texts(event) if winner is None else _won_texts(event, str(winner), names, now)
    kicks = event.get("shootout")
    return pick(texts, event, now).format(
        score=f"{event['home']}:{event['away']}",
        kicks=f"{kicks[0]}:{kicks[1]}" if kicks else "",
        team=names.team(winner if winner is not None else ""),
        earlier=f"{now.last.score[0]}:{now.last.score[1]}" if now.last else "",
    )


def _drawn_texts(event: Event) -> Texts:
    if not event["home"] and not event["away"]:
        return _goalless()
    return _wild_draws() if int(event["home"]) >= 3 else _draws()


def _won_texts(event: Event, winner: str, names: Names, now: Situation) -> Texts:
    on_kicks = event.get("after") == "shootout" and bool(event.get("shootout"))
    if now.stage in FINALS:
        return _champions_on_kicks() if on_kicks else _champions()
    if on_kicks:
        return _won_on_kicks()
    if now.last is not None and now.last.winner and now.last.winner != winner:
        return _revenges()
    if event.get("after") == "extra":
        return _won_in_extra()
    if now.known and names.outsider(winner, now.away if winner == now.home else now.home):
        return _upsets()
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
        QCoreApplication.translate("Sentences", "Full time: {score}. {team:The} win."),
        QCoreApplication.translate("Sentences", "There goes the whistle: {score}, and {team:the} have won."),
        QCoreApplication.translate("Sentences", "Full time: {score}. {team:The} may sing on the bus tonight."),
        QCoreApplication.translate(
            "Sentences", "It's over: {score}. A deserved win for {team:the}, says their trainer."
        ),
    )


def _won_by_one() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}! {team:The} win by the skin of their teeth."),
        QCoreApplication.translate("Sentences", "The whistle at last! {score}, and {team:the} breathe out."),
        QCoreApplication.translate("Sentences", "Over and out: {score}. One goal was enough for {team:the}."),
        QCoreApplication.translate("Sentences", "Full time: {score}. A narrow win, {team:the} will take it gladly."),
    )


def _won_high() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}! {team:The} win, and how!"),
        QCoreApplication.translate(
            "Sentences", "The referee takes pity and ends it: {score}. {team:The} win in style."
        ),
        QCoreApplication.translate("Sentences", "Over: {score}. {team:The} have played them dizzy."),
    )


def _upsets() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "A sensation! {score}, and {team:the} have beaten the favourites."),
        QCoreApplication.translate("Sentences", "Full time: {score}. {team:The} have never heard of form."),
        QCoreApplication.translate("Sentences", "It's over: {score}! Nobody in {team:the} goes to bed tonight."),
    )


def _won_from_behind() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Full time: {score}! {team:The} were behind, and win all the same."),
        QCoreApplication.translate("Sentences", "What a comeback! {score} at the end, and {team:the} have won."),
        QCoreApplication.translate("Sentences", "Over: {score}. {team:The} have saved this win from the dustmen."),
    )


def _won_in_extra() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Over after extra time: {score}. {team:The} win."),
        QCoreApplication.translate(
            "Sentences", "After extra time the lungs are empty and the matter is settled: {score}. {team:The} win."
        ),
        QCoreApplication.translate("Sentences", "Extra time is over: {score}! {team:The} had more left in the tank."),
    )


def _won_on_kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "It is over: {score}, and {kicks} in the shoot-out. {team:The} win."),
        QCoreApplication.translate(
            "Sentences", "Nerves of steel! {score} after extra time, {kicks} on penalties: {team:the} win."
        ),
        QCoreApplication.translate(
            "Sentences", "{team:The} win the lottery from the spot: {score}, and {kicks} on penalties."
        ),
    )


def _champions() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "It's all over: {score}! {team:The} have won the tournament!"),
        QCoreApplication.translate(
            "Sentences", "The cup goes to {team:the}! {score} at the end, and nobody wants to sit down."
        ),
        QCoreApplication.translate(
            "Sentences", "Full time: {score}. {team:The} take the title, and my headphones are wet."
        ),
    )


def _champions_on_kicks() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "{score} after extra time, {kicks} from the spot: {team:the} win the tournament!"
        ),
        QCoreApplication.translate(
            "Sentences", "A title from twelve yards! {score}, then {kicks}: the cup goes to {team:the}."
        ),
    )


def _revenges() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Revenge! After the {earlier} last time {team:the} win this one: {score}."
        ),
        QCoreApplication.translate(
            "Sentences",
            "{team:The} have forgotten nothing: last time {earlier}, today {score}, and the account is settled.",
        ),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {
    "match_started": _match_started,
    "period_started": _period_started,
    "match_ended": _match_ended,
}
