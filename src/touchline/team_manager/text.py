"""The printed text of cards, made from the same lines that the rules carry out.

Each construct of the card language has one message for each language, in ``text/<language>.toml`` of the packs, with
named slots: ``{who}``, ``{n, plural, one {# fan} other {# fans}}``, ``{pos, select, first {If} other {if}}``. The
code fills slots with numbers, noun phrases and whole sentences, which are messages themselves; word order,
plurals and capitals belong to the messages. A further language is a further file of messages.
"""

from typing import Final

from touchline.table.errors import BadArgument, nearest
from touchline.team_manager.cards import Catalogue, Payout
from touchline.team_manager.language import Line, Node, parse
from touchline.team_manager.vocabulary import W_IT
from touchline.team_manager.words import (
    ANY_SKILL,
    C_EXISTS,
    C_MIDFIELD,
    C_MORE,
    C_ROSTER,
    C_TOTAL,
    COUNT_FREEBOOTERS,
    COUNT_LOGO_STARS,
    COUNT_OTHER_STARS,
    COUNT_PLAYERS,
    COUNT_STAFF_UPGRADES,
    COUNT_STARS,
    COUNT_TEAM_UPGRADES,
    HIGHLIGHT,
    L_ACTION,
    L_ALWAYS,
    L_END,
    L_NOW,
    L_PLAYED,
    L_RESPONSE,
    L_SCOREBOARD,
    L_WEEK,
    PLAYER,
    S_BOTH_DICE,
    S_CARRIER_POWER,
    S_CHEAT_TOKENS,
    S_DRAFT_FREEBOOTERS,
    S_DUMP_OFF,
    S_FIRM,
    S_FREEBOOTER,
    S_GUARD,
    S_HIGHLIGHT_FANS,
    S_NO_GUARD,
    S_ONE_DIE,
    S_STRIP_BALL,
    S_SURE_HANDS,
    S_TACKLING_POWER,
    S_TARGET_POWER,
    S_TEAM_POWER,
    S_ZONE_LIMIT,
    SKILL_NAMES,
    STAR,
    TOKEN,
    TOKENS_ANY,
    TOKENS_EJECTION,
    TOKENS_ONE_REVEALED,
    TOURNAMENT,
    W_ANYWHERE,
    W_AT_CHOSEN,
    W_CARRIER,
    W_CHOSEN,
    W_COMMITTED,
    W_DIFFERENT,
    W_DOWNED,
    W_GUARD,
    W_HERE,
    W_INVOLVED,
    W_OTHER,
    W_SPRINT,
    W_STANDING,
    W_STAR,
    W_TACKLER,
    W_TARGET,
    W_THEIRS,
    W_THIS,
    W_WHERE_YOU_PLAY,
    W_WHERE_YOU_STAND,
    W_YOURS,
)

Slots = dict[str, str | int]

