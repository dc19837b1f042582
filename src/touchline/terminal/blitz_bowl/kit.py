"""What Blitz Bowl brings to the terminal."""

from collections.abc import Sequence
from typing import Final

from touchline.blitz_bowl.catalogue import FOLDERS, GAME, base_pack, load_catalogue
from touchline.blitz_bowl.game import OPTIONAL_RULES
from touchline.blitz_bowl.state import ARENA_RULE, PITCH_RULE, ROOKIES_RULE, Match
from touchline.table.languages import ENGLISH
from touchline.table.library import read_packs
from touchline.table.pack import Pack
from touchline.terminal.blitz_bowl.album import Album
from touchline.terminal.blitz_bowl.new_pack import FILES
from touchline.terminal.blitz_bowl.screen import MatchScreen
from touchline.terminal.blitz_bowl.things import KINDS
from touchline.terminal.protocol import Kit

NO_CARDS: Final = ("challenges", "bonus-plays")  # sides, of which cards are made


class BlitzBowlKit:
    """Its screen, its album and its packs."""

    base = base_pack()
    folders = FOLDERS
    card_folders = tuple(folder for folder in FOLDERS if folder not in NO_CARDS)
    kinds = KINDS
    new_pack = FILES
    sample = "heroes"

    @property
    def rules(self) -> list[str]:
        cards = load_catalogue()
        values = {
            ARENA_RULE: [arena.id for arena in cards.arenas],
            PITCH_RULE: [pitch.id for pitch in cards.pitches],
            ROOKIES_RULE: ["1", "2"],
        }
        found: list[str] = []
        for rule in OPTIONAL_RULES:
            found += [rule] if rule != PITCH_RULE else []
            found += [f"{rule}={value}" for value in values.get(rule, [])]
        return found

    def screen(self, table: Match, language: str = ENGLISH) -> MatchScreen:
        return MatchScreen(table, language)

    def album(self, packs: Sequence[str]) -> Album:
        return self.album_of(read_packs(base_pack(), tuple(packs), GAME, FOLDERS))

    def album_of(self, packs: list[Pack]) -> Album:
        return Album(packs)


KIT: Final[Kit] = BlitzBowlKit()
