"""Logs as lines of JSON, and counters. Neither ever holds a token, a seed, a hand or a position.

Whoever logs names the fields; there is no way to log a message, a request or a record whole.
"""

import json
import logging
import sys
import time
from typing import Any, Final

LOGGER: Final = logging.getLogger("touchline.server")


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line.update(error_fields(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def say(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: Any) -> None:
    """One line: what happened, and named fields."""
    if error is not None:
        fields.update(error_fields(error))
    LOGGER.log(level, event, extra={"fields": fields})


def error_fields(error: BaseException) -> dict[str, str]:
    """The kind of an error and where it was raised, but not its words: they may quote what must not be logged."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_globals.get('__name__', '?')}:{trace.tb_lineno}" if trace is not None else ""
    return {"error": type(error).__name__, "at": place}


def to_stderr(level: int) -> None:
    """Send the lines from this level on to the error stream, and warnings of the libraries too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("touchline.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class Counters:
    """How often each thing has happened since the start."""

    NAMES: Final = (
        "tables_made",
        "tables_loaded",
        "tables_dropped",
        "choices_stored",
        "choices_refused",
        "choices_late",
        "undone",
        "bot_choices",
        "bots_late",
        "clocks_run_out",
        "states_sent",
        "bytes_sent",
        "connections_opened",
        "messages_refused",
        "messages_limited",
        "requests_limited",
        "tokens_refused",
        "origins_refused",
        "store_failures",
        "reports",
        "faults",
    )

    def __init__(self) -> None:
        self.counts: dict[str, int] = dict.fromkeys(self.NAMES, 0)

    def add(self, name: str, number: int = 1) -> None:
        self.counts[name] += number

    def text(self, gauges: dict[str, int]) -> str:
        """In the plain form that monitoring tools read."""
        lines = [f"touchline_{name} {number}" for name, number in gauges.items()]
        lines += [f"touchline_{name}_total {number}" for name, number in self.counts.items()]
        return "\n".join(lines) + "\n"
