"""Blitz Bowl in a terminal."""
