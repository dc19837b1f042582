"""The ``touchline`` command: a module for each group of commands, and ``app``, which has all of them."""
