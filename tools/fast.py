"""Compile the engine with mypyc into a package of its own, beside the plain one.

    TOUCHLINE_OPT=3 python tools/fast.py
    PYTHONPATH=build/fast-O3 touchline ...

`build/fast-O<level>/touchline` is the whole package: the modules of PACKAGES as extension modules, made as
one mypyc group from the same sources, and everything else as it is in `src`. A compiled module's `.py` file
is not in it, so that a module which did not compile cannot pass for one that did.

Compiling is skipped while the sources, the tools and the options are those of the last time; the other files
are brought up to date on every run. Status: 0 done, 1 it did not compile, 3 this machine has no C compiler.
"""

import argparse
import fcntl
import hashlib
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
RULES = ROOT / "docs" / "rules"

# The packages that are compiled, in one group; a game that has no module yet is none.
GAMES = ("touchline/team_manager", "touchline/blitz_bowl")
PACKAGES = ("touchline/table", *(game for game in GAMES if any((SOURCE / game).glob("*.py"))))

# Modules of theirs that stay plain, as paths under src: those that read files or talk to people gain nothing.
# `__init__.py` and `__main__.py` always stay plain.
EXCLUDE: frozenset[str] = frozenset()

GROUP = "touchline"
NO_COMPILER = 3


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument(
        "--install-compiler",
        action="store_true",
        help="install a missing compiler, as root where there is apt-get",
    )
    parser.add_argument("--force", action="store_true", help="compile even if nothing has changed")
    arguments = parser.parse_args()

    level = os.environ.get("TOUCHLINE_OPT", "3")
    if level not in ("0", "1", "2", "3"):
        return stop(f"TOUCHLINE_OPT is {level!r} and must be 0, 1, 2 or 3.", 2)
    target = ROOT / "build" / f"fast-O{level}"
    work = ROOT / "build" / f"mypyc-O{level}"
    work.mkdir(parents=True, exist_ok=True)

    with open(work / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        sources = list(compiled_sources())
        stamp = target / ".digest"
        digest = digest_of_build(level)
        if arguments.force or not stamp.exists() or stamp.read_text() != digest:
            missing = missing_for_compiling()
            if missing and arguments.install_compiler:
                install_compiler()
                missing = missing_for_compiling()
            if missing:
                return stop(missing, NO_COMPILER)
            started = time.monotonic()
            print(f"Compiling {len(sources)} modules with mypyc at -O{level} ...", flush=True)
            shutil.rmtree(target, ignore_errors=True)
            if not compile_group(sources, level, target, work):
                return stop("the engine did not compile; the reason stands above.", 1)
            copy_the_rest(sources, target)
            if not imports(sources, target):
                return stop("the compiled engine cannot be imported; the reason stands above.", 1)
            stamp.write_text(digest)
            print(f"Compiled in {time.monotonic() - started:.0f} s: {target.relative_to(ROOT)}")
        else:
            copy_the_rest(sources, target)
            print(f"The compiled engine is up to date: {target.relative_to(ROOT)}")
    return 0


def stop(sentence: str, status: int) -> int:
    print(f"touchline: {sentence}", file=sys.stderr)
    return status


def compiled_sources() -> Iterator[str]:
    """The modules to compile, as paths under src, in a fixed order."""
    for package in PACKAGES:
        if not (SOURCE / package / "__init__.py").exists():
            raise SystemExit(f"touchline: there is no package src/{package}.")
        for path in sorted((SOURCE / package).rglob("*.py")):
            name = path.relative_to(SOURCE).as_posix()
            if path.name not in ("__init__.py", "__main__.py") and name not in EXCLUDE:
                yield name


def digest_of_build(level: str) -> str:
    """A hash over all that the compiled modules are made from."""
    digest = hashlib.sha256()
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]
    tools = [version("mypy"), version("setuptools"), sys.version, platform.platform()]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    digest.update(json.dumps([level, settings, tools, flags], sort_keys=True).encode())
    # Plain modules count as well: the compiled ones rely on their types and may inline their constants.
    paths = [Path(__file__), *sorted((SOURCE / "touchline").glob("*.py"))]
    for package in PACKAGES:
        paths += sorted((SOURCE / package).rglob("*.py"))
    for path in paths:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def missing_for_compiling() -> str:
    """What this machine lacks for compiling, in a sentence; empty if nothing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        return f"compiling needs a C compiler and {compiler!r} was not found; install gcc (or set CC)."
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return f"compiling needs Python's C headers and {header} was not found; install {headers_package()}."
    return ""


def headers_package() -> str:
    return f"python{sys.version_info.major}.{sys.version_info.minor}-dev"


def install_compiler() -> None:
    """Install it from the system's packages, where that is possible and CC does not ask for another."""
    if "CC" in os.environ:
        return
    packages = ["gcc", "libc6-dev"]
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        packages.append(headers_package())
    apt = Path(__file__).with_name("apt.py")
    subprocess.run([sys.executable, apt, "to compile the engine", *packages], check=False)


