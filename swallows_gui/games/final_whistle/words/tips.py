"""Tips of Final Whistle: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

TIPS: Final = (
    MatchTip("squad", "F1.1", scene="squad"),
    MatchTip("colour", "F2.3", scene="colour"),
    MatchTip("substitutes", "F7.1", scene="substitutes"),
    MatchTip("card", "F3.2", scene="card"),
    MatchTip("mark", "F4.2", scene="mark"),
    MatchTip("turned", "F0.5", event={"type": "turned"}),
    MatchTip("exchange", "F3.6", scene="exchange"),
    MatchTip("counter", "F5.2", event={"type": "attack_started", "counter": True}),
    MatchTip("booked", "F6.2", event={"type": "booked"}),
    MatchTip("sent_off", "F7.4", event={"type": "sent_off"}),
    MatchTip("closing", "F8.1", event={"type": "closing_card_open"}),
    MatchTip("shooters", "F9.5", scene="shooters"),
)

_HEADINGS: Final = Glossary[str](
    "FinalTips",
    {
        "squad": QT_TRANSLATE_NOOP("FinalTips", "Your squad"),
        "colour": QT_TRANSLATE_NOOP("FinalTips", "Your cards"),
        "substitutes": QT_TRANSLATE_NOOP("FinalTips", "Substitutions"),
        "card": QT_TRANSLATE_NOOP("FinalTips", "Two cards at once"),
        "mark": QT_TRANSLATE_NOOP("FinalTips", "Whom you use"),
        "turned": QT_TRANSLATE_NOOP("FinalTips", "They turn"),
        "exchange": QT_TRANSLATE_NOOP("FinalTips", "Laying a card aside"),
        "counter": QT_TRANSLATE_NOOP("FinalTips", "A counter-attack"),
        "booked": QT_TRANSLATE_NOOP("FinalTips", "Booked"),
        "sent_off": QT_TRANSLATE_NOOP("FinalTips", "Sent off"),
        "closing": QT_TRANSLATE_NOOP("FinalTips", "The last card"),
        "shooters": QT_TRANSLATE_NOOP("FinalTips", "Five shooters"),
    },
)
_TEXTS: Final = Glossary[str](
    "FinalTips",
    {
        "squad": QT_TRANSLATE_NOOP(
            "FinalTips",
            "A poster fills in a whole squad that you can still change. Look at all four sides of a man: in a match "
            "he shows every one of them.",
        ),
        "colour": QT_TRANSLATE_NOOP(
            "FinalTips",
            "Yellow needs defenders, blue midfielders, red strikers; lilac takes a bit of everything. The small "
            "figures say how many men you have for each entry.",
        ),
        "substitutes": QT_TRANSLATE_NOOP(
            "FinalTips",
            "At most four in a match, and whoever goes off does not come back. A fresh man is upright: his first "
            "side counts.",
        ),
        "card": QT_TRANSLATE_NOOP(
            "FinalTips",
            "The stronger card attacks, as often as it is stronger. The weaker one counts, too: it leads the "
            "counter-attack if the first build-up fails.",
        ),
        "mark": QT_TRANSLATE_NOOP(
            "FinalTips",
            "The chance on a man already counts on the best answer. After it he turns: bold to the right stands what "
            "he is worth next.",
        ),
        "turned": QT_TRANSLATE_NOOP(
            "FinalTips",
            "Everybody who was used shows his next side now, whether it went well or not. The strongest are rarely "
            "strong twice.",
        ),
        "exchange": QT_TRANSLATE_NOOP(
            "FinalTips",
            "You may, as long as your pile has a card above the last one. It goes openly, and the pile gets shorter: "
            "the last card comes sooner.",
        ),
        "counter": QT_TRANSLATE_NOOP(
            "FinalTips",
            "The first build-up of a quarter that fails gives one, with the other side's own card. The weaker its "
            "card, the larger its bonus.",
        ),
        "booked": QT_TRANSLATE_NOOP(
            "FinalTips",
            "A yellow sign rolls a card on a 0 or 1, and a second one sends him off. Whoever leaves the top side "
            "unused leaves its sign unused, too.",
        ),
        "sent_off": QT_TRANSLATE_NOOP(
            "FinalTips",
            "Nobody comes on for him. If a whole line is empty, a man of the line beside it moves there.",
        ),
        "closing": QT_TRANSLATE_NOOP(
            "FinalTips",
            "It waits open beside the hand. Only when the hand is empty is it played, and then again and again.",
        ),
        "shooters": QT_TRANSLATE_NOOP(
            "FinalTips",
            "All shoot upright, so only the first side counts, and no sign. The goalie turns after every shot: think "
            "of his next side, too.",
        ),
    },
)

BOOK: Final = MatchTips(TIPS, "attack_over", _HEADINGS, _TEXTS)
