"""Why a record cannot be opened or written, as sentences (the codes of `records.errors`)."""

from __future__ import annotations

from swallows_gui.models import vocabulary
from swallows_gui.records.record import (
    CannotGoOn,
    DamagedRecord,
    JournalInUse,
    JournalTrouble,
    MissingPacks,
    NewerRecord,
    NewerRules,
    RecordError,
    UnknownGame,
    UnreadableRecord,
)
from swallows_gui.records.rescues import Rescue
from swallows_gui.services.glossary import translate


def record_sentence(error: RecordError) -> str:
    """What is wrong with a record."""
    match error:
        case DamagedRecord():
            return translate("Troubles", "The saved game is damaged in line {line}: {reason}.").format(
                line=error.line, reason=damage(error.reason)
            )
        case NewerRecord() | NewerRules():
            return translate(
                "Troubles",
                "The saved game was written by a newer version of the program ({app}) and cannot be "
                "read by this one: open it with the newer one.",
            ).format(app=error.app or "?")
        case CannotGoOn():
            return translate(
                "Troubles",
                "The game was played with version {app} and cannot be continued in this one: finish it there.",
            ).format(app=error.app or "?")
        case UnreadableRecord():
            return translate(
                "Troubles", "The file cannot be read: see whether it is still there and whether you may open it."
            )
        case UnknownGame():
            return translate(
                "Troubles", "The saved game is of a kind that this program does not have; a newer version may have it."
            )
        case MissingPacks():
            return translate(
                "Troubles", "The game is played with packs that are not installed as they were: {packs}. Install them."
            ).format(packs=error.named)
        case JournalInUse():
            return translate("Troubles", "The game is open in another window: go on there, or close it there first.")
    return translate("Troubles", "The saved game cannot be used; if you have a copy, open that.")


def damage(reason: str) -> str:
    """What is wrong with the damaged line."""
    match reason:
        case "empty":
            return translate("Troubles", "the file is empty")
        case "too_large":
            return translate("Troubles", "the file is too large for a saved game")
        case "not_a_record":
            return translate("Troubles", "this is not a saved game")
        case "torn":
            return translate("Troubles", "the line is cut off")
        case "sum":
            return translate("Troubles", "the line was changed, or lines are missing before it")
        case "not_text" | "not_json":
            return translate("Troubles", "the line cannot be read")
        case "field" | "line" | "order" | "number" | "options":
            return translate("Troubles", "the line does not say what it must")
        case "illegal" | "events" | "state" | "result":
            return translate("Troubles", "the line does not agree with the rules")
    return translate("Troubles", "the line cannot be used")


def journal_sentence(trouble: JournalTrouble) -> str:
    """Why the running game is not being saved."""
    match trouble.code:
        case "full":
            return translate(
                "Troubles", "The disk is full: the game goes on, but is not saved any more. Save a copy elsewhere."
            )
        case "read_only":
            return translate(
                "Troubles",
                "The folder of the games is read-only: the game goes on, but is not saved. Save a copy elsewhere.",
            )
        case "no_folder":
            return translate(
                "Troubles",
                "The folder of the games is missing: the game goes on, but is not saved. Save a copy elsewhere.",
            )
        case "in_use":
            return translate(
                "Troubles", "Another window writes this game: it goes on here, but is not saved. Save a copy elsewhere."
            )
    return translate("Troubles", "The game cannot be saved at the moment, but it goes on. Save a copy elsewhere.")


def unsaved_sentence(trouble: JournalTrouble) -> str:
    """What of a closed game could not be saved, as a sentence."""
    return translate("Troubles", "The last moves of the game could not be saved: {file} ends before them.").format(
        file=trouble.path
    )


def rescue_sentence(rescue: Rescue) -> str:
    """What was done about a file that another program has changed, as a sentence."""
    match rescue.how:
        case "cut":
            text = translate(
                "Troubles", "Another program had added to the file {file}. That was taken off again; nothing is lost."
            )
        case "beside":
            text = translate(
                "Troubles", "Another program has put something else in the place of {file}. It goes on in {copy_name}."
            )
        case "aside":
            text = translate(
                "Troubles", "Another program had changed the file {file}. What it held then is kept as {copy_name}."
            )
        case "lost":
            text = translate("Troubles", "Another program has deleted the file {file}, and it cannot be written anew.")
        case _:
            text = translate(
                "Troubles",
                "Another program had deleted or changed the file {file}. It was written anew; nothing is lost.",
            )
    return text.format(file=rescue.path.name, copy_name=rescue.other.name if rescue.other is not None else "")


def load_warning(code: str, usual_level: str) -> str:
    """A warning from loading a game, as a sentence; `usual_level` replaces an unknown level."""
    match code:
        case "torn":
            return translate(
                "Troubles", "The last line of the saved game was cut off; the game goes on from the move before it."
            )
        case "damaged":
            return translate(
                "Troubles", "The saved game was damaged; it goes on from its last sound move, in a new file."
            )
        case "continued":
            return translate(
                "Troubles", "The game began in another version; it goes on from the start of its last match."
            )
        case "level":
            text = translate(
                "Troubles",
                "This version does not know the level of a computer player, who plays on at level "
                "{level}. Match, Players changes that.",
            )
            return text.format(level=vocabulary.level_name(usual_level))
    return ""
