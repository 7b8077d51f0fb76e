package contessa.soak;

/** A long run that is stopped says what it has found until then. */
final class ReportWhenStopped implements AutoCloseable {

  private final Thread hook;

  ReportWhenStopped(Runnable report) {
    hook = Thread.ofPlatform().name("report").unstarted(report);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** The run has ended by itself. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is being stopped, and the hook has its turn.
    }
  }
}
