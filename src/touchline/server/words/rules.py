"""The numbered rules of a game for the page: chapters and sections, rulings, and the words in every language."""

import re
from collections.abc import Iterable
from typing import Any, Final

from touchline.games import game_of
from touchline.rulebook import Chapter, Rule, Section, read_rulebook
from touchline.server.protocol.answers import RuleBookText, RuleSection, RuleText, Ruling, Term
from touchline.server.protocol.fields import Text
from touchline.server.scenes.package import has_scenes, package_of
from touchline.server.words.wording import wording_of
from touchline.table.languages import ENGLISH, content, languages

QUESTION: Final = re.compile(r"\*(.+?)\* +(.*)", re.DOTALL)


def rules_text(game: str) -> RuleBookText:
    """All of it. Texts keep their marks of emphasis: one or two asterisks on either side."""
    chosen = game_of(game)
    letters = (chosen.registry.kinds[0].rule[:2], *chosen.rulings)
    book = read_rulebook()
    options = options_of(game)
    sections: list[RuleSection] = []
    for chapter in book.chapters:
        if chapter.file == game:
            sections.append(RuleSection(chapter.number, 1, chapter.title, []))
            sections += [section_of(section, options) for section in chapter.sections]
    rulings = [ruling_of(rule) for chapter in book.chapters for rule in rulings_in(chapter, letters)]
    return RuleBookText(game, sections, rulings, terms(game), named_options(game, options.values()))


def section_of(section: Section, options: dict[str, str]) -> RuleSection:
    rules = [RuleText(rule.number, rule.text, option_of(rule.number, options)) for rule in section.rules]
    return RuleSection(section.number, 2, section.title, rules)


def options_of(game: str) -> dict[str, str]:
    """The chapters and sections that belong to an optional rule, each with its name."""
    rules: dict[str, Any] = wording_of(game, package_of(game)).facts() if has_scenes(game) else {}
    return {one["covers"]: name for name, one in rules.items() if "covers" in one}


def named_options(game: str, options: Iterable[str]) -> dict[str, Text]:
    return {name: wording_of(game, package_of(game)).said("words", f"rules.{name}.name") for name in options}


def option_of(number: str, options: dict[str, str]) -> str:
    """The optional rule that a numbered rule belongs to; none for one that always holds."""
    for covered, name in options.items():
        if number.startswith(f"{covered}."):
            return name
    return ""


def rulings_in(chapter: Chapter, letters: tuple[str, ...]) -> list[Rule]:
    return [rule for rule in chapter.rules if rule.number.partition("-R")[0] in letters]


def ruling_of(rule: Rule) -> Ruling:
    """A ruling begins with its question."""
    match = QUESTION.match(rule.text)
    question, text = match.groups() if match else ("", rule.text)
    return Ruling(rule.number, question, text)


def terms(game: str) -> list[Term]:
    """The words of a game's rules; none where it brings none."""
    if not has_scenes(game):
        return []
    tables = {language: content(language, f"{game}/glossary")[0] for language in languages()}

    def of_term(table: str, key: str) -> Text:
        return {language: one[table][key] for language, one in tables.items() if key in one.get(table, {})}

    terms = tables[ENGLISH]["words"]
    return [Term(of_term("words", key), of_term("readings", key), of_term("notes", key)) for key in terms]
