"""What is refused, in every language there is."""

from touchline.server.protocol.fields import Text
from touchline.server.protocol.outgoing import Gone, Refused
from touchline.table.errors import TouchlineError
from touchline.table.languages import languages
from touchline.table.said import Said, as_data


def error_of(telling: TouchlineError | Said) -> TouchlineError:
    return TouchlineError(telling) if isinstance(telling, Said) else telling


def text_of(telling: TouchlineError | Said | None) -> Text:
    """A sentence in every language; nothing where there is nothing to say."""
    return {} if telling is None else {language: error_of(telling).text_in(language) for language in languages()}


def sentence_of(telling: TouchlineError | Said | None) -> str:
    """A sentence in English; empty where there is nothing to say."""
    return "" if telling is None else str(error_of(telling))


def refused(telling: TouchlineError | Said, sequence: int) -> Refused:
    error = error_of(telling)
    return Refused(str(error), error.rule, sequence, text_of(error), error.said.code, as_data(error.said.slots))


def gone(telling: TouchlineError | Said) -> Gone:
    error = error_of(telling)
    return Gone(str(error), text_of(error), error.said.code)
