"""Who sits at the tables of a run, and by which rules: everything that is drawn for a game, drawn in advance.

A table's line-up has a number for each seat: 0 for the network in training, 1 for an earlier or frozen one, 2 for the
rival, then the distorted selves, then the scripts. The engine draws one of the line-ups for each game.
"""

CURRENT, PAST, DISTORTED, SCRIPTED, RIVAL = range(5)  # the kinds of mind, as the critic is told
DISTORTIONS, SCRIPTS, LINEUPS, VARIANTS = 300, 600, 1000, 100
LIE, CHALLENGE, BLOCK, INCOME, FOREIGN_AID, TAX, EXCHANGE, COUP, ASSASSINATE, STEAL, EXAMINE, CONVERT = range(1, 13)
PLAIN, NEVER = [16] + 12 * [0], -80
EVERYBODY, WEAK_FIELDS, ANY_FIELD, FROZEN = "train", "weak", "field", "exploit"


def distortion(rng):
    """How a seat's play differs from the network's: the sharpness of its logits in sixteenths (0 plays at random), then
    a bias in quarters on each kind of move."""
    d = list(PLAIN)
    which = rng.randrange(8)
    if which == 0:
        d[LIE] = NEVER
        if rng.randrange(3):
            d[CHALLENGE] = NEVER if rng.randrange(3) else 10
        d[0] = (16, 2 + rng.randrange(8), 0)[rng.randrange(3)]
        if rng.randrange(2):
            d[ASSASSINATE], d[COUP], d[TAX], d[STEAL], d[BLOCK] = 16, 16, 12, 8, 16
    elif which < 3:
        d[LIE if which == 1 else CHALLENGE] = 4 + rng.randrange(12)
    elif which == 3:
        d[CHALLENGE] = -4 - rng.randrange(12) if rng.randrange(2) else NEVER
    elif which == 4:
        d[0] = 2 + rng.randrange(10)
    elif which == 5:
        d[BLOCK] = -12 if rng.randrange(2) else 8
    else:
        d[1:] = [rng.randrange(21) - 10 if rng.randrange(2) else 0 for _ in d[1:]]
    return d


def scripted(rng):
    """The biases of a player without a network: at random, or the truth and little thought, or lies now and then."""
    which = rng.randrange(10)
    if which < 3:
        return {}
    doubt = rng.randrange(8)
    challenge = NEVER if doubt < 4 else -4 - rng.randrange(16) if doubt < 7 else -rng.randrange(6)
    biases = {
        "focus": 4 + rng.randrange(20) if rng.randrange(3) else 0, "lie": NEVER if which < 8 else -rng.randrange(16),
        "challenge": challenge, "challenge-block": challenge if doubt % 4 else rng.randrange(16),
        "block": 16 + rng.randrange(16) if rng.randrange(4) else 0, "income": rng.randrange(8) - 8,
        "foreign-aid": rng.randrange(12) - 8, "exchange": rng.randrange(16) - 8, "steal": rng.randrange(20) - 4,
        "tax": rng.randrange(20), "assassinate": rng.randrange(28), "coup": rng.randrange(40),
        "examine": rng.randrange(16) - 12, "convert": -rng.randrange(20)}
    return {name: bias / 4 for name, bias in biases.items()}


class Seating:
    """The minds of a run. `kinds` and `distortions` are by the number of a mind."""

    def __init__(self, rng, whom, scripts):
        self.rng, self.whom, self.scripts = rng, whom, scripts
        drawn = [distortion(rng) for _ in range(DISTORTIONS)]
        self.opponents = (2 + DISTORTIONS) * [None] + [scripted(rng) for _ in range(SCRIPTS)]
        self.kinds = [CURRENT, PAST, RIVAL] + DISTORTIONS * [DISTORTED] + SCRIPTS * [SCRIPTED]
        self.distortions = [PLAIN] * 3 + drawn + [PLAIN] * SCRIPTS

    def lineups(self, seats, rival, mixed):
        return [self.lineup(seats, rival, mixed) for _ in range(LINEUPS)]

    def lineup(self, seats, rival, mixed):
        if self.whom == FROZEN:
            return [0] + (seats - 1) * [1]
        if self.whom == WEAK_FIELDS:
            return self.among_scripts(seats)
        if self.whom == ANY_FIELD:
            return self.any_field(seats)
        if rival:
            return [2] + (seats - 1) * [0]
        if not mixed:
            return seats * [0]
        if seats > 2 and self.rng.random() < self.scripts:
            return self.among_scripts(seats)
        return self.among_selves(seats)

    def among_selves(self, seats):
        """Past and distorted selves. Most mixed duels are as pure as the rest, and nobody weak sits there: a network that
        has learned to recognise weak players trusts everybody who begins like them."""
        rng, alone = self.rng, seats == 2 or self.rng.random() < 0.6
        past, distorted = 0.3 if seats == 2 else 1 if alone else 0.2, 0 if alone else 0.25
        line = []
        for seat in range(seats):
            x = 1 if alone and seat else rng.random()
            line.append(1 if x < past else 3 + rng.randrange(DISTORTIONS) if x < past + distorted else 0)
        return line

    def among_scripts(self, seats):
        """One learner; sometimes a second one."""
        second = seats > 2 and self.rng.random() < 0.2 * (seats - 1) / seats
        return self.with_scripts(seats, seats - 1 - second)

    def any_field(self, seats):
        """What the judge of weak fields learns from. Half of the tables have one player among scripts. At the others
        somebody poses as a weak player among strong ones: a script does that best, an exploiter (a past self) does it on
        purpose."""
        kind = self.rng.random()
        if kind < 0.2:
            return [1] + (seats - 1) * [0]
        return self.with_scripts(seats, seats - 1 if kind < 0.7 else 1 if kind < 0.85 else self.rng.randrange(seats - 1))

    def with_scripts(self, seats, count):
        """Most often they are all alike."""
        script = lambda: 3 + DISTORTIONS + self.rng.randrange(SCRIPTS)
        some = count * [script()] if self.rng.random() < 0.7 else [script() for _ in range(count)]
        return (seats - count) * [0] + some


def rules(rng, seats, city_state):
    """The edition and options of a plan: most games are as printed, the rest have options drawn one by one."""
    few = lambda edition: edition if seats <= 6 or edition != "city-state" else "resistance"
    if city_state:
        return dict(edition="city-state")
    printed = [({"edition": few(edition)}, weight) for edition, weight in
               (("city-state", 0.56), ("resistance", 0.07), ("brazilian", 0.04), ("reformation", 0.14))]
    return dict(edition=None, options=printed + [(variant(rng, seats), 0.19 / VARIANTS) for _ in range(VARIANTS)])


def variant(rng, seats):
    exchanger = rng.choice(("ambassador", "inquisitor", "both"))
    options = dict(
        edition="resistance", exchanger=exchanger, art="distinct" if rng.random() < 0.1 else "identical",
        mayDecline=rng.random() < 0.5, replacement=rng.choice(("before-action", "after-action")),
        declared=rng.choice(("off", "off", "coup", "coup-and-assassinate")), allegiances=rng.random() < 0.4)
    if seats == 2:
        options.update(firstPlayerCoins=rng.choice((1, 2)), draft=rng.random() < 0.3)
    if exchanger != "ambassador":
        options.update(contessaBlocksExamine=rng.random() < 0.3, inquisitorExchanges=rng.random() < 0.5)
    return options
