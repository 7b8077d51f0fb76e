package contessa.testkit;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;

/**
 * The harness that every game passes: random games under random rules, checked after every move,
 * then replayed from their record.
 *
 * @param seed everything follows from it; printed with every failure
 * @param cap a game that is not over after this many moves is abandoned and counted in the report
 */
public record RandomGames(
    long seed, int cap, Function<SeededChance, Rulebook> rules, List<Supplier<Check>> checks) {

  private static final int CAP = 5_000;
  private static final int SAMPLE = 8;

  public RandomGames {
    checks = List.copyOf(checks);
  }

  /** Games under these rules, with the general checks and these. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public static RandomGames of(
      long seed, Function<SeededChance, Rulebook> rules, Supplier<Check>... checks) {
    List<Supplier<Check>> all = new ArrayList<>(List.of(checks));
    all.add(() -> new TableCheck(new SeededChance(seed)));
    return new RandomGames(seed, CAP, rules, all);
  }

  /**
   * How much was played.
   *
   * @param capped the games abandoned at the cap
   * @param longest the moves of the longest finished game
   */
  public record Report(long seed, int games, long moves, int capped, int longest) {}

  public Report play(int games) {
    long moves = 0;
    int capped = 0;
    int longest = 0;
    for (int game = 0; game < games; game++) {
      SeededChance chance = new SeededChance(seed + game);
      Rulebook rulebook = rules.apply(chance);
      Played played = new Played(rulebook, chance.below(rulebook.seats()), chance.next());
      try {
        play(played, chance);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "seed " + seed + ", game " + game + " of " + rulebook + ": " + played + ": " + e, e);
      }
      moves += played.codes.size();
      if (played.over) {
        longest = Math.max(longest, played.codes.size());
      } else {
        capped++;
      }
    }
    return new Report(seed, games, moves, capped, longest);
  }

  /** The record of a game: enough to replay it, and the results to expect. */
  private static final class Played {
    private final Rulebook rules;
    private final int first;
    private final long seed;
    private final List<Integer> codes = new ArrayList<>();
    private final List<Long> states = new ArrayList<>();
    private final List<List<AddressedEvent>> events = new ArrayList<>();
    private boolean over;

    private Played(Rulebook rules, int first, long seed) {
      this.rules = rules;
      this.first = first;
      this.seed = seed;
    }

    @Override
    public String toString() {
      return "first " + first + ", deal " + seed + ", codes " + codes;
    }
  }

  private void play(Played game, SeededChance mind) {
    List<Check> watching = checks.stream().map(Supplier::get).toList();
    RandomPlayStyle style = new RandomPlayStyle(mind);
    SeededChance chance = new SeededChance(game.seed);
    List<AddressedEvent> dealt = new ArrayList<>();
    Table table = game.rules.deal(game.first, chance, dealt::add);
    game.states.add(Dump.hash(table));
    game.events.add(dealt);
    watching.forEach(check -> check.dealt(table, dealt));
    while (!table.over() && game.codes.size() < cap) {
      int code = style.pick(table);
      int seat = table.toMove();
      watching.forEach(check -> check.before(table, code));
      List<AddressedEvent> events = new ArrayList<>();
      game.codes.add(code);
      table.play(code, chance, events::add);
      game.states.add(Dump.hash(table));
      game.events.add(events);
      watching.forEach(check -> check.played(table, seat, code, events));
    }
    game.over = table.over();
    replay(game);
  }

  /** The same rules, seed and moves, played through positions, give the same game (INV-08). */
  private static void replay(Played game) {
    SeededChance chance = new SeededChance(game.seed);
    Outcome.Played now = Position.deal(game.rules, game.first, chance);
    for (int ply = 0; ; ply++) {
      Table table = now.position().table();
      Check.that(Dump.hash(table) == game.states.get(ply), "the replay differs after move ", ply);
      Check.that(
          now.events().equals(game.events.get(ply)), "the replay has other events at move ", ply);
      if (ply == game.codes.size()) {
        return;
      }
      int code = game.codes.get(ply);
      Outcome outcome = now.position().play(table.toMove(), table.move(code), chance);
      if (!(outcome instanceof Outcome.Played next)) {
        throw new AssertionError("the replay is refused at move " + ply + ": " + outcome);
      }
      if (ply % SAMPLE == 0) {
        Check.that(
            Dump.hash(now.position().table()) == game.states.get(ply),
            "a position changed when it was played on, at move ",
            ply);
      }
      now = next;
    }
  }
}
