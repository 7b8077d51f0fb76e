package contessa.notation.record;

import module java.base;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.View;
import contessa.notation.Json;
import contessa.notation.json.Words;
import contessa.notation.record.RecordStep.MixedMove;
import contessa.notation.record.Reexecution.Moment;
import contessa.royal.Goods;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/** A game as rows, one per decision, with what was true before it. */
public final class DecisionRows {

  /** The names of the columns, as the first line of a file of comma-separated values. */
  public static final String HEADER =
      "game,step,turn,seat,bot,phase,move,p,claim,truth,coins,hands,winners\n";

  private static final List<String> COLUMNS = List.of(HEADER.strip().split(",", -1));

  private DecisionRows() {}

  /** As comma-separated values, without the {@link #HEADER}. */
  public static String csv(GameRecord game, long number) {
    return rows(game, number).stream()
        .map(row -> row.stream().map(DecisionRows::cell).collect(Collectors.joining(",", "", "\n")))
        .collect(Collectors.joining());
  }

  private static String cell(@Nullable Object value) {
    return switch (value) {
      case null -> "";
      case Boolean flag -> flag ? "1" : "0";
      case String text when !text.matches("[^\",\n]*") -> "\"" + text.replace("\"", "\"\"") + "\"";
      default -> value.toString();
    };
  }

  public static String json(GameRecord game, long number) {
    StringBuilder lines = new StringBuilder();
    for (List<@Nullable Object> row : rows(game, number)) {
      lines.append(
          Json.object(
              json -> {
                for (int n = 0; n < COLUMNS.size(); n++) {
                  json.orNull(COLUMNS.get(n), row.get(n));
                }
              }));
      lines.append('\n');
    }
    return lines.toString();
  }

  /**
   * By {@link #COLUMNS}: {@code p} is the probability of the move in the mixture it was drawn from;
   * {@code coins} and {@code hands} are of all seats, in Coup Royal their open and secret cubes.
   */
  private static List<List<@Nullable Object>> rows(GameRecord game, long number) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
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
          Arrays.asList(
              number,
              n,
              before instanceof CoupView coup ? coup.turn() : ((RoyalView) before).round(),
              step.seat(),
              player.bot().isEmpty() ? player.name() : player.bot(),
              phase(before),
              step.move(),
              p(step),
              claim == null ? null : (claim.denied() ? "not " : "") + Words.capital(claim.role()),
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
    return Words.kebab(view instanceof CoupView coup ? coup.phase() : ((RoyalView) view).phase());
  }

  private static String coins(View view) {
    return view instanceof CoupView coup
        ? joined(" ", coup.seats(), seat -> "" + coup.coins(seat))
        : joined(" ", players(view).size(), seat -> "" + players(view).get(seat).goods().total());
  }

  private static String hands(View view) {
    return view instanceof CoupView coup
        ? joined(
            "/",
            coup.seats(),
            seat ->
                coup.knownCards(seat).stream()
                    .map(card -> Words.capital(card.role()))
                    .collect(Collectors.joining(" ")))
        : joined("/", players(view).size(), seat -> counts(players(view).get(seat).secrets()));
  }

  private static List<RoyalView.Player> players(View view) {
    return ((RoyalView) view).players();
  }

  private static String counts(@Nullable Goods goods) {
    List<Integer> counts = Objects.requireNonNullElse(goods, Goods.NONE).counts();
    return counts.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static String joined(String with, int count, IntFunction<String> text) {
    return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining(with));
  }
}
