"""Environments for tests: empty ones, into which wheels are installed as anybody would do it, without a network."""

import base64
import hashlib
import os
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
WAIT: Final = 120.0


class Environment:
    """A virtual environment with some wheels in it and nothing else."""

    def __init__(self, folder: Path, *wanted: str, wheels: Path) -> None:
        self.folder = folder
        self.wheels = wheels
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        words = ["--python", str(folder), "install", "--no-compile", "--no-index", "--find-links", str(wheels), *wanted]
        # Where pip is told of further places to look, it would not be alone with the wheels.
        settings = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        subprocess.run([*PIP, *words], check=True, env={**settings, "PIP_CONFIG_FILE": os.devnull})

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command of this environment, in an empty folder of its own."""
        return subprocess.run(
            self.command(*words),
            cwd=self.elsewhere(),
            env=self.variables(),
            text=True,
            capture_output=True,
            timeout=WAIT,
            check=False,
        )

    def command(self, *words: str) -> list[str]:
        return [str(self.folder / "bin" / words[0]), *words[1:]]

    def elsewhere(self) -> Path:
        place = self.folder / "elsewhere"
        place.mkdir(exist_ok=True)
        return place

    def variables(self) -> dict[str, str]:
        """Nothing that leads to a checkout or to other packages."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
        return {**kept, "COLUMNS": "100", "XDG_DATA_HOME": str(self.elsewhere())}

    def packages(self) -> set[str]:
        """The names of all that is installed."""
        return {path.name.partition("-")[0].lower() for path in self.folder.glob("lib/*/site-packages/*.dist-info")}


def needed(requirements: list[str]) -> dict[str, Distribution]:
    """Of the packages that are installed here, all that these ask for, and what those ask for in their turn."""
    found: dict[str, Distribution] = {}
    left = [Requirement(text) for text in requirements]
    seen: set[tuple[str, str]] = set()
    while left:
        one = left.pop()
        for extra in ("", *sorted(one.extras)):
            if (one.name, extra) in seen:
                continue
            seen.add((one.name, extra))
            found[one.name] = distribution(one.name)
            for text in found[one.name].requires or []:
                further = Requirement(text)
                if further.marker is None or further.marker.evaluate({"extra": extra}):
                    left.append(further)
    return found


def packed_again(one: Distribution, folder: Path) -> None:
    """The wheel of a package that is installed here, as it was before; so that no test needs a network."""
    about = one.read_text("WHEEL") or ""
    tags = [line.partition(": ")[2] for line in about.splitlines() if line.startswith("Tag: ")]
    parts = [".".join(sorted({tag.split("-")[part] for tag in tags})) for part in range(3)]
    name = one.name.replace("-", "_").replace(".", "_")
    rows: list[str] = []
    with zipfile.ZipFile(folder / f"{name}-{one.version}-{'-'.join(parts)}.whl", "w") as wheel:
        record = ""
        for file in one.files or []:
            if ".." in file.parts or file.suffix == ".pyc":
                continue  # made by pip, and made again
            if file.name == "RECORD" and file.parts[0].endswith(".dist-info"):
                record = str(file)
            elif file.name not in ("INSTALLER", "REQUESTED", "direct_url.json"):
                data = Path(file.locate()).read_bytes()
                digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                rows.append(f"{file},sha256={digest},{len(data)}")
                wheel.writestr(str(file), data)
        wheel.writestr(record, "\n".join([*rows, f"{record},,", ""]))
