package contessa.table.message;

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
