"""The printed text of cards, made from the same lines that the rules carry out.

Each word of the card language has one message for each of its phrases and each language, in ``text/<language>.toml`` of
the packs, with named slots (``touchline.table.messages``). The code fills slots with numbers, noun phrases and whole
sentences, which are messages themselves; word order, plurals and capitals belong to the messages. A further language is
a further file of messages.
"""

from typing import Final

from touchline.table.errors import BadArgument, nearest
from touchline.team_manager import card_kinds, counts, headings, whom
from touchline.team_manager.card_kinds import CardKind
from touchline.team_manager.cards import Catalogue, Payout
from touchline.team_manager.language import parse
from touchline.team_manager.mechanic import MECHANICS
from touchline.team_manager.nouns import CERTAIN, NP_SLOTS, Slots, Speaker
from touchline.team_manager.parser import Line, Node
from touchline.team_manager.payout_icons import ICONS
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.vocabulary.branches import ONE_OF
from touchline.team_manager.vocabulary.conditions import EXISTS, MIDFIELD, MORE, ROSTER, TOTAL
from touchline.team_manager.vocabulary.moments import AT_TOTALS, BEFORE_TACKLE, WIN
from touchline.team_manager.vocabulary.word import COUNTS, EFFECTS

HEADING_KEYS: Final = {
    headings.PLAYED: "when_played",
    headings.RESPONSE: "response",
    headings.ACTION: "matchup_action",
    headings.SCOREBOARD: "scoreboard",
    headings.END: "end_of_game",
    headings.WEEK: "this_week",
    headings.NOW: "now",
    headings.ALWAYS: "always",
    headings.PENALTY: "penalty",
}
FACE_KEYS: Final = ("face.target_down", "face.miss", "face.tackler_down")


def signed(number: int) -> str:
    """+1 or −1, with a true minus sign."""
    return f"−{-number}" if number < 0 else f"+{number}"


