"""Drawings that packs bring, as data: shapes with plain attributes, never a text of markup."""

from collections.abc import Mapping

from touchline.server.scenes.shapes import Drawing
from touchline.table.drawing import Drawing as Read


def drawings(read: Mapping[str, Read]) -> list[Drawing]:
    return [
        {
            "id": one.name,
            "view": one.view,
            "colour": one.colour,
            "shapes": [{"shape": shape, "attributes": dict(attributes)} for shape, attributes in one.shapes],
        }
        for one in read.values()
    ]
