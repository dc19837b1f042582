"""Why something is offered or not: a sentence and the rule."""


class Reason:
    """The answer to "why not?": offered, or what stands against it."""

    def __init__(self, offered: bool, text: str, rule: str) -> None:
        self.offered = offered
        self.text = text
        self.rule = rule

    def __bool__(self) -> bool:
        return not self.offered

    def __repr__(self) -> str:
        return f"<Reason {'offered' if self.offered else self.text} ({self.rule})>"
