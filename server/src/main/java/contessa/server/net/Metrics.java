package contessa.server.net;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.function.Supplier;

/** Numbers about the server for who runs it; nothing of what is played, said or by whom. */
final class Metrics {

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Counter done = commands("done");
  private final Counter refused = commands("refused");

  Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
  }

  private Counter commands(String outcome) {
    return Counter.builder("contessa.commands")
        .description("Commands of players")
        .tag("outcome", outcome)
        .register(registry);
  }

  /** A number that is read when somebody asks for it. */
  void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder("contessa." + name, value).description(description).register(registry);
  }

  void done(boolean ok) {
    (ok ? done : refused).increment();
  }

  /** A request was answered. */
  void answered(int status) {
    registry.counter("contessa.requests", "status", String.valueOf(status)).increment();
  }

  /** Everything, as Prometheus reads it. */
  String text() {
    return registry.scrape();
  }
}