DEEPEST: Final = 12  # messages inside each other
CERTAIN: Final = W_THIS | W_CHOSEN | W_COMMITTED | W_TACKLER | W_TARGET | W_IT
LABEL_KEYS: Final = {
    L_PLAYED: "when_played",
    L_RESPONSE: "response",
    L_ACTION: "matchup_action",
    L_SCOREBOARD: "scoreboard",
    L_END: "end_of_game",
    L_WEEK: "this_week",
    L_NOW: "now",
    L_ALWAYS: "always",
}
MOMENT_KEYS: Final = {
    "tackles": "after.tackle_made",
    "injures": "after.injures",
    "you injure": "after.you_injure",
    "pair": "after.pair",
    "after pass": "after.skill_use",
    "uses pass": "each.skill_use",
    "tackled": "when.tackled",
    "downed by tackle": "when.downed_by_tackle",
    "downed": "when.downed",
    "injured": "when.injured",
    "ejected": "when.ejected",
    "gets ball": "when.got_ball",
    "loses ball": "when.lost_ball",
    "rolled": "when.rolled",
    "declared": "when.declared",
    "targeted": "when.targeted",
    "collect stars": "when.collect_stars",
    "at totals": "when.totals",
    "before ejections": "before.ejections",
    "before tackles": "before.tackle",
    "win matchup": "each.win",
    "win highlight": "each.win_highlight",
    "lose matchup": "each.lose",
}
# Effects whose message has no slots but the number.
PLAIN_KEYS: Final = {
    "gain": "do.gain_fans",
    "lose": "do.lose_fans",
    "ball as usual": "do.ball_as_usual",
    "ball stays": "do.ball_stays",
    "draw": "do.draw_discard",
    "reroll all": "do.reroll_all",
    "reroll one": "do.reroll_one",
    "one die": "do.one_die",
    "discard this": "do.discard_this",
    "more stars": "do.more_stars",
    "each draws": "do.each_draws",
    "each takes star": "do.each_takes_star",
    "more highlights": "do.more_highlights",
    "nothing": "do.nothing",
}
# Effects on a player.
WHO_KEYS: Final = {
    "stand": "do.stand",
    "down": "do.down",
    "injure": "do.injure",
    "injure outright": "do.injure_outright",
    "move": "do.move",
    "ball": "do.ball",
    "choose": "do.choose",
    "higher": "static.higher",
}
LASTING_KEYS: Final = {
    S_ONE_DIE: "one_die",
    S_DUMP_OFF: "dump_off",
    S_FREEBOOTER: "freebooter",
    S_GUARD: "guard",
    S_NO_GUARD: "no_guard",
    S_FIRM: "firm",
    S_STRIP_BALL: "strip_ball",
    S_SURE_HANDS: "sure_hands",
    S_TACKLING_POWER: "tackling_power",
    S_CARRIER_POWER: "carrier_power",
    S_TEAM_POWER: "team_power",
    S_TARGET_POWER: "target_power",
    S_BOTH_DICE: "both_dice",
    S_CHEAT_TOKENS: "cheat_tokens",
    S_HIGHLIGHT_FANS: "highlight_fans",
    S_ZONE_LIMIT: "zone_limit",
}
SIGNED: Final = (S_TACKLING_POWER, S_CARRIER_POWER, S_TEAM_POWER, S_TARGET_POWER)
COUNT_KEYS: Final = {
    COUNT_TEAM_UPGRADES: "team_upgrade",
    COUNT_STAFF_UPGRADES: "staff_upgrade",
    COUNT_FREEBOOTERS: "freebooter",
    COUNT_STARS: "star",
    COUNT_LOGO_STARS: "logo_star",
    COUNT_OTHER_STARS: "other_star",
}
TOKEN_KEYS: Final = {
    TOKENS_ANY: "np.tokens.any_number",
    TOKENS_ONE_REVEALED: "np.token.revealed",
    TOKENS_EJECTION: "np.tokens.ejection.all",
}
NP_SLOTS: Final = ("owner", "other", "state", "kind", "trait", "place", "n", "bound", "holder")  # see Writer.np
FACE_KEYS: Final = ("face.target_down", "face.miss", "face.tackler_down")
SECTION_KEYS: Final = (("left", "centre", "right"), ("winner", "runner-up", "lose"))


# --- Messages ---


def closing(pattern: str, at: int) -> int:
    """Where the brace that opens at ``at`` closes."""
    level = 0
    for place in range(at, len(pattern)):
        if pattern[place] == "{":
            level += 1
        elif pattern[place] == "}":
            level -= 1
            if level == 0:
                return place
    raise BadArgument(f"the message {pattern[:60]!r} has a brace that does not close")


def formatted(pattern: str, slots: Slots, number: str = "", level: int = 0) -> str:
    """Fill the slots of a message; ``#`` is the number of the plural around it."""
    if level > DEEPEST:
        raise BadArgument(f"the message {pattern[:60]!r} has braces more than {DEEPEST} deep")
    parts: list[str] = []
    at = 0
    while at < len(pattern):
        letter = pattern[at]
        if letter == "{":
            end = closing(pattern, at)
            parts.append(filled(pattern[at + 1 : end], slots, number, level))
            at = end
        elif letter == "#" and number:
            parts.append(number)
        else:
            parts.append(letter)
        at += 1
    return "".join(parts)


