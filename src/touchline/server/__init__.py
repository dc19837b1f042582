"""What a seat sees of a table, as data for the wire, and the cards that such data names."""
