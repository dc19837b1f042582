"""Answers that are large and seldom change: compressed once, and sent only to whoever has another one."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

ASK_FIRST: Final = "no-cache"  # a browser may keep it, but asks whether it still holds
FOR_GOOD: Final = "public, max-age=31536000, immutable"
UNWANTED: Final = re.compile(r"q=0(\.0*)?")


@dataclass(frozen=True)
class CachedAnswer:
    """Bytes as they are and as gzip, if that is there."""

    data: bytes
    media: str
    mark: str
    zipped: bytes | None = None
    cache: str = ASK_FIRST

    def answer(self, request: Request, status: int = 200) -> Response:
        """What whoever asks needs: nothing if he has it already, gzip if he can read that."""
        headers = {"etag": self.mark, "cache-control": self.cache, "vary": "accept-encoding"}
        if status == 200 and self.mark in marks_in(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if self.zipped is not None and reads_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.zipped, status, {**headers, "content-encoding": "gzip"}, self.media)
        return Response(self.data, status, headers, self.media)


def cached(data: bytes, media: str, zipped: bytes | None = None, cache: str = ASK_FIRST) -> CachedAnswer:
    """An answer that may be there as gzip already."""
    return CachedAnswer(data, media, f'W/"{hashlib.sha256(data).hexdigest()[:32]}"', zipped, cache)


def compressed(data: bytes, media: str) -> CachedAnswer:
    """An answer whose gzip is made here."""
    return cached(data, media, gzip.compress(data, 9, mtime=0))


def marks_in(header: str) -> list[str]:
    return [mark.strip() for mark in header.split(",")]


def reads_gzip(header: str) -> bool:
    """Whether an ``Accept-Encoding`` header has gzip, and not to say that it is not wanted."""
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return not UNWANTED.fullmatch(quality.replace(" ", ""))
    return False
