package contessa.bots.roster;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.game.Rulebook;
import contessa.game.SeededChance;

/** An entry of the roster. */
record RosterEntry(String name, String about, BotMaker maker) implements BotKind {

  /** Creates a bot for one seat. */
  @FunctionalInterface
  interface BotMaker {
    Bot seat(Rulebook rules, int seat, SeededChance random);
  }

  @Override
  public Bot seat(Rulebook rules, int seat, SeededChance random) {
    return maker.seat(rules, seat, random);
  }
}
