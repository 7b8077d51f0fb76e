package contessa.table.game;

/** What is counted per seat in a game. */
public enum Stat {
  DECISIONS,
  /** Decisions that a stand-in made. */
  STOOD_IN,
  /** Claims to hold a character, true or not. */
  CLAIMS,
  LIES,
  LIES_CAUGHT,
  /** Claims of others that they could not or would not prove when challenged. */
  CATCHES,
  INFLUENCES_LOST
}
