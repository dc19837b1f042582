#!/bin/sh
# Make a virtual environment, or say in one sentence what is missing.
# Usage: venv.sh PYTHON FOLDER
set -eu

python=$1
folder=$2

stop() {
    echo "touchline: $*" >&2
    exit 2
}

command -v "$python" >/dev/null 2>&1 ||
    stop "Python 3.11 or newer is needed and '$python' was not found; install it, or name it with 'make PYTHON=...'."

version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Python 3.11 or newer is needed and '$python' is $version; name a newer one with 'make PYTHON=...'."

can_make_one() {
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1
}

if ! can_make_one; then
    "$python" "$(dirname "$0")/apt.py" "to make a virtual environment" "python$version-venv" || true
fi
can_make_one ||
    stop "'$python' cannot make virtual environments; install the system package python$version-venv (or python3-venv)."

"$python" -m venv --clear "$folder"
