"""The results of many games as a table."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from touchline.arena.report import Report
from touchline.games import game_of
from touchline.terminal.styles import QUIET


def results_table(report: Report) -> RenderableType:
    """For each bot how often it won, with 95% confidence, and how it fared otherwise."""
    game = game_of(report.game)
    grid = Grid(box=box.SIMPLE_HEAD, header_style=QUIET)
    grid.add_column("bot")
    for name in ("played", "wins", "win rate", "95% between", "place", game.score):
        grid.add_column(name, justify="right", no_wrap=True)
    for bot in sorted(report.bots, key=lambda one: -one.win_rate):
        low, high = bot.interval
        grid.add_row(
            Text(bot.name, "bold"),
            str(bot.played),
            str(bot.wins),
            f"{bot.win_rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{bot.mean_place:.2f}",
            f"{bot.mean_score:.1f}",
        )
    games = len(report.records)
    speed = f", {games / report.seconds:.1f} a second" if report.seconds > 0 else ""
    seed = report.seed.hex() if isinstance(report.seed, bytes) else report.seed
    end = Text(f"{games} games of {report.game} with {report.seats} {game.players}, seed {seed}{speed}.", QUIET)
    if report.undecided:
        end.append(f" Nobody won {report.undecided} of them.")
    return Group(grid, end)
