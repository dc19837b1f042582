"""Team Manager over the wire."""
