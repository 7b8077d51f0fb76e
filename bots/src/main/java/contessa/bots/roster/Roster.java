package contessa.bots.roster;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.RandomBot;
import contessa.bots.coup.Personality;
import contessa.bots.coup.PolicyBot;
import contessa.bots.coup.Seer;
import contessa.bots.net.NetBot.Strength;
import contessa.bots.net.TrainedNet;
import contessa.bots.royal.RoyalBot;
import contessa.coup.CoupRules;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;
import java.util.List;
import java.util.Optional;

/** The list of all bots, weakest first. */
public final class Roster {

  private static final List<BotKind> ALL =
      List.of(
          new RosterEntry("random", "plays any legal move", (_, _, _) -> new RandomBot()),
          new RosterEntry(
              "honest", "tells the truth and challenges only impossible claims", Roster::honest),
          schemer("schemer", "bluffs and challenges when it pays", Personality.USUAL),
          schemer("schemer:bold", "a schemer that bluffs a lot", Personality.BOLD),
          schemer("schemer:cautious", "a schemer that rarely challenges", Personality.CAUTIOUS),
          schemer("schemer:vengeful", "a schemer that strikes back", Personality.VENGEFUL),
          schemer("schemer:sly", "a schemer that sticks to its story", Personality.SLY),
          new RosterEntry("seer", "models the other players and searches ahead", Roster::seer),
          contessa("contessa:novice", "the contessa, careless and forgetful", Strength.NOVICE),
          contessa("contessa:adept", "the contessa on an ordinary day", Strength.ADEPT),
          contessa("contessa", "a network trained by self-play", Strength.FULL));

  private Roster() {}

  public static List<BotKind> all() {
    return ALL;
  }

  public static Optional<BotKind> named(String name) {
    return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  private static Bot honest(Rulebook rules, int seat, SeededChance random) {
    return switch (rules.kind()) {
      case COUP -> PolicyBot.honest((CoupRules) rules, seat);
      case ROYAL -> RoyalBot.greedy((RoyalRules) rules, random);
    };
  }

  private static RosterEntry schemer(String name, String about, Personality personality) {
    return new RosterEntry(
        name,
        about,
        (rules, seat, random) ->
            switch (rules.kind()) {
              case COUP -> PolicyBot.schemer((CoupRules) rules, seat, personality);
              case ROYAL -> RoyalBot.scheming((RoyalRules) rules, random);
            });
  }

  private static Bot seer(Rulebook rules, int seat, SeededChance random) {
    return switch (rules.kind()) {
      case COUP -> new Seer((CoupRules) rules, seat, random);
      case ROYAL -> RoyalBot.solving((RoyalRules) rules, random);
    };
  }

  private static RosterEntry contessa(String name, String about, Strength strength) {
    return new RosterEntry(
        name,
        about,
        (rules, seat, random) ->
            switch (rules.kind()) {
              case COUP -> TrainedNet.bot((CoupRules) rules, seat, strength, random);
              case ROYAL -> RoyalBot.solving((RoyalRules) rules, random);
            });
  }
}
