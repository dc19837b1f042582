"""Tables that teach."""
