"""The server over HTTP: its routes, what it answers, and whom it lets in."""
