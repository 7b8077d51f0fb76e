package contessa.arena.program;

/**
 * How long the referee waits beyond the time limit.
 *
 * @param startingMillis for the first answer, since some programs start slowly
 * @param graceMillis for the others, since pipes and schedulers take time
 * @param strayMillis for a right answer after a wrong line
 */
record ReplyTimeouts(int startingMillis, int graceMillis, int strayMillis) {

  static final ReplyTimeouts USUAL = new ReplyTimeouts(20_000, 200, 1_000);
}
