"""One running game: its history, its journal, its seats. Window, simulation and tests drive the same session."""

import logging
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Self

from swallows_gui.engine.asides import SAID, SeatChanged, TimeUp
from swallows_gui.engine.game import Event, Game, IllegalAction, Json, Told, View, begins_section, seat_of
from swallows_gui.engine.history import History
from swallows_gui.records.record import JournalTrouble, Record
from swallows_gui.records.verify import Resumed
from swallows_gui.records.write import Journal
from swallows_gui.session import lines, loading
from swallows_gui.session.ai_polling import AiPolling
from swallows_gui.session.change import Change, Decision, Question, UndoOffer, UndoRefused, Vote
from swallows_gui.session.lines import AI, HUMAN, Seat, Setup, ai_seeds, handed, kept, seated
from swallows_gui.session.loading import EventLog, people
from swallows_gui.session.match_rules import SessionObserver
from swallows_gui.session.openings import Playable, playable, playable_of
from swallows_gui.session.read_only import ReadOnlySession
from swallows_gui.session.undo_policy import UndoPolicy

_log = logging.getLogger(__name__)


class Session(ReadOnlySession):
    """One running game. Made by `new`, `load` or `load_sound`. Callers get views only, never the game itself."""

    def __init__(
        self,
        game: Playable,
        options: Json,
        seats: list[Seat],
        seeds: tuple[int, ...],
        history: History[Game],
        told: EventLog,
        journal: Journal,
    ) -> None:
        super().__init__(game, options, seats, history, told, journal)
        self.vote: Vote | None = None
        """The take-back that is being asked for, or None."""
        self._back_to: int | None = None
        """The move that the take-back goes back to which is being asked for; None: the last decision."""
        self._undo_policy = UndoPolicy(game, history, told)
        self._asking = AiPolling(game, seeds)
        self._undone_by: list[int] = []
        self._witness: SessionObserver | None = None
        self._keeps_lines = True
        self._taken_up: tuple[Path, int] | None = None
        self._talked = told.heard_beside(SAID)
        """Whether anything has been said that is no part of the game."""
        self.may_speak: Callable[[], bool] | None = None
        """Whether AI seats may say something now; None: they are silent, as in the laboratory and on the command line.
        Who speaks depends on what everybody knows, and no play on what is said."""

    # Beginning and going on

    @classmethod
    def new(
        cls,
        setup: Setup,
        *,
        path: Path | None = None,
        game: Playable | None = None,
        witness: SessionObserver | None = None,
        kept_lines: bool = True,
    ) -> "Session":
        """A new game, with a journal at `path`, or in memory only.

        For the laboratory: `game` is played instead of the one that is called so, with other AI players for example; a
        `witness` sees all of it; and without `kept_lines` it leaves no record, not even in memory.

        Raises `IllegalAction` if it cannot be set up like this. A journal that cannot be written raises nothing:
        `trouble` says why, and the game runs.
        """
        known = game or playable(setup.game)
        options = known.kind.as_kept(setup.header_options())
        opening = known.opening(options)
        seed = setup.drawn_seed() if opening is None else opening.seed
        begun = known.kind.new(options, seed)
        if begun.seats != len(setup.seats):
            raise IllegalAction("bad_option", option="seats", value=len(setup.seats))
        seeds = (opening.ai_seeds if opening is not None else setup.ai_seeds) or ai_seeds(seed, begun.seats)
        start: list[Told] = [begun.notation.tell(event) for event in begun.start_events]
        journal = Journal()
        journal.append([lines.header_line(known.kind, options, setup.seats, seed, seeds)])
        journal.append(lines.start_lines(begun, [begun.notation.event_to_json(event) for event in begun.start_events]))
        history = History(begun)
        if opening is not None:
            history = lines.opened(known.kind, opening, history, start, journal)
        told = EventLog(lambda: history.game.notation, start)
        session = cls(known, options, kept(setup.seats, options), seeds, history, told, journal)
        for seat in session._asking.unknown(session.seats):
            raise IllegalAction("bad_option", option="level", value=setup.seats[seat].level)
        if path is not None:
            session._keep_at(path)
        session._keeps_lines, session._witness = kept_lines, witness
        if witness is not None:
            witness.happened(begun, begun.start_events)
        return session

    @classmethod
    def load(cls, path: Path, *, target: Path | None = None, in_memory: bool = False) -> "Session":
        """The game in a file, taken up in a new journal: at `target`, else in the user's data folder.

        A game that is over, or is loaded `in_memory`, writes nothing. The file itself is never changed.
        Raises what `records.read` and `records.replay.resume` raise, and `JournalInUse` if it is being played.
        """
        record, taken = loading.whole(path, in_memory=in_memory)
        return cls._taking_up(record, taken, None if in_memory else target or loading.new_path())

    @classmethod
    def load_sound(cls, path: Path, *, target: Path | None = None, in_memory: bool = False) -> "Session":
        """As `load`, for the sound part of a damaged file. Raises `DamagedRecord` if nothing before the damage can be
        used."""
        record, taken = loading.sound(path, in_memory=in_memory)
        return cls._taking_up(record, taken, None if in_memory else target or loading.new_path())

    @classmethod
    def _taking_up(cls, record: Record, taken: Resumed, target: Path | None) -> "Session":
        header, history = record.header, taken.history
        known = playable_of(record)
        told = loading.event_log(record, taken)
        journal = Journal(record.raw, record.sums[-1])
        seats = seated(record.seats, header.options)
        session = cls(known, header.options, seats, header.ai_seeds, history, told, journal)
        session._people |= people(record)
        session.warnings = loading.warnings(record, taken)
        if taken.continued and not record.over:
            journal.append([lines.continued_line(known.kind, history.game, history.n)])
        if not record.over:
            for seat in session._asking.unknown(seats):
                seats[seat] = handed(seats[seat], AI, known.usual_level)
                journal.append([lines.seat_line(seat, AI, known.usual_level)])
                session.warnings = (*loading.warnings(record, taken), "level")
            journal.append(lines.end_lines(history.game))
            if target is not None:
                session._taken_up = (record.path, len(journal))
                session._keep_at(target)
                loading.thin_out(session.path, record.path)
        return session

    def close(self) -> None:
        """Write moves that the disk has refused, if possible, and close the journal. A copy without new moves is
        deleted, as its original exists."""
        self.catch_up()
        untouched = self._taken_up is not None and len(self._journal) == self._taken_up[1]
        self._journal.close()
        self.trouble = self._journal.trouble or self.trouble
        path = self._journal.path
        if untouched and path is not None and self._taken_up is not None:
            loading.drop_copy(path, self._taken_up[0], self._journal.data())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # After the end

    @property
    def characters(self) -> tuple[str, ...]:
        """By seat, the id of its AI's character, "" for people and for levels without characters. All are "" until the
        game is over, since a character would reveal how a seat plays."""
        if not self.over:
            return ("",) * len(self._seats)
        return tuple(
            self._asking.character(number, seat.level) if seat.kind == AI else ""
            for number, seat in enumerate(self._seats)
        )

    # Deciding

    def act(self, action: int) -> Change:
        """Carry out `action`; it carries its seat. Raises `IllegalAction`, and then nothing has changed."""
        return self._happened("pushed", action, self._history.push(action))

    def act_json(self, seat: int, action: Json) -> Change:
        """As `act`, with the action in the record's notation."""
        return self.act(self.action_of(seat, action))

    def act_all(self, row: Sequence[int]) -> list[Change]:
        """Carry out a row of small actions. If one is refused, raises `IllegalAction` and none was done."""
        if len(row) == 1:
            return [self.act(row[0])]
        history = self._history
        return [self._happened("pushed", tried.move.action, history.stand(tried)) for tried in history.tried(row)]

    def act_late(self, seat: int) -> Change:
        """The time of `seat` is up: its most modest answer is given for it, and everybody hears so.

        Raises `IllegalAction` if it is not asked.
        """
        if self.to_move != seat:
            raise IllegalAction("not_your_turn", seat=seat, to_move=self.to_move)
        action = self._playable.modest(self.view(seat))
        return self._happened("pushed", action, self._history.push(action), late=True)

    def question(self) -> Question | None:
        """What an AI seat is asked next; None if a human has to decide, a vote runs, or the game is over."""
        return next(self._questions(), None)

    def questions(self) -> list[Question]:
        """All that AI seats are asked at this point. An answer counts only if all asked before it have passed."""
        return list(self._questions())

    @property
    def point(self) -> int:
        """A number that changes with every move, undo and change of a seat."""
        return self._asking.point

    def answer_to(self, question: Question) -> int | None:
        """What the AI seat answers, thought about in this process; None if it passes."""
        if self._witness is not None and question.in_turn:
            self._witness.asked(self._history.game, question.view)
        return self._asking.answer(question)

    def searches(self, seat: int) -> bool:
        """Whether the seat is an AI's that thinks for long."""
        taken = self._seats[seat]
        return taken.kind == AI and self._asking.searches(seat, taken.level)

    def hint_question(self, seat: int) -> Question | None:
        """The question about which a human seat could get a hint: its own decision, else what it may do out of turn.
        None if it can do nothing or the game gives no hints."""
        if self.vote is not None or self._playable.advise is None or not self.legal(seat):
            return None
        return self._asking.hint_question(seat, self._without_talk(self.view(seat)), in_turn=self.to_move == seat)

    def decisions(self, seat: int) -> list[Decision]:
        """What the seat decided in the section that was over last, where it was asked and had a choice.

        Moves that cannot be taken back any more, because another version played them, are not among them.
        """
        past, found = self._history.past, []
        section = self._told.last_section(self.sections)
        for index in section:
            played = past[index - 1]
            before = played.before
            asked = before.to_move == seat == seat_of(played.action)
            if asked and self._playable.advise is not None and len(before.legal_actions(seat)) > 1:
                view = before.view(seat)
                view.history = self._told.until(seat, index - 1)
                question = self._asking.hint_question(seat, self._without_talk(view), in_turn=True)
                after = self._told.until(seat, section[-1])[len(self._told.until(seat, index)) :]
                found.append(Decision(question, played.action, after))
        return found

    def _questions(self) -> Iterator[Question]:
        if self.vote is not None:
            return iter(())
        return self._asking.due(self._history.game, self._seats, self._look, in_row=self._undo_policy.in_row)

    def _look(self, seat: int, *, history: bool) -> View:
        """A seat's view; its history costs, and not every AI looks back."""
        return self._without_talk(self.view(seat)) if history else self._history.game.view(seat)

    def _without_talk(self, view: View) -> View:
        """A view whose history holds nothing that AI seats have said: no play may depend on it."""
        if self._talked:
            view.history = tuple(event for event in view.history if event["type"] != SAID)
        return view

    def reply(self, question: Question, action: int | None) -> Change | None:
        """An AI seat's answer to `question`. None if it passes, or if the game has moved on meanwhile.

        Raises `IllegalAction` for what the rules do not allow.
        """
        if question.point != self._asking.point:
            return None
        if action is None and not question.in_turn:
            self._asking.passed(question.seat)
            return None
        if action is None or seat_of(action) != question.seat:
            raise IllegalAction("not_your_turn", seat=question.seat)
        return self.act(action)

    def step(self) -> Change | None:
        """Make one decision of an AI seat; None if there is none to make."""
        for question in self._questions():
            change = self.reply(question, self.answer_to(question))
            if change is not None:
                return change
        return None

    def run(self, stop: Callable[[], bool] | None = None) -> None:
        """Let the AI seats play until a human has to decide, the game is over, or `stop()` says so."""
        while not (stop is not None and stop()) and self.step() is not None:
            pass

    # Taking back

    def can_undo(self, seat: int, move: int | None = None) -> UndoOffer | None:
        """What `seat` may undo, and whom it must ask; None for nothing. `move`, an index as of `move_of`, asks to undo
        the seat's decision that led to it and everything since."""
        found = self._undoable(seat, move)
        return found[0] if found else None

    def turn_began(self, seat: int) -> int | None:
        """The index of the first move of the turn of `seat` that runs, to which it can go back; None if it has decided
        nothing since another seat decided."""
        return self._undo_policy.turn(seat)

    def undo(self, seat: int) -> Change:
        """Undo what `can_undo` offers. Raises `UndoRefused` if that is nothing or another seat must agree."""
        found = self._undoable(seat)
        if found is None or found[0].ask:
            raise UndoRefused
        return self._take_back(found[0], found[1], (seat,))

    def ask_back(self, seat: int, move: int | None = None) -> Vote | None:
        """Ask the other seats for an undo, as `can_undo` says. None if no seat has to agree: then it is done. Raises
        `UndoRefused` if nothing may be undone."""
        found = self._undoable(seat, move)
        if found is None:
            raise UndoRefused
        offer, moves = found
        if not offer.ask:
            self._take_back(offer, moves, (seat,))
            return None
        self._back_to = move
        since = () if move is None else self._told.public_from(len(self._history.past) - moves + 1)
        self.vote = Vote(seat, offer.ask, (seat,), since)
        self._tell(Change("vote", seat, self.n))
        return self.vote

    def answer(self, seat: int, agree: bool) -> None:
        """A seat's answer to `vote`. The last yes takes back, one no ends the vote.

        Raises `UndoRefused` if the seat is not asked.
        """
        vote = self.vote
        if vote is None or seat not in vote.waiting:
            raise UndoRefused
        self.vote = None
        waiting, agreed = tuple(other for other in vote.waiting if other != seat), (*vote.agreed, seat)
        if agree and not waiting:
            found = self._undoable(vote.seat, self._back_to)
            assert found is not None, "a move ends the vote"
            self._take_back(found[0], found[1], agreed)
            return
        if agree:
            self.vote = Vote(vote.seat, waiting, agreed, vote.since)
        self._tell(Change("vote", seat, self.n))

    def can_redo(self, seat: int) -> tuple[int, ...] | None:
        """The seat's own actions that `redo` would play again first; None if it has taken nothing back."""
        if not self._undone_by or self._undone_by[-1] != seat:
            return None
        return tuple(action for action in self._history.redoable if seat_of(action) == seat)

    def redo(self, seat: int) -> list[Change]:
        """Play again what the seat took back last. Raises `UndoRefused` if that is nothing."""
        if self.can_redo(seat) is None:
            raise UndoRefused
        actions = self._history.redoable
        self._undone_by.pop()
        return [self._happened("redone", action, self._history.redo()) for action in actions]

    # Seats

    def hand_to_ai(self, seat: int, level: str) -> Change:
        """Let an AI of this level play the seat. Raises `ValueError` for an unknown level."""
        self._asking.player(seat, level)
        return self._change_seat(seat, AI, level)

    def take_back_seat(self, seat: int) -> Change:
        """Let a human play the seat again."""
        return self._change_seat(seat, HUMAN, "")

    # The journal

    def save_as(self, path: Path) -> None:
        """Write a copy of the record; an existing file is kept as `name~`. Raises `JournalTrouble`."""
        self._journal.save_as(path)

    def move_journal(self, path: Path) -> None:
        """Continue in a new file. Raises `JournalTrouble`, and then nothing changes."""
        self._journal.write_to(path)
        self.trouble = None

    def catch_up(self) -> bool:
        """Write the moves that the disk has refused; returns whether all are written. Call it from time to time while
        there is `trouble`."""
        if self.trouble is None:
            return True
        try:
            if self._journal.path is None:
                self._journal.write_to(self.trouble.path)
            else:
                self._journal.catch_up()
        except JournalTrouble as trouble:
            self.trouble = trouble
            return False
        if self._journal.behind:
            return False
        self.trouble = None
        self._tell(Change("trouble", None, self.n))
        return True

    def _keep_at(self, path: Path) -> None:
        try:
            self._journal.write_to(path)
        except JournalTrouble as trouble:
            self.trouble = trouble

    def _write(self, written: Sequence[Json], *, sure: bool) -> None:
        before = self.trouble
        try:
            self._journal.append(written, sure=sure)
        except JournalTrouble as trouble:
            self.trouble = trouble
            if before is None:
                _log.info("%s", trouble)
                self._tell(Change("trouble", None, self.n))
        else:
            self.trouble = None if self._journal.path is not None else before

    # What every change goes through

    def _happened(self, kind: str, action: int, events: Sequence[Event], *, late: bool = False) -> Change:
        """A move was played: write it down, then let everybody hear of it."""
        game, seat = self._history.game, seat_of(action)
        if kind == "pushed":
            self._undone_by.clear()
        told = [game.notation.tell(event) for event in events]
        if self._keeps_lines:
            written = [game.notation.event_to_json(event) for event in events]
            move = lines.move_lines(self._playable.kind, game, self.n, action, written, late=late)
            sure = self._seats[seat].kind == HUMAN or self.over or begins_section(self.sections, told)
            self._write(move, sure=sure)
        self._told.add(told)
        beside: list[Told] = [TimeUp(seat)] if late else []
        for event in beside:
            self._told.add_aside(event)
        beside += self._said()
        self._asking.new_point()
        self._end_vote()
        if self._witness is not None:
            self._witness.happened(game, events)
        change = Change(kind, seat, self.n, self._redactor(told, beside))
        self._tell(change)
        if self.over:
            self._tell(Change("over", seat, self.n))
        return change

    def _said(self) -> list[Told]:
        """What an AI seat says of the last move, written down; at most one line."""
        if self.may_speak is None or not self.may_speak() or not self._told.of_last(None):
            return []
        fresh, told = len(self._told.of_last(None)), self._told.history(None)
        said = self._playable.says(told, fresh, self._asking.speakers(self._seats), self.options)
        if said is None:
            return []
        self._write([lines.said_line(self.n, said)], sure=False)
        self._told.add_aside(said)
        self._talked = True
        return [said]

    def _undoable(self, seat: int, move: int | None = None) -> tuple[UndoOffer, int] | None:
        """What `seat` may take back, and the number of moves that go with it."""
        if self.over or self._seats[seat].kind != HUMAN:
            return None
        return self._undo_policy.offer(seat, self.humans(), str(self.options.get("take_back", "agreed")), move)

    def _take_back(self, offer: UndoOffer, moves: int, by: Sequence[int]) -> Change:
        last, seat = self.n, offer.seat
        self._history.undo(moves)
        self._undone_by.append(seat)
        self._write(lines.undo_lines(last, moves, by), sure=True)
        self._told.take_back(moves)
        self._asking.new_point()
        self._end_vote()
        change = Change("undone", seat, self.n, came_of_it=not offer.free)
        self._tell(change)
        return change

    def _change_seat(self, seat: int, kind: str, level: str) -> Change:
        if (self._seats[seat].kind, self._seats[seat].level) != (kind, level):
            self._told.add_aside(SeatChanged(seat, kind, level))
        self._seats[seat] = handed(self._seats[seat], kind, level)
        self._people |= set(self.humans())
        self._write([lines.seat_line(seat, kind, level)], sure=True)
        self._asking.new_point()
        self._end_vote()
        change = Change("seat_changed", seat, self.n)
        self._tell(change)
        return change

    def _end_vote(self) -> None:
        if self.vote is not None:
            seat, self.vote = self.vote.seat, None
            self._tell(Change("vote", seat, self.n))
