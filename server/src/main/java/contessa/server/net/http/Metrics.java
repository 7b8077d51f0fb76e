package contessa.server.net.http;

import module java.base;

import contessa.table.message.Command;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.DiskSpaceMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/** Numbers for the operator. They say nothing about games, chat or players. */
public final class Metrics {

  private static final long MINUTE = 60_000;

  /** Numbers that differ by a tag. */
  private record Group(MultiGauge gauge, String tag, Supplier<Map<String, Long>> values) {
    void register() {
      gauge.register(
          values.get().entrySet().stream()
              .<MultiGauge.Row<?>>map(
                  one -> MultiGauge.Row.of(Tags.of(tag, one.getKey()), one.getValue()))
              .toList(),
          true);
    }
  }

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Counter done = commands("done");
  private final Counter refused = commands("refused");

  private final Timer decisions =
      Timer.builder("contessa.decision")
          .description("How long decisions took, from their arrival until they were on disk")
          .serviceLevelObjectives(
              IntStream.of(5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000)
                  .mapToObj(Duration::ofMillis)
                  .toArray(Duration[]::new))
          .register(registry);

  private final List<Group> groups = new CopyOnWriteArrayList<>();
  private final LongSupplier millis;
  private final List<Long> thisMinute = new ArrayList<>();
  private long minute;

  /**
   * Metrics of a server.
   *
   * @param millis the time
   */
  public Metrics(LongSupplier millis) {
    this.millis = millis;
    new JvmMemoryMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
  }

  private Counter commands(String outcome) {
    return Counter.builder("contessa.commands")
        .description("Commands of players, other than decisions and standing orders")
        .tag("outcome", outcome)
        .register(registry);
  }

  /** Registers a number that is read on request. */
  public void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder("contessa." + name, value).description(description).register(registry);
  }

  /** Registers numbers that are read on request, one for each value of a tag. */
  public void gauges(
      String name, String description, String tag, Supplier<Map<String, Long>> values) {
    MultiGauge gauge =
        MultiGauge.builder("contessa." + name).description(description).register(registry);
    groups.add(new Group(gauge, tag, values));
  }

  /** Registers what this program is. */
  public void build(String version) {
    Gauge.builder("contessa.build.info", () -> 1)
        .description("The version of the program and of Java")
        .tags("version", version, "java", Runtime.version().toString())
        .register(registry);
  }

  /** Registers how full the disk with this folder is. */
  public void disk(Path folder) {
    new DiskSpaceMetrics(folder.toFile()).bindTo(registry);
  }

  /**
   * Counts how long a decision took. It shows only in the next minute: the moment of an answer in a
   * window would tell who gave it.
   */
  synchronized void decided(long nanos) {
    publishBefore(millis.getAsLong());
    thisMinute.add(nanos);
  }

  private synchronized void publishBefore(long now) {
    if (now / MINUTE != minute) {
      thisMinute.forEach(nanos -> decisions.record(nanos, TimeUnit.NANOSECONDS));
      thisMinute.clear();
      minute = now / MINUTE;
    }
  }

  /**
   * Counts a command. Secret ones are not counted: the moment of an answer in a window would tell
   * who gave it.
   */
  void count(Command command, boolean ok) {
    boolean secret =
        switch (command) {
          case Command.Decide _,
              Command.Order _,
              Command.Call _,
              Command.Mute _,
              Command.Report _ ->
              true;
          default -> false;
        };
    if (!secret) {
      (ok ? done : refused).increment();
    }
  }

  /** Counts an answered request. */
  public void answered(int status) {
    registry.counter("contessa.requests", "status", String.valueOf(status)).increment();
  }

  /** All numbers in the format of Prometheus. */
  public String text() {
    publishBefore(millis.getAsLong());
    groups.forEach(Group::register);
    return registry.scrape();
  }
}
