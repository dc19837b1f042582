"""What Team Manager brings to the terminal."""

from collections.abc import Sequence
from typing import Final

from touchline.table.languages import ENGLISH
from touchline.table.pack import Pack
from touchline.team_manager.card_kinds import KINDS as KINDS_OF_CARDS
from touchline.team_manager.catalogue import base_pack, folders, load_catalogue, made
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
        return tuple([kind.folder for kind in KINDS_OF_CARDS])

    def screen(self, table: Season, language: str = ENGLISH) -> SeasonScreen:
        return SeasonScreen(table, language)

    def album(self, packs: Sequence[str]) -> Album:
        return Album(load_catalogue(tuple(packs)))

    def album_of(self, packs: list[Pack]) -> Album:
        return Album(made(packs))


KIT: Final[Kit] = TeamManagerKit()
