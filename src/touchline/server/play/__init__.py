"""What plays tables: holds them, checks and stores choices, and tells everybody."""
