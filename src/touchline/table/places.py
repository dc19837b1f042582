"""Where each key and each text of a TOML file stands."""


class Places:
    """Where each key and each text of a TOML file stands: (line, column), both from 1.

    Places of values are found under ``table.key`` and ``table.key[0]``, those of keys under ``table.key=``. The
    file is known to be valid TOML.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.start = 0  # where the line begins
        self.found: dict[str, tuple[int, int]] = {}
        self.table = ""
        self.scan()

    def step(self, count: int = 1) -> None:
        for _ in range(count):
            if self.at < len(self.text) and self.text[self.at] == "\n":
                self.line += 1
                self.start = self.at + 1
            self.at += 1

    def here(self) -> tuple[int, int]:
        return self.line, self.at - self.start + 1

    def blank(self, newlines: bool) -> None:
        """Skip blanks and comments."""
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter == "#":
                while self.at < len(self.text) and self.text[self.at] != "\n":
                    self.at += 1
            elif letter in " \t\r" or (newlines and letter == "\n"):
                self.step()
            else:
                return

    def quoted(self) -> str:
        """Skip a quoted text and give back what stands between the quotes."""
        quote = self.text[self.at]
        triple = self.text.startswith(quote * 3, self.at)
        end = quote * 3 if triple else quote
        self.step(len(end))
        begin = self.at
        while self.at < len(self.text) and not self.text.startswith(end, self.at):
            self.step(2 if quote == '"' and self.text[self.at] == "\\" else 1)
        inside = self.text[begin : self.at]
        self.step(len(end))
        while triple and self.at < len(self.text) and self.text[self.at] == quote:
            self.step()  # a text may end in quotes of its own
        return inside

    def key(self) -> str:
        """One key, dots included."""
        parts = ""
        while self.at < len(self.text):
            self.blank(False)
            letter = self.text[self.at] if self.at < len(self.text) else ""
            if letter and letter in "\"'":
                parts += self.quoted()
            elif letter == ".":
                parts += "."
                self.step()
            elif letter.isalnum() or (letter and letter in "_-"):
                parts += letter
                self.step()
            else:
                break
        return parts

    def value(self, path: str) -> None:
        """Skip a value; note its place and those of the texts in it."""
        if self.at >= len(self.text):
            return
        letter = self.text[self.at]
        if letter in "\"'":
            line, column = self.here()
            triple = self.text.startswith(letter * 3, self.at)
            self.found[path] = (line, column + (3 if triple else 1))
            self.quoted()
        elif letter == "[":
            self.found[path] = self.here()
            self.step()
            number = 0
            self.blank(True)
            while self.at < len(self.text) and self.text[self.at] != "]":
                self.value(f"{path}[{number}]")
                number += 1
                self.blank(True)
                if self.at < len(self.text) and self.text[self.at] == ",":
                    self.step()
                    self.blank(True)
            self.step()
        elif letter == "{":
            self.found[path] = self.here()
            self.step()
            self.blank(True)
            while self.at < len(self.text) and self.text[self.at] != "}":
                before = self.at
                self.pair(path)
                self.blank(True)
                if self.at < len(self.text) and self.text[self.at] == ",":
                    self.step()
                    self.blank(True)
                if self.at == before:
                    self.step()
            self.step()
        else:
            self.found[path] = self.here()
            while self.at < len(self.text) and self.text[self.at] not in ",]}\n#":
                self.step()

    def pair(self, table: str) -> None:
        """``key = value``"""
        place = self.here()
        key = self.key()
        path = f"{table}.{key}" if table else key
        self.found[path + "="] = place
        self.blank(False)
        if self.at < len(self.text) and self.text[self.at] == "=":
            self.step()
            self.blank(False)
            self.value(path)

    def scan(self) -> None:
        while self.at < len(self.text):
            self.blank(True)
            if self.at >= len(self.text):
                return
            before = self.at
            if self.text[self.at] == "[":
                place = self.here()
                self.step()
                if self.text.startswith("[", self.at):
                    self.step()
                self.table = self.key()
                self.found[self.table + "="] = place
                while self.at < len(self.text) and self.text[self.at] == "]":
                    self.step()
            else:
                self.pair(self.table)
            if self.at == before:
                self.step()
