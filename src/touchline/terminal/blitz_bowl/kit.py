"""What Blitz Bowl brings to the terminal."""

from collections.abc import Sequence
from typing import Final

from touchline.blitz_bowl.catalogue import FOLDERS, GAME, base_pack
from touchline.blitz_bowl.state import Match
from touchline.table.library import read_packs
from touchline.table.pack import Pack
from touchline.terminal.blitz_bowl.album import Album
from touchline.terminal.blitz_bowl.new_pack import FILES
from touchline.terminal.blitz_bowl.screen import MatchScreen
from touchline.terminal.protocol import Kit

NO_CARDS: Final = ("challenges", "bonus-plays")  # sides, of which cards are made


class BlitzBowlKit:
    """Its screen, its album and its packs."""

    base = base_pack()
    folders = FOLDERS
    card_folders = tuple(folder for folder in FOLDERS if folder not in NO_CARDS)
    new_pack = FILES
    sample = "heroes"

    def screen(self, table: Match) -> MatchScreen:
        return MatchScreen(table)

    def album(self, packs: Sequence[str]) -> Album:
        return self.album_of(read_packs(base_pack(), tuple(packs), GAME, FOLDERS))

    def album_of(self, packs: list[Pack]) -> Album:
        return Album(packs)


KIT: Final[Kit] = BlitzBowlKit()
