"""How often a dangerous attack is let through is measured right."""

import json

from swallows_gui.games.swallows.lab.answers import Danger, answers_of, let_through, written


def test_only_those_count_who_could_answer() -> None:
    silent = [Danger(could=True, answered=False)]
    assert (
        let_through(silent * 3 + [Danger(could=True, answered=True)] + [Danger(could=False, answered=False)] * 5)
        == 0.75
    )
    assert let_through([Danger(could=False, answered=False)]) == 0


def test_nobody_answers_who_holds_no_foul_and_no_offside() -> None:
    found = answers_of((5, "easy", {"format": "eight"}))
    assert any(answer.answered for answer in found)
    assert any(answer.could and not answer.answered for answer in found)
    assert not any(answer.answered and not answer.could for answer in found)
    told = json.loads(written(found, "one tournament"))
    assert told["attacks"] == len(found) >= told["could_answer"] > 0
