"""The house's own words in the current language, the same in every game: levels, paces, lists, signs."""

from PySide6.QtCore import QCoreApplication


def level_name(level: str) -> str:
    """The level of an AI seat."""
    match level:
        case "random":
            return QCoreApplication.translate("Phrases", "Random")
        case "easy":
            return QCoreApplication.translate("Phrases", "Novice")
        case "normal":
            return QCoreApplication.translate("Phrases", "Old hand")
        case "hard":
            return QCoreApplication.translate("Phrases", "Fox")
        case "expert":
            return QCoreApplication.translate("Phrases", "Mastermind")
    return level


def level_words(level: str) -> str:
    """What an AI seat of a level is like, one sentence; "" for one that nobody can choose."""
    match level:
        case "easy":
            return QCoreApplication.translate("Phrases", "Easy: plays for goals and takes what is offered.")
        case "normal":
            return QCoreApplication.translate("Phrases", "Normal: looks one step ahead and plays for its money.")
        case "hard":
            return QCoreApplication.translate("Phrases", "Hard: plays out what may follow and sees through the others.")
        case "expert":
            return QCoreApplication.translate(
                "Phrases", "Very hard: thinks longest, plots for its bets and prices every bribe."
            )
    return ""


def pace_name(pace: str) -> str:
    """How fast AI seats decide and cards move."""
    match pace:
        case "instant":
            return QCoreApplication.translate("Phrases", "Instant")
        case "fast":
            return QCoreApplication.translate("Phrases", "Fast")
        case "normal":
            return QCoreApplication.translate("Phrases", "Normal pace")
        case "slow":
            return QCoreApplication.translate("Phrases", "Slow")
    return pace


def listed(parts: list[str]) -> str:
    """ "a, b and c" in the current language; "" for nothing."""
    if len(parts) < 2:
        return "".join(parts)
    return QCoreApplication.translate("Phrases", "{these} and {last}").format(
        these=", ".join(parts[:-1]), last=parts[-1]
    )


def signed(n: int) -> str:
    """A change with its sign, a real minus included."""
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"
