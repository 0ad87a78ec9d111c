"""Every sound: heard, not clipped, as loud as its kind, begun at once; made once and kept."""

from __future__ import annotations

import itertools
import multiprocessing
import random
from array import array
from pathlib import Path

import pytest

from swallows_gui.services.sound import store
from swallows_gui.services.sound.device import PERIOD_MS, PERIODS
from swallows_gui.services.sound.library import LEVELS, MAKERS, faults, make, measured, rounded
from swallows_gui.services.sound.shapes import BEDS, CUES, KIND_OF, RATE, Signal, filtered, silence
from swallows_gui.services.sound.store import (
    FULL,
    LONGEST,
    MOST_VOICES,
    MOST_WAITING,
    Mixer,
    file_of,
    packed,
    unpacked,
    whole,
    write,
)
from tests.patience import patience

BLOCK = RATE * PERIOD_MS // 1000
TONE = array("h", [FULL // 4]) * RATE


def highest(frames: array[int]) -> float:
    """Of full scale 1."""
    return max(map(abs, frames), default=0) / FULL


def test_every_name_has_a_maker_and_every_kind_a_level() -> None:
    assert set(MAKERS) == set(KIND_OF)
    assert set(KIND_OF.values()) == set(LEVELS)


@pytest.mark.parametrize("name", [name for name in CUES if KIND_OF[name] in ("touch", "hit", "whistle")])
def test_a_sound_is_heard_as_loud_as_its_kind_and_begins_at_once(name: str) -> None:
    sound = make(name)
    assert faults(name, sound) == []
    assert sound == make(name), "it is the same at every making"
    assert abs(sound.samples[-1]) < 0.01, "it does not end in a click"


def test_faults_are_found() -> None:
    sound = make("kick")
    assert faults("kick", sound * 0)[0] == "silent"
    assert "clips" in " ".join(faults("kick", Signal(max(-1.0, min(1.0, 9 * each)) for each in sound)))
    assert "where its kind has" in faults("kick", sound * 0.5)[0]
    late = Signal([0.0] * (RATE // 50) + list(sound))
    assert faults("kick", late) == ["begins after 20 ms"]


def test_a_filter_is_the_sum_of_its_taps() -> None:
    lots = random.Random(5)
    signal = [lots.uniform(-1, 1) for _ in range(80)]
    response = [lots.uniform(-1, 1) for _ in range(7)]
    padded = [0.0] * 3 + signal + [0.0] * 3
    plain = [sum(padded[at + 6 - tap] * response[tap] for tap in range(7)) for at in range(80)]
    assert list(filtered(Signal(signal), response)) == pytest.approx(plain, abs=1e-5)


def test_what_is_laid_over_the_end_is_cut_and_what_is_high_is_bent() -> None:
    signal = silence(4 / RATE)
    signal.lay(2, Signal([1.0, 1.0, 1.0]), 3.0)
    signal.lay(7, Signal([1.0]))
    assert list(signal) == [0, 0, 3, 3]
    assert 0.5 < rounded(signal * -1).highest < 0.89
    assert list(rounded(Signal([0.1, -0.4]))) == [0.1, -0.4]


def test_from_the_moment_to_the_first_sample_no_more_than_60_ms_pass() -> None:
    """One block until the mixer is asked again, those that lie ready in the device, and what a sound takes to begin."""
    mixer, kick = Mixer(RATE), make("kick")
    mixer.know({"kick": whole(kick)})
    mixer.render(BLOCK)
    mixer.play("kick")
    assert highest(mixer.render(BLOCK)) > 0.05
    assert PERIOD_MS * (1 + PERIODS) + max(1000 * measured(kick).begins, 12) < 60


def test_a_sound_comes_out_of_its_file_as_it_went_in() -> None:
    lots = random.Random(7)
    wild = array("h", [lots.randrange(-32_768, 32_768) for _ in range(3_000)] + [32_767, -32_768, 32_767, 0])
    assert unpacked(packed(wild)) == wild
    kick = whole(make("kick"))
    assert unpacked(packed(kick)) == kick
    assert len(packed(kick)) < 1.2 * len(kick)


@pytest.mark.parametrize("damage", ["cut", "bit", "empty", "nothing", "long"])
def test_a_damaged_file_is_refused(damage: str) -> None:
    data = packed(TONE)
    broken = {
        "cut": data[:-9],
        "bit": data[:40] + bytes([data[40] ^ 16]) + data[41:],
        "empty": packed(array("h")),
        "nothing": b"",
        "long": packed(TONE * (LONGEST + 1)),
    }[damage]
    with pytest.raises(ValueError, match="sound"):
        unpacked(broken)


def test_sounds_are_shipped_or_kept_and_what_is_damaged_is_not_there(tmp_path: Path) -> None:
    shipped, kept = tmp_path / "shipped", tmp_path / "deep" / "kept"
    assert dict(store.sounds([shipped, kept])) == {}
    write(shipped, "kick", TONE)
    write(kept, "kick", TONE[:9])
    write(kept, "roar", TONE[:8])
    assert {name: len(sound) for name, sound in store.sounds([shipped, kept])} == {"kick": RATE, "roar": 8}
    file_of(shipped, "kick").write_bytes(b"broken")
    file_of(kept, "roar").write_bytes(b"")
    assert {name: len(sound) for name, sound in store.sounds([shipped, kept])} == {"kick": 9}
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.parametrize("can_be_kept", [True, False])
def test_what_is_missing_is_made_kept_and_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can_be_kept: bool
) -> None:
    monkeypatch.setattr(store, "make", lambda _name: Signal([0.25] * 50))
    monkeypatch.setattr(store, "cached", lambda: tmp_path / "place")
    monkeypatch.setattr("os.nice", lambda _by: 0, raising=False)
    if not can_be_kept:
        (tmp_path / "place").write_text("")
    takes, gives = multiprocessing.Pipe(duplex=False)
    store.make_missing(("kick", "post"), gives)
    for name in ("kick", "post"):
        assert takes.poll(patience())
        assert takes.recv() == (name, whole(Signal([0.25] * 50)))
    assert file_of(tmp_path / "place", "post").exists() == can_be_kept
    takes.close()
    store.make_missing(("kick",), gives)  # nobody listens any more


def test_what_comes_together_never_clips_and_ends() -> None:
    mixer = Mixer(RATE)
    mixer.know(dict.fromkeys(CUES, array("h", (3 * each for each in TONE))))
    for name in CUES:
        mixer.play(name)
    loud = mixer.render(BLOCK)
    assert len(mixer.sounding) == MOST_VOICES
    assert 0.7 < highest(loud) < 1.0
    mixer.render(2 * RATE)
    assert mixer.sounding == ()
    assert highest(mixer.render(BLOCK)) == 0


def test_the_same_sound_is_not_begun_twice_at_once() -> None:
    mixer = Mixer(RATE)
    mixer.know({"kick": TONE})
    mixer.play("kick")
    mixer.play("kick")
    mixer.render(BLOCK)
    assert list(mixer.sounding) == ["kick"]
    mixer.render(10 * BLOCK)
    mixer.play("kick")
    mixer.render(BLOCK)
    assert list(mixer.sounding) == ["kick", "kick"], "some time later it is"


def test_volumes_of_effects_and_crowd_are_apart() -> None:
    mixer = Mixer(RATE)
    mixer.know({"kick": TONE, "roar": TONE, **dict.fromkeys(BEDS, TONE)})
    mixer.volumes(0.0, 1.0)
    mixer.play("kick")
    assert highest(mixer.render(BLOCK)) == 0
    mixer.hush()
    mixer.play("roar")
    assert highest(mixer.render(BLOCK)) == pytest.approx(0.25, abs=1e-3)
    mixer.volumes(1.0, 0.0)
    mixer.crowd(1.0)
    assert highest(mixer.render(RATE)) == 0


def test_the_crowd_follows_its_mood_without_a_jump_and_goes() -> None:
    mixer = Mixer(RATE)
    mixer.know(dict.fromkeys(BEDS, TONE))
    levels = []
    for mood in (0.2, 0.5, 1.0, 0.0):
        mixer.crowd(mood)
        mixer.render(3 * RATE)
        levels.append(highest(mixer.render(BLOCK)))
    assert levels[0] < levels[1] < levels[2]
    assert levels[0] > 0.01
    assert levels[3] < 0.01
    mixer.crowd(1.0)
    rise = [height for _block in range(100) for height in mixer.render(BLOCK)[::2]]
    assert max(abs(after - before) for before, after in itertools.pairwise(rise)) < 0.01 * FULL


def test_half_an_hour_leaves_nothing_waiting() -> None:
    """A moment every 90 ms and a crowd that never stands still, in blocks of a fifth of a second."""
    mixer = Mixer(100)
    mixer.know(dict.fromkeys(KIND_OF, TONE[:200]))
    most = 0
    for block in range(30 * 60 * 5):
        for each in range(2):
            mixer.play(CUES[(2 * block + each) % len(CUES)])
        mixer.crowd(block % 11 / 10)
        most = max(most, mixer.waiting)
        mixer.render(20)
        assert mixer.waiting == 0
    assert most == 3
    assert len(mixer.sounding) <= MOST_VOICES


def test_without_a_device_that_asks_what_waits_has_an_end() -> None:
    mixer = Mixer(RATE)
    for _moment in range(10_000):
        mixer.play("kick")
    assert mixer.waiting == MOST_WAITING