def compile_group(sources: list[str], level: str, target: Path, work: Path) -> bool:
    """Translate the sources to C and build them, in a process of its own: both tools change global state."""
    job = json.dumps({"sources": sources, "level": level, "target": str(target), "work": str(work)})
    log = work / "log"
    with open(log, "w") as output:
        done = subprocess.run(
            [sys.executable, "-c", BUILD, job], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, check=False
        )
    made = all(compiled_file(target, name).exists() for name in sources)
    if done.returncode != 0 or not made:
        print(log.read_text(), file=sys.stderr)
        return False
    return True


# One C file lets the C compiler inline across modules; a file per module compiles sooner, on all cores.
BUILD = f"""
import concurrent.futures, json, os, sys
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

job = json.loads(sys.argv[1])
split = job["level"] == "0"

class Build(build_ext):
    def build_extensions(self):
        compile_one = self.compiler.compile
        def compile(sources, *rest, **named):
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one([source], *rest, **named), sources)
                return [name for names in made for name in names]
        self.compiler.compile = compile
        super().build_extensions()

extensions = mypycify(
    ["src/" + name for name in job["sources"]],
    opt_level=job["level"],
    debug_level="0",
    multi_file=split,
    separate=False,
    group_name="{GROUP}",
    target_dir=job["work"],
)
command = Build(Distribution({{"name": "touchline", "ext_modules": extensions}}))
command.build_lib = job["target"]
command.build_temp = job["work"] + "/objects"
command.force = True
command.ensure_finalized()
command.run()
"""


def compiled_file(target: Path, name: str) -> Path:
    return target / Path(name).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def copy_the_rest(sources: list[str], target: Path) -> None:
    """Bring every file that is not compiled up to date, and remove those that are gone."""
    compiled = set(sources)
    wanted: dict[Path, Path] = {}
    for path in sorted((SOURCE / "touchline").rglob("*")):
        name = path.relative_to(SOURCE)
        if path.is_file() and "__pycache__" not in name.parts and name.as_posix() not in compiled:
            wanted[target / name] = path
    for path in sorted(RULES.rglob("*")):
        if path.is_file():
            wanted[target / "touchline" / "rules" / path.relative_to(RULES)] = path
    kept = {compiled_file(target, name) for name in sources}
    for old in sorted((target / "touchline").rglob("*")):
        if old.is_file() and old not in wanted and old not in kept and "__pycache__" not in old.parts:
            old.unlink()
    for new, path in wanted.items():
        if not new.exists() or new.read_bytes() != path.read_bytes():
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, new)


def imports(sources: list[str], target: Path) -> bool:
    """Whether every compiled module can be imported, and is a compiled one."""
    names = [name.removesuffix(".py").replace("/", ".") for name in sources]
    script = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    assert not file.endswith('.py'), f'{name} was imported from {file}'\n"
    )
    environment = os.environ | {"PYTHONPATH": str(target)}
    done = subprocess.run([sys.executable, "-c", script, *names], cwd=target, env=environment, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
