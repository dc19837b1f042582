"""System packages by apt-get: only as root, never without a word, and never unasked where somebody can answer.

    python tools/apt.py 'to compile the engine' gcc libc6-dev

says what it is about to install and why. Where a person sits at a terminal it asks; where nobody can answer it goes on.
`make ... APT=no` (TOUCHLINE_APT=no) leaves it out, and `APT=yes` asks nothing. Status: 0 installed, 1 not. Runs on any
Python that has the standard library: tools/venv.sh calls it before there is an environment.
"""

import os
import shutil
import subprocess
import sys

WISHES = ("", "yes", "no")


def main(why: str, packages: list[str]) -> int:
    wish = os.environ.get("TOUCHLINE_APT", "")
    if wish not in WISHES:
        print(f"touchline: APT is {wish!r} and must be yes or no, or be left out.", file=sys.stderr)
        return 1
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return 1
    named = " and ".join(packages)
    if wish == "no":
        print(f"touchline: left out as APT=no says, {why}: {named}", file=sys.stderr)
        return 1
    print(f"touchline: about to install with apt-get, {why}: {named}", file=sys.stderr)
    if not wish and not agreed():
        print("touchline: nothing is installed.", file=sys.stderr)
        return 1
    return 0 if installed(packages) else 1


def agreed() -> bool:
    """Ask whoever sits here; where nobody can answer, nobody has to."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        print("touchline: nobody can be asked here, so it goes on; APT=no leaves it out.", file=sys.stderr)
        return True
    print("Install it? [Y/n] (APT=no or APT=yes answers beforehand) ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    return answer != "" and answer.strip().lower() in ("", "y", "yes")


def installed(packages: list[str]) -> bool:
    """Without recommended packages and without questions of its own; a list that is out of reach may still do."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = 0
    for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        command = ["apt-get", "-qq", *words]
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        ).returncode
    return done == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
