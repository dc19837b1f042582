"""The ``touchline`` command.

Each command imports what it needs when it runs, so that every one of them starts at once. Whatever a person got wrong
is one sentence on the error stream and status 2; status 1 means that something looked at is not right, or a fault of
Touchline's own.
"""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from touchline.table.errors import BadArgument, BadFile, TouchlineError
from touchline.version import VERSION

WRONG: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130


class Commands(typer.core.TyperGroup):
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
        except KeyboardInterrupt:
            typer.echo("\ntouchline: stopped.", err=True)
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # whoever read the output has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None
        return result


app = typer.Typer(
    name="touchline",
    cls=Commands,
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    help="Two fantasy-football tabletop games on a computer, whole and by the book.",
)
pack_app = typer.Typer(no_args_is_help=True, help="Check a pack of cards, or begin a new one.")
app.add_typer(pack_app, name="pack")

GameName = Annotated[str, typer.Argument(help="Which game.", metavar="GAME")]
SeatCount = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.", metavar="K")]
SeedText = Annotated[str, typer.Option("--seed", help="A whole number; the same one gives the same luck.", metavar="N")]
RuleNames = Annotated[str, typer.Option("--rules", help="Optional rules, with commas between them.", metavar="NAMES")]
PackPaths = Annotated[
    list[str] | None, typer.Option("--pack", help="A folder of cards; may be repeated.", metavar="PATH")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def example(*lines: str) -> str:
    """The end of a help page."""
    return "Example: " + "  or  ".join(lines)


def version(asked: bool) -> None:
    if asked:
        from touchline.games import compiled

        typer.echo(f"touchline {VERSION}{' (compiled)' if compiled() else ''}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=version, is_eager=True)
    ] = False,
) -> None:
    """Two fantasy-football tabletop games on a computer, whole and by the book."""


# --- Playing ---------------------------------------------------------------------------------------------------


@app.command(epilog=example("touchline play team-manager --seats 3 --seed 7 --save season.tlr"))
def play(
    game: GameName = "team-manager",
    seats: SeatCount = None,
    me: Annotated[str, typer.Option("--me", help="The seats people take, such as 1,2.", metavar="SEATS")] = "",
    humans: Annotated[int | None, typer.Option(help="How many people play, from seat 1 on.", metavar="N")] = None,
    teams: Annotated[str, typer.Option(help="A team for each seat, with commas; else drawn.", metavar="NAMES")] = "",
    bots: Annotated[str, typer.Option(help="The bots at the other seats, in turn.", metavar="NAMES")] = "rookie",
    rules: RuleNames = "",
    seed: SeedText = "",
    pack: PackPaths = None,
    save: Annotated[str, typer.Option(help="Write a replay here when the game ends.", metavar="FILE.tlr")] = "",
) -> None:
    """Play in the terminal, against bots and with others at the same screen."""
    import secrets

    import touchline
    from touchline.bots.protocol import make_bot
    from touchline.games import game_of
    from touchline.terminal.play import Game, Leave, from_keyboard

    chosen = game_of(game)
    named = names(teams)
    number = whole(seed, "A seed") if seed else secrets.randbits(32)
    packs = pack or []
    table = touchline.new(
        game,
        seats=(len(named) or chosen.seats) if seats is None else seats,
        teams=named,
        seed=number,
        rules=names(rules),
        packs=packs,
        record=True,
    )
    people = people_at(me, humans, table.seats)
    order = names(bots) or ["rookie"]
    empty = [seat for seat in range(table.seats) if seat not in people]
    players = {seat: make_bot(order[n % len(order)], number, seat) for n, seat in enumerate(empty)}
    if save:
        writable(save)
    screen = console()
    screen.print(f"{chosen.title}, seed {number}. Type ? for help at any question.", style="bold")
    table_now = Game(table, players, screen, from_keyboard, save)
    status = 0
    try:
        table_now.play()
    except Leave:
        screen.print("You have left the table.")
    except EOFError:
        screen.print("\nThe input has ended, and so the game stops here.")
    except KeyboardInterrupt:
        screen.print("\nThe game stops here.")
        status = INTERRUPTED
    if table_now.save:
        save_replay(table_now.table, table_now.save)
        screen.print(f"Saved to {table_now.save}; touchline replay shows it.")
    raise typer.Exit(status)


