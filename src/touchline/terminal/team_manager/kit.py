"""What Team Manager brings to the terminal."""

from collections.abc import Sequence
from typing import Final

from touchline.table.pack import Pack
from touchline.team_manager.catalogue import CARD_FOLDERS, FOLDERS, base_pack, folders, load_catalogue, made
from touchline.team_manager.state import OPTIONAL_RULES, Season
from touchline.terminal.protocol import Kit
from touchline.terminal.team_manager.album import KINDS, Album
from touchline.terminal.team_manager.new_pack import FILES
from touchline.terminal.team_manager.screen import SeasonScreen


class TeamManagerKit:
    """Its screen, its album and its packs."""

    base = base_pack()
    kinds = KINDS
    rules = OPTIONAL_RULES
    new_pack = FILES
    sample = "captain"

    @property
    def folders(self) -> tuple[str, ...]:
        return folders()

    @property
    def card_folders(self) -> tuple[str, ...]:
        return folders()[len(FOLDERS) - len(CARD_FOLDERS) :]

    def screen(self, table: Season) -> SeasonScreen:
        return SeasonScreen(table)

    def album(self, packs: Sequence[str]) -> Album:
        return Album(load_catalogue(tuple(packs)))

    def album_of(self, packs: list[Pack]) -> Album:
        return Album(made(packs))


KIT: Final[Kit] = TeamManagerKit()
