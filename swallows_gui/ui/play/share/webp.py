"""Pictures and films as WebP: Qt writes the single pictures, and the container that makes them a film is written here.

See "WebP Container Specification", RFC 9649, section 2.7.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageWriter

QUALITY: Final = 78
"""Of a picture, 0 to 100: lettering is still clean at it."""
_ANIMATED: Final = 0b10
"""The flag of a container with more than one picture."""
_NO_BLENDING: Final = 0b10
"""The flag of a picture that takes the place of the one before."""
_BITSTREAMS: Final = (b"VP8 ", b"VP8L")


def encoded(image: QImage) -> bytes:
    """The image as a WebP file. Raises `OSError`."""
    return file_of(image.convertToFormat(QImage.Format.Format_RGB32), "webp", QUALITY)


def file_of(image: QImage, kind: str, quality: int = -1) -> bytes:
    """The image as a file of a kind that Qt knows. Raises `OSError` where this Qt cannot write one."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    writer.setQuality(quality)
    if not writer.write(image):
        raise OSError(writer.errorString())
    return bytes(data.data())


def film(pictures: Sequence[bytes], milliseconds: Sequence[int], size: tuple[int, int]) -> bytes:
    """An endless film of WebP files, all of a size in pixels, each shown for so long."""
    width, height = size
    header = bytes((_ANIMATED, 0, 0, 0)) + _three(width - 1) + _three(height - 1)
    background, loops = bytes(4), bytes(2)
    chunks = [_chunk(b"VP8X", header), _chunk(b"ANIM", background + loops)]
    place = bytes(6) + _three(width - 1) + _three(height - 1)
    for picture, shown in zip(pictures, milliseconds, strict=True):
        still = b"".join(_chunk(name, data) for name, data in _chunks(picture) if name in _BITSTREAMS)
        chunks.append(_chunk(b"ANMF", place + _three(shown) + bytes((_NO_BLENDING,)) + still))
    body = b"WEBP" + b"".join(chunks)
    return _chunk(b"RIFF", body)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    """A chunk; those of an odd length are filled up."""
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP file, after its head of twelve bytes."""
    at = 12
    while at + 8 <= len(file):
        length = int.from_bytes(file[at + 4 : at + 8], "little")
        yield file[at : at + 4], file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2
