package contessa.bots.roster;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.RandomBot;
import contessa.bots.coup.Personality;
import contessa.bots.coup.PolicyBot;
import contessa.bots.coup.Seer;
import contessa.bots.royal.RoyalBot;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;
import java.util.List;
import java.util.Optional;

/** All bots, weakest first. */
public final class Roster {

  private static final List<BotKind> ALL =
      List.of(
          new RosterEntry("random", "plays any legal move", (_, _, _) -> new RandomBot()),
          new RosterEntry(
              "honest", "tells the truth and challenges only what cannot be true", Roster::honest),
          schemer("schemer", "lies and doubts as it pays", Personality.USUAL),
          schemer("schemer:bold", "a schemer who lies gladly", Personality.BOLD),
          schemer("schemer:cautious", "a schemer who believes a lot", Personality.CAUTIOUS),
          schemer("schemer:vengeful", "a schemer who forgets no attack", Personality.VENGEFUL),
          schemer("schemer:sly", "a schemer who builds an image", Personality.SLY),
          new RosterEntry(
              "seer", "reads the cards and the people, and thinks ahead", Roster::seer));

  private Roster() {}

  public static List<BotKind> all() {
    return ALL;
  }

  public static Optional<BotKind> named(String name) {
    return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  private static Bot honest(Rulebook rules, int seat, SeededChance random) {
    return rules instanceof CoupRules coup
        ? PolicyBot.honest(coup, seat)
        : RoyalBot.greedy((RoyalRules) rules, random);
  }

  private static RosterEntry schemer(String name, String about, Personality personality) {
    return new RosterEntry(
        name,
        about,
        (rules, seat, random) ->
            rules instanceof CoupRules coup
                ? PolicyBot.schemer(coup, seat, personality)
                : RoyalBot.scheming((RoyalRules) rules, random));
  }

  private static Bot seer(Rulebook rules, int seat, SeededChance random) {
    return rules instanceof CoupRules coup
        ? new Seer(coup, seat, random)
        : RoyalBot.solving((RoyalRules) rules, random);
  }
}