class Writer(Speaker):
    """Writes abilities in one language, for one kind of card."""

    def __init__(self, catalogue: Catalogue, language: str, kind: int) -> None:
        super().__init__(catalogue, language, kind)
        self.rows: list[str] = []

    # --- the line ---

    def ability(self, line: Line) -> list[str]:
        """The text of an ability: one line, and one for each row of its die table."""
        self.begin(line)
        slots: Slots = {"cost": "exhaust" if line.exhaust else "none", "body": self.body()}
        return [self.say(f"label.{HEADING_KEYS[line.heading]}", slots), *self.rows]

    def begin(self, line: Line) -> None:
        self.line = line
        self.rows = []
        self.committed_named = False
        node = line.moment
        subject, agent = (0, 0) if node is None else (node.to, node.who) if node.moment.agent else (node.who, 0)
        self.agent_named = agent != 0
        self.subject_named = subject != 0

    def body(self) -> str:
        line = self.line
        parts: list[str] = []
        frames = self.frames(parts)
        pos = "after" if frames else "first"
        first = line.effects[0]
        optional = line.may and (len(line.effects) > 1 or not self.has(f"{message_of(first)}.may"))
        told = [self.effect(first, "first" if optional else pos, line.may and not optional, True)]
        for node in line.effects[1:]:
            told.append(self.effect(node, "first", False, False))
        if optional:
            told = [self.say("message.optional", {"pos": pos, "then": self.sentences(told)})]
        sentence = told[0]
        for number in range(len(frames) - 1, -1, -1):
            key, slots = frames[number]
            slots["pos"] = "first" if number == 0 else "after"
            if number and key.startswith("if.") and frames[number - 1][0].startswith("if."):
                slots["pos"] = "and"
            slots["then"] = sentence
            sentence = self.say(key, slots)
        parts.append(sentence)
        parts.extend(told[1:])
        return self.sentences(parts)

    def frames(self, parts: list[str]) -> list[tuple[str, Slots]]:
        """Moment and conditions, outermost first, each a message with a slot for the rest of the sentence."""
        frames: list[tuple[str, Slots]] = []
        conditions = list(self.line.conditions)
        node = self.line.moment
        if node is not None:
            first = conditions[0] if conditions else None
            if node.moment is BEFORE_TACKLE and self.line.exhaust:
                key = node.phrase.message.replace("before.", "use.before_")
                parts.append(self.say(key, self.moment_slots(node)))
            elif node.moment is WIN and not self.on_player and first is not None and stands_here(first):
                frames.append(("each.win_with", {"who": self.np(first.who & ~whom.HERE, "held", first.n)}))
                conditions = conditions[1:]
            elif node.moment is AT_TOTALS and first is not None and first.condition is TOTAL and not self.on_player:
                pass  # the condition says it all
            else:
                frames.append((self.moment_key(node), self.moment_slots(node)))
        for number, one in enumerate(conditions):
            frames.append(self.condition(one, number == 0))
        return frames

    def moment_key(self, node: Node) -> str:
        """``Each time …`` for a week, ``If you win …`` on a player, who is there but once."""
        key = node.phrase.message
        if self.line.heading == headings.WEEK:
            return "each." + key.partition(".")[2]
        return key.replace("each.", "if.", 1) if self.on_player else key

    def moment_slots(self, node: Node) -> Slots:
        slots: Slots = {"n": node.n, "skill": self.skill(node.count)}
        if node.who or node.phrase.who or has_slot(node, "who"):
            slots["who"] = self.np(node.who, "whichever")
        if has_slot(node, "to"):
            slots["to"] = self.np(node.to, "whichever")
        return slots

    # --- conditions ---

    def condition(self, node: Node, first: bool) -> tuple[str, Slots]:
        """``At each matchup where …`` on an upgrade that is scored by matchups, ``If …`` elsewhere."""
        moment = self.line.moment
        by_matchup = self.line.heading == headings.SCOREBOARD and (moment is None or moment.moment is AT_TOTALS)
        scope = "at_each" if first and by_matchup and not self.on_player else "if"
        condition = node.condition
        if condition is MIDFIELD:
            if node.who & whom.COMMITTED:
                who = self.np(whom.COMMITTED, "one")
                self.committed_named = True
                return node.phrase.message, {"who": who}
            return node.phrase.message, {}
        if condition is TOTAL:
            return f"{scope}.total", {"n": node.n}
        if condition is ROSTER:
            owned = COUNTS[node.count].owned
            return "if.own" if owned else "if.roster", {"n": node.n, "cards": self.cards(node.count)}
        if condition is MORE:
            return self.more(node, scope)
        if condition is EXISTS:
            return self.exists(node, scope)
        return node.phrase.message, {
            "n": node.n,
            "who": self.np(node.who, "held", node.n),
            "to": self.np(node.to, "many"),
        }

    def exists(self, node: Node, scope: str) -> tuple[str, Slots]:
        if node.who & CERTAIN:
            who = self.np(node.who & CERTAIN, "one")
            word = "ball_carrier" if node.who & whom.CARRIER else "downed" if node.who & whom.DOWNED else "standing"
            return f"if.{word}", {"who": who}
        bits = node.who
        if scope == "at_each" and bits & whom.HERE:
            bits &= ~whom.HERE
        else:
            scope = "if"
        if node.who & whom.YOURS:
            return f"{scope}.have", {"who": self.np(bits, "held", node.n)}
        if node.who & whom.THEIRS:
            return f"{scope}.they_have", {"who": self.np(bits, "held", node.n)}
        form = "whichever" if node.n == 1 else "held"
        return f"{scope}.there_is", {"who": self.np(bits, form, node.n)}

    def more(self, node: Node, scope: str) -> tuple[str, Slots]:
        """More of theirs than of yours: any one opposing manager is enough, so that the text must not add them up."""
        if scope != "at_each" or not node.who & node.to & whom.HERE:
            scope = "if"
        said = whom.HERE if scope == "at_each" else 0
        who = node.who & ~said
        to = node.to & ~said
        if who & whom.THEIRS and to & whom.YOURS:
            who &= ~whom.THEIRS
            to &= ~whom.YOURS
            same = "yes" if who == to else "no"
            return f"{scope}.more_theirs", {"a": self.np(who, "owned"), "b": self.np(to, "owned"), "same": same}
        return f"{scope}.more", {"a": self.np(who, "many"), "b": self.np(to, "many")}

    # --- effects ---

    def effect(self, node: Node, pos: str, may: bool, first: bool) -> str:
        """One effect, in one sentence or several."""
        effect = node.effect
        if effect is ONE_OF:
            self.rows = [self.say("message.way", {"then": way}) for way in self.ways(node)]
        elif effect.branches:
            self.rows = [self.row(row) for row in node.more]
        key = message_of(node)
        if may or node.may:
            key += ".may"
        return self.say(key, self.effect_slots(node, pos, first))

    def effect_slots(self, node: Node, pos: str, first: bool) -> Slots:
        slots: Slots = {"pos": pos, "n": node.n, "signed": signed(node.n), "order": "first" if first else "then"}
        slots["place"] = self.place(node.who)
        if has_slot(node, "who") or node.phrase.who & CERTAIN:
            slots["who"] = self.np(node.who, node.phrase.forms.get("who", "one"))
            slots["certain"] = "yes" if node.who & CERTAIN else "no"
            slots["again"] = self.np(node.who, "one") if node.who & CERTAIN else self.say("np.that_player")
        if has_slot(node, "to"):
            slots["to"] = self.np(node.to, "one")
        if node.count == counts.PLAYERS:
            slots["per"] = self.np(node.per or whom.OTHER | whom.YOURS | whom.HERE, "each")
        elif has_slot(node, "per"):
            slots["per"] = self.say(f"np.each.{COUNTS[node.count].name}")
        if has_slot(node, "skill"):
            slots["skill"] = self.skill(node.count)
        return slots

    def skill(self, number: int) -> str:
        return self.say(f"skill.{SKILLS[number].name}")

    def cards(self, number: int) -> str:
        return self.say(f"np.cards.{COUNTS[number].name}")

    def ways(self, node: Node) -> list[str]:
        """What one may choose from."""
        return [self.effect(one, "first", False, True) for one in node.more]

    def row(self, row: Node) -> str:
        """One line of a die table."""
        faces = ""
        for number, key in enumerate(FACE_KEYS):
            if row.n >> number & 1:
                name = self.say(key)
                faces = self.say("list.or", {"a": faces, "b": name}) if faces else name
        told = [self.effect(node, "first", False, number == 0) for number, node in enumerate(row.more)]
        return self.say("message.row", {"faces": faces, "then": self.sentences(told)})

    # --- payouts and tokens ---

    def payout(self, choices: tuple[Payout, ...]) -> str:
        """The icons of a section in words."""
        text = ""
        for choice in choices:
            words: list[str] = []
            for number, amount in enumerate(choice.amounts):
                if amount:
                    words.append(self.say(f"payout.{ICONS[number].name}", {"n": amount}))
            one = words[0] if words else self.say("payout.nothing")
            for number in range(1, len(words)):
                key = "list.and" if number == len(words) - 1 else "list.comma"
                one = self.say(key, {"a": one, "b": words[number]})
            text = self.say("list.or", {"a": text, "b": one}) if text else one
        return text

    def further(self, face: int, sort: CardKind) -> list[str]:
        """What mechanics have read of the card."""
        told = sort.says(self.catalogue, face) if sort.says is not None else []
        for mechanic in MECHANICS:
            for field in mechanic.fields:
                if field.kind == sort.name and field.says is not None:
                    told += field.says(self.catalogue, face)
        return [
            self.say(message, {"n": n, "skill": self.skill(skill) if skill >= 0 else ""}) for message, n, skill in told
        ]

    def token(self, face: int) -> str:
        if self.catalogue.token_ejects[face]:
            return self.say("token.ejects")
        if self.catalogue.token_fans[face]:
            return self.say("token.fans", {"n": self.catalogue.token_fans[face]})
        return self.say("token.power", {"n": signed(self.catalogue.token_power[face])})


