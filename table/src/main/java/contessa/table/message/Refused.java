package contessa.table.message;

/** Why a command was refused. Nothing has changed. */
public enum Refused {
  /** No such table, or one that the player may not enter. */
  NO_TABLE,
  NOT_HOST,
  NOT_SEATED,
  SEAT_TAKEN,
  NO_SEAT,
  LOCKED,
  KICKED,
  BAD_NAME,
  NAME_TAKEN,
  /** The table admits no programs. */
  NO_PROGRAMS,
  UNKNOWN_BOT,
  BAD_OPTIONS,
  TOO_FEW_PLAYERS,
  TOO_MANY_PLAYERS,
  /** Not possible at this stage of the table. */
  NOT_NOW,
  /** The question is no longer open. */
  STALE_QUESTION,
  NOT_YOUR_QUESTION,
  ILLEGAL_CHOICE,
  TOO_EARLY,
  TALK_OFF,
  BAD_TEXT,
  TOO_MUCH_TALK,
  /** The player has used this id for another command. */
  ID_REUSED,
  /** Commands come faster than the limit. */
  TOO_MANY_COMMANDS,
  TOO_MANY_TABLES,
  /** The operator of this server has switched it off. */
  OFF_HERE,
  /** The server cannot write to disk, so it accepts nothing. */
  UNAVAILABLE
}
