"""Drawings that a pack brings: small SVG files, read into shapes and nothing else.

What may stand in one is listed here, elements, attributes and the signs of their values; everything else is refused.
So whoever draws it has shapes with plain attributes in hand, never a text of markup.
"""

from typing import Any, Final
from xml.parsers.expat import ExpatError, ParserCreate

from touchline.table.errors import BadFile

LARGEST_DRAWING: Final = 20_000  # bytes
MOST_SHAPES: Final = 60
SHAPES: Final = ("path", "circle", "ellipse", "rect", "line", "polyline", "polygon")
FRAMES: Final = ("svg", "symbol", "g")  # what may stand round shapes
NUMBER: Final = "0123456789.+-e%"
NUMBERS: Final = NUMBER + " ,\n\t"
PATH: Final = NUMBERS + "MmLlHhVvCcSsQqTtAaZzE"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOVES: Final = NUMBERS + "()XY" + LETTERS
COLOURS: Final = "#0123456789-ABCDEF" + LETTERS
CUT: Final = "var(--icon-cut"  # the colour of holes, which is that of the place where it is drawn
# The attributes that shapes may have, with the signs of their values.
OWN: Final[dict[str, str]] = {
    "d": PATH,
    "points": NUMBERS,
    "transform": MOVES,
    **dict.fromkeys(("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height"), NUMBER),
}
# Those that a shape has from what stands round it as well.
HANDED_DOWN: Final[dict[str, str]] = {
    **dict.fromkeys(("fill", "stroke"), COLOURS),
    **dict.fromkeys(("stroke-width", "fill-opacity", "stroke-opacity", "opacity", "stroke-miterlimit"), NUMBER),
    **dict.fromkeys(("stroke-linecap", "stroke-linejoin", "fill-rule"), LETTERS),
    "stroke-dasharray": NUMBERS,
}
FRAME: Final[dict[str, str]] = {"viewBox": NUMBERS, "color": COLOURS}
IGNORED: Final = ("xmlns", "id", "width", "height", "version", "aria-hidden")  # of what stands round shapes


class Drawing:
    """A drawing by its name: the part of the plane it shows, its colour if it has one of its own, and its shapes."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.view: str = "0 0 24 24"
        self.colour: str = ""  # of whatever is drawn in the colour of its place; empty for that of its place
        self.shapes: list[tuple[str, dict[str, str]]] = []


class Reader:
    """Reads the elements of one file, the outer ones before those within."""

    def __init__(self, name: str, path: str) -> None:
        self.drawing: Drawing = Drawing(name)
        self.path: str = path
        self.around: list[dict[str, str]] = []  # what each element that is open hands down
        self.parser: Any = ParserCreate()
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.StartDoctypeDeclHandler = self.declared
        self.parser.CharacterDataHandler = self.said

    def read(self, text: bytes) -> Drawing:
        try:
            self.parser.Parse(text, True)
        except ExpatError as error:
            raise BadFile("is not an SVG that can be read", self.path, error.lineno, error.offset + 1) from None
        except (LookupError, ValueError):  # an encoding that nobody has heard of
            raise BadFile("is not an SVG that can be read", self.path, 1, 1) from None
        if not self.drawing.shapes:
            raise BadFile("draws nothing", self.path)
        return self.drawing

    def bad(self, message: str) -> BadFile:
        line: int = self.parser.CurrentLineNumber
        column: int = self.parser.CurrentColumnNumber
        return BadFile(message, self.path, line, column + 1)

    def declared(self, name: str, system: Any, public: Any, inside: Any) -> None:
        raise self.bad("a drawing has no DOCTYPE")

    def said(self, text: str) -> None:
        if text.strip():
            raise self.bad(f"a drawing has no text, as {text.strip()[:40]!r}; draw letters as paths")

    def begin(self, element: str, attributes: dict[str, str]) -> None:
        inherited = dict(self.around[-1]) if self.around else {}
        if not self.around and element != "svg":
            raise self.bad(f"a drawing begins with <svg>, not with <{element[:40]}>")
        if element in SHAPES:
            self.shape(element, attributes, inherited)
        elif element not in FRAMES:
            raise self.bad(f"<{element[:40]}> has no place in a drawing, only {', '.join(SHAPES)} in g")
        else:
            self.frame(attributes, inherited)
        self.around.append(inherited)

    def end(self, element: str) -> None:
        self.around.pop()

    def frame(self, attributes: dict[str, str], inherited: dict[str, str]) -> None:
        for key, value in attributes.items():
            if key == "viewBox" and len(value.replace(",", " ").split()) == 4 and spelled(value, NUMBERS):
                self.drawing.view = " ".join(value.replace(",", " ").split())
            elif key == "color" and is_colour(value):
                self.drawing.colour = value
            elif key == "transform" and spelled(value, MOVES):
                inherited[key] = joined(inherited, value)
            elif key == "opacity":
                raise self.bad("'opacity' belongs to shapes; give each of them its own")
            elif key in HANDED_DOWN and is_fit(key, value, HANDED_DOWN):
                inherited[key] = value
            elif key not in IGNORED:
                raise self.bad(f"{key[:40]!r} has no place here, or not with this value")

    def shape(self, element: str, attributes: dict[str, str], inherited: dict[str, str]) -> None:
        made = dict(inherited)
        for key, value in attributes.items():
            if key == "id":
                continue
            if not (is_fit(key, value, OWN) or is_fit(key, value, HANDED_DOWN)):
                raise self.bad(f"{key[:40]!r} has no place here, or not with this value")
            made[key] = joined(inherited, value) if key == "transform" else value
        self.drawing.shapes.append((element, made))
        if len(self.drawing.shapes) > MOST_SHAPES:
            raise self.bad(f"a drawing has {MOST_SHAPES} shapes at most")


def joined(inherited: dict[str, str], transform: str) -> str:
    """A transformation within another."""
    return f"{inherited['transform']} {transform}" if "transform" in inherited else transform


def spelled(text: str, signs: str) -> bool:
    """Whether a text has none but these signs."""
    for sign in text:
        if sign not in signs:
            return False
    return True


def is_colour(text: str) -> bool:
    """A colour by its name or number, that of the place, or that of holes."""
    if text.startswith(CUT) and text.endswith(")"):
        rest = text[len(CUT) : -1].strip()
        return not rest or (rest.startswith(",") and spelled(rest[1:].strip(), COLOURS))
    return text == "currentColor" or spelled(text, COLOURS)


def is_fit(key: str, value: str, known: dict[str, str]) -> bool:
    """Whether an attribute is one of these and has such a value."""
    if key in ("fill", "stroke"):
        return key in known and is_colour(value)
    return key in known and spelled(value, known[key])


def read_drawing(name: str, path: str, text: bytes) -> Drawing:
    """A drawing from the bytes of a file; ``BadFile`` for what is none."""
    if len(text) > LARGEST_DRAWING:
        raise BadFile(f"a drawing may have {LARGEST_DRAWING:,} bytes at most", path)
    return Reader(name, path).read(text)
