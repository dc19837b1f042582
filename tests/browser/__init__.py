"""Tests that play in a real browser."""
