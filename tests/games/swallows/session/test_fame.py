"""The hall of fame counts what records tell of games that are over, and nothing else."""

from dataclasses import replace
from pathlib import Path

from swallows_gui.games.swallows.session.fame import MOST, Earned, FameGain, PlaceInRecord, Win, hall, tally, win_worth
from swallows_gui.records import library
from swallows_gui.records.read import read
from swallows_gui.session import Seat, Session, Setup

CARD_EVENTS = ("attack_played", "modifier_played", "defence_played")


def played(folder: Path, seed: int, form: str = "eight", **options: object) -> Path:
    path = folder / f"{form}-{seed}.swallows"
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben", "Cleo"))
    with Session.new(Setup({"format": form, **options}, seats, seed=seed), path=path) as session:
        session.run()
    return path


def test_a_tournament_is_told_as_its_record_has_it(tmp_path: Path) -> None:
    record = read(played(tmp_path, 3))
    found = tally(record)
    assert found is not None
    events = [event for move in record.standing for event in move.events]
    final = [event for event in events if event["type"] == "match_ended"][-1]
    trainers = {event["team"]: event["seat"] for event in events if event["type"] == "team_assigned"}
    assert found.champion == (("Ann", "Ben", "Cleo")[trainers[final["winner"]]], final["winner"])
    assert record.result is not None
    assert [each.amount for each in found.cash] == record.result["cash"]
    taken = sum(event["amount"] for event in events if event["type"] == "bribe_accepted")
    assert sum(each.amount for each in found.referees) == taken
    paid = [event["amount"] for event in events if event["type"] == "bet_paid" and event["amount"]]
    assert [bet.amount for bet in found.bets] == paid
    decided = [event for event in events if event["type"] == "match_ended" and event["home"] != event["away"]]
    assert [win.goals for win in found.wins] == [
        (max(each["home"], each["away"]), min(each["home"], each["away"])) for each in decided
    ]
    moments = [each.moment for each in found.wins] + [each.moment for each in (*found.bets, *found.cash)]
    assert all(1 <= moment.move <= len(record.standing) for moment in moments)
    assert {moment.path for moment in moments} == {record.path}


def test_a_final_group_crowns_its_first(tmp_path: Path) -> None:
    record = read(played(tmp_path, 4, "sixteen-final-group"))
    found = tally(record)
    ranked = [event for move in record.standing for event in move.events if event["type"] == "group_ranked"]
    assert found is not None
    assert found.champion is not None
    assert found.champion[1] == ranked[-1]["order"][0]


def test_what_still_runs_and_what_began_in_the_middle_is_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "runs.swallows"
    seats = (Seat("Ann", "ai", "easy"), Seat("Ben"))
    with Session.new(Setup({"format": "friendly"}, seats, seed=1), path=path) as session:
        session.run()
    assert tally(read(path)) is None
    over = read(played(tmp_path, 5, "friendly"))
    assert tally(over) is not None
    over.header.options["scenario"] = {}
    assert tally(over) is None


def test_a_friendly_has_no_champion(tmp_path: Path) -> None:
    found = tally(read(played(tmp_path, 5, "friendly")))
    assert found is not None
    assert found.champion is None
    assert not found.bets


def counted(day: int, results: tuple[tuple[str, bool], ...] = (), champion: tuple[str, str] | None = None) -> FameGain:
    path = Path(f"{day}.swallows")
    told = tuple((name, lost, PlaceInRecord(path, at)) for at, (name, lost) in enumerate(results, 1))
    return FameGain(f"2026-03-{day:02}", champion, PlaceInRecord(path, 9), (), told, (), (), ())


def test_titles_are_counted_and_lead_to_the_last() -> None:
    won = [
        counted(3, champion=("Ann", "ITA")),
        counted(1, champion=("Ann", "BRA")),
        counted(2, champion=("Ben", "BRA")),
    ]
    found = hall(won)
    assert [(each.name, each.number) for each in found.by_seat] == [("Ann", 2), ("Ben", 1)]
    assert found.by_seat[0].moment.path == Path("3.swallows")
    assert [(each.name, each.number) for each in found.by_nation] == [("BRA", 2), ("ITA", 1)]
    assert found.games == 3


def test_a_run_goes_on_from_game_to_game_until_a_defeat() -> None:
    second = counted(2, (("Ann", False), ("Ann", True), ("Ann", False)))
    first = counted(1, (("Ann", False), ("Ann", False), ("Ben", True)))
    found = hall([second, first])
    assert [(run.seat, run.matches, run.moment) for run in found.runs] == [
        ("Ann", 3, PlaceInRecord(Path("2.swallows"), 1))
    ]


def test_lists_are_short_and_the_best_stand_first() -> None:
    path = Path("1.swallows")
    wins = tuple(Win("ITA", "BRA", (goals, 0), PlaceInRecord(path, goals)) for goals in range(1, 9))
    bets = tuple(Earned("Ann", amount, "ITA", PlaceInRecord(path, 1)) for amount in (5, 56, 36))
    found = hall([FameGain("2026", None, PlaceInRecord(path, 1), wins, (), bets, (), ())])
    assert [win.goals[0] for win in found.wins] == [8, 7, 6, 5, 4]
    assert len(found.wins) == MOST
    assert [bet.amount for bet in found.bets] == [56, 36, 5]


def test_the_shelf_tells_of_a_record_what_the_hall_of_fame_does(tmp_path: Path) -> None:
    path = played(tmp_path, 3)
    record, entry = read(path), library.entry_of(path)
    gain = tally(record)
    assert gain is not None
    assert entry is not None
    assert entry.deeds is None, "a list of games does not ask"
    told = library.deeds_of(entry)
    assert told["result"] == record.result
    assert gain.champion is not None
    assert told["champion"] == [*gain.champion, gain.crowned.move]
    assert {name: line[0] for name, line in told["cash"].items()} == {one.seat: one.amount for one in gain.cash}
    for kind, earned in (("bet", gain.bets), ("bribe", gain.referees)):
        for name, line in told[kind].items():
            assert line[0] == max(one.amount for one in earned if one.seat == name)
    for name, (winner, loser, most, least, move) in told["win"].items():
        best = max(win_worth(win) for win in gain.wins if win.seat == name)
        assert win_worth(Win(winner, loser, (most, least), PlaceInRecord(path, move))) == best
    events = [event for move in record.standing for event in move.events]
    cards = {event["card"] for event in events if event["type"] in CARD_EVENTS}
    assert told["met"].split() == sorted({card.partition("#")[0] for card in cards})


def test_of_a_scenario_only_the_cards_are_told(tmp_path: Path) -> None:
    path = played(tmp_path, 3)
    entry = library.entry_of(path)
    assert entry is not None
    told = library.deeds_of(replace(entry, options={**(entry.options or {}), "tutorial": True}))
    assert set(told) == {"met", "result"}


def test_a_record_that_is_gone_tells_nothing(tmp_path: Path) -> None:
    path = played(tmp_path, 3)
    entry = library.entry_of(path)
    assert entry is not None
    path.unlink()
    assert library.deeds_of(entry) == {}
