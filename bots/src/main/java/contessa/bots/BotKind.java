package contessa.bots;

import contessa.game.Rulebook;
import contessa.game.SeededChance;

/** A kind of bot, under the name that people and programs use to ask for it. */
public interface BotKind {

  String name();

  /** A one-line description for people choosing an opponent. */
  String about();

  /** Whether it plays the game with this name in notation; most play both. */
  default boolean plays(String game) {
    return true;
  }

  /**
   * A new bot for one seat and one game.
   *
   * @param random the bot's only source of chance, used by nothing else
   */
  Bot seat(Rulebook rules, int seat, SeededChance random);
}
