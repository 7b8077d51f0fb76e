package contessa.server.net.http;

import contessa.table.message.Command;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.function.Supplier;

/** Numbers for the operator. They say nothing about games, chat or players. */
public final class Metrics {

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Counter done = commands("done");
  private final Counter refused = commands("refused");

  public Metrics() {
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

  /**
   * Counts a command. Secret ones are not counted: the moment of an answer in a window would tell
   * who gave it.
   */
  void count(Command command, boolean ok) {
    boolean secret =
        switch (command) {
          case Command.Decide _, Command.Order _, Command.Mute _, Command.Report _ -> true;
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
    return registry.scrape();
  }
}
