package contessa.notation.record.rows;

import module java.base;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.View;
import contessa.notation.Json;
import contessa.notation.record.GameRecord;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordStep.MixedMove;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.Reexecution;
import contessa.notation.record.Reexecution.Moment;
import contessa.royal.Goods;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/** A game as rows, one per decision, with what was true before it. */
public final class DecisionRows {

  /** The names of the columns, as the first line of a file of comma-separated values. */
  public static final String HEADER =
      "game,step,turn,seat,bot,phase,move,p,claim,truth,coins,hands,winners\n";

  private DecisionRows() {}

  /**
   * A row.
   *
   * @param p the probability of the move in the mixture it was drawn from, or 1
   * @param claim the character that the move claims, and whether that is true
   * @param coins of all seats; in Coup Royal, how many cubes lie before them
   * @param hands of all seats, separated by slashes; in Coup Royal, the secret cubes by good
   */
  private record Row(
      long game,
      int step,
      int turn,
      int seat,
      String bot,
      String phase,
      String move,
      double p,
      @Nullable String claim,
      @Nullable Boolean truth,
      String coins,
      String hands,
      String winners) {}

  /** As comma-separated values, without the {@link #HEADER}. */
  public static String csv(GameRecord game, long number) {
    StringBuilder lines = new StringBuilder();
    for (Row row : rows(game, number)) {
      StringJoiner line = new StringJoiner(",", "", "\n");
      line.add(Long.toString(row.game)).add(Integer.toString(row.step));
      line.add(Integer.toString(row.turn)).add(Integer.toString(row.seat)).add(quoted(row.bot));
      line.add(row.phase).add(row.move).add(Double.toString(row.p));
      line.add(Objects.requireNonNullElse(row.claim, ""));
      line.add(row.truth == null ? "" : row.truth ? "1" : "0");
      lines.append(line.add(row.coins).add(row.hands).add(row.winners));
    }
    return lines.toString();
  }

  private static String quoted(String text) {
    return text.matches("[^\",\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }

  /** As lines of JSON. */
  public static String json(GameRecord game, long number) {
    StringBuilder lines = new StringBuilder();
    for (Row row : rows(game, number)) {
      lines.append(
          Json.object(
              json -> {
                json.field("game", row.game).field("step", row.step).field("turn", row.turn);
                json.field("seat", row.seat).field("bot", row.bot).field("phase", row.phase);
                json.field("move", row.move).field("p", row.p).orNull("claim", row.claim);
                json.orNull("truth", row.truth).field("coins", row.coins);
                json.field("hands", row.hands).field("winners", row.winners);
              }));
      lines.append('\n');
    }
    return lines.toString();
  }

  private static List<Row> rows(GameRecord game, long number) {
    List<Row> rows = new ArrayList<>();
    List<Moment> moments = Reexecution.of(game);
    String winners =
        Arrays.stream(Seats.list(game.end().winners()))
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" "));
    for (int n = 1; n < moments.size(); n++) {
      RecordStep step = moments.get(n).step();
      View before = moments.get(n - 1).position().view(Reader.REFEREE);
      Claim claim = claim(moments.get(n).events());
      RecordedPlayer player = game.header().players().get(step.seat());
      rows.add(
          new Row(
              number,
              n,
              before instanceof CoupView coup ? coup.turn() : ((RoyalView) before).round(),
              step.seat(),
              player.bot().isEmpty() ? player.name() : player.bot(),
              phase(before),
              step.move(),
              p(step),
              claim == null ? null : (claim.denied() ? "not " : "") + name(claim.role()),
              claim == null ? null : isTrue(claim, (CoupView) before),
              coins(before),
              hands(before),
              winners));
    }
    return rows;
  }

  private static double p(RecordStep step) {
    return step.mix().stream()
            .filter(mixed -> mixed.move().equals(step.move()))
            .mapToInt(MixedMove::share)
            .findFirst()
            .orElse(MixedMove.WHOLE)
        / (double) MixedMove.WHOLE;
  }

  private static @Nullable Claim claim(List<AddressedEvent> events) {
    for (AddressedEvent told : events) {
      if (told.open() instanceof CoupEvent event && event.claimMade() != null) {
        return event.claimMade();
      }
    }
    return null;
  }

  private static boolean isTrue(Claim claim, CoupView before) {
    return claim.isTrueOf(new Cards(before.known(claim.seat())));
  }

  private static String phase(View view) {
    Enum<?> phase = view instanceof CoupView coup ? coup.phase() : ((RoyalView) view).phase();
    return phase.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String coins(View view) {
    return switch (view) {
      case CoupView coup -> joined(" ", coup.seats(), seat -> "" + coup.coins(seat));
      default -> {
        var players = ((RoyalView) view).players();
        yield joined(" ", players.size(), seat -> "" + players.get(seat).goods().total());
      }
    };
  }

  private static String hands(View view) {
    return switch (view) {
      case CoupView coup ->
          joined(
              "/",
              coup.seats(),
              seat ->
                  coup.knownCards(seat).stream()
                      .map(card -> name(card.role()))
                      .collect(Collectors.joining(" ")));
      default -> {
        var players = ((RoyalView) view).players();
        yield joined("/", players.size(), seat -> counts(players.get(seat).secrets()));
      }
    };
  }

  private static String counts(@Nullable Goods goods) {
    List<Integer> counts = Objects.requireNonNullElse(goods, Goods.NONE).counts();
    return counts.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static String name(Role role) {
    return role.name().charAt(0) + role.name().substring(1).toLowerCase(Locale.ROOT);
  }

  private static String joined(String with, int count, IntFunction<String> text) {
    return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining(with));
  }
}