def filled(inside: str, slots: Slots, number: str, level: int) -> str:
    """One slot: ``name``, ``name, plural, ...`` or ``name, select, ...``."""
    name, _, rest = inside.partition(",")
    name = name.strip()
    if name not in slots:
        raise BadArgument(f"a message has an unknown slot {name[:40]!r}{nearest(name, list(slots))}")
    value = slots[name]
    if not rest:
        return str(value)
    kind, _, rest = rest.partition(",")
    branches = branches_of(rest)
    chosen = "other"
    if kind.strip() == "plural":
        number = str(value)
        if f"={value}" in branches:
            chosen = f"={value}"
        elif value == 1 and "one" in branches:
            chosen = "one"
    elif kind.strip() == "select":
        if str(value) in branches:
            chosen = str(value)
    else:
        raise BadArgument(f"a message has {kind.strip()[:20]!r} where plural or select would be right")
    if chosen not in branches:
        raise BadArgument(f"the slot {name!r} of a message has no branch 'other'")
    return formatted(branches[chosen], slots, number, level + 1)


def branches_of(rest: str) -> dict[str, str]:
    """``one {# fan} other {# fans}`` as a table."""
    branches: dict[str, str] = {}
    at = 0
    while True:
        begin = rest.find("{", at)
        if begin < 0:
            return branches
        end = closing(rest, begin)
        branches[rest[at:begin].strip()] = rest[begin + 1 : end]
        at = end + 1


def slots_of(pattern: str) -> list[str]:
    """The names of all slots of a message, sorted."""
    names: list[str] = []
    at = 0
    while at < len(pattern):
        if pattern[at] == "{":
            end = closing(pattern, at)
            name, _, rest = pattern[at + 1 : end].partition(",")
            names.append(name.strip())
            for branch in branches_of(rest).values():
                names.extend(slots_of(branch))
            at = end
        at += 1
    return sorted(set(names))


def signed(number: int) -> str:
    """+1 or −1, with a true minus sign."""
    return f"−{-number}" if number < 0 else f"+{number}"


# --- From the tree of a line to its text ---


