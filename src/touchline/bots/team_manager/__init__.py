"""How the rookie plays Team Manager."""
