package contessa.server.wire;

/** An emote. */
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
