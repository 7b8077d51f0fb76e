package contessa.server;

import module java.base;

import contessa.notation.registry.Notations;
import contessa.server.host.Tables;
import contessa.server.net.http.Metrics;
import contessa.server.net.http.NetContext;
import contessa.server.push.PushSender;

/** The gauges of a server: who plays, and what is wrong. */
final class ServerGauges {

  private ServerGauges() {}

  static void register(NetContext context, Tables local, int limit, IntSupplier nodes) {
    Metrics metrics = context.metrics();
    metrics.gauge("tables", "Open tables", local::count);
    metrics.gauges("tables.open", "Open tables by edition", "edition", () -> editions(local));
    metrics.gauge("tables.limit", "How many tables may be open", () -> limit);
    metrics.gauge("players.online", "Players who are connected", context.live()::players);
    metrics.gauge("connections.open", "WebSockets and message streams", context.live()::count);
    metrics.gauge("connections", "TCP connections", context.connections()::count);
    metrics.gauge("outbox.bytes", "Bytes waiting to be sent", context.live()::waiting);
    metrics.gauge(
        "cluster.nodes",
        "Nodes of the cluster that this one sees, itself included",
        nodes::getAsInt);
    PushSender pushSender = context.pushSender();
    if (pushSender != null) {
      metrics.gauge("push.delivered", "Messages accepted by push services", pushSender::delivered);
      metrics.gauge("push.dropped", "Push messages that were dropped", pushSender::failed);
    }
  }

  static void register(
      Metrics metrics,
      Path data,
      Tables local,
      BackgroundCheck check,
      HealthCheck health,
      Backups backups) {
    metrics.gauge("journal.problems", "Damage found in the journal", check::count);
    metrics.gauge(
        "tables.unreadable",
        "Open tables left out because they cannot be read",
        () -> local.unreadable().size());
    metrics.gauge("tables.stopped", "Tables stopped after an error", () -> local.stopped().size());
    metrics.gauge(
        "clock.skew.seconds",
        "How far the tables' clock is ahead of this machine's",
        () -> health.skew() / 1_000.0);
    metrics.gauge("backup.overdue.seconds", "How late the next backup is", backups::secondsOverdue);
    metrics.gauge("backup.last.seconds", "When the latest backup was made", backups::lastAt);
    metrics.gauge(
        "backup.uncopied",
        "1 if backup-command could not copy the latest backup",
        () -> backups.hasNoCopy() ? 1 : 0);
    metrics.disk(data);
  }

  /** Also those without a table: a series that comes and goes cannot be plotted. */
  private static Map<String, Long> editions(Tables local) {
    Map<String, Long> counts = new TreeMap<>();
    Notations.ALL.forEach(game -> game.editions().forEach(edition -> counts.put(edition, 0L)));
    local.lines().forEach(line -> counts.merge(line.summary().edition(), 1L, Long::sum));
    return counts;
  }
}
