package contessa.table.message;

/** The chat of a table: free text, only emotes and offers, or nothing. */
public enum Talk {
  CHAT,
  EMOTES,
  OFF
}
