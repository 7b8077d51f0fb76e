package contessa.dev.cast;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.arena.Arena;
import contessa.arena.BotContestant;
import contessa.arena.Contest;
import contessa.arena.Contestant;
import contessa.arena.Share;
import contessa.arena.style.Styles;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Cast;
import contessa.bots.roster.Roster;
import contessa.dev.cast.ClaimRates.Kind;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.royal.RoyalRules;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The figures about the characters in {@code docs/results}: how they play, next to people, and how
 * strong each level is. {@code -Dcast.write=FOLDER} writes the files.
 */
@Tag("full")
class CastFiguresTest {

  private static final int LEVELS = 8;
  private static final int FIRST_MIDDLE = 3;
  private static final int LAST_MIDDLE = 6;
  private static final int GAMES = TestScale.of(20, 400);
  private static final int DEALS = TestScale.of(20, 500);
  private static final int ROYAL_DEALS = TestScale.of(4, 100);
  private static final int THREADS = 2;

  /** With few games nothing is certain. */
  private static final boolean FULL = TestScale.of(0, 1) > 0;

  private static final long SEED = 35;

  /** Rates of the middle levels may be off by this factor. */
  private static final double QUARTER = 1.25;

  private static final int LONGEST_MEDIAN = 35;

  private static List<BotKind> levels(int from, int to) {
    return Arrays.stream(Cast.values())
        .filter(one -> one.level() >= from && one.level() <= to)
        .map(one -> Roster.named(one.id()).orElseThrow())
        .toList();
  }

  @Test
  void theMiddleLevelsPlayLikePeople() throws IOException {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder("levels,players");
    for (Kind kind : Kind.values()) {
      head.append(',').append(kind.name().toLowerCase(Locale.ROOT).replace('_', ' '));
    }
    lines.add(head + ",challenges per game,right,median turns");
    lines.add("people,5,20 %,12 %,14 %,53 %,45 %,53 %,41 %,30 %,6.5,38 %,28");
    ClaimRates middle = new ClaimRates();
    for (int seats : new int[] {2, 4, 5, 6}) {
      ClaimRates rates = CastGames.rates(levels(FIRST_MIDDLE, LAST_MIDDLE), seats, GAMES, SEED);
      lines.add(line(FIRST_MIDDLE + " to " + LAST_MIDDLE, seats, rates));
      if (seats == 5) {
        middle = rates;
      }
    }
    for (int level = 1; level <= LEVELS; level++) {
      for (int seats : new int[] {2, 4, 5, 6}) {
        ClaimRates rates =
            CastGames.rates(levels(level, level), seats, level < 7 ? GAMES : GAMES / 4, SEED);
        lines.add(line(String.valueOf(level), seats, rates));
      }
    }
    write("cast-rates.csv", lines);
    if (FULL) {
      check(middle);
    }
  }

  private static void check(ClaimRates rates) {
    for (Kind kind : Kind.values()) {
      assertThat(rates.falsely(kind))
          .as(kind.name())
          .isBetween(kind.amongPeople / QUARTER, kind.amongPeople * QUARTER);
    }
    assertThat(rates.challengesPerGame())
        .isBetween(ClaimRates.CHALLENGES / QUARTER, ClaimRates.CHALLENGES * QUARTER);
    assertThat(rates.rightly()).isBetween(ClaimRates.RIGHT / QUARTER, ClaimRates.RIGHT * QUARTER);
    assertThat(rates.medianTurns()).isLessThanOrEqualTo(LONGEST_MEDIAN);
  }

  private static String line(String levels, int seats, ClaimRates rates) {
    StringBuilder line = new StringBuilder(levels).append(',').append(seats);
    for (Kind kind : Kind.values()) {
      line.append(String.format(Locale.ROOT, ",%.0f %%", 100 * rates.falsely(kind)));
    }
    return line
        + String.format(
            Locale.ROOT,
            ",%.1f,%.0f %%,%d",
            rates.challengesPerGame(),
            100 * rates.rightly(),
            rates.medianTurns());
  }

