"""Groups of commands, and how their help looks."""

from typing import Any

import typer


class Group(typer.core.TyperGroup):
    """Commands in whose help a switch stands alone: that it is a yes or no goes without saying."""

    def get_params(self, ctx: Any) -> Any:
        return switches_alone(super().get_params(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            switches_alone(command.get_params(ctx))
        return command


def switches_alone(params: Any) -> Any:
    """The same parameters; switches show nothing where others show what is to be given."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params