@app.command(epilog=example("touchline serve --open", "touchline serve --port 8460 --db tables.db"))
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 is any that is free.", metavar="N")] = 8460,
    db: Annotated[str, typer.Option(help="A file for SQLite, or a URL.", metavar="DATABASE")] = "touchline.db",
    name: Annotated[
        list[str] | None, typer.Option(help="A further name that it answers to; may be repeated.", metavar="HOST")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser; the next free port will do.")
    ] = False,
) -> None:
    """Keep tables for the browser, here or elsewhere: people connect, choose, and come back after days."""
    from touchline.server.serve import serve as serve_tables

    serve_tables(host, port, db, tuple(name or ()), lambda line: typer.echo(line), browser)


@app.command(epilog=example("touchline drill 1"))
def drill(
    number: Annotated[str, typer.Argument(help="Which drill; without one they are listed.", metavar="N")] = "",
    game: Annotated[str, typer.Option(help="The game to learn.", metavar="GAME")] = "blitz-bowl",
    seed: SeedText = "0",
    pack: PackPaths = None,
    as_json: AsJson = False,
) -> None:
    """Learn a game by its drills: small positions, each with something to do."""
    from touchline.terminal.kits import drills_of
    from touchline.terminal.play import Leave, from_keyboard

    drills = drills_of(game, pack or [])
    screen = console()
    if not number:
        if as_json:
            print_json(drills.to_list())
        else:
            screen.print(drills.listed())
        return
    try:
        drills.play(whole(number, "A drill"), screen, from_keyboard, whole(seed, "A seed"))
    except Leave:
        screen.print("You have left the drill.")
    except EOFError:
        screen.print("\nThe input has ended, and so the drill stops here.")


def people_at(me: str, humans: int | None, seats: int) -> list[int]:
    """The seats of people, from 0; seat 1 unless somebody says otherwise."""
    if me and humans is not None:
        raise BadArgument("--me and --humans say the same in two ways; give one of them.")
    if me:
        chosen = [whole(word, "A seat") - 1 for word in names(me)]
        for seat in chosen:
            if not 0 <= seat < seats:
                raise BadArgument(f"There is no seat {seat + 1}; seats are 1 to {seats}.")
        return sorted(set(chosen))
    people = 1 if humans is None else humans
    if not 0 <= people <= seats:
        raise BadArgument(f"{people} people cannot play at {seats} seats; 0 to {seats} can.")
    return list(range(people))


def writable(path: str) -> None:
    """Find out before the game, not after it, whether it can be saved."""
    if os.path.isdir(path):
        raise BadFile("is a folder; name a file such as game.tlr", path)
    folder = os.path.dirname(os.path.abspath(path))
    if not os.path.isdir(folder):
        raise BadFile("the folder of this file does not exist", path)
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise BadFile("cannot be written", path)


def save_replay(table: Any, path: str) -> None:
    try:
        table.replay().save(path)
    except OSError as error:
        raise BadFile("cannot be written", path) from error


# --- Reading ---------------------------------------------------------------------------------------------------


@app.command(epilog=example("touchline cards --team gouged-eye --kind star", "touchline cards team-manager griff"))
def cards(
    name: Annotated[
        list[str] | None,
        typer.Argument(help="Which game; then part of a card's name, to show it drawn.", metavar="[GAME] [NAME…]"),
    ] = None,
    kind: Annotated[str, typer.Option(help="Only this kind, such as star or highlight.")] = "",
    team: Annotated[str, typer.Option(help="Only cards of this team.")] = "",
    search: Annotated[str, typer.Option(help="Only cards with these words in name or text.", metavar="TEXT")] = "",
    reconstructed: Annotated[bool, typer.Option("--reconstructed", help="Only cards with a value of ours.")] = False,
    language: Annotated[str, typer.Option(help="en or ja.")] = "en",
    pack: PackPaths = None,
    as_json: AsJson = False,
) -> None:
    """List the cards with their texts, or show one; without a filter, how many there are of each kind."""
    from touchline.games import DEFAULT, games
    from touchline.terminal.kits import kit_of

    words = name or []
    game, words = (words[0], words[1:]) if words and words[0] in games() else (DEFAULT, words)
    album = kit_of(game).album(pack or [])
    if language not in album.languages:
        raise BadArgument(f"There are no texts in {language[:20]!r}; there are {' and '.join(album.languages)}.")
    wanted = " ".join(words)
    if not (wanted or kind or team or search or reconstructed):
        if as_json:
            print_json(album.counted())
        else:
            console().print(album.summary())
        return
    faces = album.chosen(wanted, kind, team, search, reconstructed, language)
    if as_json:
        print_json([album.facts(face, language) for face in faces])
        return
    screen = console()
    screen.print(album.shown(faces, language, bool(wanted), screen.width))


