"""Every sound: heard, not clipped, as loud as its kind, begun at once; made once and kept."""

from pathlib import Path

import numpy as np
import pytest

from swallows_gui.services.sound import store
from swallows_gui.services.sound.device import PERIOD_MS, PERIODS
from swallows_gui.services.sound.library import LEVELS, MAKERS, faults, make, measured
from swallows_gui.services.sound.mixer import MOST_VOICES, MOST_WAITING, Mixer
from swallows_gui.services.sound.names import BEDS, CUES, KIND_OF
from swallows_gui.services.sound.shapes import RATE

BLOCK = RATE * PERIOD_MS // 1000
TONE = np.full(RATE, 0.25, dtype=np.float32)


def test_every_name_has_a_maker_and_every_kind_a_level() -> None:
    assert set(MAKERS) == set(KIND_OF)
    assert set(KIND_OF.values()) == set(LEVELS)


@pytest.mark.parametrize("name", [name for name in CUES if KIND_OF[name] in ("touch", "hit", "whistle")])
def test_a_sound_is_heard_as_loud_as_its_kind_and_begins_at_once(name: str) -> None:
    sound = make(name)
    assert faults(name, sound, RATE) == []
    assert np.array_equal(sound, make(name)), "it is the same at every making"
    assert abs(float(sound[-1])) < 0.01, "it does not end in a click"


def test_faults_are_found() -> None:
    sound = make("kick")
    assert faults("kick", sound * 0, RATE)[0] == "silent"
    assert "clips" in " ".join(faults("kick", np.clip(sound * 9, -1, 1), RATE))
    assert "where its kind has" in faults("kick", sound / 2, RATE)[0]
    late = np.concatenate((np.zeros(RATE // 50, dtype=np.float32), sound))
    assert faults("kick", late, RATE) == ["begins after 20 ms"]


def test_from_the_moment_to_the_first_sample_no_more_than_60_ms_pass() -> None:
    """One block until the mixer is asked again, those that lie ready in the device, and what a sound takes to begin."""
    mixer = Mixer(RATE)
    mixer.know({"kick": make("kick")})
    mixer.render(BLOCK)
    mixer.play("kick")
    assert np.abs(mixer.render(BLOCK)).max() > 0.05
    begins = 1000 * measured(make("kick"), RATE).begins
    assert PERIOD_MS * (1 + PERIODS) + max(begins, 12) < 60


def test_sounds_are_kept_and_what_is_damaged_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def maker(name: str) -> store.Sound:
        made.append(name)
        return TONE

    monkeypatch.setattr(store, "make", maker)
    file = tmp_path / "deep" / "sounds.npz"
    first = dict(store.sounds(file))
    assert list(first) == made == list(KIND_OF)
    kept = dict(store.sounds(file))
    assert len(made) == len(KIND_OF)
    assert all(np.abs(kept[name] - first[name]).max() < 1e-4 for name in KIND_OF)
    assert [path.name for path in file.parent.iterdir()] == ["sounds.npz"]
    file.write_bytes(file.read_bytes()[:500])
    assert len(dict(store.sounds(file))) == len(KIND_OF)
    assert len(made) == 2 * len(KIND_OF)


def test_where_nothing_can_be_kept_they_are_heard_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "make", lambda _name: TONE)
    (tmp_path / "file").write_text("")
    assert len(dict(store.sounds(tmp_path / "file" / "sounds.npz"))) == len(KIND_OF)


def test_what_comes_together_never_clips_and_ends() -> None:
    mixer = Mixer(RATE)
    mixer.know(dict.fromkeys(CUES, TONE * 3))
    for name in CUES:
        mixer.play(name)
    whole = mixer.render(BLOCK)
    assert len(mixer.sounding) == MOST_VOICES
    assert 0.7 < np.abs(whole).max() < 1.0
    mixer.render(2 * RATE)
    assert mixer.sounding == ()
    assert not mixer.render(BLOCK).any()


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
    assert not mixer.render(BLOCK).any()
    mixer.hush()
    mixer.play("roar")
    assert mixer.render(BLOCK).max() == pytest.approx(0.25)
    mixer.volumes(1.0, 0.0)
    mixer.crowd(1.0)
    assert not mixer.render(RATE).any()


def test_the_crowd_follows_its_mood_without_a_jump_and_goes() -> None:
    mixer = Mixer(RATE)
    mixer.know(dict.fromkeys(BEDS, TONE))
    levels = []
    for mood in (0.2, 0.5, 1.0, 0.0):
        mixer.crowd(mood)
        mixer.render(3 * RATE)
        levels.append(float(mixer.render(BLOCK).max()))
    assert levels[0] < levels[1] < levels[2]
    assert levels[0] > 0.01
    assert levels[3] < 0.01
    mixer.crowd(1.0)
    rise = np.concatenate([mixer.render(BLOCK)[:, 0] for _block in range(100)])
    assert np.abs(np.diff(rise)).max() < 0.01


def test_half_an_hour_leaves_nothing_waiting() -> None:
    """A moment every 90 ms and a crowd that never stands still, in blocks of a fifth of a second."""
    mixer = Mixer(1000)
    mixer.know(dict.fromkeys(KIND_OF, TONE[:2000]))
    most = 0
    for block in range(30 * 60 * 5):
        for each in range(2):
            mixer.play(CUES[(2 * block + each) % len(CUES)])
        mixer.crowd(block % 11 / 10)
        most = max(most, mixer.waiting)
        mixer.render(200)
        assert mixer.waiting == 0
    assert most == 3
    assert len(mixer.sounding) <= MOST_VOICES


def test_without_a_device_that_asks_what_waits_has_an_end() -> None:
    mixer = Mixer(RATE)
    for _moment in range(10_000):
        mixer.play("kick")
    assert mixer.waiting == MOST_WAITING
