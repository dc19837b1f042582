"""What goes over the wire, both ways: every message as a type, so that nothing else gets in or out.

Messages are JSON objects with a ``type``. Those of a client are checked field by field; an unknown field, a wrong type
or a value out of bounds is refused. ``sequence`` numbers the states of a table: it grows by one with every row of the
table's log, and it is also the number of the open decision. So a message that is repeated or late is known as such and
harmless.
"""
