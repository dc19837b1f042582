"""Processes and threads for what takes its time."""
