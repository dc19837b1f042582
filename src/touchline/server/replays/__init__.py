"""Finished games that are looked through, and what their luck was."""
