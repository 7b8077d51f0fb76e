package contessa.bots;

import contessa.game.Rulebook;
import contessa.game.SeededChance;

/** A kind of bot, by the name under which people and programs ask for it. */
public interface BotKind {

  String name();

  /** One line for people who choose an opponent. */
  String about();

  /** Whether it plays the game of that name in notation. */
  boolean plays(String game);

  /**
   * A fresh mind for one seat and one game.
   *
   * @param random a stream of its own, the bot's only source of chance
   */
  Bot seat(Rulebook rules, int seat, SeededChance random);
}