class Writer:
    """Writes abilities in one language, for one kind of card."""

    def __init__(self, catalogue: Catalogue, language: str, kind: int) -> None:
        if language not in catalogue.texts:
            known = list(catalogue.texts)
            raise BadArgument(f"there are no texts in {language[:20]!r}{nearest(language, known)}")
        self.catalogue = catalogue
        self.language = language
        self.texts = catalogue.texts[language]
        self.on_player = kind in (PLAYER, STAR)
        self.line = Line()
        self.rows: list[str] = []
        self.agent_named = False  # the moment names the tackler
        self.subject_named = False  # the moment names the target
        self.committed_named = False

    def has(self, key: str) -> bool:
        return key in self.texts

    def say(self, key: str, slots: Slots | None = None) -> str:
        if key not in self.texts:
            raise BadArgument(f"the language {self.language!r} has no message {key!r}")
        try:
            return formatted(self.texts[key], {} if slots is None else slots)
        except BadArgument as error:
            raise BadArgument(f"the message {key!r} in {self.language!r} does not work: {error}") from error

    def sentences(self, parts: list[str]) -> str:
        """Whole sentences one after the other."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("message.seq", {"a": text, "b": part})
        return text

    # --- the line ---

    def ability(self, line: Line) -> list[str]:
        """The text of an ability: one line, and one for each row of its die table."""
        self.line = line
        self.rows = []
        self.committed_named = False
        first = line.moments[0] if line.moments else None
        self.agent_named = first is not None and first.to != 0
        self.subject_named = first is not None and first.who != 0
        slots: Slots = {"cost": "exhaust" if line.exhaust else "none", "body": self.body()}
        label = self.say(f"label.{LABEL_KEYS[line.label]}", slots)
        return [label, *self.rows]

    def body(self) -> str:
        line = self.line
        parts: list[str] = []
        frames = self.frames(parts)
        pos = "after" if frames else "first"
        optional = line.may and (len(line.effects) > 1 or not self.has_may(line.effects[0]))
        told = self.effect(line.effects[0], "first" if optional else pos, line.may and not optional, True)
        for node in line.effects[1:]:
            told.extend(self.effect(node, "first", False, False))
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
        line = self.line
        frames: list[tuple[str, Slots]] = []
        conditions = list(line.conditions)
        if line.moments:
            moment = line.moments[0]
            first = conditions[0] if conditions else None
            if moment.word == "before tackles" and line.exhaust:
                slots: Slots = {"who": self.np(moment.to, "whichever")}
                key = "use.before_tackle"
                if moment.who:
                    slots["target"] = self.np(moment.who, "whichever")
                    key += "_on"
                parts.append(self.say(key, slots))
            elif (
                moment.word == "win matchup"
                and not self.on_player
                and not moment.n
                and first is not None
                and first.code == C_EXISTS
                and first.who & W_YOURS
                and first.who & W_HERE
            ):
                frames.append(("each.win_with", {"who": self.np(first.who & ~W_HERE, "held", first.n)}))
                conditions = conditions[1:]
            elif moment.word == "at totals" and first is not None and first.code == C_TOTAL and not self.on_player:
                pass  # the condition says it all
            else:
                frames.append(self.moment(moment))
        for number, node in enumerate(conditions):
            frames.append(self.condition(node, number == 0))
        return frames

    def moment(self, moment: Node) -> tuple[str, Slots]:
        line = self.line
        key = MOMENT_KEYS[moment.word]
        slots: Slots = {"n": moment.n, "skill": self.say("skill.pass")}
        if moment.word in ("tackles", "injures", "before tackles"):
            slots["who"] = self.np(moment.to, "whichever")
            if moment.who:
                slots["target"] = self.np(moment.who, "whichever")
                if moment.word != "injures":
                    key += "_on"
        elif moment.word == "you injure":
            slots["target"] = self.np(moment.who, "whichever")
        else:
            slots["who"] = self.np(moment.to if moment.word == "pair" else moment.who, "whichever")
        if len(line.moments) == 2:
            key = "when.downed_or_injured" if moment.word == "downed" else "when.got_or_lost_ball"
        elif line.label == L_WEEK and moment.word in ("downed", "injured"):
            key = f"each.{moment.word}"
        elif moment.word == "win matchup" and moment.n:
            key = "each.win_by"
        elif moment.word == "declared" and moment.n:
            key = "when.declared_where_you_play"
        if self.on_player and key.startswith(("each.win", "each.lose")):
            key = key.replace("each.", "if.")
        return key, slots

    def condition(self, node: Node, first: bool) -> tuple[str, Slots]:
        """``At each matchup where ...`` on an upgrade that is scored by matchups, ``If ...`` elsewhere."""
        moments = self.line.moments
        by_matchup = self.line.label == L_SCOREBOARD and (not moments or moments[0].word == "at totals")
        scope = "at_each" if first and by_matchup and not self.on_player else "if"
        if node.code == C_MIDFIELD:
            if node.who & W_COMMITTED:
                who = self.np(W_COMMITTED, "one")
                self.committed_named = True
                return "if.midfield_of", {"who": who}
            return "if.midfield", {}
        if node.code == C_TOTAL:
            return f"{scope}.total", {"n": node.n}
        if node.code == C_ROSTER:
            owned = node.count in (COUNT_TEAM_UPGRADES, COUNT_STAFF_UPGRADES)
            cards = self.say(f"np.cards.{COUNT_KEYS[node.count]}")
            return "if.own" if owned else "if.roster", {"n": node.n, "cards": cards}
        if node.code == C_MORE:
            both = node.who & node.to & W_HERE
            if scope == "at_each" and both:
                slots: Slots = {"a": self.np(node.who & ~W_HERE, "many"), "b": self.np(node.to & ~W_HERE, "many")}
                return "at_each.more", slots
            return "if.more", {"a": self.np(node.who & ~both, "many"), "b": self.np(node.to, "many")}
        if node.who & CERTAIN:
            who = self.np(node.who & CERTAIN, "one")
            word = "ball_carrier" if node.who & W_CARRIER else "downed" if node.who & W_DOWNED else "standing"
            return f"if.{word}", {"who": who}
        if scope == "at_each" and node.who & W_HERE:
            bits = node.who & ~W_HERE
        else:
            scope = "if"
            bits = node.who
        if node.who & W_YOURS:
            return f"{scope}.have", {"who": self.np(bits, "held", node.n)}
        if node.who & W_THEIRS:
            return f"{scope}.they_have", {"who": self.np(bits, "held", node.n)}
        form = "whichever" if node.n == 1 else "held"
        return f"{scope}.there_is", {"who": self.np(bits, form, node.n)}

    # --- effects ---

    def has_may(self, node: Node) -> bool:
        """Whether the message of an effect has a form with "may"."""
        return self.has(f"{self.effect_key(node)}.may")

    def effect_key(self, node: Node) -> str:
        if node.word in PLAIN_KEYS:
            return PLAIN_KEYS[node.word]
        if node.word in WHO_KEYS:
            return WHO_KEYS[node.word]
        if node.word == "tackle":
            if node.n:
                return "do.tackle_at_once" if node.to else "do.tackle_power"
            return "do.tackle_target" if node.to else "do.tackle"
        return f"do.{node.word}"

    def effect(self, node: Node, pos: str, may: bool, first: bool) -> list[str]:
        """The sentences of one effect."""
        slots: Slots = {"pos": pos, "n": node.n}
        word = node.word
        key = self.effect_key(node)
        if may:
            key += ".may"
        if word == "gain" and node.count:
            slots["each"] = self.each(node)
            return [self.say("do.gain_fans_per", slots)]
        if word in PLAIN_KEYS:
            return [self.say(key, slots)]
        if word in WHO_KEYS:
            slots["who"] = self.np(node.who, "one")
            return [self.say(f"{key}.may" if node.may else key, slots)]
        if word == "lasting":
            return self.lasting(node, slots)
        if word in ("roll", "roll instead"):
            self.rows = [self.row(row) for row in node.more]
            slots["n"] = 1
            return [self.say("message.roll" if word == "roll" else "roll.instead_of_tackle", slots)]
        if word == "use":
            slots["who"] = self.np(node.who, "one")
            slots["skill"] = self.say("skill.any" if node.count == ANY_SKILL else f"skill.{SKILL_NAMES[node.count]}")
        elif word == "assign":
            slots["who"] = self.np(node.who, "one")
            slots["token"] = self.say("np.token.one") if node.n == 1 else self.say("np.tokens.number", slots)
        elif word == "peek":
            return self.peek(node, slots, key)
        elif word == "shift":
            slots["tokens"] = self.say(TOKEN_KEYS[node.n])
            slots["from"] = self.np(node.who, "many" if node.n == TOKENS_ANY else "one")
            slots["to"] = self.np(node.to, "one")
        elif word == "scrap":
            slots["token"] = self.say("np.token.revealed")
            slots["who"] = self.np(node.who, "one")
        elif word == "ball to opponent":
            slots["player"] = self.np(W_THEIRS, "one")
            slots["chooser"] = self.say("np.manager.opposing")
            key = "do.ball_to"
        elif word == "tackle":
            slots["who"] = self.np(node.who, "one")
            slots["power"] = self.say("np.power.standing")
            if node.to:
                slots["target"] = self.np(node.to, "one")
        elif word in ("commit top", "field top"):
            here = node.who & W_HERE and self.on_player
            slots["card"] = self.say("np.card.top_team_deck")
            slots["where"] = self.say("np.matchup.this" if here else "np.matchup.that")
            key = "do.draw_commit" if word == "commit top" else "do.field_top"
            if first:
                key += "_first"
        elif word == "lose on miss":
            inner = self.say("do.lose_fans", {"pos": "after", "n": node.n})
            return [self.say("if.face", {"pos": pos, "faces": self.say("face.miss"), "then": inner})]
        elif word == "power":
            slots["amount"] = signed(node.n)
            slots["who"] = self.np(node.who, "one")
            if node.count:
                slots["each"] = self.each(node)
                key += "_per"
        elif word == "token power":
            slots["token"] = self.say("np.token.one")
            slots["who"] = self.np(node.who, "one")
            key = "do.token_power"
        elif word == "replace highlight":
            slots["highlight"] = self.say("np.highlight.with_yours")
            return [self.say("do.replace_highlight", slots), self.say("note.all_stay")]
        return [self.say(key, slots)]

    def peek(self, node: Node, slots: Slots, key: str) -> list[str]:
        """Look at a token, keep or discard it; a discarded one is replaced."""
        slots["token"] = self.say("np.token.one")
        slots["who"] = self.np(node.who, "one")
        again = self.np(node.who, "one") if node.who & CERTAIN else self.say("np.that_player")
        new: Slots = {"pos": "after", "token": self.say("np.token.new"), "who": again}
        return [self.say(key, slots), self.say("if.discarded", {"pos": "first", "then": self.say("do.assign", new)})]

    def lasting(self, node: Node, slots: Slots) -> list[str]:
        if node.code == S_DRAFT_FREEBOOTERS:
            slots["who"] = self.say("np.stars.you_draft")
            name = ability_name(self.catalogue, "freebooter", self.language)
            slots["ability"] = self.say("ability.quoted", {"name": name})
            return [self.say("static.treat_as", slots), self.say("reminder.freebooter")]
        if node.code in SIGNED:
            slots["n"] = signed(node.n)
        if node.code == S_TARGET_POWER:
            slots["who"] = self.np(node.who, "whichever")
        return [self.say(f"static.{LASTING_KEYS[node.code]}", slots)]

    def row(self, row: Node) -> str:
        """One line of a die table."""
        faces = ""
        for number, key in enumerate(FACE_KEYS):
            if row.n >> number & 1:
                name = self.say(key)
                faces = self.say("list.or", {"a": faces, "b": name}) if faces else name
        told: list[str] = []
        for number, node in enumerate(row.more):
            told.extend(self.effect(node, "first", False, number == 0))
        return self.say("message.row", {"faces": faces, "then": self.sentences(told)})

    # --- noun phrases ---

    def each(self, node: Node) -> str:
        """What "per" counts."""
        if node.count == COUNT_PLAYERS:
            return self.np(node.per, "each")
        return self.say(f"np.each.{COUNT_KEYS[node.count]}")

    def np(self, bits: int, form: str, n: int = 1) -> str:
        """The players a selector means. Forms: one, whichever, each, many, held (after "you have")."""
        if bits & W_THIS:
            return self.say("np.this_player")
        if bits & W_CHOSEN:
            return self.say("np.chosen_player")
        if bits & W_COMMITTED:
            return self.say("np.that_player" if self.committed_named else "np.committed_player")
        if bits & W_IT:
            return self.say("np.that_player")
        if bits & W_TACKLER:
            if self.agent_named and self.subject_named:
                return self.say(
                    "np.tackler.doing" if self.line.moments[0].word == "before tackles" else "np.tackler.done"
                )
            return self.say("np.that_player" if self.agent_named else "np.tackler")
        if bits & W_TARGET:
            alone = self.subject_named and not self.agent_named
            return self.say("np.that_player" if alone else "np.target")
        owner = "yours" if bits & W_YOURS else "theirs" if bits & W_THEIRS else "any"
        state = "standing" if bits & W_STANDING else "downed" if bits & W_DOWNED else "none"
        other = "yes" if bits & W_OTHER else "different" if bits & W_DIFFERENT else "none"
        kind = "carrier" if bits & W_CARRIER else "player"
        if bits & W_STAR:
            kind = "star_carrier" if bits & W_CARRIER else "star"
        trait = "guard" if bits & W_GUARD else "none"
        if bits & W_SPRINT:
            trait = "both" if bits & W_GUARD else "sprint"
        place = self.place(bits)
        exact = f"np.player.{owner}"
        for slot in ("other" if other == "yes" else other, state, kind, trait, place):
            if slot not in ("none", "player"):
                exact += f".{slot}"
        if form == "whichever" and self.has(f"{exact}.whichever"):
            return self.say(f"{exact}.whichever")
        if self.has(exact) and ((form == "one" and owner != "any") or (form == "whichever" and owner == "any")):
            return self.say(exact)
        slots: Slots = {"owner": owner, "state": state, "other": other, "kind": kind, "trait": trait, "place": place}
        slots["n"] = n
        slots["holder"] = owner if form == "held" else "none"
        if form == "held" or (form == "whichever" and owner == "any"):
            slots["owner"] = "none"
        slots["bound"] = "any" if owner == "any" else "none"
        slots["rest"] = self.say("np.rest", slots)
        return self.say(f"np.{form}", slots)

    def place(self, bits: int) -> str:
        if bits & W_INVOLVED:
            return "tackle"
        if bits & W_AT_CHOSEN:
            return "there"
        if bits & W_HERE:
            return "here" if self.on_player else "there"
        if bits & W_ANYWHERE:
            return "anywhere"
        if bits & W_WHERE_YOU_STAND:
            return "where_you_stand"
        return "where_you_play" if bits & W_WHERE_YOU_PLAY else "none"

    # --- payouts and tokens ---

    def payout(self, choices: tuple[Payout, ...]) -> str:
        """The icons of a section in words."""
        text = ""
        for choice in choices:
            words: list[str] = []
            for key, amount in (
                ("fans", choice.fans),
                ("stars", choice.stars),
                ("team", choice.team),
                ("staff", choice.staff),
            ):
                if amount:
                    words.append(self.say(f"payout.{key}", {"n": amount}))
            one = words[0] if words else self.say("payout.nothing")
            for number in range(1, len(words)):
                key = "list.and" if number == len(words) - 1 else "list.comma"
                one = self.say(key, {"a": one, "b": words[number]})
            text = self.say("list.or", {"a": text, "b": one}) if text else one
        return text

    def token(self, face: int) -> str:
        if self.catalogue.token_ejects[face]:
            return self.say("token.ejects")
        if self.catalogue.token_fans[face]:
            return self.say("token.fans", {"n": self.catalogue.token_fans[face]})
        return self.say("token.power", {"n": signed(self.catalogue.token_power[face])})


# --- The public face ---


def card_text(catalogue: Catalogue, face: int, language: str = "en") -> str:
    """What is printed on a card: its named abilities, its abilities, its payouts. Die rows are lines of their own."""
    kind = catalogue.kinds[face]
    writer = Writer(catalogue, language, kind)
    if kind in (HIGHLIGHT, TOURNAMENT):
        lines: list[str] = []
        for key, choices in zip(SECTION_KEYS[kind - HIGHLIGHT], catalogue.sections[face]):
            lines.append(writer.say(f"payout.{key}", {"icons": writer.payout(choices)}))
        return "\n".join(lines)
    if kind == TOKEN:
        return writer.token(face)
    names: list[str] = []
    lines = []
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
    return "\n".join(Writer(catalogue, language, PLAYER).ability(parse(catalogue.ability_lines[ability])))


def line_text(catalogue: Catalogue, line: str, kind: int, language: str = "en") -> str:
    """The text of one line of the card language on a kind of card, for designers."""
    return "\n".join(Writer(catalogue, language, kind).ability(parse(line)))


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
