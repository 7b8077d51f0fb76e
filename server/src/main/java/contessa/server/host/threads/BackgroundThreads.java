package contessa.server.host.threads;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Threads that give way to all others. Java's priorities do nothing on Linux unless the JVM is told
 * otherwise, and then little; but there each thread has its own nice value, and may raise it.
 */
public final class BackgroundThreads {

  private static final Logger LOG = LoggerFactory.getLogger(BackgroundThreads.class);

  /** For setpriority: the calling thread, and the nice value that gives way most. */
  private static final int BY_THREAD = 0;

  private static final int MYSELF = 0;
  private static final int NICEST = 19;

  private BackgroundThreads() {}

  /** Makes daemons with this name. */
  @SuppressWarnings("ThreadPriorityCheck")
  public static ThreadFactory named(String name) {
    ThreadFactory plain =
        Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name(name, 0).factory();
    return task ->
        plain.newThread(
            () -> {
              giveWay();
              task.run();
            });
  }

  /** On other systems, setpriority would slow down the whole process. */
  private static void giveWay() {
    if (System.getProperty("os.name", "").equals("Linux") && !setPriority()) {
      LOG.info("This system does not let threads give way to others");
    }
  }

  @SuppressWarnings("restricted")
  private static boolean setPriority() {
    try {
      Linker linker = Linker.nativeLinker();
      ValueLayout.OfInt number = ValueLayout.JAVA_INT;
      MethodHandle setpriority =
          linker.downcallHandle(
              linker.defaultLookup().findOrThrow("setpriority"),
              FunctionDescriptor.of(number, number, number, number));
      return (int) setpriority.invokeExact(BY_THREAD, MYSELF, NICEST) == 0;
    } catch (Throwable unavailable) {
      return false;
    }
  }
}
