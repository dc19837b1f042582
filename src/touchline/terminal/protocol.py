"""What a game brings to the terminal: a screen for its tables, an album of its cards, and the files of a new pack.

The play loop, replays and the commands know games only through these. The module that a game names for its kit
(``touchline.games.plug``) has the ``Kit`` as ``KIT``.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from touchline.table.event import Event
from touchline.table.pack import Pack
from touchline.terminal.menu import Menu
from touchline.terminal.sentence import Sentence

Rows = Sequence[tuple[str, str]]  # a word or sign, and what it means


class Story(Protocol):
    """The events of a game as one seat is told them. Every event is told once and in order."""

    def tell(self, event: Event) -> Sentence:
        """One event as one sentence."""

    def digest(self, events: Iterable[Event]) -> list[Sentence]:
        """Events as a reader wants them, nothing said twice."""


class Screen(Protocol):
    """One table of a game, drawn and put into words. Of what a seat may not know, no view holds anything."""

    @property
    def title(self) -> str:
        """What the game is called."""

    @property
    def help(self) -> Rows:
        """The commands that this game alone has (see ``show``)."""

    @property
    def signs(self) -> Rows:
        """What the signs on the board mean."""

    @property
    def why_hint(self) -> str:
        """What a person may ask ``why`` about, in a sentence."""

    @property
    def ended(self) -> str:
        """The sentence for a game that is over."""

    def badge(self, seat: int) -> Text:
        """A seat by number and name, in the colour of its team."""

    def colours(self) -> Rows:
        """Names that are coloured wherever a log has them, each with its style."""

    def story(self, seat: int) -> Story:
        """A story from the first event on, for a seat or for ``SPECTATOR``."""

    def board(self, view: Any, width: int, menu: Menu | None = None) -> RenderableType:
        """Everything that lies on the table, save what the menu that is shown below it pictures anyway."""

    def redraws(self, kind: int) -> bool:
        """Whether the board is drawn anew before a question of this kind."""

    def menu(self, view: Any, width: int) -> Menu:
        """The open question of the view's own seat, with every option once."""

    def show(self, word: str, view: Any, width: int) -> RenderableType | None:
        """What a command of this game alone shows; None if there is no such command."""

    @property
    def names(self) -> Sequence[str]:
        """Of all the cards, in every language in which they can be typed."""

    def match(self, name: str) -> list[int]:
        """The cards, as faces, that a person may mean by part of a name. What is printed on cards is no secret."""

    def card(self, face: int, width: int) -> RenderableType:
        """A card with all that is printed on it."""

    def reasons(self, view: Any, asked: str) -> list[str]:
        """Why something of this name is not offered, each reason with its rule; none if nothing is meant by it."""

    def results(self, table: Any) -> RenderableType:
        """Who won and why, once the game is over."""

    def summary(self, table: Any) -> dict[str, Any]:
        """How the game stands, for JSON: only what everybody knows."""


class Album(Protocol):
    """The cards of some packs, listed and drawn. A card is named by its face."""

    @property
    def languages(self) -> Sequence[str]:
        """In which the cards have texts."""

    @property
    def ids(self) -> Sequence[str]:
        """Of all the cards."""

    @property
    def digest(self) -> str:
        """One value for all the cards, as far as they bear on play."""

    def faces_of(self, pack: str) -> list[int]:
        """The cards that come from the pack with this id."""

    def counted(self) -> dict[str, Any]:
        """How many cards there are of each kind and source, for JSON."""

    def summary(self, language: str) -> RenderableType:
        """The same as a table."""

    def chosen(self, name: str, kind: str, team: str, search: str, reconstructed: bool) -> list[int]:
        """The cards that pass every filter that is not empty; a filter nothing can pass is one sentence.

        What is searched for may be in any language."""

    def facts(self, face: int, language: str) -> dict[str, Any]:
        """One card for JSON."""

    def shown(self, faces: list[int], language: str, boxed: bool, width: int) -> RenderableType:
        """Cards as a table, or (``boxed``) each drawn."""


class Drills(Protocol):
    """Small positions by which a game is taught, each with a number and something to do."""

    def to_list(self) -> list[dict[str, Any]]:
        """All of them, for JSON."""

    def told(self, number: int) -> dict[str, Any]:
        """One of them, for JSON."""

    def listed(self) -> RenderableType:
        """All of them as a table."""

    def play(self, number: int, console: Console, ask: Callable[[str], str], seed: int) -> None:
        """Teach one; ``Leave`` if the person goes before it is done."""


class Kit(Protocol):
    """All that a game brings."""

    @property
    def base(self) -> str:
        """The folder of the game's own pack."""

    @property
    def folders(self) -> tuple[str, ...]:
        """The folders that a pack may have."""

    @property
    def card_folders(self) -> tuple[str, ...]:
        """Those of them that hold cards."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of cards, as a person asks for them."""

    @property
    def rules(self) -> Sequence[str]:
        """The optional rules as a person names them, those with a value with each that they may have."""

    @property
    def new_pack(self) -> Mapping[str, str]:
        """The files of a small valid pack; their texts have the slots ``id``, ``name`` and ``path``."""

    @property
    def sample(self) -> str:
        """A word in the name of a card of the new pack."""

    def screen(self, table: Any, language: str) -> Screen:
        """For a table of this game, in a language."""

    def album(self, packs: Sequence[str]) -> Album:
        """Of the game's own pack and of folders with further ones."""

    def album_of(self, packs: list[Pack]) -> Album:
        """Of exactly these packs, in this order."""