  @Test
  void everyLevelBeatsTheOneBelow() throws IOException {
    List<Rung> rungs = new ArrayList<>();
    BotKind newcomer = Styles.named("style:newcomer").orElseThrow();
    rungs.add(Rung.measured(GameKind.COUP, "1", levels(1, 1), "newcomer", List.of(newcomer)));
    List<BotKind> best = levels(LEVELS, LEVELS);
    for (GameKind game : GameKind.values()) {
      for (int level = 2; level <= LEVELS; level++) {
        String below = String.valueOf(level - 1);
        rungs.add(
            Rung.measured(
                game,
                String.valueOf(level),
                levels(level, level),
                below,
                levels(level - 1, level - 1)));
      }
    }
    rungs.add(
        Rung.measured(
            GameKind.COUP, "Niccolò", best.subList(0, 1), "contessa", best.subList(1, 2)));
    List<String> lines = new ArrayList<>();
    lines.add("game,level,against,heads-up,one against three");
    rungs.forEach(rung -> lines.add(rung.line()));
    write("cast-levels.csv", lines);
    for (Rung rung : FULL ? rungs : List.<Rung>of()) {
      boolean beaten = rung.below.equals("newcomer");
      if (beaten) {
        assertThat(rung.duel.mean()).as(rung.line()).isLessThan(0.5);
      } else if (!rung.below.equals("contessa")) {
        boolean coup = rung.game == GameKind.COUP;
        assertThat(rung.duel.mean()).as(rung.line()).isGreaterThan(coup ? 0.55 : 0.5);
        if (coup) {
          assertThat(rung.table.mean()).as(rung.line()).isGreaterThan(0.25);
        }
      }
    }
  }

  /** How often one level beats another: in duels, and at tables with three of the others. */
  private record Rung(GameKind game, String level, String below, Share duel, Share table) {

    static Rung measured(
        GameKind game, String level, List<BotKind> some, String below, List<BotKind> others) {
      boolean royal = game == GameKind.ROYAL;
      int deals = royal ? ROYAL_DEALS : DEALS;
      return new Rung(
          game,
          level,
          below,
          share(royal, some, others, 2, deals),
          share(royal, some, others, 4, deals / 2));
    }

    String line() {
      return String.format(
          Locale.ROOT,
          "%s,%s,%s,%.1f ± %.1f %%,%.1f ± %.1f %%",
          game.word(),
          level,
          below,
          100 * duel.mean(),
          100 * duel.margin(),
          100 * table.mean(),
          100 * table.margin());
    }
  }

  /** The share of each of some at tables of the others, over duplicate deals. */
  private static Share share(
      boolean royal, List<BotKind> some, List<BotKind> others, int seats, int deals) {
    Rulebook rules = royal ? RoyalRules.standard(seats) : CastGames.rules(seats);
    double mean = 0;
    double squares = 0;
    int pairs = some.size() * others.size();
    for (BotKind one : some) {
      for (int first = 0; first < others.size(); first++) {
        List<Contestant> table = new ArrayList<>();
        table.add(new BotContestant(one));
        for (int seat = 1; seat < seats; seat++) {
          table.add(new BotContestant(others.get((first + seat) % others.size())));
        }
        Share share = share(rules, table, (long) seats * deals / pairs);
        mean += share.mean() / pairs;
        squares += share.margin() * share.margin() / (pairs * pairs);
      }
    }
    return new Share(mean, Math.sqrt(squares));
  }

  private static Share share(Rulebook rules, List<Contestant> table, long games) {
    Contest contest =
        new Contest(rules, table, false, SEED, Budget.rollouts(300), games, 0, Contest.LONGEST);
    try {
      return new Arena(contest, THREADS).run().lines().getFirst().share();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void write(String name, List<String> lines) throws IOException {
    String folder = System.getProperty("cast.write");
    if (folder != null) {
      Files.write(Path.of(folder).resolve(name), lines);
    }
    lines.forEach(System.out::println);
  }
}
