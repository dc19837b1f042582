"""What all tests share: how hard Hypothesis tries, and a line that says which build is tested."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import touchline

# `make test` tries the same examples every time; `make soak` looks for new ones.
settings.register_profile(
    "test", max_examples=50, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


def pytest_report_header() -> str:
    build = os.environ.get("TOUCHLINE_BUILD", "any build")
    return f"touchline: {build}, from {os.path.dirname(touchline.__file__)}"


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Games that tests leave are kept among the files of the tests, also by the commands that they start."""
    folder = str(tmp_path_factory.mktemp("data"))
    before = os.environ.get("XDG_DATA_HOME")
    os.environ["XDG_DATA_HOME"] = folder
    yield folder
    if before is None:
        del os.environ["XDG_DATA_HOME"]
    else:
        os.environ["XDG_DATA_HOME"] = before


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of our own."""
    from tests.postgres import postgres_at

    server = postgres_at(tmp_path_factory.mktemp("postgres"))
    yield server
    server.cleanup()
