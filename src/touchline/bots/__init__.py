"""Players made of code. A bot is given what its seat may know, and answers with one of the options."""

from touchline.bots.protocol import Bot, bots, make_bot

__all__ = ["Bot", "bots", "make_bot"]
