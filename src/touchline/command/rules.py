"""Reading the rules, and which of them are proved."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

import touchline
from touchline.command.options import AsJson, LanguageName
from touchline.command.values import console, example, print_json
from touchline.table.languages import ENGLISH

CHECKOUT: Final = Path(touchline.__file__).resolve().parents[2]  # where this is one
RULES_EXAMPLE: Final = example("touchline rules 5.9", "touchline rules --search ball midfield")


def rules(
    number: Annotated[
        list[str] | None, typer.Argument(help="A chapter, section, rule or ruling: 5, 5.9, TM-R12.")
    ] = None,
    search: Annotated[str, typer.Option(help="Rules in which all these words stand.", metavar="WORDS")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="How many rules a case or test proves.")] = False,
    language: LanguageName = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Read the numbered rules and the rulings."""
    from touchline import rulebook
    from touchline.terminal import rules as shown
    from touchline.terminal.speech import Shared, known_language

    shared = Shared(known_language(language))
    book = rulebook.read_rulebook()
    if coverage:
        show_coverage(book, as_json)
        return
    screen = console()
    asked = " ".join(number or [])
    if search:
        found = book.search(" ".join([search, asked]))
        if as_json:
            print_json([{"number": rule.number, "text": rule.text} for rule in found])
        elif found:
            screen.print(shown.rule_list(found, screen.width))
        else:
            screen.print(shared.say("rules.none", words=search))
    elif as_json:
        things = book.find(asked) if asked else list(book.chapters)
        print_json([rule for thing in things for rule in shown.plain(thing)])
    elif asked:
        screen.print(shown.found_rules(book, asked, screen.width))
    else:
        screen.print(shown.chapter_list(book, language))


def show_coverage(book: Any, as_json: bool) -> None:
    tool = proved_rules()
    if not tool:
        if as_json:
            print_json({"rules": len([number for number in book.rules if "-R" not in number]), "checkout": False})
        else:
            typer.echo("Cases and tests are not part of an installed Touchline; run this in a checkout.")
        return
    result = tool["read_coverage"](CHECKOUT, book)
    if as_json:
        print_json(
            {
                "rules": len(result.rules),
                "proved": len(result.proved),
                "unproved": result.unproved,
                "unknown": result.unknown,
                "proofs": {number: result.proofs[number] for number in result.proved},
                "checkout": True,
            }
        )
        return
    share = 100 * len(result.proved) // len(result.rules) if result.rules else 100
    typer.echo(f"{len(result.proved)} of {len(result.rules)} rules are proved by a case or a test ({share}%).")
    if result.unproved:
        screen = console()
        screen.print("Not proved:", style="bold")
        screen.print(", ".join(result.unproved))
    if result.unknown:
        typer.echo(f"Cited, but there is no such rule: {', '.join(result.unknown)}.")


def proved_rules() -> dict[str, Any]:
    """The tool of a checkout that looks through its cases and tests; nothing where Touchline is installed."""
    import runpy

    path = CHECKOUT / "tools" / "proved_rules.py"
    return runpy.run_path(str(path)) if path.is_file() else {}
