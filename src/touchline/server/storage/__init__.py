"""Tables kept in SQLite or PostgreSQL."""
