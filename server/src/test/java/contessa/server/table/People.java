package contessa.server.table;

import module java.base;

import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.state.TableState;

/** People who answer every question, one at a time and in any order. */
final class People {

  private final VirtualServer server;
  private final LiveTable table;
  private final Map<String, VirtualServer.Viewer> viewers;
  private final Random random;

  People(
      VirtualServer server,
      LiveTable table,
      Map<String, VirtualServer.Viewer> viewers,
      Random random) {
    this.server = server;
    this.table = table;
    this.viewers = new TreeMap<>(viewers);
    this.random = random;
  }

  /** One player who still has to answer does; if there is none, time passes. */
  void step() {
    List<VirtualServer.Viewer> asked = new ArrayList<>();
    for (VirtualServer.Viewer viewer : viewers.values()) {
      Decision decision = viewer.view.decision();
      if (decision != null && decision.answer() == null && inTime(viewer)) {
        asked.add(viewer);
      }
    }
    if (asked.isEmpty()) {
      if (!server.ring(Long.MAX_VALUE)) {
        throw new AssertionError("nothing will ever happen again");
      }
      return;
    }
    VirtualServer.Viewer viewer = asked.get(random.nextInt(asked.size()));
    Decision decision = viewer.view.decision();
    server.pass(random.nextInt(400));
    if (!decision.equals(viewer.view.decision()) || !inTime(viewer)) {
      return;
    }
    String choice = decision.choices().get(random.nextInt(decision.choices().size()));
    VirtualServer.ok(
        table.submit(viewer.player, new Command.Decide(server.id(), decision.ask(), choice)));
  }

  /** A window may still be open for its target when the others' time is up. */
  private boolean inTime(VirtualServer.Viewer viewer) {
    TableState state = table.state();
    return state.dueAt(viewer.view.you().seat()) > server.now;
  }
}
