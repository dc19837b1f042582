"""What tests of the package share: the wheel and the sdist of this checkout, and what is in them."""

import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent


def built(kind: str, folder: Path, root: Path = ROOT) -> Path:
    """The ``wheel`` or the ``sdist`` of a checkout, as its own build makes it."""
    code = f"import sys; from hatchling.build import build_{kind}; print(build_{kind}(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)], cwd=root, check=True, text=True, stdout=subprocess.PIPE
    )
    return folder / done.stdout.splitlines()[-1]


def files_of(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def unpacked(sdist: Path, folder: Path) -> Path:
    """The one folder that an sdist holds."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (only,) = folder.iterdir()
    return only


def described(files: dict[str, bytes]) -> Message:
    """What a wheel says of itself."""
    (name,) = [name for name in files if name.endswith(".dist-info/METADATA")]
    return Parser().parsestr(files[name].decode("utf-8"))