def has_slot(node: Node, name: str) -> bool:
    """Whether the phrase of a word has this slot."""
    return any(part.slot and part.text == name for part in node.phrase.parts)


def further_slots(key: str) -> tuple[str, ...]:
    """What a message may use beside the slots of the English one, if its language needs it."""
    if key.startswith("np."):
        return NP_SLOTS
    for effect in EFFECTS:
        for phrase in effect.phrases:
            if key in (phrase.message, f"{phrase.message}.may"):
                on_player = any(part.slot and part.text == "who" for part in phrase.parts)
                return ("order", "place", "certain", "again") if on_player else ("order", "place")
    return ()


def message_of(node: Node) -> str:
    return "do.one_of" if node.effect is ONE_OF else node.phrase.message


def stands_here(node: Node) -> bool:
    """Whether a condition is that the manager has a player at the matchup."""
    return node.condition is EXISTS and node.who & whom.YOURS > 0 and node.who & whom.HERE > 0


# --- The public face ---


def card_text(catalogue: Catalogue, face: int, language: str = "en") -> str:
    """What is printed on a card: its named abilities, its abilities, its payouts. Die rows are lines of their own."""
    kind = catalogue.kinds[face]
    writer = Writer(catalogue, language, kind)
    sort = card_kinds.KINDS[kind]
    if sort.sections:
        lines: list[str] = []
        for key, choices in zip(sort.sections, catalogue.sections[face]):
            if sort.needs_sections or any(choices[0].amounts):
                lines.append(writer.say(f"payout.{key}", {"icons": writer.payout(choices)}))
        return "\n".join(writer.further(face, sort) + lines)
    if kind == card_kinds.TOKEN:
        return "\n".join(writer.further(face, sort)) or writer.token(face)
    names: list[str] = []
    lines = writer.further(face, sort)
    for line in catalogue.lines[face]:
        if line in catalogue.ability_lines:
            names.append(writer.say("ability.named", {"name": ability_name(catalogue, line, language)}))
        else:
            lines.extend(writer.ability(parse(line)))
    if names:
        lines.insert(0, writer.sentences(names))
    return "\n".join(lines)


