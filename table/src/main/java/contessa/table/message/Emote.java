package contessa.table.message;

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
