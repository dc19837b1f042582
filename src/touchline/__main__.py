"""``python -m touchline``, and the ``touchline`` command: the command line, where the engine is not alone."""

import sys

from touchline.extras import missing


def main() -> None:
    try:
        from touchline.command.app import app
    except ModuleNotFoundError as error:
        sentence = missing(error.name or "")
        if not sentence:
            raise
        sys.exit(stopped(sentence))
    app(prog_name="touchline")


def stopped(sentence: str) -> int:
    print(f"touchline: {sentence}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