@app.command(epilog=example("touchline rules 5.9", "touchline rules --search ball midfield"))
def rules(
    number: Annotated[
        list[str] | None, typer.Argument(help="A chapter, section, rule or ruling: 5, 5.9, TM-R12.")
    ] = None,
    search: Annotated[str, typer.Option(help="Rules in which all these words stand.", metavar="WORDS")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="How many rules a case or test proves.")] = False,
    as_json: AsJson = False,
) -> None:
    """Read the numbered rules and the rulings."""
    from touchline import rulebook
    from touchline.terminal import rules as shown

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
            screen.print(f"No rule has all of these words: {search}.")
    elif as_json:
        things = book.find(asked) if asked else list(book.chapters)
        print_json([rule for thing in things for rule in shown.plain(thing)])
    elif asked:
        screen.print(shown.found_rules(book, asked, screen.width))
    else:
        screen.print(shown.chapter_list(book))


def show_coverage(book: Any, as_json: bool) -> None:
    from touchline import rulebook

    root = rulebook.checkout()
    if root is None:
        if as_json:
            print_json({"rules": len([number for number in book.rules if "-R" not in number]), "checkout": False})
        else:
            typer.echo("Cases and tests are not part of an installed Touchline; run this in a checkout.")
        return
    result = rulebook.read_coverage(root, book)
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


# --- Cases, simulations, replays, speed ---------------------------------------------------------------------------


@app.command(epilog=example("touchline case cases/team-manager"))
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


