package contessa.dev.generate;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.arena.Arena;
import contessa.arena.BotContestant;
import contessa.arena.Contest;
import contessa.arena.Contestant;
import contessa.arena.GameKeeper;
import contessa.arena.Player;
import contessa.arena.PlayerSource;
import contessa.arena.Results;
import contessa.arena.report.JsonReport;
import contessa.arena.report.Origin;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.roster.Roster;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.Json;
import contessa.notation.record.DecisionRows;
import contessa.notation.record.GameRecord;
import contessa.royal.RoyalRules;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The declarations from which the schemas are written are neither narrower nor wider than results
 * and rows.
 */
@Tag("soak")
class ResultShapesTest {

  private static final Rulebook COUP = CoupRules.of(Edition.REFORMATION, 3);

  private final ShapeChecker checker = new ShapeChecker();

  private static Contestant bot(String name) {
    return new BotContestant(Roster.named(name).orElseThrow());
  }

  private static Results played(Contest contest) throws InterruptedException {
    return new Arena(contest, 1).run();
  }

  /** Calls every claim likely. */
  private record Trusting(Contestant one) implements Contestant {
    @Override
    public String name() {
      return "trusting";
    }

    @Override
    public PlayerSource playerSource() {
      PlayerSource source = one.playerSource();
      return (rules, seat, seed, game) -> new Believer(source.seat(rules, seat, seed, game));
    }
  }

  private record Believer(Player player) implements Player {
    @Override
    public void hear(Event event) {
      player.hear(event);
    }

    @Override
    public Mixture decide(View view, Budget budget) {
      return player.decide(view, budget);
    }

    @Override
    public double belief() {
      return 0.9;
    }
  }

  private void check(Results results, @Nullable String commit, @Nullable String recorded) {
    Origin origin = new Origin(List.of("arena"), "1.2", commit, Instant.EPOCH);
    String written = JsonReport.withBlocks(results, "seed", origin, recorded);
    checker.check(Json.read(written), ResultShapes.Report.class);
  }

  @Test
  void resultsAreAsDeclared() throws Exception {
    List<Contestant> all = List.of(bot("random"), bot("honest"), new Trusting(bot("honest")));
    check(played(Contest.of(COUP, all).withGames(12)), "abc", "def");
    List<Contestant> pool = Stream.concat(all.stream(), Stream.of(bot("schemer"))).toList();
    check(played(Contest.league(RoyalRules.standard(2), pool).withGames(2)), null, null);
    check(new Arena(Contest.of(COUP, all).withBudget(Budget.millis(5)), 1).results(), null, null);
    assertThat(checker.unseen(ResultShapes.Report.class)).isEmpty();
  }

  @Test
  void rowsAreAsDeclared() throws Exception {
    for (Rulebook rules : List.of(COUP, RoyalRules.standard(3))) {
      List<GameRecord> games = new ArrayList<>();
      GameKeeper keeper =
          new GameKeeper() {
            @Override
            public boolean wants(List<String> names, int winners) {
              return true;
            }

            @Override
            public void keep(GameRecord game) {
              games.add(game);
            }
          };
      List<Contestant> three = List.of(bot("random"), bot("honest"), bot("schemer"));
      new Arena(Contest.of(rules, three).withGames(6), 1, keeper).run();
      for (GameRecord game : games) {
        DecisionRows.json(game, 1)
            .lines()
            .forEach(row -> checker.check(Json.read(row), ResultShapes.Row.class));
      }
    }
    assertThat(checker.unseen(ResultShapes.Row.class)).isEmpty();
  }

  @Test
  void columnsAreNamedAsDeclared() {
    assertThat(DecisionRows.HEADER.strip().split(",", -1))
        .containsExactly(
            Arrays.stream(ResultShapes.Row.class.getRecordComponents())
                .map(RecordComponent::getName)
                .toArray(String[]::new));
  }
}
