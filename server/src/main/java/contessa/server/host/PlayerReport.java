package contessa.server.host;

import contessa.server.table.Reports;
import java.util.List;

/**
 * A player's report about another, for the operator.
 *
 * @param at milliseconds since 1970
 * @param by the name of the reporting player
 * @param player the name of the reported player
 * @param said the last things the reported player said there, oldest first
 */
public record PlayerReport(
    long at, String table, String by, String player, String reason, List<String> said) {

  static PlayerReport of(Reports.Report report) {
    return new PlayerReport(
        report.at(), report.table(), report.by(), report.player(), report.reason(), report.said());
  }
}
