"""The server over WebSockets: a connection for each client at a table."""
