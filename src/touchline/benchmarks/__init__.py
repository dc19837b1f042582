"""How fast the games and the server are: here and now, beside other engines, and against an earlier commit."""
