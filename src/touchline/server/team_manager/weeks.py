"""The guided first week of Team Manager."""

from collections.abc import Mapping
from importlib.resources import files

from touchline.server.lessons.script import Script, read_script


def lessons() -> Mapping[str, Script]:
    text = (files(__package__) / "lessons" / "first-week.toml").read_text(encoding="utf-8")
    return {"first-week": read_script("first-week", text)}
