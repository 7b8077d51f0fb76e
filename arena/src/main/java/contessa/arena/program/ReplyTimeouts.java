package contessa.arena.program;

/**
 * How long the referee waits beyond the time limit.
 *
 * @param startingMillis for the first answer, since some programs start slowly
 * @param graceMillis for the others, since pipes and schedulers take time
 */
record ReplyTimeouts(int startingMillis, int graceMillis) {

  static final ReplyTimeouts USUAL = new ReplyTimeouts(20_000, 200);
}
