package contessa.arena.program;

/**
 * How long the referee waits beyond the time agreed on.
 *
 * @param startingMillis for the first answer, since some programs take long to start
 * @param graceMillis for the others, since pipes and schedulers take some time too
 */
record ReplyTimeouts(int startingMillis, int graceMillis) {

  static final ReplyTimeouts USUAL = new ReplyTimeouts(20_000, 200);
}
