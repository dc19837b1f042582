"""``python -m touchline``: the command line."""

from touchline.cli import app

app(prog_name="touchline")
