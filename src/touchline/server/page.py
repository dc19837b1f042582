"""The page at ``/``: what is here, in plain words."""

from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Touchline</title>
<h1>Touchline</h1>
<p>This server keeps tables of the games. A table is reached by the links that were given out when it was made: each
link is a seat, and whoever has it holds the seat. This page shows no tables.</p>
<h2>The interface</h2>
<dl>
<dt><code>GET /games</code><dd>The games, their teams, optional rules and bots.
<dt><code>GET /games/{name}</code><dd>All that is printed and said in a game.
<dt><code>POST /tables</code><dd>Make a table; answers with its links.
<dt><code>GET /tables/{id}</code><dd>The state of a table as a seat may know it; needs the seat's token.
<dt><code>WS /tables/{id}/ws</code><dd>Play: the token first, then choices go one way and states the other.
<dt><code>POST /tables/{id}/seats/{seat}</code><dd>Put a bot at a seat, or take the seat back.
<dt><code>GET /tables/{id}/replay</code><dd>The whole game with its seed, once it is over.
<dt><code>POST /tables/{id}/bug</code><dd>Report what is wrong.
<dt><code>GET /health</code>, <code>GET /metrics</code><dd>How the server does.
</dl>
</html>
"""
