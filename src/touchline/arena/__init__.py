"""Many games: simulation and reports."""

from touchline.arena.match import play_game, simulate
from touchline.arena.report import BotResult, GameRecord, Report

__all__ = ["BotResult", "GameRecord", "Report", "play_game", "simulate"]
