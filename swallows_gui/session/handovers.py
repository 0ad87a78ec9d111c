"""What a record has beside the game: seats handed to the computer or taken over by a person, what AI seats said, and
whose time was up.

Who ever was a person, and what everybody is told.
"""

from swallows_gui.engine.asides import OF_A_MOVE, handed_event, said_event, time_up_event
from swallows_gui.engine.game import Json
from swallows_gui.records.record import Continued, Move, Record, Said, SeatChanged, Undo
from swallows_gui.session.seats import HUMAN


def people(record: Record) -> set[int]:
    """The seats that a person has played at any time: what each of them knew is no business of the others."""
    begun = {number for number, seat in enumerate(record.header.seats) if seat.kind == HUMAN}
    return begun | {line.seat for line in record.lines if isinstance(line, SeatChanged) and line.kind == HUMAN}


def asides(record: Record) -> list[tuple[int, Json]]:
    """Every seat handed over, every word said and every time that was up, in order, with the number of the standing
    move it came after. What belongs to a move is taken back with it."""
    found: list[tuple[int, Json]] = []
    stands = 0
    for line in record.lines:
        match line:
            case Move():
                stands = line.n
                found += [(stands, time_up_event(line.seat))] if line.late else []
            case Undo() | Continued():
                stands = line.n - isinstance(line, Undo)
                found = [
                    (min(after, stands), event)
                    for after, event in found
                    if after <= stands or event["type"] not in OF_A_MOVE
                ]
            case SeatChanged():
                found.append((stands, handed_event(line.seat, line.kind, line.level)))
            case Said():
                found.append((stands, said_event(line.seat, line.occasion, line.variant)))
            case _:
                pass
    return found