@app.command(epilog=example("touchline sim team-manager --games 1000 --seats 4 --bots rookie,random,random,random"))
def sim(
    game: GameName = "team-manager",
    games: Annotated[int, typer.Option(help="How many games are played.", metavar="N")] = 100,
    seats: SeatCount = None,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all.", metavar="NAMES")] = "rookie,random",
    teams: Annotated[str, typer.Option(help="The teams to draw from; else all.", metavar="NAMES")] = "",
    seed: SeedText = "0",
    workers: Annotated[int, typer.Option(help="Processes; 0 is one for each core.", metavar="W")] = 0,
    rules: RuleNames = "",
    pack: PackPaths = None,
    records: Annotated[bool, typer.Option("--records", help="With --json: every single game too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and say how often each of them won."""
    from touchline.arena.match import simulate
    from touchline.terminal.simulation import results_table

    number = whole(seed, "A seed")
    with progress(max(games, 0), "games") as bar:
        report = simulate(
            game,
            games=games,
            seats=seats or 0,
            bots=names(bots),
            seed=number,
            rules=names(rules),
            teams=names(teams),
            packs=pack or [],
            workers=workers,
            progress=bar.reached,
        )
    if as_json:
        print_json(report.to_dict(records))
    else:
        console().print(results_table(report))


@app.command(epilog=example("touchline replay season.tlr --at 40 --seat 1"))
def replay(
    file: Annotated[str, typer.Argument(help="A replay, as written by play --save.", metavar="FILE")],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat knew it.", metavar="S")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Run it again and compare.")] = False,
    at: Annotated[int | None, typer.Option(help="Show the table after this many choices.", metavar="N")] = None,
    as_json: AsJson = False,
) -> None:
    """Tell the story of a replay, show the table at any moment of it, or verify it."""
    import touchline
    from touchline.table.table import SPECTATOR
    from touchline.terminal.replay import Told

    told = Told(touchline.load(file), file, SPECTATOR if seat is None else seat - 1)
    if verify:
        told.replay.verify()
    screen = console()
    if as_json:
        found = told.to_dict()
        if verify:
            found["verified"] = True
        if at is not None:
            found["position"] = told.position(at)
        print_json(found)
    elif at is not None:
        screen.print(told.at(at, screen.width))
    elif not verify:
        screen.print(told.shown())
    if verify and not as_json:
        screen.print(f"{file} is right: {count(len(told.replay.choices), 'choice')} give the same events again.")


@app.command(epilog=example("touchline verify season.tlr"))
def verify(
    file: Annotated[str, typer.Argument(help="A replay of a served table, or any other.", metavar="FILE")],
    as_json: AsJson = False,
) -> None:
    """Check that the luck of a game was fair. Ends with status 1 if something is not as it must be."""
    import touchline
    from touchline.verify import Unfair, verified

    told: list[str] = []
    wrong = ""
    try:
        told = verified(touchline.load(file), file)
    except Unfair as error:
        wrong = str(error)
    if as_json:
        print_json({"verified": not wrong, "checks": told, "wrong": wrong})
    elif wrong:
        typer.echo(f"{file} is not right: {wrong}")
    else:
        typer.echo("\n".join([f"{file} is right.", *(f"  {line}" for line in told)]))
    if wrong:
        raise typer.Exit(FAILED)


@app.command(epilog=example("touchline bench --seconds 2 --json", "touchline bench server --tables 200"))
def bench(
    game: Annotated[str, typer.Argument(help="Which game, or server; else each game.", metavar="[GAME]")] = "",
    seconds: Annotated[float, typer.Option(help="How long each game is measured.", min=0.01)] = 6.0,
    peers: Annotated[bool, typer.Option("--peers", help="Other engines too, installed for this run alone.")] = False,
    tables: Annotated[int, typer.Option(help="Server: tables that are played.", metavar="N")] = 200,
    idle: Annotated[int, typer.Option(help="Server: idle tables beside them.", metavar="N")] = 0,
    seats: SeatCount = None,
    rate: Annotated[float, typer.Option(help="Server: choices a second at each table.", metavar="X")] = 4.0,
    server_game: Annotated[str, typer.Option("--game", help="Server: the game that is played.", metavar="GAME")] = "",
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run on this machine, or how many choices the server bears."""
    from touchline.games import DEFAULT, game_of, games

    if game == "server":
        from touchline import server_bench

        server_bench.run(server_game or DEFAULT, tables, seats or 0, idle, rate, seconds, as_json)
        return
    from touchline import bench as benchmarks

    benchmarks.run([game_of(game).name] if game else games(), seconds, peers, as_json)


# --- Packs --------------------------------------------------------------------------------------------------------


@pack_app.command("check", epilog=example("touchline pack check my-pack"))
def pack_check(
    path: Annotated[str, typer.Argument(help="The folder of the pack.")],
    also: Annotated[list[str] | None, typer.Option("--pack", help="A pack it needs.", metavar="PATH")] = None,
    as_json: AsJson = False,
) -> None:
    """Read a pack with every check, and say what is in it."""
    from touchline.terminal import packs

    found = packs.checked(path, also or [])
    if as_json:
        print_json(found.to_dict())
    else:
        screen = console()
        screen.print(found.shown(screen.width))


@pack_app.command("new", epilog=example("touchline pack new my-pack"))
def pack_new(
    path: Annotated[str, typer.Argument(help="The folder to make; its name becomes the pack's id.")],
    game: Annotated[str, typer.Option(help="The game it is for.", metavar="GAME")] = "team-manager",
) -> None:
    """Begin a pack: a small valid one with a card of two kinds, to change as you like."""
    from touchline.terminal import packs

    for line in packs.begin(path, game):
        typer.echo(line)


# --- What the commands share -----------------------------------------------------------------------------------------


def names(text: str) -> list[str]:
    """``a,b`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def whole(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadArgument(f"{what} is a whole number, not {text[:40]!r}.") from None


def count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def print_json(value: Any) -> None:
    typer.echo(json.dumps(value, indent=2, ensure_ascii=False))


def console() -> Any:
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def progress(total: int, what: str) -> Any:
    """A bar on the error stream, where somebody can see it."""
    from touchline.terminal.progress import shown

    return shown(total, what)
