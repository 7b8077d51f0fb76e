package contessa.bots.roster;

import contessa.bots.BotKind;
import contessa.bots.RandomBot;
import contessa.bots.coup.PolicyBot;
import contessa.coup.CoupRules;
import java.util.List;
import java.util.Optional;

/** All bots, weakest first. */
public final class Roster {

  private static final List<BotKind> ALL =
      List.of(
          new Listed("random", "any legal move", (_, _, _) -> new RandomBot()),
          new Listed(
              "honest",
              "tells the truth and challenges only what cannot be true",
              (rules, seat, _) ->
                  rules instanceof CoupRules coup
                      ? PolicyBot.honest(coup, seat)
                      : new RandomBot()));

  private Roster() {}

  public static List<BotKind> all() {
    return ALL;
  }

  public static Optional<BotKind> named(String name) {
    return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }
}
