package contessa.server.table;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Happening;
import contessa.table.message.Message;

/** A table with people who watch it and answer, for tests. */
abstract class AtALiveTable {

  final VirtualServer server = new VirtualServer(11);
  final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();
  LiveTable table;

  void play(Clock clock, int players) {
    table = server.people(VirtualServer.coup("resistance", players, clock), players, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
  }

  VirtualServer.Viewer actor() {
    return viewers.values().stream()
        .filter(viewer -> viewer.view.decision() != null && !viewer.view.decision().sealed())
        .findFirst()
        .orElseThrow();
  }

  void decide(VirtualServer.Viewer viewer, String choice) {
    VirtualServer.ok(reply(viewer, choice));
  }

  Message.Reply reply(VirtualServer.Viewer viewer, String choice) {
    return table.submit(
        viewer.player,
        new Command.Decide(server.id(), viewer.view.common().asking().ask(), choice));
  }

  List<VirtualServer.Viewer> responders() {
    return viewers.values().stream()
        .filter(viewer -> viewer.view.decision() != null && viewer.view.decision().sealed())
        .toList();
  }

  static List<Happening> happenings(VirtualServer.Viewer viewer) {
    List<Happening> all = new ArrayList<>();
    for (Message message : viewer.heard) {
      if (message instanceof Message.Update update) {
        all.addAll(update.events());
      }
    }
    return all;
  }

  /** The number of the open question. */
  int openAsk() {
    return viewers.get("p0").view.common().asking().ask();
  }
}
