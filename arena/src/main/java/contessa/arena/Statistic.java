package contessa.arena;

import java.util.List;

/** A statistic of a player. The referee counts it from all cards; bots never see it. */
public enum Statistic {
  DECISIONS,
  /** Answers that were not legal moves. */
  ILLEGAL,
  /** Answers that could not be read, or were not given because the program failed. */
  BROKEN,
  /** Answers that came after the time limit. */
  LATE,
  /** Decisions of a program that was given up, so it was not asked. */
  UNASKED,
  /** Claims made, for an action or a block. */
  CLAIMS,
  /** Claims that were false. */
  BLUFFS,
  /** Bluffs that were challenged. */
  BLUFFS_CAUGHT,
  /** Claims that the player could have challenged. */
  CHALLENGE_CHANCES,
  CHALLENGES,
  /** Challenges of false claims. */
  CHALLENGES_RIGHT,
  /** Coup Royal: thieves sent out. */
  THIEVES,
  /** Thieves who were alone and got the loot. */
  ROBBED,
  /** Thieves who met others. */
  QUARRELLED,
  /** Thieves who ran into a snitch. */
  GUARDED;

  /** Answers that could not be played as given. */
  public static final List<Statistic> FAULTS = List.of(ILLEGAL, BROKEN, LATE, UNASKED);
}
