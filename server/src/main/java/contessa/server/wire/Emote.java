package contessa.server.wire;

/** What a player can say without words. */
public enum Emote {
  LAUGH,
  SURPRISE,
  DOUBT,
  THREAT,
  PLEA,
  APPLAUSE,
  SIGH,
  THINKING
}
