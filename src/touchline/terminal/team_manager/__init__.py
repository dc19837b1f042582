"""Team Manager in a terminal."""