def ability_text(catalogue: Catalogue, ability: str, language: str = "en") -> str:
    """The full text of a named ability."""
    if ability not in catalogue.ability_lines:
        known = list(catalogue.ability_lines)
        raise BadArgument(f"{ability[:40]!r} is not a named ability{nearest(ability, known)}")
    return "\n".join(Writer(catalogue, language, card_kinds.PLAYER).ability(parse(catalogue.ability_lines[ability])))


def line_text(catalogue: Catalogue, line: str, kind: int, language: str = "en") -> str:
    """The text of one line of the card language on a kind of card, for designers."""
    return "\n".join(Writer(catalogue, language, kind).ability(parse(line)))


def way_text(catalogue: Catalogue, line: str, kind: int, way: int, language: str = "en") -> str:
    """One of the things that an ability lets its manager choose from."""
    parsed = parse(line)
    writer = Writer(catalogue, language, kind)
    writer.begin(parsed)
    return writer.ways(parsed.effects[-1])[way]


def ways_of(line: str) -> int:
    """How many things an ability lets its manager choose from; 0 if it lets him choose none."""
    last = parse(line).effects[-1]
    return len(last.more) if last.effect is ONE_OF else 0


def translated(catalogue: Catalogue, language: str, key: str, name: str) -> str:
    """A name in a language; English names stand in the card files."""
    if language not in catalogue.texts:
        raise BadArgument(f"there are no texts in {language[:20]!r}{nearest(language, list(catalogue.texts))}")
    return catalogue.texts[language].get(key, name)


def face_name(catalogue: Catalogue, face: int, language: str = "en") -> str:
    """The name of a card."""
    return translated(catalogue, language, f"card.{catalogue.ids[face]}", catalogue.names[face])


def ability_name(catalogue: Catalogue, ability: str, language: str = "en") -> str:
    """The name of a named ability."""
    return translated(catalogue, language, f"ability-name.{ability}", catalogue.ability_names[ability])


def team_name(catalogue: Catalogue, team: int, language: str = "en") -> str:
    """The name of a team."""
    return translated(catalogue, language, f"team.{catalogue.teams[team]}", catalogue.team_names[team])
