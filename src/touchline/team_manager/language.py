"""The card language: one line for each ability, read here and turned into what the rules carry out.

``parse`` reads a line into a ``Line``: a small tree of ``Node``s that keeps the words as the designer meant
them. ``compiled`` turns a ``Line`` into ``Ability`` records made of the numbers in ``words.py``; ``text.py`` turns
the same ``Line`` into the printed text. The grammar is in ``docs/cards/language.md``, and the methods of ``Parser``
follow it.
"""

from touchline.table.errors import BadFile, nearest
from touchline.team_manager.vocabulary import (
    AT_SCORING,
    BEFORE_ROLL,
    CERTAIN,
    COUNTS,
    DIGITS,
    IN_PLAY,
    LABELS,
    LASTING,
    LETTERS,
    LONGEST_LINE,
    OWNERS,
    PLACES,
    QUALITIES,
    ROSTER_COUNTS,
    STATES,
    TACKLES,
    W_IT,
)
from touchline.team_manager.words import (
    ANY_SKILL,
    ASSIGN,
    ATTEMPT,
    BALL,
    BALL_AS_USUAL,
    BALL_TO_OPPONENT,
    C_EXISTS,
    C_MIDFIELD,
    C_MORE,
    C_ROSTER,
    C_TOTAL,
    CHOOSE,
    COMMIT_TOP,
    COUNT_PLAYERS,
    DIE_NAMES,
    DISCARD_THIS,
    DOWN,
    DRAW,
    E_COLLECT,
    E_DECLARED,
    E_DOWNED,
    E_EJECTED,
    E_EJECTIONS,
    E_GOT_BALL,
    E_INJURED,
    E_LOST,
    E_LOST_BALL,
    E_PAIR,
    E_PASSED,
    E_ROLLED,
    E_TACKLED,
    E_TOTALS,
    E_WON,
    EACH_DRAWS,
    EACH_TAKES_STAR,
    FIELD_TOP,
    GAIN,
    HIGHER,
    IF_MISS,
    INJURE,
    INJURE_OUTRIGHT,
    L_ACTION,
    L_ALWAYS,
    L_END,
    L_NOW,
    L_PLAYED,
    L_RESPONSE,
    L_SCOREBOARD,
    L_WEEK,
    LOSE,
    MORE_HIGHLIGHTS,
    MORE_STARS,
    MOVE,
    ONE_DIE,
    PEEK,
    POWER,
    REPLACE_HIGHLIGHT,
    REROLL,
    ROLL,
    S_CARRIER_POWER,
    S_CHEAT_TOKENS,
    S_HIGHLIGHT_FANS,
    S_TACKLING_POWER,
    S_TARGET_POWER,
    S_TEAM_POWER,
    S_ZONE_LIMIT,
    SCRAP,
    SHIFT,
    SKILL_NAMES,
    STAND,
    STOP,
    TOKEN_POWER,
    TOKENS_ANY,
    TOKENS_EJECTION,
    TOKENS_ONE_REVEALED,
    USE,
    W_AT_CHOSEN,
    W_CHOSEN,
    W_COMMITTED,
    W_DIFFERENT,
    W_DOWNED,
    W_HERE,
    W_INVOLVED,
    W_OTHER,
    W_STANDING,
    W_TACKLER,
    W_TARGET,
    W_THEIRS,
    W_THIS,
    W_YOURS,
)


class Node:
    """A word with what belongs to it: a moment, a condition, an effect or a row of a die table."""

    def __init__(self, word: str, column: int) -> None:
        self.word = word
        self.column = column
        self.code: int = 0  # E_…, C_… or effect
        self.n: int = 0
        self.who: int = 0  # selector: subject of a moment, object of an effect
        self.to: int = 0  # second selector: agent of a moment, other side of an effect
        self.count: int = 0  # COUNT_…
        self.per: int = 0  # selector of what is counted
        self.may: bool = False
        self.more: list[Node] = []  # rows of a roll, effects of a row


