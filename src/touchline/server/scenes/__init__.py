"""What people see of a game, as data: scenes, catalogues and offers, with the shape of each."""
