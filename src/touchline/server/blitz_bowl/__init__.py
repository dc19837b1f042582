"""Blitz Bowl over the wire."""
