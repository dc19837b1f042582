"""Running cases."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from touchline.command.ending import FAILED
from touchline.command.options import AsJson
from touchline.command.values import console, count, example, print_json, progress
from touchline.table.errors import BadFile

CASE_EXAMPLE: Final = example("touchline case cases/team-manager")


def case(
    files: Annotated[list[str], typer.Argument(help="Case files, or folders of them.", metavar="FILE…")],
    as_json: AsJson = False,
) -> None:
    """Run cases: rules shown as examples. Ends with status 1 if one fails."""
    from touchline.games import run_cases

    paths = case_files(files)
    results: list[Any] = []
    with progress(len(paths), "case files") as bar:
        for path in paths:
            results += run_cases(path)
            bar.step()
    failed = [result for result in results if not result.passed]
    if as_json:
        fields = ("title", "path", "line", "rules", "cards", "passed", "message")
        print_json(
            {
                "files": len(paths),
                "cases": len(results),
                "failed": len(failed),
                "results": [{field: getattr(result, field) for field in fields} for result in results],
            }
        )
    else:
        screen = console()
        for result in failed:
            screen.print(
                f"✗ {result.title} ({', '.join(result.rules + result.cards)})",
                style="bold red",
                markup=False,
                soft_wrap=True,
            )
            screen.print(f"  {result.message}", markup=False, soft_wrap=True)
        cited = {rule for result in results for rule in result.rules}
        screen.print(
            f"{count(len(results), 'case')} in {count(len(paths), 'file')}, {len(failed)} failed; "
            f"{count(len(cited), 'rule')} named.",
            style="bold red" if failed else "bold green",
        )
    if failed:
        raise typer.Exit(FAILED)


def case_files(names_given: list[str]) -> list[str]:
    """Every case file that was named, or lies in a folder that was."""
    paths: list[str] = []
    for name in names_given:
        path = Path(name)
        if path.is_dir():
            found = sorted(str(file) for file in path.rglob("*.case"))
            if not found:
                raise BadFile("there are no .case files in this folder", name)
            paths += found
        elif path.is_file():
            paths.append(name)
        else:
            raise BadFile("there is no such file or folder", name)
    return paths
