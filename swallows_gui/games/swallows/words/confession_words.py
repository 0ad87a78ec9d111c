"""Confessions in words: who did what for whom, and why; each a door into the replay just before it."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from swallows_gui.games.swallows.data.confessions import Texts, texts
from swallows_gui.games.swallows.words.confessions import Confession
from swallows_gui.games.swallows.words.highlights import Highlight
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language


def confessed(found: Sequence[Confession], names: Names) -> list[Highlight]:
    """They in the language in use; no sentence comes twice while there is another."""
    said = texts(language().code)
    used: set[str] = set()
    told = []
    for each in found:
        title = said.titles[each.deed]
        if each.money:
            amount = language().money(max(1, round(each.money)))
            title = translate("Confessions", "{deed}, about {amount}").format(deed=title, amount=amount)
        told.append(Highlight(title, _sentence(each, said, names, used), each.position))
    return told


def _sentence(each: Confession, said: Texts, names: Names, used: set[str]) -> str:
    motive = each.motive
    words = {
        "seat": names.seat(each.seat),
        "team": names.team(each.team),
        "victim": names.team(each.victim),
        "card": names.card(each.card) if each.card else "",
        "bet": names.bet_word(motive.bet) if motive.bet else "",
        "other": names.seat(motive.other) if motive.other >= 0 else "",
        "amount": language().money(motive.amount),
        "own": names.team(motive.team) if motive.team else names.stand_in(""),
    }
    deed = _variant(said.deeds[each.deed], each, used).format(**words)
    why = _variant(said.motives[motive.kind], each, used).format(**words)
    return translate("Confessions", "{deed}: {why}.").format(deed=deed, why=why)


def _variant(sentences: Sequence[str], each: Confession, used: set[str]) -> str:
    """The same each time it is read: where it happened decides, and what has been said already."""
    lot = crc32(f"{each.position} {each.deed} {each.seat}".encode())
    turned = [sentences[(lot + at) % len(sentences)] for at in range(len(sentences))]
    chosen = next((sentence for sentence in turned if sentence not in used), turned[0])
    used.add(chosen)
    return chosen
