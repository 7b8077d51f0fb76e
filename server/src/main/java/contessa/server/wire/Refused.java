package contessa.server.wire;

/** Why a command was not carried out; nothing has changed. */
public enum Refused {
  /** No such table, or none that would let you in. */
  NO_TABLE,
  NOT_HOST,
  NOT_SEATED,
  SEAT_TAKEN,
  NO_SEAT,
  LOCKED,
  KICKED,
  BAD_NAME,
  NAME_TAKEN,
  /** The table takes no programs. */
  NO_PROGRAMS,
  UNKNOWN_BOT,
  BAD_OPTIONS,
  TOO_FEW_PLAYERS,
  TOO_MANY_PLAYERS,
  /** Not at this stage of the table. */
  NOT_NOW,
  /** The question was another one, or is answered. */
  STALE_QUESTION,
  NOT_YOUR_QUESTION,
  ILLEGAL_CHOICE,
  TOO_EARLY,
  TALK_OFF,
  BAD_TEXT,
  TOO_MUCH_TALK,
  TOO_MANY_TABLES,
  /** The server cannot write; nothing is acknowledged until it can. */
  UNAVAILABLE
}