class Line:
    """A parsed ability."""

    def __init__(self) -> None:
        self.source: str = ""
        self.label: int = 0
        self.exhaust: bool = False
        self.may: bool = False  # as written; what exhausts is optional anyway
        self.moments: list[Node] = []  # none, or one, or two joined by "or"
        self.conditions: list[Node] = []
        self.effects: list[Node] = []


class Parser:
    """Reads one line, word by word. ``path``, ``line`` and ``column`` say where it stands, for errors."""

    def __init__(self, source: str, path: str, line: int, column: int) -> None:
        self.source = source
        self.path = path
        self.line_number = line
        self.first_column = column
        self.words: list[str] = []
        self.columns: list[int] = []
        self.at = 0
        self.furthest = 0
        self.tried: list[str] = []  # words that would have done at the furthest place
        self.line = Line()
        self.line.source = source

    # --- words ---

    def bad(self, message: str, column: int) -> BadFile:
        return BadFile(message, self.path, self.line_number, self.first_column + column)

    def split(self) -> None:
        """Cut the line into words, numbers and signs."""
        source = self.source
        if len(source) > LONGEST_LINE:
            raise self.bad(f"an ability has {LONGEST_LINE} characters at most", LONGEST_LINE)
        at = 0
        while at < len(source):
            letter = source[at]
            begin = at
            if letter == " ":
                at += 1
                continue
            if letter in ":;|{}":
                at += 1
            elif letter in DIGITS + "+-":
                at += 1
                while at < len(source) and source[at] in DIGITS:
                    at += 1
                if source[at - 1] not in DIGITS or at - begin > 4:
                    raise self.bad("a number is written as in 2, +1 or -1, with three digits at most", begin)
            elif letter in LETTERS:
                while at < len(source) and source[at] in LETTERS + "-":
                    at += 1
            else:
                raise self.bad(f"the sign {letter!r} has no meaning here", begin)
            self.words.append(source[begin:at])
            self.columns.append(begin)
        self.words.append("")
        self.columns.append(len(source))

    def column(self) -> int:
        return self.columns[self.at]

    def note(self, at: int, word: str) -> None:
        """Remember what would have been right, for the error message."""
        if at > self.furthest:
            self.furthest = at
            self.tried = []
        if at == self.furthest and word not in self.tried:
            self.tried.append(word)

    def take(self, phrase: str) -> bool:
        """Read a phrase if it comes next."""
        at = self.at
        for word in phrase.split(" "):
            if self.words[at] != word:
                self.note(at, word)
                return False
            at += 1
        self.at = at
        return True

    def fail(self) -> BadFile:
        """Nothing known comes next: name the word and the nearest right one."""
        found = self.words[self.furthest]
        column = self.columns[self.furthest]
        wanted = [word for word in self.tried if word]
        hint = nearest(found, wanted) if found else ""
        if not hint:
            shown = wanted[:8]
            rest = ", ..." if len(wanted) > 8 else ""
            hint = f"; expected {', '.join(shown)}{rest}" if shown else ""
        if not found:
            return self.bad(f"the ability ends too early{hint}", column)
        return self.bad(f"{found!r} is not understood here{hint}", column)

    def need(self, phrase: str) -> None:
        if not self.take(phrase):
            raise self.fail()

    def is_number(self) -> bool:
        word = self.words[self.at]
        if word[-1:].isdigit():
            return True
        self.note(self.at, "a number")
        return False

    def number(self, low: int, high: int) -> int:
        if not self.is_number():
            raise self.fail()
        value = int(self.words[self.at])
        if not low <= value <= high:
            raise self.bad(f"{self.words[self.at]} is out of range; {low} to {high} would do", self.column())
        self.at += 1
        return value

    def one_of(self, table: tuple[tuple[str, int], ...]) -> int:
        """Read one phrase of a table and give its number, or -1."""
        for phrase, value in table:
            if self.take(phrase):
                return value
        return -1

    # --- the line ---

    def parse(self) -> Line:
        """line = label ["exhaust"] [moment] ["if" condition {"and" condition}] ":" ["may"] effects"""
        self.split()
        line = self.line
        line.label = self.one_of(LABELS)
        if line.label < 0:
            raise self.fail()
        line.exhaust = self.take("exhaust")
        self.moment()
        if self.take("if"):
            self.condition()
            while self.take("and"):
                self.condition()
        self.need(":")
        begin = self.column()
        line.may = self.take("may")
        if line.may and (line.exhaust or line.label == L_ACTION):
            raise self.bad("an action, and what exhausts its card, may be left out anyway: drop 'may'", begin)
        line.effects = self.effects(False)
        if self.words[self.at]:
            self.note(self.at, ";")
            raise self.fail()
        self.check()
        return line

    # --- selectors ---

    def selector(self) -> int:
        """selector = certain | ["other" | "different"] ("yours" | "theirs" | "any") {quality} [place]"""
        begin = self.column()
        certain = self.one_of(CERTAIN)
        if certain >= 0:
            return certain
        bits = 0
        if self.take("other"):
            bits = W_OTHER
        elif self.take("different"):
            bits = W_DIFFERENT
        owner = self.one_of(OWNERS)
        if owner < 0:
            raise self.fail()
        bits |= owner
        while True:
            quality = self.one_of(QUALITIES)
            if quality < 0:
                break
            bits |= quality
        place = self.one_of(PLACES)
        if place > 0:
            bits |= place
        if bits & W_STANDING and bits & W_DOWNED:
            raise self.bad("no player is standing and downed at once", begin)
        return bits

    def count(self, node: Node) -> None:
        """count = "team upgrade" | "staff upgrade" | "freebooter" | ["logo" | "other"] "star" | selector"""
        count = self.one_of(COUNTS)
        if count >= 0:
            node.count = count
        else:
            node.count = COUNT_PLAYERS
            node.per = self.selector()

    def skill(self, node: Node) -> None:
        """skill = "cheat" | "pass" | "sprint" | "tackle" | "any skill" """
        for number, name in enumerate(SKILL_NAMES):
            if self.take(name):
                node.count = number
                return
        self.need("any skill")
        node.count = ANY_SKILL

    # --- moments ---

    def happening(self, word: str, code: int, subject: int = 0, agent: int = 0, n: int = 0) -> Node:
        node = Node(word, self.column())
        node.code = code
        node.who = subject
        node.to = agent
        node.n = n
        self.line.moments.append(node)
        return node

    def moment(self) -> None:
        """moment = "when" befalling | "after" deed | "before" ("ejections" | attempt) | "at totals" """
        if self.take("before"):
            if self.take("ejections"):
                self.happening("before ejections", E_EJECTIONS)
                return
            agent = self.selector()
            self.need("tackles")
            self.happening("before tackles", E_DECLARED, self.victim(), agent)
        elif self.take("at totals"):
            self.happening("at totals", E_TOTALS)
        elif self.take("when"):
            self.befalling()
        elif self.take("after"):
            self.deed()

    def victim(self) -> int:
        """The tackled player, if the line names him."""
        return 0 if self.words[self.at] in ("if", ":", "") else self.selector()

    def deed(self) -> None:
        """What follows "after": something that somebody did."""
        if self.take("you"):
            if self.take("win a matchup"):
                margin = self.number(1, 20) if self.take("by") else 0
                self.happening("win matchup", E_WON, 0, 0, margin)
            elif self.take("win a highlight"):
                self.happening("win highlight", E_WON)
            elif self.take("lose a matchup"):
                self.happening("lose matchup", E_LOST)
            else:
                self.need("injure")
                self.happening("you injure", E_INJURED, self.selector())
            return
        who = self.selector()
        if self.take("tackles"):
            self.happening("tackles", E_TACKLED, self.victim(), who)
        elif self.take("injures"):
            self.happening("injures", E_INJURED, self.selector(), who)
        elif self.take("rolls a pair"):
            self.happening("pair", E_PAIR, 0, who)
        else:
            self.need("uses pass")
            self.happening("after pass", E_PASSED, who)

    def befalling(self) -> None:
        """What follows "when": something that befalls somebody."""
        if self.take("dice are rolled against"):
            self.happening("rolled", E_ROLLED, self.selector())
        elif self.take("a tackle is declared"):
            where = W_YOURS | W_HERE if self.take("where you play") else 0
            self.happening("declared", E_DECLARED, 0, 0, where)
        elif self.take("you collect stars"):
            self.happening("collect stars", E_COLLECT)
        else:
            who = self.selector()
            if self.take("is"):
                self.befalls(who)
            elif self.take("uses pass"):
                self.happening("uses pass", E_PASSED, who)
            elif self.take("gets or loses the ball"):
                self.happening("gets ball", E_GOT_BALL, who)
                self.happening("loses ball", E_LOST_BALL, who)
            elif self.take("gets the ball"):
                self.happening("gets ball", E_GOT_BALL, who)
            else:
                self.need("loses the ball")
                self.happening("loses ball", E_LOST_BALL, who)

    def befalls(self, who: int) -> None:
        """What follows "somebody is"."""
        if self.take("tackled"):
            self.happening("tackled", E_TACKLED, who)
        elif self.take("targeted"):
            self.happening("targeted", E_DECLARED, who)
        elif self.take("downed or injured"):
            self.happening("downed", E_DOWNED, who)
            self.happening("injured", E_INJURED, who)
        elif self.take("downed by a tackle"):
            self.happening("downed by tackle", E_DOWNED, who)
        elif self.take("downed"):
            self.happening("downed", E_DOWNED, who)
        elif self.take("injured"):
            self.happening("injured", E_INJURED, who)
        else:
            self.need("ejected")
            self.happening("ejected", E_EJECTED, who)

    # --- conditions ---

    def condition(self) -> None:
        """condition = ball | total | comparison | certain "is" state | [number] (roster count | selector)"""
        node = Node("", self.column())
        if self.take("ball at midfield"):
            node.word = "midfield"
            node.code = C_MIDFIELD
            if self.take("of committed"):
                node.who = W_COMMITTED
            else:
                self.need("here")
                node.who = W_THIS
        elif self.take("your total is"):
            node.word = "total"
            node.code = C_TOTAL
            node.n = self.number(1, 50)
        elif self.take("more"):
            node.word = "more"
            node.code = C_MORE
            node.who = self.selector()
            self.need("than")
            node.to = self.selector()
        else:
            node.n = self.number(1, 20) if self.is_number() else 1
            count = self.one_of(ROSTER_COUNTS)
            if count >= 0:
                node.word = "roster"
                node.code = C_ROSTER
                node.count = count
            else:
                node.word = "exists"
                node.code = C_EXISTS
                certain = self.one_of(CERTAIN)
                if certain < 0:
                    node.who = self.selector()
                else:
                    self.need("is")
                    state = self.one_of(STATES)
                    if state < 0:
                        raise self.fail()
                    node.who = certain | state
        self.line.conditions.append(node)

    # --- effects ---

    def effects(self, in_row: bool) -> list[Node]:
        """effects = effect {";" effect}"""
        result = [self.effect(in_row)]
        while self.take(";"):
            last = result[-1]
            if last.word in ("roll", "roll instead"):
                raise self.bad("a roll comes last: put what follows into its rows", last.column)
            result.append(self.effect(in_row))
        return result

    def effect(self, in_row: bool) -> Node:
        node = Node("", self.column())
        may = self.take("may")
        phrase = self.one_of(LASTING)
        if phrase >= 0:
            node.word = "lasting"
            node.code = phrase
        elif self.words[self.at][:1] in ("+", "-"):
            self.signed(node)
        elif self.is_number():
            self.counted(node)
        elif self.take("gain"):
            self.done(node, "gain", GAIN)
            node.n = self.number(1, 20)
            if self.take("per"):
                self.count(node)
        elif self.take("lose"):
            self.done(node, "lose", LOSE)
            node.n = self.number(1, 20)
            if self.take("on miss"):
                self.done(node, "lose on miss", IF_MISS)
        elif self.take("have"):
            self.has(node)
        elif self.take("assign"):
            self.done(node, "assign", ASSIGN)
            node.n = self.number(1, 10)
            self.need("token to" if node.n == 1 else "tokens to")
            node.who = self.selector()
        elif self.take("peek at a token on"):
            self.done(node, "peek", PEEK)
            node.who = self.selector()
        elif self.take("shift"):
            self.shifted(node)
        elif self.take("discard"):
            if self.take("this card"):
                self.done(node, "discard this", DISCARD_THIS)
            else:
                self.need("1 revealed token from")
                self.done(node, "scrap", SCRAP)
                node.n = 1
                node.who = self.selector()
        elif self.take("stand"):
            self.done(node, "stand", STAND)
            node.who = self.selector()
            if may and in_row:
                node.may = True
                node.n = 1
                may = False
        elif self.take("down"):
            self.done(node, "down", DOWN)
            node.who = self.selector()
        elif self.take("injure"):
            self.done(node, "injure", INJURE)
            node.who = self.selector()
            if self.take("outright"):
                self.done(node, "injure outright", INJURE_OUTRIGHT)
        elif self.take("move"):
            self.done(node, "move", MOVE)
            node.who = self.selector()
        elif self.take("ball"):
            self.ball(node)
        elif self.take("choose"):
            self.done(node, "choose", CHOOSE)
            node.who = self.selector()
        elif self.take("commit top card here"):
            self.done(node, "commit top", COMMIT_TOP)
            node.who = W_HERE
        elif self.take("field top card"):
            self.done(node, "field top", FIELD_TOP)
            node.who = W_AT_CHOSEN if self.take("at chosen") else W_HERE
            if node.who == W_HERE:
                self.need("here")
        elif self.take("draw"):
            node.n = self.number(1, 10)
            if self.take("more star" if node.n == 1 else "more stars"):
                self.done(node, "more stars", MORE_STARS)
            else:
                self.need("then discard")
                self.done(node, "draw", DRAW)
                self.number(node.n, node.n)
        elif self.take("reroll all dice"):
            self.done(node, "reroll all", REROLL)
        elif self.take("reroll one die"):
            self.done(node, "reroll one", REROLL)
            node.n = 1
        elif self.take("count the tackler higher"):
            self.done(node, "higher", HIGHER)
            node.who = W_TACKLER
        elif self.take("one die only"):
            self.done(node, "one die", ONE_DIE)
        elif self.take("turn up a token for"):
            self.done(node, "token power", TOKEN_POWER)
            node.who = self.selector()
        elif self.take("replace a highlight where you play"):
            self.done(node, "replace highlight", REPLACE_HIGHLIGHT)
        elif self.take("each manager draws"):
            self.done(node, "each draws", EACH_DRAWS)
            node.n = self.number(1, 10)
        elif self.take("each manager takes"):
            self.done(node, "each takes star", EACH_TAKES_STAR)
            node.n = self.number(1, 5)
            self.need("star" if node.n == 1 else "stars")
        elif self.take("at most"):
            self.done(node, "lasting", S_ZONE_LIMIT)
            node.n = self.number(1, 20)
            self.need("in a team zone")
        elif in_row and self.take("nothing"):
            self.done(node, "nothing", STOP)
        elif self.take("roll"):
            if in_row:
                raise self.bad("a row of a die table cannot roll again", node.column)
            self.rolled(node)
        else:
            raise self.fail()
        if may:
            raise self.bad("'may' stands before the first effect, or before 'stand' in a row", node.column)
        return node

    def done(self, node: Node, word: str, code: int) -> None:
        node.word = word
        node.code = code

    def signed(self, node: Node) -> None:
        """power = signed ("power" ("while tackling" | "while carrier" | "to" selector …) | "team power …")"""
        node.n = self.number(-5, 5)
        if self.take("team power where yours downed"):
            self.done(node, "lasting", S_TEAM_POWER)
            node.who = W_YOURS | W_DOWNED | W_HERE
            return
        self.need("power")
        if self.take("while tackling"):
            self.done(node, "lasting", S_TACKLING_POWER)
        elif self.take("while carrier"):
            self.done(node, "lasting", S_CARRIER_POWER)
        else:
            self.need("to")
            node.who = self.selector()
            if self.take("while targeted"):
                self.done(node, "lasting", S_TARGET_POWER)
            else:
                self.done(node, "power", POWER)
                if self.take("per other yours here"):
                    node.count = COUNT_PLAYERS
                    node.per = W_OTHER | W_YOURS | W_HERE

    def counted(self, node: Node) -> None:
        """Effects of headlines that begin with a number."""
        node.n = self.number(1, 10)
        if self.take("tokens for each cheat"):
            self.done(node, "lasting", S_CHEAT_TOKENS)
        elif self.take("fans for winning a highlight" if node.n > 1 else "fan for winning a highlight"):
            self.done(node, "lasting", S_HIGHLIGHT_FANS)
        elif self.take("more highlight" if node.n == 1 else "more highlights"):
            self.done(node, "more highlights", MORE_HIGHLIGHTS)
        else:
            raise self.fail()

    def has(self, node: Node) -> None:
        """have = "have" selector ("use" skill ["twice"] | "tackle" [selector] ["with standing power"])"""
        node.who = self.selector()
        if self.take("use"):
            self.done(node, "use", USE)
            self.skill(node)
            node.n = 2 if self.take("twice") else 1
        elif self.take("tackle"):
            self.done(node, "tackle", ATTEMPT)
            if self.words[self.at] not in ("", "with", ";", "|", "}"):
                node.to = self.selector()
            node.n = 1 if self.take("with standing power") else 0
        else:
            raise self.fail()

    def shifted(self, node: Node) -> None:
        """shift = "shift" tokens "from" selector "to" selector"""
        self.done(node, "shift", SHIFT)
        if self.take("any tokens"):
            node.n = TOKENS_ANY
        elif self.take("1 revealed token"):
            node.n = TOKENS_ONE_REVEALED
        else:
            self.need("all ejection tokens")
            node.n = TOKENS_EJECTION
        self.need("from")
        node.who = self.selector()
        self.need("to")
        node.to = self.selector()

    def ball(self, node: Node) -> None:
        """ball = "ball" ("to" selector | "to an opponent" | "as usual" | "stays")"""
        if self.take("to an opponent"):
            self.done(node, "ball to opponent", BALL_TO_OPPONENT)
        elif self.take("as usual"):
            self.done(node, "ball as usual", BALL_AS_USUAL)
        elif self.take("stays"):
            self.done(node, "ball stays", STOP)
        else:
            self.need("to")
            self.done(node, "ball", BALL)
            node.who = self.selector()

    def rolled(self, node: Node) -> None:
        """roll = "roll" ["instead"] "{" row {"|" row} "}";  row = face {"or" face} ":" effects"""
        self.done(node, "roll instead" if self.take("instead") else "roll", ROLL)
        self.need("{")
        seen = 0
        while True:
            row = Node("row", self.column())
            while True:
                column = self.column()
                face = -1
                for number, name in enumerate(DIE_NAMES):
                    if self.take(name):
                        face = 1 << number
                        break
                if face < 0:
                    raise self.fail()
                if seen & face:
                    raise self.bad("this face of the die has its row already", column)
                seen |= face
                row.n |= face
                if not self.take("or"):
                    break
            self.need(":")
            row.more = self.effects(True)
            node.more.append(row)
            if not self.take("|"):
                break
        self.need("}")

    # --- sense ---

    def check(self) -> None:
        """Refuse what reads well and means nothing."""
        line = self.line
        codes = [moment.code for moment in line.moments]
        begin = line.moments[0].column if line.moments else 0
        if line.label == L_RESPONSE and not codes:
            raise self.bad("a response needs a moment: when, after or before something", 0)
        if codes and line.label in (L_PLAYED, L_ACTION, L_END, L_NOW):
            raise self.bad("this heading has its own moment and takes no other", begin)
        if line.label == L_SCOREBOARD and any(code in IN_PLAY for code in codes):
            raise self.bad("this moment lies in the Matchup phase, not in the Scoreboard phase", begin)
        if line.label in (L_RESPONSE, L_WEEK, L_ALWAYS) and any(code in AT_SCORING for code in codes):
            raise self.bad("this moment lies in the Scoreboard phase: the heading must be scoreboard", begin)
        everything: list[Node] = []
        for effect in line.effects:
            everything.append(effect)
            for row in effect.more:
                everything.extend(row.more)
        chosen = False
        for node in everything:
            both = node.who | node.to
            if both & (W_CHOSEN | W_AT_CHOSEN) and not chosen:
                raise self.bad("nobody was chosen before: begin with 'choose'", node.column)
            if both & W_COMMITTED and line.label != L_ACTION:
                raise self.bad("'committed' is known to an action only", node.column)
            if line.label in (L_WEEK, L_NOW):
                if node.code in (GAIN, LOSE) or (both | node.per) & (W_YOURS | W_THEIRS):
                    raise self.bad("a headline belongs to no manager: say any, it or each manager", node.column)
            if both & W_IT and (line.label != L_WEEK or not codes):
                raise self.bad("'it' is the player of a moment under the heading 'this week'", node.column)
            in_tackle = bool(codes) and (codes[0] in TACKLES or line.moments[0].word == "downed by tackle")
            if both & (W_TACKLER | W_TARGET | W_INVOLVED | W_DIFFERENT) and not in_tackle:
                raise self.bad("there is no tackle at this moment", node.column)
            if node.code in BEFORE_ROLL and (not codes or codes[0] != E_DECLARED):
                raise self.bad(
                    "this changes a tackle before it is rolled: it needs 'before yours tackles' or the like",
                    node.column,
                )
            if node.word == "roll instead" and (not codes or codes[0] != E_DECLARED):
                raise self.bad("there is no tackle to replace at this moment", node.column)
            if node.code == REROLL and codes != [E_ROLLED]:
                raise self.bad("dice are rerolled 'when dice are rolled against' somebody", node.column)
            if node.code == MORE_STARS and codes != [E_COLLECT]:
                raise self.bad("more stars are drawn 'when you collect stars'", node.column)
            if node.code in (BALL_AS_USUAL, BALL_TO_OPPONENT) and codes != [E_PASSED]:
                raise self.bad("this needs the moment 'when any uses pass'", node.column)
            if node.code in (EACH_DRAWS, EACH_TAKES_STAR, MORE_HIGHLIGHTS) and line.label != L_NOW:
                raise self.bad("this happens under the heading 'now' only", node.column)
            if node.word == "lasting" and (len(everything) > 1 or codes or line.conditions or line.may or line.exhaust):
                raise self.bad(
                    "a lasting effect stands alone, without moment, condition, 'may' or 'exhaust'",
                    node.column,
                )
            if node.code == CHOOSE:
                chosen = True


def parse(source: str, path: str = "", line: int = 1, column: int = 1) -> Line:
    """Read one line of the card language. ``column`` is where its first character stands."""
    return Parser(source, path, line, column).parse()
