"""The version of Touchline, said once: the package metadata and replays both read it here."""

VERSION = "0.1.0"
