"""Why not: reasons from the rules for what a person would like to do and is not offered."""

from touchline.table.languages import ENGLISH
from touchline.team_manager import headings, kinds, places
from touchline.team_manager.state import Season
from touchline.team_manager.view import View
from touchline.terminal.team_manager.naming import Names


def reasons(view: View, asked: str, language: str = ENGLISH) -> list[str]:
    """Sentences about whatever has this in its name: a verb, a highlight, a card of the hand, an upgrade, a player."""
    return Why(view, language).reasons(asked)


class Why:
    """Says of one table why something is not offered."""

    def __init__(self, view: View, language: str) -> None:
        self.t: Season = view.table
        self.seat = view.seat
        self.names = Names(view.table, language)
        self.speech = self.names.speech

    def reasons(self, asked: str) -> list[str]:
        t = self.t
        wanted = asked.lower()
        told: list[str] = []
        if wanted in t.registry.verb_index:
            verb = t.registry.verbs[t.registry.verb_index[wanted]]
            if not verb.arguments:
                told.append(self.told_by(wanted, self.speech.option(wanted)))
        if not told and t.kind == kinds.TURN:
            told += self.of_zones(wanted)
        if not told and wanted:
            told += self.of_abilities(wanted)
        if not told and wanted:
            told += self.of_players(wanted)
        if not told and t.kind != kinds.TURN and wanted:
            told += self.of_commits(wanted)[:1]
        return told

    def told_by(self, verb: str, what: str, *arguments: int) -> str:
        reason = self.t.why_not(verb, *arguments)
        text = reason.text_in(self.names.language)
        return self.speech.neat(self.speech.say("why.told", what=what, reason=text, rule=reason.rule))

    def of_commits(self, wanted: str) -> list[str]:
        """Out of a turn nothing is committed, whatever it is."""
        hand = [card for card in self.t.piles[places.HAND + self.seat] if self.names.has(card, wanted)]
        matchups = [one for one in range(places.TOURNAMENT_AT + 1) if self.names.matchup_has(one, wanted)]
        known = [*(self.names.card(card) for card in hand), *(self.names.matchup(one) for one in matchups)]
        return [self.told_by("commit", name) for name in known]

    def of_zones(self, wanted: str) -> list[str]:
        """Where a card of the hand may not go: every zone that is closed, or those of one highlight or of one card."""
        t = self.t
        hand = t.piles[places.HAND + self.seat]
        cards = [card for card in hand if wanted and self.names.has(card, wanted)]
        zones: list[int] = []
        for matchup in filter(self.is_there, range(places.TOURNAMENT_AT + 1)):
            if cards or not wanted or self.names.matchup_has(matchup, wanted):
                zones += self.zones_at(matchup)
        told: list[str] = []
        for card in (cards or hand)[:1]:
            for zone in zones:
                if not t.why_not("commit", card, zone).offered:
                    told.append(self.told_by("commit", self.names.zone(zone), card, zone))
            if zones and not told:
                told.append(self.speech.say("why.free", card=self.names.card(card)))
        return told

    def is_there(self, matchup: int) -> bool:
        if matchup == places.TOURNAMENT_AT:
            return self.t.ball[matchup] != places.NO_BALL
        return bool(self.t.piles[places.MATCHUP + matchup])

    def zones_at(self, matchup: int) -> list[int]:
        """Where this seat could stand."""
        first = places.ZONE + matchup * places.ZONES
        return [first + self.seat] if matchup == places.TOURNAMENT_AT else [first, first + 1]

    def of_abilities(self, wanted: str) -> list[str]:
        """Upgrades in play: why an action or response is not offered now."""
        t = self.t
        told: list[str] = []
        for card in t.piles[places.IN_PLAY + self.seat]:
            if not self.names.has(card, wanted):
                continue
            for ability in t.catalogue.abilities[t.face[card]]:
                if ability.label in (headings.ACTION, headings.RESPONSE):
                    verb = "act" if ability.label == headings.ACTION else "use"
                    told.append(self.told_by(verb, self.names.card(card), card, ability.index))
        return told

    def of_players(self, wanted: str) -> list[str]:
        """Players at matchups: why they cannot be tackled now."""
        told: list[str] = []
        for matchup in range(places.TOURNAMENT_AT + 1):
            for card in self.t.players_at(matchup):
                if self.names.has(card, wanted):
                    told.append(self.told_by("tackle", self.tackling(card, matchup), card))
        return told

    def tackling(self, card: int, matchup: int) -> str:
        """``tackle Orc Lineman at Bad Snap``"""
        at = self.names.quoted_matchup(matchup)
        player = self.speech.word("options", "player-at", player=self.names.card(card), matchup=at)
        return self.speech.option("tackle", player)
