"""How commands end: whatever a person got wrong is one sentence and status 2."""

import os
import sys
from typing import Any, Final

import typer

from touchline.command.group import Group
from touchline.extras import missing
from touchline.table.errors import TouchlineError

WRONG: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130


class Commands(Group):
    """All commands, with one way to end for what people get wrong."""

    def invoke(self, ctx: Any) -> Any:
        try:
            for stream in (sys.stdout, sys.stderr):
                if hasattr(stream, "reconfigure"):
                    stream.reconfigure(errors="replace")
            result = super().invoke(ctx)
            sys.stdout.flush()
        except TouchlineError as error:
            typer.echo(f"touchline: {error}", err=True)
            raise typer.Exit(WRONG) from None
        except ModuleNotFoundError as error:
            sentence = missing(error.name or "")
            if not sentence:
                raise
            typer.echo(f"touchline: {sentence}", err=True)
            raise typer.Exit(WRONG) from None
        except KeyboardInterrupt:
            typer.echo("\ntouchline: stopped.", err=True)
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # whoever read the output has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None
        return result
