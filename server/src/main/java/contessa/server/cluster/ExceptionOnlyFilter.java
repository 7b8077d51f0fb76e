package contessa.server.cluster;

import module java.base;

/**
 * The deserialization filter of the JVM: exceptions, and nothing else. Hazelcast sends them from
 * node to node.
 */
final class ExceptionOnlyFilter implements ObjectInputFilter {

  private static final int DEEPEST = 100;
  private static final int LONGEST_ARRAY = 10_000;

  /** What exceptions consist of; the last two hold those that were suppressed. */
  private static final Set<String> PARTS =
      Set.of(
          StackTraceElement.class.getName(),
          Object.class.getName(),
          Collections.emptyList().getClass().getName(),
          ArrayList.class.getName());

  /** Sets it for this process, unless there is another one. */
  static void install() {
    if (Config.getSerialFilter() == null) {
      Config.setSerialFilter(new ExceptionOnlyFilter());
    }
  }

  @Override
  public Status checkInput(FilterInfo info) {
    if (info.depth() > DEEPEST || info.arrayLength() > LONGEST_ARRAY) {
      return Status.REJECTED;
    }
    Class<?> type = info.serialClass();
    if (type == null) {
      return Status.UNDECIDED;
    }
    while (type.isArray()) {
      type = type.getComponentType();
    }
    boolean allowed = Throwable.class.isAssignableFrom(type) || PARTS.contains(type.getName());
    return allowed ? Status.ALLOWED : Status.REJECTED;
  }
}
