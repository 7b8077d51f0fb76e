package contessa.server.table;

/** What is counted of a seat in a game. */
public enum Measure {
  DECISIONS,
  /** Decisions that a stand-in made. */
  STOOD_IN,
  /** Words on one's own cards, true or not. */
  CLAIMS,
  LIES,
  LIES_CAUGHT,
  /** Claims of others that they could not or would not prove when challenged. */
  CATCHES,
  INFLUENCES_LOST
}
