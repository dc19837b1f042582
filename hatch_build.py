"""The step of the package build that builds the browser's page, so that whoever installs needs Python alone."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page into the package, unless the one that is there was built from the same sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root)))
        try:
            from tools.page import build_page
        finally:
            sys.path.pop(0)
        build_page()
