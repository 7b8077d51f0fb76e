package contessa.arena;

/** What is counted of a player's conduct. The referee counts it from the truth; no bot is told. */
public enum Statistic {
  DECISIONS,
  /** Answers that were not legal moves. */
  ILLEGAL,
  /** Answers that could not be read, and those of a player that had failed. */
  BROKEN,
  /** Answers that came too late. */
  LATE,
  /** Claims made, for an action or a block. */
  CLAIMS,
  /** Claims that were not true. */
  BLUFFS,
  /** Bluffs that were challenged. */
  BLUFFS_CAUGHT,
  /** Claims that the player could have challenged. */
  CHALLENGE_CHANCES,
  CHALLENGES,
  /** Challenges of claims that were not true. */
  CHALLENGES_RIGHT,
  /** Coup Royal: thieves sent out. */
  THIEVES,
  /** Thieves who were alone and got the loot. */
  ROBBED,
  /** Thieves who met others. */
  QUARRELLED,
  /** Thieves who ran into a snitch. */
  GUARDED
}
