package contessa.server.message;

import contessa.table.message.TableSummary;

/**
 * A table as an operator sees it.
 *
 * @param listed whether it is in the public list
 * @param node the address of the node that has it; empty without a cluster
 */
public record TableLine(TableSummary summary, boolean listed, String node) {

  public TableLine at(String where) {
    return new TableLine(summary, listed, where);
  }
}
