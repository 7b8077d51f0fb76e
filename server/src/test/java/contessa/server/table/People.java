package contessa.server.table;

import contessa.server.wire.Command;
import contessa.server.wire.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** People who answer whatever they are asked, one at a time and in any order. */
final class People {

  private final World world;
  private final LiveTable table;
  private final Map<String, World.Viewer> viewers;
  private final Random random;

  People(World world, LiveTable table, Map<String, World.Viewer> viewers, Random random) {
    this.world = world;
    this.table = table;
    this.viewers = new TreeMap<>(viewers);
    this.random = random;
  }

  /** Somebody who is asked and has not answered does; or time passes. */
  void step() {
    List<World.Viewer> asked = new ArrayList<>();
    for (World.Viewer viewer : viewers.values()) {
      Decision decision = viewer.view.decision();
      if (decision != null && decision.answer() == null && inTime(viewer)) {
        asked.add(viewer);
      }
    }
    if (asked.isEmpty()) {
      if (!world.ring(Long.MAX_VALUE)) {
        throw new AssertionError("nothing will ever happen again");
      }
      return;
    }
    World.Viewer viewer = asked.get(random.nextInt(asked.size()));
    Decision decision = viewer.view.decision();
    world.pass(random.nextInt(400));
    if (!decision.equals(viewer.view.decision()) || !inTime(viewer)) {
      return;
    }
    String choice = decision.choices().get(random.nextInt(decision.choices().size()));
    World.ok(table.submit(viewer.player, new Command.Decide(world.id(), decision.ask(), choice)));
  }

  /** A window may be open for the target's time bank when the others' time is up. */
  private boolean inTime(World.Viewer viewer) {
    TableState state = table.state();
    return Clockwork.due(state, state.question, viewer.view.you().seat()) > world.now;
  }
}
