package contessa.server.wire;

/** What may be said at a table: free text, only emotes and offers, or nothing. */
public enum Talk {
  CHAT,
  EMOTES,
  OFF
}
